import NavGraphEditor
import NavGraphOutline

extension KnownFindings {
    /// The new file, and the lines that are printed about it.
    package struct Renamed {
        package var output: OutputFile
        package var lines: [String]
    }

    /// The file with other names of subjects. All else of it stays: comments, the order of its lines.
    ///
    /// `subjects`: the new ones by the old ones; that of a transition also stands for its alternatives. `nil` if the
    /// baseline has none of them.
    package func renamed(_ subjects: [String: String]) -> Renamed? {
        let positions = Positions(Outline(bytes), .utf32)
        var lines: [String] = []
        var edits: [TextEdit] = []
        let all = baseline.lines.map { (subject: $0.entry.subject, span: $0.span) } + baseline.seenLines
        for (old, span) in all.sorted(by: { $0.span.offset < $1.span.offset }) {
            let element = old.prefix { $0 != "#" }
            guard let other = subjects[String(element)] else { continue }
            let new = other + old.dropFirst(element.count)
            let end = Int(span.end)
            let range = end - old.unicodeScalars.count..<end
            let place = positions.position(of: range.lowerBound)
            lines.append(
                "\(printable(path)):\(place.line + 1):\(place.character + 1): \(printable(old)) → \(printable(new))\n")
            edits.append(TextEdit(range, new))
        }
        guard !edits.isEmpty else { return nil }
        return Renamed(
            output: OutputFile(path: path, bytes: FileEdits([path: edits]).applied(to: bytes, of: path)), lines: lines)
    }
}

import NavGraphEditor
import NavGraphOutline
import NavGraphSyntax

extension EditorServer {
    /// The edits that format a file; `null` for a text that has no layout.
    func formatting(_ point: Point) -> JSON {
        let outline = point.names.files[point.file].outline
        guard let new = try? formatted([UInt8](scalars: outline.scalars)) else { return .null }
        return .array(edits(of: point.path, to: new).map { json($0, point.positions) })
    }

    /// The edits by which a file becomes another text, one for each run of lines that differs.
    func edits(of path: String, to new: [UInt8]) -> [TextEdit] {
        let outline = files.outline(path, root: path) ?? Outline([])
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let before = lines(of: [UInt8](scalars: outline.scalars))
        let after = lines(of: new.starts(with: mark) ? Array(new.dropFirst(mark.count)) : new)
        func text(_ lines: ArraySlice<ArraySlice<UInt8>>) -> String { String(decoding: lines.joined(), as: UTF8.self) }
        var (line, offset) = (0, 0)
        return differingRuns(before, after).map { run in
            offset += text(before[line..<run.old.lowerBound]).unicodeScalars.count
            let end = offset + text(before[run.old]).unicodeScalars.count
            defer { (line, offset) = (run.old.upperBound, end) }
            return TextEdit(offset..<end, text(after[run.new]))
        }
    }
}

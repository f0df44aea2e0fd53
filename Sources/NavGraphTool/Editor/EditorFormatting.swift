import NavGraphEditor
import NavGraphFormat
import NavGraphSyntax

extension EditorServer {
    /// The edits that format a file, one for each run of lines that differs; `null` for a text that has no layout.
    func formatting(_ point: Point) -> JSON {
        let outline = point.names.files[point.file].outline
        let old = Array(outline.text(0..<outline.scalars.count).utf8)
        guard let new = try? formatted(old) else { return .null }
        let (before, after) = (lines(of: old), lines(of: new))
        func text(_ lines: ArraySlice<ArraySlice<UInt8>>) -> String { String(decoding: lines.joined(), as: UTF8.self) }
        var (line, offset) = (0, 0)
        let edits = differingRuns(before, after).map { run -> JSON in
            offset += text(before[line..<run.old.lowerBound]).unicodeScalars.count
            let end = offset + text(before[run.old]).unicodeScalars.count
            defer { (line, offset) = (run.old.upperBound, end) }
            return ["range": json(offset..<end, point.positions), "newText": .string(text(after[run.new]))]
        }
        return .array(edits)
    }
}

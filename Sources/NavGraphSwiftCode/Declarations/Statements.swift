/// Comments above declarations and statements.
extension SourceText {
    /// The lines of the statement below a comment; of a declaration the first one.
    package func linesOfStatement(below line: Int32) -> ClosedRange<Int>? {
        guard let extent = extent(below: line, number: 0), !extent.isEmpty else { return nil }
        let first = Int(tokens[extent.lower].line)
        let word = text(extent.lower)
        let declares =
            DeclarationReader.modifiers.contains(word) || word.hasPrefix("@")
            || ["func", "class", "struct", "enum", "extension", "var", "let", "init", "actor"].contains(word)
        let last = Int(tokens[min(extent.upper, count) - 1].line)
        return first...(declares ? first : last)
    }

    /// What a comment stands directly above: a declaration or a statement.
    package func extent(below line: Int32, number: Int) -> Extent? {
        guard let start = tokens.firstIndex(where: { $0.line > line }) else { return nil }
        var k = start
        while k < count {
            if isOpen(k, "{") { return Extent(file: number, lower: start, upper: after(k)) }
            if tokens[k].kind == .close { break }
            let isNext = k > start && tokens[k].isFirst && text(k) != "."
            if isNext, !text(k - 1).hasPrefix("@"),
                text(start).hasPrefix("@") == false || tokens[k - 1].line > tokens[start].line
            {
                break
            }
            k = tokens[k].kind == .open ? after(k) : k + 1
        }
        return Extent(file: number, lower: start, upper: k)
    }
}

/// The lines and words around the place where libyaml gave up.
extension SyntaxErrorReader {
    /// Where what libyaml was reading begins.
    var context: Int? { error.context.map { Int($0) } }

    func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    func lineStart(_ index: Int) -> Int {
        var start = min(index, scalars.count)
        // At the end of a file that ends with a line break, the last line is meant.
        if start == scalars.count, start > 0, scalars[start - 1] == "\n" { start -= 1 }
        while start > 0, scalars[start - 1] != "\n" { start -= 1 }
        return start
    }

    func lineEnd(_ index: Int) -> Int {
        var end = index
        while end < scalars.count, scalars[end] != "\n" { end += 1 }
        return end
    }

    /// Behind the last character of a line that is neither blank nor in a comment.
    func contentEnd(_ index: Int) -> Int {
        let start = lineStart(index)
        var end = lineEnd(index)
        if let comment = (index..<end).first(where: { scalars[$0] == "#" && $0 > start && scalars[$0 - 1] == " " }) {
            end = comment
        }
        while end > index, [" ", "\t"].contains(scalars[end - 1]) { end -= 1 }
        return end
    }

    func indentation(_ line: Int) -> Int { scalars[line...].prefix { $0 == " " }.count }

    /// The start of the nearest line above that is neither empty nor a comment.
    func lineAbove(_ line: Int) -> Int? {
        var start = line
        while start > 0 {
            start = lineStart(start - 1)
            let first = start + indentation(start)
            if first < scalars.count, scalars[first] != "\n", scalars[first] != "#" { return start }
        }
        return nil
    }

    /// Whether a colon ends a key.
    func isColon(_ index: Int) -> Bool {
        scalars[index] == ":" && (index + 1 >= scalars.count || [" ", "\n"].contains(scalars[index + 1]))
    }

    func isValueStart(_ index: Int) -> Bool {
        guard index > 0, scalars[index - 1] == " " || scalars[index - 1] == "[" else { return false }
        return scalars[..<index].last { $0 != " " }.map { [":", ",", "[", "-"].contains($0) } ?? false
    }

    func isWord(_ index: Int) -> Bool {
        let scalar = scalars[index]
        return scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    func word(endingAt end: Int) -> Range<Int> {
        var start = end
        while start > 0, isWord(start - 1) { start -= 1 }
        return start..<end
    }

    func word(beginningAt start: Int) -> Range<Int> {
        var end = start
        while end < scalars.count, isWord(end) { end += 1 }
        return start..<end
    }

    func span(_ start: Int, _ length: Int) -> Span { Span(offset: UInt32(start), length: UInt32(length)) }

    func insertion(_ index: Int, _ text: String) -> Replacement { Replacement(span(index, 0), with: text) }

    /// What was found, unless its words do not show in a line.
    func failure(
        at start: Int, length: Int, _ message: String, fix: [Replacement] = []
    ) -> YAMLFailure? {
        guard isShown(message), message.unicodeScalars.count <= 300 else { return nil }
        var failure = YAMLFailure(.yamlSyntax, at: .span(span(start, length)), message)
        failure.fix = fix
        return failure
    }
}

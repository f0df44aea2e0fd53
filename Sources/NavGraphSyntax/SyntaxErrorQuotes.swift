/// Quotes, and texts that need them.
extension SyntaxErrorReader {
    var openQuote: YAMLFailure? {
        guard let start = context, start < scalars.count, scalars[start] == "\"" || scalars[start] == "'" else {
            return nil
        }
        return openQuote(at: start)
    }

    /// A quote that is not closed: in braces behind its word, else at the line's end.
    private func openQuote(at start: Int) -> YAMLFailure? {
        let word = word(beginningAt: start + 1)
        let next = scalars[word.upperBound...].first { $0 != " " } ?? "\n"
        let isInBraces = scalars[lineStart(start)..<start].contains { $0 == "{" || $0 == "[" }
        let end =
            !word.isEmpty && isInBraces && ",}]:".unicodeScalars.contains(next) ? word.upperBound : contentEnd(start)
        return failure(
            at: start, length: 1, "the quote that begins here is not closed",
            fix: [insertion(end, String(scalars[start]))])
    }

    /// The only quote of its kind behind a bracket of this line, so that its text ends in another line, if at all.
    var openQuoteInBrackets: YAMLFailure? {
        guard let bracket = context, bracket < scalars.count else { return nil }
        let line = bracket..<contentEnd(bracket)
        guard lineEnd(bracket) < offset,
            let start = line.first(where: { (scalars[$0] == "'" || scalars[$0] == "\"") && isKeyStart($0) }),
            scalars[line].count(where: { $0 == scalars[start] }) == 1
        else { return nil }
        return openQuote(at: start)
    }

    private func isKeyStart(_ index: Int) -> Bool {
        isValueStart(index) || scalars[..<index].last { $0 != " " } == "{"
    }

    var behindQuote: YAMLFailure? {
        guard offset < scalars.count, scalars[offset] != "\n" else { return nil }
        let line = lineStart(offset)..<offset
        guard let last = text(line).last(where: { $0 != " " }) else { return nil }
        if scalars[offset] == "," || scalars[offset] == ";", contentEnd(offset) == offset + 1 {
            return failure(
                at: offset, length: 1, "lines do not end with '\(scalars[offset])'; remove it",
                fix: [Replacement(span(offset, 1), with: "")])
        }
        if last == "}" || last == "]" {
            return failure(at: offset, length: 1, "nothing can follow the '\(last)' in this line")
        }
        guard last == "\"" || last == "'" else { return nil }
        if let open = openQuote(closedBy: last == "'" ? "'" : "\"", before: offset) { return open }
        return failure(
            at: offset, length: 1, "nothing can follow the text in quotes; put the whole text in quotes",
            fix: doubleQuoted(around: offset))
    }

    /// The quote of a line above that the first quote behind it closes, in this line.
    func openQuote(closedBy quote: Unicode.Scalar, before end: Int) -> YAMLFailure? {
        let quotes = scalars[..<end].indices.filter { scalars[$0] == quote }.suffix(2)
        guard quotes.count == 2, let start = quotes.first, lineEnd(start) < end, isValueStart(start) else { return nil }
        return failure(
            at: start, length: 1, "the quote that begins here is not closed",
            fix: [insertion(contentEnd(start), String(quote))])
    }

    /// `'It's'` as `"It's"`, where the line ends with it.
    func doubleQuoted(around offset: Int) -> [Replacement] {
        let (line, end) = (lineStart(offset), contentEnd(offset))
        guard let start = (line..<offset).first(where: { scalars[$0] == "'" && isValueStart($0) }), end > start + 2,
            scalars[end - 1] == "'", !scalars[start..<end].contains(where: { "\"\\{}[]".unicodeScalars.contains($0) })
        else { return [] }
        return [Replacement(span(start, end - start), with: "\"\(text(start + 1..<end - 1))\"")]
    }

    /// A text that begins with a character that means something else, such as `%` or `*`.
    var unquoted: YAMLFailure? {
        var start = min(offset, max(scalars.count - 1, 0))
        // Of an anchor or alias libyaml names what is behind.
        if start > 0, scalars[start - 1] == "*" || scalars[start - 1] == "&" { start -= 1 }
        if let context, context < scalars.count, scalars[context] == "*" || scalars[context] == "&" { start = context }
        guard start < scalars.count, "%`@*&".unicodeScalars.contains(scalars[start]) else { return nil }
        var end = contentEnd(start)
        if scalars[lineStart(start)..<start].contains(where: { $0 == "{" || $0 == "[" }) {
            end = scalars[start..<end].firstIndex { ",}]".unicodeScalars.contains($0) } ?? end
            while scalars[end - 1] == " " { end -= 1 }
        }
        let value = text(start..<end)
        let isWhole = isValueStart(start) && !value.contains { "{}[],'\"".contains($0) }
        return failure(
            at: start, length: 1, "text cannot start with '\(scalars[start])'; put it in quotes",
            fix: isWhole ? [Replacement(span(start, end - start), with: "'\(value)'")] : [])
    }
}

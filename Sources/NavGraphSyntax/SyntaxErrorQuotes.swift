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

    /// A quote that another kind closes: `'/p/{id}’` or `"Hi'`.
    var otherQuote: YAMLFailure? {
        guard let context, context < scalars.count else { return nil }
        let line = lineStart(context)..<lineEnd(context)
        guard let start = line.first(where: { (scalars[$0] == "'" || scalars[$0] == "\"") && isKeyStart($0) }),
            scalars[line].count(where: { $0 == scalars[start] }) == 1,
            let end = line.last(where: {
                $0 > start && "\"'‘’“”".unicodeScalars.contains(scalars[$0]) && scalars[$0] != scalars[start]
            }), end + 1 == line.upperBound || " ,}]".unicodeScalars.contains(scalars[end + 1])
        else { return nil }
        return failure(
            at: end, length: 1,
            "the quote in column \(start - line.lowerBound + 1) is closed by \(scalars[start] == "'" ? "\"'\"" : "'\"'"), found \(OddCharacters.name(scalars[end]))",
            fix: [Replacement(span(end, 1), with: String(scalars[start]))])
    }

    /// `"\d"`
    var escapeInQuotes: YAMLFailure? {
        guard let start = context, start < scalars.count, scalars[start] == "\"",
            let end = scalars[(start + 1)..<lineEnd(start)].firstIndex(of: "\""),
            case let value = text(start + 1..<end), !value.contains("'")
        else { return nil }
        return failure(
            at: start, length: end + 1 - start,
            "in double quotes '\\' begins an escape; use single quotes: '\(value)'",
            fix: [Replacement(span(start, end + 1 - start), with: "'\(value)'")])
    }

    /// A value that begins with `- ` in the line of its key.
    var dashInLine: YAMLFailure? {
        guard offset < scalars.count, scalars[offset] == "-", isValueStart(offset) else { return nil }
        let (line, end) = (lineStart(offset), contentEnd(offset))
        let value = text(offset..<end)
        let key = text(word(beginningAt: line + indentation(line)))
        if key == "title" || key == "about", !value.contains("'") {
            return failure(
                at: offset, length: 1, "text cannot start with '- '; put it in quotes",
                fix: [Replacement(span(offset, end - offset), with: "'\(value)'")])
        }
        let column = String(repeating: " ", count: indentation(line) + 2)
        return failure(
            at: offset, length: 1, "the first item of a list stands in its own line",
            fix: [Replacement(span(offset - 1, 1), with: lineBreak + column)])
    }

    /// `|Feed` and `> Feed`, which would begin a text in lines below.
    var unquotedSign: YAMLFailure? {
        guard let start = context, start < scalars.count, scalars[start] == "|" || scalars[start] == ">" else {
            return nil
        }
        let value = text(start..<contentEnd(start))
        return failure(
            at: start, length: 1, "text cannot start with '\(scalars[start])'; put it in quotes",
            fix: value.contains("'") ? [] : [Replacement(span(start, value.unicodeScalars.count), with: "'\(value)'")])
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
            if scalars[offset] == ",", let colon = line.first(where: isColon), scalars[contentEnd(colon) - 1] == "}",
                case let list = text(colon + 2..<contentEnd(colon)), list.hasPrefix("{"),
                !list.contains(where: { "#'\"".contains($0) })
            {
                // `open: { when: wide, push: post }, { pop: back }`
                return failure(
                    at: offset, length: 1, "several alternatives are a list; put them in brackets",
                    fix: [insertion(colon + 2, "["), insertion(contentEnd(colon), "]")])
            }
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
        if let start = (line..<offset).first(where: { scalars[$0] == "\"" && isValueStart($0) }),
            !scalars[start..<end].contains(where: { "'\\{}[]".unicodeScalars.contains($0) })
        {
            return [Replacement(span(start, end - start), with: "'\(text(start..<end))'")]
        }
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

/// Explains why libyaml cannot read a text, by looking at the line where it gave up.
struct SyntaxErrorReader {
    private let scalars: [Unicode.Scalar]
    private let error: YAMLFailure
    /// Where libyaml gave up.
    private let offset: Int

    init(_ bytes: [UInt8], _ error: YAMLFailure, at offset: Int) {
        scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars.drop { $0 == "\u{FEFF}" })
        self.error = error
        self.offset = min(offset, scalars.count)
    }

    /// The first mark of a merge conflict in the file.
    var conflict: YAMLFailure? {
        var start = 0
        while start < scalars.count {
            let line = text(start..<lineEnd(start))
            if line.hasPrefix("<<<<<<< ") || line.hasPrefix(">>>>>>> ") || line == "=======" {
                return failure(
                    at: start, length: line.count,
                    "there is an unresolved merge conflict; choose a side, and remove its marks")
            }
            start = lineEnd(start) + 1
        }
        return nil
    }

    var explained: YAMLFailure? {
        slashComment ?? oddDash ?? dashWithoutSpace ?? explainedByProblem
    }

    private var explainedByProblem: YAMLFailure? {
        switch error.problem {
        case "found unexpected end of stream": openQuote
        case "found character that cannot start any token": unquoted
        case "did not find expected alphabetic or numeric character": unquoted
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'": inBrackets
        case "found unexpected ':'": missingSpace
        case "mapping values are not allowed in this context": twoColons ?? missingColonAbove ?? tooDeep
        case "could not find expected ':'": missingColon
        case "did not find expected key", "did not find expected '-' indicator":
            extraBracket ?? behindQuote ?? dashBesideKey ?? wrongIndentation
        default: nil
        }
    }

    // MARK: - Quotes

    private var openQuote: YAMLFailure? {
        guard let start = context, start < scalars.count, scalars[start] == "\"" || scalars[start] == "'" else {
            return nil
        }
        return failure(
            at: start, length: 1, "the quote that begins here is not closed",
            fix: [insertion(contentEnd(start), String(scalars[start]))])
    }

    private var behindQuote: YAMLFailure? {
        guard offset < scalars.count, scalars[offset] != "\n" else { return nil }
        let line = lineStart(offset)..<offset
        guard let last = text(line).last(where: { $0 != " " }) else { return nil }
        if last == "}" || last == "]" {
            return failure(at: offset, length: 1, "nothing can follow the '\(last)' in this line")
        }
        guard last == "\"" || last == "'" else { return nil }
        if scalars[offset] == ",", contentEnd(offset) == offset + 1 {
            return failure(
                at: offset, length: 1, "lines do not end with ','; remove it",
                fix: [Replacement(span(offset, 1), with: "")])
        }
        if let open = openQuote(closedBy: last == "'" ? "'" : "\"", before: offset) { return open }
        return failure(
            at: offset, length: 1, "nothing can follow the text in quotes; put the whole text in quotes",
            fix: doubleQuoted(around: offset))
    }

    /// The quote of a line above that the first quote behind it closes, in this line.
    private func openQuote(closedBy quote: Unicode.Scalar, before end: Int) -> YAMLFailure? {
        let quotes = scalars[..<end].indices.filter { scalars[$0] == quote }.suffix(2)
        guard quotes.count == 2, let start = quotes.first, lineEnd(start) < end, isValueStart(start) else { return nil }
        return failure(
            at: start, length: 1, "the quote that begins here is not closed",
            fix: [insertion(contentEnd(start), String(quote))])
    }

    /// `'It's'` as `"It's"`, where the line ends with it.
    private func doubleQuoted(around offset: Int) -> [Replacement] {
        let (line, end) = (lineStart(offset), contentEnd(offset))
        guard let start = (line..<offset).first(where: { scalars[$0] == "'" && isValueStart($0) }), end > start + 2,
            scalars[end - 1] == "'", !scalars[start..<end].contains(where: { "\"\\{}[]".unicodeScalars.contains($0) })
        else { return [] }
        return [Replacement(span(start, end - start), with: "\"\(text(start + 1..<end - 1))\"")]
    }

    /// A text that begins with a character that means something else, such as `%` or `*`.
    private var unquoted: YAMLFailure? {
        var start = min(offset, max(scalars.count - 1, 0))
        // Of an anchor or alias libyaml names what is behind.
        if start > 0, scalars[start - 1] == "*" || scalars[start - 1] == "&" { start -= 1 }
        if let context, context < scalars.count, scalars[context] == "*" || scalars[context] == "&" { start = context }
        guard start < scalars.count, "%`@*&".unicodeScalars.contains(scalars[start]) else { return nil }
        let end = contentEnd(start)
        let value = text(start..<end)
        let isWhole = isValueStart(start) && !value.contains { "{}[],'\"".contains($0) }
        return failure(
            at: start, length: 1, "text cannot start with '\(scalars[start])'; put it in quotes",
            fix: isWhole ? [Replacement(span(start, end - start), with: "'\(value)'")] : [])
    }

    /// `// text`, here or in the line above.
    private var slashComment: YAMLFailure? {
        let line = lineStart(offset)
        for start in [lineAbove(line), line].compactMap(\.self) {
            let first = start + indentation(start)
            guard first + 1 < scalars.count, scalars[first] == "/",
                scalars[first + 1] == "/" || scalars[first + 1] == "*"
            else { continue }
            return failure(
                at: first, length: 2, "a comment begins with '#'; '/\(scalars[first + 1])' is text",
                fix: [Replacement(span(first, 2), with: "#")])
        }
        return nil
    }

    /// A dash of another kind that begins an item, here or in one of the lines above.
    private var oddDash: YAMLFailure? {
        let line = lineStart(offset)
        let above = lineAbove(line)
        for start in [above.flatMap(lineAbove), above, line].compactMap(\.self) {
            let first = start + indentation(start)
            guard first + 1 < scalars.count, scalars[first].value > 0x7E, scalars[first + 1] == " ",
                OddCharacters.replacement(scalars[first]) == "-"
            else { continue }
            return failure(
                at: first, length: 1, "\(OddCharacters.name(scalars[first])) cannot begin an item; write '-'",
                fix: [Replacement(span(first, 1), with: "-")])
        }
        return nil
    }

    /// `-{ push: post }`
    private var dashWithoutSpace: YAMLFailure? {
        let line = lineStart(offset)
        let first = line + indentation(line)
        guard first + 1 < scalars.count, scalars[first] == "-", scalars[first + 1] == "{" || scalars[first + 1] == "["
        else { return nil }
        return failure(at: first, length: 1, "a space is missing behind '-'", fix: [insertion(first + 1, " ")])
    }

    /// A line that begins with `-` beside one that does not.
    private var dashBesideKey: YAMLFailure? {
        let line = lineStart(offset)
        guard let above = lineAbove(line) else { return nil }
        let (first, other) = (line + indentation(line), above + indentation(above))
        func isItem(_ index: Int) -> Bool {
            index + 1 < scalars.count && scalars[index] == "-" && scalars[index + 1] == " "
        }
        if isItem(first), indentation(above) == indentation(line), scalars[other] == "{" || scalars[other] == "[" {
            return failure(
                at: other, length: 1, "a '-' is missing: the next item of the list has one",
                fix: [insertion(other, "- ")])
        }
        guard let item = context, isItem(item), !isItem(first), first < scalars.count,
            indentation(lineStart(item)) == indentation(line)
        else { return nil }
        let key = lineAbove(lineStart(item)).map { text(word(beginningAt: $0 + indentation($0))) }
        if ["checks", "entry", "path", "tabs", "columns", "include"].contains(key) {
            return failure(
                at: first, length: 1, "a '-' is missing: the items of the list above have one",
                fix: [insertion(first, "- ")])
        }
        let name = text(word(beginningAt: first))
        return failure(
            at: item, length: 1,
            "the '-' begins a list, but \(name.isEmpty ? "the line below" : "'\(name)'") has none; remove it",
            fix: [Replacement(span(item, 2), with: "")])
    }

    // MARK: - Brackets

    private var inBrackets: YAMLFailure? {
        unquotedPath ?? bracketsAndQuestionMark ?? arrayType ?? givenArguments ?? nestedEntry ?? otherBracket
            ?? missingComma
            ?? openBracket
    }

    /// `{ push: post ]`
    private var otherBracket: YAMLFailure? {
        guard let start = context, start < offset, offset < scalars.count,
            scalars[offset] == "]" || scalars[offset] == "}"
        else { return nil }
        let right = scalars[start] == "{" ? "}" : "]"
        guard right != String(scalars[offset]), lineEnd(start) >= offset else { return nil }
        // It closes the one around.
        let around = scalars[lineStart(start)..<start].filter { "{[]}".unicodeScalars.contains($0) }
        if around.count(where: { $0 == "{" || $0 == "[" }) > around.count(where: { $0 == "}" || $0 == "]" }) {
            return failure(
                at: start, length: 1, "the '\(scalars[start])' that begins here is not closed",
                fix: [insertion(offset, right)])
        }
        return failure(
            at: offset, length: 1, "the '\(scalars[start])' is closed by '\(right)', found '\(scalars[offset])'",
            fix: [Replacement(span(offset, 1), with: right)])
    }

    private var openBracket: YAMLFailure? {
        guard let start = context, start < scalars.count, lineEnd(start) < offset else { return nil }
        let bracket = scalars[start]
        guard bracket == "{" || bracket == "[", indentation(lineStart(offset)) <= indentation(lineStart(start)) else {
            return nil
        }
        return failure(
            at: start, length: 1, "the '\(bracket)' that begins here is not closed",
            fix: [insertion(contentEnd(start), bracket == "{" ? " }" : "]")])
    }

    /// A `}` too many.
    private var extraBracket: YAMLFailure? {
        guard offset < scalars.count, scalars[offset] == "}" || scalars[offset] == "]" else { return nil }
        var start = offset
        while start > 0, scalars[start - 1] == " " { start -= 1 }
        return failure(
            at: offset, length: 1, "this '\(scalars[offset])' closes nothing; remove it",
            fix: [Replacement(span(start, offset + 1 - start), with: "")])
    }

    /// `/notes/{id}`, whose `{` begins a mapping in braces.
    private var unquotedPath: YAMLFailure? {
        let start = lineStart(offset)
        guard
            let slash = (start..<offset).last(where: {
                isValueStart($0) && !["{", "[", "'", "\"", "&", "*", "!", " "].contains(scalars[$0])
            })
        else { return nil }
        var end = slash
        var depth = 0
        while end < lineEnd(slash), depth > 0 || ![" ", ",", "}", "]"].contains(scalars[end]) {
            if scalars[end] == "{" { depth += 1 }
            if scalars[end] == "}" { depth -= 1 }
            end += 1
        }
        let path = text(slash..<end)
        let first = path.prefix { $0 != "," && $0 != " " }
        if first.contains("/"), first.contains("{"), !first.contains("}"), path[first.endIndex...].first == "," {
            let length = first.unicodeScalars.count
            return failure(
                at: slash, length: length, "the '{' is not closed; write '\(first)}' in quotes",
                fix: [Replacement(span(slash, length), with: "'\(first)}'")])
        }
        guard path.contains("{"), path.contains("}") else { return nil }
        return failure(
            at: slash, length: end - slash, "a text that contains '{' needs quotes: '\(path)'",
            fix: [Replacement(span(slash, end - slash), with: "'\(path)'")])
    }

    /// `[String]?`
    private var bracketsAndQuestionMark: YAMLFailure? {
        guard offset < scalars.count, offset > 0, scalars[offset] == "?" else { return nil }
        var (start, depth) = (offset - 1, 0)
        let first = lineStart(offset)
        while start >= first {
            if scalars[start] == "]" || scalars[start] == "}" { depth += 1 }
            if scalars[start] == "[" || scalars[start] == "{" { depth -= 1 }
            if depth == 0 { break }
            start -= 1
        }
        guard start >= first else { return nil }
        let type = text(start..<offset + 1)
        return failure(
            at: start, length: type.count, "a type with brackets and '?' needs quotes: '\(type)'",
            fix: [Replacement(span(start, type.count), with: "'\(type)'")])
    }

    /// `string[]`
    private var arrayType: YAMLFailure? {
        let name = word(endingAt: offset)
        guard !name.isEmpty, text(offset..<min(offset + 2, scalars.count)) == "[]" else { return nil }
        let written = text(name) + "[]"
        let type = ForeignType.meaning(of: written) ?? "[\(text(name))]"
        return failure(
            at: name.lowerBound, length: written.count, "an array type is written '\(type)'",
            fix: [Replacement(span(name.lowerBound, written.count), with: type)])
    }

    /// `{ push: product(id: 5) }`
    private var givenArguments: YAMLFailure? {
        let label = word(endingAt: offset)
        guard !label.isEmpty, offset < scalars.count, isColon(offset), label.lowerBound > 1,
            scalars[label.lowerBound - 1] == "("
        else {
            return nil
        }
        let target = word(endingAt: label.lowerBound - 1)
        guard !target.isEmpty, target.lowerBound > 1, scalars[target.lowerBound - 2] == ":",
            let close = (offset..<lineEnd(offset)).first(where: { scalars[$0] == ")" })
        else { return nil }
        let form = "with: { \(text(label.lowerBound..<close)) }"
        return failure(
            at: target.lowerBound, length: close + 1 - target.lowerBound,
            "arguments are written beside the action: '\(form)'",
            fix: [Replacement(span(target.upperBound, close + 1 - target.upperBound), with: ", " + form)])
    }

    /// `{ when: draft: false }`
    private var nestedEntry: YAMLFailure? {
        let name = word(endingAt: offset)
        guard !name.isEmpty, offset < scalars.count, isColon(offset),
            let colon = scalars[..<name.lowerBound].lastIndex(where: { $0 != " " }),
            scalars[colon] == ":",
            let end = scalars[offset...].firstIndex(where: { ",{}[]\n".unicodeScalars.contains($0) }),
            scalars[end] == "," || scalars[end] == "}"
        else { return nil }
        let value = text(name.lowerBound..<end).split(separator: " ").joined(separator: " ")
        let form = entry(value, under: text(word(endingAt: colon)))
        var last = end
        while scalars[last - 1] == " " { last -= 1 }
        return failure(
            at: name.lowerBound, length: last - name.lowerBound, form.message,
            fix: [Replacement(span(name.lowerBound, last - name.lowerBound), with: form.text)])
    }

    /// What an entry is meant as that stands in the line of another key: a condition with its value, or a mapping.
    private func entry(_ entry: String, under key: String) -> (message: String, text: String) {
        let words = entry.split(separator: " ")
        if ["when", "requires", "locked", "back"].contains(key), words.count == 2,
            ["true", "false", "yes", "no"].contains(words[1])
        {
            let condition = (["true", "yes"].contains(words[1]) ? "" : "not ") + words[0].dropLast()
            return ("a condition is written without a value: '\(condition)'", condition)
        }
        return (
            "a mapping in a line needs braces: '{ \(entry) }'; a text that contains ': ' needs quotes", "{ \(entry) }"
        )
    }

    /// `present: checkout returns: { … }`
    private var missingComma: YAMLFailure? {
        guard offset < scalars.count else { return nil }
        let line = lineStart(offset)
        var name = word(endingAt: offset)
        // Behind a closing bracket or quote, what follows is where libyaml gave up.
        if name.isEmpty { name = word(beginningAt: offset) }
        guard !name.isEmpty, name.lowerBound > line else { return nil }
        guard let end = (line..<name.lowerBound).last(where: { scalars[$0] != " " }), end + 1 < name.lowerBound,
            !["{", "[", ",", ":"].contains(scalars[end])
        else { return nil }
        var colon = name.upperBound
        while colon < scalars.count, scalars[colon] == " " { colon += 1 }
        guard colon < scalars.count, scalars[colon] == ":" else { return nil }
        if scalars[end] == ";" {
            return failure(
                at: end, length: 1, "entries are separated by ',', found ';'",
                fix: [Replacement(span(end, 1), with: ",")])
        }
        return failure(
            at: name.lowerBound, length: name.count, "a comma is missing before '\(text(name))'",
            fix: [insertion(end + 1, ",")])
    }

    // MARK: - Colons

    private var missingSpace: YAMLFailure? {
        let name = word(endingAt: offset)
        guard !name.isEmpty, offset < scalars.count, scalars[offset] == ":" else { return nil }
        return failure(
            at: name.lowerBound, length: name.count + 1, "a space is missing behind '\(text(name)):'",
            fix: [insertion(offset + 1, " ")])
    }

    /// `title: Shop: all`
    private var twoColons: YAMLFailure? {
        let line = lineStart(offset)
        if let call = call(from: line + indentation(line), to: contentEnd(line)) { return call }
        guard let colon = (line..<offset).first(where: { isColon($0) }) else { return nil }
        var start = colon + 1
        while start < offset, scalars[start] == " " { start += 1 }
        let end = contentEnd(start)
        guard start < offset else { return nil }
        let value = text(start..<end)
        // `params: id: String` is meant as a mapping, a title as a text.
        let key = text(word(endingAt: colon))
        let left = word(beginningAt: start)
        if left.upperBound == offset, !["title", "about"].contains(key) {
            let form = entry(value, under: key)
            return failure(
                at: start, length: end - start, form.message,
                fix: [Replacement(span(start, end - start), with: form.text)])
        }
        if let call = call(from: start, to: end), ["receives", "outcomes"].contains(key) { return call }
        if value.hasPrefix("("), value.hasSuffix(")"), key != "title", key != "about" {
            let inside = value.dropFirst().dropLast().drop { $0 == " " }
            let braces = "{ \(inside)\(inside.hasSuffix(" ") ? "" : " ")}"
            return failure(
                at: start, length: end - start, "a mapping in a line needs braces: '\(braces)'",
                fix: [Replacement(span(start, end - start), with: braces)])
        }
        let quote = value.contains("'") ? "\"" : "'"
        guard !value.contains(quote) else { return nil }
        return failure(
            at: start, length: end - start, "a text that contains ': ' needs quotes: \(quote)\(value)\(quote)",
            fix: [Replacement(span(start, end - start), with: quote + value + quote)])
    }

    /// `show(count: Int)`, or the same as a key.
    private func call(from start: Int, to end: Int) -> YAMLFailure? {
        let name = word(beginningAt: start)
        let isKey = end > start && scalars[end - 1] == ":"
        let close = end - (isKey ? 2 : 1)
        guard !name.isEmpty, close > name.upperBound, scalars[name.upperBound] == "(", scalars[close] == ")" else {
            return nil
        }
        let entry = "\(text(name)): { \(text(name.upperBound + 1..<close)) }"
        let form = start == lineStart(start) + indentation(lineStart(start)) ? entry : "{ \(entry) }"
        return failure(
            at: start, length: end - start, "params are written as a mapping: '\(form)'",
            fix: [Replacement(span(start, end - start), with: form)])
    }

    private var missingColonAbove: YAMLFailure? {
        guard let above = lineAbove(lineStart(offset)) else { return nil }
        return missingColon(inLineAt: above)
    }

    private var tooDeep: YAMLFailure? {
        let line = lineStart(offset)
        guard let above = lineAbove(line), indentation(line) > indentation(above) else { return nil }
        let start = line + indentation(line)
        return failure(
            at: start, length: contentEnd(start) - start,
            "this line is indented deeper than '\(text(above + indentation(above)..<contentEnd(above)))', which has a value already"
        )
    }

    private var missingColon: YAMLFailure? { context.flatMap { missingColon(inLineAt: lineStart($0)) } }

    private func missingColon(inLineAt start: Int) -> YAMLFailure? {
        var first = start + indentation(start)
        if text(first..<min(first + 2, scalars.count)) == "- " { first += 2 }
        let name = word(beginningAt: first)
        guard !name.isEmpty, !(start..<contentEnd(start)).contains(where: isColon) else { return nil }
        if name.upperBound < scalars.count, scalars[name.upperBound] == ":" {
            return failure(
                at: first, length: name.count + 1, "a space is missing behind '\(text(name)):'",
                fix: [insertion(name.upperBound + 1, " ")])
        }
        return failure(
            at: first, length: name.count, "a ':' is missing behind '\(text(name))'",
            fix: [insertion(name.upperBound, ":")])
    }

    // MARK: - Indentation

    private var wrongIndentation: YAMLFailure? {
        let line = lineStart(offset)
        let own = indentation(line)
        guard line + own < scalars.count, scalars[line + own] != "\n" else { return nil }
        var open: [Int] = []
        var above = lineAbove(line)
        while let start = above, open.count < 2 {
            let indentation = indentation(start)
            if indentation < open.last ?? .max { open.append(indentation) }
            if indentation == 0 { break }
            above = lineAbove(start)
        }
        guard !open.isEmpty, !open.contains(own) else { return nil }
        let spaces = open.map(String.init).joined(separator: " and ")
        return failure(
            at: line + own, length: 1,
            "this line is indented by \(own) \(own == 1 ? "space" : "spaces"), but the lines above are indented by \(spaces)"
        )
    }

    // MARK: - Text

    /// Where what libyaml was reading begins.
    private var context: Int? { error.context.map { Int($0) } }

    private func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    private func lineStart(_ index: Int) -> Int {
        var start = min(index, scalars.count)
        // At the end of a file that ends with a line break, the last line is meant.
        if start == scalars.count, start > 0, scalars[start - 1] == "\n" { start -= 1 }
        while start > 0, scalars[start - 1] != "\n" { start -= 1 }
        return start
    }

    private func lineEnd(_ index: Int) -> Int {
        var end = index
        while end < scalars.count, scalars[end] != "\n" { end += 1 }
        return end
    }

    /// Behind the last character of a line that is neither blank nor in a comment.
    private func contentEnd(_ index: Int) -> Int {
        let start = lineStart(index)
        var end = lineEnd(index)
        if let comment = (index..<end).first(where: { scalars[$0] == "#" && $0 > start && scalars[$0 - 1] == " " }) {
            end = comment
        }
        while end > index, [" ", "\t", "\r"].contains(scalars[end - 1]) { end -= 1 }
        return end
    }

    private func indentation(_ line: Int) -> Int { scalars[line...].prefix { $0 == " " }.count }

    /// The start of the nearest line above that is neither empty nor a comment.
    private func lineAbove(_ line: Int) -> Int? {
        var start = line
        while start > 0 {
            start = lineStart(start - 1)
            let first = start + indentation(start)
            if first < scalars.count, scalars[first] != "\n", scalars[first] != "#" { return start }
        }
        return nil
    }

    /// Whether a colon ends a key.
    private func isColon(_ index: Int) -> Bool {
        scalars[index] == ":" && (index + 1 >= scalars.count || [" ", "\n", "\r"].contains(scalars[index + 1]))
    }

    private func isValueStart(_ index: Int) -> Bool {
        guard index > 0, scalars[index - 1] == " " || scalars[index - 1] == "[" else { return false }
        return scalars[..<index].last { $0 != " " }.map { [":", ",", "[", "-"].contains($0) } ?? false
    }

    private func isWord(_ index: Int) -> Bool {
        let scalar = scalars[index]
        return scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private func word(endingAt end: Int) -> Range<Int> {
        var start = end
        while start > 0, isWord(start - 1) { start -= 1 }
        return start..<end
    }

    private func word(beginningAt start: Int) -> Range<Int> {
        var end = start
        while end < scalars.count, isWord(end) { end += 1 }
        return start..<end
    }

    private func span(_ start: Int, _ length: Int) -> Span { Span(offset: UInt32(start), length: UInt32(length)) }

    private func insertion(_ index: Int, _ text: String) -> Replacement { Replacement(span(index, 0), with: text) }

    /// What was found, unless its words do not show in a line.
    private func failure(
        at start: Int, length: Int, _ message: String, fix: [Replacement] = []
    ) -> YAMLFailure? {
        guard isShown(message), message.unicodeScalars.count <= 300 else { return nil }
        var failure = YAMLFailure(.yamlSyntax, at: .span(span(start, length)), message)
        failure.fix = fix
        return failure
    }
}

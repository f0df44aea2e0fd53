/// Brackets that are not closed, or closed by another, and what needs quotes for its brackets.
extension SyntaxErrorReader {
    var inBrackets: YAMLFailure? {
        let text = otherQuote ?? openQuoteInBrackets ?? unquotedPath ?? bracketsAndQuestionMark ?? arrayType
        if let entry = text ?? givenArguments ?? conditionAsKey ?? nestedEntry { return entry }
        if let bracket = otherBracket ?? deniedList ?? conditionInList ?? missingComma { return bracket }
        return missingCommaInList ?? bracketOfBlock ?? hashInBrackets ?? openBracket
    }

    /// `{ push: post ]`
    var otherBracket: YAMLFailure? {
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

    var openBracket: YAMLFailure? {
        guard let start = context, start < scalars.count, lineEnd(start) < offset else { return nil }
        let bracket = scalars[start]
        guard bracket == "{" || bracket == "[", indentation(lineStart(offset)) <= indentation(lineStart(start)) else {
            return nil
        }
        return failure(
            at: start, length: 1, "the '\(bracket)' that begins here is not closed",
            fix: [insertion(contentEnd(start), bracket == "{" ? " }" : "]")])
    }

    /// `flows: {` above a block.
    var bracketOfBlock: YAMLFailure? {
        guard let start = context, start < scalars.count, contentEnd(start) == start + 1, lineEnd(start) < offset,
            indentation(lineStart(offset)) > indentation(lineStart(start)),
            let above = lineAbove(lineStart(offset)), ![",", "{", "["].contains(scalars[contentEnd(above) - 1])
        else { return nil }
        return failure(
            at: start, length: 1,
            "the '\(scalars[start])' begins entries that ',' separates; for lines without ',' remove it",
            fix: [Replacement(span(start, 1), with: "")])
    }

    /// `{ a: b # c }`, where a comment hides the end.
    var hashInBrackets: YAMLFailure? {
        guard let start = context, start < scalars.count, lineEnd(start) < offset, case let end = contentEnd(start),
            case let last = text(end..<lineEnd(start)), last.contains(scalars[start] == "{" ? "}" : "]"),
            let colon = scalars[start..<end].lastIndex(where: { $0 == ":" }), colon + 2 < end
        else { return nil }
        var rest = lineEnd(start)
        while " }],".unicodeScalars.contains(scalars[rest - 1]) { rest -= 1 }
        let value = text(colon + 2..<rest)
        guard !value.contains(where: { "'\"{[,".contains($0) }) else { return nil }
        return failure(
            at: colon + 2, length: value.unicodeScalars.count, "a text that contains ' #' needs quotes: '\(value)'",
            fix: [Replacement(span(colon + 2, value.unicodeScalars.count), with: "'\(value)'")])
    }

    /// `[home { event: compose }]`
    var missingCommaInList: YAMLFailure? {
        guard let start = context, start < offset, offset < scalars.count, scalars[start] == "[",
            ["{", "[", "\"", "'"].contains(scalars[offset]), lineEnd(start) >= offset
        else { return nil }
        var end = offset
        while scalars[end - 1] == " " { end -= 1 }
        guard end < offset else { return nil }
        return failure(
            at: offset, length: 1, "a comma is missing before '\(scalars[offset])'", fix: [insertion(end, ",")])
    }

    /// `when: session in [loggedIn, revoked]`
    var conditionInList: YAMLFailure? {
        guard offset < scalars.count, scalars[offset] == "[", offset > 0, scalars[offset - 1] == " ",
            case let word = word(endingAt: offset - 1), text(word) == "in"
        else { return nil }
        return failure(
            at: word.lowerBound, length: 2,
            "'in' is not supported; write an alternative for each condition, or 'not' for the others")
    }

    /// `{ when: wide: { push: post } }`
    var conditionAsKey: YAMLFailure? {
        let name = word(endingAt: offset)
        guard !name.isEmpty, offset + 2 < scalars.count, isColon(offset), scalars[offset + 2] == "{",
            let colon = scalars[..<name.lowerBound].lastIndex(where: { $0 != " " }), scalars[colon] == ":",
            text(word(endingAt: colon)) == "when",
            let close = scalars[offset..<lineEnd(offset)].firstIndex(of: "}")
        else { return nil }
        let rest = text(offset + 3..<close).split(separator: " ").joined(separator: " ")
        let form = "\(text(name)), \(rest)"
        return failure(
            at: name.lowerBound, length: close + 1 - name.lowerBound,
            "a condition stands beside the action: 'when: \(form)'",
            fix: [Replacement(span(name.lowerBound, close + 1 - name.lowerBound), with: form)])
    }

    /// `[wide, !draft]`
    var deniedItem: YAMLFailure? {
        guard let start = context, start < scalars.count, scalars[start] == "!",
            case let name = word(beginningAt: start + 1),
            !name.isEmpty, name.upperBound == offset
        else { return nil }
        return failure(
            at: start, length: name.count + 1, "'!' does not negate a condition; write 'not \(text(name))'",
            fix: [Replacement(span(start, 1), with: "not ")])
    }

    /// A `}` too many.
    var extraBracket: YAMLFailure? {
        guard offset < scalars.count, scalars[offset] == "}" || scalars[offset] == "]" else { return nil }
        var start = offset
        while start > 0, scalars[start - 1] == " " { start -= 1 }
        return failure(
            at: offset, length: 1, "this '\(scalars[offset])' closes nothing; remove it",
            fix: [Replacement(span(start, offset + 1 - start), with: "")])
    }

    /// `/notes/{id}`, whose `{` begins a mapping in braces.
    var unquotedPath: YAMLFailure? {
        let start = lineStart(offset)
        guard
            let slash = (start..<offset).last(where: {
                isValueStart($0) && !["{", "[", "'", "\"", "&", "*", "!", " "].contains(scalars[$0])
            })
        else { return nil }
        var end = slash
        var depth = 0
        let key = scalars[..<slash].lastIndex { $0 != " " && $0 != ":" }.map { text(word(endingAt: $0 + 1)) }
        let isProse = key == "title" || key == "about"
        while end < lineEnd(slash),
            depth > 0 || !(isProse ? [",", "}", "]"] : [" ", ",", "}", "]"]).contains(scalars[end])
        {
            if scalars[end] == "{" { depth += 1 }
            if scalars[end] == "}" { depth -= 1 }
            end += 1
        }
        while scalars[end - 1] == " " { end -= 1 }
        let path = text(slash..<end)
        let first = path.prefix { $0 != "," && $0 != " " }
        if first.contains("/"), first.contains("{"), !first.contains("}"), path[first.endIndex...].first == "," {
            let length = first.unicodeScalars.count
            return failure(
                at: slash, length: length, "the '{' is not closed; write '\(first)}' in quotes",
                fix: [Replacement(span(slash, length), with: "'\(first)}'")])
        }
        guard path.contains("{"), path.contains("}") else { return nil }
        let bare = path.filter { !"${} ".contains($0) }
        if path.hasPrefix("${{"), !bare.isEmpty,
            bare.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isAlphabetic })
        {
            return failure(
                at: slash, length: end - slash, "'${{ }}' is not supported; write '\(bare)'",
                fix: [Replacement(span(slash, end - slash), with: bare)])
        }
        let plain = withPlainPlaceholders(path)
        return failure(
            at: slash, length: end - slash,
            plain == path
                ? "a text that contains '{' needs quotes: '\(path)'"
                : "a text that contains '{' needs quotes, and a placeholder is only a name: '\(plain)'",
            fix: [Replacement(span(slash, end - slash), with: "'\(plain)'")])
    }

    /// `/p/{id}` for `/p/{id:int}`.
    private func withPlainPlaceholders(_ path: String) -> String {
        var plain = ""
        var isCut = false
        for character in path {
            if character == "}" || character == "/" { isCut = false }
            if character == ":" || character == "?", plain.last(where: { "{}".contains($0) }) == "{" { isCut = true }
            if !isCut { plain.append(character) }
        }
        return plain
    }

    /// `not [loggedIn, member]`
    var deniedList: YAMLFailure? {
        guard offset < scalars.count, scalars[offset] == "[" || scalars[offset] == "(", word(endingAt: offset).isEmpty,
            let close = (offset..<lineEnd(offset)).first(where: { scalars[$0] == "]" || scalars[$0] == ")" })
        else { return nil }
        var end = offset
        while end > 0, scalars[end - 1] == " " { end -= 1 }
        let not = word(endingAt: end)
        guard text(not) == "not" else { return nil }
        let names = text(offset + 1..<close).split { ", ".contains($0) }.map { "not \($0)" }
        let form = names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
        return failure(
            at: not.lowerBound, length: close + 1 - not.lowerBound, "conditions are denied one by one: '\(form)'",
            fix: [Replacement(span(not.lowerBound, close + 1 - not.lowerBound), with: form)])
    }

    /// `{ id: ?String }`
    var questionMark: YAMLFailure? {
        guard let start = offset < scalars.count && scalars[offset] == "?" ? offset : nil else { return nil }
        let name = word(beginningAt: start + 1)
        guard !name.isEmpty else { return nil }
        return failure(
            at: start, length: name.count + 1, "the '?' of an optional type stands behind it: '\(text(name))?'",
            fix: [Replacement(span(start, name.count + 1), with: "\(text(name))?")])
    }

    /// `{ id: :id }`
    var unquotedColon: YAMLFailure? {
        guard offset < scalars.count, scalars[offset] == ":", isValueStart(offset),
            case let name = word(beginningAt: offset + 1), !name.isEmpty
        else { return nil }
        return failure(
            at: offset, length: name.count + 1, "a name is written without ':'; write '\(text(name))'",
            fix: [Replacement(span(offset, 1), with: "")])
    }

    /// `{ , push: product }`
    var extraComma: YAMLFailure? {
        guard offset < scalars.count, scalars[offset] == "," else { return nil }
        var end = offset + 1
        while end < scalars.count, scalars[end] == " " { end += 1 }
        return failure(
            at: offset, length: 1, "nothing stands before this ','; remove it",
            fix: [Replacement(span(offset, end - offset), with: "")])
    }

    /// `[String]?`
    var bracketsAndQuestionMark: YAMLFailure? {
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
    var arrayType: YAMLFailure? {
        let name = word(endingAt: offset)
        guard !name.isEmpty, text(offset..<min(offset + 2, scalars.count)) == "[]" else { return nil }
        let written = text(name) + "[]"
        let type = ForeignType.meaning(of: written) ?? "[\(text(name))]"
        return failure(
            at: name.lowerBound, length: written.count, "an array type is written '\(type)'",
            fix: [Replacement(span(name.lowerBound, written.count), with: type)])
    }
}

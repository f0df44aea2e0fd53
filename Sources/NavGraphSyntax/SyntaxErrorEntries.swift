/// Entries whose colon, comma, space or braces are missing.
extension SyntaxErrorReader {
    /// `{ push: product(id: 5) }`
    var givenArguments: YAMLFailure? {
        let label = word(endingAt: offset)
        guard !label.isEmpty, offset < scalars.count, isColon(offset), label.lowerBound > 1,
            scalars[label.lowerBound - 1] == "("
        else {
            return nil
        }
        let target = word(endingAt: label.lowerBound - 1)
        if target.isEmpty, isValueStart(label.lowerBound - 1),
            let close = (offset..<lineEnd(offset)).first(where: { scalars[$0] == ")" })
        {
            // `with: (id: id)`
            let braces = "{ \(text(label.lowerBound..<close)) }"
            return failure(
                at: label.lowerBound - 1, length: close + 2 - label.lowerBound,
                "a mapping in a line needs braces: '\(braces)'",
                fix: [Replacement(span(label.lowerBound - 1, close + 2 - label.lowerBound), with: braces)])
        }
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
    var nestedEntry: YAMLFailure? {
        let name = entryName
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

    /// The word before the place, with a `not` in front of it.
    private var entryName: Range<Int> {
        let name = word(endingAt: offset)
        var end = name.lowerBound
        while end > 0, scalars[end - 1] == " " { end -= 1 }
        let not = word(endingAt: end)
        return text(not) == "not" && end < name.lowerBound ? not.lowerBound..<name.upperBound : name
    }

    /// What an entry is meant as that stands in the line of another key: a condition with its value, or a mapping.
    func entry(_ entry: String, under key: String) -> (message: String, text: String) {
        var words = entry.split(separator: " ")
        if words.count == 2, words[0] == "not:" { words = ["not", words[1] + ":", "true"] }
        let isDenied = words.count == 3 && words[0] == "not"
        if isDenied { words.removeFirst() }
        if ["when", "requires", "locked", "back"].contains(key), words.count == 2,
            words[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        {
            // Other values are names of an enumeration, which stand alone.
            let isFalse = ["false", "no"].contains(words[1])
            let name = isFalse || ["true", "yes"].contains(words[1]) ? words[0].dropLast() : words[1]
            let condition = (isDenied == isFalse ? "" : "not ") + name
            return ("a condition is written without a value, as 'name' or 'not name': '\(condition)'", condition)
        }
        if key == "title" || key == "about" {
            return ("a text that contains ': ' needs quotes: '\(entry)'", "'\(entry)'")
        }
        return (
            "a mapping in a line needs braces: '{ \(entry) }'; a text that contains ': ' needs quotes", "{ \(entry) }"
        )
    }

    /// `present: checkout returns: { … }`
    var missingComma: YAMLFailure? {
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
        let joining = word(endingAt: end + 1)
        if ["and", "then"].contains(text(joining)),
            let close = (colon..<lineEnd(colon)).first(where: { scalars[$0] == "}" })
        {
            var last = close
            while scalars[last - 1] == " " { last -= 1 }
            let form = "then: { \(text(name.lowerBound..<last)) }"
            return failure(
                at: joining.lowerBound, length: last - joining.lowerBound,
                "the second action belongs to 'then': '\(form)'",
                fix: [Replacement(span(joining.lowerBound - 1, last + 1 - joining.lowerBound), with: ", " + form)])
        }
        if scalars[end] == ";" {
            return failure(
                at: end, length: 1, "entries are separated by ',', found ';'",
                fix: [Replacement(span(end, 1), with: ",")])
        }
        return failure(
            at: name.lowerBound, length: name.count, "a comma is missing before '\(text(name))'",
            fix: [insertion(end + 1, ",")])
    }

    var missingSpace: YAMLFailure? {
        let name = word(endingAt: offset)
        guard !name.isEmpty, offset < scalars.count, scalars[offset] == ":" else { return nil }
        if let bracket = context, bracket < offset, scalars[bracket] == "[", offset + 1 < scalars.count,
            scalars[offset + 1] == "]" || scalars[offset + 1] == ","
        {
            return failure(
                at: name.lowerBound, length: name.count + 1, "an item of a list has no ':'; write '\(text(name))'",
                fix: [Replacement(span(offset, 1), with: "")])
        }
        return failure(
            at: name.lowerBound, length: name.count + 1, "a space is missing behind '\(text(name)):'",
            fix: [insertion(offset + 1, " ")])
    }

    /// `title: Shop: all`
    var twoColons: YAMLFailure? {
        let line = lineStart(offset)
        if let call = call(from: line + indentation(line), to: contentEnd(line)) { return call }
        guard let colon = (line..<offset).first(where: { isColon($0) }) else { return nil }
        var start = colon + 1
        while start < offset, scalars[start] == " " { start += 1 }
        let end = contentEnd(start)
        guard start < offset else { return nil }
        let value = text(start..<end)
        let key = text(word(endingAt: colon))
        if let merged = mergedLines(behind: colon, from: start, key) { return merged }
        let name = entryName
        if name.lowerBound == start, word(endingAt: offset) != name {
            let form = entry(value, under: key)
            return failure(
                at: start, length: end - start, form.message,
                fix: [Replacement(span(start, end - start), with: form.text)])
        }
        // `params: id: String` is meant as a mapping, a title as a text.
        let left = word(beginningAt: start)
        if left.upperBound == offset, !["title", "about"].contains(key) {
            let form = entry(value, under: key)
            return failure(
                at: start, length: end - start, form.message,
                fix: [Replacement(span(start, end - start), with: form.text)])
        }
        if let call = call(from: start, to: end), ["receives", "outcomes"].contains(key) { return call }
        let words = value.split(separator: " ")
        if words.count == 5, words[1] == "?", words[3] == ":" {
            // `loggedIn ? main : login`
            let action = key == "entry" ? "root" : key == "start" ? "screen" : "push"
            let form = "[{ when: \(words[0]), \(action): \(words[2]) }, { \(action): \(words[4]) }]"
            return failure(
                at: start, length: end - start, "a choice is written as a list of alternatives: '\(form)'",
                fix: [Replacement(span(start, end - start), with: form)])
        }
        if let last = value.last, ["()", "<>"].contains("\(value.prefix(1))\(last)"), key != "title", key != "about" {
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

    /// `title: Feed  transitions:` and `style: sheet, locked: true`: two entries in one line.
    private func mergedLines(behind colon: Int, from start: Int, _ key: String) -> YAMLFailure? {
        let line = lineStart(offset)
        let name = word(endingAt: offset)
        guard !name.isEmpty, name.lowerBound >= start else { return nil }
        var gap = name.lowerBound
        while gap > colon + 1, scalars[gap - 1] == " " { gap -= 1 }
        let isProse = key == "title" || key == "about"
        let isListed = !isProse && gap > colon + 1 && scalars[gap - 1] == ","
        let isFirst = gap == colon + 1
        let isWide = name.lowerBound - gap > 1 && (isFirst || scalars[gap - 1] != ",")
        let isEmpty = isFirst && contentEnd(offset) == offset + 1
        guard isListed || isWide || isEmpty, scalars[line..<colon].allSatisfy({ $0 == " " || $0 == "-" || isWord($0) })
        else { return nil }
        if isListed { gap -= 1 }
        let first = line + indentation(line)
        var column = indentation(line) + (first < scalars.count && scalars[first] == "-" ? 2 : 0)
        if isFirst { column += 2 }
        return failure(
            at: name.lowerBound, length: name.count, "'\(text(name))' needs its own line",
            fix: [
                Replacement(
                    span(gap, name.lowerBound - gap), with: lineBreak + String(repeating: " ", count: column))
            ])
    }

    private func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// `show(count: Int)`, or the same as a key.
    func call(from start: Int, to end: Int) -> YAMLFailure? {
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

    var missingColonAbove: YAMLFailure? {
        guard let above = lineAbove(lineStart(offset)) else { return nil }
        return missingColon(inLineAt: above)
    }

    var tooDeep: YAMLFailure? {
        let line = lineStart(offset)
        guard let above = lineAbove(line), indentation(line) > indentation(above) else { return nil }
        let start = line + indentation(line)
        let indentation = indentation(above)
        return failure(
            at: start, length: contentEnd(start) - start,
            "this line is indented deeper than '\(text(above + indentation..<contentEnd(above)))', which has a value already",
            fix: isWord(above + indentation)
                ? [Replacement(span(line + indentation, start - line - indentation), with: "")] : [])
    }

    var missingColon: YAMLFailure? { context.flatMap { missingColon(inLineAt: lineStart($0)) } }

    func missingColon(inLineAt start: Int) -> YAMLFailure? {
        var first = start + indentation(start)
        if text(first..<min(first + 2, scalars.count)) == "- " { first += 2 }
        let name = word(beginningAt: first)
        guard !name.isEmpty, !(start..<contentEnd(start)).contains(where: isColon) else { return nil }
        if name.upperBound < scalars.count, scalars[name.upperBound] == ":" {
            return failure(
                at: first, length: name.count + 1, "a space is missing behind '\(text(name)):'",
                fix: [insertion(name.upperBound + 1, " ")])
        }
        // `title = Product`, `push -> product`
        let rest = text(name.upperBound..<contentEnd(start))
        let marks = rest.prefix { " =->→;".contains($0) }
        let isOther = marks.contains { $0 != " " } && (marks.last == " " || marks == ";" || marks == "=")
        let other = isOther ? marks.unicodeScalars.count : 0
        return failure(
            at: first, length: name.count, "a ':' is missing behind '\(text(name))'",
            fix: [Replacement(span(name.upperBound, other), with: other > 0 ? ": " : ":")])
    }
}

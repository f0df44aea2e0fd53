/// Comments, dashes and indentation.
extension SyntaxErrorReader {
    /// `// text`, here or in the line above.
    var slashComment: YAMLFailure? {
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
    var oddDash: YAMLFailure? {
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

    /// `-{ push: post }`, here, or `-post` where libyaml began to read.
    var dashWithoutSpace: YAMLFailure? {
        let isKey = error.problem == "could not find expected ':'"
        let line = lineStart(isKey ? context ?? offset : offset)
        let first = line + indentation(line)
        guard first + 1 < scalars.count, scalars[first] == "-",
            scalars[first + 1] == "{" || scalars[first + 1] == "[" || isKey && isWord(first + 1)
        else { return nil }
        return failure(at: first, length: 1, "a space is missing behind '-'", fix: [insertion(first + 1, " ")])
    }

    /// Tabs that indent a line. With two spaces for each of them in the file, it has to be readable.
    var tabs: YAMLFailure? {
        let line = lineStart(offset)
        guard error.problem.contains("cannot start any token") || error.problem.contains("tab character"),
            let first = scalars[line...].prefix(while: { $0 == " " || $0 == "\t" }).firstIndex(of: "\t")
        else { return nil }
        var text = String.UnicodeScalarView()
        var fix: [Replacement] = []
        var isIndentation = true
        for (index, scalar) in scalars.enumerated() {
            if isIndentation, scalar == "\t" {
                fix.append(Replacement(span(index, 1), with: "  "))
                text.append(contentsOf: "  ".unicodeScalars)
            } else {
                isIndentation = scalar == "\n" || isIndentation && scalar == " "
                text.append(scalar)
            }
        }
        let parser = YAMLParser(Array(String(text).utf8), texts: SharedTextPool(TextPool()))
        var isEnd = false
        while !isEnd, let event = try? parser.next() { isEnd = event.kind == .streamEnd }
        return failure(
            at: first, length: 1, "tabs cannot be used for indentation; use spaces", fix: isEnd ? fix : [])
    }

    /// A line that begins with `-` beside one that does not.
    var dashBesideKey: YAMLFailure? {
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
        if isItem(first), isItem(other), abs(indentation(above) - indentation(line)) == 1 {
            let isLess = indentation(above) > indentation(line)
            return failure(
                at: first, length: 1,
                "this '-' is indented by \(indentation(line)) spaces, but the one above by \(indentation(above))",
                fix: [isLess ? insertion(first, " ") : Replacement(span(first - 1, 1), with: "")])
        }
        if let keys = context, isItem(first), keys < scalars.count, !isItem(keys),
            indentation(lineStart(keys)) == indentation(line)
        {
            let key = text(word(beginningAt: keys))
            return failure(
                at: first, length: 1, "the '-' begins a list, but '\(key)' above has none; remove it",
                fix: [Replacement(span(first, 2), with: "")])
        }
        guard let item = context, isItem(item), !isItem(first), first < scalars.count,
            indentation(lineStart(item)) == indentation(line)
        else { return nil }
        if hasSecondItem(from: item, to: line) { return nil }
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

    /// A key of the last of several items, at the column of their dashes.
    var besideDash: YAMLFailure? {
        let line = lineStart(offset)
        let first = line + indentation(line)
        guard let item = context, item < scalars.count, scalars[item] == "-", hasSecondItem(from: item, to: line),
            indentation(lineStart(item)) == indentation(line)
        else { return nil }
        let name = word(beginningAt: first)
        let next = lineEnd(line) + 1
        let isDeeper = next >= scalars.count || indentation(next) > indentation(line) + 2
        let isWhole = scalars[line..<contentEnd(first)].last != ":" || isDeeper
        return failure(
            at: first, length: max(name.count, 1),
            "'\(text(name))' is indented like the '-' above; to belong to that item, indent it by \(indentation(line) + 2) spaces",
            fix: isWhole ? [insertion(first, "  ")] : [])
    }

    /// Whether another item begins between one and a line.
    private func hasSecondItem(from item: Int, to line: Int) -> Bool {
        let column = indentation(lineStart(item))
        var above = lineAbove(line)
        while let start = above, start > item {
            if indentation(start) == column, scalars[start + column] == "-" { return true }
            above = lineAbove(start)
        }
        return false
    }

    var wrongIndentation: YAMLFailure? {
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
        if let keys = context, keys < scalars.count, keys >= lineStart(keys) + indentation(lineStart(keys)),
            case let other = indentation(lineStart(keys)), other < own, own - other < 2,
            !word(beginningAt: keys).isEmpty
        {
            return failure(
                at: line + own, length: 1,
                "this line is indented by \(own) spaces, but '\(text(word(beginningAt: keys)))' above by \(other)")
        }
        let spaces = open.map(String.init).joined(separator: " and ")
        return failure(
            at: line + own, length: 1,
            "this line is indented by \(own) \(own == 1 ? "space" : "spaces"), but the lines above are indented by \(spaces)"
        )
    }
}

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

    /// Tabs that indent a line. They have a fix where one width of a tab is right: what stands below a key without a value is
    /// deeper than it.
    var tabs: YAMLFailure? {
        let line = lineStart(offset)
        guard error.problem.contains("cannot start any token") || error.problem.contains("tab character"),
            let first = scalars[line...].prefix(while: { $0 == " " || $0 == "\t" }).firstIndex(of: "\t")
        else { return tabInLine }
        var all: [(fix: [Replacement], shape: String, isNested: Bool)] = []
        for width in [2, 4, 8, 6, 3, 5, 7] {
            let (text, fix) = withSpaces(width)
            if let shape = shape(of: text) { all.append((fix, shape, isNested(text))) }
        }
        let nested = all.filter(\.isNested)
        let likely = Set(all.map(\.shape)).count > 1 ? nested : all
        let isClear = Set(likely.map(\.shape)).count == 1
        return failure(
            at: first, length: 1, "tabs cannot be used for indentation; use spaces",
            fix: isClear ? likely[0].fix : [])
    }

    /// A tab behind a dash, in which libyaml reads no value.
    private var tabInLine: YAMLFailure? {
        guard offset > 0, offset < scalars.count, scalars[offset] == "\t", scalars[offset - 1] == "-" else {
            return nil
        }
        return failure(
            at: offset, length: 1, "a tab cannot separate '-' from its item; use a space",
            fix: [Replacement(span(offset, 1), with: " ")])
    }

    /// The text with spaces for the tabs that indent its lines, and these replacements.
    private func withSpaces(_ width: Int) -> (text: String, fix: [Replacement]) {
        let spaces = String(repeating: " ", count: width)
        var text = String.UnicodeScalarView()
        var fix: [Replacement] = []
        var isIndentation = true
        for (index, scalar) in scalars.enumerated() {
            if isIndentation, scalar == "\t" {
                fix.append(Replacement(span(index, 1), with: spaces))
                text.append(contentsOf: spaces.unicodeScalars)
            } else {
                isIndentation = scalar == "\n" || isIndentation && scalar == " "
                text.append(scalar)
            }
        }
        return (String(text), fix)
    }

    /// What opens and closes in a text, and its words; `nil`: it cannot be read.
    private func shape(of text: String) -> String? {
        let texts = SharedTextPool(TextPool())
        let parser = YAMLParser(Array(text.utf8), texts: texts)
        var shape = ""
        while let event = try? parser.next() {
            if event.kind == .streamEnd { return shape }
            shape += "\(event.kind) \(texts.pool[event.text])\n"
        }
        return nil
    }

    /// Whether each line behind a key without a value, of those at a tab, is deeper than the key.
    private func isNested(_ text: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let own = String(String.UnicodeScalarView(scalars)).split(separator: "\n", omittingEmptySubsequences: false)
        var (key, hadTab) = (Int?.none, false)
        for (line, written) in zip(lines, own) {
            let content = line.drop { $0 == " " }
            if content.isEmpty || content.first == "#" { continue }
            let hasTab = written.prefix { $0 == " " || $0 == "\t" }.contains("\t")
            let column = line.count - content.count
            if let key, hasTab || hadTab, column <= key, !content.hasPrefix("- ") { return false }
            key = content.last { $0 != " " } == ":" ? column : nil
            hadTab = hasTab
        }
        return true
    }

    /// A text below `|` or `>` that is not indented deeper than its key.
    var textBesideKey: YAMLFailure? {
        let line = lineStart(context ?? offset)
        guard let above = lineAbove(line), indentation(line) <= indentation(above),
            case let end = contentEnd(above), end > above + 2, scalars[end - 1] == "|" || scalars[end - 1] == ">",
            scalars[end - 2] == " "
        else { return nil }
        let column = indentation(above) + 2
        return failure(
            at: line + indentation(line), length: 1,
            "the text below '\(scalars[end - 1])' is indented deeper than its key, by \(column) spaces",
            fix: [insertion(line, String(repeating: " ", count: column - indentation(line)))])
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
        let next = lineEnd(line) + 1
        if next + column < scalars.count, indentation(next) == column, scalars[next + column] == "-" { return true }
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
        while let start = above {
            let indentation = indentation(start)
            if indentation < open.last ?? .max { open.append(indentation) }
            if indentation == 0 { break }
            above = lineAbove(start)
        }
        guard !open.isEmpty, !open.contains(own) else { return nil }
        // The nearest levels. Of two that are as near, the one that the next line is below, or that of the line above.
        let (deeper, less) = (open.last { $0 > own }, open.filter { $0 < own })
        let next = lineEnd(line) + 1 < scalars.count ? indentation(lineEnd(line) + 1) : 0
        var near = [deeper, less.first].compactMap(\.self).filter { abs($0 - own) == 1 }
        if near.count > 1 {
            let above = lineAbove(line).map(indentation)
            near = near.filter { next > own ? $0 < next : $0 == above }
        }
        open = [deeper].compactMap(\.self) + less.prefix(deeper == nil ? 2 : 1)
        let fix = near.first.map { $0 > own ? insertion(line, " ") : Replacement(span(line, 1), with: "") }
        if let keys = context, keys < scalars.count, keys >= lineStart(keys) + indentation(lineStart(keys)),
            case let other = indentation(lineStart(keys)), other < own, own - other < 2,
            !word(beginningAt: keys).isEmpty
        {
            return failure(
                at: line + own, length: 1,
                "this line is indented by \(count(own)), but '\(text(word(beginningAt: keys)))' above by \(other)",
                fix: fix.map { [$0] } ?? [])
        }
        let spaces = open.map(String.init).joined(separator: " and ")
        return failure(
            at: line + own, length: 1,
            "this line is indented by \(count(own)), but the lines above are indented by \(spaces)",
            fix: fix.map { [$0] } ?? [])
    }

    private func count(_ spaces: Int) -> String { "\(spaces) \(spaces == 1 ? "space" : "spaces")" }
}

import NavGraphSyntax

/// Alternatives that are meant by what is written in another form.
extension Decoder {
    /// A list whose items are the keys of alternatives, `- when: wide` and `- push: product`: the first key that belongs to the
    /// item above, and its place, with what joins them.
    func splitAlternative(
        _ list: YAMLEvent, _ role: Alternative.Role
    ) -> (key: String, place: Span, fix: [Replacement])? {
        let keys = (role == .handler ? KeyTable.handler : .transition).keys
        func isWhen(_ key: Substring) -> Bool { key == Key.when.spelling }
        func isAction(_ key: Substring) -> Bool {
            Key(rawValue: String(key)).flatMap(ActionKey.init) != nil
        }
        if list.style == .inBrackets {
            guard let text = shown(list),
                case let written = entries(inBraces: "{\(text.dropFirst().dropLast())}"),
                written.count > 1, written.allSatisfy({ Key(rawValue: $0.key).map(keys.contains) == true }),
                Set(written.map(\.key)).count == written.count, isWhen(written[0].key[...])
            else { return nil }
            let span = Span(offset: list.span.offset, length: UInt32(text.unicodeScalars.count))
            return (written[1].key, span, [Replacement(span, with: "{\(text.dropFirst().dropLast())}")])
        }
        guard let column = column(of: list.span) else { return nil }
        let reach: UInt32 = 20_000
        let text = events.source.text(of: Span(offset: list.span.offset, length: reach))
        let lineBreak = UInt32(events.lineBreak.unicodeScalars.count)
        var isWhole = text.unicodeScalars.count < Int(reach)
        var items: [(key: Substring, place: Span, isAlone: Bool)] = []
        var offset = list.span.offset
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            let content = line.drop { $0 == " " }
            let start = offset + UInt32(line.count - content.count)
            let indentation = index == 0 ? column : line.count - content.count
            offset = start + UInt32(content.unicodeScalars.count) + lineBreak
            if content.isEmpty || content.hasPrefix("#") { continue }
            if indentation > column, !items.isEmpty {
                if !content.contains(": ") || indentation == column + 2 {
                    items[items.count - 1].isAlone = false
                }
                continue
            }
            guard indentation == column, content.hasPrefix("- ") else {
                isWhole = true
                break
            }
            let key = content.dropFirst(2).prefix { $0 != ":" }
            items.append((key, Span(offset: start, length: 1), true))
        }
        guard isWhole, items.count > 1,
            items.allSatisfy({ $0.isAlone && Key(rawValue: String($0.key)).map(keys.contains) == true })
        else { return nil }
        var joined: [(key: Substring, place: Span)] = []
        var group: Set<Substring> = []
        var groups: [Set<Substring>] = []
        for item in items {
            let isSecondAction = isAction(item.key) && group.contains(where: isAction)
            if group.isEmpty || isWhen(item.key) || isSecondAction || !group.insert(item.key).inserted {
                if !group.isEmpty { groups.append(group) }
                group = [item.key]
            } else {
                joined.append((item.key, item.place))
            }
        }
        groups.append(group)
        // Each alternative does something then, and only the last has no condition.
        guard let first = joined.first, groups.dropLast().allSatisfy({ $0.contains(where: isWhen) }),
            groups.allSatisfy({ $0.contains(where: isAction) })
        else { return nil }
        return (String(first.key), first.place, joined.map { Replacement($0.place, with: " ") })
    }

    /// Reports an alternative for one of several conditions, `when: wide or draft`, which is meant as one for each.
    func reportChoice(_ start: YAMLEvent, _ role: Alternative.Role, of number: Int, at when: Span) -> Bool {
        guard role != .then, let (entries, whole) = writtenEntries(of: start),
            let index = entries.firstIndex(where: { $0.key == Key.when.spelling }), let column = column(of: whole)
        else { return false }
        let written = entries[index].value
        let conditions = written.replacing("||", with: " or ").replacing(" OR ", with: " or ")
            .split(separator: " or ").map { $0.split(separator: " ").joined(separator: " ") }
        guard conditions.count > 1,
            conditions.allSatisfy({ isName(($0.hasPrefix("not ") ? $0.dropFirst(4) : $0[...]).utf8) })
        else { return false }
        let alternatives = conditions.map { condition in
            let keys = entries.indices.map { "\(entries[$0].key): \($0 == index ? condition : entries[$0].value)" }
            return "{ " + keys.joined(separator: ", ") + " }"
        }
        let isInBrackets = number > 0 && (before(whole).last.map { "[,".contains($0) } ?? false)
        let separator =
            number == 0 || isInBrackets
            ? ", " : events.lineBreak + String(repeating: " ", count: max(column - 2, 0)) + "- "
        let joined = alternatives.joined(separator: separator)
        guard let form = number == 0 ? proposable("[\(joined)]") : joined else { return false }
        report(
            .unknownCondition, at: when,
            "unknown condition \(quoted(written)); 'or' is not supported: write an alternative for each condition: '"
                + (number == 0 ? form : alternatives.joined(separator: ", ")) + "'",
            fix: [Replacement(whole, with: form)])
        return true
    }

    /// The text before a place in its line, without blanks at its end.
    private func before(_ span: Span) -> Substring {
        let reach = min(span.offset, 200)
        let text = events.source.text(of: Span(offset: span.offset - reach, length: reach))
        let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last ?? ""
        return line.dropLast(line.reversed().prefix { $0 == " " }.count)
    }

    /// The column of a place, from 0; `nil` where a line is too long for a fix that depends on it.
    func column(of span: Span) -> Int? {
        let reach = min(span.offset, 200)
        let above = events.source.text(of: Span(offset: span.offset - reach, length: reach))
        let column = above.reversed().prefix { !$0.isNewline }.count
        return column < 200 ? column : nil
    }
}

import NavGraphSyntax

/// A list of names in which some items are mappings, so that all of it should be one: `[a, b: Int]`.
struct MixedList {
    let start: YAMLEvent
    /// The items as entries of that mapping.
    var entries: [String] = []
    /// The first item that is not a name.
    var misplaced: YAMLEvent?
    /// What each item is written as; empty where items belong together.
    fileprivate var items: [Span] = []

    init(start: YAMLEvent) { self.start = start }

    mutating func add(_ item: YAMLEvent, as entry: String, isMisplaced: Bool = false) {
        if isMisplaced, misplaced == nil { misplaced = item }
        let isOneLine = !entry.contains(where: \.isNewline)
        let length = item.kind == .mappingStart ? UInt32(entry.unicodeScalars.count) : item.span.length
        items.append(isOneLine ? Span(offset: item.span.offset, length: length) : item.span)
        let inside = entry.hasPrefix("{") && entry.hasSuffix("}") ? entry.dropFirst().dropLast() : entry[...]
        let words = inside.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        entries.append(isOneLine ? words : (words.prefix { $0 != ":" } + ": …"))
    }

    /// Joins the items into which commas inside parentheses have cut an entry.
    mutating func joinBrackets() {
        var joined: [String] = []
        for entry in entries {
            func count(_ mark: Character) -> Int { joined.last?.count { $0 == mark } ?? 0 }
            if count("(") > count(")") { joined[joined.count - 1] += ", " + entry } else { joined.append(entry) }
        }
        if joined.count < entries.count { items = [] }
        entries = joined
    }
}

extension Decoder {
    /// Reports a list at its first item that is not a name, with the mapping to write instead.
    func report(_ list: MixedList, _ message: String) {
        guard let misplaced = list.misplaced else { return }
        let form = proposable("{ " + list.entries.joined(separator: ", ") + " }")
        var fix: [Replacement] = []
        if let form, !form.contains("…") {
            if let written = shown(list.start) {
                let length = UInt32(written.unicodeScalars.count)
                fix = [Replacement(Span(offset: list.start.span.offset, length: length), with: form)]
            } else {
                // Each item loses its dash.
                fix = zip(list.items, list.entries).compactMap { item, entry in
                    dash(before: item).map { Replacement($0.through(item), with: entry) }
                }
                if fix.count < list.entries.count { fix = [] }
            }
        }
        report(.wrongKind, at: misplaced.span, message + (form.map { ": '\($0)'" } ?? ""), fix: fix)
    }

    func dash(before item: Span) -> Span? {
        let reach = min(item.offset, 16)
        let text = events.source.text(of: Span(offset: item.offset - reach, length: reach)).unicodeScalars
        let blanks = UInt32(text.reversed().prefix { $0 == " " }.count)
        guard blanks > 0, text.dropLast(Int(blanks)).last == "-" else { return nil }
        return Span(offset: item.offset - blanks - 1, length: 1)
    }

    /// A node as it is written, up to the next one, which may be the end of the list.
    func text(of item: YAMLEvent, before next: YAMLEvent) -> String {
        // Behind an alias it may stand above.
        guard next.span.offset > item.span.offset else { return shown(item) ?? "" }
        let length = next.span.offset - item.span.offset
        let text = events.source.text(of: Span(offset: item.span.offset, length: min(length, 200)))
        var rest = text[...]
        while let last = rest.last, last.isWhitespace || last == "," || last == "-" { rest.removeLast() }
        return String(rest)
    }
}

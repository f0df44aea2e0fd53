/// The changes of a transition, a line each: ` ▸ paid + push a`. DIFF 2, "Lines".
func alternativeLines(_ old: [AlternativeForm], _ new: [AlternativeForm]) -> [String] {
    var writer = AlternativeLines()
    writer.write(old, to: new, at: "")
    return writer.lines
}

/// `[loggedIn] push a`; without a condition `[else]`, but in a lone one.
func alternativeWords(_ form: AlternativeForm, isLone: Bool) -> String {
    isLone && form.when.isEmpty ? form.deed.words : "\(form.label) \(form.deed.words)"
}

private struct AlternativeLines {
    private(set) var lines: [String] = []
    /// What was said, without where; what changes alike in two places is one line.
    private var said: Set<String> = []

    private mutating func add(_ path: String, _ text: String) {
        let last = path.split(separator: "▸").last.map(String.init) ?? ""
        if said.insert("\(path.contains("▸") ? last : path)|\(text)").inserted { lines.append(path + text) }
    }

    mutating func write(_ old: [AlternativeForm], to new: [AlternativeForm], at path: String) {
        let pairs = matched(old, new)
        let isList = old.count > 1 || new.count > 1
        for pair in pairs {
            switch (pair.old.map { old[$0] }, pair.new.map { new[$0] }) {
            case (let was?, let now?): compare(was, with: now, at: path, isList: isList)
            case (let was?, nil): add(path, " − \(alternativeWords(was, isLone: old.count == 1))")
            case (nil, let now?): add(path, " + \(alternativeWords(now, isLone: new.count == 1))")
            case (nil, nil): break
            }
        }
        let kept = pairs.compactMap { pair in pair.old.flatMap { was in pair.new.map { (old: was, new: $0) } } }
        let order = kept.map(\.old)
        if order != order.sorted(), kept.count == pairs.count,
            kept.allSatisfy({ old[$0.old].exact == new[$0.new].exact })
        {
            add(path, ": order of its alternatives")
        }
    }

    private mutating func compare(_ was: AlternativeForm, with now: AlternativeForm, at path: String, isList: Bool) {
        if was.exact == now.exact { return }
        var place = path
        let isSame = was.deed == now.deed
        if was.whenSet != now.whenSet {
            let label = " [\(was.whenWords) → \(now.whenWords)]"
            if isSame {
                add(path, "\(label) \(now.deed.words)")
            } else {
                add(path, label + Self.words(was.deed, now.deed))
            }
            place += " \(now.label)"
        } else {
            if isList || !now.when.isEmpty { place += " \(now.label)" }
            if !isSame { add(place, Self.words(was.deed, now.deed)) }
        }
        for key in now.rest + was.rest.filter({ key in !now.rest.contains { $0.key == key.key } }) {
            let before = was.rest.first { $0.key == key.key }?.value
            let after = now.rest.first { $0.key == key.key }?.value
            if before != after { add(place, ": \(key.key) \(change(before, after))") }
        }
        for (outcome, before, after) in matchedHandlers(was, now) {
            write(before, to: after, at: "\(place) ▸ \(outcome)")
        }
    }

    /// `: push a → push b`; where only keys differ these.
    private static func words(_ was: Deed, _ now: Deed) -> String {
        if was.words != now.words { return ": " + change(was.words, now.words) }
        return ": "
            + keyDifferences(was, now).map { "\($0.key) \(change($0.before, $0.after))" }.joined(separator: "; ")
    }
}

/// The keys in which two deeds of the same words differ; `nil` for none.
func keyDifferences(_ was: Deed, _ now: Deed) -> [(key: String, before: String?, after: String?)] {
    (now.keys + was.keys).map(\.key).unique().compactMap { name in
        let before = was.keys.filter { $0.key == name }.map(\.value)
        let after = now.keys.filter { $0.key == name }.map(\.value)
        if before == after { return nil }
        func text(_ values: [String]) -> String? { values.isEmpty ? nil : values.joined(separator: ", ") }
        return (name, text(before), text(after))
    }
}

/// `a → b`; of what agrees in more than 40 characters the part that differs.
func change(_ before: String?, _ after: String?) -> String {
    let (before, after) = (before ?? "nothing", after ?? "nothing")
    let (a, b) = (Array(before), Array(after))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    if start + end <= mostAlike { return "\(before) → \(after)" }
    func part(_ text: [Character]) -> String {
        let kept = 8
        let (from, to) = (max(start - kept, 0), min(text.count - end + kept, text.count))
        return (from > 0 ? "…" : "") + String(text[from..<to]) + (to < text.count ? "…" : "")
    }
    return "\(part(a)) → \(part(b))"
}
private let mostAlike = 40

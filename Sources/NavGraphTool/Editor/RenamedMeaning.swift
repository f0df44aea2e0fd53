import NavGraphChanges
import NavGraphModel
import NavGraphSyntax

/// Whether a graph says after a rename what it said before: its canonical JSON is the same, apart from the names, default
/// titles, and the `with` by which links go on to give what they gave. EDITOR 8.
struct RenamedMeaning {
    let old, new: String
    let subjects: [String: String]

    /// The first element, by its old subject, that says something else, and in which of its keys; `nil` key: it is gone, or
    /// new. `nil`: all is the same. O(size of the graphs).
    func difference(_ before: NavGraph, _ after: NavGraph) -> (subject: String, key: String?)? {
        let olds = canonicalElements(before)
        var news = Dictionary(canonicalElements(after).map { ($0.subject, $0) }) { first, _ in first }
        for element in olds {
            let subject = subjects[element.subject] ?? element.subject
            guard let now = news.removeValue(forKey: subject) ?? news.removeValue(forKey: mapped(subject)) else {
                return (element.subject, nil)
            }
            if let key = difference(element, now) { return (element.subject, key) }
        }
        return news.keys.min().map { ($0, nil) }
    }

    private func difference(_ before: GraphElement, _ after: GraphElement) -> String? {
        let isRenamed = before.name != after.name
        for (key, value) in before.keys {
            if key == "title", isRenamed { continue }
            guard let now = after[key] else { return key }
            if key == "with", before.kind == .deepLink ? isExtended(value, now) : false { continue }
            if !isAlike(value, now) { return key }
        }
        return after.keys.first { key, value in
            before[key] == nil && !(key == "with" && before.kind == .deepLink && isExtended(.object([]), value))
        }?.key
    }

    /// Whether a link gives what it gave, and the new name by the old one.
    private func isExtended(_ before: JSON, _ after: JSON) -> Bool {
        guard case .object(let was) = before, case .object(let now) = after else { return false }
        let given = now.filter { key, value in
            if case .string(let text) = value { key != new || text != old } else { true }
        }
        return isAlike(.object(was), .object(given))
    }

    private func isAlike(_ a: JSON, _ b: JSON) -> Bool {
        switch (a, b) {
        case (.deferred(let make), _): return isAlike(make(), b)
        case (_, .deferred(let make)): return isAlike(a, make())
        case (.string(let a), .string(let b)): return isAlike(a, b)
        case (.array(let a), .array(let b)): return a.count == b.count && zip(a, b).allSatisfy(isAlike)
        case (.object(let a), .object(let b)):
            let values = Dictionary(b.map { ($0.key, $0.value) }) { first, _ in first }
            return a.count == b.count
                && a.allSatisfy { key, value in
                    (values[key] ?? values[mapped(key)]).map { isAlike(value, $0) } ?? false
                }
        default: return a.bytes(lineDepth: 0) == b.bytes(lineDepth: 0)
        }
    }

    /// Word by word the same, or new names for old ones.
    private func isAlike(_ a: String, _ b: String) -> Bool {
        if a == b { return true }
        let (was, now) = (words(of: a), words(of: b))
        return was.count == now.count && zip(was, now).allSatisfy { $0 == $1 || renamed($0) == $1 }
    }

    private func mapped(_ text: String) -> String { words(of: text).map(renamed).joined() }

    /// The name that was changed, or that of an alert in place, which is called after its owner and event.
    private func renamed(_ word: Substring) -> String {
        word == old ? new : subjects["screen:\(word)"].map { String($0.dropFirst("screen:".count)) } ?? String(word)
    }

    /// Names, and each other scalar separately.
    private func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        var start = text.startIndex
        var index = start
        func isOfName(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "_" || "0"..."9" ~= scalar)
        }
        while index < text.endIndex {
            let next = text.unicodeScalars.index(after: index)
            if !isOfName(text.unicodeScalars[index]) {
                if start < index { words.append(text[start..<index]) }
                words.append(text[index..<next])
                start = next
            }
            index = next
        }
        if start < text.endIndex { words.append(text[start...]) }
        return words
    }
}

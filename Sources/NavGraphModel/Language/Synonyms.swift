import NavGraphSyntax

/// What people write who know other tools, and what it is called in a graph.
///
/// A row is `WORDS = MEANT`: one or more entries, in which `X` is the value that was written. `WORD:VALUE` has this value,
/// `WORD:` none, `WORD:NAME` any name.
struct Synonyms {
    let meanings: [String: String]

    init(_ table: String) {
        var meanings: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            for word in parts[0].split(separator: " ") { meanings[String(word)] = String(parts[1].dropFirst()) }
        }
        self.meanings = meanings
    }

    /// The entries that a word of a mapping with these keys means; `value`: what is written behind it, if it fits in a line.
    /// - Parameter hasTypes: whether that is a mapping from names to types.
    static func meaning(
        of word: String, _ value: String?, hasTypes: Bool = false, among keys: KeySet
    ) -> Meaning? {
        let isOfEntry = keys.contains(.then) && !keys.contains(.push)
        let table = isOfEntry ? entry : tables.first { keys.contains($0.key) }?.table ?? none
        if word == "message", keys.contains(.alert), let value, !isName(value.utf8) {
            return Meaning("title: X", value)
        }
        if keys.contains(.payload), hasTypes, ["args", "arguments", "data", "params"].contains(word) {
            return Meaning("payload: X", value)
        }
        let isNothing = value == nil || ["", "~", "true", "yes", "null"].contains(value)
        func found(_ word: String) -> String? {
            value.flatMap { value in
                table.meanings["\(word):\(KeySet.truth(value)?.spelling ?? value)"]
                    ?? (isName(value.utf8) ? table.meanings["\(word):NAME"] : nil)
            } ?? (isNothing ? table.meanings["\(word):"] : nil) ?? table.meanings[word]
        }
        return (found(word) ?? found(word.prefix(1).lowercased() + word.dropFirst())).flatMap { Meaning($0, value) }
    }

    struct Meaning {
        /// The entries as they would be written.
        var entries: [String]
        /// Whether the entries have the whole value, so that they can be written instead.
        var isWhole: Bool {
            !entries.contains { entry in ["…", "CONDITION", "SCREEN"].contains { entry.contains($0) } }
        }
        /// The key that takes the value as it is; `nil` if the value also changes.
        var key: Key?

        init?(_ template: String, _ value: String?) {
            let shown = (Synonyms.named(by: value, template) ?? value).flatMap { $0.isEmpty ? nil : proposable($0) }
            var first = template[...]
            var rest: [String] = []
            if let comma = template.firstRange(of: ", ") {
                first = template[..<comma.lowerBound]
                rest = [String(template[comma.upperBound...])]
            }
            if first.hasSuffix(": X"), let key = Key(rawValue: String(first.dropLast(3))) { self.key = key }
            // A value of several lines stays below its key.
            let entry = shown.map { first.replacingX(with: $0) } ?? key?.spelling ?? first.replacingX(with: "…")
            entries = [entry] + rest
            // A list of names, of which other tools take one.
            if let list = key, [.uses, .hosts, .under].contains(list), let shown, shown.first != "[" {
                (entries, key) = (["\(list.spelling): [\(shown)]"], nil)
            }
            if key == .requires, let shown, KeySet.truth(shown) != nil {
                (entries, key) = (["requires: CONDITION"], nil)
            }
            if key == .allow, let rule = shown, !rule.contains(",") {
                (entries, key) = (["allow: { \(rule.filter { !"[]".contains($0) }): \"reason\" }"], nil)
            }
            // Only the value's name is kept.
            if Synonyms.named(by: value, template) != nil { key = nil }
            if key == .style, let word = shown.flatMap({ Synonyms.word($0, among: .styles) }) {
                (entries, key) = (["style: \(word.spelling)"], nil)
            }
            if key == .container, let word = shown.flatMap({ Synonyms.word($0, among: .containers) }) {
                (entries, key) = (["container: \(word.spelling)"], nil)
            }
            if key == .screens, let shown, shown.hasPrefix("[") { (entries, key) = (["tabs: \(shown)"], nil) }
            if key == .url, let shown, shown.contains("://"),
                let path = pathTemplate(ofURL: shown.filter { !"'\"".contains($0) })
            {
                (entries, key) = (["url: '\(path)'"], nil)
            }
            // A list of names, which stand for themselves.
            if key == .with, let names = shown?.split(whereSeparator: { "[], ".contains($0) }), shown?.first == "[",
                names.allSatisfy({ isName($0.utf8) })
            {
                (entries, key) = (["with: { " + names.map { "\($0): \($0)" }.joined(separator: ", ") + " }"], nil)
            }
        }
    }

    /// The screen or flow of `{ screen: product }`, behind a word that means an action.
    private static func named(by value: String?, _ template: String) -> String? {
        guard let value, value.hasPrefix("{"), value.hasSuffix("}"),
            Key(rawValue: String(template.prefix { $0 != ":" })).flatMap(ActionKey.init) != nil
        else { return nil }
        let words = value.dropFirst().dropLast().split { " :,".contains($0) }
        let isNamed = words.count == 2 && Synonyms.targets.contains(String(words[0]))
        guard let name = isNamed || words.count == 1 ? words.last : nil, isName(name.utf8) else { return nil }
        return String(name)
    }

    /// The word that another tool's means, among some.
    static func word(_ written: String, among keys: KeySet) -> Key? {
        Self.words[written.lowercased()]?.first(where: keys.contains)
    }
}

extension Substring {
    fileprivate func replacingX(with value: String) -> String {
        guard let last = lastIndex(of: "X") else { return String(self) }
        return self[..<last] + value + self[index(after: last)...]
    }
}

import NavGraphSyntax

/// The patterns of an association file: `*` is any text, `?` one character, `$(name)` one of the values of a variable.
struct AssociationPatterns {
    /// The values of the file's own variables.
    var variables: [String: [String]] = [:]

    /// Returns the texts that a pattern matches, and its unknown variables, which match any text.
    func automaton(_ pattern: String, isCaseSensitive: Bool) -> (PathAutomaton, unknown: [String]) {
        var automaton = PathAutomaton()
        var unknown: [String] = []
        append(pattern, isCaseSensitive, to: &automaton) { name, automaton in
            if let values = variables[name] {
                automaton.appendAlternatives(
                    values.map { value in
                        { (automaton: inout PathAutomaton) in
                            append(value, isCaseSensitive, to: &automaton) { _, automaton in automaton.appendAll(.any) }
                        }
                    })
            } else if let bytes = Self.characters[name] {
                automaton.append(.among(isCaseSensitive ? bytes : Set(bytes.map(folded))))
            } else if let lengths = Self.codes[name], let bytes = Self.characters[lengths.characters] {
                automaton.appendAlternatives(
                    lengths.counts.map { count in
                        { (automaton: inout PathAutomaton) in
                            for _ in 0..<count {
                                automaton.append(.among(isCaseSensitive ? bytes : Set(bytes.map(folded))))
                            }
                        }
                    })
            } else {
                unknown.append(name)
                automaton.appendAll(.any)
            }
        }
        return (automaton, unknown)
    }

    private static let characters: [String: Set<UInt8>] = {
        let (upper, lower, digits) = (Set<UInt8>(0x41...0x5A), Set<UInt8>(0x61...0x7A), Set<UInt8>(0x30...0x39))
        return [
            "upper": upper, "lower": lower, "digit": digits, "alpha": upper.union(lower),
            "alnum": upper.union(lower).union(digits), "xdigit": digits.union(0x41...0x46).union(0x61...0x66),
        ]
    }()
    /// Codes of languages and regions; which of them ISO has is not looked up.
    private static let codes: [String: (characters: String, counts: [Int])] = [
        "lang": ("lower", [2, 3]), "region": ("upper", [2]),
    ]

    private func append(
        _ pattern: String, _ isCaseSensitive: Bool, to automaton: inout PathAutomaton,
        variable: (String, inout PathAutomaton) -> Void
    ) {
        let bytes = Self.normalized(pattern, isCaseSensitive: true)
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "*"): automaton.appendAll(.any)
            case UInt8(ascii: "?"): automaton.append(.any)
            case UInt8(ascii: "$") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
                let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
                variable(String(decoding: bytes[(index + 2)..<end], as: UTF8.self), &automaton)
                index = end
            case let byte: automaton.append(.byte(isCaseSensitive ? byte : folded(byte)))
            }
            index += 1
        }
    }

    /// A path with the escapes of a URL, in capitals; or all in lower case.
    static func normalized(_ path: String, isCaseSensitive: Bool) -> [UInt8] {
        var output: [UInt8] = []
        let bytes = Array(path.utf8)
        for (index, byte) in bytes.enumerated() {
            let isInEscape = (1...2).contains { $0 <= index && bytes[index - $0] == UInt8(ascii: "%") }
            if byte >= 0x80 {
                output += "%".utf8
                for digit in [byte >> 4, byte & 15] { output.append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
            } else if isInEscape, byte >= 0x61, byte <= 0x66 {
                output.append(byte - 32)
            } else {
                output.append(byte)
            }
        }
        return isCaseSensitive ? output : output.map(folded)
    }
}

/// A rule: the URLs of a pattern are let through to the app, or kept out. Of the rules that match a URL the first decides.
struct AssociationRule {
    struct Item {
        var name: String
        var text: String
        var pattern: PathAutomaton
    }
    var line: Int
    /// As it stands there.
    var text: String
    var path: PathAutomaton
    var isExcluded = false
    var isCaseSensitive = true
    /// Whether the rule has unknown variables, which were already reported.
    var isUnclear = false
    /// What it asks of query items by name, of the query as a whole, of the fragment.
    var items: [Item] = []
    var wholeQuery: Item?
    var fragment: Item?

    /// Whether it asks for no more than a path.
    var isUnconditional: Bool { (items + [wholeQuery, fragment].compactMap(\.self)).allSatisfy { $0.text == "*" } }

    /// Whether query and fragment of two rules ask for the same.
    func asksAlike(_ other: AssociationRule) -> Bool {
        func spelled(_ rule: AssociationRule) -> [String] {
            rule.items.map { "\($0.name)=\($0.text)" } + [rule.wholeQuery?.text ?? "*", rule.fragment?.text ?? "*"]
        }
        return isCaseSensitive == other.isCaseSensitive && spelled(self) == spelled(other)
    }

    /// Whether a URL with these query items, and without a fragment, may match. A missing item counts as empty.
    func matches(query: [(name: String, value: String)]) -> Bool {
        func accepts(_ item: Item, _ value: String) -> Bool {
            item.pattern.accepts(isCaseSensitive ? Array(value.utf8) : value.utf8.map(folded))
        }
        return items.allSatisfy { item in accepts(item, query.first { $0.name == item.name }?.value ?? "") }
            && wholeQuery.map { accepts($0, query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")) } ?? true
            && fragment.map { accepts($0, "") } ?? true
    }
}

import NavGraphSyntax

/// What an `apple-app-site-association` file says of universal links.
struct AssociationFile {
    /// A rule: the URLs of a pattern are let through to the app, or kept out. Of the rules that match a URL the first
    /// decides.
    struct Rule {
        var line: Int
        /// As it stands there.
        var text: String
        var path: PathAutomaton
        var isExcluded: Bool
        /// The names whose values it asks about; `nil`: it does not ask.
        var query: [String]?
        var otherConditions: [String]
        /// Whether it has substitution variables, which are taken for any text.
        var hasVariables: Bool
        var isCaseSensitive: Bool
    }
    struct Details {
        var line: Int
        var appIDs: [String]
        var rules: [Rule]
    }
    var details: [Details] = []

    /// Reads the current form (`components`) and the older one (`paths`). An entry with a problem is left out, and the problem is
    /// added to `problems`.
    init(_ root: JSONValue, _ problems: inout [LinkFileProblem]) {
        guard let applinks = root["applinks"] else {
            problems.append(LinkFileProblem(line: root.line, .error, "there is no 'applinks': no link reaches the app"))
            return
        }
        guard let all = applinks["details"] else {
            problems.append(
                LinkFileProblem(line: applinks.line, .error, "there are no 'details': no link reaches the app"))
            return
        }
        // The oldest form has an object by app identifier.
        let entries = all.elements ?? all.members?.map { member in member.value } ?? []
        let names = all.members?.map(\.name) ?? []
        let defaults = applinks["defaults"]
        for (index, entry) in entries.enumerated() {
            var ids = (entry["appIDs"]?.elements ?? []).compactMap(\.text)
            if let id = entry["appID"]?.text { ids.append(id) }
            if names.indices.contains(index) { ids.append(names[index]) }
            if ids.isEmpty {
                problems.append(
                    LinkFileProblem(line: entry.line, .error, "these details are of no app: there is no 'appIDs'"))
            }
            var rules: [Rule] = []
            for path in entry["components"] == nil ? entry["paths"]?.elements ?? [] : [] {
                if let text = path.text {
                    rules.append(Self.rule(path: text, path.line))
                } else {
                    problems.append(LinkFileProblem(line: path.line, .error, "a path is a text"))
                }
            }
            for component in entry["components"]?.elements ?? [] {
                if component.members == nil {
                    problems.append(LinkFileProblem(line: component.line, .error, "a component is an object"))
                } else {
                    rules.append(Self.rule(component, entry["defaults"] ?? defaults))
                }
            }
            if rules.isEmpty {
                problems.append(
                    LinkFileProblem(line: entry.line, .error, "these details have no rule: no link reaches the app"))
            }
            details.append(Details(line: entry.line, appIDs: ids, rules: rules))
        }
    }

    private static func rule(path: String, _ line: Int) -> Rule {
        let isExcluded = path.hasPrefix("NOT ")
        let (automaton, hasVariables) = automaton(isExcluded ? String(path.dropFirst(4)) : path, isCaseSensitive: true)
        return Rule(
            line: line, text: path, path: automaton, isExcluded: isExcluded, query: nil, otherConditions: [],
            hasVariables: hasVariables, isCaseSensitive: true)
    }

    private static func rule(_ component: JSONValue, _ defaults: JSONValue?) -> Rule {
        let isCaseSensitive = (component["caseSensitive"] ?? defaults?["caseSensitive"])?.flag ?? true
        let path = component["/"]?.text ?? "*"
        let (automaton, hasVariables) = automaton(path, isCaseSensitive: isCaseSensitive)
        var query: [String]?
        var others: [String] = []
        if let wanted = component["?"] {
            query = wanted.members?.map(\.name) ?? []
            others.append(
                "?"
                    + (wanted.text ?? wanted.members?.map { $0.name + "=" + ($0.value.text ?? "") }.joined(
                        separator: "&") ?? ""))
        }
        if let fragment = component["#"]?.text, fragment != "*" { others.append("#" + fragment) }
        return Rule(
            line: component.line, text: path, path: automaton, isExcluded: component["exclude"]?.flag ?? false,
            query: query, otherConditions: others, hasVariables: hasVariables, isCaseSensitive: isCaseSensitive)
    }

    /// `*` is any text, `?` one character, `$(…)` a variable's values.
    private static func automaton(_ pattern: String, isCaseSensitive: Bool) -> (PathAutomaton, hasVariables: Bool) {
        var automaton = PathAutomaton()
        var hasVariables = false
        let bytes = Array(normalized(pattern, isCaseSensitive: isCaseSensitive))
        var index = 0
        // A path that lacks its first '/' is meant to have it.
        if let first = bytes.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "*"), first != UInt8(ascii: "?") {
            automaton.append(.byte(UInt8(ascii: "/")))
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "*"): automaton.appendAll(.any)
            case UInt8(ascii: "?"): automaton.append(.any)
            case UInt8(ascii: "$") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
                hasVariables = true
                while index < bytes.count, bytes[index] != UInt8(ascii: ")") { index += 1 }
                automaton.append(.notSlash)
                automaton.appendAll(.notSlash)
            default: automaton.append(.byte(bytes[index]))
            }
            index += 1
        }
        return (automaton, hasVariables)
    }

    /// A path as it stands in URLs: escapes in capitals, and what no URL has, escaped; or all in lower case.
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
        return isCaseSensitive ? output : output.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }
}

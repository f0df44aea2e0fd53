import NavGraphSyntax

/// The rules of an `apple-app-site-association` file for universal links.
struct AssociationFile {
    /// One entry of `details`.
    private struct Details {
        var line: Int
        var appIDs: [String]
        var rules: [AssociationRule]
    }
    /// Apps that the same entries are of, and the rules of all these, in order.
    struct App {
        var ids: [String]
        var line: Int
        var rules: [AssociationRule]
    }
    private var details: [Details] = []
    private var patterns = AssociationPatterns()

    /// Reads the current form (`components`) and the older one (`paths`). Entries that cannot be read are omitted and
    /// added to `problems`.
    init(_ root: JSONValue, _ problems: inout [LinkFileProblem]) {
        guard let applinks = root["applinks"] else {
            problems.add(.error, line: root.line, "missing key 'applinks'; no link reaches the app")
            return
        }
        let all = applinks["details"]
        // The oldest form has an object by app identifier.
        let isLone = Self.keys.contains { all?[$0] != nil }
        let names = isLone ? [] : all?.members?.map(\.name) ?? []
        let entries =
            isLone ? list("details", of: applinks, &problems) : all?.elements ?? all?.members?.map(\.value) ?? []
        if entries.isEmpty {
            let line = all?.line ?? applinks.line
            problems.add(.error, line: line, "missing key 'details'; no link reaches the app")
        }
        for variable in applinks["substitutionVariables"]?.members ?? [] {
            patterns.variables[variable.name] = (variable.value.elements ?? []).compactMap(\.text)
        }
        for (index, entry) in entries.enumerated() {
            read(
                entry, named: names.indices.contains(index) ? names[index] : nil, defaults: applinks["defaults"],
                &problems)
        }
    }

    private static let keys = ["appID", "appIDs", "components", "paths"]

    private mutating func read(
        _ entry: JSONValue, named name: String?, defaults: JSONValue?, _ problems: inout [LinkFileProblem]
    ) {
        let given = list("appIDs", of: entry, &problems) + [entry["appID"]].compactMap(\.self)
        let ids = given.compactMap(\.text) + [name].compactMap(\.self)
        if ids.isEmpty { problems.add(.error, line: entry.line, "missing key 'appIDs' in details") }
        for id in ids where !isAppID(id) {
            problems.add(
                .error, line: given.first { $0.text == id }?.line ?? entry.line,
                "'\(id)' is not a valid app identifier; put the team ID (ten capitals and digits) and a dot before the bundle identifier"
            )
        }
        var rules: [AssociationRule] = []
        for path in entry["components"] == nil ? list("paths", of: entry, &problems) : [] {
            if let text = path.text {
                rules.append(rule(path: text, path.line, &problems))
            } else {
                problems.add(.error, line: path.line, "expected text for a path")
            }
        }
        for component in list("components", of: entry, &problems) {
            if component.members == nil {
                problems.add(.error, line: component.line, "expected an object for a component")
            } else {
                rules.append(rule(component, defaults: entry["defaults"] ?? defaults, &problems))
            }
        }
        details.append(Details(line: entry.line, appIDs: ids, rules: rules))
    }

    /// The elements of a list; a single value is returned alone, with a problem.
    private func list(_ key: String, of object: JSONValue, _ problems: inout [LinkFileProblem]) -> [JSONValue] {
        guard let value = object[key] else { return [] }
        if let elements = value.elements { return elements }
        problems.add(
            .error, line: value.line, "expected a list for '\(key)', found a single value; put it in '[' and ']'")
        return [value]
    }

    private func rule(path: String, _ line: Int, _ problems: inout [LinkFileProblem]) -> AssociationRule {
        let isExcluded = path.hasPrefix("NOT ")
        let pattern = isExcluded ? String(path.dropFirst(4)) : path
        let known = problems.count
        return AssociationRule(
            line: line, text: path, path: automaton(ofPath: pattern, isCaseSensitive: true, inLine: line, &problems),
            isExcluded: isExcluded, isUnclear: problems.count > known)
    }

    private func rule(
        _ component: JSONValue, defaults: JSONValue?, _ problems: inout [LinkFileProblem]
    ) -> AssociationRule {
        let isCaseSensitive = (component["caseSensitive"] ?? defaults?["caseSensitive"])?.flag ?? true
        let path = component["/"]?.text ?? "*"
        let known = problems.count
        var rule = AssociationRule(
            line: component.line, text: path,
            path: automaton(ofPath: path, isCaseSensitive: isCaseSensitive, inLine: component.line, &problems),
            isExcluded: component["exclude"]?.flag ?? false, isCaseSensitive: isCaseSensitive)
        func item(_ name: String, _ value: JSONValue?) -> AssociationRule.Item? {
            guard let text = value?.text else { return nil }
            let pattern = automaton(text, isCaseSensitive: isCaseSensitive, inLine: component.line, &problems)
            return AssociationRule.Item(name: name, text: text, pattern: pattern)
        }
        rule.items = component["?"]?.members?.compactMap { item($0.name, $0.value) } ?? []
        rule.wholeQuery = item("?", component["?"])
        rule.fragment = item("#", component["#"])
        rule.isUnclear = problems.count > known
        return rule
    }

    /// Adds the first '/' to a path without one.
    private func automaton(
        ofPath path: String, isCaseSensitive: Bool, inLine line: Int, _ problems: inout [LinkFileProblem]
    ) -> PathAutomaton {
        let isWhole = path.first.map { "/*?".contains($0) } ?? true
        return automaton(isWhole ? path : "/" + path, isCaseSensitive: isCaseSensitive, inLine: line, &problems)
    }

    private func automaton(
        _ pattern: String, isCaseSensitive: Bool, inLine line: Int, _ problems: inout [LinkFileProblem]
    ) -> PathAutomaton {
        let (automaton, unknown) = patterns.automaton(pattern, isCaseSensitive: isCaseSensitive)
        for name in unknown {
            problems.add(
                .error, line: line,
                "unknown variable '$(\(name))' in '\(pattern)'; declare it in 'substitutionVariables'")
        }
        return automaton
    }

    // MARK: Apps

    /// Every app identifier, each once.
    var appIDs: [String] { details.flatMap(\.appIDs).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }

    /// The selected apps, or all if none are selected; details without an app separately. Entries of one app are judged
    /// together.
    func apps(among chosen: [String]) -> [App] {
        var apps: [(entries: [Int], ids: [String])] = []
        for id in appIDs where chosen.isEmpty || chosen.contains(id) {
            let entries = details.indices.filter { details[$0].appIDs.contains(id) }
            if let known = apps.firstIndex(where: { $0.entries == entries }) {
                apps[known].ids.append(id)
            } else {
                apps.append((entries, [id]))
            }
        }
        if chosen.isEmpty { apps += details.indices.filter { details[$0].appIDs.isEmpty }.map { ([$0], []) } }
        return apps.map { app in
            App(ids: app.ids, line: details[app.entries[0]].line, rules: app.entries.flatMap { details[$0].rules })
        }
    }

    var isEmpty: Bool { details.isEmpty }
}

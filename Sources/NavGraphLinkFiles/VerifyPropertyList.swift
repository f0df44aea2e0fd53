import NavGraphModel
import NavGraphSyntax

/// Compares an Info.plist, or the entitlements of an app, with the links of a graph: schemes, quick actions, activity
/// types, associated domains, both ways. A file that has nothing but associated domains of these is taken for entitlements,
/// which have no other. O(size).
package func verifyPropertyList(_ bytes: [UInt8], of graph: NavGraph) throws(LineSyntaxError) -> [LinkFileProblem] {
    let root = try PropertyListReader.read(bytes)
    guard case .dictionary = root.kind else {
        return [LinkFileProblem(line: root.line, .error, "the property list is no dictionary")]
    }
    var check = PropertyListCheck(graph: graph, root: root)
    check.run()
    return check.problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
}

private struct PropertyListCheck {
    let graph: NavGraph
    let root: PropertyListValue
    var problems: [LinkFileProblem] = []

    private static let domains = "com.apple.developer.associated-domains"

    mutating func run() {
        let keys = ["CFBundleURLTypes", "UIApplicationShortcutItems", "NSUserActivityTypes"]
        let isInfo = root[Self.domains] == nil || keys.contains { root[$0] != nil }
        if isInfo {
            compare(
                keys[0], found: (root[keys[0]]?.elements ?? []).flatMap { $0["CFBundleURLSchemes"]?.elements ?? [] },
                wanted: graph.schemes.map { graph.text[$0.value] }, what: "scheme", isFolded: true)
            let actions = (root[keys[1]]?.elements ?? []).compactMap { $0["UIApplicationShortcutItemType"] }
            compare(
                // Those that are not here may be set in code.
                keys[1], found: actions, wanted: [], known: graph.deepLinks.flatMap { texts($0.shortcuts) },
                what: "quick action")
            compare(
                keys[2], found: root[keys[2]]?.elements ?? [], wanted: graph.deepLinks.flatMap { texts($0.activities) },
                what: "activity type")
        }
        guard let domains = root[Self.domains] else { return }
        let links = domains.elements.filter { $0.text?.hasPrefix("applinks:") ?? false }
        compare(
            Self.domains, found: links, wanted: graph.hosts.map { "applinks:" + graph.text[$0.value] }, what: "domain",
            isFolded: true)
    }

    private func texts(_ all: [DeepLink.Text]) -> [String] { all.map { graph.text[$0.value] } }

    private mutating func compare(
        _ key: String, found: [PropertyListValue], wanted: [String], known: [String]? = nil, what: String,
        isFolded: Bool = false
    ) {
        func folded(_ text: String) -> String {
            guard isFolded else { return text }
            // The mode of an associated domain is for the time of development.
            let name = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
            return String(decoding: name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
        }
        let present = Set(found.compactMap { $0.text.map(folded) })
        let links = Set((known ?? wanted).map(folded))
        for value in found {
            guard let text = value.text, !links.contains(folded(text)) else { continue }
            problems.append(
                LinkFileProblem(
                    line: value.line, .error, "the \(what) '\(text)' leads to no screen: the graph has no such \(what)")
            )
        }
        var told: Set<String> = []
        for text in wanted where !present.contains(folded(text)) && told.insert(folded(text)).inserted {
            problems.append(
                LinkFileProblem(
                    line: root[key]?.line ?? root.line, .error, "the \(what) '\(text)' of the graph is not in '\(key)'")
            )
        }
    }
}

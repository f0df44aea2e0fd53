import NavGraphModel
import NavGraphSyntax

/// Compares an Info.plist, or the entitlements of an app, with the links of a graph: schemes, quick actions, activity
/// types, associated domains, both ways. A file named `.entitlements`, or with keys of entitlements and without
/// keys of an Info.plist, is treated as entitlements, with or without domains. `ignoring`: activity types that the app has for other
/// reasons than links. O(size).
package func verifyPropertyList(
    _ bytes: [UInt8], named name: String = "", of graph: NavGraph, ignoring: Set<String> = []
) throws(LineSyntaxError) -> [LinkFileProblem] {
    let root = try PropertyListValue.read(bytes)
    guard case .dictionary = root.kind else {
        return [LinkFileProblem(line: root.line, .error, "expected a dictionary in the property list")]
    }
    var check = PropertyListCheck(graph: graph, root: root, name: name, ignored: ignoring)
    check.run()
    return check.problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
}

private struct PropertyListCheck {
    let graph: NavGraph
    let root: PropertyListValue
    let name: String
    let ignored: Set<String>
    var problems: [LinkFileProblem] = []

    private static let domains = "com.apple.developer.associated-domains"

    mutating func run() {
        let keys = ["CFBundleURLTypes", "UIApplicationShortcutItems", "NSUserActivityTypes"]
        let isInfo = isInfo(keys)
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
        // Entitlements are the place of domains: where the graph has hosts, some have to be there.
        guard root[Self.domains] != nil || !isInfo else { return }
        let links = (root[Self.domains]?.elements ?? []).filter { $0.text?.hasPrefix("applinks:") ?? false }
        compare(
            Self.domains, found: links, wanted: graph.hosts.map { "applinks:" + graph.text[$0.value] }, what: "domain",
            isFolded: true)
    }

    /// Whether the file is an Info.plist and does not contain entitlements.
    private func isInfo(_ keys: [String]) -> Bool {
        if name.hasSuffix(".entitlements") { return false }
        guard case .dictionary(let entries) = root.kind else { return true }
        let isOfInfo = entries.contains { key, _ in key.hasPrefix("CFBundle") || keys.contains(key) }
        return isOfInfo || !entries.contains { key, _ in Self.isOfEntitlements(key) }
    }

    private static func isOfEntitlements(_ key: String) -> Bool {
        ["com.apple.developer.", "com.apple.security.", "aps-environment", "keychain-access-groups"]
            .contains { key.hasPrefix($0) } || key == "application-identifier" || key == "get-task-allow"
    }

    /// An intent of SiriKit has its own activity type, which leads to no screen.
    private static func isIntent(_ text: String, _ what: String) -> Bool {
        what == "activity type" && text.hasSuffix("Intent")
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
            if what == "activity type", ignored.contains(text) { continue }
            if Self.isIntent(text, what) {
                problems.add(
                    .note, line: value.line, "no link has the activity type '\(text)', which looks like an intent")
                continue
            }
            problems.add(.error, line: value.line, "unknown \(what) '\(text)'; the graph does not contain it")
        }
        var told: Set<String> = []
        for text in wanted where !present.contains(folded(text)) && told.insert(folded(text)).inserted {
            problems.add(.error, line: root[key]?.line ?? root.line, "missing \(what) '\(text)' in '\(key)'")
        }
    }
}

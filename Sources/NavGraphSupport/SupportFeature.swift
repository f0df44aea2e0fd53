import NavGraphModel

/// What the routers of some graphs need of the support code, and those of others do not. In its sources the code for it
/// stands between the lines `// if: tabs` and `// end: tabs`.
package enum SupportFeature: String, CaseIterable, Sendable {
    /// Containers with tabs, and buttons among them.
    case tabs
    /// Containers with columns.
    case columns
    /// Screens of the app's own around those of the graph.
    case host
    /// Events of groups, and screens that announce by values, as those of SwiftUI do.
    case groups
    /// Conditions that change on their own, in all windows of an app.
    case windows
    /// Layers as values, which AppKit and SwiftUI follow.
    case values
    /// Steps that are thrown away, and only tell what would be done: for segues, and for the menus of AppKit.
    case trials
    /// Segues of storyboards, and scenes, whose routers may perform some.
    case segues
    /// Animations that a graph names.
    case animations
    /// Layers and screens that conditions keep the user from closing.
    case locks
    /// The button Menu.
    case tvOS
    /// Links that carry dates.
    case dates
    /// Acts of the user, for tests.
    case testing
    /// Links that URLs open.
    case urls = "URLs"
    /// Links that are App Intents.
    case intents

    /// What the routers of a graph need, and those of the modules that it imports.
    package static func features(
        of graph: NavGraph, for framework: SwiftSettings.Framework, withMocks: Bool = false
    ) -> Set<SupportFeature> {
        var features: Set<SupportFeature> = []
        let containers = Set(graph.flows.map(\.container))
        if containers.contains(.tabs) { features.insert(.tabs) }
        if containers.contains(.split) { features.insert(.columns) }
        if graph.host != nil { features.insert(.host) }
        if framework == .swiftui || framework == .appkit { features.insert(.values) }
        if framework == .appkit { features.insert(.trials) }
        if withMocks && graph.isApp { features.insert(.testing) }
        if framework == .swiftui || !graph.groups.isEmpty || graph.screens.contains(where: { $0.source == .swiftUI }) {
            features.insert(.groups)
        }
        if graph.conditions.contains(where: \.changes) { features.insert(.windows) }
        if framework == .cleanSwift || graph.alternatives.contains(where: { !$0.segue.isEmpty }) {
            features.formUnion([.segues, .trials])
        }
        if graph.hasAnimations { features.insert(.animations) }
        if graph.hasLocks { features.insert(.locks) }
        if graph.platforms.contains(.tvos) { features.insert(.tvOS) }
        if graph.mayLinkDates { features.insert(.dates) }
        if graph.deepLinks.contains(where: hasURL) { features.insert(.urls) }
        if graph.deepLinks.contains(where: { $0.intent != nil }) { features.insert(.intents) }
        return features
    }

    private static func hasURL(_ link: DeepLink) -> Bool { !link.urls.isEmpty || link.isFallback }

    /// The text without what only other features need. The lines that mark features are gone as well. O(text).
    static func text(_ text: [UInt8], with features: Set<SupportFeature>) -> [UInt8] {
        let (start, end) = (Array("// if: ".utf8), Array("// end: ".utf8))
        let needed = Set(features.map { Array($0.rawValue.utf8)[...] })
        var skipped: ArraySlice<UInt8>?
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let words = line.drop { $0 == UInt8(ascii: " ") }
            if words.starts(with: end) {
                if skipped == words.dropFirst(end.count) { skipped = nil }
            } else if words.starts(with: start) {
                let feature = words.dropFirst(start.count)
                if skipped == nil, !needed.contains(feature) { skipped = feature }
            } else if skipped == nil {
                // Nothing before the first line, or between two empty lines, is left.
                if line.isEmpty, result.isEmpty || result.suffix(2).elementsEqual("\n\n".utf8) { continue }
                result += line
                result.append(UInt8(ascii: "\n"))
            }
        }
        while result.last == UInt8(ascii: "\n") { result.removeLast() }
        return result
    }
}

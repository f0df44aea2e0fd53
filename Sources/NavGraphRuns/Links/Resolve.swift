import NavGraphModel
import NavGraphSyntax

/// The entry through which a link reaches an app.
package enum LinkEntry: Sendable, Hashable {
    case url(String)
    case shortcut(String)
    case notification(String)
    case activity(String)
}

/// The link that matches an entry, its values, and the screens where it leads. `CLI.md`, `resolve`.
package struct Resolution: Sendable {
    package var link: DeepLinkID
    /// The number of the template that matched; `nil` for the fallback, and for entries that are no URL.
    package var template: Int?
    package var values: [LinkMatch.Value]
    /// `nil` by `present`, and without a route.
    package var root: Target?
    package var steps: [LinkWay.Step]
    /// The current screen of the root and after each step; by `present` that of what is presented.
    package var screens: [ScreenID]
    /// The conditions that must hold at the start.
    package var requires: [Literal]
    /// The result, for one of the valuations in which the route can be followed; `nil` by `present`.
    package var end: Configuration?
    /// Whether the entry was a URL.
    package var isURL: Bool
    /// Whether the link can be followed: it opens `by: present`, or it has a route.
    package var hasWay: Bool
}

/// The result for an entry.
package enum LinkAnswer: Sendable {
    case resolved(Resolution)
    case missed(LinkMiss)
}

/// Returns the link of a graph that matches an entry. `way` returns the route of a link with `by: path`, or `nil` if it
/// has none. O(size of the links).
package func resolve(_ entry: LinkEntry, in graph: NavGraph, way: (DeepLinkID) -> LinkWay?) -> LinkAnswer {
    switch entry {
    case .url(let text):
        let matcher = LinkMatcher(graph)
        let url: LinkURL
        do { url = try LinkURL(text) } catch { return .missed(.noURL(error)) }
        guard let match = matcher.match(url) else { return .missed(matcher.miss(of: url)) }
        return .resolved(
            resolution(of: match.link, template: match.template, values: match.values, isURL: true, in: graph, way: way)
        )
    case .shortcut(let text): return named(text, among: \.shortcuts, as: "shortcut", in: graph, way: way)
    case .notification(let text): return named(text, among: \.notifications, as: "notification", in: graph, way: way)
    case .activity(let text): return named(text, among: \.activities, as: "activity", in: graph, way: way)
    }
}

private func named(
    _ text: String, among texts: KeyPath<DeepLink, [DeepLink.Text]>, as kind: String, in graph: NavGraph,
    way: (DeepLinkID) -> LinkWay?
) -> LinkAnswer {
    let symbol = graph.text.find(text)
    let found = graph.deepLinks.ids.first { id in
        graph.deepLinks[id][keyPath: texts].contains { $0.value == symbol }
    }
    guard let found else {
        let known = graph.deepLinks.flatMap { $0[keyPath: texts].map { graph.text[$0.value] } }
        return .missed(.noEntry(kind: kind, known: known, nearest: nearest(to: text, among: known)))
    }
    return .resolved(resolution(of: found, template: nil, values: [], isURL: false, in: graph, way: way))
}

private func resolution(
    of id: DeepLinkID, template: Int?, values: [LinkMatch.Value], isURL: Bool, in graph: NavGraph,
    way: (DeepLinkID) -> LinkWay?
) -> Resolution {
    let link = graph.deepLinks[id]
    var result = Resolution(
        link: id, template: template, values: values, steps: [], screens: [], requires: [],
        isURL: isURL, hasWay: false)
    if !link.isByPath {
        guard let stop = graph.stop(opening: link.opens) else { return result }
        result.screens = [stop.current]
        result.requires = StartRequirements.of(link, showing: stop, in: graph)
        result.hasWay = true
    } else if let way = way(id) {
        result.root = way.root
        result.steps = way.steps
        result.screens = way.stops.map(\.current)
        result.requires = StartRequirements.of(link, way, in: graph)
        result.end = way.end
        result.hasWay = true
    }
    return result
}

extension NavGraph {
    /// The screen that is shown when a layer has been made from a screen or flow; `nil` if nothing is shown.
    package func stop(opening target: Target?) -> LinkWay.Stop? {
        guard let current = firstScreen(of: target) else { return nil }
        guard let flow = target?.flow, flows[flow].container == .split else {
            return LinkWay.Stop(current: current, visible: [current])
        }
        return LinkWay.Stop(
            current: current, visible: flows[flow].children.compactMap { firstScreen(of: children[$0].target) })
    }
}

import NavGraphModel
import NavGraphSources
import NavGraphSyntax

/// Openings in code, and transitions of the graph.
extension Drift {
    /// `undeclared-transition`, `undeclared-screen`, `bypass`.
    mutating func judgeEdges() {
        let containers = Set(code.report.tabs.map(\.of))
        for edge in edges {
            guard let from = edge.from, from != edge.to, let sources = types.screensOf[from] else { continue }
            guard let targets = types.screensOf[edge.to] else {
                if !containers.contains(edge.to) { undeclared(edge.to, in: edge.place, "'\(from)' opens '\(edge.to)'") }
                continue
            }
            judge(edge, of: from, from: sources, to: targets)
        }
    }

    private mutating func judge(
        _ edge: SourceReport.Edge, of opener: String, from sources: [ScreenID], to targets: [ScreenID]
    ) {
        let transitions = transitions(from: sources, to: targets)
        let isDeclared = !transitions.isEmpty || leads(edge, to: targets)
        let isBypass = hasRouter && edge.by == "owner"
        if isDeclared, !isBypass { return }
        let (source, target) = (sources[0], targets[0])
        var event = graph.text.intern(
            code.sourceDraft.eventName(from: opener, to: edge.to, screen: graph.text[graph.screens[target].name]))
        var message = "'\(opener)' opens '\(edge.to)' (\(edge.kind.rawValue))"
        if isBypass { message += " without the router" }
        if let transition = transitions.first {
            event = graph.transitions[transition].name
            message += "; '\(graph.text[event])' of the router does this"
        } else if !isDeclared {
            message += "; '\(graph.name(of: source))' has no transition to '\(graph.name(of: target))'"
        }
        found.add(
            isBypass ? .bypass : .undeclaredTransition,
            of: Subject(.transition, owner: graph.screens[source].qualifiedName, name: event), in: edge.place, message)
    }

    func transitions(from sources: [ScreenID], to targets: [ScreenID]) -> [TransitionID] {
        sources.flatMap { source in targets.flatMap { graph.transitions(from: source, to: $0) } }
    }

    /// Whether something else than a transition leads there.
    func leads(_ edge: SourceReport.Edge, to targets: [ScreenID]) -> Bool {
        targets.contains(where: leadingRegions.contains) || edge.kind == .root && targets.contains(where: isEntry)
    }

    private func isEntry(_ screen: ScreenID) -> Bool {
        graph.launches.contains { graph.covers(graph.alternatives[$0].action.target, screen) }
    }

    /// `undeclared-screen`, of tabs and the entry.
    mutating func judgeChildren() {
        let containers = Set(code.report.tabs.map(\.of))
        for tabs in code.report.tabs {
            for child in tabs.children where types.screensOf[child] == nil && !containers.contains(child) {
                undeclared(child, in: tabs.place, "'\(tabs.of)' has the tab '\(child)'")
            }
        }
        if let entry = code.report.entry, types.screensOf[entry] == nil, !containers.contains(entry),
            let edge = edges.first(where: { $0.to == entry && $0.kind == .root })
        {
            undeclared(entry, in: edge.place, "the app starts with '\(entry)'")
        }
    }

    private mutating func undeclared(_ type: String, in place: SourcePlace, _ what: String) {
        let name = graph.text.intern(code.screenName(of: type))
        found.add(
            .undeclaredScreen, of: Subject(.screen, name: name), in: place,
            what + ", but no screen of the graph has this type")
    }

    /// `unread-opening`, `unread-calls`, `not-opened`.
    mutating func judgeReading() {
        let unread =
            code.report.openings.filter { $0.why == "no-value" }.map(\.place)
            + edges.filter { $0.from == nil && $0.kind != .root }.map(\.place) + code.report.cut.map(\.place)
        let cut = Dictionary(grouping: code.report.cut, by: \.file)
        let byFile = Dictionary(grouping: Set(unread), by: \.file)
        for (file, places) in byFile.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let (first, count) = (places.min() ?? places[0], places.count)
            let beyond = cut[file].map { "; \($0.count) of them reached a limit of the reader" } ?? ""
            let here = count == 1 ? "here" : "at \(count) places in this file, first here,"
            found.add(
                .unreadOpening, of: .file, in: first, thing: file,
                "\(here) navgraph cannot determine which screen the code opens, or to which screen the code belongs"
                    + beyond)
        }
        for call in code.report.unread where !hasRouter {
            let name = graph.text.intern(call.name)
            found.add(
                .unreadCalls, of: Subject(.call, name: name), in: call.place,
                "navgraph cannot tell what \(call.count == 1 ? "this call" : "\(call.count) calls") of '\(call.name)' "
                    + "\(call.count == 1 ? "opens" : "open")")
        }
        let left = code.report.notOpened.filter { types.screensOf[$0] == nil }
        if !left.isEmpty {
            let (are, them) = left.count == 1 ? ("type is", "it") : ("types are", "them")
            found.add(
                .notOpened, of: .file, at: Place(FileID(raw: 0), graph.fileSpan),
                "\(left.count) screen \(are) never opened in the code, as far as navgraph can read it, and no screen of the "
                    + "graph has \(them): " + left.prefix(5).joined(separator: ", ")
                    + (left.count > 5 ? " and \(left.count - 5) more" : ""))
        }
    }
}

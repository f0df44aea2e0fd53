import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let unroutableLink = LintRule(Rule("unroutable-link", .error, of: .links)) { graph, runs, report in
        let types = LinkTypes(graph)
        for id in graph.deepLinks.ids {
            guard let reason = runs.unroutable[id] else { continue }
            let link = graph.deepLinks[id]
            let opened = graph.quoted(link.opens)
            let place = Place(link.file, link.path == nil ? link.opensSpan : link.pathSpan)
            let why: String
            switch reason {
            case .undecided, .starts:
                let message =
                    reason == .undecided
                    ? "no way to \(opened) was found before the search reached its limit; write one down with 'path'"
                    : "the flows on the route to \(opened) begin with more than 4,096 combinations of screens; use fewer lists under 'start'"
                var finding = Finding(.undecided, on: graph.subject(of: id), at: place, message)
                finding.unjudged = [Rule.unroutableLink.rawValue]
                report(finding)
                continue
            case .missing(let name, let event):
                report(.unroutableLink, of: graph.subject(of: id), at: place, missing(name, for: event, of: id, types))
                continue
            case .requirement: why = "the conditions that the link or a screen on its route requires never hold there"
            case .path: why = "its 'path' does not start at a root or does not end at \(opened)"
            case .none: why = missingWay(to: link.opens, runs)
            }
            report(
                .unroutableLink, of: graph.subject(of: id), at: place, "the link cannot open \(opened): \(why)")
        }
    }
}

/// What a link does not supply: the params of what it opens before what an event on some way there carries.
private func missing(_ name: Symbol, for event: TransitionID, of id: DeepLinkID, _ types: LinkTypes) -> String {
    let graph = types.graph
    let link = graph.deepLinks[id]
    let supply = types.supply(of: id)
    let wanted = graph.params(of: link.opens).map { graph.params[$0] }.first { param in
        !param.isOptional && !supply.contains { $0.name == param.name }
    }
    if let wanted {
        let param = graph.text[wanted.name]
        let names = supply.map { "'\(graph.text[$0.name])'" }.joined(separator: ", ")
        let literal = link.urls.lazy.compactMap { types.literal(meaning: param, in: $0) }.first
        return "missing argument '\(param)' for \(graph.quoted(link.opens)); "
            + (literal ?? "add '{\(param)}' to 'url', or a 'with'")
            + (supply.isEmpty ? "" : "; the link supplies only \(names)")
    }
    return
        "missing argument '\(graph.text[name])' for \(graph.quoted(event)) on the route to \(graph.quoted(link.opens)); "
        + (supply.contains { $0.name == name }
            ? "the link supplies a value of another type" : "the link does not supply it")
}

/// Why there is no route to a target, although runs may show it.
private func missingWay(to target: Target?, _ runs: RunAnalysis) -> String {
    let graph = runs.graph
    let opened = graph.quoted(target)
    guard let screen = graph.firstScreen(of: target), let run = runs.witness(to: screen) else {
        return "no transitions or tabs lead from a root to \(opened)"
    }
    for step in run.steps.reversed() {
        let what: String
        switch step.action(in: graph) {
        case .launch, .tab, .link, .change: continue
        case .back: what = "going back"
        case .swipe: what = "swiping away"
        case .outcome(let outcome): what = "the outcome '\(graph.text[graph.outcomes[outcome].name])'"
        case .event(let alternative):
            let a = graph.alternatives[alternative]
            if case .root = a.action { return "the route to \(opened) starts at a root with required params" }
            if a.action.opened ?? a.action.selected != nil { continue }
            what = a.transition.map { graph.quoted($0) } ?? "an event"
        }
        return
            "runs lead to \(opened) only through \(what), but a link can use only tabs and events that push, present, "
            + "replace, select or show"
    }
    return "the route to \(opened) needs conditions that the link does not require"
}

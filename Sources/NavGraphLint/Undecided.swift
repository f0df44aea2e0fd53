import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Returns a finding that names the rules and checks that could not be judged; `nil` if all were judged. `open`: the
/// rules for which a problem was neither found nor excluded. LANGUAGE 10.
package func undecided(_ runs: RunAnalysis, _ open: [Rule: RunLimit] = [:], off: Set<Rule> = []) -> Finding? {
    guard let limit = runs.limit ?? open.values.first else { return nil }
    let rules = runs.unjudgedRules.union(open.keys).subtracting(off)
    let hasChecks = runs.limit != nil && !off.contains(.checkFailed)
    let checks = hasChecks ? runs.judgedChecks().undecided.map(\.check) : []
    let unjudged =
        Rule.allCases.filter(rules.contains).map(\.rawValue)
        + checks.map { runs.graph.subject(of: runs.graph.checks[$0]).spelled(in: runs.graph.text) }
    return unjudged.isEmpty ? nil : undecided(unjudged, of: runs.graph, because: limit)
}

/// Returns the finding about rules and checks that could not be judged, by their names.
func undecided(_ unjudged: [String], of graph: NavGraph, because limit: RunLimit) -> Finding {
    var place = Place(FileID(raw: 0), graph.fileSpan)
    switch limit {
    case .stacks, .steps, .distance, .discards: break
    case .combinations: place.span = graph.conditionsSpan
    case .handlers(let alternative):
        if !alternative.isNone { place = Place(graph.file(of: alternative), graph.alternatives[alternative].span) }
    }
    let names = unjudged.map { "'\($0)'" }
    let all = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    var finding = Finding(.undecided, on: .file, at: place, "\(all) cannot be decided: \(reason(limit, graph))")
    finding.unjudged = unjudged
    return finding
}

/// Returns the reason why rules or checks cannot be decided, and the remedy.
func reason(_ limit: RunLimit, _ graph: NavGraph) -> String {
    switch limit {
    case .stacks:
        "too many combinations of screens above each other; use \(remedies(in: graph))"
    case .steps(let steps, let places):
        "counting \(steps) steps in \(places) positions of stacks takes too long; use a smaller 'within', or none"
    case .distance(let steps):
        "the shortest run to the screen takes \(steps.lowerBound) to \(steps.upperBound) steps; "
            + "use a 'within' below \(steps.lowerBound), or of at least \(steps.upperBound)"
    case .combinations(let conditions):
        "too many combinations of the conditions "
            + listed(conditions.map { "'\(graph.text[graph.conditions[$0].qualifiedName])'" })
            + changes(of: conditions, graph) + "; use fewer conditions that change in the same runs"
    case .discards(let steps, let locks):
        "each of \(steps) events of the app and links could close what \(locks) lists of conditions lock; "
            + "use fewer such events, or the same conditions in more places"
    case .handlers(let alternative):
        "\(alternative.isNone ? "a" : "this") handler starts itself again before it ends, because its 'finish' runs it "
            + "again; end it with 'pop: root' or 'root: entry' instead of 'finish'"
    }
}

/// What makes fewer combinations of screens above each other, of what the graph has.
private func remedies(in graph: NavGraph) -> String {
    var remedies: [String] = []
    if !graph.groups.isEmpty { remedies.append("fewer events in a group") }
    let reuses = graph.alternatives.contains { if case .reuse = $0.action { true } else { false } }
    if reuses || graph.deepLinks.contains(where: \.reuses) { remedies.append("'reuse' for fewer screens") }
    if graph.handlers.contains(where: { $0.kind == .alternatives }) {
        remedies.append("handlers that end with 'pop: root'")
    }
    let last = "events with '\(graph.host == nil ? "root: entry" : "dismiss: all")' instead of long ways back"
    return remedies.isEmpty ? last : remedies.joined(separator: ", ") + " or " + last
}

/// `, which 'login' and 'logout' set`: the events that set some conditions.
private func changes(of conditions: [ConditionID], _ graph: NavGraph) -> String {
    let wanted = Set(conditions)
    var events: [String] = []
    for id in graph.alternatives.ids {
        guard graph.alternatives[id].sets.contains(where: { wanted.contains(graph.assignments[$0].condition) }),
            let event = graph.alternatives[id].transition
        else { continue }
        let name = graph.quoted(event)
        if !events.contains(name) { events.append(name) }
    }
    return events.isEmpty ? "" : ", which \(listed(events)) set"
}

/// `'a', 'b', 'c' and 11 more`.
private func listed(_ names: [String]) -> String {
    names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
}

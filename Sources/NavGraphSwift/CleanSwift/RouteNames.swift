import NavGraphModel
import NavGraphSyntax

/// The names of the methods by which a scene's view controller raises its events and outcomes.
///
/// They are named in rounds: after the only segue of an event, after the only target that it opens, after the event.
struct RouteNames {
    private(set) var ofEvents: [TransitionID: String] = [:]
    private(set) var ofOutcomes: [OutcomeID: String] = [:]
    private var taken: Set<String> = []

    /// `events`: the screen's own, then those that it inherits. `segues`: the identifiers that an event declares.
    init(
        _ graph: NavGraph, events: [TransitionID], outcomes: IDRange<OutcomeID>, segues: (TransitionID) -> [Symbol]
    ) {
        let segues = Dictionary(uniqueKeysWithValues: events.map { ($0, segues($0)) })
        give(events) { event in
            guard let all = segues[event], all.count == 1 else { return nil }
            let isShared = events.contains { $0 != event && segues[$0, default: []].contains(all[0]) }
            return isShared ? nil : Self.words(graph.text[all[0]])
        }
        let opened = Dictionary(uniqueKeysWithValues: events.map { ($0, Self.opened(by: $0, in: graph)) })
        give(events) { event in
            guard let all = opened[event], let target = all.first, all.count == 1 else { return nil }
            let isShared = events.contains { $0 != event && opened[$0, default: []].contains(target) }
            return isShared ? nil : graph.camel(graph[target].qualifiedName)
        }
        for event in events where ofEvents[event] == nil {
            let name = upperCamel(graph.text[graph.transitions[event].name])
            ofEvents[event] = free((opened[event, default: []].isEmpty ? "route" : "routeTo") + name, &taken)
        }
        for outcome in outcomes {
            ofOutcomes[outcome] = free("route" + upperCamel(graph.text[graph.outcomes[outcome].name]), &taken)
        }
    }

    subscript(_ event: TransitionID) -> CodeText { CodeText(ofEvents[event, default: ""]) }
    subscript(_ outcome: OutcomeID) -> CodeText { CodeText(ofOutcomes[outcome, default: ""]) }

    /// A round: names that are empty, given before or due to two are not given.
    private mutating func give(_ events: [TransitionID], _ name: (TransitionID) -> String?) {
        var due: [String: [TransitionID]] = [:]
        for event in events where ofEvents[event] == nil {
            if let name = name(event), !name.isEmpty { due["routeTo" + name, default: []].append(event) }
        }
        for (name, events) in due where events.count == 1 && !taken.contains(name) { ofEvents[events[0]] = name }
        taken.formUnion(ofEvents.values)
    }

    /// `show-item` → `ShowItem`.
    private static func words(_ identifier: String) -> String {
        let pieces = identifier.unicodeScalars.split { scalar in
            !(scalar.isASCII
                && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"))
        }
        return pieces.map { upperCamel(String($0)) }.joined()
    }

    /// What an event opens, `then` and handlers aside.
    private static func opened(by event: TransitionID, in graph: NavGraph) -> Set<Target> {
        Set(graph.alternatives(of: event).compactMap { graph.alternatives[$0].action.opened })
    }
}

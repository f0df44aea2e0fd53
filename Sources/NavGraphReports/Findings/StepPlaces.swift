import NavGraphModel
import NavGraphSyntax

/// A step of a run and where it stands in the text.
struct StepPlace {
    /// In words: `openNote → noteDetail`.
    var text: String
    var place: LocatedMessage
}

extension Report {
    /// For each finding the places of the steps of its run: that of the transition, else of the screen that is current
    /// then. Each file is read once a graph. O(steps).
    func stepPlaces(of findings: [LocatedFinding]) -> [[StepPlace]] {
        var result: [[StepPlace]] = Array(repeating: [], count: findings.count)
        for (number, reading) in readings.enumerated() {
            let graph = reading.graph
            let index = StepIndex(graph)
            var wanted: [(finding: Int, text: String, place: Place)] = []
            for (position, finding) in findings.enumerated() where finding.key?.graph == number {
                var last = Place(FileID(raw: 0), graph.entrySpan)
                for step in finding.witness {
                    last = index.place(of: step) ?? last
                    wanted.append((position, step.shown, last))
                }
            }
            let located = locate(
                wanted.map { (place: $0.place, severity: Severity.note, text: $0.text) }, in: graph, of: reading.input,
                files: files)
            for (wanted, place) in zip(wanted, located) {
                result[wanted.finding].append(StepPlace(text: wanted.text, place: place))
            }
        }
        return result
    }
}

extension WitnessStep {
    /// `STEP → SCREEN`, or `STEP ✗ FAULT`.
    package var shown: String {
        step + (screen.map { " → \($0)" } ?? "") + (fault.map { " ✗ \($0.rawValue)" } ?? "")
    }
}

/// Finds the elements that steps name.
package struct StepIndex {
    private struct Event: Hashable {
        var owner: Symbol
        var name: Symbol
    }
    private let graph: NavGraph
    private var events: [Event: TransitionID] = [:]
    private var screens: [Symbol: ScreenID] = [:]
    private var links: [Symbol: DeepLinkID] = [:]
    /// The elements of a module that apps can open.
    private var openedByHost: [Symbol: Place] = [:]

    package init(_ graph: NavGraph) {
        self.graph = graph
        for id in graph.transitions.ids {
            let transition = graph.transitions[id]
            let event = Event(owner: graph.qualifiedName(of: transition.owner), name: transition.name)
            if events[event] == nil { events[event] = id }
        }
        for id in graph.screens.ids { screens[graph.screens[id].qualifiedName] = id }
        for id in graph.flows.ids { openedByHost[graph.flows[id].qualifiedName] = graph.place(of: id) }
        for id in graph.screens.ids { openedByHost[graph.screens[id].qualifiedName] = graph.place(of: id) }
        for id in graph.deepLinks.ids { links[graph.deepLinks[id].qualifiedName] = id }
    }

    package func place(of step: WitnessStep) -> Place? {
        switch step.kind {
        case .event:
            if let event = events[Event(owner: step.owner, name: step.name)] { return graph.place(of: event) }
        case .link:
            if let link = links[step.name] { return graph.deepLinks[link].place }
        case .launch: return Place(FileID(raw: 0), graph.entrySpan)
        case .host:
            if let opened = openedByHost[step.name] { return opened }
        case .outcome, .back, .swipe, .tab, .change: break
        }
        return screens[step.current].map { graph.place(of: $0) }
    }
}

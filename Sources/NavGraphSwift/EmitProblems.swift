import NavGraphModel
import NavGraphSyntax

/// What cannot be emitted: it is refused, never emitted wrong.
struct EmitProblems {
    /// In the order of their places.
    private(set) var found: [EmitProblem] = []
    let graph: NavGraph
    let alerts: [ScreenID: PresentationStyle]
    private let dialect: any Dialect

    init(_ emitter: SwiftEmitter) {
        graph = emitter.graph
        alerts = emitter.alerts
        dialect = emitter.dialect
        dialect.check(&self, emitter)
        found.sort { $0.place < $1.place }
    }

    /// What the app's own code opens is a method of the app's router, as its events are.
    mutating func checkHost() {
        guard let host = graph.host else { return }
        for id in graph.screens[host].transitions {
            let name = graph.transitions[id].name
            guard graph.appTransitions.contains(where: { graph.transitions[$0].name == name }) else { continue }
            refuse(
                graph.place(of: id),
                "'\(graph.text[name])' in 'host' together with an event of the app with the same name")
        }
    }

    /// What the graph's `swift` asks for.
    mutating func checkSettings(_ emitter: SwiftEmitter) {
        if emitter.platforms.isEmpty {
            let place = Place(FileID(0), graph.platformsSpan ?? graph.fileSpan)
            refuse(place, "an app for \(quoted(graph.platforms))")
        }
        let container = emitter.options.container
        if !dialect.hasViewControllers, container != .none {
            let place = graph.swift.containerPlace ?? Place(FileID(0), graph.fileSpan)
            refuse(place, "the dependency injection container '\(container.rawValue)'")
        }
    }

    func place(of id: AlternativeID) -> Place { Place(graph.file(of: id), graph.alternatives[id].valueSpan) }

    func isName(_ symbol: Symbol) -> Bool { graph.text.withUTF8(of: symbol) { NavGraphModel.isName($0) } }

    /// A flow's events may use its params only if no way leads into the flow but by opening it.
    mutating func checkWaysInto(_ id: FlowID) {
        for alternative in graph.alternatives.ids {
            let taken = graph.alternatives[alternative]
            guard let target = taken.action.opened?.screen, graph.screens[target].flow == id else { continue }
            let isInside = graph.flow(of: graph.owner(of: alternative)) == id
            if !isInside || taken.action.key == .root || taken.action.key == .show {
                let flow = graph.text[graph.flows[id].qualifiedName]
                refuse(
                    place(of: alternative),
                    "a screen of '\(flow)' opened without the flow, because events of the flow use its params")
            }
        }
    }

    /// A screen that stands in for another ends with what the other's opener handles: it must carry the same. A `replace`
    /// that follows other actions may replace any screen. Linear in the graph and in the screens that replace.
    mutating func checkReplacing() {
        var replacing: [ScreenID: [ScreenID]] = [:]
        var anywhere: [ScreenID] = []
        for id in graph.alternatives.ids {
            guard case .replace(let target) = graph.alternatives[id].action else { continue }
            if graph.alternatives[id].role == .event, case .screen(let owner) = graph.owner(of: id) {
                replacing[owner, default: []].append(target)
            } else {
                anywhere.append(target)
            }
        }
        guard !replacing.isEmpty || !anywhere.isEmpty else { return }
        for handler in graph.handlers.ids {
            guard let id = graph.handlers[handler].outcome, case .screen(let opened) = graph.outcomes[id].owner,
                graph.handlers[handler].kind != .close, !graph.outcomes[id].params.isEmpty
            else { continue }
            for screen in reachable(from: [opened] + anywhere, { replacing[$0] ?? [] }).sorted() {
                guard let other = graph.screens[screen].outcomes.first(where: { isOther($0, than: id) }) else {
                    continue
                }
                let name = graph.text[graph.outcomes[other].name]
                refuse(
                    Place(graph.screens[screen].file, graph.outcomes[other].span),
                    "the outcome '\(name)' of '\(graph.name(of: screen))', which can replace "
                        + "'\(graph.name(of: opened))' but carries other values")
            }
        }
    }

    /// Whether two outcomes have one name and carry different values.
    private func isOther(_ other: OutcomeID, than id: OutcomeID) -> Bool {
        let (one, two) = (graph.outcomes[id], graph.outcomes[other])
        guard one.name == two.name else { return false }
        let values = two.params.map { (graph.params[$0].name, graph.params[$0].type) }
        return !one.params.map { (graph.params[$0].name, graph.params[$0].type) }.elementsEqual(values, by: ==)
    }

    mutating func refuse(_ place: Place, _ what: String) {
        let problem = EmitProblem(place, "\(dialect.framework) does not support \(what)")
        if !found.contains(problem) { found.append(problem) }
    }
}

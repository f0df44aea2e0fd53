import NavGraphModel
import NavGraphSources
import NavGraphSyntax

/// What a graph lacks, so that it says what the code does, at one of its elements.
package struct DriftSuggestion {
    package enum Owner: Hashable {
        /// The screen takes transitions, or a type.
        case screen(ScreenID)
        /// The flow takes screens; none: the graph itself.
        case flow(FlowID?)
    }
    package var owner: Owner
    package var type: String?
    /// Transitions of a screen, screens of a flow.
    package var entries: [YAMLEntry]
}

/// What would remove findings of drift, element by element: new screens stand under the flow of what opens them first, with
/// what they open themselves. SOURCES 9, `--suggest`.
///
/// - Parameters:
///   - graph: as `drift` has left it.
///   - root: the path of the graph's root file.
///   - findings: those that are to go. Of other rules than `undeclared-transition`, `undeclared-screen`, `bypass` and
///     `missing-type` nothing can be suggested. Anchors are suggested for transitions that no code confirms.
package func driftSuggestions(
    _ graph: NavGraph, root: String, _ code: DriftCode, for findings: [Finding]
) -> [DriftSuggestion] {
    var suggestions = DriftSuggestions(Drift(graph, root: root, code, off: []), findings)
    suggestions.addTypes()
    suggestions.findScreens()
    suggestions.nameScreens()
    suggestions.addEvents()
    suggestions.addAnchors()
    return suggestions.all()
}

private struct DriftSuggestions {
    private struct Wanted: Hashable {
        var rule: Rule
        var subject: Subject
    }
    /// A screen that the graph has, or one that it lacks.
    private enum End: Hashable {
        case known(ScreenID)
        case new(String)
    }

    private var drift: Drift
    private var wanted: Set<Wanted>
    private let containers: Set<String>
    private let remarks: SourceRemarks
    private var typeOf: [ScreenID: String] = [:]
    /// The types of new screens, in the order in which they are found, with the flows that they come to stand in.
    private var types: [String] = []
    private var flowOf: [String: FlowID?] = [:]
    private var draft = Draft(app: "")
    private var number: [End: Int] = [:]
    private var numberOfFlow: [FlowID: Int] = [:]
    private var used: [End: Set<String>] = [:]
    private var anchors: [ScreenID: [YAMLEntry]] = [:]

    init(_ drift: Drift, _ findings: [Finding]) {
        self.drift = drift
        wanted = Set(findings.map { Wanted(rule: $0.rule, subject: $0.subject) })
        containers = Set(drift.code.report.tabs.map(\.of))
        remarks = SourceRemarks(drift.code.report)
    }

    private var graph: NavGraph { drift.graph }
    private var report: SourceReport { drift.code.report }

    private func isWanted(_ rule: Rule, _ subject: Subject) -> Bool {
        wanted.contains(Wanted(rule: rule, subject: subject))
    }

    // MARK: - Screens

    mutating func addTypes() {
        for (screen, type) in drift.types.missing where isWanted(.missingType, drift.graph.subject(of: screen)) {
            guard let near = drift.nearestType(to: type) else { continue }
            typeOf[screen] = near
            drift.types.assume(screen, has: near)
        }
    }

    /// Types that no screen has, and what they open in turn.
    mutating func findScreens() {
        for edge in report.edges {
            guard let from = edge.from, let source = drift.types.screensOf[from]?.first else { continue }
            add(edge.to, to: graph.screens[source].flow, always: typeOf[source] != nil)
        }
        let entry = graph.launches.compactMap { firstFlow($0) }.first
        for tabs in report.tabs {
            let sibling = tabs.children.compactMap { drift.types.screensOf[$0]?.first }.first
            for child in tabs.children { add(child, to: sibling.map { graph.screens[$0].flow } ?? entry) }
        }
        if let first = report.entry { add(first, to: entry) }
        let opened = Dictionary(grouping: report.edges.filter { $0.from != nil }) { $0.from ?? "" }
        var next = 0
        while next < types.count {
            let flow = flowOf[types[next]] ?? nil
            for edge in opened[types[next]] ?? [] where isNew(edge.to) { put(edge.to, flow) }
            next += 1
        }
    }

    private func isNew(_ type: String) -> Bool { drift.types.screensOf[type] == nil && !containers.contains(type) }

    private func firstFlow(_ launch: AlternativeID) -> FlowID? {
        graph.firstScreen(of: graph.alternatives[launch].action.target).flatMap { graph.screens[$0].flow }
    }

    /// `always`: nothing was found there, because the type of what opens it was unknown.
    private mutating func add(_ type: String, to flow: FlowID?, always: Bool = false) {
        guard isNew(type) else { return }
        let name = drift.graph.text.intern(drift.code.screenName(of: type))
        if always || isWanted(.undeclaredScreen, Subject(.screen, name: name)) { put(type, flow) }
    }

    private mutating func put(_ type: String, _ flow: FlowID?) {
        guard flowOf[type] == nil else { return }
        flowOf[type] = .some(flow)
        types.append(type)
    }

    mutating func nameScreens() {
        var taken = Set(graph.screens.map { graph.text[$0.name] } + graph.flows.map { graph.text[$0.name] })
        for type in types {
            var screen = drift.code.sourceDraft.screen(of: type) ?? DraftScreen()
            let base = drift.code.screenName(of: type)
            screen.name = firstFree(base, in: &taken)
            screen.events = []
            let isOfApp = graph.swift.framework == .swiftui
            let isView = report.screenTypes[type] ?? type.hasSuffix("View")
            if isView, !isOfApp { screen.source = .swiftui }
            let standard =
                graph.swift.prefix + upperCamel(screen.name) + (isView || isOfApp ? "View" : "ViewController")
            screen.type = type == standard ? nil : type
            number[.new(type)] = draft.screens.count
            draft.screens.append(screen)
        }
    }

    // MARK: - Transitions

    mutating func addEvents() {
        let pushing = Set(report.edges.filter { $0.kind == .push }.compactMap(\.from))
        var seen: Set<[End]> = []
        for edge in report.edges {
            guard let from = edge.from, from != edge.to, let source = end(from), let target = end(edge.to),
                isLacking(edge, from: source, to: target), seen.insert([source, target]).inserted
            else { continue }
            let to = numberOf(target, from: source)
            var action = DraftAction(
                edge.kind == .push
                    ? .push(.screen(to))
                    : edge.kind == .root ? .root(root(of: target) ?? .screen(to)) : .present(.screen(to)))
            if edge.kind == .present {
                action.style = edge.style
                action.isInStack = edge.isInStack || pushing.contains(edge.to)
            }
            let base = drift.code.sourceDraft.eventName(from: from, to: edge.to, screen: draft.screens[to].name)
            var names = used[source] ?? names(at: source)
            let event = DraftEvent(name: firstFree(base, in: &names), remark: remarks.text(of: edge), action: action)
            used[source] = names
            draft.screens[numberOf(source, from: source)].events.append(event)
        }
    }

    private func end(_ type: String) -> End? {
        if number[.new(type)] != nil { return .new(type) }
        return drift.types.screensOf[type].map { .known($0[0]) }
    }

    private mutating func isLacking(_ edge: SourceReport.Edge, from source: End, to target: End) -> Bool {
        guard case .known(let to) = target else { return true }
        let targets = drift.types.screensOf[edge.to] ?? [to]
        if drift.leads(edge, to: targets) { return false }
        guard case .known(let from) = source, let opener = edge.from else { return true }
        let sources = drift.types.screensOf[opener] ?? [from]
        guard drift.transitions(from: sources, to: targets).isEmpty else { return false }
        if typeOf[from] != nil || typeOf[to] != nil { return true }
        let event = drift.graph.text.intern(
            drift.code.sourceDraft.eventName(from: opener, to: edge.to, screen: graph.text[graph.screens[to].name]))
        let subject = Subject(.transition, owner: graph.screens[from].qualifiedName, name: event)
        return isWanted(.undeclaredTransition, subject) || isWanted(.bypass, subject)
    }

    /// The names that another event of this screen would hide.
    private func names(at end: End) -> Set<String> {
        var events: [TransitionID]
        switch end {
        case .known(let screen): events = graph.events(of: screen)
        case .new(let type):
            events = graph.transitions.ids.filter { id in
                switch graph.transitions[id].owner {
                case .app: true
                case .flow(let flow): flow == flowOf[type] ?? nil
                case .screen, .group: false
                }
            }
        }
        return Set(events.map { graph.text[graph.transitions[$0].name] })
    }

    /// A flow that begins with the screen.
    private mutating func root(of end: End) -> DraftTarget? {
        guard case .known(let screen) = end,
            let flow = graph.flows.ids.first(where: { graph.startScreens(of: $0).contains(screen) })
        else { return nil }
        if let known = numberOfFlow[flow] { return .flow(known) }
        numberOfFlow[flow] = draft.flows.count
        let name = graph.text[graph.flows[flow].qualifiedName]
        draft.flows.append(DraftFlow(name: name, kind: .tabs([]), origin: .beginning))
        return .flow(draft.flows.count - 1)
    }

    /// A screen of the graph is in the draft by the name that its source knows it by.
    private mutating func numberOf(_ end: End, from source: End) -> Int {
        if let known = number[end] { return known }
        guard case .known(let screen) = end else { return 0 }
        number[end] = draft.screens.count
        draft.screens.append(DraftScreen(name: graph.name(of: screen)))
        return draft.screens.count - 1
    }

    // MARK: - Anchors

    /// An anchor for each transition that no code confirms, if a single function opens something unknown and names the type.
    mutating func addAnchors() {
        drift.judgeTransitions(seen: [])
        let mentions = report.mentions
        let functions = Set(
            report.openings.filter { $0.why == "no-value" }.compactMap(\.code)
                + report.edges.filter { $0.from == nil && $0.kind != .root }.compactMap(\.code))
        for (transition, types) in drift.unconfirmed {
            guard case .screen(let screen) = graph.transitions[transition].owner else { continue }
            let names = Set(types.map(DriftTypes.last))
            let naming = functions.filter { !mentions.names(ofMethod: $0).isDisjoint(with: names) }
            guard naming.count == 1, let function = naming.first else { continue }
            let anchor = YAMLEntry(Key.code.spelling, .text(function))
            anchors[screen, default: []].append(
                YAMLEntry(graph.text[graph.transitions[transition].name], .mapping([anchor], isCompact: true)))
        }
    }

    // MARK: - Result

    /// By place: screens of the graph in its order, then flows.
    func all() -> [DriftSuggestion] {
        var result: [DriftSuggestion] = []
        for screen in graph.screens.ids {
            let events = number[.known(screen)].map { draft.screens[$0].events } ?? []
            if events.isEmpty, typeOf[screen] == nil, anchors[screen] == nil { continue }
            result.append(
                DriftSuggestion(
                    owner: .screen(screen), type: typeOf[screen],
                    entries: events.map { draft.entry(ofEvent: $0, owner: []) } + (anchors[screen] ?? [])))
        }
        let byFlow = Dictionary(grouping: types) { flowOf[$0] ?? nil }
        for flow in [nil] + graph.flows.ids.map(Optional.some) {
            guard let types = byFlow[flow] else { continue }
            result.append(
                DriftSuggestion(
                    owner: .flow(flow), entries: types.compactMap { number[.new($0)] }.map { draft.entry(ofScreen: $0) }
                ))
        }
        return result
    }
}

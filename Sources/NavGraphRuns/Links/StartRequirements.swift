import NavGraphModel

/// What must hold at the start for a link to be followed: what the screens on its way require, the link itself, and the
/// `when` of the alternatives taken, and not of those before them, as far as the way does not itself `set` it.
///
/// Of an alternative that is passed over because its `when` has several conditions only what cannot be otherwise is
/// told. In file order of the conditions. O(size of the way).
struct StartRequirements {
    private let graph: NavGraph
    /// What conditions are by now, where the way has set them.
    private var isSet: [ConditionID: Bool] = [:]
    /// The values that conditions must have at the start.
    private var wanted: [ConditionID: Bool] = [:]
    /// Lists of literals; one of each list must hold at the start.
    private var clauses: [[(condition: ConditionID, value: Bool)]] = []

    static func of(_ link: DeepLink, _ way: LinkWay, in graph: NavGraph) -> [Literal] {
        var all = StartRequirements(graph: graph)
        if let first = way.stops.first { all.begin(way.root, with: first.current) }
        all.see(way.stops.first, link)
        for (step, stop) in zip(way.steps, way.stops.dropFirst()) {
            switch step {
            case .event(let alternative):
                all.take(alternative)
                for part in graph.parts(of: alternative) {
                    let action = graph.alternatives[part].action
                    if let target = action.opened ?? action.selected { all.begin(target, with: stop.current) }
                }
            case .tab(let child):
                if let target = graph.children[child].target { all.begin(target, with: stop.current) }
            }
            all.see(stop, link)
        }
        return all.literals()
    }

    /// Of a link by `present` or `push`.
    static func of(_ link: DeepLink, showing stop: LinkWay.Stop, in graph: NavGraph) -> [Literal] {
        var all = StartRequirements(graph: graph)
        if let opens = link.opens { all.begin(opens, with: stop.current) }
        all.see(stop, link)
        return all.literals()
    }

    /// What a `start` that is a choice asks for, where it chose the screen that is current.
    private mutating func begin(_ target: Target, with screen: ScreenID) {
        guard let flow = target.flow else { return }
        if let first = graph.flows[flow].children.first, graph.flows[flow].container == .tabs {
            return graph.children[first].target.map { begin($0, with: screen) } ?? ()
        }
        let choices = graph.flows[flow].startChoices
        guard let taken = choices.firstIndex(where: { $0.screen == screen }) else { return }
        for earlier in choices[..<taken] { passOver(earlier.when.map { graph.literals[$0] }) }
        for literal in choices[taken].when { want(graph.literals[literal]) }
    }

    private init(graph: NavGraph) { self.graph = graph }

    private mutating func see(_ stop: LinkWay.Stop?, _ link: DeepLink) {
        for literal in link.requires { want(graph.literals[literal]) }
        if link.pending == .never { return }
        for screen in stop?.visible ?? [] {
            for literal in graph.requirements(of: screen) { want(literal) }
        }
    }

    private mutating func want(_ literal: Literal) {
        if isSet[literal.condition] == nil, wanted[literal.condition] == nil {
            wanted[literal.condition] = !literal.isNegated
        }
    }

    private mutating func take(_ alternative: AlternativeID) {
        if let event = graph.alternatives[alternative].transition {
            for earlier in graph.alternatives(of: event) {
                if earlier == alternative { break }
                passOver(graph.alternatives[earlier].when.map { graph.literals[$0] })
            }
        }
        for literal in graph.alternatives[alternative].when { want(graph.literals[literal]) }
        var next = alternative
        while !next.isNone {
            for assignment in graph.alternatives[next].sets { set(graph.assignments[assignment]) }
            next = graph.alternatives[next].then
        }
    }

    private mutating func passOver(_ when: [Literal]) {
        var clause: [(condition: ConditionID, value: Bool)] = []
        for literal in when {
            if let value = isSet[literal.condition] {
                if value == literal.isNegated { return }
            } else {
                clause.append((literal.condition, literal.isNegated))
            }
        }
        clauses.append(clause)
    }

    private mutating func set(_ assignment: Assignment) {
        for (condition, value) in graph.settings(by: assignment.condition, assignment.value) {
            isSet[condition] = value
        }
    }

    private mutating func literals() -> [Literal] {
        var known: [ConditionID: Bool] = [:]
        func note(_ condition: ConditionID, _ value: Bool) {
            for (implied, value) in graph.settings(by: condition, value) { known[implied] = value }
        }
        for (condition, value) in wanted.sorted(by: { $0.key < $1.key }) { note(condition, value) }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for clause in clauses {
                if clause.contains(where: { known[$0.condition] == $0.value }) { continue }
                let open = clause.filter { known[$0.condition] == nil }
                guard open.count == 1 else { continue }
                wanted[open[0].condition] = open[0].value
                note(open[0].condition, open[0].value)
                isGrowing = true
            }
        }
        return wanted.sorted { $0.key < $1.key }.map { condition, value in
            Literal(condition: condition, isNegated: !value, span: graph.conditions[condition].span)
        }
    }
}

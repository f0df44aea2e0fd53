import NavGraphModel
import NavGraphSyntax

/// A graph made ready for the analysis: what each alternative asks for and sets as bits, the events of each screen in
/// one flat array. O(graph).
///
/// Only conditions that something asks for have a bit (and those that `implies` ties to one of them): what nothing
/// reads cannot change what happens. Nothing of it changes once it is made; a class, since all that runs are worked out with
/// holds it.
final class Program: @unchecked Sendable {
    let graph: NavGraph
    /// The conditions that have a bit, and the bit of each (`Int32.max`: none).
    private(set) var conditions: [ConditionID] = []
    private(set) var bits: [Int32] = []
    private(set) var implications = Implications([])
    /// The valuations at launch.
    private(set) var launch = Cube()
    /// The values that alternatives give to conditions without a bit. Nothing asks for these conditions, but configurations that
    /// differ in them are different.
    private(set) var otherSets: [AlternativeID: [ConditionID: Bool]] = [:]
    /// What screens require, each after one that requires something else; the first is nothing.
    private var requirements = [Guard()]
    /// For each screen the number of what it requires.
    private var requirement: [UInt32] = []
    /// What the alternatives of a `start` ask for that is a choice, and what it is then.
    private(set) var startChoices: [FlowID: [(condition: Guard, screen: ScreenID)]] = [:]
    /// The conditions with a bit that can change at any time.
    private(set) var changing: [ConditionID] = []
    /// Where Menu closes layers instead of a swipe, and where the tab that is active goes back to its first screen if it is
    /// chosen again: conditions of platforms.
    private(set) var closesByMenu = Guard(isImpossible: true)
    private(set) var resetsTabs = Guard()
    private(set) var eventStart: [UInt32] = []
    private(set) var events: [TransitionID] = []
    /// For each alternative the number of what it asks for and sets.
    private(set) var effect: [UInt32] = []
    /// The first is nothing.
    private(set) var effects = [Effect()]
    let usesDismissAll: Bool
    let selected: Set<Target>
    /// The flows that some alternative finishes.
    let finished: Set<FlowID>
    /// The screens that some `push` goes back to where they are below.
    let reused: Set<ScreenID>
    let restriction: RunRestriction
    /// Whether conditions have their bits in the order in which they are used.
    let byUse: Bool
    /// What holds in every configuration of the runs that are asked about.
    private(set) var kept = Guard()
    /// The conditions that are set aside.
    private(set) var aside = ConditionSet()
    /// Whether some launch keeps it.
    private(set) var hasLaunch = true

    /// `keepsAll`: unused conditions also have bits. `byUse`: conditions that are used together, or tied by
    /// `implies`, have bits next to each other; else they are in file order.
    init(
        _ graph: NavGraph, keepsAll: Bool = false, byUse: Bool = false, _ restriction: RunRestriction = RunRestriction()
    ) {
        self.graph = graph
        self.restriction = restriction
        self.byUse = byUse
        var usesDismissAll = false
        var selected: Set<Target> = []
        var finished: Set<FlowID> = []
        var reused: Set<ScreenID> = []
        for a in graph.alternatives {
            if a.action == .dismissAll { usesDismissAll = true }
            if let child = a.action.selected { selected.insert(child) }
            if case .reuse(let screen) = a.action { reused.insert(screen) }
            if let outcome = a.action.outcome, case .flow(let flow) = graph.outcomes[outcome].owner {
                finished.insert(flow)
            }
        }
        if graph.deepLinks.contains(where: { !$0.isByPath }) { usesDismissAll = true }
        for link in graph.deepLinks where link.reuses { if let screen = link.opens?.screen { reused.insert(screen) } }
        self.usesDismissAll = usesDismissAll
        self.selected = selected
        self.finished = finished
        self.reused = reused
        requirement = Array(repeating: 0, count: graph.screens.count)
        compileConditions(keepsAll)
        closesByMenu = holding(where: \.closesByMenu)
        resetsTabs = holding(where: \.resetsTabs)
        effect = Array(repeating: 0, count: graph.alternatives.count)
        compileLiterals()
        compileEvents()
        for id in graph.flows.ids where !graph.flows[id].startChoices.isEmpty {
            startChoices[id] = graph.flows[id].startChoices.compactMap { choice in
                choice.screen.map { (guarding(choice.when), $0) }
            }
        }
        // Of what nothing asks for the change is no matter.
        let tied = graph.conditions.ids.flatMap {
            graph.conditions[$0].implies.isEmpty ? [] : [$0] + graph.conditions[$0].implies
        }
        let asked = Set(graph.literals.map(\.condition) + tied)
        let all = asked.union(members(with: asked))
        changing = conditions.filter { graph.conditions[$0].changes && all.contains($0) }.sorted()
    }

    /// What a screen, or a `stack` or `single` flow, begins with: of a choice of starts the first.
    func start(of target: Target) -> ScreenID {
        switch target {
        case .screen(let screen): screen
        case .flow(let flow): graph.flows[flow].start!
        }
    }

    /// So many times less is spent on these runs.
    var thrift: Int { restriction.bounds == nil || restriction.isThriftyOfBounds ? restriction.thrift : 1 }

    /// So many results of diagrams may be worked out: fewer after attempts in vain, in another order and of bounds.
    var mostResults: Int {
        DecisionDiagrams.mostResults / ((restriction.bounds != nil ? 4 : byUse ? 2 : 1) * thrift)
    }

    /// What it costs to attempt a step of one configuration: it grows with the condition values, with the regions of a layer,
    /// and with the alternatives that `root: entry` tests.
    var costOfAttempt: Int {
        let regions = graph.flows.map(\.children.count).max() ?? 0
        let isTested = graph.alternatives.contains { $0.action == .rootEntry }
        let tested = isTested ? graph.launches.reduce(0) { count, _ in count + 1 } : 0
        return (1 + conditions.count / 64) * (1 + regions / 16) * (1 + tested / 16)
    }

    /// What an alternative asks for, and what it sets.
    @inline(__always) func condition(of id: AlternativeID) -> Guard { effects[Int(effect[id.index])].condition }
    @inline(__always) func sets(of id: AlternativeID) -> Cube { effects[Int(effect[id.index])].sets }
    /// What must hold whenever a screen is visible; and its number, for few screens differ in it.
    @inline(__always) func requires(_ screen: ScreenID) -> Guard { requirements[requirementNumber(of: screen)] }
    @inline(__always) func requirementNumber(of screen: ScreenID) -> Int { Int(requirement[screen.index]) }
    var requirementCount: Int { requirements.count }

    @inline(__always) func events(of screen: ScreenID) -> Range<Int> {
        Int(eventStart[screen.index])..<Int(eventStart[screen.index + 1])
    }

    /// The cubes that a closed one falls into by the values of a condition that was asked for; the one to begin with comes last:
    /// `false`, or the first platform.
    func deciding(_ undecided: Machine.Undecided, in cube: Cube) -> [Cube] {
        parts(of: cube, by: undecided.condition).reversed()
    }

    /// The same in the other order.
    func parts(of cube: Cube, by condition: Int) -> [Cube] {
        let parts = implications.parts(of: cube, by: condition)
        let isFirst =
            graph.platformConditions.first { bits[$0.index] != .max && cube[bit(of: $0)] == nil }
            == conditions[condition]
        return isFirst ? parts.reversed() : parts
    }

    /// The bit of a condition that has one.
    func bit(of condition: ConditionID) -> Int { Int(bits[condition.index]) }

    func guarding(_ link: DeepLink) -> LinkGuard {
        LinkGuard(own: guarding(link.requires), asksScreens: link.pending != .never)
    }

    /// `all`: those of another graph that has them.
    func guarding(_ literals: IDRange<LiteralID>, in all: Table<LiteralID, Literal>? = nil) -> Guard {
        var result = Guard()
        for id in literals {
            let literal = all?[id] ?? graph.literals[id]
            let bit = bit(of: literal.condition)
            if result.cube[bit] == literal.isNegated { result.isImpossible = true }
            result.cube[bit] = !literal.isNegated || result.cube[bit] ?? false
        }
        return result
    }

    /// That conditions which have a bit have these values.
    func guarding(_ values: [ConditionValue]) -> Guard {
        values.reduce(into: Guard()) { result, it in
            let bit = bit(of: it.condition)
            if result.cube[bit] == !it.value { result.isImpossible = true }
            result.cube[bit] = it.value
        }
    }

    /// Whether Menu closes a layer, where there is Menu: `how` it was presented; the window's is not.
    func isClosable(_ how: Presentation?) -> Bool {
        guard !closesByMenu.isImpossible, let how else { return false }
        return !how.style.isAlert && !how.isLocked
    }

    /// That the app runs on a platform of some kind.
    private func holding(where isOfKind: (Platform) -> Bool) -> Guard {
        let kinds = graph.platforms.map(isOfKind)
        if Set(kinds).count == 1 { return Guard(isImpossible: !kinds[0]) }
        // Exactly one of the platforms is the app's.
        let known = zip(graph.platformConditions, kinds)
        let isSingle = kinds.count { $0 } == 1
        return guarding(known.filter { $0.1 == isSingle }.map { ConditionValue($0.0, isSingle) })
    }

    // MARK: Conditions

    /// For each name of an enumeration the names of it, all by their bits and in the order of these.
    var names: [Int: [Int]] {
        var names: [Int: [Int]] = [:]
        for enumeration in graph.enumerations where bits[enumeration.members[0].index] != .max {
            let all = enumeration.members.map { bit(of: $0) }.sorted()
            for name in all { names[name] = all }
        }
        return names
    }

    /// The valuations of the conditions that have a bit, at launch, with one value for each of those that are not
    /// `varied`; `nil`: there are more than `limit`.
    func valuations(atMost limit: Int, of varied: ConditionSet) -> [Cube]? {
        var result: [Cube] = []
        var pending: [(cube: Cube, next: Int)] = [(launch, 0)]
        while let (cube, next) = pending.popLast() {
            if let open = (next..<conditions.count).first(where: { cube[$0] == nil }) {
                let parts = implications.parts(of: cube, by: open)
                pending += parts.suffix(varied.contains(open) ? 2 : 1).map { ($0, open + 1) }
                if pending.count > limit { return nil }
            } else {
                result.append(cube)
                if result.count > limit { return nil }
            }
        }
        return result
    }

    private func compileConditions(_ keepsAll: Bool) {
        let count = graph.conditions.count
        bits = Array(repeating: .max, count: count)
        guard count > 0 else { return }
        var matters = Array(repeating: keepsAll, count: count)
        for literal in graph.literals { matters[literal.condition.index] = true }
        for condition in restriction.conditions { matters[condition.index] = true }
        if Set(graph.platforms.map(\.closesByMenu)).count > 1 || Set(graph.platforms.map(\.resetsTabs)).count > 1 {
            for condition in graph.platformConditions { matters[condition.index] = true }
        }
        var grows = true
        while grows {
            grows = false
            for id in graph.conditions.ids {
                for other in graph.tied(to: id) where matters[id.index] != matters[other.index] {
                    matters[id.index] = true
                    matters[other.index] = true
                    grows = true
                }
            }
        }
        conditions = (byUse ? graph.conditionsByUse : Array(graph.conditions.ids)).filter { matters[$0.index] }
        for (bit, condition) in conditions.enumerated() { bits[condition.index] = Int32(bit) }
        for condition in restriction.bounds?.aside ?? [] where matters[condition.index] {
            aside.insert(bit(of: condition))
        }
        if let whole = restriction.whole, whole.conditions == conditions {
            implications = whole.implications
        } else if !graph.enumerations.isEmpty || graph.conditions.contains(where: { !$0.implies.isEmpty }) {
            implications = Implications(
                conditions.map { (setting($0, true), setting($0, false)) },
                oneOf: graph.exclusiveConditions.filter { $0.allSatisfy { bits[$0.index] != .max } }.map {
                    $0.reduce(into: ConditionSet()) { $0.insert(bit(of: $1)) }
                })
        }
        var initial = Cube()
        for (bit, condition) in conditions.enumerated() { initial[bit] = graph.conditions[condition].initially }
        // What no launch allows is an error of the text.
        launch = implications.closed(initial) ?? initial
        if restriction.keeping.isEmpty { return }
        kept = guarding(restriction.keeping)
        let start = Guard(cube: launch).conjunction(kept)
        let restricted = start.isImpossible ? nil : implications.closed(start.cube)
        hasLaunch = restricted != nil
        launch = restricted ?? launch
    }

    /// What setting a condition sets: itself and, by the implications, others.
    func setting(_ condition: ConditionID, _ value: Bool) -> Cube {
        var cube = Cube()
        for (id, value) in graph.settings(by: condition, value) where bits[id.index] != .max {
            cube[bit(of: id)] = value
        }
        return cube
    }

    private func compileLiterals() {
        var closures: [UInt32: Cube] = [:]
        let hasOthers = conditions.count < graph.conditions.count
        for id in graph.alternatives.ids {
            let (when, assigned) = (graph.alternatives[id].when, graph.alternatives[id].sets)
            if when.isEmpty, assigned.isEmpty { continue }
            var effect = Effect(condition: guarding(when))
            for assignment in assigned.map({ graph.assignments[$0] }) {
                let key = assignment.condition.raw << 1 | (assignment.value ? 1 : 0)
                let cube = closures[key] ?? setting(assignment.condition, assignment.value)
                closures[key] = cube
                effect.sets = effect.sets.assigning(cube)
                if !hasOthers { continue }
                for (other, value) in graph.settings(by: assignment.condition, assignment.value)
                where bits[other.index] == .max {
                    otherSets[id, default: [:]][other] = value
                }
            }
            self.effect[id.index] = UInt32(effects.count)
            effects.append(effect)
        }
        guard !graph.literals.isEmpty else { return }
        for screen in graph.screens.ids {
            var required = guarding(graph.screens[screen].requires)
            for flow in graph.flows(around: screen) {
                required.formConjunction(guarding(graph.flows[flow].requires))
            }
            if required == Guard() { continue }
            if required != requirements.last { requirements.append(required) }
            requirement[screen.index] = UInt32(requirements.count - 1)
        }
    }

    // MARK: Events

    private func compileEvents() {
        eventStart.reserveCapacity(graph.screens.count + 1)
        events.reserveCapacity(graph.transitions.count)
        // For each name the last screen that has an event of that name: it hides others.
        var last = Array(repeating: UInt32.max, count: graph.text.count)
        for screen in graph.screens.ids {
            // LANGUAGE 4.
            func add(_ more: some Sequence<TransitionID>) {
                for event in more {
                    let name = graph.transitions[event].name.index
                    if last[name] == screen.raw { continue }
                    last[name] = screen.raw
                    events.append(event)
                }
            }
            eventStart.append(UInt32(events.count))
            add(graph.ownEvents(of: screen))
            if graph.hasFlowEvents(screen) {
                for flow in graph.flows(around: screen) { add(graph.ownEvents(of: flow)) }
            }
            add(graph.appTransitions)
        }
        eventStart.append(UInt32(events.count))
    }

    /// For each transition the screens that have it as an event.
    func screensOfEvents() -> [[ScreenID]] {
        var screens = Array(repeating: [ScreenID](), count: graph.transitions.count)
        for screen in graph.screens.ids {
            for event in events[events(of: screen)] { screens[event.index].append(screen) }
        }
        return screens
    }
}

/// What an alternative asks for, and what it sets.
struct Effect: Sendable {
    var condition = Guard()
    var sets = Cube()
}

extension Program {
    /// A valuation of all conditions that lies in `cube`, a closed one, and that the implications allow.
    func valuation(of cube: Cube) -> [(id: ConditionID, value: Bool)] {
        var cube = cube
        // Of the platforms the first that is possible; then, with all that is open false, every implication holds. Conditions
        // without a bit follow the others.
        for platform in graph.platformConditions where bits[platform.index] != .max && cube[bit(of: platform)] == nil {
            cube = parts(of: cube, by: bit(of: platform))[0]
        }
        var values = graph.conditions.map { $0.initially }
        for (bit, condition) in conditions.enumerated() {
            values[condition.index] = cube[bit] ?? (graph.conditions[condition].enumeration == nil ? false : nil)
        }
        var changed = true
        while changed {
            changed = false
            for id in graph.conditions.ids where values[id.index] == true {
                for other in graph.conditions[id].implies where values[other.index] == nil {
                    values[other.index] = true
                    changed = true
                }
            }
        }
        for enumeration in graph.enumerations where !enumeration.members.contains(where: { values[$0.index] == true }) {
            let first = enumeration.members.first { values[$0.index] == nil } ?? enumeration.members.first
            if let first { values[first.index] = true }
        }
        return graph.conditions.ids.map { ($0, values[$0.index] ?? false) }
    }

    /// The names of the enumerations of which some name is among these: it only ceases to hold where another comes to.
    fileprivate func members(with some: Set<ConditionID>) -> [ConditionID] {
        graph.enumerations.flatMap { $0.members.contains(where: some.contains) ? Array($0.members) : [] }
    }
}

extension NavGraph {
    /// The transition whose own `push` or `present` an alternative is, in `then` too; not those of handlers.
    func opener(of alternative: AlternativeID) -> TransitionID? {
        switch alternatives[alternative].action {
        case .push, .present, .reuse: break
        default: return nil
        }
        var id = alternative
        while alternatives[id].role == .then { id = alternatives[id].parent }
        return alternatives[id].role == .event ? alternatives[id].transition : nil
    }
}

import NavGraphModel
import NavGraphSyntax

/// A graph made ready for the analysis: what each alternative asks for and sets as bits, the events of each screen in
/// one flat array. O(graph).
///
/// Only conditions that something asks for have a bit (and those that `implies` ties to one of them): what nothing
/// reads cannot change what happens.
struct Program: Sendable {
    let graph: NavGraph
    /// The conditions that have a bit, and the bit of each (`UInt8.max`: none).
    private(set) var conditions: [ConditionID] = []
    private(set) var bits: [UInt8] = []
    /// More conditions matter than there are bits.
    private(set) var hasTooManyConditions = false
    private(set) var launches: [Cube] = []
    /// What alternatives set of the conditions without a bit: nothing asks for these, but they are part of what a
    /// configuration is.
    private(set) var otherSets: [AlternativeID: [ConditionID: Bool]] = [:]
    /// What screens require, each after one that requires something else; the first is nothing.
    private var requirements = [Guard()]
    /// For each screen the number of what it requires.
    private var requirement: [UInt32] = []
    private(set) var eventStart: [UInt32] = []
    private(set) var events: [TransitionID] = []
    /// Beside `events`.
    let eventCodes = Store<EventCode>()
    /// Beside the alternatives.
    private(set) var codes = Store<AlternativeCode>(capacity: 0)
    /// What those ask for and set that do; the first is nothing.
    private(set) var effects = [Effect()]
    /// The bits that some alternative asks for.
    private(set) var asked: UInt64 = 0
    let usesDismissAll: Bool
    let selected: Set<Reference>
    /// The flows that some alternative finishes.
    let finished: Set<FlowID>

    /// `keepsAll`: conditions that nothing asks for have bits, too.
    init(_ graph: NavGraph, keepsAll: Bool = false) {
        self.graph = graph
        var usesDismissAll = false
        var selected: Set<Reference> = []
        var finished: Set<FlowID> = []
        for a in graph.alternatives {
            switch a.action {
            case .dismissAll: usesDismissAll = true
            case .select: selected.insert(a.target)
            case .show: selected.insert(a.column)
            case .finish:
                if let outcome = a.outcome, case .flow(let flow) = graph.outcomes[outcome].owner {
                    finished.insert(flow)
                }
            default: break
            }
        }
        if graph.deepLinks.contains(where: { $0.isByPresent }) { usesDismissAll = true }
        self.usesDismissAll = usesDismissAll
        self.selected = selected
        self.finished = finished
        requirement = Array(repeating: 0, count: graph.screens.count)
        compileConditions(keepsAll)
        codes = graph.codes()
        if !hasTooManyConditions { compileLiterals() }
        compileEvents()
    }

    /// What an alternative asks for, and what it sets.
    @inline(__always) func condition(of id: AlternativeID) -> Guard { effects[codes[id.index].effect].condition }
    @inline(__always) func sets(of id: AlternativeID) -> Cube { effects[codes[id.index].effect].sets }
    /// What must hold whenever a screen is visible.
    @inline(__always) func requires(_ screen: ScreenID) -> Guard { requirements[Int(requirement[screen.index])] }

    @inline(__always) func events(of screen: ScreenID) -> Range<Int> {
        Int(eventStart[screen.index])..<Int(eventStart[screen.index + 1])
    }

    func guarding(_ literals: IDRange<LiteralID>) -> Guard {
        var result = Guard()
        for id in literals {
            let literal = graph.literals[id]
            let bit = UInt64(1) << UInt64(bits[literal.condition.index])
            let value = literal.isNegated ? 0 : bit
            if result.cube.known & bit != 0, result.cube.value & bit != value { result.isImpossible = true }
            result.cube.known |= bit
            result.cube.value |= value
        }
        return result
    }

    // MARK: Conditions

    /// The valuations of the conditions that have a bit, at launch; `nil`: there are more than `limit`.
    func valuations(atMost limit: Int) -> [Cube]? {
        let all: UInt64 = conditions.count == 64 ? .max : 1 << UInt64(conditions.count) - 1
        var result: [Cube] = []
        var pending = Array(launches.reversed())
        while let cube = pending.popLast() {
            let open = all & ~cube.known
            if open == 0 {
                result.append(cube)
                if result.count > limit { return nil }
            } else {
                let bit = open & ~(open - 1)
                pending.append(Cube(known: cube.known | bit, value: cube.value))
                pending.append(Cube(known: cube.known | bit, value: cube.value | bit))
            }
        }
        return result
    }

    private mutating func compileConditions(_ keepsAll: Bool) {
        let count = graph.conditions.count
        bits = Array(repeating: .max, count: count)
        guard count > 0 else {
            launches = [Cube()]
            return
        }
        var matters = Array(repeating: keepsAll, count: count)
        for literal in graph.literals { matters[literal.condition.index] = true }
        var grows = true
        while grows {
            grows = false
            for id in graph.conditions.ids {
                for other in graph.conditions[id].implies where matters[id.index] != matters[other.index] {
                    matters[id.index] = true
                    matters[other.index] = true
                    grows = true
                }
            }
        }
        conditions = graph.conditions.ids.filter { matters[$0.index] }
        guard conditions.count <= 64 else {
            hasTooManyConditions = true
            return
        }
        for (bit, condition) in conditions.enumerated() { bits[condition.index] = UInt8(bit) }
        var initial = Cube()
        for (bit, condition) in conditions.enumerated() {
            if let value = graph.conditions[condition].initially {
                initial.known |= 1 << UInt64(bit)
                if value { initial.value |= 1 << UInt64(bit) }
            }
        }
        launches = allowed(in: initial)
    }

    /// The valuations of `cube` that the implications allow, as disjoint cubes.
    func allowed(in cube: Cube) -> [Cube] {
        var result = [cube]
        for (bit, condition) in conditions.enumerated() {
            let whole = closure(of: condition, true)
            guard whole.known.nonzeroBitCount > 1 else { continue }
            let antecedent = Cube(known: 1 << UInt64(bit), value: 1 << UInt64(bit))
            result = result.flatMap { cube -> [Cube] in
                var parts = cube.subtracting(antecedent)
                if cube.meets(whole) { parts.append(cube.intersection(whole)) }
                return parts
            }
            if result.count > 4096 { break }
        }
        return result
    }

    /// What setting a condition sets: itself and, by the implications, others.
    private func closure(of condition: ConditionID, _ value: Bool) -> Cube {
        var cube = Cube()
        for id in implied(by: condition, value) where bits[id.index] != .max {
            cube.known |= 1 << UInt64(bits[id.index])
            if value { cube.value |= 1 << UInt64(bits[id.index]) }
        }
        return cube
    }

    private func implied(by condition: ConditionID, _ value: Bool) -> Set<ConditionID> {
        var seen: Set<ConditionID> = [condition]
        var queue = [condition]
        while let next = queue.popLast() {
            if value {
                for other in graph.conditions[next].implies where seen.insert(other).inserted { queue.append(other) }
            } else {
                for other in graph.conditions.ids
                where graph.conditions[other].implies.contains(next) && seen.insert(other).inserted {
                    queue.append(other)
                }
            }
        }
        return seen
    }

    private mutating func compileLiterals() {
        var closures: [UInt32: Cube] = [:]
        let hasOthers = conditions.count < graph.conditions.count
        for id in graph.alternatives.ids where !graph.alternatives[id].isBare {
            let (when, assigned) = (graph.alternatives[id].when, graph.alternatives[id].sets)
            if when.isEmpty, assigned.isEmpty { continue }
            var effect = Effect(condition: guarding(when))
            asked |= effect.condition.cube.known
            for assignment in assigned.map({ graph.assignments[$0] }) {
                let key = assignment.condition.raw << 1 | (assignment.value ? 1 : 0)
                let cube = closures[key] ?? closure(of: assignment.condition, assignment.value)
                closures[key] = cube
                effect.sets = effect.sets.assigning(cube)
                if !hasOthers { continue }
                for other in implied(by: assignment.condition, assignment.value) where bits[other.index] == .max {
                    otherSets[id, default: [:]][other] = assignment.value
                }
            }
            codes[id.index].take(effect, number: effects.count)
            effects.append(effect)
        }
        guard !graph.literals.isEmpty else { return }
        var only = OnlyFlow()
        var last: (flow: FlowID, required: Guard)?
        for screen in graph.screens.ids {
            var required = guarding(graph.screens[screen].requires)
            if let flow = only.around(screen, in: graph) {
                if last?.flow != flow { last = (flow, guarding(graph.flows[flow].requires)) }
                required.formConjunction(last!.required)
            } else {
                for flow in graph.flows(around: screen) {
                    required.formConjunction(guarding(graph.flows[flow].requires))
                }
            }
            if required == Guard() { continue }
            if required != requirements.last { requirements.append(required) }
            requirement[screen.index] = UInt32(requirements.count - 1)
        }
    }

    // MARK: Events

    private mutating func compileEvents() {
        eventStart.reserveCapacity(graph.screens.count + 1)
        events.reserveCapacity(graph.transitions.count + graph.screens.count * graph.appTransitions.count)
        var only = OnlyFlow()
        for screen in graph.screens.ids {
            eventStart.append(UInt32(events.count))
            let first = events.count
            for event in graph.screens[screen].transitions { events.append(event) }
            if let flow = only.around(screen, in: graph) {
                add(graph.flows[flow].transitions, from: first)
            } else {
                for flow in graph.flows(around: screen) { add(graph.flows[flow].transitions, from: first) }
            }
            add(graph.appTransitions, from: first)
        }
        eventStart.append(UInt32(events.count))
        for event in events {
            var isOfApp = false
            if case .app = graph.transitions[event].owner { isOfApp = true }
            eventCodes.append(
                EventCode(
                    firstAlternative: graph.transitions[event].firstAlternative, isOfApp: isOfApp,
                    isList: graph.transitions[event].isList))
        }
    }

    private mutating func add(_ more: some Sequence<TransitionID>, from first: Int) {
        for event in more {
            let name = graph.transitions[event].name
            if !events[first...].contains(where: { graph.transitions[$0].name == name }) { events.append(event) }
        }
    }
}

/// Tells the screens that have just one flow around them, as nearly all have; they come flow by flow.
private struct OnlyFlow {
    private var last: FlowID?
    private var isAlone = false

    mutating func around(_ screen: ScreenID, in graph: NavGraph) -> FlowID? {
        guard let flow = graph.screens[screen].flow, graph.flowsNamingScreen.isEmpty else { return nil }
        if last != flow {
            last = flow
            isAlone = graph.flowsNamingFlow[flow] == nil
        }
        return isAlone ? flow : nil
    }
}

extension Program {
    /// A valuation of all conditions that lies in `cube` and that the implications allow.
    func valuation(of cube: Cube) -> [(id: ConditionID, value: Bool)] {
        // Launch cubes leave bits free only where either value will do; conditions without a bit follow the others.
        var values = graph.conditions.map { $0.initially }
        for (bit, condition) in conditions.enumerated() { values[condition.index] = cube.value >> UInt64(bit) & 1 == 1 }
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
        return graph.conditions.ids.map { ($0, values[$0.index] ?? false) }
    }
}

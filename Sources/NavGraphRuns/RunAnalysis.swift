import NavGraphModel
import NavGraphSyntax

/// What can happen when an app runs: everything that the rules and checks ask about runs, worked out once.
///
/// **Sound** for every graph: nothing that some run shows is missing. **Exact** for every graph without layers of several
/// regions (tabs, columns), whatever its conditions: what is said to happen happens in some run, and witnesses are
/// shortest. With such layers their regions are independent of each other: a region that is chosen may hold whatever it
/// can hold at all, or nothing but its bottom. That is exact as long as no condition changes while another region is
/// shown, and no event reaches across regions (`select` from a frame that only another region's events put there).
///
/// O(saturations); one for the runs, one for each `before` check, one for what `dead-end` and `return` ask.
package final class RunAnalysis: Sendable {
    package let graph: NavGraph
    let program: Program
    let machine: Machine
    let s: Saturation
    /// Distances without link steps, over what runs without them reach; and with them.
    let plain: Distances
    let linked: Distances
    /// How many items and edges runs without link steps have; those after them need one.
    let plainItems: Int
    let plainEdges: Int
    /// The items between steps.
    let idle: [UInt32]
    /// The nearest item of each screen, without link steps where there is one; `.max`: none.
    private let nearest: [UInt32]
    /// Conditions that make the analysis give up; empty: it did not.
    package let tooManyConditions: [ConditionID]
    /// Handlers that finish within handlers, without end.
    package let handlersAreTooDeep: Bool
    /// Why links have no way.
    package let unroutable: [DeepLinkID: Unroutable]

    package init(_ graph: NavGraph) {
        self.graph = graph
        program = Program(graph)
        var machine = Machine(program)
        var unroutable: [DeepLinkID: Unroutable] = [:]
        guard !program.hasTooManyConditions else {
            self.machine = machine
            self.unroutable = [:]
            tooManyConditions = program.conditions
            handlersAreTooDeep = false
            s = Saturation(program)
            plain = Distances(s, from: [])
            linked = plain
            plainItems = 0
            plainEdges = 0
            idle = []
            nearest = Array(repeating: .max, count: graph.screens.count)
            return
        }
        if !graph.deepLinks.isEmpty {
            var search = WaySearch(machine)
            for (id, way) in search.ways() {
                switch way {
                case .success(let way): machine.ways[id] = way
                case .failure(let failure): unroutable[id] = failure.reason
                }
            }
        }
        self.machine = machine
        self.unroutable = unroutable
        let saturated = saturated(program, machine)
        let (s, plain) = (saturated.saturation, saturated.plain)
        self.s = s
        self.plain = plain
        plainItems = saturated.items
        plainEdges = saturated.edges
        linked = s.links.isEmpty ? plain : Distances(s, from: s.initial.map { ($0, 0) })
        tooManyConditions = s.isExhausted ? program.conditions : []
        handlersAreTooDeep = s.continuationIsTooDeep
        var idle: [UInt32] = []
        var nearest = Array(repeating: UInt32.max, count: graph.screens.count)
        var best = Array(repeating: Reach.none, count: graph.screens.count)
        for index in s.items.indices where s.items[index].mode == 0 && s.items[index].isFinal {
            idle.append(UInt32(index))
            let screen = s.symbols[s.items[index].symbol].screen.index
            let reach = saturated.reach(of: UInt32(index), linked)
            if reach < best[screen] {
                best[screen] = reach
                nearest[screen] = UInt32(index)
            }
        }
        self.idle = idle
        self.nearest = nearest
    }

    /// How near something is: without link steps before with them, then by steps.
    struct Reach: Comparable {
        var needsLinks: Bool
        var steps: Int32
        static var none: Reach { Reach(needsLinks: true, steps: .max) }
        static func < (a: Reach, b: Reach) -> Bool {
            a.needsLinks == b.needsLinks ? a.steps < b.steps : !a.needsLinks
        }
    }

    func reach(of item: UInt32) -> Reach {
        let it = s.items[Int(item)]
        let context = Int(it.context)
        if Int(item) < plainItems, context < plain.distance.count, plain.distance[context] != Distances.unreached {
            return Reach(needsLinks: false, steps: plain.distance[context] + it.weight)
        }
        guard linked.distance[context] != Distances.unreached else { return .none }
        return Reach(needsLinks: true, steps: linked.distance[context] + it.weight)
    }

    func steps(to item: UInt32) -> [StepLabel] {
        Derivations.steps(to: item, in: s, reach(of: item).needsLinks ? linked : plain)
    }

    // MARK: Screens and transitions

    /// The transitions that a screen has, hidden ones left out. LANGUAGE 4.
    package func events(of screen: ScreenID) -> ArraySlice<TransitionID> { program.events[program.events(of: screen)] }

    package func isReachable(_ screen: ScreenID) -> Bool { nearest[screen.index] != .max }
    package func isLinkOnly(_ screen: ScreenID) -> Bool {
        isReachable(screen) && reach(of: nearest[screen.index]).needsLinks
    }
    /// Steps after launch on a shortest run that makes it current, without link steps where there is one.
    package func distance(of screen: ScreenID) -> Int? {
        isReachable(screen) ? Int(reach(of: nearest[screen.index]).steps) : nil
    }
    /// The fewest steps, link steps or not.
    func shortestDistance(of screen: ScreenID) -> Int? {
        var best: Int32?
        for index in idle where s.symbols[s.items[Int(index)].symbol].screen == screen {
            let item = s.items[Int(index)]
            best = min(best ?? .max, linked.distance[Int(item.context)] + item.weight)
        }
        return best.map(Int.init)
    }
    /// A shortest run that makes a screen current.
    package func witness(to screen: ScreenID) -> Witness? {
        guard isReachable(screen) else { return nil }
        return witness(steps(to: nearest[screen.index])) { $0.last?.current == screen }
    }
    /// Whether it is ever taken: an alternative of an event.
    package func fires(_ alternative: AlternativeID) -> Bool { s.fired[alternative.index] }
    package func fires(_ transition: TransitionID) -> Bool {
        graph.alternatives(of: transition).contains { s.fired[$0.index] }
    }
    /// The way of a link by `path`.
    package func way(of link: DeepLinkID) -> Way? { machine.ways[link] }

    // MARK: Witnesses

    /// The run, replayed; `nil` where no valuation lets it be taken, which the independence of regions can bring about.
    func witness(_ labels: [StepLabel], shows: ([Configuration]) throws -> Bool) -> Witness? {
        guard let run = machine.replay(labels, accepts: { try $0.fault == nil && shows($0.configurations) }) else {
            return nil
        }
        return Witness(labels, run, self)
    }

    func faultWitness(_ labels: [StepLabel], _ rule: Rule) -> Witness? {
        machine.replay(labels, accepts: { $0.fault?.rule == rule }).map { Witness(labels, $0, self) }
    }
}

/// A saturation with what runs without link steps have of it.
struct Saturated {
    var saturation: Saturation
    var plain: Distances
    var items: Int
    var edges: Int

    func reach(of index: UInt32, _ linked: Distances) -> RunAnalysis.Reach {
        let item = saturation.items[Int(index)]
        let context = Int(item.context)
        if Int(index) < items, context < plain.distance.count, plain.distance[context] != Distances.unreached {
            return RunAnalysis.Reach(needsLinks: false, steps: plain.distance[context] + item.weight)
        }
        guard linked.distance[context] != Distances.unreached else { return .none }
        return RunAnalysis.Reach(needsLinks: true, steps: linked.distance[context] + item.weight)
    }
}

/// Saturates, first without link steps and then with them. Faults of searches that many events share are told apart in
/// a second round, for those searches only that do end in a fault.
func saturated(_ program: Program, _ machine: Machine, blocked: ScreenID? = nil) -> Saturated {
    var options = Saturation.Options()
    options.blocked = blocked
    while true {
        var s = Saturation(program, options)
        s.launch()
        let plain = Distances(s, from: s.initial.map { ($0, 0) })
        let (items, edges) = (s.items.count, s.edges.count)
        if !s.isExhausted { s.launchLinks(machine) }
        if s.anonymousFaults.isSubset(of: options.attributed) || s.isExhausted {
            return Saturated(saturation: s, plain: plain, items: items, edges: edges)
        }
        options.attributed.formUnion(s.anonymousFaults)
    }
}

/// A run from launch, with what is current after each step.
package struct Witness: Sendable {
    package struct Step: Sendable {
        var label: StepLabel
        /// `nil` after a fault.
        package var screen: ScreenID?
    }
    /// The conditions at launch, in file order.
    package var conditions: [(id: ConditionID, value: Bool)]
    /// Launch is the first.
    package var steps: [Step]
    package var fault: Rule?
    package var faultPlace: FaultPlace?
    /// The screens whose outcomes are the steps that are outcomes are current before them.
    package var length: Int { steps.count - 1 }

    init(_ labels: [StepLabel], _ run: Machine.Run, _ analysis: RunAnalysis) {
        let screens = run.configurations.map { Optional($0.current) } + (run.fault == nil ? [] : [nil])
        steps = zip([StepLabel(.launch)] + labels, screens).map { Step(label: $0, screen: $1) }
        fault = run.fault?.rule
        faultPlace = run.fault?.place
        conditions = analysis.program.valuation(of: run.launch)
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

extension Witness.Step {
    /// As `CLI.md` spells it.
    package func spelled(in graph: NavGraph) -> String {
        switch label.kind {
        case .none, .launch: return "launch"
        case .event:
            let id = AlternativeID(raw: label.operand)
            let subject = graph.subject(of: id)
            return "event:" + graph.text[subject.owner] + "." + graph.text[subject.name]
                + (subject.number > 0 ? "#\(subject.number)" : "")
        case .outcome:
            let outcome = graph.outcomes[OutcomeID(raw: label.operand)]
            return "outcome:" + graph.text[graph.qualifiedName(of: outcome.owner)] + "." + graph.text[outcome.name]
        case .back: return "back"
        case .swipe: return "swipe"
        case .tab:
            switch graph.children[ChildID(raw: label.operand)].reference.target {
            case .screen(let screen): return "tab:" + graph.name(of: screen)
            case .flow(let flow): return "tab:" + graph.name(of: flow)
            default: return "tab"
            }
        case .link: return "link:" + graph.text[graph.deepLinks[DeepLinkID(raw: label.operand)].qualifiedName]
        }
    }
}

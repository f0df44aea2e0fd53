import NavGraphModel
import NavGraphSyntax

/// What can happen when an app runs, by saturation: for graphs whose configurations are too many to be listed.
///
/// **Sound and exact** for every graph without layers of several regions (tabs, columns), whatever its conditions: what is
/// said to happen happens in some run, nothing that some run shows is missing, and witnesses are shortest. With such layers
/// their regions are independent of each other: a region that is chosen may hold whatever it can hold at all, or nothing but
/// its bottom. That is exact as long as no condition changes while another region is shown, and no step reaches across
/// regions; else it may report too much.
///
/// O(saturations); one for the runs, one for each `before` check, one for each search of `dead-end`, `return`
/// and `reach … from`.
final class PushdownAnalysis: Sendable {
    let graph: NavGraph
    let program: Program
    let machine: Machine
    let s: Saturation
    /// Distances without link steps, over what runs without them reach.
    let plain: Distances
    /// Those with them.
    var linked: Distances { linkedWhenNeeded.value }
    private let linkedWhenNeeded: OnDemand<Distances>
    /// How many items and edges runs without link steps have; those after them need one.
    let plainItems: Int
    let plainEdges: Int
    /// The items between steps.
    let idle: [UInt32]
    /// The nearest item of each screen, without link steps where there is one; `.max`: none.
    private let nearest: [UInt32]
    /// Why the analysis gave up; `nil`: it did not.
    let limit: RunLimit?

    /// `machine` knows the ways of links; it is asked for when runs without link steps are known. `joinsRegions`: whether
    /// regions may hold what they can have been left with.
    init(_ program: Program, joinsRegions: Bool = true, machine: () -> Machine) {
        graph = program.graph
        self.program = program
        guard !program.hasTooManyConditions else {
            self.machine = machine()
            limit = .combinations(program.conditions)
            s = Saturation(program)
            let plain = Distances(s)
            self.plain = plain
            linkedWhenNeeded = OnDemand { plain }
            plainItems = 0
            plainEdges = 0
            idle = []
            nearest = Array(repeating: .max, count: graph.screens.count)
            return
        }
        var options = Saturation.Options()
        options.joinsRegions = joinsRegions
        let saturated = saturated(program, machine, options)
        self.machine = machine()
        let s = saturated.saturation
        self.s = s
        plain = saturated.plain
        linkedWhenNeeded = saturated.linked
        plainItems = saturated.items
        plainEdges = saturated.edges
        var limit = s.limit ?? (plain.hasUncounted ? .length(.none) : nil)
        var idle: [UInt32] = []
        var nearest = Array(repeating: UInt32.max, count: graph.screens.count)
        var best = Array(repeating: Reach.none, count: graph.screens.count)
        for index in s.items.indices where s.items[index].mode == 0 && s.items[index].isFinal {
            idle.append(UInt32(index))
            let screen = s.symbols[s.items[index].symbol].screen.index
            let reach = s.reach(of: UInt32(index), plain: plain, plainItems)
            if reach < best[screen] {
                best[screen] = reach
                nearest[screen] = UInt32(index)
            }
        }
        if nearest.contains(.max) {
            let linked = saturated.linked.value
            if linked.hasUncounted { limit = limit ?? .length(.none) }
            for index in idle {
                let screen = s.symbols[s.items[Int(index)].symbol].screen.index
                let reach = s.reach(of: index, linked: linked)
                if reach < best[screen] {
                    best[screen] = reach
                    nearest[screen] = index
                }
            }
        }
        self.limit = limit
        self.idle = idle
        self.nearest = nearest
    }

    func reach(of item: UInt32) -> Reach {
        let reach = s.reach(of: item, plain: plain, plainItems)
        return reach == .none ? s.reach(of: item, linked: linked) : reach
    }

    func steps(to item: UInt32) -> [StepLabel] {
        Derivations.steps(to: item, in: s, reach(of: item).needsLinks ? linked : plain)
    }

    // MARK: Screens and transitions

    func reach(of screen: ScreenID) -> Reach {
        nearest[screen.index] == .max ? .none : reach(of: nearest[screen.index])
    }
    func isReachable(_ screen: ScreenID) -> Bool { nearest[screen.index] != .max }
    /// The fewest steps, link steps or not.
    func shortestDistance(of screen: ScreenID) -> Int? {
        idle.lazy.filter { self.s.symbols[self.s.items[Int($0)].symbol].screen == screen }
            .map { Int(self.linkedDistance(of: $0)) }.min()
    }
    /// The fewest steps to an item, link steps or not.
    func linkedDistance(of index: UInt32) -> Int32 {
        let item = s.items[Int(index)]
        return linked.distance[Int(item.context)] + item.weight
    }
    /// A shortest run that makes a screen current.
    func witness(to screen: ScreenID) -> Witness? {
        guard isReachable(screen) else { return nil }
        return witness(steps(to: nearest[screen.index])) { $0.last.current == screen }
    }
    /// Whether it is ever taken: an alternative of an event.
    func fires(_ alternative: AlternativeID) -> Bool { s.fired[alternative.index] }

    // MARK: Witnesses

    /// The run, replayed; `nil` where no valuation lets it be taken, which the independence of regions can bring about.
    func witness(_ labels: [StepLabel], shows: (Machine.Run) throws -> Bool) -> Witness? {
        guard let run = machine.replay(labels, accepts: { try $0.fault == nil && shows($0) }) else {
            return nil
        }
        return Witness(labels, run, in: program)
    }

    func faultWitness(_ labels: [StepLabel], _ rule: Rule) -> Witness? {
        machine.replay(labels, accepts: { $0.fault?.rule == rule }).map { Witness(labels, $0, in: program) }
    }
}

/// A saturation with what runs without link steps have of it.
struct Saturated {
    var saturation: Saturation
    var plain: Distances
    var linked: OnDemand<Distances>
    var items: Int
    var edges: Int

    func reach(of item: UInt32) -> Reach {
        let reach = saturation.reach(of: item, plain: plain, items)
        return reach == .none ? saturation.reach(of: item, linked: linked.value) : reach
    }
}

extension Saturation {
    /// How near an item, before number `count`, is without link steps.
    fileprivate func reach(of number: UInt32, plain: borrowing Distances, _ count: Int) -> Reach {
        let item = items[Int(number)]
        let context = Int(item.context)
        guard Int(number) < count, context < plain.distance.count, plain.distance[context] != Distances.unreached else {
            return .none
        }
        return Reach(needsLinks: false, steps: plain.distance[context] + item.weight)
    }

    /// How near it is with them.
    fileprivate func reach(of number: UInt32, linked: borrowing Distances) -> Reach {
        let item = items[Int(number)]
        let distance = linked.distance[Int(item.context)]
        return distance == Distances.unreached ? .none : Reach(needsLinks: true, steps: distance + item.weight)
    }
}

/// Saturates, first without link steps and then with them. Faults of searches that many events share are told apart in
/// a second round, for those searches only that do end in a fault.
func saturated(_ program: Program, _ machine: () -> Machine, _ options: Saturation.Options = Saturation.Options())
    -> Saturated
{
    var options = options
    while true {
        var s = Saturation(program, options)
        s.launch()
        let (items, edges) = (s.items.count, s.edges.count)
        // Before the ways of links are waited for.
        let plain = Distances(s)
        if !s.isExhausted { s.launchLinks(machine()) }
        if s.anonymousFaults.isSubset(of: options.attributed) || s.isExhausted {
            s.close()
            plain.extend(to: s.contexts.count)
            let saturation = s
            let linked = OnDemand {
                saturation.links.isEmpty ? plain : Distances(plain, saturation, from: edges)
            }
            return Saturated(saturation: s, plain: plain, linked: linked, items: items, edges: edges)
        }
        options.attributed.formUnion(s.anonymousFaults)
    }
}

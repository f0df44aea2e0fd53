import NavGraphModel
import NavGraphSyntax

/// The roots from which ways begin, and the steps that they may take, made ready for many searches. LANGUAGE 7.
struct WaySteps: Sendable {
    let machine: Machine
    /// `entry` and every target of `root` that wants nothing, in the order of the file.
    let roots: [Reference]
    /// For each screen the alternatives of its events that a way may take, in the order of the file.
    private let starts: [UInt32]
    private let taken: [AlternativeID]
    /// What each of these has to be given; equal wants are one number.
    private let needStarts: [UInt32]
    private let needs: [UInt32]
    private let wants: [Want]
    /// Whether a step does no more than to push or to present, whatever the conditions.
    private let isPlain: [Bool]

    private struct Want: Hashable {
        var name: Symbol
        var type: Symbol
    }

    /// O(graph).
    init(_ machine: Machine) {
        self.machine = machine
        let graph = machine.graph
        roots = Self.roots(of: graph)
        var starts: [UInt32] = []
        var taken: [AlternativeID] = []
        let order = PlaceOrder(graph)
        for screen in graph.screens.ids {
            starts.append(UInt32(taken.count))
            for event in order.sorted(machine.program.events[machine.program.events(of: screen)]) {
                for id in graph.alternatives(of: event) where Self.leadsOn(id, graph) { taken.append(id) }
            }
        }
        starts.append(UInt32(taken.count))
        var ids: [Want: UInt32] = [:]
        var wants: [Want] = []
        var needs: [UInt32] = []
        var needStarts: [UInt32] = []
        for id in graph.alternatives.ids {
            needStarts.append(UInt32(needs.count))
            guard graph.alternatives[id].transition != nil, graph.alternatives[id].role == .event else { continue }
            graph.forEachCarried(by: id) { name, type in
                let want = Want(name: name, type: type)
                if let known = ids[want] { return needs.append(known) }
                guard graph.text.withUTF8(of: type, { $0.last != UInt8(ascii: "?") }) else { return }
                ids[want] = UInt32(wants.count)
                needs.append(UInt32(wants.count))
                wants.append(want)
            }
        }
        needStarts.append(UInt32(needs.count))
        (self.starts, self.taken, self.needStarts, self.needs, self.wants) = (starts, taken, needStarts, needs, wants)
        isPlain = graph.alternatives.ids.map { id in
            let a = graph.alternatives[id]
            guard a.action == .push || a.action == .present, a.then.isNone, a.send.isEmpty, a.when.isEmpty,
                a.sets.isEmpty, a.role == .event
            else { return false }
            guard let transition = a.transition else { return false }
            return graph.transitions[transition].firstAlternative == id
        }
    }

    private static func roots(of graph: NavGraph) -> [Reference] {
        var roots = [graph.alternatives[graph.entry].target]
        var seen = Set(roots)
        let targets = graph.alternatives.ids.filter { graph.alternatives[$0].action == .root }
        let inOrder = targets.sorted {
            Place(graph.file(of: $0), graph.alternatives[$0].valueSpan)
                < Place(graph.file(of: $1), graph.alternatives[$1].valueSpan)
        }
        for target in inOrder.map({ graph.alternatives[$0].target })
        where graph.params(of: target).allSatisfy({ graph.params[$0].isOptional }) && seen.insert(target).inserted {
            roots.append(target)
        }
        return roots
    }

    /// Whether a way may take it: it opens or selects, and finishes nothing.
    private static func leadsOn(_ id: AlternativeID, _ graph: NavGraph) -> Bool {
        switch graph.alternatives[id].action {
        case .push, .present, .select, .show: return !finishes(id, graph)
        default: return false
        }
    }

    private static func finishes(_ id: AlternativeID, _ graph: NavGraph) -> Bool {
        var next = id
        while !next.isNone, graph.alternatives[next].action != .finish { next = graph.alternatives[next].then }
        return !next.isNone
    }

    func alternatives(of screen: ScreenID) -> ArraySlice<AlternativeID> {
        taken[Int(starts[screen.index])..<Int(starts[screen.index + 1])]
    }
    func isPlain(_ id: AlternativeID) -> Bool { isPlain[id.index] }

    /// The alternatives that an explicit way may take for one of its events: whatever does not finish.
    func alternatives(of event: TransitionID) -> [AlternativeID] {
        machine.graph.alternatives(of: event).filter { !Self.finishes($0, machine.graph) }
    }

    /// For each want whether the values meet it; a value without a type meets any.
    func supplied(_ values: [(name: Symbol, type: Symbol?)]) -> [Bool] {
        wants.map { want in
            values.contains { $0.name == want.name && ($0.type == nil || $0.type == want.type) }
        }
    }
    func isSupplied(_ id: AlternativeID, _ supplied: [Bool]) -> Bool {
        for need in needs[Int(needStarts[id.index])..<Int(needStarts[id.index + 1])] where !supplied[Int(need)] {
            return false
        }
        return true
    }
    /// The first value that an event wants and that is not given.
    func missing(_ id: AlternativeID, _ supplied: [Bool]) -> Symbol? {
        needs[Int(needStarts[id.index])..<Int(needStarts[id.index + 1])].first { !supplied[Int($0)] }
            .map { wants[Int($0)].name }
    }
}

/// Sorts events by where they stand; most are sorted already.
private struct PlaceOrder {
    let graph: NavGraph
    init(_ graph: NavGraph) { self.graph = graph }

    func sorted(_ events: ArraySlice<TransitionID>) -> [TransitionID] {
        var isSorted = true
        var last: Place?
        for event in events {
            let place = graph.place(of: event)
            if let last, place < last { isSorted = false }
            last = place
        }
        return isSorted ? Array(events) : events.sorted { graph.place(of: $0) < graph.place(of: $1) }
    }
}

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
        func take(_ event: TransitionID) {
            var id = graph.transitions[event].firstAlternative
            while !id.isNone {
                if Self.leadsOn(id, graph) { taken.append(id) }
                id = graph.alternatives[id].next
            }
        }
        let places = graph.transitions.map { UInt64($0.file.raw) << 32 | UInt64($0.span.offset) }
        var inOrder: [(place: UInt64, id: TransitionID)] = []
        for screen in graph.screens.ids {
            starts.append(UInt32(taken.count))
            inOrder.removeAll(keepingCapacity: true)
            for event in machine.program.events[machine.program.events(of: screen)] {
                inOrder.append((places[event.index], event))
            }
            inOrder.sortFew { $0.place < $1.place }
            for event in inOrder { take(event.id) }
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
        var isPlain = Array(repeating: false, count: graph.alternatives.count)
        for id in graph.alternatives.ids {
            let a = graph.alternatives[id]
            guard a.action == .push || a.action == .present, a.then.isNone, a.send.isEmpty, a.when.isEmpty,
                a.sets.isEmpty, a.role == .event, let transition = a.transition
            else { continue }
            isPlain[id.index] = graph.transitions[transition].firstAlternative == id
        }
        self.isPlain = isPlain
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

extension Array {
    /// Insertion sort, stable: in order already but for the last ones, mostly, which it moves to their places.
    fileprivate mutating func sortFew(by precedes: (Element, Element) -> Bool) {
        guard count > 1 else { return }
        for index in 1..<count {
            let element = self[index]
            var at = index
            while at > 0, precedes(element, self[at - 1]) {
                self[at] = self[at - 1]
                at -= 1
            }
            self[at] = element
        }
    }
}

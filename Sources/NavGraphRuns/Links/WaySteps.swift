import NavGraphModel
import NavGraphSyntax

/// The roots from which ways begin, and the steps that they may take, made ready for many searches. LANGUAGE 7.
struct WaySteps: Sendable {
    let machine: Machine
    /// `entry` and every target of `root` that wants nothing, in the order of the file.
    let roots: [Target]
    /// For each screen the steps that a way may take from there, in the order of the file.
    private var starts: [UInt32] = []
    private var steps: [WayStep] = []
    /// For each alternative of an event the number of what it wants.
    private var needs: [UInt32]
    private let wants: Wants
    /// Whether some step may, when it has opened something, go below it: what lies there counts then.
    let goBelow: Bool

    /// O(graph).
    init(_ machine: Machine) {
        self.machine = machine
        let graph = machine.graph
        roots = Self.roots(of: graph)
        var wants = Wants()
        needs = Array(repeating: 0, count: graph.alternatives.count)
        for id in graph.alternatives.ids {
            // Most have nothing to give and open what wants nothing.
            let alternative = graph.alternatives[id]
            if alternative.then.isNone, alternative.send.isEmpty, alternative.payload == nil,
                graph.wantedParams(of: id).isEmpty
            {
                continue
            }
            guard graph.alternatives[id].transition != nil, graph.alternatives[id].role == .event else { continue }
            needs[id.index] = wants.add(of: id, in: graph)
        }
        self.wants = wants
        var inOrder: [(place: UInt64, id: TransitionID)] = []
        var goBelow = false
        for screen in graph.screens.ids {
            starts.append(UInt32(steps.count))
            inOrder.removeAll(keepingCapacity: true)
            for event in machine.program.events[machine.program.events(of: screen)] {
                let place = graph.place(of: event)
                inOrder.append((UInt64(place.file.raw) << 32 | UInt64(place.span.offset), event))
            }
            inOrder.sort { $0.place < $1.place }
            for event in inOrder {
                var id = graph.transitions[event.id].firstAlternative
                while !id.isNone {
                    if Self.leadsOn(id, graph) {
                        steps.append(WayStep(id, graph, needs: needs[id.index]))
                        goBelow = goBelow || Self.goesBelow(id, graph)
                    }
                    id = graph.alternatives[id].next
                }
            }
        }
        starts.append(UInt32(steps.count))
        self.goBelow = goBelow
    }

    /// Whether a `then` of it goes back.
    private static func goesBelow(_ id: AlternativeID, _ graph: NavGraph) -> Bool {
        var next = graph.alternatives[id].then
        while !next.isNone, !graph.alternatives[next].action.goesBack { next = graph.alternatives[next].then }
        return !next.isNone
    }

    private static func roots(of graph: NavGraph) -> [Target] {
        var seen: Set<Target> = []
        var roots = graph.launches.compactMap { graph.alternatives[$0].action.target }.filter {
            seen.insert($0).inserted
        }
        let targets = graph.alternatives.ids.filter {
            graph.alternatives[$0].action.key == .root && graph.alternatives[$0].role != .entry
        }
        let inOrder = targets.sorted {
            Place(graph.file(of: $0), graph.alternatives[$0].valueSpan)
                < Place(graph.file(of: $1), graph.alternatives[$1].valueSpan)
        }
        for target in inOrder.compactMap({ graph.alternatives[$0].action.target })
        where graph.params(of: target).allSatisfy({ graph.params[$0].isOptional }) && seen.insert(target).inserted {
            roots.append(target)
        }
        return roots
    }

    /// Whether a way may take it: it opens or selects, and finishes nothing.
    private static func leadsOn(_ id: AlternativeID, _ graph: NavGraph) -> Bool {
        graph.alternatives[id].action.leadsOn && !finishes(id, graph)
    }

    private static func finishes(_ id: AlternativeID, _ graph: NavGraph) -> Bool {
        var next = id
        while !next.isNone, graph.alternatives[next].action.outcome == nil { next = graph.alternatives[next].then }
        return !next.isNone
    }

    /// The numbers of the steps that a way may take from a screen, in the order of the file.
    func numbers(from screen: ScreenID) -> Range<Int> {
        Int(starts[screen.index])..<Int(starts[screen.index + 1])
    }
    subscript(number: Int) -> WayStep { steps[number] }

    /// The alternatives that an explicit way may take for one of its events: whatever does not finish.
    func alternatives(of event: TransitionID) -> [AlternativeID] {
        machine.graph.alternatives(of: event).filter { !Self.finishes($0, machine.graph) }
    }

    /// For each number of what steps want, whether the values meet it; a value without a type meets any.
    func supplied(_ values: [(name: Symbol, type: Symbol?)]) -> [Bool] { wants.met(by: values) }

    func isSupplied(_ id: AlternativeID, _ supplied: [Bool]) -> Bool { supplied[Int(needs[id.index])] }

    /// The first value that an event wants and that is not given.
    func missing(_ id: AlternativeID, _ values: [(name: Symbol, type: Symbol?)]) -> Symbol? {
        wants.first(of: needs[id.index], notMetBy: values)
    }
}

/// An alternative of an event as a step of a way.
struct WayStep: Sendable {
    let alternative: AlternativeID
    /// The number of what it wants.
    let needs: UInt32
    /// Of a step that pushes or presents and does no more, whatever the conditions: the screen that is current then.
    private let screen: UInt32
    let isPush: Bool
    /// Whether what it opens is itself, or is put into, a stack; for a `push`, whether it can be pushed.
    let opensStack: Bool

    var plainTarget: ScreenID? { screen == .max ? nil : ScreenID(raw: screen) }

    init(_ id: AlternativeID, _ graph: borrowing NavGraph, needs: UInt32) {
        alternative = id
        self.needs = needs
        let action = graph.alternatives[id].action
        let target = action.target
        isPush = action.key == .push
        let container = target?.flow.map { graph.flows[$0].container }
        opensStack =
            isPush
            ? container == nil || container == .stack : action.presentation?.inStack ?? false || container == .stack
        let isPlain =
            action.isClosable
            && Self.doesNoMore(graph.alternatives[id])
            && graph.alternatives[id].transition.map { graph.transitions[$0].firstAlternative == id } ?? false
        var shown = target?.screen
        if let flow = target?.flow {
            let isPlain = graph.flows[flow].startChoices.isEmpty && container != .tabs && container != .split
            shown = isPlain ? graph.flows[flow].start : nil
        }
        screen = isPlain ? shown?.raw ?? .max : .max
    }

    private static func doesNoMore(_ a: Alternative) -> Bool {
        a.then.isNone && a.send.isEmpty && a.when.isEmpty && a.sets.isEmpty
    }
}

/// What steps have to be given; what equal ones want is one number, and 0 is nothing.
private struct Wants: Sendable {
    private struct Want: Numbered, Equatable {
        var name: Symbol
        var type: Symbol
        var key: UInt64 { NumberTable.key(of: (name.raw, type.raw, 0)) }
    }
    private struct WantSet: Numbered, Equatable {
        var all: [Number<Want>] = []
        var key: UInt64 { all.reduce(0) { NumberTable.key($0, UInt64($1.raw)) } }
    }
    private var wants = Numbering<Want>()
    private var sets = Numbering<WantSet>()

    init() { _ = sets.number(of: WantSet()) }

    /// The number of what an alternative of an event wants.
    mutating func add(of id: AlternativeID, in graph: NavGraph) -> UInt32 {
        var set = WantSet()
        graph.forEachCarried(by: id) { name, type in
            if graph.isOptional(type: type) { return }
            set.all.append(wants.number(of: Want(name: name, type: type)))
        }
        return sets.number(of: set).raw
    }

    func met(by values: [(name: Symbol, type: Symbol?)]) -> [Bool] {
        let met = wants.all.map { isMet($0, by: values) }
        return sets.all.map { $0.all.allSatisfy { met[$0.index] } }
    }

    func first(of number: UInt32, notMetBy values: [(name: Symbol, type: Symbol?)]) -> Symbol? {
        sets[Number(raw: number)].all.first { !isMet(wants[$0], by: values) }.map { wants[$0].name }
    }

    private func isMet(_ want: Want, by values: [(name: Symbol, type: Symbol?)]) -> Bool {
        values.contains { $0.name == want.name && ($0.type == nil || $0.type == want.type) }
    }
}

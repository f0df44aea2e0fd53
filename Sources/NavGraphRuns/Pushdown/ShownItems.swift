import NavGraphModel

/// The items of a saturation that some run is sure to show: where its run comes to no more than one region that another
/// was left for, or can be carried out.
struct ShownItems: Sendable {
    private let analysis: PushdownAnalysis
    /// The nearest item of each screen that some run shows; `.max`: none.
    private var nearest: [UInt32]
    /// The items between steps, by screen.
    private let byScreen: [ScreenID: [UInt32]]
    /// The screens that have an event which is of a flow or the app.
    private var shared: [TransitionID: [ScreenID]] = [:]
    /// Whether handlers choose regions.
    private let selectsInHandlers: Bool

    /// Of the items that could show something the nearest ones are tried, so many of them.
    private static let mostTried = 32

    /// O(items + length of the runs).
    init(_ analysis: PushdownAnalysis) {
        self.analysis = analysis
        let s = analysis.s
        byScreen = Dictionary(grouping: analysis.idle) { s.symbols[s.items[Int($0)].symbol].screen }
        let (graph, program) = (analysis.graph, analysis.program)
        selectsInHandlers = !program.selected.isEmpty && graph.alternatives.contains { $0.role == .handler }
        for screen in graph.screens.ids {
            for event in program.events[program.events(of: screen)] {
                if case .screen = graph.transitions[event].owner { continue }
                shared[event, default: []].append(screen)
            }
        }
        nearest = Array(repeating: .max, count: graph.screens.count)
        for screen in graph.screens.ids {
            nearest[screen.index] = firstShown(of: screen, by: analysis.reach) ?? .max
        }
    }

    func reach(of screen: ScreenID) -> Reach {
        nearest[screen.index] == .max ? .none : analysis.reach(of: nearest[screen.index])
    }

    func witness(to screen: ScreenID) -> Witness? {
        guard nearest[screen.index] != .max else { return nil }
        return analysis.witness(analysis.steps(to: nearest[screen.index])) { $0.last.current == screen }
    }

    /// Whether an alternative of an event is ever taken. O(items of the screens that have it).
    func fires(_ alternative: AlternativeID) -> Bool {
        if analysis.s.firedOnWays.contains(alternative) { return true }
        let (graph, program) = (analysis.graph, analysis.program)
        guard let event = graph.alternatives[alternative].transition else { return false }
        let holders = holders(of: event)
        if program.codes[alternative.index].isUnguarded, graph.transitions[event].firstAlternative == alternative {
            return holders.contains { nearest[$0.index] != .max }
        }
        let items = holders.flatMap { byScreen[$0] ?? [] }.filter { isTaken(alternative, of: event, at: $0) }
        return firstShown(of: items, by: analysis.reach) {
            let isThere = program.events[program.events(of: $0.last.current)].contains(event)
            return try isThere && analysis.machine.taken(event, $0.last) == alternative
        } != nil
    }

    private func holders(of event: TransitionID) -> [ScreenID] {
        if case .screen(let screen) = analysis.graph.transitions[event].owner { return [screen] }
        return shared[event] ?? []
    }

    /// Whether it is the first that holds, for some valuation with which an item is current.
    private func isTaken(_ alternative: AlternativeID, of event: TransitionID, at item: UInt32) -> Bool {
        let program = analysis.program
        var rest = [analysis.s.cubes[analysis.s.items[Int(item)].cube]]
        for other in analysis.graph.alternatives(of: event) {
            let condition = program.condition(of: other)
            if other == alternative { return !condition.isImpossible && rest.contains { $0.meets(condition.cube) } }
            if !condition.isImpossible { rest = rest.flatMap { $0.subtracting(condition.cube) } }
        }
        return false
    }

    /// The fewest steps, link steps or not.
    func shortestDistance(of screen: ScreenID) -> Int? {
        let item = firstShown(of: screen) { Reach(needsLinks: false, steps: analysis.linkedDistance(of: $0)) }
        return item.map { Int(analysis.linkedDistance(of: $0)) }
    }

    // MARK: Being shown

    private func firstShown(of screen: ScreenID, by reach: (UInt32) -> Reach) -> UInt32? {
        firstShown(of: byScreen[screen] ?? [], by: reach) { $0.last.current == screen }
    }

    private func firstShown(
        of items: [UInt32], by reach: (UInt32) -> Reach, accepts: (Machine.Run) throws -> Bool
    ) -> UInt32? {
        let nearest = items.map { (reach: reach($0), item: $0) }.sorted { $0 < $1 }.prefix(Self.mostTried)
        return nearest.first { candidate in
            let labels = analysis.steps(to: candidate.item)
            return !comesBack(labels) || analysis.witness(labels, shows: accepts) != nil
        }?.item
    }

    /// Whether a run may come to a region that another one was left for before.
    private func comesBack(_ labels: [StepLabel]) -> Bool {
        var moves = 0
        for label in labels {
            moves += mostMoves(in: label)
            if moves > 1 { return true }
        }
        return false
    }

    /// How often a step goes to another region, at most; 2 stands for more.
    private func mostMoves(in label: StepLabel) -> Int {
        let graph = analysis.graph
        switch label.kind {
        case .none, .launch: return 0
        case .tab, .link: return 1
        case .outcome, .back, .swipe: return selectsInHandlers ? 2 : 0
        case .event:
            var moves = 0
            var next = AlternativeID(raw: label.operand)
            while !next.isNone {
                let action = graph.alternatives[next].action
                if action.selected != nil { moves += 1 }
                if action.outcome != nil, selectsInHandlers { moves += 2 }
                next = graph.alternatives[next].then
            }
            return moves
        }
    }
}

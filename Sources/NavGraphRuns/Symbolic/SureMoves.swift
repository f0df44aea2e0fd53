import NavGraphModel
import NavGraphSyntax

/// Which steps are sure to lead to a configuration that differs, told from what they take away and what they open: what was
/// current went, and its screen did not come again, or something else was opened, and nothing went.
struct SureMoves {
    private let program: Program
    private let graph: NavGraph
    /// Steps that are a fault somewhere are sure of nothing.
    private let faulty: Set<StepLabel>
    private var opened: [HandlerID: Opened] = [:]
    private var isHandlingWindow = false

    /// What can be current that was opened in the rest of a step.
    private struct Opened {
        var screens: Set<ScreenID> = []
        var isKnown = true
        static var unknown: Opened { Opened(isKnown: false) }

        func leavesOut(_ screen: ScreenID) -> Bool { isKnown && !screens.contains(screen) }
        mutating func formUnion(_ other: Opened) {
            screens.formUnion(other.screens)
            isKnown = isKnown && other.isKnown
        }
    }

    init(_ program: Program, faults: [FaultFacts.Fault]) {
        self.program = program
        graph = program.graph
        faulty = Set(faults.map(\.label))
    }

    /// The values with which some step from a symbol is sure to lead to what differs. Where conditions count for nothing it
    /// is not known which alternative is taken.
    mutating func values(at symbol: StackSymbol, in star: inout PostStar) -> BDD {
        if star.values.ignoresConditions { return .none }
        if let layer = star.symbols.belows[symbol.below].region?.layer,
            star.symbols.layers[layer].container == .tabs, star.symbols.regionCount(of: layer) > 1
        {
            return .all
        }
        if userCloses(symbol, star) { return .all }
        var moving = BDD.none
        for outcome in graph.screens[symbol.screen].outcomes where !faulty.contains(StepLabel(.outcome, outcome.raw)) {
            moving = star.values.diagrams.or(moving, ends(outcome, at: symbol, &star))
        }
        for number in program.events(of: symbol.screen) {
            let alternatives = graph.alternatives(of: program.events[number])
            let sure = values(of: alternatives, at: symbol, &star) { [faulty] in
                !faulty.contains(StepLabel(.event, $0.raw))
            }
            moving = star.values.diagrams.or(moving, sure)
        }
        return moving
    }

    /// The values with which one of some alternatives is taken that surely leads to what differs.
    private mutating func values(
        of alternatives: AlternativeList, at symbol: StackSymbol, _ star: inout PostStar,
        where isCounted: (AlternativeID) -> Bool = { _ in true }
    ) -> BDD {
        var (moving, rest) = (BDD.none, BDD.all)
        for id in alternatives {
            let asked = star.values.asked(by: id)
            if isCounted(id) {
                let sure = star.values.surelyHolding(program.condition(of: id))
                let taken = star.values.diagrams.and(rest, sure)
                let moves = star.values.diagrams.and(taken, moves(id, at: symbol, &star))
                moving = star.values.diagrams.or(moving, moves)
            }
            rest = star.values.diagrams.minus(rest, asked)
        }
        return moving
    }

    private mutating func userCloses(_ symbol: StackSymbol, _ star: PostStar) -> Bool {
        let (record, kind): (AlternativeID, StepLabel.Kind)
        if let bottom = symbol.bottom {
            let layer = star.symbols.layers[bottom.layer]
            guard !layer.isWindow,
                graph.screens[symbol.screen].source == .system || program.userCloses(layer)
            else { return false }
            (record, kind) = (layer.record, .swipe)
        } else {
            let screen = graph.screens[symbol.screen]
            guard screen.goesBack, screen.backWhile.isEmpty else { return false }
            (record, kind) = (symbol.record, .back)
        }
        guard let handler = star.closedHandler(of: record) else { return true }
        return !faulty.contains(StepLabel(kind, record.raw)) && opened(by: handler).leavesOut(symbol.screen)
    }

    /// The values with which an outcome takes what is current away, and does not open its screen again; or, of a window,
    /// which stays, with which its handler moves on.
    private mutating func ends(_ outcome: OutcomeID, at symbol: StackSymbol, _ star: inout PostStar) -> BDD {
        var handler = symbol.start == nil ? star.handler(for: outcome, of: symbol.record) : nil
        if let bottom = symbol.bottom {
            let layer = star.symbols.layers[bottom.layer]
            guard layer.container == .stack || layer.container == .single else { return .none }
            handler = layer.made.screen != nil ? star.handler(for: outcome, of: layer.record) : nil
            if layer.isWindow { return handled(by: handler, at: symbol, &star) }
        }
        guard let handler else { return .all }
        return opened(by: handler).leavesOut(symbol.screen) ? .all : .none
    }

    /// The values with which the handler of a window, which stays, moves on.
    private mutating func handled(by handler: HandlerID?, at symbol: StackSymbol, _ star: inout PostStar) -> BDD {
        guard let handler, !isHandlingWindow else { return .none }
        isHandlingWindow = true
        defer { isHandlingWindow = false }
        return values(of: graph.alternatives(of: handler), at: symbol, &star)
    }

    private mutating func moves(_ id: AlternativeID, at symbol: StackSymbol, _ star: inout PostStar) -> BDD {
        let a = graph.alternatives[id]
        let isElsewhere = a.then.isNone || opened(along: a.then).leavesOut(symbol.screen)
        let leavesRest = a.then.isNone || !takesAway(a.then)
        switch a.action {
        case .none, .open, .openArgument:
            if !a.then.isNone { return moves(a.then, at: symbol, &star) }
            return star.values.diagrams.minus(.all, star.values.holding(program.sets(of: id)))
        case .push where a.then.isNone, .present where a.then.isNone: return .all
        case .push, .present, .root, .replace:
            return leavesRest && opened(along: id).leavesOut(symbol.screen) ? .all : .none
        case .popBack, .popToRoot: return !symbol.isBottom && isElsewhere ? .all : .none
        case .dismissTop: return isElsewhere ? .all : .none
        case .raise(let outcome): return isElsewhere && leavesRest ? ends(outcome, at: symbol, &star) : .none
        case .finish(let outcome):
            guard isElsewhere, leavesRest, case .flow(let flow) = graph.outcomes[outcome].owner else { return .none }
            if let record = windowRecord(of: flow, at: symbol, star) {
                return handled(by: star.handler(for: outcome, of: record), at: symbol, &star)
            }
            return opened(after: outcome).leavesOut(symbol.screen) ? .all : .none
        case .reuse, .rootEntry, .select, .show, .popTo, .dismissAll, .unresolved: return .none
        }
    }

    /// Where `finish` comes to a window, which stays: what that was opened by.
    private func windowRecord(of flow: FlowID, at symbol: StackSymbol, _ star: PostStar) -> AlternativeID? {
        guard let window = star.symbols.belows[symbol.below].window, star.symbols.layers[window].made.flow == flow
        else { return nil }
        return star.symbols.layers[window].record
    }

    private func takesAway(_ id: AlternativeID) -> Bool {
        var next = id
        while !next.isNone {
            let a = graph.alternatives[next]
            switch a.action {
            case .none, .open, .openArgument, .push, .present: break
            case .reuse, .root, .rootEntry, .replace, .select, .show, .popBack, .popToRoot, .popTo, .dismissTop,
                .dismissAll,
                .finish, .raise, .unresolved:
                return true
            }
            next = a.then
        }
        return false
    }

    // MARK: What is opened

    private mutating func opened(along id: AlternativeID) -> Opened {
        var opened = Opened()
        var next = id
        while !next.isNone {
            let a = graph.alternatives[next]
            switch a.action {
            case .push(let target), .present(let target, _), .root(let target):
                guard let screen = start(of: target) else { return .unknown }
                opened.screens.insert(screen)
            case .replace(let screen), .reuse(let screen): opened.screens.insert(screen)
            case .none, .open, .openArgument, .popBack, .popToRoot, .popTo, .dismissTop, .dismissAll: break
            case .finish, .raise, .select, .show, .rootEntry, .unresolved: return .unknown
            }
            next = a.then
        }
        return opened
    }

    private func start(of target: Target) -> ScreenID? {
        guard let flow = target.flow else { return target.screen }
        switch graph.flows[flow].container {
        case .stack, .single:
            let starts = graph.startScreens(of: flow)
            return starts.count == 1 ? starts[0] : nil
        case .tabs: return graph.flows[flow].children.first.flatMap { graph.children[$0].target }.flatMap(start)
        case .split: return nil
        }
    }

    private mutating func opened(by handler: HandlerID) -> Opened {
        if let known = opened[handler] { return known }
        var found = Opened()
        for id in graph.alternatives(of: handler) { found.formUnion(opened(along: id)) }
        opened[handler] = found
        return found
    }

    /// By the handlers of an outcome, whatever opened the flow that it ends.
    private mutating func opened(after outcome: OutcomeID) -> Opened {
        var found = Opened()
        for handler in graph.handlers.ids where graph.handlers[handler].name == graph.outcomes[outcome].name {
            found.formUnion(opened(by: handler))
        }
        return found
    }
}

import NavGraphModel
import NavGraphSyntax

extension PushdownAnalysis {
    /// The screens that are current in a configuration from which no run leads home, or that no step changes.
    func deadEnds() throws(RunLimit) -> [(screen: ScreenID, witness: Witness?)] {
        var found: [ScreenID: Witness?] = [:]
        if !allShrink() {
            for failure in try failingHome(besideStuck: []) {
                found[failure.screen] = witness(of: failure) { $0.isAtHome }
            }
            var known: Set<UInt64> = []
            while case let columns = columns(holding: found), columns != known {
                known = columns
                for failure in try failingHome(besideStuck: columns) where found[failure.screen] == nil {
                    found[failure.screen] = .some(nil)
                }
            }
        }
        if graph.screens.ids.lazy.filter({ self.isReachable($0) }).prefix(2).count == 2 {
            for (screen, witness) in stuck() {
                if let known = found[screen], isNoWorse(known, witness) { continue }
                found[screen] = witness
            }
        }
        return found.keys.sorted().map { ($0, found[$0]!) }
    }

    /// From where no run leads home, if these columns hold what cannot be left: nobody is home beside them.
    private func failingHome(besideStuck stuck: Set<UInt64>) throws(RunLimit)
        -> [EscapeSearch.Failure]
    {
        try failures(from: { _ in true }, besideStuck: stuck) { item, symbols in
            let symbol = symbols[item.symbol]
            return symbol.isBottom && !symbol.isBesideFrames && symbols.layers[symbol.layer - 1].isWindow
        }
    }

    /// The run to where no run leads to a target; `nil` where a short search sees that one does: regions that play together
    /// have made up that there is none.
    func witness(
        of failure: EscapeSearch.Failure, within: Int? = nil, to isTarget: (Configuration) -> Bool
    ) -> Witness? {
        for run in failure.runs {
            var searches = 0
            let witness = witness(run.labels) {
                var end = $0.last
                guard try end.current == failure.screen && machine.holds(Guard(cube: run.cube), end) else {
                    return false
                }
                if !graph.hasRegions { return true }
                searches += 1
                if searches > Self.mostValuations { end.conditions.known = .max }
                return try machine.lead(from: end, within: within, to: isTarget) != .somewhere
            }
            if let witness { return witness }
        }
        return nil
    }

    /// For so many valuations of what a search asks for it is tried; then what is open does not hold, as in the witness.
    private static let mostValuations = 32

    /// The columns in which one of these screens can be above the bottom, as layer and number.
    private func columns(holding screens: [ScreenID: Witness?]) -> Set<UInt64> {
        guard !screens.isEmpty, graph.flows.contains(where: { $0.container == .split }) else { return [] }
        var columns: Set<UInt64> = []
        for context in s.contexts.indices {
            let symbol = s.symbols[s.contexts[context].symbol]
            guard symbol.isBottom, s.symbols.layers[symbol.layer - 1].container == .split else { continue }
            for region in 0..<s.symbols.regionCount(of: symbol.layer - 1) {
                let held = items(inRegion: region, of: UInt32(context))
                let isStuck = held.contains {
                    let symbol = s.symbols[s.items[Int($0)].symbol]
                    return !symbol.isBottom && screens[symbol.screen] != nil
                }
                if isStuck {
                    columns.insert(Saturation.HiddenRegions.key(symbol.layer - 1, region))
                }
            }
        }
        return columns
    }

    /// Whether every configuration that some run reaches can end its current frame or layer, or go to a new root, at
    /// once: then, step by step, each leads home. Decides most graphs in O(items · events).
    private func allShrink() -> Bool {
        idle.allSatisfy { index in
            let symbol = s.symbols[s.items[Int(index)].symbol]
            if symbol.isBottom {
                let layer = s.symbols.layers[symbol.layer - 1]
                if layer.isWindow { return layer.container != .split }
                if layer.isSwipeable, s.closedHandler(of: layer.record) == nil { return true }
            } else if goesBack(symbol) {
                return true
            }
            return program.events(of: symbol.screen).contains { number in
                let event = program.events[number]
                let transition = graph.transitions[event]
                let first = transition.firstAlternative
                guard transition.owner != .app, !first.isNone else { return false }
                let a = graph.alternatives[first]
                guard a.when.isEmpty, a.send.isEmpty, a.then.isNone else { return false }
                switch a.action {
                case .root: return true
                case .popBack, .popToRoot: return !symbol.isBottom
                case .dismissTop: return symbol.isBottom
                case .none, .push, .reuse, .present, .replace, .select, .show, .popTo, .dismissAll, .finish, .raise,
                    .open,
                    .unresolved:
                    return false
                }
            }
        }
    }

    /// The screens that are current in a configuration that no step changes.
    private func stuck() -> [(ScreenID, Witness?)] {
        var candidates: [ScreenID: [(reach: Reach, item: UInt32)]] = [:]
        for index in idle where !moves(s.symbols[s.items[Int(index)].symbol]) {
            candidates[s.symbols[s.items[Int(index)].symbol].screen, default: []].append((reach(of: index), index))
        }
        return candidates.keys.sorted().compactMap { screen in
            for candidate in candidates[screen]!.sorted(by: { ($0.reach, $0.item) < ($1.reach, $1.item) }).prefix(64) {
                for labels in runs(to: candidate.item) {
                    if let witness = stuckWitness(labels, on: screen) { return (screen, witness) }
                }
            }
            return nil
        }
    }

    /// A shortest run to an item, and those that open its context elsewhere.
    private func runs(to item: UInt32) -> [[StepLabel]] {
        var runs = [steps(to: item)]
        let context = s.items[Int(item)].context
        let distances = reach(of: item).needsLinks ? linked : plain
        var edge = s.contexts[Int(context)].into
        var others: [(Int32, UInt32)] = []
        while edge != .max {
            let e = s.edges[Int(edge)]
            if e.inside != .max, Int(e.inside) < distances.distance.count,
                reach(of: item).needsLinks || Int(edge) < plainEdges,
                distances.distance[Int(e.inside)] != Distances.unreached
            {
                others.append((distances.distance[Int(e.inside)] + e.weight, edge))
            }
            edge = e.nextInto
        }
        for (_, edge) in others.sorted(by: <).prefix(8) {
            var isFirst = true
            runs.append(
                Derivations.steps(to: item, in: s) { context in
                    defer { isFirst = false }
                    return isFirst ? edge : distances.edge[Int(context)]
                })
        }
        return runs
    }

    private func moves(_ symbol: StackSymbol) -> Bool {
        if symbol.isBottom {
            let layer = s.symbols.layers[symbol.layer - 1]
            if layer.container == .tabs || layer.container == .split, s.symbols.regionCount(of: symbol.layer - 1) > 1 {
                return true
            }
            if layer.isSwipeable, s.closedHandler(of: layer.record) == nil { return true }
        } else if goesBack(symbol) {
            return true
        }
        return program.events(of: symbol.screen).contains { number in
            let first = graph.transitions[program.events[number]].firstAlternative
            guard !first.isNone else { return false }
            let a = graph.alternatives[first]
            guard a.when.isEmpty, a.send.isEmpty, a.then.isNone else { return false }
            switch a.action {
            case .present: return true
            case .push(let target):
                return symbol.isStack && target.flow.map { graph.flows[$0].container == .stack } ?? true
            case .none, .reuse, .replace, .root, .select, .show, .popBack, .popToRoot, .popTo, .dismissTop, .dismissAll,
                .finish, .raise, .open, .unresolved:
                return false
            }
        }
    }

    /// A run that ends where no step leads to a configuration that differs; `labels`, and where steps there change
    /// nothing but conditions that nothing asks for, these steps too, until they change nothing any more.
    private func stuckWitness(_ labels: [StepLabel], on screen: ScreenID) -> Witness? {
        var labels = labels
        for _ in 0...3 {
            var settling: StepLabel?
            var wishes: [ConditionID: Bool] = [:]
            if var witness = witness(
                labels,
                shows: { run in
                    wishes = [:]
                    guard run.last.current == screen else { return false }
                    switch try machine.ways(out: run.last) {
                    case .none(let wished):
                        wishes = wished
                        return true
                    case .settling(let label):
                        settling = settling ?? label
                        return false
                    case .some: return false
                    }
                })
            {
                for index in witness.conditions.indices {
                    if let value = wishes[witness.conditions[index].id] { witness.conditions[index].value = value }
                }
                return witness
            }
            guard let settling else { return nil }
            labels.append(settling)
        }
        return nil
    }
}

import NavGraphModel

/// The configurations from which no run leads to a target, computed bottom-up: for each stack, the condition values and
/// modes with which it fails when control arrives at its top. Equal stacks have the same number, 0 if nothing fails, so
/// most contexts have only one stack below.
struct Escapes {
    /// The values with which a mode fails, by the number of remaining steps.
    struct Failing: Hashable, Sendable {
        var mode: ModeID
        var values: SetsBySteps
    }
    private struct Stack: Numbered, Equatable {
        typealias ID = StackID
        var failing: [Failing] = []
        var key: UInt64 {
            failing.reduce(0) { key, one in
                one.values.changes.reduce(NumberTable.key(key, UInt64(one.mode.raw))) {
                    NumberTable.key($0, UInt64($1.from) << 32 | UInt64($1.set.node))
                }
            }
        }
    }
    private let summaries: Summaries
    /// For each context of the summaries the values from which the target comes while it is there, by the number of steps
    /// left.
    private var leading: [SetsBySteps] = []
    private var stacks = Numbering<Stack>()
    /// By symbol and the stack below it.
    private var numbers: [IDPair: StackID] = [:]

    /// The sets are those of `star`, which has the valuations of the summaries.
    init(_ summaries: Summaries, to isTarget: (StackSymbol, PostStar) -> Bool, _ star: inout PostStar) {
        self.summaries = summaries
        _ = stacks.number(of: Stack())
        findLeading(to: isTarget, &star)
    }

    private mutating func findLeading(to isTarget: (StackSymbol, PostStar) -> Bool, _ star: inout PostStar) {
        let all = summaries.star
        leading = Array(repeating: SetsBySteps(), count: all.automaton.contexts.count)
        var pending: [ContextID] = []
        func add(_ context: ContextID, _ values: BDD, from steps: Int) {
            guard steps <= summaries.steps else { return }
            let isNew = leading[context.index].add(values, from: Int32(steps), &star.values.diagrams)
            if isNew, pending.last != context { pending.append(context) }
        }
        for increment in all.idleIncrements where isTarget(all.symbol(of: increment), all) {
            let found = all.increment(increment)
            let begun = star.values.diagrams.forgetting(.now, found.relation)
            let values = star.values.diagrams.renaming(begun, .opening, to: .now)
            add(all.automaton.arcs[found.arc].context, values, from: Int(found.weight))
        }
        while let context = pending.popLast() {
            var next = all.automaton.contexts[context].into
            while let number = next {
                let arc = all.automaton.arcs[number]
                var increment = arc.increments
                while let number = increment {
                    let edge = all.increment(number)
                    for opened in leading[context.index].changes where !opened.set.isEmpty {
                        let between = star.values.diagrams.renaming(opened.set, .now, to: .between)
                        let begun = star.values.diagrams.joined(edge.relation, between)
                        let values = star.values.diagrams.renaming(begun, .opening, to: .now)
                        add(arc.inside, values, from: Int(opened.from) + Int(edge.weight))
                    }
                    increment = edge.next
                }
                next = arc.next
            }
        }
    }

    /// A symbol over a stack.
    mutating func stack(_ symbol: StackSymbolID, over below: StackID, _ star: inout PostStar) -> StackID {
        let key = IDPair(symbol, below)
        if let known = numbers[key] { return known }
        var failing: [Failing] = []
        for mode in summaries.modes[symbol] ?? [] {
            let values = self.failing(mode, at: symbol, over: below, &star)
            if !values.isEmpty { failing.append(Failing(mode: mode, values: values)) }
        }
        let number = stacks.number(of: Stack(failing: failing))
        numbers[key] = number
        return number
    }

    /// The same, where it is known.
    func stack(_ symbol: StackSymbolID, over below: StackID) -> StackID? { numbers[IDPair(symbol, below)] }

    /// The values with which, between steps, a symbol over a stack fails.
    mutating func failing(_ symbol: StackSymbolID, over below: StackID, _ star: inout PostStar) -> BDD {
        let number = stack(symbol, over: below, &star)
        return stacks[number].failing.first { $0.mode == .idle }?.values.last ?? .none
    }

    private func failing(
        _ mode: ModeID, at symbol: StackSymbolID, over below: StackID, _ star: inout PostStar
    ) -> SetsBySteps {
        let start = summaries.start(mode, symbol)
        let (context, reached) = (start.context, start.values)
        let stack = stacks[below].failing
        var endings: [(increment: PostStar.Increment, fails: SetsBySteps)] = []
        var next = summaries.star.automaton.contexts[context].returns
        while let number = next {
            let ending = summaries.star.automaton.arcs[number]
            let fails = stack.first { $0.mode == ending.mode }?.values ?? SetsBySteps()
            var last = ending.increments
            while let number = last {
                let increment = summaries.star.increment(number)
                if increment.weight <= summaries.steps { endings.append((increment, fails)) }
                last = increment.next
            }
            next = ending.next
        }
        var turns = leading[context.index].changes.map(\.from)
        for ending in endings {
            for change in ending.fails.changes { turns.append(RunLength.sum(change.from, ending.increment.weight)) }
        }
        if turns.count > 1 { turns.sort() }
        var failing = SetsBySteps()
        for (index, steps) in turns.enumerated() where steps <= summaries.steps {
            if index > 0, turns[index - 1] == steps { continue }
            var left = star.values.diagrams.minus(reached, leading[context.index].set(at: steps))
            for (increment, fails) in endings where increment.weight <= steps && !left.isEmpty {
                let leads = star.values.diagrams.minus(increment.relation, fails.set(at: steps - increment.weight))
                let begun = star.values.diagrams.forgetting(.now, leads)
                left = star.values.diagrams.minus(left, star.values.diagrams.renaming(begun, .between, to: .now))
            }
            failing.become(left, at: steps)
        }
        return failing
    }
}

import NavGraphModel

/// From which configurations no run leads to a target, bottom up: for each stack it is worked out from which values it
/// fails when control arrives at its top, in which mode. Equal ones have one number, 0 where nothing fails, so that below
/// most contexts there is but one.
struct Escapes {
    /// The values from which a mode fails, by the number of steps left.
    struct Failing: Hashable, Sendable {
        var mode: UInt32
        var values: SetsBySteps
    }
    private struct Stack: Numbered {
        var failing: [Failing] = []
        var key: UInt64 {
            failing.reduce(0) { key, one in
                one.values.changes.reduce(NumberTable.key(key, UInt64(one.mode))) {
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
    /// By symbol and the number of what lies below it, the number of both.
    private var numbers: [UInt64: UInt32] = [:]

    /// The sets are those of `star`, which has the valuations of the summaries.
    init(_ summaries: Summaries, to isTarget: (StackSymbol, PostStar) -> Bool, _ star: inout PostStar) {
        self.summaries = summaries
        _ = stacks.number(of: Stack())
        findLeading(to: isTarget, &star)
    }

    private mutating func findLeading(to isTarget: (StackSymbol, PostStar) -> Bool, _ star: inout PostStar) {
        let all = summaries.star
        leading = Array(repeating: SetsBySteps(), count: all.contexts.count)
        var pending: [UInt32] = []
        func add(_ context: UInt32, _ values: BDD, from steps: Int) {
            guard steps <= summaries.steps else { return }
            let isNew = leading[Int(context)].add(values, from: Int32(steps), &star.values.diagrams)
            if isNew, pending.last != context { pending.append(context) }
        }
        for part in all.idleParts where isTarget(all.symbol(ofPart: part), all) {
            let found = all.part(part)
            let begun = star.values.diagrams.forgetting(.now, found.relation)
            let values = star.values.diagrams.renaming(begun, .opening, to: .now)
            add(all.arcs[Int(found.arc)].context, values, from: Int(found.weight))
        }
        while let context = pending.popLast() {
            var next = all.contexts[Int(context)].into
            while next != .max {
                let arc = all.arcs[Int(next)]
                var number = arc.parts
                while number != .max {
                    let edge = all.part(number)
                    for opened in leading[Int(context)].changes where !opened.set.isEmpty {
                        let between = star.values.diagrams.renaming(opened.set, .now, to: .between)
                        let begun = star.values.diagrams.joined(edge.relation, between)
                        let values = star.values.diagrams.renaming(begun, .opening, to: .now)
                        add(arc.inside, values, from: Int(opened.from) + Int(edge.weight))
                    }
                    number = edge.next
                }
                next = arc.next
            }
        }
    }

    /// The number of a stack: a symbol over one that has a number.
    mutating func stack(_ symbol: UInt32, over below: UInt32, _ star: inout PostStar) -> UInt32 {
        let key = Self.key(symbol, below)
        if let known = numbers[key] { return known }
        var failing: [Failing] = []
        for mode in summaries.modes[symbol] ?? [] {
            let values = self.failing(mode, symbol, over: below, &star)
            if !values.isEmpty { failing.append(Failing(mode: mode, values: values)) }
        }
        let number = stacks.number(of: Stack(failing: failing))
        numbers[key] = number
        return number
    }

    /// The same, where it is known.
    func stack(_ symbol: UInt32, over below: UInt32) -> UInt32? { numbers[Self.key(symbol, below)] }

    static func key(_ symbol: UInt32, _ below: UInt32) -> UInt64 { UInt64(symbol) << 32 | UInt64(below) }

    /// The values with which, between steps, a symbol over a stack fails.
    mutating func failing(_ symbol: UInt32, over below: UInt32, _ star: inout PostStar) -> BDD {
        let number = stack(symbol, over: below, &star)
        return stacks[number].failing.first { $0.mode == 0 }?.values.last ?? .none
    }

    private func failing(_ mode: UInt32, _ symbol: UInt32, over below: UInt32, _ star: inout PostStar) -> SetsBySteps {
        let start = summaries.start(mode, symbol)
        let (context, reached) = (Int(start.context), start.values)
        let stack = stacks[below].failing
        var endings: [(part: PostStar.Part, fails: SetsBySteps)] = []
        var next = summaries.star.contexts[context].returns
        while next != .max {
            let ending = summaries.star.arcs[Int(next)]
            let fails = stack.first { $0.mode == ending.mode }?.values ?? SetsBySteps()
            var number = ending.parts
            while number != .max {
                let part = summaries.star.part(number)
                if part.weight <= summaries.steps { endings.append((part, fails)) }
                number = part.next
            }
            next = ending.next
        }
        var turns = leading[context].changes.map(\.from)
        for ending in endings {
            for change in ending.fails.changes { turns.append(RunLength.sum(change.from, ending.part.weight)) }
        }
        if turns.count > 1 { turns.sort() }
        var failing = SetsBySteps()
        for (index, steps) in turns.enumerated() where steps <= summaries.steps {
            if index > 0, turns[index - 1] == steps { continue }
            var left = star.values.diagrams.minus(reached, leading[context].set(at: steps))
            for (part, fails) in endings where part.weight <= steps && !left.isEmpty {
                let leads = star.values.diagrams.minus(part.relation, fails.set(at: steps - part.weight))
                let begun = star.values.diagrams.forgetting(.now, leads)
                left = star.values.diagrams.minus(left, star.values.diagrams.renaming(begun, .between, to: .now))
            }
            failing.become(left, at: steps)
        }
        return failing
    }
}

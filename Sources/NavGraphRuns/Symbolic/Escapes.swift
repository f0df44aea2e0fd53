import NavGraphModel

/// From which configurations no run leads to a target, bottom up: for each stack it is worked out from which values it
/// fails when control arrives at its top, in which mode. Equal ones have one number, 0 where nothing fails, so that below
/// most contexts there is but one.
struct Escapes {
    /// The values from which a mode fails, for each number of steps left.
    struct Failing: Hashable, Sendable {
        var mode: UInt32
        var values: [BDD]
    }
    private struct Stack: Numbered {
        var failing: [Failing] = []
        var key: UInt64 {
            failing.reduce(0) { key, one in
                one.values.reduce(NumberTable.key(key, UInt64(one.mode))) { NumberTable.key($0, UInt64($1.node)) }
            }
        }
    }
    /// A symbol, and the number of what lies below it.
    struct Key: Hashable {
        var symbol: UInt32
        var below: UInt32
    }
    private let summaries: Summaries
    private let numbersOfContexts: [Summaries.Start: UInt32]
    /// For each context of the summaries the values from which the target comes while it is there, in so many steps.
    private var leading: [[BDD]] = []
    private var stacks = Numbering<Stack>()
    private var numbers: [Key: UInt32] = [:]

    /// The sets are those of `star`, which has the valuations of the summaries.
    init(_ summaries: Summaries, to isTarget: (StackSymbol, PostStar) -> Bool, _ star: inout PostStar) {
        self.summaries = summaries
        var contexts: [Summaries.Start: UInt32] = [:]
        for (number, context) in summaries.star.contexts.enumerated() {
            contexts[Summaries.Start(mode: context.mode, symbol: context.symbol)] = UInt32(number)
        }
        numbersOfContexts = contexts
        _ = stacks.number(of: Stack())
        findLeading(to: isTarget, &star)
    }

    private mutating func findLeading(to isTarget: (StackSymbol, PostStar) -> Bool, _ star: inout PostStar) {
        let all = summaries.star
        leading = Array(repeating: Array(repeating: .none, count: summaries.steps + 1), count: all.contexts.count)
        var pending: [UInt32] = []
        func add(_ context: UInt32, _ values: BDD, _ steps: Int) {
            let known = leading[Int(context)][steps]
            let new = star.values.diagrams.or(known, values)
            if new == known { return }
            leading[Int(context)][steps] = new
            if pending.last != context { pending.append(context) }
        }
        for part in all.idleParts where isTarget(all.symbol(ofPart: part), all) {
            let found = all.part(part)
            let begun = star.values.diagrams.forgetting(.now, found.relation)
            let values = star.values.diagrams.renaming(begun, .opening, to: .now)
            for steps in Int(found.weight)..<max(Int(found.weight), summaries.steps + 1) {
                add(all.arcs[Int(found.arc)].context, values, steps)
            }
        }
        while let context = pending.popLast() {
            var next = all.contexts[Int(context)].into
            while next != .max {
                let arc = all.arcs[Int(next)]
                var number = arc.parts
                while number != .max {
                    let edge = all.part(number)
                    for steps in Int(edge.weight)..<max(Int(edge.weight), summaries.steps + 1) {
                        let opened = leading[Int(context)][steps - Int(edge.weight)]
                        if opened.isEmpty { continue }
                        let between = star.values.diagrams.renaming(opened, .now, to: .between)
                        let begun = star.values.diagrams.joined(edge.relation, between)
                        add(arc.inside, star.values.diagrams.renaming(begun, .opening, to: .now), steps)
                    }
                    number = edge.next
                }
                next = arc.next
            }
        }
    }

    /// The number of a stack: a symbol over one that has a number.
    mutating func stack(_ symbol: UInt32, over below: UInt32, _ star: inout PostStar) -> UInt32 {
        let key = Key(symbol: symbol, below: below)
        if let known = numbers[key] { return known }
        var failing: [Failing] = []
        for mode in summaries.modes[symbol] ?? [] {
            let values = self.failing(mode, symbol, over: below, &star)
            if values.contains(where: { !$0.isEmpty }) { failing.append(Failing(mode: mode, values: values)) }
        }
        let number = stacks.number(of: Stack(failing: failing))
        numbers[key] = number
        return number
    }

    /// The same, where it is known.
    func stack(_ symbol: UInt32, over below: UInt32) -> UInt32? { numbers[Key(symbol: symbol, below: below)] }

    /// The values with which, between steps, a symbol over a stack fails.
    mutating func failing(_ symbol: UInt32, over below: UInt32, _ star: inout PostStar) -> BDD {
        let number = stack(symbol, over: below, &star)
        return stacks[number].failing.first { $0.mode == 0 }?.values[summaries.steps] ?? .none
    }

    /// By number of steps.
    private func failing(_ mode: UInt32, _ symbol: UInt32, over below: UInt32, _ star: inout PostStar) -> [BDD] {
        let start = Summaries.Start(mode: mode, symbol: symbol)
        let context = Int(numbersOfContexts[start]!)
        let reached = summaries.reached[start]!
        let stack = stacks[below].failing
        return (0...summaries.steps).map { steps in
            var failing = star.values.diagrams.minus(reached, leading[context][steps])
            var next = summaries.star.contexts[context].returns
            while next != .max, !failing.isEmpty {
                let ending = summaries.star.arcs[Int(next)]
                let there = stack.first { $0.mode == ending.mode }
                var number = ending.parts
                while number != .max, !failing.isEmpty {
                    let part = summaries.star.part(number)
                    if Int(part.weight) <= steps {
                        let fails = there?.values[steps - Int(part.weight)] ?? .none
                        let leads = star.values.diagrams.minus(part.relation, fails)
                        let begun = star.values.diagrams.forgetting(.now, leads)
                        failing = star.values.diagrams.minus(
                            failing, star.values.diagrams.renaming(begun, .between, to: .now))
                    }
                    number = part.next
                }
                next = ending.next
            }
            return failing
        }
    }
}

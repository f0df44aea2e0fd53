import NavGraphModel

/// Reads runs from a `PostStar` in which increments were processed together. The origin of such an increment depends on
/// its values. Therefore each step back is computed for one pair of values, and the values before the step are found by
/// bisection. O(steps of the run × conditions) visits.
struct JointDerivation {
    private var star: PostStar

    init(_ star: PostStar) { self.star = star }

    private enum Task {
        case increment(IncrementID, wanted: BDD)
        case label(StepLabel)
    }

    /// The steps of a run along some increments, each with the one pair of values that is wanted of it; `nil`: the values
    /// before a step were not found.
    mutating func steps(along increments: [(IncrementID, BDD)]) -> [StepLabel]? {
        var reversed: [StepLabel] = []
        var tasks: [Task] = increments.map { .increment($0.0, wanted: $0.1) }
        while let task = tasks.popLast() {
            switch task {
            case .label(let label): if !label.isNone { reversed.append(label) }
            case .increment(let number, let wanted):
                let increment = member(of: number, with: wanted)
                if let from = increment.from, let via = increment.via {
                    let (edge, ending) = returning(via, over: from, wanted)
                    tasks += [.increment(from, wanted: edge), .increment(via, wanted: ending)]
                    continue
                }
                if let from = increment.from {
                    guard let before = before(increment, from: from, wanted: wanted) else { return nil }
                    tasks.append(.increment(from, wanted: before))
                }
                tasks.append(.label(increment.label))
            }
        }
        return reversed.reversed()
    }

    private mutating func member(of number: IncrementID, with wanted: BDD) -> PostStar.Increment {
        let all = star.joint[number] ?? []
        for increment in all where star.values.diagrams.meets(increment.relation, wanted) { return increment }
        return star.increment(number)
    }

    /// The pairs of the edge and of the return over it that make a pair from now to the opening.
    private mutating func returning(_ ending: IncrementID, over edge: IncrementID, _ wanted: BDD) -> (
        edge: BDD, ending: BDD
    ) {
        let both = star.values.diagrams.and(star.increment(ending).relation, star.increment(edge).relation)
        let one = star.values.diagrams.one(
            of: star.values.diagrams.and(both, wanted), [.now, .between, .opening])
        return (star.values.diagrams.forgetting(.now, one), star.values.diagrams.forgetting(.opening, one))
    }

    /// A pair of the item that an increment was made from, from which it is made with the pair that is wanted.
    private mutating func before(_ increment: PostStar.Increment, from: IncrementID, wanted: BDD) -> BDD? {
        let opening: BDD
        switch star.automaton.arcs[increment.arc].kind {
        case .item: opening = star.values.diagrams.forgetting(.now, wanted)
        case .edge: opening = star.values.diagrams.forgetting(.between, wanted)
        case .return:
            let between = star.values.diagrams.forgetting(.now, wanted)
            opening = star.values.diagrams.renaming(between, .between, to: .opening)
        }
        var pairs = star.values.diagrams.and(star.increment(from).relation, opening)
        let isFound = halve(&pairs, of: from) { star, made in
            made.contains {
                $0.arc == increment.arc && $0.weight == increment.weight && $0.label == increment.label
                    && star.values.diagrams.meets($0.relation, wanted)
            }
        }
        return isFound ? star.values.diagrams.one(of: pairs, [.now, .opening]) : nil
    }

    /// A pair of what raises a fault: of that it is known what the conditions are when it is raised, which may be later.
    /// `nil`: none was found.
    mutating func raising(_ goal: Goal, _ wanted: BDD) -> BDD? {
        let opening = star.values.diagrams.forgetting(.now, wanted)
        var pairs = star.values.diagrams.and(star.increment(goal.increment).relation, opening)
        let isFound = halve(&pairs, of: goal.increment) { star, _ in
            star.raised.faults.contains {
                $0.goal.step == goal.step && star.values.diagrams.meets($0.goal.relation, wanted)
            }
        }
        return isFound ? star.values.diagrams.one(of: pairs, [.now, .opening]) : nil
    }

    /// Leaves of some pairs of an item as few as do what they do together; `false`: they do not.
    private mutating func halve(
        _ pairs: inout BDD, of item: IncrementID, while does: (inout PostStar, [PostStar.Increment]) -> Bool
    ) -> Bool {
        func holds(_ star: inout PostStar, _ pairs: BDD) -> Bool {
            var increment = star.increment(item)
            increment.relation = pairs
            // What it has done before it does again.
            star.raised.forgetFaults()
            star.links.forgetValues()
            star.regions.forgetChosen()
            star.asked = []
            star.visit(item, increment, of: star.automaton.arcs[increment.arc])
            let made = star.asked ?? []
            star.asked = nil
            return does(&star, made)
        }
        guard holds(&star, pairs) else { return false }
        for condition in star.program.conditions.indices {
            let literal = star.values.literal(condition, false)
            let half = star.values.diagrams.and(pairs, literal)
            if half == pairs { continue }
            let isHalf = !half.isEmpty && holds(&star, half)
            pairs = isHalf ? half : star.values.diagrams.minus(pairs, literal)
        }
        return true
    }
}

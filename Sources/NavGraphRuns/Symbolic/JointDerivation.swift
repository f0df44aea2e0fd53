import NavGraphModel

/// Reads runs off a `PostStar` in which parts were worked on together: what one of those came from depends on its values.
/// So each step back is asked for with one pair of values, and the values before it are found by halving.
/// O(steps of the run × conditions) visits.
struct JointDerivation {
    private var star: PostStar

    init(_ star: PostStar) { self.star = star }

    private enum Task {
        case part(UInt32, wanted: BDD)
        case label(StepLabel)
    }

    /// The steps of a run along some parts, each with the one pair of values that is wanted of it; `nil`: the values before
    /// a step were not found.
    mutating func steps(along parts: [(UInt32, BDD)]) -> [StepLabel]? {
        var reversed: [StepLabel] = []
        var tasks: [Task] = parts.map { .part($0.0, wanted: $0.1) }
        while let task = tasks.popLast() {
            switch task {
            case .label(let label): if !label.isNone { reversed.append(label) }
            case .part(let number, let wanted):
                let part = member(of: number, with: wanted)
                if part.via != .max {
                    let (edge, ending) = returning(part, wanted)
                    tasks += [.part(part.from, wanted: edge), .part(part.via, wanted: ending)]
                    continue
                }
                if part.from != .max {
                    guard let before = before(part, wanted) else { return nil }
                    tasks.append(.part(part.from, wanted: before))
                }
                tasks.append(.label(part.label))
            }
        }
        return reversed.reversed()
    }

    private mutating func member(of number: UInt32, with wanted: BDD) -> PostStar.Part {
        let all = star.joint[number] ?? []
        for part in all where star.values.diagrams.meets(part.relation, wanted) { return part }
        return star.part(number)
    }

    /// The pairs of the edge and of the return over it that make a pair from now to the opening.
    private mutating func returning(_ part: PostStar.Part, _ wanted: BDD) -> (edge: BDD, ending: BDD) {
        let both = star.values.diagrams.and(star.part(part.via).relation, star.part(part.from).relation)
        let one = star.values.diagrams.one(
            of: star.values.diagrams.and(both, wanted), [.now, .between, .opening])
        return (star.values.diagrams.forgetting(.now, one), star.values.diagrams.forgetting(.opening, one))
    }

    /// A pair of the item that a part was made from, from which it is made with the pair that is wanted.
    private mutating func before(_ part: PostStar.Part, _ wanted: BDD) -> BDD? {
        let opening: BDD
        switch star.arcs[Int(part.arc)].kind {
        case .item: opening = star.values.diagrams.forgetting(.now, wanted)
        case .edge: opening = star.values.diagrams.forgetting(.between, wanted)
        case .return:
            let between = star.values.diagrams.forgetting(.now, wanted)
            opening = star.values.diagrams.renaming(between, .between, to: .opening)
        }
        var pairs = star.values.diagrams.and(star.part(part.from).relation, opening)
        let isFound = halve(&pairs, of: part.from) { star, made in
            made.contains {
                $0.arc == part.arc && $0.weight == part.weight && $0.label == part.label
                    && star.values.diagrams.meets($0.relation, wanted)
            }
        }
        return isFound ? star.values.diagrams.one(of: pairs, [.now, .opening]) : nil
    }

    /// A pair of what raises a fault: of that it is known what the conditions are when it is raised, which may be later.
    /// `nil`: none was found.
    mutating func raising(_ goal: Goal, _ wanted: BDD) -> BDD? {
        let opening = star.values.diagrams.forgetting(.now, wanted)
        var pairs = star.values.diagrams.and(star.part(goal.part).relation, opening)
        let isFound = halve(&pairs, of: goal.part) { star, _ in
            star.faults.contains {
                ($0.isStep ? $0.label : .none) == goal.step && star.values.diagrams.meets($0.relation, wanted)
            }
        }
        return isFound ? star.values.diagrams.one(of: pairs, [.now, .opening]) : nil
    }

    /// Leaves of some pairs of an item as few as do what they do together; `false`: they do not.
    private mutating func halve(
        _ pairs: inout BDD, of item: UInt32, while does: (inout PostStar, [PostStar.Part]) -> Bool
    ) -> Bool {
        func holds(_ star: inout PostStar, _ pairs: BDD) -> Bool {
            var part = star.part(item)
            part.relation = pairs
            // What it has done before it does again.
            (star.faults, star.knownFaults, star.followed, star.chosen) = ([], [], [:], [:])
            star.asked = []
            star.visit(item, part, star.arcs[Int(part.arc)])
            let made = star.asked!
            star.asked = nil
            return does(&star, made)
        }
        guard holds(&star, pairs) else { return false }
        for condition in star.program.conditions.indices {
            let literal = star.values.diagrams.literal(condition, false)
            let half = star.values.diagrams.and(pairs, literal)
            if half == pairs { continue }
            let isHalf = !half.isEmpty && holds(&star, half)
            pairs = isHalf ? half : star.values.diagrams.minus(pairs, literal)
        }
        return true
    }
}

/// Reads runs from a `PostStar` that counts steps: each increment knows the increments from which it was made.
struct Derivation {
    private enum Task {
        case increment(IncrementID)
        case label(StepLabel)
    }

    /// The steps of a run to an increment of an item, or of an edge, in a context that some edges open one after the
    /// other. `nil`: it depends on values, for it comes by increments that were worked on together. Iterative: runs can
    /// be as long as the graph is large.
    static func steps(along edges: [IncrementID], to increment: IncrementID, in star: PostStar) -> [StepLabel]? {
        var reversed: [StepLabel] = []
        var tasks: [Task] = edges.map { .increment($0) } + [.increment(increment)]
        while let task = tasks.popLast() {
            switch task {
            case .label(let label): if !label.isNone { reversed.append(label) }
            case .increment(let number):
                if star.joint[number] != nil { return nil }
                let increment = star.increment(number)
                if let from = increment.from { tasks.append(.increment(from)) }
                tasks.append(increment.via.map { .increment($0) } ?? .label(increment.label))
            }
        }
        return reversed.reversed()
    }
}

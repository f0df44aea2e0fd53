/// Reads runs off a `PostStar` with steps counted: each part says what it was made from.
struct Derivation {
    private enum Task {
        case part(UInt32)
        case label(StepLabel)
    }

    /// The steps of a run to a part of an item, or of an edge, in a context that some edges open one after the other.
    /// `nil`: it depends on values, for it comes by parts that were worked on together. Iterative: runs can be as long as the
    /// graph is large.
    static func steps(along edges: [UInt32], to part: UInt32, in star: PostStar) -> [StepLabel]? {
        var reversed: [StepLabel] = []
        var tasks: [Task] = edges.map { .part($0) } + [.part(part)]
        while let task = tasks.popLast() {
            switch task {
            case .label(let label): if !label.isNone { reversed.append(label) }
            case .part(let number):
                if star.joint[number] != nil { return nil }
                let part = star.part(number)
                if part.from != .max { tasks.append(.part(part.from)) }
                tasks.append(part.via == .max ? .label(part.label) : .part(part.via))
            }
        }
        return reversed.reversed()
    }
}

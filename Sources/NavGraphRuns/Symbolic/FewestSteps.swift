/// The fewest steps from the opening of each context until one of the given edges, in the context or above it, has
/// opened something, for any condition values.
///
/// The last answers are kept, because transitions of the same screen are in the same contexts and are asked for one
/// after another.
final class FewestSteps {
    /// Edges from one context to another.
    private struct Arrow {
        var inside: ContextID
        /// The fewest steps that one of them takes, counted from the opening of the context that it comes from.
        var steps: Int32
    }
    /// What opens each context, one after the other, and where those of each begin.
    private let arrows: [Arrow]
    private let firstArrow: [Int]
    /// The edges that were asked about the last two times, and the answers.
    private var answers: [(asked: [ContextID: Int32], answer: [Int32])] = []

    /// O(edges · edges that open one context).
    init(_ star: PostStar) {
        var arrows: [[Arrow]] = Array(repeating: [], count: star.automaton.contexts.count)
        for arc in star.automaton.arcs.all where arc.kind == .edge && arc.over != nil {
            guard let steps = star.fewestSteps(of: arc) else { continue }
            let context = arc.context.index
            if let known = arrows[context].firstIndex(where: { $0.inside == arc.inside }) {
                arrows[context][known].steps = min(arrows[context][known].steps, steps)
            } else {
                arrows[context].append(Arrow(inside: arc.inside, steps: steps))
            }
        }
        self.arrows = arrows.flatMap(\.self)
        firstArrow = arrows.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    /// By context; `.max`: no one of the edges is above it. O(arrows) where nearly all take a step.
    func callAsFunction(to edges: [ArcID], in star: PostStar) -> [Int32] {
        var wanted: [ContextID: Int32] = [:]
        for edge in edges {
            let arc = star.automaton.arcs[edge]
            if let steps = star.fewestSteps(of: arc) { wanted[arc.inside] = min(wanted[arc.inside] ?? .max, steps) }
        }
        if let known = answers.first(where: { $0.asked == wanted }) { return known.answer }
        answers = Array(answers.suffix(1)) + [(wanted, fewestSteps(to: wanted))]
        return answers[answers.count - 1].answer
    }

    private func fewestSteps(to wanted: [ContextID: Int32]) -> [Int32] {
        var fewest = Array(repeating: Int32.max, count: firstArrow.count - 1)
        for (context, steps) in wanted { fewest[context.index] = min(steps, RunLength.most) }
        var pending = wanted.keys.sorted()
        var next = 0
        while next < pending.count {
            let context = pending[next].index
            next += 1
            for number in firstArrow[context]..<firstArrow[context + 1] {
                let below = arrows[number].inside
                let steps = RunLength.sum(fewest[context], arrows[number].steps)
                if steps >= fewest[below.index] { continue }
                fewest[below.index] = steps
                pending.append(below)
            }
        }
        return fewest
    }
}

extension PostStar {
    /// `nil`: no increment of it is known.
    fileprivate func fewestSteps(of arc: Arc) -> Int32? {
        var steps: Int32?
        for increment in automaton.increments(of: arc) { steps = min(steps ?? .max, self.increment(increment).weight) }
        return steps
    }
}

import NavGraphModel

/// What became of the lines of arrows and rows, where two graphs are drawn as one. By the edges that the lines stand for.
struct LineMarks {
    /// `+`, `−` or `~`.
    private(set) var signs: [Int: String] = [:]
    /// ` [loggedIn → member]`: of lines whose condition is another one than before.
    private(set) var conditions: [Int: DOTText] = [:]

    /// Edges beside which the old graph has a line that is gone.
    private var lessThanBefore: Set<Int> = []

    init() {}

    static func both(_ old: MarkedSide, _ new: MarkedSide) -> (before: LineMarks, after: LineMarks) {
        func writer(_ side: MarkedSide) -> DOTWriter {
            DOTWriter(side.contents, Picture(side.contents, edges: [], always: [], exitRows: .never) { $0 })
        }
        let (oldWriter, newWriter) = (writer(old), writer(new))
        let before = LineMarks(of: oldWriter, old, beside: newWriter, new, isNew: false)
        var after = LineMarks(of: newWriter, new, beside: oldWriter, old, isNew: true)
        let gone = Set(before.signs.filter { $0.value == "−" }.map { old.keys[$0.key] })
        after.lessThanBefore = Set(new.keys.indices.filter { gone.contains(new.keys[$0]) })
        return (before, after)
    }

    private init(
        of writer: DOTWriter, _ side: MarkedSide, beside other: DOTWriter, _ otherSide: MarkedSide, isNew: Bool
    ) {
        let edges = other.contents.edges.indices.map { (edge: $0, text: other.text(of: $0)) }
        let there = Dictionary(grouping: edges) { otherSide.keys[$0.edge] }
        for (index, edge) in writer.contents.edges.enumerated() {
            let those = there[side.keys[index]] ?? []
            let text = writer.text(of: index)
            if those.contains(where: { $0.text == text }) { continue }
            let name = writer.event(edge, as: .html)
            guard let twin = those.first(where: { other.event(other.contents.edges[$0.edge], as: .html) == name })
            else {
                signs[index] = isNew ? "+" : "−"
                continue
            }
            signs[index] = "~"
            let was = other.contents.edges[twin.edge].alternative
            if isNew, !was.isNone, !edge.alternative.isNone, !edge.isThen {
                let (before, after) = (other.condition(of: was), writer.condition(of: edge.alternative))
                if before != after { conditions[index] = " [\(before) → \(after)]" }
            }
        }
    }

    /// The sign and a space, of a row for some edges.
    func sign(ofRow edges: [Int]) -> String {
        let sign = sign(of: edges)
        return sign.isEmpty && edges.contains(where: lessThanBefore.contains) ? "~ " : sign
    }

    /// The sign and a space, of a line for some edges; empty: nothing became of them.
    func sign(of edges: [Int]) -> String {
        let all = Set(edges.map { signs[$0] ?? "" })
        if all == [""] { return "" }
        return "\(all.count == 1 ? all.first ?? "~" : "~") "
    }
}

extension DOTWriter {
    fileprivate func condition(of id: AlternativeID) -> DOTText {
        let alternative = graph.alternatives[id]
        if alternative.when.isEmpty { return alternative.number > 1 ? "else" : "always" }
        return conditions(alternative.when, as: .html)
    }
}

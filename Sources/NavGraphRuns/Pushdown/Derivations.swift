/// Reads runs off a saturation: each item, edge and return says what it was made from.
struct Derivations {
    /// The steps of a shortest run from launch to an item. Iterative: runs can be as long as the graph is large.
    static func steps(to item: UInt32, in s: borrowing Saturation, _ d: Distances) -> [StepLabel] {
        steps(to: item, in: s) { d.edge[Int($0)] }
    }

    /// The same, with `opening` giving the edge that opens a context; `.max`: the run begins there.
    static func steps(
        to item: UInt32, in s: borrowing Saturation, opening: (UInt32) -> UInt32
    ) -> [StepLabel] {
        /// What is still to be written, backwards: an item's own past in its context.
        enum Task {
            case item(UInt32)
            case context(UInt32)
            case edge(UInt32)
            case label(StepLabel)
        }
        /// The link whose stack, of which something was met, is yet to come.
        var link: StepLabel?
        var reversed: [StepLabel] = []
        var tasks: [Task] = [.context(s.items[Int(item)].context), .item(item)]
        var guardrail = 0
        while let task = tasks.popLast() {
            guardrail += 1
            if guardrail > 50_000_000 { return [] }
            switch task {
            case .label(let label): if !label.isNone { reversed.append(label) }
            case .edge(let edge):
                let e = s.edges[Int(edge)]
                if e.from == .max { link = link ?? s.linksOfTops[edge] }
                var label = e.label
                if e.over == .max, label.kind == .link {
                    label = link ?? label
                    link = nil
                }
                if !label.isNone { reversed.append(label) }
            case .context(let context):
                let edge = opening(context)
                guard edge != .max else { continue }
                let e = s.edges[Int(edge)]
                tasks.append(.context(e.inside))
                if e.from != .max { tasks.append(.item(e.from)) }
                tasks.append(.edge(edge))
            case .item(let index):
                let i = s.items[Int(index)]
                if i.via == Saturation.viaResumed {
                    let resumed = s.resumed[Int(i.from)]
                    tasks.append(.item(resumed.held))
                    tasks.append(.label(comingBack(to: resumed.from, in: s)))
                    tasks.append(.item(resumed.from))
                    tasks.append(.label(i.label))
                } else if i.via != .max {
                    let edge = s.edges[Int(i.from)]
                    let end = s.returns[Int(i.via)]
                    if edge.from != .max { tasks.append(.item(edge.from)) }
                    tasks.append(.edge(i.from))
                    tasks.append(.item(end.from))
                    tasks.append(.label(end.label))
                } else if i.from != .max {
                    tasks.append(.item(i.from))
                    tasks.append(.label(i.label))
                }
            }
        }
        return reversed.reversed()
    }

    /// The tab step back to the region of `from`, where its own past has none because that region was active first.
    private static func comingBack(to from: UInt32, in s: borrowing Saturation) -> StepLabel {
        var first = from
        search: while true {
            let i = s.items[Int(first)]
            if i.via == Saturation.viaResumed {
                first = s.resumed[Int(i.from)].from
            } else if i.via != .max {
                guard s.edges[Int(i.from)].from != .max else { break search }
                first = s.edges[Int(i.from)].from
            } else if i.from != .max {
                first = i.from
            } else {
                break search
            }
        }
        let (start, end) = (s.symbols[s.items[Int(first)].symbol], s.symbols[s.items[Int(from)].symbol])
        guard start.region == end.region else { return .none }
        return StepLabel(.tab, s.symbols.child(Int(end.region), of: end.layer - 1).raw)
    }
}

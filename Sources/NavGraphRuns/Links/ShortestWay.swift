import NavGraphModel

/// Of the ways of one length the one that the language means: that of the first root, then whose first differing step stands
/// first in the file. LANGUAGE 7.
///
/// Backwards it is found from which values each node leads to the goal; forwards, in the order of the file, the first step that
/// does is taken. O(arcs), in operations on sets.
struct ShortestWay {
    private let goals: [WayArc]
    private let explorer: WayExplorer

    /// `goals`: the steps that arrive, from nodes of the last level.
    init(to goals: [WayArc], in explorer: WayExplorer) {
        self.goals = goals
        self.explorer = explorer
    }

    /// `nil` without a goal.
    func way(_ values: inout Valuations, _ roots: [Target]) -> Way? {
        var leading: [Int: BDD] = [:]
        var levels: [[Int]] = [[]]
        func add(_ node: Int, with there: BDD, _ diagrams: inout DecisionDiagrams) {
            if leading[node] == nil { levels[levels.count - 1].append(node) }
            leading[node] = diagrams.or(leading[node] ?? .none, there)
        }
        for goal in goals { add(goal.from, with: goal.asked, &values.diagrams) }
        while !levels[levels.count - 1].isEmpty {
            let nodes = levels[levels.count - 1]
            levels.append([])
            for node in nodes {
                var next = explorer.nodes[node].lastInto
                while let arc = next.map({ explorer.arcs[$0.index] }) {
                    let before = values.before(leading[node, default: .none], assigning: arc.sets)
                    let there = values.diagrams.and(before, arc.asked)
                    if !there.isEmpty { add(arc.from, with: there, &values.diagrams) }
                    next = arc.otherInto
                }
            }
        }
        var best: (root: Int, node: Int, values: BDD)?
        for (node, reaching) in leading.sorted(by: { $0.key < $1.key }) {
            for root in explorer.nodes[node].roots where root.number < best?.root ?? .max {
                let there = values.diagrams.and(root.values, reaching)
                if !there.isEmpty { best = (root.number, node, there) }
            }
        }
        guard let best else { return nil }
        var way = Way(root: roots[best.root], steps: [])
        var (node, there) = (best.node, best.values)
        // The last level but one is that of the goals.
        for _ in 0..<(levels.count - 2) {
            for arc in explorer.arcs[explorer.nodes[node].out] {
                guard let goal = leading[arc.to] else { continue }
                let after = values.after(values.diagrams.and(there, arc.asked), assigning: arc.sets)
                let left = values.diagrams.and(after, goal)
                if left.isEmpty { continue }
                way.steps.append(arc.label)
                (node, there) = (arc.to, left)
                break
            }
        }
        for goal in goals where goal.from == node && values.diagrams.meets(there, goal.asked) {
            way.steps.append(goal.label)
            return way
        }
        return nil
    }
}

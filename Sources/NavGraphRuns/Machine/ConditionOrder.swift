import NavGraphModel

extension NavGraph {
    /// All conditions in the order in which choices of `start`, alternatives, then screens, flows and checks first name them,
    /// each followed by what `implies` ties it to. Decision diagrams are small where conditions that decide together stand
    /// together (Bryant 1986). O(graph).
    var conditionsByUse: [ConditionID] {
        var tied: [[ConditionID]] = Array(repeating: [], count: conditions.count)
        for id in conditions.ids {
            for other in self.tied(to: id) {
                tied[id.index].append(other)
                tied[other.index].append(id)
            }
        }
        var order: [ConditionID] = []
        var isAdded = Array(repeating: false, count: conditions.count)
        func add(_ first: ConditionID) {
            var pending = [first]
            while let id = pending.popLast() {
                if isAdded[id.index] { continue }
                isAdded[id.index] = true
                order.append(id)
                pending += tied[id.index].reversed()
            }
        }
        for choice in flows.flatMap(\.startChoices) {
            for literal in choice.when { add(literals[literal].condition) }
        }
        for alternative in alternatives {
            for literal in alternative.when { add(literals[literal].condition) }
            for assignment in alternative.sets { add(assignments[assignment].condition) }
        }
        for literal in literals { add(literal.condition) }
        for id in conditions.ids { add(id) }
        return order
    }
}

extension NavGraph {
    /// What each condition is at launch, because the graph says so of it, of what it implies or of what implies it; `nil`
    /// where it is for the app to say; what the platform decides is `false` if it is open. O(conditions and implications).
    /// LANGUAGE 2.
    package func launchValues() -> [Bool?] {
        var values = conditions.map(\.initially)
        func spread(_ value: Bool, _ consequences: (ConditionID) -> [ConditionID]) {
            var pending = conditions.ids.filter { values[$0.index] == value }
            while let id = pending.popLast() {
                for other in consequences(id) where values[other.index] == nil {
                    values[other.index] = value
                    pending.append(other)
                }
            }
        }
        spread(true) { conditions[$0].implies }
        for id in conditions.ids where values[id.index] == true {
            for other in siblings(of: id) { values[other.index] = values[other.index] ?? false }
        }
        spread(false) { conditions[$0].impliedBy }
        for id in conditions.ids where conditions[id].platforms != nil { values[id.index] = values[id.index] ?? false }
        return values
    }
}

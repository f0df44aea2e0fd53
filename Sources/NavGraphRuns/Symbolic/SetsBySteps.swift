/// A set for each number of steps, kept as where it changes: with a million steps it changes a few times.
struct SetsBySteps: Hashable, Sendable {
    struct Change: Hashable, Sendable {
        var from: Int32
        var set: BDD
    }
    /// By number of steps, the first from 0.
    private(set) var changes = [Change(from: 0, set: .none)]

    var isEmpty: Bool { changes.allSatisfy { $0.set.isEmpty } }
    /// From the last change on.
    var last: BDD { changes[changes.count - 1].set }

    /// O(changes).
    func set(at steps: Int32) -> BDD { changes.last { $0.from <= steps }?.set ?? .none }

    /// Adds the members of the set from some number of steps on. Returns whether they were not in it.
    mutating func add(_ set: BDD, from steps: Int32, _ diagrams: inout DecisionDiagrams) -> Bool {
        let known = self.set(at: steps)
        if diagrams.contains(known, set) { return false }
        let first = changes.firstIndex { $0.from >= steps } ?? changes.count
        if first == changes.count || changes[first].from > steps {
            changes.insert(Change(from: steps, set: known), at: first)
        }
        for index in first..<changes.count { changes[index].set = diagrams.or(changes[index].set, set) }
        // What no longer differs from what is before it is no change.
        var kept = Array(changes[..<first])
        for change in changes[first...] where change.set != kept.last?.set { kept.append(change) }
        changes = kept
        return true
    }

    /// `steps`: no fewer than of the changes before.
    mutating func become(_ set: BDD, at steps: Int32) {
        if changes[changes.count - 1].from == steps { changes.removeLast() }
        if changes.isEmpty || last != set { changes.append(Change(from: steps, set: set)) }
    }
}

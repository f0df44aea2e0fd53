import NavGraphSyntax

/// A boolean fact about the app. LANGUAGE 2.
package struct Condition: Sendable {
    package var name: Symbol
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    /// Its value at launch; `nil`: unknown.
    package var initially: Bool?
    /// The conditions that it implies directly.
    package var implies: [ConditionID] = []
    /// Whether it can also change at any time.
    package var changes = false
}

extension NavGraph {
    /// What setting a condition sets: itself and, with `a` implies `b`, setting `a` to true `b`, setting `b` to false `a`.
    /// LANGUAGE 2.
    package func implied(by condition: ConditionID, _ value: Bool) -> [ConditionID] {
        reachable(from: [condition]) { next in
            value ? Array(conditions[next].implies) : conditions.ids.filter { conditions[$0].implies.contains(next) }
        }
    }
}

import NavGraphModel
import NavGraphSyntax

/// The conditions that keep a known launch value for ever, since nothing sets the other one.
struct NeverHolding {
    struct Literal: Hashable {
        var condition: ConditionID
        var value: Bool
    }

    private let graph: NavGraph
    private var literals: Set<Literal> = []
    var isEmpty: Bool { literals.isEmpty }

    /// O(graph).
    init(_ graph: NavGraph) {
        self.graph = graph
        var can = Set<Literal>()
        for id in graph.conditions.ids {
            for value in [true, false] where graph.conditions[id].initially ?? value == value {
                can.insert(Literal(condition: id, value: value))
            }
        }
        var pending = graph.assignments.map { Literal(condition: $0.condition, value: $0.value) }
        var isSet = Set(pending)
        while let next = pending.popLast() {
            can.insert(next)
            let tied =
                next.value
                ? Array(graph.conditions[next.condition].implies)
                : graph.conditions.ids.filter { graph.conditions[$0].implies.contains(next.condition) }
            for other in tied where isSet.insert(Literal(condition: other, value: next.value)).inserted {
                pending.append(Literal(condition: other, value: next.value))
            }
        }
        for id in graph.conditions.ids {
            for value in [true, false] where !can.contains(Literal(condition: id, value: value)) {
                literals.insert(Literal(condition: id, value: value))
            }
        }
    }

    /// The first literal of what an alternative asks for that never holds.
    func first(of alternative: AlternativeID) -> Literal? {
        for id in graph.alternatives[alternative].when {
            let literal = Literal(condition: graph.literals[id].condition, value: !graph.literals[id].isNegated)
            if literals.contains(literal) { return literal }
        }
        return nil
    }

    /// `'beta' is false at launch, and nothing sets it`.
    func explanation(of literal: Literal) -> String {
        let name = "'\(graph.text[graph.conditions[literal.condition].qualifiedName])'"
        return "\(name) is \(literal.value ? "false" : "true") at launch, and nothing sets it"
    }
}

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
        for set in graph.assignments.map({ Literal(condition: $0.condition, value: $0.value) }).unique() {
            for other in graph.implied(by: set.condition, set.value) {
                can.insert(Literal(condition: other, value: set.value))
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

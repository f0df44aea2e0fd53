import NavGraphModel
import NavGraphSyntax

/// The conditions that always keep a known launch value: no step sets the other value and they have no `changes`, or an
/// implied condition forbids it.
struct NeverHolding {
    struct Literal: Hashable {
        var condition: ConditionID
        var value: Bool
    }

    private let graph: NavGraph
    private var literals: Set<Literal> = []
    /// For a literal that never holds because of an implication: the implied literal, which also never holds.
    private var causes: [Literal: Literal] = [:]
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
        let changing = graph.conditions.ids.filter { graph.conditions[$0].changes }
        let changes = changing.flatMap { [Literal(condition: $0, value: true), Literal(condition: $0, value: false)] }
        let sets = graph.assignments.map { Literal(condition: $0.condition, value: $0.value) }
        for set in (sets + changes).unique() {
            for (other, value) in graph.settings(by: set.condition, set.value) {
                can.insert(Literal(condition: other, value: value))
            }
        }
        var isShrinking = true
        while isShrinking {
            isShrinking = false
            func forbid(_ literal: Literal, since other: Literal) {
                guard !can.contains(other), can.remove(literal) != nil else { return }
                causes[literal] = other
                isShrinking = true
            }
            for id in graph.conditions.ids {
                for implied in graph.conditions[id].implies {
                    forbid(Literal(condition: id, value: true), since: Literal(condition: implied, value: true))
                    forbid(Literal(condition: implied, value: false), since: Literal(condition: id, value: false))
                }
            }
        }
        for id in graph.conditions.ids {
            for value in [true, false] where !can.contains(Literal(condition: id, value: value)) {
                literals.insert(Literal(condition: id, value: value))
            }
        }
    }

    /// Returns the first literal in the `when` of an alternative that never holds.
    func first(of alternative: AlternativeID) -> Literal? {
        for id in graph.alternatives[alternative].when {
            let literal = Literal(condition: graph.literals[id].condition, value: !graph.literals[id].isNegated)
            if literals.contains(literal) { return literal }
        }
        return nil
    }

    /// `'beta' is false at launch and never set`.
    func explanation(of literal: Literal) -> String {
        func name(_ literal: Literal) -> String {
            "'\(graph.text[graph.conditions[literal.condition].qualifiedName])'"
        }
        if let cause = causes[literal] {
            return literal.value
                ? "\(name(literal)) is never true, because it implies \(name(cause)), which is false"
                : "\(name(literal)) is never false, because it is implied by \(name(cause)), which is true"
        }
        let name = name(literal)
        return "\(name) is \(literal.value ? "false" : "true") at launch and never set"
    }
}

import NavGraphModel
import NavGraphSyntax

/// The words of labels: params, conditions, and what an alternative does.
extension DOTWriter {
    func text(_ symbol: Symbol, as escape: DOTText.Escape, limit: Int = 48) -> DOTText {
        DOTText(symbol, of: graph.text, as: escape, limit: limit)
    }

    func params(_ params: IDRange<ParamID>) -> DOTText {
        let shown = params.prefix(3).map { param -> DOTText in
            let declared = graph.params[param]
            return "\(text(declared.name, as: .html, limit: 20)): \(text(declared.type, as: .html, limit: 20))"
        }
        return "\(shown.joined(by: ", "))\(", …", if: params.count > 3)"
    }

    func conditions(_ literals: IDRange<LiteralID>, as escape: DOTText.Escape) -> DOTText {
        let shown = literals.prefix(4).map { id -> DOTText in
            let literal = graph.literals[id]
            return condition(literal.condition, isTrue: !literal.isNegated, as: escape)
        }
        return "\(shown.joined(by: ", "))\(", …", if: literals.count > 4)"
    }

    func condition(_ id: ConditionID, isTrue: Bool, as escape: DOTText.Escape) -> DOTText {
        "\("not ", if: !isTrue)\(text(graph.conditions[id].qualifiedName, as: escape, limit: 32))"
    }

    /// ` [loggedIn]`; of the last of a list ` [else]`.
    func when(_ id: AlternativeID, as escape: DOTText.Escape) -> DOTText {
        let alternative = graph.alternatives[id]
        if !alternative.when.isEmpty { return " [\(conditions(alternative.when, as: escape))]" }
        return alternative.number > 1 ? " [else]" : ""
    }

    /// What an alternative does beside leading to another node, comma by comma: `dismiss, sets loggedIn, send reload,
    /// then pop to root`.
    func doing(_ first: AlternativeID, as escape: DOTText.Escape) -> DOTText {
        var doing: DOTText = ""
        for id in graph.parts(of: first) {
            let alternative = graph.alternatives[id]
            if id != first {
                // What a `then` opens has its own arrow, which says the rest.
                if DiagramEdge.Kind(alternative.action) != nil { break }
                doing += doing.isEmpty ? "then " : ", then "
            }
            doing += effects(of: alternative, as: escape).joined(by: ", ")
        }
        return doing
    }

    private func effects(of alternative: Alternative, as escape: DOTText.Escape) -> [DOTText] {
        var effects: [DOTText] = []
        if let word = word(for: alternative.action, as: escape) { effects.append(word) }
        if !alternative.sets.isEmpty {
            let shown = alternative.sets.prefix(4).map { id -> DOTText in
                condition(graph.assignments[id].condition, isTrue: graph.assignments[id].value, as: escape)
            }
            effects.append("sets \(shown.joined(by: ", "))\(", …", if: alternative.sets.count > 4)")
        }
        if !alternative.send.isEmpty { effects.append("send \(text(alternative.send, as: escape, limit: 24))") }
        return effects
    }

    /// `1 screen`, `2 screens`.
    func counted(_ number: Int, _ one: DOTText) -> DOTText { "\(number) \(one)\("s", if: number != 1)" }

    /// A title for people, clean and short: as written, or the name, spaced.
    func titleText(_ title: Symbol, _ name: Symbol, limit: Int = 48) -> String {
        let written = title.isEmpty ? "" : cleaned(graph.text[title])
        return shortened(written.isEmpty ? spaced(beginning(of: graph.text[name], limit * 2)) : written, to: limit)
    }
}

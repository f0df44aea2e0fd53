import NavGraphModel
import NavGraphSyntax

/// The words of labels: params, conditions, and what an alternative does.
extension DOTWriter {
    mutating func writeParams(_ params: IDRange<ParamID>, as escape: TextBuffer.Escape) {
        for (i, param) in params.prefix(3).enumerated() {
            if i > 0 { out.append(", ") }
            out.append(graph.params[param].name, of: graph.text, as: escape, limit: 20)
            out.append(": ")
            out.append(graph.params[param].type, of: graph.text, as: escape, limit: 20)
        }
        if params.count > 3 { out.append(", …") }
    }

    mutating func writeConditions(_ literals: IDRange<LiteralID>, as escape: TextBuffer.Escape) {
        for (i, literal) in literals.prefix(4).enumerated() {
            if i > 0 { out.append(", ") }
            if graph.literals[literal].isNegated { out.append("not ") }
            let condition = graph.conditions[graph.literals[literal].condition]
            out.append(condition.qualifiedName, of: graph.text, as: escape, limit: 32)
        }
        if literals.count > 4 { out.append(", …") }
    }

    /// ` [loggedIn]`; of the last of a list ` [else]`.
    mutating func writeWhen(_ id: AlternativeID, as escape: TextBuffer.Escape) {
        let alternative = graph.alternatives[id]
        if !alternative.when.isEmpty {
            out.append(" [")
            writeConditions(alternative.when, as: escape)
            out.append("]")
        } else if alternative.number > 1 {
            out.append(" [else]")
        }
    }

    /// What an alternative does beside leading to another node, comma by comma: `dismiss, sets loggedIn, send reload,
    /// then pop to root`. Returns whether that is anything.
    @discardableResult
    mutating func writeDoing(_ first: AlternativeID, as escape: TextBuffer.Escape) -> Bool {
        var id = first
        let start = out.count
        while !id.isNone {
            let alternative = graph.alternatives[id]
            let isDrawn = DiagramEdge.Kind(alternative.action) != nil
            // What a `then` opens has an arrow of its own, which says the rest.
            if id != first, isDrawn { break }
            if id != first { out.append(out.count > start ? ", then " : "then ") }
            writeAction(alternative, as: escape)
            id = alternative.then
        }
        return out.count > start
    }

    private mutating func writeAction(_ alternative: Alternative, as escape: TextBuffer.Escape) {
        var isFirst = true
        func separate(_ out: inout TextBuffer) {
            if !isFirst { out.append(", ") }
            isFirst = false
        }
        switch alternative.action {
        case .popBack:
            separate(&out)
            out.append("pop")
        case .popToRoot:
            separate(&out)
            out.append("pop to root")
        case .dismissTop:
            separate(&out)
            out.append("dismiss")
        case .dismissAll:
            separate(&out)
            out.append("dismiss all")
        case .open:
            separate(&out)
            out.append("open ")
            out.append(alternative.operand, of: graph.text, as: escape, limit: 36)
        default: break
        }
        if !alternative.sets.isEmpty {
            separate(&out)
            out.append("sets ")
            for (i, assignment) in alternative.sets.prefix(4).enumerated() {
                if i > 0 { out.append(", ") }
                if !graph.assignments[assignment].value { out.append("not ") }
                let condition = graph.conditions[graph.assignments[assignment].condition]
                out.append(condition.qualifiedName, of: graph.text, as: escape, limit: 32)
            }
            if alternative.sets.count > 4 { out.append(", …") }
        }
        if !alternative.send.isEmpty {
            separate(&out)
            out.append("send ")
            out.append(alternative.send, of: graph.text, as: escape, limit: 24)
        }
    }
}

import NavGraphModel
import NavGraphSyntax

/// What cannot be emitted: it is refused, never emitted wrong.
extension SwiftEmitter {
    mutating func findProblems() {
        for id in graph.flows.ids {
            let flow = graph.flows[id]
            if flow.container == .tabs || flow.container == .split {
                refuse(graph.place(of: id), "a flow with \(flow.container.rawValue)")
            }
            if !flow.transitions.isEmpty { refuse(graph.place(of: id), "an event of a flow") }
        }
        for transition in graph.appTransitions { refuse(graph.place(of: transition), "an event of the app") }
        for id in graph.alternatives.ids { checkAlternative(id) }
        problems.sort { $0.place < $1.place }
    }

    private mutating func checkAlternative(_ id: AlternativeID) {
        let it = graph.alternatives[id]
        let place = Place(graph.file(of: id), it.valueSpan)
        switch it.action {
        case .select, .show: refuse(place, "'\(it.action)'")
        case .push, .replace, .popBack, .popToRoot, .popTo:
            if !it.animation.isEmpty, it.animation != Key.none.symbol, it.animation != Key.default.symbol {
                refuse(place, "the animation '\(graph.text[it.animation])' in a stack")
            }
        default: break
        }
        if !it.segue.isEmpty { refuse(place, "a segue") }
        if it.action == .present {
            switch it.style {
            case .popover, .alert, .actionSheet: refuse(place, "the style '\(it.style.rawValue)'")
            default: break
            }
        }
        if !it.animation.isEmpty, it.action == .root || it.action == .present {
            let known: [Key] = [.default, .none, .fade, .slide, .flip]
            if !known.contains(where: { $0.symbol == it.animation }) { refuse(place, "an animation of the app's own") }
        }
    }

    private mutating func refuse(_ place: Place, _ what: String) {
        problems.append(EmitProblem(place, "\(what) cannot be emitted as UIKit yet"))
    }
}

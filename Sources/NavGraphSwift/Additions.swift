import NavGraphModel
import NavGraphSyntax

/// What the language has and no framework's emitter does yet: it is refused, each at its place.
extension UIKitProblems {
    mutating func checkAdditions() {
        if graph.isApp, graph.isEntryList || graph.launches.contains(where: { isMore(than: $0) }) {
            refuse(Place(FileID(raw: 0), graph.entrySpan), "an 'entry' with more than 'root' and 'returns'")
        }
        for id in graph.flows.ids {
            let flow = graph.flows[id]
            if !flow.startChoices.isEmpty { refuse(graph.place(of: id), "a 'start' that is a choice") }
            for button in flow.buttons { refuse(Place(flow.file, button.span), "a button among tabs") }
        }
        for id in graph.groups.ids { refuse(graph.place(of: id), "a group of events") }
        for condition in graph.conditions where condition.changes {
            refuse(Place(condition.file, condition.span), "a condition that changes by itself")
        }
        for id in graph.alternatives.ids {
            let it = graph.alternatives[id]
            if case .openArgument = it.action { refuse(place(of: id), "'open' of a value") }
            if let how = it.action.presentation, !how.lockedWhile.isEmpty {
                refuse(place(of: id), "'locked' by conditions")
            }
            if it.animation == Key.slideBack.symbol { refuse(place(of: id), "the animation 'slideBack'") }
        }
        for link in graph.deepLinks {
            if link.isByPush { refuse(Place(link.file, link.span), "a link 'by: push'") }
            if !link.presentation.lockedWhile.isEmpty {
                refuse(Place(link.file, link.span), "a link that is 'locked' by conditions")
            }
        }
    }

    private func isMore(than launch: AlternativeID) -> Bool {
        let it = graph.alternatives[launch]
        return !it.sets.isEmpty || !it.send.isEmpty || !it.then.isNone || !it.when.isEmpty
    }
}

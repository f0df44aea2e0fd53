import NavGraphModel
import NavGraphSyntax

extension EmitProblems {
    /// What links ask that UIKit cannot do.
    mutating func checkLinks() {
        for link in graph.deepLinks where link.isByPresent {
            let (screen, how) = (link.opens?.screen, link.presentation)
            let place = Place(link.file, link.opensSpan)
            if how.style.isAlert, screen == nil || how.inStack {
                refuse(place, "a flow or stack with the style '\(how.style.rawValue)'")
            } else if let screen, let style = alerts[screen], style != how.style || how.inStack {
                refuse(place, "a screen that is an alert in one place and none in another")
            }
        }
        checkLinkTypes()
    }

    /// What a link carries comes as text: its types must be such that a text can be a value. LANGUAGE 7, "Matching".
    mutating func checkLinkTypes() {
        guard !graph.deepLinks.isEmpty else { return }
        let types = LinkTypes(graph)
        var known: [Symbol: Bool] = [:]
        func isTextual(_ type: Symbol) -> Bool {
            if let isTextual = known[type] { return isTextual }
            let isTextual = type.isEmpty || SwiftText.isTextual(graph.text[type])
            known[type] = isTextual
            return isTextual
        }
        for link in graph.deepLinks {
            let written = (Array(link.query) + Array(link.payload)).map { graph.params[$0] }
            for param in written where !isTextual(param.type) {
                refuse(param.name, type: param.type, at: Place(link.file, param.typeSpan))
            }
            var seen = Set(written.map(\.name))
            for template in link.urls {
                for case .placeholder(let name) in template.segments where seen.insert(name).inserted {
                    guard let type = types.placeholderType(name, of: link), !isTextual(type) else { continue }
                    refuse(name, type: type, at: Place(link.file, template.span))
                }
            }
        }
    }

    private mutating func refuse(_ name: Symbol, type: Symbol, at place: Place) {
        refuse(
            place,
            "the value '\(graph.text[name])' of a link with the type '\(graph.text[type])', because it is read from text"
        )
    }
}

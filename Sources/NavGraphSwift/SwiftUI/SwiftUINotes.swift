import NavGraphModel
import NavGraphSyntax

/// What a graph asks for and SwiftUI has not, where the routers are of SwiftUI: for each kind one note at the first place,
/// with the number of places.
package func swiftUINotes(_ graph: NavGraph) -> [EmitProblem] {
    let animated = graph.alternatives.ids.filter { id in
        let alternative = graph.alternatives[id]
        guard alternative.action.key == .push || alternative.action.key == .present, !alternative.animation.isEmpty
        else { return false }
        return Key(alternative.animation) != .default && Key(alternative.animation) != Key.none
    }
    let segues = graph.alternatives.ids.filter { !graph.alternatives[$0].segue.isEmpty }
    let made = graph.screens.ids.filter {
        switch graph.screens[$0].source {
        case .xib, .storyboard: true
        case .code, .swiftUI: false
        }
    }
    func place(_ id: AlternativeID) -> Place { Place(graph.file(of: id), graph.alternatives[id].valueSpan) }
    var notes: [EmitProblem] = []
    func note(_ places: [Place], _ what: String, _ instead: String) {
        guard let first = places.first else { return }
        let count = places.count == 1 ? "here" : "in \(places.count) places, here first"
        notes.append(EmitProblem(first, "SwiftUI has no \(what): \(instead) (\(count))"))
    }
    let animation = "'animation' of 'push' and 'present' except 'none'"
    note(animated.map(place), animation, "these are animated as the system does it")
    note(segues.map(place), "'segue'", "these are carried out in code")
    note(made.map { graph.place(of: $0) }, "nibs and storyboards", "'from' is not looked at")
    return notes
}

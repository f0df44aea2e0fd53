import NavGraphModel
import NavGraphSyntax

/// The features of a graph that SwiftUI does not support, if the routers are for SwiftUI: a note for each kind at the first place,
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
        case .code, .swiftUI, .system: false
        }
    }
    func place(_ id: AlternativeID) -> Place { Place(graph.file(of: id), graph.alternatives[id].valueSpan) }
    var notes = Notes()
    let animation = "'animation' of 'push' and 'present' except 'none'"
    notes.add(animation, at: animated.map(place), lackedBy: "SwiftUI", instead: "the system animation is used")
    notes.add(
        "'segue'", at: segues.map(place), lackedBy: "SwiftUI", instead: "the router performs these transitions in code")
    let screens = made.map { graph.place(of: $0) }
    notes.add("nibs and storyboards", at: screens, lackedBy: "SwiftUI", instead: "'from' is ignored")
    return notes.all
}

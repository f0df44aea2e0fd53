import NavGraphModel
import NavGraphSyntax

/// What a screen and its router say to each other, whatever the framework is: worked out from the graph.
struct ScreenInterface {
    /// An event or outcome that the screen raises, or a message that it receives.
    struct Member {
        var name: Symbol
        /// The group whose event it is, where the screen has that as a value.
        var group: GroupID?
        /// What comes with it.
        var values: [CarriedValue]
        /// What the graph says about an event.
        var about = Symbol.none
    }
    /// Its own events, then those of the flows around it and of groups that nothing hides.
    var events: [Member]
    var outcomes: [Member]
    var messages: [Member]

    var raised: [Member] { events + outcomes }
    var raisedByItself: [Member] { raised.filter { $0.group == nil } }
}

extension SwiftEmitter {
    func interface(of id: ScreenID) -> ScreenInterface {
        let screen = graph.screens[id]
        func member(_ signature: Signature) -> ScreenInterface.Member {
            ScreenInterface.Member(name: signature.name, values: carried(by: signature))
        }
        let events = (ownEvents(of: id) + inheritedEvents(of: id)).map { event in
            let transition = graph.transitions[event]
            return ScreenInterface.Member(
                name: transition.name, group: isScene(id) ? nil : group(of: event), values: graph.carried(by: event),
                about: graph.alternatives[transition.firstAlternative].about)
        }
        return ScreenInterface(
            events: events, outcomes: screen.outcomes.map { member(graph.outcomes[$0]) },
            messages: screen.messages.map { member(graph.messages[$0]) })
    }

    /// What a message or outcome comes with.
    func carried(by signature: Signature) -> [CarriedValue] {
        signature.params.map { CarriedValue(name: graph.params[$0].name, type: graph.params[$0].type) }
    }
}

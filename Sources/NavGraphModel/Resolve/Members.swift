import NavGraphSyntax

extension GraphResolver {
    /// What has a name in a screen: a transition, its own or of a flow around it, an outcome, a message.
    struct Member {
        var name: Symbol
        var subject: Subject
        var place: Place
        /// Of what may be of an imported module its name there, and the module.
        var home: (name: Symbol, module: ModuleID)?

        init(name: Symbol, subject: Subject, place: Place, home: (name: Symbol, module: ModuleID)? = nil) {
            (self.name, self.subject, self.place, self.home) = (name, subject, place, home)
        }
        init(_ it: some Declared) {
            self.init(name: it.qualifiedName, subject: it.subject, place: it.place, home: (it.name, it.module))
        }
    }

    /// The members of a screen, in file order: it is as if it had the transitions of the flows around it. LANGUAGE 2, 4.
    func members(of id: ScreenID) -> [Member] {
        let screen = graph.screens[id]
        var members = (Array(screen.transitions) + graph.inheritedEvents(of: id)).map {
            Member(name: graph.transitions[$0].name, subject: graph.subject(of: $0), place: graph.place(of: $0))
        }
        func add(_ kind: Subject.Kind, _ it: Signature) {
            members.append(
                Member(
                    name: it.name, subject: Subject(kind, owner: screen.qualifiedName, name: it.name),
                    place: Place(screen.file, it.span)))
        }
        for outcome in screen.outcomes { add(.outcome, graph.outcomes[outcome]) }
        for message in screen.messages { add(.message, graph.messages[message]) }
        return members.sorted { $0.place < $1.place }
    }
}

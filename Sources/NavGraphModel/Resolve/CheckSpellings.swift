import NavGraphSyntax

extension GraphResolver {
    /// Names that would be spelled the same in Swift: `noteList` and `NoteList` would both be `NoteListScreen`, the
    /// events `open` and `Open` both `onOpen`, a module's `orders.detail` and the app's `ordersDetail` both
    /// `OrdersDetailScreen`. LANGUAGE 2, `name-collision`.
    func checkSpellings() {
        checkTypes()
        checkConditions()
        let hasFlowEvents = graph.flows.contains { !$0.transitions.isEmpty }
        for id in graph.screens.ids { checkMembers(of: id, hasFlowEvents: hasFlowEvents) }
    }

    // MARK: - Types

    private func checkTypes() {
        // Of one module only a name that begins with a capital can meet another; those of several meet in many ways.
        let isSingle = graph.modules.count == 1
        if !isSingle || graph.screens.contains(where: { beginsWithCapital($0.name) }) {
            collide(
                graph.screens.ids.map {
                    Spelled(
                        name: graph.screens[$0].qualifiedName, subject: subject(of: $0), place: graph.place(of: $0))
                })
        }
        let flows = graph.flows.ids.map {
            Spelled(name: graph.flows[$0].qualifiedName, subject: subject(of: $0), place: graph.place(of: $0))
        }
        if !isSingle || flows.contains(where: { beginsWithCapital($0.name) }) { collide(flows) }
        checkApp(flows)
        checkClasses()
    }

    /// A screen `detail` of the `type` `DetailScreen`: so is the protocol called that is emitted for it.
    private func checkClasses() {
        let ends = ["Screen".utf8, "Router".utf8, "Factory".utf8]
        let typed = graph.screens.ids.filter { id in
            graph.text.withUTF8(of: graph.screens[id].type) { type in
                ends.contains { type.suffix($0.count).elementsEqual($0) }
            }
        }
        if typed.isEmpty { return }
        let prefix = graph.swift.prefix
        var emitted: [String: Symbol] = [:]
        for flow in graph.flows {
            for end in ["Router", "Factory"] { emitted[prefix + camel(flow.qualifiedName) + end] = flow.qualifiedName }
        }
        for screen in graph.screens { emitted[prefix + camel(screen.qualifiedName) + "Screen"] = screen.qualifiedName }
        for id in typed {
            let type = string(graph.screens[id].type)
            guard let other = emitted[type] else { continue }
            report(
                .nameCollision, subject(of: id), graph.place(of: id),
                "\(quoted(type)), the type of \(quoted(string(graph.screens[id].qualifiedName))), is what "
                    + "\(quoted(string(other))) is called in Swift")
        }
    }

    /// A screen, flow or condition that Swift knows by the parts of its name, each with a capital.
    private struct Spelled {
        var name: Symbol
        var subject: Subject
        var place: Place
    }

    private func collide(_ elements: [Spelled]) {
        var known: [String: Spelled] = [:]
        for element in elements.sorted(by: { $0.place < $1.place }) {
            let spelling = camel(element.name)
            guard let other = known[spelling] else {
                known[spelling] = element
                continue
            }
            guard other.name != element.name else { continue }
            collide(element.subject, element.place, element.name, other.name, as: spelling)
        }
    }

    /// A flow `notesApp` of an app `Notes` would have the app's own router.
    private func checkApp(_ flows: [Spelled]) {
        guard graph.isApp else { return }
        var app = upperCamel(graph.name)
        if app.hasSuffix("App"), app.utf8.count > 3 { app.removeLast(3) }
        for flow in flows where graph.text.withUTF8(of: flow.name, { $0.count == app.utf8.count + 3 }) {
            guard camel(flow.name) == app + "App" else { continue }
            report(
                .nameCollision, flow.subject, flow.place,
                "the router of \(quoted(string(flow.name))) and that of the app are both spelled "
                    + "\(quoted(app + "AppRouter")) in Swift")
        }
    }

    private func checkConditions() {
        collide(
            graph.conditions.map {
                Spelled(
                    name: $0.qualifiedName, subject: Subject(.condition, name: $0.qualifiedName),
                    place: Place($0.file, $0.span))
            })
    }

    // MARK: - Members of a screen

    /// Whether two members of a screen can meet at all.
    private func needsCheck(_ id: ScreenID, _ inherited: [TransitionID]) -> Bool {
        graph.screens[id].transitions.contains { beginsWithCapital(graph.transitions[$0].name) }
            || inherited.contains { beginsWithCapital(graph.transitions[$0].name) }
            || graph.screens[id].outcomes.contains { beginsWithCapital(graph.outcomes[$0].name) }
            || graph.screens[id].messages.contains { string(graph.messages[$0].name).hasPrefix("on") }
    }

    /// Events and outcomes are `on…` with a capital behind it; messages are methods of their own names.
    private func checkMembers(of id: ScreenID, hasFlowEvents: Bool) {
        guard needsCheck(id, hasFlowEvents ? graph.inheritedEvents(of: id) : []) else { return }
        var known: [String: Symbol] = [:]
        for member in members(of: id) {
            let name = string(member.name)
            let spelling = member.subject.kind == .message ? name : "on" + upperCamel(name)
            guard let other = known[spelling] else {
                known[spelling] = member.name
                continue
            }
            guard other != member.name else { continue }
            collide(member.subject, member.place, member.name, other, as: spelling)
        }
    }

    // MARK: - Words

    private func collide(_ subject: Subject, _ place: Place, _ a: Symbol, _ b: Symbol, as spelling: String) {
        report(
            .nameCollision, subject, place,
            "\(quoted(string(a))) and \(quoted(string(b))) are both spelled \(quoted(spelling)) in Swift")
    }

    private func beginsWithCapital(_ name: Symbol) -> Bool {
        graph.text.withUTF8(of: name) { $0.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false }
    }

    /// `orders.detail` → `OrdersDetail`.
    private func camel(_ name: Symbol) -> String {
        string(name).split(separator: ".").map { upperCamel(String($0)) }.joined()
    }
}

import NavGraphSyntax

extension GraphResolver {
    /// Names that would be spelled the same in Swift: `noteList` and `NoteList` would both be `NoteListScreen`, the
    /// events `open` and `Open` both `onOpen`, a module's `orders.detail` and the app's `ordersDetail` both
    /// `OrdersDetailScreen`. LANGUAGE 2, `name-collision`.
    func checkSpellings() {
        checkTypes()
        checkMembersOfApp()
        checkAlerts()
        for id in graph.flows.ids where !graph.flows[id].buttons.isEmpty { checkItems(of: id) }
        guard draft.nameStarts.contains(where: \.haveAlikeMembers) else { return }
        let hasFlowEvents = graph.flows.contains { !$0.transitions.isEmpty } || !graph.groups.isEmpty
        for id in graph.screens.ids { checkMembers(of: id, hasFlowEvents: hasFlowEvents) }
    }

    // MARK: - Types

    private func checkTypes() {
        let fronts = fronts
        func modules(_ starts: (ModuleNameStarts) -> NameStarts) -> [Bool] {
            graph.modules.ids.map { fronts.canMeet(starts(draft.nameStarts[$0.index]), in: $0) }
        }
        let (screens, flows) = (modules { $0.screens }, modules { $0.flows })
        if screens.contains(true),
            graph.screens.contains(where: { screens[$0.module.index] && fronts.canMeet($0.name, in: $0.module) })
        {
            collide(graph.screens.map { Member($0) }) { spelling(of: $0) }
        }
        if flows.contains(true),
            graph.flows.contains(where: { flows[$0.module.index] && fronts.canMeet($0.name, in: $0.module) })
        {
            collide(graph.flows.map { Member($0) }) { spelling(of: $0) }
        }
        let base = graph.typeBase
        checkFiles(base)
        collide(graph.groups.map { Member($0) }) { spelling(of: $0) }
        let mayBegin = modulesMeeting(base) { $0.screens }
        let candidates = mayBegin.contains(true) ? graph.screens.ids : IDRange()
        for id in candidates where mayBegin[graph.screens[id].module.index] {
            guard mayMeet(base, graph.screens[id].name, in: graph.screens[id].module) else { continue }
            let screen = Member(graph.screens[id])
            guard !isOfNamesake(screen), let type = type(of: screen, EmittedTypes.ofScreens, meeting: base) else {
                continue
            }
            collide(screen.subject, at: screen.place, named: screen.name, asAppType: type)
        }
        checkClasses()
    }

    /// In Swift the name of an imported module stands for its alias.
    private func spelling(of member: Member) -> String {
        guard let home = member.home, home.module.raw != 0 else { return graph.camel(member.name) }
        return upperCamel(string(graph.modules[home.module].name)) + graph.camel(home.name)
    }

    private func isOfNamesake(_ member: Member) -> Bool {
        member.home.map { fronts.namesakes.contains($0.module) } ?? false
    }

    /// For each module, whether names of it can begin with the base.
    private func modulesMeeting(_ base: String, _ starts: (ModuleNameStarts) -> NameStarts) -> [Bool] {
        let fronts = fronts
        return graph.modules.ids.map { fronts.canBegin(with: base, in: $0, starts(draft.nameStarts[$0.index])) }
    }

    /// Each flow has its own file. Two names must differ also on disks that ignore case.
    private func checkFiles(_ base: String) {
        let app = base.lowercased()
        let mayBegin = modulesMeeting(base) { $0.flows }
        var numbers: Set<UInt64> = [ModuleNameStarts.fileNumber(of: base.utf8)]
        let own = ModuleID(raw: 0)
        let canMeet =
            graph.modules.ids.contains { module in
                let starts = draft.nameStarts[module.index]
                let files = module == own ? starts.files : starts.filesBehindFront
                return module != own && mayBegin[module.index] && !files.isEmpty
                    || files.contains { !numbers.insert($0).inserted }
            } || graph.flows.prefix { $0.module == own }.contains { mayMeet(base, $0.name, in: own) }
        if !canMeet { return }
        let flows = graph.flows.map { Member($0) }
        var known: [String: Member] = [:]
        for flow in flows.sorted(by: { $0.place < $1.place }) where !isOfNamesake(flow) {
            if let type = type(of: flow, EmittedTypes.ofFlows, meeting: base) {
                collide(flow.subject, at: flow.place, named: flow.name, asAppType: type)
                continue
            }
            let spelled = spelling(of: flow)
            let other = known.updateValue(flow, forKey: spelled.lowercased())
            let isApp = spelled.lowercased() == app
            let namesake = other.flatMap { spelling(of: $0) == spelled ? nil : quoted(string($0.name)) }
            guard let twin = isApp ? "the \(root)" : namesake else { continue }
            report(
                .nameCollision, on: flow.subject, at: flow.place, first: isApp ? nil : other?.place,
                "the router files of \(quoted(string(flow.name))) and of \(twin) differ only in case, and are the same file on case-insensitive volumes"
            )
        }
    }

    /// A flow `notesApp` of an app `Notes` would have the app's own router, a screen `notesApp` its `NotesAppScreenMock`.
    private func type(of member: Member, _ ends: [String], meeting base: String) -> String? {
        guard mayMeet(base, member.name, in: member.home?.module ?? ModuleID(raw: 0)) else { return nil }
        let spelling = spelling(of: member)
        guard spelling.hasPrefix(base) else { return nil }
        let rest = spelling.dropFirst(base.count)
        return ends.first { EmittedTypes.ofApp.contains(rest + $0) }.map { spelling + $0 }
    }

    private func mayMeet(_ base: String, _ name: Symbol, in module: ModuleID) -> Bool {
        // Of those of other modules the beginnings are known.
        if module.raw != 0 { return true }
        return graph.text.withUTF8(of: name) { name in
            name.count >= base.utf8.count && name.first.map { $0 | 0x20 } == base.utf8.first.map { $0 | 0x20 }
        }
    }

    /// `app` or `module`, what is emitted for which as a whole.
    private var root: String { graph.isApp ? "app" : "module" }

    private func collide(_ subject: Subject, at place: Place, named name: Symbol, asAppType type: String) {
        report(
            .nameCollision, on: subject, at: place,
            "the Swift types of \(quoted(string(name))) and of the \(root) have the same name, "
                + "\(quoted(type)); rename one of them")
    }

    /// A screen `detail` of the `type` `DetailScreen`: so is the protocol called that is emitted for it.
    private func checkClasses() {
        let base = graph.swift.prefix + graph.typeBase
        let ends = EmittedTypes.ofScreens + EmittedTypes.ofFlows + ["Intent"]
        let typed = graph.typeSpans.keys.sorted().filter { id in
            graph.text.withUTF8(of: graph.screens[id].type) { type in
                type.starts(with: base.utf8) || ends.contains { type.suffix($0.utf8.count).elementsEqual($0.utf8) }
            }
        }
        if typed.isEmpty { return }
        var emitted: [String: (name: Symbol, place: Place)] = [:]
        func add(_ name: Symbol, at place: Place, _ ends: [String], start: String = "") {
            for end in ends { emitted[graph.swift.prefix + start + graph.camel(name) + end] = (name, place) }
        }
        for id in graph.flows.ids { add(graph.flows[id].qualifiedName, at: graph.place(of: id), EmittedTypes.ofFlows) }
        for id in graph.screens.ids {
            add(graph.screens[id].qualifiedName, at: graph.place(of: id), EmittedTypes.ofScreens)
        }
        for link in graph.deepLinks where link.intent != nil {
            add(link.qualifiedName, at: link.place, ["Intent"], start: "Open")
        }
        let ofApp = Set(EmittedTypes.ofApp.map { base + $0 })
        for id in typed {
            let type = string(graph.screens[id].type)
            let other =
                ofApp.contains(type)
                ? "the \(root)" : emitted[type].map { quoted(string($0.name)) }
            guard let other else { continue }
            report(
                .nameCollision, on: graph.subject(of: id), at: graph.place(of: id),
                first: ofApp.contains(type) ? nil : emitted[type]?.place,
                "the type of \(quoted(string(graph.screens[id].qualifiedName))), \(quoted(type)), is also the name of "
                    + "a generated type of \(other); rename one of them")
        }
    }

    /// Elements with two names that are spelled the same.
    private func collide(_ elements: [Member], _ spelled: (Member) -> String) {
        var known: [String: (name: Symbol, place: Place)] = [:]
        for element in elements.sorted(by: { $0.place < $1.place }) where !isOfNamesake(element) {
            let spelling = spelled(element)
            if let other = known[spelling], other.name != element.name {
                collide(element.subject, at: element.place, named: element.name, with: other, as: spelling)
            } else if known[spelling] == nil {
                known[spelling] = (element.name, element.place)
            }
        }
    }

    /// Conditions, and resolvers, which are members of one type each.
    private func checkMembersOfApp() {
        let conditions =
            graph.conditions.filter { $0.enumeration == nil }.map { Member($0) } + graph.enumerations.map { Member($0) }
        let resolvers = graph.resolvers.map { Member($0) }
        for members in [conditions, resolvers] { collide(members) { lowerCamel(spelling(of: $0)) } }
    }

    /// The items of a bar with buttons: each item is a case of one enum, or the result of one method.
    private func checkItems(of id: FlowID) {
        let flow = graph.flows[id]
        func item(_ name: Symbol, at span: Span, home: (name: Symbol, module: ModuleID)? = nil) -> Member {
            Member(name: name, subject: graph.subject(of: id), place: Place(flow.file, span), home: home)
        }
        let tabs = flow.children.map { id in
            let child = graph.children[id]
            guard let shown = child.target.map({ graph[$0] }) else { return item(child.name, at: child.span) }
            return item(shown.qualifiedName, at: child.span, home: (shown.name, shown.module))
        }
        collide(tabs + flow.buttons.map { item($0.event, at: $0.span) }) { lowerCamel(spelling(of: $0)) }
    }

    // MARK: - Members of a screen

    /// An alert is made by a method that has its params and a closure for each of its outcomes.
    private func checkAlerts() {
        for id in graph.alerts.sorted() {
            let screen = graph.screens[id]
            for outcome in screen.outcomes.map({ graph.outcomes[$0] }) {
                let spelling = "on" + upperCamel(string(outcome.name))
                guard let param = screen.params.first(where: { string(graph.params[$0].name) == spelling }) else {
                    continue
                }
                collide(
                    Subject(.outcome, owner: screen.qualifiedName, name: outcome.name),
                    at: Place(screen.file, outcome.span), named: outcome.name,
                    with: (graph.params[param].name, Place(screen.file, graph.params[param].span)), as: spelling)
            }
        }
    }

    /// Whether two members of a screen can meet at all.
    private func needsCheck(_ id: ScreenID, _ inherited: [TransitionID]) -> Bool {
        graph.screens[id].transitions.contains { beginsWithCapital(graph.transitions[$0].name) }
            || inherited.contains { beginsWithCapital(graph.transitions[$0].name) }
            || graph.screens[id].outcomes.contains { beginsWithCapital(graph.outcomes[$0].name) }
            || graph.screens[id].messages.contains { string(graph.messages[$0].name).hasPrefix("on") }
    }

    /// Events and outcomes are `on…` with a capital behind it; messages are methods of the same names.
    private func checkMembers(of id: ScreenID, hasFlowEvents: Bool) {
        guard needsCheck(id, hasFlowEvents ? graph.inheritedEvents(of: id) : []) else { return }
        collide(members(of: id)) {
            $0.subject.kind == .message ? string($0.name) : "on" + upperCamel(string($0.name))
        }
    }

    // MARK: - Words

    private func collide(
        _ subject: Subject, at place: Place, named name: Symbol, with other: (name: Symbol, place: Place),
        as spelling: String
    ) {
        report(
            .nameCollision, on: subject, at: place, first: other.place,
            "\(quoted(string(name))) and \(quoted(string(other.name))) have the same name in Swift, \(quoted(spelling)); rename one of them"
        )
    }

    private func beginsWithCapital(_ name: Symbol) -> Bool {
        graph.text.withUTF8(of: name) { $0.first?.isCapital ?? false }
    }
}

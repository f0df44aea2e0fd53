import NavGraphModel
import NavGraphXML

extension AndroidImporter {
    private enum Source: Equatable {
        case destination(Int)
        /// A flow: whether it has dialogs.
        case flow(hasDialogs: Bool)
    }

    private enum Composed {
        case action(DraftAction)
        case nothing(ImportRule)
    }

    private struct Pending {
        var event: DraftEvent
        var name: String
        /// Of an event of a flow, for the screen that it goes back to.
        var isOverride = false
    }

    /// Makes events of actions. IMPORT 5.
    func makeEvents() {
        var ofFlow: [Int: [Pending]] = [:]
        var ofScreen: [Int: [Pending]] = [:]
        for graph in graphs.indices {
            for element in graphs[graph].actions { readGlobal(element, of: graph, ofFlow: &ofFlow, &ofScreen) }
        }
        for (number, destination) in destinations.enumerated() {
            for element in destination.actions {
                let origin = begin(element, destination.origin)
                let params = draft.screens[number].params
                guard
                    let pending = pending(
                        element, from: .destination(number), in: destination.graph, ownParams: params, at: origin)
                else {
                    report.became("action", .lost)
                    continue
                }
                report.became("action", .transition)
                ofScreen[number, default: []].append(pending)
            }
        }
        name(ofFlow, ofScreen)
    }

    /// An action of a graph, for its flow and those inside.
    private func readGlobal(
        _ element: XMLElement, of graph: Int, ofFlow: inout [Int: [Pending]], _ ofScreen: inout [Int: [Pending]]
    ) {
        let origin = begin(element, graphs[graph].origin)
        var fate = ImportReport.Fate.lost
        for inner in family(of: graph) {
            guard let flow = flowOfGraph[inner] else { continue }
            let inside = destinations.indices.filter { destinations[$0].graph == inner }
            let source = Source.flow(hasDialogs: inside.contains { destinations[$0].kind == .dialog })
            let findings = report.findings
            if let pending = pending(element, from: source, in: graph, ownParams: draft.flows[flow].params, at: origin)
            {
                fate = .transition
                ofFlow[flow, default: []].append(pending)
            }
            // The screen that it goes back to is not below itself.
            if let back = popped(element, in: graph).flatMap({ screen(of: $0.meaning) }), inside.contains(back),
                var own = pending(
                    element, from: .destination(back), in: graph, ownParams: draft.screens[back].params, at: origin)
            {
                own.isOverride = true
                ofScreen[back, default: []].append(own)
            }
            // What is said of an action is said once.
            if inner != graph { report.findings = findings }
        }
        report.became("action", fate)
    }

    private func begin(_ element: XMLElement, _ around: Origin) -> Origin {
        report.count("action")
        let origin = place(of: element, in: around.file)
        if element["launchSingleTop"] == "true" {
            report.add(.singleTop, "'launchSingleTop' was not imported", at: origin)
        }
        if element["popUpToSaveState"] == "true" || element["restoreState"] == "true" {
            report.add(.savedState, "saved state was not imported", at: origin)
        }
        if ["enterAnim", "exitAnim", "popEnterAnim", "popExitAnim"].contains(where: { element[$0] != nil }) {
            report.add(.animation, "animations were not imported", at: origin)
        }
        return origin
    }

    // MARK: - What is done

    private func popped(_ element: XMLElement, in graph: Int) -> (meaning: Meaning, isInclusive: Bool)? {
        guard let id = resourceName(element["popUpTo"]) else { return nil }
        let meaning = ids.meaning(of: id, in: graph, self)
        if case .graph = meaning { return (meaning, true) }
        return (meaning, element["popUpToInclusive"] == "true")
    }

    private func pending(
        _ element: XMLElement, from source: Source, in graph: Int, ownParams: [DraftParam], at origin: Origin
    ) -> Pending? {
        let id = resourceName(element["destination"])
        let meaning = id.map { ids.meaning(of: $0, in: graph, self) }
        let target = meaning.flatMap(target)
        if id != nil, target == nil {
            report.add(.noEffect, "an action leads to an empty graph", at: origin)
            return nil
        }
        let told = report.findings.count
        switch compose(element, from: source, in: graph, to: target, kind: kind(of: meaning), at: origin) {
        case .nothing(let rule):
            let why = rule == .leavesApp ? "an action leaves the app" : "an action has no effect"
            report.add(rule, why, at: origin)
            return nil
        case .action(let action):
            var event = DraftEvent(action: action)
            if report.findings[told...].contains(where: { $0.rule == ImportRule.popToDialog.rawValue }) {
                event.comments = ["import: check where it goes back to"]
            }
            give(element, to: &event, own: ownParams, at: origin)
            return Pending(event: event, name: eventName(element, target, in: graph))
        }
    }

    /// How much is taken away before something is opened.
    private enum Pop {
        case none, to(Int), through(Int), root, throughRoot
        /// `popUpTo` is there, and takes nothing away.
        case nothing
        /// The shown screen: the source, or, once that is dismissed, its opener.
        case current, opener
    }

    private func compose(
        _ element: XMLElement, from source: Source, in graph: Int, to target: DraftTarget?,
        kind: AndroidDestination.Kind?, at origin: Origin
    ) -> Composed {
        let isDialog = kind == .dialog
        let presents = isDialog || kind == .activity
        var steps: [DraftAction] = []
        var own: Int?
        switch source {
        case .destination(let number):
            own = number
            if destinations.indices.contains(number), destinations[number].kind == .dialog, !isDialog {
                let isOnDialog = (openers[number] ?? []).contains { destinations[$0].kind == .dialog }
                steps.append(DraftAction(isOnDialog ? .dismissAll : .dismissTop))
            }
        case .flow(let hasDialogs):
            if hasDialogs, !isDialog { steps.append(DraftAction(.dismissAll)) }
        }
        let isDismissed = own != nil && !steps.isEmpty
        if let popped = popped(element, in: graph), !popped.isInclusive, let screen = screen(of: popped.meaning),
            screen != own,
            case .screen(screen)? = target, !presents
        {
            var push = DraftAction(.push(.screen(screen)))
            push.reuse = true
            return .action(DraftAction(steps, then: push))
        }
        let pop = self.pop(element, own: own, in: graph, isDismissed: isDismissed, at: origin)
        switch pop {
        case .none, .nothing, .current, .opener: break
        case .to(let screen), .through(let screen): steps.append(DraftAction(.pop(.screen(screen))))
        case .root, .throughRoot: steps.append(DraftAction(.popRoot))
        }
        var isReplaced = false
        switch pop {
        case .through, .throughRoot, .opener: isReplaced = true
        // The dialog itself is closed already.
        case .current: isReplaced = !isDismissed
        case .none, .nothing, .to, .root: break
        }
        guard let target else {
            return ending(steps, after: pop, own: own, isReplaced: isReplaced, isDismissed: isDismissed, of: element)
        }
        let replaced = isReplaced ? draft.firstScreens(of: target).first : nil
        let last =
            replaced.map { DraftAction(.replace($0)) } ?? DraftAction(presents ? .present(target) : .push(target))
        return .action(DraftAction(steps, then: last))
    }

    /// An action that opens nothing.
    private func ending(
        _ steps: [DraftAction], after pop: Pop, own: Int?, isReplaced: Bool, isDismissed: Bool, of element: XMLElement
    ) -> Composed {
        // What is left is at most a `dismiss`, which would undo what is shown.
        if case .nothing = pop { return .nothing(.noEffect) }
        if case .throughRoot = pop { return .nothing(.leavesApp) }
        if case .current = pop, own == firstScreen, !isDismissed { return .nothing(.leavesApp) }
        var steps = steps
        if isReplaced { steps.append(DraftAction(.popBack)) }
        guard element["popUpTo"] != nil, let action = DraftAction.sequence(steps) else { return .nothing(.noEffect) }
        return .action(action)
    }

    /// What `popUpTo` takes away, seen from a screen, or from all of a flow.
    private func pop(
        _ element: XMLElement, own: Int?, in graph: Int, isDismissed: Bool, at origin: Origin
    ) -> Pop {
        guard let (meaning, isInclusive) = popped(element, in: graph) else { return .none }
        guard let screen = screen(of: meaning) else {
            report.add(
                .unresolvedDestination, "target of 'popUpTo' not found in the inputs; the pop was not imported",
                at: origin)
            return .nothing
        }
        if screen == own { return isInclusive ? .current : .nothing }
        if destinations.indices.contains(screen), destinations[screen].kind == .dialog {
            if own.map({ openers[$0]?.contains(screen) ?? false }) ?? false { return .none }
            report.add(
                .popToDialog, "'\(draft.screens[screen].name)' is a dialog; the pop to it was not imported", at: origin)
            return .nothing
        }
        // Dismissed, its opener is what is shown.
        if isDismissed, let own, openers[own] == [screen] { return isInclusive ? .opener : .none }
        if screen == firstScreen { return isInclusive ? .throughRoot : .root }
        return isInclusive ? .through(screen) : .to(screen)
    }

    // MARK: - What is given

    private func give(_ element: XMLElement, to event: inout DraftEvent, own: [DraftParam], at origin: Origin) {
        let opened = event.action.all.last { $0.target != nil }?.target
        var params: [DraftParam]
        switch opened {
        case .screen(let screen)?: params = draft.screens[screen].params
        case .flow(let flow)?: params = draft.flows[flow].params
        case nil: params = []
        }
        var with: [NamedText] = []
        for argument in element.children(named: "argument") {
            let place = place(of: argument, in: origin.file)
            report.count("argument")
            guard let name = nonEmpty(argument["name"]).flatMap(paramName), let literal = argument["defaultValue"],
                let param = params.first(where: { $0.name == name }),
                let value = value(literal, for: param)
            else {
                report.became("argument", .lost)
                report.add(.unknownArgument, "an argument is not a literal for a param of the destination", at: place)
                continue
            }
            report.became("argument", .param)
            if !with.contains(where: { $0.name == name }) { with.append(NamedText(name: name, text: value)) }
        }
        event.action.giveLast(with)
        params.removeAll { param in with.contains { $0.name == param.name } }
        func isShared(_ param: DraftParam) -> Bool { own.contains { $0.name == param.name } }
        guard params.contains(where: { $0.isOptional || isShared($0) }) else { return }
        event.payload = params.filter { $0.defaultValue == nil || isShared($0) }
            .map { NamedText(name: $0.name, text: $0.type) }
    }

    private func value(_ literal: String, for param: DraftParam) -> String? {
        let type = param.isOptional ? String(param.type.dropLast()) : param.type
        if literal == "@null" { return param.isOptional ? "nil" : nil }
        let isClass = !["String", "Int", "Int64", "Float", "Bool"].contains(type) && !type.hasPrefix("[")
        return AndroidArgument.literal(literal, type: type, isClass: isClass)
    }

    // MARK: - Names

    /// `action…To…` is `open…`; any other id is the name, less `action` and `nav`.
    private func eventName(_ element: XMLElement, _ target: DraftTarget?, in graph: Int) -> String {
        let words = resourceName(element["id"]).map { Words(of: $0) } ?? Words([])
        let folded = words.words.map { $0.lowercased() }
        let isRoute = folded.first == "action" && folded.contains("to")
        if let target, isRoute || words.isEmpty { return "open" + upperCamel(draft.nameForEvents(of: target)) }
        if let name = NamedKind.event.name(words.less("action", "nav")) { return name }
        if let target { return "open" + upperCamel(draft.nameForEvents(of: target)) }
        return "goBack"
    }

    private func name(_ ofFlow: [Int: [Pending]], _ ofScreen: [Int: [Pending]]) {
        /// The flow's events keep their names in every screen, so that only what is meant to hides them.
        for flow in draft.flows.indices {
            var names = NameRegistry()
            var given: [String] = []
            draft.flows[flow].events = (ofFlow[flow] ?? []).map { pending in
                var event = pending.event
                event.name = names.take([pending.name])
                given.append(event.name)
                return event
            }
            for screen in draft.screens.indices where draft.screens[screen].owner == flow {
                nameEvents(of: screen, ofScreen[screen] ?? [], inherited: given)
            }
        }
        for screen in draft.screens.indices where draft.screens[screen].owner == nil {
            nameEvents(of: screen, ofScreen[screen] ?? [], inherited: [])
        }
    }

    private func nameEvents(of screen: Int, _ pending: [Pending], inherited: [String]) {
        var names = NameRegistry()
        for name in inherited { names.reserve(name) }
        var events: [DraftEvent] = []
        for one in pending {
            var event = one.event
            // An event of the same name hides the flow's.
            let isFirst = !events.contains { $0.name == one.name }
            event.name = one.isOverride && isFirst ? one.name : names.take([one.name])
            events.append(event)
        }
        draft.screens[screen].events = events
    }
}

extension DraftAction {
    /// Gives arguments to what is opened last.
    mutating func giveLast(_ with: [NamedText]) {
        if with.isEmpty { return }
        if var following = then, following.all.contains(where: { $0.target != nil }) {
            following.giveLast(with)
            then = following
        } else {
            self.with = with
        }
    }
}

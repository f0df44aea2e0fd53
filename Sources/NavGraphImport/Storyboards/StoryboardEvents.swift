import NavGraphModel
import NavGraphXML

extension StoryboardImporter {
    /// A transition before it has a name.
    struct Pending {
        var event: DraftEvent
        var segue: Segue
        /// Names to try, the best first.
        var names: [String]
    }

    /// Makes events and outcomes of segues. IMPORT 3 and 4.
    func makeEvents() {
        var pending: [Owner: [Pending]] = [:]
        var unwinds: [(arrow: Arrow, owner: Owner, place: Int)] = []
        for arrow in arrows {
            if arrow.kind == .unwind {
                // Where the way back becomes a transition, it stands in the order of the file.
                for owner in arrow.owners { unwinds.append((arrow, owner, pending[owner]?.count ?? 0)) }
                if arrow.owners.isEmpty { lose(arrow) }
                continue
            }
            guard let target = arrow.target, !arrow.owners.isEmpty else {
                lose(arrow)
                continue
            }
            tell(arrow)
            var fate = ImportReport.Fate.merged
            var isWired = false
            for owner in arrow.owners {
                var event = event(arrow, from: owner, to: target)
                let remark = options.keepsSegues ? arrow.segue.stillPerformed(event.action) : nil
                isWired = isWired || remark != nil
                let names = eventNames(arrow.segue, openName(of: event.action, target))
                if arrow.segue.identifier == nil,
                    let known = pending[owner]?.firstIndex(where: {
                        $0.segue.identifier == nil && $0.event.action == event.action
                    })
                {
                    if let remark, pending[owner]?[known].event.comments.contains(remark) == false {
                        pending[owner]?[known].event.comments.append(remark)
                    }
                    continue
                }
                event.comments += [remark].compactMap(\.self)
                fate = .transition
                pending[owner, default: []].append(Pending(event: event, segue: arrow.segue, names: names))
            }
            if fate == .merged {
                report.add(
                    .merged, "two segues of a scene have the same destination; they were merged", at: arrow.segue.origin
                )
            }
            if isWired {
                report.add(
                    .wiredSegue, "a control performs this segue without the router",
                    at: arrow.segue.origin)
            }
            report.became(arrow.segue.counted, fate)
        }
        for (owner, events) in pending { assign(events, to: owner) }
        makeUnwinds(unwinds, &pending)
        nameEvents(pending)
    }

    func lose(_ arrow: Arrow) {
        report.became(arrow.segue.counted, .lost)
        let rule: ImportRule = arrow.segue.kind == "peek" ? .peek : arrow.kind == .unwind ? .unwind : .lost
        let why = rule == .peek ? "a preview was not imported" : "the destination of a segue was not imported"
        report.add(rule, why, at: arrow.segue.origin)
    }

    private func tell(_ arrow: Arrow) {
        let segue = arrow.segue
        if let name = segue.creation {
            report.add(
                .creation, "'\(name)' creates the destination of the segue; the factory does this instead",
                at: segue.origin)
        }
        if segue.kind == "custom" || segue.customClass != nil {
            let name = segue.customClass.map(demangled) ?? "another class"
            report.add(
                .customSegue, "the effect of '\(name)' is unknown; import uses the nearest action", at: segue.origin)
        } else if arrow.kind == .other {
            report.add(.segueKind, "a segue of the kind '\(segue.kind)' was imported as 'present'", at: segue.origin)
        }
    }

    // MARK: - Actions

    private func event(_ arrow: Arrow, from owner: Owner, to target: DraftTarget) -> DraftEvent {
        var event = DraftEvent(action: action(arrow, from: owner, to: target))
        if arrow.segue.kind == "custom" || arrow.segue.customClass != nil {
            let name = arrow.segue.customClass.map(demangled) ?? "a segue"
            event.comments = ["import: check what \(name) does"]
        } else if arrow.kind == .other {
            event.comments = ["import: from a segue of the kind \(arrow.segue.kind)"]
        } else if arrow.kind == .show || arrow.kind == .push, case .flow(let flow) = target,
            draft.flows[flow].start == nil
        {
            event.comments = ["import: this flow cannot be pushed"]
        }
        event.title = arrow.segue.trigger
        return event
    }

    private func action(_ arrow: Arrow, from owner: Owner, to target: DraftTarget) -> DraftAction {
        var action = DraftAction(verb(arrow, from: owner, to: target))
        let segue = arrow.segue
        if segue.kind == "custom" { action.animation = animation(segue) }
        let controller = arrow.destination.flatMap(set.controller)
        switch segue.transitionStyle ?? controller?.transitionStyle {
        case "crossDissolve": action.animation = action.animation ?? "fade"
        case "flipHorizontal": action.animation = action.animation ?? "flip"
        default: break
        }
        if !segue.isAnimated { action.animation = "none" }
        if case .present = action.verb {
            action.style = style(arrow, controller, to: target)
            action.isLocked = controller?.isLocked ?? false
        }
        if options.keepsSegues, let identifier = segue.identifier { keep(identifier, in: &action) }
        return action
    }

    private func verb(_ arrow: Arrow, from owner: Owner, to target: DraftTarget) -> DraftAction.Verb {
        switch (arrow.kind, target) {
        case (.push, .screen): return .push(target)
        case (.show, .screen): return standsInStack.contains(owner) && !arrow.isMac ? .push(target) : .present(target)
        case (.detail, _), (.replace, _):
            if let column = lastColumn(around: owner), let screen = screenToShow(target) {
                return .show(screen, in: column)
            }
            if arrow.kind == .replace, case .screen(let screen) = target { return .replace(screen) }
            return .present(target)
        case (.root, _): return .root(target)
        default: return .present(target)
        }
    }

    private func screenToShow(_ target: DraftTarget) -> Int? {
        switch target {
        case .screen(let screen): screen
        case .flow(let flow): draft.flows[flow].start
        }
    }

    private func lastColumn(around owner: Owner) -> DraftTarget? {
        switch owner {
        case .screen(let screen):
            column(of: .screen(screen)) ?? draft.screens[screen].owner.flatMap { column(of: .flow($0)) }
        case .flow(let flow): column(of: .flow(flow))
        case nil: nil
        }
    }

    private func column(of target: DraftTarget) -> DraftTarget? {
        if case .flow(let own) = target, case .columns(let columns) = draft.flows[own].kind { return columns.last }
        for flow in draft.flows {
            if case .columns(let columns) = flow.kind, columns.contains(target) { return columns.last }
        }
        return nil
    }

    /// How a segue's class moves: a name, by the class less `Segue`.
    private func animation(_ segue: Segue) -> String? {
        guard let name = segue.customClass.map(demangled) else { return nil }
        let words = Words(of: name).less("segue")
        return isSwiftKeyword(words.camel) ? nil : NamedKind.event.name(words)
    }

    private func style(_ arrow: Arrow, _ controller: Controller?, to target: DraftTarget) -> String? {
        if arrow.kind == .popover { return "popover" }
        let known = [
            "fullScreen", "formSheet", "pageSheet", "popover", "overFullScreen", "currentContext", "overCurrentContext",
        ]
        var style = arrow.segue.style ?? controller?.style
        if style == "automatic" { style = nil }
        if let other = style, !known.contains(other) {
            style = "fullScreen"
            report.add(.style, "the style '\(other)' was imported as 'fullScreen'", at: arrow.segue.origin)
        }
        if arrow.kind == .custom { return style ?? "fullScreen" }
        if arrow.kind == .show || arrow.kind == .push, case .flow(let flow) = target, draft.flows[flow].start == nil {
            report.add(
                .pushOfContainer, "'\(draft.flows[flow].name)' cannot be pushed onto a stack; import presents it",
                at: arrow.segue.origin)
            return style ?? "fullScreen"
        }
        return style
    }

    private func keep(_ identifier: String, in action: inout DraftAction) {
        switch action.verb {
        case .present(.flow(let flow)):
            guard let start = draft.flows[flow].start else { return }
            action.verb = .present(.screen(start))
            action.isInStack = true
            action.segue = identifier
        case .push, .present(.screen), .replace, .show: action.segue = identifier
        default: break
        }
    }

    // MARK: - Names

    private func openName(of action: DraftAction, _ target: DraftTarget) -> String {
        "open" + upperCamel(draft.nameForEvents(of: target))
    }

    /// The identifier less `segue`, else `open…`; each also with the trigger's text.
    func eventNames(_ segue: Segue, _ fallback: String) -> [String] {
        let words = segue.identifier.map { Words(of: identifierStem($0)).less("segue") }
        let name = words.flatMap(NamedKind.event.name) ?? fallback
        let trigger = segue.trigger.map { Words(of: $0).prefix(3) }
        guard let trigger, !trigger.isEmpty else { return [name] }
        return [name, name + trigger.upper]
    }

    /// Puts events into the graph, so that ways through it can be found before they have names.
    func assign(_ events: [Pending], to owner: Owner) {
        let events = events.map(\.event)
        switch owner {
        case nil: draft.events = events
        case .screen(let screen): draft.screens[screen].events = events
        case .flow(let flow): draft.flows[flow].events = events
        }
    }

    private func nameEvents(_ pending: [Owner: [Pending]]) {
        /// The names that a flow's events have in the screens inside.
        var reserved: [Int: [String]] = [:]
        func named(_ owner: Owner, except others: [String]) -> [Pending] {
            var names = NameRegistry()
            for name in others { names.reserve(name) }
            return (pending[owner] ?? []).map { one in
                var one = one
                one.event.name = names.take(one.names)
                if let title = one.event.title, title == spaced(one.event.name) { one.event.title = nil }
                return one
            }
        }
        assign(named(nil, except: []), to: nil)
        for flow in draft.flows.indices {
            guard pending[.flow(flow)] != nil else { continue }
            let events = named(.flow(flow), except: [])
            assign(events, to: .flow(flow))
            for screen in screens(inside: flow) { reserved[screen, default: []] += events.map(\.event.name) }
        }
        for screen in draft.screens.indices where pending[.screen(screen)] != nil {
            assign(
                named(.screen(screen), except: draft.screens[screen].outcomes + (reserved[screen] ?? [])),
                to: .screen(screen))
        }
    }
}

extension Segue {
    /// The decision that is left if a control lets UIKit perform this segue, whatever the graph says.
    func stillPerformed(_ action: DraftAction) -> String? {
        guard !isManual, action.segue == nil else { return nil }
        let remedy = identifier == nil ? "add an identifier to the segue, or remove it" : "remove the segue"
        return "import: this control still performs its segue; " + remedy
    }
}

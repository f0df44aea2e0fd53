import NavGraphSyntax

/// What the analysis of a graph adds to it once it is read back. IMPORT 5 and 6.
extension Imported {
    /// Allows what code does: screens that no arrow leads to, flows that nothing names, screens of storyboards without
    /// a way on. By name, as the analysis found them.
    package mutating func allow(unreachableScreens: Set<String>, unreachableFlows: Set<String>, deadEnds: Set<String>) {
        let led = draft.screensLedTo
        for number in draft.screens.indices {
            let screen = draft.screens[number]
            if unreachableScreens.contains(screen.name), !led.contains(number) {
                draft.screens[number].allowances.append(Allowance(rule: "unreachable-screen", reason: "opened in code"))
            }
            guard deadEnds.contains(screen.name) else { continue }
            if case .storyboard? = screen.source {} else if !draft.isOfSources { continue }
            draft.screens[number].allowances.append(Allowance(rule: "dead-end", reason: "closed in code"))
            if let origin = screen.origin {
                report.add(
                    .closedInCode, "'\(screen.name)' has no outgoing transition; import assumes that code closes it",
                    at: origin)
            }
        }
        for number in draft.flows.indices where unreachableFlows.contains(draft.flows[number].name) {
            draft.flows[number].allowances.append(Allowance(rule: "unreachable-flow", reason: "opened in code"))
        }
        report.sort()
    }

    /// Has links opened over whatever is shown, since no way leads to what they open.
    package mutating func present(links names: Set<String>) {
        for number in draft.links.indices where names.contains(draft.links[number].name) {
            draft.links[number].isByPresent = true
            draft.links[number].comments.append("import: the graph has no route to it")
            report.add(
                .linkByPresent, "no route to the target of '\(draft.links[number].name)'; import presents it",
                at: draft.links[number].origin)
        }
        report.sort()
    }

    /// Leaves out links that the language has no place for, such as those whose URLs an earlier one takes.
    package mutating func leaveOut(links names: Set<String>) {
        for link in draft.links where names.contains(link.name) {
            report.change("deepLink", from: .link, to: .lost)
            report.add(
                .deepLink, "the deep link to '\(draft.name(of: link.opens))' was not imported", at: link.origin)
        }
        draft.links.removeAll { names.contains($0.name) }
        report.sort()
    }

    package var presentedLinks: Set<String> { Set(draft.links.filter(\.isByPresent).map(\.name)) }
}

extension Draft {
    /// The screens that arrows and links lead to from where the app begins.
    var screensLedTo: Set<Int> {
        func opened(by events: [DraftEvent]) -> [DraftTarget] { events.flatMap(\.action.all).compactMap(\.target) }
        let start = [entry].compactMap(\.self) + links.map(\.opens) + opened(by: events)
        let led = reachable(from: start) { target in
            switch target {
            case .screen(let screen):
                opened(by: screens[screen].events + (screens[screen].owner.map { flows[$0].events } ?? []))
            case .flow(let flow): flows[flow].children + opened(by: flows[flow].events)
            }
        }
        return Set(led.compactMap { if case .screen(let screen) = $0 { screen } else { nil } })
    }
}

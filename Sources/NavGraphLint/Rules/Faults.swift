import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    /// Steps that cannot do what they say. LANGUAGE 6.
    static let faults = LintRule(
        .pushOfContainer, .pushOutsideStack, .popAtBottom, .popToAbsent, .dismissNothing, .selectAbsent,
        .finishWithoutOpener, .sendUnknown
    ) { graph, runs, report in
        for fault in runs.faults() {
            let (subject, element) = about(fault.subject, graph)
            let place = place(of: fault.place, graph) ?? element
            report(
                fault.rule, of: subject, at: place, message(of: fault, runs), shownBy: fault.witness,
                isSure: runs.surelyHappens(fault), in: runs)
        }
    }
}

private func about(_ subject: StepSubject, _ graph: NavGraph) -> (Subject, Place) {
    switch subject {
    case .transition(let transition): (graph.subject(of: transition), graph.place(of: transition))
    case .outcome(let id):
        (graph.subject(of: id), Place(file(of: graph.outcomes[id].owner, graph), graph.outcomes[id].span))
    case .entry: (.file, Place(FileID(raw: 0), graph.entrySpan))
    }
}

private func place(of place: FaultPlace, _ graph: NavGraph) -> Place? {
    switch place {
    case .none: nil
    case .action(let id): Place(graph.file(of: id), graph.alternatives[id].valueSpan)
    case .send(let id): Place(graph.file(of: id), graph.alternatives[id].sendSpan)
    case .handler(let id):
        graph.alternatives.ids.first { graph.handlers(of: $0).contains(id) }
            .map { Place(graph.file(of: $0), graph.handlers[id].valueSpan) }
    }
}

private func file(of owner: Owner, _ graph: NavGraph) -> FileID {
    switch owner {
    case .app: FileID(raw: 0)
    case .screen(let screen): graph.screens[screen].file
    case .flow(let flow): graph.flows[flow].file
    case .group(let group): graph.groups[group].file
    }
}

/// Where a step begins: at a screen that was opened somehow.
private struct StepStart {
    /// The name of the screen in quotes; `nil`: it is not known.
    var screen: String?
    /// `reached from 'noteList'`, or how a link opened it; `nil`: nothing before it is known.
    private var way: String?

    /// `steps`: a run up to where the step begins.
    init(_ steps: ArraySlice<Witness.Step>, _ graph: NavGraph) {
        guard let last = steps.last, let screen = last.screen else { return }
        self.screen = graph.quoted(screen)
        if case .link(let link) = last.action(in: graph) {
            way = "opened by the link '\(graph.name(of: link))'"
        } else {
            way = steps.dropLast().last?.screen.map { "reached from \(graph.quoted($0))" }
        }
    }

    /// Behind a clause that is about the screen.
    var when: String { way.map { " when \($0)" } ?? "" }
    /// Behind any other clause.
    var whenNamed: String {
        guard let screen, let way else { return "" }
        return " when \(screen) was \(way)"
    }
}

/// How to have a stack where the last layer was made from something that brings none.
private func stackAdvice(_ layer: (made: Target, isWindow: Bool)?, _ graph: NavGraph) -> String {
    let other = "present with 'in: stack', or put the screen into a stack flow"
    guard let layer, let screen = layer.made.screen, let flow = graph.screens[screen].flow,
        graph.flows[flow].container == .stack, graph.flows[flow].start == screen
    else { return other }
    let key = layer.isWindow ? "root" : "present"
    return "open the flow of \(graph.quoted(screen)), which has a stack: '\(key): \(graph.name(of: flow))'"
}

/// What the step does, and why it cannot: in words of the app, not of the analysis.
private func message(of fault: FaultFact, _ runs: RunAnalysis) -> String {
    let graph = runs.graph
    let who: String
    switch fault.subject {
    case .transition(let transition): who = graph.quoted(transition)
    case .outcome(let outcome): who = "'\(graph.text[graph.outcomes[outcome].name])'"
    case .entry: who = fault.witness?.length == 0 ? "the entry" : "the entry's handler"
    }
    var action = Action.none
    var role = Alternative.Role.event
    var sent = ""
    switch fault.place {
    case .action(let id): (action, role) = (graph.alternatives[id].action, graph.alternatives[id].role)
    case .send(let id): sent = graph.text[graph.alternatives[id].send]
    case .handler(let id): sent = graph.text[graph.handlers[id].message]
    case .none: break
    }
    let atFault = fault.witness.flatMap { runs.screen(atFaultOf: $0) }.map { graph.quoted($0) }
    // In a 'then' or handler something else is current than where the step began.
    let isLater = role == .then || role == .handler
    let start = StepStart(isLater ? [] : fault.witness?.steps.dropLast() ?? [], graph)
    let later = !isLater || fault.subject == .entry ? "" : role == .then ? " in a 'then'" : " in a handler"
    let current = isLater ? atFault.map { "\($0), which is current then," } : start.screen
    let target = (action.selected ?? action.target).map { graph.quoted($0) } ?? "''"
    switch fault.rule {
    case .pushOfContainer:
        return "\(who) pushes \(target), but it is not a 'stack' flow; present it, or make it a 'stack'"
    case .pushOutsideStack:
        let place =
            start.screen.map { " on \($0), but there is no stack to push onto\(start.when)" }
            ?? "\(later), but there is no stack to push onto"
        return "\(who) pushes \(target)\(place); "
            + stackAdvice(fault.witness.flatMap { runs.lastLayer(of: $0) }, graph)
    case .popAtBottom:
        if case .replace = action {
            return "\(who) replaces \(current ?? "the host")\(later), but the app's own code shows that screen"
        }
        return "\(who) pops back\(later), but \(current ?? "the current screen") has no screen below it in a stack"
            + start.when
    case .popToAbsent:
        return "\(who) pops to \(target)\(later), but \(current ?? "the current screen") has no \(target) below it "
            + "in a stack\(start.when)"
    case .dismissNothing:
        let place = start.whenNamed.isEmpty ? start.screen.map { " on \($0)" } ?? "" : ""
        return "\(who) dismisses\(later)\(place), but nothing is presented\(start.whenNamed); "
            + "'pop: back' goes back in a stack"
    case .selectAbsent:
        return "\(who) selects \(target)\(later), but no shown container has this tab or column\(start.whenNamed)"
    case .finishWithoutOpener:
        return who + end(of: fault, by: action, atFault: atFault, later: later, at: start, in: graph)
    case .sendUnknown:
        return atFault.map { "\(who) sends '\(sent)' to \($0), which does not receive it" }
            ?? "\(who) sends '\(sent)' to a screen that does not receive it"
    default: return "\(who) fails"
    }
}

/// What ends with an outcome, and why it cannot, behind the name of what ends it.
private func end(
    of fault: FaultFact, by action: Action, atFault: String?, later: String, at start: StepStart, in graph: NavGraph
) -> String {
    let raised: OutcomeID? = if case .outcome(let id) = fault.subject, fault.place == .none { id } else { nil }
    guard let outcome = action.outcome ?? raised else { return " cannot end its flow" }
    let name = "'\(graph.text[graph.outcomes[outcome].name])'"
    let (ended, opened, when): (String, String, String)
    switch graph.outcomes[outcome].owner {
    case .screen(let screen): (ended, opened, when) = (graph.quoted(screen), "it", start.when)
    case .flow(let flow): (ended, opened, when) = (graph.quoted(flow), "the flow", start.whenNamed)
    case .app, .group: return " cannot end the app"
    }
    let ends = " ends \(ended)" + (raised == nil ? " with \(name)" : "") + later
    if opened == "it", let atFault, atFault != ended { return "\(ends), but \(atFault) is current then" }
    return "\(ends)\(when), but no screen that opened \(opened) is still open, so no 'returns' can handle \(name)"
}

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
                fault.rule, subject, at: place, message(of: fault, runs), shownBy: fault.witness,
                isSure: runs.surelyHappens(fault), runs)
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

/// How the last of some steps came to what is current then.
private func route(to steps: ArraySlice<Witness.Step>, _ graph: NavGraph) -> String {
    guard let last = steps.last else { return "" }
    if case .link(let link) = last.action(in: graph) {
        return " when the link '\(graph.text[graph.deepLinks[link].qualifiedName])' opened it"
    }
    return steps.dropLast().last?.screen.map { " when it was reached from \(graph.quoted($0))" } ?? ""
}

/// How to have a stack where the last layer was made from something that brings none.
private func stackAdvice(_ layer: (made: Target, isWindow: Bool)?, _ graph: NavGraph) -> String {
    let other = "present with 'in: stack', or put the screen into a stack flow"
    guard let layer, let screen = layer.made.screen, let flow = graph.screens[screen].flow,
        graph.flows[flow].container == .stack, graph.flows[flow].start == screen
    else { return other }
    let key = layer.isWindow ? "root" : "present"
    return "there \(graph.quoted(screen)) stands alone; its flow brings a stack: '\(key): \(graph.name(of: flow))'"
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
    let screens = fault.witness?.steps.map { $0.screen } ?? []
    let last = screens.dropLast().last ?? nil
    // In a 'then' or handler something else is current than where the step began.
    let role: Alternative.Role =
        if case .action(let id) = fault.place { graph.alternatives[id].role } else { .event }
    let isLater = role == .then || role == .handler
    let from =
        isLater ? role == .then ? " in a 'then'" : " in a handler" : last.map { " on \(graph.quoted($0))" } ?? ""
    let via = isLater ? "" : route(to: fault.witness?.steps.dropLast() ?? [], graph)
    var target = "''"
    var sent = ""
    switch fault.place {
    case .action(let id):
        let action = graph.alternatives[id].action
        if let outcome = action.outcome { target = "'\(graph.text[graph.outcomes[outcome].name])'" }
        if let named = action.selected ?? action.target { target = graph.quoted(named) }
    case .send(let id): sent = graph.text[graph.alternatives[id].send]
    case .handler(let id): sent = graph.text[graph.handlers[id].message]
    case .none: break
    }
    switch fault.rule {
    case .pushOfContainer:
        return "\(who) pushes \(target), which is no stack flow; present it, or make it a stack"
    case .pushOutsideStack:
        return "\(who) pushes \(target)\(from), where there is no stack to push onto\(via); "
            + stackAdvice(fault.witness.flatMap { runs.lastLayer(of: $0) }, graph)
    case .popAtBottom:
        return isLater
            ? "\(who) pops back\(from), and there is nothing below what is current then"
            : "\(who) pops back\(from), below which there is nothing\(via)"
    case .popToAbsent:
        return isLater
            ? "\(who) pops\(from) to \(target), which is not below what is current then"
            : "\(who) pops to \(target), which is not below it\(via)"
    case .dismissNothing: return "\(who) dismisses\(from), but nothing is presented\(via)"
    case .selectAbsent: return "\(who) selects \(target), but nothing that is shown has such a tab or column\(via)"
    case .finishWithoutOpener:
        if case .outcome = fault.subject {
            return "\(who) ends\(from), but nothing opened it that could go on\(via)"
        }
        return "\(who) finishes with \(target), but its flow was not opened by anything that could go on\(via)"
    case .sendUnknown: return "\(who) sends '\(sent)' to a screen that does not receive it\(via)"
    default: return "\(who) cannot do what it says"
    }
}

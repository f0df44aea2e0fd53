import NavGraphSyntax

extension GraphDraft {
    /// Appends the tables of a module that another imports: its ids are those behind the ones that are there. Both have the
    /// same pool of texts. Returns the module, and where its ids are. Linear in its size.
    func append(_ other: GraphDraft) -> (module: ModuleID, move: Relocation) {
        let move = Relocation(to: self)
        imported.append(ImportedPart(actions: other.actions, move: move, settled: other.settled))
        graph.files += other.graph.files
        graph.modulesOfFiles += repeatElement(move.module, count: other.graph.files.count)
        appendTables(of: other, move)
        nameStarts += other.nameStarts
        literalNames += other.literalNames
        assignmentNames += other.assignmentNames
        assignmentValues += other.assignmentValues
        for (id, names) in other.implications { implications[id.moved(move)] = names }
        checks += other.checks.moved(move)
        checkCount += other.checkCount
        hasMisreadConditions = hasMisreadConditions || other.hasMisreadConditions
        if !other.meantConditions.isEmpty { meantConditions.formUnion(other.meantConditions) }
        if !other.meantNames.isEmpty { meantNames.formUnion(other.meantNames) }
        return (move.module, move)
    }

    /// What counts in the root file alone stays behind.
    private func appendTables(of other: GraphDraft, _ move: Relocation) {
        graph.modules.append(other.graph.modules, move)
        graph.conditions.append(other.graph.conditions, move)
        graph.enumerations += other.graph.enumerations.moved(move)
        graph.screens.append(other.graph.screens, move)
        graph.flows.append(other.graph.flows, move)
        graph.groups.append(other.graph.groups, move)
        graph.groupUses.append(other.graph.groupUses, move)
        graph.children.append(other.graph.children, move)
        graph.params.append(other.graph.params, move)
        graph.messages.append(other.graph.messages, move)
        graph.outcomes.append(other.graph.outcomes, move)
        graph.transitions.append(other.graph.transitions, move)
        graph.alternatives.append(other.graph.alternatives, move)
        graph.handlers.append(other.graph.handlers, move)
        graph.literals.append(other.graph.literals, move)
        graph.assignments.append(other.graph.assignments, move)
        graph.arguments.append(other.graph.arguments, move)
        graph.deepLinks.append(other.graph.deepLinks, move)
        graph.resolvers.append(other.graph.resolvers, move)
        graph.appTransitions += other.graph.appTransitions.moved(move)
        graph.schemes += other.graph.schemes
        graph.hosts += other.graph.hosts
        // What modules import that are part of the app's set, it imports too.
        for name in other.graph.swift.imports where !graph.swift.imports.contains(name) {
            graph.swift.imports.append(name)
        }
        graph.alerts.formUnion(other.graph.alerts.map { $0.moved(move) })
        for (flow, naming) in other.graph.flowsNamingFlow {
            graph.flowsNamingFlow[flow.moved(move)] = naming.moved(move)
        }
        for (screen, naming) in other.graph.flowsNamingScreen {
            graph.flowsNamingScreen[screen.moved(move)] = naming.moved(move)
        }
        graph.allowances += other.graph.allowances.moved(move)
        graph.cutTexts += other.graph.cutTexts.map { ($0.subject.moved(move), $0.place.moved(move)) }
        graph.codeAnchors += other.graph.codeAnchors.moved(move)
        for (owner, names) in other.graph.teams { graph.teams[owner.moved(move)] = names }
        for (screen, span) in other.graph.storyboardSpans { graph.storyboardSpans[screen.moved(move)] = span }
        for (screen, span) in other.graph.typeSpans { graph.typeSpans[screen.moved(move)] = span }
    }
}

import NavGraphSyntax

extension GraphDraft {
    /// Makes room in the largest tables, so that they do not move while modules are appended.
    func reserve(for modules: [ModuleDraft]) {
        var (screens, transitions) = (graph.screens.count, graph.transitions.count)
        var alternatives = graph.alternatives.count
        for module in modules {
            screens += module.draft.graph.screens.count
            transitions += module.draft.graph.transitions.count
            alternatives += module.draft.graph.alternatives.count
        }
        graph.screens.reserveCapacity(screens)
        graph.transitions.reserveCapacity(transitions)
        graph.alternatives.reserveCapacity(alternatives)
    }

    /// Appends the tables of a module that another imports: its ids are those behind the ones that are there. Both have the
    /// same pool of texts. Returns the module, and where its ids are. Linear in its size.
    func append(_ other: GraphDraft, at path: String) -> (module: ModuleID, move: Relocation) {
        let move = Relocation(to: self)
        imported.append(ImportedPart(actions: other.actions, move: move, settled: other.settled))
        graph.files.append(path)
        graph.files += other.graph.files.dropFirst()
        graph.modulesOfFiles += Array(repeating: move.module, count: other.graph.files.count)
        graph.appendTables(of: other.graph, move)
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
}

extension NavGraph {
    /// What counts in the root file alone stays behind.
    fileprivate mutating func appendTables(of other: NavGraph, _ move: Relocation) {
        modules.append(other.modules, move)
        conditions.append(other.conditions, move)
        enumerations += other.enumerations.moved(move)
        screens.append(other.screens, move)
        flows.append(other.flows, move)
        groups.append(other.groups, move)
        children.append(other.children, move)
        params.append(contentsOf: other.params)
        messages.append(other.messages, move)
        outcomes.append(other.outcomes, move)
        transitions.append(other.transitions, move)
        alternatives.append(other.alternatives, move)
        handlers.append(other.handlers, move)
        literals.append(other.literals, move)
        assignments.append(other.assignments, move)
        arguments.append(contentsOf: other.arguments)
        deepLinks.append(other.deepLinks, move)
        resolvers.append(other.resolvers, move)
        appTransitions += other.appTransitions.moved(move)
        schemes += other.schemes
        hosts += other.hosts
        // What modules import that are part of the app's set, it imports too.
        for name in other.swift.imports where !swift.imports.contains(name) {
            swift.imports.append(name)
        }
        alerts.formUnion(other.alerts.map { $0.moved(move) })
        for (flow, naming) in other.flowsNamingFlow {
            flowsNamingFlow[flow.moved(move)] = naming.moved(move)
        }
        for (screen, naming) in other.flowsNamingScreen {
            flowsNamingScreen[screen.moved(move)] = naming.moved(move)
        }
        allowances += other.allowances.moved(move)
        cutTexts += other.cutTexts.map { ($0.subject.moved(move), $0.place.moved(move)) }
        codeAnchors += other.codeAnchors.moved(move)
        for (screen, span) in other.storyboardSpans { storyboardSpans[screen.moved(move)] = span }
        for (screen, span) in other.typeSpans { typeSpans[screen.moved(move)] = span }
    }
}

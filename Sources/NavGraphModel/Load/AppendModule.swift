import NavGraphSyntax

extension GraphDraft {
    /// Appends the tables of a module that another imports: its ids are those behind the ones that are there, and its names
    /// begin with a qualifier, `orders.`. Returns its findings. Linear in its size.
    func append(_ module: ModuleDraft, at path: String, qualifier: String) -> [Finding] {
        let other = module.draft
        let move = Relocation(to: self, from: other, qualifier: qualifier)
        graph.files.append(path)
        graph.files += other.graph.files.dropFirst()
        graph.modulesOfFiles += Array(repeating: move.module, count: other.graph.files.count)
        appendTables(of: other.graph, move)
        actions.append(other.actions, move)
        literalNames += other.literalNames.moved(move)
        assignmentNames += other.assignmentNames.moved(move)
        assignmentValues += other.assignmentValues.map { ($0.text.moved(move), $0.span) }
        for (id, names) in other.implications {
            implications[id.moved(move)] = names.map { ($0.name.moved(move), $0.span) }
        }
        checks += other.checks.moved(move)
        checkCount += other.checkCount
        return module.findings.moved(move)
    }

    /// What counts in the root file alone stays behind.
    private func appendTables(of other: NavGraph, _ move: Relocation) {
        graph.modules.append(other.modules, move)
        graph.conditions.append(other.conditions, move)
        graph.enumerations += other.enumerations.moved(move)
        graph.screens.append(other.screens, move)
        graph.flows.append(other.flows, move)
        graph.groups.append(other.groups, move)
        graph.children.append(other.children, move)
        graph.params.append(other.params, move)
        graph.messages.append(other.messages, move)
        graph.outcomes.append(other.outcomes, move)
        graph.transitions.append(other.transitions, move)
        graph.alternatives.append(other.alternatives, move)
        graph.handlers.append(other.handlers, move)
        graph.literals.append(other.literals, move)
        graph.assignments.append(other.assignments, move)
        graph.arguments.append(other.arguments, move)
        graph.deepLinks.append(other.deepLinks, move)
        graph.resolvers.append(other.resolvers, move)
        graph.appTransitions += other.appTransitions.moved(move)
        graph.schemes += other.schemes.moved(move)
        graph.hosts += other.hosts.moved(move)
        // What modules import that are part of the app's set, it imports too.
        for name in other.swift.imports where !graph.swift.imports.contains(name) { graph.swift.imports.append(name) }
        graph.allowances += other.allowances.moved(move)
        graph.cutTexts += other.cutTexts.map { (move.qualified($0.subject), $0.place.moved(move)) }
        graph.codeAnchors += other.codeAnchors.moved(move)
        for (screen, span) in other.storyboardSpans { graph.storyboardSpans[screen.moved(move)] = span }
        for (screen, span) in other.typeSpans { graph.typeSpans[screen.moved(move)] = span }
    }
}

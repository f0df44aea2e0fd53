import NavGraphModel
import NavGraphSyntax

/// Imports that nothing in their module refers to.
func unusedImports(_ graph: NavGraph, _ report: inout Reports) {
    guard graph.modules.count > 1 else { return }
    let uses = ImportUses(of: graph)
    for id in graph.modules.ids {
        for imported in graph.modules[id].imports where !uses.contains(imported.module, from: id) {
            report(
                .unused, of: Subject(.importAlias, name: imported.alias), at: Place(imported.file, imported.span),
                "the import '\(graph.text[imported.alias])' is never used")
        }
    }
}

/// For each module, the modules that it refers to. O(graph).
private struct ImportUses {
    private struct Use: Hashable { var from: ModuleID, to: ModuleID }

    private let graph: NavGraph
    private var uses: Set<Use> = []

    init(of graph: NavGraph) {
        self.graph = graph
        for id in graph.alternatives.ids {
            let (a, module) = (graph.alternatives[id], graph.module(of: id))
            add(a.action.target, from: module)
            add(a.action.selected, from: module)
            add(a.when, from: module)
            if let how = a.action.presentation { add(how.lockedWhile, from: module) }
            for assignment in a.sets { add(graph.assignments[assignment].condition, from: module) }
        }
        for flow in graph.flows {
            for child in flow.children { add(graph.children[child].target, from: flow.module) }
            if let start = flow.start { add(start, from: flow.module) }
            for choice in flow.startChoices {
                add(choice.screen.map { .screen($0) }, from: flow.module)
                add(choice.when, from: flow.module)
            }
            add(flow.requires, from: flow.module)
        }
        for screen in graph.screens {
            add(screen.requires, from: screen.module)
            add(screen.backWhile, from: screen.module)
        }
        for condition in graph.conditions { for implied in condition.implies { add(implied, from: condition.module) } }
        for check in graph.checks { add(check) }
        let types = LinkTypes(graph)
        for link in graph.deepLinks { add(link, types) }
    }

    func contains(_ to: ModuleID, from: ModuleID) -> Bool { uses.contains(Use(from: from, to: to)) }

    private mutating func add(_ check: Check) {
        let module = graph.modulesOfFiles[check.file.index]
        switch check.law {
        case .reach(let screen, let other, _):
            add(screen, from: module)
            if let other { add(other, from: module) }
        case .before(let screen, let other), .neverAbove(let screen, let other):
            add(screen, from: module)
            add(other, from: module)
        case .neverWhen(let screen, let when):
            add(screen, from: module)
            add(when, from: module)
        case .returns(let screen): add(screen, from: module)
        }
    }

    private mutating func add(_ link: DeepLink, _ types: LinkTypes) {
        add(link.opens, from: link.module)
        add(link.requires, from: link.module)
        add(link.presentation.lockedWhile, from: link.module)
        for id in types.resolvers(of: link) { uses.insert(Use(from: link.module, to: graph.resolvers[id].module)) }
        for step in link.path ?? [] {
            switch step {
            case .event(let event, _, _): uses.insert(Use(from: link.module, to: graph.module(of: event)))
            case .tab(let tab, _): add(tab, from: link.module)
            case .unresolved: break
            }
        }
    }

    private mutating func add(_ target: Target?, from module: ModuleID) {
        if let target { uses.insert(Use(from: module, to: graph[target].module)) }
    }

    private mutating func add(_ screen: ScreenID, from module: ModuleID) {
        uses.insert(Use(from: module, to: graph.screens[screen].module))
    }

    private mutating func add(_ condition: ConditionID, from module: ModuleID) {
        uses.insert(Use(from: module, to: graph.conditions[condition].module))
    }

    private mutating func add(_ literals: IDRange<LiteralID>, from module: ModuleID) {
        for literal in literals { add(graph.literals[literal].condition, from: module) }
    }
}

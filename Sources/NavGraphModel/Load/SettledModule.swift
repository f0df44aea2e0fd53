import NavGraphSyntax

/// What is known of a module's names before it is part of a graph: all that they stand for in the module itself is looked up, once for
/// all graphs with it. Ids count from 0, as in its draft.
final class SettledModule {
    let names: [Symbol: Target]
    let groups: [Symbol: GroupID]
    let tabs: Set<Target>
    let columns: Set<Target>
    /// The alternatives whose names a graph looks up: those of events with names of other modules, of events of the app, and of
    /// events that send to a screen which only a run shows.
    let openAlternatives: [AlternativeID]
    let openTransitions: [TransitionID]
    /// The names of other modules' elements, in parts.
    let foreignNames: [Symbol: ForeignName]

    init(of resolver: GraphResolver) {
        names = Dictionary(uniqueKeysWithValues: resolver.names.map { ($0.name, $1) })
        groups = Dictionary(uniqueKeysWithValues: resolver.groupNames.map { ($0.name, $1) })
        (tabs, columns) = (resolver.tabs, resolver.columns)
        openAlternatives = resolver.graph.alternatives.ids.filter { resolver.isOpen($0) }
        openTransitions = resolver.openTransitions.sorted()
        foreignNames = resolver.foreignNames
    }
}

/// A name as `alias.name`.
struct ForeignName {
    let alias: Symbol
    let rest: Symbol
}

/// A module behind the root of a graph: how its actions are written, where its ids went, and what is known of its names.
struct ImportedPart {
    let actions: Table<AlternativeID, ActionDraft>
    let move: Relocation
    let settled: SettledModule?
}

extension GraphDraft {
    /// What is known of the names of a module, and where its ids went.
    func settled(_ module: ModuleID) -> (names: SettledModule, move: Relocation?)? {
        if module.raw == 0 { return settled.map { ($0, nil) } }
        let part = imported[module.index - 1]
        return part.settled.map { ($0, part.move) }
    }

    /// The elements of a kind whose names are to be looked up in this graph, in their order: those of modules that are not settled,
    /// and the `open` ones of the others.
    func unsettled<ID: TableID & Relocatable>(
        _ all: IDRange<ID>, from first: (Relocation.Offsets) -> UInt32, open: (SettledModule) -> [ID] = { _ in [] }
    ) -> [ID] {
        let starts = [0] + imported.map { first($0.move.first) } + [UInt32(all.count)]
        func part(_ number: Int) -> IDRange<ID> {
            IDRange(start: starts[number], count: starts[number + 1] - starts[number])
        }
        var ids = settled.map(open) ?? Array(part(0))
        for (number, module) in imported.enumerated() {
            if let settled = module.settled {
                for id in open(settled) { ids.append(id.moved(module.move)) }
            } else {
                ids += part(number + 1)
            }
        }
        return ids
    }
}

extension GraphResolver {
    /// Looks up what the names of a module stand for in it; `nil` where something is wrong, or where more than its events names other
    /// modules. Linear in the module.
    func settle(importing aliases: [Symbol]) -> SettledModule? {
        foreignAliases = Set(aliases)
        collectNames()
        collectConditions()
        collectEnumerations()
        resolveUses()
        resolveFlows()
        resolveScreens()
        guard findings.isEmpty, !meetsForeign else { return nil }
        resolveTransitions()
        for id in graph.alternatives.ids where dependsOnGraph(id) { open(id) }
        collectAlerts()
        checkNamespaces()
        guard !hasOpenParts else { return nil }
        checkArguments()
        guard findings.isEmpty else { return nil }
        return SettledModule(of: self)
    }

    /// Whether more than the names of the module decide whether an alternative is right.
    private func dependsOnGraph(_ id: AlternativeID) -> Bool {
        graph.owner(of: id) == .app || !graph.alternatives[id].send.isEmpty && graph.currentScreen(after: id) == nil
    }

    /// Leaves an event to the graphs with the module.
    func open(_ id: AlternativeID) { graph.alternatives[id].transition.map { _ = openTransitions.insert($0) } }

    func isOpen(_ id: AlternativeID) -> Bool {
        graph.alternatives[id].transition.map(openTransitions.contains) ?? (foreignAliases != nil)
    }

    /// Whether what is left open decides about more than its events: what an alert carries, or a button.
    private var hasOpenParts: Bool {
        graph.screens.contains { screen in
            screen.declaringAlternative.map { isOpen($0) && !graph.alternatives[$0].handler.isNone } ?? false
        }
            || graph.flows.contains { flow in
                flow.buttons.contains { $0.transition.map(openTransitions.contains) ?? true }
            }
    }
}

import NavGraphSyntax

/// The names of a module before it is part of a graph: all that they stand for in the module itself is looked up, once for all
/// graphs with it. Ids count from 0, as in its draft.
final class SettledModule {
    private let names: [ModuleName: Target]
    private let groups: [ModuleName: GroupID]
    let tabs: Set<Target>
    let columns: Set<Target>
    /// The alternatives whose names a graph looks up: those of events with names of other modules, of events of the app, and of
    /// events that send to a screen which only a run shows.
    let openAlternatives: [AlternativeID]
    let openTransitions: [TransitionID]
    /// The names of other modules' elements, in parts.
    let foreignNames: [Symbol: ForeignName]

    init(of resolver: GraphResolver) {
        (names, groups) = (resolver.names, resolver.groupNames)
        (tabs, columns) = (resolver.tabs, resolver.columns)
        openAlternatives = resolver.graph.alternatives.ids.filter { resolver.isOpen($0) }
        openTransitions = resolver.openTransitions.sorted()
        foreignNames = resolver.foreignNames
    }

    func target(named name: Symbol) -> Target? { names[ModuleName(ModuleID(raw: 0), name)] }
    func group(named name: Symbol) -> GroupID? { groups[ModuleName(ModuleID(raw: 0), name)] }
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
    /// The names of a module, if they were looked up before, and where its ids went.
    func settled(_ module: ModuleID) -> (names: SettledModule, move: Relocation?)? {
        if module.raw == 0 { return settled.map { ($0, nil) } }
        let part = imported[module.index - 1]
        return part.settled.map { ($0, part.move) }
    }
}

extension GraphResolver {
    /// Where the modules begin and end whose names are to be looked up in this graph; `nil` where all does.
    func partsToLookUp() -> [(first: Relocation.Offsets?, end: Relocation.Offsets?)] {
        let firsts = [nil] + draft.imported.map { $0.move.first }
        let isSettled = [draft.settled != nil] + draft.imported.map { $0.settled != nil }
        return firsts.indices.filter { !isSettled[$0] }.map {
            (firsts[$0], $0 + 1 < firsts.count ? firsts[$0 + 1] : nil)
        }
    }

    /// The elements of a kind in these modules.
    func unsettled<ID>(_ all: IDRange<ID>, from offset: (Relocation.Offsets) -> UInt32) -> [ID] {
        partsNotSettled.flatMap { part in
            let first = part.first.map(offset) ?? 0
            return IDRange<ID>(start: first, count: (part.end.map(offset) ?? UInt32(all.count)) - first)
        }
    }

    /// Those and the `open` ones of the other modules.
    func unsettled<ID: TableID & Relocatable>(
        _ all: IDRange<ID>, from offset: (Relocation.Offsets) -> UInt32, open: (SettledModule) -> [ID]
    ) -> [ID] {
        var ids = draft.settled.map(open) ?? []
        for module in draft.imported {
            if let settled = module.settled { for id in open(settled) { ids.append(id.moved(module.move)) } }
        }
        return partsNotSettled.isEmpty ? ids : (ids + unsettled(all, from: offset)).sorted()
    }

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

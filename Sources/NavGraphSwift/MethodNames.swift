import NavGraphModel
import NavGraphSyntax

struct EventMethodNames {
    /// For each event how many underscores its method name has in front of the event's part, so that it differs from the other
    /// names of its router. Events without underscores have no entry.
    private var counts: [TransitionID: Int] = [:]

    init(_ graph: NavGraph, _ members: ModuleMembers) {
        for flow in graph.namedFlows.map({ graph.flows[$0] }) {
            var names = MethodNames()
            let isBound = graph.isSeparate(flow.module)
            add(flow.transitions, of: isBound ? flow.name : flow.qualifiedName, to: &names, graph)
            for screen in flow.screens { add(graph.screens[screen], to: &names, graph) }
        }
        for group in graph.groups {
            var names = MethodNames()
            names.insert("app")
            let name = graph.isSeparate(group.module) ? group.name : group.qualifiedName
            add(group.transitions, of: name, to: &names, graph)
        }
        for module in graph.modules.ids where module.raw != 0 && graph.isSeparate(module) {
            add(module, members, of: graph)
        }
        var names = MethodNames()
        for name in Self.appMembers { names.insert(name) }
        for module in graph.modules where !module.swift.module.isEmpty {
            names.insert(lowerCamel(graph.text[module.name]))
        }
        for flow in graph.flows { names.insert(lowerCamel(graph.camel(flow.qualifiedName)) + "Router") }
        for group in graph.groups { names.insert(lowerCamel(graph.camel(group.qualifiedName)) + "Events") }
        if let host = graph.host { add(graph.screens[host].transitions, of: nil, to: &names, graph) }
        add(graph.appTransitions, of: nil, to: &names, graph)
        let isBound = { (module: ModuleID) in module.raw != 0 && graph.isSeparate(module) }
        for screen in graph.screens where screen.flow == nil && !isBound(screen.module) {
            add(screen, to: &names, graph)
        }
    }

    /// The same names as in the module's own set.
    private mutating func add(_ module: ModuleID, _ members: ModuleMembers, of graph: NavGraph) {
        var names = MethodNames()
        for name in Self.appMembers { names.insert(name) }
        names.insert(lowerCamel(graph.text[graph.modules[module].name]))
        for flow in members.flows[module] ?? [] {
            names.insert(lowerCamel(graph.text[graph.flows[flow].name]) + "Router")
        }
        for group in members.groups[module] ?? [] {
            names.insert(lowerCamel(graph.text[graph.groups[group].name]) + "Events")
        }
        for event in members.appEvents[module] ?? [] { names.insert(graph.text[graph.transitions[event].name]) }
        for screen in (members.screens[module] ?? []).map({ graph.screens[$0] }) where screen.flow == nil {
            add(screen.transitions, of: screen.name, to: &names, graph)
        }
    }

    /// What the app's router has besides events and flows' routers.
    private static let appMembers = [
        "window", "factory", "animator", "navigation", "start", "link", "links", "open", "follow", "resolvers", "state",
        "settled", "set", "conditions", "description", "screens", "imports", "testing",
    ]

    func underscores(before id: TransitionID) -> Int { counts[id] ?? 0 }

    private mutating func add(_ screen: Screen, to names: inout MethodNames, _ graph: NavGraph) {
        add(
            screen.transitions, of: graph.isSeparate(screen.module) ? screen.name : screen.qualifiedName, to: &names,
            graph)
    }

    private mutating func add(
        _ transitions: some Sequence<TransitionID>, of owner: Symbol?, to names: inout MethodNames, _ graph: NavGraph
    ) {
        for id in transitions {
            let count = names.insert(graph.text[graph.transitions[id].name], of: owner.map { graph.text[$0] })
            if count > 0 { counts[id] = count }
        }
    }
}

/// The names of methods in one class, so that two screens and events whose names run together differently into the same
/// one (`a` `bC`, `aB` `c`) get two.
private struct MethodNames {
    private var taken: Set<String> = []

    mutating func insert(_ name: String) { taken.insert(name) }

    /// Takes the name of an event's method, `event`, or `ownerEvent` where there is an owner, and tells how many
    /// underscores before `event` make it one that was not there before.
    mutating func insert(_ event: String, of owner: String?) -> Int {
        var name = (head: owner.map { lowerCamelPath($0) } ?? "", tail: owner == nil ? event : upperCamelPath(event))
        var underscores = 0
        while !taken.insert(name.head + name.tail).inserted {
            name.head += "_"
            underscores += 1
        }
        return underscores
    }
}

import NavGraphModel
import NavGraphSyntax

/// The names of the methods that events have in routers.
struct EventMethodNames {
    /// How many underscores tell methods from others whose names would be the same; those with none are left out.
    private var counts: [TransitionID: Int] = [:]

    init(_ graph: NavGraph) {
        for flow in graph.namedFlows.map({ graph.flows[$0] }) {
            var names = MethodNames()
            let isBound = graph.isSeparate(flow.module)
            add(flow.transitions, of: isBound ? flow.name : flow.qualifiedName, to: &names, graph)
            for screen in flow.screens { add(graph.screens[screen], to: &names, graph) }
        }
        for module in graph.modules.ids where module.raw != 0 && graph.isSeparate(module) {
            addModule(module, graph)
        }
        var names = MethodNames()
        for name in Self.appMembers { names.insert(name) }
        for module in graph.modules where !module.swift.module.isEmpty {
            names.insert(lowerCamel(graph.text[module.name]))
        }
        for flow in graph.flows { names.insert(lowerCamel(graph.camel(flow.qualifiedName)) + "Router") }
        if let host = graph.host { add(graph.screens[host].transitions, of: nil, to: &names, graph) }
        add(graph.appTransitions, of: nil, to: &names, graph)
        let isBound = { (module: ModuleID) in module.raw != 0 && graph.isSeparate(module) }
        for screen in graph.screens where screen.flow == nil && !isBound(screen.module) {
            add(screen, to: &names, graph)
        }
    }

    /// The same names as in the module's own set.
    private mutating func addModule(_ module: ModuleID, _ graph: NavGraph) {
        var names = MethodNames()
        for name in Self.appMembers { names.insert(name) }
        names.insert(lowerCamel(graph.text[graph.modules[module].name]))
        for flow in graph.flows where flow.module == module {
            names.insert(lowerCamel(graph.text[flow.name]) + "Router")
        }
        for event in graph.appTransitions where graph.module(of: event) == module {
            names.insert(graph.text[graph.transitions[event].name])
        }
        for screen in graph.screens where screen.flow == nil && screen.module == module {
            add(screen.transitions, of: screen.name, to: &names, graph)
        }
    }

    /// What the app's router has besides events and flows' routers.
    private static let appMembers = [
        "window", "factory", "animator", "navigation", "start", "link", "links", "open", "follow", "resolvers", "state",
        "settled", "set", "conditions", "screens", "imports",
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
            let count = names.insert(graph.transitions[id].name, of: owner, in: graph.text)
            if count > 0 { counts[id] = count }
        }
    }
}

/// The names of methods in one class, so that two screens and events whose names run together differently into the same
/// one (`a` `bC`, `aB` `c`) get two.
private struct MethodNames {
    private var hashes: Set<UInt64> = []

    /// Takes a name that is as it is.
    mutating func insert(_ name: String) { hashes.insert(name.utf8.reduce(Self.start, Self.add)) }

    /// Takes the name of an event's method, `event`, or `ownerEvent` where there is an owner, and tells how many
    /// underscores before `event` make it one that was not there before.
    mutating func insert(_ event: Symbol, of owner: Symbol? = nil, in text: TextPool) -> Int {
        var head = Self.start
        if let owner { head = Self.hash(owner, in: text, from: head, isUpper: false) }
        var underscores = 0
        while true {
            let isNew = hashes.insert(
                owner == nil
                    ? text.withUTF8(of: event) { $0.reduce(head, Self.add) }
                    : Self.hash(event, in: text, from: head, isUpper: true)
            ).inserted
            if isNew { return underscores }
            underscores += 1
            head = Self.add(head, UInt8(ascii: "_"))
        }
    }

    // FNV-1a. Names that have one hash and are two get an underscore that they could do without.
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
    private static func add(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

    /// Of a name as it is spelled in camel case.
    private static func hash(_ name: Symbol, in text: TextPool, from start: UInt64, isUpper: Bool) -> UInt64 {
        text.withUTF8(of: name) { bytes in
            var hash = start
            var (isHead, isUpper) = (true, isUpper)
            for byte in bytes {
                if byte == UInt8(ascii: ".") {
                    (isHead, isUpper) = (true, true)
                    continue
                }
                let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
                hash = add(hash, isHead && isLetter ? isUpper ? byte & ~0x20 : byte | 0x20 : byte)
                isHead = false
            }
            return hash
        }
    }
}

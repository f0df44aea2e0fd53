import NavGraphXML

/// All scenes of all storyboards, and what their controllers are.
struct StoryboardSet {
    /// A scene by its number among those of all files.
    typealias Node = Int

    /// What a reference to a controller means.
    enum Thing: Hashable {
        case node(Node)
        /// What no storyboard has.
        case stub(Stub)
    }
    struct Stub: Hashable {
        var storyboard: String
        var identifier: String?
    }
    enum Role: Equatable {
        case screen
        case stack(Thing)
        case tabs([Thing])
        case columns([Thing])
        /// A placeholder, window, or container around another one.
        case same(Thing)
    }

    let storyboards: [Storyboard]
    let scenes: [Scene]
    let storyboardOf: [Int]
    private(set) var roles: [Role?]
    /// The open questions about a container.
    private(set) var remarks: [Node: [String]] = [:]
    private var isVisiting: Set<Node> = []
    private var nodeOfID: [[String: Node]]
    private var nodeOfIdentifier: [[String: Node]]
    private var byName: [String: [Int]] = [:]

    init(_ storyboards: [Storyboard], report: inout ImportReport) {
        self.storyboards = storyboards
        scenes = storyboards.flatMap(\.scenes)
        storyboardOf = storyboards.indices.flatMap { number in storyboards[number].scenes.map { _ in number } }
        roles = scenes.map { _ in nil }
        nodeOfID = storyboards.map { _ in [:] }
        nodeOfIdentifier = storyboards.map { _ in [:] }
        for (number, storyboard) in storyboards.enumerated() { byName[storyboard.name, default: []].append(number) }
        for (node, scene) in scenes.enumerated() {
            guard let controller = scene.controller else { continue }
            let file = storyboardOf[node]
            nodeOfID[file][controller.id] = nodeOfID[file][controller.id] ?? node
            if let identifier = controller.identifier, !controller.isPlaceholder {
                nodeOfIdentifier[file][identifier] = nodeOfIdentifier[file][identifier] ?? node
            }
        }
        for node in scenes.indices where scenes[node].controller != nil { _ = role(of: node, &report) }
    }

    func controller(_ node: Node) -> Controller? { scenes[node].controller }
    func storyboard(of node: Node) -> Storyboard { storyboards[storyboardOf[node]] }

    func initialNode(of storyboard: Int) -> Node? {
        storyboards[storyboard].initialID.flatMap { nodeOfID[storyboard][$0] }
    }

    /// Whether a scene's controller is itself what its storyboard begins with.
    func isInitial(_ node: Node) -> Bool { initialNode(of: storyboardOf[node]) == node }

    /// The storyboard of a name that is nearest to another one.
    func storyboard(named name: String, from other: Int) -> Int? {
        nearest(byName[name] ?? [], to: storyboards[other].directories) { storyboards[$0].directories }
    }

    func destination(of segue: Segue, from node: Node) -> Node? {
        segue.destination.flatMap { nodeOfID[storyboardOf[node]][$0] }
    }

    /// The element for a controller, after resolving placeholders, windows and containers around containers;
    /// after the roles are known.
    func thing(_ node: Node) -> Thing {
        var node = node
        var seen: Set<Node> = []
        while seen.insert(node).inserted, case .same(let inner)? = roles[node] {
            guard case .node(let next) = inner else { return inner }
            node = next
        }
        return .node(node)
    }

    /// The scene that a thing shows: of a stack its first, as far as storyboards say it.
    func screen(of thing: Thing) -> Node? {
        var thing = thing
        if case .node(let stack) = thing, case .stack(let first)? = roles[stack] { thing = first }
        return if case .node(let shown) = thing { shown } else { nil }
    }

    // MARK: - Roles

    private func relations(_ node: Node, _ names: [String]) -> [Segue] {
        names.flatMap { name in scenes[node].segues.filter { $0.isRelationship && $0.relationship == name } }
    }

    /// `nil` for what is being worked out: a container in itself.
    private mutating func role(of node: Node, _ report: inout ImportReport) -> Role? {
        if let role = roles[node] { return role }
        guard isVisiting.insert(node).inserted else { return nil }
        defer { isVisiting.remove(node) }
        let role = worked(node, &report)
        roles[node] = role
        return role
    }

    private mutating func inner(_ node: Node, _ report: inout ImportReport) -> Thing? {
        guard let role = role(of: node, &report) else { return nil }
        if case .same(let thing) = role { return thing }
        return .node(node)
    }

    private mutating func worked(_ node: Node, _ report: inout ImportReport) -> Role {
        guard let controller = scenes[node].controller else { return .screen }
        if controller.isPlaceholder { return referred(by: node, of: controller, &report) }
        switch controller.element {
        case "navigationController":
            return single(node, segues: relations(node, ["rootViewController"]), isStack: true, &report)
        case "windowController":
            return single(
                node, segues: relations(node, ["window.shadowedContentViewController"]), isStack: false, &report)
        case "tabBarController", "tabViewController":
            let tabs = children(of: node, segues: relations(node, ["viewControllers", "tabItems"]), &report)
            return tabs.isEmpty ? childless(node, &report) : .tabs(tabs)
        case "splitViewController": return columns(node, &report)
        default: return .screen
        }
    }

    private func childless(_ node: Node, _ report: inout ImportReport) -> Role {
        report.add(
            .childrenInCode, "the contents of '\(label(node))' are added by code; it was imported as a screen",
            at: scenes[node].origin)
        return .screen
    }

    private mutating func single(
        _ node: Node, segues: [Segue], isStack: Bool, _ report: inout ImportReport
    ) -> Role {
        guard let segue = segues.first, let child = destination(of: segue, from: node),
            let thing = inner(child, &report)
        else { return childless(node, &report) }
        if !isStack { return .same(thing) }
        guard case .node(let first) = thing, let role = roles[first], role != .screen else { return .stack(thing) }
        report.add(
            .containerInContainer,
            "'\(label(node))' is a stack around a container; import uses only the container",
            at: scenes[node].origin)
        remarks[node, default: []].append("was in a stack")
        return .same(thing)
    }

    /// Tabs or columns: stacks and screens, each once.
    private mutating func children(of node: Node, segues: [Segue], _ report: inout ImportReport) -> [Thing] {
        var things: [Thing] = []
        for segue in segues {
            guard let child = destination(of: segue, from: node), var thing = inner(child, &report) else { continue }
            while case .node(let inside) = thing, let first = firstOfContainer(inside) {
                report.add(
                    .containerInContainer,
                    "'\(label(inside))' is a container in '\(label(node))'; import uses its first child",
                    at: scenes[node].origin)
                remarks[node, default: []].append("the first child of the container '\(label(inside))'")
                thing = first
            }
            if things.contains(thing) {
                report.add(.repeatedChild, "duplicate child of '\(label(node))'; import uses it once", at: segue.origin)
            } else {
                things.append(thing)
            }
        }
        return things
    }

    private func firstOfContainer(_ node: Node) -> Thing? {
        switch roles[node] {
        case .tabs(let things), .columns(let things): things[0]
        default: nil
        }
    }

    private mutating func columns(_ node: Node, _ report: inout ImportReport) -> Role {
        let names = [
            "masterViewController", "primaryViewController", "supplementaryViewController", "splitItems",
            "detailViewController", "secondaryViewController",
        ]
        let things = children(of: node, segues: relations(node, names), &report)
        switch things.count {
        case 0: return childless(node, &report)
        case 1:
            report.add(.columns, "'\(label(node))' has one column; it was imported as a stack", at: scenes[node].origin)
            remarks[node, default: []].append("was a split view with one column")
            guard case .node(let first) = things[0], roles[first] != .screen else { return .stack(things[0]) }
            return .same(things[0])
        case 2, 3: return .columns(things)
        default:
            report.add(
                .columns, "'\(label(node))' has \(things.count) columns; only the first three were imported",
                at: scenes[node].origin)
            remarks[node, default: []].append("had \(things.count) columns")
            return .columns(Array(things.prefix(3)))
        }
    }

    private mutating func referred(by node: Node, of controller: Controller, _ report: inout ImportReport) -> Role {
        let own = storyboardOf[node]
        let found = controller.storyboardName.map { storyboard(named: $0, from: own) } ?? own
        let target = found.flatMap { file in
            controller.referencedIdentifier.map { nodeOfIdentifier[file][$0] } ?? initialNode(of: file)
        }
        if let target, target != node, let thing = inner(target, &report) { return .same(thing) }
        let stub = Stub(
            storyboard: controller.storyboardName ?? storyboards[own].name, identifier: controller.referencedIdentifier)
        let what =
            stub.identifier.map { "scene '\($0)' of storyboard '\(stub.storyboard)'" }
            ?? "initial view controller of storyboard '\(stub.storyboard)'"
        report.add(
            .unresolvedReference, "\(what) not found in the inputs; a screen stands in for it", at: scenes[node].origin)
        return .same(.stub(stub))
    }

    /// What messages call a controller.
    func label(_ node: Node) -> String {
        guard let controller = scenes[node].controller else { return "the menu bar" }
        return controller.identifier ?? controller.userLabel ?? controller.customClass.map(demangled)
            ?? controller.titles.first ?? controller.id
    }
}

import NavGraphSyntax

extension StoryboardImporter {
    /// Finds what nothing but embed segues, and containers that are embedded, leads to: no storyboard begins with it, and
    /// no code can name it. IMPORT 3.
    func findEmbedded() {
        var isReached: Set<Node> = []
        var embedders: [Node: [Node]] = [:]
        var containers: [Node: [Node]] = [:]
        for node in set.scenes.indices {
            guard set.controller(node) != nil else {
                for segue in set.scenes[node].segues {
                    if let inner = innerNode(segue, node) { isReached.insert(inner) }
                }
                continue
            }
            let own = set.thing(node)
            if isNamed(node), case .node(let named) = own { isReached.insert(named) }
            for segue in set.scenes[node].segues {
                guard let inner = innerNode(segue, node), .node(inner) != own else { continue }
                if isEmbedding(segue, node) {
                    if case .node(let host) = own { embedders[inner, default: []].append(host) }
                } else if !segue.isRelationship, segue.kind != "unwind" {
                    isReached.insert(inner)
                }
            }
            for case .node(let child) in children(of: node) { containers[child, default: []].append(node) }
        }
        if case .node(let node)? = entry { isReached.insert(node) }
        var embedded = Set(embedders.keys).union(containers.keys).subtracting(isReached)
        while true {
            // First what a container that stands has; what then has no host stands by itself.
            var standing = embedded.filter { node in (containers[node] ?? []).contains { !embedded.contains($0) } }
            if standing.isEmpty {
                standing = embedded.filter {
                    hosts(of: $0, embedders: embedders, containers: containers, embedded: embedded).isEmpty
                }
            }
            if standing.isEmpty { break }
            embedded.subtract(standing)
        }
        for node in embedded {
            hosts[node] = hosts(of: node, embedders: embedders, containers: containers, embedded: embedded)
        }
        // An embedded stack is its first screen, whatever else leads to that.
        for node in embedded.sorted() {
            if case .stack(.node(let first))? = set.roles[node], !embedded.contains(first) {
                hostsOfStack[first, default: []] += hosts[node] ?? []
            }
        }
    }

    /// Whether a storyboard begins with a controller, or code can name it.
    private func isNamed(_ node: Node) -> Bool {
        guard let controller = set.controller(node), !controller.isPlaceholder else { return false }
        return controller.identifier != nil || set.isInitial(node)
    }

    /// A relationship that does not belong to a container shows its controller as a separate part, like an embed segue.
    func isEmbedding(_ segue: Segue, _ node: Node) -> Bool {
        segue.isEmbed
            || segue.isRelationship && set.roles[node] == .screen
                && !containerElements.contains(set.controller(node)?.element ?? "")
    }

    private func hosts(
        of node: Node, embedders: [Node: [Node]], containers: [Node: [Node]], embedded: Set<Node>
    ) -> [Node] {
        let around = reachable(from: [node]) { inner in
            guard embedded.contains(inner) else { return [] }
            return (embedders[inner] ?? []) + (containers[inner] ?? []).filter(embedded.contains)
        }
        return around.filter { !embedded.contains($0) }.sorted()
    }

    func innerNode(_ segue: Segue, _ node: Node) -> Node? {
        guard let destination = set.destination(of: segue, from: node), case .node(let inner) = set.thing(destination)
        else { return nil }
        return inner
    }

    /// What a container shows first.
    func children(of node: Node) -> [Thing] {
        switch set.roles[node] {
        case .stack(let thing): [thing]
        case .tabs(let things), .columns(let things): things
        default: []
        }
    }

    // MARK: - Screens and flows

    /// Makes a screen of each scene that is one, then of what is referred to and not there, then of xibs; then flows.
    func makeElements() {
        let nodes = set.scenes.indices.filter { set.controller($0) != nil && hosts[$0] == nil }
        for node in nodes where set.roles[node] == .screen {
            add(DraftScreen(origin: set.scenes[node].origin), node, for: .node(node))
        }
        for stub in usedStubs(nodes) {
            var screen = DraftScreen()
            screen.source = .storyboard(stub.storyboard, id: stub.identifier)
            screen.comments = ["import: scene not found in the inputs"]
            add(screen, nil, for: .stub(stub))
        }
        for xib in xibs {
            var screen = DraftScreen(origin: xib.origin)
            screen.source = .xib(xib.name == xib.type ? nil : xib.name)
            add(screen, nil, for: nil)
        }
        let containers = nodes.filter { !children(of: $0).isEmpty }
        for (number, node) in containers.enumerated() { targets[.node(node)] = .flow(number) }
        for node in containers {
            let things = children(of: node).compactMap { targets[$0] }
            let kind: DraftFlow.Kind
            switch (set.roles[node], things.first) {
            case (.stack, .screen(let start)?): kind = .stack(start: start)
            case (.columns, _): kind = .columns(things)
            default: kind = .tabs(things)
            }
            draft.flows.append(DraftFlow(kind: kind, origin: set.scenes[node].origin))
            nodeOfFlow.append(node)
        }
    }

    private func add(_ screen: DraftScreen, _ node: Node?, for thing: Thing?) {
        if let thing { targets[thing] = .screen(draft.screens.count) }
        draft.screens.append(screen)
        nodeOfScreen.append(node)
    }

    /// What no storyboard has, and more than an embed segue names.
    private func usedStubs(_ nodes: [Node]) -> [StoryboardSet.Stub] {
        var stubs: Set<StoryboardSet.Stub> = []
        for node in nodes { for case .stub(let stub) in children(of: node) { stubs.insert(stub) } }
        for node in set.scenes.indices {
            for segue in set.scenes[node].segues where !segue.isRelationship && !segue.isEmbed {
                if let destination = set.destination(of: segue, from: node),
                    case .stub(let stub) = set.thing(destination)
                {
                    stubs.insert(stub)
                }
            }
        }
        if case .stub(let stub)? = entry { stubs.insert(stub) }
        return stubs.sorted { ($0.identifier ?? "", $0.storyboard) < ($1.identifier ?? "", $1.storyboard) }
    }
}

/// The elements whose relationships are what they contain.
let containerElements: Set = [
    "navigationController", "tabBarController", "tabViewController", "splitViewController", "windowController",
]

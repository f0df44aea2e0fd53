import NavGraphModel
import NavGraphXML

extension AndroidImporter {
    /// Makes a screen of each destination, then of ids that no file has; a flow of each graph with a first one.
    func makeElements() {
        var names = NameRegistry(isForbidden: ForbiddenNames(app: draft.app, classes: []).contains)
        for destination in destinations {
            var screen = DraftScreen(origin: destination.origin)
            let parts = destination.className?.split(whereSeparator: { ".$\\".contains($0) }) ?? []
            let candidates = [destination.id, parts.last.map(String.init)].compactMap { text in
                text.flatMap { NamedKind.screen.name(Stem.words(of: $0, less: Stem.ofDestinations)) }
            }
            screen.name = names.take(candidates.isEmpty ? ["screen"] : candidates)
            screen.title = title(destination.label, name: screen.name)
            if let name = destination.className { screen.comments = [name] }
            draft.screens.append(screen)
        }
        for id in stubs() {
            let name = NamedKind.screen.name(Stem.words(of: id, less: Stem.ofDestinations))
            screenOfStub[id] = draft.screens.count
            draft.screens.append(
                DraftScreen(
                    name: names.take([name ?? "screen"]), comments: ["import: destination not found in the inputs"]))
        }
        for (number, graph) in graphs.enumerated() {
            guard let start = starts[number].flatMap(screen) else {
                report.add(.emptyGraph, "a navigation graph without destinations was not imported", at: graph.origin)
                flowOfGraph.append(nil)
                continue
            }
            var flow = DraftFlow(kind: .stack(start: start), origin: graph.origin)
            // A nested graph is not what its file is called.
            let texts = [graph.id, graph.parent == nil ? files[graph.file].name : nil]
            let candidates =
                texts.compactMap { text in
                    text.flatMap { NamedKind.flow.name(Stem.words(of: $0, less: Stem.ofGraphs)) }
                } + ["main"]
            flow.name = names.take(candidates.flatMap { [$0, $0 + "Flow"] })
            flow.title = title(graph.label, name: flow.name)
            flowOfGraph.append(draft.flows.count)
            draft.flows.append(flow)
        }
        for (number, destination) in destinations.enumerated() {
            draft.screens[number].owner = flowOfGraph[destination.graph]
        }
    }

    /// A literal label of several words.
    private func title(_ label: String?, name: String) -> String? {
        guard let label, !label.hasPrefix("@"), label.contains(" "), label != spaced(name) else { return nil }
        return label
    }

    /// The ids of starts and actions that no file has, in order.
    private func stubs() -> [String] {
        var found: Set<String> = []
        func look(_ id: String?, in graph: Int, _ origin: Origin) {
            guard let id, case .stub = ids.meaning(of: id, in: graph, self) else { return }
            found.insert(id)
            report.add(
                .unresolvedDestination, "destination '\(id)' not found in the inputs; a screen stands in for it",
                at: origin)
        }
        func lookAt(_ actions: [XMLElement], in graph: Int) {
            for action in actions {
                look(resourceName(action["destination"]), in: graph, place(of: action, in: graphs[graph].origin.file))
            }
        }
        for (number, graph) in graphs.enumerated() {
            look(graph.startID, in: number, graph.origin)
            lookAt(graph.actions, in: number)
        }
        for destination in destinations { lookAt(destination.actions, in: destination.graph) }
        return found.sorted()
    }

    func place(of element: XMLElement, in file: Int) -> Origin {
        Origin(element, in: file, id: resourceName(element["id"]) ?? "")
    }

    /// The pushed and presented destinations, with the presenter of each dialog.
    func findOpeners() {
        func add(_ actions: [XMLElement], in graph: Int, from sources: [Int]) {
            for action in actions {
                guard let id = resourceName(action["destination"]),
                    case .destination(let target) = ids.meaning(of: id, in: graph, self),
                    destinations[target].kind == .dialog
                else { continue }
                openers[target, default: []].formUnion(sources)
            }
        }
        for (number, destination) in destinations.enumerated() {
            add(destination.actions, in: destination.graph, from: [number])
        }
        for graph in graphs.indices where !graphs[graph].actions.isEmpty {
            let inside = Set(family(of: graph))
            add(
                graphs[graph].actions, in: graph,
                from: destinations.indices.filter { inside.contains(destinations[$0].graph) })
        }
    }

    func kind(of meaning: Meaning?) -> AndroidDestination.Kind? {
        if case .destination(let number)? = meaning { destinations[number].kind } else { nil }
    }
}

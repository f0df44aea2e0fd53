import NavGraphModel
import NavGraphSyntax

/// Who owns what: nested boxes of the app, its tabs, the flows that only they open, and screens. A flow that several
/// open stands beside them, with a dashed line from each.
func ownershipPicture(_ contents: DiagramContents, _ options: DiagramOptions) -> PagePicture {
    let graph = contents.graph
    let owners = Owners(contents)
    // Then each flow shows the number of its screens.
    let isLarge = graph.namedScreens.count > 300
    let writer = DOTWriter(
        contents, Picture(contents, edges: [], always: [], exitRows: .never) { $0 }, marks: options.marks,
        previews: options.previews, isForPage: options.isForPage)
    var parts: [String: PagePart] = [:]
    func line(of node: DiagramNode) -> DOTText {
        parts[writer.id(of: node)] = writer.pagePart(of: node)
        return writer.line(of: node)
    }
    let source = writer.write {
        var nested: [FlowID: [FlowID]] = [:]
        for flow in graph.flows.ids { if let owner = owners.owner[flow] { nested[owner, default: []].append(flow) } }
        func box(_ flow: FlowID, depth: Int) {
            let value = graph.flows[flow]
            writer.block("subgraph \(writer.cluster(flow)) {") {
                let fill: DOTText = depth % 2 == 0 ? "#F6F8FA" : "#ECF0F4"
                let look: DOTText =
                    ##"style="\##(options.isForPage ? "" : "rounded,")filled", fillcolor="\##(fill)", color="#8C959F", labeljust=l, margin=10"##
                writer.line("graph [\(look), label=\(writer.boxLabel(flow))\(writer.pageID(box: flow))];")
                parts["b\(flow.index)"] = writer.pagePart(ofBox: flow)
                // Where lines to and from the box end.
                let anchor = writer.name(of: .flowEvents(flow))
                if isLarge {
                    let count = writer.counted(value.screens.count, "screen")
                    let look = writer.pageLook(of: .flowEvents(flow))
                    writer.line("\(anchor) [shape=plaintext, style=\"\", label=\"\(count)\"\(look)];")
                    parts[writer.id(of: .flowEvents(flow))] = PagePart(kind: "flow")
                } else {
                    writer.line("\(anchor) [shape=point, style=invis, width=0.01];")
                }
                for screen in isLarge ? IDRange() : value.screens { writer.line(line(of: .screen(screen))) }
                // In rows of a few, from left to right.
                for (number, pair) in zip(value.screens, value.screens.dropFirst()).enumerated()
                where !isLarge && number % 4 < 3 {
                    let ends = [pair.0, pair.1].map { writer.name(of: .screen($0)) }.joined(by: " -> ")
                    writer.line("\(ends) [style=invis];")
                }
                for inner in nested[flow] ?? [] { box(inner, depth: depth + 1) }
            }
        }
        for screen in graph.screens.ids where graph.screens[screen].flow == nil {
            writer.line(line(of: .screen(screen)))
        }
        for flow in graph.flows.ids where owners.owner[flow] == nil { box(flow, depth: 0) }
        for (flow, openers) in owners.shared.sorted(by: { $0.key < $1.key }) {
            for opener in openers {
                let tail = writer.name(of: .flowEvents(opener))
                let ends: DOTText = "\(tail) -> \(writer.name(of: .flowEvents(flow)))"
                let boxes: DOTText = "ltail=\(writer.cluster(opener)), lhead=\(writer.cluster(flow))"
                let id = writer.pageID(arrow: parts.count)
                writer.line(
                    "\(ends) [style=dashed, arrowhead=none, constraint=false, color=\"#57606A\", \(boxes)\(id)];")
                parts[writer.id(ofArrow: parts.count)] = PagePart(kind: "pop")
            }
        }
    }
    return PagePicture(name: "", title: "Ownership", source: source, parts: parts)
}

/// For each flow the one in whose box it stands: the tabs or columns that name it, or the only one that opens it.
private struct Owners {
    private(set) var owner: [FlowID: FlowID] = [:]
    /// The flows that several open, and who.
    private(set) var shared: [FlowID: [FlowID]] = [:]

    init(_ contents: DiagramContents) {
        let graph = contents.graph
        var openers: [FlowID: Set<FlowID>] = [:]
        for edge in contents.edges {
            guard [.push, .present, .root, .replace, .show].contains(edge.kind), let tail = graph.flow(of: edge.tail),
                let head = graph.flow(of: edge.head), tail != head
            else { continue }
            openers[head, default: []].insert(tail)
        }
        for flow in graph.flows.ids {
            if let parent = graph.flowsNamingFlow[flow]?.first {
                owner[flow] = parent
            } else if let all = openers[flow], all.count == 1, let only = all.first {
                if !leads(from: only, to: flow) { owner[flow] = only }
            } else if let all = openers[flow] {
                shared[flow] = all.sorted()
            }
        }
    }

    /// Whether the boxes around a flow have another among them.
    private func leads(from start: FlowID, to flow: FlowID) -> Bool {
        sequence(first: start) { owner[$0] }.contains(flow)
    }
}

import NavGraphChanges
import NavGraphModel

/// What only the old of two graphs has, drawn into a picture of the new one.
final class Guests {
    /// Writes into the picture of the new graph.
    let writer: DOTWriter
    /// In no box of the new picture.
    var loose: [DiagramNode] = []
    /// By the box of the new picture in which they stand.
    var boxed: [FlowID: [DiagramNode]] = [:]
    /// Arrows by their number in the old picture.
    var arrows: [(number: Int, arrow: Picture.Arrow)] = []
    /// Exit rows, and entry rows, by the node of the new picture that has them.
    var rows: [DiagramNode: DOTText] = [:]
    var entries: [DiagramNode: DOTText] = [:]
    /// Lines of arrows that the new picture also has, by their first edge there.
    var lines: [Int: [DOTText]] = [:]

    init(_ writer: DOTWriter) { self.writer = writer }
}

/// The pictures of a page that shows two graphs: those of the new one, with what the old one alone has, and of each flow
/// that is gone. What changed is marked.
package func pagePictures(
    from old: NavGraph, to new: NavGraph, _ changes: GraphChanges, options: DiagramOptions
) -> [PagePicture] {
    let pages = ChangePages(from: old, to: new, changes, options)
    let isOverview = options.isOverview(of: new)
    var result = [
        pages.page(
            "map", title: isOverview ? "Overview" : "Map",
            isOverview ? .overview(pages.after.contents, isApart: true) : .whole(pages.after.contents),
            beside: isOverview ? .overview(pages.before.contents, isApart: true) : .whole(pages.before.contents))
    ]
    let newEdges = pages.after.contents.edgesByFlow(), oldEdges = pages.before.contents.edgesByFlow()
    let oldFlows = Dictionary(old.namedFlows.map { (pages.before.words.name($0), $0) }) { a, _ in a }
    for flow in new.namedFlows {
        result.append(
            pages.page(
                new.name(of: flow), title: cleaned(new.title(of: flow)),
                .flow(flow, of: pages.after.contents, edges: newEdges[flow.index]),
                beside: oldFlows[new.name(of: flow)].map {
                    .flow($0, of: pages.before.contents, edges: oldEdges[$0.index])
                }, of: flow))
    }
    let names = Set(new.namedFlows.map { new.name(of: $0) })
    for flow in old.namedFlows where !names.contains(pages.before.words.name(flow)) {
        let picture = Picture.flow(flow, of: pages.before.contents, edges: oldEdges[flow.index])
        result.append(pages.gone(old.name(of: flow), title: cleaned(old.title(of: flow)), picture, of: flow))
    }
    func hasLoose(_ graph: NavGraph) -> Bool { graph.namedScreens.contains { graph.firstFlow(around: $0) == nil } }
    if isOverview, hasLoose(new) || hasLoose(old) {
        result.append(
            pages.page(
                "-", title: "In no flow", .outsideFlows(of: pages.after.contents),
                beside: .outsideFlows(of: pages.before.contents)))
    }
    if isOverview, new.isShownWhole {
        result.append(
            pages.page("all", title: "Whole", .whole(pages.after.contents), beside: .whole(pages.before.contents)))
    }
    return result
}

private struct ChangePages {
    let before, after: MarkedSide
    let marks: ChangeMarks
    let lines: (before: LineMarks, after: LineMarks)
    let options: DiagramOptions

    init(from old: NavGraph, to new: NavGraph, _ changes: GraphChanges, _ options: DiagramOptions) {
        before = MarkedSide(old, changes.renaming)
        after = MarkedSide(new, Renaming())
        marks = ChangeMarks(from: old, to: new, changes)
        lines = LineMarks.both(before, after)
        self.options = options
    }

    /// A picture of the new graph, with what that of the old one has alone.
    func page(
        _ name: String, title: String, _ picture: Picture, beside other: Picture?, of flow: FlowID? = nil
    ) -> PagePicture {
        var writer = DOTWriter(
            after.contents, picture, title: flow, marks: options.marks, previews: options.previews, isForPage: true)
        writer.became = lines.after
        var parts: [String: PagePart] = [:]
        if let other {
            let guests = guests(other, in: writer)
            writer.guests = guests
            parts = guests.writer.pageParts()
            mark(&parts, of: guests.writer, before, beside: after, absent: .removed, in: writer.picture)
        }
        var own = writer.pageParts()
        mark(&own, of: writer, after, beside: before, absent: .added, in: other)
        parts.merge(own) { _, new in new }
        return PagePicture(name: name, title: title, source: writer.write(), parts: parts)
    }

    func gone(_ name: String, title: String, _ picture: Picture, of flow: FlowID) -> PagePicture {
        var writer = DOTWriter(before.contents, picture, title: flow, isForPage: true)
        writer.became = lines.before
        var parts = writer.pageParts()
        mark(&parts, of: writer, before, beside: after, absent: .removed, in: nil)
        return PagePicture(name: name, title: title, source: writer.write(), parts: parts)
    }

    private func guests(_ picture: Picture, in writer: DOTWriter) -> Guests {
        let nodes = Dictionary(writer.picture.nodes.map { (after.words.key(of: $0), $0) }) { a, _ in a }
        let there = after.arrows(of: writer.picture)
        let gone = picture.arrows.enumerated().filter {
            before.areGone($0.element.edges, in: after) && !there.contains(before.key(of: $0.element))
        }
        let ends = Set(gone.flatMap { [$0.element.tail, $0.element.head] })
        let wanted = picture.nodes.filter { node in
            let key = before.words.key(of: node)
            return nodes[key] == nil && (ends.contains(node) || !after.nodes.contains(key))
        }
        var names: [DiagramNode: DOTText] = [:]
        for node in picture.nodes { names[node] = nodes[before.words.key(of: node)].map { writer.name(of: $0) } }
        var guest = DOTWriter(before.contents, picture, asGuestOf: writer, names: names)
        guest.became = lines.before
        let guests = Guests(guest)
        let firsts = Dictionary(writer.picture.arrows.map { (after.key(of: $0), $0.edges[0]) }) { a, _ in a }
        for arrow in picture.arrows {
            guard let first = firsts[before.key(of: arrow)] else { continue }
            let edges = arrow.edges.filter { lines.before.signs[$0] == "−" }
            guests.lines[first] = edges.map(guest.markedText).filter { !$0.isEmpty }
        }
        guests.arrows = gone.map { ($0.offset, $0.element) }
        let flows = Dictionary(after.words.graph.namedFlows.map { (after.words.name($0), $0) }) { a, _ in a }
        let boxes = Set(writer.picture.nodes.compactMap { after.words.graph.flow(of: $0) })
        for node in wanted {
            let flow = before.words.graph.flow(of: node).flatMap { flows[before.words.name($0)] }
            if let flow, boxes.contains(flow), !writer.picture.isOverview {
                guests.boxed[flow, default: []].append(node)
            } else {
                guests.loose.append(node)
            }
        }
        for (node, exits) in picture.exits {
            guard let owner = nodes[before.words.key(of: node)] else { continue }
            let rows = exits.indices.filter { before.areGone(exits[$0].edges, in: after) }
            if !rows.isEmpty { guests.rows[owner] = guests.writer.exitRows(of: node, rows) }
        }
        for (node, entries) in picture.entries {
            guard let owner = nodes[before.words.key(of: node)] else { continue }
            let rows = entries.indices.prefix(DOTWriter.mostEntries).filter {
                before.areGone(entries[$0].edges, in: after)
            }
            if !rows.isEmpty { guests.entries[owner] = guests.writer.entryRows(of: node, rows) }
        }
        return guests
    }

    /// Marks each part with its change. `absent`: for parts that the other graph lacks. An arrow that `picture` also has is one
    /// that changed.
    private func mark(
        _ parts: inout [String: PagePart], of writer: DOTWriter, _ side: MarkedSide, beside other: MarkedSide,
        absent: ChangePicture.Status, in picture: Picture?
    ) {
        let there = other.arrows(of: picture)
        func status(_ edges: [Int]) -> ChangePicture.Status {
            side.status(of: edges, beside: other, marks, absent: absent)
        }
        for node in writer.picture.nodes {
            let key = side.words.key(of: node)
            parts[writer.id(of: node)]?.status = other.nodes.contains(key) ? marks.status(of: key) : absent
            for (index, exit) in (writer.picture.exits[node] ?? []).enumerated() {
                parts[writer.id(ofExit: index, of: node)]?.status = status(exit.edges)
            }
            for (index, entry) in (writer.picture.entries[node] ?? []).enumerated() {
                parts[writer.id(ofEntry: index, of: node)]?.status = status(entry.edges)
            }
        }
        for flow in side.words.graph.namedFlows {
            let name = side.words.name(flow)
            parts["b\(flow.index)"]?.status =
                other.nodes.contains("flow:\(name)") ? marks.status(of: "container:\(name)") : absent
        }
        for (index, arrow) in writer.picture.arrows.enumerated() {
            let status = status(arrow.edges)
            let isThere = status == absent && there.contains(side.key(of: arrow))
            parts[writer.id(ofArrow: index)]?.status = isThere ? .changed : status
        }
    }
}

import NavGraphChanges
import NavGraphModel

/// What became of the nodes and arrows of two graphs, for pictures that show both. PAGE 7, DIFF 9.
struct ChangeMarks {
    struct Arrow: Hashable {
        var tail, head: String
        var kind: DiagramEdge.Kind
    }

    private var elements: [String: ChangePicture.Status] = [:]
    private var arrows: [Arrow: ChangePicture.Status] = [:]
    private var touched: Set<String> = []

    init(from old: NavGraph, to new: NavGraph, _ changes: GraphChanges) {
        for change in changes.changes { elements[change.element.subject] = change.status }
        // A screen, flow or group with a changed transition is marked as changed.
        for change in changes.changes where change.element.kind == .transition {
            for kind in ["screen", "events", "group"] {
                let node = "\(kind):\(change.element.owner ?? "")"
                if elements[node] == nil { elements[node] = .changed }
            }
        }
        let picture = ChangePicture(from: old, to: new, changes, isWhole: true)
        for arrow in picture.arrows {
            arrows[Arrow(tail: arrow.tail, head: arrow.head, kind: arrow.kind)] = arrow.status
        }
        touched = Set(picture.nodes.values.filter { $0.status != .same }.compactMap(\.flow))
        for arrow in picture.arrows where arrow.status != .same {
            if let flow = picture.nodes[arrow.tail]?.flow { touched.insert(flow) }
        }
    }

    /// Of a node by its key; of the node of a whole flow also whether something in it changed.
    func status(of key: String) -> ChangePicture.Status {
        if key.hasPrefix("container:") { return elements["flow:" + key.dropFirst(10)] ?? .same }
        if let status = elements[key] { return status }
        return key.hasPrefix("flow:") && touched.contains(String(key.dropFirst(5))) ? .changed : .same
    }

    /// Of an arrow that both graphs have.
    func status(of arrow: Arrow) -> ChangePicture.Status { arrows[arrow] ?? .same }
}

extension GraphChange {
    package var status: ChangePicture.Status {
        switch kind {
        case .added: .added
        case .removed: .removed
        case .changed, .moved, .renamed: .changed
        }
    }
}

/// One of two graphs whose pictures are drawn as one.
struct MarkedSide {
    let contents: DiagramContents
    let words: ElementWords
    let keys: [ChangeMarks.Arrow]
    let nodes: Set<String>
    let arrows: Set<ChangeMarks.Arrow>

    init(_ graph: NavGraph, _ renaming: Renaming) {
        contents = DiagramContents(graph)
        let words = ElementWords(graph: graph, renaming: renaming)
        self.words = words
        keys = contents.edges.map {
            ChangeMarks.Arrow(tail: words.key(of: $0.tail), head: words.key(of: $0.head), kind: $0.kind)
        }
        arrows = Set(keys)
        nodes = Set(graph.diagramNodes.map(words.key))
    }

    /// What became of an arrow or row that stands for some edges. `absent`: of those that the other graph lacks.
    func status(of edges: [Int], beside other: MarkedSide, _ marks: ChangeMarks, absent: ChangePicture.Status)
        -> ChangePicture.Status
    {
        let all = Set(edges.map { other.arrows.contains(keys[$0]) ? marks.status(of: keys[$0]) : absent })
        return all.count == 1 ? all.first ?? .changed : .changed
    }

    /// Whether the other graph has none of some edges.
    func areGone(_ edges: [Int], in other: MarkedSide) -> Bool {
        edges.allSatisfy { !other.arrows.contains(keys[$0]) }
    }

    /// An arrow as a picture has it, whose nodes may stand for others.
    func key(of arrow: Picture.Arrow) -> ChangeMarks.Arrow {
        ChangeMarks.Arrow(
            tail: words.key(of: arrow.tail), head: words.key(of: arrow.head), kind: contents.edges[arrow.edges[0]].kind)
    }

    func arrows(of picture: Picture?) -> Set<ChangeMarks.Arrow> { Set((picture?.arrows ?? []).map(key)) }
}

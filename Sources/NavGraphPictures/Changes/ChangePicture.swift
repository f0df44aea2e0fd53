import NavGraphChanges
import NavGraphModel

/// Both graphs in one picture: what changed and what it touches, with what became of it. DIFF 9.
package struct ChangePicture: Sendable {
    package enum Status: Int, Sendable { case added, removed, changed, same }

    struct Node: Sendable {
        var title: String
        /// The flow in whose box it stands, by name; `nil`: none.
        var flow: String?
        var status = Status.same
    }
    struct Box: Sendable {
        var title: String
        var status = Status.same
    }
    struct Line: Sendable, Equatable {
        var text: String
        var status: Status
    }
    /// All that leads from one node to another in one way.
    struct Arrow: Sendable {
        var tail: String
        var head: String
        var kind: DiagramEdge.Kind
        var isHandled: Bool
        var lines: [Line]

        var status: Status {
            let first = lines[0].status
            return lines.allSatisfy { $0.status == first } ? first : .changed
        }
        /// Whether it is drawn dotted, whatever it is: all that is gone.
        var isFaint: Bool { isHandled || status == .removed }
    }

    /// By key, in order: the new graph's, then what only the old one has.
    private(set) var order: [String] = []
    private(set) var nodes: [String: Node] = [:]
    private(set) var boxOrder: [String] = []
    private(set) var boxes: [String: Box] = [:]
    /// By tail; of one tail added ones first, then removed, changed, same.
    private(set) var arrows: [Arrow] = []
    /// How many arrows and nodes that changed are left out.
    package private(set) var notDrawn = 0

    /// How much a picture in Mermaid has.
    package static let mostNodes = 40
    package static let mostArrows = 60

    package var isEmpty: Bool { arrows.isEmpty && order.isEmpty }

    /// `isWhole`: also draw unchanged elements. `isLimited`: draw no more than Mermaid can.
    package init(
        from old: NavGraph, to new: NavGraph, _ changes: GraphChanges, isWhole: Bool = false, isLimited: Bool = false
    ) {
        var statuses: [String: Status] = [:]
        for change in changes.changes { statuses[change.element.subject] = change.status }
        func status(of key: String) -> Status {
            statuses[key.hasPrefix("container:") ? "flow:" + key.dropFirst(10) : key] ?? .same
        }
        let before = PictureSide(old, changes.renaming)
        let after = PictureSide(new, Renaming())
        for name in after.flowOrder + before.flowOrder.filter({ after.flows[$0] == nil }) {
            boxOrder.append(name)
            boxes[name] = Box(
                title: after.flows[name] ?? before.flows[name] ?? name, status: statuses["flow:\(name)"] ?? .same)
        }
        let present = Set(after.nodes.map(\.key))
        let known = after.nodes + before.nodes.filter { !present.contains($0.key) && status(of: $0.key) == .removed }
        let keys = Set(known.map(\.key))
        let all = Self.arrows(before, after, matched: AlternativeMatches(from: old, to: new, changes.renaming)).filter {
            keys.contains($0.tail) && keys.contains($0.head)
        }
        var wanted: Set<String> = []
        var room = isLimited ? Self.mostArrows : Int.max
        let most = isLimited ? Self.mostNodes : Int.max
        for arrow in all where arrow.status != .same {
            let ends = wanted.union([arrow.tail, arrow.head])
            if room == 0 || ends.count > most {
                notDrawn += 1
                continue
            }
            (wanted, room) = (ends, room - 1)
            arrows.append(arrow)
        }
        for (key, _) in known where isWhole || key.hasPrefix("screen:") && status(of: key) != .same {
            if wanted.contains(key) { continue }
            if wanted.count >= most { notDrawn += 1 } else { wanted.insert(key) }
        }
        for arrow in all where arrow.status == .same && room > 0 {
            let ends = [arrow.tail, arrow.head]
            guard isWhole || ends.allSatisfy({ wanted.contains($0) && status(of: $0) != .same }) else { continue }
            arrows.append(arrow)
            room -= 1
        }
        for (key, node) in known where wanted.contains(key) && nodes[key] == nil {
            order.append(key)
            nodes[key] = Node(title: node.title, flow: node.flow, status: status(of: key))
        }
        arrange()
    }

    /// Nodes in the order of their boxes, arrows in that of their tails.
    private mutating func arrange() {
        let place = Dictionary(boxOrder.enumerated().map { ($1, $0) }) { a, _ in a }
        let boxNumbers = order.map { flow(of: $0).flatMap { place[$0] } ?? -1 }
        order = order.enumerated().sorted { a, b in
            (boxNumbers[a.offset], a.offset) < (boxNumbers[b.offset], b.offset)
        }.map(\.element)
        let number = Dictionary(order.enumerated().map { ($1, $0) }) { a, _ in a }
        arrows = arrows.enumerated().sorted { a, b in
            let (x, y) = (number[a.element.tail] ?? 0, number[b.element.tail] ?? 0)
            return (x, a.element.status.rawValue, a.offset) < (y, b.element.status.rawValue, b.offset)
        }.map(\.element)
    }

    /// Every arrow of either graph, those of one tail, head and kind as one.
    private static func arrows(
        _ before: PictureSide, _ after: PictureSide, matched matches: AlternativeMatches
    ) -> [Arrow] {
        struct Key: Hashable {
            var tail, head: String
            var kind: DiagramEdge.Kind
        }
        var places: [Key: Int] = [:]
        var result: [Arrow] = []
        func add(_ arrow: PictureSide.Arrow, _ status: Status, while condition: String = "") {
            let key = Key(tail: arrow.tail, head: arrow.head, kind: arrow.kind)
            let line = Line(text: arrow.label + (condition.isEmpty ? "" : " \(condition)"), status: status)
            guard let index = places[key] else {
                places[key] = result.count
                result.append(
                    Arrow(
                        tail: arrow.tail, head: arrow.head, kind: arrow.kind, isHandled: arrow.isHandled, lines: [line])
                )
                return
            }
            if !result[index].lines.contains(line) { result[index].lines.append(line) }
            result[index].isHandled = result[index].isHandled && arrow.isHandled
        }
        func named(_ arrow: PictureSide.Arrow) -> String { "\(arrow.kind) \(arrow.tail) \(arrow.head)" }
        let oldHeads = Dictionary(before.arrows.map { ($0.alternative, $0.head) }) { a, _ in a }
        let newHeads = Dictionary(after.arrows.map { ($0.alternative, $0.head) }) { a, _ in a }
        let (oldNames, newNames) = (Set(before.arrows.map(named)), Set(after.arrows.map(named)))
        for arrow in after.arrows {
            guard let match = matches.new[arrow.alternative] else {
                add(arrow, oldNames.contains(named(arrow)) ? .same : .added)
                continue
            }
            let stays = match.other.map { oldHeads[$0] == arrow.head } ?? false
            let now =
                match.label.contains(" → ") && !stays
                ? "[\(match.label.split(separator: " → ").last ?? "")" : match.label
            add(arrow, stays ? match.isSame ? .same : .changed : .added, while: now)
        }
        for arrow in before.arrows {
            guard let match = matches.old[arrow.alternative] else {
                if !newNames.contains(named(arrow)) { add(arrow, .removed) }
                continue
            }
            if match.isNested || match.other.map({ newHeads[$0] == arrow.head }) ?? false { continue }
            add(arrow, .removed, while: match.label)
        }
        return result
    }
}

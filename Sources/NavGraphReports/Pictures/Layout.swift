/// Where Graphviz has put nodes, arrows and labels.
///
/// It keeps them apart, but not always where boxes are: then labels of arrows that come from elsewhere lie on each other, and
/// an arrow may pass through a node.
struct Layout {
    private var nodes: [Area] = []
    private var labels: [(edge: String, area: Area)] = []
    private var curves: [[Point]] = []
    /// From the top of the picture to its end.
    private var heights = 0.0...0.0

    /// O(length).
    init(_ svg: String) {
        var scanner = TagScanner(svg)
        var (edge, isNode) = ("", false)
        while let tag = scanner.next() {
            switch tag.name {
            case "svg" where !tag.isEnd:
                let size = points(tag["viewBox"] ?? "").last
                heights = 0...max(size?.y ?? 0, 0)
            case "g" where tag["class"] == "graph":
                // What is drawn has the end of the picture as its origin.
                let place = tag["transform"]?.split(separator: "translate").last.flatMap { points(String($0)).first }
                let down = tag["transform"] == nil ? 0 : place?.y ?? 0
                heights = heights.lowerBound - down...heights.upperBound - down
            case "g" where tag["class"] != nil:
                edge = tag["class"] == "edge" ? tag["id"] ?? "" : ""
                isNode = tag["class"] == "node"
            case "polygon" where isNode:
                // The first is the outline.
                if let area = Area(tag) { nodes.append(area) }
                isNode = false
            case "polygon" where !edge.isEmpty && tag["fill"] == "#fefefe":
                if let area = Area(tag) { labels.append((edge, area)) }
            case "path" where !edge.isEmpty: curves.append(points(tag["d"] ?? ""))
            default: break
            }
        }
    }

    /// How far down the labels of arrows are moved so that none lies on another, or on a node: as little as suffices, and within
    /// the picture. Empty where no label does. O(labels · (labels + nodes)), and as many times the height for those that are moved.
    func shifts() -> [String: Double] {
        var shifts: [String: Double] = [:]
        var placed = labels
        for (number, label) in labels.enumerated() {
            func isFree(_ area: Area) -> Bool {
                !nodes.contains { $0.meets(area) }
                    && !placed.indices.contains { $0 != number && placed[$0].area.meets(area) }
            }
            if isFree(label.area) { continue }
            let height = heights.upperBound - heights.lowerBound
            let ways = stride(from: 4.0, through: height, by: 4).lazy.flatMap { [$0, -$0] }
            let way = ways.first { way in
                let area = label.area.moved(down: way)
                return heights.contains(area.top) && heights.contains(area.bottom) && isFree(area)
            }
            guard let way else { continue }
            placed[number].area = label.area.moved(down: way)
            shifts[label.edge] = way
        }
        return shifts
    }

    /// How many times an arrow passes through a node at which it neither begins nor ends. O(arrows · nodes).
    var arrowsThroughNodes: Int {
        var count = 0
        for curve in curves {
            guard let first = curve.first, let last = curve.last else { continue }
            let others = nodes.filter { node in ![first, last].contains { node.grown(by: 14).contains($0) } }
            if others.isEmpty { continue }
            let way = places(on: curve)
            count += others.count { node in way.contains(where: node.grown(by: -2).contains) }
        }
        return count
    }
}

/// A rectangle, in points from the upper left.
struct Area {
    var left, top, right, bottom: Double

    func meets(_ other: Area) -> Bool {
        left < other.right - 1 && other.left < right - 1 && top < other.bottom - 1 && other.top < bottom - 1
    }

    func moved(down way: Double) -> Area { Area(left: left, top: top + way, right: right, bottom: bottom + way) }

    fileprivate func grown(by more: Double) -> Area {
        Area(left: left - more, top: top - more, right: right + more, bottom: bottom + more)
    }

    fileprivate func contains(_ point: Point) -> Bool {
        left < point.x && point.x < right && top < point.y && point.y < bottom
    }
}

extension Area {
    init?(_ polygon: Tag) {
        let corners = points(polygon["points"] ?? "")
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        self.init(left: left, top: top, right: right, bottom: bottom)
    }
}

private struct Point { var x, y: Double }

/// The pairs of numbers of a polygon, or of a path of one curve after another.
private func points(_ text: String) -> [Point] {
    let numbers = text.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
}

private func places(on curve: [Point]) -> [Point] {
    stride(from: 0, to: curve.count - 3, by: 3).flatMap { start -> [Point] in
        let (a, b, c, d) = (curve[start], curve[start + 1], curve[start + 2], curve[start + 3])
        let count = max(4, Int((abs(a.x - d.x) + abs(a.y - d.y)) / 4))
        return (0...count).map { number in
            let t = Double(number) / Double(count)
            let u = 1 - t
            let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return Point(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
        }
    }
}

/// How Graphviz is asked for a picture again if an arrow passes through a node in the first one: nodes of different boxes then need
/// not stand in line. `nil` where nothing is wrong, or nothing can be changed.
///
/// - Parameter svg: the first picture; `nil` if Graphviz failed to draw it.
package func secondSource(of dot: [UInt8], drawn svg: [UInt8]?) -> [UInt8]? {
    let text = String(decoding: dot, as: UTF8.self)
    let second = text.replacing("newrank=true, ", with: "", maxReplacements: 1)
    if second == text { return nil }
    if let svg, Layout(String(decoding: svg, as: UTF8.self)).arrowsThroughNodes == 0 { return nil }
    return Array(second.utf8)
}

/// Whether fewer arrows pass through nodes than in another picture. O(arrows · nodes).
package func isClearer(_ svg: [UInt8], than other: [UInt8]) -> Bool {
    func count(_ svg: [UInt8]) -> Int { Layout(String(decoding: svg, as: UTF8.self)).arrowsThroughNodes }
    return count(svg) < count(other)
}

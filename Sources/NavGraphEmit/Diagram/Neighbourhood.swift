import NavGraphModel
import NavGraphSyntax

/// The arrows of a graph as lists of neighbours, regardless of direction.
struct Neighbourhood {
    private let contents: DiagramContents
    private var starts: [Int]
    private var neighbours: [Int]

    init(_ contents: DiagramContents) {
        self.contents = contents
        let numbering = contents.numbering
        let ends = contents.edges.map { (numbering.number(of: $0.tail), numbering.number(of: $0.head)) }
        starts = Array(repeating: 0, count: numbering.count + 1)
        for (tail, head) in ends {
            starts[tail + 1] += 1
            starts[head + 1] += 1
        }
        for i in 1..<starts.count { starts[i] += starts[i - 1] }
        neighbours = Array(repeating: 0, count: ends.count * 2)
        var next = starts
        for (tail, head) in ends {
            neighbours[next[tail]] = head
            neighbours[next[head]] = tail
            next[tail] += 1
            next[head] += 1
        }
    }

    /// For each node whether it is within `depth` screens. What stands between screens (an outcome, a tab bar) does not
    /// count; beyond launch, links and app events there is nothing near. O(nodes + arrows).
    func nodes(around start: [Int], depth: Int) -> [Bool] {
        var isNear = Array(repeating: false, count: starts.count - 1)
        var frontier = start
        for number in start { isNear[number] = true }
        for step in 0..<max(0, depth) + 1 {
            var beyond: [Int] = []
            var i = 0
            while i < frontier.count {
                for neighbour in neighbours[starts[frontier[i]]..<starts[frontier[i] + 1]] where !isNear[neighbour] {
                    switch contents.numbering.node(neighbour) {
                    case .launch, .appEvent, .link: isNear[neighbour] = true
                    case .container, .flowEvents, .exit, .stub:
                        guard step < depth else { continue }
                        isNear[neighbour] = true
                        frontier.append(neighbour)
                    case .screen:
                        guard step < depth else { continue }
                        isNear[neighbour] = true
                        beyond.append(neighbour)
                    }
                }
                i += 1
            }
            frontier = beyond
        }
        return isNear
    }
}

import NavGraphTestSupport
import Testing

@testable import NavGraphReports

@Suite("Layouts", .processorTime) struct LayoutTests {
    private func svg(_ parts: String...) -> String {
        "<svg viewBox=\"0 0 900 900\"><g id=\"graph0\" class=\"graph\">\(parts.joined())</g></svg>"
    }

    private func points(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> String {
        "points=\"\(left),\(bottom) \(left),\(top) \(right),\(top) \(right),\(bottom) \(left),\(bottom)\""
    }

    private func node(_ name: String, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> String {
        "<g id=\"\(name)\" class=\"node\"><polygon fill=\"#ffffff\" \(points(left, top, right, bottom))/></g>"
    }

    private func edge(_ name: String, _ path: String, label: String) -> String {
        """
        <g id="\(name)" class="edge"><g id="a_\(name)"><a><path fill="none" d="\(path)"/>
        <polygon fill="#000000" points="0,0 4,4 8,0"/><polygon fill="#fefefe" \(label)/></a></g></g>
        """
    }

    @Test("move a label that lies on another as little as suffices") func labels() {
        let (label, other) = (points(100, 100, 160, 126), points(110, 110, 170, 136))
        let path = "M0,0C10,10 20,20 30,30"
        let apart = svg(edge("a0", path, label: label), edge("a1", path, label: points(100, 130, 160, 156)))
        #expect(Layout(apart).shifts().isEmpty)
        // 16 points lie on each other, less one that is allowed.
        let both = svg(edge("a0", path, label: label), edge("a1", path, label: other))
        #expect(Layout(both).shifts() == ["a0": -16])
        // Above stands a node, so that there is only room below the other label.
        let blocked = svg(
            node("n0", 90, 40, 200, 98), edge("a0", path, label: label), edge("a1", path, label: other))
        #expect(Layout(blocked).shifts() == ["a0": 36])
    }

    @Test("keep labels in the picture, and move them as far as they have to be") func ends() {
        let path = "M0,0C10,10 20,20 30,30"
        let label = edge("a0", path, label: points(100, 2, 160, 28))
        // Above there are 2 points.
        #expect(Layout(svg(label, edge("a1", path, label: points(110, 12, 170, 38)))).shifts() == ["a0": 36])
        let column = (0..<20).map { edge("b\($0)", path, label: points(100, 26 * $0, 160, 26 * $0 + 26)) }.joined()
        #expect(Layout(svg(label, column)).shifts()["a0"] == 520)
        // Graphviz counts from the end of the picture.
        let drawn = label.replacing("100,28", with: "100,-872").replacing("100,2 ", with: "100,-898 ")
            .replacing("160,2 ", with: "160,-898 ").replacing("160,28", with: "160,-872")
        let other = edge("a1", path, label: points(110, -888, 170, -862))
        let moved = "class=\"graph\" transform=\"scale(1 1) rotate(0) translate(0 900)\""
        let below = svg(drawn, other).replacing("class=\"graph\"", with: moved)
        #expect(Layout(below).shifts() == ["a0": 36])
    }

    @Test("move a label off a node") func labelOnNode() {
        let drawn = svg(node("n0", 100, 110, 200, 160), edge("a0", "M0,0", label: points(120, 100, 160, 126)))
        #expect(Layout(drawn).shifts() == ["a0": -16])
    }

    @Test("are asked for again without lines of nodes where an arrow passes through a node") func arrows() {
        let nodes = [node("n0", 0, 0, 60, 40), node("n1", 200, 0, 260, 40), node("n2", 400, 0, 460, 40)].joined()
        let through = svg(nodes, edge("a0", "M60,20C200,20 260,20 400,20", label: points(0, 300, 9, 310)))
        let around = svg(nodes, edge("a0", "M60,20C200,120 260,120 400,20", label: points(0, 300, 9, 310)))
        #expect(Layout(through).arrowsThroughNodes == 1)
        #expect(Layout(around).arrowsThroughNodes == 0)
        let dot = Array("digraph { graph [newrank=true, nodesep=0.25]; }".utf8)
        #expect(secondSource(of: dot, drawn: Array(around.utf8)) == nil)
        let second = secondSource(of: dot, drawn: Array(through.utf8))
        #expect(second == Array("digraph { graph [nodesep=0.25]; }".utf8))
        #expect(secondSource(of: dot, drawn: nil) == second)
        #expect(secondSource(of: second ?? [], drawn: Array(through.utf8)) == nil)
        #expect(isClearer(Array(around.utf8), than: Array(through.utf8)))
        #expect(!isClearer(Array(through.utf8), than: Array(through.utf8)))
    }
}

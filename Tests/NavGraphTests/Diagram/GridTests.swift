import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphPictures

/// What drafts have much of: screens and flows that no arrow joins, and events of the app. PAGE 1.
@Suite("Grids", .processorTime) struct GridTests {
    /// Screens of a flow, flows, and screens of no flow, of each as many.
    private func alone(_ count: Int) -> String {
        var yaml = "navgraph: 1\napp: Grid\nentry: home\nflows:\n  home:\n    screens:\n"
        yaml += "      first: { transitions: { go: { push: second } } }\n      second: {}\n"
        for number in 0..<count { yaml += "      in\(number): {}\n" }
        for number in 0..<count {
            yaml += "  flow\(number):\n    screens:\n"
            yaml += "      s\(number): { transitions: { go: { push: t\(number) } } }\n      t\(number): {}\n"
        }
        yaml += "screens:\n"
        for number in 0..<count { yaml += "  loose\(number): {}\n" }
        return yaml
    }

    /// Where Graphviz puts nodes: from the left, and from the bottom.
    private func places(_ text: String) throws -> [String: (x: Double, y: Double)] {
        let result = try Dot.run(Array(text.utf8), format: "plain")
        var places: [String: (x: Double, y: Double)] = [:]
        for line in result.output.split(separator: "\n") where line.hasPrefix("node ") {
            let words = line.split(separator: " ")
            guard let x = Double(words[2]), let y = Double(words[3]) else { continue }
            places[words[1].filter { $0 != "\"" }] = (x, y)
        }
        return places
    }

    @Test(
        "What no arrow joins stands in rows, below what arrows join",
        .enabled(if: Dot.isInstalled, "Graphviz is absent"))
    func grid() throws {
        var whole = DiagramOptions()
        whole.isWhole = true
        let at = try places(try dot(alone(9), whole))
        func distinct(_ prefix: String, _ of: ((x: Double, y: Double)) -> Double) -> Int {
            Set((0..<9).compactMap { at[prefix + String($0)].map(of) }.map { ($0 * 10).rounded() }).count
        }
        for prefix in ["in", "loose", "s"] {
            #expect(distinct(prefix) { $0.x } == 3, "\(prefix)")
            #expect(distinct(prefix) { $0.y } == 3, "\(prefix)")
        }
        func y(_ name: String) -> Double { at[name]?.y ?? .nan }
        #expect(y("first") > y("in0") && y("in0") > y("s0") && y("s0") > y("s3") && y("s8") > y("loose0"))
        #expect(y("loose0") > y("loose3") && y("loose3") > y("loose6"))
    }

    @Test("A few stand as they come") func few() throws {
        #expect(
            try !dot(alone(3)).contains("loose0\" -> ")
                && dot(alone(4)).contains("\"loose0\" -> \"loose1\" [style=invis]"))
    }

    @Test("The app's events that open one flow are one node of the overview, in Mermaid, too") func appEvents() throws {
        var yaml = "navgraph: 1\napp: Events\nentry: home\ntransitions:\n"
        for number in 0..<8 { yaml += "  help\(number): { present: help\(number) }\n" }
        yaml += "  other: { present: first }\nflows:\n  home:\n    screens:\n      first: {}\n  help:\n    screens:\n"
        for number in 0..<70 { yaml += "      help\(number): {}\n" }
        let text = try dot(yaml)
        let drawn = arrows(text).filter { $0.tail.hasPrefix("app event") }
        #expect(drawn.map { "\($0.tail) \($0.head)" } == ["app event help0 flow help", "app event other flow home"])
        #expect(text.contains("8 app events") && text.contains("Help5") && text.contains("and 2 more"))
        let contents = DiagramContents(try graph(yaml))
        let chart = String(
            decoding: MermaidWriter(contents: contents, picture: .overview(contents)).write(), as: UTF8.self)
        #expect(chart.contains("Help0<br>Help1<br>Help2<br>Help3<br>Help4<br>Help5<br>and 2 more"), "\(chart)")
        // Where two graphs are compared, each is by itself.
        #expect(Picture.overview(contents, isApart: true).nodes.count == Picture.overview(contents).nodes.count + 7)
    }

    @Test("The app begins at a screen, whatever box that stands in") func launch() throws {
        let text = try dot(alone(1))
        let launch = try #require(arrows(text).first { $0.tail == "launch →" })
        #expect(launch.head == "first" && !launch.attributes.contains("lhead"))
    }
}

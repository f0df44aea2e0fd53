import Foundation
import NavGraphTestSupport
import Testing

/// What is written for Mermaid, read and drawn by Mermaid.
@Suite(
    .processorTime,
    .enabled(if: Mermaid.isThere, "Mermaid (PyPI's mmdc), Playwright or Chromium is absent"), .timeLimit(.minutes(10)))
struct MermaidTests {
    let workspace = Workspace()

    @Test func takesTheGraphsOfTheProjectAndEachFlowOfTheShop() throws {
        let folder = Checkout.root.appendingPathComponent("Graphs")
        let graphs = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
        var files: [String] = []
        func render(_ graph: String, _ options: String...) throws {
            let file = "\(files.count).mmd"
            let path = folder.appendingPathComponent(graph).path
            let result = try workspace.run(arguments: ["render", path, "--output", file] + options)
            #expect(result.status == 0, "\(graph) \(options): \(result.errors)")
            files.append(file)
        }
        for graph in graphs.sorted() { try render(graph) }
        for flow in ["home", "checkout", "profile", "main"] { try render("shop.yaml", "--flow", flow) }
        try render("shop.yaml", "--focus", "basket", "--depth", "2")
        let result = try Mermaid.draw(files.map { workspace.url($0).path })
        #expect(result.status == 0, "\(result.output)")
    }

    /// The overview, and a chart for each flow.
    @Test func takesALargeGraphInParts() throws {
        try workspace.write(Sample.large(flows: 60, title: "Story"), to: "large.yaml")
        _ = try workspace.run("render", "large.yaml", "--whole", "--output", "large.mmd")
        let result = try Mermaid.draw([workspace.url("large.mmd").path])
        #expect(result.status == 0, "\(result.output.prefix(1000))")
        #expect(result.output.split(separator: "\n").count == 61)
    }

    @Test func takesTheChangesOfTheShop() throws {
        let shop = try ShopChange.before(Checkout.text("Graphs/shop.yaml"))
        try workspace.write(shop, to: "old.yaml")
        try workspace.write(try ShopChange.after(shop), to: "new.yaml")
        _ = try workspace.run("diff", "old.yaml", "new.yaml", "--format", "markdown=diff.md")
        let result = try Mermaid.draw([workspace.url("diff.md").path])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("~ checkout ▸ viewOrder"))
    }

    /// A name is shown as it is, whatever it would mean.
    @Test func showsHostileNamesAsTheyAre() throws {
        let titles = [
            "</script><img src=x onerror=alert(1)>", "a\" --> b[\"c", "`md` **b** #35; #quot; &lt;", "end",
            "%%{init: {}}%% | x", "]]) }} style n1 fill:red", "javascript:alert(1)", "subgraph", "_a_ $$x$$ 1. b",
            "1. Sign in", "+ a", #"\* \_"#,
        ]
        let screens = titles.enumerated().map { number, title in
            "      s\(number): { title: '\(title)', transitions: { go: { push: s\((number + 1) % titles.count) } } }\n"
        }
        try workspace.write(
            "navgraph: 1\napp: A\nentry: f\nflows:\n  f:\n    title: '\(titles[0])'\n    screens:\n" + screens.joined(),
            to: "hostile.yaml")
        let written = try workspace.run("render", "hostile.yaml", "--output", "hostile.mmd")
        try #require(written.status == 0, "\(written.errors)")
        let result = try Mermaid.draw([workspace.url("hostile.mmd").path])
        try #require(result.status == 0, "\(result.output)")
        let shown = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String])
        for title in titles { #expect(shown.contains(title), "\(title): \(shown)") }
    }
}

/// Mermaid in the system's Chromium.
private enum Mermaid {
    static let isThere = (try? draw(["--probe"]).status) == 0

    static func draw(_ arguments: [String]) throws -> (status: Int32, output: String) {
        try Browser.drive(arguments, by: "mermaid.py")
    }
}

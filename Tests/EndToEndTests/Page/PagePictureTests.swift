import Foundation
import NavGraphTestSupport
import Testing

/// Where the parts of pictures are, and paths, on eight graphs. PAGE 1, 4, 9.
@Suite(
    .processorTime, .needsGraphviz, .enabled(if: Browser.isThere, "Chromium or Playwright is absent"),
    .timeLimit(.minutes(20)))
struct PagePictureTests {
    private static let bench = WrittenGraphs.norm.appendingPathComponent("bench/gen_app.py").path
    private static let corpus = WrittenGraphs.norm.appendingPathComponent("corpus/android")

    @Test("of the project's graphs", arguments: ["shop", "notes", "teams"]) func project(_ name: String) throws {
        try look(at: Checkout.root.appendingPathComponent("Graphs/\(name).yaml").path, in: Workspace())
    }

    @Test(
        "of apps as they are", .enabled(if: FileManager.default.fileExists(atPath: bench), "shared/bench is absent"),
        arguments: [["40", "--conditions", "4"], ["130", "--conditions", "14"], ["300", "--conditions", "20"]])
    func generated(_ arguments: [String]) throws {
        let workspace = Workspace()
        try workspace.write(Browser.python([Self.bench] + arguments).output, to: "graph.yaml")
        try look(at: "graph.yaml", in: workspace)
    }

    @Test(
        "of drafts", .enabled(if: FileManager.default.fileExists(atPath: corpus.path), "shared/corpus is absent"),
        arguments: ["corona-warn-app__cwa-app-android", "google__iosched"])
    func draft(_ name: String) throws {
        let workspace = Workspace()
        let app = Self.corpus.appendingPathComponent(name)
        let files = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
        let graphs = files.filter { $0.hasSuffix(".xml") }.sorted().map { app.appendingPathComponent($0).path }
        _ = try workspace.run(arguments: ["import"] + graphs + ["--output", "graph.yaml"])
        try look(at: "graph.yaml", in: workspace)
    }

    private func look(at graph: String, in workspace: Workspace) throws {
        let rendered = try workspace.run("render", graph, "--output", "page.html")
        try #require(rendered.status == 0, "\(rendered.errors)")
        try Browser.expect([workspace.url("page.html").path], by: "drive-pictures.py")
    }
}

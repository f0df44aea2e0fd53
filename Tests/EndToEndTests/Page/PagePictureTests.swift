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

    private let workspace = Workspace()

    @Test("of the project's graphs") func project() throws {
        let teams = Checkout.root.appendingPathComponent("Graphs/teams.yaml").path
        try look(at: [teams], and: [Pages.path("shop"), Pages.path("notes")])
    }

    @Test(
        "of apps as they are", .enabled(if: FileManager.default.fileExists(atPath: bench), "shared/bench is absent"))
    func generated() throws {
        let sizes = [["40", "--conditions", "4"], ["130", "--conditions", "14"], ["300", "--conditions", "20"]]
        for size in sizes { try workspace.write(Browser.python([Self.bench] + size).output, to: "\(size[0]).yaml") }
        try look(at: sizes.map { "\($0[0]).yaml" })
    }

    @Test("of drafts", .enabled(if: FileManager.default.fileExists(atPath: corpus.path), "shared/corpus is absent"))
    func draft() throws {
        let names = ["corona-warn-app__cwa-app-android", "google__iosched"]
        for name in names {
            let app = Self.corpus.appendingPathComponent(name)
            let files = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
            let graphs = files.filter { $0.hasSuffix(".xml") }.sorted().map { app.appendingPathComponent($0).path }
            _ = try workspace.run(arguments: ["import"] + graphs + ["--output", "\(name).yaml"])
        }
        try look(at: names.map { "\($0).yaml" })
    }

    private func look(at graphs: [String], and drawn: [String] = []) throws {
        let pages = try graphs.indices.map { number in
            let rendered = try workspace.run("render", graphs[number], "--output", "\(number).html")
            try #require(rendered.status == 0, "\(graphs[number]): \(rendered.errors)")
            return workspace.url("\(number).html").path
        }
        try Browser.expect(pages + drawn, by: "drive-pictures.py")
    }
}

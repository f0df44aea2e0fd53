import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel

/// The Swift of the README and the guides, as it is quoted: with what a page leaves out, which stands in `Guides`, it compiles
/// without a warning against what is emitted for the graph of the page, and the app is launched.
@Suite(.processorTime) struct GuideTests {
    struct Guide: Sendable, CustomTestStringConvertible {
        var page: String
        /// In `Guides`: a line `// quoted: 2` stands for the second block of Swift of the page, and `// }` ends what it opened.
        var app: String
        /// A file of the checkout, or of the page that shows it.
        var graph = "graph.yaml"
        var shownBy: String?
        var options: [String] = []
        /// Code to compare with has no routers.
        var hasRouters = true
        var testDescription: String { app }
    }

    static let guides = [
        Guide(page: "README.md", app: "Readme"),
        Guide(page: "README.md", app: "ReadmeViews", options: ["--framework", "swiftui"]),
        Guide(page: "docs/guide/first-graph.md", app: "FirstGraph", graph: "notes.yaml"),
        Guide(page: "docs/guide/routers.md", app: "Routers", graph: "Graphs/notes.yaml", options: ["--mocks"]),
        Guide(page: "docs/guide/root-controller.md", app: "RootController", graph: "listings.yaml"),
        Guide(page: "docs/guide/clean-swift.md", app: "CleanSwift", graph: "items.yaml"),
        Guide(page: "docs/guide/containers.md", app: "Containers", graph: "gallery.yaml"),
        Guide(page: "docs/guide/one-flow.md", app: "OneFlow", graph: "settings.yaml"),
        Guide(
            page: "docs/guide/swiftui.md", app: "Views", graph: "notes.yaml", shownBy: "docs/guide/first-graph.md",
            options: ["--framework", "swiftui", "--mocks"]),
        Guide(
            page: "docs/guide/swiftui.md", app: "SettingsViews", graph: "settings.yaml",
            shownBy: "docs/guide/one-flow.md", options: ["--framework", "swiftui"]),
        Guide(page: "docs/guide/swiftui.md", app: "Popovers", graph: "books.yaml"),
        Guide(page: "docs/guide/tvos.md", app: "TVPopovers", graph: "books.yaml"),
        Guide(page: "docs/guide/macos.md", app: "MacNotes", graph: "notes.yaml", options: ["--framework", "appkit"]),
        Guide(
            page: "docs/guide/macos.md", app: "MacGallery", graph: "gallery.yaml", options: ["--framework", "appkit"]),
        Guide(page: "docs/guide/swiftui.md", app: "TabViews", graph: "gallery.yaml"),
        Guide(page: "docs/guide/deep-links.md", app: "Intents", graph: "shop.yaml"),
        Guide(page: "docs/cookbook.md", app: "Sidebar", graph: "sidebar.yaml"),
        Guide(page: "docs/cookbook.md", app: "Analytics", graph: "analytics.yaml"),
        Guide(page: "docs/cookbook.md", app: "Animations", graph: "animation.yaml"),
        Guide(page: "docs/compared.md", app: "Coordinators", hasRouters: false),
        Guide(page: "docs/compared.md", app: "HandWritten", hasRouters: false),
    ]

    @Test(arguments: guides) func compilesAsQuotedAndIsLaunched(_ guide: Guide) throws {
        let workspace = Workspace()
        try workspace.copyExamples()
        try writeGraphs(of: guide.shownBy ?? guide.page, in: workspace)
        try workspace.makeDirectory("Navigation")
        let isSwiftUI =
            guide.options.contains("swiftui") || ["Popovers", "TabViews", "HandWritten"].contains(guide.app)
        let framework: SwiftSettings.Framework =
            isSwiftUI ? .swiftui : guide.options.contains("appkit") ? .appkit : .uikit
        // To compile the support code again takes longer than all else.
        let support: Doubles.Support =
            ["Readme", "ReadmeViews", "MacNotes", "TVPopovers"].contains(guide.app) ? .embedded : .imported
        if guide.hasRouters {
            let module = support == .imported ? ["--support", Doubles.Support.module(for: framework)] : []
            let emission = try workspace.run(
                arguments: ["compile", guide.graph, "--output", "Navigation"] + guide.options + module)
            try #require(emission.status == 0, "\(emission.errors)")
        }
        var app = try Self.text(of: guide.app)
        for (number, block) in Self.swift(of: try Checkout.page(guide.page)) {
            app = app.replacing("// quoted: \(number)\n", with: Self.forLinux(block.text))
        }
        if support == .imported, guide.hasRouters {
            app = "import NavGraphRuntime\nimport \(Doubles.Support.module(for: framework))\n" + app
        }
        try workspace.write(app.replacing("// }\n", with: "}\n"), to: "App.swift")
        try launch(
            try Self.files(in: "Navigation", of: workspace) + [workspace.url("App.swift").path], in: workspace,
            Doubles.built(for: framework).objects(support, for: framework), for: framework)
    }

    /// Three Swift modules, of which the guide shows the graphs alone.
    @Test func modulesCompileApartAndAreLaunched() throws {
        let workspace = Workspace()
        try writeGraphs(of: "docs/guide/modules.md", in: workspace)
        var objects: [String] = []
        for (graph, module) in [("profile", "ProfileScreens"), ("feed", "FeedScreens"), ("mall", "Mall")] {
            let emission = try workspace.run("compile", "\(graph).yaml", "--output", module)
            try #require(emission.status == 0, "\(emission.errors)")
            try workspace.write(try Self.text(of: "Modules/\(module)"), to: "\(module)/Screens.swift")
            let files = try Self.files(in: module, of: workspace)
            if module == "Mall" {
                try launch(files, in: workspace, objects + Doubles.built.get().objects(.imported))
            } else {
                objects.append(
                    try compileModule(module, in: workspace.directory, flags(in: workspace, for: .uikit) + files))
            }
        }
    }

    /// The blocks of pages that show emitted code, and its file.
    private static let emitted = [
        (page: "README.md", number: 3, graph: "graph.yaml", file: "NotesRouter.swift"),
        (page: "docs/guide/deep-links.md", number: 1, graph: "shop.yaml", file: "ShopAppIntents.swift"),
    ]

    /// What is quoted of the emitted code is what the page's graph gives.
    @Test(arguments: emitted.indices) func aPageShowsWhatItsGraphGives(_ index: Int) throws {
        let shown = Self.emitted[index]
        let workspace = Workspace()
        try writeGraphs(of: shown.page, in: workspace)
        _ = try workspace.run("compile", shown.graph, "--output", "Navigation")
        let text = try workspace.text("Navigation/\(shown.file)")
        let quoted = try #require(Self.swift(of: try Checkout.page(shown.page))[shown.number])
        #expect(text.contains(quoted.text))
    }

    /// What no app of `Guides` quotes stands in a file that another test compiles.
    @Test(arguments: Checkout.pages) func allSwiftIsCompiled(of path: String) throws {
        let page = try Checkout.page(path)
        let apps = try Self.guides.filter { $0.page == path }.map { try Self.text(of: $0.app) }
        for (number, block) in Self.swift(of: page) {
            if apps.contains(where: { $0.contains("// quoted: \(number)\n") }) { continue }
            if Self.emitted.contains(where: { $0.page == path && $0.number == number }) { continue }
            let file = try #require(block.marks["from"], "\(path):\(block.line)")
            #expect(Self.compiledByOthers.contains { file.hasPrefix($0) }, "\(path):\(block.line)")
        }
        // A fence that names no language shows commands.
        for block in page.blocks where block.language.isEmpty && path.hasPrefix("docs/guide/") {
            let isOfShell = ["$ ", "navgraph ", "// navgraph:"].contains { block.text.hasPrefix($0) }
            #expect(isOfShell, "\(path):\(block.line)")
        }
    }

    private static let compiledByOthers =
        ["Graphs/Generated/"]
        + ["Cinema", "CinemaViews", "Package", "Teams", "Views"].map { "Tests/EndToEndTests/Examples/\($0)/" }

    /// By their numbers; of a difference what it leads to.
    private static func swift(of page: Page) -> [Int: Page.Block] {
        let blocks = page.blocks.filter {
            ["swift", "diff"].contains($0.language) && !$0.isChangeOfGraph
        }.map { block in
            guard block.language == "diff" else { return block }
            var block = block
            block.text = block.text.split(separator: "\n").filter { !$0.hasPrefix("-") }.map { $0.dropFirst() + "\n" }
                .joined()
            return block
        }
        return Dictionary(uniqueKeysWithValues: zip(1..., blocks))
    }

    /// Without Objective-C, without the macros of Xcode, and with the program's own `main`.
    private static func forLinux(_ text: String) -> String {
        text.replacing("@objc ", with: "").replacing("@main ", with: "").replacing(
            "#Preview {", with: "@MainActor func preview() -> some View {")
    }

    private static func text(of app: String) throws -> String {
        try Checkout.text("Tests/EndToEndTests/Documentation/Guides/\(app).swift")
    }

    private static func files(in directory: String, of workspace: Workspace) throws -> [String] {
        try workspace.files(below: directory).keys.filter { $0.hasSuffix(".swift") }.sorted()
            .map { workspace.url("\(directory)/\($0)").path }
    }

    private func writeGraphs(of page: String, in workspace: Workspace) throws {
        for block in try Checkout.page(page).blocks where block.language == "yaml" {
            try workspace.write(block.text, to: block.marks["file"] ?? "graph.yaml")
        }
    }

    private func flags(in workspace: Workspace, for framework: SwiftSettings.Framework) throws -> [String] {
        [
            "-swift-version", "6", "-Onone", "-warnings-as-errors", "-I", try Doubles.built(for: framework).modules,
            "-I",
            workspace.directory.path,
        ]
    }

    private func launch(
        _ files: [String], in workspace: Workspace, _ objects: [String], for framework: SwiftSettings.Framework = .uikit
    ) throws {
        // The checks are of UIKit's double.
        let checks = framework == .appkit ? scenarios("main") : scenarios("main", "Checks")
        let result = try buildAndRun(
            in: workspace.directory, flags(in: workspace, for: framework) + files + checks + objects)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count >= 2 && lines.allSatisfy { $0.hasPrefix("passed: ") }, "\(result.output)\(result.errors)")
        #expect(result.status == 0, "\(result.errors)")
    }
}

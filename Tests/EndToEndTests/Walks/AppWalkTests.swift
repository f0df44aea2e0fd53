import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel

/// The tests of `paths --cover --format swift-testing`, run on the double: they pass with the app's own screens, and name the
/// graph's line where a screen does not offer an event or a maker makes another screen.
@Suite(.serialized, .processorTime) struct AppWalkTests {
    @Test func notesIsWalked() throws {
        let run = try AppWalk("notes", ["Examples/Notes"], data: Self.notes).built().run()
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("Test run with 3 tests in 1 suite passed"), "\(run.output)")
    }

    /// A fault: a screen that keeps no closure for `openReviews`, and a maker that makes another screen for the gallery.
    @Test func shopIsWalked() throws {
        var walk = AppWalk("shop", ["Apple/Shop.swift"], data: Self.shop)
        walk.own = "final class OtherGallery: UIViewController, GalleryScreen { var onClose: (() -> Void)? }"
        walk.replaced = (
            "var onOpenReviews: (() -> Void)?",
            """
            private var reviews: (() -> Void)?
            var onOpenReviews: (() -> Void)? { get { isFaulty ? nil : reviews } set { reviews = newValue } }
            """
        )
        let app = try walk.built()
        let run = try app.run()
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("Test run with 42 tests in 1 suite passed"), "\(run.output)")
        #expect(run.output.contains("app.sessionExpired → signInForm"))

        let faulty = try app.run(isFaulty: true)
        #expect(faulty.status != 0)
        for line in [
            /Graphs\/shop\.yaml:\d+: .*openGallery → gallery, which is a OtherGallery/,
            /Graphs\/shop\.yaml:\d+: .*openReviews ✗ the screen does not offer it/,
            /42 tests in 1 suite failed .*with 2 issues/,
        ] { #expect(faulty.output.contains(line), "\(faulty.output)") }
    }

    /// A fault: a maker that makes another view for a note.
    @Test func viewsAreWalked() throws {
        var walk = AppWalk("swiftui", ["Examples/Views"], isSwiftUI: true, data: Self.views)
        walk.replaced = (
            "struct Screens: NotesAppFactory {}",
            """
            struct Screens: NotesAppFactory {
                func makeNoteDetail(_ actions: NoteDetailActions, note: Note) -> any View {
                    isFaulty ? Text("x") as any View : NoteDetailView(actions: actions, note: note)
                }
            }
            """
        )
        let app = try walk.built()
        let run = try app.run()
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("1 suite passed"), "\(run.output)")

        let faulty = try app.run(isFaulty: true)
        #expect(faulty.status != 0)
        #expect(
            faulty.output.contains(/Graphs\/swiftui\.yaml:\d+: .*openNote → noteDetail, which is a Text/),
            "\(faulty.output)")
    }

    // MARK: What the apps say

    private static let notes = """
        extension NotesAppWalks: NotesAppWalkData {
            func factory() -> any NotesAppFactory {
                UIKitDouble.knobs.settlesByItself = true
                for name in ["NoteList", "NoteDetail", "CreateNote"] { UIKitDouble.registerNib(name + "ViewController") }
                return NotesScreens()
            }
            func note() -> Note { Note(text: "a") }
        }
        """

    private static let views = """
        extension NotesAppWalks: NotesAppWalkData {
            func factory() -> any NotesAppFactory { Screens() }
            func note() -> Note { Note(text: "a") }
        }
        """

    private static let shop = """
        extension ShopAppWalks: ShopAppWalkData {
            func factory() -> any ShopAppFactory {
                UIKitDouble.knobs.settlesByItself = true
                return Screens()
            }
            func resolvers() -> any ShopAppResolvers { Resolvers() }
            func promotion() -> Promotion { Promotion() }
            func cartItem() -> CartItem { CartItem() }
        }
        private final class Screens: ShopAppFactory {
            func makeGallery(productId: String) -> any GalleryScreen {
                isFaulty ? OtherGallery() as any GalleryScreen : GalleryViewController(productId: productId)
            }
        }
        private final class Resolvers: ShopAppResolvers {
            func loadPromotion(code: String) async throws -> Promotion { Promotion() }
        }
        """
}

/// An app of the project and the tests that walk it, compiled on the double.
private struct AppWalk {
    private let graph: String
    private let sources: [String]
    private let data: String
    private let isSwiftUI: Bool
    /// More of the app's code.
    var own = ""
    /// A text of the app's code, and what stands there instead, which may ask whether the app `isFaulty`.
    var replaced: (text: String, by: String)?

    /// `sources`: files and directories of these tests with the app's code.
    init(_ graph: String, _ sources: [String], isSwiftUI: Bool = false, data: String) {
        (self.graph, self.sources, self.data, self.isSwiftUI) = (graph, sources, data, isSwiftUI)
    }

    /// The program of the tests.
    struct Built {
        fileprivate let workspace: Workspace

        func run(isFaulty: Bool = false) throws -> (status: Int32, output: String) {
            let walks = try runProgram(
                workspace.url("run").path, [], environment: isFaulty ? ["FAULTY": ""] : [:])
            return (walks.status, walks.output + walks.errors)
        }
    }

    func built() throws -> Built {
        let workspace = Workspace()
        let doubles = try Doubles.built.get()
        let framework = isSwiftUI ? "SwiftUI" : "UIKit"
        // The graph of the views names the library.
        let objects = isSwiftUI ? doubles.objects(.imported, for: .swiftui) : doubles.objects(.embedded)
        let (root, project) = (workspace.directory.path, Checkout.root.path)
        let app = try workspace.run(
            arguments: ["compile", "\(project)/Graphs/\(graph).yaml", "--output", "App", "--mocks"])
        try #require(app.status == 0, "\(app.errors)")
        let tests = try runProgram(
            Workspace.program().path,
            ["paths", "Graphs/\(graph).yaml", "--cover", "--format", "swift-testing", "--module", "App"], in: project)
        try #require(tests.status == 0, "\(tests.errors)")
        try workspace.write(tests.output, to: "Walks.swift")
        try workspace.write("import \(framework)\n@testable import App\n\n" + data, to: "Data.swift")
        let isFaulty = "let isFaulty = ProcessInfo.processInfo.environment[\"FAULTY\"] != nil\n"
        try workspace.write("import Foundation\nimport \(framework)\n\n\(isFaulty)\(own)\n", to: "App/Screens.swift")
        try workspace.write(
            """
            import Testing
            @main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }

            """, to: "Runner.swift")
        for (index, file) in sources.flatMap({ swiftFiles(at: "\(project)/Tests/EndToEndTests/\($0)") }).enumerated() {
            var text = try String(contentsOfFile: file, encoding: .utf8)
            if isSwiftUI {
                text = text.replacing(
                    "import SwiftUI\n", with: "import SwiftUI\nimport NavGraphRuntime\nimport NavGraphSwiftUI\n")
            }
            if let replaced { text = text.replacing(replaced.text, with: replaced.by) }
            try workspace.write(text, to: "App/Own\(index).swift")
        }
        try compile(
            ["-wmo", "-enable-testing", "-module-name", "App", "-emit-module"]
                + ["-emit-module-path", "\(root)/App.swiftmodule", "-c", "-o", "\(root)/App.o", "-I", doubles.modules]
                + swiftFiles(at: "\(root)/App"))
        try compile(
            [
                "-Xfrontend", "-disable-cross-import-overlays", "-plugin-path", plugins, "-I", root, "-I",
                doubles.modules,
            ]
                + ["Walks", "Data", "Runner"].map { "\(root)/\($0).swift" } + ["\(root)/App.o"]
                + objects + ["-o", "\(root)/run"])
        return Built(workspace: workspace)
    }

    private func compile(_ arguments: [String]) throws {
        let result = try runProgram("swiftc", ["-parse-as-library", "-swift-version", "6", "-DDEBUG"] + arguments)
        try #require(result.status == 0, "\(result.output)\(result.errors)")
        #expect(!result.errors.contains("warning:"), "\(result.errors)")
    }

    private func swiftFiles(at path: String) -> [String] {
        if path.hasSuffix(".swift") { return [path] }
        let all = FileManager.default.enumerator(atPath: path)
        return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
            "\(path)/\($0)"
        }
    }

    /// Where the compiler has the macros of Swift Testing.
    private var plugins: String {
        let compiler =
            (try? runProgram("which", ["swiftc"]).output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? ""
        let resolved = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        return resolved.deletingLastPathComponent().appendingPathComponent("lib/swift/host/plugins/testing").path
    }
}

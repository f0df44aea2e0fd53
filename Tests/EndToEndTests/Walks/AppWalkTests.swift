import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel

/// The tests of `paths --cover --format swift-testing`, run on the double: they pass with the app's own screens, and name the
/// graph's line where a screen does not offer an event or a maker makes another screen.
@Suite(.serialized, .processorTime) struct AppWalkTests {
    @Test func notesIsWalked() throws {
        let run = try AppWalk("notes", ["Examples/Notes"], data: Self.notes).run()
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("Test run with 3 tests in 1 suite passed"), "\(run.output)")
    }

    @Test func shopIsWalked() throws {
        let run = try AppWalk("shop", ["Apple/Shop.swift"], data: Self.shop("")).run()
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("Test run with 42 tests in 1 suite passed"), "\(run.output)")
        #expect(run.output.contains("app.sessionExpired → signInForm"))
    }

    @Test func viewsAreWalked() throws {
        let run = try AppWalk("swiftui", ["Examples/Views"], isSwiftUI: true, data: Self.views).run()
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("1 suite passed"), "\(run.output)")
    }

    /// A maker that makes another view for a note.
    @Test func anotherViewFailsAtItsLine() throws {
        var walk = AppWalk("swiftui", ["Examples/Views"], isSwiftUI: true, data: Self.views)
        let maker = "func makeNoteDetail(_ actions: NoteDetailActions, note: Note) -> any View { Text(\"x\") }"
        walk.replaced = ("struct Screens: NotesAppFactory {}", "struct Screens: NotesAppFactory { \(maker) }")
        let run = try walk.run()
        #expect(run.status != 0)
        #expect(
            run.output.contains(/Graphs\/swiftui\.yaml:\d+: .*openNote → noteDetail, which is a Text/), "\(run.output)")
    }

    /// A screen that keeps no closure for `openReviews`, and a maker that makes another screen for the gallery.
    @Test func whatIsMissingOrWrongFailsAtItsLine() throws {
        let makers = "    func makeGallery(productId: String) -> any GalleryScreen { OtherGallery() }"
        let other = "final class OtherGallery: UIViewController, GalleryScreen { var onClose: (() -> Void)? }"
        var walk = AppWalk("shop", ["Apple/Shop.swift"], data: Self.shop(makers), screens: other)
        walk.replaced = ("onOpenReviews: (() -> Void)?", "onOpenReviews: (() -> Void)? { get { nil } set {} }")
        let run = try walk.run()
        #expect(run.status != 0)
        #expect(
            run.output.contains(/Graphs\/shop\.yaml:\d+: .*openGallery → gallery, which is a OtherGallery/),
            "\(run.output)")
        #expect(
            run.output.contains(/Graphs\/shop\.yaml:\d+: .*openReviews ✗ the screen does not offer it/), "\(run.output)"
        )
        #expect(run.output.contains("42 tests in 1 suite failed") && run.output.contains("with 2 issues"))
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

    private static func shop(_ makers: String) -> String {
        """
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
        \(makers)
        }
        private final class Resolvers: ShopAppResolvers {
            func loadPromotion(code: String) async throws -> Promotion { Promotion() }
        }
        """
    }
}

/// An app of the project and the tests that walk it, compiled on the double.
private struct AppWalk {
    private let graph: String
    private let sources: [String]
    private let data: String
    private let screens: String
    private let isSwiftUI: Bool
    /// A text of the app's code, and what stands there instead.
    var replaced: (text: String, by: String)?

    /// `sources`: files and directories of these tests with the app's code; `screens`: more of it.
    init(_ graph: String, _ sources: [String], isSwiftUI: Bool = false, data: String, screens: String = "") {
        (self.graph, self.sources, self.data, self.screens) = (graph, sources, data, screens)
        self.isSwiftUI = isSwiftUI
    }

    func run() throws -> (status: Int32, output: String) {
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
        try workspace.write("import \(framework)\n\n" + screens, to: "App/Screens.swift")
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
        let walks = try runProgram("\(root)/run", [])
        return (walks.status, walks.output + walks.errors)
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

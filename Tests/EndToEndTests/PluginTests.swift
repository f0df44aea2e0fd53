import Foundation
import NavGraphTestSupport
import Testing

/// The plugins, as a package of others has them: with the bundle of this one in it, and in that the tool of this build.
@Suite(.processorTime, .serialized, .timeLimit(.minutes(10))) struct PluginTests {
    let workspace: Workspace
    private static let package = Checkout.root.appendingPathComponent("Tests/EndToEndTests/Examples/Package")

    /// The one package of all tests, which has the plugins built.
    private static let shared = Result {
        let workspace = Workspace()
        try FileManager.default.copyItem(at: package, to: workspace.url("app"))
        let bundle = try runProgram(
            "/bin/sh",
            [
                Checkout.root.appendingPathComponent(".ci/bundle").path, try Workspace.program().path,
                workspace.url("app/Tools/navgraph").path,
            ])
        try #require(bundle.status == 0, "\(bundle.errors)")
        return workspace
    }

    /// Its sources are as they were.
    init() throws {
        workspace = try Self.shared.get()
        let sources = workspace.url("app/Sources")
        try FileManager.default.removeItem(at: sources)
        try FileManager.default.copyItem(at: Self.package.appendingPathComponent("Sources"), to: sources)
    }

    /// The code of the package meets what is emitted in the build, and no other: each edit is one of the graph and of
    /// the code, and neither of them compiles alone.
    @Test func aGraphIsCompiledInTheBuildAndAgainWhenItChanges() throws {
        let flow = "app/Sources/Notes/flows/notes.yaml"
        let screens = "app/Sources/Notes/Screens.swift"
        let text = try workspace.text(flow)
        try workspace.write(text.replacing("push: noteDetail", with: "push: noteDetial"), to: flow)
        let wrong = try build()
        #expect(wrong.status != 0)
        let place = "Sources/Notes/flows/notes.yaml:6:29: error: "
        let line = wrong.output.split(separator: "\n").first { $0.contains(place) }
        #expect(line?.contains("did you mean 'noteDetail'?") == true, "\(wrong.output)")
        try workspace.write(text, to: flow)
        let first = try build()
        #expect(first.status == 0, "\(first.output)")

        try workspace.write(text.replacing("openNote:", with: "showNote:"), to: flow)
        #expect(try build().status != 0, "the closure has another name")
        try edit(screens) { $0.replacing("onOpenNote", with: "onShowNote") }
        let renamed = try build()
        #expect(renamed.status == 0, "\(renamed.output)")

        let about = """
              about:
                screens:
                  imprint:

            """
        let opened = text.replacing("openNote:", with: "showAbout: { present: about }\n          showNote:")
        try workspace.write(opened + about, to: flow)
        try edit(screens) {
            $0.replacing("var onShowNote", with: "var onShowAbout: (() -> Void)?\n    var onShowNote")
                + "\nfinal class ImprintViewController: UIViewController, ImprintScreen {}\n"
        }
        let added = try build()
        #expect(added.status == 0, "a flow is added\n\(added.output)")
    }

    @Test func theCommandRunsInTheDirectoryOfThePackage() throws {
        let drawn = try command("render", "Sources/Notes/notes.navgraph.yaml", "--output", "notes.dot")
        #expect(drawn.status == 0, "\(drawn.output)")
        #expect(try workspace.text("app/notes.dot").contains("digraph"))

        try edit("app/Sources/Notes/flows/notes.yaml") { $0.replacing("push: noteDetail", with: "push: noteDetial") }
        let wrong = try command("lint", "Sources/Notes")
        #expect(wrong.status != 0)
        #expect(wrong.output.contains("Sources/Notes/flows/notes.yaml:6:29: error: "), "\(wrong.output)")
    }

    /// What the bundle declares, the package declares in the same words.
    @Test func theBundleHasThePluginsOfThePackage() throws {
        func plugins(_ manifest: String) -> [Substring] {
            let words = ["NavGraphRouters", "NavGraphCommand", "capability: .command", "intent:", "permissions:"]
            return manifest.split(separator: "\n").filter { line in words.contains { line.contains($0) } }
        }
        let own = plugins(try Checkout.text("Package.swift"))
        #expect(own.count == 7)
        #expect(plugins(try workspace.text("app/Tools/navgraph/Package.swift")) == own)
    }

    private func edit(_ path: String, _ change: (String) -> String) throws {
        try workspace.write(change(try workspace.text(path)), to: path)
    }

    /// Against the double of UIKit.
    private func build() throws -> (status: Int32, output: String) {
        try swift("build", "-Xswiftc", "-I", "-Xswiftc", try Doubles.built.get().modules)
    }

    private func command(_ arguments: String...) throws -> (status: Int32, output: String) {
        try swift(["package", "--allow-writing-to-package-directory", "navgraph"] + arguments)
    }

    private func swift(_ arguments: String...) throws -> (status: Int32, output: String) { try swift(arguments) }

    private func swift(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let result = try runProgram(
            "swift", [arguments[0], "--package-path", workspace.url("app").path] + arguments.dropFirst())
        return (result.status, result.output + result.errors)
    }
}

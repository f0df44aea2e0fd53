import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphSwift

/// The apps of four articles, and one of SwiftUI, whole: their screens, factory and scene delegate are in folders beside this file, their
/// graphs in `Graphs/`. Compiled with the emitted routers and the double, without a warning, and driven by a user.
@Suite(.processorTime) struct ExampleTests {
    /// An app, and what its scenarios check.
    struct Example: Sendable, CustomTestStringConvertible {
        var graph: String
        var folder: String
        var checks: Int
        /// Another one than the graph says.
        var framework: SwiftSettings.Framework?
        var support = Doubles.Support.imported
        var testDescription: String { folder }
    }

    static let examples = [
        Example(graph: "notes", folder: "Notes", checks: 22, support: .embedded),
        Example(graph: "root-controller", folder: "Listings", checks: 30),
        Example(graph: "clean-swift", folder: "Items", checks: 21),
        Example(graph: "storyboards", folder: "Gallery", checks: 18),
        Example(graph: "swiftui", folder: "Views", checks: 22, support: .embedded),
        Example(graph: "cinema", folder: "Cinema", checks: 29),
        Example(graph: "cinema", folder: "CinemaViews", checks: 17, framework: .swiftui),
    ]

    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test(arguments: examples) func goesThroughItsScenarios(_ example: Example) throws {
        let here = Self.here
        var graph = EmittedSwiftTests.Graph(
            name: example.graph, path: Checkout.root.appendingPathComponent("Graphs/\(example.graph).yaml").path
        ).read().graph
        graph.swift.framework = example.framework ?? graph.swift.framework
        let sources = try EmittedSources(graph, options: SwiftOptions(graph.swift), example.support)
        let app = here.appendingPathComponent(example.folder)
        let own = try FileManager.default.contentsOfDirectory(atPath: app.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { app.appendingPathComponent($0).path }
        try drive(sources, with: own, example.folder, checks: example.checks)
    }

    /// What an app of SwiftUI has to write beside its graph.
    @Test func theNotesInSwiftUIAreFewLines() throws {
        let folder = Self.here.appendingPathComponent("Views")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let lines = try files.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8).split(separator: "\n").count
        }
        #expect(files.count == 3)
        #expect(lines.reduce(0, +) <= 250)
    }

    /// Delegates of the app's own are heard, screens are freed, and steps wait for a finger on the screen.
    @Test func livesWithAppsAndUsers() throws {
        let graph = EmittedSwiftTests.Graph(name: "guests", text: Self.guests).read().graph
        var options = SwiftOptions(graph.swift)
        options.hasMocks = true
        options.hasFactoryDefaults = false
        try drive(EmittedSources(graph, options: options, .imported), with: [], "Guests", checks: 22)
    }

    private static let guests = """
        navgraph: 1
        app: Guests
        entry: house
        flows:
          house: { tabs: [hall, garden] }
          hall:
            screens:
              lobby:
                receives: { left: {} }
                transitions:
                  enter: { push: room, returns: { closed: left } }
                  open: { present: sheet, in: stack, returns: { done: left, closed: left } }
              room: { transitions: { leave: { pop: back } } }
          garden: { screens: { lawn: {} } }
        screens:
          sheet: { outcomes: [done], transitions: { enter: { push: room } } }
        """

    /// Compiles and runs scenarios; each check that has passed is a line of output.
    private func drive(_ sources: EmittedSources, with own: [String], _ scenarios: String, checks: Int) throws {
        let (support, framework) = (sources.support, sources.framework)
        for file in own + EndToEndTests.scenarios("main", "Checks", scenarios) {
            var text = try String(contentsOfFile: file, encoding: .utf8)
            if support == .imported {
                let module = Doubles.Support.module(for: framework)
                text.replace(/(?m)^import (UIKit|SwiftUI)\n/) { "\($0.0)import NavGraphRuntime\nimport \(module)\n" }
            }
            let name = (file as NSString).lastPathComponent
            try sources.add(text, as: name == "main.swift" ? name : "Own-" + name)
        }
        let doubles = try Doubles.built(for: framework)
        try buildAndRun(
            in: sources.directory,
            ["-swift-version", "6", "-warnings-as-errors", "-I", doubles.modules] + support.flags(for: framework)
                + sources.files + doubles.objects(support, for: framework)
        ).expectPassed(checks)
    }
}

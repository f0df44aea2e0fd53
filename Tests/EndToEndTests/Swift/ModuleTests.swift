import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Sets of Swift modules of their own: each compiled by itself, without the others, and bound by the app.
@Suite(.processorTime) struct ModuleTests {
    private let workspace: Workspace
    private let doubles: Doubles

    init() throws {
        doubles = try Doubles.built.get()
        workspace = Workspace()
    }

    /// What is emitted for one of the root files, as Swift files.
    private func emitted(_ root: String, _ build: ModuleSets.Build) throws -> [String] {
        try emitted(
            root,
            [
                "app.yaml": ModuleSets.app(build.settings(build.app)),
                "feed.yaml": ModuleSets.feed(build.settings(build.feed)),
                "profile.yaml": ModuleSets.profile(build.settings(build.profile)),
            ])
    }

    private func emitted(_ root: String, _ texts: [String: String], hasDefaults: Bool = true) throws -> [String] {
        let reading = readGraph(root: root) { path, _ in texts[path].map { .bytes(Array($0.utf8)) } ?? .missing }
        let problems = reading.findings.map(\.message)
        try #require(problems == [])
        var options = SwiftOptions(reading.graph.swift)
        options.hasMocks = true
        options.hasFactoryDefaults = hasDefaults
        let emission = emitRouters(reading.graph, options: options)
        try #require(emission.problems.isEmpty, "\(emission.problems)")
        return try emission.files.map { file in
            try write(String(decoding: file.contents, as: UTF8.self), "\(root)-\(file.path)")
        }
    }

    private func write(_ text: String, _ name: String) throws -> String {
        try workspace.write(text, to: name)
        return workspace.url(name).path
    }

    private func compile(_ module: String, _ files: [String], _ mode: [String]) throws -> String {
        let flags = ["-warnings-as-errors", "-I", doubles.modules]
        return try compileModule(module, in: workspace.directory, flags + mode + files)
    }

    private static let builds = [
        ModuleSets.Build(), ModuleSets.Build(app: "clean-swift", feed: "clean-swift", profile: "clean-swift"),
        ModuleSets.Build(hasContainer: true),
        ModuleSets.Build(app: "clean-swift", feed: "clean-swift", profile: "clean-swift", hasContainer: true),
        ModuleSets.Build(app: "swiftui", feed: "swiftui", profile: "swiftui"),
    ]
    /// Teams that do not work alike.
    private static let mixed = [
        ModuleSets.Build(feed: "clean-swift"),
        ModuleSets.Build(app: "clean-swift", feed: "uikit", profile: "clean-swift"),
        ModuleSets.Build(feed: "clean-swift", profile: "clean-swift", hasContainer: true),
    ]

    /// Each of these in the mode in which imports differ, and in one of the others; all of them in `make test-all`.
    private static func inModes<Case>(_ cases: [Case]) -> [(Case, Int)] {
        cases.enumerated().flatMap { index, one in (isAll ? [0, 1, 2, 3] : [index % 3, 3]).map { (one, $0) } }
    }

    @Test(arguments: inModes(builds))
    func twoTeamsCompileApartAndAreBound(_ build: ModuleSets.Build, _ mode: Int) throws {
        try drive(build, EmittedSwiftTests.modes[mode])
    }

    @Test(arguments: mixed) func eachTeamHasItsOwnWay(_ build: ModuleSets.Build) throws {
        try drive(build, EmittedSwiftTests.modes[0])
    }

    /// A module that others import may be part of the app's set.
    @Test(arguments: ["internal", "public"], ["uikit", "clean-swift", "swiftui"])
    func aModuleOpensWhatIsPartOfTheApp(_ access: String, _ framework: String) throws {
        let settings = "framework: \(framework)"
        func emitted(_ root: String) throws -> [String] {
            try self.emitted(root, ModuleSets.partOfTheApp(settings, access: access), hasDefaults: false)
        }
        try expectCompiled(feed: emitted("feed.yaml"), app: emitted("app.yaml"), EmittedSwiftTests.modes[3])
    }

    /// Bars with a button of one name: in two flows of a Swift module, in two of the app, and in both.
    @Test(arguments: inModes(["uikit", "clean-swift", "swiftui"]))
    func oneButtonInFlowsOfSeveralModules(_ framework: String, _ mode: Int) throws {
        let texts = ModuleSets.buttons("framework: \(framework)")
        let sets = try ["feed.yaml", "app.yaml"].map { try emitted($0, texts, hasDefaults: false) }
        try expectCompiled(feed: sets[0], app: sets[1], EmittedSwiftTests.modes[mode])
    }

    private func expectCompiled(feed: [String], app: [String], _ mode: [String]) throws {
        _ = try compile("FeedScreens", feed, mode)
        let flags = ["-typecheck", "-wmo", "-warnings-as-errors", "-D", "DEBUG", "-parse-as-library"]
        let modules = ["-module-name", "App", "-I", doubles.modules, "-I", workspace.directory.path]
        let result = try swiftc(flags + modules + mode + app)
        #expect(result.status == 0, "\(result.errors)")
    }

    private func drive(_ build: ModuleSets.Build, _ mode: [String]) throws {
        let feed = try emitted("feed.yaml", build) + [write(ModuleSets.feedScreens(of: build), "Feed.swift")]
        let profile =
            try emitted("profile.yaml", build) + [write(ModuleSets.profileScreens(of: build), "Profile.swift")]
        let objects = [
            try compile("FeedScreens", feed, mode), try compile("ProfileScreens", profile, mode),
        ]
        let own = [
            try write(ModuleSets.appScreens(of: build), "App.swift"),
            try write(ModuleSets.team(of: build), "Team.swift"),
            try write(build.app == "swiftui" ? ModuleSets.viewProgram : ModuleSets.program, "main.swift"),
        ]
        let modules = ["-I", doubles.modules, "-I", workspace.directory.path, "-package-name", "doubles"]
        let journey = try buildAndRun(
            in: workspace.directory,
            ["-warnings-as-errors"] + modules + mode + emitted("app.yaml", build) + own + objects
                + doubles.objects(.imported, for: build.app == "swiftui" ? .swiftui : .uikit))
        #expect(journey.output == ModuleSets.transcript)
        #expect(journey.status == 0, "\(journey.errors)")
    }
}

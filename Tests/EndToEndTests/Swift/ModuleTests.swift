import Foundation
import NavGraphEmit
import NavGraphModel
import Testing

/// Sets of Swift modules of their own: each compiled by itself, without the others, and bound by the app.
@Suite struct ModuleTests {
    private let directory: URL
    private let doubles: Doubles

    init() throws {
        doubles = try Doubles.built.get()
        directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("navgraph-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    /// What is emitted for one of the root files, as Swift files.
    private func emitted(_ root: String, _ settings: String) throws -> [String] {
        let texts = [
            "app.yaml": ModuleSets.app(settings), "feed.yaml": ModuleSets.feed(settings),
            "profile.yaml": ModuleSets.profile(settings),
        ]
        let reading = readGraph(root: root) { path, _ in texts[path].map { .bytes(Array($0.utf8)) } ?? .missing }
        let problems = reading.findings.map(\.message)
        try #require(problems == [])
        var options = SwiftOptions(reading.graph.swift)
        options.hasMocks = true
        let emission = emitUIKit(reading.graph, options: options)
        try #require(emission.problems.isEmpty, "\(emission.problems)")
        return try emission.files.map { file in
            try write(String(decoding: file.contents, as: UTF8.self), "\(root)-\(file.path)")
        }
    }

    private func write(_ text: String, _ name: String) throws -> String {
        let file = directory.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func compile(_ module: String, _ files: [String], _ mode: [String]) throws -> String {
        let object = directory.appendingPathComponent("\(module).o").path
        let build = try swiftc(
            [
                "-emit-module", "-emit-module-path", directory.appendingPathComponent("\(module).swiftmodule").path,
                "-parse-as-library", "-wmo", "-c", "-o", object, "-module-name", module, "-warnings-as-errors", "-D",
                "DEBUG", "-I", doubles.modules,
            ] + mode + files)
        try #require(build.status == 0, "\(build.errors)")
        return object
    }

    @Test(arguments: ["uikit", "clean-swift"], EmittedSwiftTests.modes.indices)
    func twoTeamsCompileApartAndAreBound(_ framework: String, _ mode: Int) throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let (settings, isClean) = ("framework: \(framework)", framework == "clean-swift")
        let mode = EmittedSwiftTests.modes[mode]
        let feed = try emitted("feed.yaml", settings)
        let profile = try emitted("profile.yaml", settings)
        let objects = [
            try compile("FeedScreens", feed + [write(ModuleSets.feedScreens(isClean: isClean), "Feed.swift")], mode),
            try compile(
                "ProfileScreens", profile + [write(ModuleSets.profileScreens(isClean: isClean), "Profile.swift")], mode),
        ]
        let program = directory.appendingPathComponent("mall").path
        let own = [
            try write(ModuleSets.appScreens(isClean: isClean), "App.swift"),
            try write(ModuleSets.program, "main.swift"),
        ]
        let build = try swiftc(
            ["-wmo", "-warnings-as-errors", "-D", "DEBUG", "-I", doubles.modules, "-I", directory.path, "-o", program]
                + mode + emitted("app.yaml", settings) + own + objects + doubles.objects(.imported))
        try #require(build.status == 0, "\(build.errors)")
        let result = try run(program, [])
        #expect(result.output == ModuleSets.transcript)
        #expect(result.status == 0, "\(result.errors)")
    }
}

import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel

/// Emitted routers follow links on the double of UIKit.
@Suite(.processorTime) struct LinkJourneyTests {
    private func transcript(of graph: EmittedSwiftTests.Graph, _ program: String, _ support: Doubles.Support) throws
        -> String
    {
        let doubles = try Doubles.built.get()
        let sources = try EmittedSources(graph.read().graph, support)
        try sources.add(support.program(program), as: "main.swift")
        let path = sources.directory.appendingPathComponent("walk").path
        let build = try swiftc(
            ["-swift-version", "6", "-wmo", "-Onone", "-D", "DEBUG", "-I", doubles.modules, "-o", path]
                + support.flags()
                + sources.files
                + doubles.objects(support))
        try #require(build.status == 0, "\(build.errors)")
        let result = try runProgram(path, [])
        #expect(result.status == 0, "\(result.errors)")
        return result.output
    }

    @Test(
        "Running, on a cold start, logged out: by every kind of entry to where the link leads, once",
        arguments: Doubles.Support.allCases)
    func scenarios(_ support: Doubles.Support) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
                "Graphs/root-controller.yaml")
        let output = try transcript(of: .init(name: "listings", path: path.path), LinkScenarios.program, support)
        #expect(output == LinkScenarios.transcript)
    }

    @Test(
        "Links wait, expire, give way to newer ones, and what resolvers give comes once or not at all",
        arguments: Doubles.Support.allCases)
    func waiting(_ support: Doubles.Support) throws {
        let output = try transcript(of: .init(name: "waiting", text: LinkWaiting.graph), LinkWaiting.program, support)
        #expect(output == LinkWaiting.transcript)
    }

    @Test(
        "App Intents wait, or say what keeps their link away", arguments: Doubles.Support.allCases)
    func intents(_ support: Doubles.Support) throws {
        let output = try transcript(of: .init(name: "intents", text: LinkIntents.graph), LinkIntents.program, support)
        #expect(output == LinkIntents.transcript)
    }
}

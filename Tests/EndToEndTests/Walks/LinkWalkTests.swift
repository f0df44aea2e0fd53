import Foundation
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax
import Testing

@testable import NavGraphInterpreter

/// *The same link leads to the same configuration, whatever was shown before*: every link of these graphs, arriving in
/// random configurations, and while the app starts. LANGUAGE 7.
@Suite struct LinkWalkTests {
    /// How often each link arrives; `NAVGRAPH_LINKS` changes it.
    private static let arrivals =
        ProcessInfo.processInfo.environment["NAVGRAPH_LINKS"].flatMap { Int($0) } ?? 1000

    @Test(arguments: ["root-controller", "shop"]) func everyLinkFromAnyConfiguration(_ name: String) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Graphs/\(name).yaml").path
        let reading = EmittedSwiftTests.Graph(name: name, path: path).read()
        try #require(reading.isUsable)
        let graph = reading.graph
        let ways = LinkWays(graph)
        var walker = Walker(graph, seed: 5)
        walker.ways = { ways.way(of: $0) }
        var followed = 0
        var late = 0
        for link in graph.deepLinks.ids {
            for number in 0..<Self.arrivals {
                let ends = walker.walk(toLink: link, isColdStart: number % 4 == 0)
                if ends != .waiting { followed += 1 }
                if ends == .late { late += 1 }
            }
        }
        let reports = try WalkProgram([.init(name: name, graph: graph, script: walker.script)]).run()
        for report in reports {
            #expect(report.differences == 0, "\(report.text)")
            #expect(report.steps == walker.steps || report.differences > 0)
        }
        let all = graph.deepLinks.count * Self.arrivals
        #expect(followed > all / 2, "most links end up where they lead")
        #expect(late > all / 20, "some wait for that")
    }
}

extension Walker {
    enum LinkEnd { case atOnce, late, waiting }

    /// Launch, some steps, the link, and steps until it is followed, or enough of them.
    mutating func walk(toLink link: DeepLinkID, isColdStart: Bool) -> LinkEnd {
        let valuations = interpreter.valuations()
        launch(numbers.pick(valuations), link: isColdStart ? link : nil)
        if !isColdStart {
            for _ in 0..<numbers.below(14) where c.layers.count < 6 { act() }
            arrive(link)
            settle()
        }
        if waiting == nil { return .atOnce }
        for _ in 0..<25 where c.layers.count < 7 {
            act()
            if waiting == nil { return .late }
        }
        return .waiting
    }
}

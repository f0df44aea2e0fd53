import Foundation
import NavGraphTestSupport
import Testing

/// `lint`, `paths`, `render --to` and `resolve` say the same of one graph.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct CommandAgreementTests {
    private static let graphs = ["shop", "notes", "teams", "swiftui", "clean-swift"]

    private func json(_ arguments: String...) throws -> [String: Any] {
        let result = try Workspace().run(arguments: arguments + ["--format", "json"])
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        return try #require(object as? [String: Any], "\(arguments): \(result.errors)")
    }

    @Test(arguments: graphs) func ofScreens(name: String) throws {
        let graph = Checkout.root.appendingPathComponent("Graphs/\(name).yaml").path
        let findings = try #require(try json("lint", graph)["findings"] as? [[String: Any]])
        let unreachable = Set(
            findings.filter { $0["rule"] as? String == "unreachable-screen" }.compactMap { $0["subject"] as? String })
        let screens = try #require(try json("paths", graph)["screens"] as? [[String: Any]])
        for screen in screens {
            let name = try #require(screen["name"] as? String)
            let isReachable = try #require(screen["reachable"] as? Bool)
            #expect(isReachable != unreachable.contains("screen:\(name)"), "\(name)")
            let alone = try #require(try json("paths", graph, "--to", name)["screens"] as? [[String: Any]])
            #expect(alone.map { $0 as NSDictionary } == [screen as NSDictionary])
            let drawn = try Workspace().run("render", graph, "--to", name, "--format", "dot")
            #expect((drawn.status == 0) == isReachable, "\(name): \(drawn.errors)")
        }
    }

    /// Of two apps together the same is said as of each.
    @Test(arguments: zip(graphs, graphs.dropFirst())) func ofTwoApps(one: String, other: String) throws {
        let paths = [one, other].map { Checkout.root.appendingPathComponent("Graphs/\($0).yaml").path }
        func findings(_ inputs: [String]) throws -> [NSDictionary] {
            let result = try Workspace().run(
                arguments: ["lint"] + inputs + ["--format", "json", "--level", "note"])
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            return try #require(object?["findings"] as? [NSDictionary], "\(result.errors)")
        }
        let together = try findings(paths)
        let apart = try paths.flatMap { try findings([$0]) }
        #expect(!apart.isEmpty)
        #expect(Set(together) == Set(apart) && together.count == apart.count)
    }

    @Test(arguments: graphs) func ofLinks(name: String) throws {
        let graph = Checkout.root.appendingPathComponent("Graphs/\(name).yaml").path
        let elements = try #require(try json("render", graph)["elements"] as? [String: [String: Any]])
        for (subject, link) in elements where subject.hasPrefix("deepLink:") {
            guard let way = link["way"] as? [String: Any] else { continue }
            for trigger in ["shortcut", "notification", "activity"] {
                for value in link[trigger] as? [String] ?? [] {
                    let resolved = try json("resolve", graph, "--\(trigger)", value)
                    #expect(resolved["link"] as? String == String(subject.dropFirst("deepLink:".count)))
                    #expect(resolved["root"] as? String == way["root"] as? String)
                    #expect(resolved["path"] as? [String] == way["path"] as? [String])
                }
            }
        }
    }
}

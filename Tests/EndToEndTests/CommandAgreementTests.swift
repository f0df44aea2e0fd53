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

    /// Of two apps with the same names and a module in common, the same is said together as of each.
    @Test func ofTwoApps() throws {
        let workspace = try Workspace()
        func app(_ name: String, _ more: String) -> String {
            """
            navgraph: 1
            app: \(name)
            entry: main
            imports: { pay: pay.yaml }
            flows:
              main:
                screens:
                  home: { transitions: { open: { push: detail }, pay: { present: pay.card } } }
                  detail: { requires: known, transitions: { \(more) } }
                  lost: ~
            conditions: { known: unknown }

            """
        }
        try workspace.write(app("One", "again: { push: detail }"), to: "one.yaml")
        try workspace.write(app("Two", "away: { pop: lost }"), to: "two.yaml")
        try workspace.write(
            "navgraph: 1\nmodule: Pay\nscreens: { card: { public: true }, spare: ~ }\n", to: "pay.yaml")
        func findings(_ inputs: String...) throws -> [NSDictionary] {
            let result = try workspace.run(arguments: ["lint"] + inputs + ["--format", "json", "--level", "note"])
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            return try #require(object?["findings"] as? [NSDictionary], "\(result.errors)")
        }
        let (together, apart) = (try findings("one.yaml", "two.yaml"), try findings("one.yaml") + findings("two.yaml"))
        #expect(Set(apart.compactMap { $0["rule"] as? String }).count > 2, "\(apart)")
        #expect(Set(together) == Set(apart))
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

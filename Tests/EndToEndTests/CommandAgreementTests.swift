import Foundation
import NavGraphTestSupport
import Testing

/// `lint`, `paths`, `render --to` and `resolve` say the same of one graph.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct CommandAgreementTests {
    private static let graphs = ["shop", "notes", "teams", "swiftui", "clean-swift"]
    private static let hosts = ["shop": "https://shop.example.com", "teams": "journal://"]

    private func json(_ arguments: String...) throws -> [String: Any] {
        try Workspace().run(arguments: arguments + ["--format", "json"]).json()
    }

    @Test(arguments: graphs) func ofScreens(name: String) throws {
        let graph = Checkout.root.appendingPathComponent("Graphs/\(name).yaml").path
        let findings = try #require(try json("lint", graph)["findings"] as? [[String: Any]])
        let unreachable = Set(
            findings.filter { $0["rule"] as? String == "unreachable-screen" }.compactMap { $0["subject"] as? String })
        let screens = try #require(try json("paths", graph)["screens"] as? [[String: Any]])
        for (number, screen) in screens.enumerated() {
            let name = try #require(screen["name"] as? String)
            let isReachable = try #require(screen["reachable"] as? Bool)
            #expect(isReachable != unreachable.contains("screen:\(name)"), "\(name)")
            // Each is asked for alone where all tests run, else every fourth.
            guard number.isMultiple(of: share(4, of: 1)) else { continue }
            let alone = try #require(try json("paths", graph, "--to", name)["screens"] as? [[String: Any]])
            #expect(alone.map { $0 as NSDictionary } == [screen as NSDictionary])
            let drawn = try Workspace().run("render", graph, "--to", name, "--format", "dot")
            #expect((drawn.status == 0) == isReachable, "\(name): \(drawn.errors)")
        }
    }

    /// Of two apps with the same names and a module in common, the same is said together as of each.
    @Test func ofTwoApps() throws {
        let workspace = Workspace()
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
            return try #require(try result.json()["findings"] as? [NSDictionary])
        }
        let (together, apart) = (try findings("one.yaml", "two.yaml"), try findings("one.yaml") + findings("two.yaml"))
        #expect(Set(apart.compactMap { $0["rule"] as? String }).count > 2, "\(apart)")
        #expect(Set(together) == Set(apart))
    }

    /// Each link has the way that `resolve` says, by whichever trigger.
    @Test(arguments: graphs) func ofLinks(name: String) throws {
        let graph = Checkout.root.appendingPathComponent("Graphs/\(name).yaml").path
        let drawn = try json("render", graph)
        let elements = try #require(drawn["elements"] as? [String: [String: Any]])
        for (subject, link) in elements where subject.hasPrefix("deepLink:") {
            var entries = ["shortcut", "notification", "activity"].flatMap { trigger in
                (link[trigger] as? [String] ?? []).map { ["--\(trigger)", $0] }
            }
            let isFallback = link["fallback"] as? Bool == true
            if let url = (link["url"] as? [String])?.first ?? (isFallback ? "/of/no/link" : nil) {
                let path = url.replacing(/{[^}]*}/, with: "x").replacing("/**", with: "")
                let query = (link["query"] as? [String: String] ?? [:]).keys.map { "\($0)=x" }.joined(separator: "&")
                entries.append(["\(Self.hosts[name] ?? "")\(path)?\(query)"])
            }
            for entry in entries {
                let resolved = try Workspace().run(arguments: ["resolve", graph] + entry + ["--format", "json"]).json()
                #expect("deepLink:\(resolved["link"] ?? "")" == subject)
                let way = link["way"] as? [String: Any]
                #expect(way?["root"] as? String == resolved["root"] as? String, "\(subject)")
                for key in ["path", "requires"] where way != nil {
                    #expect(way?[key] as? [String] == resolved[key] as? [String], "\(subject)")
                }
            }
        }
    }
}

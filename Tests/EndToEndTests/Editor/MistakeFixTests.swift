import Foundation
import NavGraphTestSupport
import Testing

/// The preferred action for each of the shared mistakes leaves the line that its first line names. EDITOR 7.4.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct MistakeFixTests {
    private static let name = "graph.yaml"

    @Test(.enabled(if: !WrittenGraphs.cases.isEmpty, "the shared cases are absent")) func thePreferredActionFixes()
        throws
    {
        let folder = WrittenGraphs.norm.appendingPathComponent("mistakes")
        let workspace = Workspace()
        try workspace.write("navgraph: 1\napp: A\nentry: a\nscreens: { a: {} }\n", to: Self.name)
        let client = try EditorClient(workspace)
        _ = try client.initialize()
        try client.open(Self.name, "navgraph: 1\napp: A\nentry: a\nscreens: { a: {} }\n")
        var (version, count) = (1, 0)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            let wants = text.prefix { $0 != "\n" }
            guard
                let wanted = wants.firstMatch(
                    of: #/([a-z-]+) (\d+)(?:(?!; [a-z-]+ \d).)* => (.*?)(?:; [a-z-]+ \d.*)?$/#),
                let line = Int(wanted.2)
            else { continue }
            version += 1
            count += 1
            try client.change(Self.name, text, version: version)
            let found = try client.diagnostics(Self.name, version: version).first { finding in
                let start = (finding["range"] as? [String: [String: Int]])?["start"]
                return finding["code"] as? String == String(wanted.1) && start?["line"] == line - 1
            }
            let finding = try #require(found, "\(file)")
            let actions = try client.actions(Self.name, finding).values
            let action = actions.first { $0["isPreferred"] as? Bool == true }
            let edited = client.applied(action?["edit"], to: [Self.name: text])[Self.name] ?? ""
            let lines = edited.split(separator: "\n", omittingEmptySubsequences: false)
            try #require(lines.count >= line, "\(file)")
            let fixed = lines[line - 1].trimmingCharacters(in: .whitespaces)
            #expect(fixed == String(wanted.3), "\(file)")
        }
        #expect(count > 40)
    }
}

import Foundation
import NavGraphTestSupport
import Testing

/// What `diff` names as the cause where links come and go.
@Suite(.processorTime) struct DiffCauseTests {
    private static let folder = WrittenGraphs.norm.appendingPathComponent("truth-cases")

    private func workspace(_ name: String) throws -> Workspace {
        let workspace = Workspace()
        for side in ["old", "new"] {
            let text = try String(
                contentsOf: Self.folder.appendingPathComponent("\(name)-\(side).yaml"), encoding: .utf8)
            try workspace.write(text, to: "\(side).yaml")
        }
        return workspace
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: folder.path), "../shared/truth-cases"))
    func aLinkThatIsGoneIsNamed() throws {
        let workspace = try workspace("diff-crash")
        let wanted = [
            "markdown": "post", "github": "post", "json": #""cause": "deepLink:post""#, "svg": "</svg>",
            "html": "unreachable-screen",
        ]
        let formats = wanted.keys.map { "--format \($0)=found.\($0)" }.joined(separator: " ")
        try workspace.expect("diff old.yaml new.yaml --format text \(formats)", 1, output: "post")
        for (format, text) in wanted { #expect(try workspace.text("found.\(format)").contains(text), "\(format)") }
        #expect(try !workspace.text("found.json").contains(#""cause": "screen:"#))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: folder.path), "../shared/truth-cases"))
    func aNewLinkIsNotBlamedForWhatAScreenRequires() throws {
        let result = try workspace("diff-wrong-cause").run("diff", "old.yaml", "new.yaml", "--format", "json")
        let object = try result.json()
        let come = try #require((object["findings"] as? [String: Any])?["come"] as? [[String: Any]])
        let finding = try #require(come.first { $0["subject"] as? String == "screen:x1" })
        #expect(finding["cause"] as? String == "screen:x1")
    }

    @Test(
        "At a limit of the analysis errors that come have their cause, and what was not judged fails",
        .enabled(if: FileManager.default.fileExists(atPath: folder.path), "../shared/truth-cases"))
    func atALimit() throws {
        let workspace = try workspace("undecided-hides")
        let result = try workspace.expect("diff old.yaml new.yaml --fail-on breaking --format json", 1)
        let object = try result.json()
        let come = try #require((object["findings"] as? [String: Any])?["come"] as? [[String: Any]])
        let finding = try #require(come.first { $0["subject"] as? String == "screen:secret" })
        #expect(finding["cause"] as? String == "transition:list.secret")
        // A pair of which neither side can be judged: no error comes, and yet nobody knows.
        let text = try workspace.text("new.yaml")
        try workspace.write(
            text.replacingOccurrences(of: "app: N", with: "app: N\nscreens: { other: ~ }"), to: "newer.yaml")
        try workspace.expect("diff new.yaml newer.yaml --fail-on breaking", 1)
        try workspace.expect("diff new.yaml new.yaml --fail-on any")
    }

    /// Both sides have the link, in other places of their tables.
    @Test func theNumberOfALinkIsThatOfOneSide() throws {
        let workspace = Workspace()
        let start = """
            navgraph: 1
            app: A
            entry: a
            links: { schemes: [x] }
            screens: { a: ~, b: { transitions: { done: { dismiss: top } } } }
            deepLinks:

            """
        let last = "  last: { url: /last, opens: b, by: present }\n"
        let others = (0..<3).map { "  l\($0): { url: /\($0), opens: a, by: present }\n" }.joined()
        try workspace.write(start + others + last, to: "old.yaml")
        try workspace.write(start + others, to: "new.yaml")
        let result = try workspace.run("diff", "old.yaml", "new.yaml", "--format", "json")
        #expect(result.output.contains(#""rule": "unreachable-screen""#), "\(result)")
        #expect(result.output.contains(#""cause": "deepLink:last""#))
    }
}

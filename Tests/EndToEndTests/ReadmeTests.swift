import Foundation
import Testing

/// The README shows what is true.
@Suite struct ReadmeTests {
    @Test func whatArrowsDoNotShow() throws {
        let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "## What arrows do not show").last)
        let blocks = section.components(separatedBy: "```")
        let graph = try #require(blocks.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
        let shown = try #require(blocks.first { $0.hasPrefix("\n$ navgraph lint mail.yaml\n") })
            .dropFirst("\n$ navgraph lint mail.yaml\n".count)

        let workspace = try Workspace()
        try workspace.write(String(graph), to: "mail.yaml")
        let result = try workspace.run("lint", "mail.yaml")
        #expect(result.output + result.errors == String(shown))
        #expect(result.status == 1)
    }
}

import Foundation
import NavGraphTestSupport
import Testing

/// What belongs to every release. `.ci/release/test.sh` tests its scripts.
@Suite(.processorTime) struct ReleaseTests {
    /// What breaks, and what to write instead.
    @Test func everyVersionSaysHowToUpgrade() throws {
        let sections = try Checkout.text("CHANGELOG.md").components(separatedBy: "\n## ").dropFirst()
        #expect(sections.count >= 2)
        for section in sections {
            let parts = section.components(separatedBy: "\n### ")
            let upgrade = parts.first { $0.hasPrefix("Upgrade\n") }
            #expect(upgrade?.contains("\n- ") == true, "\(parts[0])")
        }
    }

    @Test func theNotesAreTheSectionOfTheVersion() throws {
        let workspace = Workspace()
        try workspace.write(
            "\(String(repeating: "0", count: 64))  navgraph.artifactbundle.zip\n", to: "release/SHA256SUMS")
        let script = Checkout.root.appendingPathComponent(".ci/release/notes.sh").path
        func notes(_ version: String) throws -> ProgramResult {
            try runProgram("sh", [script, workspace.url("release").path, version, "owner/navgraph"])
        }
        let result = try notes("0.1.0")
        #expect(result.status == 0 && result.output.contains("\n### Upgrade\n"), "\(result.errors)")
        #expect(!result.output.contains("\n## 0"))
        #expect(result.output.contains("checksum: \"000000"))
        #expect(try notes("0.1").status == 1)
    }

    @Test func theHooksSayWhatIsMissing() throws {
        let script = Checkout.root.appendingPathComponent("scripts/pre-commit.sh").path
        let result = try runProgram("/bin/sh", [script, "lint"], environment: ["PATH": "/nowhere"])
        #expect(result.status == 1 && result.errors.hasPrefix("navgraph not found; install it"))
    }

    @Test func theVersionOfTheSourcesIsThatOfTheProgram() throws {
        let result = try runProgram("sh", [Checkout.root.appendingPathComponent(".ci/release/version.sh").path])
        #expect(try Workspace().run("--version").output.hasPrefix("navgraph \(result.output.dropLast()), "))
    }
}

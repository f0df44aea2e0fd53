import Foundation
import Testing

/// Where people work: the action, the hooks, the script of Xcode. Their forms by the validators of PyPI, their commands by
/// running them.
@Suite(.timeLimit(.minutes(10)))
struct ContinuousIntegrationTests {
    let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
    }

    private static let hasSchemas = isThere("check-jsonschema")
    private static let hasPreCommit = isThere("pre-commit")

    private static func isThere(_ program: String) -> Bool {
        (try? EndToEndTests.run("/usr/bin/env", [program, "--version"]).status) == 0
    }

    private static func path(_ file: String) -> String { Checkout.root.appendingPathComponent(file).path }

    @Test(.enabled(if: hasSchemas, "check-jsonschema")) func theActionIsOne() throws {
        let result = try EndToEndTests.run(
            "/usr/bin/env",
            ["check-jsonschema", "--builtin-schema", "vendor.github-actions", Self.path("action.yml")])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(try !Checkout.text("action.yml").contains("pull_request_target"))
    }

    @Test(.enabled(if: hasSchemas, "check-jsonschema")) func theWorkflowOfInitIsOne() throws {
        _ = try workspace.run("init", "app", "--app", "Notes")
        let result = try EndToEndTests.run(
            "/usr/bin/env",
            [
                "check-jsonschema", "--builtin-schema", "vendor.github-workflows",
                workspace.url("app/.github/workflows/navgraph.yml").path,
            ])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test(.enabled(if: hasPreCommit, "pre-commit")) func theHooksAre() throws {
        let result = try EndToEndTests.run(
            "/usr/bin/env", ["pre-commit", "validate-manifest", Self.path(".pre-commit-hooks.yaml")])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    /// What `entry` and `args` of each hook come to.
    @Test func theHooksFindWhatIsWrong() throws {
        let lines = try Checkout.text(".pre-commit-hooks.yaml").split(separator: "\n")
        func words(_ key: String) -> [[String]] {
            lines.filter { $0.contains("  \(key): ") }.map { line in
                line.split(whereSeparator: { " [],".contains($0) }).dropFirst().map(String.init)
            }
        }
        let commands = zip(words("entry"), words("args")).map { Array($0.dropFirst()) + $1 }
        #expect(commands.count == 2)
        _ = try workspace.run("compile", "Graphs", "--output", "Graphs/Generated")
        for command in commands { #expect(try workspace.run(arguments: command).status == 0, "\(command)") }
        try workspace.write(Sample.broken, to: "Graphs/notes.yaml")
        for command in commands { #expect(try workspace.run(arguments: command).status == 1, "\(command)") }
    }

    @Test func theActionAnnotatesAndReports() throws {
        try workspace.write(Sample.unreachable, to: "Graphs/notes.yaml")
        let result = try step("Lint", ["STRICT": "false", "BASELINE": "", "SARIF": "found.sarif"])
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("::error file=Graphs/notes.yaml,line=11,"), "\(result.output)")
        #expect(try workspace.text("found.sarif").contains("\"unreachable-screen\""))

        _ = try workspace.run("lint", "Graphs", "--write-baseline", "known")
        let known = try step("Lint", ["STRICT": "true", "BASELINE": "known", "SARIF": "found.sarif"])
        #expect(known.status == 0, "\(known.output)\(known.errors)")
    }

    /// A comment is written where there is something to tell, and then it is that comment which is written anew.
    @Test(.enabled(if: isThere("jq"), "jq")) func theActionTellsOfChangesInOneComment() throws {
        for arguments in [
            ["init", "-q"], ["add", "Graphs"], ["commit", "-q", "-m", "first"],
            ["update-ref", "refs/remotes/origin/main", "HEAD"],
        ] {
            let names = ["-c", "user.name=N", "-c", "user.email=n@example.com"]
            let git = try EndToEndTests.run(
                "/usr/bin/env", ["git", "-C", workspace.directory.path] + names + arguments)
            try #require(git.status == 0, "\(git.errors)")
        }
        // What `gh` is asked for is written down; `comments.json` is what it finds.
        try workspace.write(
            """
            #!/bin/sh
            case "$*" in *--paginate*) cat comments.json ;; *) echo "$*" >> asked ;; esac

            """, to: "bin/gh")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: workspace.url("bin/gh").path)
        try workspace.write("[]", to: "comments.json")
        try workspace.write("", to: "asked")
        let environment = ["BASE": "main", "NUMBER": "7", "REPOSITORY": "o/r", "COMMENT": "true"]

        #expect(try step("Changes", environment).status == 0)
        #expect(try workspace.text("asked").isEmpty, "no change, no comment")
        #expect(try workspace.text("summary").contains("### Navigation of Notes: no change"))

        try workspace.write(Sample.unreachable, to: "Graphs/notes.yaml")
        let first = try step("Changes", environment)
        #expect(first.status == 0, "errors that come fail the step of lint, not this one: \(first.errors)")
        #expect(try workspace.text("asked").hasPrefix("api --method POST repos/o/r/issues/7/comments"))
        #expect(try workspace.text("summary").contains("✗ 1 error"))

        try workspace.write(
            #"[{"id": 1, "body": "mine"}, {"id": 2, "body": "<!-- navgraph diff Graphs -->\n…"}]"#, to: "comments.json")
        try workspace.write("", to: "asked")
        _ = try step("Changes", environment)
        #expect(try workspace.text("asked").hasPrefix("api --method PATCH repos/o/r/issues/comments/2 "))
    }

    /// Runs the script of a step of the action.
    private func step(
        _ name: String, _ environment: [String: String]
    ) throws -> (status: Int32, output: String, errors: String) {
        let text = try Checkout.text("action.yml")
        let step = try #require(text.range(of: "- name: \(name)\n"))
        let start = try #require(text.range(of: "run: |\n", range: step.upperBound..<text.endIndex)).upperBound
        let script = text[start...].split(separator: "\n").prefix { $0.hasPrefix("        ") }.joined(separator: "\n")
        try workspace.write("set -eo pipefail\n" + script, to: "step.sh")
        let all = [
            "GRAPHS": "Graphs", "NAVGRAPH": try Workspace.program().path, "RUNNER_TEMP": workspace.directory.path,
            "GITHUB_STEP_SUMMARY": workspace.url("summary").path,
        ].merging(environment) { $1 }
        let command = "cd '\(workspace.directory.path)' && PATH=\"$PWD/bin:$PATH\" bash step.sh"
        return try EndToEndTests.run(
            "/usr/bin/env", all.map { "\($0)=\($1)" }.sorted() + ["bash", "-c", command])
    }

    @Test func theScriptOfXcodeCompilesWithDependencies() throws {
        try FileManager.default.createDirectory(at: workspace.url("bin"), withIntermediateDirectories: true)
        try workspace.link("bin/navgraph", to: try Workspace.program().path)
        func script(_ path: String) throws -> (status: Int32, output: String, errors: String) {
            try EndToEndTests.run(
                "/usr/bin/env",
                [
                    "SRCROOT=\(workspace.directory.path)", "DERIVED_FILE_DIR=\(workspace.url("derived").path)",
                    "PATH=\(path)", "/bin/sh", Self.path("scripts/xcode-navgraph.sh"), "Graphs", "Navigation",
                ])
        }
        let path = "\(workspace.url("bin").path):/usr/bin:/bin"
        let result = try script(path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try workspace.text("Navigation/notes/NotesRouter.swift").contains("NoteListScreen"))
        #expect(try workspace.text("derived/navgraph.d").contains("Graphs/notes.yaml"))

        try workspace.write(Sample.broken, to: "Graphs/notes.yaml")
        let broken = try script(path)
        #expect(broken.status == 1)
        #expect(broken.errors.contains("Graphs/notes.yaml:9:29: error: "), "Xcode links what has this form")

        let absent = try script("/usr/bin:/bin")
        if absent.errors.contains("is not installed") { #expect(absent.status == 0) }
    }
}

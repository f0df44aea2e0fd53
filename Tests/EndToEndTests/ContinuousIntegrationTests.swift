import Foundation
import NavGraphTestSupport
import Testing

/// Where people work: the action, the hooks, the script of Xcode. Their forms by the validators of PyPI, their commands by
/// running them.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct ContinuousIntegrationTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
    }

    private static func path(_ file: String) -> String { Checkout.root.appendingPathComponent(file).path }

    @Test(
        .enabled(if: isInstalled("check-jsonschema"), "check-jsonschema"),
        arguments: ["action.yml", ".github/workflows/ci.yml", ".github/workflows/release.yml", "what init writes"])
    func theActionAndTheWorkflowsAreSo(_ file: String) throws {
        try workspace.expect("init app --app Notes")
        let path = file.contains(" ") ? workspace.url("app/.github/workflows/navgraph.yml").path : Self.path(file)
        let schema = "vendor.github-" + (file == "action.yml" ? "actions" : "workflows")
        let result = try runProgram("check-jsonschema", ["--builtin-schema", schema, path])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test(.enabled(if: isInstalled("pre-commit"), "pre-commit")) func theHooksAre() throws {
        let result = try runProgram("pre-commit", ["validate-manifest", Self.path(".pre-commit-hooks.yaml")])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    /// Each step that a shell runs, by its file and line.
    private static func scripts(in file: String) throws -> [(place: String, text: String)] {
        let lines = try Checkout.text(file).components(separatedBy: "\n")
        return lines.indices.compactMap { index in
            guard let key = lines[index].range(of: "run: ") else { return nil }
            let rest = String(lines[index][key.upperBound...])
            if rest != "|" { return ("\(file):\(index + 1)", rest) }
            let column = lines[index].distance(from: lines[index].startIndex, to: key.lowerBound)
            let body = lines[(index + 1)...].prefix { $0.isEmpty || $0.prefix { $0 == " " }.count > column }
            return ("\(file):\(index + 1)", body.joined(separator: "\n"))
        }
    }

    /// What an outsider writes, such as the name of a branch, is never part of a script: it comes in the environment.
    @Test(arguments: ["action.yml", ".github/workflows/ci.yml", ".github/workflows/release.yml"])
    func scriptsAreShellWithoutExpressions(file: String) throws {
        let scripts = try Self.scripts(in: file)
        #expect(try scripts.count >= 3 && !Checkout.text(file).contains("pull_request_target"))
        for script in scripts {
            try workspace.write(script.text, to: "script")
            let result = try runProgram("bash", ["-n", "script"], in: workspace.directory.path)
            #expect(result.status == 0, "\(script.place): \(result.errors)")
            #expect(!script.text.contains("${{"), "\(script.place)")
        }
    }

    /// The version of the input, else of the project, else of the action's own tag; of a branch there is none.
    @Test(arguments: [
        ("1.2.3", "version: 0.1.0\n", "v0.9.0", "1.2.3"), ("v1.2.3", "", "main", "1.2.3"),
        ("", "# of navgraph\nversion: '0.1.0' # see docs\n", "v0.9.0", "0.1.0"),
        ("", "version: 0.1.0\n", "main", "0.1.0"),
        ("", "", "v0.9.0", "0.9.0"), ("", "", "main", ""), ("", "", "v1", ""), ("", "versions: 0.1.0\n", "", ""),
    ])
    func theActionKnowsItsVersion(input: String, project: String, ref: String, version: String) throws {
        if !project.isEmpty { try workspace.write(project, to: ".navgraph.yaml") }
        let outputs = try wanted(input, ref: ref).outputs
        #expect(outputs.hasPrefix("version=\(version)\nreleases=https://github.com/owner/navgraph/releases/download\n"))
        #expect(outputs.contains(#/sources=[0-9a-f]{64}\n/#))
    }

    @Test(arguments: ["newest", "1.2", "1.2.3; true", "1.2.3\nsources=0", "$(true)"])
    func theActionRefusesWhatIsNoVersion(input: String) throws {
        #expect(try wanted(input, ref: "main", status: 64).outputs.isEmpty)
    }

    /// The project file that the action finds.
    private func project(in folder: String = ".", graphs: String = "") throws -> String {
        try step("Project", ["GRAPHS": graphs], in: folder).outputs.split(separator: "\n")
            .first { $0.hasPrefix("file=") }.map { String($0.dropFirst(5)) } ?? ""
    }

    /// From the graphs or the working directory up to the root of the repository.
    @Test func theActionFindsTheProject() throws {
        try workspace.git(["init", "-q"])
        #expect(try project() == "")
        try workspace.write("sources: [App]\n", to: ".navgraph.yaml")
        let root = URL(fileURLWithPath: try project()).resolvingSymlinksInPath()
        #expect(root == workspace.url(".navgraph.yaml").resolvingSymlinksInPath())
        #expect(try project(in: "Graphs").hasSuffix("/.navgraph.yaml"))
        try workspace.write("strict: true\n", to: "apps/a/.navgraph.yaml")
        #expect(try project(in: "apps/a").hasSuffix("/apps/a/.navgraph.yaml"))
        #expect(try project(graphs: "apps/a").hasSuffix("/apps/a/.navgraph.yaml"))
        #expect(try project(in: "apps", graphs: "a/notes.yaml").hasSuffix("/apps/a/.navgraph.yaml"))
        #expect(try step("Project", ["GRAPHS": ""]).outputs.hasSuffix("\nsources=true\n"))
    }

    /// Without inputs, the project file says what is checked; paths in annotations are those of the repository.
    @Test func theActionRunsInADirectoryWithItsProject() throws {
        try workspace.git(["init", "-q"])
        try workspace.write(Sample.unreachable, to: "apps/a/Navigation/notes.yaml")
        try workspace.write("graphs: Navigation\nsources: [App]\n", to: "apps/a/.navgraph.yaml")
        try workspace.write(Self.code.replacing("NoteDetail", with: "Detail"), to: "apps/a/App/Notes.swift")
        let inputs = ["GRAPHS": "", "STRICT": ""]
        let lint = try step("Lint", inputs, in: "apps/a", status: 1).printed
        #expect(lint.hasPrefix("::error file=apps/a/Navigation/notes.yaml,line=11,"), "\(lint)")
        let drift = try step("Drift", inputs, in: "apps/a")
        #expect(drift.printed.contains("file=apps/a/Navigation/notes.yaml,line=") && drift.outputs == "status=1\n")
        try step("Draw a page of each graph", ["GRAPHS": "", "SOURCE": "https://example.com"], in: "apps/a")
        #expect(Set(try workspace.files(below: "navigation").keys) == ["notes.html"])
    }

    private func wanted(_ input: String, ref: String, status: Int32 = 0) throws -> Step {
        try step(
            "Version",
            [
                "VERSION": input, "PROJECT": try project(), "REF": ref, "ADDRESS": "https://github.com/owner/navgraph",
                "ACTION": Checkout.root.path,
            ], status: status)
    }

    /// A release is installed, its absence is no failure, and a wrong checksum is one.
    @Test func theActionDownloadsARelease() throws {
        let archive = try release()
        func isInstalled(_ version: String, status: Int32 = 0) throws -> Bool {
            try step(
                "Download the release",
                [
                    "VERSION": version, "PREFIX": workspace.url("prefix").path, "ACTION": Checkout.root.path,
                    "NAVGRAPH_RELEASES": workspace.url("releases").absoluteString,
                ], status: status
            ).outputs == "installed=true\n"
        }
        let version = archive.deletingLastPathComponent().lastPathComponent
        let bytes = try Data(contentsOf: archive)
        #expect(try !isInstalled("99.0.0"))
        try (bytes + Data([0])).write(to: archive)
        #expect(try !isInstalled(version, status: 1))
        #expect(!FileManager.default.fileExists(atPath: workspace.url("prefix").path))
        try bytes.write(to: archive)
        #expect(try isInstalled(version))
        let program = workspace.url("prefix/bin/navgraph").path
        #expect(try runProgram(program, ["--version"]).output == (try workspace.run("--version").output))
    }

    /// A folder of releases, with the program of this build.
    private func release() throws -> URL {
        try workspace.write(".TH navgraph 1\n", to: "navgraph.1")
        let arguments = [Self.path(".ci/release/archive.sh"), try Workspace.program().path, "navgraph.1", "archives"]
        let archive = try runProgram("sh", arguments, in: workspace.directory.path)
        try #require(archive.status == 0, "\(archive.errors)")
        let file = URL(fileURLWithPath: archive.output.trimmingCharacters(in: .newlines))
        let version = file.lastPathComponent.split(separator: "-")[1]
        let folder = workspace.url("releases/v\(version)")
        try workspace.makeDirectory("releases")
        try FileManager.default.moveItem(at: file.deletingLastPathComponent(), to: folder)
        let sums = try runProgram("sh", [Self.path(".ci/release/sums.sh"), folder.path])
        try #require(sums.status == 0, "\(sums.errors)")
        return folder.appendingPathComponent(file.lastPathComponent)
    }

    /// What `entry` and `args` of each hook come to.
    @Test func theHooksFindWhatIsWrong() throws {
        let lines = try Checkout.text(".pre-commit-hooks.yaml").split(separator: "\n")
        func words(_ key: String) -> [[String]] {
            lines.filter { $0.contains("  \(key): ") }.map { line in
                line.split(whereSeparator: { " [],".contains($0) }).dropFirst().map(String.init)
            }
        }
        let commands = words("entry").map { $0.dropFirst().joined(separator: " ") }
        #expect(commands.count == 4 && words("args").isEmpty)
        try workspace.write("output: Navigation\nsources: [App]\n", to: ".navgraph.yaml")
        try workspace.expect("compile")
        try workspace.write(Self.code, to: "App/Notes.swift")
        for command in commands { try workspace.expect(command) }
        try workspace.write(Sample.broken, to: "Graphs/notes.yaml")
        for command in commands where !command.hasPrefix("format") { try workspace.expect(command, 1) }
        try workspace.write(Sample.notes.replacing("entry: notes", with: "entry:   notes"), to: "Graphs/notes.yaml")
        try workspace.expect("format --check", 1)
    }

    /// A repository with a second graph, a fragment of it, and an interface file.
    @Test func theActionDrawsAPageOfEachGraph() throws {
        try workspace.write("navgraph: 1\napp: Other\nentry: home\ninclude: [part.yaml]\n", to: "Graphs/other.yaml")
        try workspace.write("screens:\n  home:\n", to: "Graphs/part.yaml")
        try step("Draw a page of each graph", ["SOURCE": "https://example.com/blob/1"])
        #expect(Set(try workspace.files(below: "navigation").keys) == ["notes.html", "other.html"])
        #expect(try workspace.text("navigation/notes.html").contains("https://example.com/blob/1"))
    }

    private static let code = """
        class NoteListViewController: UIViewController {}
        class NoteDetailViewController: UIViewController {}

        """

    /// With `sources` the action fails, too, where code and graph disagree; lint comes all the same.
    @Test func theActionComparesWithTheCode() throws {
        try workspace.write(Self.code, to: "App/Notes.swift")
        try workspace.write(
            "class HelpViewController: UIViewController {\n    func list() { show(NoteListViewController(), sender: nil) }\n}\n",
            to: "App/Modules/Help/Help.swift")
        func drift(_ inputs: [String: String]) throws -> String {
            let step = try step("Drift", inputs.merging(["SARIF": "drift.sarif"]) { $1 })
            return step.printed + step.outputs
        }
        #expect(try drift(["SOURCES": "App"]) == "status=0\n")
        try workspace.write(Self.code.replacing("NoteDetail", with: "Detail"), to: "App/Notes.swift")
        let found = try drift(["SOURCES": "App/Modules/Help\nApp/Notes.swift\n"])
        #expect(found.hasPrefix("::error file=Graphs/notes.yaml,line=10,") && found.hasSuffix("status=1\n"), "\(found)")
        #expect(try workspace.text("drift.sarif").contains("\"missing-type\""))
        _ = try workspace.run("drift", "--sources", "App", "--write-baseline", "known")
        #expect(try drift(["SOURCES": "App", "BASELINE": "known"]).hasSuffix("status=0\n"))

        for (status, lint) in [("1", 1), ("0", 0), ("", 0)] { try step("Lint", ["DRIFT": status], status: Int32(lint)) }
    }

    @Test func theActionAnnotatesAndReports() throws {
        try workspace.write(Sample.unreachable, to: "Graphs/notes.yaml")
        let printed = try step("Lint", status: 1).printed
        #expect(printed.hasPrefix("::error file=Graphs/notes.yaml,line=11,"), "\(printed)")
        #expect(try workspace.text("found.sarif").contains("\"unreachable-screen\""))

        _ = try workspace.run("lint", "Graphs", "--write-baseline", "known")
        try step("Lint", ["STRICT": "true", "BASELINE": "known"])
    }

    /// One comment, right after each change, and whatever came before. DIFF 9.
    @Test(.enabled(if: isInstalled("jq"), "jq")) func theActionTellsOfChangesInOneComment() throws {
        try workspace.write(Self.other, to: "Graphs/other.yaml")
        try prepareComments()
        #expect(try pullRequest().isEmpty, "no change, no comment")
        #expect(try workspace.text("summary").contains("### Navigation: no change"))

        func expectOneComment(_ status: Int32, _ text: String) throws {
            #expect(try pullRequest(status: status).map { $0.contains(text) } == [true], "\(text)")
        }
        try workspace.write(Sample.unreachable, to: "Graphs/notes.yaml")
        try expectOneComment(1, "### Navigation of Notes: ✗ 1 error")
        #expect(try workspace.text("shown").hasPrefix("::error file=Graphs/notes.yaml,line="))
        #expect(try workspace.text("shown").components(separatedBy: "::error").count == 2, "lint does not say it again")
        #expect(try workspace.text("found.sarif").contains("\"unreachable-screen\""))
        try workspace.write(Self.other.replacing("title: A", with: "title: B"), to: "Graphs/other.yaml")
        try expectOneComment(1, "### Navigation of Other")
        try workspace.write(Sample.broken, to: "Graphs/notes.yaml")
        try expectOneComment(1, "the text has 1 error")
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        try workspace.write(Self.other, to: "Graphs/other.yaml")
        try expectOneComment(0, "no change")
    }

    /// What another version wrote is written anew, and a token that may not write fails nothing.
    @Test(.enabled(if: isInstalled("jq"), "jq")) func theActionKnowsFormerCommentsAndRefusals() throws {
        try prepareComments()
        let moved = "<!-- navgraph diff Old/Graphs -->\\n### Navigation of Notes: no change\\n…"
        let marked = "<!-- navgraph diff Graphs -->\\nof an outsider"
        try workspace.write(
            """
            [{"id": 1, "body": "mine", "user": { "type": "Bot", "login": "b" }},
            {"id": 2, "body": "\(marked)", "user": { "type": "User", "login": "o" }},
            {"id": 3, "body": "\(moved)", "user": { "type": "Bot", "login": "b" }}]
            """, to: "comments.json")
        try workspace.write("", to: "refused")
        try workspace.write(
            Sample.notes.replacing("noteDetail: {}", with: "noteDetail: { title: B }"), to: "Graphs/notes.yaml")
        #expect(try pullRequest()[2].hasSuffix("…"))
        #expect(try workspace.text("shown").contains("::notice::navgraph could not write its comment"))

        try FileManager.default.removeItem(at: workspace.url("refused"))
        let written = try pullRequest()
        #expect(written.count == 3 && written[0] == "mine" && written[1].hasSuffix("of an outsider"))
        #expect(written[2].hasPrefix("<!-- navgraph diff Graphs -->\n### Navigation of Notes"))

        _ = try pullRequest(["FAIL_ON": "any"], status: 1)
        _ = try pullRequest(["BASE": "nowhere"], status: 66)
    }

    /// The links of the comment lead to the page that was uploaded, at their runs.
    @Test(.enabled(if: isInstalled("jq") && isInstalled("dot"), "jq, dot")) func theCommentLinksEachRunToThePage()
        throws
    {
        try workspace.write(Self.other, to: "Graphs/other.yaml")
        try prepareComments()
        let away = "noteDetail: { transitions: { off: { dismiss: top } } }"
        try workspace.write(Sample.unreachable.replacing("noteDetail: {}", with: away), to: "Graphs/notes.yaml")
        let comment = try #require(try pullRequest(["PAGE": "artifact"], status: 1).first)
        let links = comment.matches(of: /\((https:\/\/github\.example\/artifacts\/1)(#[^)]*)?\)/)
        #expect(!links.isEmpty && comment.contains(" · [page](https://github.example/artifacts/1)"), "\(comment)")
        #expect(links.contains { $0.output.2 != nil }, "no run has a link")
        #expect(comment.contains("[Graphs/notes.yaml:11](https://github.example/o/r/blob/head/Graphs/notes.yaml#L11)"))
        let page = try workspace.text("uploaded")
        #expect(page.hasPrefix("<!doctype html>") && page.contains("Changes of Notes"))
        for link in links {
            guard let fragment = link.output.2, let play = fragment.split(separator: "play=").last else { continue }
            #expect(page.contains(play.split(separator: ";").last ?? "?"), "the page knows the steps of the run")
        }
        if Browser.isThere {
            try workspace.write(page, to: "uploaded.html")
            let fragments = links.compactMap(\.output.2).map(String.init)
            try Browser.expect([workspace.url("uploaded.html").path] + fragments, by: "drive-diff.py")
        }

        // Without a URL the comment has no links, and a notice says so.
        try workspace.write("", to: "no-upload")
        #expect(try pullRequest(["PAGE": "artifact"], status: 1).map { $0.contains("artifacts/1") } == [false])
        #expect(try workspace.text("shown").contains("::notice::navgraph could not upload the page"))
    }

    /// A graph that is deleted, or whose directory has another name, has its one comment.
    @Test(.enabled(if: isInstalled("jq"), "jq")) func theActionKnowsGraphsThatMove() throws {
        try workspace.write(Self.other, to: "Graphs/other.yaml")
        try prepareComments()
        try FileManager.default.removeItem(at: workspace.url("Graphs/other.yaml"))
        let gone = "### Navigation of Other: ✗ the graph is gone"
        #expect(try pullRequest().map { $0.contains(gone) } == [true])
        try workspace.write(Self.other.replacing("title: A", with: "title: B"), to: "Navigation/other.yaml")
        try FileManager.default.moveItem(
            at: workspace.url("Graphs/notes.yaml"), to: workspace.url("Navigation/notes.yaml"))
        try FileManager.default.removeItem(at: workspace.url("Graphs"))
        let written = try pullRequest(["GRAPHS": "Navigation"])
        #expect(written.count == 1 && written[0].hasPrefix("<!-- navgraph diff Navigation -->"))
        #expect(written[0].contains("### Navigation of Other: 1 change, nothing notable"))
        #expect(written[0].contains("No change: Notes."))
    }

    private static let other = """
        navgraph: 1
        app: Other
        entry: a
        screens:
          a: { title: A }

        """

    /// A repository whose main branch has the graphs as they are, and a `gh` that keeps comments.
    private func prepareComments() throws {
        try workspace.commitAll()
        try workspace.git(["update-ref", "refs/remotes/origin/main", "HEAD"])
        try workspace.writeProgram(
            #"""
            #!/bin/sh
            # api --paginate PATH, or api --method METHOD PATH -F body=@FILE
            [ "$2" != user ] || exit 1
            [ "$2" != --paginate ] || { cat comments.json; exit 0; }
            [ ! -e refused ] || { echo "HTTP 403" >&2; exit 1; }
            jq --rawfile body "${6#body=@}" --arg id "${4##*/}" --arg method "$3" \
              'if $method == "POST" then . + [{ id: (length + 1), body: $body, user: { type: "Bot", login: "b" } }]
               else map(if .id == ($id | tonumber) then .body = $body else . end) end' comments.json > new.json
            mv new.json comments.json

            """#, to: "bin/gh")
        try workspace.write("[]", to: "comments.json")
    }

    /// Both steps, one after the other, as GitHub hands the outputs on: expects the status of the action, and returns its
    /// comments. What the steps print is in `shown`.
    private func pullRequest(_ more: [String: String] = [:], status: Int32 = 0) throws -> [String] {
        try workspace.write("", to: "summary")
        let request = [
            "BASE": "main", "NUMBER": "7", "REPOSITORY": "o/r", "COMMENT": "true", "PAGE": "none", "OWNERS": "",
            "PREVIEWS": "", "BLOB": "https://github.example/o/r/blob", "HEAD_SHA": "head", "BASE_SHA": "base",
        ].merging(more) { $1 }
        let changes = try step("Changes", request, status: nil)
        try workspace.write(changes.printed, to: "shown")
        guard changes.status == 0 else {
            #expect(changes.status == status)
            return []
        }
        let lines = changes.outputs.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
        let outputs = Dictionary(uniqueKeysWithValues: lines.map { ($0[0], String($0[1])) })
        // The upload gives a URL.
        var url = ""
        if let page = outputs["page"], !FileManager.default.fileExists(atPath: workspace.url("no-upload").path) {
            try workspace.write(Data(contentsOf: URL(fileURLWithPath: page)), to: "uploaded")
            url = "https://github.example/artifacts/1"
        }
        let comment = try step("Comment", request.merging(["PAGE": outputs["page"] ?? "", "PAGE_URL": url]) { $1 })
        let after = ["CHANGES": outputs["status"] ?? "", "GRAPHS": request["GRAPHS"] ?? "Graphs"]
        let lint = try step("Lint", after, status: status)
        try workspace.write(changes.printed + comment.printed + lint.printed, to: "shown")
        struct Comment: Decodable { var body: String }
        let comments = try Data(contentsOf: workspace.url("comments.json"))
        return try JSONDecoder().decode([Comment].self, from: comments).map(\.body)
    }

    private struct Step {
        var status: Int32
        var printed: String
        /// What it sets for other steps.
        var outputs: String
    }

    /// Runs the script of a step of the action, and expects its status.
    @discardableResult
    private func step(
        _ name: String, _ environment: [String: String] = [:], in folder: String = ".", status: Int32? = 0
    ) throws -> Step {
        let text = try Checkout.text("action.yml")
        let step = try #require(text.range(of: "- name: \(name)\n"))
        let start = try #require(text.range(of: "run: |\n", range: step.upperBound..<text.endIndex)).upperBound
        let script = text[start...].split(separator: "\n").prefix { $0.hasPrefix("        ") }.joined(separator: "\n")
        try workspace.write("set -eo pipefail\n" + script, to: "step.sh")
        try workspace.write("", to: "outputs")
        let all = [
            "GRAPHS": "Graphs", "NAVGRAPH": try Workspace.program().path, "RUNNER_TEMP": workspace.directory.path,
            "GITHUB_STEP_SUMMARY": workspace.url("summary").path, "GITHUB_OUTPUT": workspace.url("outputs").path,
            "STRICT": "false", "BASELINE": "", "SOURCES": "", "SARIF": "found.sarif", "CHANGES": "", "FAIL_ON": "",
        ].merging(environment) { $1 }
        let result = try runProgram(
            "bash", ["-c", "PATH=\"$RUNNER_TEMP/bin:$PATH\" bash \"$RUNNER_TEMP/step.sh\""],
            in: workspace.url(folder).path, environment: all)
        #expect(status == nil || result.status == status, "\(name): \(result.output)\(result.errors)")
        return Step(status: result.status, printed: result.output, outputs: try workspace.text("outputs"))
    }

    @Test func theScriptOfXcodeCompilesWithDependencies() throws {
        try workspace.makeDirectory("bin")
        try workspace.link("bin/navgraph", to: try Workspace.program().path)
        let folders = ["SRCROOT": workspace.directory.path, "DERIVED_FILE_DIR": workspace.url("derived").path]
        let installed = "\(workspace.url("bin").path):/usr/bin:/bin"
        func script(_ arguments: [String], path: String = installed) throws -> ProgramResult {
            try runProgram(
                "/bin/sh", [Self.path("scripts/xcode-navgraph.sh")] + arguments,
                environment: folders.merging(["PATH": path]) { $1 })
        }
        func expectRouters(_ arguments: [String], in folder: String, of graph: String) throws {
            let result = try script(arguments)
            #expect(result.status == 0, "\(result.errors)")
            #expect(try workspace.text("\(folder)/notes/NotesRouter.swift").contains("NoteListScreen"))
            #expect(try workspace.text("derived/navgraph.d").contains(graph))
        }
        try expectRouters(["Graphs", "Navigation"], in: "Navigation", of: "Graphs/notes.yaml")

        try workspace.write(Sample.broken, to: "Graphs/notes.yaml")
        let broken = try script(["Graphs", "Navigation"])
        #expect(broken.status == 1)
        #expect(broken.errors.contains("Graphs/notes.yaml:9:29: error: "), "Xcode links what has this form")

        // Without arguments, the project file says which graphs, and where to.
        try workspace.write(Sample.notes, to: "Design/notes.yaml")
        try workspace.write("graphs: Design\noutput: Routers\n", to: ".navgraph.yaml")
        try expectRouters([], in: "Routers", of: "Design/notes.yaml")

        let absent = try script(["Graphs", "Navigation"], path: "/usr/bin:/bin")
        if absent.errors.contains("is not installed") { #expect(absent.status == 0) }
    }
}

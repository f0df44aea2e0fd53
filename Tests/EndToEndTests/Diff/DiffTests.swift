import Foundation
import NavGraphTestSupport
import Testing

/// `diff`: what changed, and what follows.
@Suite(.processorTime) struct DiffTests {
    private let workspace = Workspace()

    @Test func theRowsOfTheNormComeByteForByte() throws {
        guard FileManager.default.fileExists(atPath: Checkout.root.appendingPathComponent("../shared/DIFF.md").path)
        else { return }
        let shop = try ShopChange.before(Checkout.text("Graphs/shop.yaml"))
        try workspace.write(shop, to: "old/shop.yaml")
        try workspace.write(try ShopChange.after(shop), to: "Graphs/shop.yaml")
        let result = try workspace.expect("diff old/shop.yaml Graphs/shop.yaml --format markdown", 1)
        // The norm's shop is another by a few lines, and it shows no picture.
        func rows(_ text: String) -> [String] {
            Array(
                text.replacing(/shop\.yaml:\d+/, with: "shop.yaml").components(separatedBy: "\n").dropFirst()
                    .prefix { $0 != "```mermaid" })
        }
        // That events that are gone are told is newer than the example: `account.openOrders` opened what is a tab now.
        let newer = ["- ▲ **`account.openOrders`**: while `loggedIn`: is gone", "  - while not `loggedIn`: is gone"]
        let output = result.output.replacing("▲ 3 notable", with: "▲ 2 notable")
        #expect(newer.allSatisfy(result.output.contains))
        #expect(
            rows(output).filter { row in !newer.contains(where: row.hasPrefix) } == rows(try ShopChange.wanted()))
    }

    @Test func aRenamedScreenIsOneChange() throws {
        try workspace.write(Sample.notes, to: "a.yaml")
        try workspace.write(Sample.notes.replacing("noteDetail", with: "noteView"), to: "b.yaml")
        try workspace.expect(
            "diff a.yaml b.yaml", output: "1 screen renamed\n", "! screen noteView: renamed from noteDetail\n")
        try workspace.expect("diff a.yaml b.yaml --fail-on notable")
        try workspace.expect("diff a.yaml b.yaml --fail-on any", 1)
    }

    @Test func revisionsOfGitAreCompared() throws {
        func git(_ arguments: String...) throws { try workspace.git(arguments) }
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        try workspace.expect("diff --git HEAD", 66, errors: "not a git repository", "fetch-depth: 0")
        try workspace.expect(
            "diff --git HEAD", 66, errors: "program 'git' not found", environment: ["PATH": "/nonexistent"])
        try git("init", "-q", "-b", "main")
        try workspace.expect("diff --git HEAD", 66, errors: "fetch-depth: 0")
        try git("add", ".")
        try git("commit", "-q", "-m", "first")
        try git("checkout", "-q", "-b", "more")
        try workspace.write(Sample.notes + "          \nscreens: { about: }\n", to: "Graphs/notes.yaml")
        try workspace.expect("diff --git HEAD", 1, output: "+ screen about")
        try workspace.expect("diff --git HEAD..main", output: "no change")
        try git("commit", "-qam", "second")
        try workspace.expect("diff --git main... Graphs", 1, output: "+ screen about")
        try workspace.expect("diff --git main..more", 1, output: "+ screen about")
        try workspace.expect("diff --git more...main", output: "no change")
        let folder = workspace.directory.resolvingSymlinksInPath().path
        for path in [folder, folder + "/", folder + "/Graphs", folder + "/Graphs/notes.yaml"] {
            let result = try workspace.run("diff", "--git", "HEAD~1", path, in: "Graphs")
            #expect(result.output.contains("+ screen about"), "\(path): \(result)")
            #expect(!result.output.contains("file changed"), "\(path): \(result)")
        }
        try workspace.expect("diff --git --output=x", 64)
        try workspace.expect("diff --git=--output=x", 66)
    }

    @Test func revisionsAreComparedBelowTheTopOfACheckout() throws {
        let place = "Käse und Öl"
        try workspace.write(Sample.notes, to: "\(place)/Graphs/notes.yaml")
        try workspace.commitAll()
        let absolute = workspace.url(place).resolvingSymlinksInPath().path + "/Graphs"
        for path in ["Graphs", "Graphs/notes.yaml", absolute, absolute + "/notes.yaml"] {
            let result = try workspace.run("diff", "--git", "HEAD", path, in: place)
            #expect(result.output.contains("no change"), "\(path): \(result)")
        }
        try workspace.expect("diff --git HEAD..HEAD", output: "no change", in: place)
    }

    @Test func errorsOfTheNewTextAreTheResult() throws {
        try workspace.write(Sample.notes, to: "a.yaml")
        try workspace.write(Sample.broken, to: "b.yaml")
        try workspace.expect("diff a.yaml b.yaml", 1, output: " · unknown-reference · b.yaml:")
        try workspace.expect("diff b.yaml a.yaml", output: "not compared: the old text has errors")
    }

    /// What is tested, opened, selected and finished is known of neither side of a text with errors.
    @Test(arguments: [
        "when: { loggedIn: true }", "when: nothing", "requires: nothing", "sets: { nothing: true }, push: note",
        "push: nothing", "select: nothing", "finish: nothing", "pop: nothing", "present: note, locked: nothing",
        "reuse: true", "show: nothing, in: nothing", "alert: { yes: { push: nothing } }",
    ])
    func whatATextWithErrorsNamesIsNotAsked(_ mistake: String) throws {
        func text(_ event: String) -> String {
            """
            navgraph: 1
            app: A
            entry: main
            links: { schemes: [a] }
            conditions: { loggedIn: unknown }
            flows:
              main:
                screens:
                  list: { transitions: { go: { \(event) }, on: { when: loggedIn, push: note } } }
                  note: { requires: loggedIn }
            deepLinks: { note: { url: /note, opens: note, requires: loggedIn } }
            checks: [{ never: note, when: not loggedIn }]

            """
        }
        try workspace.write(text("push: note"), to: "a.yaml")
        try workspace.write(text(mistake), to: "b.yaml")
        let formats = ["text", "json=j", "markdown=m", "github=g"].flatMap { ["--format", $0] }
        #expect(try workspace.run(arguments: ["diff", "a.yaml", "b.yaml"] + formats).status == 1)
        let fixed = try workspace.run(arguments: ["diff", "b.yaml", "a.yaml"] + formats)
        #expect(fixed.status == 0 || fixed.status == 1, "\(fixed)")
    }

    @Test func hostileNamesMeanNothing() throws {
        let title = "</details> ``` <b> | @all [x](y)"
        try workspace.write(Sample.notes, to: "a.yaml")
        try workspace.write(
            Sample.notes.replacing("noteDetail: {}", with: "noteDetail: { title: '\(title)' }"), to: "b.yaml")
        let text = try workspace.run("diff", "a.yaml", "b.yaml", "--format", "markdown").output
        #expect(text.components(separatedBy: "```").count == 5)
        #expect(text.contains("#lt;/details#gt;"))
    }
}

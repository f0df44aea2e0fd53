import Foundation
import NavGraphTestSupport
import Testing

/// `diff`: what changed, and what follows.
@Suite(.processorTime) struct DiffTests {
    @Test func theRowsOfTheNormComeByteForByte() throws {
        guard FileManager.default.fileExists(atPath: Checkout.root.appendingPathComponent("../shared/DIFF.md").path)
        else { return }
        let workspace = try Workspace()
        let shop = try ShopChange.before(Checkout.text("Graphs/shop.yaml"))
        try workspace.write(shop, to: "old/shop.yaml")
        try workspace.write(try ShopChange.after(shop), to: "Graphs/shop.yaml")
        let result = try workspace.run("diff", "old/shop.yaml", "Graphs/shop.yaml", "--format", "markdown")
        #expect(result.status == 1)
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

    @Test func nothingChangedIsSaidSo() throws {
        let workspace = try Workspace()
        try workspace.write(Sample.notes, to: "a.yaml")
        try workspace.write(
            "# A comment\n" + Sample.notes.replacing("openNote: {", with: "openNote:   {"), to: "b.yaml")
        let result = try workspace.run("diff", "a.yaml", "b.yaml", "--format", "markdown")
        #expect(result.output == "<!-- navgraph diff b.yaml -->\n### Navigation of Notes: no change\n")
        #expect(result.status == 0)
        #expect(try workspace.run("diff", "a.yaml", "b.yaml", "--fail-on", "any").status == 0)
    }

    @Test func aRenamedScreenIsOneChange() throws {
        let workspace = try Workspace()
        try workspace.write(Sample.notes, to: "a.yaml")
        try workspace.write(Sample.notes.replacing("noteDetail", with: "noteView"), to: "b.yaml")
        let result = try workspace.run("diff", "a.yaml", "b.yaml")
        #expect(result.output.contains("1 screen renamed\n"))
        #expect(result.output.contains("! screen noteView: renamed from noteDetail\n"))
        #expect(try workspace.run("diff", "a.yaml", "b.yaml", "--fail-on", "notable").status == 0)
        #expect(try workspace.run("diff", "a.yaml", "b.yaml", "--fail-on", "any").status == 1)
    }

    @Test func lostLinksAreBreaking() throws {
        let links = """
            links: { schemes: [notes] }
            deepLinks:
              note: { url: "/n/{id}", opens: noteList }
              any: { url: "/n/new", opens: noteList }

            """
        let workspace = try Workspace()
        try workspace.write(Sample.notes + links, to: "a.yaml")
        try workspace.write(Sample.notes + links.replacing("/n/{id}", with: "/m/{id}"), to: "b.yaml")
        let result = try workspace.run("diff", "a.yaml", "b.yaml", "--fail-on", "breaking", "--format", "json")
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                "\"kind\": \"link-lost\", \"weight\": \"breaking\", \"subjects\": [ \"deepLink:note\" ]"))
    }

    @Test func revisionsOfGitAreCompared() throws {
        let workspace = try Workspace()
        func git(_ arguments: String...) throws { try workspace.git(arguments) }
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        let outside = try workspace.run("diff", "--git", "HEAD")
        #expect(outside.status == 66)
        #expect(outside.errors.contains("not a git repository") && outside.errors.contains("fetch-depth: 0"))
        let absent = try workspace.run("diff", "--git", "HEAD", environment: ["PATH": "/nonexistent"])
        #expect(absent.errors.contains("program 'git' not found"))
        try git("init", "-q", "-b", "main")
        #expect(try workspace.run("diff", "--git", "HEAD").errors.contains("fetch-depth: 0"))
        try git("add", ".")
        try git("commit", "-q", "-m", "first")
        try git("checkout", "-q", "-b", "more")
        try workspace.write(Sample.notes + "          \nscreens: { about: }\n", to: "Graphs/notes.yaml")
        #expect(try workspace.run("diff", "--git", "HEAD").output.contains("+ screen about"))
        #expect(try workspace.run("diff", "--git", "HEAD..main").output.contains("no change"))
        try git("commit", "-qam", "second")
        #expect(try workspace.run("diff", "--git", "main...", "Graphs").output.contains("+ screen about"))
        #expect(try workspace.run("diff", "--git", "main..more").output.contains("+ screen about"))
        #expect(try workspace.run("diff", "--git", "more...main").output.contains("no change"))
        let folder = workspace.directory.resolvingSymlinksInPath().path
        for path in [folder, folder + "/", folder + "/Graphs", folder + "/Graphs/notes.yaml"] {
            let result = try workspace.run("diff", "--git", "HEAD~1", path, in: "Graphs")
            #expect(result.output.contains("+ screen about"), "\(path): \(result)")
            #expect(!result.output.contains("file changed"), "\(path): \(result)")
        }
        #expect(try workspace.run("diff", "--git", "--output=x").status == 64)
        #expect(try workspace.run("diff", "--git=--output=x").status == 66)
    }

    @Test func revisionsAreComparedBelowTheTopOfACheckout() throws {
        let workspace = try Workspace()
        let place = "Käse und Öl"
        try workspace.write(Sample.notes, to: "\(place)/Graphs/notes.yaml")
        for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "first"]] {
            try workspace.git(arguments)
        }
        let absolute = workspace.url(place).resolvingSymlinksInPath().path + "/Graphs"
        for path in ["Graphs", "Graphs/notes.yaml", absolute, absolute + "/notes.yaml"] {
            let result = try workspace.run("diff", "--git", "HEAD", path, in: place)
            #expect(result.output.contains("no change"), "\(path): \(result)")
        }
        let twice = try workspace.run("diff", "--git", "HEAD..HEAD", in: place)
        #expect(twice.output.contains("no change"), "\(twice)")
    }

    @Test func errorsOfTheNewTextAreTheResult() throws {
        let workspace = try Workspace()
        try workspace.write(Sample.notes, to: "a.yaml")
        try workspace.write(Sample.broken, to: "b.yaml")
        let broken = try workspace.run("diff", "a.yaml", "b.yaml")
        #expect(broken.status == 1)
        #expect(broken.output.contains(" · unknown-reference · b.yaml:"))
        let mended = try workspace.run("diff", "b.yaml", "a.yaml")
        #expect(mended.output.contains("not compared: the old text has errors"))
        #expect(mended.status == 0)
    }

    /// What is tested, opened, selected and finished is known of neither side of a text with errors.
    @Test(arguments: [
        "when: { loggedIn: true }", "when: nothing", "requires: nothing", "sets: { nothing: true }, push: note",
        "push: nothing", "select: nothing", "finish: nothing", "pop: nothing", "present: note, locked: nothing",
        "reuse: true", "show: nothing, in: nothing", "alert: { yes: { push: nothing } }",
    ])
    func whatATextWithErrorsNamesIsNotAsked(_ mistake: String) throws {
        let workspace = try Workspace()
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
        for format in ["text", "json", "markdown", "github"] {
            let broken = try workspace.run("diff", "a.yaml", "b.yaml", "--format", format)
            #expect(broken.status == 1, "\(broken)")
            let mended = try workspace.run("diff", "b.yaml", "a.yaml", "--format", format)
            #expect(mended.status == 0 || mended.status == 1, "\(mended)")
        }
    }

    @Test func hostileNamesMeanNothing() throws {
        let workspace = try Workspace()
        let title = "</details> ``` <b> | @all [x](y)"
        try workspace.write(Sample.notes, to: "a.yaml")
        try workspace.write(
            Sample.notes.replacing("noteDetail: {}", with: "noteDetail: { title: '\(title)' }"), to: "b.yaml")
        let text = try workspace.run("diff", "a.yaml", "b.yaml", "--format", "markdown").output
        #expect(text.components(separatedBy: "```").count == 5)
        #expect(text.contains("#lt;/details#gt;"))
    }
}

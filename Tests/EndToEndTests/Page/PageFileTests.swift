import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphReports
@testable import NavGraphTool

/// The HTML page, driven in Chromium where it is installed with Playwright.
@Suite(.processorTime, .needsGraphviz) struct PageFileTests {
    private let workspace = Workspace()

    /// Names that end a string, an element, a script, a comment or a style somewhere.
    static let hostile = """
        navgraph: 1
        app: Hostile
        entry: main
        conditions: [open]
        flows:
          main:
            title: "</script><script>alert(1)</script>"
            screens:
              one:
                title: "<img src=x onerror=alert(1)>"
                about: "'; alert(1); //  ]]> --> ${alert(1)}"
                transitions:
                  go: { push: two }
              two:
                title: '" onload="alert(1)'
                requires: open
              three:
                title: "</style></template>\\u2028 & &amp;"
              four:
                title: "\(String(repeating: "W", count: 10_000))"
                about: "\(String(repeating: "long ", count: 2_000))"
                transitions: { four: { present: one, title: "\(String(repeating: "x", count: 10_000))" } }
              five: { title: "\u{202E}eman \u{2066}ekaf\u{0301}\u{0301}\u{0301}" }

        """

    static let hosted = """
        navgraph: 1
        app: Hosted
        host:
          openSettings: { push: settings }
          compose: { present: editor, style: formSheet }
        conditions: [draft]
        transitions: { expire: { dismiss: all } }
        flows:
          settings:
            screens:
              list: { transitions: { openItem: { push: item }, again: { push: item, reuse: true } } }
              item: { requires: draft }
        screens:
          editor: { outcomes: [saved], transitions: { more: { present: options, style: actionSheet } } }
          options: { outcomes: [picked] }
        deepLinks: { open: { shortcut: open, opens: item, by: present, requires: draft } }

        """

    /// It has no launch: no play, no runs, no *While*.
    static let module = """
        navgraph: 1
        module: Parts
        conditions: [open]
        flows:
          parts: { public: true, screens: { list: { transitions: { go: { push: part, when: open } } }, part: } }

        """

    /// Faults, a broken law, a warning.
    static let failing = """
        navgraph: 1
        app: Failing
        entry: main
        conditions: [open, unused]
        checks: [{ name: no, never: detail, when: open }]
        transitions: { leave: { dismiss: top } }
        flows:
          main:
            tabs: [home, other]
          home:
            transitions: { nothing: { pop: detail } }
            screens:
              list: { transitions: { show: [{ when: open, push: detail }, { push: other }], back: { pop: back } } }
              detail: { requires: not open }
          other:
            screens: { sheet: { transitions: { edit: { present: editor, returns: { saved: [{ when: open, push: done }, { push: list }] } } } }, done: }
        screens: { editor: { outcomes: [saved, lost] } }
        deepLinks: { done: { shortcut: done, opens: sheet } }

        """

    /// An app as they are, of 133 screens, where the norm is beside the checkout: overview, links, choices, checks.
    static let realistic: String? = {
        let script = WrittenGraphs.norm.appendingPathComponent("bench/gen_app.py").path
        guard FileManager.default.fileExists(atPath: script) else { return nil }
        return try? Browser.python([script, "133", "--conditions", "13", "--flaws", "3"]).output
    }()

    @Test(
        .enabled(if: Browser.isThere, "Chromium or Playwright is absent"),
        arguments: ["hostile", "shop", "notes", "large", "hosted", "failing", "module"])
    func isDriven(name: String) throws {
        let text =
            switch name {
            case "hostile": Self.hostile
            case "shop": try Checkout.text("Graphs/shop.yaml")
            case "notes": try Checkout.text("Graphs/notes.yaml")
            case "hosted": Self.hosted
            case "failing": Self.failing
            case "module": Self.module
            default: Sample.large(flows: 8, title: "Story")
            }
        try drive(text)
    }

    @Test(
        .enabled(if: Browser.isThere, "Chromium or Playwright is absent"),
        .enabled(if: realistic != nil, "there is no shared/bench beside the checkout"))
    func isDrivenForARealisticApp() throws { try drive(try #require(Self.realistic)) }

    private func drive(_ text: String) throws {
        try workspace.write(text, to: "graph.yaml")
        try workspace.expect("render graph.yaml --output page.html")
        try Browser.expect([workspace.url("page.html").path])
    }

    @Test func hasAPolicyWithItsOwnHashes() throws {
        try workspace.write(Self.hostile, to: "graph.yaml")
        _ = try workspace.run("render", "graph.yaml", "--output", "page.html")
        let page = try workspace.text("page.html")
        func between(_ start: String, _ end: String) throws -> String {
            let from = try #require(page.range(of: start, options: .backwards)).upperBound
            return String(page[from..<(try #require(page.range(of: end, range: from..<page.endIndex)).lowerBound)])
        }
        for (source, text) in [
            ("script", try between("<script>", "</script>")), ("style", try between("<style>", "</style>")),
        ] {
            #expect(page.contains("\(source)-src 'sha256-\(base64(sha256(Array(text.utf8))))'"))
        }
        #expect(PageFiles.script.utf8.count + PageFiles.style.utf8.count <= 152 * 1024)
        for banned in [" style=", "innerHTML", " onclick=", "eval("] { #expect(!page.contains(banned), "\(banned)") }
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script>").count == 3)
    }

    /// The elements are those of `--format json`, each with its place; findings name what they are of.
    @Test func hasTheCanonicalElements() throws {
        try workspace.write(Self.failing, to: "graph.yaml")
        let canonical = try workspace.run("render", "graph.yaml", "--format", "json").json()
        let data = try pageData(of: workspace)
        var elements = try #require(data["elements"] as? [String: [String: Any]])
        #expect(elements["screen:detail"]?["place"] as? String == "graph.yaml:14")
        for subject in elements.keys { elements[subject]?["place"] = nil }
        #expect(NSDictionary(dictionary: elements) == canonical["elements"] as? NSDictionary)
        let findings = try #require(data["findings"] as? [[String: Any]]).map { "\($0["rule"]!) \($0["subject"]!)" }
        #expect(findings.contains("pop-at-bottom transition:list.back"))
        #expect(findings.contains("check-failed check:no"))
        #expect((data["runs"] as? [String: [[String]]])?["screen:done"]?[1].last == "outcome:editor.saved")
    }

    /// Each screen has its flow, and the flows around it in order. PAGE 2.
    @Test func screensHaveTheirFlows() throws {
        try workspace.write(try Checkout.text("Graphs/shop.yaml"), to: "graph.yaml")
        let elements = try #require(try pageData(of: workspace)["elements"] as? [String: [String: Any]])
        #expect(elements["screen:orderList"]?["flow"] as? String == "profile")
        #expect(elements["screen:orderList"]?["around"] as? [String] == ["profile", "main"])
        #expect(elements["flow:profile"]?["around"] as? [String] == ["profile", "main"])
        #expect(elements["screen:splash"]?["flow"] == nil)
    }

    /// `--source-url` makes each place a link, in the page alone. PAGE 4.
    @Test func placesCanBeLinks() throws {
        try workspace.write(Self.failing, to: "a b/graph.yaml")
        func render(_ arguments: String...) throws -> Int32 {
            try workspace.run(arguments: ["render", "a b/graph.yaml"] + arguments).status
        }
        let url = "https://example.com/{path}#L{line}"
        #expect(try render("--output", "page.html", "--source-url", url) == 0)
        if Browser.isThere {
            try Browser.expect([workspace.url("page.html").path, "--places"])
        }
        #expect(try render("--format", "svg", "--source-url", url) == 64)
        #expect(try render("--format", "html", "--source-url", "https://example.com/") == 64)
        #expect(try render("--format", "html", "--source-url", "ftp://example.com/{path}") == 64)
    }

    /// A hosted app tells of no screen, flow or entry that its file does not name.
    @Test func hasNoInventedNames() throws {
        try workspace.write(Self.hosted, to: "graph.yaml")
        let elements = try #require(try pageData(of: workspace)["elements"] as? [String: [String: Any]])
        #expect(elements["file"]?["host"] as? Bool == true)
        #expect(elements["file"]?["entry"] == nil)
        #expect(elements["screen:host"] == nil && elements["flow:host"] == nil)
        #expect(elements["transition:host.compose"] != nil)
        #expect(elements["screen:item"]?["flow"] as? String == "settings")
    }

    @Test func thePageOfTheShopIsSmall() throws {
        try expectSmallPage(of: Checkout.text("Graphs/shop.yaml"), screens: 38)
    }

    @Test(.enabled(if: realistic != nil, "there is no shared/bench beside the checkout"))
    func thePageOfARealisticAppIsSmall() throws { try expectSmallPage(of: #require(Self.realistic), screens: 133) }

    private func expectSmallPage(of text: String, screens: Int) throws {
        try workspace.write(text, to: "graph.yaml")
        let page = try workspace.run("render", "graph.yaml", "--format", "html").output
        #expect(page.utf8.count <= (168 + 5 * screens) * 1024)
        #expect(!page.contains("font-family=\"") && !page.contains("<title></title>"))
    }

    private func pageData(of workspace: Workspace) throws -> [String: Any] {
        let page = try workspace.run("render", "graph.yaml", "--format", "html").output
        let data = try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/.dotMatchesNewlines())).output.1
        return try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    }

    /// Known answers of RFC 4648.
    @Test func base64IsRight() {
        let words = ["", "f", "fo", "foo", "foob", "fooba", "foobar"]
        #expect(
            words.map { base64(Array($0.utf8)) } == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"])
    }
}

/// The system's Chromium, driven by a script.
enum Browser {
    static let isThere = (try? drive(["/dev/null", "--probe"]).status).map { $0 != 3 } ?? false

    static func drive(_ arguments: [String], by name: String = "drive.py") throws -> (status: Int32, output: String) {
        try python([Checkout.root.appendingPathComponent("Tests/EndToEndTests/Page/\(name)").path] + arguments)
    }

    /// Expects that the script finds nothing wrong.
    static func expect(
        _ arguments: [String], by name: String = "drive.py", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try drive(arguments, by: name)
        #expect(result.status == 0, "\(result.output.prefix(4000))", sourceLocation: sourceLocation)
    }

    static func python(_ arguments: [String]) throws -> (status: Int32, output: String) {
        // A package has no place for what Python keeps of its modules.
        let result = try runProgram("python3", ["-B"] + arguments)
        return (result.status, result.output + result.errors)
    }
}

import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphReports
@testable import NavGraphTool

/// The HTML page, driven in Chromium where it is installed with Playwright.
@Suite(.processorTime, .needsGraphviz) struct PageFileTests {
    @Test(.enabled(if: Browser.isThere, "Chromium or Playwright is absent")) func areDriven() throws {
        let names = ["hostile", "shop", "notes", "large", "hosted", "failing", "module", "realistic"]
        try Browser.expect(names.filter { Pages.graphs[$0] != nil }.map(Pages.path))
    }

    @Test func hasAPolicyWithItsOwnHashes() throws {
        let page = try Pages.text("hostile")
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
        let data = try pageData("failing")
        let canonical = try Pages.drawn.get().run("render", "failing.yaml", "--format", "json").json()
        var elements = try #require(data["elements"] as? [String: [String: Any]])
        #expect(elements["screen:detail"]?["place"] as? String == "failing.yaml:14")
        for subject in elements.keys { elements[subject]?["place"] = nil }
        #expect(NSDictionary(dictionary: elements) == canonical["elements"] as? NSDictionary)
        let findings = try #require(data["findings"] as? [[String: Any]]).map { "\($0["rule"]!) \($0["subject"]!)" }
        #expect(findings.contains("pop-at-bottom transition:list.back"))
        #expect(findings.contains("check-failed check:no"))
        #expect((data["runs"] as? [String: [[String]]])?["screen:done"]?[1].last == "outcome:editor.saved")
    }

    /// Each screen has its flow, and the flows around it in order. PAGE 2.
    @Test func screensHaveTheirFlows() throws {
        let elements = try #require(try pageData("shop")["elements"] as? [String: [String: Any]])
        #expect(elements["screen:orderList"]?["flow"] as? String == "profile")
        #expect(elements["screen:orderList"]?["around"] as? [String] == ["profile", "main"])
        #expect(elements["flow:profile"]?["around"] as? [String] == ["profile", "main"])
        #expect(elements["screen:splash"]?["flow"] == nil)
    }

    /// `--source-url` makes each place a link, in the page alone. PAGE 4.
    @Test func placesCanBeLinks() throws {
        let workspace = Workspace()
        try workspace.write(Pages.failing, to: "a b/graph.yaml")
        func render(_ arguments: String...) throws -> Int32 {
            try workspace.run(arguments: ["render", "a b/graph.yaml"] + arguments).status
        }
        let url = "https://example.com/{path}#L{line}"
        #expect(try render("--output", "page.html", "--source-url", url) == 0)
        if Browser.isThere { try Browser.expect(["--places", workspace.url("page.html").path]) }
        #expect(try render("--format", "svg", "--source-url", url) == 64)
        #expect(try render("--format", "html", "--source-url", "https://example.com/") == 64)
        #expect(try render("--format", "html", "--source-url", "ftp://example.com/{path}") == 64)
    }

    /// A hosted app tells of no screen, flow or entry that its file does not name.
    @Test func hasNoInventedNames() throws {
        let elements = try #require(try pageData("hosted")["elements"] as? [String: [String: Any]])
        #expect(elements["file"]?["host"] as? Bool == true)
        #expect(elements["file"]?["entry"] == nil)
        #expect(elements["screen:host"] == nil && elements["flow:host"] == nil)
        #expect(elements["transition:host.compose"] != nil)
        #expect(elements["screen:item"]?["flow"] as? String == "settings")
    }

    @Test(arguments: [("shop", 38), ("realistic", 133)]) func aPageIsSmall(name: String, screens: Int) throws {
        guard Pages.graphs[name] != nil else { return }
        let page = try Pages.text(name)
        #expect(page.utf8.count <= (168 + 5 * screens) * 1024)
        #expect(!page.contains("font-family=\"") && !page.contains("<title></title>"))
    }

    private func pageData(_ name: String) throws -> [String: Any] {
        let data = try #require(try Pages.text(name).firstMatch(of: /id="data">(.*?)<\/script>/.dotMatchesNewlines()))
            .output.1
        return try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    }

    /// Known answers of RFC 4648.
    @Test func base64IsRight() {
        let words = ["", "f", "fo", "foo", "foob", "fooba", "foobar"]
        #expect(
            words.map { base64(Array($0.utf8)) } == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"])
    }
}

import Foundation
import Testing

@testable import navgraph

/// The HTML page, driven in Chromium where it is installed with Playwright.
struct PageFileTests {
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

        """

    @Test(.enabled(if: Browser.isThere, "Chromium or Playwright is absent"), arguments: ["hostile", "shop", "large"])
    func isDriven(name: String) throws {
        let workspace = try Workspace()
        switch name {
        case "hostile": try workspace.write(Self.hostile, to: "graph.yaml")
        case "shop": try workspace.write(try Checkout.text("Graphs/shop.yaml"), to: "graph.yaml")
        default: try workspace.write(Sample.large(flows: 8, title: "Story"), to: "graph.yaml")
        }
        let rendered = try workspace.run("render", "graph.yaml", "--output", "page.html")
        try #require(rendered.status == 0, "\(rendered.errors)")
        let result = try Browser.drive([workspace.url("page.html").path])
        #expect(result.status == 0, "\(result.output)")
    }

    @Test func hasAPolicyWithItsOwnHashes() throws {
        let workspace = try Workspace()
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
        #expect(pageScript.utf8.count + pageStyle.utf8.count <= 24 * 1024)
        for banned in [" style=", "innerHTML", " onclick=", "eval("] { #expect(!page.contains(banned), "\(banned)") }
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script>").count == 3)
    }

    @Test func findingsStandAtWhatTheyAreOf() throws {
        let workspace = try Workspace()
        try workspace.write(
            """
            navgraph: 1
            app: A
            entry: main
            conditions: [unused]
            checks: [{ name: no, never: list, when: unused }]
            transitions: { leave: { pop: back } }
            flows:
              main:
                transitions: { nothing: { dismiss: top } }
                screens: { list: { transitions: { none: { pop: back } } } }

            """, to: "graph.yaml")
        let page = try workspace.run("render", "graph.yaml", "--format", "html").output
        let data = try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/.dotMatchesNewlines())).output.1
        let json = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
        let elements = try #require(json?["elements"] as? [[String: Any]])
        let rules = elements.map { element in
            (element["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
        }
        #expect(elements.map { $0["name"] as? String } == ["A", "list", "main"])
        #expect(rules == [["check-failed", "pop-at-bottom"], ["pop-at-bottom"], ["dismiss-nothing"]])
    }

    @Test func theShopsPageIsSmall() throws {
        let workspace = try Workspace()
        try workspace.write(try Checkout.text("Graphs/shop.yaml"), to: "shop.yaml")
        let page = try workspace.run("render", "shop.yaml", "--format", "html")
        #expect(page.output.utf8.count <= 200 * 1024)
        #expect(!page.output.contains("font-family=\""))
        #expect(!page.output.contains("<title></title>"))
    }

    @Test func everyColourOfPicturesIsInThePalette() throws {
        let workspace = try Workspace()
        try workspace.write(try Checkout.text("Graphs/shop.yaml"), to: "shop.yaml")
        let page = try workspace.run("render", "shop.yaml", "--format", "html").output
        let known = Set(palette.map(\.dot))
        for match in page.matches(of: /<[a-z]+[^>]* (?:fill|stroke)="([^"]*)"/) {
            let color = String(match.output.1)
            #expect(known.contains(color) || color == "none" || color == "transparent", "\(color)")
        }
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

    static func drive(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = Checkout.root.appendingPathComponent("Tests/EndToEndTests/Page/drive.py").path
        process.arguments = ["python3", script] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}

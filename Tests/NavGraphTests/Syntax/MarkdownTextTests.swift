import Foundation
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Texts from outside in Markdown: a renderer sees text, and nothing else.
@Suite(.processorTime) struct MarkdownTextTests {
    /// GitHub's renderer of Markdown.
    private static let renderer = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { $0 + "/cmark-gfm" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    static let hostile = [
        "![x](https://evil.example/a.png)", "[x](https://evil.example)", "<img src=x onerror=alert(1)>",
        "https://evil.example", "http://evil.example/a_b", "www.evil.example", "ftp://evil.example", "a@evil.example",
        "mailto:a@evil.example", "xmpp:a@evil.example/b", "@team", "\u{600}@team", "|\u{301} | a | b |",
        "`\u{301} `code`", "a | b",
        "\\| a", "\\\\| a", "``` ", "~~~", "~~gone~~", "*b*", "_b_", "**b**", "__b__", "- a", "+ a", "* a", "1. a",
        "12) a", "# a",
        "> a", "===", "---", "a\n\n# b", "a\r\n- b", "a\r\r# b", "\u{2028}# b", "\u{85}# b",
        "</code></td></tr></table>",
        "</details><script>", "&lt;b&gt;", "&amp;#60;", "&#60;b&#62;", "'a' 'b'", "it's 'x`y' 'z", "<!-- a", "--> a",
        "$x$", "[^1]",
        "[ ] a", "[x]: https://evil.example", "\u{202E}abc", "a\u{0}b", "\u{1B}[31m", "\u{FEFF}# a", ": a", "= a", "",
        "   indented", "\tindented", "a  \nb", "![", "](", "<https://evil.example>", "a\\", "\\", "`", "``", "` ``",
        "|", "||",
    ]

    /// What makes it render as GitHub does: footnotes are an extension, or an option, depending on the version.
    private static let options: [String] = {
        guard let renderer, let listed = try? runProgram(renderer, ["--list-extensions"]).output,
            let help = try? runProgram(renderer, ["--help"]).output
        else { return [] }
        let known = Set(listed.split(whereSeparator: \.isWhitespace).map(String.init))
        let wanted = ["table", "autolink", "strikethrough", "tasklist", "footnotes"].filter(known.contains)
        let option = !known.contains("footnotes") && help.contains("--footnotes") ? ["--footnotes"] : []
        return ["--unsafe"] + wanted.flatMap { ["-e", $0] } + option
    }()

    private static func html(_ markdown: String) throws -> String {
        let result = try runProgram(try #require(renderer), options, input: Array(markdown.utf8))
        #expect(result.status == 0)
        return result.output
    }

    /// What a text is when it is read: on one line, with what cannot be printed replaced.
    private static func seen(_ text: String) -> String {
        var seen = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t", "\u{85}", "\u{2028}": seen.append(" ")
            default: seen.append(isUnprintable(scalar) ? "\u{FFFD}" : scalar)
            }
        }
        return String(seen)
    }

    /// A rendered text without its tags.
    private static func text(_ html: String) -> String {
        var text = html.replacing("\u{2060}", with: "")
        for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text = text.replacing(entity, with: character)
        }
        return text
    }

    private static func expectSame(_ html: String, _ text: String, _ comment: String) {
        let trimmed = { (text: String) in text.split(separator: " ").joined(separator: " ") }
        #expect(trimmed(Self.text(html)) == trimmed(seen(text)), "\(comment): \(html)")
    }

    @Test("means nothing", .enabled(if: renderer != nil, "cmark-gfm is absent"), arguments: hostile)
    func meansNothing(text: String) throws {
        // A paragraph, an item, a heading, cells.
        let lines = [
            ("", "<p>", "</p>"), ("- ", "<li>", "</li>"), ("### ", "<h3>", "</h3>"), ("see ", "<p>see ", "</p>"),
        ]
        for (start, before, after) in lines where !text.isEmpty && (start != "" || !text.hasPrefix("   ")) {
            let html = try Self.html(start + markdownText(text) + "\n").replacing("<ul>\n", with: "").replacing(
                "\n</ul>", with: "")
            let inner = html.trimmingCharacters(in: .newlines)
            try #require(inner.hasPrefix(before) && inner.hasSuffix(after), "\(inner)")
            let content = String(inner.dropFirst(before.count).dropLast(after.count))
            #expect(!content.contains("<"), "\(content)")
            Self.expectSame(content, text, start)
        }
        let table = "| a | b |\n| --- | --- |\n| \(markdownText(text)) | \(markdownCode(text)) |\n"
        let html = try Self.html(table)
        let cells = html.components(separatedBy: "<td>").dropFirst().map {
            String($0.prefix(upTo: $0.range(of: "</td>")!.lowerBound))
        }
        try #require(cells.count == 2, "\(html)")
        #expect(!cells[0].contains("<"))
        Self.expectSame(cells[0], text, "cell")
        let code = cells[1].replacing("<code>", with: "").replacing("</code>", with: "")
        #expect(!code.contains("<"), "\(cells[1])")
        Self.expectSame(code, text, "code")
        #expect(html.components(separatedBy: "<tr>").count == 3)
    }

    @Test("is a message", .enabled(if: renderer != nil, "cmark-gfm is absent"), arguments: hostile)
    func messages(text: String) throws {
        let html = try Self.html("- \(markdownMessage("'home' has '\(text)', and 'other' not"))\n")
        let inner = html.replacing("<code>", with: "").replacing("</code>", with: "").replacing("<ul>", with: "")
            .replacing("</ul>", with: "").replacing("<li>", with: "").replacing("</li>", with: "")
        #expect(!inner.contains("<"), "\(html)")
        #expect(html.components(separatedBy: "<li>").count == 2)
        #expect(html.contains("<code>home</code>"))
    }

    @Test("stays in its fence", .enabled(if: renderer != nil, "cmark-gfm is absent"))
    func fences() throws {
        let lines = Self.hostile + ["```", "````", "  ```", "a```b`` ```"]
        let html = try Self.html("```diff\n" + lines.map { markdownFenced($0) + "\n" }.joined() + "```\n\nend\n")
        #expect(html.hasSuffix("</code></pre>\n<p>end</p>\n"))
        #expect(html.components(separatedBy: "<").count == 7, "\(html)")
        #expect(!html.contains("\u{202E}") && !html.contains("\u{1B}") && !html.contains("\r"))
    }

    /// What is looked for in the result, once entities are gone.
    @Test func mentionsNobody() {
        for text in ["@team", "a @team", "\u{600}@team", "@@team", "#1", "a#12"] {
            let scalars = Array(markdownText(text).unicodeScalars)
            for (index, scalar) in scalars.enumerated() where scalar == "@" {
                #expect(scalars[index + 1] == "\u{2060}")
            }
            #expect(!markdownText(text).contains("#1"))
        }
    }

    @Test func plainTextStaysPlain() {
        #expect(
            markdownText("Graphs/shop.yaml:69, 2 steps (a - b); it's so")
                == "Graphs/shop.yaml:69, 2 steps (a - b); it's so")
        #expect(markdownCode("order.show#2") == "`order.show#2`")
        #expect(markdownMessage("'a' requires 'b'; it's so") == "`a` requires `b`; it's so")
    }
}

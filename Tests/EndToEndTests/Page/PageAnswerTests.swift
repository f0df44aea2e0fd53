import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphRuns
@testable import NavGraphSyntax

/// The question bar: paths, URLs, conditions and kinds; the panel; the twelve tasks of the shop. PAGE 4, 9.
@Suite(.processorTime, .needsGraphviz, .enabled(if: Browser.isThere, "Chromium or Playwright is absent"))
struct PageAnswerTests {
    @Test func areAsked() throws {
        let names = ["shop", "links", "failing", "hosted", "caused", "realistic"].filter { Pages.graphs[$0] != nil }
        let workspace = try Pages.drawn.get()
        for name in names {
            let graph = readGraph(try #require(Pages.graphs[name])).graph
            var urls = URLTexts(of: graph)
            let answers = resolved(urls.some(500), in: graph)
            try workspace.write(Data(answers.bytes(lineDepth: 0)), to: "\(name).json")
        }
        try Browser.expect(names.map(Pages.path), by: "drive-answers.py")
    }

    /// What `resolve` answers to each URL: link, template and values, or `null`.
    private func resolved(_ urls: [String], in graph: NavGraph) -> JSON {
        let matcher = LinkMatcher(graph)
        return .object(
            urls.map { url in
                guard let match = matcher.match(url) else { return (url, .null) }
                let link = graph.deepLinks[match.link]
                let template = match.template.map { JSON.string(graph.text[link.urls[$0].text]) } ?? .null
                let values = match.values.map { (key: graph.text[$0.name], value: JSON.string($0.text)) }
                return (url, [.string(graph.text[link.qualifiedName]), template, .object(values)])
            })
    }
}

/// URLs that the links of a graph match, nearly match, or do not match.
private struct URLTexts {
    private let graph: NavGraph
    private var numbers = Numbers(seed: 65)
    private static let values = [
        "42", "x", "-1", "127", "128", "+5", "", "%2F", "..", "%2E", "a%20b", "é", "%C3%A9", "%ff", "%0A", "true",
        "1.5", "1e5", "inf", "0x1p3", "-0", "2024-02-29", "2023-02-29", "2024-01-01T10:00:00Z", "2024-01-01T10:00Z",
        "00000000-0000-0000-0000-00000000000A", "lit", "https:%2F%2Fa.b", "~", "%zz", "65535", "65536",
    ]

    init(of graph: NavGraph) { self.graph = graph }

    mutating func some(_ count: Int) -> [String] {
        let urls = (0..<count).map { _ in url() }
        return Set(urls).sorted()
    }

    private mutating func url() -> String {
        let links = graph.deepLinks.ids.filter { !graph.deepLinks[$0].urls.isEmpty }
        guard !links.isEmpty else { return "https://example.com/\(numbers.pick(Self.values))" }
        let link = graph.deepLinks[numbers.pick(links)]
        var segments = numbers.pick(Array(link.urls)).segments.map { segment in
            switch segment {
            case .literal(let text):
                numbers.below(8) > 0
                    ? graph.text[text] : numbers.pick([graph.text[text].uppercased(), numbers.pick(Self.values)])
            case .any, .placeholder: numbers.pick(Self.values)
            }
        }
        if numbers.below(6) == 0 { segments.append(numbers.pick(Self.values)) }
        if numbers.below(10) == 0 { segments = segments.dropLast() }
        var query = link.query.filter { _ in numbers.below(5) > 0 }
            .map { "\(graph.text[graph.params[$0].name])=\(numbers.pick(Self.values))" }
        if numbers.below(5) == 0 { query.append("other=1") }
        let path = segments.joined(separator: "/") + (numbers.below(7) == 0 ? "/" : "")
        let rest =
            path + (query.isEmpty ? "" : "?" + query.joined(separator: "&")) + numbers.pick(["", "", "", "#f", "&"])
        let hosts = graph.hosts.map { graph.text[$0.value].replacing("*", with: "sub") }
        let schemes = graph.schemes.map { graph.text[$0.value] }
        if numbers.below(2) == 0 || schemes.isEmpty {
            let host = numbers.pick(hosts + ["unknown.example"])
            let written = numbers.pick([
                host, host, host, host.uppercased(), "user:p@\(host)", "\(host):80", "\(host):x", "[\(host)",
            ])
            return "\(numbers.pick(["https", "http", "HTTPS"]))://\(written)/\(rest)"
        }
        return numbers.pick(schemes + ["unknown"]) + numbers.pick(["://", "://", ":///", ":", "://u@"]) + rest
    }
}

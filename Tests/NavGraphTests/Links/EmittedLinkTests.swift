import Foundation
import NavGraphChanges
import NavGraphModel
import NavGraphPictures
import NavGraphRuns
import NavGraphTestSupport
import Testing

/// The emitted matcher, compiled and asked.
@Suite(.processorTime, .notInQuick) struct EmittedLinkTests {
    @Test("A thousand random URLs for each of many graphs: what is emitted, `resolve` and a naive reading agree")
    func randomURLs() throws {
        var random = RandomLinks(seed: 2026)
        var sets: [(naive: NaiveMatching, graph: NavGraph, matcher: LinkMatcher)] = []
        for _ in 0..<share(25, of: 100) {
            random.hasTexts = sets.count % 2 == 1
            let links = random.links(domains: true)
            let graph = try links.graph()
            sets.append((links, graph, LinkMatcher(graph)))
        }
        var lines: [(graph: Int, url: String)] = []
        for number in sets.indices {
            for _ in 0..<1000 { lines.append((number, random.url())) }
        }
        let answers = try EmittedLinkProgram(sets.map(\.graph)).answers(lines)
        try #require(answers.count == lines.count)
        var differences = 0
        var matches = 0
        var identities = 0
        for (line, answer) in zip(lines, answers) {
            let (naive, graph, matcher) = sets[line.graph]
            let expected = words(naive.match(line.url), naive)
            let resolved = matcher.match(line.url).map { match in
                NaiveMatching.Match(
                    link: graph.text[graph.deepLinks[match.link].name],
                    values: Dictionary(uniqueKeysWithValues: match.values.map { (graph.text[$0.name], $0.text) }))
            }
            let isSame = answer == expected || answer == expected + " ="
            if !isSame || words(resolved, naive) != expected {
                differences += 1
                if differences < 5 { Issue.record("\(line.url)\n\(expected)\n\(answer)\n\(naive.yaml)") }
            }
            if answer != "-" { matches += 1 }
            if answer.hasSuffix(" =") { identities += 1 }
        }
        #expect(differences == 0)
        #expect(matches > share(4_000, of: 16_000), "the URLs are not all strangers")
        #expect(identities > share(3_000, of: 15_000), "most links have a URL")
    }

    /// URLs that others would like to be taken for the app's, or that break what reads them; and what takes them.
    private static let hostile: [(url: String, link: String?)] = [
        ("https://www.example.com/n/a%2Fb", "item p=a/b"), ("https://www.example.com/n/%2E%2E", nil),
        ("https://www.example.com/n/..", nil), ("https://www.example.com/n/../n/1", nil),
        ("https://www.example.com/n/./1", nil), ("https://www.example.com//n/1", nil),
        ("https://www.example.com/n/%00", nil), ("https://www.example.com/n/a%00b", nil),
        ("https://www.example.com/n%00/1", nil), ("https://www.example.com/n/%C0%AF", nil),
        ("https://www.example.com/n/%E0%80%AF", nil), ("https://www.example.com/n/%ED%A0%80", nil),
        ("https://www.example.com/n/%F4%90%80%80", nil), ("https://www.example.com/n/%FF", nil),
        ("https://www.example.com/n/%C3", nil), ("https://www.example.com/n/%zz", nil),
        ("https://www.example.com/n/%", nil), ("https://www.example.com/n/%4", nil),
        ("https://www.example.com/n/%C3%A9", "item p=é"), ("https://www.example.com/%6E/1", "item p=1"),
        ("https://www.example.com%2Fn/1", nil), ("https://www.example.com/N/1", nil),
        ("https://WWW.eXample.COM/n/1", "item p=1"), ("HTTPS://www.example.com:443/n/1", "item p=1"),
        ("https://www.example.com:44x/n/1", nil), ("https://www.example.com./n/1", nil),
        ("https://www.example.com.evil.org/n/1", nil), ("https://evil.org/www.example.com/n/1", nil),
        ("https://www.example.com@evil.org/n/1", nil), ("https://evil.org@www.example.com/n/1", "item p=1"),
        ("https://evil.org\\@www.example.com/n/1", nil), ("https://www.example.com\\.evil.org/n/1", nil),
        ("https://evil.org#@www.example.com/n/1", nil), ("https://evil.org?@www.example.com/n/1", nil),
        ("https://www.еxample.com/n/1", nil), ("https://www.xn--xample-2of.com/n/1", nil),
        ("https://www.ｅxample.com/n/1", nil), ("https://[www.example.com]/n/1", nil),
        ("https:///n/1", nil), ("https:n/1", nil), ("http:/n/1", nil), ("//www.example.com/n/1", nil),
        ("file:///n/1", nil), ("javascript:alert(1)", nil), ("data:,n/1", nil), ("ap://n/1", nil), ("app2://n/1", nil),
        ("", nil), (":", nil), ("app", nil), (" app://n/1", nil), ("app ://n/1", nil), ("1app://n/1", nil),
        ("APP://N/1", "item p=1"), ("app:///N/1", nil), ("app:n/1", "item p=1"), ("app:/n/1/", "item p=1"),
        ("app:///n/1//", nil), ("app://n%2F1", nil), ("app://n:80/1", "item p=1"), ("app://n:8x/1", nil),
        ("app:///n/1#/../x", "item p=1"), ("app:///n/1?/n/2", "item p=1"), ("app:///n/?x=1", nil),
        ("app:///n/1 2", "item p=1 2"), ("app:///n/" + String(repeating: "a", count: 1 << 20), nil),
        ("app:///r" + String(repeating: "/s", count: 50_000), "rest"),
        ("app:///r" + String(repeating: "/%FF", count: 5_000), nil),
        ("app://" + String(repeating: "/", count: 1 << 20), nil),
        ("app:///n/1?" + String(repeating: "&=%", count: 100_000), "item p=1"),
        (String(repeating: "a", count: 1 << 20), nil), ("app:///n/1\n", nil), ("app:///n/%C2%85", nil),
        ("app:///n/%C3%85", "item p=Å"),
    ]

    @Test("Hostile URLs: no crash, no wrong match, and what `resolve` says") func hostileURLs() throws {
        let links = NaiveMatching(
            schemes: ["app"], hosts: ["www.example.com"],
            links: [
                .init(name: "item", urls: ["/n/{p}"], types: ["p": "String"], query: []),
                .init(name: "rest", urls: ["/r/**"], types: [:], query: []),
            ])
        let graph = try links.graph()
        let matcher = LinkMatcher(graph)
        let answers = try EmittedLinkProgram([graph]).answers(Self.hostile.map { (0, $0.url) })
        try #require(answers.count == Self.hostile.count)
        for (hostile, answer) in zip(Self.hostile, answers) {
            let match = matcher.match(hostile.url).map { match in
                NaiveMatching.Match(
                    link: graph.text[graph.deepLinks[match.link].name],
                    values: Dictionary(uniqueKeysWithValues: match.values.map { (graph.text[$0.name], $0.text) }))
            }
            let resolved = words(match, links)
            #expect(answer == resolved || answer == resolved + " =", "\(hostile.url.prefix(80))")
            // A megabyte is a value like any other.
            if hostile.url.utf8.count > 1 << 20, match != nil { continue }
            let told = match.map { ([$0.link] + $0.values.map { "\($0.key)=\($0.value)" }).joined(separator: " ") }
            #expect(told == hostile.link, "\(hostile.url.prefix(80))")
        }
    }

    /// `name name=value …` as the program writes it, of the values as texts.
    private func words(_ match: NaiveMatching.Match?, _ links: NaiveMatching) -> String {
        guard let match, let link = links.links.first(where: { $0.name == match.link }) else { return "-" }
        var names: [String] = []
        for url in link.urls {
            for part in url.split(separator: "/") where part.hasPrefix("{") {
                let name = String(part.dropFirst().dropLast())
                if !names.contains(name) { names.append(name) }
            }
        }
        for (name, type) in link.query where !type.hasPrefix("\"") && !names.contains(name) { names.append(name) }
        for name in link.types.keys.sorted() where !names.contains(name) { names.append(name) }
        let types = link.types.merging(link.query.map { ($0.name, $0.type) }) { own, _ in own }
        let values = names.map { name in
            "\(name)=" + (match.values[name].map { text($0, types[name] ?? "String") } ?? "nil")
        }
        return ([match.link] + values).joined(separator: " ")
    }

    private func text(_ text: String, _ type: String) -> String {
        switch type.replacingOccurrences(of: "?", with: "") {
        case "Int": "\(Int(text)!)"
        case "UInt8": "\(UInt8(text)!)"
        case "Double": "\(Double(text)!)"
        case "Bool": "\(Bool(text)!)"
        case "UUID": UUID(uuidString: text)!.uuidString
        case "Date": "\(ISO8601DateFormatter().date(from: text + "T00:00:00Z")!.timeIntervalSince1970)"
        default: Data(text.utf8).base64EncodedString()
        }
    }
}

import Foundation
import NavGraphModel
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
            let (naive, _, matcher) = sets[line.graph]
            let expected = words(naive.match(line.url), naive)
            let isSame = answer == expected || answer == expected + " ="
            if !isSame || words(matcher.named(line.url), naive) != expected {
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

    @Test("Hostile URLs: no crash, no wrong match, and what `resolve` says") func hostileURLs() throws {
        let (links, urls) = (LinkMatcherTests.besieged, LinkMatcherTests.hostile.map(\.url))
        let graph = try links.graph()
        let matcher = LinkMatcher(graph)
        let answers = try EmittedLinkProgram([graph]).answers(urls.map { (0, $0) })
        try #require(answers.count == urls.count)
        for (url, answer) in zip(urls, answers) {
            let resolved = words(matcher.named(url), links)
            #expect(answer == resolved || answer == resolved + " =", "\(url.prefix(80))")
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

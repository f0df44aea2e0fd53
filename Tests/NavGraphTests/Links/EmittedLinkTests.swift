import Foundation
import NavGraphEmit
import NavGraphModel
import NavGraphRuns
import Testing

/// The emitted matcher, compiled and asked.
@Suite struct EmittedLinkTests {
    @Test("100,000 random URLs: what is emitted, `resolve` and a naive reading agree")
    func randomURLs() throws {
        var random = RandomLinks(seed: 2026)
        var sets: [(naive: NaiveMatching, graph: NavGraph, matcher: LinkMatcher)] = []
        for _ in 0..<100 {
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
        #expect(matches > 20_000, "the URLs are not all strangers")
        #expect(identities > 15_000, "most links have a URL")
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
        for (name, _) in link.query where !names.contains(name) { names.append(name) }
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

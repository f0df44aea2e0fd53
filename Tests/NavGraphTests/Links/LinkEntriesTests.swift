import NavGraphRuns
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges

/// Which URLs two graphs match differently, against all paths over the same segments. DIFF 4, "URLs".
@Suite(.processorTime) struct LinkEntriesTests {
    private static let samples = [
        "1", "true", "00000000-0000-0000-0000-000000000000", "https%3A%2F%2Fexample.com", "2000-01-01",
    ]

    /// `NAVGRAPH_SEED`, `NAVGRAPH_GRAPHS`: the first seed and their number.
    @Test func areThoseThatAllPathsHave() throws {
        var compared = 0
        let first = UInt64(setting("NAVGRAPH_SEED", 1))
        for seed in first..<first + UInt64(min(setting("NAVGRAPH_GRAPHS", share(30, of: 300)), 300)) {
            var random = RandomLinks(seed: seed)
            random.longest = 2
            let old = random.links(domains: false)
            var new = old
            // One in four is another set of links altogether.
            if random.chance(25) {
                new = random.links(domains: false)
            } else {
                let number = Int.random(in: 0..<new.links.count, using: &random.random)
                var other = random.links(domains: false).links[0]
                other.name = new.links[number].name
                other.isFallback = other.isFallback && !new.links.contains { $0.isFallback }
                new.links[number] = other
            }
            let (before, after) = (read(old.yaml), read(new.yaml))
            guard before.isUsable, after.isUsable else { continue }
            let entries = LinkEntries(
                ElementWords(graph: before.graph, renaming: Renaming()),
                ElementWords(graph: after.graph, renaming: Renaming()))
            #expect(entries.notJudged.isEmpty)
            compared += entries.all.count
            var told: Set<String> = []
            for entry in entries.all {
                // Each is true: the naive reading says the same of the URL.
                let (was, now) = (old.match(entry.words), new.match(entry.words))
                #expect(was?.link == entry.old?.name && now?.link == entry.new?.name, "seed \(seed): \(entry.words)")
                told.insert("\(entry.base ?? "") \(entry.old?.name ?? "-") \(entry.new?.name ?? "-")")
            }
            for (base, start) in [("www.example.com", "https://www.example.com"), ("app", "app://")] {
                for url in Self.urls(start, old, new) {
                    let (was, now) = (old.match(url), new.match(url))
                    if was?.link == now?.link { continue }
                    let pair = "\(base) \(was?.link ?? "-") \(now?.link ?? "-")"
                    #expect(told.contains(pair), "seed \(seed): \(url) \(pair)\n\(old.yaml)\n\(new.yaml)")
                }
            }
        }
        #expect(compared > 0)
    }

    /// All paths of up to three segments, each with the queries that templates know.
    private static func urls(_ start: String, _ old: NaiveMatching, _ new: NaiveMatching) -> [String] {
        let segments = ["w", "a", "b", "A", "%C3%A9", "true"] + samples
        var paths = [""]
        var all = ["/"]
        for _ in 0..<3 {
            paths = paths.flatMap { path in segments.map { "\(path)/\($0)" } }
            all += paths
        }
        var queries: Set<String> = [""]
        for link in old.links + new.links where !link.query.isEmpty {
            for isAll in [false, true] {
                let pairs = link.query.filter { isAll || !$0.type.hasSuffix("?") }.map { name, type in
                    "\(name)=\(value(type))"
                }
                if !pairs.isEmpty { queries.insert("?" + pairs.joined(separator: "&")) }
            }
        }
        return all.flatMap { path in queries.sorted().map { start + path + $0 } }
    }

    private static func value(_ type: String) -> String {
        switch type.replacing("?", with: "") {
        case "Bool": "true"
        case "UUID": samples[2]
        case "Date": samples[4]
        case "String", "Color": "q"
        default: "1"
        }
    }
}

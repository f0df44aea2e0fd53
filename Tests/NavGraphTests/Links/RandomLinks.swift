import NavGraphModel
import Testing

/// Random links over a small alphabet, so that templates and URLs meet often.
struct RandomLinks {
    var random: SeededGenerator
    var literals = ["a", "b", "A", "é", "true", "1"]
    /// The segments of the longest template.
    var longest = 3
    /// Whether queries ask for certain texts.
    var hasTexts = false
    var texts = ["a", "A", "é", "1", "+"]
    static let types = ["String", "Int", "UInt8", "Double", "Bool", "UUID", "Date", "Color"]
    static let segments =
        [
            "a", "b", "A", "é", "true", "1", "x", "%61", "-7", "300", "2.5", "false", "2024-02-29",
            "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "a%2Fb", ".", "%2E%2E", "a%00b", "%C2%85", "...",
            "%C3%A9",
            "", "%zz", "%FF", "+", "B",
        ]

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &random)] }
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    mutating func links(domains: Bool = true) -> NaiveMatching {
        var all = NaiveMatching(schemes: [], hosts: [], links: [])
        if !domains || chance(80) { all.schemes = ["app", "My-App"] }
        if !domains || chance(80) { all.hosts = ["www.Example.com"] }
        for number in 0..<Int.random(in: 1...7, using: &random) {
            var link = NaiveMatching.Link(name: "l\(number)", urls: [], types: [:], query: [])
            for _ in 0..<Int.random(in: 0...2, using: &random) { link.urls.append(template(&link.types)) }
            if chance(25) { link.query.append(("q", pick(Self.types) + (chance(50) ? "?" : ""))) }
            if chance(10) { link.query.append(("r", pick(Self.types))) }
            for name in ["q", "r"] where hasTexts && chance(40) && !link.query.contains(where: { $0.name == name }) {
                link.query.append((name, "\"\(pick(texts))\""))
            }
            link.isFallback = chance(8) && !all.links.contains { $0.isFallback }
            if link.urls.isEmpty && !link.isFallback { link.urls.append(template(&link.types)) }
            all.links.append(link)
        }
        return all
    }

    private mutating func template(_ types: inout [String: String]) -> String {
        var text = ""
        var names = ["p", "o", "n", "m"]
        for _ in 0..<Int.random(in: 0...longest, using: &random) {
            if chance(50) {
                text += "/" + pick(literals)
            } else {
                let name = names.removeLast()
                if types[name] == nil { types[name] = pick(Self.types) }
                text += "/{\(name)}"
            }
        }
        if chance(25) { text += "/**" }
        return text.isEmpty ? "/" : text
    }

    mutating func url() -> String {
        var url: String
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
            url = pick(["https", "HTTP"]) + "://" + pick(["", "me@"]) + pick(["www.example.com", "WWW.example.COM"])
        case 4...6: url = pick(["app", "APP", "my-app"]) + "://"
        case 7:
            url =
                pick(["app", "my-app"]) + "://" + pick(["", "me@", "a:b@"]) + pick(["a", "A", "B", "x", "%61", "1"])
        case 8: url = "https://" + pick(["other.example.com", "example.com", "www.example.com.evil.org"])
        default: url = pick(["ftp", "mailto", "ap", "https"]) + "://www.example.com"
        }
        for _ in 0..<Int.random(in: 0...4, using: &random) { url += "/" + pick(Self.segments) }
        if chance(20) { url += "/" }
        if chance(50) {
            var pairs: [String] = []
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                pairs.append(pick(["q", "r", "s", "%71"]) + pick(["", "=", "="]) + pick(Self.segments))
            }
            url += "?" + pairs.joined(separator: "&")
        }
        if chance(15) { url += "#" + pick(["", "a?q=1", "/b"]) }
        return url
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension NaiveMatching {
    /// The same links as a graph file. Types of placeholders stand in `payload`.
    var yaml: String {
        var text = "navgraph: 1\napp: Links\nentry: home\nscreens: { home: {} }\n"
        text += "links: { schemes: [\(schemes.joined(separator: ", "))], hosts: [\(hosts.joined(separator: ", "))] }\n"
        text += "deepLinks:\n"
        for link in links {
            text += "  \(link.name):\n    opens: home\n"
            if !link.urls.isEmpty { text += "    url: [\(link.urls.map { "\"\($0)\"" }.joined(separator: ", "))]\n" }
            if link.isFallback { text += "    fallback: true\n" }
            let types = link.types.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            if !types.isEmpty { text += "    payload: { \(types.joined(separator: ", ")) }\n" }
            let query = link.query.map { "\($0.name): '\($0.type)'" }
            if !query.isEmpty { text += "    query: { \(query.joined(separator: ", ")) }\n" }
        }
        return text
    }

    func graph(sourceLocation: SourceLocation = #_sourceLocation) throws -> NavGraph {
        return try NavGraphTests.graph(yaml, sourceLocation: sourceLocation)
    }
}

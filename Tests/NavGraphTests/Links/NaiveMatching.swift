import Foundation

/// A naive reading of "Matching" in LANGUAGE 7: each sentence one step, on strings, template by template. The judge of
/// `LinkMatcher`, with which it shares nothing.
struct NaiveMatching {
    struct Link {
        var name: String
        var urls: [String]
        /// Placeholder → type.
        var types: [String: String]
        /// A type, or a text in double quotes that must be there.
        var query: [(name: String, type: String)]
        var isFallback = false
    }
    struct Match: Equatable {
        var link: String
        var values: [String: String]
    }
    var schemes: [String]
    var hosts: [String]
    /// In file order.
    var links: [Link]

    func match(_ url: String) -> Match? { best(url)?.match }

    /// The rank of the best template that accepts a URL.
    func rank(_ url: String) -> [Int]? { best(url)?.rank }

    private func best(_ url: String) -> (rank: [Int], match: Match)? {
        guard let colon = url.firstIndex(of: ":") else { return nil }
        let scheme = url[..<colon].lowercased()
        var rest = String(url[url.index(after: colon)...])
        rest = String(rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0])
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var path = String(parts[0])
        let query = parts.count > 1 ? String(parts[1]) : ""

        var host = ""
        if path.hasPrefix("//") {
            path.removeFirst(2)
            host = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)[0].description
            path.removeFirst(host.count)
            host = host.components(separatedBy: "@").last!.components(separatedBy: ":")[0]
        }
        if path.hasSuffix("/") { path.removeLast() }
        if path.hasPrefix("/") { path.removeFirst() } else if path.isEmpty { path = "<none>" }
        var segments = path == "<none>" ? [] : path.components(separatedBy: "/")

        var firstIsHost = false
        if scheme == "http" || scheme == "https" {
            guard hosts.contains(where: { $0.lowercased() == host.lowercased() }) else { return nil }
        } else {
            guard schemes.contains(where: { $0.lowercased() == scheme }) else { return nil }
            if !host.isEmpty {
                segments.insert(host, at: 0)
                firstIsHost = true
            }
        }
        let values = queryValues(query)
        var best: (rank: [Int], match: Match)?
        let decoded = segments.map(\.removingPercentEncoding)
        if !decoded.contains(nil) {
            for link in links {
                for template in link.urls {
                    guard let (rank, found) = fits(template, link, decoded.map { $0! }, firstIsHost, values) else {
                        continue
                    }
                    if best == nil || rank.lexicographicallyPrecedes(best!.rank) {
                        best = (rank, Match(link: link.name, values: found))
                    }
                }
            }
        }
        if let best { return best }
        for link in links where link.isFallback {
            guard let found = queryFits(link, values) else { return nil }
            return ([], Match(link: link.name, values: found))
        }
        return nil
    }

    /// The rank, lower is better: 0 a literal, 1 a placeholder, 2 the end, 3 `/**`; then how many query names it requires,
    /// and how many of them with a certain text.
    private func fits(
        _ template: String, _ link: Link, _ segments: [String], _ firstIsHost: Bool, _ query: [String: String?]
    ) -> ([Int], [String: String])? {
        var wanted = template.split(separator: "/").map(String.init)
        let hasRest = wanted.last == "**"
        if hasRest { wanted.removeLast() }
        guard segments.count == wanted.count || hasRest && segments.count > wanted.count else { return nil }
        var rank: [Int] = []
        var values: [String: String] = [:]
        for (number, part) in wanted.enumerated() {
            let segment = segments[number]
            if part.hasPrefix("{") {
                let name = String(part.dropFirst().dropLast())
                guard mayStandForPlaceholder(segment), parses(segment, link.types[name] ?? "String") else { return nil }
                values[name] = segment
                rank.append(1)
            } else {
                let isSame = number == 0 && firstIsHost ? segment.lowercased() == part.lowercased() : segment == part
                guard isSame else { return nil }
                rank.append(0)
            }
        }
        rank.append(hasRest ? 3 : 2)
        rank.append(-link.query.filter { !$0.type.hasSuffix("?") }.count)
        rank.append(-link.query.filter { $0.type.hasPrefix("\"") }.count)
        guard let more = queryFits(link, query) else { return nil }
        return (rank, values.merging(more) { placeholder, _ in placeholder })
    }

    private func mayStandForPlaceholder(_ segment: String) -> Bool {
        !["", ".", ".."].contains(segment)
            && !segment.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    private func queryFits(_ link: Link, _ query: [String: String?]) -> [String: String]? {
        var values: [String: String] = [:]
        for (name, type) in link.query {
            guard let given = query[name] else {
                if type.hasSuffix("?") { continue }
                return nil
            }
            guard let given else { return nil }
            if type.hasPrefix("\"") {
                guard type.utf8.elementsEqual("\"\(given)\"".utf8) else { return nil }
                continue
            }
            guard parses(given, type) else { return nil }
            values[name] = given
        }
        return values
    }

    private func queryValues(_ query: String) -> [String: String?] {
        var values: [String: String?] = [:]
        for pair in query.components(separatedBy: "&") where !pair.isEmpty {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = String(sides[0]).removingPercentEncoding, values[name] == nil else { continue }
            values.updateValue(sides.count > 1 ? String(sides[1]).removingPercentEncoding : "", forKey: name)
        }
        return values
    }

    private func parses(_ text: String, _ type: String) -> Bool {
        switch type.replacingOccurrences(of: "?", with: "") {
        case "Int": Int(text) != nil
        case "UInt8": UInt8(text) != nil
        case "Double": Double(text) != nil
        case "Bool": Bool(text) != nil
        case "UUID": UUID(uuidString: text) != nil
        case "Date": text.count == 10 && ISO8601DateFormatter().date(from: text + "T00:00:00Z") != nil
        default: true
        }
    }
}

extension NaiveMatching {
    /// The templates that accept a URL, as `LINK NUMBER`, each with its rank, in file order.
    func accepting(_ url: String) -> [(link: String, template: String, rank: [Int])] {
        links.flatMap { link in
            link.urls.indices.compactMap { number in
                var alone = self
                alone.links = [Link(name: link.name, urls: [link.urls[number]], types: link.types, query: link.query)]
                return alone.rank(url).map { (link.name, "\(link.name) \(number)", $0) }
            }
        }
    }
}

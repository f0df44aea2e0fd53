import NavGraphModel
import NavGraphSyntax

extension LinkMatcher {
    /// A URL that all of some templates of one shape accept, as far as a URL can tell; the first of the app's hosts, or
    /// else schemes, that their links are under is used. A path alone where there is neither.
    package func exampleURL(of templates: [Int]) -> String {
        let all = templates.map { self.templates[$0] }
        guard let first = all.first else { return "" }
        let domain = all.reduce(self.domain) { $0.intersection(($1.domain ?? self.domain).parts(of: self.domain)) }
        var url = ""
        var hasFoldedHost = false
        // Literals that differ in case are common only as the host of a custom scheme.
        if let other = all.first(where: { $0.template.segments.first != first.template.segments.first }),
            case .literal = first.template.segments.first, case .literal = other.template.segments.first
        {
            hasFoldedHost = true
        }
        if !hasFoldedHost, let host = domain.hosts.first {
            let isBelow = host.first == UInt8(ascii: "*")
            url = "https://" + String(decoding: isBelow ? Array("www".utf8) + host.dropFirst() : host, as: UTF8.self)
        } else if let scheme = domain.schemes.first {
            url = String(decoding: scheme, as: UTF8.self) + (hasFoldedHost ? ":/" : "://")
        }
        for (index, segment) in first.template.segments.enumerated() {
            url += "/"
            switch segment {
            case .literal(let literal): url += percentEncoded(params.graph.text[literal])
            case .placeholder, .any: url += percentEncoded(commonValue(of: all.compactMap { $0.valueType(of: index) }))
            }
        }
        if first.template.segments.isEmpty { url += "/" }
        return url + exampleQuery(of: all)
    }

    /// The names that one of the templates requires, with a value that fits all that have them.
    private func exampleQuery(of all: [Template]) -> String {
        var names: [Symbol] = []
        for param in all.flatMap(\.query) where !param.isOptional && !names.contains(param.name) {
            names.append(param.name)
        }
        var texts: [Symbol: Symbol] = [:]
        for text in all.flatMap(\.queryTexts) { texts[text.name] = texts[text.name] ?? text.value }
        for text in all.flatMap(\.queryTexts) where !names.contains(text.name) { names.append(text.name) }
        let pairs = names.map { name -> String in
            if let text = texts[name] {
                return percentEncoded(params.graph.text[name]) + "=" + percentEncoded(params.graph.text[text])
            }
            let types = all.flatMap(\.query).filter { $0.name == name }.map(\.valueType)
            return percentEncoded(params.graph.text[name]) + "=" + percentEncoded(commonValue(of: types))
        }
        return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
    }

    private func commonValue(of types: [LinkValueType]) -> String {
        types.lazy.compactMap(\.group).first?.example ?? "x"
    }
}

/// Percent-encodes a text, except letters, digits and the `kept` characters of ASCII. By default RFC 3986's unreserved
/// characters are kept, as in one path segment, or one side of a query pair.
package func percentEncoded(_ text: String, keeping kept: String = "-._~") -> String {
    var output: [UInt8] = []
    for byte in text.utf8 {
        if isLetter(byte) || isDigit(byte) || kept.utf8.contains(byte) {
            output.append(byte)
        } else {
            let digits = Array("0123456789ABCDEF".utf8)
            output += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: output, as: UTF8.self)
}

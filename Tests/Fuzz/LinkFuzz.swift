import Foundation

// Feeds the emitted matcher with bytes, and asks a plain reading of the rules what it should say: every template is tried,
// and the best of those that fit is taken. The plain reading uses the compiler's own way to take URLs apart, of which the
// emitted code shares nothing.

private struct Template {
    var link: String
    var segments: [String]
    var types: [String: LinkValueType]
    var query: [(name: String, type: LinkValueType, isOptional: Bool)] = []

    init(_ link: String, _ path: String, _ types: [String: String] = [:], query: [(String, String)] = []) {
        self.link = link
        segments = path.split(separator: "/").map(String.init)
        self.types = types.mapValues { LinkValueType($0) }
        self.query = query.map { ($0.0, LinkValueType($0.1), $0.1.hasSuffix("?")) }
    }
}

private let search = [("q", "String"), ("page", "Int?")]
private let templates = [
    Template("root", "/"), Template("item", "/items/{id}", ["id": "Int"]), Template("newItem", "/items/new"),
    Template("itemRest", "/items/{name}/**"),
    Template("itemParts", "/items/{name}/parts/{small}", ["small": "UInt8"]),
    Template("day", "/on/{day}", ["day": "Date"]), Template("key", "/on/{key}", ["key": "UUID"]),
    Template("number", "/n/{x}/{on}", ["x": "Double", "on": "Bool"]),
    Template("go", "/go", query: [("to", "URL")]), Template("search", "/search", query: search),
    Template("search", "/{name}/search", query: search), Template("umlaut", "/über/{name}"),
    Template("upper", "/Upper"),
]

private func expected(_ text: String) -> String? {
    guard let url = try? LinkURL(text), url.undecodable == nil else { return nil }
    let host = String(decoding: url.host, as: UTF8.self)
    if url.isWeb {
        guard host == "fuzz.example.com" || host.hasSuffix(".below.example.com") && host.utf8.count > 18 else {
            return nil
        }
    } else if !["fuzz", "my-fuzz"].contains(String(decoding: url.scheme, as: UTF8.self)) {
        return nil
    }
    var best: (rank: [Int], link: String)?
    for template in templates {
        guard let rank = rank(template, url) else { continue }
        if best == nil || rank.lexicographicallyPrecedes(best!.rank) { best = (rank, template.link) }
    }
    return best?.link
}

/// Segment by segment 0 a literal, 1 a placeholder; at the end 2 the end, 3 `/**`.
private func rank(_ template: Template, _ url: LinkURL) -> [Int]? {
    let hasRest = template.segments.last == "**"
    let wanted = hasRest ? Array(template.segments.dropLast()) : template.segments
    guard hasRest ? url.segmentCount >= wanted.count : url.segmentCount == wanted.count else { return nil }
    var rank: [Int] = []
    for (index, part) in wanted.enumerated() {
        let segment = url.segment(index)
        if part.hasPrefix("{") {
            let type = template.types[String(part.dropFirst().dropLast())] ?? .string
            guard !segment.isEmpty, type.accepts(segment) else { return nil }
            if type == .url || type == .date { guard isValue(Array(segment), type) else { return nil } }
            rank.append(1)
        } else {
            let isHost = index == 0 && url.beginsWithHost
            let same =
                isHost
                ? segment.map(folded) == part.utf8.map(folded) : segment.elementsEqual(part.utf8)
            guard same else { return nil }
            rank.append(0)
        }
    }
    for (name, type, isOptional) in template.query {
        var value: [UInt8]??
        for pair in url.query.split(separator: UInt8(ascii: "&")) {
            let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            var decoded: [UInt8] = []
            guard appendPercentDecoded(pair[..<end], to: &decoded), decoded == Array(name.utf8) else { continue }
            var text: [UInt8] = []
            value = .some(appendPercentDecoded(end < pair.endIndex ? pair[(end + 1)...] : [], to: &text) ? text : nil)
            break
        }
        guard let value else {
            if isOptional { continue }
            return nil
        }
        guard let value, type.accepts(value[...]), isValue(value, type) else { return nil }
    }
    return rank + [hasRest ? 3 : 2]
}

/// What only Foundation can say.
private func isValue(_ text: [UInt8], _ type: LinkValueType) -> Bool {
    type != .url || URL(string: String(decoding: text, as: UTF8.self)) != nil
}

private func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // What is no UTF-8 is none in a `String` either.
    let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
    let link = FuzzAppLink(text: text)
    let name = link.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
    guard name == expected(text) else {
        fatalError("\(text.debugDescription): \(name ?? "-"), not \(expected(text) ?? "-")")
    }
    // Its URL leads to it, and is that link's URL.
    if let link, let url = link.url {
        let same = FuzzAppLink(url: url)
        guard same?.url == url, same.map({ Mirror(reflecting: $0).children.first?.label ?? "\($0)" }) == name else {
            fatalError("\(text.debugDescription): \(link), but \(url) is \(String(describing: same))")
        }
    }
    return 0
}

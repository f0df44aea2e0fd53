/// A URL, taken apart as LANGUAGE 7 reads it: scheme, host, path segments, query. User, port and fragment are ignored.
///
/// Works on bytes and never fails on hostile ones: what cannot be read is told by `problem` or `undecodable`.
/// O(length).
package struct LinkURL: Sendable {
    /// Why a text is no URL at all.
    package enum Problem: Error, Hashable, Sendable {
        /// There is no `scheme:` at its beginning.
        case noScheme
        /// The host, or what stands beside it, is not valid.
        case badAuthority
    }

    /// As it came.
    package let text: [UInt8]
    /// In lower case.
    package let scheme: [UInt8]
    /// In lower case; empty if absent.
    package let host: [UInt8]
    /// Whether it is `http` or `https`, so that its host is not a segment.
    package var isWeb: Bool { scheme == Array("http".utf8) || scheme == Array("https".utf8) }
    /// Whether its first segment is the host of a custom scheme, which is compared regardless of case.
    package let beginsWithHost: Bool
    /// What follows the first `?`, as it stands there.
    package let query: [UInt8]
    /// The number of the first segment whose percent-encoding, or UTF-8, is broken; such a path matches no template.
    package let undecodable: Int?

    /// The decoded segments, end to end.
    private let decoded: [UInt8]
    private let ends: [Int]

    package var segmentCount: Int { ends.count }
    /// A segment, percent-decoded.
    package func segment(_ index: Int) -> ArraySlice<UInt8> {
        decoded[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    package init(_ text: String) throws(Problem) { try self.init(Array(text.utf8)) }

    package init(_ text: [UInt8]) throws(Problem) {
        guard let colon = schemeEnd(text) else { throw .noScheme }
        self.text = text
        scheme = text[..<colon].map(lowercased)
        let isWeb = scheme == Array("http".utf8) || scheme == Array("https".utf8)
        var rest = text[(colon + 1)...]
        if let hash = rest.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<hash] }
        if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
            query = Array(rest[(mark + 1)...])
            rest = rest[..<mark]
        } else {
            query = []
        }
        var written: ArraySlice<UInt8> = []
        if rest.starts(with: "//".utf8) {
            rest = rest.dropFirst(2)
            let end = rest.firstIndex(of: slash) ?? rest.endIndex
            guard let found = hostName(rest[..<end]) else { throw .badAuthority }
            written = found
            rest = rest[end...]
        }
        host = written.map(lowercased)
        beginsWithHost = !isWeb && !host.isEmpty

        if rest.last == slash { rest = rest.dropLast() }
        var decoded: [UInt8] = []
        var ends: [Int] = []
        var undecodable: Int?
        decoded.reserveCapacity(written.count + rest.count)
        func add(_ segment: ArraySlice<UInt8>) {
            let start = decoded.count
            if !appendPercentDecoded(segment, to: &decoded), undecodable == nil { undecodable = ends.count }
            if undecodable == ends.count { decoded.removeLast(decoded.count - start) }
            ends.append(decoded.count)
        }
        if beginsWithHost { add(written) }
        if !rest.isEmpty {
            if rest.first == slash { rest = rest.dropFirst() }
            for segment in rest.split(separator: slash, omittingEmptySubsequences: false) { add(segment) }
        }
        self.decoded = decoded
        self.ends = ends
        self.undecodable = undecodable
    }
}

private let slash = UInt8(ascii: "/")

/// The index of the colon that ends the scheme. RFC 3986, 3.1.
private func schemeEnd(_ text: [UInt8]) -> Int? {
    guard let first = text.first, isLetter(first) else { return nil }
    for (index, byte) in text.enumerated() {
        if byte == UInt8(ascii: ":") { return index }
        guard isLetter(byte) || isDigit(byte) || "+-.".utf8.contains(byte) else { return nil }
    }
    return nil
}

/// The host of an authority: the part after the last `@`, without port; `nil` if it is not a host.
private func hostName(_ authority: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // What some readers take for the end of the authority, or for nothing, would make two hosts of one text.
    guard authority.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return nil }
    var host = authority
    if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    let afterBracket = host.first == UInt8(ascii: "[") ? host.firstIndex(of: UInt8(ascii: "]")) : host.startIndex
    guard let afterBracket else { return nil }
    if let colon = host[afterBracket...].firstIndex(of: UInt8(ascii: ":")) {
        guard host[(colon + 1)...].allSatisfy(isDigit) else { return nil }
        host = host[..<colon]
    }
    return host
}

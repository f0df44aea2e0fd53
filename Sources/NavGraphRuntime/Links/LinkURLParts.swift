// if: URLs
/// Its parts.
extension NavGraph.LinkURL {
    static var slash: UInt8 { UInt8(ascii: "/") }

    /// Whether a segment is a literal; the host of a custom scheme, which must be in lower case there, regardless of
    /// case.
    func hasLiteral(_ literal: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let segment = segments[index]
        guard segment.count == literal.count else { return false }
        if segment.isDecoded {
            let isFolded = beginsWithHost && index == 0
            return zip(decoded[segment.range], literal).allSatisfy { isFolded ? Self.lowercased($0) == $1 : $0 == $1 }
        }
        for offset in 0..<literal.count where bytes[segment.start + offset] != literal[offset] { return false }
        return true
    }

    /// Whether a placeholder or `*` may stand for a segment: it is not `.` or `..`, and has no control character.
    func hasPlaceholderText(_ segment: Segment) -> Bool {
        segment.isDecoded
            ? decoded.withUnsafeBufferPointer { Self.isPlaceholderText($0, segment.range) }
            : Self.isPlaceholderText(bytes, segment.range)
    }

    private static func isPlaceholderText(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        let dot = UInt8(ascii: ".")
        if range.count <= 2, text[range].allSatisfy({ $0 == dot }) { return false }
        var previous: UInt8 = 0
        for index in range {
            let byte = text[index]
            if byte < 0x20 || byte == 0x7F || previous == 0xC2 && byte < 0xA0 { return false }
            previous = byte
        }
        return true
    }

    /// The index of the colon after the scheme.
    static func endOfScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = bytes.first, isLetter(first) else { return nil }
        for index in 1..<max(bytes.count, 1) {
            let byte = bytes[index]
            if byte == UInt8(ascii: ":") { return index }
            guard isLetter(byte) || isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E else { return nil }
        }
        return nil
    }

    static func isWeb(_ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) -> Bool {
        guard count == 4 || count == 5, lowercased(bytes[0]) == 0x68, lowercased(bytes[1]) == 0x74,
            lowercased(bytes[2]) == 0x74, lowercased(bytes[3]) == 0x70
        else { return false }
        return count == 4 || lowercased(bytes[4]) == 0x73
    }

    static func endsHost(_ byte: UInt8) -> Bool {
        byte == slash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// The part after the last `@`, without port; `nil` if it is not a host.
    static func host(_ bytes: UnsafeBufferPointer<UInt8>, _ authority: Range<Int>) -> Range<Int>? {
        var host = authority
        for index in authority {
            // What some readers take for the end of the host, or for nothing, would make two hosts of one text.
            guard bytes[index] > 0x20, bytes[index] != 0x7F, bytes[index] != UInt8(ascii: "\\") else { return nil }
            if bytes[index] == UInt8(ascii: "@") { host = index + 1..<authority.upperBound }
        }
        var end = host.lowerBound
        if end < host.upperBound, bytes[end] == UInt8(ascii: "[") {
            guard let bracket = bytes[host].firstIndex(of: UInt8(ascii: "]")) else { return nil }
            end = bracket
        }
        if let colon = bytes[end..<host.upperBound].firstIndex(of: UInt8(ascii: ":")) {
            guard bytes[(colon + 1)..<host.upperBound].allSatisfy(isDigit) else { return nil }
            return host.lowerBound..<colon
        }
        return host
    }

    /// The host of a custom scheme, in lower case, as the first segment.
    mutating func addHost(_ host: Range<Int>) {
        var text: [UInt8] = []
        isDecodable = Self.decode(bytes[host], into: &text)
        decoded = text
        if isDecodable, count < segments.count {
            let folded = text.map { Self.lowercased($0) }
            segments[count] = Segment(
                start: 0, count: text.count, hash: Self.hash(folded), isDecoded: true)
        }
        count += 1
    }

    /// One pass over what is left: the segments, and where the query is.
    mutating func addPath(from path: Int) {
        var start = path
        if start < bytes.count, bytes[start] == Self.slash { start += 1 }
        var index = start
        var hash = Self.seed
        var isEncoded = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == Self.slash {
                add(start..<index, hash, isEncoded: isEncoded)
                start = index + 1
                hash = Self.seed
                isEncoded = false
            } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                break
            } else {
                if byte == UInt8(ascii: "%") { isEncoded = true }
                hash = Self.hash(hash, byte)
            }
            index += 1
        }
        // An empty one at the end is the slash that is ignored, or there is no path.
        if index > start { add(start..<index, hash, isEncoded: isEncoded) }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "?") else { return }
        query = index + 1..<(bytes[index...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count)
    }

    private mutating func add(_ range: Range<Int>, _ hash: UInt32, isEncoded: Bool) {
        var segment = Segment(start: range.lowerBound, count: range.count, hash: hash)
        if isEncoded {
            segment.start = decoded.count
            segment.isDecoded = true
            if isDecodable { isDecodable = Self.decode(bytes[range], into: &decoded) }
            segment.count = decoded.count - segment.start
            segment.hash = Self.hash(decoded[segment.start...])
        }
        if count < segments.count { segments[count] = segment }
        count += 1
    }
}
// end: URLs

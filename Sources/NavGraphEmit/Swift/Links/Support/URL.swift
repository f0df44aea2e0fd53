/// A URL, taken apart.
let linkURLSupport: StaticString = #"""
    /// The schemes and hosts of the app. Other URLs are none of its business.
    struct App_LinkDomain: Sendable {
        private let schemes: [[UInt8]]
        private let hosts: [[UInt8]]

        /// In lower case; `*.example.com` stands for every host below `example.com`.
        init(schemes: [String], hosts: [String]) {
            self.schemes = schemes.map { Array($0.utf8) }
            self.hosts = hosts.map { Array($0.utf8) }
        }

        var hasSchemes: Bool { !schemes.isEmpty }

        fileprivate func hasScheme(_ bytes: UnsafeBufferPointer<UInt8>, _ scheme: Range<Int>) -> Bool {
            schemes.contains { isSame($0, 0, bytes, scheme) }
        }

        fileprivate func hasHost(_ bytes: UnsafeBufferPointer<UInt8>, _ host: Range<Int>) -> Bool {
            for known in hosts {
                if known.first != UInt8(ascii: "*") {
                    if isSame(known, 0, bytes, host) { return true }
                } else if host.count >= known.count,
                    isSame(known, 1, bytes, host.upperBound - known.count + 1..<host.upperBound)
                {
                    return true
                }
            }
            return false
        }

        /// Whether what is known, from an index on, is what stands in a range, in whatever case.
        private func isSame(_ known: [UInt8], _ first: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
            guard known.count - first == range.count else { return false }
            var index = first
            for position in range {
                if known[index] != App_LinkURL.lowercased(bytes[position]) { return false }
                index += 1
            }
            return true
        }
    }

    /// A URL of the app, taken apart. Segments are split before they are percent-decoded; one `/` at the end is ignored, as
    /// are user, port and fragment. The host of a custom scheme is the first segment. It is good for as long as its bytes.
    struct App_LinkURL {
        struct Segment {
            var start = 0
            var count = 0
            var hash: UInt32 = 0
            /// Whether it is among the decoded bytes.
            var isDecoded = false
            fileprivate var range: Range<Int> { start..<start + count }
        }
        private let bytes: UnsafeBufferPointer<UInt8>
        private var decoded: [UInt8] = []
        /// The first segments, as many as templates have.
        private(set) var segments: UnsafeMutableBufferPointer<Segment>
        /// How many there are.
        private(set) var count = 0
        private(set) var beginsWithHost = false
        /// Whether every segment is percent-encoded UTF-8.
        private(set) var isDecodable = true
        private var query = 0..<0

        /// `nil`: it is no URL, or none of the app's.
        init?(
            _ bytes: UnsafeBufferPointer<UInt8>, of domain: App_LinkDomain,
            into segments: UnsafeMutableBufferPointer<Segment>
        ) {
            self.bytes = bytes
            self.segments = segments
            guard let colon = Self.endOfScheme(bytes) else { return nil }
            let isWeb = Self.isWeb(bytes, colon)
            var position = colon + 1
            var host: Range<Int>?
            if position + 1 < bytes.count, bytes[position] == Self.slash, bytes[position + 1] == Self.slash {
                let start = position + 2
                position = start
                while position < bytes.count, !Self.endsHost(bytes[position]) { position += 1 }
                host = Self.host(bytes, start..<position)
                guard host != nil else { return nil }
            }
            let name = host ?? 0..<0
            guard isWeb ? domain.hasHost(bytes, name) : domain.hasScheme(bytes, 0..<colon) else { return nil }
            beginsWithHost = !isWeb && !name.isEmpty
            if beginsWithHost { addHost(name) }
            addPath(from: position)
        }

        // MARK: What a link takes out of it

        /// A segment, percent-decoded.
        func segment(_ index: Int) -> App_LinkText {
            let segment = segments[index]
            let text =
                segment.isDecoded
                ? String(decoding: decoded[segment.range], as: UTF8.self)
                : String(decoding: bytes[segment.range], as: UTF8.self)
            return App_LinkText(text: text)
        }

        /// The first value of a name of the query; `nil` where there is none.
        func query(_ name: String) -> App_LinkText? {
            for pair in bytes[query].split(separator: UInt8(ascii: "&")) {
                let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
                guard Self.text(pair[..<end])?.utf8.elementsEqual(name.utf8) == true else { continue }
                return App_LinkText(text: Self.text(end < pair.endIndex ? pair[(end + 1)...] : pair[end...]))
            }
            return nil
        }

        private static func text(_ bytes: some Collection<UInt8>) -> String? {
            var decoded: [UInt8] = []
            return decode(bytes, into: &decoded) ? String(decoding: decoded, as: UTF8.self) : nil
        }
    }

    // MARK: - Its parts

    extension App_LinkURL {
        private static var slash: UInt8 { UInt8(ascii: "/") }

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

        /// The index of the colon after the scheme.
        private static func endOfScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
            guard let first = bytes.first, isLetter(first) else { return nil }
            for index in 1..<max(bytes.count, 1) {
                let byte = bytes[index]
                if byte == UInt8(ascii: ":") { return index }
                guard isLetter(byte) || isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E else { return nil }
            }
            return nil
        }

        private static func isWeb(_ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) -> Bool {
            guard count == 4 || count == 5, lowercased(bytes[0]) == 0x68, lowercased(bytes[1]) == 0x74,
                lowercased(bytes[2]) == 0x74, lowercased(bytes[3]) == 0x70
            else { return false }
            return count == 4 || lowercased(bytes[4]) == 0x73
        }

        private static func endsHost(_ byte: UInt8) -> Bool {
            byte == slash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
        }

        /// What follows the last `@`, without port; `nil` where it is no host.
        private static func host(_ bytes: UnsafeBufferPointer<UInt8>, _ authority: Range<Int>) -> Range<Int>? {
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
        private mutating func addHost(_ host: Range<Int>) {
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
        private mutating func addPath(from path: Int) {
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

    // MARK: - Bytes

    extension App_LinkURL {
        fileprivate static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
        fileprivate static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
        static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

        fileprivate static var seed: UInt32 { 0x811C_9DC5 }
        fileprivate static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
            (hash << 5 | hash >> 27) ^ UInt32(byte)
        }
        static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
            var result = seed
            for byte in bytes { result = hash(result, byte) }
            return result
        }

        /// Appends what is percent-encoded; false where an escape is broken, or what comes out is no UTF-8.
        static func decode(_ bytes: some Collection<UInt8>, into decoded: inout [UInt8]) -> Bool {
            let start = decoded.count
            var isASCII = true
            var rest = bytes.makeIterator()
            while var byte = rest.next() {
                if byte == UInt8(ascii: "%") {
                    guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return false }
                    byte = high << 4 | low
                }
                isASCII = isASCII && byte < 0x80
                decoded.append(byte)
            }
            return isASCII || isUTF8(decoded[start...])
        }

        private static func digit(_ byte: UInt8) -> UInt8? {
            switch byte {
            case 0x30...0x39: byte - 0x30
            case 0x41...0x46: byte - 0x37
            case 0x61...0x66: byte - 0x57
            default: nil
            }
        }

        private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
            var parser = Unicode.UTF8.ForwardParser()
            var rest = bytes.makeIterator()
            while true {
                switch parser.parseScalar(from: &rest) {
                case .valid: continue
                case .emptyInput: return true
                case .error: return false
                }
            }
        }
    }

    """#

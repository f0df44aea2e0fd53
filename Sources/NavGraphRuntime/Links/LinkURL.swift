// if: URLs
extension NavGraph {
    /// A URL of the app, taken apart. Segments are split before they are percent-decoded; one `/` at the end is
    /// ignored, as are user, port and fragment. The host of a custom scheme is the first segment. It is good for as
    /// long as its bytes.
    public struct LinkURL {
        let bytes: UnsafeBufferPointer<UInt8>
        var decoded: [UInt8] = []
        /// The first segments, as many as templates have.
        var segments: UnsafeMutableBufferPointer<Segment>
        /// How many there are.
        var count = 0
        var beginsWithHost = false
        let isWeb: Bool
        let scheme: Range<Int>
        let host: Range<Int>
        /// Whether every segment is percent-encoded UTF-8.
        var isDecodable = true
        var query = 0..<0

        /// `nil`: it is no URL, or none of the app's.
        init?(
            _ bytes: UnsafeBufferPointer<UInt8>, of domain: LinkDomain,
            into segments: UnsafeMutableBufferPointer<Segment>
        ) {
            self.bytes = bytes
            self.segments = segments
            guard let colon = Self.endOfScheme(bytes) else { return nil }
            isWeb = Self.isWeb(bytes, colon)
            scheme = 0..<colon
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
            self.host = name
            guard isUnder(domain) else { return nil }
            beginsWithHost = !isWeb && !name.isEmpty
            if beginsWithHost { addHost(name) }
            addPath(from: position)
        }

        /// Whether it is under one of some schemes and hosts.
        public func isUnder(_ domain: LinkDomain) -> Bool {
            isWeb ? domain.hasHost(bytes, host) : domain.hasScheme(bytes, scheme)
        }

        /// As it came.
        public var whole: LinkText { LinkText(text: String(decoding: bytes, as: UTF8.self)) }

        /// A segment, percent-decoded.
        public func segment(_ index: Int) -> LinkText {
            let segment = segments[index]
            let text =
                segment.isDecoded
                ? String(decoding: decoded[segment.range], as: UTF8.self)
                : String(decoding: bytes[segment.range], as: UTF8.self)
            return LinkText(text: text)
        }

        /// The first value of a name of the query; `nil` if absent.
        public func query(_ name: String) -> LinkText? {
            for pair in bytes[query].split(separator: UInt8(ascii: "&")) {
                let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
                guard Self.text(pair[..<end])?.utf8.elementsEqual(name.utf8) == true else { continue }
                return LinkText(text: Self.text(end < pair.endIndex ? pair[(end + 1)...] : pair[end...]))
            }
            return nil
        }

        private static func text(_ bytes: some Collection<UInt8>) -> String? {
            var decoded: [UInt8] = []
            return decode(bytes, into: &decoded) ? String(decoding: decoded, as: UTF8.self) : nil
        }
    }
}

extension NavGraph.LinkURL {
    struct Segment {
        var start = 0
        var count = 0
        var hash: UInt32 = 0
        /// Whether it is among the decoded bytes.
        var isDecoded = false
        var range: Range<Int> { start..<start + count }
    }
}
// end: URLs

// if: URLs
extension NavGraph {
    /// The schemes and hosts of the app. Other URLs are not the app's.
    public struct LinkDomain: Sendable {
        private let schemes: [[UInt8]]
        private let hosts: [[UInt8]]

        /// In lower case; `*.example.com` stands for every host below `example.com`.
        public init(schemes: [String], hosts: [String]) {
            self.schemes = schemes.map { Array($0.utf8) }
            self.hosts = hosts.map { Array($0.utf8) }
        }

        var hasSchemes: Bool { !schemes.isEmpty }

        func hasScheme(_ bytes: UnsafeBufferPointer<UInt8>, _ scheme: Range<Int>) -> Bool {
            schemes.contains { isSame($0, from: 0, as: bytes, in: scheme) }
        }

        func hasHost(_ bytes: UnsafeBufferPointer<UInt8>, _ host: Range<Int>) -> Bool {
            for known in hosts {
                if known.first != UInt8(ascii: "*") {
                    if isSame(known, from: 0, as: bytes, in: host) { return true }
                } else if host.count >= known.count {
                    let end = host.upperBound - known.count + 1..<host.upperBound
                    if isSame(known, from: 1, as: bytes, in: end) { return true }
                }
            }
            return false
        }

        /// Whether what is known, from an index on, is what stands in a range, in whatever case.
        private func isSame(
            _ known: [UInt8], from first: Int, as bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
        ) -> Bool {
            guard known.count - first == range.count else { return false }
            var index = first
            for position in range {
                if known[index] != LinkURL.lowercased(bytes[position]) { return false }
                index += 1
            }
            return true
        }
    }
}
// end: URLs

/// A version of navgraph, as in `0.4.2`.
package struct Version: Sendable, Comparable, CustomStringConvertible {
    package var major: Int
    package var minor: Int
    package var patch: Int

    /// The first release.
    package static let first = Version(major: 0, minor: 1, patch: 0)

    package init(major: Int, minor: Int, patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

    /// Reads three numbers with dots between them; `nil` for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
        guard parts.count == 3, numbers.count == 3 else { return nil }
        self.init(major: numbers[0], minor: numbers[1], patch: numbers[2])
    }

    package var description: String { "\(major).\(minor).\(patch)" }

    package static func < (a: Version, b: Version) -> Bool {
        (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
}

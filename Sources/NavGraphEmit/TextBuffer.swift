import NavGraphModel
import NavGraphSyntax

/// One growing buffer of UTF-8 into which an output is written, piece by piece.
///
/// Appending costs the length of the piece; nothing is built in between, since interpolated strings would cost nine
/// times as much as the output itself.
package struct TextBuffer: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package var count: Int { bytes.count }

    package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    package mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    package mutating func append(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

    package mutating func append(_ byte: UInt8) { bytes.append(byte) }

    package mutating func append(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    package mutating func append(_ symbol: Symbol, of pool: TextPool) {
        pool.withUTF8(of: symbol) { bytes.append(contentsOf: $0) }
    }

    /// Drops everything from `count` on.
    package mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }
}

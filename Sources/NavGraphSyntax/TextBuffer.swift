/// One growing buffer of UTF-8 into which an output is written, piece by piece. Appending costs the length of the piece;
/// nothing is built in between.
package struct TextBuffer: Sendable {
    @usableFromInline var bytes: [UInt8] = []

    package init() {}

    /// What was written: a copy, in no more memory than it needs.
    package var contents: [UInt8] { bytes.map { $0 } }

    @inlinable package mutating func append(_ text: some Collection<UInt8>) { bytes += text }

    package mutating func append(_ text: StaticString) { text.withUTF8Buffer { bytes += $0 } }

    /// A text that is made at run time; one that is written in the code costs half as much.
    package mutating func append(string: String) { bytes += string.utf8 }

    package mutating func append(_ byte: UInt8) { bytes.append(byte) }

    package mutating func append(_ number: Int) { append(string: String(number)) }

    package mutating func append(_ symbol: Symbol, of pool: TextPool) { pool.withUTF8(of: symbol) { bytes += $0 } }

    package mutating func append(_ byte: UInt8, times: Int) { bytes += repeatElement(byte, count: times) }

    /// Drops everything, and keeps the memory.
    package mutating func clear() { bytes.removeAll(keepingCapacity: true) }
}

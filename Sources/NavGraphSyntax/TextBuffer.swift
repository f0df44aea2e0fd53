/// One growing buffer of UTF-8 into which an output is written, piece by piece.
///
/// Appending costs the length of the piece; nothing is built in between, since interpolated strings would cost nine
/// times as much as the output itself.
package struct TextBuffer: Sendable {
    /// Longer than what was written, so that a piece is copied to its place with no more ado.
    private var room: [UInt8] = []
    /// How many bytes were written.
    package private(set) var count = 0

    package init() {}

    /// What was written, in no more memory than it needs.
    package var contents: [UInt8] { Array(room[..<count]) }

    /// A part of what was written.
    package subscript(range: Range<Int>) -> ArraySlice<UInt8> { room[range] }

    package mutating func reserve(_ count: Int) {
        if self.count + count > room.count { grow(to: self.count + count) }
    }

    package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let source = text.baseAddress else { return }
        withRoom(for: text.count) { place in
            place.update(from: source, count: text.count)
            return text.count
        }
    }

    package mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// A text that is made at run time; one that is written in the code costs half as much.
    package mutating func append(string: String) {
        var text = string
        text.withUTF8 { append($0) }
    }

    package mutating func append(_ byte: UInt8) {
        withRoom(for: 1) { place in
            place.pointee = byte
            return 1
        }
    }

    package mutating func append(_ number: Int) { append(string: String(number)) }

    package mutating func append(_ symbol: Symbol, of pool: TextPool) {
        pool.withUTF8(of: symbol) { append($0) }
    }

    package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

    /// What `change` makes of each byte of `text`, in order.
    package mutating func append(_ text: some Collection<UInt8>, changing change: (UInt8) -> UInt8) {
        withRoom(for: text.count) { place in
            var end = place
            for byte in text {
                end.pointee = change(byte)
                end += 1
            }
            return end - place
        }
    }

    package mutating func append(_ byte: UInt8, times: Int) {
        withRoom(for: times) { place in
            place.update(repeating: byte, count: times)
            return times
        }
    }

    /// Drops everything from `count` on.
    package mutating func truncate(to count: Int) { self.count = min(self.count, count) }

    /// Writes at most `length` more bytes, which `fill` puts there and counts.
    @inline(__always)
    private mutating func withRoom(for length: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Int) {
        let start = count
        if start + length > room.count { grow(to: start + length) }
        count += room.withUnsafeMutableBufferPointer { room in
            room.baseAddress.map { fill($0 + start) } ?? 0
        }
    }

    @inline(never)
    private mutating func grow(to least: Int) {
        room += repeatElement(0, count: max(least, 2 * room.count, 256) - room.count)
    }
}

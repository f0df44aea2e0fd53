/// The bytes of a file, wherever they lie. Several threads may ask for them at the same time.
package protocol ByteSource: AnyObject, Sendable {
    /// How many there are.
    var count: Int { get }
    /// Why they could not be read to the end; `nil` as long as they could.
    var problem: String? { get }
    /// Copies bytes from `offset` on into `buffer`, as many as go in, or as there are. O(bytes).
    func read(from offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int
}

extension ByteSource {
    /// All of them.
    package var bytes: [UInt8] { bytes(atMost: count) }

    /// The first ones, at most so many.
    package func bytes(atMost limit: Int) -> [UInt8] {
        Array(unsafeUninitializedCapacity: min(count, limit)) { buffer, used in
            used = read(from: 0, into: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// Calls `body` with one stretch after the other, each of `size` bytes but the last, until it returns `false`.
    func forEachStretch(of size: Int, _ body: (UnsafeRawBufferPointer) -> Bool) {
        withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer in
            var offset = 0
            while offset < count {
                let read = read(from: offset, into: buffer)
                guard read > 0, body(UnsafeRawBufferPointer(rebasing: buffer[..<read])) else { return }
                offset += read
            }
        }
    }

    func starts(with prefix: [UInt8]) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: prefix.count, alignment: 1) { buffer in
            read(from: 0, into: buffer) == prefix.count && buffer.elementsEqual(prefix)
        }
    }
}

/// Bytes in memory.
package final class MemoryBytes: ByteSource {
    private let all: [UInt8]

    package init(_ bytes: [UInt8]) { all = bytes }

    package var count: Int { all.count }
    package var bytes: [UInt8] { all }
    package var problem: String? { nil }

    package func read(from offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard offset < all.count else { return 0 }
        let size = min(buffer.count, all.count - offset)
        all.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + size])) }
        return size
    }
}

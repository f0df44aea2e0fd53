// A text as Unicode scalars, in which places are counted, and as UTF-8. Most texts are ASCII.

extension [UInt32] {
    /// The scalars of UTF-8; U+FFFD where the bytes are not UTF-8. O(size).
    package init(utf8 bytes: [UInt8]) {
        self =
            bytes.allSatisfy { $0 < 0x80 }
            ? bytes.map { UInt32($0) } : String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
    }
}

extension [UInt8] {
    /// UTF-8. Surrogates, of which a text has none, are replaced. O(size).
    package init(scalars: ArraySlice<UInt32>) {
        self = []
        reserveCapacity(scalars.count)
        for value in scalars {
            if value < 0x80 {
                append(UInt8(value))
            } else {
                append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
            }
        }
    }
    package init(scalars: [UInt32]) { self.init(scalars: scalars[...]) }
}

extension String {
    /// Surrogates, of which a text has none, are replaced. O(size).
    package init(scalars: ArraySlice<UInt32>) { self.init(decoding: [UInt8](scalars: scalars), as: UTF8.self) }
    package init(scalars: [UInt32]) { self.init(scalars: scalars[...]) }
}

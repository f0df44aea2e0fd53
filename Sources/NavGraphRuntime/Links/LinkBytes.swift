// if: URLs
/// The bytes of URLs.
extension NavGraph.LinkURL {
    static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    static var seed: UInt32 { 0x811C_9DC5 }
    static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
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
// end: URLs

import NavGraphModel

/// Paths as URIs, and back.
enum FileURI {
    /// The path of a `file:` URI; `nil` for any other.
    static func path(_ uri: String) -> String? {
        let scheme = uri.prefix(7).lowercased()
        guard scheme == "file://" else { return nil }
        let rest = uri.dropFirst(7)
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        let host = rest[..<slash]
        guard host.isEmpty || host == "localhost" else { return nil }
        var bytes: [UInt8] = []
        var i = rest.utf8.index(slash, offsetBy: 0)
        let utf8 = rest.utf8
        while i < utf8.endIndex {
            let byte = utf8[i]
            if byte == UInt8(ascii: "%"), let one = utf8.index(i, offsetBy: 1, limitedBy: utf8.endIndex),
                one < utf8.endIndex,
                let two = utf8.index(one, offsetBy: 1, limitedBy: utf8.endIndex), two < utf8.endIndex,
                let high = Character(Unicode.Scalar(utf8[one])).hexDigitValue,
                let low = Character(Unicode.Scalar(utf8[two])).hexDigitValue
            {
                bytes.append(UInt8(high << 4 | low))
                i = utf8.index(after: two)
            } else {
                bytes.append(byte)
                i = utf8.index(after: i)
            }
        }
        guard !bytes.contains(0), let path = String(validating: bytes, as: UTF8.self) else { return nil }
        return join("/", path)
    }

    static func uri(_ path: String) -> String {
        var text = "file://"
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return text
    }
}

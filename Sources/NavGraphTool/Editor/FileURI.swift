import NavGraphModel
import NavGraphRuns

enum FileURI {
    /// The path of a `file:` URI; `nil` for any other.
    static func path(_ uri: String) -> String? {
        guard uri.prefix(7).lowercased() == "file://" else { return nil }
        let host = uri.dropFirst(7).prefix { $0 != "/" }
        guard host.isEmpty || host == "localhost", host.endIndex < uri.endIndex else { return nil }
        var bytes: [UInt8] = []
        var rest = uri[host.endIndex...].utf8
        while let byte = rest.popFirst() {
            let digits = Substring(rest.prefix(2))
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
                let escaped = UInt8(digits, radix: 16)
            {
                bytes.append(escaped)
                rest.removeFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        guard !bytes.contains(0), let path = String(validating: bytes, as: UTF8.self) else { return nil }
        return join("/", path)
    }

    static func uri(_ path: String) -> String { "file://" + percentEncoded(path, keeping: "/-._~") }
}

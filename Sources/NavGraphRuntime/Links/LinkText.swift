public import Foundation

extension NavGraph {
    /// A text that a link comes with; it becomes a value of any type that links carry, and these become texts again.
    public struct LinkText {
        /// `nil`: it was not percent-encoded UTF-8.
        let text: String?

        /// A text, as it is when it is no longer percent-encoded.
        public init(text: String?) { self.text = text }

        /// Whether it is exactly this text, byte by byte.
        public func isText(_ other: String) -> Bool { text.map { $0.utf8.elementsEqual(other.utf8) } ?? false }

        /// `nil`: it is not a value of the type.
        public func value<Value>(as type: Value.Type) -> Value? where Value: LosslessStringConvertible {
            text.flatMap(Value.init)
        }

        /// `nil`: it is not a value of the type.
        public func value<Value>(as type: Value.Type) -> Value?
        where Value: LosslessStringConvertible & BinaryFloatingPoint {
            // Longer texts are no number that anybody writes, and a parser may take long over them.
            text.flatMap { $0.utf8.count > 1024 ? nil : Value($0) }
        }

        /// `nil`: it is not a value of the type.
        public func value<Value>(as type: Value.Type) -> Value? where Value: RawRepresentable<String> {
            text.flatMap { Value(rawValue: $0) }
        }

        /// `nil`: it is not a value of the type.
        public func value<Value>(as type: Value.Type) -> Value?
        where Value: RawRepresentable<String> & LosslessStringConvertible {
            text.flatMap { Value(rawValue: $0) }
        }

        /// `nil`: it is not a value of the type.
        public func value(as type: Character.Type) -> Character? { text.flatMap { $0.count == 1 ? $0.first : nil } }

        /// `nil`: it is not a value of the type.
        public func value(as type: CGFloat.Type) -> CGFloat? { value(as: Double.self).map { CGFloat($0) } }

        /// `nil`: it is not a value of the type.
        public func value(as type: UUID.Type) -> UUID? { text.flatMap { Self.isUUID($0) ? UUID(uuidString: $0) : nil } }

        /// `nil`: it is not a value of the type.
        public func value(as type: URL.Type) -> URL? { text.flatMap { Self.isURL($0) ? URL(string: $0) : nil } }

        // if: dates
        /// `nil`: it is not a value of the type.
        public func value(as type: Date.Type) -> Date? { text.flatMap { Self.date($0) } }
        // end: dates

        /// The value of something that may be left out; `nil` where it is there, and no value of the type.
        public static func value<Value>(of text: LinkText?, _ read: (LinkText) -> Value?) -> Value?? {
            guard let text else { return .some(nil) }
            return read(text).map { .some($0) }
        }

        /// The same where there is something that stands for what is left out.
        public static func value<Value>(
            of text: LinkText?, or value: Value, _ read: (LinkText) -> Value?
        ) -> Value? {
            guard let text else { return value }
            return read(text)
        }

        /// Foundation also accepts other texts.
        private static func isUUID(_ text: String) -> Bool {
            text.utf8.count == 36
                && text.utf8.enumerated().allSatisfy { index, byte in
                    switch index {
                    case 8, 13, 18, 23: byte == UInt8(ascii: "-")
                    default: Character(Unicode.Scalar(byte)).isHexDigit && byte < 0x80
                    }
                }
        }

        private static func isURL(_ text: String) -> Bool {
            var rest = text.utf8.makeIterator()
            while let byte = rest.next() {
                switch byte {
                case UInt8(ascii: "%"):
                    for _ in 0..<2 {
                        guard let digit = rest.next(), Character(Unicode.Scalar(digit)).isHexDigit else { return false }
                    }
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: continue
                default: guard "-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte) else { return false }
                }
            }
            return !text.isEmpty
        }
    }
}

// MARK: - In URLs

extension NavGraph.LinkText {
    /// A value as it stands in a segment or query of a URL.
    public static func of<Value>(_ value: Value) -> String where Value: LosslessStringConvertible {
        encoded(value.description)
    }
    /// A value as it stands in a segment or query of a URL.
    public static func of<Value>(_ value: Value) -> String where Value: RawRepresentable<String> {
        encoded(value.rawValue)
    }
    /// A value as it stands in a segment or query of a URL.
    public static func of<Value>(_ value: Value) -> String
    where Value: RawRepresentable<String> & LosslessStringConvertible { encoded(value.rawValue) }
    /// A value as it stands in a segment or query of a URL.
    public static func of(_ value: CGFloat) -> String { of(Double(value)) }
    /// A value as it stands in a segment or query of a URL.
    public static func of(_ value: UUID) -> String { value.uuidString }
    /// A value as it stands in a segment or query of a URL.
    public static func of(_ value: URL) -> String { encoded(value.absoluteString) }
    // if: dates
    /// A value as it stands in a segment or query of a URL.
    public static func of(_ value: Date) -> String { encoded(text(of: value)) }
    // end: dates

    /// `?name=value&…`, without what is `nil`.
    public static func query(_ pairs: (name: String, value: String?)...) -> String {
        let present = pairs.compactMap { pair in pair.value.map { encoded(pair.name) + "=" + $0 } }
        return present.isEmpty ? "" : "?" + present.joined(separator: "&")
    }

    /// The URL of a path; `nil` where a segment of it is empty, since no template takes that.
    public static func url(_ base: String, _ path: String) -> URL? {
        let segments = path.prefix { $0 != "?" }
        if segments != "/", segments.hasSuffix("/") || segments.contains("//") { return nil }
        return URL(string: base + path)
    }

    private static func encoded(_ text: String) -> String {
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: result.append(byte)
            default:
                result.append(UInt8(ascii: "%"))
                for digit in [byte >> 4, byte & 15] { result.append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

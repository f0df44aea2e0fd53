/// A piece of emitted Swift, as it will look: `"func make\(upper(name))(\(parameters)) -> any \(type)"`.
///
/// An interpolated value is a name of the graph (`SwiftName`), a text that is already Swift, or another piece.
///
/// A line that is too long is broken at brackets, commas and semicolons. These are noted when the piece is made, where it
/// has them as code: in the words of the emitter outside of string literals, not in names, types and texts of the graph.
struct CodeText: ExpressibleByStringInterpolation {
    /// In UTF-8; a bracket, comma or semicolon at which a line may be broken is its `Mark`.
    private(set) var bytes: [UInt8]

    init(stringLiteral text: String) {
        var interpolation = StringInterpolation(literalCapacity: text.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(text)
        bytes = interpolation.bytes
    }
    init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

    /// A text that is Swift already. It stays on one line.
    init(_ text: String) { bytes = Array(text.utf8) }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    var isEmpty: Bool { bytes.isEmpty }
    var string: String { String(decoding: Mark.spelled(bytes), as: UTF8.self) }

    func dropFirst(_ count: Int) -> CodeText { CodeText(bytes: Array(bytes.dropFirst(count))) }

    /// At what a line may be broken: control characters, which code does not have.
    enum Mark: UInt8 {
        case parenthesis = 1, bracket, brace, angle
        case endOfParenthesis, endOfBracket, endOfBrace, endOfAngle
        case comma = 14, semicolon

        private static let all: [(mark: Mark, byte: UInt8)] = [
            (.parenthesis, UInt8(ascii: "(")), (.bracket, UInt8(ascii: "[")), (.brace, UInt8(ascii: "{")),
            (.angle, UInt8(ascii: "<")), (.endOfParenthesis, UInt8(ascii: ")")), (.endOfBracket, UInt8(ascii: "]")),
            (.endOfBrace, UInt8(ascii: "}")), (.endOfAngle, UInt8(ascii: ">")), (.comma, UInt8(ascii: ",")),
            (.semicolon, UInt8(ascii: ";")),
        ]
        private static let bytes: [UInt8] = {
            var bytes: [UInt8] = Array(0..<16)
            for (mark, byte) in all { bytes[Int(mark.rawValue)] = byte }
            return bytes
        }()
        private static let marks: [UInt8] = {
            var marks: [UInt8] = Array(0..<128)
            for (mark, byte) in all { marks[Int(byte)] = mark.rawValue }
            return marks
        }()

        static func marked(_ byte: UInt8) -> UInt8 { byte < 128 ? marks[Int(byte)] : byte }
        static func spelled(_ text: some Collection<UInt8>) -> [UInt8] {
            text.map { $0 < 16 ? bytes[Int($0)] : $0 }
        }
    }

    static func += (text: inout CodeText, more: CodeText) { text.bytes += more.bytes }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []
        /// Whether what comes next is in a string literal of the code.
        private var isInString = false

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) {
            for byte in literal.utf8 {
                if byte == UInt8(ascii: "\""), bytes.last != UInt8(ascii: "\\") { isInString.toggle() }
                let isArrow = byte == UInt8(ascii: ">") && bytes.last == UInt8(ascii: "-")
                bytes.append(isInString || isArrow ? byte : Mark.marked(byte))
            }
        }
        mutating func appendInterpolation(_ text: CodeText) {
            bytes.append(contentsOf: isInString ? Mark.spelled(text.bytes) : text.bytes)
        }
        mutating func appendInterpolation(_ name: SwiftName) { name.append(to: &bytes) }
        mutating func appendInterpolation(_ text: String) { bytes.append(contentsOf: text.utf8) }
        mutating func appendInterpolation(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }
        /// `start` and `text`, if there is one.
        mutating func appendInterpolation(_ text: CodeText?, after start: CodeText) {
            guard let text else { return }
            appendInterpolation(start)
            appendInterpolation(text)
        }
        /// `text`, if a condition holds.
        mutating func appendInterpolation(_ text: CodeText, if condition: Bool) {
            if condition { appendInterpolation(text) }
        }
    }
}

/// A piece of Swift in a `String` would be its description.
extension DefaultStringInterpolation {
    @available(*, deprecated, message: "type it as CodeText") mutating func appendInterpolation(_ text: CodeText) {}
    @available(*, deprecated, message: "type it as CodeText") mutating func appendInterpolation(_ name: SwiftName) {}
}

extension Sequence {
    /// A piece for each element, with a comma between two; `start` stands before the first, if there is one.
    func list(
        after start: CodeText = "", separator: CodeText = ", ", _ piece: (Element) -> CodeText
    ) -> CodeText {
        var list: CodeText = ""
        var isFirst = true
        for element in self {
            list += isFirst ? start : separator
            list += piece(element)
            isFirst = false
        }
        return list
    }
}

/// How the text of a placeholder or query becomes a value. LANGUAGE 7, "Matching".
package enum LinkValueType: Hashable, Sendable {
    case string
    case integer(bits: UInt8, isSigned: Bool)
    case floating
    case bool
    case uuid
    case url
    case date
    /// A type of the app, `LosslessStringConvertible` or `RawRepresentable` by `String`: only the app can tell which
    /// texts it accepts.
    case other

    /// The type that a Swift type stands for; of `T?` that of `T`, since a value that is there is a `T`.
    package init(_ type: String) {
        var name = Substring(type)
        while let last = name.last {
            if last == "?" {
                name.removeLast()
            } else if last == ")", name.first == "(" {
                name = name.dropFirst().dropLast()
            } else {
                break
            }
        }
        for module in ["Swift.", "Foundation.", "CoreFoundation."] where name.hasPrefix(module) {
            name.removeFirst(module.count)
        }
        self = Self.known(name)
    }

    private static func known(_ name: Substring) -> LinkValueType {
        switch name {
        case "String": .string
        case "Int": .integer(bits: 64, isSigned: true)
        case "UInt": .integer(bits: 64, isSigned: false)
        case "Int8": .integer(bits: 8, isSigned: true)
        case "Int16": .integer(bits: 16, isSigned: true)
        case "Int32": .integer(bits: 32, isSigned: true)
        case "Int64": .integer(bits: 64, isSigned: true)
        case "Int128": .integer(bits: 128, isSigned: true)
        case "UInt8": .integer(bits: 8, isSigned: false)
        case "UInt16": .integer(bits: 16, isSigned: false)
        case "UInt32": .integer(bits: 32, isSigned: false)
        case "UInt64": .integer(bits: 64, isSigned: false)
        case "UInt128": .integer(bits: 128, isSigned: false)
        case "Double", "Float", "Float16", "Float32", "Float64", "Float80", "CGFloat": .floating
        case "Bool": .bool
        case "UUID": .uuid
        case "URL": .url
        case "Date": .date
        default: .other
        }
    }

    /// Types of different groups have no value in common; those of none may have one with every type.
    package enum Group: UInt8, Sendable, CaseIterable {
        case numeric, bool, uuid, date

        /// A text that all its types accept.
        package var example: String {
            switch self {
            case .numeric: "1"
            case .bool: "true"
            case .uuid: "00000000-0000-0000-0000-000000000000"
            case .date: "2000-01-01"
            }
        }
    }

    package var group: Group? {
        switch self {
        case .integer, .floating: .numeric
        case .bool: .bool
        case .uuid: .uuid
        case .date: .date
        case .string, .url, .other: nil
        }
    }

    /// Whether a text is a value of the type; for `other` it is taken to be one. O(length).
    package func accepts(_ text: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .string, .other: true
        case .integer(let bits, let isSigned): isInteger(text, bits: bits, isSigned: isSigned)
        // `Double` reads what every floating type reads; too large a number is infinite.
        case .floating: text.count <= longestNumber && Double(String(decoding: text, as: UTF8.self)) != nil
        case .bool: text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8)
        case .uuid: isUUID(text)
        case .url: isURLReference(text)
        case .date: isISO8601(text)
        }
    }
}

/// The most bytes of a text that is read as a floating-point number: nobody writes a longer one, and parsing it may take long.
private let longestNumber = 1024

/// As `FixedWidthInteger.init?(_:radix:)` reads it: a sign or none, digits, in range.
private func isInteger(_ text: ArraySlice<UInt8>, bits: UInt8, isSigned: Bool) -> Bool {
    var digits = text
    var isNegative = false
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        isNegative = sign == UInt8(ascii: "-")
        digits.removeFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return false }
    digits = digits.drop { $0 == UInt8(ascii: "0") }
    guard let largest = (isSigned ? signedLimits : unsignedLimits)[bits] else { return false }
    let limit = isNegative ? (isSigned ? largest.negative : "0") : largest.positive
    if digits.count != limit.utf8.count { return digits.isEmpty || digits.count < limit.utf8.count && limit != "0" }
    return !limit.utf8.lexicographicallyPrecedes(digits)
}

private let signedLimits: [UInt8: (positive: String, negative: String)] = [
    8: ("127", "128"), 16: ("32767", "32768"), 32: ("2147483647", "2147483648"),
    64: ("9223372036854775807", "9223372036854775808"),
    128: ("170141183460469231731687303715884105727", "170141183460469231731687303715884105728"),
]
private let unsignedLimits: [UInt8: (positive: String, negative: String)] = [
    8: ("255", "0"), 16: ("65535", "0"), 32: ("4294967295", "0"), 64: ("18446744073709551615", "0"),
    128: ("340282366920938463463374607431768211455", "0"),
]

/// Eight, four, four, four and twelve hexadecimal digits, in either case. RFC 9562, 4.
private func isUUID(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count == 36 else { return false }
    for (index, byte) in text.enumerated() {
        if index == 8 || index == 13 || index == 18 || index == 23 {
            guard byte == UInt8(ascii: "-") else { return false }
        } else if hexDigit(byte) == nil {
            return false
        }
    }
    return true
}

/// Characters and escapes as RFC 3986 has them, and something at all.
private func isURLReference(_ text: ArraySlice<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    var index = text.startIndex
    while index < text.endIndex {
        let byte = text[index]
        if byte == UInt8(ascii: "%") {
            guard index + 2 < text.endIndex, hexDigit(text[index + 1]) != nil, hexDigit(text[index + 2]) != nil else {
                return false
            }
        } else if !isLetter(byte), !isDigit(byte), !"-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte) {
            return false
        }
        index += 1
    }
    return true
}

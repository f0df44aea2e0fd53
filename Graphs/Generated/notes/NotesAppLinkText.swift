// Made by navgraph from notes.yaml. Changes are lost.

import Foundation

/// A text that a link comes with; it becomes a value of any type that links carry, and these become texts again.
struct NotesAppLinkText {
    /// `nil`: it was no percent-encoded UTF-8.
    let text: String?

    /// `nil`: it is no value of the type.
    func value<Value>(as type: Value.Type) -> Value? where Value: LosslessStringConvertible { text.flatMap(Value.init) }

    func value<Value>(as type: Value.Type) -> Value? where Value: LosslessStringConvertible & BinaryFloatingPoint {
        // Longer texts are no number that anybody writes, and a parser may take long over them.
        text.flatMap { $0.utf8.count > 1024 ? nil : Value($0) }
    }

    func value<Value>(as type: Value.Type) -> Value? where Value: RawRepresentable<String> {
        text.flatMap { Value(rawValue: $0) }
    }

    func value<Value>(as type: Value.Type) -> Value?
    where Value: RawRepresentable<String> & LosslessStringConvertible {
        text.flatMap { Value(rawValue: $0) }
    }

    func value(as type: Character.Type) -> Character? { text.flatMap { $0.count == 1 ? $0.first : nil } }

    func value(as type: CGFloat.Type) -> CGFloat? { value(as: Double.self).map { CGFloat($0) } }

    func value(as type: UUID.Type) -> UUID? { text.flatMap { Self.isUUID($0) ? UUID(uuidString: $0) : nil } }

    func value(as type: URL.Type) -> URL? { text.flatMap { Self.isURL($0) ? URL(string: $0) : nil } }

    func value(as type: Date.Type) -> Date? { text.flatMap { Self.date($0) } }

    /// The value of something that may be left out; `nil` where it is there, and no value of the type.
    static func value<Value>(of text: NotesAppLinkText?, _ read: (NotesAppLinkText) -> Value?) -> Value?? {
        guard let text else { return .some(nil) }
        return read(text).map { .some($0) }
    }

    /// The same where there is something that stands for what is left out.
    static func value<Value>(
        of text: NotesAppLinkText?, or value: Value, _ read: (NotesAppLinkText) -> Value?
    ) -> Value? {
        guard let text else { return value }
        return read(text)
    }

    /// Foundation takes other texts for one, too.
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

// MARK: - In URLs

extension NotesAppLinkText {
    /// A value as it stands in a segment or query of a URL.
    static func of<Value>(_ value: Value) -> String where Value: LosslessStringConvertible { encoded(value.description) }
    static func of<Value>(_ value: Value) -> String where Value: RawRepresentable<String> { encoded(value.rawValue) }
    static func of<Value>(_ value: Value) -> String
    where Value: RawRepresentable<String> & LosslessStringConvertible { encoded(value.rawValue) }
    static func of(_ value: CGFloat) -> String { of(Double(value)) }
    static func of(_ value: UUID) -> String { value.uuidString }
    static func of(_ value: URL) -> String { encoded(value.absoluteString) }
    static func of(_ value: Date) -> String { encoded(text(of: value)) }

    /// `?name=value&…`, without what is `nil`.
    static func query(_ pairs: (name: String, value: String?)...) -> String {
        let present = pairs.compactMap { pair in pair.value.map { encoded(pair.name) + "=" + $0 } }
        return present.isEmpty ? "" : "?" + present.joined(separator: "&")
    }

    /// The URL of a path; `nil` where a segment of it is empty, since no template takes that.
    static func url(_ base: String, _ path: String) -> URL? {
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

// MARK: - In what the system hands over

extension NotesAppLinkText {
    /// What can stand in a payload, as texts; what is no value of a link is left out.
    nonisolated static func texts(of payload: [AnyHashable: Any]?) -> [String: String] {
        var texts: [String: String] = [:]
        for (key, value) in payload ?? [:] {
            if let name = key as? String, let text = text(of: value) { texts[name] = text }
        }
        return texts
    }

    private nonisolated static func text(of value: Any) -> String? {
        switch value {
        case let text as String: text
        case let url as URL: url.absoluteString
        case let id as UUID: id.uuidString
        case let date as Date: text(of: date)
        case let flag as Bool where type(of: value) == Bool.self: flag ? "true" : "false"
        // Foundation's own numbers tell truth values by their type only.
        case let number as NSNumber:
            String(cString: number.objCType) == "c" ? (number.boolValue ? "true" : "false") : number.stringValue
        case let number as any LosslessStringConvertible: number.description
        default: nil
        }
    }
}

// MARK: - Dates

extension NotesAppLinkText {
    /// ISO 8601: `2024-02-29`, or `2024-02-29T12:30:00Z`, with a fraction of the second and an offset.
    private static func date(_ text: String) -> Date? {
        var rest = text.utf8[...]
        guard let year = number(4, &rest), take("-", &rest), let month = number(2, &rest), take("-", &rest),
            let day = number(2, &rest), 1...12 ~= month, 1...days(of: month, in: year) ~= day
        else { return nil }
        let midnight = Double(days(to: year, month, day)) * 86400
        if rest.isEmpty { return Date(timeIntervalSince1970: midnight) }
        guard take("T", &rest), let hour = number(2, &rest), take(":", &rest), let minute = number(2, &rest),
            take(":", &rest), let second = number(2, &rest), hour < 24, minute < 60, second < 60
        else { return nil }
        var fraction = 0.0
        if take(".", &rest) || take(",", &rest) {
            let digits = rest.prefix { 0x30...0x39 ~= $0 }
            guard !digits.isEmpty else { return nil }
            fraction = Double("0." + String(decoding: digits.prefix(18), as: UTF8.self)) ?? 0
            rest = rest[digits.endIndex...]
        }
        guard let offset = offset(rest) else { return nil }
        let seconds = Double(hour * 3600 + minute * 60 + second - offset)
        return Date(timeIntervalSince1970: midnight + seconds + fraction)
    }

    /// With thousandths of a second where there are any.
    private nonisolated static func text(of date: Date) -> String {
        let thousandths = (date.timeIntervalSince1970 * 1000).rounded()
        guard abs(thousandths) < 9e15 else { return "" }
        let (total, rest) = Int(thousandths).quotientAndRemainder(dividingBy: 86_400_000)
        let (days, time) = rest < 0 ? (total - 1, rest + 86_400_000) : (total, rest)
        // Counted from the first of March, so that a leap day is a year's last.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        guard 0...9999 ~= year else { return "" }
        let second = time / 1000
        let fraction = time % 1000 == 0 ? "" : "." + padded(time % 1000, 3)
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfYear - (153 * part + 2) / 5 + 1, 2) + "T"
            + padded(second / 3600, 2) + ":" + padded(second / 60 % 60, 2) + ":" + padded(second % 60, 2) + fraction
            + "Z"
    }

    private nonisolated static func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// Days since 1970. As the above, from Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    private static func days(to year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func days(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func offset(_ text: Substring.UTF8View) -> Int? {
        var rest = text
        if take("Z", &rest) { return rest.isEmpty ? 0 : nil }
        let isNegative = rest.first == UInt8(ascii: "-")
        guard take("+", &rest) || take("-", &rest), let hours = number(2, &rest), hours < 24 else { return nil }
        var seconds = hours * 3600
        if !rest.isEmpty {
            _ = take(":", &rest)
            guard let minutes = number(2, &rest), minutes < 60, rest.isEmpty else { return nil }
            seconds += minutes * 60
        }
        return isNegative ? -seconds : seconds
    }

    private static func number(_ count: Int, _ rest: inout Substring.UTF8View) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        rest = rest.dropFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private static func take(_ character: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool {
        guard let first = rest.first, UInt32(first) == character.value else { return false }
        rest = rest.dropFirst()
        return true
    }
}


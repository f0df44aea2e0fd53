import Foundation

extension NavGraph.LinkText {
    /// With thousandths of a second where there are any.
    nonisolated static func text(of date: Date) -> String {
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
}

// if: dates
extension NavGraph.LinkText {
    /// ISO 8601: `2024-02-29`, or `2024-02-29T12:30:00Z`, with a fraction of the second and an offset.
    static func date(_ text: String) -> Date? {
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
// end: dates

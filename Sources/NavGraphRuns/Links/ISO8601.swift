/// Whether a text is a date as links write it: `2024-02-29`, or `2024-02-29T12:30:00Z`, with a fraction of the second
/// (`.5`, `,5`) and an offset (`Z`, `+02`, `+02:00`, `+0200`). ISO 8601-1:2019, calendar dates in extended format.
///
/// The basic format (`20240229`) is refused, since it is a number too, and no number is a date (LANGUAGE 7); nor is a time
/// without an offset, which is another instant everywhere.
func isISO8601(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    guard let year = number(4, &rest), take("-", &rest), let month = number(2, &rest), take("-", &rest),
        let day = number(2, &rest), month >= 1, month <= 12, day >= 1, day <= days(of: month, in: year)
    else { return false }
    if rest.isEmpty { return true }
    guard take("T", &rest), let hour = number(2, &rest), take(":", &rest), let minute = number(2, &rest),
        take(":", &rest), let second = number(2, &rest), hour < 24, minute < 60, second < 60
    else { return false }
    if take(".", &rest) || take(",", &rest) {
        let digits = rest.prefix(while: isDigit)
        guard !digits.isEmpty else { return false }
        rest = rest[digits.endIndex...]
    }
    return isOffset(rest)
}

private func isOffset(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if take("Z", &rest) { return rest.isEmpty }
    guard take("+", &rest) || take("-", &rest), let hours = number(2, &rest), hours < 24 else { return false }
    if rest.isEmpty { return true }
    _ = take(":", &rest)
    guard let minutes = number(2, &rest) else { return false }
    return minutes < 60 && rest.isEmpty
}

private func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
}

private func number(_ digits: Int, _ text: inout ArraySlice<UInt8>) -> Int? {
    guard text.count >= digits, text.prefix(digits).allSatisfy(isDigit) else { return nil }
    defer { text = text.dropFirst(digits) }
    return text.prefix(digits).reduce(0) { $0 * 10 + Int($1 - 0x30) }
}

private func take(_ character: Unicode.Scalar, _ text: inout ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: character) else { return false }
    text = text.dropFirst()
    return true
}

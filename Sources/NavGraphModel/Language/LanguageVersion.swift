/// The version of the language that is read here: files of it and of all earlier ones.
package let languageVersion = "1.\(languageMinor)"
private let languageMinor = 1

/// Whether a file that names this version can be read: `1`, or `1.N` up to that of the language.
func isKnownVersion(_ text: String) -> Bool {
    if text == "1" { return true }
    guard text.hasPrefix("1."), let minor = Int(text.dropFirst(2)), String(minor) == text.dropFirst(2) else {
        return false
    }
    return (0...languageMinor).contains(minor)
}

/// The version that a text means which is not written as one: `1` of `v1`, `1.1` of `1.1.0`.
func versionMeant(by text: String) -> String? {
    if !text.isEmpty, text.allSatisfy(\.isLetter) { return languageVersion }
    // `1.1 app`, where a line break was lost.
    if let end = text.firstIndex(of: " "), isKnownVersion(String(text[..<end])) { return String(text[..<end]) }
    let numbers = text.replacing(",", with: ".").drop { $0 == "v" || $0 == "V" }
        .split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count > 2 || numbers.joined(separator: ".") != text, numbers.allSatisfy({ UInt8($0) != nil }) else {
        return nil
    }
    let version = numbers.prefix(2).joined(separator: ".")
    return isKnownVersion(version) ? version == "1.0" ? "1" : version : nil
}

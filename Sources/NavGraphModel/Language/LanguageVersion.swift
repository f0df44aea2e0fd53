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

import NavGraphSyntax

/// `text` in single quotes, cut where it is too long to be read, control characters made visible.
package func quoted(_ text: String) -> String { quoted(text, most: 60) }

/// Returns a path in single quotes, cut only behind 1,000 characters.
func quotedPath(_ path: String) -> String { quoted(path, most: 1_000) }

private func quoted(_ text: String, most: Int) -> String {
    "'" + visible(text.unicodeScalars.prefix(most)) + (text.unicodeScalars.dropFirst(most).isEmpty ? "'" : "…'")
}

private func visible(_ text: Substring.UnicodeScalarView) -> String {
    var result = ""
    for scalar in text {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate:
            result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// A text that a message proposes as it is; `nil` if it is too long to be read, or has characters that do not show.
func proposable(_ text: String) -> String? {
    text.unicodeScalars.count <= 100 && isShown(text) ? text : nil
}

/// The hint at a near name, if there is one.
package func didYouMean(_ near: String?) -> String { near.map { "; did you mean \(quoted($0))?" } ?? "" }

/// `'a', 'b' or 'c'`; of very many the first.
func list(_ words: [String]) -> String {
    var quoted = words.prefix(32).map(quoted)
    if words.count > 32 { quoted.append("\(words.count - 32) more") }
    guard quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
}

/// Returns a text as XML 1.0 spells it: markup is escaped, and what XML does not allow is U+FFFD. In an attribute, whose
/// value is in double quotes, also quotes, tabs and line breaks are escaped; it can stand in contents too. O(length).
package func xml(_ text: String, inAttribute: Bool = true) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;".unicodeScalars
        case "<": result += "&lt;".unicodeScalars
        case ">": result += "&gt;".unicodeScalars
        case "\"" where inAttribute: result += "&quot;".unicodeScalars
        case "\t" where inAttribute, "\n" where inAttribute, "\r": result += "&#\(scalar.value);".unicodeScalars
        case "\t", "\n": result.append(scalar)
        case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
        default: result.append(scalar)
        }
    }
    return String(result)
}

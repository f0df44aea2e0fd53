/// A text from outside as inline Markdown, on one line, in which it means nothing: to GitHub's Markdown, to the HTML that may
/// stand in it, and to what GitHub makes of the result (mentions, references, links).
///
/// By Unicode scalars: a mark that joins the character before it would hide that from a walk by characters. What means
/// something becomes an entity, which builds no structure; `@`, and `#` before a digit, are followed by U+2060, since what
/// they mean is looked for once entities are gone. O(scalars).
package func markdownText(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    func entity(_ scalar: Unicode.Scalar) { result.append(contentsOf: "&#\(scalar.value);".unicodeScalars) }
    let scalars = Array(text.unicodeScalars)
    let number = scalars.prefix { isDigit($0) }.count
    for (index, scalar) in scalars.enumerated() {
        switch scalar {
        case "&", "<", ">", "`", "*", "_", "~", "[", "]", "\\", "|", "\"", "$": entity(scalar)
        case "#":
            entity(scalar)
            if index + 1 < scalars.count, isDigit(scalars[index + 1]) { result.append(joiner) }
        case "@":
            result.append(scalar)
            result.append(joiner)
        // A list or a heading, at the beginning of a line or cell.
        case "-", "+", "=": if index == 0 { entity(scalar) } else { result.append(scalar) }
        case ".", ")":
            let isOfList = index == number && number > 0
            if isOfList || isAfterWWW(scalars[..<index]) { entity(scalar) } else { result.append(scalar) }
        // A link, as `https://` and `mailto:` begin one.
        case ":": if index == 0 || isOfLink(scalars[index...]) { entity(scalar) } else { result.append(scalar) }
        default: result.append(printable(scalar))
        }
    }
    return String(result)
}

/// A text from outside as code in Markdown: in back quotes, or in `<code>`, escaped, where back quotes could not hold it: it is
/// empty, begins or ends with a space, or has a character that ends them or a table cell.
package func markdownCode(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "`", "|", "@", "\\": false
        default: !isUnprintable(scalar)
        }
    }
    let hasEdges = text.unicodeScalars.first == " " || text.unicodeScalars.last == " "
    return isPlain && !hasEdges && !text.isEmpty ? "`\(text)`" : "<code>\(markdownText(text))</code>"
}

/// A message as inline Markdown, whose names in `'` are code: of what stands in quotes only that which looks like a name, since
/// a text of a graph may have its own quotes.
package func markdownMessage(_ message: String) -> String {
    var result = ""
    var rest = Substring(message).unicodeScalars
    while let quote = rest.firstIndex(of: "'") {
        let after = rest[rest.index(after: quote)...]
        let name = after.prefix { $0 != "'" }
        guard !name.isEmpty, name.endIndex < after.endIndex, name.allSatisfy(isOfName) else {
            result += markdownText(String(rest[...quote]))
            rest = after
            continue
        }
        result += markdownText(String(rest[..<quote])) + markdownCode(String(name))
        rest = after[after.index(after: name.endIndex)...]
    }
    return result + markdownText(String(rest))
}

/// A text from outside as a line of a fenced block of three back quotes.
package func markdownFenced(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    var quotes = 0
    for scalar in line.unicodeScalars {
        quotes = scalar == "`" ? quotes + 1 : 0
        if quotes < 3 {
            result.append(printable(scalar))
        } else {
            // Two are there already.
            if quotes == 3 { result.removeLast(2) }
            result.append(contentsOf: quotes == 3 ? "'''".unicodeScalars : "'".unicodeScalars)
        }
    }
    return String(result)
}

private let joiner: Unicode.Scalar = "\u{2060}"

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

private func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", "#", "/", "{", "}", ":": true
    default: false
    }
}

private func isAfterWWW(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    before.count >= 3 && before.suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
}

private func isOfLink(_ colon: ArraySlice<Unicode.Scalar>) -> Bool {
    let first = colon.startIndex
    return colon.count > 2 && colon[first + 1] == "/" && colon[first + 2] == "/"
}

/// A line has no other lines in it, and nothing that moves or hides what is around it.
private func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": " "
    default: isUnprintable(scalar) ? "\u{FFFD}" : scalar
    }
}

/// Whether a scalar is a control character, or turns the direction of the text around it.
package func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
}

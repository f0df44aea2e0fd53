/// An XML property list whose root is a dictionary, written piece by piece.
struct PropertyList {
    private var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>

        """
    private var depth = 1

    mutating func key(_ key: String) { line("<key>\(escaped(key))</key>") }
    mutating func string(_ string: String) { line("<string>\(escaped(string))</string>") }
    mutating func comment(_ comment: StaticString) { line("<!-- \(comment) -->") }

    mutating func strings(_ key: String, _ strings: [String]) {
        self.key(key)
        open("array")
        for string in strings { self.string(string) }
        close("array")
    }

    mutating func open(_ element: StaticString) {
        line("<\(element)>")
        depth += 1
    }
    mutating func close(_ element: StaticString) {
        depth -= 1
        line("</\(element)>")
    }

    func finished() -> [UInt8] { Array((text + "</dict>\n</plist>\n").utf8) }

    private mutating func line(_ line: String) {
        text += String(repeating: "\t", count: depth) + line + "\n"
    }

    /// XML 1.0, 2.2 and 2.4: markup is escaped; scalars that are not allowed in XML become U+FFFD.
    private func escaped(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output.append(contentsOf: "&amp;".unicodeScalars)
            case "<": output.append(contentsOf: "&lt;".unicodeScalars)
            case ">": output.append(contentsOf: "&gt;".unicodeScalars)
            case "\r": output.append(contentsOf: "&#13;".unicodeScalars)
            case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": output.append("\u{FFFD}")
            default: output.append(scalar)
            }
        }
        return String(output)
    }
}

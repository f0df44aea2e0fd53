import NavGraphXML

/// An XML property list whose root is a dictionary, written piece by piece.
struct PropertyList {
    private var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>

        """
    private var depth = 1

    mutating func key(_ key: String) { line("<key>\(xml(key, inAttribute: false))</key>") }
    mutating func string(_ string: String) { line("<string>\(xml(string, inAttribute: false))</string>") }
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

    private mutating func line(_ line: String) { text += String(repeating: "\t", count: depth) + line + "\n" }
}

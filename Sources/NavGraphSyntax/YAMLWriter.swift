/// A node of a file that is to be written.
package struct YAMLNode: Sendable, Equatable {
    package indirect enum Content: Sendable, Equatable {
        /// A text, quoted where it has to be.
        case text(String)
        /// `~`.
        case null
        case list([YAMLNode])
        case mapping([YAMLEntry])
    }
    package var content: Content
    /// Whether it may stand in one line, `{ push: noteDetail }`, where there is room.
    package var isCompact: Bool

    package init(_ content: Content, isCompact: Bool = true) {
        self.content = content
        self.isCompact = isCompact
    }
    package static func text(_ text: String) -> YAMLNode { YAMLNode(.text(text)) }
    package static var null: YAMLNode { YAMLNode(.null) }
    package static func list(_ nodes: [YAMLNode]) -> YAMLNode { YAMLNode(.list(nodes)) }
    package static func mapping(_ entries: [YAMLEntry], isCompact: Bool = true) -> YAMLNode {
        YAMLNode(.mapping(entries), isCompact: isCompact)
    }
}

/// A key with its value, and the comments above it.
package struct YAMLEntry: Sendable, Equatable {
    package var key: String
    package var value: YAMLNode
    /// Lines without `# `; characters that are not printable in one line are omitted.
    package var comments: [String]
    /// A comment behind the value, where that stands in one line; else it is the last one above.
    package var remark: String?
    /// Whether an empty line stands above it.
    package var isApart: Bool

    package init(
        _ key: String, _ value: YAMLNode, comments: [String] = [], remark: String? = nil, isApart: Bool = false
    ) {
        self.key = key
        self.value = value
        self.comments = comments
        self.remark = remark
        self.isApart = isApart
    }
}

/// A file as people write it: mappings and lists in one line where they fit and may, in separate lines else. Reading
/// it back gives the same texts, with any characters. O(size).
package func writeYAML(_ entries: [YAMLEntry], indent: Int = 0) -> [UInt8] {
    var writer = YAMLWriter()
    writer.put(entries, indent: indent)
    return Array(writer.output.utf8)
}

/// The same as it stands within braces: `one: { push: two }, three: {}`, in one line of any length, without comments.
package func writeInlineYAML(_ entries: [YAMLEntry]) -> String {
    entries.map { quotedIfNeeded($0.key) + ": " + writeInlineYAML($0.value) }.joined(separator: ", ")
}

private func writeInlineYAML(_ node: YAMLNode) -> String {
    switch node.content {
    case .text(let text): quotedIfNeeded(text)
    case .null: "~"
    case .list(let nodes): "[" + nodes.map { writeInlineYAML($0) }.joined(separator: ", ") + "]"
    case .mapping(let entries): entries.isEmpty ? "{}" : "{ " + writeInlineYAML(entries) + " }"
    }
}

private struct YAMLWriter {
    var output = ""
    private static let width = 100

    mutating func put(_ entries: [YAMLEntry], indent: Int) {
        for entry in entries {
            if entry.isApart, !output.isEmpty { output += "\n" }
            for comment in entry.comments { putComment(comment, indent: indent) }
            let key = quotedIfNeeded(entry.key)
            if let remark = entry.remark {
                guard let line = oneLine(entry.value, room: Self.width - indent - key.count - 2) else {
                    putComment(remark, indent: indent)
                    putIndent(indent)
                    output += key + ":"
                    put(entry.value, indent: indent, used: indent + key.count + 1)
                    continue
                }
                putIndent(indent)
                output += key + ": " + line + "  "
                putComment(remark, indent: 0)
                continue
            }
            putIndent(indent)
            output += key + ":"
            put(entry.value, indent: indent, used: indent + key.count + 1)
        }
    }

    /// The rest of a line behind a key, and the lines of what does not stand in it.
    private mutating func put(_ node: YAMLNode, indent: Int, used: Int) {
        if let line = oneLine(node, room: Self.width - used - 1) {
            output += " " + line + "\n"
            return
        }
        output += "\n"
        switch node.content {
        case .mapping(let entries): put(entries, indent: indent + 2)
        case .list(let nodes): for node in nodes { putItem(node, indent: indent + 2) }
        case .text, .null: break
        }
    }

    private mutating func putItem(_ node: YAMLNode, indent: Int) {
        putIndent(indent)
        output += "-"
        put(node, indent: indent, used: indent + 1)
    }

    private mutating func putComment(_ comment: String, indent: Int) {
        putIndent(indent)
        var line = "# " + String(comment.unicodeScalars.map { isPrintable($0) ? Character($0) : " " })
        while line.last == " " || line.last == "\t" { line.removeLast() }
        output += line + "\n"
    }

    private mutating func putIndent(_ indent: Int) { output += String(repeating: " ", count: indent) }

    /// A node as it stands in one line, if it may and is no longer than `room`; texts always.
    private func oneLine(_ node: YAMLNode, room: Int) -> String? {
        switch node.content {
        case .text(let text): return quotedIfNeeded(text)
        case .null: return "~"
        case .list(let nodes):
            guard !nodes.isEmpty else { return "[]" }
            return oneLine(nodes, in: ("[", "]"), isCompact: node.isCompact, room: room) { node, room in
                oneLine(node, room: room)
            }
        case .mapping(let entries):
            guard !entries.isEmpty else { return "{}" }
            return oneLine(entries, in: ("{ ", " }"), isCompact: node.isCompact, room: room) { entry, room in
                guard entry.comments.isEmpty, entry.remark == nil, !entry.isApart else { return nil }
                return oneLine(entry.value, room: room).map { quotedIfNeeded(entry.key) + ": " + $0 }
            }
        }
    }

    private func oneLine<Element>(
        _ elements: [Element], in brackets: (String, String), isCompact: Bool, room: Int,
        _ write: (Element, Int) -> String?
    ) -> String? {
        guard isCompact else { return nil }
        var line = brackets.0
        for (number, element) in elements.enumerated() {
            if number > 0 { line += ", " }
            guard line.count < room, let text = write(element, room - line.count) else { return nil }
            line += text
        }
        line += brackets.1
        return line.count <= room ? line : nil
    }
}

/// Whether a text is plain YAML everywhere, also inside of brackets, and read as that text.
private func isPlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20, last != UInt8(ascii: ":"),
        !"-?:,[]{}#&*!|>'\"%@`~=<".utf8.contains(first), !text.hasPrefix("..."), text != "null"
    else { return false }
    var previous = first
    for byte in bytes {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): return false
        case UInt8(ascii: " "): if previous == UInt8(ascii: ":") { return false }
        case UInt8(ascii: "#"): if previous == UInt8(ascii: " ") { return false }
        default: break
        }
        previous = byte
    }
    return text.unicodeScalars.allSatisfy(isPrintable)
}

/// What YAML takes as it is in one line.
private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
}

/// A text as a scalar of one line, which may stand in braces: in quotes where YAML would read it otherwise.
package func quotedIfNeeded(_ text: String) -> String {
    if isPlain(text) { return text }
    if text.utf8.contains(UInt8(ascii: "\"")), text.unicodeScalars.allSatisfy(isPrintable) {
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }
    return result + "\""
}

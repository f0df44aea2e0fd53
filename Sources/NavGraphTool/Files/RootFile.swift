/// Whether the top-level mapping of a file has one of the keys of a root file, `navgraph`, `app` or `module`, as far as
/// that can be told without reading it as YAML: a key at the beginning of a line, or in the outermost braces.
///
/// A glance, so that a directory's fragments are not parsed twice; what it takes for a root file is then read with care.
func isRootFile(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    var isBeforeContent = true
    while !rest.isEmpty {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        if isBeforeContent, let first = firstOfContent(line) {
            isBeforeContent = false
            if first == UInt8(ascii: "{") { return hasRootKey(inBraces: rest) }
        }
        if beginsWithRootKey(line) { return true }
        rest = rest[line.endIndex...].dropFirst()
    }
    return false
}

private let rootKeys = ["navgraph", "app", "module"]

/// The first byte of a line that is not a comment, a directive, or the start of a document.
private func firstOfContent(_ line: ArraySlice<UInt8>) -> UInt8? {
    if line.first == UInt8(ascii: "%") { return nil }
    let content = line.starts(with: "---".utf8) ? line.dropFirst(3) : line
    let first = content.first { $0 > 0x20 }
    return first == UInt8(ascii: "#") ? nil : first
}

/// `app:`, `"app" :` and so on.
private func beginsWithRootKey(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line
    let quote = rest.first.flatMap { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") ? $0 : nil }
    if quote != nil { rest.removeFirst() }
    guard let key = rootKeys.first(where: { rest.starts(with: $0.utf8) }) else { return false }
    rest = rest.dropFirst(key.utf8.count)
    if let quote {
        guard rest.first == quote else { return false }
        rest.removeFirst()
    }
    return rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: ":")
}

/// The same for `{ navgraph: 1, … }`.
private func hasRootKey(inBraces text: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    var quote: UInt8?
    var mayBeKey = false
    var index = text.startIndex
    while index < text.endIndex {
        let byte = text[index]
        if mayBeKey, byte > 0x20, quote == nil {
            if depth == 1, beginsWithRootKey(text[index...].prefix(64)) { return true }
            mayBeKey = false
        }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            if quote == nil { quote = byte } else if quote == byte { quote = nil }
        case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): index += 1
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if quote == nil { (depth, mayBeKey) = (depth + 1, true) }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): if quote == nil { depth -= 1 }
        case UInt8(ascii: ","): mayBeKey = quote == nil
        default: break
        }
        index += 1
    }
    return false
}

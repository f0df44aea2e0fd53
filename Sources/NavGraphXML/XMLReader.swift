import CExpat

/// Why a file is no XML that is read, and where.
package struct XMLFailure: Error, Equatable {
    package var line: Int
    package var column: Int
    package var message: String
}

/// What a file may have in front of its root element.
package enum DoctypePolicy: Sendable {
    /// No document type declaration.
    case refused
    /// One without its own declarations, as every property list has it.
    case external
}

/// Reads a whole XML file. Its own entities, deep nesting and what is not well-formed to its end are refused;
/// nothing outside of the file is ever read. O(length).
package func readXML(
    _ bytes: [UInt8], doctype: DoctypePolicy = .refused, deepest: Int = 512
) throws(XMLFailure) -> XMLElement {
    guard bytes.count <= XMLReading.largest else {
        throw XMLFailure(line: 1, column: 1, message: "larger than 64 MiB")
    }
    // With a separator names come as "namespace name".
    guard let parser = XML_ParserCreateNS(nil, XML_Char(bitPattern: XMLReading.separator)) else {
        throw XMLFailure(line: 1, column: 1, message: "not enough memory to read the file")
    }
    defer { XML_ParserFree(parser) }
    let reading = XMLReading(parser, doctype, deepest: deepest)
    XML_SetUserData(parser, Unmanaged.passUnretained(reading).toOpaque())
    XML_SetElementHandler(
        parser,
        { user, name, given in
            guard let name, var next = given else { return }
            var attributes: [(name: String, value: String)] = []
            while let key = next[0], let value = next[1] {
                attributes.append((String(cString: key), String(cString: value)))
                next += 2
            }
            of(user)?.start(String(cString: name), attributes)
        }, { user, _ in of(user)?.end() })
    XML_SetCharacterDataHandler(parser) { user, text, count in
        guard let text else { return }
        of(user)?.append((0..<Int(count)).map { UInt8(truncatingIfNeeded: text[$0]) })
    }
    XML_SetStartDoctypeDeclHandler(parser) { user, _, _, _, hasDeclarations in
        of(user)?.doctype(hasDeclarations != 0)
    }
    let status = XML_Parse(parser, bytes, Int32(bytes.count), 1)
    if let failure = reading.failure { throw failure }
    guard status == XML_STATUS_OK, let root = reading.root else {
        let code = XML_GetErrorCode(parser)
        let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "not well-formed"
        throw XMLFailure(line: reading.line, column: reading.column, message: "not well-formed XML: \(reason)")
    }
    return root
}

private func of(_ user: UnsafeMutableRawPointer?) -> XMLReading? {
    user.map { Unmanaged<XMLReading>.fromOpaque($0).takeUnretainedValue() }
}

/// The tree as far as it is read.
private final class XMLReading {
    static let largest = 64 << 20
    static let separator = UInt8(ascii: " ")
    /// Of what only editors of Android files look at.
    private static let tools = "http://schemas.android.com/tools"

    private let parser: XML_Parser
    private let policy: DoctypePolicy
    private let deepest: Int
    private var open: [XMLElement] = []
    /// As bytes, since a piece may end inside a character.
    private var texts: [[UInt8]] = []
    private(set) var root: XMLElement?
    private(set) var failure: XMLFailure?

    init(_ parser: XML_Parser, _ policy: DoctypePolicy, deepest: Int) {
        self.parser = parser
        self.policy = policy
        self.deepest = deepest
    }

    var line: Int { Int(XML_GetCurrentLineNumber(parser)) }
    var column: Int { Int(XML_GetCurrentColumnNumber(parser)) + 1 }

    func start(_ name: String, _ given: [(name: String, value: String)]) {
        if failure != nil { return }
        guard open.count < deepest else { return fail("more than \(deepest) nested elements") }
        let attributes = given.compactMap { key, value -> (name: String, value: String)? in
            let (space, local) = split(key)
            return space == Self.tools ? nil : (local, value)
        }
        let element = XMLElement(name: split(name).local, attributes: attributes, line: line, column: column)
        if let parent = open.last { parent.children.append(element) } else { root = element }
        open.append(element)
        texts.append([])
    }

    func end() {
        if failure != nil { return }
        let text = texts.removeLast()
        let element = open.removeLast()
        // White space between elements is not text.
        if text.contains(where: { $0 > 0x20 }) { element.text = String(decoding: text, as: UTF8.self) }
    }

    func append(_ bytes: [UInt8]) {
        if failure == nil, !texts.isEmpty { texts[texts.count - 1] += bytes }
    }

    func doctype(_ hasDeclarations: Bool) {
        if policy == .external, !hasDeclarations { return }
        fail("unexpected document type declaration")
    }

    private func fail(_ message: String) {
        if failure != nil { return }
        failure = XMLFailure(line: line, column: column, message: message)
        XML_StopParser(parser, XML_Bool(0))
    }

    private func split(_ name: String) -> (space: Substring, local: String) {
        guard let end = name.utf8.lastIndex(of: Self.separator) else { return ("", name) }
        return (name[..<end], String(name[name.utf8.index(after: end)...]))
    }
}

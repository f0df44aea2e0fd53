import NavGraphSyntax
import NavGraphXML

struct PropertyListValue: Equatable {
    indirect enum Kind: Equatable {
        case string(String)
        case array([PropertyListValue])
        case dictionary([(key: String, value: PropertyListValue)])
        /// A number, a date, data, a truth value.
        case other

        static func == (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.string(let x), .string(let y)): x == y
            case (.array(let x), .array(let y)): x == y
            case (.dictionary(let x), .dictionary(let y)):
                x.elementsEqual(y) { $0.key == $1.key && $0.value == $1.value }
            case (.other, .other): true
            default: false
            }
        }
    }
    var kind: Kind
    var line: Int

    subscript(key: String) -> PropertyListValue? {
        guard case .dictionary(let members) = kind else { return nil }
        return members.first { $0.key == key }?.value
    }
    var text: String? { if case .string(let text) = kind { text } else { nil } }
    var elements: [PropertyListValue] { if case .array(let elements) = kind { elements } else { [] } }
}

extension PropertyListValue {
    /// Reads the XML form of property lists, nested no deeper than 128. O(length).
    static func read(_ bytes: [UInt8]) throws(LineSyntaxError) -> PropertyListValue {
        if bytes.starts(with: Array("bplist".utf8)) {
            throw LineSyntaxError(
                line: 1, message: "unsupported binary property list; convert it with 'plutil -convert xml1'")
        }
        let root: XMLElement
        do throws(XMLFailure) {
            root = try readXML(bytes, doctype: .external, deepest: 130)
        } catch {
            throw LineSyntaxError(line: error.line, message: "not a property list: \(error.message)")
        }
        guard root.name == "plist", root.children.count == 1 else {
            throw LineSyntaxError(line: root.line, message: "not a property list: expected one value in '<plist>'")
        }
        return try PropertyListValue(root.children[0])
    }

    private init(_ element: XMLElement) throws(LineSyntaxError) {
        line = element.line
        switch element.name {
        case "string": kind = .string(element.text)
        case "true", "false", "integer", "real", "date", "data": kind = .other
        case "array":
            var elements: [PropertyListValue] = []
            for child in element.children { elements.append(try PropertyListValue(child)) }
            kind = .array(elements)
        case "dict":
            var members: [(key: String, value: PropertyListValue)] = []
            var rest = element.children[...]
            while let key = rest.popFirst() {
                guard key.name == "key" else {
                    throw LineSyntaxError(line: key.line, message: "expected '<key>', found '<\(key.name)>'")
                }
                guard let value = rest.popFirst() else {
                    throw LineSyntaxError(line: key.line, message: "the key '\(key.text)' has no value")
                }
                members.append((key.text, try PropertyListValue(value)))
            }
            kind = .dictionary(members)
        default: throw LineSyntaxError(line: element.line, message: "unknown element '<\(element.name)>'")
        }
    }
}

/// An element of an XML file and the place that it begins at.
package final class XMLElement {
    /// Without its namespace.
    package let name: String
    /// In the order of the file; names without their namespaces.
    private let attributes: [(name: String, value: String)]
    package internal(set) var children: [XMLElement] = []
    /// Texts directly inside, joined.
    package internal(set) var text = ""
    /// From 1; columns count Unicode scalars.
    package let line: Int
    package let column: Int

    init(name: String, attributes: [(name: String, value: String)], line: Int, column: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
        self.column = column
    }

    package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// The first child of a name.
    package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    package func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The first child that stands for a key of the element around it, as Interface Builder spells properties.
    package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

    /// A text that is an attribute, or, of several lines, a `<string key="…">`; `nil` where it is empty.
    package func property(_ key: String) -> String? {
        let value = self[key] ?? children.first { $0.name == "string" && $0["key"] == key }?.text
        return value.flatMap { $0.isEmpty ? nil : $0 }
    }

    package func isOn(_ attribute: String) -> Bool { self[attribute] == "YES" }

    /// Calls `body` with this element and all inside it, in the order of the file, until it returns true.
    @discardableResult
    package func walk(_ body: (XMLElement) -> Bool) -> Bool {
        if body(self) { return true }
        return children.contains { $0.walk(body) }
    }
}

extension NavGraph {
    /// The name of a screen, flow or condition of the graph: a case of a type that is generated with the routers.
    public protocol Name {
        /// The name, as the graph has it.
        var text: String { get }
    }

    /// A name that is a case of a generated enum. For an enum of `String` the time of the compiler would grow with the
    /// square of the cases.
    public protocol ListedName: Name, RawRepresentable<Int> {
        /// The names of all cases in their order, each in a line.
        static var texts: StaticString { get }
    }
}

extension NavGraph.ListedName {
    /// The name, as the graph has it. Linear in the list up to it.
    public var text: String {
        Self.texts.withUTF8Buffer { bytes in
            let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: rawValue + 1)
            return String(decoding: lines[rawValue], as: UTF8.self)
        }
    }

    /// The case with a name; `nil`: none has it. Linear in the list.
    public init?(text: String) {
        let index = Self.texts.withUTF8Buffer { bytes in
            bytes.split(separator: UInt8(ascii: "\n")).firstIndex { $0.elementsEqual(text.utf8) }
        }
        guard let index else { return nil }
        self.init(rawValue: index)
    }
}

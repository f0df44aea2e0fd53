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
    /// The name, as the graph has it. It is looked for in the list.
    public var text: String { Self.lines[rawValue] }

    /// The case with a name; `nil`: none has it.
    public init?(text: String) {
        guard let index = Self.lines.firstIndex(of: text) else { return nil }
        self.init(rawValue: index)
    }

    private static var lines: [String] { "\(texts)".split(separator: "\n").map(String.init) }
}

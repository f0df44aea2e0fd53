extension NavGraph {
    /// The name of a screen, flow or condition of the graph: a case of a type that is generated with the routers.
    public protocol Name {
        /// The name, as the graph has it.
        var text: String { get }
    }
}

extension NavGraph.Name where Self: RawRepresentable, RawValue == String {
    /// The name as the graph has it.
    public var text: String { rawValue }
}

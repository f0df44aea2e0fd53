import NavGraphRuntime

/// Tests have no generated types: texts are names.
extension String: NavGraph.Name {
    public var text: String { self }
}

extension NavGraph.Outcome: ExpressibleByStringLiteral {
    public typealias StringLiteralType = String

    /// The outcome of that name, of the screen or flow `flow`.
    public init(stringLiteral name: String) { self.init(of: "flow", name) }
}

extension NavGraph.Outcome {
    /// An outcome with the type of what comes with it.
    static func named(_ name: String, as type: Value.Type) -> NavGraph.Outcome<Value> { .init(of: "flow", name) }
}

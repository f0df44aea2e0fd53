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

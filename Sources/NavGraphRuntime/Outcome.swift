extension NavGraph {
    /// An outcome of a screen or flow. `Value` is the type of what comes with it: `Void`, the type of the only value,
    /// or a tuple. So what a screen ends with has the type that its opener handles.
    public struct Outcome<Value>: Sendable {
        let owner: String
        let name: String
        /// The names of the values, for the observer.
        let values: [String]

        /// The outcome of the screen or flow `owner`, with the names of its values.
        public init(of owner: some Name, _ name: String, _ values: String...) {
            self.owner = owner.text
            self.name = name
            self.values = values
        }
    }
}

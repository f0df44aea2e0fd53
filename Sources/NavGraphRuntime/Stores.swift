extension NavGraph.Step {
    /// A value that a scene's data store must have; throws `missingValue` where there is none.
    public func required<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw NavGraph.Fault.missingValue }
        return value
    }
}

extension NavGraph.Frame {
    /// The screen ends with an outcome; what comes with it is read when the step runs. It does not keep the router alive.
    public func end<Router: AnyObject, Value>(
        _ outcome: String, of router: Router, _ value: @escaping (Router, NavGraph.Step) throws -> Value
    ) {
        queue?.fire(screen + "." + outcome, from: self) { [weak router] step in
            try step.end(self, outcome, value(step.required(router), step))
        }
    }
}

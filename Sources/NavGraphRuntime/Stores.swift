extension NavGraph.Step {
    /// A value that a scene's data store must have; throws `missingValue` if it is absent.
    public func required<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw NavGraph.Fault.missingValue }
        return value
    }
}

extension NavGraph.Frame {
    /// Fires an event of the scene: a method of its router. `values` are what the store has for it now, for the
    /// observer. It does not keep the router alive.
    public func fire<Router: AnyObject>(
        _ event: String, _ values: [String: Any?] = [:], to router: Router,
        by method: @escaping (Router, NavGraph.Step) throws -> Void
    ) {
        queue?.fire(event, values.compactMapValues { $0 }, from: self) { [weak router] step in
            if let router { try method(router, step) }
        }
    }

    /// The screen ends with an outcome; what comes with it is read when the step runs. `values` are what the store
    /// has for it now, for the observer. It does not keep the router alive.
    public func end<Router: AnyObject, Value>(
        _ outcome: NavGraph.Outcome<Value>, _ values: [String: Any?], of router: Router,
        value: @escaping (Router, NavGraph.Step) throws -> Value
    ) {
        queue?.fire(screen + "." + outcome.name, values.compactMapValues { $0 }, from: self) { [weak router] step in
            try step.end(self, with: outcome.name, value(step.required(router), step))
        }
    }
}

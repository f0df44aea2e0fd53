/// Where an expression stands, and what is known of names there.
struct Context {
    var scope: Scope
    /// Values of names that a caller gives: parameters, `$0`, `self`.
    var bound: [String: Value] = [:]
    /// Types of parameters of closures.
    var boundTypes: [String: TypeName] = [:]
    var depth = 0

    func deeper() -> Context {
        var context = self
        context.depth += 1
        return context
    }
}

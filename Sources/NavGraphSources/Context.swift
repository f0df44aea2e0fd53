/// Where an expression stands, and what is known of names there.
struct Context {
    var scope: Scope
    /// Values of names that a caller gives: parameters, `$0`, `self`.
    var bound: [String: Value] = [:] { didSet { found = Found() } }
    /// Types of parameters of closures.
    var boundTypes: [String: TypeName] = [:] { didSet { found = Found() } }
    /// What was found with these values and types of names; `nil`: nothing is bound.
    private(set) var found: Found?
    var depth = 0

    func deeper() -> Context {
        var context = self
        context.depth += 1
        return context
    }
}

/// What expressions are, each found once: a name asks for its value, its type and its storyboard, and each of these for what
/// the name begins with.
final class Found {
    var values: [Extent: Value] = [:]
    /// Those of the values that a limit made less than they may be.
    var limitsOfValues: [Extent: ReaderLimit] = [:]
    var typeNames: [Extent: String?] = [:]
}

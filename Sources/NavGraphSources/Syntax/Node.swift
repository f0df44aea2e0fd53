/// The number of a node of the syntax.
typealias NodeID = Int

extension NodeID { static let none = -1 }

/// A piece of a body: an expression or a statement.
struct Node {
    enum Kind: UInt8 {
        /// `x`, `X`, `$0`, `self`
        case name
        /// `base.x`; `.x` without a base
        case member
        /// `base(children)`, with trailing closures
        case call
        /// `base[children]`
        case index
        /// The children are its statements.
        case closure
        /// `[children]`, of dictionaries the values
        case list
        /// `(children)`
        case tuple
        /// One of the children, by the condition `base`: `a ? b : c`, `a ?? b`
        case either
        /// The operands of another operator
        case operation
        case comparison
        /// `base as T`; its type is an annotation
        case cast
        /// A string with its interpolations, or a number
        case literal
        /// `\T.x`
        case keyPath
        /// `base = children[0]`
        case assignment
        /// `let x: T = base`
        case declaration
        /// `return base`
        case result
        /// `if`, `guard`, `for`, `do`: conditions and blocks
        case branch
        /// `switch base`, with an arm for each child
        case choice
        /// The statements of a `case`
        case arm
        /// The statements between braces
        case block
    }

    var kind: Kind
    var body: Int32
    /// The token that names it, or begins it; the one behind it.
    var token: Int32
    var end: Int32
    var base: Int32 = -1
    var firstChild: Int32 = 0
    var childCount: Int32 = 0
    var parent: Int32 = -1
}

/// An argument of a call, or a part of something else.
struct Child {
    var label: NameID
    var node: Int32
    var isTrailing = false
}

/// The pattern of an arm, or of `if case`.
struct Pattern {
    var cases: [NameID] = []
    /// `is T`, `as T`
    var types: [TypeName] = []
    var isDefault = false
}

/// A name that a body declares, and where it can be seen.
struct Binding {
    enum Origin {
        case local(NodeID)
        case element(of: NodeID)
        case closure(NodeID, index: Int)
        case payload(of: NodeID, name: NameID, index: Int)
        case cast(NodeID, TypeName)
        case tuple(NodeID, index: Int)
    }

    var origin: Origin
    var from: Int32
    var until: Int32
}

/// A body of code: of a function or getter, an initial value, or top-level code.
struct Body {
    var scope: Scope
    /// The statements.
    var root: NodeID
    /// The body around a local function's.
    var outer: Int?
}

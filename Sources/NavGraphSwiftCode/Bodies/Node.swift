package typealias NodeID = Int

extension NodeID { package static let none = -1 }

/// A piece of a body: an expression or a statement.
package struct Node {
    package enum Kind: UInt8 {
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

    package var kind: Kind
    package var body: Int32
    /// The token that names it, or begins it; the one behind it.
    package var token: Int32
    package var end: Int32
    package var base: Int32 = -1
    package var firstChild: Int32 = 0
    package var childCount: Int32 = 0
    package var parent: Int32 = -1
}

/// An argument of a call, or a part of something else.
package struct Child {
    package var label: NameID
    package var node: Int32
    package var isTrailing = false
}

/// The pattern of an arm, or of `if case`.
package struct Pattern {
    package var cases: [NameID] = []
    /// The first case binds or matches what it carries.
    package var hasPayload = false
    /// `is T`, `as T`
    package var types: [TypeName] = []
    package var isDefault = false

    package init() {}
}

/// A name that a body declares, and where it can be seen.
package struct Binding {
    package enum Origin {
        case local(NodeID)
        case element(of: NodeID)
        case closure(NodeID, index: Int)
        case payload(of: NodeID, name: NameID, index: Int)
        case cast(NodeID, TypeName)
        case tuple(NodeID, index: Int)
    }

    package var origin: Origin
    package var from: Int32
    package var until: Int32
}

/// A body of code: of a function or getter, an initial value, or top-level code.
package struct Body {
    package var scope: Scope
    /// The statements.
    package var root: NodeID
    /// The body around a local function's.
    package var outer: Int?
}

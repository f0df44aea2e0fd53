import NavGraphModel

/// What the automaton of `PostStar` is made of.
extension PostStar {
    struct Context: Sendable {
        var mode: UInt32
        var symbol: UInt32
        /// The last of its items and returns, of the edges that open it, and of those to what is opened inside.
        var items = UInt32.max
        var returns = UInt32.max
        var into = UInt32.max
        var outOf = UInt32.max
        /// The item that it begins with.
        var first = UInt32.max
        /// Whether its symbol is the bottom of a window, so that it never ends.
        var isWindow: Bool
        /// Whether some edge opens it that is not plain, and whether it ends in another way than by leaving what is below
        /// as it was: else returns over its edges tell nothing new. Such ends are written down only once it is opened
        /// otherwise.
        var isOpenedOtherwise = false
        var endsOtherwise = false
    }
    enum Kind: UInt8, Sendable { case item, edge, `return` }
    struct Arc: Sendable {
        var kind: Kind
        /// Of an edge whose parts are not kept, whether all are plain.
        var isPlain = true
        /// Of an item and of a return.
        var mode: UInt32 = 0
        /// What is current, or what something was opened over; `.max`: all layers went.
        var symbol: UInt32 = .max
        /// That of an item or return, and the one that an edge opens; and what that lies inside.
        var context: UInt32
        var inside: UInt32 = .max
        /// What opened it; of what a link opens, none.
        var alternative: AlternativeID = .none
        var relation = BDD.none
        /// What waits to be worked on, where steps are not counted.
        var pending = BDD.none
        /// The last of its parts; the next of its context.
        var parts: UInt32 = .max
        var next: UInt32 = .max
        var nextOutOf: UInt32 = .max

        var key: UInt64 {
            NumberTable.key(
                NumberTable.key(symbol, context, inside),
                UInt64(mode) << 34 | UInt64(alternative.raw) << 2 | UInt64(kind.rawValue))
        }
        func joinsTheSame(as other: Arc) -> Bool {
            kind == other.kind && mode == other.mode && symbol == other.symbol && context == other.context
                && inside == other.inside && alternative == other.alternative
        }
    }
    struct Part: Sendable {
        /// Of an item from now to the opening of its context, of an edge from what is between to the opening, of a return
        /// from now to what is between.
        var relation: BDD
        var weight: Int32 = 0
        var arc: UInt32
        /// The item that it was made from; with `via`, the edge, and the return over it. `.max`: none.
        var from: UInt32
        var via: UInt32 = .max
        var label: StepLabel
        /// Of an edge: opened by what was current between steps, whose conditions it left alone.
        var isPlain = false
        /// Whether others wait to be worked on together with it.
        var isFirstOfMany = false
        var next: UInt32 = .max

        /// The same for parts that can be worked on together.
        var likeness: UInt64 { UInt64(weight) << 33 | UInt64(arc) << 1 | (isPlain ? 1 : 0) }
    }
}

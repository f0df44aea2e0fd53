import NavGraphModel

/// The contexts and arcs of the automaton.
extension Automaton {
    struct Context: Numbered {
        typealias ID = ContextID
        let mode: ModeID
        let symbol: StackSymbolID
        /// The last of its items and returns, of the edges that open it, and of those to what is opened inside.
        @Packed var items: ArcID? = nil
        @Packed var returns: ArcID? = nil
        @Packed var into: ArcID? = nil
        @Packed var outOf: ArcID? = nil
        /// The item that it begins with.
        @Packed var first: ArcID? = nil
        /// Whether its symbol is the bottom of a window, so that it never ends.
        let isWindow: Bool
        /// Whether some edge opens it that is not plain, and whether it ends in another way than by leaving what is below
        /// as it was: else returns over its edges tell nothing new. Such ends are written down only once it is opened
        /// otherwise.
        var isOpenedOtherwise = false
        var endsOtherwise = false

        init(_ mode: ModeID, _ symbol: StackSymbolID, isWindow: Bool) {
            (self.mode, self.symbol, self.isWindow) = (mode, symbol, isWindow)
        }

        var key: UInt64 { NumberTable.key(of: (mode.raw, symbol.raw, 0)) }
        func isSame(as other: Context) -> Bool { symbol == other.symbol && mode == other.mode }
    }
    enum Kind: UInt8, Sendable { case item, edge, `return` }
    struct Arc: Numbered {
        typealias ID = ArcID
        let kind: Kind
        /// Of an edge whose increments are not kept, whether all are plain.
        var isPlain = true
        /// Of an item and of a return.
        let mode: ModeID
        /// Of an edge: what something was opened over; `nil`: all layers went.
        @Packed private(set) var over: StackSymbolID? = nil
        /// That of an item or return, and the one that an edge opens.
        let context: ContextID
        @Packed private var outer: ContextID? = nil
        /// What opened it; of what a link opens, none.
        let alternative: AlternativeID
        var relation = BDD.none
        /// What waits to be worked on, where steps are not counted.
        var pending = BDD.none
        /// The last of its increments; the next of its context.
        @Packed var increments: IncrementID? = nil
        @Packed var next: ArcID? = nil
        @Packed var nextOutOf: ArcID? = nil

        mutating func grow(to relation: BDD, _ increment: IncrementID, isPlain: Bool) {
            (self.relation, increments) = (relation, increment)
            self.isPlain = self.isPlain && isPlain
        }

        /// Of an item: what is current.
        var symbol: StackSymbolID { StackSymbolID(raw: _over.raw) }
        /// Of an edge: the context in which something is opened.
        var inside: ContextID { ContextID(raw: _outer.raw) }

        private init(
            _ kind: Kind, _ mode: ModeID, over: StackSymbolID?, context: ContextID, in outer: ContextID? = nil,
            by alternative: AlternativeID = .none
        ) {
            (self.kind, self.mode, self.context, self.alternative) = (kind, mode, context, alternative)
            (self.over, self.outer) = (over, outer)
        }
        static func item(_ mode: ModeID, _ symbol: StackSymbolID, in context: ContextID) -> Arc {
            Arc(.item, mode, over: symbol, context: context)
        }
        static func edge(
            to context: ContextID, over symbol: StackSymbolID?, in outer: ContextID, by alternative: AlternativeID
        ) -> Arc {
            Arc(.edge, .idle, over: symbol, context: context, in: outer, by: alternative)
        }
        static func end(of context: ContextID, in mode: ModeID) -> Arc {
            Arc(.return, mode, over: nil, context: context)
        }

        var key: UInt64 {
            guard alternative != .none else {
                return NumberTable.key(
                    NumberTable.key(of: (_over.raw, context.raw, _outer.raw)),
                    UInt64(mode.raw) << 2 | UInt64(kind.rawValue))
            }
            // Alternatives that follow each other mostly open contexts that do: what a frame opens by them is looked up in one
            // line of the cache.
            let row = NumberTable.key(
                NumberTable.key(of: (_over.raw, context.raw >> 3, _outer.raw)), UInt64(alternative.raw >> 3))
            return row & ~7 | UInt64(alternative.raw & 7)
        }
        func isSame(as other: Arc) -> Bool {
            kind == other.kind && mode == other.mode && _over == other._over && context == other.context
                && _outer == other._outer && alternative == other.alternative
        }
    }
    struct Increment: Sendable {
        /// Of an item from now to the opening of its context, of an edge from what is between to the opening, of a return
        /// from now to what is between.
        var relation: BDD
        var weight: Int32 = 0
        var arc: ArcID
        /// The item that it was made from; with `via`, the edge, and the return over it.
        @Packed var from: IncrementID? = nil
        @Packed var via: IncrementID? = nil
        var label = StepLabel.none
        /// Of an edge: opened by what was current between steps, whose conditions it left alone.
        var isPlain = false
        /// Whether others wait to be worked on together with it.
        var isFirstOfMany = false
        @Packed var next: IncrementID? = nil

        /// The same for increments that can be worked on together.
        var likeness: UInt64 { UInt64(weight) << 33 | UInt64(arc.raw) << 1 | (isPlain ? 1 : 0) }
    }
}

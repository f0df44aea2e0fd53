import NavGraphModel
import NavGraphSyntax

/// What the automaton is made of, and what is noted beside it.
extension Saturation {
    struct Item: Sendable {
        /// The mode and, above it, whether the weight is final.
        private var modeAndEnd: UInt32
        var cube: UInt32
        var symbol: UInt32
        var context: UInt32
        var weight: Int32
        /// The item that this comes from; with `via`, the edge whose context ended with that return. `.max`: none.
        var from: UInt32
        var via: UInt32
        var label: StepLabel
        /// The next item with the same mode, symbol and context; the next of the same context.
        var sameKey: UInt32 = .max
        var nextInContext: UInt32 = .max

        init(
            mode: UInt32, cube: UInt32, symbol: UInt32, context: UInt32, weight: Int32, from: UInt32, via: UInt32,
            label: StepLabel
        ) {
            modeAndEnd = mode
            (self.cube, self.symbol, self.context, self.weight) = (cube, symbol, context, weight)
            (self.from, self.via, self.label) = (from, via, label)
        }

        private static let end: UInt32 = 1 << 31
        @inline(__always) var mode: UInt32 { modeAndEnd & (Self.end - 1) }
        /// Whether no nearer one will come: it has been gone on from.
        @inline(__always) var isFinal: Bool { modeAndEnd & Self.end != 0 }
        @inline(__always) mutating func finalize() { modeAndEnd |= Self.end }
    }
    /// As `Edges` give it.
    struct Edge: Sendable {
        /// The context that was opened, over which symbol (`.max`: over nothing, all layers went), of which context.
        var context: UInt32
        var over: UInt32
        var inside: UInt32
        var weight: Int32
        var from: UInt32
        var label: StepLabel
        var alternative: AlternativeID
        var nextInto: UInt32 = .max
        var nextOutOf: UInt32 = .max
    }
    struct Return: Sendable {
        var mode: UInt32
        var cube: UInt32
        var context: UInt32
        var weight: Int32
        var isFinal = false
        /// Back to what was current when the context was opened, or a search that every frame begins by itself.
        var isShared: Bool
        var from: UInt32
        var label: StepLabel
        var next: UInt32 = .max
    }
    struct Context: Sendable {
        var mode: UInt32
        var cube: UInt32
        var symbol: UInt32
        var returns: UInt32 = .max
        var into: UInt32 = .max
        var outOf: UInt32 = .max
        var lastOutOf: UInt32 = .max
        var items: UInt32 = .max
        /// The first of its items with its mode and symbol.
        var own: UInt32 = .max
        /// The last edge to what was put in the place of everything.
        var lastRoot: UInt32 = .max
        var resumes = false
        /// Whether edges, or returns, are there of which it has to be seen, one by one, what an edge leads back to. Else
        /// each edge leads from what was current between steps, with the conditions that the context has, and each
        /// return back to just that; those that `backAndLayer` would make are left out.
        var hasOddEdges = false
        var hasOddReturns = false
        /// The steps after its opening with which, at the latest, the bottom of the layer below has been current with all
        /// valuations of the context; `.max`: maybe never. What a `pop: root` does not do sooner is left out.
        var rootDelay: Int32 = 0
    }
    struct Fault: Sendable {
        var rule: Rule
        var label: StepLabel
        var from: UInt32
        /// Whether `label` is the step that leaves `from`, or one that led there.
        var isStep: Bool
        var place: FaultPlace
    }
    struct Ignored: Sendable {
        var event: TransitionID
        var from: UInt32
    }
    /// `from`'s region is left for another one of its layer, with what that holds.
    struct Resume: Sendable {
        var mode: UInt32
        var cube: UInt32
        var region: UInt32
        var cost: Int32
        var from: UInt32
        var label: StepLabel
    }

    /// What another region held, and the item that it was left for and come back to from.
    struct Resumed: Sendable {
        var held: UInt32
        var from: UInt32
    }
    /// In `via`: `from` is the number of a `Resumed`.
    static let viaResumed = UInt32.max - 1
}

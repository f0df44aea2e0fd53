import NavGraphModel
import NavGraphSyntax

/// The continuations of one analysis, and how deep they are.
struct Continuations: Sendable {
    private let alternatives: Table<AlternativeID, Alternative>
    private var numbering = Numbering<Continuation>()
    /// Of what is left to do of a step, the deepest in itself: how deep, and what is done there.
    private(set) var deepest: (depth: Int, alternative: AlternativeID) = (0, .none)

    init(_ graph: NavGraph) {
        alternatives = graph.alternatives
        _ = numbering.number(of: Continuation(kind: .end, operand: 0, next: .end))
    }

    subscript(id: ContinuationID) -> Continuation { numbering[id] }

    mutating func takeNumbers(of other: Continuations) { numbering = other.numbering }

    /// More remainders than this in one another are given up: `finish` in a handler that still has something to do after
    /// it, frame after frame down an unbounded stack, would need a second stack.
    var isTooDeep: Bool { deepest.depth > 24 }

    mutating func number(of continuation: Continuation) -> ContinuationID {
        var depth = 0
        var rest = continuation.next
        var alternative = AlternativeID.none
        while !rest.isEnd {
            depth += 1
            if self[rest].kind == .after { alternative = AlternativeID(raw: self[rest].operand) }
            rest = self[rest].next
        }
        // Sending again what has just been sent, to the same screen, tells nothing new.
        let next = continuation.next
        if continuation.kind == .after, !next.isEnd, self[next].kind == .after,
            self[next].operand == continuation.operand,
            alternatives[AlternativeID(raw: continuation.operand)].then.isNone
        {
            return next
        }
        if depth > deepest.depth { deepest = (depth, alternative) }
        if isTooDeep { return rest }
        return numbering.number(of: continuation)
    }

    /// The step that it is the rest of.
    func step(of rest: ContinuationID) -> StepLabel {
        var last = rest
        while !last.isEnd { last = self[last].next }
        return last.label
    }

    func isHandlingWindow(_ rest: ContinuationID) -> Bool {
        var rest = rest
        while !rest.isEnd {
            if self[rest].kind == .windowHandled { return true }
            rest = self[rest].next
        }
        return false
    }

    /// The same where no window is handled any more.
    mutating func withoutWindow(_ rest: ContinuationID) -> ContinuationID {
        guard isHandlingWindow(rest) else { return rest }
        var kept: [Continuation] = []
        var next = rest
        while !next.isEnd {
            if self[next].kind != .windowHandled { kept.append(self[next]) }
            next = self[next].next
        }
        for node in kept.reversed() {
            next = number(of: Continuation(kind: node.kind, operand: node.operand, next: next))
        }
        return next
    }
}

import NavGraphModel
import NavGraphSyntax

/// The continuations of an analysis, and their depth.
///
/// The remaining work of handlers is nested: a `finish` in a handler that continues afterwards, frame after frame down
/// an unbounded stack, would need a second stack. An exact analysis gives up at that point. With two bounds, the lower
/// bound omits the remaining work, and the upper bound repeats it any number of times.
struct Continuations: Sendable {
    private let alternatives: Table<AlternativeID, Alternative>
    private var numbering = Numbering<Continuation>()
    private let bounds: RunBounds?
    private let isUpper: Bool
    /// What `repeated` does, each in its order.
    private var repeated: [[AlternativeID]] = []
    private var numbersOfRepeated: [[AlternativeID]: UInt32] = [:]
    /// Of what is left to do of a step, the deepest in itself: how deep, and what is done there.
    private(set) var deepest: (depth: Int, alternative: AlternativeID) = (0, .none)
    /// Bounded, no more alternatives are told apart, in one another.
    private static let mostApart = 3

    init(_ program: Program, isUpper: Bool) {
        alternatives = program.graph.alternatives
        bounds = program.restriction.bounds
        self.isUpper = isUpper
        _ = numbering.number(of: Continuation(kind: .end, operand: 0, next: .end))
    }

    subscript(id: ContinuationID) -> Continuation { numbering[id] }

    mutating func takeNumbers(of other: Continuations) {
        (numbering, repeated, numbersOfRepeated) = (other.numbering, other.repeated, other.numbersOfRepeated)
    }

    /// More remainders than this in one another are given up.
    var isTooDeep: Bool { bounds == nil && deepest.depth > 24 }

    /// What comes after an alternative's action, and then the rest; `nil`: that is left out.
    mutating func after(_ id: AlternativeID, _ rest: ContinuationID) -> ContinuationID? {
        guard bounds != nil else { return number(of: Continuation(kind: .after, operand: id.raw, next: rest)) }
        var pending: Set<AlternativeID> = []
        var (count, next) = (0, rest)
        while !next.isEnd, self[next].kind != .windowHandled {
            switch self[next].kind {
            case .after:
                pending.insert(AlternativeID(raw: self[next].operand))
                count += 1
            case .repeated: pending.formUnion(repeated(by: next))
            case .end, .handler, .windowHandled: break
            }
            next = self[next].next
        }
        if count < Self.mostApart { return number(of: Continuation(kind: .after, operand: id.raw, next: rest)) }
        if !isUpper { return nil }
        let all = pending.sorted()
        let number = numbersOfRepeated[all] ?? UInt32(repeated.count)
        if number == repeated.count {
            repeated.append(all)
            numbersOfRepeated[all] = number
        }
        let again = self.number(of: Continuation(kind: .repeated, operand: number, next: next))
        return self.number(of: Continuation(kind: .after, operand: id.raw, next: again))
    }

    /// The alternatives after whose actions something is left to do, any number of times.
    func repeated(by rest: ContinuationID) -> [AlternativeID] { repeated[Int(self[rest].operand)] }

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

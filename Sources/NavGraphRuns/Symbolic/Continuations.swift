import NavGraphModel
import NavGraphSyntax

/// The continuations of an analysis, and how often an alternative occurs in one.
///
/// The remaining work of handlers is nested: a `finish` in a handler that continues afterwards, frame after frame down
/// an unbounded stack, would need a second stack. Work that the work after it undoes or repeats is dropped
/// (`isAbsorbed`), so that a handler which ends with `pop: root` has a single continuation, whatever the depth. If work
/// of one alternative remains more than `mostRepetitions` times, an exact analysis gives up. With two bounds, the lower
/// bound omits the remaining work, and the upper bound repeats it any number of times.
struct Continuations: Sendable {
    private let program: Program
    private var numbering = Numbering<Continuation>()
    private let bounds: RunBounds?
    private let isUpper: Bool
    /// What `repeated` does, each in its order.
    private var repeated: [[AlternativeID]] = []
    private var numbersOfRepeated: [[AlternativeID]: UInt32] = [:]
    /// The alternative whose work remains most often in one continuation, and how often.
    private(set) var mostRepeated: (count: Int, alternative: AlternativeID) = (0, .none)
    private static let mostRepetitions = 24

    init(_ program: Program, isUpper: Bool) {
        self.program = program
        bounds = program.restriction.bounds
        self.isUpper = isUpper
        _ = numbering.number(of: Continuation(kind: .end, operand: 0, next: .end))
    }

    subscript(id: ContinuationID) -> Continuation { numbering[id] }

    mutating func takeNumbers(of other: Continuations) {
        (numbering, repeated, numbersOfRepeated) = (other.numbering, other.repeated, other.numbersOfRepeated)
    }

    var isTooDeep: Bool { bounds == nil && mostRepeated.count > Self.mostRepetitions }

    /// What comes after an alternative's action, and then the rest; `nil`: that is left out.
    mutating func after(_ id: AlternativeID, _ rest: ContinuationID) -> ContinuationID? {
        guard let bounds else { return number(of: Continuation(kind: .after, operand: id.raw, next: rest)) }
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
        if count < bounds.apart { return number(of: Continuation(kind: .after, operand: id.raw, next: rest)) }
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
        guard continuation.kind == .after else { return numbering.number(of: continuation) }
        let alternative = AlternativeID(raw: continuation.operand)
        var rest = continuation.next
        if !rest.isEnd, self[rest].kind == .after,
            program.graph.isAbsorbed(alternative, by: AlternativeID(raw: self[rest].operand))
        {
            return rest
        }
        var count = 1
        while !rest.isEnd {
            if self[rest].kind == .after, self[rest].operand == continuation.operand { count += 1 }
            rest = self[rest].next
        }
        if count > mostRepeated.count { mostRepeated = (count, alternative) }
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

extension NavGraph {
    /// Whether the remaining work after the action of `first`, directly followed by that of `second`, does the same as that of
    /// `second` alone.
    fileprivate func isAbsorbed(_ first: AlternativeID, by second: AlternativeID) -> Bool {
        let (one, other) = (alternatives[first], alternatives[second])
        // It sends again what has just been sent to the same screen.
        if first == second, one.then.isNone { return true }
        guard one.send.isEmpty, other.send.isEmpty, !one.then.isNone, !other.then.isNone else { return false }
        let (done, next) = (alternatives[one.then], alternatives[other.then])
        guard done.then.isNone else { return false }
        if first == second, done.action.isIdempotent { return true }
        let setsNoMore = done.sets.isEmpty || assignments(of: done) == assignments(of: next)
        return setsNoMore && done.send.isEmpty && done.action.isUndone(by: next.action)
    }

    private func assignments(of alternative: Alternative) -> [ConditionValue] {
        alternative.sets.map { ConditionValue(assignments[$0].condition, assignments[$0].value) }
    }
}

extension Action {
    /// Whether doing it twice is doing it once.
    fileprivate var isIdempotent: Bool {
        switch self {
        case .none, .open, .openArgument, .popToRoot, .dismissAll, .root, .select, .show, .replace: true
        case .push, .reuse, .present, .rootEntry, .popBack, .popTo, .dismissTop, .finish, .raise, .unresolved: false
        }
    }

    /// Whether it never faults, and nothing of it is left after the next action.
    fileprivate func isUndone(by next: Action) -> Bool {
        switch (self, next) {
        case (.none, _), (.open, _), (.openArgument, _): true
        case (.popToRoot, .popToRoot), (.dismissAll, .dismissAll): true
        case (.popToRoot, .root), (.popToRoot, .rootEntry), (.dismissAll, .root), (.dismissAll, .rootEntry): true
        case (.root, .root), (.root, .rootEntry): true
        default: false
        }
    }
}

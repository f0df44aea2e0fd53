extension NavGraph {
    /// An alternative, its `then`, the `then` of that, and so on; nothing of `.none`.
    package func parts(of alternative: AlternativeID) -> some Sequence<AlternativeID> {
        sequence(state: alternative) { [alternatives] next -> AlternativeID? in
            guard !next.isNone else { return nil }
            defer { next = alternatives[next].then }
            return next
        }
    }

    /// The parts of some alternatives, and those of their handlers.
    package func partsWithin(_ all: some Sequence<AlternativeID>) -> [AlternativeID] {
        all.flatMap { parts(of: $0) }.flatMap { part in
            [part] + handlers(of: part).flatMap { partsWithin(alternatives(of: $0)) }
        }
    }

    /// The alternative of which another is the `then`, or the `then` of a `then`.
    package func first(of alternative: AlternativeID) -> AlternativeID {
        var id = alternative
        while alternatives[id].role == .then, !alternatives[id].parent.isNone { id = alternatives[id].parent }
        return id
    }
}

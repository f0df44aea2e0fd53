/// What runs open, and with which values of the conditions, if that is known before the configurations are computed.
///
/// In flows above each other that all have conditions, each value with which one is opened leads to others with which the next
/// one is opened, and each of these back: there are more ways than the saturation can go one by one. Therefore it is first
/// computed what becomes of each context for all values at its opening at once, possible or not; then along the edges, from
/// launch, which of these values occur (Sharir, Pnueli 1981). A saturation that begins with these finds the same as one that
/// begins with launch, without the ways.
struct KnownOpening: Sendable {
    var mode: ModeID
    var symbol: StackSymbolID
    /// Now.
    var values: BDD
}

struct KnownOpenings: Sendable {
    /// Without link steps, and with them.
    private(set) var plain: [KnownOpening] = []
    private(set) var all: [KnownOpening] = []
    /// Has the numbers of symbols, modes and sets.
    private(set) var star: PostStar

    /// `other` has not been launched; `nil`: a limit was exceeded.
    init?(of other: PostStar, _ machine: Machine) {
        var options = other.options
        (options.keepsOpenings, options.opensWithAll) = (true, true)
        star = PostStar(continuing: other, options)
        _ = star.values.diagrams.limitResults(toPart: 2)
        star.launch()
        plain = star.knownOpenings()
        all = plain
        if !machine.graph.deepLinks.isEmpty {
            star.followLinks(of: machine)
            all = star.knownOpenings()
        }
        if star.isExhausted { return nil }
        star.values.diagrams.allowResults(of: other.values.diagrams)
    }
}

extension PostStar {
    fileprivate mutating func knownOpenings() -> [KnownOpening] {
        let openings = Openings(of: &self)
        return automaton.contexts.ids.compactMap { id in
            let opened = openings.values(of: id, 0)
            if opened.isEmpty { return nil }
            let context = automaton.contexts[id]
            let values = values.diagrams.renaming(opened, .opening, to: .now)
            return KnownOpening(mode: context.mode, symbol: context.symbol, values: values)
        }
    }

    mutating func begin(_ openings: [KnownOpening]) {
        for opening in openings {
            begin(context(mode: opening.mode, symbol: opening.symbol), at: opening.values)
        }
    }
}

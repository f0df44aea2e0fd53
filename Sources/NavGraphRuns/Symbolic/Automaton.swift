import NavGraphSyntax

/// The automaton of the reached configurations. Its states are contexts: the mode and the symbol with which something
/// was opened. Arcs connect the contexts. Each arc grows by increments; it keeps the last increment, or all of them if
/// steps are counted.
struct Automaton: Sendable {
    /// By mode and symbol.
    private(set) var contexts = Numbering<Context>()
    private(set) var arcs = Numbering<Arc>()
    /// Each increment that was found, with steps counted.
    private var increments = Table<IncrementID, Increment>()
    /// Those of items that are current between steps; with steps not counted, also of such items that have none yet.
    private var idle: [IncrementID] = []
    private let countsSteps: Bool

    init(countsSteps: Bool) { self.countsSteps = countsSteps }

    mutating func reserveCapacity(_ count: Int) { arcs.reserveCapacity(count) }

    // MARK: Contexts

    /// `nil`: nothing was opened in that mode with that symbol.
    func context(_ mode: ModeID, _ symbol: StackSymbolID) -> ContextID? {
        contexts.known(Context(mode, symbol, isWindow: false))
    }

    mutating func add(_ mode: ModeID, _ symbol: StackSymbolID, isWindow: Bool) -> ContextID {
        contexts.add(Context(mode, symbol, isWindow: isWindow))
    }

    /// Returns the first item of a context.
    @inline(__always) mutating func first(of context: ContextID) -> ArcID {
        if let known = contexts[context].first { return known }
        let first = number(of: .item(contexts[context].mode, contexts[context].symbol, in: context))
        contexts[context].first = first
        return first
    }

    @inline(__always) mutating func endOtherwise(_ context: ContextID) { contexts[context].endsOtherwise = true }
    /// Whether that is new.
    @inline(__always) mutating func openOtherwise(_ context: ContextID) -> Bool {
        if contexts[context].isOpenedOtherwise { return false }
        contexts[context].isOpenedOtherwise = true
        return true
    }

    // MARK: Arcs

    mutating func number(of arc: Arc) -> ArcID {
        let last =
            switch arc.kind {
            case .item: contexts[arc.context].items
            case .edge: contexts[arc.context].into
            case .return: contexts[arc.context].returns
            }
        var arc = arc
        arc.next = last
        if arc.kind == .edge { arc.nextOutOf = contexts[arc.inside].outOf }
        let known = arcs.count
        // The first of its kind in a context, as many are, is new.
        let number = last == nil ? arcs.add(arc) : arcs.number(of: arc)
        if number.index < known { return number }
        switch arc.kind {
        case .item:
            contexts[arc.context].items = number
            if !countsSteps, arc.mode == .idle { idle.append(IncrementID(raw: number.raw)) }
        case .return: contexts[arc.context].returns = number
        case .edge:
            contexts[arc.context].into = number
            contexts[arc.inside].outOf = number
        }
        return number
    }

    /// With which values a symbol is current between steps in a context.
    func itemRelation(_ symbol: StackSymbolID, _ context: ContextID) -> BDD {
        arcs.known(.item(.idle, symbol, in: context)).map { arcs[$0].relation } ?? .none
    }

    /// What it was.
    @inline(__always) mutating func forgetRelation(of arc: ArcID) -> BDD {
        let known = arcs[arc].relation
        arcs[arc].relation = .none
        return known
    }

    // MARK: Increments

    /// So many there are.
    var incrementCount: Int { countsSteps ? increments.count : arcs.count }
    /// The number of the next one, with steps counted.
    var nextIncrement: IncrementID { IncrementID(increments.count) }

    /// With steps counted one of the increments of an arc; else its only one, that is all of it and has its number.
    func increment(_ number: IncrementID) -> Increment {
        if countsSteps { return increments[number] }
        let arc = ArcID(raw: number.raw)
        return Increment(relation: arcs[arc].relation, arc: arc, isPlain: arcs[arc].isPlain)
    }

    /// The increments of an arc, last first.
    func increments(of arc: Arc) -> some Sequence<IncrementID> {
        sequence(state: arc.increments) { next in
            defer { next = next.flatMap { increment($0).next } }
            return next
        }
    }

    /// The increments of items that are current between steps.
    var idleIncrements: some Sequence<IncrementID> {
        idle.lazy.filter { countsSteps || arcs[ArcID(raw: $0.raw)].increments != nil }
    }

    @inline(__always) mutating func add(_ increment: Increment, _ diagrams: inout DecisionDiagrams) -> IncrementID {
        let relation = diagrams.or(arcs[increment.arc].relation, increment.relation)
        var number = IncrementID(raw: increment.arc.raw)
        if countsSteps {
            var new = increment
            new.next = arcs[increment.arc].increments
            number = increments.append(new)
            if arcs[increment.arc].kind == .item, arcs[increment.arc].mode == .idle { idle.append(number) }
        }
        arcs[increment.arc].grow(to: relation, number, isPlain: increment.isPlain)
        return number
    }

    /// Whether no other increment of the arc waits.
    @inline(__always) mutating func wait(for increment: Increment, _ diagrams: inout DecisionDiagrams) -> Bool {
        let pending = arcs[increment.arc].pending
        arcs[increment.arc].pending = diagrams.or(pending, increment.relation)
        return pending.isEmpty
    }

    /// All that waits of an arc.
    @inline(__always) mutating func takePending(of arc: ArcID) -> Increment {
        let pending = arcs[arc].pending
        arcs[arc].pending = .none
        return Increment(relation: pending, arc: arc)
    }
}

extension PostStar {
    typealias Arc = Automaton.Arc
    typealias Increment = Automaton.Increment
}

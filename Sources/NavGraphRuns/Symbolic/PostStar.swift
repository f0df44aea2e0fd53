import NavGraphModel
import NavGraphSyntax

/// Which configurations some run reaches: post* of the graph's pushdown system, with the conditions as relations on the
/// transitions of its automaton (Esparza, Hansel, Rossmanith, Schwoon 2000; Schwoon 2002).
///
/// A configuration is a word: the current frame, what is below it, down to the window. Control is what a step that is under
/// way still has to do (`Mode`). A *context* is what something was opened with: a mode and a symbol. Between contexts are
/// *arcs*, each with a relation: an `item` says that in a context a symbol is current, with which values of the conditions
/// now and when the context was opened; an `edge` that a context was opened over a symbol inside another context; a `return`
/// that a context ends in a mode. Only what is new of an arc is worked on, as an *increment* of it.
///
/// With steps counted, increments are found in the order of the steps since their context was opened (Knuth 1977; Reps,
/// Schwoon, Jha, Melski 2005), and say what they were made from.
struct PostStar: Sendable {
    struct Options: Sendable {
        /// Whether app events fire.
        var appEvents = true
        /// A screen at which runs end.
        var blocked: ScreenID?
        /// The configurations that runs keep clear of.
        var avoided: AvoidedConfigurations?
        /// Runs within a context take no more steps than these; `nil`: steps are not counted.
        var mostSteps: Int32?
        /// So many results of diagrams may be worked out; `nil`: as many as the program allows.
        var mostResults: Int?
        /// The assumed content of regions that are not current.
        var bound = Bound.below
        /// Where runs are bounded from both sides (`RunBounds`), whether it is from above.
        var isUpper = false
        /// Whether the user visits other regions of a layer, and comes back. LANGUAGE 6 has it; without, less is found.
        var hasVisits = true
        /// The regions that nothing leads to, for it is not known what they hold.
        var uncertain = Uncertain()
        /// The regions that may hold more than their bottom, so that to be at the bottom of one the user chooses it
        /// twice. Empty where the number of steps does not count.
        var heldMore: Set<RegionID> = []
        /// Whether the values at the opening are also kept for windows, which never end.
        var keepsOpenings = false
        /// Whether everything is opened with all values that conditions can have, whatever those are with which runs open it
        /// (`KnownOpenings`).
        var opensWithAll = false
        /// Whether a `select` takes place only from a region that the user can then bring back to its bottom. For the question
        /// whether runs lead home, where all regions count.
        var resetsRegions = false
    }

    let program: Program
    var graph: NavGraph { program.graph }
    let options: Options
    var values: Valuations
    var symbols: StackSymbols
    var modes = Numbering<Mode>()
    var continuations: Continuations
    private(set) var automaton: Automaton
    private var pendingArcs = PendingArcs()
    private var queue: IncrementQueue
    /// Those that were worked on together, by what they are together.
    private(set) var joint: [IncrementID: [Increment]] = [:]
    /// While it is only asked what an increment leads to: that.
    var asked: [Increment]?
    var fired: [Bool]
    var raised: FaultFacts
    /// Whether a limit of steps left something out.
    private(set) var isCut = false
    /// The values with which no run makes a screen current.
    private var avoided: (screen: ScreenID, values: BDD)?
    let layerMode: ModeID
    var regions = RegionFacts()
    /// What flows begin with, as far as that was asked for.
    var choices: [FlowID: [(starts: ScreenListID, values: BDD)]] = [:]
    /// Once runs without link steps are known: those with them.
    var links = LinkFacts()

    init(_ program: Program, _ options: Options = Options()) {
        self.program = program
        self.options = options
        let graph = program.graph
        budget = Self.budget(for: program)
        automaton = Automaton(countsSteps: options.mostSteps != nil)
        raised = FaultFacts(countsSteps: options.mostSteps != nil)
        queue = IncrementQueue(mostAlone: program.restriction.mostAlone)
        continuations = Continuations(program, isUpper: options.isUpper)
        values = Valuations(program, results: options.mostResults ?? program.mostResults)
        values.isUpper = options.isUpper
        symbols = StackSymbols(program)
        fired = Array(repeating: false, count: graph.alternatives.count)
        _ = modes.number(of: .idle)
        layerMode = modes.number(of: Mode(kind: .layer))
    }

    /// An empty one, in which symbols, modes and sets of valuations have the numbers that they have in `other`.
    init(continuing other: PostStar, _ options: Options) {
        self.init(other.program, options)
        takeNumbers(of: other)
    }

    /// The same, in which symbols, modes and sets have the numbers that they have in `other`, which continues it.
    init(of star: PostStar, with other: PostStar) {
        self = star
        takeNumbers(of: other)
    }

    private mutating func takeNumbers(of other: PostStar) {
        (symbols, modes, values) = (other.symbols, other.modes, other.values)
        values.isUpper = options.isUpper
        continuations.takeNumbers(of: other.continuations)
    }

    var countsSteps: Bool { options.mostSteps != nil }
    /// Whether it gave up: what it found holds, but there is more.
    var isExhausted: Bool {
        values.diagrams.isExhausted || continuations.isTooDeep || hasTooManyArcs || work > 16 * budget
            || Interruption.step()
    }
    /// Whether more can lie above more than is told apart, whatever the conditions are.
    var hasTooManyArcs: Bool { automaton.incrementCount + queue.jointCount > budget }
    /// What was spent, in steps that were looked at.
    var spent: Int { automaton.incrementCount + work }
    /// What may be spent, in increments; and, sixteen times as often, in returns over edges and, counted twice, in alternatives
    /// that are carried out. Events that screens share count as often as screens have them, as if the graph were written out,
    /// unless one of many groups of users makes that too expensive.
    private let budget: Int
    private static func budget(for program: Program) -> Int {
        let graph = program.graph
        let least = 100_000 + 64 * (graph.screens.count + graph.alternatives.count)
        let shared = program.restriction.keeping.isEmpty ? 8 * program.events.count : 0
        return max(least, min(least + shared, 1_500_000)) / program.thrift
    }
    var work = 0
    /// As at a limit.
    mutating func giveUp() { work = .max / 2 }

    /// `openings`: some of what runs open, with the values at that.
    mutating func launch(from openings: [KnownOpening] = []) {
        // So that growing does not copy them: memory that is not written to costs nothing.
        automaton.reserveCapacity(8 * graph.alternatives.count)
        avoided = options.avoided.map { ($0.screen, values.of($0)) }
        begin(openings)
        launchEntry()
        saturate()
        queue.forgetLikeness()
    }

    /// Until nothing is new.
    mutating func saturate() {
        repeat { workOff() } while !isExhausted && growChanges()
    }

    private mutating func workOff() {
        while let increment = next() {
            if isExhausted { return }
            program.restriction.work.add(8)
            work(on: increment)
        }
    }

    /// The next increment: all that waits of an arc, or with steps counted, unless a context begins with it, one of those
    /// that took the fewest.
    private mutating func next() -> Increment? {
        if let arc = pendingArcs.popFirst() { return automaton.takePending(of: arc) }
        return countsSteps ? nextCountingSteps() : nil
    }

    private mutating func nextCountingSteps() -> Increment? {
        guard let (first, together) = queue.popFirst() else { return nil }
        if together.isEmpty { return first }
        joint[automaton.nextIncrement] = together
        var increment = Increment(relation: first.relation, weight: first.weight, arc: first.arc)
        increment.isPlain = first.isPlain
        for other in together { increment.relation = values.diagrams.or(increment.relation, other.relation) }
        return increment
    }

    private mutating func work(on found: Increment) {
        let arc = automaton.arcs[found.arc]
        var increment = found
        increment.relation = values.diagrams.minus(increment.relation, arc.relation)
        if arc.kind == .item, arc.mode == .idle {
            if values.kept != .all { increment.relation = values.diagrams.and(increment.relation, values.kept) }
            if let avoided, avoided.screen == symbols[arc.symbol].screen {
                increment.relation = values.diagrams.minus(increment.relation, avoided.values)
            }
        }
        if increment.relation.isEmpty {
            joint[automaton.nextIncrement] = nil
            return
        }
        let name = automaton.add(increment, &values.diagrams)
        switch arc.kind {
        case .item: visit(name, increment, of: arc)
        case .edge:
            if !increment.isPlain, arc.over != nil { countEnds(of: arc.context) }
            applyReturns(over: name, increment, arc)
        case .return:
            if !leavesAll(arc.mode, increment.relation) { automaton.endOtherwise(arc.context) }
            applyEdges(to: name, increment, arc)
        }
    }

    /// From now on each end of a context counts: what is current there is looked at once more.
    private mutating func countEnds(of context: ContextID) {
        guard automaton.openOtherwise(context), !keepsEnds else { return }
        var next = automaton.contexts[context].items
        while let item = next {
            let known = automaton.forgetRelation(of: item)
            if !known.isEmpty { wait(for: Increment(relation: known, arc: item)) }
            next = automaton.arcs[item].next
        }
    }

    // MARK: What is there

    /// The increments of items that are current between steps.
    var idleIncrements: some Sequence<IncrementID> { automaton.idleIncrements }
    func increment(_ number: IncrementID) -> Increment { automaton.increment(number) }
    func symbol(of increment: IncrementID) -> StackSymbol {
        symbols[automaton.arcs[self.increment(increment).arc].symbol]
    }

    private func isWindow(_ symbol: StackSymbol) -> Bool {
        guard let bottom = symbol.bottom else { return false }
        return symbols.layers[bottom.layer].isWindow && !isVisited(symbol)
    }

    /// Whether it is kept with which values windows were opened, and how contexts end that leave what is below as it was.
    /// Where steps are counted it is, for they are counted from there.
    private var keepsEnds: Bool { countsSteps || options.keepsOpenings }

    func forgetsOpening(of context: ContextID) -> Bool { !keepsEnds && automaton.contexts[context].isWindow }

    mutating func context(mode: ModeID, symbol: StackSymbolID) -> ContextID {
        automaton.context(mode, symbol) ?? automaton.add(mode, symbol, isWindow: isWindow(symbols[symbol]))
    }

    /// The values with which an item, or what a context begins with, is current.
    mutating func reached(_ relation: BDD) -> BDD { values.diagrams.forgetting(.opening, relation) }

    // MARK: What is new

    mutating func insert(_ increment: Increment) {
        if asked?.append(increment) != nil { return }
        if increment.weight > options.mostSteps ?? .max {
            isCut = true
            return
        }
        if values.diagrams.contains(automaton.arcs[increment.arc].relation, increment.relation) { return }
        if countsSteps, increment.from != nil { return queue.insert(increment) }
        // Waits for nothing: it leads at most to what waits.
        if automaton.arcs[increment.arc].kind == .edge { return work(on: increment) }
        wait(for: increment)
    }

    private mutating func wait(for increment: Increment) {
        if automaton.wait(for: increment, &values.diagrams) { pendingArcs.insert(increment.arc) }
    }

    /// A context begins with these values.
    mutating func begin(_ context: ContextID, at values: BDD) {
        let c = automaton.contexts[context]
        let values = options.opensWithAll && !self.values.ignoresConditions ? self.values.possible : values
        let relation =
            forgetsOpening(of: context) ? values : self.values.diagrams.and(values, self.values.unchanged)
        if modes[c.mode].kind == .passive { return }
        let first = automaton.first(of: context)
        let held = c.mode == .idle ? changedElsewhere(settled(relation), c.symbol) : relation
        insert(Increment(relation: held, arc: first))
    }

    /// In a mode a symbol is current.
    mutating func add(_ mode: ModeID, _ position: Position, via: IncrementID? = nil) {
        if position.relation.isEmpty { return }
        let arc = automaton.number(of: .item(mode, position.symbol, in: position.context))
        let relation = mode == .idle ? changedElsewhere(settled(position.relation), position.symbol) : position.relation
        insert(
            Increment(
                relation: relation, weight: position.weight, arc: arc, from: position.from, via: via,
                label: position.label))
    }

    /// Something is opened over what is current; `over` `nil`: instead of all.
    mutating func open(_ opened: ContextID, over: StackSymbolID?, _ position: Position, by alternative: AlternativeID) {
        if position.relation.isEmpty { return }
        let relation = values.diagrams.forgetting(.opening, position.relation)
        // What windows were opened from, and with which values, nothing asks for.
        if over == nil, forgetsOpening(of: opened), automaton.contexts[opened].into != nil {
            return begin(opened, at: relation)
        }
        let arc = automaton.number(of: .edge(to: opened, over: over, in: position.context, by: alternative))
        var increment = Increment(
            relation: values.diagrams.renaming(position.relation, .now, to: .between), weight: position.weight,
            arc: arc,
            from: position.from, label: position.label)
        increment.isPlain = position.isPlain && over == position.symbol
        insert(increment)
        begin(opened, at: relation)
    }

    /// The context of what is current ends in a mode.
    mutating func end(_ mode: ModeID, _ position: Position) {
        if position.relation.isEmpty || forgetsOpening(of: position.context) { return }
        let relation = values.diagrams.renaming(position.relation, .opening, to: .between)
        if !keepsEnds, !automaton.contexts[position.context].isOpenedOtherwise, leavesAll(mode, relation) { return }
        let arc = automaton.number(of: .end(of: position.context, in: mode))
        insert(
            Increment(relation: relation, weight: position.weight, arc: arc, from: position.from, label: position.label)
        )
    }

    // MARK: Returns

    private mutating func applyReturns(over name: IncrementID, _ edge: Increment, _ arc: Arc) {
        guard arc.over != nil, !edge.isPlain || automaton.contexts[arc.context].endsOtherwise else { return }
        var next = automaton.contexts[arc.context].returns
        while let number = next {
            let ending = automaton.arcs[number]
            var last = ending.increments
            while let increment = last {
                goBack(
                    by: self.increment(increment), named: increment, in: ending.mode, over: edge, named: name, of: arc)
                last = self.increment(increment).next
            }
            next = ending.next
        }
    }

    private mutating func applyEdges(to name: IncrementID, _ increment: Increment, _ ending: Arc) {
        if !automaton.contexts[ending.context].isOpenedOtherwise, leavesAll(ending.mode, increment.relation) { return }
        var next = automaton.contexts[ending.context].into
        while let number = next {
            let arc = automaton.arcs[number]
            var last = arc.over == nil ? nil : arc.increments
            while let edge = last {
                goBack(by: increment, named: name, in: ending.mode, over: self.increment(edge), named: edge, of: arc)
                last = self.increment(edge).next
            }
            next = arc.next
        }
    }

    /// Omits what is known: the screens that were current between steps, and the searches that they start.
    private mutating func goBack(
        by ending: Increment, named name: IncrementID, in mode: ModeID, over edge: Increment,
        named edgeName: IncrementID,
        of arc: Arc
    ) {
        work += 1
        var mode = mode
        if modes[mode].kind == .selectOrigin {
            guard symbols.belows[symbols[arc.symbol].below].region?.raw == modes[mode].operand else { return }
            mode = self.mode(modes[mode].continuation)
        }
        if edge.isPlain, leavesAll(mode, ending.relation) { return }
        let relation = values.diagrams.joined(ending.relation, edge.relation)
        let position = Position(
            symbol: arc.symbol, context: arc.inside, relation: relation,
            weight: RunLength.sum(edge.weight, ending.weight), from: edgeName)
        add(mode, position, via: name)
    }

    /// Whether a context ends, between steps or in a search that the stack below starts, with the values that it was opened
    /// with.
    private mutating func leavesAll(_ mode: ModeID, _ relation: BDD) -> Bool {
        isShared(mode)
            && values.diagrams.contains(
                countsSteps || !options.appEvents ? values.unchangedBetween : values.settledBetween, relation)
    }

    private func isShared(_ mode: ModeID) -> Bool {
        switch modes[mode].kind {
        case .idle, .link: true
        // A search past a frame that stays is not one that the stack below starts.
        case .layer: modes[mode].operand == 0
        case .run, .popTo, .popToReused, .popToRoot, .dismissTop, .dismissAll, .finish, .select, .passive,
            .selectOrigin:
            false
        }
    }
}

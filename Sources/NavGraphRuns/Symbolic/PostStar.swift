import NavGraphModel
import NavGraphSyntax

/// Which configurations some run reaches: post* of the graph's pushdown system, with the conditions as relations on the
/// transitions of its automaton (Esparza, Hansel, Rossmanith, Schwoon 2000; Schwoon 2002).
///
/// A configuration is a word: the current frame, what is below it, down to the window. Control is what a step that is under
/// way still has to do (`Mode`). A *context* is what something was opened with: a mode and a symbol. Between contexts are
/// *arcs*, each with a relation: an `item` says that in a context a symbol is current, with which values of the conditions
/// now and when the context was opened; an `edge` that a context was opened over a symbol inside another context; a `return`
/// that a context ends in a mode. Only what is new of an arc is worked on, as a *part* of it.
///
/// With steps counted, parts are found in the order of the steps since their context was opened (Knuth 1977; Reps, Schwoon,
/// Jha, Melski 2005), and say what they were made from.
struct PostStar: Sendable {
    struct Options: Sendable {
        /// Whether app events fire.
        var appEvents = true
        /// A screen at which runs end.
        var blocked: ScreenID?
        /// Runs within a context take no more steps than these; `nil`: steps are not counted.
        var mostSteps: Int32?
        /// What is taken for the content of regions that are not current.
        var bound = Bound.below
        /// Whether the user visits other regions of a layer, and comes back. LANGUAGE 6 has it; without, less is found.
        var hasVisits = true
        /// The regions that nothing leads to, for it is not known what they hold.
        var uncertain = Uncertain()
        /// The regions that may hold more than their bottom, by `RegionMeetings.key`: to be at the bottom of one the user chooses
        /// it twice. Empty where the number of steps does not count.
        var heldMore: Set<UInt64> = []
        /// Whether of windows, too, which never end, it is kept with which values they were opened.
        var keepsOpenings = false
    }

    let program: Program
    var graph: NavGraph { program.graph }
    let options: Options
    var values: Valuations
    var symbols: StackSymbols
    var modes = Numbering<Mode>()
    var continuations = Numbering<Continuation>()
    private(set) var contexts: [Context] = []
    private(set) var arcs: [Arc] = []
    /// Each part that was found, with steps counted.
    private var kept: [Part] = []
    /// By mode and symbol.
    private var numbersOfContexts = NumberTable()
    private var numbersOfArcs = NumberTable()
    private var queue = OrderedQueue<Part>()
    private var pendingArcs = PendingArcs()
    /// With steps counted, by arc and number of steps: how many parts were found, and those that wait for the last of them.
    private var alike: [UInt64: (count: Int, waiting: [Part])] = [:]
    /// Those that were worked on together, by the name of what they are together; and how many there were.
    private(set) var joint: [UInt32: [Part]] = [:]
    private var jointCount = 0
    /// While it is only asked what a part leads to: that.
    var asked: [Part]?
    var fired: [Bool]
    var followedLinks: Set<DeepLinkID> = []
    var faults: [Fault] = []
    var knownFaults: Set<FaultKey> = []
    var ignored: [Ignored] = []
    var knownIgnored: Set<TransitionID> = []
    /// Whether a limit of steps left something out.
    private(set) var isCut = false
    /// Of what is left to do of a step, the deepest in itself: how deep, and what is done there.
    var deepest: (depth: Int, alternative: AlternativeID) = (0, .none)
    let layerMode: UInt32
    /// By layer and region: what leads there, and what is held there.
    var meetings: [UInt64: RegionMeetings] = [:]
    var heldItems: Set<UInt64> = []
    /// By layer and context, with which values its regions were chosen from each other.
    var chosen: [UInt64: BDD] = [:]
    /// By region, what conditions can become while others of its layer are current, as far as that is known.
    var changes: [UInt64: BDD] = [:]
    /// With which values alternatives set conditions.
    var assignments: [Assignment: BDD] = [:]
    /// In the order in which they were found.
    var assignmentKeys: [Assignment] = []
    /// What targets begin with, as far as that was asked for.
    var choices: [Target: [(starts: UInt32, values: BDD)]] = [:]
    /// Once runs without link steps are known: those with them.
    var links: [LinkStep] = []
    /// By window, and by context where that counts, with which values links by `path` have been followed.
    var followed: [UInt64: BDD] = [:]

    init(_ program: Program, _ options: Options = Options()) {
        self.program = program
        self.options = options
        let graph = program.graph
        budget = 100_000 + 64 * (graph.screens.count + graph.alternatives.count)
        values = Valuations(program)
        symbols = StackSymbols(program)
        fired = Array(repeating: false, count: graph.alternatives.count)
        _ = modes.number(of: .idle)
        layerMode = modes.number(of: Mode(kind: .layer, operand: 0, continuation: 0))
        _ = continuations.number(of: Continuation(kind: .end, operand: 0, next: 0))
    }

    /// An empty one, in which symbols, modes and sets of valuations have the numbers that they have in `other`.
    init(continuing other: PostStar, _ options: Options) {
        self.init(other.program, options)
        (symbols, modes, continuations, values) = (other.symbols, other.modes, other.continuations, other.values)
    }

    /// The same, in which symbols, modes and sets have the numbers that they have in `other`, which continues it.
    init(of star: PostStar, with other: PostStar) {
        self = star
        (symbols, modes, continuations, values) = (other.symbols, other.modes, other.continuations, other.values)
    }

    var countsSteps: Bool { options.mostSteps != nil }
    /// Whether it gave up: what it found holds, but there is more.
    var isExhausted: Bool {
        values.diagrams.isExhausted || isTooDeep || partCount + jointCount > budget || work > 16 * budget
            || Interruption.step()
    }
    /// What may be spent, in parts; and, sixteen times as often, in returns over edges.
    private let budget: Int
    var work = 0

    mutating func launch() {
        // So that growing does not copy them: memory that is not written to costs nothing.
        arcs.reserveCapacity(8 * graph.alternatives.count)
        launchEntry()
        saturate()
        alike = [:]
    }

    /// Until nothing is new.
    mutating func saturate() {
        repeat { workOff() } while !isExhausted && growChanges()
    }

    private mutating func workOff() {
        while let part = next() {
            if isExhausted { return }
            work(on: part)
        }
    }

    /// The next part. Where steps are not counted, that is all that waits of an arc.
    private mutating func next() -> Part? {
        if countsSteps { return nextCountingSteps() }
        guard let arc = pendingArcs.popFirst() else { return nil }
        defer { arcs[Int(arc)].pending = .none }
        return Part(relation: arcs[Int(arc)].pending, arc: arc, from: .max, label: .none)
    }

    /// Parts that are alike, beyond the first ones, are worked on with the first of them.
    private mutating func insert(countingSteps part: Part) {
        let key = part.likeness
        alike[key, default: (0, [])].count += 1
        if alike[key]!.count <= program.restriction.mostAlone { return queue.insert(part, at: part.weight) }
        if alike[key]!.waiting.isEmpty {
            var first = part
            first.isFirstOfMany = true
            queue.insert(first, at: part.weight)
        }
        alike[key]!.waiting.append(part)
    }

    private mutating func nextCountingSteps() -> Part? {
        guard var part = queue.popFirst() else { return nil }
        if !part.isFirstOfMany { return part }
        let parts = alike[part.likeness]!.waiting
        alike[part.likeness]!.waiting = []
        if parts.count == 1 { return parts[0] }
        jointCount += parts.count
        joint[UInt32(kept.count)] = parts
        (part.from, part.via, part.label) = (.max, .max, .none)
        for other in parts { part.relation = values.diagrams.or(part.relation, other.relation) }
        return part
    }

    private mutating func work(on found: Part) {
        let arc = arcs[Int(found.arc)]
        var part = found
        part.relation = values.diagrams.minus(part.relation, arc.relation)
        if arc.kind == .item, arc.mode == 0, values.kept != .all {
            part.relation = values.diagrams.and(part.relation, values.kept)
        }
        if part.relation.isEmpty {
            joint[UInt32(kept.count)] = nil
            return
        }
        arcs[Int(part.arc)].relation = values.diagrams.or(arc.relation, part.relation)
        let name: UInt32
        if countsSteps {
            name = UInt32(kept.count)
            part.next = arc.parts
            kept.append(part)
        } else {
            name = part.arc
            arcs[Int(name)].isPlain = arc.isPlain && part.isPlain
        }
        arcs[Int(part.arc)].parts = name
        switch arc.kind {
        case .item: visit(name, part, arc)
        case .edge:
            if !part.isPlain, arc.symbol != .max { countEnds(of: arc.context) }
            applyReturns(over: name, part, arc)
        case .return:
            if !leavesAll(arc.mode, part.relation) { contexts[Int(arc.context)].endsOtherwise = true }
            applyEdges(to: name, part, arc)
        }
    }

    /// From now on each end of a context counts: what is current there is looked at once more.
    private mutating func countEnds(of context: UInt32) {
        if contexts[Int(context)].isOpenedOtherwise { return }
        contexts[Int(context)].isOpenedOtherwise = true
        if keepsEnds { return }
        var next = contexts[Int(context)].items
        while next != .max {
            let arc = arcs[Int(next)]
            if !arc.relation.isEmpty {
                arcs[Int(next)].relation = .none
                wait(for: Part(relation: arc.relation, arc: next, from: .max, label: .none))
            }
            next = arc.next
        }
    }

    // MARK: What is there

    /// The parts of items that are current between steps.
    var idleParts: some Sequence<UInt32> {
        (0..<UInt32(partCount)).lazy.filter {
            let arc = arcs[Int(part($0).arc)]
            return arc.kind == .item && arc.mode == 0 && arc.parts != .max
        }
    }
    private var partCount: Int { countsSteps ? kept.count : arcs.count }
    /// With steps counted one of the parts of an arc; else its only one, that is all of it and has its number.
    func part(_ number: UInt32) -> Part {
        if countsSteps { return kept[Int(number)] }
        let arc = arcs[Int(number)]
        return Part(relation: arc.relation, arc: number, from: .max, label: .none, isPlain: arc.isPlain)
    }
    func symbol(ofPart part: UInt32) -> StackSymbol { symbols[arcs[Int(self.part(part).arc)].symbol] }

    private func isWindow(_ symbol: StackSymbol) -> Bool {
        symbol.isBottom && symbols.layers[symbol.layer - 1].isWindow && !isVisited(symbol)
    }

    /// Whether it is kept with which values windows were opened, and how contexts end that leave what is below as it was.
    /// Where steps are counted it is, for they are counted from there.
    private var keepsEnds: Bool { countsSteps || options.keepsOpenings }

    func forgetsOpening(of context: UInt32) -> Bool { !keepsEnds && contexts[Int(context)].isWindow }

    mutating func context(mode: UInt32, symbol: UInt32) -> UInt32 {
        if let known = Self.known(mode, symbol, numbersOfContexts, contexts) { return known }
        let new = UInt32(contexts.count)
        contexts.append(Context(mode: mode, symbol: symbol, isWindow: isWindow(symbols[symbol])))
        // Not `self`, which a closure would copy.
        numbersOfContexts.insert(new, NumberTable.key(mode, symbol, 0)) { [contexts] number in
            NumberTable.key(contexts[Int(number)].mode, contexts[Int(number)].symbol, 0)
        }
        return new
    }

    /// `nil`: nothing was opened in that mode with that symbol.
    func knownContext(mode: UInt32, symbol: UInt32) -> UInt32? {
        Self.known(mode, symbol, numbersOfContexts, contexts)
    }

    /// Not of `self`, which a closure would copy.
    private static func known(
        _ mode: UInt32, _ symbol: UInt32, _ numbers: NumberTable, _ contexts: [Context]
    ) -> UInt32? {
        numbers.first(NumberTable.key(mode, symbol, 0)) { number in
            contexts[Int(number)].symbol == symbol && contexts[Int(number)].mode == mode
        }
    }

    /// The values with which an item, or what a context begins with, is current.
    mutating func reached(_ relation: BDD) -> BDD { values.diagrams.forgetting(.opening, relation) }

    /// With which values a symbol is current between steps in a context.
    func itemRelation(_ symbol: UInt32, _ context: UInt32) -> BDD {
        let item = Arc(kind: .item, symbol: symbol, context: context)
        return Self.known(item, numbersOfArcs, arcs).map { arcs[Int($0)].relation } ?? .none
    }

    /// Not of `self`, which a closure would copy.
    private static func known(_ arc: Arc, _ numbers: NumberTable, _ arcs: [Arc]) -> UInt32? {
        numbers.first(arc.key) { arcs[Int($0)].joinsTheSame(as: arc) }
    }

    private mutating func number(of arc: Arc) -> UInt32 {
        let context = Int(arc.context)
        let last =
            switch arc.kind {
            case .item: contexts[context].items
            case .edge: contexts[context].into
            case .return: contexts[context].returns
            }
        // The first of its kind in a context, as many are, is new.
        if last != .max, let known = Self.known(arc, numbersOfArcs, arcs) { return known }
        var new = arc
        new.next = last
        let number = UInt32(arcs.count)
        switch arc.kind {
        case .item: contexts[context].items = number
        case .return: contexts[context].returns = number
        case .edge:
            contexts[context].into = number
            let inside = Int(arc.inside)
            (new.nextOutOf, contexts[inside].outOf) = (contexts[inside].outOf, number)
        }
        arcs.append(new)
        numbersOfArcs.insert(number, arc.key) { [arcs] number in arcs[Int(number)].key }
        return number
    }

    // MARK: What is new

    mutating func insert(_ part: Part) {
        if asked != nil {
            asked!.append(part)
            return
        }
        if part.weight > options.mostSteps ?? .max {
            isCut = true
            return
        }
        let arc = arcs[Int(part.arc)]
        if values.diagrams.contains(arc.relation, part.relation) { return }
        if countsSteps { return insert(countingSteps: part) }
        // Waits for nothing: it leads at most to what waits.
        if arc.kind == .edge { return work(on: part) }
        wait(for: part)
    }

    private mutating func wait(for part: Part) {
        let pending = arcs[Int(part.arc)].pending
        if pending.isEmpty { pendingArcs.insert(part.arc) }
        arcs[Int(part.arc)].pending = values.diagrams.or(pending, part.relation)
    }

    /// A context begins with these values.
    mutating func begin(_ context: UInt32, at values: BDD) {
        let c = contexts[Int(context)]
        let relation =
            forgetsOpening(of: context) ? values : self.values.diagrams.and(values, self.values.unchanged)
        if modes[c.mode].kind == .passive { return }
        if c.first == .max {
            contexts[Int(context)].first = number(
                of: Arc(kind: .item, mode: c.mode, symbol: c.symbol, context: context))
        }
        let held = c.mode == 0 ? changedElsewhere(settled(relation), c.symbol) : relation
        insert(Part(relation: held, arc: contexts[Int(context)].first, from: .max, label: .none))
    }

    /// In a mode a symbol is current.
    mutating func add(_ mode: UInt32, _ head: Head, via: UInt32 = .max) {
        if head.relation.isEmpty { return }
        let arc = number(of: Arc(kind: .item, mode: mode, symbol: head.symbol, context: head.context))
        let relation = mode == 0 ? changedElsewhere(settled(head.relation), head.symbol) : head.relation
        insert(
            Part(
                relation: relation, weight: head.weight, arc: arc, from: head.from, via: via, label: head.label))
    }

    /// Something is opened over what is current; `over` `.max`: instead of all.
    mutating func open(_ opened: UInt32, over: UInt32, _ head: Head, by alternative: AlternativeID) {
        if head.relation.isEmpty { return }
        let relation = values.diagrams.forgetting(.opening, head.relation)
        // What windows were opened from, and with which values, nothing asks for.
        if over == .max, forgetsOpening(of: opened), contexts[Int(opened)].into != .max {
            return begin(opened, at: relation)
        }
        let arc = number(
            of: Arc(kind: .edge, symbol: over, context: opened, inside: head.context, alternative: alternative))
        var part = Part(
            relation: values.diagrams.renaming(head.relation, .now, to: .between), weight: head.weight, arc: arc,
            from: head.from, label: head.label)
        part.isPlain = head.isPlain && over == head.symbol
        insert(part)
        begin(opened, at: relation)
    }

    /// The context of what is current ends in a mode.
    mutating func end(_ mode: UInt32, _ head: Head) {
        if head.relation.isEmpty || forgetsOpening(of: head.context) { return }
        let relation = values.diagrams.renaming(head.relation, .opening, to: .between)
        if !keepsEnds, !contexts[Int(head.context)].isOpenedOtherwise, leavesAll(mode, relation) { return }
        let arc = number(of: Arc(kind: .return, mode: mode, context: head.context))
        insert(Part(relation: relation, weight: head.weight, arc: arc, from: head.from, label: head.label))
    }

    // MARK: Returns

    private mutating func applyReturns(over name: UInt32, _ edge: Part, _ arc: Arc) {
        guard arc.symbol != .max, !edge.isPlain || contexts[Int(arc.context)].endsOtherwise else { return }
        var next = contexts[Int(arc.context)].returns
        while next != .max {
            let ending = arcs[Int(next)]
            var number = ending.parts
            while number != .max {
                goBack(by: part(number), number, ending.mode, over: edge, name, arc)
                number = part(number).next
            }
            next = ending.next
        }
    }

    private mutating func applyEdges(to name: UInt32, _ part: Part, _ ending: Arc) {
        if !contexts[Int(ending.context)].isOpenedOtherwise, leavesAll(ending.mode, part.relation) { return }
        var next = contexts[Int(ending.context)].into
        while next != .max {
            let arc = arcs[Int(next)]
            var number = arc.symbol == .max ? .max : arc.parts
            while number != .max {
                goBack(by: part, name, ending.mode, over: self.part(number), number, arc)
                number = self.part(number).next
            }
            next = arc.next
        }
    }

    /// What is left out is known: what was current between steps, and the searches that it begins by itself.
    private mutating func goBack(
        by ending: Part, _ name: UInt32, _ mode: UInt32, over edge: Part, _ edgeName: UInt32, _ arc: Arc
    ) {
        work += 1
        var mode = mode
        if modes[mode].kind == .selectOrigin {
            guard symbols.belows[symbols[arc.symbol].below].region == modes[mode].operand else { return }
            mode = self.mode(modes[mode].continuation)
        }
        if edge.isPlain, leavesAll(mode, ending.relation) { return }
        let relation = values.diagrams.joined(ending.relation, edge.relation)
        let head = Head(
            symbol: arc.symbol, context: arc.inside, relation: relation,
            weight: RunLength.sum(edge.weight, ending.weight), from: edgeName)
        add(mode, head, via: name)
    }

    /// Whether a context ends, between steps or in a search that what is below begins by itself, with the values that it was
    /// opened with.
    private mutating func leavesAll(_ mode: UInt32, _ relation: BDD) -> Bool {
        isShared(mode)
            && values.diagrams.contains(
                countsSteps || !options.appEvents ? values.unchangedBetween : values.settledBetween, relation)
    }

    private func isShared(_ mode: UInt32) -> Bool {
        switch modes[mode].kind {
        case .idle, .layer, .link: true
        case .run, .popTo, .popToRoot, .dismissTop, .dismissAll, .finish, .select, .passive, .selectOrigin:
            false
        }
    }
}

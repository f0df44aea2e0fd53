import NavGraphModel
import NavGraphSyntax

/// The analysis of everything that can happen when an app runs; it answers all questions of rules and checks about
/// runs.
///
/// Stacks have no bound, so most graphs have infinitely many configurations: `SymbolicAnalysis` computes regular sets
/// of configurations, with the conditions as relations. If layers have several regions, it computes two bounds of the
/// runs. In a small graph, `Listing` enumerates configurations one at a time; if the enumeration is complete, it alone
/// decides.
///
/// **Sound and exact** for each graph whose enumeration is complete, and for each graph without layers of several
/// regions. The README in this directory describes the results for all other graphs.
package final class RunAnalysis {
    /// The graph, with a condition for each of several platforms.
    package let graph: NavGraph
    /// The maximum number of screens that runs reach in a graph whose configurations are enumerated in any case.
    private static let mostScreensListed = 24
    let machine: Machine
    let symbolic: SymbolicAnalysis?
    /// The enumeration of a small graph with layers of several regions. If it is complete, it alone decides.
    let listing: Listing?
    /// The enumeration of a larger graph, if the two bounds differ.
    let listingInDoubt: OnDemand<Listing?>
    /// The steps from launch, if the analysis cannot answer a single question.
    let plain: OnDemand<Listing>
    /// The limit at which the analysis of all runs gave up; `nil` if it did not. If it gave up, `listing` is a plain
    /// one, and `symbolic` contains two bounds of the runs, or is `nil` if even these are too expensive.
    package let limit: RunLimit?
    private let confirmedGrowth: ConfirmedGrowth?
    /// The symbolic analysis, even if the enumeration alone decides.
    let symbolicInAnyCase: OnDemand<SymbolicAnalysis>
    private lazy var knownDeadEnds = findDeadEnds()
    private(set) lazy var platformRuns = findPlatformRuns()
    /// The links without a route, each with the reason.
    package let unroutable: [DeepLinkID: Unroutable]
    var program: Program { machine.program }
    /// Is called for each analysis. So that tests can count them.
    @TaskLocal package static var willAnalyze: (@Sendable (NavGraph, RunRestriction) -> Void)?

    /// Analyzes a graph that has an `entry`.
    package convenience init(_ graph: NavGraph) {
        self.init(graph, lists: true)
    }

    /// `lists`: whether to enumerate configurations if there are few enough. If `false`, only the symbolic analysis
    /// answers: for questions that only it can answer (`ShownLiterals`), and for its tests.
    package init(_ graph: NavGraph, lists: Bool, _ restriction: RunRestriction = RunRestriction()) {
        Self.willAnalyze?(graph, restriction)
        let graph = graph.decidingPlatforms()
        self.graph = graph
        func ready(byUse: Bool) -> (Machine, [DeepLinkID: Unroutable]) {
            guard let ways = restriction.ways else { return findWays(Program(graph, byUse: byUse, restriction)) }
            var machine = Machine(Program(graph, byUse: byUse, restriction))
            machine.ways = ways
            return (machine, [:])
        }
        var (machine, unroutable) = ready(byUse: false)
        if restriction.listsFirst,
            let listing = Listing(machine, among: Array(graph.screens.ids), limit: Listing.limit),
            listing.isComplete
        {
            (self.machine, self.unroutable, self.listing) = (machine, unroutable, listing)
            (listingInDoubt, symbolic, confirmedGrowth) = (OnDemand { nil }, nil, nil)
            symbolicInAnyCase = OnDemand { [machine] in SymbolicAnalysis(machine) }
            (plain, limit) = (OnDemand { listing }, nil)
            return
        }
        /// `nil`: too many combinations.
        func analyzed(_ machine: Machine) -> SymbolicAnalysis? {
            let symbolic = SymbolicAnalysis(machine)
            if case .combinations? = symbolic.limit { return nil }
            return symbolic
        }
        var first = analyzed(machine)
        // In another order the diagrams may be small.
        if first == nil { (machine, unroutable) = ready(byUse: true) }
        let symbolic = first ?? SymbolicAnalysis(machine)
        first = nil
        (self.machine, self.unroutable) = (machine, unroutable)
        let isCut = symbolic.limit != nil
        let spent = symbolic.above.spent
        let bounded = symbolic.limit.flatMap { Self.bounded(after: $0, machine) }
        let screens = isCut ? Array(graph.screens.ids) : symbolic.screensAtMost
        let listing = OnDemand { [machine, symbolic] in
            guard graph.hasRegions, lists else { return Listing?.none }
            let limit = symbolic.growing.isEmpty ? Listing.limit : Listing.limitWithoutEnd
            return Listing(machine, among: screens, limit: limit)
        }
        let plain = OnDemand { [machine] in Listing(plain: machine, work: spent) }
        let isSmall = screens.count <= Self.mostScreensListed
        let small = isSmall ? listing.value : nil
        let isComplete = small?.isComplete ?? false
        limit = isComplete ? nil : symbolic.limit
        self.listing = limit == nil ? small : plain.value
        listingInDoubt = isSmall || isCut ? OnDemand { nil } : listing
        self.symbolic = isComplete ? nil : isCut ? bounded : symbolic
        self.plain = plain
        symbolicInAnyCase = OnDemand { [symbolic] in bounded ?? symbolic }
        let isDoubtful = lists && !isComplete && !isCut && !symbolic.doubtfulGrowth.isEmpty
        confirmedGrowth = isDoubtful ? ConfirmedGrowth(symbolic, machine) : nil
    }

    /// Returns two bounds of runs that are too expensive to analyze; `nil` if the bounds are also too expensive.
    private static func bounded(after limit: RunLimit, _ machine: Machine) -> SymbolicAnalysis? {
        var next: RunBounds? = RunBounds(after: limit, machine.program)
        while let bounds = next, !Interruption.isWanted {
            var restriction = machine.program.restriction
            restriction.bounds = bounds
            var bounded = Machine(Program(machine.graph, byUse: machine.program.byUse, restriction))
            bounded.ways = machine.ways
            let both = SymbolicAnalysis(bounded)
            guard let limit = both.limit else { return both }
            next = bounds.coarser(after: limit, machine.program)
        }
        return nil
    }

    /// Whether the analysis gave up and there is no upper bound, so that more can happen than is known.
    package var isOpen: Bool { limit != nil && symbolic == nil && !(listing?.isWhole ?? false) }
    /// Whether an upper bound of the runs is known, in addition to the certain facts.
    package var hasBounds: Bool { symbolic != nil && (graph.hasRegions || limit != nil) }
    /// Returns the route of a link with `by: path`.
    package func way(of link: DeepLinkID) -> Way? { machine.ways[link] }

    /// Whether a link that has a route, or needs none, can be followed in a reachable configuration.
    package func isFollowed(_ link: DeepLinkID) -> Bool {
        listing?.isFollowed(link) ?? false || symbolic?.surely.all.links.followed.contains(link) ?? false
            || mayBeFollowed(link) && listingInDoubt.value?.isFollowed(link) ?? false
    }
    /// Whether it is possible that a run follows a link, although no such run is known.
    package func mayBeFollowed(_ link: DeepLinkID) -> Bool {
        isOpen || hasBounds && symbolic?.above.links.followed.contains(link) ?? false
    }

    // MARK: Screens and transitions

    /// Returns the transitions of a screen without hidden ones. LANGUAGE 4.
    package func events(of screen: ScreenID) -> ArraySlice<TransitionID> { program.events[program.events(of: screen)] }

    package func isReachable(_ screen: ScreenID) -> Bool {
        listed(screen) != .none || symbolic?.isReachable(screen) ?? false
            || symbolic?.mayBeReachable(screen) ?? false && listingInDoubt.value?.reach(of: screen) ?? .none != .none
    }
    /// Whether it is possible that a run reaches a screen, although no such run is known.
    package func mayBeReachable(_ screen: ScreenID) -> Bool {
        isOpen || hasBounds && symbolic?.mayBeReachable(screen) ?? false
    }
    package func isLinkOnly(_ screen: ScreenID) -> Bool {
        guard isReachable(screen) else { return false }
        return listed(screen).needsLinks && symbolic?.needsLinks(screen) ?? true
    }
    /// Whether it is possible that a run without link steps reaches a screen, although no such run is known.
    package func mayNeedNoLinks(_ screen: ScreenID) -> Bool {
        isOpen || limit != nil && symbolic?.mayNeedNoLinks(screen) ?? false
    }
    /// Returns the number of steps after launch of a shortest run to a screen; runs without link steps take precedence.
    package func distance(of screen: ScreenID) -> Int? {
        let reach = isReachable(screen) ? reach(of: screen) : .none
        return reach == .none ? nil : Int(reach.steps)
    }
    /// Returns a shortest run that makes a screen current.
    package func witness(to screen: ScreenID) -> Witness? {
        guard isReachable(screen) else { return nil }
        let isListed = listed(screen) <= reach(of: screen)
        let known = isListed ? listing?.witness(to: screen) : nil
        return onFirstPlatform(known ?? symbolic?.witness(to: screen)) { $0.witness(to: screen) }
    }

    /// Facts of the enumeration are true; the symbolic analysis knows the facts that the enumeration did not reach.
    private func reach(of screen: ScreenID) -> Reach {
        min(listed(screen), symbolic?.reach(of: screen) ?? .none)
    }

    private func listed(_ screen: ScreenID) -> Reach { listing?.reach(of: screen) ?? .none }

    /// Whether a run takes this alternative of an event.
    package func fires(_ alternative: AlternativeID) -> Bool {
        if listing?.fired[alternative.index] ?? false { return true }
        return symbolic?.fires(alternative) ?? false
            || mayFire(alternative) && listingInDoubt.value?.fired[alternative.index] ?? false
    }
    /// Whether it is possible that a run takes an alternative, although no such run is known.
    package func mayFire(_ alternative: AlternativeID) -> Bool {
        isOpen || hasBounds && symbolic?.above.fired[alternative.index] ?? false
    }
    /// Whether it is possible that a run takes an alternative; does not search for a run.
    package func isPossible(_ alternative: AlternativeID) -> Bool {
        isOpen || symbolic.map { $0.above.fired[alternative.index] } ?? listing?.fired[alternative.index] ?? false
    }
    package func fires(_ transition: TransitionID) -> Bool {
        graph.alternatives(of: transition).contains { fires($0) }
    }

    // MARK: Findings

    /// The faults, one for each rule and step.
    package func faults() -> [FaultFact] {
        let ofLaunch = machine.launchFaults()
        let known = Set(ofLaunch.map(\.key))
        let others = merged({ $0.faults() }, with: symbolic?.faults(), by: \.key, witness: \.witness)
        return onFirstPlatform(ofLaunch + others.filter { !known.contains($0.key) }, by: \.key, shownBy: \.witness) {
            $0.faults()
        }
    }

    /// The lists of alternatives for which there is a configuration in which none holds.
    package func ignoredEvents() -> [(event: TransitionID, witness: Witness?)] {
        let all = merged({ $0.ignoredEvents() }, with: symbolic?.ignoredEvents(), by: \.event, witness: \.witness)
        return onFirstPlatform(all, by: \.event, shownBy: \.witness) { $0.ignoredEvents() }
    }

    /// The screens that are visible while a condition that they require does not hold.
    package func guardViolations() -> [(screen: ScreenID, witness: Witness?)] {
        let all = merged({ $0.guardViolations() }, with: symbolic?.guardViolations(), by: \.screen, witness: \.witness)
        return onFirstPlatform(all, by: \.screen, shownBy: \.witness) { $0.guardViolations() }
    }

    /// The screens that are current in a configuration from which no run leads home, or that no step changes. `limit`:
    /// the reason if the answer for other screens is not known.
    package func deadEnds() -> (screens: [DeadEnd], limit: RunLimit?) { knownDeadEnds }

    private func findDeadEnds() -> (screens: [DeadEnd], limit: RunLimit?) {
        let other: (screens: [DeadEnd], isInDoubt: Bool)?
        do throws(RunLimit) {
            other = try symbolic?.deadEnds()
        } catch {
            return (plain.value.deadEnds(), error)
        }
        let found = merged(
            { $0.deadEnds() }, with: other?.screens, by: \.screen, witness: \.witness,
            isInDoubt: other?.isInDoubt ?? false)
        let shown = shown(found, \.witness) { found, listing in
            listing.witness(on: found.screen, within: nil) { $0.isAtHome }
        }
        return (onFirstPlatform(shown, by: \.screen, shownBy: \.witness) { $0.deadEnds().screens }, nil)
    }

    /// The events of the app, and the links, that take away what conditions keep the user from leaving.
    /// `limit`: the reason if others are not known; then those that the steps from each launch show.
    package func discards() -> (found: [Discard], limit: RunLimit?) {
        guard graph.mayDiscard else { return ([], nil) }
        if let limit = graph.limitOfDiscards { return (plain.value.discards(), limit) }
        let all = merged({ $0.discards() }, with: symbolic?.discards(), by: \.step, witness: \.witness)
        return (onFirstPlatform(all, by: \.step, shownBy: \.witness) { $0.discards().found }, nil)
    }

    /// The screens that are current with three or more layers above the window layer.
    package func deepModals() -> DeepModals {
        DeepModals(listed: listing?.deepModals() ?? [:], symbolic)
    }

    /// The transitions whose `push` or `present` can run without limit, each time above the screens that it opened
    /// before, in the order of the graph.
    package var growing: [TransitionID] {
        confirmedGrowth?.transitions ?? symbolic?.growing ?? []
    }
    /// Whether no run is known in which this transition grows the stack without limit.
    package func isDoubtful(growing transition: TransitionID) -> Bool {
        symbolic?.doubtfulGrowth.contains(transition) ?? false && confirmedGrowth?.shown[transition] == nil
            && witness(growing: transition) == nil
    }
    /// Returns a shortest run that ends with the second firing of such a transition.
    package func witness(growing transition: TransitionID) -> Witness? {
        if let shown = confirmedGrowth?.shown[transition] { return shown }
        return symbolic?.witness(growing: transition)
    }

    /// Adds runs from the plain enumeration if the search for shortest runs gave up.
    private func withPlainRuns<Fact, Key: Hashable>(
        _ facts: [Fact], listed: (Listing) -> [Fact], by key: (Fact) -> Key, witness: (Fact) -> Witness?,
        where isShown: (Fact) -> Bool
    ) -> [Fact] {
        guard !graph.hasRegions, limit == nil, facts.contains(where: { witness($0) == nil && isShown($0) }) else {
            return facts
        }
        let shown = Dictionary(listed(plain.value).map { (key($0), $0) }) { one, _ in one }
        return facts.map { witness($0) == nil ? shown[key($0)] ?? $0 : $0 }
    }

    /// What the listing shows, and what the other engine found. In doubt, of what has no run, what a listing shows, and what
    /// it does not refute.
    func merged<Fact, Key: Hashable>(
        _ listed: (Listing) -> [Fact], with other: [Fact]?, by key: (Fact) -> Key, witness: (Fact) -> Witness?,
        isInDoubt: Bool = false, where isShown: (Fact) -> Bool = { _ in true }
    ) -> [Fact] {
        guard let other else { return listing.map(listed) ?? [] }
        var facts = withPlainRuns(other, listed: listed, by: key, witness: witness, where: isShown)
        var places: [Key: Int] = [:]
        for (index, fact) in facts.enumerated() { places[key(fact)] = index }
        let isInDoubt = isInDoubt || facts.contains { witness($0) == nil }
        guard let listing = listing ?? (isInDoubt ? listingInDoubt.value : nil) else { return facts }
        let known = listed(listing)
        for fact in known {
            if let place = places[key(fact)] {
                if isNoWorse(witness(fact), witness(facts[place])) { facts[place] = fact }
            } else {
                facts.append(fact)
            }
        }
        if listing.isComplete {
            let keys = Set(known.map(key))
            facts.removeAll { witness($0) == nil && !keys.contains(key($0)) }
        }
        return facts
    }

    /// Adds runs from an enumeration if the analysis has no run.
    func shown<Fact>(
        _ facts: [Fact], _ witness: WritableKeyPath<Fact, Witness?>, by listed: (Fact, Listing) -> Witness?
    ) -> [Fact] {
        guard facts.contains(where: { $0[keyPath: witness] == nil }),
            let listing = listing ?? listingInDoubt.value
        else { return facts }
        var facts = facts
        for index in facts.indices where facts[index][keyPath: witness] == nil {
            facts[index][keyPath: witness] = listed(facts[index], listing)
        }
        return facts
    }
}

/// The screens that are current with three or more layers above the window layer; a shortest run to each is looked for
/// when it is asked for.
package struct DeepModals {
    private let listed: [ScreenID: Witness]
    let symbolic: SymbolicAnalysis?
    /// In their order.
    package let screens: [ScreenID]

    init(listed: [ScreenID: Witness], _ symbolic: SymbolicAnalysis?) {
        (self.listed, self.symbolic) = (listed, symbolic)
        let screens = symbolic?.deepModals() ?? []
        self.screens = listed.isEmpty ? screens : Set(screens).union(listed.keys).sorted()
    }

    package func witness(of screen: ScreenID) -> Witness? {
        let other = symbolic?.witness(deep: screen)
        return isNoWorse(listed[screen], other) ? listed[screen] : other
    }
}

extension NavGraph {
    /// Whether a layer can have several regions.
    var hasRegions: Bool { !children.isEmpty }
}

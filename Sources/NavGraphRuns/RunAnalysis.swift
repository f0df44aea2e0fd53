import NavGraphModel
import NavGraphSyntax

/// What can happen when an app runs: everything that the rules and checks ask about runs, worked out once.
///
/// Stacks have no bound, so most graphs have no end of configurations: `SymbolicAnalysis` works with the regular sets of
/// them, and with the conditions as relations. Where layers have several regions it knows two bounds of what runs do; in a
/// small graph `Listing` goes from one configuration to the next, as the norm reads, and once it has come to an end it
/// decides alone. `PushdownAnalysis` does for large graphs of hardly a condition what `SymbolicAnalysis` does for others.
///
/// **Sound and exact** for every graph of which the listing comes to an end, and for every graph without layers of several
/// regions. For others see the README beside this file: it says what may be reported too much.
package final class RunAnalysis: Sendable {
    package let graph: NavGraph
    /// Larger graphs are given to `PushdownAnalysis` where hardly a condition is asked for, or there are more tabs: it is
    /// faster then.
    private static let mostScreensOfRelations = 500
    let machine: Machine
    private let listing: Listing?
    private let pushdown: PushdownAnalysis?
    /// Where that may take too much for reachable.
    private let shown: ShownRuns?
    private let growth: Growth?
    private let modals: PushdownModals?
    /// Of a graph without layers of several regions; then the others are not asked.
    private let symbolic: SymbolicAnalysis?
    private let confirmedGrowth: ConfirmedGrowth?
    /// Why links have no way.
    package let unroutable: [DeepLinkID: Unroutable]
    var program: Program { machine.program }

    /// The graph has an `entry`.
    package convenience init(_ graph: NavGraph) {
        self.init(graph, lists: true)
    }

    /// `lists`: whether configurations are listed where that can be done; `relates`: whether relations alone are asked. So
    /// that tests can see each engine alone.
    package init(_ graph: NavGraph, lists: Bool, relates: Bool = false) {
        self.graph = graph
        let program = Program(graph)
        let ways = findWays(program)
        (machine, unroutable) = ways
        let most = Self.mostScreensOfRelations
        let isLarge =
            graph.screens.count > most && program.conditions.count <= 1 || graph.children.count > most
        guard isLarge, !relates else {
            let symbolic = SymbolicAnalysis(machine)
            (pushdown, shown, growth, modals) = (nil, nil, nil, nil)
            listing =
                graph.hasRegions && lists
                ? Listing(machine, limit: symbolic.growing.isEmpty ? Listing.limit : Listing.limitWithoutEnd) : nil
            self.symbolic = listing?.isComplete ?? false ? nil : symbolic
            if lists, !symbolic.doubtfulGrowth.isEmpty, !(listing?.isComplete ?? false) {
                confirmedGrowth = ConfirmedGrowth(symbolic, machine)
            } else {
                confirmedGrowth = nil
            }
            return
        }
        confirmedGrowth = nil
        let pushdown = PushdownAnalysis(program) { ways.machine }
        var growth = pushdown.growth()
        if lists, graph.screens.count <= Listing.mostScreens { growth.confirm(by: machine) }
        let limit = growth.transitions.isEmpty ? Listing.limit : Listing.limitWithoutEnd
        var listing = lists ? Listing(machine, limit: limit) : nil
        let shown = listing?.isComplete ?? false ? nil : ShownRuns(pushdown)
        if let shown, let short = listing, shown.areInDoubt(beside: short) {
            listing = Listing(machine, limit: Listing.limitInDoubt)
        }
        let isComplete = listing?.isComplete ?? false
        let isLimited = !isComplete && pushdown.limit != nil
        self.listing = listing
        symbolic = isLimited ? SymbolicAnalysis(machine) : nil
        self.pushdown = isComplete || isLimited ? nil : pushdown
        self.shown = isComplete || isLimited ? nil : shown
        self.growth = isComplete || isLimited ? nil : growth
        self.modals = isComplete || isLimited ? nil : pushdown.deepModals()
    }

    /// Why the analysis gave up; `nil`: it did not.
    package var limit: RunLimit? { symbolic?.limit ?? pushdown?.limit }
    /// The way of a link by `path`.
    package func way(of link: DeepLinkID) -> Way? { machine.ways[link] }

    /// Whether a link that has a way, or none to go, can be followed in some reachable configuration.
    package func isFollowed(_ link: DeepLinkID) -> Bool {
        listing?.isFollowed(link) ?? false || symbolic?.above.followedLinks.contains(link) ?? false
            || pushdown?.s.followedLinks.contains(link) ?? false
    }

    // MARK: Screens and transitions

    /// The transitions that a screen has, hidden ones left out. LANGUAGE 4.
    package func events(of screen: ScreenID) -> ArraySlice<TransitionID> { program.events[program.events(of: screen)] }

    package func isReachable(_ screen: ScreenID) -> Bool {
        if let symbolic, listing == nil { return symbolic.isReachable(screen) }
        return reach(of: screen) != .none
    }
    /// Whether a screen that no run is known to reach may be reachable all the same.
    package func mayBeReachable(_ screen: ScreenID) -> Bool {
        graph.hasRegions && symbolic?.mayBeReachable(screen) ?? false
    }
    package func isLinkOnly(_ screen: ScreenID) -> Bool {
        if let symbolic, listing == nil { return symbolic.isLinkOnly(screen) }
        return isReachable(screen) && reach(of: screen).needsLinks
    }
    /// Steps after launch on a shortest run that makes it current, without link steps where there is one.
    package func distance(of screen: ScreenID) -> Int? {
        isReachable(screen) ? Int(reach(of: screen).steps) : nil
    }
    /// A shortest run that makes a screen current.
    package func witness(to screen: ScreenID) -> Witness? {
        guard isReachable(screen) else { return nil }
        if let listing, listing.reach(of: screen) <= reach(of: screen) { return listing.witness(to: screen) }
        if let symbolic { return symbolic.witness(to: screen) }
        return shown.map { $0.witness(to: screen) } ?? pushdown?.witness(to: screen)
    }

    /// What the listing saw is true; what it did not get to see, the other engine knows.
    private func reach(of screen: ScreenID) -> Reach {
        let listed = listing?.reach(of: screen) ?? .none
        if let symbolic { return min(listed, symbolic.reach(of: screen)) }
        guard let pushdown, listed.needsLinks else { return listed }
        let other = shown?.reach(of: screen) ?? pushdown.reach(of: screen)
        return other.needsLinks && listed != .none ? listed : other
    }

    /// Whether it is ever taken: an alternative of an event.
    package func fires(_ alternative: AlternativeID) -> Bool {
        if listing?.fired[alternative.index] ?? false { return true }
        if let symbolic { return symbolic.fires(alternative) }
        return shown?.fires(alternative) ?? pushdown?.fires(alternative) ?? false
    }
    /// Whether one that no run is known to take may be taken all the same.
    package func mayFire(_ alternative: AlternativeID) -> Bool {
        graph.hasRegions && symbolic?.above.fired[alternative.index] ?? false
    }
    package func fires(_ transition: TransitionID) -> Bool {
        graph.alternatives(of: transition).contains { fires($0) }
    }

    // MARK: Findings

    /// The faults, one for each rule and step.
    package func faults() -> [FaultFact] {
        merged(listing?.faults(), symbolic?.faults() ?? pushdown?.faults(), by: \.key, \.witness)
    }

    /// The lists of alternatives of which, somewhere, none holds.
    package func ignoredEvents() -> [(event: TransitionID, witness: Witness?)] {
        merged(listing?.ignoredEvents(), symbolic?.ignoredEvents() ?? pushdown?.ignoredEvents(), by: \.event, \.witness)
    }

    /// The screens that are visible while a condition that they require does not hold.
    package func guardViolations() -> [(screen: ScreenID, witness: Witness?)] {
        merged(
            listing?.guardViolations(), symbolic?.guardViolations() ?? pushdown?.guardViolations(), by: \.screen,
            \.witness)
    }

    /// The screens that are current in a configuration from which no run leads home, or that no step changes.
    package func deadEnds() throws(RunLimit) -> [(screen: ScreenID, witness: Witness?)] {
        let other = if let symbolic { try symbolic.deadEnds() } else { try pushdown?.deadEnds() }
        var found = merged(listing?.deadEnds(), other, by: \.screen, \.witness)
        guard let listing else { return found }
        for index in found.indices where found[index].witness == nil {
            found[index].witness = listing.witness(on: found[index].screen, within: nil) { $0.isAtHome }
        }
        return found
    }

    /// The checks that do not hold.
    package func failedChecks() throws(RunLimit) -> [FailedCheck] {
        var failed = if let symbolic { try symbolic.failedChecks() } else { try pushdown?.failedChecks(shown) }
        if let listing {
            failed?.removeAll { listing.shows(graph.checks[$0.check].law) }
        }
        var found = merged(listing?.failedChecks(), failed, by: \.check, \.witness)
        guard let listing else { return found }
        for index in found.indices where found[index].witness == nil {
            switch graph.checks[found[index].check].law {
            case .reach(let screen, let from?, let within):
                found[index].witness = listing.witness(on: from, within: within) { $0.current == screen }
            case .returns(let screen):
                found[index].witness = listing.witness(on: nil, within: nil) { $0.current == screen }
            default: break
            }
        }
        return found
    }

    /// The screens that are current with three or more layers above the window layer.
    package func deepModals() -> DeepModals {
        DeepModals(listed: listing?.deepModals() ?? [:], modals, symbolic)
    }

    /// The transitions whose `push` or `present` can take place endlessly often, each time above what it opened before,
    /// in their order.
    package var growing: [TransitionID] {
        confirmedGrowth?.transitions ?? symbolic?.growing ?? growth?.transitions ?? []
    }
    /// Whether no run shows one of them.
    package func isDoubtful(growing transition: TransitionID) -> Bool {
        symbolic?.doubtfulGrowth.contains(transition) ?? false && confirmedGrowth?.shown[transition] == nil
            && witness(growing: transition) == nil
    }
    /// A shortest run that ends with the second firing of one of them.
    package func witness(growing transition: TransitionID) -> Witness? {
        if let shown = confirmedGrowth?.shown[transition] { return shown }
        return symbolic.map { $0.witness(growing: transition) } ?? growth?.witness(of: transition)
    }

    private func merged<Fact, Key: Hashable>(
        _ listed: [Fact]?, _ other: [Fact]?, by key: (Fact) -> Key, _ witness: (Fact) -> Witness?
    ) -> [Fact] {
        guard let listed, !listed.isEmpty else { return other ?? [] }
        guard var facts = other else { return listed }
        var places: [Key: Int] = [:]
        for (index, fact) in facts.enumerated() { places[key(fact)] = index }
        for fact in listed {
            if let place = places[key(fact)] {
                if isNoWorse(witness(fact), witness(facts[place])) { facts[place] = fact }
            } else {
                facts.append(fact)
            }
        }
        return facts
    }
}

/// The screens that are current with three or more layers above the window layer; a shortest run to each is looked for
/// when it is asked for.
package struct DeepModals: Sendable {
    private let listed: [ScreenID: Witness]
    private let other: PushdownModals?
    private let symbolic: SymbolicAnalysis?
    /// In their order.
    package let screens: [ScreenID]

    init(listed: [ScreenID: Witness], _ other: PushdownModals?, _ symbolic: SymbolicAnalysis?) {
        (self.listed, self.other, self.symbolic) = (listed, other, symbolic)
        let screens = symbolic?.deepModals() ?? other?.screens ?? []
        self.screens = listed.isEmpty ? screens : Set(screens).union(listed.keys).sorted()
    }

    package func witness(of screen: ScreenID) -> Witness? {
        let other = symbolic.map { $0.witness(deep: screen) } ?? other?.witness(of: screen)
        return isNoWorse(listed[screen], other) ? listed[screen] : other
    }
}

extension NavGraph {
    /// Whether some layer can have several regions.
    var hasRegions: Bool { !children.isEmpty }
}

import NavGraphModel
import NavGraphSyntax

/// What can happen when an app runs: everything that the rules and checks ask about runs, worked out once.
///
/// Stacks have no bound, so most graphs have no end of configurations: `PushdownAnalysis` works with the regular sets of
/// them. Where it finds that no stack grows without bound there may be few configurations, and `Listing` goes from one to
/// the next, as the norm reads; once it has come to an end it decides alone. Where regions (tabs, columns) play together
/// and there is no end, the listing goes a short way, and what it saw counts beside what the other engine finds.
///
/// **Sound and exact** for every graph of which the listing comes to an end, and for every graph without layers of several
/// regions. For others see the README beside this file: it says what may be reported too much.
package final class RunAnalysis: Sendable {
    package let graph: NavGraph
    let machine: Machine
    private let listing: Listing?
    private let pushdown: PushdownAnalysis?
    /// Where that may take too much for reachable.
    private let shown: ShownRuns?
    private let growth: Growth?
    private let modals: PushdownModals?
    /// Of a graph without layers of several regions; then the others are not asked.
    private let symbolic: SymbolicAnalysis?
    /// Why links have no way.
    package let unroutable: [DeepLinkID: Unroutable]
    var program: Program { machine.program }

    /// The graph has an `entry`.
    package convenience init(_ graph: NavGraph) {
        self.init(graph, lists: true)
    }

    /// `lists`: whether configurations are listed where that can be done; so that tests can see each engine alone.
    package init(_ graph: NavGraph, lists: Bool) {
        self.graph = graph
        let program = Program(graph)
        let ways = findWays(program)
        (machine, unroutable) = ways
        guard graph.hasRegions else {
            symbolic = SymbolicAnalysis(machine)
            (listing, pushdown, shown, growth, modals) = (nil, nil, nil, nil, nil)
            return
        }
        symbolic = nil
        let pushdown = PushdownAnalysis(program) { ways.machine }
        var growth = pushdown.growth()
        if lists, graph.hasRegions, graph.screens.count <= Listing.mostScreens { growth.confirm(by: machine) }
        let limit = growth.transitions.isEmpty ? Listing.limit : graph.hasRegions ? Listing.limitWithoutEnd : 0
        var listing = lists && limit > 0 ? Listing(machine, limit: limit) : nil
        let shown = listing?.isComplete ?? false ? nil : ShownRuns(pushdown)
        if let shown, let short = listing, shown.areInDoubt(beside: short) {
            listing = Listing(machine, limit: Listing.limitInDoubt)
        }
        let isComplete = listing?.isComplete ?? false
        self.listing = listing
        self.pushdown = isComplete ? nil : pushdown
        self.shown = isComplete ? nil : shown
        self.growth = isComplete ? nil : growth
        self.modals = isComplete ? nil : pushdown.deepModals()
    }

    /// Why the analysis gave up; `nil`: it did not.
    package var limit: RunLimit? { symbolic?.limit ?? pushdown?.limit }
    /// The way of a link by `path`.
    package func way(of link: DeepLinkID) -> Way? { machine.ways[link] }

    /// Whether a link that has a way, or none to go, can be followed in some reachable configuration.
    package func isFollowed(_ link: DeepLinkID) -> Bool {
        if let symbolic { return symbolic.all.followedLinks.contains(link) }
        return listing?.isFollowed(link) ?? false || pushdown?.s.followedLinks.contains(link) ?? false
    }

    // MARK: Screens and transitions

    /// The transitions that a screen has, hidden ones left out. LANGUAGE 4.
    package func events(of screen: ScreenID) -> ArraySlice<TransitionID> { program.events[program.events(of: screen)] }

    package func isReachable(_ screen: ScreenID) -> Bool {
        symbolic?.isReachable(screen) ?? (reach(of: screen) != .none)
    }
    package func isLinkOnly(_ screen: ScreenID) -> Bool {
        symbolic?.isLinkOnly(screen) ?? (isReachable(screen) && reach(of: screen).needsLinks)
    }
    /// Steps after launch on a shortest run that makes it current, without link steps where there is one.
    package func distance(of screen: ScreenID) -> Int? {
        isReachable(screen) ? Int(reach(of: screen).steps) : nil
    }
    /// A shortest run that makes a screen current.
    package func witness(to screen: ScreenID) -> Witness? {
        guard isReachable(screen) else { return nil }
        if let symbolic { return symbolic.witness(to: screen) }
        if let listing, listing.reach(of: screen) <= reach(of: screen) { return listing.witness(to: screen) }
        return shown.map { $0.witness(to: screen) } ?? pushdown?.witness(to: screen)
    }

    /// What the listing saw is true; what it did not get to see, the other engine knows.
    private func reach(of screen: ScreenID) -> Reach {
        if let symbolic { return symbolic.reach(of: screen) }
        let listed = listing?.reach(of: screen) ?? .none
        guard let pushdown, listed.needsLinks else { return listed }
        let other = shown?.reach(of: screen) ?? pushdown.reach(of: screen)
        return other.needsLinks && listed != .none ? listed : other
    }

    /// Whether it is ever taken: an alternative of an event.
    package func fires(_ alternative: AlternativeID) -> Bool {
        if let symbolic { return symbolic.all.fired[alternative.index] }
        if listing?.fired[alternative.index] ?? false { return true }
        return shown?.fires(alternative) ?? pushdown?.fires(alternative) ?? false
    }
    package func fires(_ transition: TransitionID) -> Bool {
        graph.alternatives(of: transition).contains { fires($0) }
    }

    // MARK: Findings

    /// The faults, one for each rule and step.
    package func faults() -> [FaultFact] {
        symbolic?.faults() ?? merged(listing?.faults(), pushdown?.faults(), by: \.key, \.witness)
    }

    /// The lists of alternatives of which, somewhere, none holds.
    package func ignoredEvents() -> [(event: TransitionID, witness: Witness?)] {
        symbolic?.ignoredEvents() ?? merged(listing?.ignoredEvents(), pushdown?.ignoredEvents(), by: \.event, \.witness)
    }

    /// The screens that are visible while a condition that they require does not hold.
    package func guardViolations() -> [(screen: ScreenID, witness: Witness?)] {
        symbolic?.guardViolations()
            ?? merged(listing?.guardViolations(), pushdown?.guardViolations(), by: \.screen, \.witness)
    }

    /// The screens that are current in a configuration from which no run leads home, or that no step changes.
    package func deadEnds() throws(RunLimit) -> [(screen: ScreenID, witness: Witness?)] {
        if let symbolic { return try symbolic.deadEnds() }
        var found = merged(listing?.deadEnds(), try pushdown?.deadEnds(), by: \.screen, \.witness)
        guard let listing else { return found }
        for index in found.indices where found[index].witness == nil {
            found[index].witness = listing.witness(on: found[index].screen, within: nil) { $0.isAtHome }
        }
        return found
    }

    /// The checks that do not hold.
    package func failedChecks() throws(RunLimit) -> [FailedCheck] {
        if let symbolic { return try symbolic.failedChecks() }
        var failed = try pushdown?.failedChecks(shown)
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
        if let symbolic { return DeepModals(symbolic) }
        return DeepModals(listed: listing?.deepModals() ?? [:], modals)
    }

    /// The transitions whose `push` or `present` can take place endlessly often, each time above what it opened before,
    /// in their order.
    package var growing: [TransitionID] { symbolic?.growing ?? growth?.transitions ?? [] }
    /// A shortest run that ends with the second firing of one of them.
    package func witness(growing transition: TransitionID) -> Witness? {
        symbolic.map { $0.witness(growing: transition) } ?? growth?.witness(of: transition)
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

    init(listed: [ScreenID: Witness], _ other: PushdownModals?) {
        self.listed = listed
        self.other = other
        symbolic = nil
        screens = listed.isEmpty ? other?.screens ?? [] : Set(other?.screens ?? []).union(listed.keys).sorted()
    }

    init(_ symbolic: SymbolicAnalysis) {
        (listed, other, self.symbolic) = ([:], nil, symbolic)
        screens = symbolic.deepModals()
    }

    package func witness(of screen: ScreenID) -> Witness? {
        if let symbolic { return symbolic.witness(deep: screen) }
        let other = other?.witness(of: screen)
        return isNoWorse(listed[screen], other) ? listed[screen] : other
    }
}

extension NavGraph {
    /// Whether some layer can have several regions.
    var hasRegions: Bool { !children.isEmpty }
}

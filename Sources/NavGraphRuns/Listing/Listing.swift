import NavGraphModel
import NavGraphSyntax

/// Enumerates the configurations that runs reach, breadth first: first without link steps, then with them. LANGUAGE 6.
///
/// The enumeration stops at a limit. O(configurations · steps).
///
/// There are two kinds. The first starts with each combination of condition values; if it is complete, it alone
/// decides. The *plain* kind gives a condition its value when a step tests it, so it works for any graph: its results
/// are certain, but not complete.
struct Listing: Sendable {
    /// The maximum number of configurations to expand without link steps; with them, twice as many. Fewer if the number
    /// of configurations is infinite.
    static let limit = 4_000
    static let limitWithoutEnd = 1_000
    /// Graphs whose runs reach more screens have more configurations than the limit anyway.
    static let mostScreens = 100
    private static let mostLaunches = 256
    /// Configurations with more frames are not expanded; in the plain kind, with more frames and layers above the
    /// first.
    private static let mostFrames = 24
    private static let mostOpened = 8
    private static let mostKept = 100_000
    /// The maximum numbers of steps to take in the plain kind, and of its attempts to take steps (see `done`); with links,
    /// twice as many attempts.
    static let mostSteps = 1_000_000
    private let mostWork: Int

    struct Edge: Sendable {
        var to: Int32
        var label: StepLabel
        /// An event of the app, or a change, which does not count as a way out.
        var isApp: Bool
    }
    /// The last step of a shortest run to a configuration.
    struct Arrival: Sendable {
        var steps = Int32.max
        var from: Int32 = -1
        var label = StepLabel.none
        /// The conditions without a value that the step tested.
        var decided = Cube()
        var isReached: Bool { steps != .max }
    }
    struct Fault: Sendable {
        var rule: Rule
        var subject: StepSubject
        var place: FaultPlace
        var from: Int
        var label: StepLabel
    }

    let machine: Machine
    private let limit: Int
    /// The minimum number of steps in the plain kind; `nil` in the other kind.
    let work: Int?
    /// Of these transitions it is kept what they have opened.
    private let openers: Set<TransitionID>
    var graph: NavGraph { machine.graph }
    var isPlain: Bool { work != nil }
    var configurations: [Configuration] = []
    var plain: [Arrival] = []
    var linked: [Arrival] = []
    /// The steps of each configuration, without and with links, as ranges of `edges`; `nil` if it was not expanded.
    var out: [Range<Int>?] = []
    var linksOut: [Range<Int>] = []
    var edges: [Edge] = []
    var fired: [Bool]
    var allFaults: [Fault] = []
    var allIgnored: [(event: TransitionID, at: Int)] = []
    /// What steps asked for that was open until then, by the number of their edges.
    var decided: [Int: Cube] = [:]
    /// In the plain kind, how many attempts to take a step were made, weighted by `Program.costOfAttempt`.
    var done = 0
    let costOfPart: Int
    /// By event, what an attempt costs more for its alternatives.
    let costOfEvent: [Int]
    /// The configurations with a step that tests more combinations of condition values than were tried.
    var cut: Set<Int> = []
    /// The fewest steps to a configuration whose links were not followed; -1 if some launches were omitted.
    private var leastLeftOut = Int32.max
    /// Configurations as parts of others, which are gone on from: with some conditions decided.
    var parts: Set<Int> = []
    /// Whether the enumeration is complete and all conditions are decided.
    private(set) var isComplete = false
    /// Whether the enumeration is complete: what no configuration shows does not happen.
    private(set) var isWhole = false
    /// The nearest configuration in which each screen is current.
    private var nearest: [ScreenID: Int] = [:]
    private var ids: [Configuration: Int32] = [:]
    /// Of what launches lead to, the conditions before them.
    private var launched: [Int: Cube] = [:]

    /// `nil` where listing is pointless. `screens`: no others are ever current. What only others ask for is the same in
    /// all of its configurations.
    init?(_ machine: Machine, among screens: [ScreenID], limit: Int, openers: Set<TransitionID> = []) {
        let graph = machine.graph
        guard screens.count <= Self.mostScreens else { return nil }
        var program = Program(graph, keepsAll: true, machine.program.restriction)
        var launches = program.valuations(atMost: Self.mostLaunches, of: program.conditions(named: screens))
        if launches == nil {
            program = machine.program
            launches = program.valuations(atMost: Self.mostLaunches, of: program.conditions(named: screens))
        }
        guard let launches else { return nil }
        var own = Machine(program)
        own.ways = machine.ways
        self.machine = own
        self.limit = limit
        work = nil
        (costOfPart, costOfEvent, mostWork) = (0, Array(repeating: 1, count: graph.transitions.count), .max)
        self.openers = openers
        fired = Array(repeating: false, count: graph.alternatives.count)
        for launch in launches {
            begin(with: allDecided { try own.launch(launch).end }, launch)
        }
        list()
        isComplete = isWhole
    }

    /// Creates the plain kind. `work`: the work of the exact analysis that gave up.
    init(plain machine: Machine, work: Int) {
        self.init(beginning: machine, limit: Self.limit, work: work)
        let hasAllLaunches = isWhole
        list()
        if !hasAllLaunches { (isWhole, leastLeftOut) = (false, -1) }
    }

    /// Creates the plain kind, of the launches alone; it is whole if it has them all.
    init(beginning machine: Machine, limit: Int, work: Int) {
        self.machine = machine
        self.limit = limit
        self.work = work
        costOfPart = machine.program.costOfAttempt
        costOfEvent = machine.graph.transitions.ids.map { event in
            1 + machine.graph.alternatives(of: event).reduce(0) { count, _ in count + 1 } / 16
        }
        mostWork = 800_000 / machine.program.thrift
        openers = []
        fired = Array(repeating: false, count: machine.graph.alternatives.count)
        ids.reserveCapacity(min(4 * limit, 1_024))
        var launches = LazyLaunches(machine)
        while configurations.count < limit, let launch = launches.next() { begin(with: launch.end, launch.before) }
        isWhole = launches.isDone
    }

    private mutating func begin(with c: Configuration, _ launch: Cube) {
        let start = add(c)
        plain[start].steps = 0
        linked[start].steps = 0
        launched[start] = launched[start] ?? launch
    }

    private mutating func list() {
        isWhole = listPlain()
        if !graph.deepLinks.isEmpty { isWhole = listLinked() && isWhole } else { linked = plain }
        isWhole = isWhole && cut.isEmpty
        ids = [:]
        nearest = nearestByScreen { [configurations[$0].current] }
    }

    /// The fewest steps to a configuration that was not expanded completely; `.max` if there is no such configuration.
    var leastUnseen: Int32 {
        configurations.indices.reduce(leastLeftOut) {
            isOpen($1) ? min($0, plain[$1].steps, linked[$1].steps) : $0
        }
    }

    /// Whether a configuration may have steps, other than links, that are not in `edges`.
    func isOpen(_ index: Int) -> Bool { out[index] == nil || cut.contains(index) }

    /// No run to a screen takes fewer steps.
    func leastSteps(to screen: ScreenID) -> Int {
        let unseen = leastUnseen == .max ? Int.max : Int(leastUnseen) + 1
        return min(fewestSteps(to: screen) ?? .max, unseen)
    }

    /// The steps of a shortest run to a screen, with link steps or without.
    func fewestSteps(to screen: ScreenID) -> Int? {
        let steps = configurations.indices.lazy.filter { configurations[$0].current == screen }.map { linked[$0].steps }
        return steps.min().flatMap { $0 == .max ? nil : Int($0) }
    }

    func reach(of index: Int) -> Reach {
        if plain[index].isReached { return Reach(needsLinks: false, steps: plain[index].steps) }
        return Reach(needsLinks: true, steps: linked[index].steps)
    }
    func reach(of screen: ScreenID) -> Reach {
        nearest[screen].map { reach(of: $0) } ?? .none
    }

    // MARK: Going on

    /// Whether the limit is reached after expanding `count` configurations.
    private func isSpent(_ count: Int) -> Bool {
        if configurations.count >= Self.mostKept { return true }
        guard let work else { return count >= limit }
        return edges.count >= Self.mostSteps || done >= mostWork || count >= limit && edges.count >= work
    }

    func isTooHigh(_ c: Configuration) -> Bool {
        if work == nil { return c.frameCount > Self.mostFrames }
        let opened = c.layers.reduce(c.layers.count - 1) { $1.regions.reduce($0) { $0 + $1.frames.count - 1 } }
        return opened > Self.mostOpened
    }

    private mutating func listPlain() -> Bool {
        var next = 0
        var isWhole = true
        while next < configurations.count {
            defer { next += 1 }
            if parts.contains(next) { continue }
            if isSpent(next) || Interruption.step() { return false }
            if isTooHigh(configurations[next]) {
                isWhole = false
                continue
            }
            expandPlain(next)
        }
        return isWhole
    }

    /// All steps but links, and how they arrive.
    mutating func expandPlain(_ index: Int) {
        expand(index)
        for edge in out[index] ?? 0..<0 where !plain[Int(edges[edge].to)].isReached {
            plain[Int(edges[edge].to)] = arrival(by: edge, from: index, plain[index])
        }
    }

    private mutating func listLinked() -> Bool {
        done = 0
        var queue = configurations.indices.filter { linked[$0].steps == 0 && !parts.contains($0) }
        var next = 0
        var isWhole = true
        while next < queue.count {
            let index = queue[next]
            next += 1
            if out[index] == nil {
                guard !isSpent((next - 1) / 2), !Interruption.step(), !isTooHigh(configurations[index]) else {
                    isWhole = false
                    continue
                }
                expand(index)
            }
            if done < mostWork {
                followLinks(from: index)
            } else {
                leastLeftOut = min(leastLeftOut, linked[index].steps)
                isWhole = false
            }
            for range in [out[index] ?? 0..<0, linksOut[index]] {
                for edge in range where !linked[Int(edges[edge].to)].isReached {
                    linked[Int(edges[edge].to)] = arrival(by: edge, from: index, linked[index])
                    queue.append(Int(edges[edge].to))
                }
            }
        }
        return isWhole
    }

    /// How an edge arrives from a configuration that was arrived at.
    func arrival(by edge: Int, from index: Int, _ before: Arrival) -> Arrival {
        Arrival(
            steps: before.steps + 1, from: Int32(index), label: edges[edge].label, decided: decided[edge] ?? Cube())
    }

    mutating func add(_ c: Configuration) -> Int {
        var c = machine.normalized(c, keeping: openers)
        if work != nil { c.others = [:] }
        if let known = ids[c] { return Int(known) }
        let index = configurations.count
        ids[c] = Int32(index)
        configurations.append(c)
        plain.append(Arrival())
        linked.append(Arrival())
        out.append(nil)
        linksOut.append(0..<0)
        return index
    }

    /// All conditions of a configuration are decided that a listing with all valuations has.
    func allDecided<Result>(_ body: () throws -> Result) -> Result {
        do {
            return try body()
        } catch {
            preconditionFailure("a listed configuration has an undecided condition: \(error)")
        }
    }

    /// Whether a link is followed in a configuration.
    func isFollowed(_ link: DeepLinkID) -> Bool { edges.contains { $0.label == StepLabel(.link, link.raw) } }

    // MARK: Runs

    /// A shortest run to a configuration, without link steps where there is one, and then one more step that is a fault.
    func witness(to index: Int, fault: Fault? = nil) -> Witness {
        let arrivals = plain[index].isReached ? plain : linked
        return witness(to: index, along: arrivals, fault: fault)
    }

    func witness(to index: Int, along arrivals: [Arrival], fault: Fault? = nil) -> Witness {
        var steps: [Witness.Step] = []
        if let fault { steps.append(Witness.Step(label: fault.label, screen: nil)) }
        var at = index
        var decided = Cube()
        while arrivals[at].from >= 0 {
            if !arrivals[at].label.isNone {
                steps.append(Witness.Step(label: arrivals[at].label, screen: configurations[at].current))
            }
            decided = decided.intersection(arrivals[at].decided)
            at = Int(arrivals[at].from)
        }
        steps.append(Witness.Step(label: StepLabel(.launch), screen: configurations[at].current))
        // What was open until a step asked for it had that value at launch.
        let launch = (launched[at] ?? configurations[at].conditions).intersection(decided)
        return Witness(
            conditions: machine.program.valuation(of: machine.program.implications.closed(launch) ?? launch),
            steps: steps.reversed(),
            fault: fault?.rule, faultPlace: fault?.place, endsAtHome: configurations[index].isAtHome)
    }

    func witness(to screen: ScreenID) -> Witness? {
        nearest[screen].map { witness(to: $0) }
    }
}

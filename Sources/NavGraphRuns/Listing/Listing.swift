import NavGraphModel
import NavGraphSyntax

/// The configurations that runs reach, one by one, breadth first: first without link steps, then with them. LANGUAGE 6.
///
/// For graphs of few configurations; others are listed as far as the limit goes. O(configurations · steps).
struct Listing: Sendable {
    /// How many configurations are gone on from, without link steps; with them, twice as many. Where there is no end of
    /// them, fewer.
    static let limit = 4_000
    static let limitWithoutEnd = 1_000
    /// Where runs reach more screens than this they reach more configurations than the limit anyway.
    static let mostScreens = 100
    private static let mostLaunches = 256
    /// Nothing is gone on from that has more frames than this.
    private static let mostFrames = 24

    struct Edge: Sendable {
        var to: Int32
        var label: StepLabel
        /// An event of the app, or a change, which is no way out.
        var isApp: Bool
    }
    /// The last step of a shortest run to a configuration.
    struct Arrival: Sendable {
        var steps = Int32.max
        var from: Int32 = -1
        var label = StepLabel.none
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
    /// Of these transitions it is kept what they have opened.
    private let openers: Set<TransitionID>
    var graph: NavGraph { machine.graph }
    private(set) var configurations: [Configuration] = []
    private(set) var plain: [Arrival] = []
    private(set) var linked: [Arrival] = []
    /// For each configuration its steps: ranges of `edges`; without and with links. `nil`: it was not gone on from.
    private(set) var out: [Range<Int>?] = []
    private(set) var linksOut: [Range<Int>] = []
    private(set) var edges: [Edge] = []
    private(set) var fired: [Bool]
    private(set) var allFaults: [Fault] = []
    private(set) var allIgnored: [(event: TransitionID, at: Int)] = []
    /// Whether these are all configurations.
    private(set) var isComplete = false
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
        self.openers = openers
        fired = Array(repeating: false, count: graph.alternatives.count)
        for launch in launches {
            let start = add(decided { try own.launch(launch).end })
            plain[start].steps = 0
            linked[start].steps = 0
            launched[start] = launched[start] ?? launch
        }
        isComplete = listPlain()
        if !graph.deepLinks.isEmpty { isComplete = listLinked() && isComplete } else { linked = plain }
        ids = [:]
        nearest = nearestByScreen { [configurations[$0].current] }
    }

    /// The fewest steps to a configuration that was not gone on from; `.max`: no such configuration.
    var leastUnseen: Int32 {
        configurations.indices.reduce(.max) { out[$1] == nil ? min($0, plain[$1].steps, linked[$1].steps) : $0 }
    }

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

    private mutating func listPlain() -> Bool {
        var next = 0
        var isWhole = true
        while next < configurations.count {
            if next >= limit || Interruption.step() { return false }
            if configurations[next].frameCount > Self.mostFrames {
                isWhole = false
                next += 1
                continue
            }
            expand(next)
            for edge in edges[out[next]!] where !plain[Int(edge.to)].isReached {
                plain[Int(edge.to)] = Arrival(steps: plain[next].steps + 1, from: Int32(next), label: edge.label)
            }
            next += 1
        }
        return isWhole
    }

    private mutating func listLinked() -> Bool {
        var queue = configurations.indices.filter { linked[$0].steps == 0 }
        var next = 0
        var isWhole = true
        while next < queue.count {
            let index = queue[next]
            next += 1
            if out[index] == nil {
                guard next <= 2 * limit, !Interruption.step(), configurations[index].frameCount <= Self.mostFrames
                else {
                    isWhole = false
                    continue
                }
                expand(index)
            }
            followLinks(from: index)
            for range in [out[index]!, linksOut[index]] {
                for edge in edges[range] where !linked[Int(edge.to)].isReached {
                    linked[Int(edge.to)] = Arrival(
                        steps: linked[index].steps + 1, from: Int32(index), label: edge.label)
                    queue.append(Int(edge.to))
                }
            }
        }
        return isWhole
    }

    private mutating func add(_ c: Configuration) -> Int {
        let c = machine.normalized(c, keeping: openers)
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

    /// All steps but links.
    private mutating func expand(_ index: Int) {
        let c = configurations[index]
        let first = edges.count
        for event in machine.events(in: c)
        where graph.transitions[event].isList && decided({ try machine.taken(event, c) }) == nil {
            allIgnored.append((event, index))
        }
        for label in decided({ try machine.labels(in: c, changes: true) }) { take(label, from: index) }
        out[index] = first..<edges.count
    }

    private mutating func followLinks(from index: Int) {
        let first = edges.count
        for link in graph.deepLinks.ids { take(StepLabel(.link, link.raw), from: index) }
        linksOut[index] = first..<edges.count
    }

    private mutating func take(_ label: StepLabel, from index: Int) {
        var next = configurations[index]
        var isApp = label.kind == .change
        if label.kind == .event {
            let alternative = AlternativeID(raw: label.operand)
            fired[alternative.index] = true
            isApp = graph.transitions[graph.alternatives[alternative].transition!].owner == .app
        }
        do {
            guard try machine.step(label, &next) else { return }
            if label.kind == .link, let way = machine.ways[DeepLinkID(raw: label.operand)] {
                for alternative in way.alternatives { fired[alternative.index] = true }
            }
            edges.append(Edge(to: Int32(add(next)), label: label, isApp: isApp))
        } catch let fault as Machine.Fault {
            let subject = subject(of: label, in: configurations[index])
            allFaults.append(
                Fault(rule: fault.rule, subject: subject, place: fault.place, from: index, label: label))
        } catch { preconditionFailure("a listed configuration has an undecided condition: \(error)") }
    }

    /// What a step is about; of back and swipe, the transition whose handler `closed` runs.
    private func subject(of label: StepLabel, in c: Configuration) -> StepSubject {
        let opener: AlternativeID
        switch label.kind {
        case .event: opener = AlternativeID(raw: label.operand)
        case .outcome: return .outcome(OutcomeID(raw: label.operand))
        case .back: opener = c.region.frames[c.region.frames.count - 1].opener
        case .swipe: opener = c.top.opener
        default: opener = .none
        }
        return opener.isNone ? .entry : graph.alternatives[opener].transition.map { .transition($0) } ?? .entry
    }

    /// All conditions of a listed configuration are decided.
    func decided<Result>(_ body: () throws -> Result) -> Result {
        do {
            return try body()
        } catch {
            preconditionFailure("a listed configuration has an undecided condition: \(error)")
        }
    }

    /// Whether a link is followed somewhere.
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
        while arrivals[at].from >= 0 {
            steps.append(Witness.Step(label: arrivals[at].label, screen: configurations[at].current))
            at = Int(arrivals[at].from)
        }
        steps.append(Witness.Step(label: StepLabel(.launch), screen: configurations[at].current))
        return Witness(
            conditions: machine.program.valuation(of: launched[at] ?? configurations[at].conditions),
            steps: steps.reversed(),
            fault: fault?.rule, faultPlace: fault?.place, endsAtHome: configurations[index].isAtHome)
    }

    func witness(to screen: ScreenID) -> Witness? {
        nearest[screen].map { witness(to: $0) }
    }
}

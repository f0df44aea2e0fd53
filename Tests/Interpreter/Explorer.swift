import NavGraphModel
import NavGraphSyntax

/// Lists the configurations that the interpreter reaches, up to a bound, and says what they show.
struct Explorer {
    struct Known {
        var configuration: Interpreter.Configuration
        var steps: Int
        /// Those that lead on or are faults, links apart.
        var possible: [(step: Interpreter.Step, result: Interpreter.Result)] = []
    }
    struct Edge {
        var from: Int
        var to: Int
        var step: Interpreter.Step
    }
    let interpreter: Interpreter
    var graph: NavGraph { interpreter.graph }
    let ways: [DeepLinkID: Interpreter.Way]
    /// Without link steps; with them.
    private(set) var plain: [Known] = []
    private(set) var linked: [Known] = []
    private(set) var edges: [Edge] = []
    /// Some configuration was too large to go on from, so that absence proves nothing.
    private(set) var isTruncated = false
    /// The fewest steps to such a configuration: what is as near as that was seen.
    private(set) var leastCut = Int.max
    /// Rule and subject, with the fewest steps that show it; nil where no run can.
    private(set) var found: [String: Int?] = [:]
    /// By rule and subject the configurations of which it is true, for what asks where runs lead.
    private(set) var failing: [String: Set<Interpreter.Configuration>] = [:]
    /// Those that were found with link steps only: beyond the bound there may be a longer run without.
    private var byLinks: Set<String> = []
    private var saysLinks = false
    func isByLinks(_ key: String) -> Bool { isTruncated && byLinks.contains(key) }
    private(set) var distances: [ScreenID: Int] = [:]
    private(set) var shortest: [ScreenID: Int] = [:]

    init(_ graph: NavGraph, frames: Int = 6, layers: Int = 5, configurations: Int = 120) {
        interpreter = Interpreter(graph: graph)
        var ways: [DeepLinkID: Interpreter.Way] = [:]
        for link in graph.deepLinks.ids where graph.deepLinks[link].isByPath {
            ways[link] = interpreter.way(of: link, bound: 5)
        }
        self.ways = ways
        plain = explore(frames, layers, configurations, links: false)
        linked = graph.deepLinks.isEmpty ? plain : explore(frames, layers, configurations, links: true)
        sayAll()
    }

    private mutating func explore(_ frames: Int, _ layers: Int, _ limit: Int, links: Bool) -> [Known] {
        // By its `sets`, an entry may lead to the same from several valuations.
        var launched: Set<Interpreter.Configuration> = []
        var known = interpreter.launches().filter { launched.insert($0).inserted }
            .map { Known(configuration: $0, steps: 0) }
        var ids: [Interpreter.Configuration: Int] = [:]
        for (index, one) in known.enumerated() { ids[one.configuration] = index }
        edges = []
        var next = 0
        while next < known.count {
            let c = known[next].configuration
            defer { next += 1 }
            let isKnown = links && next < plain.count && plain[next].configuration == c
            known[next].possible = isKnown ? plain[next].possible : interpreter.steps(from: c)
            if c.frameCount > frames || c.layers.count > layers || next >= limit {
                isTruncated = true
                leastCut = min(leastCut, known[next].steps)
                continue
            }
            var reached = known[next].possible
            if links {
                for link in graph.deepLinks.ids {
                    if let after = interpreter.follow(link, way: ways[link], from: c) {
                        reached.append((.link(link), .configuration(after)))
                    }
                }
            }
            for (step, result) in reached {
                guard case .configuration(let after) = result else { continue }
                if ids[after] == nil {
                    ids[after] = known.count
                    known.append(Known(configuration: after, steps: known[next].steps + 1))
                }
                edges.append(Edge(from: next, to: ids[after]!, step: step))
            }
        }
        return known
    }

    private mutating func say(_ rule: String, _ subject: String, _ steps: Int?) {
        let key = rule + " " + subject
        guard found[key] == nil else { return }
        found[key] = .some(steps)
        if saysLinks { byLinks.insert(key) }
    }

    private mutating func sayAll() {
        for one in linked where shortest[one.configuration.current] == nil {
            shortest[one.configuration.current] = one.steps
        }
        // Without link steps first, so that what they show counts first.
        for byLinks in graph.deepLinks.isEmpty ? [false] : [false, true] {
            saysLinks = byLinks
            let known = byLinks ? linked : plain
            for one in known {
                let c = one.configuration
                if distances[c.current] == nil { distances[c.current] = one.steps }
                for screen in interpreter.visible(c) where !interpreter.meetsRequirements(screen, c.conditions) {
                    say("guard-violation", "screen:" + graph.name(of: screen), one.steps)
                }
                if c.layers.count > 3 { say("deep-modal", "screen:" + graph.name(of: c.current), one.steps) }
                for event in interpreter.events(in: c)
                where graph.shouldTakeAlternative(event) && interpreter.taken(event, in: c.conditions) == nil {
                    say("ignored-event", spelled(event), one.steps)
                }
                for (step, result) in one.possible {
                    if case .fault(let rule) = result { say(rule.rawValue, subject(step, c), one.steps + 1) }
                    if case .event(let event, _) = step, graph.transitions[event].owner == .app,
                        interpreter.discards(step, way: nil, from: c)
                    {
                        say("discards-locked", spelled(event), one.steps + 1)
                    }
                }
                for link in graph.deepLinks.ids where interpreter.discards(.link(link), way: ways[link], from: c) {
                    say("discards-locked", "deepLink:" + graph.text[graph.deepLinks[link].name], one.steps + 1)
                }
                sayChecks(c, one.steps)
            }
        }
        for values in graph.platforms.flatMap({ interpreter.valuations(on: $0) }) {
            if let fault = interpreter.launchFault(values) { say(fault.rawValue, "file", 0) }
        }
        for screen in graph.screens.ids {
            if distances[screen] == nil {
                // Of an alert in place, a transition that never fires says it.
                if let alternative = graph.screens[screen].declaringAlternative,
                    !fires(graph.root(of: alternative))
                {
                    continue
                }
                say("unreachable-screen", "screen:" + graph.name(of: screen), nil)
            } else if !plain.contains(where: { $0.configuration.current == screen }) {
                say("link-only", "screen:" + graph.name(of: screen), distances[screen])
            }
        }
        sayTransitions()
        sayBlockedLinks()
        if !isTruncated { sayEscapes() }
    }

    private var firedAlternatives: Set<AlternativeID> {
        var fired: Set<AlternativeID> = []
        for one in linked {
            for (step, _) in one.possible {
                if case .event(_, let taken) = step { fired.insert(taken) }
            }
        }
        for edge in edges {
            guard case .link(let link) = edge.step else { continue }
            for step in ways[link]?.steps ?? [] {
                if case .event(_, let taken) = step { fired.insert(taken) }
            }
        }
        return fired
    }

    private func fires(_ alternative: AlternativeID) -> Bool {
        graph.isInEntry(alternative) || firedAlternatives.contains(alternative)
    }

    private mutating func sayTransitions() {
        let fired = firedAlternatives
        for id in graph.transitions.ids {
            let all = Array(graph.alternatives(of: id))
            if case .group(let group) = graph.transitions[id].owner, !graph.isUsed(group) { continue }
            let tabs = graph.flows.filter { $0.buttons.contains { $0.transition == id } }
            let ofButtons = tabs.flatMap { tab in
                graph.screens.ids.filter { screen in
                    linked.contains {
                        $0.configuration.current == screen
                            && $0.configuration.top.made
                                == .flow(
                                    graph.flows.ids.first {
                                        graph.flows[$0].span == tab.span && graph.flows[$0].file == tab.file
                                    }!)
                    }
                }
            }
            let holders = graph.screens.ids.filter { graph.events(of: $0).contains(id) } + ofButtons
            if all.contains(where: { fired.contains($0) }) {
                guard graph.transitions[id].isList else { continue }
                for one in all where !fired.contains(one) {
                    say("unreachable-transition", spelled(id) + "#\(graph.alternatives[one].number)", nil)
                }
            } else if all.isEmpty, !graph.transitions[id].isList, holders.contains(where: { hides(id, on: $0) }) {
                continue
            } else {
                let scope = scope(of: graph.transitions[id].owner)
                let isNowhere = scope.isEmpty && tabs.isEmpty
                if isNowhere || (scope + ofButtons).contains(where: { distances[$0] != nil }) {
                    say("unreachable-transition", spelled(id), nil)
                }
            }
        }
    }

    /// The screens that have the events of an owner, if they have no others of these names.
    private func scope(of owner: Owner) -> [ScreenID] {
        graph.screens.ids.filter { screen in
            let flows = graph.hasFlowEvents(screen) ? graph.flows(around: screen) : []
            return switch owner {
            case .app: true
            case .screen(let only): screen == only
            case .flow(let flow): flows.contains(flow)
            case .group(let group):
                ([graph.screens[screen].uses] + flows.map { graph.flows[$0].uses }).contains {
                    graph.used(by: $0).contains(group)
                }
            }
        }
    }

    /// Whether an event of a screen keeps another one of its name from it.
    private func hides(_ event: TransitionID, on screen: ScreenID) -> Bool {
        let ofFlows =
            !graph.hasFlowEvents(screen)
            ? []
            : graph.flows(around: screen).flatMap { Array(graph.flows[$0].transitions) + used(graph.flows[$0].uses) }
        return (used(graph.screens[screen].uses) + ofFlows + graph.appTransitions).contains {
            $0 != event && graph.transitions[$0].name == graph.transitions[event].name
        }
    }

    private func used(_ uses: IDRange<GroupUseID>) -> [TransitionID] {
        graph.used(by: uses).flatMap { graph.groups[$0].transitions }
    }

    private mutating func sayBlockedLinks() {
        for link in graph.deepLinks.ids where !edges.contains(where: { $0.step == .link(link) }) {
            let home = linked[0].configuration
            let isRoutable =
                graph.deepLinks[link].isByPresent
                ? interpreter.allValuations().contains { values in
                    let start = Interpreter.Configuration(conditions: values, layers: home.layers)
                    return interpreter.follow(link, way: nil, from: start) != nil
                } : ways[link] != nil
            if isRoutable { say("blocked-link", "deepLink:" + graph.text[graph.deepLinks[link].name], nil) }
        }
    }

    private mutating func sayChecks(_ c: Interpreter.Configuration, _ steps: Int) {
        for check in graph.checks {
            switch check.law {
            case .neverWhen(let screen, let literals):
                if interpreter.visible(c).contains(screen), interpreter.holds(literals, c.conditions) {
                    say("check-failed", "check:\(check.number)", steps)
                }
            case .neverAbove(let screen, let lower):
                if Self.isAbove(screen, lower, c) { say("check-failed", "check:\(check.number)", steps) }
            default: break
            }
        }
    }

    static func isAbove(_ screen: ScreenID, _ lower: ScreenID, _ c: Interpreter.Configuration) -> Bool {
        for (index, layer) in c.layers.enumerated() {
            for region in layer.regions {
                for (number, frame) in region.frames.enumerated() where frame.screen == screen {
                    if region.frames[..<number].contains(where: { $0.screen == lower }) { return true }
                    for below in c.layers[..<index] {
                        if below.regions.contains(where: { $0.frames.contains { $0.screen == lower } }) { return true }
                    }
                }
            }
        }
        return false
    }

    /// What asks for runs that lead somewhere: only where every configuration is known.
    private mutating func sayEscapes() {
        let count = linked.count
        var back = Array(repeating: [Int](), count: count)
        for edge in edges where !isIgnored(edge.step) { back[edge.to].append(edge.from) }
        func distances(to targets: (Interpreter.Configuration) -> Bool) -> [Int?] {
            var distance = [Int?](repeating: nil, count: count)
            var queue = (0..<count).filter { targets(linked[$0].configuration) }
            for index in queue { distance[index] = 0 }
            var next = 0
            while next < queue.count {
                for from in back[queue[next]] where distance[from] == nil {
                    distance[from] = distance[queue[next]]! + 1
                    queue.append(from)
                }
                next += 1
            }
            return distance
        }
        let reachable = Set(linked.map(\.configuration.current)).count
        let home = distances(to: interpreter.isAtHome)
        var moves = Array(repeating: false, count: count)
        for edge in edges {
            if isByItself(edge.step) { continue }
            if interpreter.looksDifferent(linked[edge.from].configuration, linked[edge.to].configuration) {
                moves[edge.from] = true
            }
        }
        let plainSteps = Dictionary(uniqueKeysWithValues: plain.map { ($0.configuration, $0.steps) })
        func nearest(_ holds: (Int) -> Bool, _ body: (Int, Int) -> Void) {
            for (index, one) in linked.enumerated() where holds(index) {
                if let steps = plainSteps[one.configuration] { body(index, steps) }
            }
            for (index, one) in linked.enumerated() where holds(index) && plainSteps[one.configuration] == nil {
                body(index, one.steps)
            }
        }
        var dead: [(ScreenID, Int, Bool)] = []
        nearest({ home[$0] == nil || (!moves[$0] && reachable > 1) }) { index, steps in
            let c = linked[index].configuration
            failing["dead-end screen:" + graph.name(of: c.current), default: []].insert(c)
            dead.append((c.current, steps, plainSteps[c] == nil))
        }
        for (screen, steps, _) in dead.sorted(by: { ($0.2 ? 1 : 0, $0.1) < ($1.2 ? 1 : 0, $1.1) }) {
            say("dead-end", "screen:" + graph.name(of: screen), steps)
        }
        func sayCheck(_ number: Int, fails: (Int) -> Bool) {
            var failed: [(Int, Bool)] = []
            nearest(fails) {
                failing["check-failed check:\(number)", default: []].insert(linked[$0].configuration)
                failed.append(($1, plainSteps[linked[$0].configuration] == nil))
            }
            if let first = failed.min(by: { ($0.1 ? 1 : 0, $0.0) < ($1.1 ? 1 : 0, $1.0) }) {
                say("check-failed", "check:\(number)", first.0)
            }
        }
        for check in graph.checks {
            switch check.law {
            case .reach(let screen, nil, let within):
                if let steps = shortest[screen], within == nil || steps <= within! { continue }
                say("check-failed", "check:\(check.number)", nil)
            case .reach(let screen, let from?, let within):
                let to = distances { $0.current == screen }
                sayCheck(check.number) {
                    linked[$0].configuration.current == from && (to[$0] == nil || to[$0]! > (within ?? .max))
                }
            case .returns(let screen):
                let to = distances { $0.current == screen }
                sayCheck(check.number) { to[$0] == nil }
            case .before(let screen, let visit):
                if let steps = stepsAvoiding(visit, to: screen) { say("check-failed", "check:\(check.number)", steps) }
            default: break
            }
        }
    }

    /// Whether some step, app events counting, leads to what differs.
    func moves(_ c: Interpreter.Configuration) -> Bool {
        interpreter.steps(from: c).contains {
            guard !isByItself($0.step), case .configuration(let after) = $0.result else { return false }
            return interpreter.looksDifferent(c, after)
        }
    }

    /// Whether it happens without the user: a link, or a change.
    private func isByItself(_ step: Interpreter.Step) -> Bool {
        switch step {
        case .link, .change: true
        case .launch, .event, .outcome, .back, .swipe, .tab: false
        }
    }

    /// Whether it is no way out: a link, a change, or an event of the app.
    func isIgnored(_ step: Interpreter.Step) -> Bool {
        switch step {
        case .link, .change: true
        case .event(let event, _): graph.transitions[event].owner == .app
        default: false
        }
    }

    /// The steps of a shortest run to a screen on which another was not current before; without links if there is one.
    private func stepsAvoiding(_ visit: ScreenID, to screen: ScreenID) -> Int? {
        for links in [false, true] {
            var out: [Int: [Int]] = [:]
            for edge in edges {
                if case .link = edge.step, !links { continue }
                out[edge.from, default: []].append(edge.to)
            }
            var steps: [Int: Int] = [:]
            var queue = linked.indices.filter { linked[$0].steps == 0 }
            for index in queue { steps[index] = 0 }
            var next = 0
            while next < queue.count {
                let index = queue[next]
                next += 1
                if linked[index].configuration.current == screen { return steps[index] }
                if linked[index].configuration.current == visit { continue }
                for to in out[index] ?? [] where steps[to] == nil {
                    steps[to] = steps[index]! + 1
                    queue.append(to)
                }
            }
        }
        return nil
    }
}

@testable import NavGraphInterpreter

/// A random graph to walk through, as the text of a file: every screen leads on, data goes along with all that moves.
/// A param's name tells its type, so that data fits by name wherever it is there.
struct WalkGraph {
    /// What of the language a graph may use, besides what all use.
    struct Features: OptionSet, Sendable {
        var rawValue: Int
        static let tabs = Features(rawValue: 1)
        static let split = Features(rawValue: 2)
        static let flowEvents = Features(rawValue: 4)
        static let appEvents = Features(rawValue: 8)
        static let popover = Features(rawValue: 16)
        static let alerts = Features(rawValue: 32)
        static let pushAnimations = Features(rawValue: 64)
        static let ownAnimations = Features(rawValue: 128)
        /// Choices of `entry` and `start`, groups, buttons, locks with conditions, conditions that change, URLs that are
        /// carried. In half of the graphs, from numbers of their own.
        static let additions = Features(rawValue: 256)
        /// Language 1.1: alerts in place, what screens say of how they are presented, enumerations, `~` last, screens of the
        /// system, `back` with conditions, `root: entry`. In half of the graphs, from numbers of their own.
        static let newer = Features(rawValue: 512)
    }

    struct Thing {
        var name: String
        var params: [String] = []
        var outcomes: [(name: String, params: [String])] = []
        var messages: [String] = []
        /// The flow that a screen stands under.
        var flow: String?
        /// Whether it is a screen, and no alert.
        var isScreen: Bool { ["s", "v"].contains(name.trimmingPrefix("m.").prefix(1)) }
        /// As it is called where its module is imported.
        var inRoot: Thing {
            var thing = self
            thing.name = "m." + name
            thing.flow = flow.map { "m." + $0 }
            return thing
        }
    }

    /// The names that an alternative can use, and whether an event brings along what is missing.
    struct Names {
        var known: Set<String> = []
        var brings = true
        /// What comes with the event, or with the outcome that is handled.
        var carried: [String] = []
    }

    static let types = ["a": "Int", "b": "String", "c": "Item", "d": "Int?", "e": "Bool", "u": "URL"]
    static let literals = ["a": "7", "b": "'\"seven\"'", "d": "nil", "e": "true"]
    static let messageParams = ["m": ["d"], "n": ["a", "d"], "k": []]

    let features: Features
    /// The module that it imports as `m`, or `nil`.
    let imported: [WalkGraph]
    /// Whether it is a module, all of which is public.
    let isModule: Bool
    /// Whether what the app shows by itself is below all.
    let isHosted: Bool
    var numbers: Numbers
    private var extra: Numbers
    private let hasAdditions: Bool
    /// Whether what stands in tabs has titles, so that UIKit's tabs are made of `UITab`.
    private let hasTitles: Bool
    /// Whether it has words of language 1.1; all of them, or those that can be written out, or these in older words.
    let hasNewer: Bool
    let words: RandomGraph.Words
    var isWrittenOut: Bool { words == .newerWrittenOut }
    var newest: Numbers
    /// The event that is written, after which alerts in place are called, and those that are written out, by flow.
    var place = (owner: "app", event: "entry", alerts: 0)
    var alertsOf: [String: String] = [:]
    /// What screens say of how they are presented.
    var declared: [String: [(key: String, value: String)]] = [:]
    var systems: [Thing] = []
    var screens: [Thing] = []
    var stacks: [Thing] = []
    var singles: [Thing] = []
    var regions: [Thing] = []
    var alerts: [Thing] = []
    var children: [String] = []
    var conditions: [String] = []
    /// What the outcome `o` of all screens carries, in the module too.
    var carried: [String] = []

    /// - Parameter imported: a module whose text has been made, or none.
    init(
        seed: UInt64, features: Features, isHosted: Bool = false, isModule: Bool = false,
        importing imported: [WalkGraph] = [], words: RandomGraph.Words = .all
    ) {
        self.features = features
        self.isModule = isModule
        self.imported = imported
        self.isHosted = isHosted
        numbers = Numbers(seed: seed)
        extra = Numbers(seed: seed ^ 0x5555_5555)
        newest = Numbers(seed: seed ^ 0x3333_3333)
        hasNewer = words != .all || features.contains(.newer) && seed % 4 > 1 && !isModule && imported.isEmpty
        self.words = words
        hasTitles = seed % 3 > 0
        hasAdditions = features.contains(.additions) && (seed % 2 == 1 || isModule || !imported.isEmpty)
    }

    /// Whether something of the additions is made use of here.
    mutating func isAdded(_ percent: Int) -> Bool { hasAdditions && extra.chance(percent) }

    /// The same of language 1.1.
    mutating func isNew(_ percent: Int) -> Bool { hasNewer && newest.chance(percent) }

    mutating func yaml() -> String {
        plan()
        var text = "navgraph: 1\n" + (isModule ? "module: M\n" : "app: R\n")
        if !imported.isEmpty { text += "imports: { m: module.yaml }\n" }
        let entry = pickEntry()
        text +=
            isModule
            ? ""
            : isHosted
                ? "host:\n" + (0..<4).map { "  h\($0): \(hosted())\n" }.joined()
                : entryText(entry)
        if !conditions.isEmpty {
            text += "conditions:\n"
            for (index, condition) in conditions.enumerated() where !condition.hasPrefix("m.") {
                let implies = index > 0 && numbers.chance(40) ? ", implies: \(conditions[index - 1])" : ""
                let initially = index == 0 ? "unknown" : numbers.pick(["unknown", "false"])
                let changes = isAdded(40) ? ", changes: true" : ""
                text += "  \(condition): { initially: \(initially)\(implies)\(changes) }\n"
            }
            if hasNewer { text += enumeration() }
        }
        if features.contains(.appEvents), !isModule, numbers.chance(50) {
            text += "transitions:\n  \(event("x0", of: "app") { $0.transition(owner: nil) })\n"
        }
        if hasAdditions {
            text +=
                "groups:\n  g:\n    \(event("ge", of: "g") { $0.transition(owner: nil) })\n    gu: { payload: { u: URL }, open: u }\n"
        }
        text += "flows:\n"
        for flow in stacks + singles { text += story(flow) }
        for flow in regions { text += self.text(of: flow) }
        let loose = screens.filter { $0.flow == nil }
        var looseText = ""
        for screen in loose { looseText += self.text(of: screen, indent: "  ") }
        for screen in systems { looseText += system(screen) }
        let all = looseText + (alertsOf[""] ?? "")
        if !all.isEmpty || !alerts.isEmpty { text += "screens:\n" + all }
        for alert in alerts {
            text += "  \(alert.name):\n\(isPublic("    "))    params: \(map(alert.params))\n" + outcomes(alert, "    ")
        }
        return text
    }

    // MARK: What there is

    private mutating func plan() {
        let size = 4 + numbers.below(5)
        conditions = numbers.chance(60) ? (0..<(1 + numbers.below(3))).map { "c\($0)" } : []
        if hasAdditions || hasNewer, conditions.isEmpty { conditions = ["c0"] }
        conditions += imported.flatMap(\.conditions).map { "m." + $0 }
        let flowCount = 1 + numbers.below(3)
        // The same for all screens: what replaces a screen inherits the handlers for its outcomes.
        let carried = imported.first?.carried ?? ["a", "c"].filter { _ in numbers.chance(40) }
        self.carried = carried
        for index in 0..<size {
            var screen = Thing(name: "s\(index)")
            if index >= flowCount {
                screen.params = ["a", "b", "c", "d", "e"].filter { _ in numbers.chance(22) }
            }
            if numbers.chance(45) { screen.outcomes.append(("o", carried)) }
            if numbers.chance(20) { screen.outcomes.append(("p", [])) }
            screen.messages = ["k", "m", "n"].filter { _ in numbers.chance(45) }
            if index < flowCount || numbers.chance(70) { screen.flow = "f\(index % flowCount)" }
            screens.append(screen)
        }
        for index in 0..<flowCount {
            var flow = Thing(name: "f\(index)")
            if index > 0, numbers.chance(35) {
                flow.params = ["a", "b", "c"].filter { _ in numbers.chance(50) }
                screens[index].params = flow.params
            }
            if numbers.chance(65) { flow.outcomes.append(("q", ["a", "b"].filter { _ in numbers.chance(40) })) }
            if index == 0 || numbers.chance(75) { stacks.append(flow) } else { singles.append(flow) }
        }
        for name in ["z0", "z1"] where features.contains(.alerts) && numbers.chance(40) {
            let params = ["a", "b"].filter { _ in numbers.chance(30) }
            alerts.append(Thing(name: name, params: params, outcomes: [("o", carried), ("p", [])]))
        }
        if hasNewer { planNewer() }
        for (feature, name) in [(Features.tabs, "t"), (.split, "u")] where features.contains(feature) {
            guard numbers.chance(60) else { continue }
            var all = (stacks + singles + screens + ofModule(\.stacks) + ofModule(\.screens)).filter {
                wantsNothing($0) && !children.contains($0.name)
            }
            .map(\.name)
            // Tabs may be one alone.
            let least = name == "t" && numbers.chance(15) ? 1 : 2
            guard all.count >= least else { continue }
            var chosen: [String] = []
            for _ in 0..<(least + (all.count > least ? numbers.below(2) : 0)) {
                chosen.append(all.remove(at: numbers.below(all.count)))
            }
            children += chosen
            regions.append(
                Thing(name: name, outcomes: numbers.chance(50) ? [("q", [])] : [], flow: chosen.joined(separator: ", "))
            )
        }
    }

    private func wantsNothing(_ thing: Thing) -> Bool { required(thing).isEmpty }
    private func required(_ thing: Thing) -> [String] { thing.params.filter { $0 != "d" } }

    /// What there is in the module that it imports.
    func ofModule(_ things: (WalkGraph) -> [Thing]) -> [Thing] { imported.flatMap(things).map(\.inRoot) }

    private mutating func pickEntry() -> Thing {
        if !regions.isEmpty, numbers.chance(75) { return numbers.pick(regions) }
        return numbers.pick((stacks + stacks + singles + screens + ofModule(\.regions)).filter(wantsNothing))
    }

    // MARK: Their texts

    func map(_ params: [String]) -> String {
        "{ " + params.map { "\($0): \(Self.types[$0]!)" }.joined(separator: ", ") + " }"
    }

    func outcomes(_ thing: Thing, _ indent: String) -> String {
        guard !thing.outcomes.isEmpty else { return "" }
        return indent + "outcomes: { " + thing.outcomes.map { "\($0.name): \(map($0.params))" }.joined(separator: ", ")
            + " }\n"
    }

    private func title(_ child: Thing, _ indent: String) -> String {
        hasTitles && children.contains(child.name) ? "\(indent)title: Tab \(child.name)\n" : ""
    }

    private func isPublic(_ indent: String) -> String { isModule ? indent + "public: true\n" : "" }

    private mutating func story(_ flow: Thing) -> String {
        var text = "  \(flow.name):\n    container: \(stacks.contains { $0.name == flow.name } ? "stack" : "single")\n"
        text += isPublic("    ") + title(flow, "    ")
        if !flow.params.isEmpty { text += "    params: \(map(flow.params))\n" }
        text += outcomes(flow, "    ") + flowEvents(flow)
        if isAdded(30) { text += "    uses: [g]\n" }
        let starts = screens.filter { one in
            one.flow == flow.name && required(one).allSatisfy { flow.params.contains($0) }
        }
        if starts.count > 1, isAdded(60) {
            text += "    start: [{ when: \(literal()), screen: \(starts[1].name) }, { screen: \(starts[0].name) }]\n"
        }
        text += "    screens:\n"
        for screen in screens where screen.flow == flow.name { text += self.text(of: screen, indent: "      ") }
        return text + (alertsOf[flow.name] ?? "")
    }

    private mutating func text(of regions: Thing) -> String {
        guard regions.name == "t", isAdded(70) else {
            return "  \(regions.name):\n    \(regions.name == "t" ? "tabs" : "columns"): [\(regions.flow!)]\n"
                + isPublic("    ") + outcomes(regions, "    ") + compact(regions) + flowEvents(regions)
                + alertScreens(of: regions.name)
        }
        let button = "{ event: tb }"
        let items = extra.chance(40) ? "\(button), \(regions.flow!)" : "\(regions.flow!), \(button)"
        // What it carries may be missing.
        let names = Names(known: ["d"], brings: false, carried: ["d"])
        let event = event("tb", of: "t") { "{ payload: { d: Int? }, \($0.alternative(regions, names, depth: 2)) }" }
        return "  t:\n    tabs: [\(items)]\n" + isPublic("    ") + outcomes(regions, "    ")
            + "    transitions:\n      \(event)\n" + alertScreens(of: "t")
    }

    private mutating func entryText(_ entry: Thing) -> String {
        place = ("app", "entry", 0)
        func launch(_ root: Thing, _ graph: inout WalkGraph) -> String {
            let returns = graph.returns(of: root, owner: nil, Names(brings: false), depth: 2, closes: false)
            return "root: \(root.name)\(returns)"
        }
        func rest(_ graph: inout WalkGraph) -> String {
            let sets = graph.extra.chance(30) ? ", sets: { \(graph.conditions[0]): true }" : ""
            guard graph.extra.chance(50) else { return sets }
            return sets + ", then: { \(graph.alternative(nil, Names(brings: false), depth: 1)) }"
        }
        guard isAdded(60) else { return "entry: { \(launch(entry, &self)) }\n" }
        let first = "when: \(literal()), \(launch(pickEntry(), &self))\(rest(&self))"
        return "entry: [{ \(first) }, { \(launch(entry, &self))\(rest(&self)) }]\n"
    }

    private mutating func flowEvents(_ flow: Thing) -> String {
        guard features.contains(.flowEvents), numbers.chance(40) else { return "" }
        var names = Names()
        names.known = []
        let event = event("y\(flow.name)", of: flow.name) { $0.transition(owner: flow, names) }
        return "    transitions:\n      \(event)\n"
    }

    private mutating func text(of screen: Thing, indent: String) -> String {
        var text = "\(indent)\(screen.name):\n\(isPublic(indent + "  "))\(indent)  params: \(map(screen.params))\n"
        text += title(screen, indent + "  ")
        // No two scenes have one type.
        if isModule { text += "\(indent)  type: M\(screen.name)ViewController\n" }
        text += "\(indent)  receives: { "
        text +=
            screen.messages.map { message in
                let params = Self.messageParams[message]!.map { $0 == "a" ? "a: Int" : "d: Int?" }
                return "\(message): { \(params.joined(separator: ", ")) }"
            }.joined(separator: ", ") + " }\n"
        if numbers.chance(15) {
            text += "\(indent)  back: false\n"
        } else if isNew(40) {
            text += "\(indent)  back: \(literal())\n"
        }
        text += declaration(of: screen, indent + "  ")
        if isAdded(35) { text += "\(indent)  uses: [g]\n" }
        text += outcomes(screen, indent + "  ")
        text += "\(indent)  transitions:\n"
        // What is ignored here, though a flow or the app has it.
        for flow in (stacks + singles).map(\.name) where features.contains(.flowEvents) && numbers.chance(8) {
            text += "\(indent)    y\(flow): ~\n"
        }
        if features.contains(.appEvents), !isModule, numbers.chance(10) { text += "\(indent)    x0: ~\n" }
        for event in 0..<(2 + numbers.below(4)) {
            let names = Names(known: Set(screen.params), brings: true)
            let event = self.event("e\(event)", of: screen.name) {
                $0.transition(owner: screen, names, opens: event == 0)
            }
            text += "\(indent)    \(event)\n"
        }
        return text
    }

    // MARK: Transitions

    mutating func literal() -> String {
        let literal = (numbers.chance(40) ? "not " : "") + numbers.pick(conditions)
        return isNew(25) ? (newest.chance(30) ? "not " : "") + "n\(newest.below(3))" : literal
    }

    private mutating func transition(owner: Thing?, _ names: Names = Names(), opens: Bool = false) -> String {
        var names = names
        var payload = ""
        if numbers.chance(20) {
            let params = ["a", "b", "c", "e"].filter { _ in numbers.chance(40) }
            payload = "payload: \(map(params)), "
            names.known.formUnion(params)
            names.brings = false
            names.carried = params
        }
        func one(_ when: Bool, _ graph: inout WalkGraph) -> String {
            "{ " + (when ? "when: \(graph.literal()), " : "") + payload
                + graph.alternative(owner, names, depth: 2, opens: opens) + " }"
        }
        guard !conditions.isEmpty, numbers.chance(35) else { return one(false, &self) }
        let last = numbers.chance(30)
        let texts = [one(true, &self), one(last, &self)] + (last && isNew(50) && !isWrittenOut ? ["~"] : [])
        return "[ \(texts.joined(separator: ", ")) ]"
    }

    mutating func handler(_ owner: Thing?, _ names: Names, _ depth: Int, isThere: Bool) -> String {
        if numbers.chance(20) { return "~" }
        if isThere, let owner, let message = owner.messages.first(where: { $0 != "n" || names.known.contains("a") }),
            numbers.chance(40)
        {
            return message
        }
        if !conditions.isEmpty, numbers.chance(20) {
            let first = alternative(owner, names, depth: depth - 1)
            return "[ { when: \(literal()), \(first) }, { \(alternative(owner, names, depth: depth - 1)) } ]"
        }
        return "{ \(alternative(owner, names, depth: depth - 1)) }"
    }

    mutating func returns(
        of opened: Thing, owner: Thing?, _ names: Names, depth: Int, closes: Bool, isThere: Bool? = nil
    ) -> String {
        // A root leaves no opener, nor anything that could be closed.
        guard depth > 0 else { return "" }
        var parts: [String] = []
        for outcome in opened.outcomes where numbers.chance(80) {
            // The outcome's params are the payload; the params of the owner stay.
            let inner = Names(
                known: owned(owner).union(outcome.params), brings: false, carried: outcome.params)
            parts.append("\(outcome.name): \(handler(owner, inner, depth, isThere: isThere ?? closes))")
        }
        if closes, numbers.chance(30) {
            let inner = Names(known: owned(owner), brings: false)
            parts.append("closed: \(handler(owner, inner, depth, isThere: isThere ?? closes))")
        }
        return parts.isEmpty ? "" : ", returns: { \(parts.joined(separator: ", ")) }"
    }

    private func owned(_ owner: Thing?) -> Set<String> {
        owner.map { $0.name.hasPrefix("s") ? Set($0.params) : [] } ?? []
    }
}

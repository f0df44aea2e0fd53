/// A small graph of every feature, as the text of a file.
struct RandomGraph {
    let seed: UInt64
    var numbers: Numbers
    var screens: [String] = []
    var stacks: [String] = []
    var singles: [String] = []
    var splits: [String] = []
    var tabs: [String] = []
    var children: [String] = []
    var columns: [String] = []
    var outcomesOf: [String: [String]] = [:]
    var conditions: [String] = []
    var flowOf: [String: String] = [:]

    /// No regions, but several links and more conditions: what links build counts most where several can be followed.
    private let hasManyLinks: Bool
    /// Two flows of tabs or columns, which can lie above each other, themselves and one another.
    let hasTwoContainers: Bool
    /// What is new in the norm: events that are ignored, `reuse`, own outcomes by `finish`, alerts, messages of links. From
    /// numbers of its own, so that graphs without it stay what they are.
    private let isRevised: Bool
    /// The window is the app's own: nothing is a root.
    private let isHosted: Bool
    /// It is a module without an app, much of which is public.
    let isModule: Bool
    /// Choices of `entry` and `start`, groups, buttons, links by `push`, locks with conditions, conditions that change. From
    /// numbers of its own.
    private let hasAdditions: Bool
    private var extra: Numbers
    private var more: Numbers
    /// The words of language 1.1, from numbers of their own; or what they stand for in older words.
    let words: Words
    enum Words: Sendable { case older, newer, newerWrittenOut, all }
    var newest: Numbers
    /// The event that is written, whose alerts in place are called after it.
    var place = (owner: "app", event: "entry", alerts: 0)
    /// Whether there is the enumeration `n`.
    var hasEnumeration = false
    /// Alerts in place that are to be written out: of a flow, or of none.
    var writtenOut: [String: [String]] = [:]
    /// What screens and flows declare of their `present`s.
    var declared: [String: [(key: String, value: String)]] = [:]
    /// The tabs or columns of the second.
    private var others: [String] = []

    init(
        seed: UInt64, hasManyLinks: Bool = false, hasTwoContainers: Bool = false, isRevised: Bool = false,
        isHosted: Bool = false, hasAdditions: Bool = false, words: Words = .older, isModule: Bool = false
    ) {
        self.isModule = isModule
        self.words = words
        newest = Numbers(seed: seed ^ 0x3333_3333_3333)
        self.seed = seed
        self.isHosted = isHosted
        numbers = Numbers(seed: seed)
        more = Numbers(seed: ~seed)
        extra = Numbers(seed: seed ^ 0x5555_5555)
        self.hasAdditions = hasAdditions
        self.isRevised = isRevised
        self.hasManyLinks = hasManyLinks
        self.hasTwoContainers = hasTwoContainers
    }

    mutating func yaml() -> String {
        let size = 3 + numbers.below(4)
        screens = (0..<size).map { "s\($0)" }
        let withRegions = !hasManyLinks && (hasTwoContainers || numbers.chance(35))
        conditions =
            numbers.chance(hasManyLinks ? 80 : 45)
            ? (0..<(1 + numbers.below(hasManyLinks ? 3 : 2))).map { "c\($0)" } : []
        let flows = 1 + numbers.below(withRegions ? 3 : 2)
        for f in 0..<flows { if numbers.chance(80) { stacks.append("f\(f)") } else { singles.append("f\(f)") } }
        let stories = (stacks + singles).sorted()
        for screen in screens { if numbers.chance(75) { flowOf[screen] = numbers.pick(stories) } }
        for (index, story) in stories.enumerated() { flowOf[screens[index % size]] = story }
        let used = Set(flowOf.values)
        stacks.removeAll { !used.contains($0) }
        singles.removeAll { !used.contains($0) }
        for screen in screens where numbers.chance(25) { outcomesOf[screen] = ["o"] }
        for story in stories where used.contains(story) && numbers.chance(35) { outcomesOf[story] = ["d"] }
        if withRegions {
            children = pickedChildren()
            if numbers.chance(65) { tabs = ["t"] } else { splits = ["t"] }
            if numbers.chance(20) { outcomesOf["t"] = ["d"] }
            if hasTwoContainers {
                others = pickedChildren()
                if numbers.chance(50) { tabs.append("u") } else { splits.append("u") }
                if numbers.chance(20) { outcomesOf["u"] = ["d"] }
            }
        }
        let roots = stacks + singles + tabs + splits + screens
        declarePresentations()
        var text = "navgraph: 1\n\(isModule ? "module" : "app"): R\n"
        let entry = withRegions && numbers.chance(60) ? "t" : numbers.pick(roots)
        if isModule {
            if conditions.isEmpty { conditions = ["c0"] }
        } else if isHosted {
            text += "host:\n"
            for event in 0..<(1 + more.below(3)) {
                let action =
                    more.chance(40)
                    ? "push: \(more.pick(screens + stacks))" : "present: \(more.pick(screens + stacks + singles))"
                text += "  h\(event): { \(action)\(more.chance(20) ? ", sets: { c0: true }" : "") }\n"
            }
            if conditions.isEmpty { conditions = ["c0"] }
        } else if isAdded(60) {
            if conditions.isEmpty { conditions = ["c0"] }
            text += choiceOfEntry(roots)
        } else if let outcome = outcomesOf[entry]?.first, numbers.chance(60) {
            text += "entry: { root: \(entry), returns: { \(outcome): \(handler(nil, 1)) } }\n"
        } else {
            text += "entry: \(entry)\n"
        }
        if !conditions.isEmpty {
            hasEnumeration = words != .older && newest.chance(50)
            text += "conditions:\n"
            for (index, condition) in conditions.enumerated() {
                let initially = numbers.pick(["unknown", "true", "false", "false"])
                let implies = index == 0 && conditions.count > 1 && numbers.chance(25) ? ", implies: c1" : ""
                let changes = isAdded(40) ? ", changes: true" : ""
                let named = hasEnumeration && words == .all && newest.chance(20) ? ", implies: n1" : ""
                text += "  \(condition): { initially: \(initially)\(implies.isEmpty ? named : implies)\(changes) }\n"
            }
            text += enumerationText()
        }
        text += "links: { schemes: [r] }\n"
        if numbers.chance(25) { text += "transitions:\n  \(event("app1", owner: nil))\n" }
        if hasAdditions {
            text += "groups:\n  g:\n    \(event("ge", owner: nil, of: "g"))\n"
            text += "    \(event("e0", owner: nil, of: "g"))\n"
        }
        text += "flows:\n"
        for flow in stacks + singles { text += flowText(flow) }
        if withRegions {
            text += containerText("t", children)
            if hasTwoContainers { text += containerText("u", others) }
        }
        let loose = screens.filter { flowOf[$0] == nil }
        var looseText = ""
        for screen in loose { looseText += screenText(screen, indent: "  ") }
        looseText += ((writtenOut[""] ?? []).map { "  \($0)\n" }).joined()
        if !looseText.isEmpty { text += "screens:\n" + looseText }
        if hasManyLinks || numbers.chance(30) { text += linksText() }
        if numbers.chance(40) { text += checksText() }
        return text
    }

    private mutating func pickedChildren() -> [String] {
        let picked = Set((0..<(2 + numbers.below(2))).map { _ in numbers.pick(stacks + singles + screens) }).sorted()
        return picked.count < 2 ? [screens[0], screens[1]] : picked
    }

    private mutating func containerText(_ flow: String, _ children: [String]) -> String {
        let key = tabs.contains(flow) ? "tabs" : "columns"
        let button = key == "tabs" && isAdded(60) ? ", { event: \(flow)b }" : ""
        var text = "  \(flow):\n    \(key): [\(children.joined(separator: ", "))\(button)]\n"
        if !button.isEmpty { text += "    transitions:\n      \(event("\(flow)b", owner: flow))\n" }
        if let outcomes = outcomesOf[flow] { text += "    outcomes: [\(outcomes[0])]\n" }
        if numbers.chance(20), button.isEmpty {
            text += "    transitions:\n      \(event("\(flow)e", owner: flow))\n"
        }
        text += declaration(of: flow, indent: "    ")
        if let alerts = writtenOut[flow] { text += "    screens:\n" + alerts.map { "      \($0)\n" }.joined() }
        return text
    }

    private mutating func choiceOfEntry(_ roots: [String]) -> String {
        func end(_ graph: inout RandomGraph) -> String {
            let sets = graph.extra.chance(30) ? ", sets: { \(graph.conditions[0]): true }" : ""
            let then = graph.extra.chance(40) ? ", then: \(graph.alternative(nil, when: false, depth: 0))" : ""
            return sets + then
        }
        let first = "when: \(literal()), root: \(extra.pick(roots))\(end(&self))"
        return "entry: [{ \(first) }, { root: \(extra.pick(roots))\(end(&self)) }]\n"
    }

    /// Whether something of the additions is made use of here.
    private mutating func isAdded(_ percent: Int) -> Bool { hasAdditions && extra.chance(percent) }

    private mutating func flowText(_ flow: String) -> String {
        var text = "  \(flow):\n    container: \(stacks.contains(flow) ? "stack" : "single")\n"
        if let outcomes = outcomesOf[flow] { text += "    outcomes: [\(outcomes[0])]\n" }
        if !conditions.isEmpty, numbers.chance(10) { text += "    requires: \(literal())\n" }
        if numbers.chance(20) { text += "    transitions:\n      \(event("fe", owner: flow))\n" }
        let own = screens.filter { flowOf[$0] == flow }
        if own.count > 1, !conditions.isEmpty, isAdded(60) {
            text += "    start: [{ when: \(literal()), screen: \(own[1]) }, { screen: \(own[0]) }]\n"
        }
        if isAdded(25) { text += "    uses: [g]\n" }
        text += declaration(of: flow, indent: "    ") + "    screens:\n"
        for screen in screens where flowOf[screen] == flow { text += screenText(screen, indent: "      ") }
        text += (writtenOut[flow] ?? []).map { "      \($0)\n" }.joined()
        return text
    }

    private mutating func screenText(_ screen: String, indent: String) -> String {
        var text = "\(indent)\(screen):\n\(indent)  about: x\n"
        if words == .all, newest.chance(8) { return text + systemScreen(screen, indent: indent + "  ") }
        text += declaration(of: screen, indent: indent + "  ")
        if numbers.chance(60) { text += "\(indent)  receives: [m]\n" }
        if numbers.chance(20) {
            text += "\(indent)  back: false\n"
        } else if words == .all, !conditions.isEmpty, newest.chance(25) {
            text += "\(indent)  back: \(newest.chance(50) ? "not " : "")\(newest.pick(conditions))\n"
        }
        if let outcomes = outcomesOf[screen] { text += "\(indent)  outcomes: [\(outcomes[0])]\n" }
        if !conditions.isEmpty, numbers.chance(15) { text += "\(indent)  requires: \(literal())\n" }
        if isAdded(35) { text += "\(indent)  uses: [g]\n" }
        let events = numbers.below(4)
        let ignored = ["fe", "te", "app1"].filter { _ in isNew(15) }
        if events > 0 || !ignored.isEmpty { text += "\(indent)  transitions:\n" }
        for name in ignored { text += "\(indent)    \(name): ~\n" }
        for e in 0..<events { text += "\(indent)    \(event("e\(e)", owner: screen))\n" }
        return text
    }

    /// Whether something new is made use of here.
    private mutating func isNew(_ percent: Int) -> Bool { isRevised && more.chance(percent) }

    private mutating func literal() -> String {
        if hasEnumeration, newest.chance(30) { return (newest.chance(30) ? "not " : "") + "n\(newest.below(3))" }
        return (numbers.chance(40) ? "not " : "") + numbers.pick(conditions)
    }

    mutating func transition(owner: String?) -> String {
        if owner != nil, isNew(6) { return "~" }
        guard !conditions.isEmpty, numbers.chance(45) else { return alternative(owner, when: false, depth: 2) }
        if numbers.chance(30) { return alternative(owner, when: true, depth: 2) }
        if words != .older {
            let first = alternative(owner, when: true, depth: 2)
            let hasWhen = numbers.chance(35)
            let second = alternative(owner, when: hasWhen, depth: 2)
            let isMeant = newest.chance(40) && hasWhen && words != .newerWrittenOut
            return "[ \(first), \(second)\(isMeant ? ", ~" : "") ]"
        }
        let second = alternative(owner, when: numbers.chance(35), depth: 2)
        return "[ \(alternative(owner, when: true, depth: 2)), \(second) ]"
    }

    mutating func handler(_ owner: String?, _ depth: Int) -> String {
        if numbers.chance(25) { return "~" }
        if owner != nil, screens.contains(owner!), numbers.chance(20) { return "m" }
        if !conditions.isEmpty, numbers.chance(15) {
            return
                "[ \(alternative(owner, when: true, depth: depth - 1)), \(alternative(owner, when: false, depth: depth - 1)) ]"
        }
        return alternative(owner, when: false, depth: depth - 1)
    }

    private mutating func alternative(_ owner: String?, when: Bool, depth: Int) -> String {
        var parts: [String] = []
        if when { parts.append("when: \(literal())") }
        if !conditions.isEmpty, numbers.chance(25) {
            parts.append("sets: { \(numbers.pick(conditions)): \(numbers.pick(["true", "false"])) }")
        }
        if hasEnumeration, !parts.contains(where: { $0.hasPrefix("sets") }), newest.chance(25) {
            let held = newest.below(3)
            let writtenOut = (0..<3).map { "n\($0): \($0 == held)" }.joined(separator: ", ")
            parts.append("sets: { \(words == .newerWrittenOut ? writtenOut : "n: n\(held)") }")
        }
        var opened: String?
        var canReturn = false
        let selectable = children.isEmpty ? 0 : 12
        switch numbers.below(100 + selectable) {
        case 0..<26:
            opened = numbers.pick(screens + stacks + stacks)
            parts.append("push: \(opened!)")
            if screens.contains(opened!), isNew(50) { parts.append("reuse: true") }
            canReturn = true
        case 26..<44:
            opened = numbers.pick(screens + screens + stacks + singles + tabs + splits)
            if words != .older, depth > 0, newest.chance(35) {
                parts.append(alert(owner, depth))
                opened = nil
                break
            }
            let firstPart = parts.count
            defer { complete(&parts, from: firstPart, with: declared[opened ?? ""] ?? []) }
            parts.append("present: \(opened!)")
            if screens.contains(opened!), numbers.chance(40) { parts.append("in: stack") }
            let isFull = numbers.chance(30)
            if screens.contains(opened!), isNew(15) {
                parts.append("style: alert")
            } else if isNew(10) {
                parts.append("style: overCurrentContext")
            } else if isFull {
                parts.append("style: fullScreen")
            }
            if numbers.chance(15) {
                parts.append("locked: true")
            } else if !conditions.isEmpty, isAdded(30) {
                parts.append("locked: \(literal())")
            }
            canReturn = true
        case 44..<50: parts.append("replace: \(numbers.pick(screens))")
        case 50..<56:
            opened = numbers.pick(screens + stacks + singles + tabs + splits)
            if words == .all, !isHosted, !isModule, owner != nil || depth == 2, place.event != "entry",
                newest.chance(40)
            {
                parts.append("root: entry")
                opened = nil
                break
            }
            parts.append(isHosted ? "present: \(opened!)" : "root: \(opened!)")
        case 56..<66: parts.append("pop: back")
        case 66..<70: parts.append("pop: root")
        case 70..<76: parts.append("pop: \(numbers.pick(screens))")
        case 76..<83: parts.append("dismiss: top")
        case 83..<86: parts.append("dismiss: all")
        case 86..<95:
            if let owner, screens.contains(owner), let own = outcomesOf[owner]?.first, isNew(60) {
                parts.append("finish: \(own)")
                break
            }
            let around = owner.map { screens.contains($0) ? [flowOf[$0]].compactMap { $0 } : [$0] } ?? []
            let outcomes = around.flatMap { outcomesOf[$0] ?? [] }
            if let outcome = outcomes.first { parts.append("finish: \(outcome)") } else { parts.append("pop: back") }
        case 95..<100: if parts.count == (when ? 1 : 0) { parts.append("open: settings") }
        case 100..<108: parts.append("select: \(numbers.pick(children + others))")
        default:
            if splits.isEmpty {
                parts.append("select: \(numbers.pick(children))")
            } else {
                let columns = (splits.contains("t") ? children : []) + (splits.contains("u") ? others : [])
                parts.append("show: \(numbers.pick(screens)), in: \(numbers.pick(columns))")
            }
        }
        if let opened, depth > 0 {
            var returns: [String] = []
            if let outcome = outcomesOf[opened]?.first, numbers.chance(60) {
                returns.append("\(outcome): \(handler(owner, depth))")
            }
            if canReturn, numbers.chance(15) { returns.append("closed: \(handler(owner, depth))") }
            if !returns.isEmpty { parts.append("returns: { \(returns.joined(separator: ", ")) }") }
        }
        if numbers.chance(10) { parts.append("send: m") }
        if depth > 0, numbers.chance(15) { parts.append("then: \(alternative(owner, when: false, depth: depth - 1))") }
        return "{ \(parts.joined(separator: ", ")) }"
    }

    private mutating func linksText() -> String {
        var text = "deepLinks:\n"
        for l in 0..<(hasManyLinks ? 2 + numbers.below(3) : 1 + numbers.below(2)) {
            let opens = numbers.pick(screens + stacks + children + others)
            text += "  l\(l):\n    shortcut: x\(l)\n    opens: \(opens)\n"
            if numbers.chance(35) || isHosted || isModule && !(screens + stacks).contains(opens) {
                text += "    by: present\n"
                if words == .newerWrittenOut {
                    var keys: [String] = []
                    complete(&keys, from: 0, with: declared[opens] ?? [])
                    text += keys.map { "    \($0)\n" }.joined()
                }
            } else if screens.contains(opens) || stacks.contains(opens), isModule || isAdded(50) {
                text += "    by: push\n"
                if words == .all, screens.contains(opens), newest.chance(50) { text += "    reuse: true\n" }
            }
            if words == .all, newest.chance(25) { text += "    pending: \(newest.pick(["never", "never", "drop"]))\n" }
            if isNew(25) { text += "    send: m\n" }
            if !conditions.isEmpty, numbers.chance(30) { text += "    requires: \(literal())\n" }
        }
        return text
    }

    private mutating func checksText() -> String {
        var text = "checks:\n"
        for _ in 0..<(1 + numbers.below(3)) {
            let (x, y) = (numbers.pick(screens), numbers.pick(screens))
            switch numbers.below(7) {
            case 0: text += "  - { reach: \(x), within: \(numbers.below(4)) }\n"
            case 1: text += "  - { reach: \(x), from: \(y) }\n"
            case 2: text += "  - { reach: \(x), from: \(y), within: \(1 + numbers.below(3)) }\n"
            case 3: text += "  - { before: \(x), visit: \(y) }\n"
            case 4: text += "  - { never: \(x), above: \(y) }\n"
            case 5 where !conditions.isEmpty: text += "  - { never: \(x), when: \(literal()) }\n"
            default: text += "  - { return: \(x) }\n"
            }
        }
        return text
    }
}

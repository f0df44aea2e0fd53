@testable import NavGraphInterpreter

extension WalkGraph {
    /// The keys of an alternative, without braces.
    mutating func alternative(_ owner: Thing?, _ names: Names, depth: Int, opens: Bool = false) -> String {
        var parts: [String] = []
        if !conditions.isEmpty, numbers.chance(25) {
            parts.append("sets: { \(numbers.pick(conditions)): \(numbers.pick(["true", "false"])) }")
        } else if isNew(25) {
            parts.append(setName())
        }
        if depth > 0, isNew(12) {
            parts.append(alertInPlace(owner, names, depth))
            return parts.joined(separator: ", ")
        }
        let (action, opened) = action(owner, names, depth: depth, opens: opens)
        if !action.isEmpty { parts.append(action) }
        if let message = sendable(names, to: opened), numbers.chance(18) { parts.append("send: \(message)") }
        if depth > 0, numbers.chance(18) {
            parts.append("then: { \(alternative(owner, names, depth: depth - 1)) }")
        }
        if parts.isEmpty { parts.append("pop: root") }
        return parts.joined(separator: ", ")
    }

    private mutating func action(_ owner: Thing?, _ names: Names, depth: Int, opens: Bool) -> (String, Thing?) {
        switch opens ? numbers.below(58) : numbers.below(children.isEmpty ? 100 : 116) {
        case 0..<28:
            guard
                let target = target(
                    screens + stacks + stacks + systems + ofModule(\.screens) + ofModule(\.stacks), names)
            else { return ("pop: root", nil) }
            var text = "push: \(target.name)\(with(target, names))"
            text += returns(of: target, owner: owner, names, depth: depth, closes: true)
            if target.isScreen, numbers.chance(30) { text += ", reuse: true" }
            if numbers.chance(15) {
                text += ", animation: \(numbers.pick(["none", "default"]))"
            } else if features.contains(.pushAnimations), numbers.chance(20) {
                text += ", animation: \(numbers.pick(["fade", "flip", "slide"] + own))"
            }
            return (text, target)
        case 28..<48:
            let alerts = alerts + ofModule(\.alerts)
            if !alerts.isEmpty, numbers.chance(25), let alert = target(alerts, names) {
                let style = alert.name.hasSuffix("z0") ? "alert" : "actionSheet"
                return (
                    "present: \(alert.name)\(with(alert, names)), style: \(style)"
                        + returns(of: alert, owner: owner, names, depth: depth, closes: false, isThere: true), alert
                )
            }
            let all =
                screens + stacks + singles + regions + systems + systems
                + ofModule { $0.screens + $0.stacks + $0.regions }
            guard let target = target(all, names) else { return ("dismiss: all", nil) }
            return (
                "present: \(target.name)\(with(target, names))\(presentation(of: target))"
                    + returns(of: target, owner: owner, names, depth: depth, closes: true), target
            )
        case 48..<54:
            guard let target = target(screens + ofModule(\.screens), names) else { return ("pop: root", nil) }
            return ("replace: \(target.name)\(with(target, names))", target)
        case 54..<58 where isHosted: return ("dismiss: all", nil)
        case 54..<58 where place.event != "entry" && isNew(50): return ("root: entry", nil)
        case 54..<58:
            let all = screens + stacks + singles + regions + regions + ofModule { $0.stacks + $0.regions }
            guard let target = target(all, names) else { return ("pop: root", nil) }
            var text = "root: \(target.name)\(with(target, names))"
            text += returns(of: target, owner: owner, names, depth: depth, closes: false)
            if numbers.chance(50) {
                let back = isAdded(30) ? ["slideBack"] : []
                text += ", animation: \(numbers.pick(["none", "fade", "slide", "flip"] + own + back))"
            }
            return (text, target)
        case 58..<66: return ("pop: back", nil)
        case 66..<70: return ("pop: root", nil)
        case 70..<75:
            let target = numbers.pick(screens)
            return ("pop: \(target.name)", target)
        case 75..<81: return ("dismiss: top", nil)
        case 81..<84: return ("dismiss: all", nil)
        case 84..<96: return (finish(owner, names), nil)
        case 96..<100: return ("open: \(numbers.pick(["settings", "https://example.org/a"]))", nil)
        case 100..<110: return ("select: \(numbers.pick(children))", nil)
        default:
            guard let split = regions.first(where: { $0.name == "u" }), let column = split.flow?.split(separator: ","),
                let target = target(screens, names)
            else { return ("select: \(numbers.pick(children))", nil) }
            let name = numbers.pick(column).trimmingPrefix(" ")
            return ("show: \(target.name), in: \(name)\(with(target, names))", target)
        }
    }

    /// What the app's own code opens.
    mutating func hosted() -> String {
        guard numbers.chance(60), let target = target(screens + stacks + ofModule { $0.screens + $0.stacks }, Names())
        else {
            guard let target = target(screens + stacks + singles + regions, Names()) else { return "~" }
            return "{ present: \(target.name)\(presentation(of: target)) }"
        }
        return "{ push: \(target.name) }"
    }

    private var own: [String] { features.contains(.ownAnimations) ? ["zoom"] : [] }

    /// The screen itself, or the nearest flow around it, that has an outcome for which there is what it takes.
    private mutating func finish(_ owner: Thing?, _ names: Names) -> String {
        guard let owner else { return "dismiss: all" }
        if owner.name.hasPrefix("s"), numbers.chance(40), let outcome = owner.outcomes.first,
            names.brings || outcome.params.allSatisfy({ names.known.contains($0) || Self.literals[$0] != nil })
        {
            return "finish: \(outcome.name)" + with(outcome.params, names)
        }
        let own = (stacks + singles).first { $0.name == owner.flow }
        let around = owner.name.hasPrefix("s") ? own : owner
        guard let around, let outcome = around.outcomes.first,
            names.brings || outcome.params.allSatisfy({ names.known.contains($0) || Self.literals[$0] != nil })
        else { return "pop: back" }
        return "finish: \(outcome.name)" + with(outcome.params, names)
    }

    /// Something that can be opened with what is known.
    private mutating func target(_ all: [Thing], _ names: Names) -> Thing? {
        let possible = all.filter { thing in
            names.brings || thing.params.allSatisfy { names.known.contains($0) || Self.literals[$0] != nil }
        }
        return possible.isEmpty ? nil : numbers.pick(possible)
    }

    private mutating func with(_ target: Thing, _ names: Names) -> String { with(target.params, names) }

    /// Literals for what is missing, and now and then for what is not; a member where there is one.
    private mutating func with(_ params: [String], _ names: Names) -> String {
        var given: [String] = []
        for param in params {
            if param == "b", names.known.contains("c"), numbers.chance(40) {
                given.append("b: c.id")
            } else if param == "d", names.known.contains("a"), numbers.chance(40) {
                given.append("d: a")
            } else if let literal = Self.literals[param] {
                let isMissing = !names.known.contains(param) && !names.brings && param != "d"
                if isMissing || numbers.chance(15) { given.append("\(param): \(literal)") }
            }
        }
        return given.isEmpty ? "" : ", with: { \(given.joined(separator: ", ")) }"
    }

    private mutating func presentation(of target: Thing) -> String {
        var text = ""
        if target.isScreen, numbers.chance(45) { text += ", in: stack" }
        var styles = [
            "sheet", "fullScreen", "formSheet", "pageSheet", "overFullScreen", "currentContext", "overCurrentContext",
        ]
        if features.contains(.popover) { styles.append("popover") }
        let style = numbers.chance(50) ? numbers.pick(styles) : nil
        if let style { text += ", style: \(style)" }
        let declaresStyle = declared[target.name]?.contains { $0.key == "style" } == true
        if style == nil && !declaresStyle || ["sheet", "formSheet", "pageSheet"].contains(style), numbers.chance(25) {
            text += ", detents: \(numbers.pick(["[medium]", "[large, medium]"]))"
        }
        if numbers.chance(15) {
            text += ", locked: true"
        } else if isAdded(40) {
            text += ", locked: \(literal())"
        }
        if numbers.chance(25) { text += ", animation: \(numbers.pick(["none", "fade", "flip", "slide"] + own))" }
        return completed(text, of: target)
    }

    /// A message whose params are there: that of a known screen, or one that somebody receives.
    private mutating func sendable(_ names: Names, to opened: Thing?) -> String? {
        var messages =
            opened.map(\.messages)
            ?? ["k", "m", "n"].filter { message in
                screens.contains { $0.messages.contains(message) }
            }
        if let opened, !opened.isScreen {
            messages = (screens + ofModule(\.screens)).first { $0.flow == opened.name }?.messages ?? []
        }
        // What an event brings along is what is opened that wants it, not what is sent.
        messages.removeAll { $0 == "n" && !names.known.contains("a") }
        return messages.isEmpty ? nil : numbers.pick(messages)
    }
}

import NavGraphModel
import NavGraphSyntax

@testable import NavGraphInterpreter

/// The acts of a walk.
extension Walker {
    mutating func act() {
        switch numbers.below(100) {
        case 0..<52: announce()
        case 52..<60: announceTwice()
        case 60..<66: announceElsewhere()
        case 66..<80: goBack()
        case 80..<83: giveUpBack()
        case 83..<90: swipe()
        case 90..<93: giveUpSwipe()
        case 93..<96: pickFromBackMenu()
        default: chooseTab()
        }
    }

    /// An event or outcome that a screen announces: the closure's place in the screen, and the values.
    enum Announcement {
        case event(TransitionID, values: [String], payload: [Symbol: String])
        case outcome(OutcomeID, values: [String])
    }

    private mutating func announcement(of screen: ScreenID) -> (line: String, Announcement)? {
        let events = Array(graph.screens[screen].transitions)
        let outcomes = graph.screens[screen].outcomes
        guard events.count + outcomes.count > 0 else { return nil }
        let index = numbers.below(events.count + outcomes.count)
        var values: [String] = []
        var what: Announcement
        if index < events.count {
            var payload: [Symbol: String] = [:]
            for value in graph.carried(by: events[index]) {
                values.append(newToken(for: value.type))
                payload[value.name] = values.last
            }
            what = .event(events[index], values: values, payload: payload)
        } else {
            let outcome = outcomes[index - events.count]
            for param in graph.outcomes[outcome].params { values.append(newToken(for: graph.params[param].type)) }
            what = .outcome(outcome, values: values)
        }
        return ((["\(index)"] + values).joined(separator: "\t"), what)
    }

    private mutating func carryOut(_ what: Announcement) {
        switch what {
        case .event(let event, _, let payload): fire(event, payload)
        case .outcome(let outcome, let values): raise(outcome, values)
        }
    }

    private mutating func ignore(_ what: Announcement, of screen: ScreenID) {
        switch what {
        case .event(let event, _, _): heard += " ignored " + words.name(of: event)
        case .outcome(let outcome, _):
            heard += " ignored \(graph.name(of: screen)).\(graph.text[graph.outcomes[outcome].name])"
        }
    }

    mutating func announce() {
        guard let (line, what) = announcement(of: c.current) else { return }
        write("announce\t\(c.region.current.number)\t\(line)")
        carryOut(what)
        settle()
    }

    /// A double tap, or a tap on two buttons: the second counts only if its screen is current still.
    mutating func announceTwice() {
        let frame = c.region.current
        guard let first = announcement(of: frame.screen) else { return }
        let second = numbers.chance(60) ? first : announcement(of: frame.screen)!
        write("announce\t\(frame.number)\t\(first.line)")
        carryOut(first.1)
        if numbers.chance(40) { write("parts\t\(1 + numbers.below(3))") }
        write("announce\t\(frame.number)\t\(second.line)")
        if c.region.current.number == frame.number {
            carryOut(second.1)
        } else {
            ignore(second.1, of: frame.screen)
        }
        settle()
    }

    /// A late callback of a screen that is there, but not current.
    mutating func announceElsewhere() {
        let current = c.region.current.number
        let others = c.layers.flatMap(\.regions).flatMap(\.frames).filter { $0.number != current }
        guard !others.isEmpty else { return }
        let frame = numbers.pick(others)
        guard let (line, what) = announcement(of: frame.screen) else { return }
        write("announce\t\(frame.number)\t\(line)")
        ignore(what, of: frame.screen)
        settle()
    }

    // MARK: The user

    private var canGoBack: Bool { c.region.isStack && c.region.frames.count > 1 && graph.screens[c.current].goesBack }

    mutating func goBack() {
        let way = numbers.pick(["tapBack", "swipeBack"])
        guard canGoBack else {
            // Not possible, and then nothing happens.
            guard numbers.chance(25) else { return }
            write("\(way)\tfalse")
            return settle()
        }
        let opener = c.region.current.opener
        let result = interpreter.run(c) { try interpreter.goBack(&$0) }
        guard case .configuration = result else { return }
        write("\(way)\ttrue")
        leave(result, opener)
    }

    mutating func swipe() {
        guard c.layers.count > 1, c.top.isSwipeable else {
            guard numbers.chance(25) else { return }
            write("swipe\tfalse")
            return settle()
        }
        let opener = c.top.opener
        let result = interpreter.run(c) { try interpreter.swipe(&$0) }
        guard case .configuration = result else { return }
        write("swipe\ttrue")
        leave(result, opener)
    }

    /// A step that is a fault is not taken back by UIKit: those are not walked.
    private mutating func leave(_ result: Interpreter.Result, _ opener: AlternativeID) {
        guard case .configuration(let next) = result else { return }
        c = next
        if closedHandler(of: opener) != nil { heard += " fired closed" }
        settle()
    }

    private func closedHandler(of opener: AlternativeID) -> HandlerID? {
        guard !opener.isNone else { return nil }
        return graph.handlers(of: opener).first { graph.handlers[$0].isClosed && graph.handlers[$0].kind != .close }
    }

    mutating func giveUpBack() {
        guard canGoBack else { return }
        write("giveUpBack\ttrue")
        settle()
    }

    mutating func giveUpSwipe() {
        guard c.layers.count > 1, c.top.isSwipeable else { return }
        write("giveUpSwipe\ttrue")
        settle()
    }

    /// Several steps back at once, where none of them has a handler or is kept from going back.
    mutating func pickFromBackMenu() {
        guard canGoBack else { return }
        let frames = c.region.frames
        var lowest = frames.count - 1
        while lowest > 0, graph.screens[frames[lowest].screen].goesBack, closedHandler(of: frames[lowest].opener) == nil {
            lowest -= 1
        }
        guard lowest < frames.count - 1 else { return }
        let target = lowest + numbers.below(frames.count - 1 - lowest)
        write("menu\t\(frames[target].number)")
        c.region.frames.removeSubrange((target + 1)...)
        settle()
    }

    mutating func chooseTab() {
        guard c.top.container == .tabs else { return }
        let index = numbers.below(c.top.regions.count)
        write("tab\t\(index)")
        c = interpreter.choose(index, c)
        settle()
    }
}

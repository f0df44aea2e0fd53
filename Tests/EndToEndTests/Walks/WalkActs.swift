@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// The acts of a walk: what screens announce.
extension Walker {
    mutating func act() {
        endSearch()
        if let shown = declaredColumn {
            if numbers.chance(15) { return fireAppEvent() }
            if numbers.chance(40) { return chooseColumn(numbers.below(c.top.regions.count)) }
            // The user acts in the column that a narrow window shows first.
            let next = interpreter.choose(shown, c)
            guard announcement(of: next.region.current) != nil else { return chooseColumn(c.top.active) }
            c = next
            return announce()
        }
        if isHasty, numbers.chance(60) { return announceTwice() }
        if hasOwnActs, numbers.chance(20) { return actBesideTheRouter() }
        if hasSegues, numbers.chance(25) { return tapWired() }
        if isSwiftUI, numbers.chance(8) { return dismissItself() }
        if isSwiftUI, c.top.container == .split, numbers.chance(15) { return chooseRegion() }
        if parked != nil, numbers.chance(12) { return turnToOtherHost() }
        if hasChanges, numbers.chance(12) { return change() }
        if isAppKit, !isAlert, numbers.chance(12) { return chooseMenuItem() }
        if !buttons.isEmpty, numbers.chance(25) { return press() }
        switch numbers.below(100) {
        case 0..<50: announce()
        case 50..<58: announceTwice()
        case 58..<63: announceElsewhere()
        case 63..<67: fireAppEvent()
        case 67..<81: goBack()
        case 81..<84: giveUpBack()
        case 84..<91: swipe()
        case 91..<94: giveUpSwipe()
        case 94..<96: pickFromBackMenu()
        default: chooseRegion()
        }
    }

    /// An event or outcome that a screen announces.
    struct Announcement {
        var event: TransitionID?
        var outcome: OutcomeID?
        var values: [String] = []
        /// The values by name.
        var payload: [Symbol: String] = [:]
        /// Its place among what the screen announces.
        var place = ""
        /// That, and the values.
        var line: String { ([place] + values).joined(separator: "\t") }
    }

    private mutating func announcement(of event: TransitionID, _ frame: Interpreter.Frame? = nil) -> Announcement {
        var what = Announcement(event: event)
        for value in graph.carried(by: event) {
            let kept = frame.flatMap { stores?.kept(.event(event), value.name, $0) }
            what.values.append(kept ?? newToken(for: value.type))
            what.payload[value.name] = what.values.last
        }
        return what
    }

    mutating func announcement(of frame: Interpreter.Frame) -> Announcement? {
        let screen = frame.screen
        let events = FakeSources.events(of: screen, in: graph)
        let outcomes = graph.screens[screen].outcomes
        guard events.count + outcomes.count > 0 else { return nil }
        let index = numbers.below(events.count + outcomes.count)
        var what: Announcement
        if index < events.count {
            what = announcement(of: events[index], frame)
        } else {
            let outcome = outcomes[index - events.count]
            what = Announcement(outcome: outcome)
            for param in graph.outcomes[outcome].params.map({ graph.params[$0] }) {
                let kept = stores?.kept(.outcome(outcome), param.name, frame)
                what.values.append(kept ?? newToken(for: param.type))
            }
        }
        what.place = "\(index)"
        return what
    }

    mutating func carryOut(_ what: Announcement) {
        if let event = what.event { fire(event, what.payload) }
        if let outcome = what.outcome { raise(outcome, what.values) }
    }

    mutating func ignore(_ what: Announcement, of screen: ScreenID) {
        if let event = what.event { heard += " ignored " + words.name(of: event) }
        if let outcome = what.outcome {
            heard += " ignored \(graph.name(of: screen)).\(graph.text[graph.outcomes[outcome].name])"
        }
    }

    var isAlert: Bool { FakeSources.alertStyle(of: c.current, in: graph) != nil }

    mutating func announce() {
        guard let what = announcement(of: c.region.current) else { return }
        announce(what)
    }

    mutating func announce(_ what: Announcement) {
        var what = what
        if let event = what.event, numbers.chance(10), let answer = answerWithoutValue(event) {
            what.values[0] = "nil"
            write("announce\t\(c.region.current.number)\t\(what.line)")
            heard += answer
            return settle()
        }
        if isAlert, let outcome = what.outcome {
            // UIKit has closed the alert before its action runs: a step that is a fault cannot be taken back.
            let result = interpreter.run(c) { try interpreter.raise(outcome, what.values, &$0) }
            if takesNothingBack, case .fault = result { return }
            let name = graph.text[graph.outcomes[outcome].name]
            write((["alert", name] + what.values).joined(separator: "\t"))
        } else {
            write("announce\t\(c.region.current.number)\t\(what.line)")
        }
        carryOut(what)
        settle()
    }

    /// A double tap, a tap on two buttons, or something of the app's right after: the second counts only if its screen
    /// is current still.
    mutating func announceTwice() {
        // Where a step moves nothing, a link is looked at before the next.
        if isAppKit, waiting != nil { return announce() }
        let frame = c.region.current
        guard !isAlert, let first = announcement(of: frame) else { return }
        let second = numbers.chance(60) ? first : announcement(of: frame)!
        write("announce\t\(frame.number)\t\(first.line)")
        carryOut(first)
        followEarly()
        if waiting == nil, numbers.chance(40) { write("parts\t\(1 + numbers.below(3))") }
        if numbers.chance(15), !graph.appTransitions.isEmpty { return fireAppEvent() }
        announceAgain(second, of: frame)
        if numbers.chance(30) { announceAgain(announcement(of: frame)!, of: frame) }
        settle()
    }

    mutating func announceAgain(of frame: Interpreter.Frame) {
        if let what = announcement(of: frame) { announceAgain(what, of: frame) }
    }

    private mutating func announceAgain(_ what: Announcement, of frame: Interpreter.Frame) {
        write("announce\t\(frame.number)\t\(what.line)")
        // Of columns all are to be seen: the user turns to the screen's.
        if c.top.container == .split,
            let column = c.top.regions.firstIndex(where: { $0.current.number == frame.number })
        {
            c = interpreter.choose(column, c)
        }
        if c.region.current.number == frame.number {
            carryOut(what)
        } else {
            ignore(what, of: frame.screen)
        }
        followEarly()
    }

    /// A late callback of a screen that is there, but not current.
    mutating func announceElsewhere() {
        var visible: Set<Int> = [c.region.current.number]
        if c.top.container == .split { visible.formUnion(c.top.regions.map(\.current.number)) }
        let others = c.layers.flatMap(\.regions).flatMap(\.frames).filter {
            !visible.contains($0.number) && FakeSources.alertStyle(of: $0.screen, in: graph) == nil
        }
        guard !others.isEmpty else { return }
        let frame = numbers.pick(others)
        guard let what = announcement(of: frame) else { return }
        write("announce\t\(frame.number)\t\(what.line)")
        ignore(what, of: frame.screen)
        settle()
    }

    /// An event of the app; where the current screen has one of the same name that hides it, that fires.
    /// - Parameter meanwhile: what else happens before it fires.
    mutating func fireAppEvent(meanwhile: (inout Walker) -> Void = { _ in }) {
        guard !graph.appTransitions.isEmpty else { return }
        let index = numbers.below(graph.appTransitions.count)
        let event = graph.appTransitions[index]
        let what = announcement(of: event)
        write((["app", "\(index)"] + what.values).joined(separator: "\t"))
        meanwhile(&self)
        if isOutOfSight {
            heard += " faulted \(words.name(of: event)) not-on-screen"
            return settle()
        }
        let name = graph.transitions[event].name
        let here = graph.events(of: c.current).first { graph.transitions[$0].name == name } ?? event
        let isRaised = !graph.isIgnored(here) && graph.carried(by: here) == graph.carried(by: event)
        if here == event || isRaised {
            fire(here, what.payload)
        } else {
            heard += " ignored " + words.name(of: event)
        }
        settle()
    }

    // MARK: What changes by itself

    var hasChanges: Bool { graph.conditions.contains(where: \.changes) }

    /// Mostly to the other value; else nothing happens.
    mutating func change() {
        let id = numbers.pick(graph.conditions.ids.filter { graph.conditions[$0].changes })
        let isOther = numbers.chance(80)
        // Of an enumeration another name comes to hold.
        if graph.conditions[id].enumeration != nil, c.conditions[id.index] == isOther { return }
        let value = c.conditions[id.index] != isOther
        write("change\t\(id.index)\t\(value ? 1 : 0)")
        if isOther {
            become(interpreter.change(id, c))
            heard += " fired change:\(graph.text[graph.conditions[id].qualifiedName])"
        }
        settle()
    }

    // MARK: Tabs and columns

    /// Of the tabs that are the last layer.
    var buttons: [TabButton] { c.top.made.flow.map { graph.flows[$0].buttons } ?? [] }

    /// Among all items.
    private func place(ofTab index: Int) -> Int {
        let taken = Set(buttons.map(\.position))
        return Array((0..<(c.top.regions.count + taken.count)).filter { !taken.contains($0) })[index]
    }

    private mutating func press() {
        let button = numbers.pick(buttons)
        guard let event = button.transition else { return }
        write("tab\t\(button.position)")
        if graph.isIgnored(event) {
            heard += " ignored " + words.name(of: event)
        } else {
            fire(event, Dictionary(graph.carried(by: event).map { ($0.name, "nil") }) { a, _ in a })
        }
        settle()
    }

    mutating func chooseRegion() {
        guard c.top.container == .tabs || c.top.container == .split else { return }
        let index = numbers.below(c.top.regions.count)
        if c.top.container == .tabs {
            write("tab\t\(place(ofTab: index))")
            if index == c.top.active, !platform.resetsTabs { return settle() }
            // What the user cannot go back from keeps the tab that is chosen again as it is.
            let isHeld =
                index == c.top.active
                && c.region.frames.dropFirst().contains { !interpreter.letsBack($0, c.conditions) }
            if !isHeld { heard += " fired tab:\(name(of: c.top.regions[index].child))" }
            c = interpreter.choose(index, c)
            return settle()
        }
        if isSwiftUI { return chooseColumn(index) }
        // UIKit does not tell where the user looks, before something happens there; AppKit's menu goes back in the active column.
        let next = interpreter.choose(index, c)
        if !isAppKit, numbers.chance(30), canGoBack(in: next) {
            if platform == .tvos { return pressMenu(inColumnOf: next) }
            let way = numbers.pick(["tapBack", "swipeBack"])
            let back = interpreter.run(next) { try interpreter.goBack(&$0) }
            return leave(back, "\(way)\ttrue\t\(next.region.current.number)", in: next)
        }
        guard !FakeSources.events(of: next.current, in: graph).isEmpty || !graph.screens[next.current].outcomes.isEmpty
        else { return }
        c = next
        announce()
    }
}

@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphSyntax

/// The acts of a walk: what the user does by back, swipes and the back menu.
extension Walker {
    var canGoBack: Bool { canGoBack(in: c) }

    func canGoBack(in c: Interpreter.Configuration) -> Bool {
        c.region.isStack && c.region.frames.count > 1 && isLeft(c.region.current, c)
    }

    /// Whether the user can go back from a frame now.
    private func isLeft(_ frame: Interpreter.Frame, _ c: Interpreter.Configuration) -> Bool {
        graph.screens[frame.screen].goesBack && interpreter.letsBack(frame, c.conditions)
    }

    /// Whether the layer can be pulled down, and does not only close itself as what the system shows does.
    private var canPullDown: Bool {
        c.layers.count > 1 && c.top.isSwipeable && isUnlocked
    }

    private var isUnlocked: Bool { c.top.lockedWhile.isEmpty || !interpreter.holds(c.top.lockedWhile, c.conditions) }

    mutating func goBack() {
        if platform == .tvos { return pressMenu() }
        let way = isAppKit ? "tapBack" : numbers.pick(["tapBack", "swipeBack"])
        guard canGoBack else {
            // Not possible, and then nothing happens.
            guard c.region.frames.count > 1 || numbers.chance(25), c.top.container != .split else { return }
            write("\(way)\tfalse\t\(c.region.current.number)")
            return settle()
        }
        let frame = c.region.current
        leave(interpreter.run(c) { try interpreter.goBack(&$0) }, "\(way)\ttrue\t\(frame.number)")
    }

    mutating func swipe() {
        if platform == .tvos { return pressMenu() }
        guard interpreter.canSwipe(c) else {
            // Esc cancels an alert.
            guard numbers.chance(25), platform != .macos || !isAlert else { return }
            write("\(closing)\tfalse")
            return settle()
        }
        let isPulled = canPullDown && (graph.screens[c.current].source != .system || numbers.chance(50))
        let act = isPulled ? "\(closing)\ttrue" : "close\t\(c.region.current.number)"
        leave(interpreter.run(c) { try interpreter.swipe(&$0) }, act)
    }

    /// The user of macOS has Esc.
    private var closing: String { platform == .macos ? "esc" : "swipe" }

    /// Menu of tvOS, on the current screen: goes back, closes the layer, or is held. At the bottom of the window it would
    /// leave the app.
    private mutating func pressMenu() {
        if isAlert { return }
        let frame = c.region.current.number
        if c.region.isStack, c.region.frames.count > 1 {
            pressMenu(inColumnOf: c)
        } else if interpreter.canSwipe(c) {
            // The first press moves the focus to the bar of tabs.
            let presses = c.top.container == .tabs && !isSwiftUI ? 2 : 1
            let act = isUnlocked && c.top.isClosedByMenu ? "press\t\(presses)\t\(frame)" : "close\t\(frame)"
            leave(interpreter.run(c) { try interpreter.swipe(&$0) }, act)
        } else if c.layers.count > 1 {
            write("press\t1\t\(frame)")
            settle()
        }
    }

    /// The same in a column, to which the user turns by that, above the bottom of its stack.
    mutating func pressMenu(inColumnOf next: Interpreter.Configuration) {
        let act = "press\t1\t\(next.region.current.number)"
        let frame = next.region.current
        if graph.screens[frame.screen].goesBack, interpreter.letsBack(frame, c.conditions) {
            return leave(interpreter.run(next) { try interpreter.goBack(&$0) }, act, in: next)
        }
        write(act)
        settle()
    }

    /// UIKit cannot take back what the user has done.
    var takesNothingBack: Bool { !isSwiftUI && !isAppKit || isForBoth }

    /// What is current goes, here or in another configuration that the act leads to first. Where the step is a fault, nothing
    /// goes; on UIKit that is not walked.
    mutating func leave(_ result: Interpreter.Result, _ act: String, in other: Interpreter.Configuration? = nil) {
        if takesNothingBack, case .fault = result { return }
        write(act)
        if let other { c = other }
        let event = "\(graph.name(of: c.current)).closed"
        switch result {
        case .configuration(let next):
            heard += " fired " + event
            become(next)
        case .fault(let rule): heard += " faulted \(event) \(rule.rawValue)"
        }
        settle()
    }

    private func isHosts(_ opener: AlternativeID) -> Bool { !opener.isNone && graph.isHosts(opener) }

    private func closedHandler(of opener: AlternativeID) -> HandlerID? {
        guard !opener.isNone else { return nil }
        return graph.handlers(of: opener).first { graph.handlers[$0].isClosed && graph.handlers[$0].kind != .close }
    }

    mutating func giveUpBack() {
        guard canGoBack, platform.resetsTabs else { return }
        write("giveUpBack\ttrue\t\(c.region.current.number)")
        settle()
    }

    mutating func giveUpSwipe() {
        guard canPullDown, platform.resetsTabs else { return }
        write("giveUpSwipe\ttrue")
        settle()
    }

    /// Several steps back at once, where none of them has a handler or is kept from going back.
    mutating func pickFromBackMenu() {
        guard canGoBack, platform != .tvos, !isAppKit else { return }
        let frames = c.region.frames
        var lowest = frames.count - 1
        while lowest > 0, isLeft(frames[lowest], c),
            closedHandler(of: frames[lowest].opener) == nil, !isHosts(frames[lowest].opener)
        {
            lowest -= 1
        }
        guard lowest < frames.count - 1 else { return }
        let target = lowest + numbers.below(frames.count - 1 - lowest)
        write("menu\ttrue\t\(frames[target].number)\t\(c.region.current.number)")
        for frame in frames[(target + 1)...].reversed() { heard += " fired \(graph.name(of: frame.screen)).closed" }
        c.region.frames.removeSubrange((target + 1)...)
        settle()
    }
}

@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphSyntax

/// The acts of a walk: what the app does by itself, beside its router. Nothing of it is a step.
extension Walker {
    /// Whether the app can do something of its own here. Links act on what of the router's is below, so none waits. What
    /// the app does where it shows something by itself is not beside the router.
    private var isFree: Bool {
        !isAlert && c.top.container != .split && waiting == nil && c.current != graph.host && searching == nil
    }

    mutating func actBesideTheRouter() {
        guard isFree else { return act() }
        if isAppKit { return actBesideTheMacRouter() }
        switch numbers.below(7) {
        case 0: replaceDelegate()
        case 1: presentSomething()
        case 2: dismissAndAnnounce()
        case 3: showAlert()
        case 4: search()
        case 5: leaveByItself()
        default: pushSomething()
        }
    }

    /// A panel or an alert of the app's own, the end of a sheet by its code, the window closed and opened again.
    private mutating func actBesideTheMacRouter() {
        switch numbers.below(5) {
        case 0:
            write("ownPresent")
            write("rest")
            write("noCommand")
            announceInVain()
            write("ownDismiss")
            settle()
        case 1: showAlert()
        case 2 where c.layers.count == 1:
            write("reopen")
            settle()
        case 2, 3:
            guard c.layers.count > 1, interpreter.canSwipe(c) else { return act() }
            let result = interpreter.run(c) { try interpreter.swipe(&$0) }
            // It cannot be taken back.
            if case .fault = result { return act() }
            leave(result, "ownDismissSelf")
        default:
            // A panel beside the window has the keys.
            write("ownPanel")
            write("noMenuItem")
            write("ownPanelAway")
            settle()
        }
    }

    /// A screen pops or dismisses itself, which is as if the user did.
    private mutating func leaveByItself() {
        if canGoBack {
            leave(interpreter.run(c) { try interpreter.goBack(&$0) }, "ownPopSelf")
        } else if interpreter.canSwipe(c) {
            leave(interpreter.run(c) { try interpreter.swipe(&$0) }, "ownDismissSelf")
        }
    }

    /// An alert of the app's own, which the user answers.
    private mutating func showAlert() {
        write("ownAlert")
        write("rest")
        announceInVain()
        write("ownAction")
        settle()
    }

    /// The app's search comes up in the context of a screen on a stack, which acts as ever: what a container of ours
    /// presents by itself would be in front. It stays until its screen is current again. UIKit presents by no segue from there.
    private mutating func search() {
        guard c.region.isStack, !hasSegues, let what = announcement(of: c.region.current) else {
            return presentSomething()
        }
        searching = c.region.current.number
        write("ownSearch")
        write("rest")
        announce(what)
    }

    /// The user has done with searching, or the screen has gone, and the search with it.
    mutating func endSearch() {
        guard let frame = searching else { return }
        let isCurrent = c.region.current.number == frame
        let regions = (c.layers + (parked?.layers ?? [])).flatMap(\.regions)
        let isThere = regions.contains { $0.frames.contains { $0.number == frame } }
        if isCurrent {
            write("ownDismiss")
            write("rest")
        }
        if isCurrent || !isThere { searching = nil }
    }

    /// Somebody sets the delegate of the stack: one that hands on to the one before, one that does not, or none.
    private mutating func replaceDelegate() {
        guard c.region.isStack else { return act() }
        write("ownDelegate\t\(numbers.pick(["proxy", "plain", "none"]))")
        act()
    }

    /// Something of the app's comes up; what is below it is not current meanwhile.
    private mutating func presentSomething() {
        write("ownPresent\t\(numbers.pick(["plain", "stack", "tabs", "container"]))")
        write("rest")
        announceInVain()
        write("ownDismiss")
        settle()
    }

    /// `picker.dismiss(animated: true); onPicked?(image)`: what comes of that waits for the dismissal.
    private mutating func dismissAndAnnounce() {
        guard !FakeSources.events(of: c.current, in: graph).isEmpty || !graph.screens[c.current].outcomes.isEmpty else {
            return presentSomething()
        }
        write("ownPresent\t\(numbers.pick(["plain", "stack", "tabs", "container"]))")
        write("rest")
        write("ownDismiss")
        announce()
    }

    /// The app pushes something onto a stack of ours, and takes it away.
    private mutating func pushSomething() {
        guard c.region.isStack else { return presentSomething() }
        write("ownPush\t\(numbers.pick(["plain", "container"]))")
        write("rest")
        announceInVain()
        write("ownPop")
        settle()
    }

    private mutating func announceInVain() {
        let frame = c.region.current
        guard numbers.chance(70), let what = announcement(of: frame) else { return }
        write("announce\t\(frame.number)\t\(what.line)")
        ignore(what, of: frame.screen)
    }
}

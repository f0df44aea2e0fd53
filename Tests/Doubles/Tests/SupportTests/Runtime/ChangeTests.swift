import NavGraphRuntime
import Testing

/// Conditions that change by themselves, and launches that are more than a root.
@MainActor
@Suite struct ChangeTests {
    /// A window of an app whose condition `a` changes by itself and implies `b`, which does not.
    @MainActor private final class Window {
        let display = MemoryDisplay()
        let log = StepLog()
        let queue: NavGraph.StepQueue

        init(_ truths: [String: Bool], sharing other: Window? = nil) {
            queue = NavGraph.StepQueue(
                NavGraph.Conditions(truths, implies: ["a": ["b"]]), log, changing: ["a", "c"], sharing: other?.queue)
            queue.display = display
        }
        var facts: String { ["a", "b", "c"].filter { queue.conditions[$0] }.joined() }
        func fire(_ body: @escaping (NavGraph.Step) throws -> Void) { queue.fire("step", body: body) }
    }

    @Test func aChangeIsAStepAndNothingWhereItIsSoAlready() {
        let window = Window(["a": false, "b": false, "c": true])
        window.queue.change("a", to: true)
        #expect(window.facts == "abc")
        #expect(window.log.take() == ["fired change:a"])
        #expect(window.log.causes == [.code])
        window.queue.change("a", to: true)
        #expect(window.log.take() == [])
    }

    @Test func aChangeWaitsForItsTurn() {
        let window = Window(["a": false, "b": false, "c": false])
        window.display.isMoving = true
        window.queue.change("a", to: true)
        #expect(window.facts == "")
        window.display.isMoving = false
        window.queue.advance()
        #expect(window.facts == "ab")
    }

    @Test func windowsShareWhatChangesAndNothingElse() {
        let one = Window(["a": true, "b": true, "c": false])
        let two = Window(["a": false, "b": false, "c": false], sharing: one)
        #expect(two.facts == "ab", "it begins with what the other has, and what that implies")
        one.fire { $0.conditions["b"] = false }
        #expect(one.facts == "" && two.facts == "b", "`a` goes with `b`, in the other window by itself")
        #expect(two.log.take() == ["fired change:a"])
        two.queue.change("c", to: true)
        #expect(one.facts == "c" && two.facts == "bc")
        #expect(one.log.take() == ["fired step", "fired change:c"])
        one.fire { _ in throw NavGraph.Fault.popAtBottom }
        #expect(two.log.take() == ["fired change:c"])
    }

    /// Two changes at the same time come to rest, though each is told of the other's.
    @Test func aChangeIsToldOnce() {
        let one = Window(["a": false, "b": false, "c": false])
        let two = Window(["a": false, "b": false, "c": false], sharing: one)
        (one.display.isMoving, two.display.isMoving) = (true, true)
        one.queue.change("c", to: true)
        one.queue.change("c", to: false)
        two.queue.change("c", to: true)
        for window in [one, two] {
            window.display.isMoving = false
            window.queue.advance()
        }
        #expect(one.queue.isAtRest && two.queue.isAtRest)
    }

    /// Each has changed it before it was told of what the other has done.
    @Test(arguments: [false, true]) func windowsAgreeAtRestThoughTheyCross(_ isFirst: Bool) {
        let one = Window(["a": true, "b": true, "c": true])
        let two = Window(["a": true, "b": true, "c": true], sharing: one)
        one.display.isMoving = true
        one.queue.change("c", to: false)
        two.queue.change("c", to: false)
        two.queue.change("c", to: true)
        two.display.isMoving = isFirst
        two.queue.change("a", to: false)
        for window in isFirst ? [two, one] : [one, two] {
            window.display.isMoving = false
            window.queue.advance()
        }
        #expect(one.queue.isAtRest && two.queue.isAtRest)
        #expect([one.facts, two.facts] == ["b", "b"], "the change of the window that rests last is the last one")
    }

    /// `a` goes with `b` that one has set, also in the window that has set `a` again before it heard of that.
    @Test func whatOneImpliesIsTheSameInAll() {
        let one = Window(["a": true, "b": true, "c": false])
        let two = Window(["a": true, "b": true, "c": false], sharing: one)
        two.display.isMoving = true
        one.fire { $0.conditions["b"] = false }
        two.queue.change("c", to: true)
        two.queue.change("a", to: true)
        one.queue.change("a", to: true)
        two.display.isMoving = false
        two.queue.advance()
        #expect(one.facts == "abc" && two.facts == "abc")
    }

    /// One that has not come to rest does not know yet.
    @Test func aNewWindowBeginsWithWhatWasSetLast() {
        let one = Window(["a": false, "b": false, "c": false])
        let two = Window(["a": false, "b": false, "c": false], sharing: one)
        one.display.isMoving = true
        two.queue.change("c", to: true)
        let three = Window(["a": false, "b": false, "c": false], sharing: one)
        one.display.isMoving = false
        one.queue.advance()
        #expect([one.facts, two.facts, three.facts] == ["c", "c", "c"])
    }

    @Test func aWindowThatIsGoneIsForgotten() {
        let one = Window(["a": false, "b": false, "c": false])
        var two: Window? = Window(["a": false, "b": false, "c": false], sharing: one)
        weak let trace = two?.queue
        two = nil
        #expect(trace == nil)
        one.queue.change("a", to: true)
        let three = Window(["a": false, "b": false, "c": false], sharing: one)
        #expect(three.facts == "ab")
    }

    // MARK: Launches

    @Test func aLaunchIsOneStepWithoutAnimation() {
        let display = MemoryDisplay()
        var animation = NavGraph.Animation.standard
        display.queue.launch { step in
            step.root(display.layer(.stack, for: "main", nil, display.screen("a")))
            try step.push(display.screen("b"), animation: .slide)
            step.messages.append { animation = step.animation }
        }
        #expect(display.screens == [["a", "b"]])
        #expect(display.log.take() == ["fired launch", "shown b"])
        #expect(animation.isNone)
    }

    @Test func aLaunchThatFaultsIsItsRootAloneWithTheFactsAsTheyWere() {
        let display = MemoryDisplay(NavGraph.Conditions(["a": false]))
        var sent = false
        display.queue.launch { step in
            step.conditions["a"] = true
            step.root(display.layer(.stack, for: "main", nil, display.screen(step.conditions["a"] ? "in" : "out")))
            step.messages.append { sent = true }
            try step.pop(to: "nowhere", animation: .standard)
        }
        #expect(display.screens == [["out"]])
        #expect(!display.queue.conditions["a"] && !sent)
        #expect(display.log.take() == ["launch pop-to-absent", "shown out"])
    }

    @Test func whatAStepMakesAsksForTheFactsAsItHasThemSoFar() {
        let display = MemoryDisplay(NavGraph.Conditions(["a": false]))
        var asked: [Bool] = []
        _ = display.run { step in
            asked.append(display.queue.conditionsNow["a"])
            step.conditions["a"] = true
            asked.append(display.queue.conditionsNow["a"])
            throw NavGraph.Fault.unexpected
        }
        asked.append(display.queue.conditionsNow["a"])
        #expect(asked == [false, true, false])
    }
}

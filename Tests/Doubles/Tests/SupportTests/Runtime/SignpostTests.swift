import NavGraphRuntime
import Testing
import os

/// Rule 83: Instruments shows an interval for each step, from its begin until everything is at rest.
@MainActor
@Suite struct SignpostTests {
    private let display = MemoryDisplay()
    private let recording = OSDouble.Recording()

    private func record(_ body: () -> Void) -> [String] {
        OSDouble.$recording.withValue(recording) { body() }
        return recording.take()
    }

    /// A step that moves something until `rest`.
    private func push(_ screen: String, as event: String) {
        let display = display
        display.queue.fire(event) { step in
            try step.push(display.screen(screen), animation: .standard)
            display.isMoving = true
        }
    }

    private func rest() {
        display.isMoving = false
        display.queue.advance()
    }

    private func launch() {
        let display = display
        _ = display.run { $0.root(display.layer(.stack, for: "main", nil, display.screen("a")), animation: .none) }
    }

    @Test func anIntervalEndsWithItsTransition() {
        launch()
        #expect(record { push("b", as: "a.open") } == ["begin step a.open"])
        #expect(recording.running == 1)
        #expect(record { rest() } == ["end step b"])
    }

    @Test func theIntervalOfAStepThatWaitsBeginsWithItsTurn() {
        launch()
        _ = record { push("b", as: "a.open") }
        #expect(record { push("c", as: "app.more") } == [])
        #expect(display.queue.description.contains("waits: app.more"))
        #expect(record { rest() } == ["end step ", "begin step app.more"])
        #expect(record { rest() } == ["end step c"])
        #expect(recording.running == 0)
    }

    @Test func aStepThatIsRefusedHasNoInterval() {
        launch()
        #expect(record { display.queue.fire("app.ask") { $0.ignore() } } == [])
        #expect(record { display.queue.fire("app.close") { try $0.dismiss() } }.filter { $0.contains("step") } == [])
        display.fault = .unexpected
        #expect(record { push("b", as: "a.open") }.filter { $0.contains("step") } == [])
        #expect(recording.running == 0)
    }

    @Test func aStepThatIsRefusedEndsNoInterval() {
        launch()
        _ = record { push("b", as: "a.open") }
        display.queue.fire("app.ask") { $0.ignore() }
        #expect(record { rest() } == ["end step b"])
    }

    @Test func twoWindowsHaveIntervalsAtOnce() {
        launch()
        let other = MemoryDisplay()
        _ = other.run { $0.root(other.layer(.single, for: "main", nil, other.screen("x")), animation: .none) }
        let lines = record {
            push("b", as: "a.open")
            other.queue.fire("app.more") { _ in other.isMoving = true }
        }
        #expect(lines == ["begin step a.open", "begin step app.more"])
        #expect(recording.running == 2)
    }

    /// Without Instruments nothing is written, also where it is started in between.
    @Test func withoutInstrumentsThereIsNoInterval() {
        launch()
        push("b", as: "a.open")
        #expect(record { rest() } == [])
    }

    @Test func aFaultIsWrittenToTheLog() {
        launch()
        #expect(
            record { display.queue.fire("app.close") { try $0.dismiss() } }
                == ["warning app.close failed: dismiss-nothing"])
    }
}

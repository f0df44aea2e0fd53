import NavGraphRuntime
import Testing

/// Outcomes, and who hears of them.
@MainActor
@Suite struct EndingTests {
    private let display = MemoryDisplay()

    private func launch() {
        let display = display
        _ = display.run { $0.root(display.layer(.stack, for: "main", nil, display.screen("a")), animation: .none) }
    }

    @Test func anOutcomeClosesItsScreenAndHandsOverWhatItCarries() throws {
        launch()
        let display = display
        var heard: [String] = []
        let ending = NavGraph.Ending()
        ending.on(.named("picked", as: (name: String, count: Int).self)) { value, step in
            heard.append("\(value.name) \(value.count) on \(step.currentScreen)")
        }
        _ = display.run { try $0.push(display.screen("b", ending), animation: .standard) }
        let frame = try #require(display.layers[0].current?.frame)
        frame.end("picked", (name: "x", count: 2))
        #expect(heard == ["x 2 on a"])
        #expect(display.screens == [["a"]])
        // It is no longer current.
        frame.end("picked", (name: "x", count: 2))
        #expect(display.log.take().last == "ignored b.picked")
    }

    @Test func anOutcomeThatNobodyMindsJustCloses() throws {
        launch()
        let display = display
        _ = display.run {
            $0.present(display.layer(.single, for: "b", nil, display.screen("b")), animation: .standard)
        }
        try #require(display.layers.last?.current?.frame).end("done", ())
        #expect(display.screens == [["a"]])
    }

    @Test func whatIsAtTheBottomOfTheWindowEndsForAHandlerOnly() throws {
        let display = display
        launch()
        try #require(display.layers[0].current?.frame).end("done", ())
        #expect(display.log.take() == ["a.done finish-without-opener"])
        let ending = NavGraph.Ending()
        ending.on("done") { $0.root(display.layer(.single, for: "b", nil, display.screen("b")), animation: .none) }
        _ = display.run { step in
            step.root(display.layer(.single, for: "a", ending, display.screen("a", ending)), animation: .none)
        }
        try #require(display.layers[0].current?.frame).end("done", ())
        #expect(display.screens == [["b"]])
    }

    @Test func aHandlerOfAnotherTypeIsAFault() throws {
        launch()
        let display = display
        let ending = NavGraph.Ending()
        ending.on(.named("picked", as: String.self)) { _, _ in Issue.record("it has no text") }
        _ = display.run { try $0.push(display.screen("b", ending), animation: .standard) }
        let frame = try #require(display.layers[0].current?.frame)
        frame.end("picked", 2)
        #expect(display.log.take().last == "b.picked mismatch")
        // Nothing has changed.
        #expect(display.screens == [["a", "b"]])
        frame.end("picked", ())
        #expect(display.log.take().last == "b.picked mismatch")
        frame.end("picked", "x" as String?)
        #expect(display.log.take().last == "b.picked mismatch")
    }

    @Test func aFlowEndsWithAllAboveIt() {
        launch()
        let display = display
        var heard: [Int] = []
        let ending = NavGraph.Ending(of: "flow")
        ending.on(.named("done", as: Int.self)) { value, _ in heard.append(value) }
        _ = display.run { try $0.push(display.screen("b", ending), animation: .standard) }
        _ = display.run { try $0.push(display.screen("c"), animation: .standard) }
        _ = display.run {
            $0.present(display.layer(.single, for: "d", nil, display.screen("d")), animation: .standard)
        }
        _ = display.run { try $0.finish(.named("done", as: Int.self), 7) }
        #expect(display.screens == [["a"]])
        #expect(heard == [7])
        #expect(display.run { try $0.finish("done") } == ["step finish-without-opener"])
    }

    @Test func whatTheUserTakesAwayRunsItsHandlerOnce() {
        launch()
        var heard = 0
        let ending = NavGraph.Ending()
        ending.closed = { _ in heard += 1 }
        display.taken = [
            NavGraph.Removal("c", by: .swipe, ending: ending),
            NavGraph.Removal("b", by: .back, ending: NavGraph.Ending()),
        ]
        display.queue.advance()
        display.queue.advance()
        #expect(heard == 1)
        #expect(display.log.take().filter { $0.hasSuffix("closed") } == ["fired c.closed", "fired b.closed"])
        #expect(display.log.causes.suffix(2) == [.swipe, .back])
    }
}

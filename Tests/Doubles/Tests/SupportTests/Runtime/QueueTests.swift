import NavGraphRuntime
import Testing

@MainActor
@Suite struct QueueTests {
    private final class Router {
        var heard: [String] = []
        func open(_ step: NavGraph.Step, name: String, count: Int) throws { heard.append("\(name) \(count)") }
    }

    private let display = MemoryDisplay()

    private func launch() -> NavGraph.Frame {
        let display = display
        let screen = display.screen("a")
        _ = display.run { $0.root(display.layer(.stack, for: "main", nil, screen), animation: .none) }
        return screen.frame
    }

    @Test func stepsWaitWhileSomethingMoves() {
        _ = launch()
        let display = display
        display.isMoving = true
        #expect(display.run { try $0.push(display.screen("b"), animation: .standard) } == [])
        #expect(display.screens == [["a"]])
        display.isMoving = false
        display.queue.advance()
        #expect(display.log.take() == ["fired step", "shown b"])
        #expect(display.screens == [["a", "b"]])
    }

    @Test func onlyTheCurrentScreenActs() {
        let frame = launch()
        let router = Router()
        let open = frame.eventWithValues("a.open", "name", "count", to: router) { try $0.open($1, name: $2, count: $3) }
        open("x", 1)
        #expect(router.heard == ["x 1"])
        let display = display
        _ = display.run { try $0.push(display.screen("b"), animation: .standard) }
        open("x", 2)
        #expect(router.heard == ["x 1"])
        #expect(display.log.take() == ["ignored a.open"])
    }

    @Test func aScreenKeepsNoRouterAlive() {
        let frame = launch()
        var router: Router? = Router()
        weak let trace = router
        let open = frame.eventWithValues("a.open", "name", "count", to: router!) {
            try $0.open($1, name: $2, count: $3)
        }
        router = nil
        #expect(trace == nil)
        open("x", 1)
        #expect(display.log.take() == [])
    }

    @Test func anEventHandsOverToTheOneThatHidesIt() {
        let frame = launch()
        let router = Router()
        let open = frame.eventWithValues("a.open", "name", "count", to: router) { try $0.open($1, name: $2, count: $3) }
        #expect(display.run { step in step.handOver { open("x", 1) } } == ["fired a.open"])
        #expect(router.heard == ["x 1"])
    }

    @Test func errorsOfTheAppAreFaults() {
        struct Other: Error {}
        _ = launch()
        #expect(display.run { _ in throw Other() } == ["step unexpected"])
        #expect(display.run { $0.ignore() } == ["ignored step"])
    }

    @Test func messagesComeWhenTheStepIsShown() {
        _ = launch()
        let display = display
        var seen: [[String]] = []
        _ = display.run { step in
            step.messages.append { seen = display.screens }
            try step.push(display.screen("b"), animation: .standard)
        }
        #expect(seen == [["a", "b"]])
    }

    @Test func valuesAreThoseOfTheNearestFlow() throws {
        let frame = launch()
        frame.values["flow"] = (1, "x")
        let display = display
        let above = display.screen("b")
        above.frame.values["flow"] = (2, "y")
        _ = display.run { try $0.push(above, animation: .standard) }
        var found: [Int] = []
        _ = display.run { step in
            found.append(try step.values(of: "flow", as: (Int, String).self).0)
            try step.pop()
            found.append(try step.values(of: "flow", as: (Int, String).self).0)
        }
        #expect(found == [2, 1])
        #expect(display.run { _ = try $0.values(of: "other", as: Int.self) } == ["step unexpected"])
        #expect(display.run { _ = try $0.values(of: "flow", as: Int.self) } == ["step mismatch"])
    }
}

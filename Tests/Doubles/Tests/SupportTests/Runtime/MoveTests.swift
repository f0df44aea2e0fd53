import NavGraphRuntime
import Testing

/// Moves on the layers as values, section 6 of the language.
@MainActor
@Suite struct MoveTests {
    private let display = MemoryDisplay()

    private func launch(_ layer: NavGraph.Layer) { _ = display.run { $0.root(layer, animation: .none) } }

    private func launchStack(_ names: String...) {
        let display = display
        launch(display.layer(.stack, for: "main", nil, display.screen(names[0])))
        for name in names.dropFirst() {
            _ = display.run { try $0.push(display.screen(name), animation: .standard) }
        }
    }

    private func fault(_ body: @escaping (NavGraph.Step) throws -> Void) -> String? {
        display.run(body).first { !$0.hasPrefix("shown") && !$0.hasPrefix("fired") }
    }

    @Test func pushesAndPops() {
        launchStack("a", "b", "b", "c")
        #expect(display.screens == [["a", "b", "b", "c"]])
        _ = display.run { try $0.pop(to: "b") }
        #expect(display.screens == [["a", "b", "b"]])
        _ = display.run { try $0.pop(to: "b") }
        #expect(display.screens == [["a", "b"]])
        _ = display.run { try $0.pop() }
        #expect(display.screens == [["a"]])
        #expect(fault { try $0.pop() } == "step pop-at-bottom")
        #expect(fault { try $0.pop(to: "a") } == "step pop-to-absent")
        launchStack("a", "b", "c")
        _ = display.run { $0.popToRoot() }
        #expect(display.screens == [["a"]])
        #expect(fault { $0.popToRoot() } == nil)
    }

    @Test func aScreenIsPushedOntoAStackOnly() {
        let display = display
        launch(display.layer(.single, for: "a", nil, display.screen("a")))
        #expect(fault { try $0.push(display.screen("b")) } == "step push-outside-stack")
        #expect(fault { try $0.pushContainer() } == "step push-of-container")
        #expect(display.screens == [["a"]])
    }

    @Test func presentsAndDismisses() {
        let display = display
        launchStack("a")
        _ = display.run { step in
            step.present(display.layer(.single, for: "b", nil, display.screen("b")), animation: .standard)
            step.present(display.layer(.stack, for: "c", nil, display.screen("c")), animation: .standard)
        }
        #expect(display.screens == [["a"], ["b"], ["c"]])
        _ = display.run { try $0.dismiss() }
        #expect(display.screens == [["a"], ["b"]])
        _ = display.run { $0.dismissAll() }
        #expect(display.screens == [["a"]])
        #expect(fault { try $0.dismiss() } == "step dismiss-nothing")
        #expect(fault { $0.dismissAll() } == nil)
    }

    @Test func selectsInTheNearestLayerThatHasIt() {
        let display = display
        launch(display.layer(.tabs, for: "main", nil, display.screen("a"), display.screen("b")))
        _ = display.run {
            $0.present(display.layer(.single, for: "c", nil, display.screen("c")), animation: .standard)
        }
        #expect(fault { try $0.select("c") } == "step select-absent")
        #expect(fault { try $0.choose("b") } == "step select-absent")
        _ = display.run { try $0.select("b") }
        #expect(display.screens == [["b"]])
        _ = display.run { try $0.push(display.screen("d"), animation: .standard) }
        _ = display.run { try $0.choose("b") }
        #expect(display.screens == [["b"]])
        _ = display.run { try $0.choose("a") }
        #expect(display.screens == [["a"]])
    }

    @Test func whatReplacesInheritsHowTheOldOneWasOpened() throws {
        let display = display
        launchStack("a")
        let ending = NavGraph.Ending()
        ending.close("done" as NavGraph.Outcome<Void>)
        _ = display.run { try $0.push(display.screen("b", ending), animation: .standard) }
        _ = display.run { try $0.replace(with: display.screen("c"), animation: .standard) }
        #expect(display.screens == [["a", "c"]])
        let frame = try #require(display.layers[0].current?.frame)
        #expect(frame.ending === ending)
        frame.end("done", ())
        #expect(display.screens == [["a"]])
    }

    @Test func whatIsItsOwnContainerGivesWayAsALayer() {
        let display = display
        launchStack("a")
        _ = display.run { step in
            var layer = display.layer(.single, for: "b", nil, display.screen("b"))
            layer.style = .fullScreen
            step.present(layer, animation: .standard)
            try step.replace(with: display.screen("c"), animation: .standard)
        }
        #expect(display.screens == [["a"], ["c"]])
        let layer = display.layers[1]
        #expect(layer.made == "b" && layer.style == .fullScreen && layer.container === layer.regions[0].frames[0])
    }

    @Test func aColumnShowsOneScreen() {
        let display = display
        launch(display.layer(.split, for: "main", nil, display.screen("a"), display.screen("b")))
        _ = display.run { try $0.push(display.screen("x"), animation: .standard) }
        _ = display.run { try $0.show(display.screen("c"), in: "a", animation: .standard) }
        #expect(display.screens == [["c"]])
        #expect(display.layers[0].active == 0)
    }

    @Test func aStepIsAllOrNothing() {
        launchStack("a", "b")
        let display = display
        let heard = display.run { step in
            step.conditions["seen"] = true
            try step.pop()
            try step.pop()
        }
        #expect(heard == ["step pop-at-bottom"])
        #expect(display.screens == [["a", "b"]])
        #expect(!display.queue.conditions["seen"])
        display.fault = .notOnScreen
        #expect(display.run { try $0.pop() } == ["step not-on-screen"])
        #expect(display.screens == [["a", "b"]])
    }

    @Test func aRestartKeepsHowTheWindowLayerWasOpened() {
        let display = display
        let ending = NavGraph.Ending(of: "main")
        launch(display.layer(.stack, for: "main", ending, display.screen("a")))
        _ = display.run { $0.restart(display.layer(.stack, for: "main", nil, display.screen("a"))) }
        #expect(display.layers[0].ending === ending)
    }
}

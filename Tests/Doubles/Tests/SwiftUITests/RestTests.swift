import NavGraphRuntime
import Testing

@testable import NavGraphSwiftUI
@testable import SwiftUI

/// When moves are over, and what is dropped meanwhile.
@MainActor
@Suite(.serialized)
struct RestTests {
    let stage = Stage()
    var host: ViewHost { stage.host }

    private func launch() { stage.settled { $0.root(self.stage.stack("a")) } }

    @Test func aMoveThatNobodyEndsIsOverAfterTwoSeconds() {
        launch()
        stage.run { try $0.push(self.stage.screen("b")) }
        stage.run { $0.presentScreen(self.stage.screen("c")) }
        // SwiftUI does not look, and so nothing comes on screen.
        while VirtualClock.step(within: 1.9) {}
        #expect(stage.listener.stalls == 0)
        #expect(stage.navigation.shownLayers.count == 1)
        while stage.navigation.shownLayers.count == 1, VirtualClock.step(within: 2) {}
        #expect(stage.listener.stalls == 1)
        #expect(stage.navigation.shownLayers.count == 2)
    }

    @Test func whatIsWrittenInAMoveThatNoUserBeganIsDropped() throws {
        launch()
        stage.settled { try $0.push(self.stage.screen("b")) }
        let path = try #require(host.pathOfStack())
        stage.run { try $0.push(self.stage.screen("c")) }
        path.wrappedValue = []
        stage.expectRest()
        #expect(stage.navigation.screens == [["a", "b", "c"]])
    }

    @Test func whatMakesAPathLongerIsDropped() throws {
        launch()
        let path = try #require(host.pathOfStack())
        path.wrappedValue = [AnyHashable(NavGraph.ID())]
        stage.expectRest()
        #expect(stage.navigation.screens == [["a"]])
    }

    @Test func settledWaitsForMoves() async {
        launch()
        // Other tests may go on with the clock meanwhile.
        stage.navigation.later = { _, _ in }
        stage.run { try $0.push(self.stage.screen("b")) }
        var isSettled = false
        let waiting = Task {
            await stage.navigation.settled()
            isSettled = true
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(!isSettled)
        host.settle()
        await waiting.value
        #expect(isSettled)
        await stage.navigation.settled()
    }

    @Test(arguments: [false, true]) func unanimatedTheVeryWriteIsInATransaction(_ isAnimated: Bool) {
        launch()
        var areDisabled: [Bool] = []
        func noticing(_ body: @escaping (NavGraph.Step) throws -> Void) {
            withObservationTracking {
                for layer in stage.navigation.shownLayers { _ = (layer.above?.id, layer.regions[0].path) }
            } onChange: {
                MainActor.assumeIsolated { areDisabled.append(SwiftUIDouble.transaction.disablesAnimations) }
            }
            stage.settled(body)
        }
        let animation = isAnimated ? NavGraph.Animation.standard : .none
        noticing { try $0.push(self.stage.screen("b"), animation: animation) }
        noticing { $0.presentScreen(self.stage.screen("c"), animation: animation) }
        noticing { try $0.dismiss(animation: animation) }
        #expect(areDisabled == [!isAnimated, !isAnimated, !isAnimated])
    }

    @Test func urlsLeaveByTheEnvironmentAfterTheStep() {
        UIKitDouble.reset()
        launch()
        stage.settled { step in
            step.open("https://example.org/a")
            try step.push(self.stage.screen("b"))
        }
        #expect(UIKitDouble.openedURLs.map(\.absoluteString) == ["https://example.org/a"])
        stage.settled { step in
            step.open("https://example.org/b")
            throw NavGraph.Fault.unexpected
        }
        #expect(UIKitDouble.openedURLs.count == 1)
    }

    @Test func previewsDoNothing() {
        let opening = NavGraph.Opening()
        let listener = Listener()
        opening.end("done")
        opening.fireEvent("a.b", [], to: listener) { _, _ in Issue.record("fired") }
        #expect(NavGraph.Inbox<String>().takeAll() == [])
    }

    @Test func messagesAreTakenOnceAndInTheirOrder() {
        let inbox = NavGraph.Inbox<Int>()
        inbox.put(1)
        inbox.put(2)
        #expect(inbox.count == 2)
        #expect(inbox.takeAll() == [1, 2])
        #expect(inbox.takeAll() == [])
        #expect(inbox.count == 2)
    }
}

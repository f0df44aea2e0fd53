import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// What the app shows by itself, below all that routers open.
@MainActor
@Suite(.serialized)
struct HostedTests {
    private func stage(isInStack: Bool) -> Stage {
        let listener = Listener()
        let navigation = NavGraph.Navigation(hostIsInStack: isInStack, NavGraph.Conditions(), listener)
        return Stage(navigation, listener, ViewHost(NavGraph.RootView(navigation) { Home() }))
    }

    @Test func isInAStackOnlyIfSomethingIsPushedThere() {
        for isInStack in [true, false] {
            let stage = stage(isInStack: isInStack)
            stage.host.settle()
            #expect(stage.host.texts == ["home"])
            #expect(stage.host.depths == (isInStack ? [[0]] : [[]]))
            #expect(stage.navigation.state.description == "host[host]")
            #expect(stage.navigation.state.layers[0].container == .stack)
            #expect(stage.listener.shown == [])
        }
    }

    @Test func itsEventsAreIgnoredUnlessItIsCurrent() {
        let stage = stage(isInStack: true)
        stage.navigation.fire(fromHost: "host.look") { $0.presentScreen(stage.screen("a")) }
        stage.navigation.fire(fromHost: "host.look") { $0.presentScreen(stage.screen("b")) }
        #expect(stage.navigation.screens == [["host"], ["a"]])
        #expect(stage.listener.ignored == ["host.look"])
        stage.settled { $0.dismissAll() }
        stage.navigation.fire(fromHost: "host.go") { try $0.push(stage.screen("c")) }
        stage.expectRest()
        #expect(stage.navigation.screens == [["host", "c"]])
        stage.host.goBack()
        stage.expectRest("home")
        #expect(stage.listener.shown == ["a", "c"])
    }

    @Test func nothingReplacesIt() {
        let stage = stage(isInStack: true)
        stage.settled { try $0.replace(with: stage.screen("a")) }
        #expect(stage.listener.faults == [.popAtBottom])
        #expect(stage.host.texts == ["home"])
    }

    @Test func itKeepsItsStateAndIsUpdated() {
        let navigation = NavGraph.Navigation(hostIsInStack: false, NavGraph.Conditions(), nil)
        let host = ViewHost(Around(navigation: navigation))
        host.settle()
        #expect(host.buttons == ["0"])
        host.press("0")
        host.settle()
        #expect(host.buttons == ["1"])
    }
}

private struct Home: View {
    var body: some View { Text("home") }
}

/// What is given reads state of the view around it.
private struct Around: View {
    let navigation: NavGraph.Navigation
    @State private var count = 0
    var body: some View { NavGraph.RootView(navigation) { Button("\(count)") { count += 1 } } }
}

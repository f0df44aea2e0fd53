import NavGraphRuntime
import SwiftUI
import Testing

@testable import NavGraphSwiftUI

/// One router is one window: each window makes its own, once.
@MainActor
@Suite(.serialized)
struct WindowTests {
    @MainActor
    private final class Router {
        let stage: NavGraph.Navigation
        static var count = 0
        init() {
            Self.count += 1
            let navigation = NavGraph.Navigation(NavGraph.Conditions(), nil)
            navigation.later = { VirtualClock.after($0, $1) }
            stage = navigation
            navigation.fire("launch") { step in
                let frame = navigation.frame("a")
                frame.show("a", "a", view: Text("a"))
                step.root(navigation.stack(frame, for: "a"))
            }
        }
        func open() {
            stage.fire("open") { [stage] step in
                let frame = stage.frame("b")
                frame.show("b", "b", view: Text("b"))
                try step.push(frame)
            }
        }
    }

    init() { VirtualClock.reset() }

    @Test func aWindowMakesItsRouterOnce() {
        Router.count = 0
        var routers: [Router] = []
        func window() -> ViewHost {
            ViewHost(
                Counting {
                    NavGraph.Window {
                        routers.append(Router())
                        return routers[routers.count - 1]
                    } content: {
                        NavGraph.RootView($0.stage)
                    }
                })
        }
        let (one, other) = (window(), window())
        one.settle()
        #expect(Router.count == 2)
        one.press("0")
        one.settle()
        #expect(one.buttons == ["1"])
        #expect(Router.count == 2)
        routers[0].open()
        one.settle()
        #expect([one.texts, other.texts] == [["b"], ["a"]])
        #expect(one.misuses + other.misuses == [])
    }

    @Test func aSecondRootViewShowsNothing() async {
        let router = Router()
        var one: ViewHost? = ViewHost(NavGraph.RootView(router.stage))
        let other = ViewHost(NavGraph.RootView(router.stage))
        one?.settle()
        #expect(one?.texts == ["a"])
        #expect(other.texts == [])
        router.open()
        one?.settle()
        #expect(one?.texts == ["b"])
        #expect(other.texts == [])
        // When the first window has gone, the other one shows it.
        one = nil
        for _ in 0..<20 { await Task.yield() }
        other.settle()
        #expect(other.texts == ["b"])
    }

    @Test func probesHaveNoSizeAndViewsAreMadeOnce() {
        let stage = Stage()
        var (views, dialogs) = (0, 0)
        func frame(_ name: String) -> NavGraph.Frame {
            let frame = stage.navigation.frame(name)
            frame.showDialog(
                name, name,
                view: {
                    views += 1
                    return Text(name)
                },
                dialog: {
                    dialogs += 1
                    return NavGraph.Dialog(title: name, buttons: [])
                })
            return frame
        }
        stage.settled { $0.root(stage.navigation.stack(frame("a"), for: "a")) }
        stage.settled { try $0.push(frame("b")) }
        stage.settled { $0.presentScreen(frame("c"), as: .alert) }
        stage.settled { try $0.dismiss() }
        stage.settled { try $0.pop() }
        #expect((views, dialogs) == (2, 1))
        #expect(!stage.host.hasWideProbes)
    }

    @Test func tabsHaveBadges() {
        let stage = Stage()
        stage.settled { step in
            let children = [stage.stack("a"), stage.stack("b")]
            step.root(
                stage.navigation.tabs(children, for: "main") {
                    Label("\($0)", systemImage: "circle")
                } badge: {
                    $0 * 3
                })
        }
        #expect(stage.host.badges == [0, 3])
    }

    @Test func aRootThatIsReplacedIsAnnounced() {
        UIKitDouble.reset()
        let stage = Stage()
        stage.settled { $0.root(stage.stack("a")) }
        #expect(UIKitDouble.accessibilityNotifications.isEmpty)
        stage.settled { $0.root(stage.stack("b")) }
        stage.settled { $0.root(stage.stack("c"), animation: .fade) }
        #expect(UIKitDouble.accessibilityNotifications.count == 2)
    }
}

private struct Counting<Content: View>: View {
    @State private var count = 0
    let content: () -> Content
    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            content()
        }
    }
}

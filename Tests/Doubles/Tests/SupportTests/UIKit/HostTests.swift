import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// A router beside an app that has a window of its own: a tab bar with two stacks, which push and present by themselves.
@MainActor
@Suite struct HostTests {
    @MainActor
    final class Legacy {
        let log = StepLog()
        let tabs = UITabBarController()
        let first = UINavigationController(rootViewController: Legacy.screen("first"))
        let second = UINavigationController(rootViewController: Legacy.screen("second"))
        let window: UIWindow
        let navigation: NavGraph.Navigation

        init() {
            tabs.viewControllers = [first, second]
            window = UIKitDouble.makeWindow(root: tabs)
            navigation = NavGraph.Navigation(host: tabs, NavGraph.Conditions(), log) {
                UINavigationController(rootViewController: $1)
            }
            navigation.queue.hurry(interval: 0, patience: 8)
            UIKitDouble.settle()
        }

        static func screen(_ name: String) -> UIViewController {
            let screen = UIViewController(nibName: nil, bundle: nil)
            screen.title = name
            return screen
        }

        func ours(_ name: String, _ ending: NavGraph.Ending? = nil) -> UIViewController {
            let screen = Legacy.screen(name)
            navigation.enter(screen, as: name, ending)
            return screen
        }

        @discardableResult
        func open(from: UIViewController, _ body: @escaping (NavGraph.Step) throws -> Void) -> [String] {
            navigation.fire("host.open", from: from, body: body)
            UIKitDouble.settle()
            return log.take()
        }

        func event(of screen: UIViewController, _ body: @escaping (NavGraph.Step) throws -> Void) -> [String] {
            navigation.frame(of: screen)?.event("\(screen.title!).go", to: Go(body)) { try $0.go($1) }()
            UIKitDouble.settle()
            return log.take()
        }

        @MainActor
        final class Go {
            static var kept: [Go] = []
            let body: (NavGraph.Step) throws -> Void
            init(_ body: @escaping (NavGraph.Step) throws -> Void) {
                self.body = body
                Go.kept.append(self)
            }
            func go(_ step: NavGraph.Step) throws { try body(step) }
        }
    }

    private func clean(_ body: (Legacy) -> Void) {
        UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            body(Legacy())
            UIKitDouble.settle()
            #expect(UIKitDouble.misuses.isEmpty)
            #expect(UIKitDouble.warnings.isEmpty)
            Legacy.Go.kept = []
        }
    }

    private func ending(_ closed: @escaping () -> Void, done: @escaping () -> Void = {}) -> NavGraph.Ending {
        let ending = NavGraph.Ending()
        ending.closed = { step in step.afterwards(closed) }
        ending.on("done") { step in step.afterwards(done) }
        return ending
    }

    @Test func pushesOntoTheAppsStackAndComesBack() {
        clean { app in
            final class Delegate: NSObject, UINavigationControllerDelegate {}
            let delegate = Delegate()
            app.first.delegate = delegate
            app.first.pushViewController(Legacy.screen("list"), animated: true)
            UIKitDouble.settle()
            var heard: [String] = []
            let a = app.ours("a", ending({ heard.append("closed") }, done: { heard.append("done") }))
            #expect(app.open(from: app.first.topViewController!) { try $0.push(a) } == ["fired host.open", "shown a"])
            #expect(app.first.delegate !== delegate)
            #expect("\(app.navigation.state)" == "host[host a]")
            let b = app.ours("b")
            #expect(app.event(of: a) { try $0.push(b) } == ["fired a.go", "shown b"])
            #expect(app.event(of: b) { step in step.popToRoot() } == ["fired b.go"])
            #expect(app.first.topViewController?.title == "list")
            #expect(app.first.viewControllers.count == 2)
            #expect(app.first.delegate === delegate)
            // Back and an outcome go to the code that asked.
            let c = app.ours("c", ending({ heard.append("closed") }, done: { heard.append("done") }))
            app.open(from: app.first) { try $0.push(c) }
            #expect(UIKitDouble.user.tapBack())
            UIKitDouble.settle()
            #expect(heard == ["closed"])
            #expect(app.first.delegate === delegate)
            let d = app.ours("d", ending({ heard.append("closed") }, done: { heard.append("done") }))
            app.open(from: app.first) { try $0.push(d) }
            app.navigation.frame(of: d)?.end("done", ())
            UIKitDouble.settle()
            #expect(heard == ["closed", "done"])
            #expect(app.first.topViewController?.title == "list")
        }
    }

    @Test func presentsFromTheFrontmostAndTheAppPresentsAbove() async {
        await UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            let app = Legacy()
            var closed = 0
            let a = app.ours("a", ending({ closed += 1 }))
            let stack = app.navigation.stack(a, for: "story", ending({ closed += 1 }))
            #expect(app.open(from: app.first) { $0.present(stack) } == ["fired host.open", "shown a"])
            #expect(app.tabs.presentedViewController === stack)
            // Something of the app's is in front: nothing of ours acts.
            stack.present(Legacy.screen("own"), animated: true, completion: nil)
            UIKitDouble.settle()
            #expect(app.event(of: a) { _ in } == ["ignored a.go"])
            #expect(app.open(from: app.first) { _ in } == ["ignored host.open"])
            stack.dismiss(animated: true, completion: nil)
            UIKitDouble.settle()
            #expect(app.event(of: a) { _ in } == ["fired a.go"])
            // The app's own code takes it away.
            app.tabs.dismiss(animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            app.navigation.queue.advance()
            await UIKitDouble.settleTasks()
            #expect(closed == 1)
            #expect(app.open(from: app.first) { _ in } == ["fired a.closed", "fired host.open"])
            #expect(UIKitDouble.misuses.isEmpty && UIKitDouble.warnings.isEmpty)
            Legacy.Go.kept = []
        }
    }

    @Test func eachOpeningHasItsOwnLayers() {
        clean { app in
            let a = app.ours("a")
            app.open(from: app.first) { try $0.push(a) }
            app.tabs.selectedIndex = 1
            UIKitDouble.settle()
            let b = app.ours("b")
            #expect(app.open(from: app.second) { try $0.push(b) } == ["fired host.open", "shown b"])
            // What is on the other tab is not on the screen.
            #expect(app.event(of: a) { try $0.push(app.ours("x")) } == ["ignored a.go"])
            #expect(app.event(of: b) { try $0.push(app.ours("c")) } == ["fired b.go", "shown c"])
            app.tabs.selectedIndex = 0
            UIKitDouble.settle()
            #expect(app.event(of: a) { try $0.push(app.ours("d")) } == ["shown a", "fired a.go", "shown d"])
            #expect(app.first.viewControllers.compactMap(\.title) == ["first", "a", "d"])
            #expect(app.second.viewControllers.compactMap(\.title) == ["second", "b", "c"])
            // An event of the app acts on what is in front, and so does what is shown, whichever tab the host is in.
            #expect(app.navigation.state.layers.map { $0.regions[0].screens } == [["host", "a", "d"]])
            app.navigation.fire("expire") { $0.popToRoot() }
            UIKitDouble.settle()
            #expect(app.first.viewControllers.count == 1)
            #expect(app.second.viewControllers.count == 3)
            app.tabs.selectedIndex = 1
            UIKitDouble.settle()
            #expect(app.navigation.state.layers.map { $0.regions[0].screens } == [["host", "b", "c"]])
            app.navigation.fire("expire") { $0.popToRoot() }
            UIKitDouble.settle()
            #expect(app.second.viewControllers.count == 1)
        }
    }

    @Test func whereItCannotActItSaysSo() {
        clean { app in
            #expect(app.open(from: Legacy.screen("nowhere")) { _ in } == ["host.open not-on-screen"])
            #expect(app.open(from: app.tabs) { try $0.push(app.ours("a")) } == ["host.open push-outside-stack"])
            #expect(app.open(from: app.first) { try $0.pop() } == ["host.open pop-at-bottom"])
            #expect(app.open(from: app.first) { try $0.replace(with: app.ours("a")) } == ["host.open pop-at-bottom"])
            app.navigation.fire("event") { $0.present(app.ours("b")) }
            UIKitDouble.settle()
            #expect(app.log.take() == ["fired event", "shown b"])
        }
    }

    @Test func whatTheAppPushesAboveOursIsInFront() {
        clean { app in
            let a = app.ours("a")
            app.open(from: app.first) { try $0.push(a) }
            app.first.pushViewController(Legacy.screen("own"), animated: true)
            UIKitDouble.settle()
            #expect(app.event(of: a) { _ in } == ["ignored a.go"])
            // From there, another one begins.
            let b = app.ours("b")
            #expect(app.open(from: app.first.topViewController!) { try $0.push(b) } == ["fired host.open", "shown b"])
            #expect("\(app.navigation.state)" == "host[host b]")
            #expect(app.event(of: b) { try $0.pop() } == ["fired b.go"])
            app.first.popViewController(animated: true)
            UIKitDouble.settle()
            #expect(app.event(of: a) { try $0.pop() } == ["shown a", "fired a.go"])
            #expect(app.first.viewControllers.count == 1)
        }
    }

    @Test func nothingIsLeftBehind() {
        clean { app in
            weak var trace: UIViewController?
            do {
                let a = app.ours("a")
                trace = a
                app.navigation.fire("host.open", from: app.first) { [weak a] in if let a { try $0.push(a) } }
            }
            UIKitDouble.settle()
            #expect(trace?.title == "a")
            app.first.popViewController(animated: true)
            UIKitDouble.settle()
            #expect(trace == nil)
            #expect(app.first.delegate == nil)
        }
    }
}

import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Rules 58 and 59: what the app does to its own stacks, and when a router goes.
@MainActor
@Suite struct HostLifeTests {
    typealias Legacy = HostTests.Legacy

    final class Delegate: NSObject, UINavigationControllerDelegate {
        var shown = 0
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown += 1 }
    }

    private func clean(_ body: @MainActor (Legacy) async -> Void) async {
        await UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            let app = Legacy()
            await body(app)
            await UIKitDouble.settleTasks()
            #expect(UIKitDouble.misuses.isEmpty)
            #expect(UIKitDouble.warnings.isEmpty)
            Legacy.Go.kept = []
        }
    }

    private func ending(_ closed: @escaping () -> Void) -> NavGraph.Ending {
        let ending = NavGraph.Ending()
        ending.closed = { step in step.afterwards(closed) }
        return ending
    }

    private func open(
        _ app: Legacy, from: UIViewController, _ body: @escaping (NavGraph.Step) throws -> Void
    ) async -> [String] {
        app.navigation.fire("host.open", from: from, body: body)
        await UIKitDouble.settleTasks()
        return app.log.take()
    }

    @Test(arguments: [true, false]) func theAppTakesTheOpenerOffItsStack(isAnimated: Bool) async {
        await clean { app in
            let list = Legacy.screen("list")
            app.first.pushViewController(list, animated: false)
            await UIKitDouble.settleTasks()
            var closed = 0
            let a = app.ours("a", ending { closed += 1 })
            let heard1 = await open(app, from: list) { try $0.push(a) }
            #expect(heard1 == ["fired host.open", "shown a"])
            app.first.setViewControllers([app.first.viewControllers[0], a], animated: isAnimated)
            await UIKitDouble.settleTasks()
            #expect(closed == 0)
            // It acts as ever, and can go back.
            let heard4 = app.event(of: a) { try $0.push(app.ours("b")) }
            #expect(heard4 == ["fired a.go", "shown b"])
            await UIKitDouble.settleTasks()
            #expect("\(app.navigation.state)" == "host[host a b]")
            #expect(UIKitDouble.user.tapBack())
            await UIKitDouble.settleTasks()
            #expect(UIKitDouble.user.tapBack())
            await UIKitDouble.settleTasks()
            #expect(closed == 1)
            #expect(app.first.viewControllers.count == 1)
            #expect(app.first.delegate == nil)
        }
    }

    @Test func theAppTakesAllBelowOff() async {
        await clean { app in
            var closed = 0
            let a = app.ours("a", ending { closed += 1 })
            _ = await open(app, from: app.first) { try $0.push(a) }
            app.first.setViewControllers([a], animated: false)
            await UIKitDouble.settleTasks()
            #expect(closed == 0)
            let heard5 = app.event(of: a) { try $0.push(app.ours("b")) }
            #expect(heard5 == ["fired a.go", "shown b"])
            app.first.setViewControllers([Legacy.screen("other")], animated: false)
            await UIKitDouble.settleTasks()
            #expect(closed == 1)
        }
    }

    @Test(arguments: [true, false]) func aReleasedRouterHandsOn(goesByUser: Bool) async {
        await UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            let delegate = Delegate()
            let first = UINavigationController(rootViewController: Legacy.screen("first"))
            first.delegate = delegate
            let window = UIKitDouble.makeWindow(root: first)
            UIKitDouble.settle()
            weak var trace: NavGraph.Navigation?
            do {
                let navigation = NavGraph.Navigation(host: first, NavGraph.Conditions(), nil) {
                    UINavigationController(rootViewController: $1)
                }
                trace = navigation
                for name in ["a", "b"] {
                    navigation.fire("host.open", from: first) { step in
                        let screen = Legacy.screen(name)
                        navigation.enter(screen, as: name)
                        try step.push(screen)
                        if name == "a" {
                            let above = Legacy.screen("b")
                            navigation.enter(above, as: "b")
                            try step.push(above, animation: .none)
                        }
                    }
                    await UIKitDouble.settleTasks()
                }
            }
            await UIKitDouble.settleTasks()
            #expect(trace == nil)
            #expect(first.viewControllers.count == 3)
            #expect(first.delegate != nil)
            var shown = delegate.shown
            first.pushViewController(Legacy.screen("own"), animated: true)
            await UIKitDouble.settleTasks()
            #expect(delegate.shown == shown + 1)
            for _ in 0..<3 {
                #expect(first.delegate != nil)
                #expect(first.delegate !== delegate)
                shown = delegate.shown
                if goesByUser { #expect(UIKitDouble.user.tapBack()) } else { first.popViewController(animated: false) }
                await UIKitDouble.settleTasks()
                #expect(delegate.shown == shown + 1)
            }
            #expect(first.viewControllers.count == 1)
            #expect(first.delegate === delegate)
            #expect(UIKitDouble.misuses.isEmpty && UIKitDouble.warnings.isEmpty)
            _ = window
        }
    }

    @Test(arguments: [true, false]) func twoRoutersOnOneStackKeepTheAppsDelegate(firstLeavesFirst: Bool) async {
        await clean { app in
            let delegate = Delegate()
            app.first.delegate = delegate
            let log = StepLog()
            let other = NavGraph.Navigation(host: app.tabs, NavGraph.Conditions(), log) {
                UINavigationController(rootViewController: $1)
            }
            other.queue.hurry(interval: 0, patience: 8)
            let a = app.ours("a")
            _ = await open(app, from: app.first) { try $0.push(a) }
            let b = Legacy.screen("b")
            other.enter(b, as: "b")
            other.fire("other.open", from: app.first) { try $0.push(b) }
            await UIKitDouble.settleTasks()
            #expect(app.first.topViewController === b || app.log.take() == [])
            for _ in 0..<3 {
                app.navigation.queue.advance()
                other.queue.advance()
                let shown = delegate.shown
                app.first.pushViewController(Legacy.screen("own"), animated: true)
                await UIKitDouble.settleTasks()
                #expect(delegate.shown == shown + 1)
                app.first.popViewController(animated: true)
                await UIKitDouble.settleTasks()
                #expect(delegate.shown == shown + 2)
            }
            if firstLeavesFirst {
                app.first.setViewControllers(app.first.viewControllers.filter { $0 !== a }, animated: false)
                await UIKitDouble.settleTasks()
                app.navigation.queue.advance()
                let shown = delegate.shown
                app.first.pushViewController(Legacy.screen("own"), animated: true)
                await UIKitDouble.settleTasks()
                #expect(delegate.shown == shown + 1)
            }
            app.first.popToRootViewController(animated: true)
            await UIKitDouble.settleTasks()
            #expect(app.first.delegate === delegate)
        }
    }

    @Test(arguments: [true, false]) func anOpeningWaitsForTheAppsOwnPushAndPop(isPush: Bool) async {
        await clean { app in
            let list = Legacy.screen("list")
            app.first.pushViewController(list, animated: false)
            await UIKitDouble.settleTasks()
            let from: UIViewController
            if isPush {
                from = Legacy.screen("own")
                app.first.pushViewController(from, animated: true)
            } else {
                from = app.first.viewControllers[0]
                app.first.popViewController(animated: true)
            }
            let a = app.ours("a")
            let heard2 = await open(app, from: from) { try $0.push(a) }
            #expect(heard2 == ["fired host.open", "shown a"])
            #expect(app.first.topViewController === a)
            // What has gone is judged when all has come to rest.
            let gone = app.first.topViewController!
            app.first.popViewController(animated: true)
            let heard = await open(app, from: gone) { try $0.push(app.ours("b")) }
            #expect(heard.contains("host.open not-on-screen") || heard.contains("ignored host.open"))
        }
    }

    @Test func theChildThatAskedIsRemoved() async {
        await clean { app in
            let root = Legacy.screen("root")
            app.window.rootViewController = root
            let child = Legacy.screen("child")
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            await UIKitDouble.settleTasks()
            var closed = 0
            let a = app.ours("a", ending { closed += 1 })
            let heard3 = await open(app, from: child) { $0.present(a) }
            #expect(heard3 == ["fired host.open", "shown a"])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            await UIKitDouble.settleTasks()
            #expect(closed == 0)
            let b = app.ours("b")
            let heard6 = app.event(of: a) { $0.present(b) }
            #expect(heard6 == ["fired a.go", "shown b"])
            let heard7 = app.event(of: b) { try $0.dismiss() }
            #expect(heard7 == ["fired b.go", "shown a"])
            #expect(UIKitDouble.user.swipeDown())
            await UIKitDouble.settleTasks()
            #expect(closed == 1)
        }
    }

    @Test func theAppSwapsItsRoot() async {
        await clean { app in
            var closed: [String] = []
            let a = app.ours("a", ending { closed.append("a") })
            _ = await open(app, from: app.first) { try $0.push(a) }
            app.window.rootViewController = Legacy.screen("other")
            await UIKitDouble.settleTasks()
            #expect(closed == ["a"])
        }
    }

    @Test func aSearchOnTheAppsStackMakesNobodyDeaf() async {
        await clean { app in
            let a = app.ours("a")
            _ = await open(app, from: app.first) { try $0.push(a) }
            let search = UISearchController(searchResultsController: nil)
            a.present(search, animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            let b = app.ours("b")
            let heard8 = app.event(of: a) { $0.present(b) }
            #expect(heard8 == ["fired a.go", "shown b"])
            let heard9 = app.event(of: b) { try $0.dismiss() }
            #expect(heard9 == ["fired b.go", "shown a"])
            #expect(search.isActive)
        }
    }
}

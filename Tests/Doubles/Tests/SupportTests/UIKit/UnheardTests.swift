import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Rules 47, 48, 51, 57, 60: what no delegate tells of.
@MainActor
@Suite struct UnheardTests {
    final class Taker: UIViewController, UINavigationControllerDelegate {
        override func viewWillAppear(_ animated: Bool) { navigationController?.delegate = self }
        override func viewDidAppear(_ animated: Bool) { navigationController?.delegate = self }
    }

    private func ending(_ closed: @escaping () -> Void) -> NavGraph.Ending {
        let ending = NavGraph.Ending()
        ending.closed = { _ in closed() }
        return ending
    }

    @Test(arguments: [true, false]) func aScreenTakesTheDelegateWheneverItAppears(isAnimated: Bool) async {
        await Scene.clean { scene in
            var closed = 0
            let taker = Taker()
            taker.title = "a"
            scene.navigation.enter(taker, as: "a")
            await scene.run { $0.root(scene.navigation.stack(taker, for: "main")) }
            for count in 1...3 {
                await scene.run { try $0.push(scene.screen("b", ending { closed += 1 })) }
                taker.navigationController?.delegate = taker
                scene.log.lines = []
                taker.navigationController?.popViewController(animated: isAnimated)
                await UIKitDouble.settleTasks()
                #expect(closed == count)
                #expect(scene.log.take() == ["fired b.closed", "shown a"])
            }
        }
    }

    @Test(arguments: [true, false]) func theAppDismissesAStackOfItsOwnWithOursOnIt(isAnimated: Bool) async {
        await UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            let app = HostTests.Legacy()
            let modal = UINavigationController(rootViewController: HostTests.Legacy.screen("modal"))
            app.tabs.present(modal, animated: false, completion: nil)
            await UIKitDouble.settleTasks()
            var closed = 0
            let a = app.ours("a", ending { closed += 1 })
            app.navigation.fire("host.open", from: modal) { try $0.push(a) }
            await UIKitDouble.settleTasks()
            _ = app.log.take()
            app.tabs.dismiss(animated: isAnimated, completion: nil)
            await UIKitDouble.settleTasks()
            #expect(closed == 1)
            #expect(app.log.take() == ["fired a.closed"])
        }
    }

    @Test func theSwipeFromAnywhereIsForbiddenToo() async {
        await Scene.clean { scene in
            let stack = scene.stack("a") as! UINavigationController
            await scene.run { $0.root(stack) }
            let b = scene.screen("b")
            scene.navigation.frame(of: b)?.isStaying = true
            await scene.run { try $0.push(b) }
            #expect(stack.interactiveContentPopGestureRecognizer?.isEnabled == false)
            #expect(stack.interactivePopGestureRecognizer?.isEnabled == false)
            await scene.run { try $0.pop() }
            #expect(stack.interactiveContentPopGestureRecognizer?.isEnabled == true)
            #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
        }
    }

    @Test func whatHasACoordinatorIsNotStalledAfterTwoSeconds() async {
        await UIKitDouble.withWorld {
            let scene = Scene()
            let screen = scene.screen("a")
            await scene.run { $0.root(screen) }
            let slow = UIViewController()
            screen.present(slow, animated: true, completion: nil)
            scene.navigation.fire("open") { $0.present(scene.screen("b")) }
            // Three times its patience, in which nothing polls.
            for _ in 0..<24 { await Task.yield() }
            #expect(scene.log.take() == [])
            await UIKitDouble.settleTasks()
            #expect(scene.log.take() == ["fired open", "shown b"])
        }
    }

    @Test func theEndIsToldOf() async {
        await Scene.clean { scene in
            // It would never look by itself.
            scene.navigation.queue.hurry(interval: 1_000_000_000_000, patience: 8)
            let screen = scene.screen("a")
            await scene.run { $0.root(screen) }
            screen.present(UIViewController(), animated: true, completion: nil)
            scene.navigation.fire("open") { $0.present(scene.screen("b")) }
            await UIKitDouble.settleTasks()
            #expect(scene.log.take() == ["fired open", "shown b"])
        }
    }

    @Test func aLinkWithoutAWindowIsKept() {
        Scene.clean { scene in
            let follower = NavGraph.LinkFollower(scene.navigation.queue) { nil }
            follower.follow(NavGraph.LinkWay("note", isOpen: { _, _ in true }) { try $0.push(scene.screen("b")) })
            #expect(scene.log.take() == ["kept note"])
            #expect(
                scene.run { $0.root(scene.stack("a")) } == [
                    "fired step", "shown a", "fired link:note", "followed note", "shown b",
                ])
        }
    }

    @Test func theAppsPlaceOfAPopoverWins() {
        Scene.clean { scene in
            scene.run { $0.root(scene.stack("a")) }
            let item = UIBarButtonItem()
            let popover = scene.screen("b")
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.barButtonItem = item
            scene.run { $0.present(popover) }
            #expect(popover.popoverPresentationController?.barButtonItem === item)
            #expect(popover.popoverPresentationController?.sourceView == nil)
        }
    }

    @Test(arguments: [0, 1, 2]) func anyPlaceThatTheScreenGivesWins(kind: Int) {
        Scene.clean { scene in
            let screen = scene.screen("a")
            scene.run { $0.root(screen) }
            let popover = scene.screen("b")
            let item = UIBarButtonItem()
            let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
            scene.run { step in
                let anchor = step.anchor { (_: UIViewController, popover) in
                    if kind == 0 { popover.sourceRect = rect }
                    if kind == 1 { popover.barButtonItem = item }
                    if kind == 2 { popover.sourceItem = item }
                }
                step.present(popover, as: .popover, at: anchor)
            }
            let control = popover.popoverPresentationController
            if kind == 0 { #expect(control?.sourceRect == rect && control?.sourceView === screen.view) }
            if kind > 0 { #expect(control?.sourceView == nil) }
            if kind == 1 { #expect(control?.barButtonItem === item) }
            if kind == 2 { #expect(control?.sourceItem === item) }
        }
    }

    @Test func theAppReplacesTwoScreensOfOurs() async {
        await Scene.clean { scene in
            var heard: [String] = []
            @MainActor func closing(_ name: String, _ opener: String) -> NavGraph.Ending {
                let ending = NavGraph.Ending()
                ending.closed = { step in
                    try step.send(to: opener) { (screen: UIViewController) in
                        heard.append("\(screen.title ?? "") hears of \(name)")
                    }
                }
                return ending
            }
            let stack = scene.stack("list") as! UINavigationController
            await scene.run { $0.root(stack) }
            await scene.run { try $0.push(scene.screen("detail", closing("detail", "list"))) }
            await scene.run { try $0.push(scene.screen("edit", closing("edit", "detail"))) }
            scene.log.lines = []
            stack.setViewControllers([stack.viewControllers[0], UIViewController()], animated: true)
            await UIKitDouble.settleTasks()
            #expect(scene.log.take() == ["fired edit.closed", "fired detail.closed"])
            #expect(heard == ["list hears of detail"])
        }
    }
}

import Foundation
import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// What the user does beside the router.
@MainActor
@Suite struct UserTests {
    private func ending(_ closed: @escaping () -> Void) -> NavGraph.Ending {
        let ending = NavGraph.Ending()
        ending.closed = { _ in closed() }
        return ending
    }

    /// A share sheet or browser, which the app does not close; its layer is locked only for the user's swipe.
    @Test(arguments: [NavGraph.Style.sheet, .fullScreen]) func aScreenOfTheSystemClosesItself(_ style: NavGraph.Style) {
        Scene.clean { scene in
            var closed = 0
            scene.run { $0.root(scene.screen("a")) }
            let sheet = scene.screen("b", ending { closed += 1 })
            scene.navigation.frame(of: sheet)?.isOfSystem = true
            scene.run { $0.present(sheet, as: style, isLocked: true) }
            #expect(scene.screens == [["a"], ["b"]])
            sheet.dismiss(animated: true)
            UIKitDouble.settle()
            #expect(scene.screens == [["a"]])
            // What comes next finds it gone, and runs its handler first.
            scene.run { _ in }
            #expect(closed == 1)
        }
    }

    @Test func aScreenStaysWhileItsConditionsSaySo() {
        Scene.clean { scene in
            scene.run { $0.root(scene.stack("a")) }
            let editor = scene.screen("b")
            scene.navigation.frame(of: editor)?.goesBackWhile = { !$0["draft"] }
            scene.run { step in
                step.conditions["draft"] = true
                try step.push(editor)
            }
            #expect(editor.navigationItem.hidesBackButton)
            #expect(!UIKitDouble.user.swipeBack())
            #expect(!UIKitDouble.user.tapBack())
            scene.run { $0.conditions["draft"] = false }
            #expect(!editor.navigationItem.hidesBackButton)
            #expect(UIKitDouble.user.swipeBack())
            UIKitDouble.settle()
            #expect(scene.screens == [["a"]])
        }
    }

    @Test func theDelegatesOfTheAppGoOnBeingTold() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { shown.append(viewController.title ?? "?") }
        }
        Scene.clean { scene in
            let delegate = Delegate()
            let stack = scene.stack("a")
            (stack as? UINavigationController)?.delegate = delegate
            scene.run { $0.root(stack) }
            scene.run { try $0.push(scene.screen("b")) }
            #expect(delegate.shown.last == "b")
            #expect(scene.screens == [["a", "b"]])
        }
    }

    /// The acts of tests do what the user does, and throw where the user could not do it.
    @Test func actsOfTestsThrowWhereTheUserCouldNotDoThem() async throws {
        try await Scene.clean { scene in
            UIKitDouble.knobs.settlesByItself = true
            let user = NavGraph.UserActs(scene.navigation) { $0.path == "/known" }
            let item = UITabBarItem(title: "Compose", image: nil, tag: 0)
            let button = scene.navigation.button("main.compose", item) {
                $0.present(scene.screen("c"), isLocked: true)
            }
            let children = [scene.stack("a"), scene.stack("b"), button]
            let tabs = UITabBarController()
            tabs.viewControllers = children
            _ = scene.navigation.tabs(tabs, of: children, for: "main")
            await scene.run { $0.root(tabs) }
            await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.back() }
            await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.swipe() }
            await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.choose("nobody") }
            await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.press("b") }
            try await user.open(#require(URL(string: "app:///known")))
            let other = try #require(URL(string: "app:///other"))
            await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.open(other) }
            #expect(scene.screens == [["a"]])
            try await user.choose("b")
            await scene.run { try $0.push(scene.screen("d")) }
            #expect(scene.screens == [["b", "d"]])
            try await user.back()
            try await user.press("compose")
            #expect(scene.screens == [["b"], ["c"]])
            await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.swipe() }
            await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.choose("a") }
            #expect(scene.screens == [["b"], ["c"]])
        }
    }
}

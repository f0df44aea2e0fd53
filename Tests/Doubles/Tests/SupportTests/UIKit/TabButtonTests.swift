import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Items of tabs that select nothing, and fire.
@MainActor
@Suite struct TabButtonTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var asked = 0
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect controller: UIViewController) -> Bool
        {
            asked += 1
            return true
        }
    }

    /// Two tabs and a button, which is the first item.
    private func tabs(_ scene: Scene, _ pressed: @escaping (NavGraph.Step) throws -> Void) -> UITabBarController {
        let item = UITabBarItem(title: "Compose", image: nil, tag: 0)
        let children = [
            scene.navigation.button("main.compose", item, body: pressed), scene.stack("a"), scene.stack("b"),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = children
        _ = scene.navigation.tabs(tabs, of: children, for: "main")
        return tabs
    }

    @Test func aButtonFiresAndIsNeverSelected() async {
        await Scene.clean { scene in
            var fired = 0
            let tabs = tabs(scene) { step in
                fired += 1
                step.present(scene.screen("editor"))
            }
            let delegate = Delegate()
            tabs.delegate = delegate
            await scene.run { $0.root(tabs) }
            #expect(tabs.selectedIndex == 1)
            #expect(scene.screens == [["a"]])
            UIKitDouble.user.tapTab(0, in: tabs)
            await UIKitDouble.settleTasks()
            #expect(fired == 1 && tabs.selectedIndex == 1)
            #expect(scene.screens == [["a"], ["editor"]])
            #expect(delegate.asked == 0, "it is nothing that the app could let be selected")
            #expect(scene.log.causes.last == .tap)
            #expect(scene.navigation.state.layers[0].regions.map(\.name) == ["a", "b"])
        }
    }

    /// What is pressed while something comes above the tabs is too late.
    @Test func aButtonActsOnlyWhereItsTabsAreTheLastLayer() async {
        await Scene.clean { scene in
            var fired = 0
            let tabs = tabs(scene) { _ in fired += 1 }
            await scene.run { $0.root(tabs) }
            scene.navigation.fire("step") { $0.present(scene.screen("c")) }
            tabs.delegate.map { _ = $0.tabBarController(tabs, shouldSelect: tabs.viewControllers![0]) }
            await UIKitDouble.settleTasks()
            #expect(fired == 0)
            #expect(scene.log.take().contains("ignored main.compose"))
        }
    }

    @Test func buttonsStayWhereTabsAreReplaced() async {
        await Scene.clean { scene in
            let item = UITabBarItem(title: "Compose", image: nil, tag: 0)
            let single = scene.navigation.single(scene.screen("a"), for: "a")
            let children = [single, scene.navigation.button("main.compose", item) { _ in }, scene.stack("b")]
            let tabs = UITabBarController()
            tabs.viewControllers = children
            await scene.run { $0.root(scene.navigation.tabs(tabs, of: children, for: "main")) }
            await scene.run { try $0.replace(with: scene.screen("c")) }
            #expect(scene.screens == [["c"]])
            #expect(tabs.viewControllers?[1] === children[1] && tabs.viewControllers?.count == 3)
        }
    }
}

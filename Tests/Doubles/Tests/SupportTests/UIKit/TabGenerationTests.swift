import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Rules 73, 74: tabs made of `UITab`, whichever methods of their delegate are called, and buttons that code selects.
@MainActor
@Suite struct TabGenerationTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        var allows = true

        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
            heard.append("controller?")
            return allows
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            heard.append("controller")
        }
        func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            heard.append("tab?")
            return allows
        }
        func tabBarController(_ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
            heard.append("tab")
        }
    }

    /// Two stacks, with a button between them.
    private func tabs(
        _ scene: Scene, of generation: TabGeneration = .tab,
        _ pressed: @escaping (NavGraph.Step) throws -> Void = { _ in }
    ) async -> UITabBarController {
        UIKitDouble.knobs.tabGeneration = generation
        let button = scene.navigation.button(
            "main.compose", UITabBarItem(title: "Compose", image: nil, tag: 0), body: pressed)
        let children = [scene.stack("a"), button, scene.stack("b")]
        let tabs = UITabBarController()
        tabs.tabs = children.enumerated().map { index, child in
            UITab(title: "\(index)", image: nil, identifier: "\(index)") { _ in child }
        }
        _ = scene.navigation.tabs(tabs, of: children, for: "main")
        await scene.run { $0.root(tabs) }
        return tabs
    }

    @Test(arguments: TabGeneration.allCases) func theTabThatIsChosenAgainKeepsWhatIsHeld(generation: TabGeneration)
        async
    {
        await Scene.clean { scene in
            let tabs = await tabs(scene, of: generation)
            let editor = scene.screen("c")
            scene.navigation.frame(of: editor)?.goesBackWhile = { !$0["draft"] }
            await scene.run { step in
                step.conditions["draft"] = true
                try step.push(editor)
            }
            await scene.run { try $0.push(scene.screen("d")) }
            _ = scene.log.take()
            UIKitDouble.user.tapTab(0, in: tabs)
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a", "c", "d"]])
            #expect(scene.log.take().filter { $0.contains("fired") } == [])
            await scene.run { $0.conditions["draft"] = false }
            UIKitDouble.user.tapTab(0, in: tabs)
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"]])
        }
    }

    @Test(arguments: [
        (TabGeneration.controller, ["controller?", "controller"]), (.tab, ["tab?", "tab"]),
        (.both, ["controller?", "tab?", "controller", "tab"]),
    ])
    func theAppsDelegateGoesOnBeingTold(generation: TabGeneration, calls: [String]) async {
        await Scene.clean { scene in
            let delegate = Delegate()
            let tabs = await tabs(scene, of: generation)
            tabs.delegate = delegate
            await scene.run { _ in }
            _ = scene.log.take()
            UIKitDouble.user.tapTab(2, in: tabs)
            await UIKitDouble.settleTasks()
            #expect(delegate.heard == calls)
            #expect(scene.log.take() == ["fired tab:b", "shown b"])
            delegate.allows = false
            UIKitDouble.user.tapTab(0, in: tabs)
            await UIKitDouble.settleTasks()
            #expect(tabs.selectedIndex == 2)
            #expect(scene.log.take() == [])
        }
    }

    /// What a test does is asked and told as by iOS 27: for the tab alone.
    @Test func actsOfTestsAskAsTheSystemDoes() async throws {
        try await Scene.clean { scene in
            UIKitDouble.knobs.settlesByItself = true
            let delegate = Delegate()
            var fired = 0
            let tabs = await tabs(scene) { _ in fired += 1 }
            tabs.delegate = delegate
            await scene.run { _ in }
            _ = scene.log.take()
            let user = NavGraph.UserActs(scene.navigation)
            try await user.choose("b")
            #expect(delegate.heard == ["tab?", "tab"])
            #expect(scene.log.take() == ["fired tab:b", "shown b"])
            try await user.press("compose")
            #expect(fired == 1)
            #expect(tabs.selectedIndex == 2)
            delegate.allows = false
            _ = scene.log.take()
            try await user.choose("a")
            #expect(tabs.selectedIndex == 2)
            #expect(scene.log.take() == [])
        }
    }

    /// A factory's default, for a graph that has titles.
    @Test func tabsWithTitlesAreMadeOfTabs() async {
        await Scene.clean { scene in
            let home = scene.stack("a")
            let own = scene.stack("b")
            own.tabBarItem.title = "Mine"
            own.tabBarItem.badgeValue = "3"
            let button = scene.navigation.button(
                "main.compose", UITabBarItem(title: "New", image: nil, tag: 0), body: { _ in })
            let children = [home, button, own]
            let tabs = NavGraph.tabs(children, titles: ["home": "Home", "compose": "Compose", "me": "Me"])
            #expect(tabs.tabs.map(\.title) == ["Home", "New", "Mine"])
            #expect(tabs.tabs.map(\.identifier) == ["home", "compose", "me"])
            #expect(tabs.tabs.map(\.badgeValue) == [nil, nil, "3"])
            #expect(tabs.viewControllers?.elementsEqual(children, by: ===) == true)
            _ = scene.navigation.tabs(tabs, of: children, for: "main")
            await scene.run { $0.root(tabs) }
            UIKitDouble.user.tapTab(2, in: tabs)
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["b"]])
        }
    }

    @Test func aButtonThatCodeSelectsIsLeftAgain() async {
        await Scene.clean { scene in
            var fired = 0
            let tabs = await tabs(scene) { _ in fired += 1 }
            UIKitDouble.user.tapTab(2, in: tabs)
            await UIKitDouble.settleTasks()
            tabs.selectedIndex = 1
            await UIKitDouble.settleTasks()
            #expect(tabs.selectedIndex == 2)
            #expect(scene.screens == [["b"]])
            #expect(fired == 0)
        }
    }

    @Test func aButtonIsLeftWhileAnotherDelegateIsSet() async {
        await Scene.clean { scene in
            var fired = 0
            let tabs = await tabs(scene) { _ in fired += 1 }
            let delegate = Delegate()
            tabs.delegate = delegate
            UIKitDouble.user.tapTab(1, in: tabs)
            await UIKitDouble.settleTasks()
            #expect(tabs.selectedIndex == 0)
            #expect(fired == 0)
        }
    }

    @Test func aReplacedScreenKeepsItsTab() async {
        await Scene.clean { scene in
            let single = scene.navigation.single(scene.screen("a"), for: "a")
            let children = [single, scene.stack("b")]
            let tabs = UITabBarController(
                tabs: children.map { child in
                    UITab(title: child.title ?? "", image: nil, identifier: child.title ?? "") { _ in child }
                })
            await scene.run { $0.root(scene.navigation.tabs(tabs, of: children, for: "main")) }
            await scene.run { try $0.replace(with: scene.screen("c")) }
            #expect(scene.screens == [["c"]])
            #expect(tabs.tabs.map(\.identifier) == ["a", ""])
        }
    }
}

import Testing
import UIKit

@MainActor
@Suite struct TabTests {
    private func tabs(_ count: Int) -> (UIWindow, UITabBarController, Ear) {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<count).map { index in
            let navigation = UINavigationController(rootViewController: Screen("root \(index)"))
            navigation.title = "tab \(index)"
            return navigation
        }
        let ear = Ear()
        tabs.delegate = ear
        let window = UIKitDouble.makeWindow(root: tabs)
        UIKitDouble.settle()
        return (window, tabs, ear)
    }

    @Test func rule21OnlyTapsAreTold() {
        clean {
            let (window, tabs, ear) = tabs(3)
            #expect(tabs.selectedIndex == 0)
            tabs.selectedIndex = 1
            tabs.selectedViewController = tabs.viewControllers?[2]
            UIKitDouble.settle()
            #expect(ear.take().isEmpty)
            #expect(UIKitDouble.user.tapTab(1))
            #expect(ear.take() == ["shouldSelect tab 1", "didSelect tab 1"])
            #expect(UIKitDouble.user.tapTab(1))
            #expect(ear.take() == ["shouldSelect tab 1", "didSelect tab 1"])
            ear.allowsSelection = false
            #expect(UIKitDouble.user.tapTab(0))
            #expect(ear.take() == ["shouldSelect tab 0"])
            #expect(tabs.selectedIndex == 1)
            UIKitDouble.settle()
            #expect(UIKitDouble.user.visibleController?.title == "root 1")
            _ = window
        }
    }

    /// Each tab may have something in its own context: the user looks at that of the tab that is selected.
    @Test func rule10EachTabPresentsInItsContext() {
        clean {
            let (window, tabs, _) = tabs(2)
            for index in 0..<2 {
                tabs.selectedIndex = index
                UIKitDouble.settle()
                let screen = UIKitDouble.user.visibleController
                screen?.definesPresentationContext = true
                let over = Screen("over \(index)")
                over.modalPresentationStyle = index == 0 ? .overCurrentContext : .currentContext
                screen?.present(over, animated: false)
                UIKitDouble.settle()
                #expect(UIKitDouble.user.visibleController === over)
            }
            tabs.selectedIndex = 0
            UIKitDouble.settle()
            #expect(UIKitDouble.user.visibleController?.title == "over 0")
            _ = window
        }
    }

    @Test func rule21SelectionMustBeATab() {
        let found = complaints {
            let (window, tabs, _) = tabs(2)
            tabs.selectedIndex = 2
            tabs.selectedViewController = Screen("X")
            #expect(tabs.selectedIndex == 0)
            _ = window
        }
        #expect(found.misuses.count == 2)
        #expect(found.misuses[1].contains("only a view controller in the tab bar controller's list"))
    }

    @Test func rule21MoreThanFiveTabs() {
        clean {
            let (window, tabs, _) = tabs(6)
            #expect(!UIKitDouble.user.tapTab(4))
            #expect(UIKitDouble.user.tapMore())
            #expect(tabs.selectedIndex == NSNotFound)
            UIKitDouble.settle()
            #expect(UIKitDouble.user.tapRowOfMore(5))
            #expect(tabs.selectedIndex == 5)
            UIKitDouble.knobs.tabBarSizeClass = .regular
            #expect(UIKitDouble.user.tapTab(4))
            _ = window
        }
    }

    @Test func rule22ATapOnTheSelectedTabPopsToItsRoot() throws {
        try clean {
            let (window, tabs, _) = tabs(2)
            let stack = try #require(tabs.viewControllers?[0] as? UINavigationController)
            let ear = Ear()
            stack.delegate = ear
            stack.pushViewController(Screen("pushed"), animated: true)
            UIKitDouble.settle()
            ear.lines = []
            #expect(UIKitDouble.user.tapTab(0))
            #expect(stack.titles == ["root 0"])
            UIKitDouble.settle()
            #expect(ear.take() == ["willShow root 0", "didShow root 0"])
            #expect(UIKitDouble.describe(window).hasPrefix("UITabBarController[*UINavigationController 'tab 0'[Screen"))
        }
    }

    @Test func aStackInAHiddenTabIsShownWhenItsTabIs() throws {
        try clean {
            let log = Log()
            let (window, tabs, _) = tabs(2)
            let stack = try #require(tabs.viewControllers?[1] as? UINavigationController)
            let ear = Ear()
            stack.delegate = ear
            stack.pushViewController(Screen("pushed", log), animated: true)
            UIKitDouble.settle()
            #expect(stack.titles == ["root 1", "pushed"])
            #expect(ear.take().isEmpty)
            #expect(log.take().isEmpty)
            tabs.selectedIndex = 1
            UIKitDouble.settle()
            #expect(ear.take() == ["willShow pushed", "didShow pushed"])
            #expect(log.take() == ["pushed loaded", "pushed willAppear", "pushed didAppear"])
            _ = window
        }
    }

    @Test func tabsCannotBeTouchedUnderASheet() {
        clean {
            let (window, tabs, _) = tabs(2)
            tabs.present(Screen("S"), animated: true)
            #expect(!UIKitDouble.user.tapTab(1))
            UIKitDouble.settle()
            #expect(!UIKitDouble.user.tapTab(1))
            #expect(!UIKitDouble.user.tapTab(1, in: tabs))
            _ = window
        }
    }
}

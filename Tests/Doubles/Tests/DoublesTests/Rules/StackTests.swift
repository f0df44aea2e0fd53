import Testing
import UIKit

@MainActor
@Suite struct StackTests {
    @Test func rule1PushingTheSameInstanceIsMisuse() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A", "B")
            navigation.pushViewController(navigation.viewControllers[0], animated: true)
            #expect(navigation.titles == ["A", "B"])
            _ = window
        }
        #expect(found.misuses.count == 1)
        #expect(found.misuses[0].contains("is pushing the same view controller instance"))
    }

    @Test func rule2ContainersCannotBePushed() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A")
            navigation.pushViewController(UITabBarController(), animated: true)
            navigation.pushViewController(UINavigationController(), animated: true)
            navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
            #expect(navigation.titles == ["A"])
            _ = window
        }
        #expect(found.misuses.count == 3)
        #expect(found.misuses[1].contains("Pushing a navigation controller is not supported"))
    }

    @Test func rule3PoppingToAStrangerIsMisuse() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A")
            navigation.popToViewController(UIViewController(), animated: true)
            _ = window
        }
        #expect(
            found.misuses == [
                "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
            ])
    }

    @Test func rule4PoppingAtTheRootDoesNothing() {
        clean {
            let (window, navigation, ear) = stackOnScreen("A")
            #expect(navigation.popViewController(animated: true) == nil)
            #expect(navigation.popToRootViewController(animated: true) == nil)
            UIKitDouble.knobs.emptyPopReturnsArray = true
            #expect(navigation.popToRootViewController(animated: true) == [])
            UIKitDouble.settle()
            #expect(ear.lines.isEmpty)
            _ = window
        }
    }

    @Test func rule5InstancesMustBeDistinct() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A")
            let twice = Screen("B")
            navigation.setViewControllers([twice, twice], animated: false)
            #expect(navigation.titles == ["A"])
            _ = window
        }
        #expect(found.misuses[0].hasPrefix("NSInternalInconsistencyException: All view controllers in a navigation"))
    }

    @Test func rule6AnotherParentIsMisuse() {
        let found = complaints {
            let (window, first, _) = stackOnScreen("A", "B")
            let second = UINavigationController(rootViewController: Screen("C"))
            let child = first.viewControllers[1]
            second.pushViewController(child, animated: false)
            second.addChild(child)
            #expect(second.titles == ["C"])
            first.popViewController(animated: true)
            UIKitDouble.settle()
            second.pushViewController(child, animated: false)
            #expect(second.titles == ["C", "B"])
            _ = window
        }
        #expect(found.misuses.count == 2)
        #expect(found.misuses[0].hasPrefix("UIViewControllerHierarchyInconsistency"))
    }

    @Test func rule7TheStackChangesAtOnceAndIsShownLater() {
        clean {
            let log = Log()
            let (window, navigation, ear) = stackOnScreen("A", log: log)
            let next = Screen("B", log)
            navigation.pushViewController(next, animated: true)
            #expect(navigation.titles == ["A", "B"])
            #expect(next.parent === navigation)
            #expect(!next.isViewLoaded)
            #expect(ear.lines.isEmpty)
            #expect(UIKitDouble.step())
            #expect(ear.take() == ["willShow B"])
            #expect(log.take() == ["B loaded", "A willDisappear", "B willAppear in"])
            UIKitDouble.settle()
            #expect(ear.take() == ["didShow B"])
            #expect(log.take() == ["A didDisappear", "B didAppear in"])
            #expect(!next.isMovingToParent)
            #expect(UIKitDouble.user.tapBack())
            #expect(navigation.titles == ["A"])
            UIKitDouble.settle()
            #expect(ear.take() == ["willShow A", "didShow A"])
            #expect(log.take() == ["B willDisappear out", "A willAppear", "B didDisappear out", "A didAppear"])
            _ = window
        }
    }

    @Test func twoPushesInOneGoAreShownAsOne() {
        clean {
            let (window, navigation, ear) = stackOnScreen("A")
            navigation.pushViewController(Screen("B"), animated: false)
            navigation.pushViewController(Screen("C"), animated: true)
            UIKitDouble.settle()
            #expect(ear.take() == ["willShow C", "didShow C"])
            #expect(UIKitDouble.onScreen(window).map(\.title) == [nil, "C"])
        }
    }

    @Test func rule8ASwipeGivenUpHasNoDidShow() throws {
        try clean {
            let log = Log()
            let (window, navigation, ear) = stackOnScreen("A", "B", log: log)
            let swipe = try #require(UIKitDouble.user.beginSwipeBack())
            #expect(navigation.titles == ["A"])
            swipe.cancel()
            UIKitDouble.settle()
            #expect(navigation.titles == ["A", "B"])
            #expect(ear.take() == ["willShow A"])
            #expect(
                log.take() == [
                    "A loaded", "B willDisappear out", "A willAppear", "A willDisappear", "B willAppear",
                    "A didDisappear", "B didAppear",
                ])
            #expect(navigation.viewControllers[1].parent === navigation)
            #expect(UIKitDouble.user.swipeBack())
            UIKitDouble.settle()
            #expect(navigation.titles == ["A"])
            #expect(ear.take() == ["willShow A", "didShow A"])
            _ = window
        }
    }

    @Test func rule9PoppedControllersAreReleasedWhenSettled() {
        clean {
            let (window, navigation, _) = stackOnScreen("A", "B")
            weak let popped = navigation.viewControllers[1]
            navigation.popViewController(animated: true)
            #expect(popped != nil)
            UIKitDouble.settle()
            #expect(popped == nil)
            _ = window
        }
    }

    @Test func backHonoursWhatTheAppForbids() {
        clean {
            let (window, navigation, _) = stackOnScreen("A", "B")
            let top = navigation.viewControllers[1]
            top.navigationItem.hidesBackButton = true
            #expect(!UIKitDouble.user.tapBack())
            #expect(!UIKitDouble.user.swipeBack())
            top.navigationItem.hidesBackButton = false
            navigation.interactivePopGestureRecognizer?.isEnabled = false
            #expect(!UIKitDouble.user.swipeBack())
            #expect(UIKitDouble.user.tapBack())
            UIKitDouble.settle()
            #expect(!UIKitDouble.user.tapBack())
            _ = window
        }
    }

    @Test func theBackMenuPopsSeveral() {
        clean {
            let (window, navigation, ear) = stackOnScreen("A", "B", "C")
            #expect(!UIKitDouble.user.pickFromBackMenu(navigation.viewControllers[2]))
            #expect(UIKitDouble.user.pickFromBackMenu(navigation.viewControllers[0]))
            UIKitDouble.settle()
            #expect(navigation.titles == ["A"])
            #expect(ear.take() == ["willShow A", "didShow A"])
            _ = window
        }
    }

    @Test func aStackOffScreenSpeaksWhenItComes() {
        clean {
            let navigation = UINavigationController(rootViewController: Screen("A"))
            let ear = Ear()
            navigation.delegate = ear
            navigation.pushViewController(Screen("B"), animated: true)
            UIKitDouble.settle()
            #expect(ear.take().isEmpty)
            let window = UIKitDouble.makeWindow(root: navigation)
            UIKitDouble.settle()
            #expect(ear.take() == ["willShow B", "didShow B"])
            _ = window
        }
    }
}

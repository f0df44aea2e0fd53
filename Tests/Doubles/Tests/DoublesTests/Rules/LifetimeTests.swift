import Testing
import UIKit

@MainActor
@Suite struct LifetimeTests {
    /// Parents hold children, presenters what they present, and nothing holds the window but the test.
    @Test func everythingGoesWithItsWindow() {
        clean {
            var window: UIWindow?
            var navigation: UINavigationController?
            (window, navigation, _) = stackOnScreen("A", "B")
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: Screen("T")), Screen("U")]
            tabs.modalPresentationStyle = .fullScreen
            navigation?.present(tabs, animated: true)
            UIKitDouble.settle()
            tabs.selectedIndex = 1
            tabs.viewControllers = [Screen("V")]
            UIKitDouble.settle()
            #expect(tabs.selectedViewController?.title == "V")
            weak let keptWindow = window
            weak let keptStack = navigation
            weak let keptTop = navigation?.topViewController
            #expect(keptTop != nil)
            window = nil
            navigation = nil
            #expect(keptWindow == nil)
            #expect(keptStack == nil)
            #expect(keptTop == nil)
        }
    }

    @Test func delegatesAreWeak() {
        clean {
            let navigation = UINavigationController()
            let tabs = UITabBarController()
            var ear: Ear? = Ear()
            navigation.delegate = ear
            tabs.delegate = ear
            #expect(navigation.delegate != nil && tabs.delegate === ear)
            ear = nil
            #expect(navigation.delegate == nil && tabs.delegate == nil)
        }
    }

    /// Nothing was torn down that is still there.
    @Test func aControllerThatIsPoppedAndPushedAgainStays() {
        clean {
            let (window, navigation, ear) = stackOnScreen("A", "B")
            let top = navigation.viewControllers[1]
            navigation.popViewController(animated: true)
            navigation.pushViewController(top, animated: true)
            UIKitDouble.settle()
            #expect(navigation.titles == ["A", "B"])
            #expect(top.parent === navigation)
            #expect(top.view.window === window)
            #expect(ear.take().isEmpty)
        }
    }
}

import Testing
import UIKit

@MainActor
@Suite struct PresentationTests {
    @Test func rule10TheContainerPresents() {
        clean {
            let (window, navigation, _) = stackOnScreen("A")
            let top = navigation.viewControllers[0]
            let sheet = UINavigationController(rootViewController: Screen("S"))
            top.present(sheet, animated: true)
            #expect(sheet.presentingViewController === navigation)
            #expect(top.presentedViewController === sheet)
            #expect(sheet.viewControllers[0].presentingViewController === navigation)
            #expect(navigation.visibleViewController === sheet)
            UIKitDouble.settle()
            #expect(
                UIKitDouble.describe(window)
                    == "UINavigationController[Screen 'A'] > pageSheet(UINavigationController[Screen 'S'])")
        }
    }

    @Test func rule10AContextPresentsItself() {
        clean {
            let (window, navigation, _) = stackOnScreen("A")
            let top = navigation.viewControllers[0]
            top.definesPresentationContext = true
            let over = Screen("S")
            over.modalPresentationStyle = .overCurrentContext
            top.present(over, animated: false)
            #expect(over.presentingViewController === top)
            UIKitDouble.settle()
            _ = window
        }
    }

    @Test func presentingIsNotSynchronous() {
        clean {
            let log = Log()
            let (window, navigation, _) = stackOnScreen("A", log: log)
            let sheet = Screen("S", log)
            navigation.present(sheet, animated: false) { log.lines.append("completed") }
            #expect(sheet.isBeingPresented)
            #expect(log.take() == ["S loaded"])
            UIKitDouble.settle()
            #expect(log.take() == ["S willAppear up", "S didAppear up", "completed"])
            #expect(!sheet.isBeingPresented)
            navigation.dismiss(animated: true) { log.lines.append("completed") }
            #expect(sheet.isBeingDismissed)
            UIKitDouble.settle()
            #expect(log.take() == ["S willDisappear down", "S didDisappear down", "completed"])
            #expect(navigation.presentedViewController == nil)
            _ = window
        }
    }

    @Test func fullScreenTakesThePresenterAway() {
        clean {
            let log = Log()
            let (window, navigation, _) = stackOnScreen("A", log: log)
            let cover = Screen("C", log)
            cover.modalPresentationStyle = .fullScreen
            navigation.present(cover, animated: true)
            UIKitDouble.settle()
            #expect(
                log.take() == ["C loaded", "A willDisappear", "C willAppear up", "A didDisappear", "C didAppear up"])
            #expect(navigation.view.window == nil)
            #expect(!UIKitDouble.user.swipeDown())
            cover.dismiss(animated: true)
            UIKitDouble.settle()
            #expect(log.take() == ["C willDisappear down", "A willAppear", "C didDisappear down", "A didAppear"])
            #expect(navigation.view.window === window)
        }
    }

    @Test func rule11PresentingTwiceIsIgnored() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A")
            var completions = 0
            navigation.present(Screen("S"), animated: true)
            navigation.present(Screen("T"), animated: true) { completions += 1 }
            UIKitDouble.settle()
            navigation.present(Screen("U"), animated: true) { completions += 1 }
            UIKitDouble.settle()
            #expect(completions == 0)
            #expect(navigation.presentedViewController?.title == "S")
            UIKitDouble.knobs.ignoredRequestsComplete = true
            navigation.present(Screen("V"), animated: true) { completions += 1 }
            UIKitDouble.settle()
            #expect(completions == 1)
            _ = window
        }
        #expect(found.misuses.isEmpty)
        #expect(found.warnings.count == 3)
        #expect(found.warnings.allSatisfy { $0.contains("which is already presenting") })
    }

    @Test func rule11NothingIsPresentedDuringADismissal() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A")
            let sheet = Screen("S")
            navigation.present(sheet, animated: true)
            sheet.present(Screen("T"), animated: true)
            UIKitDouble.settle()
            sheet.dismiss(animated: true)
            navigation.present(Screen("U"), animated: true)
            UIKitDouble.settle()
            #expect(navigation.presentedViewController == nil)
            _ = window
        }
        #expect(found.warnings.count == 2)
        #expect(found.warnings[0].contains("while a presentation is in progress"))
    }

    @Test func rule12PresentingWithoutAWindowIsIgnored() {
        let found = complaints {
            let alone = Screen("A")
            alone.present(Screen("S"), animated: true)
            #expect(alone.presentedViewController == nil)
            #expect(alone.viewIfLoaded?.window == nil)
        }
        #expect(found.warnings.count == 1)
        #expect(found.warnings[0].contains("whose view is not in the window hierarchy"))
    }

    @Test func rule13WhatIsShownCannotBePresented() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A")
            let sheet = Screen("S")
            navigation.present(sheet, animated: true)
            UIKitDouble.settle()
            sheet.present(navigation.viewControllers[0], animated: true)
            sheet.present(sheet, animated: true)
            sheet.present(navigation, animated: true)
            _ = window
        }
        #expect(found.misuses.count == 3)
        #expect(found.misuses[0].contains("that has a parent view controller"))
        #expect(found.misuses[1].contains("that is already being presented by"))
        #expect(found.misuses[2].contains("an active controller"))
    }

    @Test func rule14DismissTakesTheWholeChain() {
        clean {
            let (window, navigation, _) = stackOnScreen("A")
            let first = Screen("S")
            navigation.present(first, animated: true)
            UIKitDouble.settle()
            let second = Screen("T")
            first.present(second, animated: true)
            UIKitDouble.settle()
            second.dismiss(animated: true)
            UIKitDouble.settle()
            #expect(navigation.presentedViewController === first)
            #expect(first.presentedViewController == nil)
            first.present(second, animated: true)
            UIKitDouble.settle()
            navigation.viewControllers[0].dismiss(animated: true)
            UIKitDouble.settle()
            #expect(navigation.presentedViewController == nil)
            #expect(second.presentingViewController == nil)
            #expect(UIKitDouble.onScreen(window).map(\.title) == [nil, "A"])
        }
    }

    @Test func rule14NothingToDismiss() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A")
            var completed = false
            navigation.dismiss(animated: true) { completed = true }
            UIKitDouble.settle()
            #expect(!completed)
            _ = window
        }
        #expect(found.warnings.count == 1)
    }
}

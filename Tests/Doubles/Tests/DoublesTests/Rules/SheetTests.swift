import Testing
import UIKit

@MainActor
@Suite struct SheetTests {
    @Test func rule15OnlyTheUsersDismissalIsTold() {
        clean {
            let (window, navigation, _) = stackOnScreen("A")
            let ear = Ear()
            let sheet = UINavigationController(rootViewController: Screen("S"))
            sheet.presentationController?.delegate = ear
            navigation.present(sheet, animated: true)
            UIKitDouble.settle()
            ear.allowsDismissal = false
            #expect(!UIKitDouble.user.swipeDown())
            #expect(ear.take() == ["shouldDismiss", "didAttemptToDismiss"])
            ear.allowsDismissal = true
            sheet.isModalInPresentation = true
            #expect(!UIKitDouble.user.swipeDown())
            #expect(ear.take() == ["didAttemptToDismiss"])
            sheet.isModalInPresentation = false
            #expect(UIKitDouble.user.swipeDown())
            #expect(ear.take() == ["shouldDismiss", "willDismiss"])
            UIKitDouble.settle()
            #expect(ear.take() == ["didDismiss"])
            #expect(navigation.presentedViewController == nil)
            #expect(sheet.presentationController?.delegate == nil)
            sheet.presentationController?.delegate = ear
            navigation.present(sheet, animated: true)
            UIKitDouble.settle()
            sheet.dismiss(animated: true)
            UIKitDouble.settle()
            #expect(ear.take().isEmpty)
            _ = window
        }
    }

    @Test func rule15AModalChildBlocksItsSheet() {
        clean {
            let (window, navigation, _) = stackOnScreen("A")
            let inner = Screen("S")
            inner.isModalInPresentation = true
            let sheet = UINavigationController(rootViewController: inner)
            navigation.present(sheet, animated: true)
            UIKitDouble.settle()
            #expect(!UIKitDouble.user.swipeDown())
            sheet.pushViewController(Screen("T"), animated: true)
            UIKitDouble.settle()
            #expect(UIKitDouble.user.swipeDown())
            _ = window
        }
    }

    @Test func rule15ASwipeGivenUpLeavesTheSheet() throws {
        try clean {
            let log = Log()
            let (window, navigation, _) = stackOnScreen("A")
            let ear = Ear()
            let sheet = Screen("S", log)
            sheet.presentationController?.delegate = ear
            navigation.present(sheet, animated: true)
            UIKitDouble.settle()
            log.lines = []
            try #require(UIKitDouble.user.beginSwipeDown()).cancel()
            UIKitDouble.settle()
            #expect(ear.take() == ["shouldDismiss", "willDismiss"])
            #expect(log.take() == ["S willDisappear down", "S willAppear", "S didAppear"])
            #expect(navigation.presentedViewController === sheet)
            #expect(UIKitDouble.user.swipeDown())
            _ = window
        }
    }

    @Test func rule16TheControllerIsMadeForTheStyle() {
        clean {
            let (window, navigation, _) = stackOnScreen("A")
            let ear = Ear()
            let sheet = Screen("S")
            #expect(sheet.sheetPresentationController != nil)
            sheet.presentationController?.delegate = ear
            sheet.modalPresentationStyle = .fullScreen
            navigation.present(sheet, animated: true)
            #expect(sheet.presentationController?.delegate == nil)
            #expect(sheet.sheetPresentationController == nil)
            UIKitDouble.settle()
            let wrapped = UINavigationController(rootViewController: Screen("T"))
            #expect(wrapped.viewControllers[0].presentationController === wrapped.presentationController)
            var short: Ear? = Ear()
            wrapped.presentationController?.delegate = short
            #expect(wrapped.presentationController?.delegate === short)
            short = nil
            #expect(wrapped.presentationController?.delegate == nil)
            _ = window
        }
    }

    @Test func rule17OnlySheetsAndPopoversAreSwiped() {
        for (style, goes): (UIModalPresentationStyle, Bool) in [
            (.automatic, true), (.pageSheet, true), (.formSheet, true), (.popover, true), (.fullScreen, false),
            (.overFullScreen, false), (.currentContext, false),
        ] {
            clean {
                let (window, navigation, _) = stackOnScreen("A")
                let shown = Screen("S")
                shown.modalPresentationStyle = style
                shown.popoverPresentationController?.sourceView = navigation.view
                navigation.present(shown, animated: true)
                UIKitDouble.settle()
                #expect(UIKitDouble.user.swipeDown() == goes)
                UIKitDouble.settle()
                #expect((navigation.presentedViewController == nil) == goes)
                _ = window
            }
        }
    }

    @Test func aPopoverWantsAnAnchor() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A")
            let popover = Screen("P")
            popover.modalPresentationStyle = .popover
            navigation.present(popover, animated: true)
            #expect(navigation.presentedViewController == nil)
            popover.popoverPresentationController?.sourceView = navigation.view
            navigation.present(popover, animated: true)
            UIKitDouble.settle()
            #expect(UIKitDouble.user.tapOutside())
            UIKitDouble.settle()
            #expect(navigation.presentedViewController == nil)
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            navigation.present(sheet, animated: true)
            UIKitDouble.knobs.idiom = .phone
            let other = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            #expect(other.popoverPresentationController == nil)
            navigation.present(other, animated: true)
            _ = window
        }
        #expect(found.misuses.count == 2)
        #expect(found.misuses[0].contains("should have a non-nil sourceView or barButtonItem"))
    }

    @Test func anAlertGoesAndThenItsActionRuns() {
        clean {
            let (window, navigation, _) = stackOnScreen("A")
            var wasGone = false
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Yes", style: .destructive) { _ in
                    wasGone = navigation.presentedViewController == nil
                })
            navigation.present(alert, animated: true)
            #expect(!UIKitDouble.user.tapAlertAction("Yes"))
            UIKitDouble.settle()
            #expect(!UIKitDouble.user.swipeDown())
            #expect(UIKitDouble.user.tapAlertAction("Yes"))
            UIKitDouble.settle()
            #expect(wasGone)
            _ = window
        }
    }

    @Test func rule18AReplacedRootLeavesThePresentedAlive() {
        let found = complaints {
            let (window, navigation, _) = stackOnScreen("A")
            let sheet = Screen("S")
            navigation.present(sheet, animated: true)
            UIKitDouble.settle()
            window.rootViewController = Screen("R")
            UIKitDouble.settle()
            #expect(sheet.view.window === window)
            #expect(
                UIKitDouble.describe(window)
                    == "Screen 'R' & UINavigationController[Screen 'A'] > pageSheet(Screen 'S')")
            sheet.dismiss(animated: false)
            UIKitDouble.settle()
            #expect(UIKitDouble.describe(window) == "Screen 'R'")
        }
        #expect(found.warnings.count == 1)
    }

    @Test func presentedControllersAreReleased() {
        clean {
            let (window, navigation, _) = stackOnScreen("A")
            var sheet: Screen? = Screen("S")
            weak let kept = sheet
            weak let control = sheet?.presentationController
            navigation.present(sheet!, animated: true)
            sheet = nil
            UIKitDouble.settle()
            #expect(kept != nil)
            #expect(control != nil)
            #expect(UIKitDouble.user.swipeDown())
            UIKitDouble.settle()
            #expect(kept == nil)
            #expect(control == nil)
            _ = window
        }
    }
}

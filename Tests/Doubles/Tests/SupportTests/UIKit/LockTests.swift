import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Layers that the user cannot swipe away while some conditions hold.
@MainActor
@Suite struct LockTests {
    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var asked = 0
        var refused = 0
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            asked += 1
            return true
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            refused += 1
        }
    }

    @Test func aLayerIsLockedAtTheMomentOfTheSwipe() async {
        await Scene.clean { scene in
            await scene.run { $0.root(scene.stack("a")) }
            let sheet = scene.screen("b")
            let delegate = Delegate()
            sheet.presentationController?.delegate = delegate
            await scene.run { step in
                step.conditions["draft"] = true
                step.present(sheet, lockedWhile: { $0["draft"] })
            }
            #expect(sheet.isModalInPresentation)
            UIKitDouble.user.swipeDown()
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"], ["b"]])
            #expect(delegate.refused == 1)
            await scene.run { $0.conditions["draft"] = false }
            #expect(!sheet.isModalInPresentation)
            #expect(UIKitDouble.user.swipeDown())
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"]])
            #expect(delegate.asked > 0, "the screen's own delegate is asked, too")
        }
    }

    /// The conditions are asked though the screen has lifted the lock.
    @Test func theConditionsDecideWhatTheScreenSays() async {
        await Scene.clean { scene in
            await scene.run { $0.root(scene.stack("a")) }
            let sheet = scene.screen("b")
            await scene.run { step in
                step.conditions["draft"] = true
                step.present(sheet, lockedWhile: { $0["draft"] })
            }
            sheet.isModalInPresentation = false
            UIKitDouble.user.swipeDown()
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"], ["b"]])
        }
    }

    @Test func whatReplacesTheScreenIsLockedAsThatWas() async {
        await Scene.clean { scene in
            await scene.run { $0.root(scene.stack("a")) }
            await scene.run { step in
                step.conditions["draft"] = true
                step.present(scene.screen("b"), lockedWhile: { $0["draft"] })
            }
            await scene.run { try $0.replace(with: scene.screen("c")) }
            UIKitDouble.user.swipeDown()
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"], ["c"]])
            await scene.run { $0.conditions["draft"] = false }
            #expect(UIKitDouble.user.swipeDown())
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"]])
        }
    }
}

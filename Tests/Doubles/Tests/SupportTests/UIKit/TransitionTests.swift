import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// What steps come to on UIKit.
@MainActor
@Suite struct TransitionTests {
    /// What is full screen has taken the window's own view out of it.
    @Test func aLayerComesInThePlaceOfOneThatIsFullScreen() {
        Scene.clean { scene in
            scene.run { $0.root(scene.stack("a")) }
            scene.run { $0.present(scene.stack("b"), as: .fullScreen) }
            let heard = scene.run { step in
                try step.dismiss()
                step.present(scene.screen("c"))
            }
            #expect(heard == ["fired step", "shown c"])
            #expect(scene.screens == [["a"], ["c"]])
        }
    }

    /// What turns is seen before a background, not before a black window; the app's own stands.
    @Test func aRootThatTurnsIsBeforeABackground() {
        Scene.clean { scene in
            scene.run { $0.root(scene.stack("a")) }
            scene.navigation.fire("step", [:]) { $0.root(scene.stack("b"), animation: .flip) }
            #expect(scene.window.backgroundColor != nil)
            UIKitDouble.settle()
            #expect(scene.window.backgroundColor == nil)
            let own = UIColor.red
            scene.window.backgroundColor = own
            scene.navigation.fire("step", [:]) { $0.root(scene.stack("c"), animation: .flip) }
            #expect(scene.window.backgroundColor === own)
            UIKitDouble.settle()
            #expect(scene.window.backgroundColor === own)
            #expect(scene.screens == [["c"]])
        }
    }

    @Test func aSheetKeepsWhatTheScreenItselfWants() throws {
        Scene.clean { scene in
            scene.run { $0.root(scene.stack("a")) }
            let own = scene.screen("b")
            own.modalPresentationStyle = .pageSheet
            own.isModalInPresentation = true
            scene.run { $0.present(own) }
            #expect(own.modalPresentationStyle == .pageSheet)
            #expect(own.isModalInPresentation)
            // What takes its place is presented as it was.
            let new = scene.screen("c")
            scene.run { try $0.replace(with: new) }
            #expect(new.modalPresentationStyle == .pageSheet)
            #expect(new.isModalInPresentation)
            #expect(scene.screens == [["a"], ["c"]])
        }
    }

    @Test func nothingIsPresentedWhereTheWindowShowsNothing() {
        UIKitDouble.withWorld {
            let log = StepLog()
            let navigation = NavGraph.Navigation(NavGraph.Conditions(), log) {
                UINavigationController(rootViewController: $1)
            }
            let (first, second) = (UIViewController(), UIViewController())
            navigation.enter(first, as: "a")
            navigation.enter(second, as: "b")
            navigation.fire("launch") { $0.root(first) }
            navigation.fire("open") { $0.present(second) }
            UIKitDouble.settle()
            #expect(log.take() == ["fired launch", "shown a", "open not-on-screen"])
            #expect(UIKitDouble.warnings.isEmpty)
        }
    }

    @Test func anAnimationOfTheAppsOwnMakesTheChange() {
        Scene.clean { scene in
            scene.run { $0.root(scene.stack("a")) }
            var isMade = false
            scene.run { step in
                try step.push(
                    scene.screen("b"),
                    animation: .own { change in
                        change.perform()
                        isMade = scene.screens == [["a", "b"]]
                    })
            }
            #expect(isMade)
            // One that forgets to gets it all the same.
            scene.run { step in step.root(scene.stack("c"), animation: .own { _ in }) }
            #expect(scene.screens == [["c"]])
        }
    }

    @Test func tabsAndColumnsAreSelected() {
        Scene.clean { scene in
            let tabs = scene.navigation.tabs(
                UITabBarController(), of: [scene.stack("a"), scene.stack("b")], for: "main")
            scene.run { $0.root(tabs) }
            #expect(scene.screens == [["a"]])
            scene.run { try $0.select("b") }
            #expect(scene.screens == [["b"]])
            scene.run { try $0.push(scene.screen("c")) }
            #expect(UIKitDouble.user.tapTab(0))
            UIKitDouble.settle()
            #expect(scene.screens == [["a"]])
            scene.run { try $0.choose("b") }
            #expect(scene.screens == [["b", "c"]])
            #expect(scene.run { try $0.select("x") } == ["step select-absent"])
        }
    }

    @Test func messagesReachTheScreenThatIsShown() {
        final class Listener: UIViewController {
            var heard: [String] = []
        }
        Scene.clean { scene in
            let listener = Listener(nibName: nil, bundle: nil)
            scene.navigation.enter(listener, as: "b")
            scene.run { $0.root(scene.stack("a")) }
            scene.run { step in
                try step.push(listener)
                try step.send(to: "b") { (screen: Listener) in
                    screen.heard.append(screen.isViewLoaded ? "loaded" : "not loaded")
                }
            }
            #expect(listener.heard == ["loaded"])
            #expect(scene.run { try $0.send(to: "a") { (_: UIViewController) in } } == ["step send-unknown"])
        }
    }
}

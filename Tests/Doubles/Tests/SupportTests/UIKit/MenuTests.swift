import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// tvOS: Menu goes back and closes layers, as UIKit does it; where the graph lets the user do neither, nothing
/// happens. Nothing is used that tvOS does not have.
@MainActor
@Suite struct MenuTests {
    /// A window on tvOS. No test waits: the platform is that of all.
    private func onTV(_ body: (Scene) throws -> Void) rethrows {
        NavGraph.Platform.current = .tvOS
        defer { NavGraph.Platform.current = .iOS }
        try UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            UIKitDouble.platform = .tvOS
            try body(Scene())
            UIKitDouble.settle()
            #expect(UIKitDouble.misuses.isEmpty)
            #expect(UIKitDouble.warnings.isEmpty)
        }
    }

    /// Presses Menu, and hears of what comes of it. The view of a screen tells of its going in a task.
    private func press(_ scene: Scene, times: Int = 1) -> [String] {
        for _ in 0..<times {
            UIKitDouble.user.pressMenu()
            UIKitDouble.settle()
            scene.navigation.queue.advance()
            UIKitDouble.settle()
        }
        return scene.log.take()
    }

    /// The twelfth scene of the norm.
    @Test func aPlayerClosesUnlessItIsLocked() {
        onTV { scene in
            scene.run { $0.root(scene.stack("home")) }
            var closed = 0
            let ending = NavGraph.Ending()
            ending.closed = { _ in closed += 1 }
            scene.run { $0.present(scene.screen("player", ending), as: .fullScreen) }
            #expect(press(scene).contains("fired player.closed"))
            #expect(scene.log.causes.last == .swipe)
            #expect(closed == 1)
            #expect(scene.screens == [["home"]])
            scene.run { $0.present(scene.screen("player", ending), as: .fullScreen, isLocked: true) }
            #expect(press(scene).isEmpty)
            #expect(closed == 1)
            #expect(scene.screens == [["home"], ["player"]])
        }
    }

    @Test func inAStackItGoesBackBeforeItCloses() {
        onTV { scene in
            scene.run { $0.root(scene.stack("a")) }
            scene.run { $0.present(scene.stack("b")) }
            scene.run { try $0.push(scene.screen("c")) }
            #expect(press(scene).contains("fired c.closed"))
            #expect(scene.log.causes.last == .back)
            #expect(scene.screens == [["a"], ["b"]])
            #expect(press(scene).contains("fired b.closed"))
            #expect(scene.log.causes.last == .swipe)
            #expect(scene.screens == [["a"]])
        }
    }

    /// All styles but alerts cover the screen, and are what the graph says to whoever asks.
    @Test(arguments: [NavGraph.Style.sheet, .formSheet, .pageSheet, .popover, .fullScreen, .overFullScreen])
    func aStyleCoversTheScreen(_ style: NavGraph.Style) {
        onTV { scene in
            scene.run { $0.root(scene.stack("a")) }
            let screen = scene.screen("b")
            scene.run { $0.present(screen, as: style, detents: [.medium]) }
            #expect(screen.modalPresentationStyle == (style == .overFullScreen ? .overFullScreen : .fullScreen))
            #expect(scene.navigation.state.layers[1].style == style)
            _ = press(scene)
            #expect(scene.screens == [["a"]])
        }
    }

    @Test func aScreenThatStaysHoldsIt() {
        onTV { scene in
            scene.run { $0.root(scene.stack("a")) }
            scene.run { step in
                let screen = scene.screen("b")
                scene.navigation.frame(of: screen)?.stay(screen)
                try step.push(screen)
            }
            _ = press(scene)
            #expect(scene.screens == [["a", "b"]])
            // Above it the user can go back, as far as to it.
            scene.run { try $0.push(scene.screen("c")) }
            _ = press(scene, times: 2)
            #expect(scene.screens == [["a", "b"]])
        }
    }

    @Test func itFollowsTheConditions() {
        onTV { scene in
            scene.run { $0.root(scene.stack("a")) }
            scene.run { step in
                step.conditions["draft"] = true
                let screen = scene.screen("b")
                scene.navigation.frame(of: screen)?.goesBackWhile = { !$0["draft"] }
                try step.push(screen)
            }
            _ = press(scene)
            #expect(scene.screens == [["a", "b"]])
            scene.run { $0.conditions["draft"] = false }
            _ = press(scene)
            #expect(scene.screens == [["a"]])
            scene.run { step in
                step.conditions["draft"] = true
                step.present(scene.screen("c"), lockedWhile: { $0["draft"] })
            }
            _ = press(scene)
            #expect(scene.screens == [["a"], ["c"]])
            scene.run { $0.conditions["draft"] = false }
            _ = press(scene)
            #expect(scene.screens == [["a"]])
        }
    }

    /// There Menu leaves the app, whatever `back` says: nothing of ours takes the press.
    @Test func atTheBottomOfTheWindowItIsTheSystems() {
        onTV { scene in
            scene.run { step in
                let screen = scene.screen("a")
                scene.navigation.frame(of: screen)?.stay(screen)
                step.root(scene.navigation.stack(screen, for: "a"))
            }
            #expect(!UIKitDouble.user.pressMenu())
            #expect(scene.screens == [["a"]])
        }
    }

    /// The focus can also be in the bar, which is not in the view of any screen.
    @Test func tabsInALockedLayerStay() {
        onTV { scene in
            scene.run { $0.root(scene.stack("a")) }
            @MainActor func present(isLocked: Bool) {
                scene.run { step in
                    let children = [scene.stack("b"), scene.stack("c")]
                    let tabs = UITabBarController()
                    tabs.viewControllers = children
                    step.present(scene.navigation.tabs(tabs, of: children, for: "t"), isLocked: isLocked)
                }
            }
            present(isLocked: true)
            _ = press(scene, times: 3)
            #expect(scene.screens == [["a"], ["b"]])
            scene.run { try $0.dismiss() }
            present(isLocked: false)
            _ = press(scene)
            #expect(scene.screens == [["a"], ["b"]], "the focus is in the bar")
            _ = press(scene)
            #expect(scene.screens == [["a"]])
        }
    }

    @Test func aTabChosenAgainIsNothing() {
        onTV { scene in
            scene.run { step in
                let children = [scene.stack("b"), scene.stack("c")]
                let tabs = UITabBarController()
                tabs.viewControllers = children
                step.root(scene.navigation.tabs(tabs, of: children, for: "t"))
            }
            scene.run { try $0.push(scene.screen("d")) }
            #expect(UIKitDouble.user.tapTab(0))
            UIKitDouble.settle()
            #expect(scene.log.take().isEmpty)
            #expect(scene.screens == [["b", "d"]])
        }
    }

    @Test func theFocusIsSoughtAnewWhereTheFocusedScreenHasGone() {
        onTV { scene in
            scene.run { $0.root(scene.stack("a")) }
            let before = UIKitDouble.focusUpdates
            scene.run { try $0.push(scene.screen("b")) }
            #expect(UIKitDouble.focusUpdates == before)
            scene.run { try $0.pop() }
            #expect(UIKitDouble.focusUpdates == before + 1)
            scene.run { $0.root(scene.stack("c")) }
            #expect(UIKitDouble.focusUpdates == before + 2)
        }
    }
}

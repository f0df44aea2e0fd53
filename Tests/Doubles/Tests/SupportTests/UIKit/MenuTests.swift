import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// tvOS: what walks there do not show of Menu and the focus. Nothing is used that tvOS does not have.
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
    private func press(_ scene: Scene) -> [String] {
        UIKitDouble.user.pressMenu()
        UIKitDouble.settle()
        scene.navigation.queue.advance()
        UIKitDouble.settle()
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

import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Rules 77, 78, 79: one view controller twice, back over several screens, Reduce Motion.
@MainActor
@Suite struct ReusedTests {
    @Test func aScreenThatIsShownIsNoNewScreen() async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            await scene.run { $0.root(scene.navigation.stack(list, for: "main")) }
            for _ in 0..<2 {
                let heard = await scene.run { step in
                    scene.navigation.enter(list, as: "a")
                    try step.push(list)
                }
                #expect(heard == ["step reused"])
                #expect(scene.screens == [["a"]])
            }
            #expect(await scene.run { try $0.push(scene.screen("b")) } == ["fired step", "shown b"])
        }
    }

    @Test func aContainerThatIsShownIsNoNewLayer() async {
        await Scene.clean { scene in
            let list = scene.stack("a")
            await scene.run { $0.root(list) }
            let heard = await scene.run { step in
                let other = scene.navigation.container(
                    list as! UINavigationController, from: scene.screen("b"), for: "other", nil)
                step.present(other)
            }
            #expect(heard == ["step reused"])
            #expect(scene.screens == [["a"]])
            #expect(scene.navigation.state.layers.map(\.made) == ["a"])
        }
    }

    @Test func oneThatHasGoneMayComeAgain() async {
        await Scene.clean { scene in
            await scene.run { $0.root(scene.stack("a")) }
            let detail = scene.screen("b")
            for _ in 0..<3 {
                await scene.run { step in
                    scene.navigation.enter(detail, as: "b")
                    try step.push(detail)
                }
                #expect(scene.screens == [["a", "b"]])
                UIKitDouble.user.tapBack()
                await UIKitDouble.settleTasks()
                #expect(scene.screens == [["a"]])
            }
        }
    }

    /// What a step has made in vain is no other step's fault.
    @Test func theFaultIsOfItsStep() async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            await scene.run { $0.root(scene.navigation.stack(list, for: "main")) }
            let heard = await scene.run { step in
                scene.navigation.enter(list, as: "a")
                try step.pop()
            }
            #expect(heard == ["step pop-at-bottom"])
            #expect(await scene.run { try $0.push(scene.screen("b")) } == ["fired step", "shown b"])
        }
    }

    /// The handler of two openings is one: it tells whatever receives the message.
    @Test func whatStaysIsToldOnce() async {
        await Scene.clean { scene in
            var told: [String] = []
            @MainActor func closing() -> NavGraph.Ending {
                let ending = NavGraph.Ending()
                ending.closed = { step in
                    switch step.currentScreen {
                    case "a": try step.send(to: "a") { (screen: UIViewController) in told.append("a") }
                    case "b": try step.send(to: "b") { (screen: UIViewController) in told.append("b") }
                    default: throw step.unknownMessage
                    }
                }
                return ending
            }
            let stack = scene.stack("a") as! UINavigationController
            await scene.run { $0.root(stack) }
            await scene.run { try $0.push(scene.screen("b", closing())) }
            await scene.run { try $0.push(scene.screen("b", closing())) }
            UIKitDouble.user.pickFromBackMenu(stack.viewControllers[0])
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"]])
            #expect(told == ["a"])
            #expect(scene.log.take().suffix(3) == ["fired b.closed", "fired b.closed", "shown a"])
        }
    }

    @Test(arguments: [true, false]) func nothingTurnsWithReduceMotion(isReduced: Bool) async {
        await Scene.clean { scene in
            UIKitDouble.knobs.reducesMotion = isReduced
            await scene.run { $0.root(scene.stack("a")) }
            let sheet = scene.screen("b")
            await scene.run { $0.present(sheet, animation: .flip) }
            #expect(sheet.modalTransitionStyle == (isReduced ? .crossDissolve : .flipHorizontal))
            await scene.run { try $0.dismiss() }
            await scene.run { try $0.push(scene.screen("c"), animation: .flip) }
            #expect(
                UIKitDouble.viewTransitions.last == (isReduced ? .transitionCrossDissolve : .transitionFlipFromRight))
            await scene.run { try $0.push(scene.screen("d"), animation: .slide) }
            #expect(UIKitDouble.viewTransitions.count == (isReduced ? 2 : 1), "UIKit slides by itself")
        }
    }
}

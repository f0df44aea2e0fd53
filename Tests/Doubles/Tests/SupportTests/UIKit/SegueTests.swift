import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

@MainActor
@Suite struct SegueTests {
    /// A screen that hands its segues on.
    final class Source: UIViewController {
        var segues: NavGraph.WiredSegues?
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segues?.prepare(segue, sender: sender) }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            segues?.mayPerform(identifier, sender: sender) ?? true
        }
    }
    final class Destination: UIViewController {}

    /// A scene with a segue `open` from a screen `a` on a stack, and one that nothing declares.
    private func run(
        handsOn: Bool = true, kind: SegueKind, pushes: Bool, inStack: Bool = false, isInStack: Bool = false,
        code: ((NavGraph.Step) throws -> Void)? = nil, _ body: (Scene, Source) async -> Void
    ) async {
        await UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            UIKitDouble.registerStoryboard("Main") { story in
                story.scene("source", Source.self)
                story.scene("destination", Destination.self)
                story.navigation("stack", root: "destination")
                story.segue("open", from: "source", to: isInStack ? "stack" : "destination", kind: kind)
                story.segue("other", from: "source", to: "destination")
            }
            let scene = Scene()
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let source = storyboard.instantiateViewController(identifier: "source") { Source(coder: $0) }
            source.title = "a"
            let frame = scene.navigation.enter(source, as: "a")
            if handsOn {
                let segues = NavGraph.WiredSegues(frame)
                segues.add("a.open", by: ["open"], to: scene) { scene, step, sender in
                    try code?(step)
                    try scene.open(step, pushes: pushes, inStack: inStack, title: sender as? String)
                }
                source.segues = segues
            }
            await scene.run { $0.root(scene.navigation.stack(source, for: "main")) }
            await body(scene, source)
            await UIKitDouble.settleTasks()
            #expect(UIKitDouble.misuses.isEmpty)
            #expect(UIKitDouble.warnings.isEmpty)
        }
    }

    // MARK: Started by the router

    @Test func aSegueThatPushesIsAStep() async {
        await run(kind: .show, pushes: true) { scene, _ in
            let heard = await scene.open(pushes: true)
            #expect(heard == ["fired step", "shown b"])
            #expect(scene.screens == [["a", "b"]])
            await scene.run { try $0.pop() }
            #expect(scene.screens == [["a"]])
        }
    }

    @Test func aSegueThatPresentsIsAStep() async {
        await run(kind: .presentModally(), pushes: false) { scene, _ in
            // Nobody tells of its end.
            let heard = await scene.open(pushes: false)
            #expect(heard == ["fired step", "shown b"])
            #expect(scene.screens == [["a"], ["b"]])
            let later = await scene.run { _ in }
            #expect(later == ["fired step"])
            await scene.run { try $0.dismiss() }
            #expect(scene.screens == [["a"]])
        }
    }

    @Test func aSegueThatIsNotHandedOnIsAFault() async {
        await run(handsOn: false, kind: .show, pushes: true) { scene, _ in
            let heard = await scene.open(pushes: true)
            #expect(heard.first == "step segue-not-prepared")
        }
    }

    // MARK: Wired

    @Test func aTapOnAWiredControlIsAStep() async {
        await run(kind: .show, pushes: true) { scene, source in
            #expect(UIKitDouble.user.tapControl(ofSegue: "open", in: source, sender: "cell"))
            // It is no step yet that others could follow.
            scene.navigation.fire("next") { try $0.pop() }
            #expect(scene.log.take() == ["fired a.open"])
            await UIKitDouble.settleTasks()
            #expect(scene.log.take() == ["fired next"])
            #expect(scene.screens == [["a"]])
        }
    }

    @Test func whatItPresentsIsALayer() async {
        for inStack in [false, true] {
            await run(kind: .presentModally(), pushes: false, inStack: inStack, isInStack: inStack) { scene, source in
                #expect(UIKitDouble.user.tapControl(ofSegue: "open", in: source, sender: "cell"))
                await UIKitDouble.settleTasks()
                #expect(scene.screens == [["a"], ["cell"]])
                scene.navigation.queue.advance()
                #expect(scene.log.take() == ["fired a.open", "shown b"])
                #expect(UIKitDouble.user.swipeDown())
                UIKitDouble.settle()
                #expect(scene.screens == [["a"]])
            }
        }
    }

    @Test func asManyTapsAreOneStep() async {
        await run(kind: .show, pushes: true) { scene, source in
            #expect(UIKitDouble.user.tapControl(ofSegue: "open", in: source))
            #expect(!source.shouldPerformSegue(withIdentifier: "open", sender: nil))
            await UIKitDouble.settleTasks()
            #expect(scene.log.take() == ["fired a.open", "ignored a.open", "shown b"])
            #expect(scene.screens == [["a", "b"]])
            // Its screen is not the current one.
            #expect(!source.shouldPerformSegue(withIdentifier: "open", sender: nil))
            #expect(scene.log.take() == ["ignored a.open"])
        }
    }

    @Test func anEventThatFaultsOrIsIgnoredRefusesIt() async {
        await run(kind: .show, pushes: true, code: { _ in throw NavGraph.Fault.missingValue }) { scene, source in
            #expect(!UIKitDouble.user.tapControl(ofSegue: "open", in: source))
            #expect(scene.log.take() == ["a.open missing-value"])
        }
        await run(kind: .show, pushes: true, code: { try $0.goInCode() }) { scene, source in
            #expect(!UIKitDouble.user.tapControl(ofSegue: "open", in: source))
            #expect(scene.log.take() == ["ignored a.open"])
            // Someone performs it all the same.
            source.performSegue(withIdentifier: "open", sender: nil)
            UIKitDouble.settle()
            #expect(scene.log.take().first == "segue open segue-not-prepared")
        }
    }

    @Test func whatIsTriedLeavesNothingBehind() async {
        var isOn = false
        await run(
            kind: .show, pushes: true,
            code: { step in
                step.conditions["on"] = true
                isOn = step.conditions["on"]
            }
        ) { scene, source in
            #expect(source.shouldPerformSegue(withIdentifier: "open", sender: nil))
            #expect(isOn)
            #expect(!scene.navigation.queue.conditions["on"])
            #expect(scene.screens == [["a"]])
            #expect(scene.log.take() == [])
        }
    }

    @Test func aDestinationOfAnotherKindIsShownAndNotEntered() async {
        for (inStack, isInStack) in [(true, false), (false, true)] {
            await run(kind: .presentModally(), pushes: false, inStack: inStack, isInStack: isInStack) { scene, source in
                #expect(UIKitDouble.user.tapControl(ofSegue: "open", in: source))
                await UIKitDouble.settleTasks()
                #expect(scene.log.take() == ["a.open segue-not-prepared"])
                #expect(scene.screens == [["a"]])
                #expect(source.presentedViewController != nil)
            }
        }
    }

    @Test func aSegueThatNoEventDeclaresIsLetAlone() async {
        await run(kind: .show, pushes: true) { scene, source in
            #expect(UIKitDouble.user.tapControl(ofSegue: "other", in: source))
            UIKitDouble.settle()
            #expect(scene.log.take() == [])
        }
    }
}

extension Scene {
    /// A step that performs the segue to `b`, and what is heard of it.
    func open(pushes: Bool) async -> [String] { await run { [unowned self] step in try open(step, pushes: pushes) } }

    /// The code of an event: the segue to `b`.
    func open(_ step: NavGraph.Step, pushes: Bool, inStack: Bool = false, title: String? = nil) throws {
        try step.performSegue("open", pushes: pushes, inStack: inStack, of: SegueTests.Destination.self) {
            screen, container in
            screen.title = title ?? "b"
            self.navigation.enter(screen, as: "b")
            if !pushes { self.navigation.presented(container, with: screen, for: "b") }
        }
    }
}

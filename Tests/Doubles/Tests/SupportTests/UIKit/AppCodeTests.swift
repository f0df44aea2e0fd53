import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// What apps do beside a router: delegates, presentations, proxies of their own.
@MainActor
@Suite struct AppCodeTests {
    /// Runs something of the app's when a part of its life comes.
    final class Hooked: UIViewController {
        var didLoad: ((Hooked) -> Void)?
        var willAppear: ((Hooked) -> Void)?
        var didAppear: ((Hooked) -> Void)?
        override func viewDidLoad() { didLoad?(self) }
        override func viewWillAppear(_ animated: Bool) { willAppear?(self) }
        override func viewDidAppear(_ animated: Bool) { didAppear?(self) }
    }

    final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        var heard: [String] = []
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            heard.append("animation")
            return nil
        }
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }
    }

    /// Hands on to the delegate that was there before it.
    final class Proxy: NSObject, UINavigationControllerDelegate {
        weak var before: (any UINavigationControllerDelegate)?
        var shown = 0
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            shown += 1
            before?.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }

    private func hooked(_ name: String, in scene: Scene, _ ending: NavGraph.Ending? = nil) -> Hooked {
        let screen = Hooked(nibName: nil, bundle: nil)
        screen.title = name
        scene.navigation.enter(screen, as: name, ending)
        return screen
    }

    // MARK: b

    @Test(arguments: [0, 1, 2], [true, false]) func aDelegateThatAScreenSetsWhilePushedDeafensNobody(
        moment: Int, isAnimated: Bool
    ) async {
        await Scene.clean { scene in
            let delegate = Delegate()
            _ = await scene.run { step in step.root(scene.stack("a")) }
            let set: (Hooked) -> Void = { screen in
                // `navigationController` is there once it is pushed.
                screen.navigationController?.delegate = delegate
            }
            let screen = hooked("b", in: scene)
            if moment == 0 { screen.didLoad = set }
            if moment == 1 { screen.willAppear = set }
            if moment == 2 { screen.didAppear = set }
            #expect(
                await scene.run { try $0.push(screen, animation: isAnimated ? .standard : .none) }
                    == ["fired step", "shown b"])
            #expect(await scene.run { try $0.push(scene.screen("c")) } == ["fired step", "shown c"])
            #expect(delegate.heard.contains("animation"))
            #expect(UIKitDouble.user.tapBack())
            await UIKitDouble.settleTasks()
            #expect(scene.log.take() == ["fired c.closed", "shown b"])
        }
    }

    // MARK: c

    @Test func aPickerThatIsBeingDismissedIsWaitedFor() async {
        await Scene.clean { scene in
            let screen = scene.screen("a")
            _ = await scene.run { step in step.root(screen) }
            let picker = UIViewController()
            screen.present(picker, animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            picker.dismiss(animated: true, completion: nil)
            // The very next line of the app's.
            scene.navigation.fire("picked") { $0.present(scene.screen("b")) }
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"], ["b"]])
            #expect(scene.log.take() == ["fired picked", "shown b"])
        }
    }

    @Test func theAppsShareSheetThatComesUpIsWaitedFor() async {
        await Scene.clean { scene in
            let screen = scene.screen("a")
            _ = await scene.run { step in step.root(screen) }
            let sheet = UIViewController()
            screen.present(sheet, animated: true, completion: nil)
            scene.navigation.fire("open") { $0.present(scene.screen("b")) }
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"], ["b"]])
            // Its own events wait, too, and are ignored then.
            let other = UIViewController()
            scene.window.rootViewController?.presentedViewController?.presentedViewController?
                .present(other, animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            scene.log.lines = []
            scene.navigation.frame(of: screen)?.end("done", ())
            #expect(scene.log.take() == ["ignored a.done"])
        }
    }

    // MARK: d

    @Test func aSheetOverAnActiveSearchActs() async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            list.definesPresentationContext = true
            _ = await scene.run { step in step.root(scene.navigation.stack(list, for: "main")) }
            let search = UIViewController()
            search.modalPresentationStyle = .overCurrentContext
            list.present(search, animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            // The list, and what is above it, act as ever.
            let frame = scene.navigation.frame(of: list)
            let router = Router()
            router.scene = scene
            let open = frame!.eventWithValues("a.open", "text", to: router) { try $0.open($1, text: $2) }
            open("x")
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["a"], ["b"]])
            #expect(scene.log.values == ["text": "x"])
            scene.log.lines = []
            scene.navigation.frame(of: list.view.window!.rootViewController!.presentedViewController!)?.end("o", ())
            await UIKitDouble.settleTasks()
            #expect(scene.log.take() == ["fired b.o", "shown a"])
            #expect(search.presentingViewController != nil)
        }
    }

    @Test(arguments: [true, false])
    func whatIsInTheContextOfAScreenGoesWithTheRest(_ hasNewRoot: Bool) async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            list.definesPresentationContext = true
            _ = await scene.run { step in step.root(scene.navigation.stack(list, for: "main")) }
            let inContext = scene.screen("b")
            _ = await scene.run { step in
                try step.present(
                    as: .overCurrentContext, by: { _, layer in list.present(layer, animated: true, completion: nil) }
                ) { inContext }
            }
            #expect(inContext.presentingViewController === list)
            _ = await scene.run { step in step.present(scene.screen("c")) }
            #expect(scene.screens == [["a"], ["b"], ["c"]])
            if hasNewRoot {
                _ = await scene.run { step in step.root(scene.screen("d")) }
                #expect(scene.screens == [["d"]])
            } else {
                _ = await scene.run { step in step.dismissAll() }
                #expect(scene.screens == [["a"]])
            }
            #expect(inContext.presentingViewController == nil)
            #expect(scene.window.rootViewController?.presentedViewController == nil)
        }
    }

    final class Router {
        var scene: Scene?
        @MainActor func open(_ step: NavGraph.Step, text: String) throws { step.present(scene!.screen("b")) }
    }

    private func ending(_ closed: @escaping () -> Void) -> NavGraph.Ending {
        let ending = NavGraph.Ending()
        ending.closed = { _ in closed() }
        return ending
    }

    // MARK: e

    @Test func aProxyThatHandsOnToTheDelegateBeforeItEnds() {
        Scene.clean { scene in
            let stack = scene.stack("a") as! UINavigationController
            scene.run { $0.root(stack) }
            let proxy = Proxy()
            for name in ["b", "c", "d"] {
                proxy.before = stack.delegate
                stack.delegate = proxy
                #expect(scene.run { try $0.push(scene.screen(name)) } == ["fired step", "shown \(name)"])
            }
            #expect(proxy.shown == 3)
        }
    }

    // MARK: f

    @Test func whatTheAppPresentsGoesWithTheRootAndWithTheLayerBelowIt() {
        Scene.clean { scene in
            let screen = scene.screen("a")
            scene.run { $0.root(screen) }
            screen.present(UIViewController(), animated: true)
            UIKitDouble.settle()
            scene.run { $0.root(scene.screen("login")) }
            #expect(scene.window.rootViewController?.presentedViewController == nil)
            scene.run { $0.present(scene.screen("b")) }
            scene.window.rootViewController?.presentedViewController?.present(UIViewController(), animated: true)
            UIKitDouble.settle()
            scene.run { try $0.dismiss() }
            #expect(scene.window.rootViewController?.presentedViewController == nil)
            #expect(scene.screens == [["login"]])
        }
    }

    @Test func aLinkTakesAwayWhatTheAppPresents() {
        Scene.clean { scene in
            let screen = scene.screen("a")
            scene.run { $0.root(screen) }
            screen.present(UIViewController(), animated: true)
            UIKitDouble.settle()
            scene.run { $0.restart(scene.stack("b")) }
            #expect(scene.window.rootViewController?.presentedViewController == nil)
            #expect(scene.screens == [["b"]])
        }
    }

    // MARK: g

    @Test func allMethodsOfTheAppsDelegateAreHandedOn() {
        Scene.clean { scene in
            let stack = scene.stack("a") as! UINavigationController
            let delegate = Delegate()
            stack.delegate = delegate
            scene.run { $0.root(stack) }
            scene.run { try $0.push(scene.screen("b")) }
            #expect(delegate.heard == ["animation"])
            #expect(stack.delegate !== delegate)
            #expect(stack.delegate?.navigationControllerSupportedInterfaceOrientations(stack) == .portrait)
        }
    }

    @Test func theAppsAdaptivityIsHandedOn() {
        final class Adaptive: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .none
            }
        }
        Scene.clean { scene in
            scene.run { $0.root(scene.stack("a")) }
            let popover = scene.screen("b")
            popover.modalPresentationStyle = .popover
            let adaptive = Adaptive()
            popover.popoverPresentationController?.delegate = adaptive
            scene.run { $0.present(popover, as: .popover) }
            let control = popover.presentationController!
            #expect(control.delegate !== adaptive)
            #expect(control.delegate?.adaptivePresentationStyle(for: control) == UIModalPresentationStyle.none)
        }
    }

    // MARK: h

    @Test func theChildDecidesOnBarsAndOrientation() {
        final class Portrait: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        Scene.clean { scene in
            let screen = Portrait()
            screen.title = "a"
            scene.navigation.enter(screen, as: "a")
            scene.run { $0.root(screen) }
            #expect(UIKitDouble.statusBarController(of: scene.window) === screen)
            #expect(scene.window.rootViewController?.supportedInterfaceOrientations == .portrait)
            #expect(scene.window.rootViewController?.childForHomeIndicatorAutoHidden === screen)
            #expect(UIKitDouble.accessibilityNotifications == [.screenChanged])
        }
    }

    // MARK: i

    @Test func whatAScreenSaysOfItsPresentationStands() {
        Scene.clean { scene in
            scene.run { $0.root(scene.stack("a")) }
            let item = UIBarButtonItem()
            let popover = scene.screen("b")
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceItem = item
            scene.run { $0.present(popover) }
            #expect(popover.popoverPresentationController?.sourceItem === item)
            #expect(popover.popoverPresentationController?.sourceView == nil)
            scene.run { try $0.dismiss() }
            let own = scene.screen("c")
            own.modalPresentationStyle = .custom
            scene.run { $0.present(own) }
            #expect(own.modalPresentationStyle == .custom)
        }
    }

    // MARK: m

    @Test func theBackMenuOverTwoScreensIsNoFault() {
        Scene.clean { scene in
            var done: [String] = []
            scene.run { $0.root(scene.stack("a")) }
            @MainActor func closing(_ name: String, _ opener: String) -> NavGraph.Ending {
                let ending = NavGraph.Ending()
                ending.closed = { step in
                    done.append(name)
                    try step.send(to: opener) { (_: UIViewController) in done.append("\(opener) hears") }
                }
                return ending
            }
            scene.run { try $0.push(scene.screen("b", closing("b", "a"))) }
            scene.run { try $0.push(scene.screen("c", closing("c", "b"))) }
            let bottom = (scene.window.rootViewController?.children.first as? UINavigationController)?.viewControllers[
                0]
            #expect(UIKitDouble.user.pickFromBackMenu(bottom!))
            UIKitDouble.settle()
            #expect(done == ["c", "b", "a hears"])
            #expect(scene.log.take().filter { $0.contains("send-unknown") } == [])
        }
    }

    // MARK: Waiting

    @Test func whatNeverEndsIsToldOfAndCountsAsOver() async {
        await UIKitDouble.withWorld {
            let scene = Scene()
            let screen = scene.screen("a")
            _ = await scene.run { step in step.root(screen) }
            let stuck = UIViewController()
            screen.present(stuck, animated: true, completion: nil)
            // It is never carried out.
            UIKitDouble.forgetPending()
            scene.navigation.fire("open") { try $0.push(scene.screen("b")) }
            for _ in 0..<4 { await UIKitDouble.settleTasks() }
            #expect(scene.log.take() == ["stalled a", "open push-outside-stack"])
        }
    }

    @Test func settledWaitsForWhatMovesAndWaits() async {
        await Scene.clean { scene in
            scene.navigation.fire("first") { $0.root(scene.stack("a")) }
            scene.navigation.fire("second") { try $0.push(scene.screen("b")) }
            scene.navigation.fire("third") { $0.present(scene.stack("c"), as: .formSheet) }
            let pump = Task { await UIKitDouble.settleTasks() }
            await scene.navigation.settled()
            #expect("\(scene.navigation.state)" == "a[a b] formSheet:c[c]")
            await pump.value
        }
    }

    // MARK: 51, 55

    @Test(arguments: [NavGraph.Style.fullScreen, .pageSheet])
    func whoDismissesItselfIsHeardByTheNextLook(style: NavGraph.Style) async {
        await Scene.clean { scene in
            var closed = 0
            _ = await scene.run { step in step.root(scene.stack("a")) }
            let stack = NavGraph.StackController(rootViewController: scene.screen("b"))
            let layer = scene.navigation.container(
                stack, from: stack.viewControllers[0], for: "b", ending { closed += 1 })
            await scene.run { $0.present(layer, as: style) }
            scene.log.lines = []
            scene.window.rootViewController?.dismiss(animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            #expect(closed == 1)
            #expect(scene.log.take() == ["fired b.closed", "shown a"])
        }
    }

    @Test(arguments: [false, true]) func aRootThatWasThereSlidesInFromTheLeadingSide(isRightToLeft: Bool) {
        Scene.clean { scene in
            UIKitDouble.knobs.isRightToLeft = isRightToLeft
            scene.run { $0.root(scene.screen("login")) }
            @MainActor func slide(_ name: String) -> CGFloat {
                let screen = scene.screen(name)
                var start: CGFloat = 0
                screen.view = FrameLog { if start == 0 { start = $0.origin.x } }
                scene.run { $0.root(screen, animation: .slide) }
                return start
            }
            #expect((slide("main") > 0) != isRightToLeft)
            #expect((slide("login") < 0) != isRightToLeft)
        }
    }

    final class FrameLog: UIView {
        private let log: (CGRect) -> Void
        init(_ log: @escaping (CGRect) -> Void) {
            self.log = log
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var frame: CGRect { didSet { log(frame) } }
    }
}

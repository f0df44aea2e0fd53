import Testing
import UIKit

private final class Scene: UIViewController {
    var prepared: [String] = []
    var allows = true
    var number = 0

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "?") to \(type(of: segue.destination))")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        prepared.append("asked")
        return allows
    }
}

@MainActor
@Suite struct StoryboardTests {
    private func register() {
        UIKitDouble.registerStoryboard("Main") { board in
            board.scene("list", Scene.self)
            board.scene("detail", Screen.self)
            board.navigation("start", root: "list")
            board.initial = "start"
            board.segue("open", from: "list", to: "detail")
            board.segue("sheet", from: "list", to: "detail", kind: .presentModally(.formSheet))
        }
    }

    private func started() throws -> (UIWindow, UINavigationController, Scene) {
        register()
        let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let navigation = try #require(first as? UINavigationController)
        let scene = try #require(navigation.topViewController as? Scene)
        let window = UIKitDouble.makeWindow(root: navigation)
        UIKitDouble.settle()
        return (window, navigation, scene)
    }

    @Test func rule24ScenesAreFoundByIdentifier() {
        clean {
            register()
            let board = UIStoryboard(name: "Main", bundle: nil)
            #expect(board.instantiateViewController(withIdentifier: "list") is Scene)
            let typed: Scene = board.instantiateViewController(identifier: "list")
            #expect(typed.storyboard === board)
            let made = board.instantiateViewController(identifier: "list") { coder -> Scene? in
                let scene = Scene(coder: coder)
                scene?.number = 7
                return scene
            }
            #expect(made.number == 7)
        }
    }

    @Test func rule24UnknownNamesAreMisuse() {
        let found = complaints {
            register()
            _ = UIStoryboard(name: "Other", bundle: nil)
            _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "none")
        }
        #expect(found.misuses.count == 2)
        #expect(found.misuses[0].contains("Could not find a storyboard named 'Other'"))
        #expect(found.misuses[1].contains("doesn't contain a view controller with identifier 'none'"))
    }

    @Test func rule24AMissingNibIsNoticedWhenTheViewLoads() {
        let found = complaints {
            UIKitDouble.registerNib("Known") { $0.view.tag = 5 }
            #expect(UIViewController(nibName: "Known", bundle: nil).view.tag == 5)
            let missing = UIViewController(nibName: "Missing", bundle: nil)
            #expect(UIKitDouble.misuses.isEmpty)
            _ = missing.view
            UIKitDouble.registerNib("SceneView") { $0.view.tag = 6 }
            UIKitDouble.registerNib("Scene") { $0.view.tag = 7 }
            #expect(Scene().view.tag == 7)
        }
        #expect(found.misuses.count == 1)
        #expect(found.misuses[0].contains("Could not load NIB in bundle"))
    }

    @Test func rule25SeguesPrepareAndPerform() throws {
        try clean {
            let (window, navigation, scene) = try started()
            scene.performSegue(withIdentifier: "open", sender: nil)
            #expect(scene.prepared == ["open to Screen"])
            #expect(navigation.viewControllers.count == 2)
            UIKitDouble.settle()
            #expect(UIKitDouble.user.tapBack())
            UIKitDouble.settle()
            #expect(UIKitDouble.user.tapControl(ofSegue: "sheet", in: scene))
            #expect(scene.prepared == ["open to Screen", "asked", "sheet to Screen"])
            UIKitDouble.settle()
            #expect(navigation.presentedViewController?.modalPresentationStyle == .formSheet)
            _ = window
        }
    }

    @Test func rule25AnUnknownSegueIsMisuse() throws {
        let found = try complaints {
            let (window, _, scene) = try started()
            scene.performSegue(withIdentifier: "none", sender: nil)
            Screen("alone").performSegue(withIdentifier: "open", sender: nil)
            _ = window
        }
        #expect(found.misuses.count == 2)
        #expect(found.misuses[0].contains("has no segue with identifier 'none'"))
    }
}

import AppKit
import NavGraphRuntime
import Testing

@testable import NavGraphAppKit

/// Segues of storyboards that present.
@Suite @MainActor struct SegueTests {
    /// A scene of a storyboard, which hands its segues on.
    final class Scene: NSViewController {
        var segues: NavGraph.WiredSegues?
        var isInjected = false
        private(set) var wasInjectedWhenLoaded = false

        override func loadView() {
            wasInjectedWhenLoaded = isInjected
            view = NSView()
        }
        override func prepare(for segue: NSStoryboardSegue, sender: Any?) { segues?.prepare(segue, sender: sender) }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            segues?.mayPerform(identifier, sender: sender) ?? true
        }
    }

    private func withList(_ kind: StoryboardDefinition.Kind, _ body: @MainActor (House, Scene) throws -> Void) rethrows
    {
        try AppKitDouble.withWorld {
            AppKitDouble.register(
                StoryboardDefinition([
                    "list": .init(segues: ["edit": .init(kind, to: "editor")]) { Scene(coder: $0) ?? Scene() },
                    "editor": .init { Scene(coder: $0) ?? Scene() },
                ]), named: "Main")
            let house = House()
            let list: Scene = NSStoryboard(name: "Main", bundle: nil).instantiateController(identifier: "list") {
                Scene(coder: $0)
            }
            let segues = NavGraph.WiredSegues(house.navigation.enter(list, as: Name("list")))
            segues.add("list.edit", by: ["edit"], to: house) { house, step, _ in
                try step.performSegue("edit", of: Scene.self) { scene, controller in
                    scene.isInjected = true
                    house.navigation.enter(scene, as: Name("editor"))
                    step.presented(controller, for: Name("editor"))
                }
            }
            list.segues = segues
            house.start { $0.root(list) }
            try body(house, list)
            AppKitDouble.settle()
        }
    }

    @Test func aWiredSegueIsOneStep() throws {
        try withList(.sheet) { house, list in
            #expect(AppKitUser.click("edit", in: list))
            #expect(!AppKitUser.click("edit", in: list))
            #expect(!list.shouldPerformSegue(withIdentifier: "edit", sender: nil))
            AppKitDouble.settle()
            #expect(house.state == "list[list] sheet:editor[editor]")
            #expect(house.heard("list.edit tap") == 1)
            let editor = try #require(house.navigation.configuration.last?.current?.content as? Scene)
            #expect(editor.wasInjectedWhenLoaded)
            AppKitUser.pressEscape()
            AppKitDouble.settle()
            #expect(house.state == "list[list]")
            #expect(house.heard("editor.closed swipe") == 1)
            #expect(house.window.attachedSheet == nil)
            #expect(AppKitDouble.misuses == [])
        }
    }

    @Test func aStepPerformsASegueAndTakesItAway() {
        withList(.popover) { house, list in
            house.navigation.queue.fire("list.edit", from: house.navigation.frame(of: list)) { step in
                try step.performSegue("edit", of: Scene.self) { scene, controller in
                    house.navigation.enter(scene, as: Name("editor"))
                    step.presented(controller, for: Name("editor"), as: .popover)
                }
            }
            AppKitDouble.settle()
            #expect(house.state == "list[list] popover:editor[editor]")
            house.fire("close") { try $0.dismiss() }
            AppKitDouble.settle()
            #expect(house.state == "list[list]")
            #expect(list.presentedViewControllers?.isEmpty == true)
            #expect(AppKitDouble.misuses == [])
        }
    }

    @Test func whatTheUserDismissesIsHeard() {
        withList(.sheet) { house, list in
            AppKitUser.click("edit", in: list)
            AppKitDouble.settle()
            if let editor = list.presentedViewControllers?.first { list.dismiss(editor) }
            AppKitDouble.settle()
            #expect(house.state == "list[list]")
            #expect(house.heard("editor.closed swipe") == 1)
        }
    }

    @Test func aWindowIsNoLayer() {
        withList(.window) { house, list in
            AppKitUser.click("edit", in: list)
            AppKitDouble.settle()
            #expect(house.state == "list[list]")
            #expect(house.log.lines.contains { $0.contains("segue-not-prepared") })
        }
    }
}

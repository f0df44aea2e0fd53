import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Rule 56: on a narrow screen UIKit puts the second column, or its screens, onto the first's stack.
@MainActor
@Suite struct ColumnTests {
    @MainActor
    private struct Columns {
        let scene: Scene
        let split = UISplitViewController(style: .doubleColumn)

        init(_ scene: Scene, compact: Int? = nil) async {
            self.scene = scene
            let list = scene.navigation.stack(scene.screen("list"), for: "list")
            let detail = scene.navigation.stack(scene.screen("nothing"), for: "detail")
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            let layer = scene.navigation.split(split, of: [list, detail], for: "mail", compact: compact)
            await scene.run { $0.root(layer) }
        }

        func pick(_ name: String) async -> [String] {
            await scene.run { try $0.show(scene.screen(name), in: "detail") }
        }

        /// What is on the screen.
        var visible: String { UIKitDouble.user.visibleController?.title ?? "?" }
    }

    /// Until a step makes a column active, a narrow window shows the one that was declared.
    @Test func aNarrowWindowShowsTheDeclaredColumnFirst() async {
        await UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            let scene = Scene()
            let columns = await Columns(scene, compact: 0)
            #expect(scene.navigation.layers.last?.active == 1)
            UIKitDouble.user.collapse(columns.split)
            await UIKitDouble.settleTasks()
            #expect(columns.visible == "list")
            UIKitDouble.user.expand(columns.split)
            await UIKitDouble.settleTasks()
            _ = await columns.pick("a")
            UIKitDouble.user.collapse(columns.split)
            await UIKitDouble.settleTasks()
            #expect(columns.visible == "a")
            #expect(UIKitDouble.misuses.isEmpty)
        }
    }

    @Test(arguments: [false, true], [false, true])
    func whatIsPickedStays(lendsContainers: Bool, startsCollapsed: Bool) async {
        await UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            UIKitDouble.knobs.splitLendsContainers = lendsContainers
            UIKitDouble.knobs.splitStartsCollapsed = startsCollapsed
            let scene = Scene()
            let columns = await Columns(scene)
            if !startsCollapsed {
                UIKitDouble.user.collapse(columns.split)
                await UIKitDouble.settleTasks()
                _ = UIKitDouble.user.tapBack()
                await UIKitDouble.settleTasks()
            }
            #expect(columns.visible == "list")
            for name in ["a", "b"] {
                scene.log.lines = []
                #expect(await columns.pick(name) == ["fired step", "shown \(name)"])
                #expect(columns.visible == name)
                #expect(scene.screens == [[name]])
                #expect(UIKitDouble.user.tapBack())
                await UIKitDouble.settleTasks()
                #expect(columns.visible == "list")
                #expect(scene.screens == [["list"]])
                #expect(scene.log.take() == ["shown list"])
            }
            // A sheet above, and a push in the column.
            _ = await columns.pick("c")
            await scene.run { $0.present(scene.screen("sheet")) }
            #expect(columns.visible == "sheet")
            await scene.run { try $0.dismiss() }
            await scene.run { try $0.push(scene.screen("d")) }
            #expect(scene.screens == [["c", "d"]])
            #expect(columns.visible == "d")
            // From one pick to the next, without going back.
            _ = await columns.pick("e")
            #expect(columns.visible == "e")
            #expect(scene.screens == [["e"]])
            await scene.run { try $0.select("list") }
            #expect(columns.visible == "list")
            _ = await columns.pick("f")
            UIKitDouble.user.expand(columns.split)
            await UIKitDouble.settleTasks()
            #expect(scene.screens == [["f"]])
            #expect(await columns.pick("g") == ["fired step", "shown g"])
            #expect(scene.screens == [["g"]])
            let regions = scene.navigation.layers.last?.regions.map {
                $0.frames.map { ($0.content as? UIViewController)?.title }
            }
            #expect(regions == [["list"], ["g"]])
            #expect(UIKitDouble.misuses.isEmpty)
            #expect(UIKitDouble.warnings.isEmpty)
        }
    }
}

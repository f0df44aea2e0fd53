import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Rule 83: a router explains itself.
@MainActor
@Suite struct DescriptionTests {
    @Test func whatIsIgnoredIsSaidWithItsReason() async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            await scene.run { $0.root(scene.navigation.stack(list, for: "main")) }
            #expect(scene.navigation.description == "shown: main[a]")
            await scene.run { $0.ignore() }
            #expect(scene.navigation.description.hasSuffix("\nignored last: step, as no alternative holds"))
            let open = scene.navigation.frame(of: list)?.event("a.open", to: scene) { _, step in
                try step.push(scene.screen("c"))
            }
            await scene.run { try $0.push(scene.screen("b")) }
            open?()
            await UIKitDouble.settleTasks()
            #expect(
                scene.navigation.description
                    == "shown: main[a b]\nignored last: a.open, as a is not the current screen")
        }
    }

    @Test func whatMovesAndWhatWaitsIsSaid() async {
        await Scene.clean { scene in
            await scene.run { $0.root(scene.stack("a")) }
            scene.navigation.fire("one") { try $0.push(scene.screen("b")) }
            scene.navigation.fire("two") { try $0.push(scene.screen("c")) }
            let lines = scene.navigation.description.split(separator: "\n")
            #expect(lines.count == 3)
            #expect(lines[0] == "shown: a[a b]" && lines[1] == "moves: a stack")
            #expect(lines[2].hasPrefix("waits: two, for 0."))
            await UIKitDouble.settleTasks()
            #expect(scene.navigation.description == "shown: a[a b c]")
        }
    }

    @Test func aLinkThatWaitsIsSaid() async {
        await Scene.clean { scene in
            await scene.run { $0.root(scene.stack("a")) }
            let follower = NavGraph.LinkFollower(scene.navigation.queue) { nil }
            follower.follow(NavGraph.LinkWay("note", isOpen: { _, _ in false }, body: { _ in }))
            #expect(scene.navigation.description.contains("\nwaits: link:note, for what it requires, since "))
        }
    }

    @Test func severalObserversHearInOrder() async {
        await Scene.clean { scene in
            var lines: [String] = []
            scene.navigation.add(observer: NavGraph.ConsoleObserver { lines.append("1 " + $0) })
            scene.navigation.add(observer: NavGraph.ConsoleObserver { lines.append("2 " + $0) })
            let heard = await scene.run { $0.root(scene.stack("a")) }
            #expect(heard == ["fired step", "shown a"], "the first one goes on hearing")
            #expect(
                lines == [
                    "1 navgraph: step (code)", "2 navgraph: step (code)", "1 navgraph: shows a", "2 navgraph: shows a",
                ])
            lines = []
            await scene.run { try $0.pop() }
            #expect(lines.first == "1 navgraph: step failed: pop-at-bottom")
        }
    }
}

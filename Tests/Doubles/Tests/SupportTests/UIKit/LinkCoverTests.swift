import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Rule 76: a link is not followed where nobody sees it.
@MainActor
@Suite struct LinkCoverTests {
    private func follow(_ scene: Scene, _ body: @escaping NavGraph.LinkWay.Body) async {
        let follower = NavGraph.LinkFollower(scene.navigation.queue) { nil }
        follower.follow(NavGraph.LinkWay("note", isOpen: { _, _ in true }, body: body))
        await UIKitDouble.settleTasks()
    }

    private func push(_ scene: Scene) -> NavGraph.LinkWay.Body {
        { step in
            step.dismissAll()
            try step.push(scene.screen("b"))
        }
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func aPushedLinkTakesTheAppsSheetAway(style: UIModalPresentationStyle) async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            await scene.run { $0.root(scene.navigation.stack(list, for: "main")) }
            let share = UIViewController()
            share.modalPresentationStyle = style
            list.present(share, animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            await follow(scene, push(scene))
            #expect(scene.screens == [["a", "b"]])
            #expect(share.presentingViewController == nil)
            #expect(scene.log.take().last == "shown b")
        }
    }

    @Test func aPresentedLinkTakesTheAppsSheetAway() async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            await scene.run { $0.root(list) }
            let share = UIViewController()
            list.present(share, animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            await follow(scene) { step in
                step.dismissAll()
                step.present(scene.screen("b"))
            }
            #expect(scene.screens == [["a"], ["b"]])
            #expect(share.presentingViewController == nil)
        }
    }

    @Test func aSearchStays() async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            await scene.run { $0.root(scene.navigation.stack(list, for: "main")) }
            let search = UISearchController(searchResultsController: nil)
            list.present(search, animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            await follow(scene, push(scene))
            #expect(scene.screens == [["a", "b"]])
            #expect(search.presentingViewController != nil)
        }
    }
}

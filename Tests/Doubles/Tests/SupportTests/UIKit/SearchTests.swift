import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// Rule 49: a search stands in the context of a stack, by default that around its screen.
@MainActor
@Suite struct SearchTests {
    private func search(in screen: UIViewController) async -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        screen.present(search, animated: true, completion: nil)
        await UIKitDouble.settleTasks()
        return search
    }

    @Test(arguments: [false, true]) func aScreenWhoseStackIsSearchedActs(isPresented: Bool) async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            let stack = scene.navigation.stack(list, for: "main")
            await scene.run { $0.root(isPresented ? scene.stack("z") : stack) }
            if isPresented { await scene.run { $0.present(stack) } }
            let search = await search(in: list)
            #expect(search.presentingViewController === stack)
            let frame = scene.navigation.frame(of: list)!
            #expect(scene.navigation.isCurrent(frame, in: scene.navigation.layers))
            let below = isPresented ? [["z"]] : []
            await scene.run { $0.present(scene.screen("b")) }
            #expect(scene.screens == below + [["a"], ["b"]])
            await scene.run { try $0.dismiss() }
            #expect(scene.screens == below + [["a"]])
            #expect(search.isActive)
            search.dismiss(animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            await scene.run { try $0.push(scene.screen("c")) }
            #expect(scene.screens == below + [["a", "c"]])
        }
    }

    @Test func aSearchGoesWithTheRoot() async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            await scene.run { $0.root(scene.navigation.stack(list, for: "main")) }
            let search = await search(in: list)
            await scene.run { $0.root(scene.screen("login")) }
            #expect(!search.isActive)
            #expect(scene.screens == [["login"]])
        }
    }

    @Test func whatTheAppPresentsAboveASearchIsInFront() async {
        await Scene.clean { scene in
            let list = scene.screen("a")
            await scene.run { $0.root(scene.navigation.stack(list, for: "main")) }
            let search = await search(in: list)
            search.present(UIViewController(), animated: true, completion: nil)
            await UIKitDouble.settleTasks()
            let frame = scene.navigation.frame(of: list)!
            #expect(!scene.navigation.isCurrent(frame, in: scene.navigation.layers))
        }
    }
}

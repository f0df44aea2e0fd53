import Testing
import UIKit

@MainActor
@Suite struct SplitTests {
    private func split() -> (UIWindow, UISplitViewController) {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Screen("list"), for: .primary)
        split.setViewController(Screen("detail"), for: .secondary)
        let window = UIKitDouble.makeWindow(root: split)
        UIKitDouble.settle()
        return (window, split)
    }

    @Test func rule23ColumnsAreWrapped() throws {
        try clean {
            let (window, split) = split()
            let list = try #require(split.viewController(for: .primary))
            #expect(list.title == "list")
            #expect(list.navigationController != nil)
            #expect(list.splitViewController === split)
            #expect(split.children.count == 2)
            let own = UINavigationController(rootViewController: Screen("own"))
            split.setViewController(own, for: .secondary)
            UIKitDouble.settle()
            #expect(own.parent === split)
            #expect(UIKitDouble.user.visibleController?.title == "own")
            #expect(UIKitDouble.onScreen(window).compactMap(\.title) == ["list", "own"])
            UIKitDouble.knobs.splitReturnsWrapper = true
            #expect(split.viewController(for: .primary) === list.navigationController)
            #expect(UIKitDouble.user.tapColumn(.primary)?.title == "list")
        }
    }

    @Test func rule23CollapsedColumnsShareOneStack() throws {
        try clean {
            let (window, split) = split()
            let detail = try #require(split.viewController(for: .secondary))
            UIKitDouble.user(in: window).collapse(split)
            UIKitDouble.settle()
            let list = try #require(split.viewController(for: .primary))
            #expect(list.navigationController?.titles == ["list", "detail"])
            #expect(detail.navigationController === list.navigationController)
            #expect(UIKitDouble.user.tapBack())
            UIKitDouble.settle()
            #expect(list.navigationController?.titles == ["list"])
            #expect(UIKitDouble.onScreen(window).compactMap(\.title) == ["list"])
        }
    }

    @Test func rule23ExpandingGivesTheColumnsBack() throws {
        try clean {
            let (window, split) = split()
            UIKitDouble.user(in: window).collapse(split)
            UIKitDouble.settle()
            let list = try #require(split.viewController(for: .primary))
            list.navigationController?.pushViewController(Screen("more"), animated: true)
            UIKitDouble.settle()
            UIKitDouble.user(in: window).expand(split)
            UIKitDouble.settle()
            #expect(list.navigationController?.titles == ["list"])
            #expect(split.viewController(for: .secondary)?.navigationController?.titles == ["detail", "more"])
            #expect(UIKitDouble.onScreen(window).compactMap(\.title) == ["list", "more"])
        }
    }

    @Test func replacedColumnsAreReleased() {
        clean {
            let (window, split) = split()
            weak let old = split.viewController(for: .secondary)
            split.setViewController(Screen("other"), for: .secondary)
            #expect(old != nil)
            UIKitDouble.settle()
            #expect(old == nil)
            _ = window
        }
    }
}

import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

/// Items of tabs that select nothing, and fire; and layers that cannot be swiped away while some conditions hold.
@MainActor
@Suite(.serialized)
struct TabButtonTests {
    private func launch(_ pressed: @escaping (NavGraph.Step) throws -> Void) -> Stage {
        let stage = Stage()
        stage.settled { step in
            let tabs = stage.navigation.tabs(
                [stage.stack("a"), stage.stack("b")], for: "main",
                buttons: [1: NavGraph.TabButton("main.compose", pressed)],
                label: { Label("\($0)", systemImage: "circle") })
            step.root(tabs)
        }
        return stage
    }

    @Test func aWriteOfItsTagIsTakenBackAndFires() throws {
        var fired = 0
        let stage = launch { _ in fired += 1 }
        let tags = stage.host.tabTags
        try #require(tags.count == 3)
        #expect(stage.host.tapTab(tags[1]))
        stage.expectRest("a")
        #expect(fired == 1)
        #expect(stage.host.selections == [[tags[0]]])
        #expect(stage.host.tapTab(tags[2]))
        #expect(stage.host.tapTab(tags[1]))
        stage.expectRest("b")
        #expect(fired == 2)
    }

    @Test func itActsOnlyWhereItsTabsAreTheLastLayer() {
        var fired = 0
        var opened: (() -> NavGraph.Frame)?
        let stage = launch { step in
            fired += 1
            if let screen = opened?() { step.presentScreen(screen) }
        }
        opened = { [unowned stage] in stage.screen("editor") }
        let tag = stage.host.tabTags[1]
        _ = stage.host.tapTab(tag)
        stage.expectRest("editor")
        #expect(fired == 1)
        #expect(!stage.host.tapTab(tag), "what is above covers it")
        stage.expectRest("editor")
    }

    @Test func aLayerIsLockedAtTheMomentOfTheSwipe() {
        let stage = Stage()
        stage.settled { $0.root(stage.stack("a")) }
        stage.settled { step in
            step.conditions["draft"] = true
            step.present(stage.stack("b"), lockedWhile: { $0["draft"] })
        }
        #expect(!stage.host.swipeDown())
        stage.expectRest("b")
        stage.navigation.change("draft", to: false)
        stage.host.settle()
        #expect(stage.host.swipeDown())
        stage.expectRest("a")
    }

    @Test func windowsOfOneAppShareWhatChanges() {
        @MainActor final class Router {
            let navigation: NavGraph.Navigation
            init(_ other: Router?) {
                navigation = NavGraph.Navigation(
                    NavGraph.Conditions(["c": false]), nil, changing: ["c"], sharing: other?.navigation)
            }
        }
        let windows = NavGraph.OpenWindows<Router>()
        var one: Router? = windows.add { Router(windows.first) }
        one?.navigation.change("c", to: true)
        let two = windows.add { Router(windows.first) }
        #expect(two.navigation.conditions["c"])
        one = nil
        #expect(windows.first === two)
        let three = windows.add { Router(windows.first) }
        #expect(three.navigation.conditions["c"])
        three.navigation.change("c", to: false)
        #expect(!two.navigation.conditions["c"])
    }
}

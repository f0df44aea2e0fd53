import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

/// A `TabView` of the app's own, with what SwiftUI has from iOS 18 on: it acts as that of the support does.
@MainActor
@Suite(.serialized)
struct OwnTabsTests {
    private enum Item: String, CaseIterable { case feed, compose, search }

    private func launch(_ pressed: @escaping (NavGraph.Step) throws -> Void = { _ in }) -> Stage {
        let stage = Stage()
        stage.settled { step in
            let tabs = stage.navigation.tabs(
                [stage.stack("a"), stage.stack("b")], for: "main",
                buttons: [1: NavGraph.TabButton("main.compose", pressed)],
                label: { Label("\($0)", systemImage: "circle") },
                view: { own(NavGraph.Tabs($0)) })
            step.root(tabs)
        }
        return stage
    }

    private func own(_ tabs: NavGraph.Tabs<Item>) -> any View {
        TabView(selection: tabs.selection) {
            Tab(value: .search, role: .search) { tabs[.search] }
            TabSection("Library") {
                Tab("Feed", systemImage: "photo", value: .feed) { tabs[.feed] }.badge(3)
            }
            Tab("New", systemImage: "plus", value: .compose) { tabs[.compose] }
        }
        .tabViewStyle(.sidebarAdaptable)
    }

    @Test func theAppOrdersItsTabs() {
        let stage = launch()
        #expect(stage.host.tabTags == [AnyHashable(Item.search), AnyHashable(Item.feed), AnyHashable(Item.compose)])
        #expect(stage.host.selections == [[AnyHashable(Item.feed)]])
    }

    @Test func aTabIsAStepAndAButtonFires() {
        var fired = 0
        let stage = launch { _ in fired += 1 }
        #expect(stage.host.tapTab(AnyHashable(Item.search)))
        stage.expectRest("b")
        #expect(stage.host.selections == [[AnyHashable(Item.search)]])
        #expect(stage.host.tapTab(AnyHashable(Item.compose)))
        stage.expectRest("b")
        #expect(fired == 1)
        #expect(stage.host.selections == [[AnyHashable(Item.search)]])
    }

    @Test func aStepSelects() {
        let stage = launch()
        stage.settled { try $0.choose("b") }
        stage.expectRest("b")
        #expect(stage.host.selections == [[AnyHashable(Item.search)]])
    }
}

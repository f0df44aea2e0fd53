import Foundation
import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// The acts of tests: each does to the layers what the user's does, and throws where the user could not do it. No view is
/// needed.
@MainActor
@Suite struct UserActTests {
    private let navigation = NavGraph.Navigation(NavGraph.Conditions(), nil)
    private var user: NavGraph.UserActs { NavGraph.UserActs(navigation) { $0.path == "/known" } }

    private func screen(_ name: String, _ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        navigation.frame(name, ending).show(name, name, view: Text(name))
    }

    private func run(_ body: @escaping (NavGraph.Step) throws -> Void) async {
        navigation.fire("test") { try body($0) }
        await navigation.settled()
    }

    @Test func goesBackWhereThereIsABackButton() async throws {
        await run { $0.root(self.navigation.stack(self.screen("a"), for: "flow")) }
        await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.back() }
        var closed = 0
        let ending = NavGraph.Ending()
        ending.closed = { _ in closed += 1 }
        await run { try $0.push(self.screen("b", ending)) }
        #expect(user.screen is Text)
        try await user.back()
        #expect(navigation.screens == [["a"]] && closed == 1)
        await run { step in
            let frame = self.screen("c")
            frame.isStaying = true
            try step.push(frame)
        }
        await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.back() }
        #expect(navigation.screens == [["a", "c"]])
    }

    @Test func swipesSheetsThatAreNotLocked() async throws {
        await run { $0.root(self.navigation.stack(self.screen("a"), for: "flow")) }
        await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.swipe() }
        await run { $0.presentScreen(self.screen("b")) }
        try await user.swipe()
        #expect(navigation.screens == [["a"]])
        await run { $0.presentScreen(self.screen("c"), isLocked: true) }
        await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.swipe() }
        await run { $0.presentScreen(self.screen("d"), as: .fullScreen) }
        await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.swipe() }
        #expect(navigation.screens == [["a"], ["c"], ["d"]])
    }

    @Test func choosesTabsAndPressesButtons() async throws {
        let children = [
            navigation.stack(screen("a"), for: "home"), navigation.stack(screen("b"), for: "me"),
        ]
        let button = NavGraph.TabButton("main.compose") { $0.presentScreen(self.screen("c")) }
        let label: (Int) -> Label<Text, Image> = { _ in Label("x", systemImage: "circle") }
        await run { step in
            step.root(self.navigation.tabs(children, for: "main", buttons: [1: button], label: label))
        }
        try await user.choose("me")
        #expect(navigation.screens == [["b"]])
        await run { try $0.push(self.screen("d")) }
        #expect(navigation.screens == [["b", "d"]])
        // Again: back to its first screen.
        try await user.choose("me")
        #expect(navigation.screens == [["b"]])
        await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.choose("nobody") }
        await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.press("me") }
        try await user.press("compose")
        #expect(navigation.screens == [["b"], ["c"]])
        await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.choose("home") }
    }

    @Test func opensLinksOfTheApp() async throws {
        await run { $0.root(self.navigation.stack(self.screen("a"), for: "flow")) }
        try await user.open(#require(URL(string: "app:///known")))
        let other = try #require(URL(string: "app:///other"))
        await #expect(throws: NavGraph.ImpossibleAct.self) { try await user.open(other) }
    }
}

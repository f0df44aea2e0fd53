import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

/// A window on a platform. No test waits: the platform is that of all.
@MainActor
private func on(_ platform: NavGraph.Platform, _ body: (Stage) throws -> Void) rethrows {
    NavGraph.Platform.current = platform
    SwiftUIDouble.platform = platform == .macOS ? .macOS : .tvOS
    defer { (NavGraph.Platform.current, SwiftUIDouble.platform) = (.iOS, .iOS) }
    let stage = Stage()
    stage.settled { $0.root(stage.stack("a")) }
    try body(stage)
    stage.host.settle()
    #expect(stage.host.misuses == [])
    #expect(stage.listener.stalls == 0)
}

/// macOS: Esc closes sheets and popovers; there are no covers.
@MainActor
@Suite(.serialized)
struct MacTests {
    @Test func escClosesAPopoverAndCancelsADialog() {
        on(.macOS) { stage in
            let ending = NavGraph.Ending()
            var (closed, isCancelled) = (0, false)
            ending.closed = { _ in closed += 1 }
            ending.on("no") { _ in isCancelled = true }
            stage.settled { $0.presentScreen(stage.screen("b", ending), as: .popover) }
            #expect(stage.host.kinds == ["popover"])
            #expect(stage.host.pressEscape())
            stage.expectRest("a")
            #expect(closed == 1)
            stage.settled { $0.presentScreen(stage.screen("ask", ending), as: .alert) }
            #expect(stage.host.pressEscape())
            stage.expectRest("a")
            #expect(isCancelled)
        }
    }

    @Test func aScreenThatStaysHasNoBackButton() {
        on(.macOS) { stage in
            stage.settled { step in
                let frame = stage.screen("b")
                frame.isStaying = true
                try step.push(frame)
            }
            #expect(!stage.host.goBack())
            stage.expectRest("b")
        }
    }

    @Test func settingsAreThoseOfTheSystem() {
        UIKitDouble.withWorld {
            on(.macOS) { stage in
                stage.settled { $0.openSettings() }
                #expect(UIKitDouble.openedURLs.map(\.absoluteString) == ["x-apple.systempreferences:"])
            }
        }
    }
}

/// tvOS: Menu goes back, and closes layers of any style; there are no popovers, badges and back buttons.
@MainActor
@Suite(.serialized)
struct TVTests {
    @Test func inAStackItGoesBackBeforeItCloses() {
        on(.tvOS) { stage in
            for isLocked in [false, true] {
                stage.settled { $0.present(stage.stack("b"), isLocked: isLocked) }
                stage.settled { try $0.push(stage.screen("c")) }
                #expect(stage.host.pressMenu())
                stage.expectRest("b")
                #expect(stage.host.pressMenu())
                stage.expectRest(isLocked ? "b" : "a")
            }
        }
    }

    /// There Menu leaves the app, whatever `back` says.
    @Test func atTheBottomOfTheWindowItIsTheSystems() {
        on(.tvOS) { stage in
            stage.settled { step in
                let frame = stage.screen("b")
                frame.isStaying = true
                step.root(stage.navigation.stack(frame, for: "b"))
            }
            #expect(!stage.host.pressMenu())
            stage.expectRest("b")
        }
    }
}

/// What the double itself says of API that a platform does not have.
@MainActor
@Suite(.serialized)
struct UnavailableTests {
    private struct Item: Identifiable { let id = 1 }

    private func misuses(on platform: UIKitDouble.Platform, of view: some View) -> Bool {
        SwiftUIDouble.platform = platform
        defer { SwiftUIDouble.platform = .iOS }
        let host = ViewHost(view)
        host.look()
        return host.misuses.contains(.unavailable)
    }

    @Test func isMisuse() {
        let item = Binding<Item?>.constant(nil)
        #expect(misuses(on: .tvOS, of: Text("").badge(1)))
        #expect(misuses(on: .tvOS, of: Text("").popover(item: item) { _ in Text("") }))
        #expect(misuses(on: .tvOS, of: Text("").handlesExternalEvents(preferring: [], allowing: [])))
        #expect(misuses(on: .macOS, of: Text("").fullScreenCover(item: item) { _ in Text("") }))
        #expect(misuses(on: .iOS, of: Text("").onExitCommand {}))
        #expect(!misuses(on: .tvOS, of: Text("").onExitCommand {}))
        #expect(!misuses(on: .iOS, of: Text("").badge(1)))
    }
}

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

extension Stage {
    fileprivate var screens: [[String]] { navigation.screens }

    /// Presents a layer, and counts how often the user closes it.
    fileprivate func present(_ style: NavGraph.Style, isLocked: Bool = false, lock: NavGraph.Lock? = nil) -> () -> Int {
        let ending = NavGraph.Ending()
        var closed = 0
        ending.closed = { _ in closed += 1 }
        settled { $0.presentScreen(self.screen("b", ending), as: style, isLocked: isLocked, lockedWhile: lock) }
        return { closed }
    }
}

/// macOS: Esc closes sheets and popovers; there are no covers.
@MainActor
@Suite(.serialized)
struct MacTests {
    @Test(arguments: ViewHost.Escape.allCases) func escClosesASheetOnce(_ way: ViewHost.Escape) {
        on(.macOS) { stage in
            let closed = stage.present(.sheet)
            #expect(stage.host.pressEscape(way))
            stage.expectRest("a")
            #expect(stage.screens == [["a"]])
            #expect(closed() == 1)
        }
    }

    @Test(arguments: ViewHost.Escape.allCases) func aLockedSheetStays(_ way: ViewHost.Escape) {
        on(.macOS) { stage in
            let closed = stage.present(.formSheet, lock: { $0["draft"] })
            stage.settled { $0.conditions["draft"] = true }
            #expect(!stage.host.pressEscape(way))
            stage.expectRest("b")
            stage.settled { $0.conditions["draft"] = false }
            #expect(stage.host.pressEscape(way))
            stage.expectRest("a")
            #expect(closed() == 1)
        }
    }

    @Test(arguments: [NavGraph.Style.fullScreen, .overFullScreen, .currentContext, .overCurrentContext])
    func aCoverIsASheetThatStays(_ style: NavGraph.Style) {
        on(.macOS) { stage in
            _ = stage.present(style)
            #expect(stage.host.kinds == ["sheet"])
            #expect(stage.host.looks == [])
            for way in ViewHost.Escape.allCases { #expect(!stage.host.pressEscape(way)) }
            stage.expectRest("b")
            #expect(stage.navigation.state.layers[1].style == style)
        }
    }

    @Test func escClosesAPopoverAndCancelsADialog() {
        on(.macOS) { stage in
            let closed = stage.present(.popover)
            #expect(stage.host.kinds == ["popover"])
            #expect(stage.host.pressEscape())
            stage.expectRest("a")
            #expect(closed() == 1)
            let ending = NavGraph.Ending()
            var isCancelled = false
            ending.on("no") { _ in isCancelled = true }
            stage.settled { $0.presentScreen(stage.screen("ask", ending), as: .alert) }
            #expect(stage.host.pressEscape())
            stage.expectRest("a")
            #expect(isCancelled)
        }
    }

    @Test func aTabChosenAgainKeepsItsScreens() {
        on(.macOS) { stage in
            stage.settled { step in
                let tabs = [stage.stack("t"), stage.stack("u")]
                step.root(stage.navigation.tabs(tabs, for: "tabs") { Label("\($0)", systemImage: "circle") })
            }
            stage.settled { try $0.push(stage.screen("v")) }
            let tag = stage.host.tabTags[0]
            for retap in [ViewHost.Retap.pathBefore, .pathAfter, .selectionOnly] {
                #expect(stage.host.tapTab(tag, retap: retap))
                stage.expectRest("v")
            }
            #expect(stage.screens == [["t", "v"]])
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
    /// The twelfth scene of the norm.
    @Test func aPlayerClosesUnlessItIsLocked() {
        on(.tvOS) { stage in
            let closed = stage.present(.fullScreen)
            #expect(stage.host.pressMenu())
            stage.expectRest("a")
            #expect(closed() == 1)
            let closedLocked = stage.present(.fullScreen, isLocked: true)
            #expect(stage.host.pressMenu(), "the press is taken")
            stage.expectRest("b")
            #expect(closedLocked() == 0)
        }
    }

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

    @Test func aScreenThatStaysHoldsIt() {
        on(.tvOS) { stage in
            stage.settled { step in
                step.conditions["draft"] = true
                let frame = stage.screen("b")
                frame.goesBackWhile = { !$0["draft"] }
                try step.push(frame)
            }
            #expect(stage.host.pressMenu())
            stage.expectRest("b")
            stage.settled { $0.conditions["draft"] = false }
            #expect(stage.host.pressMenu())
            stage.expectRest("a")
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

    @Test func aPopoverIsACover() {
        on(.tvOS) { stage in
            let closed = stage.present(.popover)
            #expect(stage.host.kinds == ["cover"])
            #expect(stage.host.pressMenu())
            stage.expectRest("a")
            #expect(closed() == 1)
        }
    }

    @Test func tabsHaveNoBadges() {
        on(.tvOS) { stage in
            stage.settled { step in
                let tabs = [stage.stack("t"), stage.stack("u")]
                let label = { (place: Int) in Label("\(place)", systemImage: "circle") }
                step.root(stage.navigation.tabs(tabs, for: "tabs", label: label, badge: { _ in 3 }))
            }
            #expect(stage.host.badges == [])
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

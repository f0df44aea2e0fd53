import NavGraphRuntime
import Testing
import UIKit

@testable import NavGraphSwiftUI
@testable import SwiftUI

/// What the language's styles and animations are in SwiftUI, and what the user can do with them.
@MainActor
@Suite(.serialized)
struct StyleTests {
    let stage = Stage()
    var host: ViewHost { stage.host }

    private func launch() { stage.settled { $0.root(self.stage.stack("a")) } }

    /// A style, the modifier that presents in it, how that looks, and whether the user can take it away.
    nonisolated private static let styles: [(NavGraph.Style, kind: String, look: String?, isSwipable: Bool)] = [
        (.sheet, "sheet", nil, true), (.formSheet, "sheet", "sized as a form", true),
        (.pageSheet, "sheet", "sized as a page", true), (.popover, "popover", nil, true),
        (.fullScreen, "cover", nil, false), (.currentContext, "cover", nil, false),
        (.overFullScreen, "cover", "clear background", false),
        (.overCurrentContext, "cover", "clear background", false),
        (.alert, "alert", nil, false), (.actionSheet, "dialog", nil, false),
    ]

    @Test(arguments: styles)
    func aStyleIsAModifier(_ style: NavGraph.Style, _ kind: String, _ look: String?, _ isSwipable: Bool) {
        launch()
        stage.settled { $0.presentScreen(self.stage.screen("b"), as: style) }
        #expect(host.kinds == [kind])
        #expect(host.looks == (look.map { [$0] } ?? []))
        #expect(host.texts.contains("b"))
        #expect(host.swipeDown() == isSwipable)
        host.settle()
        #expect(host.misuses == [])
        #expect(stage.navigation.screens == (isSwipable ? [["a"]] : [["a"], ["b"]]))
    }

    @Test func aFlowPresentedAsAnAlertIsALockedSheet() {
        launch()
        stage.settled { $0.present(self.stage.stack("b"), as: .alert) }
        #expect(host.kinds == ["sheet"])
        #expect(!host.swipeDown())
        #expect(stage.navigation.state.layers[1].style == .sheet)
    }

    @Test func aSheetRestsAtItsFirstHeight() {
        launch()
        for (detents, first) in [([NavGraph.Detent.medium, .large], PresentationDetent.medium), ([.large], .large)] {
            stage.settled { $0.presentScreen(self.stage.screen("b"), detents: detents) }
            #expect(stage.navigation.shownLayers[1].detent == first)
            let heights = detents.count == 1 ? "large" : "large, medium"
            #expect(host.looks == ["heights \(heights), now \(first.name)"])
            stage.settled { try $0.dismiss() }
        }
    }

    @Test func aWindowLayerGivesWayInTransitions() {
        func name(_ animation: NavGraph.Animation, reducesMotion: Bool = false) -> String {
            NavGraph.RootTransition(animation).transition(reducesMotion: reducesMotion).name
        }
        #expect(name(.standard) == "identity")
        #expect(name(.none) == "identity")
        #expect(name(.fade) == "opacity")
        #expect(name(.slide) == "push from trailing")
        #expect(name(.flip) == "modifier")
        #expect(name(.own(.push(from: .top))) == "push from top")
        for animation in [NavGraph.Animation.slide, .flip] {
            #expect(name(animation, reducesMotion: true) == "opacity")
        }
    }

    @Test func beforeTheRootViewIsOnScreenLayersAboveWait() {
        stage.run { step in
            step.root(self.stage.stack("a"))
            try step.push(self.stage.screen("b"))
            step.presentScreen(self.stage.screen("c"))
        }
        #expect(stage.navigation.shownLayers.count == 1)
        #expect(stage.navigation.shownLayers[0].regions[0].path.count == 1)
        stage.expectRest()
        #expect(host.texts == ["c"])
    }

    @Test func inRegularWidthNoColumnIsChosen() {
        stage.settled { step in
            let columns = [self.stage.stack("l"), self.stage.stack("m"), self.stage.stack("r")]
            step.root(self.stage.navigation.split(columns, for: "s"))
        }
        #expect(host.texts.sorted() == ["l", "m", "r"])
        host.turn(to: 0)
        host.settle()
        #expect(stage.navigation.screens == [["r"]])
        #expect(host.misuses == [])
    }

    @Test func whatTakesItselfAwayIsSwiped() {
        launch()
        let ending = NavGraph.Ending()
        var closed = 0
        ending.closed = { _ in closed += 1 }
        stage.settled { step in
            let frame = self.stage.navigation.frame("b", ending)
            frame.show("b", "b", view: Leaving(name: "b"))
            step.presentScreen(frame)
        }
        #expect(host.press("leave"))
        stage.expectRest()
        #expect(stage.navigation.screens == [["a"]])
        #expect(closed == 1)
    }

    @Test func aDialogWithoutCancelButtonStays() {
        launch()
        let frame = stage.navigation.frame("ask")
        let dialog = NavGraph.Dialog(title: "ask", buttons: [.init("yes") { NavGraph.Opening(frame).end("yes") }])
        frame.showDialog("ask", "ask", dialog: { dialog })
        stage.settled { $0.presentScreen(frame, as: .actionSheet) }
        #expect(host.closeDialog())
        host.settle()
        #expect(host.kinds == ["dialog"])
        #expect(host.press("yes"))
        stage.expectRest()
        #expect(stage.navigation.screens == [["a"]])
    }
}

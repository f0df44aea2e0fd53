import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// `\.dismiss` in a screen is what the user does, where the user can do it. Else nothing closes, and the observer hears of it.
@MainActor
@Suite(.serialized)
struct DismissTests {
    let stage = Stage()
    var host: ViewHost { stage.host }
    var screens: [[String]] { stage.navigation.screens }

    /// A screen that can take itself away, and counts what is done to it.
    private func leaving(_ name: String, _ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = stage.navigation.frame(name, ending)
        frame.show(name, name, view: Leaving(name: name))
        return frame
    }

    private func launch() { stage.settled { $0.root(self.stage.stack("a")) } }

    private func expectIgnored(_ name: String) {
        host.press("count")
        host.press("leave")
        stage.expectRest(name)
        #expect(host.texts == ["1", name], "what it has kept is there still")
        #expect(stage.listener.ignored == [name + ".dismiss"])
    }

    @Test(arguments: [NavGraph.Style.fullScreen, .overFullScreen, .currentContext, .overCurrentContext])
    func aCoverStays(_ style: NavGraph.Style) {
        launch()
        stage.settled { $0.presentScreen(self.leaving("b"), as: style) }
        expectIgnored("b")
        #expect(screens == [["a"], ["b"]])
        #expect(host.kinds == ["cover"])
    }

    @Test(arguments: [NavGraph.Style.sheet, .popover, .formSheet]) func aLockedSheetStays(_ style: NavGraph.Style) {
        launch()
        stage.settled { $0.presentScreen(self.leaving("b"), as: style, isLocked: true) }
        expectIgnored("b")
        #expect(screens == [["a"], ["b"]])
    }

    @Test(arguments: [NavGraph.Style.fullScreen, .overFullScreen, .sheet, .popover])
    func aScreenOfTheSystemClosesItself(_ style: NavGraph.Style) {
        launch()
        let ending = NavGraph.Ending()
        var closed = 0
        ending.closed = { _ in closed += 1 }
        stage.settled { step in
            let frame = self.leaving("b", ending)
            frame.isOfSystem = true
            step.presentScreen(frame, as: style, isLocked: true)
        }
        host.press("leave")
        stage.expectRest("a")
        #expect(screens == [["a"]])
        #expect(closed == 1)
        #expect(stage.listener.ignored == [])
    }

    @Test func whatReplacedAnAlertStays() {
        launch()
        stage.settled { $0.presentScreen(self.leaving("b"), as: .alert) }
        expectIgnored("b")
    }

    @Test func aScreenThatStaysStays() {
        launch()
        stage.settled { step in
            let frame = self.leaving("b")
            frame.isStaying = true
            try step.push(frame)
        }
        expectIgnored("b")
        #expect(screens == [["a", "b"]])
    }

    @Test func aScreenBelowALayerStays() {
        launch()
        var leave: DismissAction?
        stage.settled { step in
            let frame = self.stage.navigation.frame("b")
            frame.show("b", "b", view: Handing(name: "b") { leave = $0 })
            step.presentScreen(frame)
            step.presentScreen(self.stage.screen("c"))
        }
        leave?()
        stage.expectRest("c")
        #expect(screens == [["a"], ["b"], ["c"]])
        #expect(stage.listener.ignored == ["b.dismiss"])
    }

    @Test func asASheetOrPushedItIsTheUsers() {
        launch()
        let ending = NavGraph.Ending()
        var closed = 0
        ending.closed = { _ in closed += 1 }
        stage.settled { $0.presentScreen(self.leaving("b", ending)) }
        host.press("leave")
        stage.expectRest("a")
        stage.settled { try $0.push(self.leaving("c", ending)) }
        host.press("leave")
        stage.expectRest("a")
        #expect(closed == 2)
        #expect(stage.listener.ignored == [])
    }

    @Test(arguments: [ViewHost.Retap.pathBefore, .pathAfter, .selectionOnly])
    func aTabChosenAgainKeepsWhatIsHeld(_ retap: ViewHost.Retap) {
        stage.settled { step in
            let children = [self.stage.stack("a"), self.stage.stack("b")]
            step.root(self.stage.navigation.tabs(children, for: "main") { Label("\($0)", systemImage: "circle") })
            let frame = self.stage.screen("c")
            frame.goesBackWhile = { !$0["draft"] }
            step.conditions["draft"] = true
            try step.push(frame)
            try step.push(self.stage.screen("d"))
        }
        #expect(host.tapTab("a", retap: retap))
        stage.expectRest("d")
        #expect(stage.navigation.screens == [["a", "c", "d"]])
        stage.settled { $0.conditions["draft"] = false }
        #expect(host.tapTab("a", retap: retap))
        stage.expectRest("a")
        #expect(stage.navigation.screens == [["a"]])
    }

    @Test func aTabChosenAgainTakesWhatStays() {
        stage.settled { step in
            let children = [self.stage.stack("a"), self.stage.stack("b")]
            step.root(self.stage.navigation.tabs(children, for: "main") { Label("\($0)", systemImage: "circle") })
            let frame = self.stage.screen("c")
            frame.isStaying = true
            try step.push(frame)
        }
        for retap in [ViewHost.Retap.pathBefore, .pathAfter] {
            #expect(host.tapTab("a", retap: retap))
            stage.expectRest("a")
        }
        #expect(stage.listener.ignored == [])
    }
}

struct Leaving: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text("\(count)")
            Button("count") { count += 1 }
            Button("leave") { dismiss() }
            Text(name)
        }
    }
}

private struct Handing: View {
    let name: String
    let hand: (DismissAction) -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        hand(dismiss)
        return Text(name)
    }
}

import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// Popovers and action sheets are shown at the view that its screen has marked, if that is on screen, else at the layer.
@MainActor
@Suite(.serialized)
struct AnchorTests {
    let stage = Stage()
    var host: ViewHost { stage.host }

    private func bar(_ marks: Marks) -> NavGraph.Frame {
        let frame = stage.navigation.frame("bar")
        frame.show("bar", "bar", view: Bar(frame: NavGraph.Opening(frame), marks: marks))
        return frame
    }

    private func look(_ style: NavGraph.Style = .popover) {
        stage.run { step in
            let frame = step.frameToAnchorAt
            step.presentScreen(self.stage.screen("look"), as: style, at: "look", of: frame)
        }
    }

    private func launch(_ marks: Marks) {
        stage.settled { $0.root(self.stage.navigation.stack(self.bar(marks), for: "bar")) }
    }

    @Test func isShownAtItsView() {
        launch(Marks(["b"]))
        look()
        stage.expectRest()
        #expect(host.kinds == ["popover"])
        #expect(host.places == [["b"]])
        #expect(host.swipeDown())
        stage.expectRest("c")
        #expect(stage.navigation.screens == [["bar"]])
    }

    @Test func isShownAtTheLayerWhereNoViewIsMarked() {
        launch(Marks([]))
        look()
        stage.expectRest()
        #expect(host.places == [["a", "b", "c"]])
    }

    /// A handler keeps where it is to show something; what is replaced meanwhile goes.
    @Test func keepsNoScreenAlive() {
        launch(Marks([]))
        weak let bar = stage.navigation.configuration.last?.current?.frame
        #expect(bar != nil)
        stage.run { step in
            let frame = step.frameToAnchorAt
            try step.replace(with: self.stage.screen("next"))
            let ending = NavGraph.Ending()
            ending.on("done") { step in
                step.presentScreen(self.stage.screen("look"), as: .popover, at: "look", of: frame)
            }
            step.presentScreen(self.stage.screen("asked", ending), as: .sheet)
        }
        stage.expectRest()
        #expect(bar == nil)
    }

    @Test func ofSeveralViewsTheLastIsItsPlace() {
        launch(Marks(["a", "c"]))
        look()
        stage.expectRest()
        #expect(host.kinds == ["popover"])
        #expect(host.places == [["c"]])
    }

    @Test func onlyPopoversAreShownThere() {
        launch(Marks(["b"]))
        look(.formSheet)
        stage.expectRest()
        #expect(host.kinds == ["sheet"])
        #expect(host.places == [["a", "b", "c"]])
    }

    @Test func aViewThatIsNotOnScreenIsNoPlace() {
        let marks = Marks(["b"])
        launch(marks)
        marks.names = []
        host.settle()
        look()
        stage.expectRest()
        #expect(host.places == [["a", "b", "c"]])
    }

    @Test func comesAgainWhereItsViewGoes() {
        let marks = Marks(["b"])
        launch(marks)
        look()
        stage.expectRest()
        marks.names = []
        stage.expectRest()
        #expect(stage.navigation.screens == [["bar"], ["look"]])
        #expect(host.places == [["a", "b", "c"]])
    }

    @Test func actionSheetsAreShownThere() {
        let marks = Marks(["b"])
        launch(marks)
        look(.actionSheet)
        host.settle()
        #expect(host.kinds == ["dialog"])
        #expect(host.places == [["b"]])
        #expect(host.closeDialog())
        stage.expectRest("c")
        marks.names = []
        host.settle()
        look(.actionSheet)
        host.settle()
        #expect(host.places == [["a", "b", "c"]])
        #expect(host.press("yes"))
        stage.expectRest("c")
        look(.alert)
        host.settle()
        #expect(host.kinds == ["alert"])
    }

    @Test func anActionSheetComesAgainWhereItsViewGoes() {
        let marks = Marks(["b"])
        launch(marks)
        look(.actionSheet)
        host.settle()
        marks.names = []
        host.settle()
        #expect(stage.navigation.screens == [["bar"], ["look"]])
        #expect(host.places == [["a", "b", "c"]])
        #expect(host.misuses == [])
        #expect(stage.listener.stalls == 0)
    }

    @Test func goesAndComesInTransitions() {
        launch(Marks(["b"]))
        look()
        host.wait(0.1)
        stage.run { try $0.dismiss() }
        host.wait(0.1)
        look()
        stage.run { try $0.dismiss() }
        look()
        stage.expectRest()
        #expect(host.places == [["b"]])
    }
}

@MainActor
@Observable
final class Marks {
    var names: [String]
    init(_ names: [String]) { self.names = names }
}

private struct Bar: View {
    let frame: NavGraph.Opening
    let marks: Marks
    var body: some View {
        VStack {
            ForEach(["a", "b", "c"], id: \.self) { name in
                if marks.names.contains(name) {
                    Text(name).modifier(NavGraph.Anchor(frame, "look"))
                } else {
                    Text(name)
                }
            }
        }
    }
}

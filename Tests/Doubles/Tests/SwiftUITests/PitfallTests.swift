import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// The pitfalls on record, one test each: rows of section 9 of the norm.
@MainActor
@Suite(.serialized)
struct PitfallTests {
    let stage = Stage()
    var host: ViewHost { stage.host }

    private func launch(_ names: String...) {
        stage.settled { step in
            step.root(self.stage.stack(names[0]))
            for name in names.dropFirst() { try step.push(self.stage.screen(name)) }
        }
    }

    @Test func presentingWhileDismissingIsNotDropped() {
        launch("a")
        stage.settled { $0.present(self.stage.stack("b")) }
        stage.run { try $0.dismiss() }
        stage.run { $0.present(self.stage.stack("c")) }
        host.wait(0.1)
        #expect(host.isMoving)
        stage.expectRest()
        #expect(host.texts == ["c"])
    }

    @Test func oneItemAtALevel() {
        launch("a")
        for style in [NavGraph.Style.sheet, .fullScreen, .popover, .alert, .actionSheet] {
            stage.run { $0.presentScreen(self.stage.screen("b"), as: style) }
            host.wait(0.1)
            stage.run { try $0.dismiss() }
        }
        stage.expectRest()
    }

    @Test func anotherLayerInItsPlaceComesAfterTheFirstHasGone() {
        launch("a")
        stage.settled { $0.presentScreen(self.stage.screen("b")) }
        stage.settled { step in
            try step.dismiss()
            step.presentScreen(self.stage.screen("c"))
        }
        stage.expectRest()
        #expect(host.texts == ["c"])
    }

    @Test func theButtonOfAnAlertComesBeforeItIsTakenAway() {
        launch("a")
        let ending = NavGraph.Ending()
        ending.on("yes") { step in step.present(self.stage.stack("b")) }
        stage.settled { $0.presentScreen(self.stage.screen("ask", ending), as: .alert) }
        #expect(host.buttons == ["yes", "no"])
        #expect(host.press("yes"))
        #expect(stage.navigation.screens == [["a"], ["b"]])
        stage.expectRest()
        #expect(host.kinds == ["sheet"])
    }

    @Test func aDialogClosedBesideIsItsCancelButton() {
        launch("a")
        let ending = NavGraph.Ending()
        ending.on("no") { step in try step.push(self.stage.screen("b")) }
        stage.settled { $0.presentScreen(self.stage.screen("ask", ending), as: .actionSheet) }
        #expect(host.closeDialog())
        stage.expectRest()
        #expect(host.texts == ["b"])
    }

    @Test func aPathChangedInATransitionIsNotLost() {
        launch("a")
        stage.run { try $0.push(self.stage.screen("b")) }
        host.wait(0.2)
        #expect(host.isMoving)
        stage.run { try $0.push(self.stage.screen("c")) }
        host.wait(0.2)
        stage.run { try $0.pop() }
        stage.run { try $0.push(self.stage.screen("d")) }
        stage.expectRest()
        #expect(stage.navigation.screens == [["a", "b", "d"]])
        #expect(host.depths == [[2]])
    }

    @Test func aStackWhoseRootChangesKeepsItsPath() throws {
        launch("a", "b")
        let old = try #require(host.pathOfStack())
        stage.settled { step in
            step.popToRoot()
            try step.replace(with: self.stage.screen("c"))
            try step.push(self.stage.screen("d"))
        }
        // SwiftUI empties the path of the stack that has gone.
        old.wrappedValue = []
        stage.expectRest()
        #expect(stage.navigation.screens == [["c", "d"]])
    }

    @Test func rapidBackGoesBackOnce() throws {
        launch("a", "b", "c")
        let path = try #require(host.pathOfStack())
        #expect(host.goBack())
        path.wrappedValue.removeLast()
        path.wrappedValue = []
        path.wrappedValue = []
        stage.expectRest()
        #expect(stage.navigation.screens == [["a"]])
    }

    @Test func theSamePositionKeepsNoState() {
        launch("a")
        stage.settled { try $0.push(self.stage.screen("b")) }
        stage.settled { try $0.send(to: "b", message: "hello") }
        #expect(host.texts == ["hello", "b"])
        stage.settled { step in
            try step.pop()
            try step.push(self.stage.screen("b"))
        }
        #expect(host.texts == ["b"])
        stage.expectRest()
    }

    @Test func aSwipeIsHeardAtItsEnd() {
        launch("a")
        let ending = NavGraph.Ending()
        var closed = 0
        ending.closed = { _ in closed += 1 }
        stage.settled { $0.presentScreen(self.stage.screen("b", ending)) }
        #expect(host.swipeDown())
        stage.expectRest()
        #expect(closed == 1)
        #expect(stage.navigation.screens == [["a"]])
    }

    @Test func whatIsLockedStays() {
        launch("a")
        stage.settled { $0.presentScreen(self.stage.screen("b"), isLocked: true) }
        #expect(!host.swipeDown())
        stage.expectRest()
        #expect(host.texts == ["b"])
    }

    @Test func tabsAreNeverInAStack() {
        launch("a")
        stage.settled { try $0.pushContainer() }
        stage.expectRest()
        #expect(host.selections == [[]])
    }

    @Test(arguments: [ViewHost.Retap.pathBefore, .pathAfter, .selectionOnly])
    func aTabChosenAgainRunsNoHandler(_ retap: ViewHost.Retap) {
        let ending = NavGraph.Ending()
        var closed = 0
        ending.closed = { _ in closed += 1 }
        stage.settled { step in
            let children = [self.stage.stack("a"), self.stage.stack("b")]
            step.root(self.stage.navigation.tabs(children, for: "main") { Label("\($0)", systemImage: "circle") })
            try step.push(self.stage.screen("c", ending))
            try step.push(self.stage.screen("d", ending))
        }
        #expect(host.tapTab("a", retap: retap))
        stage.expectRest()
        #expect(stage.navigation.screens == [["a"]])
        #expect(closed == 0)
        #expect(host.tapTab("b"))
        stage.expectRest()
        #expect(stage.navigation.screens == [["b"]])
    }

    @Test func goingBackStopsAtWhatStays() {
        var closed: [String] = []
        func ending(_ name: String) -> NavGraph.Ending {
            let ending = NavGraph.Ending()
            ending.closed = { _ in closed.append(name) }
            return ending
        }
        launch("a")
        stage.settled { step in
            for name in ["b", "c", "d"] {
                let frame = self.stage.screen(name, ending(name))
                frame.isStaying = name == "c"
                try step.push(frame)
            }
        }
        #expect(host.goBack(3))
        stage.expectRest()
        #expect(closed == ["d"])
        #expect(stage.navigation.screens == [["a", "b", "c"]])
        #expect(!host.goBack())
    }

    @Test func nothingEmittedReadsTheEnvironmentOfSheets() {
        launch("a")
        stage.settled { $0.present(self.stage.stack("b"), as: .popover) }
        stage.settled { try $0.send(to: "b", message: "hello") }
        #expect(host.texts == ["hello", "b"])
        stage.expectRest()
    }

    @Test func inCompactWidthTheDeclaredColumnIsFirst() {
        host.isCompact = true
        stage.settled { step in
            let children = [self.stage.stack("l"), self.stage.stack("r")]
            step.root(self.stage.navigation.split(children, for: "s", compact: 0))
        }
        #expect(host.texts == ["l"])
        #expect(stage.navigation.screens == [["r"]])
        stage.settled { try $0.select("r") }
        #expect(host.texts == ["r"])
        stage.expectRest()
    }

    @Test func inCompactWidthAColumnIsChosen() {
        host.isCompact = true
        stage.settled { step in
            step.root(self.stage.navigation.split([self.stage.stack("l"), self.stage.stack("r")], for: "s"))
        }
        #expect(host.texts == ["r"])
        #expect(host.turn(to: 0))
        stage.expectRest()
        #expect(stage.navigation.screens == [["l"]])
    }
}

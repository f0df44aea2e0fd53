import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// Back where the handler for it faults, and in a column that is not the active one.
@MainActor
@Suite(.serialized)
struct BackTests {
    let stage = Stage()
    var host: ViewHost { stage.host }
    var screens: [[String]] { stage.navigation.screens }

    private func split(_ count: Int = 2) {
        stage.settled { step in
            let names = ["l", "m", "r"].suffix(count)
            step.root(self.stage.navigation.split(names.map { self.stage.stack($0) }, for: "s"))
        }
    }

    @Test(arguments: 0..<3) func inAnyColumn(_ column: Int) {
        split(3)
        let ending = NavGraph.Ending()
        var closed = 0
        ending.closed = { step in
            closed += 1
            try step.push(self.stage.screen("after"))
        }
        for place in 0..<3 {
            let name = ["l", "m", "r"][place]
            stage.settled { step in
                try step.select(name)
                try step.push(self.stage.screen(name + "1", place == column ? ending : nil))
                try step.push(self.stage.screen(name + "2"))
            }
        }
        stage.settled { try $0.select(column == 2 ? "l" : "r") }
        #expect(host.goBack(stack: column))
        host.wait(0.1)
        stage.run { try $0.push(self.stage.screen("next")) }
        let name = ["l", "m", "r"][column]
        host.settle()
        #expect(screens == [[name, name + "1", "next"]])
        #expect(host.depths == [(0..<3).map { _ in 2 }])
        #expect(host.misuses == [])
        #expect(host.goBack(2, stack: column))
        host.settle()
        #expect(screens == [[name, "after"]])
        #expect(closed == 1)
        #expect(host.misuses == [])
        #expect(stage.listener.stalls == 0)
    }

    @Test func inAColumnThatStays() {
        split()
        stage.settled { step in
            try step.select("m")
            let frame = self.stage.navigation.frame("b")
            frame.show("b", "b", view: Leaving(name: "b"))
            frame.isStaying = true
            try step.push(frame)
            try step.select("r")
        }
        #expect(!host.goBack(stack: 0))
        host.press("leave")
        host.settle()
        #expect(screens == [["r"]])
        #expect(stage.listener.ignored == ["b.dismiss"])
        #expect(host.depths == [[1, 0]])
    }

    @Test func itStaysWhileItsConditionsSaySo() {
        stage.settled { $0.root(self.stage.stack("a")) }
        stage.settled { step in
            step.conditions["draft"] = true
            let frame = self.stage.navigation.frame("b")
            frame.show("b", "b", view: Leaving(name: "b"))
            frame.goesBackWhile = { !$0["draft"] }
            try step.push(frame)
        }
        #expect(!host.goBack())
        host.press("leave")
        host.settle()
        #expect(screens == [["a", "b"]])
        #expect(stage.listener.ignored == ["b.dismiss"])
        stage.settled { $0.conditions["draft"] = false }
        #expect(host.goBack())
        host.settle()
        #expect(screens == [["a"]])
        #expect(host.misuses == [])
    }

    private func faulting() -> NavGraph.Ending {
        let ending = NavGraph.Ending()
        ending.closed = { try $0.pop(to: "nowhere") }
        return ending
    }

    @Test func whatFaultsComesAgain() {
        stage.settled { $0.root(self.stage.stack("a")) }
        stage.settled { try $0.push(self.stage.screen("b", self.faulting())) }
        #expect(host.goBack())
        stage.expectRest("b")
        stage.settled { $0.presentScreen(self.stage.screen("c", self.faulting())) }
        #expect(host.swipeDown())
        stage.expectRest("c")
        #expect(screens == [["a", "b"], ["c"]])
        #expect(stage.listener.faults == [.popToAbsent, .popToAbsent])
    }

    @Test func ofSeveralNoneGoesWhereTheTopmostFaults() {
        stage.settled { $0.root(self.stage.stack("a")) }
        var closed = 0
        stage.settled { step in
            let ending = NavGraph.Ending()
            ending.closed = { _ in closed += 1 }
            try step.push(self.stage.screen("b", ending))
            try step.push(self.stage.screen("c", self.faulting()))
        }
        #expect(host.goBack(2))
        stage.expectRest("c")
        #expect(screens == [["a", "b", "c"]])
        #expect(closed == 0)
    }

    @Test func anAlertWhoseButtonFaultsComesAgain() {
        stage.settled { $0.root(self.stage.stack("a")) }
        let ending = NavGraph.Ending()
        ending.on("yes") { try $0.pop(to: "nowhere") }
        stage.settled { $0.presentScreen(self.stage.screen("ask", ending), as: .alert) }
        #expect(host.press("yes"))
        host.settle()
        #expect(screens == [["a"], ["ask"]])
        #expect(host.kinds == ["alert"])
        #expect(stage.listener.faults == [.popToAbsent])
        #expect(host.closeDialog())
        stage.expectRest("a")
    }
}

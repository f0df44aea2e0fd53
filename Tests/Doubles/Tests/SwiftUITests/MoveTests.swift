import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// What is shown follows steps, one move at a time.
@MainActor
@Suite(.serialized)
struct MoveTests {
    let stage = Stage()

    @Test func pushesAndPops() {
        stage.settled { $0.root(self.stage.stack("a")) }
        #expect(stage.host.texts == ["a"])
        stage.settled { try $0.push(self.stage.screen("b")) }
        #expect(stage.host.texts == ["b"])
        #expect(stage.host.depths == [[1]])
        stage.settled { try $0.pop() }
        stage.expectRest()
        #expect(stage.host.texts == ["a"])
    }

    @Test func presentsSeveralLayersOneByOne() {
        stage.settled { $0.root(self.stage.stack("a")) }
        stage.run { step in
            try step.push(self.stage.screen("b"))
            step.present(self.stage.stack("c"), as: .fullScreen)
            step.presentScreen(self.stage.screen("d"))
        }
        #expect(stage.navigation.screens == [["a", "b"], ["c"], ["d"]])
        stage.expectRest()
        #expect(stage.host.kinds == ["cover", "sheet"])
        stage.settled { $0.dismissAll() }
        stage.expectRest()
        #expect(stage.host.texts == ["b"])
    }

    @Test func actsInTransitionsAreNotLost() {
        stage.settled { $0.root(self.stage.stack("a")) }
        for animation in [NavGraph.Animation.standard, .none] {
            stage.run { $0.present(self.stage.stack("c"), animation: animation) }
            stage.host.wait(0.2)
            #expect(stage.host.isMoving)
            stage.run { try $0.dismiss() }
            stage.host.wait(0.2)
            stage.run { step in
                step.present(self.stage.stack("e"), as: .popover)
                try step.push(self.stage.screen("f"))
            }
            stage.host.wait(0.1)
            stage.run { $0.root(self.stage.stack("g"), animation: .fade) }
            stage.expectRest()
            #expect(stage.host.texts == ["g"])
        }
    }

    @Test func whatReplacesHasItsOwnState() throws {
        stage.settled { $0.root(self.stage.screen("a")) }
        stage.settled { try $0.send(to: "a", message: "hello") }
        #expect(stage.host.texts == ["hello", "a"])
        stage.settled { try $0.replace(with: self.stage.screen("a")) }
        #expect(stage.host.texts == ["a"])
        stage.expectRest()
    }

    @Test func tabsAndColumns() {
        stage.settled { step in
            let children = [self.stage.stack("a"), self.stage.stack("b")]
            step.root(
                self.stage.navigation.tabs(children, for: "main") { Label("\($0)", systemImage: "circle") })
        }
        #expect(stage.host.selections == [["a"]])
        stage.settled { try $0.select("b") }
        stage.settled { try $0.push(self.stage.screen("c")) }
        #expect(stage.host.texts == ["c"])
        stage.settled { step in
            step.present(self.stage.navigation.split([self.stage.stack("l"), self.stage.stack("r")], for: "s"))
        }
        #expect(stage.host.texts.sorted() == ["l", "r"])
        #expect(stage.host.misuses == [])
        stage.settled { try $0.dismiss() }
        stage.expectRest()
    }
}

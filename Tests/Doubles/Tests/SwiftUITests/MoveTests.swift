import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// What is shown follows steps, one move at a time.
@MainActor
@Suite(.serialized)
struct MoveTests {
    let stage = Stage()

    @Test func whatReplacesHasItsOwnState() throws {
        stage.settled { $0.root(self.stage.screen("a")) }
        stage.settled { try $0.send(to: "a", message: "hello") }
        #expect(stage.host.texts == ["hello", "a"])
        stage.settled { try $0.replace(with: self.stage.screen("a")) }
        #expect(stage.host.texts == ["a"])
        stage.expectRest()
    }
}

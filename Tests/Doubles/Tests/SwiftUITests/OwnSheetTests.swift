import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// A screen shows a sheet of its own: none of the configuration. While it is up, SwiftUI defers the router's.
@MainActor
@Suite(.serialized)
struct OwnSheetTests {
    let stage = Stage()

    private func screen(_ name: String) -> NavGraph.Frame {
        let frame = stage.navigation.frame(name, nil)
        frame.show(name, name, view: Sharing(name: name))
        return frame
    }

    /// A stack whose screen shares something: its own sheet is up.
    private func share() {
        stage.settled { $0.root(self.stage.navigation.stack(self.screen("a"), for: "a")) }
        stage.host.press("share")
        stage.host.settle()
        #expect(stage.host.texts == ["own"])
        #expect(stage.navigation.screens == [["a"]])
    }

    @Test func theUserClosesIt() {
        share()
        stage.host.swipeDown()
        stage.expectRest()
        #expect(stage.host.texts == ["a"])
    }

    @Test func whatIsPresentedMeanwhileComesAfterIt() {
        share()
        stage.settled { $0.present(self.stage.stack("b")) }
        #expect(stage.navigation.screens == [["a"], ["b"]])
        #expect(stage.host.texts == ["own"])
        #expect(stage.listener.stalls == 1)
        stage.host.swipeDown()
        stage.host.settle()
        #expect(stage.host.texts == ["b"])
        #expect(stage.host.kinds == ["sheet"])
        #expect(stage.host.misuses == [])
        stage.settled { try $0.push(self.stage.screen("c")) }
        #expect(stage.host.texts == ["c"])
        stage.host.goBack()
        stage.host.settle()
        stage.host.swipeDown()
        stage.host.settle()
        #expect(stage.navigation.screens == [["a"]])
        #expect(stage.host.texts == ["a"])
        #expect(stage.host.misuses == [])
        #expect(stage.listener.stalls == 1)
    }

    @Test func whatIsDismissedBeforeItsTurnNeverComes() {
        share()
        stage.settled { $0.present(self.stage.stack("b")) }
        stage.settled { try $0.dismiss() }
        stage.host.swipeDown()
        stage.host.settle()
        #expect(stage.host.texts == ["a"])
        #expect(stage.navigation.screens == [["a"]])
        #expect(stage.host.misuses == [])
        stage.settled { $0.present(self.stage.stack("c")) }
        #expect(stage.host.texts == ["c"])
        #expect(stage.host.misuses == [])
    }

    @Test func stacksBelowItFollow() throws {
        share()
        stage.settled { try $0.push(self.stage.screen("b")) }
        #expect(stage.navigation.screens == [["a", "b"]])
        #expect(stage.host.depths.first == [1])
        #expect(stage.host.misuses == [])
        #expect(stage.listener.stalls == 0)
    }

    @Test func itGoesWithTheLayerOfItsScreen() {
        stage.settled { $0.root(self.stage.stack("a")) }
        stage.settled { $0.present(self.stage.navigation.stack(self.screen("b"), for: "b")) }
        stage.host.press("share")
        stage.host.settle()
        #expect(stage.host.kinds == ["sheet", "sheet"])
        stage.settled { try $0.dismiss() }
        stage.expectRest()
        #expect(stage.host.texts == ["a"])
    }
}

private struct Sharing: View {
    let name: String
    @State private var isSharing = false
    var body: some View {
        VStack {
            Text(name)
            Button("share") { isSharing = true }
        }
        .sheet(isPresented: $isSharing) { Text("own") }
    }
}

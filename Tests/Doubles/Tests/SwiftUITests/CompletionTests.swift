import Observation
import SwiftUI
import Testing

/// The end of an animated change is told when the window that it changes has come to rest, whatever other windows do.
@MainActor
@Suite(.serialized)
struct CompletionTests {
    @MainActor
    @Observable
    final class Model {
        var mark = 0
        var path: [Int] = []
    }

    private struct Shown: View {
        @Bindable var model: Model
        var body: some View { NavigationStack(path: $model.path) { Text("\(model.mark)") } }
    }

    init() { VirtualClock.reset() }

    /// The window has been changed before, and tells of no second change; another one is to be updated, too.
    @Test(arguments: [false, true]) func anotherWindowTellsOfNoEnd(_ isFirst: Bool) {
        let (model, other) = (Model(), Model())
        let hosts = (isFirst ? [model, other] : [other, model]).map { ViewHost(Shown(model: $0)) }
        hosts[0].settle()
        #expect(hosts.map(\.texts) == [["0"], ["0"]])
        var isOver = false
        other.mark = 1
        model.mark = 2
        withAnimation(.easeInOut(duration: 0.3)) {
            model.path = [1]
        } completion: {
            isOver = true
        }
        hosts[0].wait(0.1)
        #expect(!isOver)
        hosts[0].settle()
        #expect(isOver)
    }
}

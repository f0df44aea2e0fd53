import SwiftUI
import Testing

@testable import NavGraphRuntime
@testable import NavGraphSwiftUI

/// What a column does that is not the active one, while something moves.
@MainActor
@Suite(.serialized)
struct ColumnTests {
    @Test(arguments: [false, true], [0.0, 0.1, 0.3, 0.5, 0.6])
    func anotherColumnPresentsInATransition(_ isCompact: Bool, _ pause: Double) {
        for other in [0.0, 0.1, 0.3, 0.5, 0.6] {
            let stage = Stage()
            stage.host.isCompact = isCompact
            let hall = stage.screen("hall")
            stage.settled { step in
                let children = [stage.navigation.stack(hall, for: "l"), stage.stack("barrel")]
                step.root(stage.navigation.split(children, for: "s"))
            }
            stage.settled { try $0.push(stage.screen("shelf")) }
            stage.host.goBack(stack: isCompact ? 0 : 1)
            stage.host.wait(pause)
            stage.run { try $0.push(stage.screen("again")) }
            stage.host.wait(other)
            stage.navigation.queue.fire("hall.fear", from: hall) { $0.presentScreen(stage.screen("window")) }
            stage.host.wait(pause)
            stage.run { $0.presentScreen(stage.screen("question"), as: .alert) }
            stage.host.settle()
            #expect(stage.host.misuses == [], "\(pause) \(other)")
            #expect(stage.listener.stalls == 0)
        }
    }
}

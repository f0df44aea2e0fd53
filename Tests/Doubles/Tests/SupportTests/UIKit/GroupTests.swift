import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// What a screen announces of a group, and what the code of a group does with the screen.
@MainActor
@Suite struct GroupTests {
    /// As `RowEvents` is emitted.
    @MainActor
    private final class Events {
        let scene: Scene
        init(_ scene: Scene) { self.scene = scene }

        func push(_ step: NavGraph.Step, name: String) throws { try step.push(scene.screen(name)) }
        func tell(_ step: NavGraph.Step) throws { try step.send { (screen: any Listener) in screen.hear() } }
    }

    private final class ListeningScreen: UIViewController, Listener {
        private(set) var heard = 0
        func hear() { heard += 1 }
    }

    private typealias Opening = NavGraph.GroupOpening<Events>

    @Test func whatIsHiddenOrOfNoOpeningDoesNothing() throws {
        try Scene.clean { scene in
            scene.run { $0.root(scene.stack("list")) }
            let frame = try #require(scene.navigation.layers.last?.current?.frame)
            var events: Events? = Events(scene)
            let row = Opening(frame, try #require(events), hiding: "row.push")
            row.fire("row.push name", "a") { try $0.push($1, name: "a") }
            Opening().fire("row.tell") { try $0.push($1, name: "b") }
            UIKitDouble.settle()
            #expect(scene.log.take() == [])
            row.fire("row.pushAll") { try $0.push($1, name: "c") }
            UIKitDouble.settle()
            #expect(scene.log.take() == ["fired row.pushAll", "shown c"])
            events = nil
            row.fire("row.pushAll") { try $0.push($1, name: "d") }
            UIKitDouble.settle()
            #expect(scene.log.take() == [])
        }
    }

    @Test func aMessageGoesToWhicheverScreenReceivesIt() throws {
        Scene.clean { scene in
            let events = Events(scene)
            let screen = ListeningScreen()
            scene.navigation.enter(screen, as: "list", nil)
            scene.run { $0.root(scene.navigation.stack(screen, for: "list", nil)) }
            #expect(scene.run { try events.tell($0) } == ["fired step"])
            #expect(screen.heard == 1)
            scene.run { try $0.push(scene.screen("deaf")) }
            #expect(scene.run { try events.tell($0) } == ["step send-unknown"])
            #expect(screen.heard == 1)
        }
    }
}

/// As `RowScreen` is emitted.
@MainActor
private protocol Listener: UIViewController {
    func hear()
}

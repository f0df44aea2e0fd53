// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// What happens when something that was opened ends: a handler for each outcome that its opener minds.
@MainActor
final class GalleryAppEnding {
    /// The flow that was opened; `nil` for a screen.
    let flow: String?
    /// For when the user closes it, by back or swipe.
    var closed: ((GalleryAppStep) throws -> Void)?
    private var handlers: [String: Any] = [:]

    private struct Handler<Value> {
        let run: (Value, GalleryAppStep) throws -> Void
    }

    init(of flow: String? = nil) { self.flow = flow }

    func on<Value>(_ outcome: String, as type: Value.Type, _ run: @escaping (Value, GalleryAppStep) throws -> Void) {
        handlers[outcome] = Handler(run: run)
    }

    func on(_ outcome: String, _ run: @escaping (GalleryAppStep) throws -> Void) { handlers[outcome] = run }

    /// It closes, nothing more.
    func close(_ outcome: String) { on(outcome) { _ in } }

    /// What is to be done with an outcome and what comes with it; `nil` where the opener does not mind.
    func handler<Value>(_ outcome: String, _ value: Value) -> ((GalleryAppStep) throws -> Void)? {
        guard let handler = handlers[outcome] as? Handler<Value> else {
            return handlers[outcome] as? (GalleryAppStep) throws -> Void
        }
        return { step in try handler.run(value, step) }
    }
}

/// What is known of a view controller that a router made. It does not keep it alive.
@MainActor
final class GalleryAppFrame {
    /// The screen's name; empty for a container.
    let screen: String
    /// What kind of layer it is the container of, if it is that of one.
    let kind: GalleryAppLayer.Kind
    /// Counts up: what was made later has the greater number.
    let number: Int
    weak var controller: UIViewController?
    private weak var navigation: GalleryAppNavigation?
    /// How it was opened.
    var ending: GalleryAppEnding?

    // As the container of a layer, or of a tab or column.

    /// The flow or screen that it was made for.
    var made = ""
    /// How the layer was opened.
    var layerEnding: GalleryAppEnding?
    /// The containers of its tabs or columns.
    var children: [GalleryAppFrame] = []
    /// The tab or column that is active, where UIKit does not know.
    var active = 0
    var follower: GalleryAppFollower?
    /// What flows were opened with that begin here, for the flows' own events.
    var values: [String: Any] = [:]

    // As the last step left it.

    var isLayer = false
    /// Whether it is on the screen, or below what is.
    var isPlaced = false
    /// Whether the user has chosen the selected tab again, and it goes for that.
    var isDropped = false
    /// The layer that it is in, the region of that, and what UIKit has it on.
    weak var layer: GalleryAppFrame?
    weak var region: GalleryAppFrame?
    weak var stack: GalleryAppFrame?
    /// Of a column, its screens.
    var screens: [GalleryAppFrame] = []

    // What the screen is.

    /// Whether the user cannot go back from it.
    var isStaying = false
    let isAlert: Bool

    init(
        _ kind: GalleryAppLayer.Kind, _ screen: String, isAlert: Bool, number: Int, in navigation: GalleryAppNavigation
    ) {
        self.navigation = navigation
        self.kind = kind
        self.screen = screen
        self.number = number
        made = screen
        self.isAlert = isAlert
    }

    // MARK: What the screen calls

    /// What fires an event of the screen: a method of a router, with the step and the values that the event carries.
    /// It does not keep the router alive.
    func event<Router: AnyObject, each Value>(
        _ name: String, to router: Router,
        _ method: @escaping (Router, GalleryAppStep, repeat each Value) throws -> Void
    ) -> (repeat each Value) -> Void {
        { [weak router] (value: repeat each Value) in
            guard let router else { return }
            self.navigation?.fire(name, from: self) { step in try method(router, step, repeat each value) }
        }
    }

    /// The screen ends with an outcome, and what comes with it goes to whoever opened the screen.
    func end<Value>(_ outcome: String, _ value: Value) {
        navigation?.fire(screen + "." + outcome, from: self) { step in try step.end(self, outcome, value) }
    }
}

#endif

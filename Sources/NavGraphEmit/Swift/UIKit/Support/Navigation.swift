/// The queue of steps, and what is known of view controllers.
let navigationSupport: StaticString = #"""
    /// Carries out the steps of the app, one after the other, on what UIKit shows.
    ///
    /// What is shown is read from UIKit at each step. Kept beside it is only what UIKit cannot know: which screen a view
    /// controller is, and what is to happen when it ends (`App_Frame`).
    @MainActor
    final class App_Navigation {
        /// What the window shows; its one child is the window layer.
        let root = App_Container()
        private(set) var conditions: App_Conditions
        weak var observer: (any App_Observer)?
        private let makeStack: (UIViewController) -> UINavigationController

        private var frames: [ObjectIdentifier: App_Frame] = [:]
        private var count = 0
        /// Steps that wait for their turn.
        private var waiting: [(event: String, from: App_Frame?, body: (App_Step) throws -> Void)] = []
        private var isStepping = false
        private weak var lastShown: App_Frame?
        /// Presentations, dismissals and changes of the root that run.
        var running = 0
        /// The stack whose push or pop runs.
        weak var moving: UINavigationController?

        init(
            _ conditions: App_Conditions, _ observer: (any App_Observer)?,
            makeStack: @escaping (UIViewController) -> UINavigationController
        ) {
            self.conditions = conditions
            self.observer = observer
            self.makeStack = makeStack
        }

        // MARK: Steps

        /// An event of a screen. It waits for transitions that run; if the screen is not current then, nothing happens.
        func fire(_ event: String, from frame: App_Frame, _ body: @escaping (App_Step) throws -> Void) {
            waiting.append((event, frame, body))
            advance()
        }

        /// A screen ends with an outcome, and what comes with it goes to whoever opened the screen.
        func end<Value>(_ frame: App_Frame, _ outcome: String, _ value: Value) {
            fire(frame.screen + "." + outcome, from: frame) { try $0.end(frame, outcome, value) }
        }

        /// The first step.
        func launch(_ body: @escaping (App_Step) throws -> Void) {
            waiting.append(("launch", nil, body))
            advance()
        }

        /// Goes on with what waits, one step at a time, as long as nothing moves.
        func advance() {
            guard !isStepping else { return }
            isStepping = true
            defer { isStepping = false }
            while !isMoving {
                if let closed = takenByUser() {
                    if let handler = closed.closed { run("closed", nil, handler) }
                } else if !waiting.isEmpty {
                    let (event, frame, body) = waiting.removeFirst()
                    run(event, frame, body)
                } else {
                    return tellShown()
                }
            }
        }

        private func run(_ event: String, _ frame: App_Frame?, _ body: (App_Step) throws -> Void) {
            let step = App_Step(self, layers, conditions)
            do {
                if let frame, frame.controller == nil || step.current !== frame.controller {
                    step.ignore()
                } else {
                    try body(step)
                }
            } catch {
                observer?.faulted(event, error as? App_Fault ?? .unexpected)
                return
            }
            guard !step.isIgnored else {
                observer?.ignored(event)
                return
            }
            observer?.fired(event)
            conditions = step.conditions
            if step.isPlanned {
                place(step.layers)
                carryOut(step)
            } else {
                let shown = layers
                place(shown)
                followMove(from: step.before, to: shown)
            }
            for deliver in step.messages { deliver() }
        }

        private func tellShown() {
            guard let current = layers.last?.current.flatMap({ frame(of: $0) }), current !== lastShown else { return }
            lastShown = current
            observer?.shown(current.screen)
        }

        // MARK: What is shown

        /// Enters a screen that a router made.
        @discardableResult
        func enter(_ controller: UIViewController, as screen: String, _ ending: App_Ending? = nil) -> App_Frame {
            count += 1
            let frame = App_Frame(screen, controller, ending, number: count)
            frames[ObjectIdentifier(controller)] = frame
            return frame
        }

        /// A container with a first screen in it, as a layer that was opened so.
        func stack(_ start: UIViewController, _ ending: App_Ending? = nil) -> UIViewController {
            let stack = makeStack(start)
            enter(stack, as: "").layerEnding = ending
            follow(stack)
            return stack
        }

        /// A screen by itself, as a layer that was opened so.
        func single(_ screen: UIViewController, _ ending: App_Ending? = nil) -> UIViewController {
            frame(of: screen)?.layerEnding = ending
            return screen
        }

        /// What is known of a view controller that a router made.
        func frame(of controller: UIViewController) -> App_Frame? {
            let frame = frames[ObjectIdentifier(controller)]
            return frame?.controller === controller ? frame : nil
        }

        /// The layers as UIKit has them, the window layer first. What the app presents by itself is not among them.
        var layers: [App_Layer] {
            var layers: [App_Layer] = []
            var next = root.child
            while let controller = next, !controller.isBeingDismissed {
                var front = controller
                if let frame = frame(of: controller) {
                    let layer = App_Layer(of: controller, frame)
                    layers.append(layer)
                    front = layer.current ?? controller
                }
                next = front.presentedViewController
            }
            return layers
        }

        /// Whether a transition runs: ours, or a dismissal under the user's finger.
        private var isMoving: Bool {
            if let stack = moving, stack.viewIfLoaded?.window == nil { moving = nil }
            if running > 0 || moving != nil { return true }
            return frames.values.contains { $0.isLayer && $0.controller?.isBeingDismissed == true }
        }

        /// Remembers where screens have come to stand, and forgets those that are gone.
        private func place(_ layers: [App_Layer]) {
            for frame in frames.values { frame.isPlaced = false }
            for layer in layers {
                guard let bottom = frame(of: layer.container) else { continue }
                bottom.isPlaced = true
                bottom.isLayer = true
                bottom.layerEnding = layer.ending
                for region in layer.regions {
                    let stack = region.isStack ? frame(of: region.container) : nil
                    for frame in region.frames.compactMap({ self.frame(of: $0) }) {
                        frame.isPlaced = true
                        frame.layer = bottom
                        frame.stack = stack
                    }
                }
            }
            frames = frames.filter { $0.value.controller != nil }
        }

        /// The topmost that the user has taken away since the last step, by back or swipe: how it was opened.
        private func takenByUser() -> App_Ending? {
            let placed = frames.values.filter(\.isPlaced).sorted { $0.number > $1.number }
            let containers = layers.map(\.container)
            for frame in placed where frame.isLayer && !containers.contains(where: { $0 === frame.controller }) {
                for inner in placed where inner.layer === frame { inner.isPlaced = false }
                frame.isPlaced = false
                return frame.layerEnding ?? App_Ending()
            }
            for frame in placed {
                guard let stack = frame.stack, stack.follower?.hasShown == true,
                    let shown = (stack.controller as? UINavigationController)?.viewControllers,
                    !shown.contains(where: { $0 === frame.controller })
                else { continue }
                frame.isPlaced = false
                return frame.ending ?? App_Ending()
            }
            for frame in placed { frame.stack?.follower?.hasShown = false }
            return nil
        }
    }

    """#

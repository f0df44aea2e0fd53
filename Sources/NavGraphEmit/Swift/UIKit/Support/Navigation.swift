/// The queue of steps.
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
        let makeStack: (UIViewController) -> UINavigationController

        var frames: [ObjectIdentifier: App_Frame] = [:]
        private var count = 0
        private struct Waiting {
            let event: String
            let frame: App_Frame?
            let body: (App_Step) throws -> Void
        }
        /// Steps that wait for their turn.
        private var waiting: [Waiting] = []
        /// How what the user has taken away was opened; it is still to be handled.
        private var taken: [App_Ending] = []
        private var isStepping = false
        private var isLookingAgain = false
        /// Whether an event hands over to one that hides it.
        private var isHandingOver = false
        private weak var lastShown: App_Frame?
        /// Presentations, dismissals and changes of the root that run.
        var running = 0
        /// The stack whose push or pop runs.
        weak var moving: UINavigationController?
        /// Looks for what is to be done when nothing moves and nothing waits; and whether there may be something.
        var atRest: (() -> Void)?
        var isAwaited = false
        /// What a segue that runs is to do with its destination.
        var preparing: (identifier: String, prepare: (UIViewController) -> Void)?

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
            enqueue(Waiting(event: event, frame: frame, body: body))
        }

        /// What comes from no screen: an event of the app, the launch, a link.
        func fire(_ event: String, _ body: @escaping (App_Step) throws -> Void) {
            enqueue(Waiting(event: event, frame: nil, body: body))
        }

        private func enqueue(_ step: Waiting) {
            if isHandingOver { waiting.insert(step, at: 0) } else { waiting.append(step) }
            advance()
        }

        /// Goes on with what waits, one step at a time, as long as nothing moves.
        func advance() {
            guard !isStepping else { return }
            isStepping = true
            defer { isStepping = false }
            while !isMoving {
                if isHeld {
                    if !waiting.isEmpty || isAwaited { lookAgain() }
                    return
                }
                taken += takenByUser()
                if !taken.isEmpty {
                    let ending = taken.removeFirst()
                    if let handler = ending.closed { run(Waiting(event: "closed", frame: nil, body: handler)) }
                } else if !waiting.isEmpty {
                    run(waiting.removeFirst())
                } else {
                    settle()
                    atRest?()
                    if waiting.isEmpty { return }
                }
            }
        }

        /// Nobody tells when the user lets go of what is half swiped away.
        private func lookAgain() {
            guard !isLookingAgain else { return }
            isLookingAgain = true
            Task { [weak self] in
                try? await Task.sleep(nanoseconds: 50_000_000)
                self?.isLookingAgain = false
                self?.advance()
            }
        }

        private func run(_ waiting: Waiting) {
            if let frame = waiting.frame { focus(frame) }
            let step = App_Step(self, layers, conditions, from: waiting.frame)
            // The app may have set delegates of its own since the last step.
            follow(step.layers)
            do {
                if let frame = waiting.frame, !isCurrent(frame, step) {
                    step.ignore()
                } else {
                    try waiting.body(step)
                }
            } catch {
                observer?.faulted(waiting.event, error as? App_Fault ?? .unexpected)
                return
            }
            if let handOver = step.handOver {
                isHandingOver = true
                handOver()
                isHandingOver = false
                return
            }
            guard !step.isIgnored else {
                observer?.ignored(waiting.event)
                return
            }
            observer?.fired(waiting.event)
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

        /// An alert is gone already when one of its actions runs.
        private func isCurrent(_ frame: App_Frame, _ step: App_Step) -> Bool {
            if let controller = frame.controller, step.current === controller { return true }
            return frame.isAlert && frame.isPlaced && !step.layers.contains { $0.container === frame.controller }
        }

        /// Nothing moves and nothing waits.
        private func settle() {
            let layers = self.layers
            follow(layers)
            guard let current = layers.last?.current.flatMap({ frame(of: $0) }), current !== lastShown else { return }
            lastShown = current
            observer?.shown(current.screen)
        }

        // MARK: View controllers

        /// Enters a view controller that a router made: a screen, or the container of a layer or region.
        func enter(_ controller: UIViewController, _ kind: App_Layer.Kind, as screen: String) -> App_Frame {
            let frame = frame(kind, screen)
            enter(controller, as: frame)
            return frame
        }

        func enter(_ controller: UIViewController, as frame: App_Frame) {
            frame.controller = controller
            frames[ObjectIdentifier(controller)] = frame
        }

        /// For a view controller that is still to be made.
        func frame(_ kind: App_Layer.Kind, _ screen: String, isAlert: Bool = false) -> App_Frame {
            count += 1
            return App_Frame(kind, screen, isAlert: isAlert, number: count, in: self)
        }

        /// What is known of a view controller that a router made.
        func frame(of controller: UIViewController) -> App_Frame? {
            let frame = frames[ObjectIdentifier(controller)]
            return frame?.controller === controller ? frame : nil
        }
    }

    """#

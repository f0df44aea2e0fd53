/// What is known of view controllers, as values.
let layerSupport: StaticString = #"""
    /// Why a step could not be carried out. Everything is then as it was before.
    acc_ enum App_Fault: String, Error, Sendable {
        case pushOutsideStack = "push-outside-stack"
        case popAtBottom = "pop-at-bottom"
        case popToAbsent = "pop-to-absent"
        case dismissNothing = "dismiss-nothing"
        case finishWithoutOpener = "finish-without-opener"
        case sendUnknown = "send-unknown"
        /// Nothing can be presented, since the window does not show what would present it.
        case notOnScreen = "not-on-screen"
        case unexpected
    }

    /// What happens when something that was opened ends: a handler for each outcome that its opener minds.
    @MainActor
    final class App_Ending {
        /// The flow that was opened; `nil` for a screen.
        let flow: String?
        /// For when the user closes it, by back or swipe.
        var closed: ((App_Step) throws -> Void)?
        private var handlers: [String: Any] = [:]

        private struct Handler<Value> {
            let run: (Value, App_Step) throws -> Void
        }

        init(of flow: String? = nil) { self.flow = flow }

        func on<Value>(_ outcome: String, as type: Value.Type, _ run: @escaping (Value, App_Step) throws -> Void) {
            handlers[outcome] = Handler(run: run)
        }

        func on(_ outcome: String, _ run: @escaping (App_Step) throws -> Void) { handlers[outcome] = run }

        /// It closes, nothing more.
        func close(_ outcome: String) { on(outcome) { _ in } }

        /// What is to be done with an outcome and what comes with it; `nil` where the opener does not mind.
        func handler<Value>(_ outcome: String, _ value: Value) -> ((App_Step) throws -> Void)? {
            guard let handler = handlers[outcome] as? Handler<Value> else {
                return handlers[outcome] as? (App_Step) throws -> Void
            }
            return { step in try handler.run(value, step) }
        }
    }

    /// What is known of a view controller that a router made. It does not keep it alive.
    @MainActor
    final class App_Frame {
        /// The screen's name; empty for a container.
        let screen: String
        /// Counts up: what was made later has the greater number.
        let number: Int
        private(set) weak var controller: UIViewController?
        /// How it was opened.
        var ending: App_Ending?
        /// How the layer was opened that this is the container of.
        var layerEnding: App_Ending?
        var isLayer = false
        /// Whether the last step left it on the screen, or below what is.
        var isPlaced = false
        /// The layer and the stack that it is in.
        weak var layer: App_Frame?
        weak var stack: App_Frame?
        var follower: App_Follower?

        init(_ screen: String, _ controller: UIViewController, _ ending: App_Ending?, number: Int) {
            self.screen = screen
            self.controller = controller
            self.ending = ending
            self.number = number
        }
    }

    /// A layer: the window's, or one that is presented.
    @MainActor
    struct App_Layer {
        /// A stack of screens, or the place of one.
        struct Region {
            let container: UIViewController
            let isStack: Bool
            /// Bottom first.
            var frames: [UIViewController]
        }
        var container: UIViewController
        var regions: [Region]
        var active = 0
        var ending: App_Ending?
        /// Whether what it was made for has just ended, and the handler for that runs.
        var isEnding = false

        init(of container: UIViewController, _ frame: App_Frame) {
            self.container = container
            ending = frame.layerEnding ?? frame.ending
            if frame.screen.isEmpty, let stack = container as? UINavigationController {
                regions = [Region(container: stack, isStack: true, frames: stack.viewControllers)]
            } else {
                regions = [Region(container: container, isStack: false, frames: [container])]
            }
        }

        var current: UIViewController? { regions[active].frames.last }
    }

    """#

extension NavGraph {
    /// One step: moves on the layers as values, which are shown when all of them are known to work.
    @MainActor
    public final class Step {
        /// The screen whose event it is; `nil` where it comes from none.
        public let frame: Frame?
        /// The conditions as the step leaves them.
        public var conditions: Conditions {
            get { known }
            set { if !isFrozen { known = newValue } }
        }
        private var known: Conditions
        private var isFrozen = false
        /// The shown layers.
        package private(set) var before: [Layer]
        /// The layers to show.
        package var layers: [Layer]
        /// How the last move is shown.
        package var animation = Animation.standard
        /// The layers that are shown at once, before the rest is animated.
        package private(set) var layersAtOnce: [Layer]?
        /// The actions that run when the step is known to succeed.
        package var messages: [() -> Void] = []
        package private(set) var isIgnored = false
        /// Whether there is nothing to be done, and nothing to be heard of it.
        package private(set) var isNothing = false
        /// The layer that the first new root makes.
        package var layersOfRoot: [Layer]?
        /// What a launch could not do, which is carried out no further than its root.
        package var fault: Fault?
        /// Whether the opener, which is to receive a message of a handler, has been closed together with what it
        /// opened. Then the message is lost, which is not a fault.
        package var isOpenerGone = false
        /// What a screen has gone from above of, if the user has taken that away.
        package var opener: Frame?
        package private(set) var handOver: (() -> Void)?
        /// Whether a link is followed, which nothing of the app's own may cover.
        package var followsLink = false
        package let display: any Display
        // if: trials
        /// What becomes of the segue that it comes to.
        package var segues = SegueRole.performed
        // end: trials

        package init(on display: any Display, _ conditions: Conditions, from frame: Frame?) {
            self.display = display
            self.frame = frame
            known = conditions
            before = display.layers
            layers = before
        }

        /// For when the step is known to work and is being shown.
        public func afterwards(_ body: @escaping () -> Void) { messages.append(body) }

        /// Why nothing is done.
        package private(set) var whyIgnored = ""

        /// None of the alternatives holds.
        public func ignore() { ignore("no alternative holds") }

        package func ignore(_ reason: String) {
            isIgnored = true
            whyIgnored = reason
        }

        /// Carries out no more of it than its first root, with the conditions as they were: what a launch comes to that
        /// faults. Throws where there is no root.
        package func keepRootAlone(_ conditions: Conditions, _ body: (Step) throws -> Void) throws {
            (layers, known, isFrozen) = (before, conditions, true)
            layersOfRoot = nil
            do { try body(self) } catch { if layersOfRoot == nil { throw error } }
            layers = layersOfRoot ?? before
            messages = []
        }

        /// All is so already.
        package func doNothing() { isNothing = true }

        /// Another event has the same name here, and hides this one.
        public func handOver(_ fire: @escaping () -> Void) { handOver = fire }

        /// What the moves so far come to is shown at once; those that follow are animated.
        public func animateTheRest() { layersAtOnce = layers }

        /// The UI framework has already performed the step, as a storyboard segue does.
        package func adoptWhatIsShown() {
            before = display.layers
            layers = before
        }

        /// The name of the current screen; empty if that is not a screen of the graph.
        public var currentScreen: String { layers.last?.current?.frame?.screen ?? "" }

        /// The current screen, as the type that it has in the graph. Throws `mismatch` if it is of another one.
        public func current<Screen>(as type: Screen.Type) throws -> Screen {
            guard let screen = layers.last?.current?.content as? Screen else { throw Fault.mismatch }
            return screen
        }

        /// The active region of the top layer.
        package var region: Layer.Region {
            get { layers[layers.count - 1].regions[layers[layers.count - 1].active] }
            set { layers[layers.count - 1].regions[layers[layers.count - 1].active] = newValue }
        }

        /// What the nearest flow of that name, from the current screen down, was opened with. Throws `unexpected` if
        /// it is absent, and `mismatch` if it is of another type.
        public func values<Values>(of flow: some Name, as type: Values.Type) throws -> Values {
            for layer in layers.reversed() {
                for item in layer.regions[layer.active].frames.reversed() + [layer.container] {
                    guard let values = item.frame?.values[flow.text] else { continue }
                    guard let values = values as? Values else { throw Fault.mismatch }
                    return values
                }
            }
            throw Fault.unexpected
        }
    }
}

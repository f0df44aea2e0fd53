/// One step of a run.
let stepSupport: StaticString = #"""
    /// One step. It is done with one call of UIKit, after a look at what is shown; or with several moves, which are first
    /// made on the layers as values, and carried out when all of them are known to work.
    @MainActor
    final class App_Step {
        let before: [App_Layer]
        private(set) var layers: [App_Layer]
        var conditions: App_Conditions
        private(set) var animation = App_Animation.standard
        private(set) var messages: [() -> Void] = []
        private(set) var isIgnored = false
        /// Whether there are moves to carry out.
        private(set) var isPlanned = false
        private let navigation: App_Navigation

        init(_ navigation: App_Navigation, _ layers: [App_Layer], _ conditions: App_Conditions) {
            self.navigation = navigation
            self.conditions = conditions
            before = layers
            self.layers = layers
        }

        /// None of the alternatives holds.
        func ignore() { isIgnored = true }

        /// The current screen.
        var current: UIViewController? { layers.last?.current }

        /// Its name.
        var currentScreen: String { current.flatMap { navigation.frame(of: $0) }?.screen ?? "" }

        private var region: App_Layer.Region {
            get { layers[layers.count - 1].regions[layers[layers.count - 1].active] }
            set { layers[layers.count - 1].regions[layers[layers.count - 1].active] = newValue }
        }
    }

    // MARK: - For one call

    extension App_Step {
        /// The stack that the current screen is on.
        func stack() throws -> UINavigationController {
            guard let stack = stackIfAny else { throw App_Fault.pushOutsideStack }
            return stack
        }

        var stackIfAny: UINavigationController? { region.isStack ? region.container as? UINavigationController : nil }

        /// The stack that the current screen is on, above another.
        func stackToPop() throws -> UINavigationController {
            guard region.frames.count > 1, let stack = stackIfAny else { throw App_Fault.popAtBottom }
            return stack
        }

        /// The nearest screen of that name below the current one.
        func screen(below name: String) throws -> UIViewController {
            guard let screen = region.frames.dropLast().last(where: { navigation.frame(of: $0)?.screen == name }) else {
                throw App_Fault.popToAbsent
            }
            return screen
        }

        /// What presents a new layer.
        func presenter(of layer: UIViewController) throws -> UIViewController {
            let presenter = navigation.frontmost
            guard presenter.viewIfLoaded?.window != nil else { throw App_Fault.notOnScreen }
            navigation.follow(layer.presentationController, of: layer)
            return presenter
        }

        /// What presents the top layer.
        func topPresenter() throws -> UIViewController {
            guard layers.count > 1, let presenter = layers[layers.count - 1].container.presentingViewController else {
                throw App_Fault.dismissNothing
            }
            return presenter
        }

        /// What presents the lowest layer that is presented.
        var lowestPresenter: UIViewController? { layers.dropFirst().first?.container.presentingViewController }

        /// Tells that a presentation or dismissal has ended.
        var done: () -> Void {
            navigation.running += 1
            return { [weak navigation] in
                navigation?.running -= 1
                navigation?.advance()
            }
        }
    }

    // MARK: - For several moves

    extension App_Step {
        func push(_ screen: @autoclosure () -> UIViewController, animation: App_Animation = .standard) throws {
            guard region.isStack else { throw App_Fault.pushOutsideStack }
            plan(animation)
            region.frames.append(screen())
        }

        func present(
            _ container: UIViewController, as style: UIModalPresentationStyle = .automatic, isLocked: Bool = false,
            animation: App_Animation = .standard
        ) {
            plan(animation)
            container.modalPresentationStyle = style
            container.isModalInPresentation = isLocked
            switch animation {
            case .fade: container.modalTransitionStyle = .crossDissolve
            case .flip: container.modalTransitionStyle = .flipHorizontal
            default: break
            }
            open(container)
        }

        func root(_ container: UIViewController, animation: App_Animation = .standard) {
            plan(animation)
            layers = []
            open(container)
        }

        private func open(_ container: UIViewController) {
            guard let frame = navigation.frame(of: container) else { return }
            layers.append(App_Layer(of: container, frame))
        }

        /// The new screen inherits how the old one was opened.
        func replace(with screen: UIViewController, animation: App_Animation = .standard) {
            guard let old = current, let frame = navigation.frame(of: screen) else { return }
            plan(animation)
            frame.ending = navigation.frame(of: old)?.ending
            guard !region.isStack else {
                region.frames[region.frames.count - 1] = screen
                return
            }
            // The screen is its own container.
            screen.modalPresentationStyle = old.modalPresentationStyle
            screen.isModalInPresentation = old.isModalInPresentation
            frame.layerEnding = layers[layers.count - 1].ending
            let isEnding = layers[layers.count - 1].isEnding
            layers[layers.count - 1] = App_Layer(of: screen, frame)
            layers[layers.count - 1].isEnding = isEnding
        }

        func pop(animation: App_Animation = .standard) throws {
            guard region.frames.count > 1 else { throw App_Fault.popAtBottom }
            plan(animation)
            region.frames.removeLast()
        }

        func popToRoot(animation: App_Animation = .standard) {
            plan(animation)
            region.frames.removeLast(region.frames.count - 1)
        }

        func pop(to name: String, animation: App_Animation = .standard) throws {
            let screen = try screen(below: name)
            plan(animation)
            while region.frames.last !== screen { region.frames.removeLast() }
        }

        func dismiss(animation: App_Animation = .standard) throws {
            guard layers.count > 1 else { throw App_Fault.dismissNothing }
            plan(animation)
            layers.removeLast()
        }

        func dismissAll(animation: App_Animation = .standard) {
            plan(animation)
            layers.removeLast(layers.count - 1)
        }

        /// Leaves the app.
        func open(_ url: String) {
            guard let url = URL(string: url) else { return }
            messages.append { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
        }

        /// Tells the current screen something, if it is the one of that name.
        func send<Screen>(to name: String, _ message: @escaping (Screen) -> Void) throws {
            guard currentScreen == name, let current, let screen = current as? Screen else { throw App_Fault.sendUnknown }
            messages.append {
                current.loadViewIfNeeded()
                message(screen)
            }
        }

        var unknownMessage: App_Fault { .sendUnknown }

        private func plan(_ animation: App_Animation) {
            isPlanned = true
            self.animation = animation
        }
    }

    // MARK: - Endings

    extension App_Step {
        /// The current screen ends: its frame goes, or the layer that it is the bottom of. Then whoever opened it decides.
        func end<Value>(_ frame: App_Frame, _ outcome: String, _ value: Value) throws {
            let ending = frame.ending?.flow == nil ? frame.ending : nil
            let handler = ending?.handler(outcome, value)
            if region.frames.count > 1 {
                try pop()
            } else if layers[layers.count - 1].regions.count == 1, layers.count > 1 {
                try dismiss()
            } else {
                return try stay(handler)
            }
            try handler?(self)
        }

        /// A flow ends: what it was opened as goes with all above it. Then whoever opened it decides.
        func finish<Value>(_ flow: String, _ outcome: String, as type: Value.Type, _ value: Value) throws {
            for index in layers.indices.reversed() {
                let frames = layers[index].regions[layers[index].active].frames
                if let start = frames.lastIndex(where: { navigation.frame(of: $0)?.ending?.flow == flow }) {
                    let handler = navigation.frame(of: frames[start])?.ending?.handler(outcome, value)
                    plan(.standard)
                    layers.removeLast(layers.count - 1 - index)
                    region.frames.removeLast(frames.count - start)
                    try handler?(self)
                    return
                }
                guard let ending = layers[index].ending, ending.flow == flow, !layers[index].isEnding else { continue }
                let handler = ending.handler(outcome, value)
                plan(.standard)
                layers.removeLast(layers.count - max(index, 1))
                if index == 0 { try stay(handler) } else { try handler?(self) }
                return
            }
            throw App_Fault.finishWithoutOpener
        }

        func finish(_ flow: String, _ outcome: String) throws { try finish(flow, outcome, as: Void.self, ()) }

        /// The window layer stays when what it was made for ends. While its handler runs it was made for nothing.
        private func stay(_ handler: ((App_Step) throws -> Void)?) throws {
            guard let handler else { throw App_Fault.finishWithoutOpener }
            layers[0].isEnding = true
            try handler(self)
            layers[0].isEnding = false
        }
    }

    """#

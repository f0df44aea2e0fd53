// The support code of navgraph 0.1.0: UIKitSegues. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Moves that a scene's router carries out by one call of UIKit.
extension NavGraph.Step {
    /// A new screen above the current one, pushed by `navigate` from the current screen. It is not made where
    /// that is on no stack.
    func push(
        by navigate: (_ source: UIViewController, _ destination: UIViewController) -> Void,
        _ make: () throws -> UIViewController
    ) throws {
        guard region.isStack else { throw NavGraph.Fault.pushOutsideStack }
        guard let source = current else { throw NavGraph.Fault.notOnScreen }
        let screen = try make()
        navigate(source, screen)
        adoptWhatUIKitShows(pushedOver: source)
    }

    /// A new layer, presented by `navigate` from what is frontmost.
    func present(
        as style: NavGraph.Style = .sheet, isLocked: Bool = false, lockedWhile lock: NavGraph.Lock? = nil,
        detents: [NavGraph.Detent] = [], animation: NavGraph.Animation = .standard,
        by navigate: (_ source: UIViewController, _ destination: UIViewController) -> Void,
        _ make: () throws -> UIViewController
    ) throws {
        guard let source = navigation.frontmost, source.viewIfLoaded?.window != nil else {
            throw NavGraph.Fault.notOnScreen
        }
        let container = try make()
        present(
            container, as: style, isLocked: isLocked, lockedWhile: lock, detents: detents, animation: animation)
        if let layer = layers.last { navigation.prepare(layer, for: source) }
        navigate(source, container)
        adoptWhatUIKitShows(pushedOver: nil)
    }
}

extension NavGraph.Step {
    /// Runs a storyboard segue of the current screen, or takes part in one that UIKit runs, and prepares its
    /// destination.
    ///
    /// - Parameters:
    ///   - identifier: the segue's, in the storyboard.
    ///   - pushes: whether it pushes; else it presents.
    ///   - inStack: whether its destination is the first screen of a stack.
    ///   - screen: what its destination must be.
    ///   - prepare: what becomes of the destination, and of the stack that it is in, or of itself.
    func performSegue<Screen>(
        _ identifier: String, pushes: Bool, inStack: Bool = false, of screen: Screen.Type,
        _ prepare: @escaping (_ destination: Screen, _ container: UIViewController) throws -> Void
    ) throws {
        if pushes, !region.isStack { throw NavGraph.Fault.pushOutsideStack }
        guard let source = current, source.viewIfLoaded?.window != nil else { throw NavGraph.Fault.notOnScreen }
        let prepare = { (destination: UIViewController) in
            let first = inStack ? (destination as? UINavigationController)?.viewControllers.first : destination
            guard let screen = first as? Screen else { throw NavGraph.Fault.segueNotPrepared }
            try prepare(screen, destination)
        }
        switch segues {
        case .asked: throw AskedSegue(identifier)
        case .wired(let segue):
            guard let segue = segue as? UIStoryboardSegue, segue.identifier == identifier else {
                throw NavGraph.Fault.segueNotPrepared
            }
            try prepare(segue.destination)
            if pushes { navigation.moving = source.navigationController }
        case .performed:
            var result: Result<Void, any Error> = .failure(NavGraph.Fault.segueNotPrepared)
            navigation.preparing = (identifier, { destination in result = Result { try prepare(destination) } })
            source.performSegue(withIdentifier: identifier, sender: nil)
            navigation.preparing = nil
            try result.get()
            adoptWhatUIKitShows(pushedOver: pushes ? source : nil)
        }
    }

    /// UIKit has been told to push or present something, and nobody tells of the end of a presentation.
    func adoptWhatUIKitShows(pushedOver source: UIViewController?) {
        adoptWhatIsShown()
        guard let source, let current, current !== source, let stack = current.navigationController,
            stack.viewIfLoaded?.window != nil
        else { return }
        navigation.moving = stack
    }
}

extension NavGraph.Navigation {
    /// What a segue presents: a screen, or a stack that begins with it.
    func presented(
        _ container: UIViewController, with screen: UIViewController, for name: some NavGraph.Name,
        _ ending: NavGraph.Ending? = nil, isLocked: Bool = false, lockedWhile lock: NavGraph.Lock? = nil
    ) {
        if isLocked { container.isModalInPresentation = true }
        if let stack = container as? UINavigationController {
            enter(stack, from: screen, for: name.text, ending)
        } else {
            record(of: screen)?.layerEnding = ending
        }
        if let lock { keep(lock, of: container) }
        observe(container.presentationController, of: container)
    }

    /// Hands the destination of a segue to the step that performs it; false where no step does.
    func prepare(_ segue: UIStoryboardSegue) -> Bool {
        guard let preparing, preparing.identifier == segue.identifier else { return false }
        preparing.prepare(segue.destination)
        return true
    }
}

extension NavGraph {
    /// The segues of one screen that its events declare. Some are wired to a control or cell: UIKit starts them,
    /// asks whether it should, and has them prepared.
    @MainActor
    final class WiredSegues {
        private let frame: Frame
        /// In file order.
        private var events: [Event] = []
        /// The segue that an event has taken last.
        private weak var taken: UIStoryboardSegue?

        /// For the screen of this frame, which performs them.
        init(_ frame: Frame) { self.frame = frame }

        /// An event that declares segues, and its code: a method of a router, with the step and the segue's
        /// sender. It does not keep the router alive.
        func add<Router: AnyObject>(
            _ event: String, by identifiers: [String], to router: Router,
            _ method: @escaping (Router, Step, Any?) throws -> Void
        ) {
            let run = { [weak router] (step: Step, sender: Any?) in
                guard let router else { return }
                try method(router, step, sender)
            }
            events.append(Event(name: event, identifiers: identifiers, run: run))
        }

        /// Whether UIKit should perform a segue: an event that declares it comes to it. One that no event
        /// declares is let alone. Where it should not, the observer hears why.
        func mayPerform(_ identifier: String, sender: Any?) -> Bool {
            let events = events(declaring: identifier)
            guard let last = events.last else { return true }
            var fault: Fault?
            for event in events {
                switch answer(event, identifier, sender: sender) {
                case .yes: return true
                case .ignored: fault = nil
                case .faulted(let found): fault = found
                }
            }
            let observer = frame.queue?.observers
            if let fault { observer?.faulted(last.name, fault) } else { observer?.ignored(last.name) }
            return false
        }

        /// Prepares a segue that UIKit performs, whoever has started it.
        func prepare(_ segue: UIStoryboardSegue, sender: Any?) {
            let events = events(declaring: segue.identifier)
            for event in events { take(segue, by: event, sender) }
            if !events.isEmpty { finish(segue) }
        }

        /// An event takes part in a segue, if no other has and it comes to it.
        func take(_ segue: UIStoryboardSegue, by event: String) {
            guard let event = events(declaring: segue.identifier).first(where: { $0.name == event }) else { return }
            take(segue, by: event, nil)
        }

        /// Every event that declares a segue has been asked to take part. Where none has it is shown, and not
        /// entered.
        func finish(_ segue: UIStoryboardSegue) {
            guard taken !== segue else { return }
            frame.queue?.observers.faulted("segue " + (segue.identifier ?? ""), .segueNotPrepared)
        }

        private func events(declaring identifier: String?) -> [Event] {
            events.filter { event in identifier.map { event.identifiers.contains($0) } ?? false }
        }

        private func take(_ segue: UIStoryboardSegue, by event: Event, _ sender: Any?) {
            guard taken !== segue, let identifier = segue.identifier, let queue = frame.queue,
                let navigation = queue.display as? Navigation
            else { return }
            if navigation.prepare(segue) {
                taken = segue
            } else if case .yes = answer(event, identifier, sender: sender) {
                taken = segue
                queue.carryOut(event.name, from: frame) { step in
                    step.segues = .wired(segue)
                    try event.run(step, sender)
                }
                navigation.wait(for: segue)
            }
        }

        /// What the event comes to, found out on a step that is thrown away.
        private func answer(_ event: Event, _ identifier: String, sender: Any?) -> Answer {
            guard let queue = frame.queue, let navigation = queue.display as? Navigation, queue.isAtRest else {
                return .ignored
            }
            do {
                try navigation.focus(frame, in: nil)
                let step = Step(on: navigation, queue.conditions, from: frame)
                step.segues = .asked
                guard navigation.isCurrent(frame, in: step.layers) else { return .ignored }
                return try step.askedSegue { try event.run($0, sender) } == identifier ? .yes : .ignored
            } catch {
                return .faulted(error as? Fault ?? .unexpected)
            }
        }
    }
}

extension NavGraph.Navigation {
    /// UIKit performs a segue as soon as it is prepared: steps wait for that, and for the end of the transition.
    fileprivate func wait(for segue: UIStoryboardSegue) {
        let destination = segue.destination
        let part = NavGraph.ViewTransition("a segue") { [weak self] done in
            Task {
                if let self {
                    if let stack = self.moving, stack.topViewController !== destination { self.moving = nil }
                    self.place(self.layers)
                }
                done()
            }
        }
        run([part])
    }
}

extension NavGraph.WiredSegues {
    private struct Event {
        let name: String
        let identifiers: [String]
        let run: (NavGraph.Step, Any?) throws -> Void
    }

    private enum Answer {
        case yes, ignored
        case faulted(NavGraph.Fault)
    }
}
#endif

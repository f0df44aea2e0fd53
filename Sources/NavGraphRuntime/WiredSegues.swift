// if: segues
extension NavGraph {
    /// A segue of a storyboard.
    @MainActor
    public protocol StoryboardSegue: AnyObject {
        /// Its name in the storyboard.
        var identifier: String? { get }
    }

    /// A display whose screens have segues.
    @MainActor
    package protocol SegueDisplay: Display {
        /// Hands the destination of a segue to the step that performs it; false where no step does.
        func prepare(_ segue: any StoryboardSegue) -> Bool
        /// Steps wait until a segue that is prepared has been performed.
        func wait(for segue: any StoryboardSegue)
    }
}

extension NavGraph.SegueDisplay {
    package func wait(for segue: any NavGraph.StoryboardSegue) {}
}

extension NavGraph {
    /// The segues of one screen that its events declare. Some are wired to a control or cell: the UI
    /// framework starts them, asks whether it should, and has them prepared.
    @MainActor
    public final class WiredSegues {
        private let frame: Frame
        /// In file order.
        private var events: [Event] = []
        /// The segue that an event has taken last.
        private weak var taken: (any StoryboardSegue)?

        /// For the screen of this frame, which performs them.
        public init(_ frame: Frame) { self.frame = frame }

        /// An event that declares segues, and its code: a method of a router, with the step and the segue's
        /// sender. It does not keep the router alive.
        public func add<Router: AnyObject>(
            _ event: String, by identifiers: [String], to router: Router,
            _ method: @escaping (Router, Step, Any?) throws -> Void
        ) {
            let run = { [weak router] (step: Step, sender: Any?) in
                guard let router else { return }
                try method(router, step, sender)
            }
            events.append(Event(name: event, identifiers: identifiers, run: run))
        }

        /// Whether the UI framework should perform a segue: an event that declares it comes to it. One that no event
        /// declares is let alone. Where it should not, the observer hears why.
        public func mayPerform(_ identifier: String, sender: Any?) -> Bool {
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

        /// Prepares a segue that the UI framework performs, whoever has started it.
        public func prepare(_ segue: any StoryboardSegue, sender: Any?) {
            let events = events(declaring: segue.identifier)
            for event in events { take(segue, by: event, sender) }
            if !events.isEmpty { finish(segue) }
        }

        /// An event takes part in a segue, if no other has and it comes to it.
        public func take(_ segue: any StoryboardSegue, by event: String) {
            guard let event = events(declaring: segue.identifier).first(where: { $0.name == event }) else { return }
            take(segue, by: event, nil)
        }

        /// Every event that declares a segue has been asked to take part. Where none has it is shown, and not
        /// entered.
        public func finish(_ segue: any StoryboardSegue) {
            guard taken !== segue else { return }
            frame.queue?.observers.faulted("segue " + (segue.identifier ?? ""), .segueNotPrepared)
        }

        private func events(declaring identifier: String?) -> [Event] {
            events.filter { event in identifier.map { event.identifiers.contains($0) } ?? false }
        }

        private func take(_ segue: any StoryboardSegue, by event: Event, _ sender: Any?) {
            guard taken !== segue, let identifier = segue.identifier, let queue = frame.queue,
                let navigation = queue.display as? any SegueDisplay
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
            guard let queue = frame.queue, let display = queue.display, queue.isAtRest else {
                return .ignored
            }
            do {
                try display.focus(frame, in: nil)
                let step = Step(on: display, queue.conditions, from: frame)
                step.segues = .asked
                guard display.isCurrent(frame, in: step.layers) else { return .ignored }
                return try step.askedSegue { try event.run($0, sender) } == identifier ? .yes : .ignored
            } catch {
                return .faulted(error as? Fault ?? .unexpected)
            }
        }
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
// end: segues

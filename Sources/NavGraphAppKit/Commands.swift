#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    extension NavGraph {
        /// The name of an event that menu items fire: a case of a type that is generated with the routers.
        public protocol Command: RawRepresentable<String>, Sendable {
            /// The title of the event.
            var title: String { get }
        }

        /// The events that a screen or the app has for menu items.
        @MainActor
        final class Commands {
            struct Body {
                let event: String
                let run: (Step) throws -> Void
            }
            var bodies: [String: Body] = [:]

            func add<Router: AnyObject>(
                _ name: String, event: String, to router: Router, _ method: @escaping (Router, Step) throws -> Void
            ) {
                bodies[name] = Body(event: event) { [weak router] step in
                    if let router { try method(router, step) }
                }
            }
        }
    }

    extension NavGraph.Command {
        /// A menu item that is enabled exactly where the event would do something.
        @MainActor
        public func menuItem(_ title: String? = nil, key: String = "") -> NSMenuItem {
            let action = NavGraph.Responder.performCommand
            let item = NSMenuItem(title: title ?? self.title, action: action, keyEquivalent: key)
            item.representedObject = rawValue
            return item
        }
    }

    extension NavGraph.Frame {
        /// An event of the screen that carries nothing, for menu items: a method of a router, with the step.
        public func command<Router: AnyObject>(
            _ name: String, event: String, to router: Router,
            _ method: @escaping (Router, NavGraph.Step) throws -> Void
        ) {
            let commands = content as? NavGraph.Commands ?? NavGraph.Commands()
            content = commands
            commands.add(name, event: event, to: router, method)
        }
    }

    extension NavGraph.Navigation {
        /// An event of the app that carries nothing, for menu items.
        public func command<Router: AnyObject>(
            _ name: String, event: String, to router: Router,
            _ method: @escaping (Router, NavGraph.Step) throws -> Void
        ) {
            commands.add(name, event: event, to: router, method)
        }

        /// Whether a command would do something now. Asking changes nothing, and no observer is told.
        public func can(_ command: some NavGraph.Command) -> Bool { can(command.rawValue) }

        /// Fires the event of a command, if the current screen or the app has it.
        public func perform(_ command: some NavGraph.Command) { perform(command.rawValue) }

        func can(_ name: String) -> Bool {
            guard queue.isAtRest, !isCovered, let taker = taker(of: name) else { return false }
            let step = NavGraph.Step(on: self, queue.conditions, from: taker.frame)
            if let column = taker.frame.flatMap({ column(of: $0) }) {
                step.layers[step.layers.count - 1].active = column
            }
            step.segues = .asked
            do { _ = try step.askedSegue(taker.body.run) } catch { return false }
            return !step.isIgnored && step.handOver == nil
        }

        func perform(_ name: String) {
            guard !isCovered, let taker = taker(of: name) else { return }
            queue.fire(taker.body.event, from: taker.frame, cause: .tap, body: taker.body.run)
        }

        /// The current screen, else in columns the last screen of another one, else the app.
        private func taker(of name: String) -> (frame: NavGraph.Frame?, body: NavGraph.Commands.Body)? {
            guard let last = configuration.last else { return nil }
            let others = last.kind == .split ? last.regions.compactMap(\.frames.last?.frame) : []
            for frame in [last.current?.frame].compactMap({ $0 }) + others {
                if let body = (frame.content as? NavGraph.Commands)?.bodies[name] { return (frame, body) }
            }
            return commands.bodies[name].map { (nil, $0) }
        }
    }
#endif

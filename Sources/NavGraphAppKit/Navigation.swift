#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    extension NavGraph {
        /// The navigation of one window: the configuration, a value that steps change, and what AppKit shows of it, which
        /// follows in moves, one at a time. Steps wait until it has.
        public final class Navigation: ValueNavigator {
            /// The app's window, whose content is the window layer.
            public let window: NSWindow
            private(set) lazy var responder = Responder(self)
            private(set) var isStarted = false

            // What follows.

            var shown: [ShownLayer] = []
            var move: Move?
            /// What the user has done, in the steps to come.
            var acts: [Act] = []
            /// The events of the app that menu items fire.
            var commands = Commands()

            private var records: [ObjectIdentifier: Record] = [:]
            /// What the running step has made.
            private var made: Set<ObjectIdentifier> = []
            private var faultOfMaking: (any Error)?
            private var subscriptions: [Subscription] = []
            /// What a segue that runs is to do with its destination.
            var preparing: (identifier: String, prepare: (NSViewController) -> Void)?
            /// What segues present, by the layers that it is to be.
            var adopted: [ID: NSViewController] = [:]

            /// Keeps the window, and `observer` weakly. The conditions `changing` change on their own, in all windows of an
            /// app: also that of `other`.
            public init(
                window: NSWindow, _ conditions: Conditions, _ observer: (any Observer)?, changing: [any Name] = [],
                sharing other: Navigation? = nil
            ) {
                self.window = window
                super.init(conditions, observer, changing: changing, sharing: other)
                queue.display = self
                subscriptions = [
                    NSWindow.didEndSheetNotification, NSWindow.didBecomeKeyNotification, NSPopover.didCloseNotification,
                ].map { name in
                    Subscription(to: name) { [weak self] in
                        self?.lookAgain()
                        self?.queue.advance()
                    }
                }
            }

            /// Shows the window. The first time the launch makes what it shows; nothing of that is animated, and what faults
            /// leaves its root alone. Later the window is as it was.
            public func start(_ launch: @escaping (Step) throws -> Void) {
                if !isStarted {
                    isStarted = true
                    window.isReleasedWhenClosed = false
                    queue.launch(launch)
                }
                bringForward()
            }

            /// The window is to be seen, and in front.
            func bringForward() {
                guard isStarted else { return }
                if window.isMiniaturized { window.deminiaturize(nil) }
                if window.attachedSheet == nil || !window.isVisible { window.makeKeyAndOrderFront(nil) }
            }

            /// The configuration, as a value.
            public var state: Snapshot { Snapshot(configuration) }

            // MARK: Records

            /// A step begins to make things.
            func beginMaking() {
                made = []
                faultOfMaking = nil
                records = records.filter { $0.value.controller != nil }
            }

            /// Why something that the step has made cannot be shown.
            func checkMaking() throws { if let faultOfMaking { throw faultOfMaking } }

            /// The frame of a view controller that a router made.
            public func frame(of controller: AnyObject) -> Frame? {
                let record = records[ObjectIdentifier(controller)]
                return record?.controller === controller ? record?.frame : nil
            }

            /// Enters the alert or screen that was made for a frame.
            public func enter(_ controller: NSViewController, as frame: Frame) {
                let id = ObjectIdentifier(controller)
                if self.frame(of: controller) != nil, controller.parent != nil || made.contains(id) {
                    NavGraph.warn("for \(frame.screen) the app has returned \(type(of: controller)), which is shown")
                    faultOfMaking = Fault.reused
                    return
                }
                made.insert(id)
                records[id] = Record(controller: controller, frame: frame)
            }

            package func item(of screen: AnyObject) -> LayerItem { LayerItem(screen, frame(of: screen)) }

            package func load(_ screen: AnyObject) { _ = (screen as? NSViewController)?.view }
        }
    }

    extension NavGraph {
        /// Hears of a notification for as long as it is kept.
        nonisolated final class Subscription {
            private let token: any NSObjectProtocol

            init(to name: Notification.Name, _ heard: @escaping @MainActor @Sendable () -> Void) {
                token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { heard() }
                }
            }

            deinit { NotificationCenter.default.removeObserver(token) }
        }
    }

    extension NavGraph.Navigation {
        private struct Record {
            weak var controller: NSViewController?
            let frame: NavGraph.Frame
        }
    }
#endif

#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime
    public import UIKit

    extension NavGraph {
        /// The navigation of one window, or hosted of what the app opens at its own places: runs the steps of the
        /// app on what UIKit shows.
        ///
        /// It keeps no list of what is shown. For each view controller that a router made it has a record
        /// of what UIKit cannot know: which screen it is, and how it was opened. No record keeps its view controller
        /// alive.
        public final class Navigation: Navigator {
            /// For the window's `rootViewController`. Its one child is the window layer.
            public var root: UIViewController { rootContainer }
            let rootContainer = WindowController()
            private let makeStack: (_ name: String, _ start: UIViewController) -> UINavigationController

            var records: [ObjectIdentifier: Record] = [:]
            private var count = 0
            /// Where layers stand; and where the step acts.
            var openings: [RootOpening] = []
            var current: RootOpening?
            /// Hosted, a view controller of the app's window, and the one that something was opened from last.
            private(set) weak var host: UIViewController?
            weak var lastFrom: UIViewController?
            /// Those that something is to be opened from when they have come to rest.
            var waitingFrom: [WeakController] = []
            /// The transitions of the running step that are not shown yet: presentations, dismissals and changes of
            /// the root.
            var transitions = ViewTransitionQueue()
            /// Whether what the app moves is still waited for.
            var isPatient = true
            // if: tvOS
            /// Which frame was current when all came to rest; where it has gone, the focus is sought anew.
            weak var focused: Frame?
            // end: tvOS
            /// The stack whose push or pop runs.
            weak var moving: UINavigationController?
            /// The roots that there have been, which lie behind each other: a root that was there before goes back.
            var roots: [String] = []
            /// Why something that a step has made cannot be shown.
            var faultOfMaking: (any Error)?
            /// What a segue that runs is to do with its destination.
            var preparing: (identifier: String, prepare: (UIViewController) -> Void)?

            /// Keeps `makeStack`, which makes the container of a stack around its first screen, for the flow or
            /// screen of a name; and `observer` weakly.
            ///
            /// The conditions `changing` change on their own, in all windows of an app: also that of `other`.
            public init(
                _ conditions: Conditions, _ observer: (any Observer)?, changing: [any Name] = [],
                sharing other: Navigation? = nil,
                makeStack: @escaping (_ name: String, _ start: UIViewController) -> UINavigationController
            ) {
                self.makeStack = makeStack
                super.init(conditions, observer, changing: changing, sharing: other)
                let opening = RootOpening(window: rootContainer)
                openings = [opening]
                current = opening
                queue.display = self
                rootContainer.appeared = { [weak self] in self?.queue.advance() }
            }

            // if: host
            /// Hosted, in a window that is the app's own. Keeps `host`, which tells that window, and `observer` weakly.
            public init(
                host: UIViewController?, _ conditions: Conditions, _ observer: (any Observer)?,
                changing: [any Name] = [], sharing other: Navigation? = nil,
                makeStack: @escaping (_ name: String, _ start: UIViewController) -> UINavigationController
            ) {
                self.makeStack = makeStack
                self.host = host
                super.init(conditions, observer, changing: changing, sharing: other)
                queue.display = self
            }
            // end: host

            /// The launch: nothing of it is animated, and what faults leaves its root alone.
            public func launch(_ body: @escaping (Step) throws -> Void) { queue.launch(body) }

            /// The shown screens, as a value; hosted, of the frontmost opening.
            public var state: Snapshot {
                // if: host
                if openings.first?.isWindow != true, let front = openingInFront() {
                    return Snapshot(layers(of: front).layers)
                }
                // end: host
                return Snapshot(layers)
            }

            /// Gives a scene that has been made its data. Where it has no store, the step that makes it is a fault.
            public func fill(_ body: () throws -> Void) {
                do { try body() } catch { faultOfMaking = error }
            }

            // MARK: Screens

            /// Enters a screen that was opened so.
            @discardableResult
            public func enter(_ screen: UIViewController, as name: some Name, _ ending: Ending? = nil) -> Frame {
                enter(screen, .single, in: frame(name, ending)).frame
            }

            /// Enters the alert or screen that was made for a frame.
            public func enter(_ alert: UIViewController, as frame: Frame) { enter(alert, .single, in: frame) }

            /// The record of a view controller that a router made.
            public func frame(of controller: UIViewController) -> Frame? { record(of: controller)?.frame }

            // MARK: Containers

            /// A stack with a first screen in it, made for a flow or screen and opened so.
            public func stack(
                _ start: UIViewController, for name: some Name, _ ending: Ending? = nil
            ) -> UIViewController {
                stack(start, for: name.text, ending)
            }

            func stack(_ start: UIViewController, for name: String, _ ending: Ending?) -> UIViewController {
                container(makeStack(name, start), from: start, for: name, ending)
            }

            package func container(
                _ stack: UINavigationController, from start: UIViewController, for name: String, _ ending: Ending?
            ) -> UIViewController {
                enter(stack, from: start, for: name, ending)
                (stack as? StackController)?.disappeared = { [weak self] in self?.queue.advance() }
                return stack
            }

            func enter(
                _ stack: UINavigationController, from start: UIViewController, for name: String, _ ending: Ending?
            ) {
                let record = enter(stack, .stack, for: name, ending: ending)
                record.frame.values = frame(of: start)?.values ?? [:]
                observe(stack)
            }

            /// A single screen, made for a flow or screen and opened so.
            public func single(
                _ screen: UIViewController, for name: some Name, _ ending: Ending? = nil
            ) -> UIViewController {
                record(of: screen)?.made = name.text
                record(of: screen)?.layerEnding = ending
                return screen
            }

            // if: tabs
            /// Tabs, each made with `stack` or `single`.
            public func tabs(
                _ tabs: UITabBarController, of children: [UIViewController], for name: some Name,
                _ ending: Ending? = nil
            ) -> UIViewController {
                enter(tabs, .tabs, for: name.text, ending: ending).children = children.compactMap { record(of: $0) }
                observe(tabs)
                // The first item may be a button, which is never selected.
                let first = children.first { !($0 is TabButton) }
                for case let button as TabButton in children { keepSelection(of: tabs, without: button) }
                if tabs.selectedViewController is TabButton { tabs.selectedViewController = first }
                return tabs
            }
            // end: tabs

            // if: columns
            /// Columns, each made with `stack` or `single`. `compact`: the one that a narrow window shows, until a step
            /// makes a column active.
            public func split(
                _ split: UISplitViewController, of children: [UIViewController], for name: some Name,
                _ ending: Ending? = nil, compact: Int? = nil
            ) -> UIViewController {
                let record = enter(split, .split, for: name.text, ending: ending)
                record.compact = compact
                if compact != nil { observe(split) }
                record.children = children.compactMap { self.record(of: $0) }
                record.active = children.count - 1
                for (child, screen) in zip(record.children, children) {
                    child.screens = ((screen as? UINavigationController)?.viewControllers ?? [screen])
                        .compactMap { self.record(of: $0) }
                    for inner in child.screens { inner.region = child }
                }
                return split
            }
            // end: columns

            func enter(
                _ container: UIViewController, _ kind: Layer.Kind, for name: String = "", ending: Ending? = nil
            ) -> Record {
                let frame = Frame("", in: queue)
                let record = enter(container, kind, in: frame)
                guard record.frame === frame else { return record }
                record.made = name
                record.layerEnding = ending
                return record
            }

            // MARK: Records

            @discardableResult
            private func enter(_ controller: UIViewController, _ kind: Layer.Kind, in frame: Frame) -> Record {
                if let shown = record(of: controller), shown.isPlaced {
                    // UIKit ends an app that shows one twice.
                    NavGraph.warn("for \(frame.screen) the app has returned \(type(of: controller)), which is shown")
                    faultOfMaking = Fault.reused
                    return shown
                }
                count += 1
                let record = Record(controller, kind: kind, frame: frame, number: count)
                records[ObjectIdentifier(controller)] = record
                return record
            }

            func record(of controller: AnyObject) -> Record? {
                let record = records[ObjectIdentifier(controller)]
                return record?.controller === controller ? record : nil
            }

            func record(of frame: Frame) -> Record? { records.values.first { $0.frame === frame } }

            /// A view controller as a value of the layers.
            package func item(of screen: AnyObject) -> LayerItem { LayerItem(screen, record(of: screen)?.frame) }

            package func item(showing frame: Frame) -> LayerItem? {
                record(of: frame)?.controller.map { LayerItem($0, frame) }
            }

            package func load(_ screen: AnyObject) { (screen as? UIViewController)?.loadViewIfNeeded() }
        }
    }
#endif

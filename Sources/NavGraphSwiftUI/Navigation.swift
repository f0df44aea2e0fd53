#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// The navigation of one window: the configuration, a value that steps change at once, and what is shown of
        /// it, which follows in moves, one at a time.
        public final class Navigation: ValueNavigator {
            /// What the user takes away, in the steps to come.
            var taken: [Removal] = []
            let facts: Facts
            /// What SwiftUI is bound to.
            let tree = ShownTree()
            /// URLs that leave the app, until the root view takes them.
            let urls = Inbox<URL>()

            // What follows.

            var move: Move?
            var moveCount = 0
            var writes: [Write] = []
            /// Who waits until nothing moves.
            var whenStill: [CheckedContinuation<Void, Never>] = []
            /// The frames whose views are on screen, and whether the root view is.
            var onScreen: Set<ID> = []
            var isRootOnScreen = false
            /// The root view that shows it, and whether another one has been told that it does not.
            weak var root: RootMark?
            var isShownElsewhere = false
            /// What the system brings, where links want to know.
            var arrivals: AnyObject?
            /// Told of the session of the window's scene, where links want to know.
            var isInWindow: ((_ session: String) -> Void)?
            /// Frames that are shown, or may be for as long as something goes.
            var frames: [ID: Frame] = [:]
            /// Does something some seconds later; after 0 at the end of the main actor's turn.
            package var later: (_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> Void = { seconds, body in
                Task { @MainActor in
                    if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
                    body()
                }
            }

            /// Keeps `observer` weakly. The conditions `changing` change on their own, in all windows of an app: that
            /// of `other` too.
            public init(
                _ conditions: Conditions, _ observer: (any Observer)?, changing: [any Name] = [],
                sharing other: Navigation? = nil
            ) {
                facts = Facts(conditions)
                super.init(conditions, observer, changing: changing, sharing: other)
                facts.conditions = queue.conditions
                queue.display = self
                tree.navigation = self
            }

            /// The launch: nothing of it is animated, and what faults leaves its root alone.
            public func launch(_ body: @escaping (Step) throws -> Void) { queue.launch(body) }

            /// The facts as the last step has left them; views that read them are updated.
            public var conditions: Conditions { facts.conditions }

            /// The configuration, as a value. The shown views follow it.
            public var state: Snapshot {
                var state = Snapshot(configuration)
                for (index, layer) in configuration.enumerated() where layer.isSheetForDialog {
                    state.layers[index].style = .sheet
                }
                return state
            }

            /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
            override public func settled() async {
                await queue.settled()
                if move == nil, writes.isEmpty { return }
                await withCheckedContinuation { whenStill.append($0) }
            }

            /// The names of the screens in the active region of each layer, bottom first.
            public var screens: [[String]] {
                configuration.map { layer in layer.regions[layer.active].frames.map { $0.frame?.screen ?? "" } }
            }

            /// The current screen with its params, to look at.
            public var currentRoute: Any? { configuration.last?.current?.frame?.shownScreen?.route }
        }

        @MainActor
        @Observable
        final class Facts {
            var conditions: Conditions
            init(_ conditions: Conditions) { self.conditions = conditions }
        }
    }

    // MARK: - Makers

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Navigation {
        // if: tabs
        /// Tabs, each made with `stack` or `single`. `buttons` are the items among them that select nothing; labels and
        /// badges are those of all items, by their places. `view` makes the view that shows them.
        public func tabs(
            _ children: [NavGraph.Layer], for name: some NavGraph.Name, _ ending: NavGraph.Ending? = nil,
            buttons: [Int: NavGraph.TabButton] = [:], label: @escaping (Int) -> Label<Text, Image>,
            badge: @escaping (Int) -> Int = { _ in 0 }, view: ((NavGraph.ShownTabs) -> any View)? = nil
        ) -> NavGraph.Layer {
            layer(
                .tabs, for: name.text, of: children, ending: ending,
                in: NavGraph.Container(label: label, badge: badge, buttons: buttons, tabs: view))
        }
        // end: tabs

        // if: columns
        /// Columns, each made with `stack` or `single`. The last one is active; `compact`: the one that a narrow window
        /// shows, until a step makes a column active.
        public func split(
            _ children: [NavGraph.Layer], for name: some NavGraph.Name, _ ending: NavGraph.Ending? = nil,
            compact: Int? = nil
        ) -> NavGraph.Layer {
            var split = layer(.split, for: name.text, of: children, ending: ending, in: NavGraph.Container())
            (split.active, split.compact) = (children.count - 1, compact)
            return split
        }
        // end: columns

        private func layer(
            _ kind: NavGraph.Layer.Kind, for name: String, of children: [NavGraph.Layer], ending: NavGraph.Ending?,
            in container: NavGraph.Container
        ) -> NavGraph.Layer {
            NavGraph.Layer(
                kind, for: name, container: self.container(container), regions: children.flatMap(\.regions),
                ending: ending)
        }

        /// Routers make frames.
        package func item(of screen: AnyObject) -> NavGraph.LayerItem {
            let frame = screen as? NavGraph.Frame
            return NavGraph.LayerItem(frame?.content ?? screen, frame)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// What holds screens, and the labels and badges of its tabs.
        @MainActor
        final class Container {
            init() {}
            // if: tabs
            private(set) var label: ((Int) -> Label<Text, Image>)?
            private(set) var badge: (Int) -> Int = { _ in 0 }
            /// By their places among all items.
            private(set) var buttons: [Int: TabButton] = [:]
            /// What shows the tabs; `nil`: as SwiftUI does it.
            private(set) var tabs: ((ShownTabs) -> any View)?

            init(
                label: @escaping (Int) -> Label<Text, Image>, badge: @escaping (Int) -> Int,
                buttons: [Int: TabButton], tabs: ((ShownTabs) -> any View)?
            ) {
                (self.label, self.badge, self.buttons, self.tabs) = (label, badge, buttons, tabs)
            }
            // end: tabs
        }
    }

    extension NavGraph.Layer {
        /// Keeps what a flow was opened with that begins here, for the flow's own events.
        public func keep<Values>(_ values: Values, of flow: some NavGraph.Name) {
            container.frame?.keep(values, of: flow)
        }

        /// Whether it is shown as an alert or dialog: anything else in such a layer is a sheet.
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        package var isDialog: Bool {
            (style == .alert || style == .actionSheet) && kind == .single
                && current?.frame?.shownScreen?.hasDialog == true
        }

        /// Whether a dialog was replaced by a sheet that the user cannot swipe away.
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        var isSheetForDialog: Bool { (style == .alert || style == .actionSheet) && !isDialog }

        /// The layers that SwiftUI can show together: nothing can be presented above an alert or dialog, so that goes
        /// while something is above it, and comes again.
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        static func shown(of layers: [NavGraph.Layer]) -> [NavGraph.Layer] {
            layers.dropLast().filter { !$0.isDialog } + layers.suffix(1)
        }
    }
#endif

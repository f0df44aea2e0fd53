#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// What a window shows.
        public struct RootView: View {
            private let navigation: Navigation
            @Environment(\.openURL) private var openURL
            @Environment(\.accessibilityReduceMotion) private var reducesMotion
            @State private var mark = Kept<RootMark>()
            private let host: (() -> AnyView)?

            /// The root view of a window.
            public init(_ navigation: Navigation) { self.init(navigation, below: nil) }

            init(_ navigation: Navigation, below host: (() -> AnyView)?) {
                self.navigation = navigation
                self.host = host
            }

            /// The window layer, and the layers that are presented over it.
            public var body: some View {
                if navigation.isShown(by: mark.value { RootMark(navigation) }) { window }
            }

            private var window: some View {
                ZStack {
                    if let layer = navigation.tree.window {
                        LayerView(layer: layer, host: host).id(layer.id)
                            .transition(navigation.tree.transition.transition(reducesMotion: reducesMotion))
                    }
                }
                .probed(navigation, nil)
                .onMessage(navigation.urls) { openURL($0) }
            }
        }

        /// A layer, and what is presented on it.
        struct LayerView: View {
            @Bindable var layer: ShownLayer
            /// The app's own view.
            var host: (() -> AnyView)?

            var body: some View {
                container
                    .sheet(item: $layer.sheet, onDismiss: { layer.aboveIsGone() }) { PresentedView(layer: $0) }
                    .layerCover($layer.cover, above: layer)
                    .layerPopover($layer.popover)
                    .alert(layer.alert?.title ?? "", isPresented: $layer.isAlert, presenting: layer.alert) {
                        DialogButtons(dialog: $0, layer: layer)
                    } message: {
                        Text($0.message)
                    }
                    .confirmationDialog(
                        layer.question?.title ?? "", isPresented: $layer.isAsking, titleVisibility: .visible,
                        presenting: layer.question
                    ) {
                        DialogButtons(dialog: $0, layer: layer)
                    } message: {
                        Text($0.message)
                    }
            }

            @ViewBuilder private var container: some View {
                switch layer.kind {
                // if: tabs
                case .tabs: AnyView(tabs)
                // end: tabs
                // if: columns
                case .split: ColumnsView(layer: layer)
                // end: columns
                default: RegionView(region: layer.regions[0], host: host)
                }
            }

            // if: tabs
            /// The app's own tabs, or those of SwiftUI.
            private var tabs: any View {
                layer.container?.tabs?(ShownTabs(layer: layer)) ?? TabsView(layer: layer)
            }
            // end: tabs
        }

        /// A stack of screens, or the place of one.
        struct RegionView: View {
            @Bindable var region: ShownRegion
            var host: (() -> AnyView)?

            var body: some View {
                if region.isStack {
                    NavigationStack(path: $region.path) {
                        FrameView(frame: region.bottom, navigation: region.layer?.navigation, host: host)
                            .navigationDestination(for: ID.self) { id in
                                if let navigation = region.layer?.navigation, let frame = navigation.frames[id] {
                                    FrameView(frame: frame, navigation: navigation, isOnTop: true)
                                }
                            }
                    }
                    .id(region.bottom.id)
                } else {
                    FrameView(frame: region.bottom, navigation: region.layer?.navigation, host: host)
                }
            }
        }

        // if: columns
        struct ColumnsView: View {
            @Bindable var layer: ShownLayer
            @State private var visibility = NavigationSplitViewVisibility.all
            @Environment(\.horizontalSizeClass) private var width

            var body: some View {
                split.onChange(of: width, initial: true) { layer.isCompact = width == .compact }
            }

            @ViewBuilder private var split: some View {
                if layer.regions.count == 2 {
                    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $layer.column) {
                        column(0)
                    } detail: {
                        column(1)
                    }
                } else {
                    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $layer.column) {
                        column(0)
                    } content: {
                        column(1)
                    } detail: {
                        column(2)
                    }
                }
            }

            private func column(_ index: Int) -> some View { ZStack { RegionView(region: layer.regions[index]) } }
        }
        // end: columns

        /// A screen. What replaces it has its own state and probe.
        struct FrameView: View {
            let frame: Frame
            let navigation: Navigation?
            var host: (() -> AnyView)?
            /// Whether it stands above another in a stack, to which the user can go back.
            var isOnTop = false

            var body: some View { shown.probed(navigation, frame.id).id(frame.id) }

            @ViewBuilder private var shown: some View {
                if frame.isStaying {
                    AnyView(content).goingBack(isHeld: true, isOnTop: isOnTop)
                } else if frame.goesBackWhile != nil {
                    AnyView(content).goingBack(isHeld: isHeld, isOnTop: isOnTop)
                } else {
                    AnyView(content)
                }
            }

            /// Told of conditions that change.
            private var isHeld: Bool { navigation.map { frame.isHeld($0.facts.conditions) } ?? false }

            private var content: any View {
                frame.isHost ? host?() ?? AnyView(EmptyView()) : frame.shownScreen?.view ?? EmptyView()
            }
        }

        struct DialogButtons: View {
            let dialog: Dialog
            /// The views below it.
            let layer: ShownLayer?

            var body: some View {
                ForEach(Array(dialog.buttons.indices), id: \.self) { index in
                    Button(dialog.buttons[index].title, role: dialog.buttons[index].role) {
                        layer?.above?.isAnswered = true
                        dialog.buttons[index].action()
                    }
                }
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.RootTransition {
        @MainActor
        func transition(reducesMotion: Bool) -> AnyTransition {
            switch self {
            case .none: .identity
            case .fade: .opacity
            case .slide: reducesMotion ? .opacity : .push(from: .trailing)
            case .slideBack: reducesMotion ? .opacity : .push(from: .leading)
            case .flip: reducesMotion ? .opacity : .modifier(active: Flip(angle: 90), identity: Flip(angle: 0))
            case .own(let transition): transition
            }
        }

        private struct Flip: ViewModifier {
            let angle: Double
            func body(content: Content) -> some View {
                content.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
            }
        }
    }
#endif

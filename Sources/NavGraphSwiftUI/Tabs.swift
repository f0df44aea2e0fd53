#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI

    // if: tabs
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// The tabs of a flow as the app's own `TabView` shows them: `Tab` is a type with a case for each of them, in the order
        /// of the graph.
        @MainActor
        public struct Tabs<Tab: Hashable & CaseIterable> {
            private let layer: ShownLayer

            /// The tabs of a layer that is shown.
            public init(_ layer: ShownTabs) { self.layer = layer.layer }

            /// The selected tab. Selecting a button fires its event.
            public var selection: Binding<Tab> { Bindable(layer)[selectedOf: Tab.allCases.count] }

            /// What a tab shows; nothing for a button.
            public subscript(_ tab: Tab) -> some View {
                let place = Array(Tab.allCases).firstIndex(of: tab) ?? 0
                return TabItemView(layer: layer, place: place)
            }

            /// A `TabView` with the labels and badges of the factory, for an app that does not create one.
            public var view: some View { TabsView(layer: layer) }
        }

        /// A layer with tabs that is shown.
        @MainActor
        public struct ShownTabs {
            let layer: ShownLayer
        }

        struct TabsView: View {
            @Bindable var layer: ShownLayer

            var body: some View {
                TabView(selection: $layer.selection) {
                    ForEach(Array(layer.items.indices), id: \.self) { place in
                        TabItemView(layer: layer, place: place)
                            .tabItem { layer.container?.label?(place) }
                            .tabBadge(layer.container?.badge(place) ?? 0)
                            .tag(layer.tag(at: place))
                    }
                }
            }
        }

        /// What an item of tabs shows.
        struct TabItemView: View {
            let layer: ShownLayer
            let place: Int

            var body: some View {
                switch layer.items[place] {
                case .region(let index): RegionView(region: layer.regions[index])
                case .button: SwiftUI.Color.clear
                }
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.ShownLayer {
        /// What tells an item of tabs from the others.
        func tag(at place: Int) -> String {
            switch items[place] {
            case .region(let index): name(at: index)
            case .button(let button): button.tag
            }
        }

        /// The selected one of the values that stand for the items, of which there are so many. A key path that had the
        /// values themselves would have to be `Sendable`.
        subscript<Tab: Hashable & CaseIterable>(selectedOf count: Int) -> Tab {
            get { Array(Tab.allCases)[items.indices.first { tag(at: $0) == selection } ?? 0] }
            set { if let place = Array(Tab.allCases).firstIndex(of: newValue) { selection = tag(at: place) } }
        }
    }
// end: tabs
#endif

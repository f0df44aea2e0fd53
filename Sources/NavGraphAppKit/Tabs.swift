#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    // if: tabs
    extension NavGraph {
        /// An item among tabs: what it selects, or a button, which selects nothing.
        @MainActor
        public struct TabsItem {
            let item: NSTabViewItem
            /// Whether it selects something; a button does not.
            let isTab: Bool
            /// What it begins with, until the tabs are made of it.
            var layer: Layer?
            let event: String
            let press: (Step) throws -> Void

            /// A tab, made with `stack` or `single`.
            public init(_ item: NSTabViewItem, of layer: Layer) {
                self.item = item
                self.layer = layer
                isTab = true
                event = ""
                press = { _ in }
            }

            /// A button that fires an event: `press` makes its moves.
            public init(_ item: NSTabViewItem, event: String, _ press: @escaping (Step) throws -> Void) {
                self.item = item
                isTab = false
                self.event = event
                self.press = press
            }
        }

        /// Tabs of a window, sheet or popover.
        @MainActor
        open class TabsController: NSTabViewController {
            var items: [TabsItem] = []
            private weak var navigation: Navigation?
            private var id: ID?
            /// Whether a step selects, and not the user.
            private var isOurs = false

            func show(_ regions: [RegionController], in navigation: Navigation, of layer: Layer) {
                self.navigation = navigation
                id = layer.id
                transitionOptions = []
                isOurs = true
                var rest = regions[...]
                for item in items {
                    item.item.viewController = item.isTab ? rest.popFirst() : EmptyController()
                }
                tabViewItems = items.map(\.item)
                isOurs = false
                choose(layer.active)
            }

            /// The places of the tabs among the items.
            var places: [Int] { items.indices.filter { items[$0].isTab } }

            func choose(_ active: Int) {
                guard selectedTabViewItemIndex != places[active] else { return }
                isOurs = true
                selectedTabViewItemIndex = places[active]
                isOurs = false
            }

            /// As the user chooses an item.
            func choose(item: Int) { selectedTabViewItemIndex = item }

            /// The user chooses an item: buttons fire, and below another layer nothing is selected.
            override open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
                if isOurs { return true }
                guard let navigation, let id, let place = items.firstIndex(where: { $0.item === tabViewItem }) else {
                    return super.tabView(tabView, shouldSelect: tabViewItem)
                }
                if !items[place].isTab {
                    navigation.press(items[place], of: id)
                    return false
                }
                guard super.tabView(tabView, shouldSelect: tabViewItem), let tab = places.firstIndex(of: place) else {
                    return false
                }
                return navigation.mayChoose(tab, of: id)
            }

            /// An item is selected, by the user or by a step.
            override open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
                super.tabView(tabView, didSelect: tabViewItem)
                guard !isOurs, let navigation, let id,
                    let place = items.firstIndex(where: { $0.item === tabViewItem }),
                    let tab = places.firstIndex(of: place)
                else { return }
                navigation.chose(tab, of: id)
            }
        }

        /// Stands for a button, and is never shown.
        private final class EmptyController: NSViewController {
            override func loadView() { view = NSView() }
        }
    }
    // end: tabs

    // if: columns
    extension NavGraph {
        /// Columns of a window, sheet or popover, all of which are visible.
        @MainActor
        open class SplitController: NSSplitViewController {
            func put(_ columns: [RegionController]) {
                splitViewItems = columns.enumerated().map { index, column in
                    if index == columns.count - 1 { return NSSplitViewItem(viewController: column) }
                    return index == 0
                        ? NSSplitViewItem(sidebarWithViewController: column)
                        : NSSplitViewItem(contentListWithViewController: column)
                }
            }
        }
    }
// end: columns
#endif

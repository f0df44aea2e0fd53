#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    /// Screens and layers, as routers make them.
    extension NavGraph.Navigation {
        /// Enters a screen that was opened so.
        @discardableResult
        public func enter(
            _ screen: NSViewController, as name: some NavGraph.Name, _ ending: NavGraph.Ending? = nil
        ) -> NavGraph.Frame {
            let frame = frame(name, ending)
            enter(screen, as: frame)
            return frame
        }

        // if: tabs
        /// Tabs, and buttons among them. The first tab is selected.
        public func tabs(
            _ tabs: NavGraph.TabsController, of items: [NavGraph.TabsItem], for name: some NavGraph.Name,
            _ ending: NavGraph.Ending? = nil
        ) -> NavGraph.Layer {
            // The first screens may give way to others, and then go.
            tabs.items = items.map { item in
                var item = item
                item.layer = nil
                return item
            }
            return NavGraph.Layer(
                .tabs, for: name.text, container: container(tabs), regions: items.flatMap { $0.layer?.regions ?? [] },
                ending: ending)
        }
        // end: tabs

        // if: columns
        /// Columns, each made with `stack` or `single`. The last one is active.
        public func split(
            _ split: NavGraph.SplitController, of columns: [NavGraph.Layer], for name: some NavGraph.Name,
            _ ending: NavGraph.Ending? = nil
        ) -> NavGraph.Layer {
            NavGraph.Layer(
                .split, for: name.text, container: container(split), regions: columns.flatMap(\.regions),
                active: columns.count - 1, ending: ending)
        }
        // end: columns
    }

    extension NavGraph.LayerItem {
        var controller: NSViewController? { content as? NSViewController }
    }

    extension NavGraph.Layer {
        /// The alert that it is shown as: anything else in such a layer is a sheet.
        var alert: NavGraph.Alert? {
            guard style == .alert || style == .actionSheet, kind == .single else { return nil }
            return current?.content as? NavGraph.Alert
        }
    }
#endif

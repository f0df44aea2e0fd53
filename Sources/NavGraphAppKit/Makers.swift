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

        /// A stack with a first screen in it, made for a flow or screen and opened so.
        public func stack(
            _ start: NSViewController, for name: some NavGraph.Name, _ ending: NavGraph.Ending? = nil
        ) -> NavGraph.Layer {
            stack(start, for: name.text, ending)
        }

        func stack(_ start: NSViewController, for name: String, _ ending: NavGraph.Ending?) -> NavGraph.Layer {
            let item = item(of: start)
            let container = container(NavGraph.StackMark())
            container.frame?.values = item.frame?.values ?? [:]
            return NavGraph.Layer(
                .stack, for: name, container: container,
                regions: [.init(name: name, container: container, isStack: true, frames: [item])], ending: ending)
        }

        /// A single screen, made for a flow or screen and opened so.
        public func single(
            _ screen: NSViewController, for name: some NavGraph.Name, _ ending: NavGraph.Ending? = nil
        ) -> NavGraph.Layer {
            single(screen, for: name.text, ending)
        }

        func single(_ screen: NSViewController, for name: String, _ ending: NavGraph.Ending?) -> NavGraph.Layer {
            let item = item(of: screen)
            return NavGraph.Layer(
                .single, for: name, container: item,
                regions: [.init(name: name, container: item, isStack: false, frames: [item])], ending: ending)
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

        private func container(_ content: AnyObject) -> NavGraph.LayerItem {
            NavGraph.LayerItem(content, NavGraph.Frame("", in: queue))
        }
    }

    extension NavGraph {
        /// Stands for the container of a stack, which is made where the stack is shown.
        final class StackMark {}
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

#if canImport(UIKit) && !os(watchOS)
    package import NavGraphRuntime
    import UIKit

    /// The layers, as the hierarchy of view controllers has them.
    extension NavGraph.Navigation {
        /// The layers as UIKit has them, the lowest first. View controllers that the app's own code presents are not
        /// among them.
        package var layers: [NavGraph.Layer] { current.map { layers(of: $0).layers } ?? [] }

        /// The layer that a view controller is the container of.
        func layer(of container: UIViewController) -> NavGraph.Layer? {
            guard let record = record(of: container) else { return nil }
            var regions: [NavGraph.Layer.Region] = []
            var active = 0
            switch record.kind {
            // if: tabs
            case .tabs:
                regions = record.children.compactMap { region($0) }
                let selected = (container as? UITabBarController)?.selectedViewController
                active = regions.firstIndex { $0.container.content === selected } ?? record.active
                // The app's own code may have selected it.
                record.active = active
            // end: tabs
            // if: columns
            case .split:
                let shared = sharedStack(of: record)
                regions = record.children.compactMap { region($0, sharing: shared) }
                let front = shared.last?.column
                active = record.children.firstIndex { $0 === front } ?? record.active
            // end: columns
            default: (regions, active) = ([region(record)].compactMap { $0 }, 0)
            }
            guard regions.indices.contains(active) else { return nil }
            var layer = NavGraph.Layer(
                record.kind, for: record.made, container: item(of: container), regions: regions, active: active,
                ending: record.layerEnding ?? record.frame.ending,
                style: record.style ?? NavGraph.Style(of: container),
                isLocked: record.lock == nil && container.isModalInPresentation || container is UIAlertController)
            (layer.lock, layer.compact) = (record.lock, record.compact)
            return layer
        }

        /// A screen on the stack that the columns of a split view share while it is collapsed, and whose it is.
        private typealias SharedScreen = (screen: UIViewController, column: NavGraph.Record?)

        private func region(_ record: NavGraph.Record, sharing shared: [SharedScreen] = []) -> NavGraph.Layer.Region? {
            guard let container = record.controller else { return nil }
            var screens = [container]
            if record.kind == .stack, let stack = container as? UINavigationController {
                screens = stack.viewControllers
                if !shared.isEmpty { screens = shared.filter { $0.column === record }.map(\.screen) }
                // A column that the user has left on a narrow screen keeps what it had.
                if screens.isEmpty { screens = record.screens.compactMap(\.controller) }
                if screens.isEmpty { screens = [container] }
            }
            return NavGraph.Layer.Region(
                name: record.made, container: item(of: container), isStack: record.kind == .stack,
                frames: screens.map { item(of: $0) })
        }

        // if: columns
        private func sharedStack(of record: NavGraph.Record) -> [SharedScreen] {
            guard let stack = sharedContainer(of: record) else { return [] }
            var column = record.children.first
            return stack.viewControllers.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }.map {
                // What has just been pushed belongs to the column below it.
                if let own = self.record(of: $0)?.region { column = own }
                return ($0, column)
            }
        }

        func sharedContainer(of record: NavGraph.Record) -> UINavigationController? {
            guard let split = record.controller as? UISplitViewController, split.isCollapsed else { return nil }
            let first = record.children.first?.controller
            return first as? UINavigationController ?? first?.navigationController
        }
        // end: columns
    }
#endif

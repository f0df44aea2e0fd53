#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
    internal import NavGraphRuntime

    extension NavGraph {
        /// A layer that is shown: a window's content, a sheet, a popover or an alert.
        @MainActor
        final class ShownLayer {
            /// As it is shown.
            private(set) var layer: Layer
            let alert: Alert?
            let regions: [RegionController]
            let container: NSViewController
            /// Its window; of a popover what that is in.
            weak var window: NSWindow?
            /// Keeps a sheet of ours: nothing else does.
            private var kept: NSWindow?
            var box: NSAlert?
            var popover: NSPopover?
            var popoverDelegate: PopoverDelegate?
            /// What a segue has presented.
            weak var adopted: NSViewController?
            private let responder: Responder

            init(_ layer: Layer, in navigation: Navigation, adopting adopted: NSViewController? = nil) {
                self.layer = layer
                alert = layer.alert
                responder = Responder(navigation, id: layer.id)
                self.adopted = adopted
                let isPlain = alert != nil || adopted != nil
                regions = isPlain ? [] : layer.regions.map { RegionController($0.frames.compactMap(\.controller)) }
                switch layer.container.content {
                // if: tabs
                case let tabs as TabsController:
                    self.container = tabs
                    tabs.show(regions, in: navigation, of: layer)
                // end: tabs
                // if: columns
                case let split as SplitController:
                    self.container = split
                    split.put(regions)
                // end: columns
                default: self.container = adopted ?? regions.first ?? NSViewController()
                }
            }

            var id: ID { layer.id }

            /// Whether it shows that very layer, perhaps not as it is now.
            func isOf(_ layer: Layer) -> Bool {
                id == layer.id && alert === layer.alert && (adopted == nil || adopted === layer.current?.controller)
            }

            func differs(from layer: Layer) -> Bool {
                if alert != nil { return false }
                let isOther = layer.hasChoice && self.layer.active != layer.active
                return isOther
                    || !zip(regions, layer.regions).allSatisfy { $0.shows($1.frames.compactMap(\.controller)) }
            }

            func adopt(_ layer: Layer) {
                self.layer = layer
                // if: tabs
                (container as? TabsController)?.choose(layer.active)
                // end: tabs
            }

            func show(in window: NSWindow) {
                self.window = window
                if popover == nil, adopted == nil { kept = window }
                responder.stand(behind: window)
            }

            /// The screen from whose middle a popover comes.
            var screen: NSViewController? { layer.current?.controller }
        }

        /// A sheet of ours. What closes it ends it.
        final class SheetWindow: NSWindow {
            override func close() {
                if let sheetParent { sheetParent.endSheet(self) } else { super.close() }
            }
        }
    }
#endif

#if canImport(UIKit) && !os(watchOS)
    import NavGraphRuntime
    import UIKit

    extension NavGraph {
        /// The facts about a view controller that a router made, in addition to UIKit's own.
        @MainActor
        final class Record {
            weak var controller: UIViewController?
            let frame: Frame
            /// What kind of layer it is the container of, if it is that of one.
            let kind: Layer.Kind
            /// Counts up: what was made later has the greater number.
            let number: Int

            // As the container of a layer, or of a tab or column.

            /// The flow or screen that it was made for.
            var made: String
            /// How the layer was opened.
            var layerEnding: Ending?
            /// The style of the layer in the graph, where UIKit is told another one.
            var style: Style?
            /// When the layer cannot be swiped away, where that depends on the conditions.
            var lock: Lock?
            /// The containers of its tabs or columns.
            var children: [Record] = []
            /// The tab or column that is active, where UIKit does not know.
            var active = 0
            /// Of columns, the one that a narrow window shows, until a step makes one active.
            var compact: Int?
            // if: tvOS
            /// What takes the presses of Menu on a screen of tvOS that stays.
            var menu: UITapGestureRecognizer?
            // end: tvOS
            /// The delegate of its stack or tabs, and of its presentation.
            var delegate: DelegateProxy?
            var presentationDelegate: DelegateProxy?

            // As the last step left it.

            /// Where it stands; `nil` before that.
            weak var opening: RootOpening?
            var isLayer = false
            /// Whether it is a stack of the app's own.
            var isHost = false
            /// Whether it is on the screen, or below what is.
            var isPlaced = false
            /// Whether the user has chosen the selected tab again, and it goes for that.
            var isDropped = false
            /// The layer that it is in, the region of that, and what UIKit has it on.
            weak var layer: Record?
            weak var region: Record?
            weak var stack: Record?
            /// Of a column, its screens.
            var screens: [Record] = []

            /// Of tabs and columns the active one, else itself.
            var activeRegion: Record? {
                kind == .tabs || kind == .split ? children.indices.contains(active) ? children[active] : nil : self
            }

            init(_ controller: UIViewController, kind: Layer.Kind, frame: Frame, number: Int) {
                self.controller = controller
                self.kind = kind
                self.frame = frame
                self.number = number
                made = frame.screen
            }
        }
    }

    extension NavGraph.Record {
        /// What it is the container of is a layer's now, or a screen's place.
        func isOurs(in opening: NavGraph.RootOpening) -> Bool { self.opening === opening && !isHost }
    }

    extension NavGraph.LayerItem {
        /// Items of UIKit are view controllers.
        var controller: UIViewController {
            guard let controller = content as? UIViewController else { preconditionFailure("no view controller") }
            return controller
        }
    }
#endif

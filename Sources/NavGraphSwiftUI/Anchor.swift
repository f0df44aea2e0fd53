#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Opening {
        /// What makes a view of the screen the place of what an event opens.
        public func anchor(_ event: String) -> NavGraph.Anchor { NavGraph.Anchor(self, event) }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// Makes a view the place of the popovers and action sheets that an event of its screen opens, if it is on
        /// screen when they are to be shown. Of several views the one that came last is.
        public struct Anchor: ViewModifier {
            private let opening: Opening
            private let event: String

            /// Of an event, by its name in the graph: popovers and action sheets of it are shown at the view.
            public init(_ opening: Opening, _ event: String) {
                self.opening = opening
                self.event = event
            }

            /// The view, with the place in it.
            public func body(content: Content) -> some View {
                AnchoredView(navigation: opening.frame?.queue?.display as? Navigation, content: content) { place in
                    opening.frame?.shownScreen?.places.append(Place.Mention(event: event, place: place))
                }
            }

            /// The view that is on screen, in the layer that something is to be shown above: that may have come
            /// between.
            @MainActor
            func place(in navigation: Navigation, above layer: ShownLayer) -> Place? {
                guard let frame = opening.frame, layer.regions.contains(where: { $0.has(frame) }),
                    let screen = frame.shownScreen
                else { return nil }
                screen.places.removeAll { $0.place == nil }
                return screen.places.last {
                    $0.event == event && $0.place.map { navigation.onScreen.contains($0.id) } == true
                }?.place
            }
        }

        /// A view at which popovers and dialogs are shown.
        @MainActor
        @Observable
        final class Place {
            /// Of its probe.
            @ObservationIgnored let id = ID()
            /// The views below this one.
            @ObservationIgnored weak var layer: ShownLayer?
            private var isOpen = false

            /// Something is shown here, above a layer, or nothing.
            func open(above layer: ShownLayer?) {
                self.layer = layer
                isOpen = layer != nil
            }

            /// What SwiftUI is bound to.
            var popover: ShownLayer? {
                get { isOpen ? layer?.presentedPopover : nil }
                set { if isOpen { layer?.closePopover(newValue) } }
            }
            var question: Dialog? { isOpen ? layer?.presentedQuestion : nil }
            var isAsking: Bool {
                get { question != nil }
                set { if !newValue, isOpen { layer?.closeQuestion() } }
            }
        }

        struct AnchoredView<Content: View>: View {
            let navigation: Navigation?
            let content: Content
            let appeared: (Place) -> Void
            @State private var place = Place()

            var body: some View {
                content
                    .probed(navigation, place.id)
                    .onAppear { appeared(place) }
                    .layerPopover(Bindable(place).popover)
                    .confirmationDialog(
                        place.question?.title ?? "", isPresented: Bindable(place).isAsking, titleVisibility: .visible,
                        presenting: place.question
                    ) {
                        DialogButtons(dialog: $0, layer: place.layer)
                    } message: {
                        Text($0.message)
                    }
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Navigation {
        /// A view has gone at which the top popover or dialog is shown: that goes with it, and comes again elsewhere.
        func lost(_ place: NavGraph.ID) {
            guard let layer = shownLayers.dropLast().last, layer.place?.id == place, let above = layer.above else {
                return
            }
            layer.put(nil)
            begin(end(ofDismissing: above, above: layer))
        }
    }

    extension NavGraph.Place {
        /// A screen knows it, and keeps it not alive.
        struct Mention {
            let event: String
            weak var place: NavGraph.Place?
        }
    }
#endif

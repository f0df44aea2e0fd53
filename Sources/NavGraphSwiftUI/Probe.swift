#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import NavGraphRuntime
    import SwiftUI
    import UIKit

    @available(iOS 17, visionOS 1, *)
    extension NavGraph {
        /// Reports when a frame's view is on screen; `onAppear` would be too early. Without an id it is the root
        /// view's.
        ///
        /// It has no size: a view of full size behind another takes large titles away.
        struct Probe: UIViewControllerRepresentable {
            let navigation: Navigation?
            let id: ID?

            func makeUIViewController(context: Context) -> ProbeController { ProbeController(navigation, id) }
            func updateUIViewController(_ controller: ProbeController, context: Context) {}
        }

        final class ProbeController: UIViewController {
            private weak var navigation: Navigation?
            private let id: ID?

            init(_ navigation: Navigation?, _ id: ID?) {
                self.navigation = navigation
                self.id = id
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if let id { return navigation?.appeared(id) ?? () }
                navigation?.rootAppeared()
                if let session = view.window?.windowScene?.session.persistentIdentifier {
                    navigation?.isInWindow?(session)
                }
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                if let id { navigation?.disappeared(id) }
            }
        }
    }

    @available(iOS 17, visionOS 1, *)
    extension View {
        /// Reports to the navigation when this view is on screen.
        func probed(_ navigation: NavGraph.Navigation?, _ id: NavGraph.ID?) -> some View {
            overlay {
                NavGraph.Probe(navigation: navigation, id: id)
                    .frame(width: 0, height: 0)
                    .accessibilityHidden(true)
                    .allowsHitTesting(false)
            }
        }
    }
#endif

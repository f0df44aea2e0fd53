#if canImport(SwiftUI) && !os(watchOS)
    internal import NavGraphRuntime
    import SwiftUI
    #if canImport(UIKit)
        import UIKit
    #endif

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// Reports when a frame's view is on screen; `onAppear` would be too early. Without an id it is the root
        /// view's.
        ///
        /// It has no size: a view of full size behind another takes large titles away.
        struct Probe {
            let navigation: Navigation?
            let id: ID?
        }

        final class ProbeController: SystemController {
            private weak var navigation: Navigation?
            private let id: ID?

            init(_ navigation: Navigation?, _ id: ID?) {
                self.navigation = navigation
                self.id = id
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            private func appeared() {
                if let id { navigation?.appeared(id) } else { navigation?.rootAppeared() }
            }

            private func disappeared() {
                if let id { navigation?.disappeared(id) }
            }

            #if canImport(UIKit)
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    appeared()
                    if id == nil, let session = view.window?.windowScene?.session.persistentIdentifier {
                        navigation?.isInWindow?(session)
                    }
                }

                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    disappeared()
                }
            #else
                override func loadView() { view = NSView() }

                override func viewDidAppear() {
                    super.viewDidAppear()
                    appeared()
                }

                override func viewDidDisappear() {
                    super.viewDidDisappear()
                    disappeared()
                }
            #endif
        }
    }

    #if canImport(UIKit)
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        extension NavGraph {
            typealias SystemController = UIViewController
        }

        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        extension NavGraph.Probe: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> NavGraph.ProbeController { .init(navigation, id) }
            func updateUIViewController(_ controller: NavGraph.ProbeController, context: Context) {}
        }
    #else
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        extension NavGraph {
            typealias SystemController = NSViewController
        }

        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        extension NavGraph.Probe: NSViewControllerRepresentable {
            func makeNSViewController(context: Context) -> NavGraph.ProbeController { .init(navigation, id) }
            func updateNSViewController(_ controller: NavGraph.ProbeController, context: Context) {}
        }
    #endif

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
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

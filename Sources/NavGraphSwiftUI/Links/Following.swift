#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI
    #if canImport(UIKit)
        import UIKit
    #endif

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension View {
        /// Hands what the system brings to a window, its root view this one, to its router. `activities` are the types
        /// of user activities that are links, besides web pages.
        public func following(
            _ router: any NavGraph.LinkRouter, _ navigation: NavGraph.Navigation, activities: [String]
        ) -> some View {
            let arrivals = NavGraph.Arrivals.of(navigation, router)
            var view = AnyView(onOpenURL { url in arrivals.take(.url(url)) })
            for type in [NSUserActivityTypeBrowsingWeb] + activities {
                view = AnyView(view.onContinueUserActivity(type) { arrivals.take(NavGraph.LinkEntry($0)) })
            }
            return view.takingURLsInThisWindow()
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// What arrives for a window. The system may bring one thing by two ways: an entry equal to one of the last two
        /// seconds is the same one.
        @MainActor
        final class Arrivals {
            private weak var router: (any LinkRouter)?
            private var recent: [(entry: String, until: Date)] = []
            var now: () -> Date = { Date() }

            private init(_ router: any LinkRouter) { self.router = router }

            /// Those of a navigation, which also take what its scene was connected with.
            static func of(_ navigation: Navigation, _ router: any LinkRouter) -> Arrivals {
                if let arrivals = navigation.arrivals as? Arrivals { return arrivals }
                let arrivals = Arrivals(router)
                navigation.arrivals = arrivals
                #if canImport(UIKit)
                    navigation.isInWindow = { [weak arrivals] session in
                        SceneDelegate.arrivals[session] = arrivals.map { Listener(arrivals: $0) }
                        for entry in SceneDelegate.kept.removeValue(forKey: session) ?? [] { arrivals?.take(entry) }
                    }
                #endif
                return arrivals
            }

            @discardableResult
            func take(_ entry: LinkEntry) -> Bool {
                let time = now()
                let text = Self.text(of: entry)
                recent.removeAll { $0.until < time }
                guard !recent.contains(where: { $0.entry == text }) else { return true }
                recent.append((text, time + 2))
                return router?.follow(entry) ?? false
            }

            private static func text(of entry: LinkEntry) -> String {
                func text(_ kind: String, _ type: String, payload: [String: String]) -> String {
                    kind + type + payload.sorted { $0.key < $1.key }.map { "\u{0}\($0.key)\u{0}\($0.value)" }.joined()
                }
                return switch entry {
                case .url(let url): "u" + url.absoluteString
                case .shortcut(let type, let payload): text("s", type, payload: payload)
                case .notification(let category, let payload): text("n", category, payload: payload)
                case .activity(let type, let payload): text("a", type, payload: payload)
                }
            }
        }
    }
#endif

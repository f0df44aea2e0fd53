#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// A window with its own router: made when it is first shown, and kept as long as the window lives.
        public struct Window<Router: AnyObject, Content: View>: View {
            private let make: @MainActor () -> Router
            private let content: (Router) -> Content
            @State private var router = Kept<Router>()

            /// `make` makes the router, `content` the view that shows what it navigates.
            public init(
                _ make: @escaping @MainActor () -> Router, @ViewBuilder content: @escaping (Router) -> Content
            ) {
                self.make = make
                self.content = content
            }

            /// The content for the router of this window.
            public var body: some View { content(router.value(make)) }
        }

        /// The routers of an app's windows, as long as these are there: a new one begins with what they share.
        @MainActor
        public final class OpenWindows<Router: AnyObject> {
            private var routers: [WeakRouter] = []

            /// No window yet.
            public init() {}

            /// That of the window that is there for longest.
            public var first: Router? { routers.lazy.compactMap(\.router).first }

            /// Makes the router of another window.
            public func add(_ make: () -> Router) -> Router {
                let router = make()
                routers.removeAll { $0.router == nil }
                routers.append(WeakRouter(router: router))
                return router
            }
        }

        /// What a view makes once, and keeps: the first value of a `State` would be made whenever the view is.
        @MainActor
        final class Kept<Value: AnyObject> {
            private var kept: Value?

            func value(_ make: @MainActor () -> Value) -> Value {
                if let kept { return kept }
                let value = make()
                kept = value
                return value
            }
        }

        /// A root view, as long as it lives.
        final class RootMark: Sendable {
            private let isGone: @Sendable () -> Void

            @MainActor
            init(_ navigation: Navigation) {
                isGone = { [weak navigation] in Task { @MainActor in navigation?.tree.rootsGone += 1 } }
            }

            deinit { isGone() }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Navigation {
        /// Whether that root view shows it: the first one does, as long as it lives. Two windows cannot show one
        /// navigation.
        func isShown(by mark: NavGraph.RootMark) -> Bool {
            if root == nil { root = mark }
            if root === mark { return true }
            // When that has gone, this one is asked again.
            _ = tree.rootsGone
            if !isShownElsewhere {
                NavGraph.warn("a router is shown in one window already; a window has its own router")
            }
            isShownElsewhere = true
            return false
        }
    }

    extension NavGraph.OpenWindows {
        private struct WeakRouter {
            weak var router: Router?
        }
    }
#endif

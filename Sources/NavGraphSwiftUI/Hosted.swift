#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI

    // if: host
    /// The app's own view, below all that routers open. It is a screen that nothing replaces, and whose events come
    /// from the app's own code.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Navigation {
        /// Keeps `observer` weakly. The app's own view is in a stack of ours if screens are pushed onto it.
        public convenience init(
            hostIsInStack: Bool, _ conditions: NavGraph.Conditions, _ observer: (any NavGraph.Observer)?,
            changing: [any NavGraph.Name] = [], sharing other: NavGraph.Navigation? = nil
        ) {
            self.init(conditions, observer, changing: changing, sharing: other)
            let host = NavGraph.Frame("host", in: queue)
            host.isHost = true
            let item = item(of: host)
            let single = NavGraph.Layer.Region(name: "host", container: item, isStack: false, frames: [item])
            configuration = [
                hostIsInStack
                    ? stack(host, for: "host", nil)
                    : NavGraph.Layer(.stack, for: "host", container: item, regions: [single])
            ]
            follow()
        }

        /// An event of the app's own code, which is ignored unless the app's own view is current.
        public func fire(
            fromHost event: String, _ values: [String: Any] = [:], _ body: @escaping (NavGraph.Step) throws -> Void
        ) {
            queue.fire(event, values, from: configuration.first?.regions[0].frames[0].frame, cause: .code, body: body)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.RootView {
        /// What a window shows: something of the app's, and above it what its router opens.
        public init<Host: View>(
            _ navigation: NavGraph.Navigation, @ViewBuilder host: @escaping () -> Host
        ) {
            self.init(navigation, below: { AnyView(host()) })
        }
    }
// end: host
#endif

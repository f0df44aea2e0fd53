#if canImport(AppKit) && !canImport(UIKit)
    public import NavGraphRuntime

    extension NavGraph.LinkFollower {
        /// Keeps links until they can be followed. `fallback` gives what is followed where a resolver fails. A link brings
        /// the window forward, also one that is kept.
        public convenience init(_ navigation: NavGraph.Navigation, fallback: @escaping () -> NavGraph.LinkWay?) {
            self.init(navigation.queue, fallback: fallback)
            navigation.add(observer: LinkObserver(navigation))
        }
    }

    /// Brings the window forward for a link that waits.
    private final class LinkObserver: NavGraph.Observer {
        private weak var navigation: NavGraph.Navigation?
        init(_ navigation: NavGraph.Navigation) { self.navigation = navigation }
        func kept(_ link: String) { navigation?.bringForward() }
    }
#endif

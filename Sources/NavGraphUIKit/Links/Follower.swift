#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime

    extension NavGraph.LinkFollower {
        /// Keeps links until they can be followed. `fallback` gives what is followed where a resolver fails.
        public convenience init(_ navigation: NavGraph.Navigation, fallback: @escaping () -> NavGraph.LinkWay?) {
            self.init(navigation.queue, fallback: fallback)
        }
    }
#endif

extension NavGraph {
    /// The URLs and names by which a link is reached.
    package func entries(of link: DeepLink) -> [String] {
        link.urls.map { text[$0.text] } + link.shortcuts.map { "shortcut " + text[$0.value] }
            + link.notifications.map { "notification " + text[$0.value] }
            + link.activities.map { "activity " + text[$0.value] } + (link.isFallback ? ["any other URL"] : [])
    }
}

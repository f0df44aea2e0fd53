extension NavGraph {
    /// What a step comes from.
    public enum Cause: String, Sendable {
        /// An event or outcome that a screen has raised.
        case tap
        /// The user has gone back: by the button, its menu, or a swipe from the edge.
        case back
        /// The user has swiped a layer away.
        case swipe
        /// The user has chosen a tab.
        case tab
        /// A deep link.
        case link
        /// All else: the launch, an event of the app.
        case code
    }
}

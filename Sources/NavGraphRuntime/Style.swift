extension NavGraph {
    /// How a layer is presented.
    public enum Style: String, Sendable, Codable {
        /// As the screen itself wants it: a sheet, unless it says otherwise.
        case sheet
        case fullScreen, formSheet, pageSheet, popover, overFullScreen, currentContext, overCurrentContext
        case alert, actionSheet
    }

    /// A height that a sheet can rest at.
    public enum Detent: Sendable { case medium, large }

    /// How what is shown gives way to something else.
    public enum Animation {
        /// As the UI framework does it.
        case standard
        case none, fade, slide, flip
        /// As `slide`, from the side that going back comes from.
        case slideBack
        /// One of the app's own; what it is depends on the UI framework.
        case custom(Any)

        package var isNone: Bool {
            if case .none = self { return true }
            return false
        }
    }
}

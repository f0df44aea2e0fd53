extension NavGraph {
    /// How a layer is presented.
    public enum Style: String, Sendable, Codable {
        /// As the screen itself wants it: a sheet, unless it says otherwise.
        case sheet
        /// Over the whole screen; what is below is taken out of the window.
        case fullScreen
        /// A small sheet in the middle, where there is room for it.
        case formSheet
        /// A sheet, whatever the screen itself wants.
        case pageSheet
        /// A bubble at what announced the event; a sheet where there is no room for one.
        case popover
        /// As `fullScreen`; what is below stays in the window.
        case overFullScreen
        /// Over the screen that defines the context; what is below is taken out of the window.
        case currentContext
        /// As `currentContext`; what is below stays in the window.
        case overCurrentContext
        /// An alert. It has no class: what it says is in the graph.
        case alert
        /// An action sheet. It has no class: what it says is in the graph.
        case actionSheet

        /// Whether the user can close such a layer: by a swipe, Esc or a tap beside it, and on tvOS by Menu.
        package var isSwipeable: Bool {
            switch self {
            case .sheet, .formSheet, .pageSheet, .popover: true
            case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: Platform.current == .tvOS
            case .alert, .actionSheet: false
            }
        }
    }

    /// A height that a sheet can rest at.
    public enum Detent: Sendable {
        /// Half of the screen.
        case medium
        /// All of it.
        case large
    }

    /// How what is shown gives way to something else.
    public enum Animation {
        /// As the UI framework does it.
        case standard
        /// At once.
        case none
        /// The shown screen fades into the new one.
        case fade
        /// What comes moves in from the side that reading goes to.
        case slide
        /// The whole turns over.
        case flip
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

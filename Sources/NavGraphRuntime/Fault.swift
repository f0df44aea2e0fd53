extension NavGraph {
    /// Why a step could not be carried out. Everything is then as it was before.
    public enum Fault: String, Error, Sendable {
        /// The pushed target is not a screen and not a stack.
        case pushOfContainer = "push-of-container"
        /// The current screen is on no stack.
        case pushOutsideStack = "push-outside-stack"
        /// There is nothing below the current screen to go back to.
        case popAtBottom = "pop-at-bottom"
        /// The screen to go back to is not below the current one.
        case popToAbsent = "pop-to-absent"
        /// Nothing is presented.
        case dismissNothing = "dismiss-nothing"
        /// No layer has the tab or column.
        case selectAbsent = "select-absent"
        /// Nothing was opened that could end so.
        case finishWithoutOpener = "finish-without-opener"
        /// The current screen does not receive the message.
        case sendUnknown = "send-unknown"
        /// Nothing can be presented, since the window does not show what would present it.
        case notOnScreen = "not-on-screen"
        /// A storyboard segue has run, and its source did not hand `prepare(for:sender:)` on.
        case segueNotPrepared = "segue-not-prepared"
        /// The app has returned, for a new screen or container, a view controller that is still shown.
        case reused
        /// A handler, a message or values that a flow was opened with are of another type than the one that is asked
        /// for: generated files of different versions have been mixed.
        case mismatch
        /// A link was raised without a value that it needs.
        case missingValue = "missing-value"
        /// The app's own code has thrown an error.
        case unexpected
    }
}

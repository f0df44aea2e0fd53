/// What is posted for assistive technologies.
public enum AccessibilityNotification {
    @MainActor
    public struct ScreenChanged {
        public init() {}
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: nil) }
    }
}

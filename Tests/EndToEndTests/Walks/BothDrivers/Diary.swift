/// What happened since all was at rest the last time.
@MainActor
enum Diary {
    /// Of the window that acts.
    static var page = Page()
    /// What comes with the outcome of an alert that is about to be raised.
    static var alertValues: [String] = []
    /// What the observer was told.
    static var heard: String {
        get { page.heard }
        set { page.heard = newValue }
    }
    /// What was shown, each with a word before it.
    static var shown: String {
        get { page.shown }
        set { page.shown = newValue }
    }
}

/// The text of a value, by a name that no param has.
func spell<V: Value>(_ value: V) -> String { text(of: value) }

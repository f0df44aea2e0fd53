import NavGraphSyntax

/// An action as it is written: a key and what stands beside it, names still names. The resolver makes an `Action` of it.
struct ActionDraft: Sendable {
    /// `push`, `present` …; `nil` without an action.
    var key: ActionKey?
    /// The value of that key; `nil` where it could not be read, which was reported.
    var value: Symbol?
    /// Of a `show` the column; of a `present` with `in: stack` `stack`, at the second of the two keys.
    var container: YAMLEvent?
    /// Of a `push` with `reuse`, the second of the two keys.
    var reuse: Span?
    var presentation = Presentation()
    /// The keys among `style`, `in`, `locked` and `detents` that are written; the others count as the target says.
    var given: KeySet = []
    /// Whether what it carries could not be read, which was reported.
    var hasMisreadPayload = false
    /// The screen of an alert in place.
    var alert: ScreenID?
}

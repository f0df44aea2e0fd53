/// How code opens a screen.
package enum OpeningKind: String, Sendable { case push, present, root }

/// A place in code that opens something. SOURCES 5.
final class Opening {
    let kind: OpeningKind
    var value: Value
    let scope: Scope
    /// The token of the call's name.
    let place: Int
    /// What is opened; calls in it are made by what opens.
    let expression: Extent
    /// The closure, or the body, that decides what is opened.
    let closure: Range<Int>?
    /// The first token of what the call is made on.
    let receiver: Range<Int>?
    let style: String?
    /// A use of a route stands for it.
    var isRoute = false
    /// A use of a route: who opens follows from where it stands alone.
    let isUse: Bool
    /// A use that a function gives back: who opens is who shows what it gives.
    var isReturned = false
    /// The case that it stands in, and whose uses are its sources.
    var routeCase: RouteCase?
    let segue: String?

    init(
        _ kind: OpeningKind, _ value: Value, _ scope: Scope, at place: Int, _ expression: Extent,
        closure: Range<Int>? = nil,
        receiver: Range<Int>? = nil, style: String? = nil, isUse: Bool = false, segue: String? = nil
    ) {
        self.kind = kind
        self.value = value
        self.scope = scope
        self.place = place
        self.expression = expression
        self.closure = closure
        self.receiver = receiver
        self.style = style
        self.isUse = isUse
        self.segue = segue
    }

    var file: Int { scope.body.file }
}

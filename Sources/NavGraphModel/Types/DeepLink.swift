import NavGraphSyntax

/// A way into the app from outside. LANGUAGE 7.
package struct DeepLink: Sendable {
    /// A text of the file and where it stands.
    package struct Text: Sendable {
        package var value: Symbol
        package var span: Span
        package init(value: Symbol, span: Span) {
            self.value = value
            self.span = span
        }
    }
    /// One step of an explicit `path`.
    package enum Step: Sendable {
        case event(TransitionID, of: Owner, span: Span)
        case tab(Reference, span: Span)
        /// As written, before it is resolved.
        case unresolved(Symbol, span: Span)
    }

    package var name: Symbol
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    package var urls: [LinkTemplate] = []
    package var query: IDRange<ParamID> = IDRange()
    package var shortcuts: [Text] = []
    package var notifications: [Text] = []
    package var activities: [Text] = []
    package var payload: IDRange<ParamID> = IDRange()
    package var opens: Reference = .none
    package var opensSpan: Span = .start
    /// With `in: stack`, the second of the keys `opens` and `in`.
    package var conflictSpan: Span = .start
    package var isByPresent = false
    package var style: PresentationStyle = .sheet
    package var inStack = false
    package var isLocked = false
    /// `nil`: the shortest way that there is.
    package var path: [Step]?
    package var pathSpan: Span = .start
    package var with: IDRange<ArgumentID> = IDRange()
    package var requires: IDRange<LiteralID> = IDRange()
    /// Whether it is dropped while it cannot be followed.
    package var isDropped = false
    /// Seconds for which it is kept; `nil`: until the process ends.
    package var expires: Double?
    package var isFallback = false
    package var title: Symbol = .none
    package var about: Symbol = .none

    package init(name: Symbol, qualifiedName: Symbol, module: ModuleID, file: FileID, span: Span) {
        self.name = name
        self.qualifiedName = qualifiedName
        self.module = module
        self.file = file
        self.span = span
    }
}

/// A path template: `/notes/{id}/**`.
package struct LinkTemplate: Sendable {
    package enum Segment: Hashable, Sendable {
        case literal(Symbol)
        case placeholder(Symbol)
    }
    package var text: Symbol
    package var segments: [Segment]
    /// Whether it ends in `/**`.
    package var hasRest: Bool
    package var span: Span
    package init(text: Symbol, segments: [Segment], hasRest: Bool, span: Span) {
        self.text = text
        self.segments = segments
        self.hasRest = hasRest
        self.span = span
    }
}

/// An asynchronous, throwing function that the app supplies for links. LANGUAGE 7.
package struct Resolver: Sendable {
    package var name: Symbol
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    package var payload: IDRange<ParamID> = IDRange()
    package var gives: Symbol = .none
    package init(name: Symbol, qualifiedName: Symbol, module: ModuleID, file: FileID, span: Span) {
        self.name = name
        self.qualifiedName = qualifiedName
        self.module = module
        self.file = file
        self.span = span
    }
}

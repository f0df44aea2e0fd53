import NavGraphSyntax

/// A way into the app from outside. LANGUAGE 7.
package struct DeepLink: Sendable {
    /// A text of the file and where it stands.
    package struct Text: Sendable {
        package var value: Symbol
        package var span: Span
    }
    /// One step of an explicit `path`.
    package enum Step: Sendable {
        case event(TransitionID, of: Owner, span: Span)
        case tab(Target, span: Span)
        /// As written, before it is resolved.
        case unresolved(Symbol, span: Span)
    }

    /// How it opens what it opens.
    package enum By: String, Sendable { case path, present, push }

    /// What happens while it cannot be followed.
    package enum Pending: String, Sendable {
        /// It waits, or it is forgotten.
        case keep, drop
        /// It is forgotten; and it is followed whatever the screens require that it shows.
        case never
    }

    /// A name of the query that must have a certain value. It gives no value.
    package struct QueryText: Sendable {
        package var name: Symbol
        package var value: Symbol
        /// The place of its name.
        package var span: Span
    }

    /// That it is an App Intent as well, which has all values of the link. STYLES A.
    package struct Intent: Sendable {
        /// A value that is the `id` of an app entity, and the Swift type of that.
        package struct Entity: Sendable {
            package var name: Symbol
            package var span: Span
            package var type: Symbol
            package var typeSpan: Span
        }
        package var entities: [Entity] = []
        /// The value of `intent`.
        package var span: Span
    }

    package var name: Symbol
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    package var urls: [LinkTemplate] = []
    package var query: IDRange<ParamID> = IDRange()
    /// The names of `query` with a literal text, in file order.
    package var queryTexts: [QueryText] = []
    /// The schemes and hosts of the app under which alone its URLs are; `nil`: all.
    package var under: [Text]?
    package var shortcuts: [Text] = []
    package var notifications: [Text] = []
    package var activities: [Text] = []
    /// `nil`: it is no App Intent.
    package var intent: Intent?
    package var payload: IDRange<ParamID> = IDRange()
    /// `opens`, resolved; `nil` where there is no such screen or flow.
    package var opens: Target?
    /// The same as written, and where; empty where it is not.
    package var opensName: Symbol = .none
    package var opensSpan: Span = .start
    /// With `in: stack` or `reuse`, the second of that key and `opens`.
    package var conflictSpan: Span = .start
    package var by = By.path
    /// Whether one of its URLs could not be read.
    var hasUnreadURL = false
    /// The value of `by`, if it is written.
    package var bySpan: Span?
    package var presentation = Presentation()
    /// The keys of it that the link says itself.
    var givenPresentation: KeySet = []
    /// `nil`: the shortest way that there is.
    package var path: [Step]?
    package var pathSpan: Span = .start
    package var with: IDRange<ArgumentID> = IDRange()
    /// The message that the opened screen, or the start screen of the opened flow, receives once the link has opened it; empty:
    /// the link sends nothing.
    package var send: Symbol = .none
    package var sendSpan: Span = .start
    package var requires: IDRange<LiteralID> = IDRange()
    package var pending = Pending.keep
    /// Whether it says `pending` itself.
    package var saysPending = false
    /// With `by: push`, whether the uppermost frame of the screen that it opens gives way to the new one.
    package var reuses = false
    /// Seconds for which it is kept; `nil`: until the process ends.
    package var expires: Double?
    package var isFallback = false
    /// The value of `fallback`.
    package var fallbackSpan: Span = .start
    package var title: Symbol = .none
    package var about: Symbol = .none
}

extension DeepLink {
    /// Whether it goes through the graph.
    package var isByPath: Bool { by == .path }
    /// Whether it opens a layer over the window.
    package var isByPresent: Bool { by == .present }
    /// Whether it opens a frame on the stack that the window shows.
    package var isByPush: Bool { by == .push }
}

/// A path template: `/notes/{id}/*/**`.
package struct LinkTemplate: Sendable {
    package enum Segment: Hashable, Sendable {
        case literal(Symbol)
        case placeholder(Symbol)
        /// `*`: any one segment.
        case any

        /// The name of a placeholder.
        package var placeholder: Symbol? { if case .placeholder(let name) = self { name } else { nil } }
    }
    package var text: Symbol
    package var segments: [Segment]
    /// Whether it ends in `/**`.
    package var hasRest: Bool
    package var span: Span
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
}

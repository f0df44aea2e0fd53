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

extension DeepLink {
    /// LANGUAGE 7.
    package static let fields = Fields<DeepLink>([
        Field(.url, shape: .oneOrList(.text("path template"))):
            "The path of the URLs: `/notes/{id}`, with placeholders, `*` for any single segment, and `/**` at the end for any rest.",
        Field(.query, shape: .params):
            "Query parameters of the URL, with types. `T?` and `T = value` are optional; a text such as `'\"reset\"'` must be there as it is, and gives no value.",
        Field(.under, shape: .list(.name(.linkAddress))):
            "Match only URLs with these schemes and hosts of `links`. By default, all.",
        Field(.shortcut, .texts(\.shortcuts), shape: .oneOrList(.text("type"))):
            "Types of quick actions on the home screen.",
        Field(.notification, .texts(\.notifications), shape: .oneOrList(.text("category"))):
            "Categories of notifications.",
        Field(.activity, .texts(\.activities), shape: .oneOrList(.text("type"))):
            "Types of `NSUserActivity`: Handoff, Siri, Spotlight.",
        Field(.intent, shape: .textOr(.flag, .map(.linkValue, .type))):
            "`true`: the link is an App Intent too. Or the values that an `AppEntity` gives by its `id`, each with the type of that entity.",
        Field(.payload, .params(\.payload)):
            "The values that a quick action, notification or activity carries. Values of the URL need no declaration.",
        Field(.opens, shape: .name(.target), isRequired: true): "The screen or flow that the link opens.",
        Field(.by, shape: .word(.linkWays)):
            "`path` (default): on the route that a user would take. `present`: above the current screen. `push`: onto the stack of the window.",
        Field(.style, shape: .word(.styles)): "With `by: present`: the presentation style. By default `sheet`.",
        Field(.in, shape: .word(.linkContainers)):
            "With `by: present`: puts the screen into its own navigation controller.",
        Field(.locked, shape: .oneOrList(.name(.lock))):
            "With `by: present`: the user cannot swipe it away; with conditions, only while all of them hold.",
        Field(.reuse, shape: .flag):
            "With `by: push`: if the stack already has the screen, the new one replaces it, and the screens above it go.",
        Field(.path, shape: .list(.name(.step))): "The route. By default, the shortest one.",
        Field(.with, shape: .arguments): "The arguments for the screens on the route; a resolver can be an argument.",
        Field(.send, shape: .name(.message)): "A message to the opened screen.",
        Field(.requires, .literals(\.requires)):
            "Conditions that must hold before the link is followed, in addition to those that the screens require.",
        Field(.pending, shape: .word(.linkWaits)):
            "What happens while the link cannot be followed: it waits (`keep`, default) or is discarded (`drop`). `never`: it is discarded too, and the conditions that screens require are not checked.",
        Field(.expires, shape: .number("seconds")): "How long the link waits. By default, until the app quits.",
        Field(.fallback, .flag(\.isFallback)): "Matches each URL that no other link matches.",
        Field(.allow, .allow): Meaning.allow,
        Field(.about, .prose(\.about)): Meaning.about,
        Field(.title, .prose(\.title)): "The label in diagrams. By default, its name.",
    ])
}

extension Resolver {
    package static let fields = Fields<Resolver>([
        Field(.payload, .params(\.payload)): "The values that it receives from the link, by name.",
        Field(.gives, .text(\.gives), shape: .type, isRequired: true): "The type of the result.",
    ])
}

extension KeyTable {
    static let deepLink = DeepLink.fields.table
    static let resolver = Resolver.fields.table
}

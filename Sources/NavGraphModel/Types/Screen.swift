import NavGraphSyntax

/// A screen. LANGUAGE 3.
package struct Screen: Sendable {
    package var name: Symbol
    /// The name as the root file would write it: with the alias of its module before it, where it is imported.
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    /// The flow under whose `screens` it stands; `nil` for a screen at the top level.
    package var flow: FlowID?
    /// For diagrams; empty: the name, spaced (`NavGraph.title(of:)`).
    package var title: Symbol = .none
    /// The Swift type; empty: the default of the framework.
    package var type: Symbol = .none
    package var source: ScreenSource = .code
    package var goesBack = true
    /// The user can go back from it only while all of these hold.
    package var backWhile: IDRange<LiteralID> = IDRange()
    /// Whether something keeps the user from going back.
    package var mayStay: Bool { !goesBack || !backWhile.isEmpty }
    package var isPublic = false
    package var params: IDRange<ParamID> = IDRange()
    package var messages: IDRange<MessageID> = IDRange()
    package var outcomes: IDRange<OutcomeID> = IDRange()
    package var transitions: IDRange<TransitionID> = IDRange()
    package var uses: IDRange<GroupUseID> = IDRange()
    /// Its own `requires`; `NavGraph.requirements(of:)` has the inherited ones too.
    package var requires: IDRange<LiteralID> = IDRange()
    package var preview: Symbol = .none
    /// Whether the factory's method for it has a default; `nil`: as `swift` says.
    package var factoryDefault: Bool?
    package var about: Symbol = .none
    /// How it is presented, where a `present` does not say otherwise; the keys that are written.
    package var presentation = DeclaredPresentation()
    /// Of an alert in place, the alternative that declares it.
    package var declaringAlternative: AlternativeID?
}

/// How an instance of a screen comes to be.
package enum ScreenSource: Hashable, Sendable {
    case code
    /// From a nib; empty name: that of the type.
    case xib(name: Symbol)
    /// Empty identifier: the storyboard's initial view controller.
    case storyboard(name: Symbol, identifier: Symbol)
    /// A SwiftUI view, in a hosting controller where the framework is UIKit's.
    case swiftUI
    /// The system shows it: a share sheet, a picker, a browser.
    case system
}

extension Screen {
    /// LANGUAGE 3.
    package static let fields = Fields<Screen>([
        Field(.title, .prose(\.title)): "The title in diagrams. By default, its name with spaces.",
        Field(.type, .text(\.type), shape: .name(.swiftType)):
            "The class of the view controller. By default, the name with `ViewController`: `NoteListViewController`.",
        Field(.from, shape: .textOr(.word(.sources), .nested(.source))):
            "How the view controller is created. By default, in `code`. `system`: the system shows it, such as a share sheet; the user can always close it.",
        Field(.params, .params(\.params)):
            "Values that are required to open the screen, with Swift types. `T?` and `T = value` are optional.",
        Field(.receives, shape: .signatures(.newMessage)):
            "Messages that the router can send to the screen later, with their params.",
        Field(.outcomes, shape: .signatures(.newOutcome)):
            "The ways in which the screen can end, with their params. An outcome closes the screen.",
        Field(.transitions, shape: .transitions): "The events of the screen, and what each event does.",
        Field(.uses, shape: .list(.name(.group))):
            "`groups` that the screen also has. Its `transitions` hide events of the same name.",
        Field(.requires, .literals(\.requires)):
            "Conditions that must hold whenever the screen is visible. They are verified, and block nothing.",
        Field(.back, shape: .oneOrList(.name(.lock))):
            "Whether the user can go back with the back button or a swipe. By default `true`; with conditions, only while all of them hold.",
        Field(.style, shape: .word(.styles)): Meaning.style,
        Field(.in, shape: .word(.linkContainers)):
            "`stack` puts it into its own navigation controller where it is presented.",
        Field(.locked, shape: .oneOrList(.name(.lock))): Meaning.locked,
        Field(.detents, shape: .list(.word(.detents), count: 1...2)): Meaning.detents,
        Field(.preview, .text(\.preview), shape: .text("path")):
            "A screenshot for diagrams, in the directory of the root file or a subdirectory; `none` draws no image.",
        Field(.factoryDefault, .boolean(\.factoryDefault)):
            "Whether the factory method has a default implementation, which calls the initializer. By default, as `factoryDefaults`.",
        Field(.public, .flag(\.isPublic)): Meaning.isPublic,
        Field(.code, shape: .oneOrList(.text("Type"))):
            "The Swift types whose code belongs to this screen, for `drift`, where the code does not show it.",
        Field(.team, shape: .oneOrList(.text("team"))):
            "The teams or people who own the screen. By default, the team of its flow.",
        Field(.allow, .allow): Meaning.allow,
        Field(.about, .prose(\.about)): Meaning.about,
    ])
}

extension KeyTable {
    static let screen = Screen.fields.table

    static let source = KeyTable([
        Entry(.xib, .text("name")): "The xib of the view.",
        Entry(.storyboard, .text("name")): "The storyboard that contains the scene.",
        Entry(.id, .text("identifier")):
            "The storyboard ID. By default, the initial view controller of the storyboard.",
    ])
}

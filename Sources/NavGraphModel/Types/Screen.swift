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

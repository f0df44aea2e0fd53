import NavGraphSyntax

/// A boolean fact about the app. LANGUAGE 2.
package struct Condition: Sendable {
    package var name: Symbol
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    /// Its value at launch; `nil`: unknown.
    package var initially: Bool?
    /// What it implies, directly.
    package var implies: [ConditionID] = []
}

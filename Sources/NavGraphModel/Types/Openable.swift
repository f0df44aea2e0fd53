import NavGraphSyntax

/// What screens and flows have alike.
package protocol Openable: Sendable {
    var name: Symbol { get }
    var qualifiedName: Symbol { get }
    var title: Symbol { get }
    var module: ModuleID { get }
    var file: FileID { get }
    var span: Span { get }
    var isPublic: Bool { get }
    var params: IDRange<ParamID> { get }
    var outcomes: IDRange<OutcomeID> { get }
    var presentation: DeclaredPresentation { get }
}
extension Screen: Openable {}
extension Flow: Openable {}

extension NavGraph {
    package subscript(target: Target) -> any Openable {
        switch target {
        case .screen(let screen): screens[screen]
        case .flow(let flow): flows[flow]
        }
    }
}

import NavGraphSyntax

/// An element of a file, with a name.
package protocol Declared: Sendable {
    static var kind: Subject.Kind { get }
    var name: Symbol { get }
    /// The name as the root file would write it.
    var qualifiedName: Symbol { get set }
    var module: ModuleID { get set }
    var file: FileID { get set }
    var span: Span { get }
}

extension Declared {
    package var subject: Subject { Subject(Self.kind, name: qualifiedName) }
    package var place: Place { Place(file, span) }
}

extension Group: Declared { package static var kind: Subject.Kind { .group } }
extension Condition: Declared { package static var kind: Subject.Kind { .condition } }
extension Enumeration: Declared { package static var kind: Subject.Kind { .condition } }
extension DeepLink: Declared { package static var kind: Subject.Kind { .deepLink } }
extension Resolver: Declared { package static var kind: Subject.Kind { .resolver } }

/// What screens and flows have alike.
package protocol Openable: Declared {
    var title: Symbol { get }
    var isPublic: Bool { get }
    var params: IDRange<ParamID> { get }
    var outcomes: IDRange<OutcomeID> { get }
    var presentation: DeclaredPresentation { get }
}
extension Screen: Openable { package static var kind: Subject.Kind { .screen } }
extension Flow: Openable { package static var kind: Subject.Kind { .flow } }

extension NavGraph {
    package subscript(target: Target) -> any Openable {
        switch target {
        case .screen(let screen): screens[screen]
        case .flow(let flow): flows[flow]
        }
    }
}

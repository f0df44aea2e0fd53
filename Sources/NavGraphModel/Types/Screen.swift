import NavGraphSyntax

/// A screen. LANGUAGE 3. 72 bytes, and what few screens have apart.
package struct Screen: Sendable {
    package var name: Symbol
    /// The name as the root file would write it: with the alias of its module before it, where it is imported.
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    private var rawFlow: UInt32
    /// For diagrams; empty: the name, spaced (`NavGraph.title(of:)`).
    package var title: Symbol = .none
    /// The Swift type; empty: the default of the framework.
    package var type: Symbol = .none
    private var sourceName: Symbol = .none
    private var sourceIdentifier: Symbol = .none
    private var sourceKind = SourceKind.code
    package var goesBack = true
    package var isPublic = false
    package var params: IDRange<ParamID> = IDRange()
    package var transitions: IDRange<TransitionID> = IDRange()
    private var rest: Rest?

    package init(name: Symbol, qualifiedName: Symbol, module: ModuleID, file: FileID, span: Span, flow: FlowID?) {
        self.name = name
        self.qualifiedName = qualifiedName
        self.module = module
        self.file = file
        self.span = span
        rawFlow = flow?.raw ?? .max
    }

    /// The flow under whose `screens` it stands; `nil` for a screen at the top level.
    package var flow: FlowID? { rawFlow == .max ? nil : FlowID(raw: rawFlow) }
}

extension Screen {
    private enum SourceKind: UInt8 { case code, xib, storyboard, swiftUI }

    package var source: ScreenSource {
        get {
            switch sourceKind {
            case .code: .code
            case .xib: .xib(name: sourceName)
            case .storyboard: .storyboard(name: sourceName, identifier: sourceIdentifier)
            case .swiftUI: .swiftUI
            }
        }
        set {
            (sourceKind, sourceName, sourceIdentifier) =
                switch newValue {
                case .code: (.code, .none, .none)
                case .xib(let name): (.xib, name, .none)
                case .storyboard(let name, let identifier): (.storyboard, name, identifier)
                case .swiftUI: (.swiftUI, .none, .none)
                }
        }
    }
}

// MARK: - What few screens have

extension Screen {
    private struct Fields {
        var messages: IDRange<MessageID> = IDRange()
        var outcomes: IDRange<OutcomeID> = IDRange()
        var requires: IDRange<LiteralID> = IDRange()
        var preview: Symbol = .none
        var about: Symbol = .none
    }

    /// Copies share it, so it is never changed.
    private final class Rest: Sendable {
        let fields: Fields
        init(_ fields: Fields) { self.fields = fields }
    }

    private mutating func change(_ body: (inout Fields) -> Void) {
        var fields = rest?.fields ?? Fields()
        body(&fields)
        rest = Rest(fields)
    }

    package var messages: IDRange<MessageID> {
        get { rest?.fields.messages ?? IDRange() }
        set { if newValue != messages { change { $0.messages = newValue } } }
    }
    package var outcomes: IDRange<OutcomeID> {
        get { rest?.fields.outcomes ?? IDRange() }
        set { if newValue != outcomes { change { $0.outcomes = newValue } } }
    }
    /// Its own `requires`; `NavGraph.requirements(of:)` has the inherited ones too.
    package var requires: IDRange<LiteralID> {
        get { rest?.fields.requires ?? IDRange() }
        set { if newValue != requires { change { $0.requires = newValue } } }
    }
    package var preview: Symbol {
        get { rest?.fields.preview ?? .none }
        set { if newValue != preview { change { $0.preview = newValue } } }
    }
    package var about: Symbol {
        get { rest?.fields.about ?? .none }
        set { if newValue != about { change { $0.about = newValue } } }
    }
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
}

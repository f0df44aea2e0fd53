/// A name of a method, as the Objective-C runtime has it.
public struct Selector: Hashable, Sendable {
    public let name: String
    public init(_ name: String) { self.name = name }
}

/// What takes part in the responder chain.
@MainActor
open class NSResponder: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var nextResponder: NSResponder? {
        get { next }
        set { next = newValue }
    }
    private weak var next: NSResponder?
    open var acceptsFirstResponder: Bool { false }

    /// Whoever does not know it hands it on.
    open func cancelOperation(_ sender: Any?) { nextResponder?.cancelOperation(sender) }

    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
        if action.name == "cancelOperation:" {
            cancelOperation(object)
            return true
        }
        return nextResponder?.tryToPerform(action, with: object) ?? false
    }
}

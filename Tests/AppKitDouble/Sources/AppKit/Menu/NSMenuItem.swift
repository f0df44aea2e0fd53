/// What is asked whether it is enabled.
@MainActor
public protocol NSValidatedUserInterfaceItem {
    var action: Selector? { get }
    var tag: Int { get }
}

@MainActor
public protocol NSUserInterfaceValidations {
    func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

@MainActor
public protocol NSUserInterfaceItemIdentification {
    var identifier: NSUserInterfaceItemIdentifier? { get set }
}

/// An item of a menu.
@MainActor
open class NSMenuItem: NSObject, NSValidatedUserInterfaceItem, NSUserInterfaceItemIdentification {
    open var title: String
    open var action: Selector?
    open weak var target: AnyObject?
    open var keyEquivalent: String
    open var tag = 0
    open var representedObject: Any?
    open var identifier: NSUserInterfaceItemIdentifier?

    public init(title: String, action: Selector?, keyEquivalent: String) {
        self.title = title
        self.action = action
        self.keyEquivalent = keyEquivalent
        super.init()
    }
}

@MainActor
open class NSMenu: NSObject {
    open var title: String
    open private(set) var items: [NSMenuItem] = []
    public init(title: String) { self.title = title }
    open func addItem(_ item: NSMenuItem) { items.append(item) }
}

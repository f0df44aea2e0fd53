import Foundation

/// An item of a menu.
@MainActor
open class UIMenuElement: NSObject {
    public internal(set) var title: String = ""
}

/// A menu; the double shows none.
@MainActor
open class UIMenu: UIMenuElement {
    public private(set) var children: [UIMenuElement] = []

    public convenience init(title: String = "", children: [UIMenuElement] = []) {
        self.init()
        self.title = title
        self.children = children
    }
}

public typealias UIActionHandler = (UIAction) -> Void

/// What a control or a bar button does.
@MainActor
open class UIAction: UIMenuElement {
    private var handler: UIActionHandler = { _ in }
    open internal(set) weak var sender: AnyObject?

    public convenience init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
        self.init()
        self.title = title
        self.handler = handler
    }

    func run(_ sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }
}

/// A view without contents.
@MainActor
open class NSView: NSResponder {
    open var frame: CGRect
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
    open private(set) weak var superview: NSView?
    open private(set) var subviews: [NSView] = []
    open var alphaValue: CGFloat = 1
    open var isHidden = false
    open var autoresizingMask: AutoresizingMask = []
    weak var ownWindow: NSWindow?
    weak var controller: NSViewController?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    public convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init(coder: coder)
    }

    open var window: NSWindow? { ownWindow ?? superview?.window }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.nextResponder = view.controller ?? self
        view.controller?.nextResponder = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func animator() -> Self { self }

    /// Whether it is in a window that is to be seen, and nothing hides it.
    var isOnScreen: Bool { window?.isVisible == true }
}

extension NSView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let width = AutoresizingMask(rawValue: 2)
        public static let height = AutoresizingMask(rawValue: 16)
    }
}

/// A button: a title and a key.
@MainActor
open class NSButton: NSView {
    open var title = ""
    open var keyEquivalent = ""
}

public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }
public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias NSPoint = CGPoint

/// An image, by name only.
open class NSImage: NSObject, @unchecked Sendable {
    public convenience init?(named name: String) { self.init() }
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) { self.init() }
}

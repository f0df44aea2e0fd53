import Foundation

/// A control whose actions tests send with `sendActions(for:)`.
@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
    }

    private var actions: [(events: Event, action: UIAction)] = []
    open var isEnabled = true
    open var isSelected = false

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.append((controlEvents, action))
    }

    open func sendActions(for controlEvents: UIControl.Event) {
        guard isEnabled else { return }
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.run(self) }
    }
}

/// A button with a title.
@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom = 0, system = 1 }

    private var titles: [UInt: String] = [:]

    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }

    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction {
            setTitle(primaryAction.title, for: [])
            addAction(primaryAction, for: .touchUpInside)
        }
    }

    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
}

/// A label with a text.
@MainActor
open class UILabel: UIView {
    open var text: String?
    open var numberOfLines = 1
    open var textColor: UIColor!
}

/// A field with a text.
@MainActor
open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
}

/// A row or column of views.
@MainActor
open class UIStackView: UIView {
    open private(set) var arrangedSubviews: [UIView] = []
    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var spacing: CGFloat = 0

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}

extension NSLayoutConstraint {
    public enum Axis: Int, Sendable { case horizontal = 0, vertical = 1 }
}

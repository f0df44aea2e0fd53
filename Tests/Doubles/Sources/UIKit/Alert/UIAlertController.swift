import Foundation

/// An action of an alert. Its handler runs after the alert is gone.
@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default` = 0, cancel = 1, destructive = 2 }

    open private(set) var title: String?
    open private(set) var style: UIAlertAction.Style = .default
    open var isEnabled = true
    var handler: ((UIAlertAction) -> Void)?

    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// An alert or an action sheet. It cannot be swiped away; on the pad an action sheet is a popover and wants an anchor.
@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet = 0, alert = 1 }

    open var message: String?
    open private(set) var preferredStyle: UIAlertController.Style = .alert
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            World.current.misuse(
                World.inconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            return
        }
        actions.append(action)
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            World.current.misuse(
                World.inconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            return
        }
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    var alertStyle: UIModalPresentationStyle {
        preferredStyle == .actionSheet && World.current.knobs.isPad ? .popover : .overFullScreen
    }
}

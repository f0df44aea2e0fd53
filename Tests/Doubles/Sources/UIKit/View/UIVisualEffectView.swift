import Foundation

/// What a `UIVisualEffectView` does to what is behind it.
@MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
@MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case extraLight = 0, light, dark, regular = 4, prominent, systemMaterial = 7 }

    public init(style: UIBlurEffect.Style) { super.init() }
}

/// A view whose subviews belong into its `contentView`: adding them to itself raises (rule 72).
@MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        subviews = [contentView]
        contentView.superview = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        subviews = [contentView]
        contentView.superview = self
    }

    open override var uikitDoubleRefusal: (raises: Bool, reason: String)? {
        (
            true,
            "\(naming(self)) has been asked to add a subview: do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView."
        )
    }
}

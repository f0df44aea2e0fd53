/// What the window shows.
let containerSupport: StaticString = #"""
    /// How what is shown gives way to something else.
    enum App_Animation {
        case standard, none, fade, slide, flip
    }

    /// What the window shows: a container whose one child gives way to another when the root changes.
    @MainActor
    final class App_Container: UIViewController {
        var child: UIViewController? { children.last }

        func show(_ new: UIViewController, _ animation: App_Animation, _ done: @escaping () -> Void) {
            let old = child
            addChild(new)
            new.view.frame = view.bounds
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            guard let old, view.window != nil, animation != .none, animation != .standard else {
                old?.willMove(toParent: nil)
                old?.view.removeFromSuperview()
                old?.removeFromParent()
                view.addSubview(new.view)
                new.didMove(toParent: self)
                return done()
            }
            old.willMove(toParent: nil)
            var options: UIView.AnimationOptions = .transitionCrossDissolve
            var animations: (() -> Void)?
            if animation == .flip {
                options = .transitionFlipFromRight
            } else if animation == .slide {
                let bounds = view.bounds
                options = .curveEaseInOut
                new.view.frame = bounds.offsetBy(dx: bounds.width, dy: 0)
                animations = {
                    new.view.frame = bounds
                    old.view.frame = bounds.offsetBy(dx: -bounds.width, dy: 0)
                }
            }
            transition(from: old, to: new, duration: 0.3, options: options, animations: animations) { [weak self] _ in
                old.removeFromParent()
                new.didMove(toParent: self)
                done()
            }
        }
    }

    """#

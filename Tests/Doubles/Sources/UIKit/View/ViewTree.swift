import Foundation

extension UIView {
    /// Adds the view on top. Where that brings controllers on screen they hear `viewWillAppear` at once and
    /// `viewDidAppear` later.
    public func addSubview(_ view: UIView) { put(view, at: nil) }

    public func insertSubview(_ view: UIView, at index: Int) { put(view, at: index) }

    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        put(view, at: subviews.firstIndex { $0 === siblingSubview })
    }

    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        put(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    public func removeFromSuperview() {
        guard superview != nil else { return }
        let before = window
        detach()
        before?.contentChanged()
        if before != nil { tellOfWindow() }
    }

    /// A view that comes into a window, or leaves it, does so with all that is in it.
    func tellOfWindow() {
        didMoveToWindow()
        for view in subviews { view.tellOfWindow() }
    }

    private func detach() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }

    private func put(_ view: UIView, at index: Int?) {
        if let refusal = uikitDoubleRefusal {
            if refusal.raises { return World.current.misuse(World.inconsistency, refusal.reason) }
            World.current.warn(refusal.reason)
        }
        if let child = view.controller, let parent = child.parent, let host = hostController, host !== parent,
            host !== child
        {
            World.current.misuse(
                World.hierarchy,
                "child view controller:\(naming(child)) should have parent view controller:\(naming(parent)) but "
                    + "requested parent is:\(naming(host))")
            return
        }
        let before = view.window
        if view.superview != nil { view.detach() }
        subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        if let before, before !== window { before.contentChanged() }
        window?.contentChanged()
        if before !== window { view.tellOfWindow() }
    }

    /// The controller whose view this is or lies in.
    var hostController: UIViewController? {
        var current: UIView? = self
        while let node = current {
            if let controller = node.controller { return controller }
            current = node.superview
        }
        return nil
    }
}

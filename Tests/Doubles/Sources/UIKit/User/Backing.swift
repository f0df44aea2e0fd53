import Foundation

extension UIKitDouble.User {
    private func stack(_ given: UINavigationController?) -> UINavigationController? {
        // A stack on a stack, as a collapsed split view has it, has the back button of the outer one at its bottom.
        let visible = visibleController?.lineage.compactMap { $0 as? UINavigationController } ?? []
        guard let navigation = given ?? visible.first(where: { $0.stack.count > 1 }) ?? visible.first,
            reaches(navigation), navigation.stack.count > 1, navigation.swipe == nil
        else { return nil }
        return navigation
    }

    private func stackWithBackButton(_ given: UINavigationController?) -> UINavigationController? {
        guard World.current.knobs.platform != .tvOS, let navigation = stack(given), !navigation.isNavigationBarHidden,
            navigation.stack.last?.navigationItem.offersBack == true
        else { return nil }
        return navigation
    }

    /// The back button of the visible stack, or of the given one. Not possible without a bar, with `hidesBackButton`,
    /// with a left item in its place, at the root, or under something presented.
    @discardableResult
    public func tapBack(in navigation: UINavigationController? = nil) -> Bool {
        guard let navigation = stackWithBackButton(navigation) else { return false }
        navigation.popViewController(animated: true)
        return true
    }

    /// The menu of a long press on the back button, and a choice from it: one of the controllers below.
    @discardableResult
    public func pickFromBackMenu(
        _ controller: UIViewController, in navigation: UINavigationController? = nil
    ) -> Bool {
        guard let navigation = stackWithBackButton(navigation),
            navigation.stack.dropLast().contains(where: { $0 === controller })
        else { return false }
        navigation.popToViewController(controller, animated: true)
        return true
    }

    /// A swipe from the edge, held until it is completed or given up (rule 8). Not possible where the recogniser is
    /// disabled; without a delegate of the app's on it, also not where there is no back button.
    public func beginSwipeBack(in navigation: UINavigationController? = nil) -> BackSwipe? {
        guard World.current.knobs.platform != .tvOS, let navigation = stack(navigation), !navigation.showIsWaiting,
            navigation.swipeFromEdge.isEnabled
        else { return nil }
        let recogniser = navigation.swipeFromEdge
        if let delegate = recogniser.delegate {
            guard delegate.gestureRecognizerShouldBegin(recogniser) else { return nil }
        } else if navigation.isNavigationBarHidden || navigation.stack.last?.navigationItem.offersBack != true {
            return nil
        }
        return BackSwipe(navigation)
    }

    /// A whole swipe from the edge.
    @discardableResult
    public func swipeBack(in navigation: UINavigationController? = nil) -> Bool {
        guard let swipe = beginSwipeBack(in: navigation) else { return false }
        swipe.complete()
        return true
    }
}

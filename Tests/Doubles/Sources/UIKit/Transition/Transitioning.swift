import Foundation

/// An animation of the app's own for a push, a pop, or a tab; the double asks for it and does not run it.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    func completeTransition(_ didComplete: Bool)
}

/// Animations of presentations; kept, and not asked.
@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// What a running transition tells of its end (rule 47).
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated = true
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(isInteractive: Bool = false) { self.isInteractive = isInteractive }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    func letGo(isCancelled: Bool) {
        isInteractive = false
        self.isCancelled = isCancelled
    }

    func complete() {
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }
}

extension UIViewController {
    /// That of the transition that this controller, or one around it, takes part in. There is none without animation.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        lineage.lazy.compactMap { $0.coordinator }.first
    }

    /// The transition is over: whoever waits for that is told.
    func endTransition(_ others: [UIViewController] = []) {
        let ended = ([self] + others).compactMap { one -> TransitionCoordinator? in
            defer { one.coordinator = nil }
            return one.coordinator
        }
        var told: [TransitionCoordinator] = []
        for one in ended where !told.contains(where: { $0 === one }) {
            told.append(one)
            one.complete()
        }
    }
}

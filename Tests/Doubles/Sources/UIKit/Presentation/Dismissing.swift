import Foundation

extension UIViewController {
    /// Rule 14: one that presents takes down what it presents and all above; else its presenter is asked.
    var dismissalOwner: UIViewController? {
        lineage.first { $0.presented != nil } ?? lineage.lazy.compactMap { $0.presenter }.first
    }

    /// The window that it is in, or what it presents while that covers it.
    fileprivate var windowOfChain: UIWindow? {
        sequence(first: self) { $0.anyPresented }.lazy.compactMap { $0.viewIfLoaded?.window }.first
    }

    func requestDismissal(animated: Bool, completion: (() -> Void)?) {
        let world = World.current
        var reason: String?
        if dismissalOwner == nil {
            reason = "Nothing to dismiss from \(naming(self))"
        } else if world.presentationsRunning(in: dismissalOwner?.windowOfChain) > 0 {
            reason =
                "Attempt to dismiss from view controller \(naming(self)) while a presentation or dismiss is in progress!"
        }
        if let reason {
            world.warn(reason)
            if world.knobs.ignoredRequestsComplete, let completion {
                world.enqueue("completion of an ignored dismissal", completion)
            }
            return
        }
        guard let owner = dismissalOwner else { return }
        let dismissal = Dismissal(from: owner, animated: animated)
        world.enqueue("dismissal of \(dismissal.label) begins") {
            dismissal.begin()
            world.enqueue("dismissal of \(dismissal.label) ends") {
                dismissal.end()
                completion?()
            }
        }
    }
}

/// One dismissal, by code or by the user.
@MainActor
final class Dismissal {
    private let owner: UIViewController
    private let chain: [UIViewController]
    private let animated: Bool
    private var round: AppearanceRound?
    /// Where it runs.
    private weak var place: UIWindow?

    init(from owner: UIViewController, animated: Bool, isInteractive: Bool = false) {
        self.owner = owner
        self.animated = animated
        var chain: [UIViewController] = []
        var next = owner.presented
        while let controller = next {
            chain.append(controller)
            next = controller.anyPresented
        }
        self.chain = chain
        place = owner.windowOfChain
        World.current.presentationBegins(in: place)
        for controller in chain { controller.isBeingDismissed = true }
        guard animated else { return }
        let coordinator = TransitionCoordinator(isInteractive: isInteractive)
        for controller in [owner] + chain { controller.coordinator = coordinator }
    }

    var label: String { chain.map { "\(type(of: $0))" }.joined(separator: ", ") }

    private var window: UIWindow? {
        chain.lazy.compactMap { $0.viewIfLoaded?.window }.first ?? owner.viewIfLoaded?.window
    }

    func begin() {
        round = window?.round(animated: animated) {
            for controller in chain { controller.isLeaving = true }
            uncover()
        }
    }

    /// Puts the owner's view back where a covering presentation took it from.
    private func uncover() {
        guard let control = chain.first?.ownPresentationController, let place = control.coveredPlace else { return }
        let isOrphan = (place as? UIWindow)?.orphans.contains { $0 === owner.lineage.last } ?? false
        if !isOrphan, owner.viewIfLoaded?.superview == nil { place.insertSubview(owner.view, at: 0) }
    }

    func end() {
        let window = window
        window.hold { for controller in chain { controller.viewIfLoaded?.removeFromSuperview() } }
        World.current.presentationEnds(in: place)
        for controller in chain { controller.isLeaving = false }
        round?.finish()
        for controller in chain {
            controller.presenter?.presented = nil
            controller.presenter = nil
            controller.ownPresentationController = nil
            controller.isBeingDismissed = false
        }
        owner.endTransition(chain)
        window?.orphans.removeAll { $0.anyPresented == nil }
    }

    /// The user's finger is gone; what it began ends by itself.
    func letGo() { owner.coordinator?.letGo(isCancelled: false) }

    /// The user let go before the end: everything is as before.
    func cancel() {
        for controller in chain { controller.isBeingDismissed = false }
        owner.coordinator?.letGo(isCancelled: true)
        owner.endTransition(chain)
        let again = window?.round(animated: animated) {
            for controller in chain { controller.isLeaving = false }
        }
        World.current.presentationEnds(in: place)
        if let again { World.current.enqueue("cancelled dismissal ends") { again.finish() } }
    }
}

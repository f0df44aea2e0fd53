import Foundation

enum AppearanceState {
    case gone, coming, shown, going
}

/// One round of appearance calls: the `will` half is sent at once, `finish()` sends the `did` half. A controller that
/// turns back before the round is finished belongs to the later round, so the calls stay balanced.
@MainActor
final class AppearanceRound {
    private let coming: [UIViewController]
    private let going: [UIViewController]
    private let animated: Bool
    private let ticket: Int

    init(coming: [UIViewController], going: [UIViewController], animated: Bool) {
        self.coming = coming
        self.going = going
        self.animated = animated
        World.current.ticket += 1
        ticket = World.current.ticket
        for controller in going {
            controller.appearanceState = .going
            controller.appearanceTicket = ticket
        }
        for controller in coming {
            controller.appearanceState = .coming
            controller.appearanceTicket = ticket
        }
        for controller in going where holds(controller, .going) { controller.viewWillDisappear(animated) }
        for controller in coming where holds(controller, .coming) {
            controller.viewWillAppear(animated)
            controller.contentWillAppear(animated)
        }
    }

    private func holds(_ controller: UIViewController, _ state: AppearanceState) -> Bool {
        controller.appearanceTicket == ticket && controller.appearanceState == state
    }

    /// Nil where nobody came or went.
    var ifAny: AppearanceRound? { coming.isEmpty && going.isEmpty ? nil : self }

    func finish() {
        for controller in going where holds(controller, .going) {
            controller.appearanceState = .gone
            controller.viewDidDisappear(animated)
        }
        for controller in coming where holds(controller, .coming) {
            controller.appearanceState = .shown
            controller.viewDidAppear(animated)
            controller.contentDidAppear(animated)
        }
    }
}

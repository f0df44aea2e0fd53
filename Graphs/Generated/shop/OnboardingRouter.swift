// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `onboarding`, a stack that begins with `welcome`.
///
///     welcome
///         next → push notificationPrimer
///         skip → finish with finished
///     notificationPrimer
///         done → finish with finished
@MainActor
final class OnboardingRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeWelcome(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.onboarding, ending)
    }

    // MARK: welcome

    func makeWelcome(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeWelcome()
        let frame = app.navigation.enter(screen, as: ShopAppName.welcome, ending)
        screen.onNext = frame.event("welcome.next", to: self) { try $0.welcomeNext($1) }
        screen.onSkip = frame.event("welcome.skip", to: self) { try $0.welcomeSkip($1) }
        return screen
    }

    private func welcomeNext(_ step: NavGraph.Step) throws {
        try step.push(self.makeNotificationPrimer())
    }

    private func welcomeSkip(_ step: NavGraph.Step) throws {
        try step.finish(ShopAppOutcome.onboardingFinished)
    }

    // MARK: notificationPrimer

    func makeNotificationPrimer(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeNotificationPrimer()
        let frame = app.navigation.enter(screen, as: ShopAppName.notificationPrimer, ending)
        screen.onDone = frame.event("notificationPrimer.done", to: self) { try $0.notificationPrimerDone($1) }
        return screen
    }

    private func notificationPrimerDone(_ step: NavGraph.Step) throws {
        try step.finish(ShopAppOutcome.onboardingFinished)
    }
}

/// Welcome.
@MainActor
protocol WelcomeScreen: UIViewController {
    var onNext: (() -> Void)? { get set }
    var onSkip: (() -> Void)? { get set }
}

/// Stay informed: Explains before the system asks
@MainActor
protocol NotificationPrimerScreen: UIViewController {
    var onDone: (() -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol OnboardingFactory {
    func makeWelcome() -> any WelcomeScreen
    func makeNotificationPrimer() -> any NotificationPrimerScreen
}

extension OnboardingFactory {
    func makeWelcome() -> any WelcomeScreen {
        WelcomeViewController()
    }
    func makeNotificationPrimer() -> any NotificationPrimerScreen {
        NotificationPrimerViewController()
    }
}
#endif

// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `onboarding`, a stack that begins with `welcome`.
///
///     welcome
///         next → push notificationPrimer
///         skip → finish with finished
///     notificationPrimer
///         done → finish with finished
@available(iOS 17, visionOS 1, *) @MainActor
final class OnboardingRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeWelcome(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.onboarding, ending)
    }

    // MARK: welcome

    func makeWelcome(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.welcome, ending)
        let actions = WelcomeActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(OnboardingRoute.welcome, actions, view: factory.makeWelcome(actions))
    }

    fileprivate func welcomeNext(_ step: NavGraph.Step) throws {
        try step.push(self.makeNotificationPrimer())
    }

    fileprivate func welcomeSkip(_ step: NavGraph.Step) throws {
        try step.finish(ShopAppOutcome.onboardingFinished)
    }

    // MARK: notificationPrimer

    func makeNotificationPrimer(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.notificationPrimer, ending)
        let actions = NotificationPrimerActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(OnboardingRoute.notificationPrimer, actions, view: factory.makeNotificationPrimer(actions))
    }

    fileprivate func notificationPrimerDone(_ step: NavGraph.Step) throws {
        try step.finish(ShopAppOutcome.onboardingFinished)
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum OnboardingRoute {
    case welcome
    case notificationPrimer
}

@available(iOS 17, visionOS 1, *) extension OnboardingRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: OnboardingRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: OnboardingRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (OnboardingRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Welcome.
@available(iOS 17, visionOS 1, *) @MainActor
struct WelcomeActions: NavGraph.Actions {
    var _opening = OnboardingRouter.ActionsOpening()

    func next() { self._opening.fire("welcome.next") { try $0.welcomeNext($1) } }

    func skip() { self._opening.fire("welcome.skip") { try $0.welcomeSkip($1) } }
}

/// Stay informed: Explains before the system asks
@available(iOS 17, visionOS 1, *) @MainActor
struct NotificationPrimerActions: NavGraph.Actions {
    var _opening = OnboardingRouter.ActionsOpening()

    func done() { self._opening.fire("notificationPrimer.done") { try $0.notificationPrimerDone($1) } }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol OnboardingFactory {
    func makeWelcome(_ actions: WelcomeActions) -> any View
    func makeNotificationPrimer(_ actions: NotificationPrimerActions) -> any View
}

@available(iOS 17, visionOS 1, *) extension OnboardingFactory {
    func makeWelcome(_ actions: WelcomeActions) -> any View { WelcomeView(actions: actions) }
    func makeNotificationPrimer(_ actions: NotificationPrimerActions) -> any View {
        NotificationPrimerView(actions: actions)
    }
}
#endif

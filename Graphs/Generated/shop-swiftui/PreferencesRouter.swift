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

/// The flow `preferences`, a stack that begins with `preferenceList`.
///
///     preferenceList
///         openNotifications → push notificationPreferences
///         openHelp → push help
///     notificationPreferences
///         openSystemSettings → open settings
@available(iOS 17, visionOS 1, *) @MainActor
final class PreferencesRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makePreferenceList(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.preferences, ending)
    }

    // MARK: preferenceList

    func makePreferenceList(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.preferenceList, ending)
        let actions = PreferenceListActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(PreferencesRoute.preferenceList, actions, view: factory.makePreferenceList(actions))
    }

    fileprivate func preferenceListOpenNotifications(_ step: NavGraph.Step) throws {
        try step.push(self.makeNotificationPreferences())
    }

    func preferenceListOpenHelp(_ step: NavGraph.Step) throws {
        try step.push(self.app.helpRouter.firstScreen())
    }

    // MARK: notificationPreferences

    func makeNotificationPreferences(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.notificationPreferences, ending)
        let actions = NotificationPreferencesActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(
            PreferencesRoute.notificationPreferences, actions,
            view: factory.makeNotificationPreferences(actions))
    }

    fileprivate func notificationPreferencesOpenSystemSettings(_ step: NavGraph.Step) throws {
        step.open(UIApplication.openSettingsURLString)
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum PreferencesRoute {
    case preferenceList
    case notificationPreferences
}

@available(iOS 17, visionOS 1, *) extension PreferencesRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: PreferencesRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: PreferencesRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (PreferencesRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Preferences.
@available(iOS 17, visionOS 1, *) @MainActor
struct PreferenceListActions: NavGraph.Actions {
    var _opening = PreferencesRouter.ActionsOpening()

    func openNotifications() {
        self._opening.fire("preferenceList.openNotifications") { try $0.preferenceListOpenNotifications($1) }
    }

    func openHelp() { self._opening.fire("preferenceList.openHelp") { try $0.preferenceListOpenHelp($1) } }
}

/// Notifications.
@available(iOS 17, visionOS 1, *) @MainActor
struct NotificationPreferencesActions: NavGraph.Actions {
    var _opening = PreferencesRouter.ActionsOpening()

    func openSystemSettings() {
        self._opening.fire("notificationPreferences.openSystemSettings") {
            try $0.notificationPreferencesOpenSystemSettings($1)
        }
    }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol PreferencesFactory {
    func makePreferenceList(_ actions: PreferenceListActions) -> any View
    func makeNotificationPreferences(_ actions: NotificationPreferencesActions) -> any View
}

@available(iOS 17, visionOS 1, *) extension PreferencesFactory {
    func makePreferenceList(_ actions: PreferenceListActions) -> any View { PreferenceListView(actions: actions) }
    func makeNotificationPreferences(_ actions: NotificationPreferencesActions) -> any View {
        NotificationPreferencesView(actions: actions)
    }
}
#endif

// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `preferences`, a stack that begins with `preferenceList`.
///
///     preferenceList
///         openNotifications → push notificationPreferences
///         openHelp → push help
///     notificationPreferences
///         openSystemSettings → open settings
@MainActor
final class PreferencesRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makePreferenceList(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.preferences, ending)
    }

    // MARK: preferenceList

    func makePreferenceList(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makePreferenceList()
        let frame = app.navigation.enter(screen, as: ShopAppName.preferenceList, ending)
        screen.onOpenNotifications = frame.event("preferenceList.openNotifications", to: self) {
            try $0.preferenceListOpenNotifications($1)
        }
        screen.onOpenHelp = frame.event("preferenceList.openHelp", to: self) { try $0.preferenceListOpenHelp($1) }
        return screen
    }

    private func preferenceListOpenNotifications(_ step: NavGraph.Step) throws {
        try step.push(self.makeNotificationPreferences())
    }

    func preferenceListOpenHelp(_ step: NavGraph.Step) throws {
        try step.push(self.app.helpRouter.firstScreen())
    }

    // MARK: notificationPreferences

    func makeNotificationPreferences(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeNotificationPreferences()
        let frame = app.navigation.enter(screen, as: ShopAppName.notificationPreferences, ending)
        screen.onOpenSystemSettings = frame.event("notificationPreferences.openSystemSettings", to: self) {
            try $0.notificationPreferencesOpenSystemSettings($1)
        }
        return screen
    }

    private func notificationPreferencesOpenSystemSettings(_ step: NavGraph.Step) throws {
        step.open(UIApplication.openSettingsURLString)
    }
}

/// Preferences.
@MainActor
protocol PreferenceListScreen: UIViewController {
    var onOpenNotifications: (() -> Void)? { get set }
    var onOpenHelp: (() -> Void)? { get set }
}

/// Notifications.
@MainActor
protocol NotificationPreferencesScreen: UIViewController {
    var onOpenSystemSettings: (() -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol PreferencesFactory {
    func makePreferenceList() -> any PreferenceListScreen
    func makeNotificationPreferences() -> any NotificationPreferencesScreen
}

extension PreferencesFactory {
    func makePreferenceList() -> any PreferenceListScreen {
        PreferenceListViewController()
    }
    func makeNotificationPreferences() -> any NotificationPreferencesScreen {
        NotificationPreferencesViewController()
    }
}
#endif

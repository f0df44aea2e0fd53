import Testing
import UIKit
import UserNotifications

private final class Silent: NSObject, UINavigationControllerDelegate {
    var heard = 0
    // Not Apple's spelling, so it is never called.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController)
    {
        heard += 1
    }
}

private final class Connected: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var cold: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Screen("root")
        window?.makeKeyAndVisible()
        cold = connectionOptions.urlContexts.map(\.url.absoluteString)
        cold += connectionOptions.userActivities.compactMap(\.webpageURL?.absoluteString)
        cold += [connectionOptions.shortcutItem?.type].compactMap { $0 }
        let content = connectionOptions.notificationResponse?.notification.request.content
        cold += [content?.userInfo["id"] as? String].compactMap { $0 }
    }
}

@MainActor
@Suite struct EmittedCodeTests {
    @Test func rule34AwaitingReturnsWhenSettled() async {
        await UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            let (window, navigation, _) = stackOnScreen("A")
            let task = Task { @MainActor in
                await navigation.present(Screen("S"), animated: true)
                let there = navigation.presentedViewController != nil
                await navigation.dismiss(animated: true)
                return there
            }
            await UIKitDouble.settleTasks()
            #expect(await task.value)
            #expect(navigation.presentedViewController == nil)
            #expect(UIKitDouble.warnings.isEmpty)
            _ = window
        }
    }

    @Test func rule36AMisspeltMethodIsNeverCalled() {
        clean {
            let (window, navigation, _) = stackOnScreen("A")
            let silent = Silent()
            navigation.delegate = silent
            navigation.pushViewController(Screen("B"), animated: true)
            UIKitDouble.settle()
            #expect(silent.heard == 0)
            _ = window
        }
    }

    @Test func aColdStartDeliversThroughTheOptions() throws {
        try clean {
            let delegate = Connected()
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://example.org/b")
            let options = UIKitDouble.makeConnectionOptions(
                urls: [try #require(URL(string: "notes://a"))], userActivities: [activity],
                shortcutItem: UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
                notificationResponse: UserNotificationsDouble.response(userInfo: ["id": "9"]))
            let scene = UIKitDouble.connect(delegate, options: options)
            #expect(delegate.cold == ["notes://a", "https://example.org/b", "new", "9"])
            #expect(scene.keyWindow === delegate.window)
            #expect(UIKitDouble.keyWindow === delegate.window)
            #expect(UIKitDouble.user.visibleController?.title == "root")
        }
    }

    @Test func openedURLsAreListed() throws {
        try clean {
            let url = try #require(URL(string: UIApplication.openSettingsURLString))
            var opened = false
            UIApplication.shared.open(url, options: [:]) { opened = $0 }
            #expect(!opened)
            UIKitDouble.settle()
            #expect(opened)
            #expect(UIKitDouble.openedURLs == [url])
        }
    }

    @Test func rule42AnimationsCompleteWhenSettled() {
        clean {
            let (window, _, _) = stackOnScreen("A")
            var lines: [String] = []
            UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
                window.rootViewController = Screen("B")
                lines.append("changed")
            } completion: { _ in
                lines.append("completed")
            }
            #expect(lines == ["changed"])
            #expect(!UIKitDouble.pending.isEmpty)
            UIKitDouble.settle()
            #expect(lines == ["changed", "completed"])
            #expect(UIKitDouble.describe() == "Screen 'B'")
            #expect(UIKitDouble.pending.isEmpty)
        }
    }

    @Test func rule43MisuseTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UINavigationController(rootViewController: UITabBarController())
                UINavigationController().popToViewController(UIViewController(), animated: false)
            }
        }
    }

    @Test func worldsAreApart() {
        UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            UIViewController().dismiss(animated: false)
            #expect(UIKitDouble.warnings.count == 1)
            UIKitDouble.withWorld { #expect(UIKitDouble.warnings.isEmpty) }
            UIKitDouble.forgetComplaints()
            #expect(UIKitDouble.warnings.isEmpty)
        }
    }
}

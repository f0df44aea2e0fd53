import NavGraphRuntime
import SwiftUI
import Testing
import UIKit

@testable import NavGraphSwiftUI

/// What the system brings comes to the router of its window, once: cold and warm, by whichever way.
@MainActor
@Suite(.serialized)
struct LinkEntryTests {
    /// A window of an app with links.
    @MainActor
    private final class Window {
        let navigation = NavGraph.Navigation(NavGraph.Conditions(), nil)
        let router = Router()
        let host: ViewHost

        init(in scene: UIWindowScene? = nil) {
            let view = NavGraph.RootView(navigation).following(router, navigation, activities: ["view-note"])
            host = ViewHost(view)
            host.window = scene.map { UIWindow(windowScene: $0) }
            navigation.later = { VirtualClock.after($0, $1) }
            navigation.fire("launch") { [navigation] step in
                let frame = navigation.frame("a")
                frame.show("a", "a", view: Text("a"))
                step.root(frame)
            }
        }
    }

    private final class Router: NavGraph.LinkRouter {
        var entries: [NavGraph.LinkEntry] = []
        func follow(_ entry: NavGraph.LinkEntry) -> Bool {
            entries.append(entry)
            return true
        }
    }

    private let url = URL(string: "notes://list")!
    private let scene: UIWindowScene
    private let delegate = NavGraph.SceneDelegate()

    init() {
        VirtualClock.reset()
        UIKitDouble.reset()
        scene = UIKitDouble.makeWindowScene()
    }

    private func connect(_ options: UIScene.ConnectionOptions) {
        delegate.scene(scene, willConnectTo: scene.session, options: options)
    }

    @Test func warmURLsAndActivities() {
        let window = Window(in: scene)
        window.host.settle()
        window.host.open(url)
        let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        page.webpageURL = URL(string: "https://notes.example/1")
        window.host.continue(page)
        let note = NSUserActivity(activityType: "view-note")
        note.userInfo = ["id": "7"]
        window.host.continue(note)
        window.host.continue(NSUserActivity(activityType: "other"))
        #expect(
            window.router.entries == [
                .url(url), .url(URL(string: "https://notes.example/1")!), .activity("view-note", ["id": "7"]),
            ])
    }

    @Test func whatComesByTwoWaysIsFollowedOnce() throws {
        let window = Window(in: scene)
        window.host.settle()
        let arrivals = try #require(window.navigation.arrivals as? NavGraph.Arrivals)
        var time = Date()
        arrivals.now = { time }
        window.host.open(url)
        let scanned = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        scanned.webpageURL = url
        window.host.continue(scanned)
        #expect(window.router.entries == [.url(url)])
        time += 3
        window.host.open(url)
        #expect(window.router.entries == [.url(url), .url(url)])
    }

    @Test func aColdStartWaitsForTheRootView() {
        connect(
            UIKitDouble.makeConnectionOptions(shortcutItem: UIApplicationShortcutItem(type: "new", localizedTitle: "")))
        let other = Window(in: UIKitDouble.makeWindowScene())
        other.host.settle()
        let window = Window(in: scene)
        #expect(window.router.entries == [])
        window.host.settle()
        #expect(window.router.entries == [.shortcut("new")])
        #expect(other.router.entries == [])
    }

    @Test func aColdStartMayTellSwiftUIToo() {
        connect(UIKitDouble.makeConnectionOptions(urls: [url]))
        let window = Window(in: scene)
        window.host.open(url)
        window.host.settle()
        #expect(window.router.entries == [.url(url)])
    }

    @Test func aWarmQuickActionComesToItsWindow() {
        let (window, other) = (Window(in: scene), Window(in: UIKitDouble.makeWindowScene()))
        window.host.settle()
        other.host.settle()
        var isDone = false
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "")
        delegate.windowScene(scene, performActionFor: item) { isDone = $0 }
        #expect(isDone)
        #expect(window.router.entries == [.shortcut("new")])
        #expect(other.router.entries == [])
    }

    @Test func appsNameTheSceneDelegate() {
        let configuration = NavGraph.AppDelegate().application(
            UIApplication.shared, configurationForConnecting: scene.session,
            options: UIKitDouble.makeConnectionOptions())
        #expect(configuration.delegateClass == NavGraph.SceneDelegate.self)
        #expect(NavGraph.AppDelegate.configuration(for: scene.session).delegateClass == NavGraph.SceneDelegate.self)
    }
}

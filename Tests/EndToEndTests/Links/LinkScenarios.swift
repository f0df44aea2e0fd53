/// The app of the root-controller article and its links: in the running app, on a cold start, logged out; by every kind of
/// entry. The program is compiled with what is emitted for `Graphs/root-controller.yaml` and the double.
enum LinkScenarios {
    static let program = #"""
        import UIKit
        import UserNotifications

        /// The delegate of the app's scene, as an app writes it.
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate, NavGraph.Observer {
            var window: UIWindow?
            var router: ListingsAppRouter?
            static var isLoggedIn = true
            private var heard: [String] = []

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: scene)
                let router = ListingsAppRouter(
                    window: window, factory: ListingsAppMockFactory(),
                    observer: self)
                (self.window, self.router) = (window, router)
                router.start()
                router.follow(options)
            }
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { router?.follow(contexts) }
            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { router?.follow(userActivity) }
            func windowScene(
                _ scene: UIWindowScene, performActionFor shortcut: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) { completionHandler(router?.follow(shortcut) ?? false) }

            /// Where the notification center calls its delegate, which need not be the main actor.
            nonisolated func received(_ response: UNNotificationResponse) {
                guard let entry = NavGraph.LinkEntry(response) else { return }
                Task { @MainActor in router?.follow(entry) }
            }

            func followed(_ link: String) { heard.append("followed " + link) }
            func kept(_ link: String) { heard.append("kept " + link) }
            func dropped(_ link: String) { heard.append("dropped " + link) }
            func faulted(_ event: String, _ fault: NavGraph.Fault) { heard.append("faulted " + event) }

            func tell(_ what: String) async {
                await UIKitDouble.settleTasks()
                let shown = UIKitDouble.describe(window!).replacingOccurrences(of: "ScreenMock", with: "")
                    .replacingOccurrences(of: "StackController", with: "").replacingOccurrences(of: "WindowController", with: "")
                print("  \(what): \(shown)\(heard.isEmpty ? "" : " (" + heard.joined(separator: ", ") + ")")")
                heard = []
                for misuse in UIKitDouble.misuses { print("MISUSE", misuse) }
                for warning in UIKitDouble.warnings { print("WARNING", warning) }
                UIKitDouble.forgetComplaints()
            }
            func raise(_ event: String) { (UIKitDouble.user.visibleController as! ListingsAppScreenMock).raise(event) }
        }

        /// A way in: what a cold start delivers, and what comes while the app runs.
        @MainActor struct Entry {
            let name: String
            let options: UIScene.ConnectionOptions
            let arrive: (SceneDelegate, UIWindowScene) -> Void

            static var all: [Entry] {
                let url = URL(string: "listings://messages/42")!
                let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                page.webpageURL = URL(string: "https://Listings.example.com/messages/a%2Fb?utm=1#top")
                let item = UIApplicationShortcutItem(type: "com.example.listings.new-listing", localizedTitle: "New")
                let response = UserNotificationsDouble.response(userInfo: ["id": 7, "aps": ["alert": "x"]], category: "request")
                let activity = NSUserActivity(activityType: "com.example.listings.activity")
                return [
                    Entry(name: "a URL", options: UIKitDouble.makeConnectionOptions(urls: [url])) {
                        $0.scene($1, openURLContexts: UIKitDouble.makeURLContexts(url))
                    },
                    Entry(name: "a universal link", options: UIKitDouble.makeConnectionOptions(userActivities: [page])) {
                        $0.scene($1, continue: page)
                    },
                    Entry(name: "a quick action", options: UIKitDouble.makeConnectionOptions(shortcutItem: item)) {
                        $0.windowScene($1, performActionFor: item) { print("  performed: \($0)") }
                    },
                    Entry(name: "a notification", options: UIKitDouble.makeConnectionOptions(notificationResponse: response)) { delegate, _ in
                        delegate.received(response)
                    },
                    Entry(name: "an activity", options: UIKitDouble.makeConnectionOptions(userActivities: [activity])) {
                        $0.scene($1, continue: activity)
                    },
                ]
            }
            init(name: String, options: UIScene.ConnectionOptions, _ arrive: @escaping (SceneDelegate, UIWindowScene) -> Void) {
                (self.name, self.options, self.arrive) = (name, options, arrive)
            }
        }

        UIKitDouble.misuseIsRecorded = true
        for entry in Entry.all {
            print("running, \(entry.name)")
            SceneDelegate.isLoggedIn = true
            var delegate = SceneDelegate()
            let scene = UIKitDouble.connect(delegate)
            await UIKitDouble.settleTasks()
            delegate.raise(SceneDelegate.isLoggedIn ? "authorized" : "unauthorized")
            await UIKitDouble.settleTasks()
            delegate.raise("createListing")
            await delegate.tell("before")
            entry.arrive(delegate, scene)
            await delegate.tell("after")

            print("cold start, \(entry.name)")
            SceneDelegate.isLoggedIn = true
            delegate = SceneDelegate()
            UIKitDouble.connect(delegate, options: entry.options)
            await delegate.tell("launched")
            delegate.raise(SceneDelegate.isLoggedIn ? "authorized" : "unauthorized")
            await delegate.tell("after")

            print("logged out, \(entry.name)")
            SceneDelegate.isLoggedIn = false
            delegate = SceneDelegate()
            UIKitDouble.connect(delegate, options: entry.options)
            await delegate.tell("launched")
            delegate.raise(SceneDelegate.isLoggedIn ? "authorized" : "unauthorized")
            await delegate.tell("at login")
            delegate.raise("logIn")
            await delegate.tell("after")
            UIKitDouble.user.tapBack()
            await UIKitDouble.settleTasks()
            UIKitDouble.user.tapBack()
            UIKitDouble.user.swipeDown()
            await UIKitDouble.settleTasks()
            delegate.raise("logOut")
            await delegate.tell("logged out again")
            delegate.raise("logIn")
            await delegate.tell("in again")
        }
        """#

    static let transcript = """
        running, a URL
          before: [[MainScreen]] > pageSheet([NewListing])
          after: [[MainScreen, MessageList, MessageDetails]] (followed message)
        cold start, a URL
          launched: [Splash] (kept message)
          after: [[MainScreen, MessageList, MessageDetails]] (followed message)
        logged out, a URL
          launched: [Splash] (kept message)
          at login: [[Login]]
          after: [[MainScreen, MessageList, MessageDetails]] (followed message)
          logged out again: [[Login]]
          in again: [[MainScreen]]
        running, a universal link
          before: [[MainScreen]] > pageSheet([NewListing])
          after: [[MainScreen, MessageList, MessageDetails]] (followed message)
        cold start, a universal link
          launched: [Splash] (kept message)
          after: [[MainScreen, MessageList, MessageDetails]] (followed message)
        logged out, a universal link
          launched: [Splash] (kept message)
          at login: [[Login]]
          after: [[MainScreen, MessageList, MessageDetails]] (followed message)
          logged out again: [[Login]]
          in again: [[MainScreen]]
        running, a quick action
          before: [[MainScreen]] > pageSheet([NewListing])
          performed: true
          after: [[MainScreen]] > pageSheet([NewListing]) (followed newListing)
        cold start, a quick action
          launched: [Splash] (kept newListing)
          after: [[MainScreen]] > pageSheet([NewListing]) (followed newListing)
        logged out, a quick action
          launched: [Splash] (kept newListing)
          at login: [[Login]]
          after: [[MainScreen]] > pageSheet([NewListing]) (followed newListing)
          logged out again: [[Login]]
          in again: [[MainScreen]]
        running, a notification
          before: [[MainScreen]] > pageSheet([NewListing])
          after: [[MainScreen, Request]] (followed request)
        cold start, a notification
          launched: [Splash] (kept request)
          after: [[MainScreen, Request]] (followed request)
        logged out, a notification
          launched: [Splash] (kept request)
          at login: [[Login]]
          after: [[MainScreen, Request]] (followed request)
          logged out again: [[Login]]
          in again: [[MainScreen]]
        running, an activity
          before: [[MainScreen]] > pageSheet([NewListing])
          after: [[MainScreen, Activity]] (followed activity)
        cold start, an activity
          launched: [Splash] (kept activity)
          after: [[MainScreen, Activity]] (followed activity)
        logged out, an activity
          launched: [Splash] (kept activity)
          at login: [[Login]]
          after: [[MainScreen, Activity]] (followed activity)
          logged out again: [[Login]]
          in again: [[MainScreen]]

        """
}

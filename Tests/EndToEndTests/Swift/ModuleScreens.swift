/// What the two teams and the app of `ModuleSets` write themselves: their screens, and what makes them.
extension ModuleSets {
    /// A screen that taps can be tried on from outside its module.
    private static let taps = """
        import UIKit

        @MainActor public protocol Taps: AnyObject { func tap(_ event: String, _ values: [Any]) }

        """

    static func feedScreens(isClean: Bool) -> String {
        taps + "public struct FeedTeam: FeedModuleFactory {\n    public init() {}\n}\n"
            + (isClean ? cleanFeed : uikitFeed)
    }

    static func profileScreens(isClean: Bool) -> String {
        taps + "public struct ProfileTeam: ProfileModuleFactory {\n    public init() {}\n}\n"
            + (isClean ? cleanProfile : uikitProfile)
    }

    static func appScreens(isClean: Bool) -> String { taps + (isClean ? cleanApp : uikitApp) }

    // MARK: UIKit

    private static let uikitFeed = """
        final class ListViewController: UIViewController, ListScreen, Taps {
            var onOpen: ((_ id: Int) -> Void)?
            var onAuthor: ((_ userId: String, _ text: String) -> Void)?
            var onLike: ((_ id: Int) -> Void)?
            var onJoin: (() -> Void)?
            func seen(id: Int) { print("  seen", id) }
            func tap(_ event: String, _ values: [Any]) {
                switch event {
                case "open": onOpen?(values[0] as! Int)
                case "author": onAuthor?(values[0] as! String, values[1] as! String)
                case "like": onLike?(values[0] as! Int)
                default: onJoin?()
                }
            }
        }
        final class ArticleViewController: UIViewController, ArticleScreen, Taps {
            let id: Int
            var onExpire: (() -> Void)?
            var onRead: ((_ id: Int) -> Void)?
            init(id: Int) {
                self.id = id
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            func tap(_ event: String, _ values: [Any]) { onRead?(id) }
        }
        """

    private static let uikitProfile = """
        final class OverviewViewController: UIViewController, OverviewScreen {
            var onOpenFollower: ((_ userId: String) -> Void)?
            var onSignOut: (() -> Void)?
        }
        final class FormViewController: UIViewController, FormScreen, Taps {
            var onSubmit: (() -> Void)?
            var onHelp: (() -> Void)?
            func tap(_ event: String, _ values: [Any]) { event == "help" ? onHelp?() : onSubmit?() }
        }
        final class TermsViewController: UIViewController, TermsScreen { var onHelp: (() -> Void)? }
        final class UserCardViewController: UIViewController, UserCardScreen {
            let userId: String
            init(userId: String) {
                self.userId = userId
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            func greet(text: String) { print("  greet", userId, text) }
        }
        """

    private static let uikitApp = """
        final class ShelfViewController: UIViewController, ShelfScreen, Taps {
            var onBuy: (() -> Void)?
            var onSeller: ((_ userId: String, _ text: String) -> Void)?
            var onRead: (() -> Void)?
            var onAbout: (() -> Void)?
            func tap(_ event: String, _ values: [Any]) { onSeller?(values[0] as! String, values[1] as! String) }
        }
        final class LegalViewController: UIViewController, LegalScreen {}
        """

    // MARK: Clean Swift

    /// A scene that makes its router, with a store of these properties.
    private static func scene(_ name: String, store: String, _ members: String) -> String {
        """
        @MainActor struct \(name)Store: \(name)DataStore {
            \(store)
        }
        final class \(name)ViewController: UIViewController, \(name)Screen, Taps {
            var router: (any \(name)RoutingLogic & \(name)DataPassing)?
            init() {
                super.init(nibName: nil, bundle: nil)
                let router = \(name)Router()
                router.viewController = self
                router.dataStore = \(name)Store()
                self.router = router
            }
            required init?(coder: NSCoder) { nil }
            private func fill(_ fill: (inout \(name)Store) -> Void) {
                var store = router!.dataStore as! \(name)Store
                fill(&store)
                (router as? \(name)Router)?.dataStore = store
            }
            \(members)
        }

        """
    }

    private static let cleanFeed =
        scene(
            "List", store: "var id: Int?, userId: String?, text: String?",
            """
            func seen(id: Int) { print("  seen", id) }
            func tap(_ event: String, _ values: [Any]) {
                switch event {
                case "open":
                    fill { $0.id = values[0] as? Int }
                    router?.routeToOpen()
                case "author":
                    fill { ($0.userId, $0.text) = (values[0] as? String, values[1] as? String) }
                    router?.routeToProfileUserCard()
                case "like":
                    fill { $0.id = values[0] as? Int }
                    router?.routeToLike()
                default: router?.routeToJoin()
                }
            }
            """)
        + scene("Article", store: "var id: Int!", "func tap(_ event: String, _ values: [Any]) { router?.routeRead() }")

    private static let cleanProfile =
        scene("Overview", store: "var userId: String?", "func tap(_ event: String, _ values: [Any]) {}")
        + scene(
            "Form", store: "",
            """
            func tap(_ event: String, _ values: [Any]) {
                event == "help" ? router?.routeToTerms() : router?.routeSubmit()
            }
            """) + scene("Terms", store: "", "func tap(_ event: String, _ values: [Any]) {}")
        + scene(
            "UserCard", store: "var userId: String!",
            """
            func tap(_ event: String, _ values: [Any]) {}
            func greet(text: String) { print("  greet", router?.dataStore?.userId ?? "", text) }
            """)

    private static let cleanApp =
        scene(
            "Shelf", store: "var userId: String?, text: String?",
            """
            func tap(_ event: String, _ values: [Any]) {
                fill { ($0.userId, $0.text) = (values[0] as? String, values[1] as? String) }
                router?.routeToProfileUserCard()
            }
            """) + scene("Legal", store: "", "func tap(_ event: String, _ values: [Any]) {}")

    // MARK: The journey

    static let program = """
        import FeedScreens
        import NavGraphRuntime
        import NavGraphUIKit
        import ProfileScreens
        import UIKit

        struct Team: MallAppFactory {
            let feed: any FeedModuleFactory = FeedTeam()
            let profile: any ProfileModuleFactory = ProfileTeam()
        }
        final class Listener: NavGraph.Observer {
            func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) { print("  fired", event) }
            func ignored(_ event: String) { print("  ignored", event) }
            func faulted(_ event: String, _ fault: NavGraph.Fault) { print("  faulted", event, fault.rawValue) }
        }
        let listener = Listener()
        UIKitDouble.misuseIsRecorded = true
        let app = MallAppRouter(window: UIWindow(windowScene: UIKitDouble.makeWindowScene()), factory: Team(), observer: listener)
        @MainActor func done(_ act: String) async {
            for _ in 0..<4 {
                await UIKitDouble.settleTasks()
                await app.settled()
            }
            print("\\(act): \\(app.state)")
            for misuse in UIKitDouble.misuses { print("MISUSE", misuse) }
            for warning in UIKitDouble.warnings { print("WARNING", warning) }
            UIKitDouble.forgetComplaints()
        }
        @MainActor func tap(_ event: String, _ values: Any...) async {
            let screen = UIKitDouble.user.visibleController
            (screen as? any Taps)?.tap(event, values)
            (screen as? any FeedScreens.Taps)?.tap(event, values)
            (screen as? any ProfileScreens.Taps)?.tap(event, values)
            await done(event)
        }
        @MainActor func back() async { UIKitDouble.user.tapBack(); await done("back") }
        app.start(); await done("launch")
        await tap("seller", "ada", "hello")
        await back()
        UIKitDouble.user.tapTab(1); await done("tab")
        app.mainRouter.about(); await done("about")
        UIKitDouble.user.swipeDown(); await done("swipe")
        await tap("open", 7)
        await tap("read")
        await tap("like", 3)
        await tap("help")
        await back()
        await tap("submit")
        await back()
        await tap("like", 4)
        app.expire(); await done("expire")
        await tap("author", "bob", "hi")
        app.follow(.user(userId: "eve")); await done("link")
        """
}

/// What the two teams and the app of `ModuleSets` write themselves: their screens, and what makes them.
extension ModuleSets {
    /// A screen that taps can be tried on from outside its module.
    private static let taps = """
        import UIKit

        @MainActor public protocol Taps: AnyObject { func tap(_ event: String, _ values: [Any]) }

        """

    static func feedScreens(of build: Build) -> String {
        if build.feed == "swiftui" { return feedViews }
        return taps + team("Feed", of: build) + (build.feed == "uikit" ? uikitFeed : cleanFeed)
            + storyboard(
                "Feed", scene: "List", segues: [("Peek", "UserCard", ".show"), ("Edit", "Stack", ".presentModally()")])
    }

    static func profileScreens(of build: Build) -> String {
        if build.profile == "swiftui" { return profileViews }
        return taps + team("Profile", of: build) + (build.profile == "uikit" ? uikitProfile : cleanProfile)
            + storyboard("Profile", scene: "UserCard", segues: [])
    }

    static func appScreens(of build: Build) -> String {
        if build.app == "swiftui" { return appViews }
        return taps + (build.app == "uikit" ? uikitApp : cleanApp)
            + storyboard("Shop", scene: "Shelf", segues: [("Owner", "UserCard", ".show")])
    }

    private static func team(_ name: String, of build: Build) -> String {
        build.hasContainer ? "" : "public struct \(name)Team: \(name)ModuleFactory {\n    public init() {}\n}\n"
    }

    /// What a storyboard file would hold: a scene, and references to that of the profile.
    private static func storyboard(_ name: String, scene: String, segues: [(String, String, String)]) -> String {
        let references = """
            story.scene("UserCard", UIViewController.self) { _ in
                UIStoryboard(name: "Profile", bundle: nil).instantiateViewController(identifier: "UserCard")
            }
            story.navigation("Stack", root: "UserCard")

            """
        let lines = segues.map { "story.segue(\"\($0)\", from: \"\(scene)\", to: \"\($1)\", kind: \($2))\n" }
        return """

            @MainActor public func register\(name)() {
                UIKitDouble.registerStoryboard("\(name)") { story in
                    story.scene("\(scene)", \(scene)ViewController.self)
                    \(segues.isEmpty ? "" : references)\(lines.joined())
                }
            }

            """
    }

    // MARK: UIKit

    private static let uikitFeed = """
        final class ListViewController: UIViewController, ListScreen, Taps {
            var onOpen: ((_ id: Int) -> Void)?
            var onAuthor: ((_ userId: String, _ text: String) -> Void)?
            var onLike: ((_ id: Int) -> Void)?
            var onPeek: ((_ userId: String) -> Void)?
            var onEdit: ((_ userId: String) -> Void)?
            var onJoin: (() -> Void)?
            var onPrepareForSegue: ((_ segue: UIStoryboardSegue, _ sender: Any?) -> Void)?
            var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)?
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onPrepareForSegue?(segue, sender) }
            override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                onShouldPerformSegue?(identifier, sender) ?? true
            }
            func valuesForPeek(sender: Any?) -> String? { sender as? String }
            func valuesForEdit(sender: Any?) -> String? { sender as? String }
            func seen(id: Int) { print("  seen", id) }
            func tap(_ event: String, _ values: [Any]) {
                switch event {
                case "open": onOpen?(values[0] as! Int)
                case "author": onAuthor?(values[0] as! String, values[1] as! String)
                case "like": onLike?(values[0] as! Int)
                case "peek": onPeek?(values[0] as! String)
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
        final class UserCardViewController: UIViewController, UserCardScreen, Taps {
            private var userId = ""
            init?(coder: NSCoder, userId: String) {
                self.userId = userId
                super.init(coder: coder)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            func configure(userId: String) { self.userId = userId }
            func tap(_ event: String, _ values: [Any]) { print("  shows", userId) }
            func greet(text: String) { print("  greet", userId, text) }
        }
        """

    private static let uikitApp = """
        final class ShelfViewController: UIViewController, ShelfScreen, Taps {
            var onBuy: (() -> Void)?
            var onSeller: ((_ userId: String, _ text: String) -> Void)?
            var onRead: (() -> Void)?
            var onAbout: (() -> Void)?
            var onOwner: ((_ who: String) -> Void)?
            var onPrepareForSegue: ((_ segue: UIStoryboardSegue, _ sender: Any?) -> Void)?
            var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)?
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onPrepareForSegue?(segue, sender) }
            func valuesForOwner(sender: Any?) -> String? { sender as? String }
            func tap(_ event: String, _ values: [Any]) {
                if event == "owner" { onOwner?(values[0] as! String); return }
                onSeller?(values[0] as! String, values[1] as! String)
            }
        }
        final class LegalViewController: UIViewController, LegalScreen {}
        """

    // MARK: Clean Swift

    /// A scene that makes its router, with a store of these properties.
    private static func scene(_ name: String, store: String, isInStoryboard: Bool = false, _ members: String) -> String
    {
        let initializers =
            isInStoryboard
            ? "required init?(coder: NSCoder) { super.init(coder: coder); bind() }"
            : """
            init() { super.init(nibName: nil, bundle: nil); bind() }
                required init?(coder: NSCoder) { nil }
            """
        return """
            @MainActor struct \(name)Store: \(name)DataStore {
                \(store)
            }
            final class \(name)ViewController: UIViewController, \(name)Screen, Taps {
                var router: (any \(name)RoutingLogic & \(name)DataPassing)?
                \(initializers)
                private func bind() {
                    let router = \(name)Router()
                    router.viewController = self
                    router.dataStore = \(name)Store()
                    self.router = router
                }
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
            "List", store: "var id: Int?, userId: String?, text: String?", isInStoryboard: true,
            """
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { router?.prepare(for: segue, sender: sender) }
            override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                fill { $0.userId = sender as? String }
                return router?.shouldPerformSegue(withIdentifier: identifier, sender: sender) ?? true
            }
            func seen(id: Int) { print("  seen", id) }
            func tap(_ event: String, _ values: [Any]) {
                switch event {
                case "open":
                    fill { $0.id = values[0] as? Int }
                    router?.routeToOpen()
                case "author":
                    fill { ($0.userId, $0.text) = (values[0] as? String, values[1] as? String) }
                    router?.routeToAuthor()
                case "peek":
                    fill { $0.userId = values[0] as? String }
                    router?.routeToPeek(segue: nil)
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
            "UserCard", store: "var userId: String!", isInStoryboard: true,
            """
            func tap(_ event: String, _ values: [Any]) { print("  shows", router?.dataStore?.userId ?? "") }
            func greet(text: String) { print("  greet", router?.dataStore?.userId ?? "", text) }
            """)

    private static let cleanApp =
        scene(
            "Shelf", store: "var userId: String?, text: String?, who: String?", isInStoryboard: true,
            """
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { router?.prepare(for: segue, sender: sender) }
            func tap(_ event: String, _ values: [Any]) {
                fill { ($0.who, $0.userId, $0.text) = (values[0] as? String, values[0] as? String, values.last as? String) }
                if event == "owner" { router?.routeToOwner(segue: nil) } else { router?.routeToSeller() }
            }
            """) + scene("Legal", store: "", "func tap(_ event: String, _ values: [Any]) {}")

    // MARK: The journey

    /// The app's factory.
    static func team(of build: Build) -> String {
        build.hasContainer
            ? """
            import DITranquillity

            @MainActor func makeTeam() -> any MallAppFactory {
                let container = DIContainer()
                container.append(framework: MallAppFramework.self)
                return MallAppContainerFactory(container)
            }
            """
            : """
            import FeedScreens
            import ProfileScreens

            struct Team: MallAppFactory {
                let feed: any FeedModuleFactory = FeedTeam()
                let profile: any ProfileModuleFactory = ProfileTeam()
            }
            @MainActor func makeTeam() -> any MallAppFactory { Team() }
            """
    }

    static let program = """
        import FeedScreens
        import NavGraphRuntime
        import NavGraphUIKit
        import ProfileScreens
        import UIKit

        final class Listener: NavGraph.Observer {
            func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) { print("  fired", event) }
            func ignored(_ event: String) { print("  ignored", event) }
            func faulted(_ event: String, _ fault: NavGraph.Fault) { print("  faulted", event, fault.rawValue) }
        }
        let listener = Listener()
        UIKitDouble.misuseIsRecorded = true
        let app = MallAppRouter(window: UIWindow(windowScene: UIKitDouble.makeWindowScene()), factory: makeTeam(), observer: listener)
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
        @MainActor func wired(_ segue: String, _ sender: Any) async {
            UIKitDouble.user.tapControl(ofSegue: segue, in: UIKitDouble.user.visibleController!, sender: sender)
            await done("wired \\(segue)")
        }
        @MainActor func shows() { (UIKitDouble.user.visibleController as? any ProfileScreens.Taps)?.tap("", []) }
        @MainActor func back() async { UIKitDouble.user.tapBack(); await done("back") }
        registerFeed()
        registerProfile()
        registerShop()
        app.start(); await done("launch")
        await tap("owner", "ada"); shows()
        await back()
        await tap("seller", "ada", "hello")
        await back()
        UIKitDouble.user.tapTab(1); await done("tab")
        app.mainRouter.about(); await done("about")
        UIKitDouble.user.swipeDown(); await done("swipe")
        await tap("peek", "bob"); shows()
        await back()
        await wired("Peek", "cy"); shows()
        await back()
        await wired("Edit", "dan")
        await tap("open", 7)
        await tap("read")
        await tap("like", 3)
        await tap("help")
        await back()
        await tap("submit")
        await back()
        await tap("like", 4)
        app.expire(); await done("expire")
        await wired("Edit", "dan"); shows()
        UIKitDouble.user.swipeDown(); await done("swipe")
        await tap("author", "bob", "hi")
        app.follow(.user(userId: "eve")); await done("link"); shows()
        app.expire(); await done("expire")
        """
}

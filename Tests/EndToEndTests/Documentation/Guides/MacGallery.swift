import AppKit
import DITranquillity

/// Prints what was checked, and how it went.
@MainActor
func check(_ isTrue: Bool, _ what: String) { print(isTrue ? "passed: \(what)" : "FAILED: \(what)") }

final class Pictures: Sendable {}

final class PhotoListViewController: NSViewController, PhotoListScreen {
    var onOpenPhoto: ((_ photoId: String) -> Void)?
    var onOpenUser: ((_ userId: String) -> Void)?
    var onPrepareForSegue: ((_ segue: NSStoryboardSegue, _ sender: Any?) -> Void)?
    var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)?
    var pictures: Pictures?

    override func prepare(for segue: NSStoryboardSegue, sender: Any?) { onPrepareForSegue?(segue, sender) }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        onShouldPerformSegue?(identifier, sender) ?? true
    }

    /// The user whose card a wired control opens.
    func valuesForOpenUser(sender: Any?) -> String? { "grace" }
}

final class PhotoViewController: NSViewController, PhotoScreen {
    private(set) var photoId = ""

    convenience init?(coder: NSCoder, photoId: String) {
        self.init(coder: coder)
        self.photoId = photoId
    }
}

final class UserCardViewController: NSViewController, UserCardScreen {
    private(set) var userId = ""
    private(set) var userIdOfView = ""

    convenience init?(coder: NSCoder, userId: String) {
        self.init(coder: coder)
        self.userId = userId
    }

    func configure(userId: String) { self.userId = userId }

    override func viewDidLoad() {
        super.viewDidLoad()
        userIdOfView = userId
    }
}

// quoted: 4

// quoted: 5

/// The screen that is in front.
@MainActor
func shown<Screen>(_ type: Screen.Type, in window: NSWindow) -> Screen? {
    let content = (window.attachedSheet ?? window).contentViewController
    return (content?.children.last ?? content) as? Screen
}

@MainActor
func run() async {
    AppKitDouble.register(
        StoryboardDefinition([
            "PhotoList": .init(segues: ["User": .init(.sheet, to: "User")]) { PhotoListViewController(coder: $0)! },
            "User": .init { UserCardViewController(coder: $0)! },
        ]), named: "Feed")
    AppKitDouble.register(StoryboardDefinition(["Photo": .init()]), named: "Photo")
    AppKitDouble.register(StoryboardDefinition(["UserCard": .init()]), named: "Profile")
    check(!GalleryAppFramework.isValid(in: DIContainer()), "a container without the pictures is incomplete")
    let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 900, height: 600), styleMask: [.titled], backing: .buffered,
        defer: false)
    let router = makeRouter(window, isSignedIn: true)
    router.start()
    AppKitDouble.settle()
    guard let list = shown(PhotoListViewController.self, in: window) else {
        return check(false, "the app begins with the photos")
    }
    check(window.frame.width == 900, "the window keeps its frame")
    check(list.pictures != nil, "what the list wants is injected")
    list.onOpenPhoto?("7")
    AppKitDouble.settle()
    check(shown(PhotoViewController.self, in: window)?.photoId == "7", "a storyboard's screen has its param")
    let back = NSMenuItem(title: "Back", action: Selector("goBack:"), keyEquivalent: "[")
    check(AppKitUser.choose(back), "the menu goes back from it")
    AppKitDouble.settle()
    list.onOpenUser?("ada")
    await router.settledOnDouble()
    check(shown(UserCardViewController.self, in: window)?.userIdOfView == "ada", "a segue's screen has its param")
    AppKitUser.pressEscape()
    await router.settledOnDouble()
    check(window.attachedSheet == nil, "Esc closes it")
    check(AppKitUser.click("User", in: list), "a control opens it by its segue")
    await router.settledOnDouble()
    check(
        shown(UserCardViewController.self, in: window)?.userIdOfView == "grace",
        "and it is injected before its view loads")
    check(router.state.current == "userCard", "\(router.state)")
    let other = makeRouter(window, isSignedIn: false)
    check(!other.conditions.signedIn, "the conditions at launch are the app's to say")
    check(AppKitDouble.misuses.isEmpty, "\(AppKitDouble.misuses)")
}

extension GalleryAppRouter {
    /// What a segue has presented is looked for.
    func settledOnDouble() async {
        await AppKitDouble.settleTasks()
        await settled()
        AppKitDouble.settle()
    }
}

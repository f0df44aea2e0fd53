import DITranquillity
import UIKit

final class Pictures: Sendable {}

final class PhotoListViewController: UIViewController, PhotoListScreen {
    var onOpenPhoto: ((_ photoId: String) -> Void)?
    var onOpenUser: ((_ userId: String) -> Void)?
    var onPrepareForSegue: ((_ segue: UIStoryboardSegue, _ sender: Any?) -> Void)?
    var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)?
    var pictures: Pictures?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onPrepareForSegue?(segue, sender) }
}

final class PhotoViewController: UIViewController, PhotoScreen {
    private(set) var photoId = ""

    convenience init?(coder: NSCoder, photoId: String) {
        self.init(coder: coder)
        self.photoId = photoId
    }
}

final class UserCardViewController: UIViewController, UserCardScreen {
    private(set) var userId = ""

    convenience init?(coder: NSCoder, userId: String) {
        self.init(coder: coder)
        self.userId = userId
    }

    func configure(userId: String) { self.userId = userId }
}

// quoted: 1

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private(set) var router: GalleryAppRouter?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        // quoted: 2
    }
}

@MainActor
func run() async {
    UIKitDouble.registerStoryboard("Feed") { story in
        story.scene("PhotoList", PhotoListViewController.self)
        story.scene("User", UserCardViewController.self) { _ in
            UIStoryboard(name: "Profile", bundle: nil).instantiateViewController(identifier: "UserCard")
        }
        story.segue("User", from: "PhotoList", to: "User")
    }
    UIKitDouble.registerStoryboard("Photo") { story in story.scene("Photo", PhotoViewController.self) }
    UIKitDouble.registerStoryboard("Profile") { story in story.scene("UserCard", UserCardViewController.self) }
    check(!GalleryAppFramework.isValid(in: DIContainer()), "a container without the pictures is incomplete")
    let delegate = SceneDelegate()
    UIKitDouble.connect(delegate)
    rest()
    guard let list = visible(PhotoListViewController.self) else {
        return check(false, "the app begins with the photos")
    }
    check(list.pictures != nil, "what the list wants is injected")
    list.onOpenPhoto?("7")
    rest()
    check(visible(PhotoViewController.self)?.photoId == "7", "a storyboard's screen has its param")
    check(UIKitDouble.user.tapBack(), "one can go back from it")
    rest()
    list.onOpenUser?("ada")
    await UIKitDouble.settleTasks()
    rest()
    check(visible(UserCardViewController.self)?.userId == "ada", "a segue's screen has its param")
}

import DITranquillity
import UIKit

/// The scenarios of the article about dependency injection: screens from code, nib and storyboards come from a container.
@MainActor
func run() async {
    registerStoryboards()
    check(!GalleryAppFramework.isValid(in: DIContainer()), "a container without the pictures is incomplete")
    let container = DIContainer()
    container.register(main: { Pictures() }).lifetime(.single)
    check(GalleryAppFramework.isValid(in: container), "with them it is complete")
    let delegate = SceneDelegate()
    UIKitDouble.connect(delegate)
    rest()
    guard let list = visible(PhotoListViewController.self) else {
        return check(false, "the app begins with the photos")
    }
    check(list.pictures != nil, "what a storyboard's screen wants is injected")
    list.onOpenPhoto?("7")
    rest()
    let photo = visible(PhotoViewController.self)
    check(photo?.photoId == "7", "a storyboard's screen has its param")
    photo?.onOpenComments?()
    rest()
    check(visible(CommentsViewController.self)?.photoId == "7", "a nib's screen has its param")
    check(UIKitDouble.user.tapBack(), "one can go back")
    rest()
    check(UIKitDouble.user.tapBack(), "and back to the list")
    rest()
    await aReference(from: list)
    fromCode()
    await startForLinks()
}

@MainActor
private func registerStoryboards() {
    UIKitDouble.registerNib("Comments")
    UIKitDouble.registerStoryboard("Feed") { story in
        story.scene("PhotoList", PhotoListViewController.self)
        // A reference to the other module's storyboard.
        story.scene("User", UserCardViewController.self) { _ in
            UIStoryboard(name: "Profile", bundle: nil).instantiateViewController(identifier: "UserCard")
        }
        story.segue("User", from: "PhotoList", to: "User")
    }
    UIKitDouble.registerStoryboard("Photo") { story in story.scene("Photo", PhotoViewController.self) }
    UIKitDouble.registerStoryboard("Profile") { story in
        story.scene("AccountOverview", AccountOverviewViewController.self)
        story.scene("UserCard", UserCardViewController.self)
    }
    UIKitDouble.registerStoryboard("SignIn") { story in story.scene("SignInForm", SignInFormViewController.self) }
}

@MainActor
private func aReference(from list: PhotoListViewController) async {
    check(!UIKitDouble.user.tapControl(ofSegue: "User", in: list), "without a user the segue is refused")
    for isWired in [false, true] {
        if isWired {
            check(UIKitDouble.user.tapControl(ofSegue: "User", in: list, sender: "ada"), "the segue may be performed")
        } else {
            list.onOpenUser?("ada")
        }
        await UIKitDouble.settleTasks()
        rest()
        let card = visible(UserCardViewController.self)
        check(card?.userId == "ada", "the other storyboard's screen has its param")
        check(card?.pictures != nil, "and what it wants is injected")
        check(UIKitDouble.user.tapBack(), "one can go back from it")
        await UIKitDouble.settleTasks()
        rest()
    }
}

@MainActor
private func fromCode() {
    UIKitDouble.user.tapTab(1)
    rest()
    guard let account = visible(AccountOverviewViewController.self) else { return check(false, "the account is shown") }
    account.onSignOut?()
    rest()
    account.onSignIn?()
    rest()
    visible(SignInFormViewController.self)?.onForgotPassword?()
    rest()
    check(visible(PasswordResetViewController.self) != nil, "a screen comes from code")
}

/// What a cold start was for, and what comes later, reaches the router by the app's own scene delegate.
@MainActor
private func startForLinks() async {
    UIKitDouble.reset()
    registerStoryboards()
    let delegate = SceneDelegate()
    let photo = URL(string: "gallery://photos/8")!
    let scene = UIKitDouble.connect(delegate, options: UIKitDouble.makeConnectionOptions(urls: [photo]))
    await UIKitDouble.settleTasks()
    rest()
    check(
        visible(PhotoViewController.self)?.photoId == "8", "a cold start for a URL leads to a screen of the container")
    let user = URL(string: "gallery://users/eve")!
    delegate.scene(scene, openURLContexts: UIKitDouble.makeURLContexts(user))
    await UIKitDouble.settleTasks()
    rest()
    check(visible(UserCardViewController.self)?.userId == "eve", "a URL that comes later leads to the module's")
}

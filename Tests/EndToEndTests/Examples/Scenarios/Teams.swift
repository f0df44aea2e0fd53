import DITranquillity
import NavGraphRuntime
import NavGraphUIKit
import NewsScreens
import PeopleScreens
import UIKit

/// The scenarios of an app of three teams: three Swift modules, whose screens come from containers.
@MainActor
func run() async {
    registerStoryboardsOfNews()
    registerStoryboardsOfPeople()
    UIKitDouble.registerStoryboard("Saved") { story in
        story.scene("SavedList", SavedListViewController.self)
        story.scene("UserCard", UIViewController.self) { _ in
            UIStoryboard(name: "People", bundle: nil).instantiateViewController(identifier: "UserCard")
        }
        story.segue("Owner", from: "SavedList", to: "UserCard")
    }
    check(!PeopleModuleFramework.isValid(in: DIContainer()), "without the names the people are incomplete")
    check(!JournalAppFramework.isValid(in: DIContainer()), "and so is the app, which has them")
    let (container, names) = containerWithNames()
    check(JournalAppFramework.isValid(in: container), "with them it is complete")
    let router = Composition.router(UIKitDouble.makeWindow(), container)
    router.start()
    await done()
    await articles(names, router)
    UIKitDouble.user.tapTab(1)
    await done()
    await saved(names)
    router.follow(JournalAppLink(url: URL(string: "journal:///users/eve")!)!)
    await done()
    checkCard("eve", names, "a link shows the other module's screen")
    await anotherContainer(container)
}

@MainActor
private func containerWithNames() -> (DIContainer, Names) {
    let (container, names) = (DIContainer(), Names())
    container.register(main: { names }).lifetime(.perContainer(.strong))
    return (container, names)
}

@MainActor
private func done() async {
    await UIKitDouble.settleTasks()
    rest()
}

@MainActor
private func articles(_ names: Names, _ router: JournalAppRouter) async {
    guard let list = visible((any ArticleListScreen).self) else { return check(false, "the app begins with articles") }
    list.onOpenArticle?(7)
    await done()
    check(UIKitDouble.user.visibleController?.title == "Article 7", "a module's nib has its param")
    UIKitDouble.user.tapBack()
    await done()
    list.onOpenAuthor?("ada")
    await done()
    checkCard("ada", names, "the router starts a segue to the other module's storyboard")
    check(UIKitDouble.user.tapBack(), "one can go back from it")
    await done()
    check(UIKitDouble.user.tapControl(ofSegue: "Author", in: list, sender: "bob"), "a wired one may be performed")
    await done()
    checkCard("bob", names, "and does the same")
    check("\(router.state)" == "main[*News.articleList People.userCard | savedList]", "of which the router knows")
    UIKitDouble.user.tapBack()
    await done()
    check(!UIKitDouble.user.tapControl(ofSegue: "Editor", in: list, sender: "cy"), "a guard refuses a wired segue")
    list.onJoin?()
    await done()
    visible((any SignInFormScreen).self)?.onSubmit?()
    await done()
    check(visible((any ArticleListScreen).self) === list, "the other module's story has ended")
    check(UIKitDouble.user.tapControl(ofSegue: "Editor", in: list, sender: "cy"), "and then it is performed")
    await done()
    checkCard("cy", names, "as a sheet with a stack")
    let sheet = "main[*News.articleList | savedList] sheet:People.userCard[People.userCard]"
    check("\(router.state)" == sheet, "which is a layer of its own")
    check(visible(UserCardViewController.self)?.navigationController?.presentingViewController != nil, "presented")
    UIKitDouble.user.swipeDown()
    await done()
    check(visible((any ArticleListScreen).self) === list, "which the user swipes away")
}

@MainActor
private func saved(_ names: Names) async {
    guard let list = visible(SavedListViewController.self) else { return check(false, "the app's own screen is shown") }
    for isWired in [false, true] {
        if isWired {
            UIKitDouble.user.tapControl(ofSegue: "Owner", in: list, sender: "dan")
        } else {
            list.onOpenOwner?("dan")
        }
        await done()
        checkCard("dan", names, "a segue of the app leads to a module")
        UIKitDouble.user.tapBack()
        await done()
    }
}

@MainActor
private func anotherContainer(_ container: DIContainer) async {
    let (people, names) = containerWithNames()
    let router = Composition.router(UIKitDouble.makeWindow(), container, people: people)
    router.start()
    await done()
    guard let list = visible((any ArticleListScreen).self) else {
        return check(false, "the second window has articles")
    }
    list.onOpenAuthor?("fay")
    await done()
    checkCard("fay", names, "a module may have a container of its own")
    router.follow(.user(userId: "gil"))
    await done()
    checkCard("gil", names, "for what code opens, too")
}

@MainActor
private func checkCard(_ userId: String, _ names: Names, _ what: String) {
    let card = visible(UserCardViewController.self)
    check(card?.userId == userId && card?.names === names, what)
}

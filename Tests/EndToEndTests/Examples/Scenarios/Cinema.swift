import UIKit

/// The scenarios of the cinema on tvOS, with a remote control.
@MainActor
func run() async {
    (NavGraph.Platform.current, UIKitDouble.platform) = (.tvOS, .tvOS)
    UIKitDouble.misuseIsRecorded = true
    let delegate = SceneDelegate()
    UIKitDouble.connect(delegate)
    await settle()
    check(visible(FilmListViewController.self) != nil, "the app begins with the films")
    await playAFilm()
    await writeAReview()
    await readAboutTheApp()
    await resumeAFilm()
    check(delegate.router?.follow(.url(url("cinema:///film/Nosferatu"))) == true, "a URL of the Top Shelf is a link")
    await settle()
    check(visible(FilmViewController.self)?.title == "Nosferatu", "it opens the film")
}

private func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: text) }

@MainActor
private func settle() async {
    await UIKitDouble.settleTasks()
    rest()
}

@MainActor
private func press(_ title: String) async -> Bool {
    let buttons = visible(ButtonsViewController.self)?.rows.arrangedSubviews.compactMap { $0 as? UIButton } ?? []
    guard let button = buttons.first(where: { $0.title(for: []) == title }) else { return false }
    button.sendActions(for: .touchUpInside)
    await settle()
    return true
}

@MainActor
private func menu() async -> Bool {
    defer { UIKitDouble.settle() }
    let isPossible = UIKitDouble.user.pressMenu()
    await settle()
    return isPossible
}

@MainActor
private func playAFilm() async {
    check(await press("Metropolis"), "a film can be opened")
    check(await press("Play"), "it can be played")
    check(visible(PlayerViewController.self)?.navigationController?.viewControllers.count == 3, "on the stack")
    check(await menu(), "Menu is heard")
    check(visible(FilmViewController.self) != nil, "Menu goes back")
}

@MainActor
private func writeAReview() async {
    check(await press("Write a review"), "a review can be written")
    check(visible(ReviewViewController.self)?.modalPresentationStyle == .fullScreen, "it covers the screen")
    check(await menu(), "Menu is taken")
    check(visible(ReviewViewController.self) != nil, "the review stays")
    check(await press("Cancel"), "it can be discarded")
    check(visible(FilmViewController.self) != nil, "which leads back to the film")
    check(await menu(), "Menu is heard")
    check(visible(FilmListViewController.self) != nil, "and from there to the films")
}

@MainActor
private func readAboutTheApp() async {
    check(await press("Settings"), "the settings can be opened")
    check(await press("About"), "and the page about the app")
    check(await menu(), "Menu is taken")
    check(visible(AboutViewController.self) != nil, "the page stays")
    check(await press("Agree"), "the user can agree")
    check(visible(FilmListViewController.self) != nil, "and is at the films again")
}

@MainActor
private func resumeAFilm() async {
    check(UIKitDouble.user.tapTab(1), "the library can be chosen")
    check(await press("Metropolis"), "a film can be resumed")
    check(visible(PlayerViewController.self)?.presentingViewController != nil, "above all")
    check(await menu(), "Menu is heard")
    check(visible(ShelfViewController.self) != nil, "Menu closes the player, whatever its style")
    check(await menu(), "Menu moves the focus to the bar")
    check(await !menu(), "and leaves the app from there")
}

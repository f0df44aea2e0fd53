import SwiftUI
import UIKit

/// The scenarios of the cinema in SwiftUI, on a Mac and a television.
@MainActor
func run() async {
    onTheMac()
    onTV()
}

@MainActor
private func launch(_ platform: NavGraph.Platform) -> (router: CinemaAppRouter, host: ViewHost) {
    NavGraph.Platform.current = platform
    SwiftUIDouble.platform = platform == .macOS ? .macOS : .tvOS
    VirtualClock.reset()
    let router = CinemaAppRouter(factory: Screens())
    router.navigation.later = { VirtualClock.after($0, $1) }
    let host = ViewHost(CinemaAppView(router))
    host.settle()
    return (router, host)
}

/// All has come to rest, and SwiftUI has nothing to complain about.
@MainActor
private func press(_ titles: String..., in host: ViewHost) {
    for title in titles {
        if !host.press(title) { print("FAILED: no button \(title)") }
        rest(host)
    }
}

@MainActor
private func rest(_ host: ViewHost) {
    host.settle()
    for misuse in host.misuses { print("FAILED: \(misuse)") }
    host.forgetMisuses()
}

@MainActor
private func onTheMac() {
    let (router, host) = launch(.macOS)
    press("Metropolis", "Play", in: host)
    check(host.kinds == ["sheet"], "the player is a sheet")
    check(!host.pressEscape(), "Esc does not close it")
    press("Done with Metropolis", "Write a review", in: host)
    check(host.kinds == ["popover"], "the review is a popover")
    check(!host.pressEscape(), "which is locked")
    press("Cancel", in: host)
    check(host.goBack(), "the toolbar goes back")
    rest(host)
    press("Settings", in: host)
    check(host.pressEscape(), "Esc closes the settings")
    rest(host)
    check(router.screens == [["filmList"]], "and the films are there again")
    press("Settings", "System settings", in: host)
    check(
        UIKitDouble.openedURLs.map(\.absoluteString) == ["x-apple.systempreferences:"], "the settings are the system's")
}

@MainActor
private func onTV() {
    let (router, host) = launch(.tvOS)
    press("Metropolis", "Play", in: host)
    check(router.screens == [["filmList", "film", "player"]], "the player is on the stack")
    check(host.pressMenu(), "Menu is heard")
    rest(host)
    check(router.screens == [["filmList", "film"]], "Menu goes back")
    press("Write a review", in: host)
    check(host.kinds == ["cover"], "the review is a cover")
    check(host.pressMenu(), "Menu is taken")
    rest(host)
    check(router.screens.last == ["review"], "and the review stays")
    press("Cancel", in: host)
    host.pressMenu()
    rest(host)
    press("Settings", "About", in: host)
    check(host.pressMenu(), "Menu is taken")
    rest(host)
    check(router.screens.last == ["settings", "about"], "and the page stays")
    press("Agree", in: host)
    check(!host.pressMenu(), "from the first screen Menu leaves the app")
}

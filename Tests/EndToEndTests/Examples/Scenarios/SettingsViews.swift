import SwiftUI

/// An app of SwiftUI opens flows from code of its own, and hears how they end.
@MainActor
func run() async {
    let router = SettingsAppRouter(factory: SettingsScreens())
    router.navigation.later = { VirtualClock.after($0, $1) }
    let host = ViewHost(SettingsAppView(router) { HomeView(router: router) })
    rest(host)
    check(host.texts == ["Home"] && router.state.description == "host[host]", "the app begins with what is its own")
    presents(router, host)
    pushes(router, host)
}

/// All has come to rest, and SwiftUI has nothing to complain about.
@MainActor
private func rest(_ host: ViewHost) {
    host.settle()
    for misuse in host.misuses { print("FAILED: \(misuse)") }
    host.forgetMisuses()
}

@MainActor
private func presents(_ router: SettingsAppRouter, _ host: ViewHost) {
    host.press("Settings")
    host.press("Settings")
    check(
        router.state.description == "host[host] formSheet:settings[settingsList]",
        "its own code presents the settings, once")
    rest(host)
    check(host.kinds == ["sheet"] && host.buttons == ["Account"], "they are shown in a sheet")
    router.openHelp(topic: "loans")
    check(router.screens == [["host"], ["settingsList"]], "what is asked for below them is ignored")
    host.press("Account")
    rest(host)
    host.press("Sign out")
    rest(host)
    check(host.texts == ["Home", "signed out"] && host.kinds.isEmpty, "its outcome goes to the code that asked")
    host.press("Settings")
    rest(host)
    check(host.swipeDown(), "they can be swiped away")
    rest(host)
    check(
        host.texts == ["Home", "signed out", "closed"], "that is heard, too, and what is the app's has kept its state")
}

@MainActor
private func pushes(_ router: SettingsAppRouter, _ host: ViewHost) {
    host.press("Help")
    rest(host)
    check(host.texts == ["cards"] && host.depths == [[1]], "its own code pushes the help")
    check(router.screens == [["host", "help"]], "above what the app shows by itself")
    host.press("Solved")
    rest(host)
    check(host.texts.last == "solved", "the outcome goes to the code that asked")
    host.press("Help")
    rest(host)
    check(host.goBack(), "one can go back")
    rest(host)
    check(host.texts.last == "left", "and that is heard")
}

import SwiftUI
import UIKit

/// The scenarios of the notes in SwiftUI.
@MainActor
func run() async {
    let router = NotesAppRouter(factory: Screens())
    router.navigation.later = { VirtualClock.after($0, $1) }
    let host = ViewHost(NotesAppView(router))
    rest(host)
    check(host.buttons == ["New note"], "the app begins with the list")
    createANote(router, host)
    openItAndGoBack(router, host)
    deleteIt(router, host)
    giveUpANote(router, host)
    followTheQuickAction(router, host)
    openTwoWindows()
    startForTheQuickAction()
}

/// All has come to rest, and SwiftUI has nothing to complain about.
@MainActor
private func rest(_ host: ViewHost) {
    host.settle()
    for misuse in host.misuses { print("FAILED: \(misuse)") }
    host.forgetMisuses()
}

@MainActor
private func createANote(_ router: NotesAppRouter, _ host: ViewHost) {
    check(host.press("New note"), "a note can be added")
    check(router.screens == [["noteList"], ["createNote"]], "the configuration has the form at once")
    rest(host)
    check(host.kinds == ["sheet"] && host.buttons == ["Milk", "Bread"], "the form is shown in a sheet")
    check(host.press("Milk"), "the note can be saved")
    rest(host)
    check(host.kinds.isEmpty && host.buttons == ["New note", "Milk"], "saving leads back to the list with it")
}

@MainActor
private func openItAndGoBack(_ router: NotesAppRouter, _ host: ViewHost) {
    host.press("Milk")
    host.press("Milk")
    check(router.screens == [["noteList", "noteDetail"]], "a double tap opens it once")
    rest(host)
    check(host.texts.contains("Milk") && host.buttons == ["Delete"], "the detail shows the note")
    check(host.goBack(), "one can go back")
    rest(host)
    check(router.screens == [["noteList"]] && host.buttons == ["New note", "Milk"], "that leads to the list")
}

@MainActor
private func deleteIt(_ router: NotesAppRouter, _ host: ViewHost) {
    host.press("Milk")
    rest(host)
    host.press("Delete")
    rest(host)
    check(host.kinds == ["alert"], "an alert asks")
    check(host.closeDialog(), "it can be closed")
    rest(host)
    check(router.screens == [["noteList", "noteDetail"]], "then the note is kept")
    host.press("Delete")
    rest(host)
    check(host.press("Confirmed"), "the deletion can be confirmed")
    rest(host)
    check(host.buttons == ["New note"], "the list has the note no more")
}

@MainActor
private func giveUpANote(_ router: NotesAppRouter, _ host: ViewHost) {
    NoteListActions(current: router)?.createNote()
    rest(host)
    check(host.swipeDown(), "the form can be swiped away")
    rest(host)
    check(router.state.description == "notes[noteList]", "that saves nothing")
}

@MainActor
private func followTheQuickAction(_ router: NotesAppRouter, _ host: ViewHost) {
    router.follow(.newNote)
    rest(host)
    check(router.screens == [["noteList"], ["createNote"]] && host.kinds == ["sheet"], "a quick action opens the form")
}

@MainActor
private func openTwoWindows() {
    let windows = (0..<2).map { _ in ViewHost(NotesAppWindow { Screens() }) }
    rest(windows[0])
    check(windows[0].press("New note"), "a window shows what its router says")
    rest(windows[0])
    check(windows[0].kinds == ["sheet"] && windows[1].kinds.isEmpty, "each window has a router of its own")
}

/// The app's delegate names the scene's, which keeps what the system starts the app for until the window is there.
@MainActor
private func startForTheQuickAction() {
    let scene = UIKitDouble.makeWindowScene()
    let options = UIKitDouble.makeConnectionOptions(
        shortcutItem: UIApplicationShortcutItem(type: "new-note", localizedTitle: "New note"))
    let configuration = NavGraph.AppDelegate().application(
        UIApplication.shared, configurationForConnecting: scene.session, options: options)
    check(configuration.delegateClass == NavGraph.SceneDelegate.self, "scenes have the delegate that keeps links")
    let delegate = NavGraph.SceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    let host = ViewHost(NotesAppWindow { Screens() })
    host.window = UIWindow(windowScene: scene)
    rest(host)
    check(host.kinds == ["sheet"] && host.buttons == ["Milk", "Bread"], "a cold start for it leads to the form")
}

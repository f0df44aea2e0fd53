import AppKit

/// Prints what was checked, and how it went.
@MainActor
func check(_ isTrue: Bool, _ what: String) { print(isTrue ? "passed: \(what)" : "FAILED: \(what)") }

final class NoteListViewController: NSViewController, NoteListScreen {
    var onCreateNote: (() -> Void)?
    var onOpenNote: (() -> Void)?
    override func loadView() { view = NSView() }
}

final class NoteViewController: NSViewController, NoteScreen {
    var onDelete: (() -> Void)?
    override func loadView() { view = NSView() }
}

final class NoteEditorViewController: NSViewController, NoteEditorScreen {
    var onSaved: (() -> Void)?
    var onCancelled: (() -> Void)?
    override func loadView() { view = NSView() }
}

// quoted: 1

@MainActor
func makeMenu() -> NSMenu {
    // quoted: 2
    return file
}

@MainActor
final class Links {
    let router: NotesAppRouter
    init(_ router: NotesAppRouter) { self.router = router }

    // quoted: 3
}

@MainActor
func run() async {
    let app = AppDelegate()
    app.applicationDidFinishLaunching(Notification(name: Notification.Name("launched")))
    AppKitDouble.settle()
    let window = NSApplication.shared.windows[0]
    let menu = makeMenu()
    check(
        menu.items.map { AppKitUser.isEnabled($0) } == [true, false], "a note can be created, and there is no way back")
    check(AppKitUser.choose(menu.items[0]), "the menu creates a note")
    AppKitDouble.settle()
    check(window.attachedSheet != nil, "the editor is a sheet")
    AppKitUser.pressEscape()
    AppKitDouble.settle()
    check(window.attachedSheet == nil, "Esc closes it")
    window.close()
    check(app.applicationShouldHandleReopen(NSApplication.shared, hasVisibleWindows: false), "the app is opened again")
    check(window.isVisible, "the window is as it was")
    let links = Links(NotesAppRouter(window: window, factory: Factory()))
    links.application(NSApplication.shared, open: [URL(fileURLWithPath: "/")])
    check(links.router.state.layers.isEmpty, "another URL is no link")
    check(AppKitDouble.misuses.isEmpty, "\(AppKitDouble.misuses)")
}

import UIKit

/// The scenarios of the article about screens in nibs that know nothing of each other.
@MainActor
func run() async {
    for name in ["NoteListViewController", "CreateNoteViewController", "NoteDetailViewController"] {
        UIKitDouble.registerNib(name)
    }
    let delegate = SceneDelegate()
    UIKitDouble.connect(delegate)
    rest()
    check(visible(NoteListViewController.self) != nil, "the app begins with the list")
    createANote()
    openItAndSwipeBack()
    giveUpANote()
    await theQuickAction()
}

@MainActor
private func createANote() {
    guard let list = visible(NoteListViewController.self), let add = list.navigationItem.rightBarButtonItem else {
        return check(false, "the list has a button")
    }
    check(UIKitDouble.user.tap(add), "a note can be added")
    rest()
    weak var form: CreateNoteViewController?
    form = visible(CreateNoteViewController.self)
    check(form != nil, "the form is shown")
    form?.field.text = "Milk"
    check(form?.navigationItem.rightBarButtonItem.map { UIKitDouble.user.tap($0) } == true, "the note can be saved")
    rest()
    check(visible(NoteListViewController.self) === list, "saving leads back to the list")
    check(list.notes == [Note(text: "Milk")], "the new note is in the list")
    check(list.rows.arrangedSubviews.count == 1, "the new note is to be seen in the list")
    check(form == nil, "the form is freed")
}

@MainActor
private func openItAndSwipeBack() {
    guard let list = visible(NoteListViewController.self), let row = list.rows.arrangedSubviews.first as? UIButton
    else {
        return check(false, "the list has a row")
    }
    row.sendActions(for: .touchUpInside)
    row.sendActions(for: .touchUpInside)
    rest()
    weak var detail: NoteDetailViewController?
    detail = visible(NoteDetailViewController.self)
    check(detail?.label.text == "Milk", "the detail shows the note")
    check(detail?.navigationController?.viewControllers.count == 2, "a double tap opens it once")
    check(UIKitDouble.user.swipeBack(), "one can swipe back")
    rest()
    check(visible(NoteListViewController.self) === list, "swiping back leads to the list")
    check(detail == nil, "the detail is freed")
}

@MainActor
private func giveUpANote() {
    guard let list = visible(NoteListViewController.self) else { return check(false, "the list is shown") }
    list.onCreateNote?()
    rest()
    check(UIKitDouble.user.tapBack(), "one can go back from the form")
    rest()
    check(list.notes.count == 1, "going back saves nothing")
    list.onCreateNote?()
    rest()
    check(visible(CreateNoteViewController.self) != nil, "and a note can be added again")
}

/// By the app's own scene delegate: what a cold start was for, and what comes later.
@MainActor
private func theQuickAction() async {
    let action = UIApplicationShortcutItem(type: "new-note", localizedTitle: "New note")
    await start(SceneDelegate(), UIKitDouble.makeConnectionOptions(shortcutItem: action))
    check(visible(CreateNoteViewController.self) != nil, "a cold start for the quick action leads to the form")
    check(UIKitDouble.user.tapBack(), "above the list")
    rest()
    check(visible(NoteListViewController.self) != nil, "to which one can go back")
    let delegate = SceneDelegate()
    let scene = await start(delegate, UIKitDouble.makeConnectionOptions())
    delegate.windowScene(scene, performActionFor: action) { check($0, "it is performed in the running app, too") }
    await UIKitDouble.settleTasks()
    rest()
    check(visible(CreateNoteViewController.self) != nil, "and leads to the form")
    let other = UIApplicationShortcutItem(type: "other", localizedTitle: "Other")
    delegate.windowScene(scene, performActionFor: other) { check(!$0, "another one is none of the graph") }
}

@MainActor
@discardableResult
private func start(_ delegate: SceneDelegate, _ options: UIScene.ConnectionOptions) async -> UIWindowScene {
    UIKitDouble.reset()
    for name in ["NoteListViewController", "CreateNoteViewController", "NoteDetailViewController"] {
        UIKitDouble.registerNib(name)
    }
    let scene = UIKitDouble.connect(delegate, options: options)
    await UIKitDouble.settleTasks()
    rest()
    return scene
}

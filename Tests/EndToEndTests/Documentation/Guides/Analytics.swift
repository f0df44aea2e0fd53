import UIKit

// quoted: 2

final class NoteListViewController: UIViewController, NoteListScreen {
    var onOpenNote: ((_ id: String) -> Void)?
}

final class NoteViewController: UIViewController, NoteScreen {
    convenience init(id: String) { self.init() }
}

final class Screens: NotesAppFactory {}

@MainActor
func run() async {
    let analytics = Analytics()
    let router = NotesAppRouter(window: UIKitDouble.makeWindow(), factory: Screens(), observer: analytics)
    router.start()
    rest()
    check(analytics.log.contains("screen noteList"), "the first screen is reported")
    visible(NoteListViewController.self)?.onOpenNote?("7")
    rest()
    let last = analytics.log.suffix(2).sorted()
    check(last == ["event noteList.openNote", "screen note"], "so are an event and its screen")
}

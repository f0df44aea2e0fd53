import SwiftUI
import Testing

struct Note: Hashable, Identifiable, Sendable {
    var title: String
    var id: String { title }
}

// quoted: 1

struct CreateNoteView: View {
    let actions: CreateNoteActions

    var body: some View { Text("New note") }
}

struct NoteDetailView: View {
    let actions: NoteDetailActions
    let note: Note

    var body: some View { Text(note.title) }
}

// quoted: 2

@MainActor
private func test() {
    // quoted: 8
    check(router.screens == [["noteList", "createNote"]], "a router can be tested without a view")
}

@MainActor
func run() async {
    NotesMain.main()
    let host = ViewHost(NotesAppWindow { Screens() })
    host.settle()
    check(host.depths == [[0]], "the app begins with the list")
    NoteListActions.preview.createNote()
    test()
    check(host.misuses.isEmpty, "SwiftUI has nothing to complain about")
}

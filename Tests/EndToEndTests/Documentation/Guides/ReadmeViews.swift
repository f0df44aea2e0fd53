import SwiftUI

struct Note: Hashable, Identifiable, Sendable {
    var text: String
    var id: String { text }
}

// quoted: 2

struct CreateNoteView: View {
    let actions: CreateNoteActions

    var body: some View { Button("Milk") { actions.created(note: Note(text: "Milk")) } }
}

struct NoteDetailView: View {
    let actions: NoteDetailActions
    let note: Note

    var body: some View { Text(note.text) }
}

struct Screens: NotesAppFactory {}

@MainActor
func run() async {
    let host = ViewHost(NotesAppWindow { Screens() })
    host.settle()
    check(host.buttons == ["New note"], "the app begins with the list")
    for button in ["New note", "Milk"] {
        host.press(button)
        host.settle()
    }
    check(host.buttons == ["New note", "Milk"], "a note that was created is in the list")
    check(host.misuses.isEmpty, "SwiftUI has nothing to complain about")
}

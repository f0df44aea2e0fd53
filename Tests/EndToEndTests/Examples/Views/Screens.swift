import SwiftUI

/// Announces what the user wants, and does not know what follows.
struct NoteListView: View {
    let actions: NoteListActions
    let messages: NavGraph.Inbox<NoteListMessage>
    @State private var notes: [Note] = []

    var body: some View {
        VStack {
            Button("New note") { actions.createNote() }
            List(notes) { note in Button(note.text) { actions.openNote(note: note) } }
        }
        .navigationTitle("Notes")
        .onMessage(messages) { message in
            switch message {
            case .addNote(let note): notes.append(note)
            case .removeNote(let note): notes.removeAll { $0 == note }
            }
        }
    }
}

struct CreateNoteView: View {
    let actions: CreateNoteActions

    var body: some View {
        Form {
            ForEach(["Milk", "Bread"], id: \.self) { text in
                Button(text) { actions.created(note: Note(text: text)) }
            }
        }
        .navigationTitle("New note")
    }
}

struct NoteDetailView: View {
    let actions: NoteDetailActions
    let note: Note

    var body: some View {
        VStack {
            Text(note.text)
            Button("Delete", role: .destructive) { actions.delete() }
        }
        .navigationTitle(note.text)
    }
}

/// An app of UIKit with SwiftUI screens, whose names try hard.
enum Mixed {
    static let graph = """
        navgraph: 1
        app: Mixed
        entry: notes
        transitions:
          expire: { root: notes }
        flows:
          notes:
            transitions:
              help: { present: about, style: popover }
            screens:
              noteList:
                from: swiftui
                receives:
                  addNote: { note: Note, in: Int }
                  clear: {}
                  view: {}
                transitions:
                  createNote: { push: createNote, returns: { created: { send: addNote, with: { in: 1 } } } }
                  openNote: { push: noteDetail, with: { frame: 2 } }
                  sort: { present: sorter, style: popover }
                  expire: { send: clear }
                  preview: { send: view }
                  init: { payload: { step: Int }, send: clear }
                  pick: { payload: { it: Any }, present: anything }
              createNote:
                from: xib
                outcomes:
                  created: { note: Note }
              noteDetail:
                from: swiftui
                back: false
                params: { note: Note, step: "[Int] = []", frame: Int, done: "(() -> Void)?" }
                outcomes: { done: {}, both: { a: Int, b: String } }
                transitions:
                  edit: { present: editor, in: stack, returns: { saved: { pop: back } } }
                  finish: { payload: { note: Note }, present: editor, in: stack, with: { values: frame } }
                  help: { pop: back }
              editor:
                from: swiftui
                params: { note: Note, values: Int? }
                outcomes: { saved: { note: Note } }
                transitions:
                  again: { payload: { note: Note }, push: noteDetail, with: { frame: 3 } }
        screens:
          about: { from: swiftui, type: AboutPage }
          sorter: {}
          anything:
            from: swiftui
            params: { it: Any }
            transitions: { again: { payload: { _opening: Int }, present: anything } }
        """
}

import NavGraphModel
import Testing

@Suite struct CollisionTests {
    /// Names that Swift could not tell apart, each reported where it stands second.
    @Test func everyKindOfNameThatMeetsAnother() {
        let bytes = Array(
            """
            navgraph: 1
            app: Notes
            entry: notes
            imports: { orders: orders.yaml }
            conditions: [ok, Ok]
            flows:
              notes:
                screens:
                  noteList:
                    receives: [onOpen]
                    outcomes: [Done]
                    transitions:
                      open: { push: NoteList }
                      done: { pop: root }
                  NoteList: {}
                  ordersDetail: {}
              notesApp:
                screens: { other: {} }
            """.utf8)
        let module = Array("navgraph: 1\nmodule: Orders\nscreens: { detail: { public: true } }".utf8)
        let reading = readGraph(root: "graph.yaml") { path, _ in .bytes(path == "graph.yaml" ? bytes : module) }
        let found = reading.findings.map { "\($0.rule.rawValue) \($0.subject.spelled(in: reading.graph.text))" }
        #expect(
            Set(found) == [
                "name-collision condition:Ok", "name-collision transition:noteList.open",
                "name-collision transition:noteList.done", "name-collision screen:NoteList",
                "name-collision flow:notesApp", "name-collision screen:orders.detail",
            ])
    }
}

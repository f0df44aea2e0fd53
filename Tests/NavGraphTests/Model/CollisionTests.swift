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

    /// The class that an app has for a screen, and what is emitted for it or another element.
    @Test func typesThatAreEmitted() {
        expectMarks(
            """
            swift: { prefix: RX }
            flows:
              home:
                screens:
                  list: { type: DetailScreen }
                  detail: { type: RXDetailScreen }
                  #@7-13 name-collision screen:detail
                  other: { type: RXHomeRouter }
                  #@7-12 name-collision screen:other
                  third: { type: RXThirdController }
            """)
    }

    /// A screen has the events of the flows around it as if they were its own: they share its namespace, and its spellings.
    @Test func eventsOfFlowsAreTheScreens() {
        expectMarks(
            """
            flows:
              home:
                tabs: [list, account]
                transitions:
                  Close: { pop: root }
              list:
                transitions:
                  done: { pop: root }
                  m: { pop: root, send: onM }
                  hidden: { pop: root }
                screens:
                  items:
                    receives: [onM]
                    #          ^^^ name-collision message:items.onM
                    transitions:
                      hidden: { push: item, returns: { done: ~ } }
                  item:
                    receives: [onM]
                    #          ^^^ name-collision message:item.onM
                    outcomes: [done]
                    #          ^^^^ duplicate-name outcome:item.done
              account:
                transitions:
                  close: { pop: root }
                  #@7-12 name-collision transition:account.close
                screens: { me: }
            """)
    }
}

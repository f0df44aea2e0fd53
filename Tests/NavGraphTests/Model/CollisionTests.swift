import NavGraphModel
import NavGraphTestSupport
import Testing

@Suite(.processorTime) struct CollisionTests {
    /// That two modules have one name is said once; of what they have nothing is told to collide.
    @Test func modulesOfOneName() {
        let files = [
            "graph.yaml": appHead() + """
                imports: { one: one.yaml, two: two.yaml }
                screens: { home: {} }
                """,
            "one.yaml":
                "navgraph: 1\nmodule: M\nconditions: [c]\nscreens: { a: { public: true } }\nflows: { f: { screens: { b: {} } } }",
            "two.yaml":
                "navgraph: 1\nmodule: M\nconditions: [c]\nscreens: { a: { public: true } }\nflows: { f: { screens: { b: {} } } }",
        ]
        #expect(read(files).findings.map { $0.rule } == [.duplicateName])
    }

    /// The name of the module counts, not the alias.
    @Test func namesOfImportedModules() {
        expectMarks([
            "graph.yaml": header + """
                imports: { o: orders.yaml, profile: other.yaml }
                screens:
                  home: {}
                  ordersDetail: {}
                  profileCard: {}
                """,
            "orders.yaml": moduleHead("Orders") + """
                screens: { detail: { public: true } }
                #          ^^^^^^ name-collision screen:o.detail
                """,
            "other.yaml": moduleHead("People") + """
                screens: { card: { public: true } }
                """,
        ])
    }

    /// Of two modules, names can meet only where the name of one begins with that of the other.
    @Test func namesOfModulesWhoseNamesBeginAlike() {
        expectMarks([
            "graph.yaml": header + """
                imports: { kit: kit.yaml, pay: pay.yaml, other: other.yaml }
                screens: { home: {} }
                """,
            "kit.yaml": moduleHead("PayKit") + """
                screens: { card: { public: true }, list: { public: true } }
                """,
            "pay.yaml": moduleHead("Pay") + """
                screens: { kitCard: { public: true }, kit: { public: true }, list: { public: true } }
                #          ^^^^^^^ name-collision screen:pay.kitCard
                flows: { kitList: { public: true, screens: { a: {} } } }
                """,
            "other.yaml": moduleHead("payKit") + """
                flows: { list: { public: true, screens: { b: {} } } }
                #        ^^^^ name-collision flow:other.list
                """,
        ])
    }

    /// An item of a bar is a case, or what a method makes, whether it is a tab or a button.
    @Test func itemsOfABar() {
        expectMarks([
            "graph.yaml": appHead("main", of: "Notes") + """
                imports: { orders: orders.yaml }
                flows:
                  main:
                    tabs: [Home, orders.list, { event: home }, { event: ordersList }, { event: new }]
                #                                      ^^^^             ^^^^^^^^^^ name-collision flow:main
                    transitions: { home: { pop: root }, ordersList: { pop: root }, new: { pop: root } }
                screens: { Home: }
                """,
            "orders.yaml": moduleHead("Orders") + """
                screens: { list: { public: true } }
                """,
        ])
    }

    /// Conditions and resolvers are members of one type each, whichever module they are of.
    @Test func membersOfTheApp() {
        expectMarks([
            "graph.yaml": header + """
                imports: { o: orders.yaml }
                conditions: [ordersPaid, ok, Ok]
                #                            ^^ name-collision condition:Ok
                resolvers:
                  load: { gives: Note }
                  Load: { gives: Note }
                  #@3-7 name-collision resolver:Load
                  ordersFind: { gives: Note }
                screens: { home: }
                """,
            "orders.yaml": moduleHead("Orders") + """
                conditions: [paid]
                #            ^^^^ name-collision condition:o.paid
                resolvers:
                  find: { gives: Note }
                  #@3-7 name-collision resolver:o.find
                """,
        ])
    }

    /// What is emitted for the app or module itself, and for a screen or flow of its name.
    @Test func typesOfTheApp() {
        expectMarks(
            """
            screens:
              home: { type: NotesAppStep }
              notesApp:
              #@3-11 name-collision screen:notesApp
              notesAppDetail:
              other: { type: OtherScreenMock }
              #@3-8 name-collision screen:other
              kit: { type: Kit.NotesAppStep }
              free: { type: NotesAppStepper }
            flows:
              notesAppMock: { screens: { a: } }
              #@3-15 name-collision flow:notesAppMock
            """)
        expectMarks([
            "graph.yaml": moduleHead("Orders") + """
                flows:
                  ordersModule: { screens: { a: } }
                  #@3-15 name-collision flow:ordersModule
                screens:
                  ordersModule2:
                  list: { type: OrdersModuleEnding }
                """
        ])
    }

    /// Files of flows on disks that know no case.
    @Test func filesOfFlows() {
        expectMarks(
            """
            screens: { home: }
            flows:
              feed: { screens: { a: } }
              fEED: { screens: { b: } }
              #@3-7 name-collision flow:fEED
              notesapp: { screens: { c: } }
              #@3-11 name-collision flow:notesapp
              feeds: { screens: { d: } }
            """)
    }

    /// An alert is made of its params and a closure for each of its outcomes; other screens have these apart.
    @Test func paramsAndOutcomesOfAlerts() {
        expectMarks(
            """
            screens:
              home:
                transitions:
                  ask: { present: sure, with: { onYes: 1 }, style: alert }
                  show: { push: plain, with: { onYes: 1 } }
              sure: { params: { onYes: Int }, outcomes: [no, yes] }
              #@50-53 name-collision outcome:sure.yes
              plain: { params: { onYes: Int }, outcomes: [no, yes] }
            """)
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

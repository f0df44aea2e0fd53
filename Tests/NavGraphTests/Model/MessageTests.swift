import NavGraphModel
import NavGraphTestSupport
import Testing

/// Messages: sent, and as handlers. LANGUAGE 5.
@Suite(.processorTime) struct MessageTests {
    /// Checked against the screen that the text tells is current then, else against every one that receives it.
    @Test func theScreenThatIsCurrent() {
        expectMarks(
            """
            screens:
              home:
                receives: [ own, both ]
                transitions:
                  a: { send: own }
                  b: { send: other }
                  #          ^^^^^ unknown-message transition:home.b
                  c: { push: list, send: other }
                  d: { push: list, send: own }
                  #                      ^^^ unknown-message transition:home.d
                  e: { push: f, send: other }
                  g: { present: t, send: own }
                  #                      ^^^ unknown-message transition:home.g
                  h: { present: s, send: own }
                  i: { pop: list, send: own }
                  #                     ^^^ unknown-message transition:home.i
                  j: { pop: back, send: other }
                  k: { pop: back, send: nobody }
                  #                     ^^^^^^ unknown-message transition:home.k
                  l: { push: list, then: { send: own } }
                  #                              ^^^ unknown-message transition:home.l
                  m: { push: list, then: { pop: back, send: own } }
                  n: { show: list, in: list, send: other }
                  o: { sets: { c: true }, send: other }
                  #                             ^^^^^ unknown-message transition:home.o
                  p: { select: list, send: own }
                  q: { dismiss: top, send: other, then: { push: home, send: other } }
                  #                                                         ^^^^^ unknown-message transition:home.q
              list: { receives: [ other, both ] }
            flows:
              f: { start: list, transitions: { x: { send: own }, y: { send: nobody } } }
              #                                                             ^^^^^^ unknown-message transition:f.y
              t: { tabs: [ list, home ] }
              s: { columns: [ list, home ] }
            conditions: [ c ]
            transitions:
              z: { send: own }
              w: { root: list, send: own }
              #                      ^^^ unknown-message transition:app.w
            """)
    }

    @Test func whatMessagesWant() {
        expectMarks(
            """
            screens:
              home:
                receives: { m: { note: Note, more: M? } }
                transitions:
                  a: { send: m }
                  #@7-8 missing-argument transition:home.a
                  b: { send: m, with: { note: 3 } }
                  c: { send: m, payload: { note: Note } }
                  d: { send: m, payload: { note: Other } }
                  #          ^ type-mismatch transition:home.d
                  e: { pop: back, send: m, payload: { n: Note }, with: { note: n } }
                  g: { push: home, send: m }
                  #@7-8 missing-argument transition:home.g
                  h: [ { when: c, pop: back }, { send: m } ]
                  #                              ^^^^ missing-argument transition:home.h#2
              other: { receives: { m: { note: Note } } }
            conditions: [ c ]
            transitions:
              any: { dismiss: top, send: m }
              #@3-6 missing-argument transition:app.any
            """)
    }

    /// A handler that is a message is one of the owner; the outcome's params, then the owner's, are what it gets.
    @Test func handlers() {
        expectMarks(
            """
            screens:
              home:
              list:
                params: { folder: Folder }
                receives: { add: { note: Note }, open: { folder: Folder }, refresh: {}, odd: { note: Odd } }
                transitions:
                  a: { push: edit, returns: { saved: add, left: refresh, closed: refresh } }
                  b: { push: edit, returns: { saved: open, left: add } }
                  #@7-8 missing-argument transition:list.b
                  c: { push: edit, returns: { saved: odd } }
                  #                                  ^^^ type-mismatch transition:list.c
                  d: { push: edit, returns: { saved: nothing, left: refrsh } }
                  #                                  ^^^^^^^        ^^^^^^ unknown-message transition:list.d
                  e: { push: edit, returns: { closed: add } }
                  #@7-8 missing-argument transition:list.e
                  f: { root: edit, returns: { saved: add } }
                  #                                  ^^^ wrong-kind transition:list.f
                  g: { push: edit, then: { push: edit, returns: { saved: nothing } } }
                  #                                                      ^^^^^^^ unknown-message transition:list.g
              edit: { outcomes: { saved: { note: Note }, left: {} } }
            """)
    }

    /// Of a flow's or the app's event: a message of a screen that has the event.
    @Test func handlersOfFlowsAndTheApp() {
        expectMarks(
            """
            flows:
              f:
                start: list
                screens:
                  list: { receives: [ refresh ] }
                  hiding: { receives: [ hidden ], transitions: { a: { pop: root }, b: { pop: root } } }
                transitions:
                  a: { push: edit, returns: { saved: refresh, left: other } }
                  #                                                 ^^^^^ unknown-message transition:f.a
                  b: { push: edit, returns: { saved: hidden } }
                  #                                  ^^^^^^ unknown-message transition:f.b
            screens:
              home: { receives: [ other ] }
              edit: { outcomes: [ saved, left ] }
            transitions:
              c: { present: edit, returns: { saved: other, left: hidden, closed: nobody } }
              #                                                                  ^^^^^^ unknown-message transition:app.c
              d: { root: edit, returns: { saved: other } }
              #                                  ^^^^^ wrong-kind transition:app.d
            """)
    }

    /// `entry` is as if by `root`: nobody is there to receive.
    @Test func handlersOfTheEntry() {
        expectMarks([
            "graph.yaml": """
            navgraph: 1
            app: A
            entry: { root: home, returns: { done: refresh, left: ~, closed: ~, gone: { root: home }, o: { finish: x } } }
            #                                     ^^^^^^^ wrong-kind file
            #                                                       ^^^^^^                                        ^ unknown-outcome file
            screens:
              home: { outcomes: [ done, left, gone, o ], receives: [ refresh ] }
            """
        ])
    }
}

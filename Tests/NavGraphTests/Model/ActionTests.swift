import NavGraphTestSupport
import Testing

/// Actions, what goes with them, and what they may name. LANGUAGE 4, 5, 10.
@Suite(.processorTime) struct ActionTests {
    @Test func noAction() {
        expectMarks(
            """
            screens:
              home:
                outcomes: [ o ]
                transitions:
                  a: {}
                  #@7-8 no-action transition:home.a
                  b: ~
                  c: { when: x, about: nothing }
                  #@7-8 no-action transition:home.c
                  d: []
                  #@7-8 no-action transition:home.d
                  e:
                    - { when: x, pop: root }
                    - { when: x, about: y }
                    #   ^^^^ no-action transition:home.e#2
                    - {}
                    #@11-12 no-action transition:home.e#3
                  f: { pop: root, then: {} }
                  #@7-8 no-action transition:home.f
                  g: { push: home, returns: { o: {} } }
                  #@7-8 no-action transition:home.g
                  h: { push: home, returns: { o: [] } }
                  #@7-8 no-action transition:home.h
                  i: { push: home, returns: { o: [ { pop: root }, { when: x } ] } }
                  #                                                 ^^^^ no-action transition:home.i
                  j: { sets: { x: true } }
                  k: { send: m }
                  l: { then: { pop: root } }
                receives: [ m ]
            conditions: [ x ]
            """)
    }

    /// Two actions; a key beside an action that it does not go with. The place is the second key.
    @Test func conflicts() {
        expectMarks(
            """
            screens:
              home:
                outcomes: [ o ]
                receives: { m: { x: X } }
                transitions:
                  a: { push: home, pop: back }
                  #                ^^^ conflicting-actions transition:home.a
                  b: { dismiss: all, push: home, root: home }
                  #                  ^^^^        ^^^^ conflicting-actions transition:home.b
                  c: { style: sheet, push: home }
                  #                  ^^^^ conflicting-actions transition:home.c
                  d: { push: home, style: sheet, locked: true, in: stack }
                  #                ^^^^^         ^^^^^^        ^^ conflicting-actions transition:home.d
                  e: { replace: home, returns: { o: ~ } }
                  #                   ^^^^^^^ conflicting-actions transition:home.e
                  f: { pop: back, with: { x: 3 } }
                  #               ^^^^ conflicting-actions transition:home.f
                  g: { pop: back, with: { x: 3 }, send: m }
                  h: { sets: { c: true }, with: { x: 3 } }
                  #                       ^^^^ conflicting-actions transition:home.h
                  i: { send: m, with: { x: 3 } }
                  j: { sets: { c: true }, style: sheet, returns: { o: ~ } }
                  #                       ^^^^^         ^^^^^^^ conflicting-actions transition:home.j
                  k: { present: f, in: stack }
                  #                ^^ conflicting-actions transition:home.k
                  l: { in: stack, present: f }
                  #               ^^^^^^^ conflicting-actions transition:home.l
                  n: [ { when: c, pop: back, locked: true } ]
                  #                          ^^^^^^ conflicting-actions transition:home.n#1
                  p: { pop: back, then: { push: home, present: home } }
                  #                                   ^^^^^^^ conflicting-actions transition:home.p
                  q: { present: home, style: popover, in: stack, locked: true, animation: fade, segue: s }
                  r: { root: home, returns: { o: ~ }, animation: mine }
            flows:
              f: { start: home }
            conditions: [ c ]
            """)
    }

    @Test("Places far from the first key, long ones, and very many arguments", arguments: [200, 255, 256, 300, 70_000])
    func farAndLong(length: Int) {
        let filler = String(repeating: "x", count: length)
        let names = (0..<length % 1000).map { "p\($0)" }
        expectMarks(
            """
            screens:
              home:
                transitions:
                  a:
                    about: \(filler)
                    push: nowhere
                    #     ^^^^^^^ unknown-reference transition:home.a
                  b:
                    about: \(filler)
                    present: f
                    in: stack
            #       ^^ conflicting-actions transition:home.b
                  c:
                    push: \(filler)
                    #@15-\(15 + length) unknown-reference transition:home.c
                  d: [ { about: \(filler), pop: back, then: { push: home, in: stack } } ]
                  #@\(54 + length)-\(56 + length) conflicting-actions transition:home.d#1
                  e: { push: many, with: { \(names.map { $0 + ": 1" }.joined(separator: ", ")) } }
              many: { params: { \(names.map { $0 + ": Int" }.joined(separator: ", ")) } }
            flows:
              f: { start: home }
            """)
    }

    /// A flow where a screen is wanted, or a container that cannot stand there, is `wrong-kind`.
    @Test func flowsAndScreens() {
        expectMarks(
            """
            screens:
              home:
                transitions:
                  a: { replace: f }
                  #             ^ wrong-kind transition:home.a
                  b: { pop: f }
                  #         ^ wrong-kind transition:home.b
                  c: { show: f, in: side }
                  #          ^ wrong-kind transition:home.c
                  d: { push: f }
                  e: { present: t }
                  g: { root: t }
                  h: { select: home }
                  #            ^^^^ wrong-kind transition:home.h
                  i: { select: f }
                  j: { show: home, in: f }
                  #                    ^ wrong-kind transition:home.j
                  k: { select: side }
                  l: { show: home, in: side }
                  m: { show: home }
                  #@7-8 missing-key transition:home.m
                  n: { push: t }
              side:
              other:
            flows:
              f: { start: t }
              #           ^ wrong-kind flow:f
              t: { tabs: [ f, other ] }
              s: { columns: [ side, g ] }
              g: { start: other, container: single }
              u: { tabs: [ t, s ] }
              #            ^  ^ wrong-kind flow:u
              v: { columns: [ v, side ] }
              #               ^ wrong-kind flow:v
              w: { tabs: [ other, f, other ] }
              #                      ^^^^^ duplicate-name flow:w
            checks:
              - { reach: f }
              #          ^ wrong-kind check:1
              - { never: home, above: t }
              #                       ^ wrong-kind check:2
            """)
    }

    @Test func containers() {
        expectMarks(
            """
            screens: { home: , b: }
            flows:
              a: { start: home, tabs: [ home, b ] }
              #    ^^^^^ unknown-key flow:a
              c: { columns: [ home, b ], start: home }
              #                          ^^^^^ unknown-key flow:c
              d: { tabs: [ home ], columns: [ home, b ] }
              #                    ^^^^^^^ unknown-key flow:d
              e: { container: stack, tabs: [ home ] }
              #               ^^^^^ wrong-kind flow:e
              f: { container: split, columns: [ home, b ] }
              g: { container: tabs }
              #@3-4 missing-key flow:g
              h: { container: split }
              #@3-4 missing-key flow:h
              i: {}
              #@3-4 missing-key flow:i
              j: { tabs: [] }
              #          ^ wrong-kind flow:j
              k: { columns: [ home ] }
              #             ^ wrong-kind flow:k
              l: { columns: [ home, b, i, j ] }
              #             ^             ^ wrong-kind flow:l
              m: { container: single, start: b, screens: { z: } }
              n: { container: tabs, start: b }
              #@3-4 missing-key flow:n
              #                     ^^^^^ unknown-key flow:n
            """)
    }

    /// Tabs that are each other's tabs are an error, and nothing runs in circles.
    @Test func tabsOfThemselves() {
        let rules = Set(
            read(
                header + "screens: { home: { transitions: { a: { push: a, send: m }, b: { present: b, send: m } } } }\n"
                    + "flows: { a: { tabs: [ a ] }, b: { tabs: [ c ] }, c: { columns: [ b, home ] } }\n"
            ).findings.map(\.rule))
        #expect(rules == [.wrongKind, .unknownMessage])
    }

    @Test func unknownReferences() {
        expectMarks([
            "graph.yaml": """
            navgraph: 1
            app: A
            entry: hom
            #      ^^^ unknown-reference file
            screens:
              home:
                transitions:
                  a: [ { when: c, push: x }, { present: hme } ]
                  #                     ^ unknown-reference transition:home.a#1
                  #                                     ^^^ unknown-reference transition:home.a#2
                  b: { pop: rot }
                  #         ^^^ unknown-reference transition:home.b
                  d: { show: x, in: y }
                  #          ^      ^ unknown-reference transition:home.d
            flows:
              f: { start: x }
              #           ^ unknown-reference flow:f
              t: { tabs: [ x, home ] }
              #            ^ unknown-reference flow:t
            conditions: [ c ]
            deepLinks:
              l: { opens: x, shortcut: a, path: [ home.z, x.a, home, x ] }
              #           ^                       ^^^^^^  ^^^        ^ unknown-reference deepLink:l
            checks:
              - { reach: x, from: y }
              #          ^        ^ unknown-reference check:1
            """
        ])
        #expect(
            messages("screens: { home: { transitions: { a: { push: hme } } } }\n") == [
                "unknown screen or flow 'hme'; did you mean 'home'?"
            ])
    }

    @Test func outcomes() {
        expectMarks(
            """
            flows:
              f:
                outcomes: [ done, left ]
                screens:
                  home:
                    outcomes: [ o ]
                    transitions:
                      a: { push: home, returns: { o: ~, oo: ~, closed: ~ } }
                      #                                 ^^ unknown-outcome transition:home.a
                      b: { present: f, returns: { o: ~, done: ~ } }
                      #                           ^ unknown-outcome transition:home.b
                      c: { root: f, returns: { done: ~, closed: ~ } }
                      #                                 ^^^^^^ unknown-outcome transition:home.c
                      d: { finish: done }
                      e: { finish: o }
                      g: { push: home, returns: { o: { finish: left }, closed: { finish: gone } } }
                      #                                                                  ^^^^ unknown-outcome transition:home.g
                      h: { pop: root, then: { finish: tabsDone } }
                      i: { push: home, returns: { app: ~ } }
                      #                           ^^^ unknown-outcome transition:home.i
                transitions:
                  j: { finish: done }
                  k: { finish: tabsDone }
                  l: { finish: o }
                  #            ^ unknown-outcome transition:f.l
              t:
                tabs: [ f, other ]
                outcomes: [ tabsDone, done ]
                transitions:
                  m: { finish: left }
                  #            ^^^^ unknown-outcome transition:t.m
            screens:
              other: { transitions: { n: { finish: tabsDone }, o: { finish: left } } }
              #                                                             ^^^^ unknown-outcome transition:other.o
            transitions:
              p: { finish: done }
              #            ^^^^ unknown-outcome transition:app.p
            """)
    }

    /// `finish` means the first flow around that declares the outcome: the one that it stands under, then those that
    /// name it or that flow, in file order.
    @Test func finishMeansTheFirstFlowAround() throws {
        let reading = expectMarks(
            """
            flows:
              one: { tabs: [ own, home ], outcomes: { done: { a: A? } } }
              two: { tabs: [ home ], outcomes: { done: { b: B? } , late: {} } }
              own: { outcomes: { mine: {} }, screens: { s: { transitions: { x: { finish: done }, y: { finish: mine } } } } }
            screens:
              home: { transitions: { x: { finish: done }, y: { finish: late } } }
            """)
        let graph = reading.graph
        let owners = graph.alternatives.filter { $0.role == .event }.map {
            graph.text[graph.qualifiedName(of: graph.outcomes[$0.action.outcome!].owner)]
        }
        #expect(owners == ["one", "own", "one", "two"])
    }
}

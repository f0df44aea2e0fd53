import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Arguments, what events carry, and what is missing. LANGUAGE 5.
@Suite(.processorTime) struct ArgumentTests {
    private func argument(_ yaml: String) -> (kind: Argument.Kind?, value: String, rules: [Rule]) {
        let reading = read(
            header
                + "screens: { home: { params: { note: Note }, transitions: { a: { push: b, with: { x: \(yaml) } } } }, "
                + "b: { params: { x: X } } }\nentry2: x\n")
        let given = reading.graph.arguments.first
        return (
            given?.kind, given.map { reading.graph.text[$0.value] } ?? "",
            reading.findings.map(\.rule).filter { $0 != .missingArgument && $0 != .unknownKey }
        )
    }

    @Test(
        arguments: [
            ("note.id", .name, "note.id"), ("note.id.raw_2", .name, "note.id.raw_2"), ("'note.id'", .name, "note.id"),
            ("\"note.id\"", .name, "note.id"), ("'\"note\"'", .text, "note"), ("'\"\"'", .text, ""),
            ("'\"it''s\"'", .text, "it's"), ("'\"a \"b\" c\"'", .text, "a \"b\" c"),
            ("3", .literal, "3"), ("-3", .literal, "-3"), ("+3", .literal, "3"), ("1_000", .literal, "1_000"),
            ("0xFF", .literal, "0xFF"), ("1.5", .literal, "1.5"), ("1e9", .literal, "1e9"), ("'3'", .literal, "3"),
            ("\"true\"", .literal, "true"), ("\".some\"", .literal, ".some"),
            ("true", .literal, "true"), ("false", .literal, "false"), ("nil", .literal, "nil"),
            (".red", .literal, ".red"), (".default", .literal, ".default"),
        ] as [(String, Argument.Kind, String)])
    func arguments(_ yaml: String, _ kind: Argument.Kind, _ value: String) {
        let given = argument(yaml)
        #expect(given.rules.isEmpty)
        #expect(given.kind == kind && given.value == value)
    }

    @Test(arguments: [
        "other", "nott.id", "a b", "note.", ".", "..a", "'note .id'", "note-id", "'.9'", "1.", "1x", "0x", "--1", "é",
        "note()", "'note[0]'", "note?.id", "a + b", "'\"'", "'\"a'", "self", "super", "True", "yes",
        "'a\n  b'", "'.red; exit(1)'", "'1; exit(1)'", "note.é", "\"Brand\"",
    ])
    func noArguments(_ yaml: String) {
        #expect(argument(yaml).rules == [.invalidArgument], "\(argument(yaml))")
    }

    @Test func argumentsThatAreNoTexts() {
        expectMarks(
            """
            screens:
              home:
                transitions:
                  a: { push: b, with: { x: [note], y: { a: b } } }
                  #                        ^          ^ wrong-kind transition:home.a
                  c: { push: b, with: { x: ~, y: } }
                  #                        ^ invalid-argument transition:home.c
                  #                              | invalid-argument transition:home.c
              b: { params: { x: X, y: Y } }
            """)
    }

    /// Names are the payload, then the params of the owner; `then` sees the same, a handler the outcome's params.
    @Test func namesThatAreKnown() {
        expectMarks(
            """
            flows:
              f:
                start: inner
                params: { user: User }
                transitions:
                  a: { push: b, with: { x: user.id, y: note.id } }
                  #                                    ^^^^^^^ invalid-argument transition:f.a
            screens:
              home:
              inner:
              list:
                params: { note: Note, user: User }
                transitions:
                  a: { push: b, with: { x: note.id, y: nota.id } }
                  #                                    ^^^^^^^ invalid-argument transition:list.a
                  b: { push: b, payload: { x: X, y: Y }, then: { push: b, with: { y: note.y } } }
                  c:
                    push: d
                    payload: { given: X }
                    with: { x: given }
                    returns:
                      o: { push: b, with: { x: z.x, y: given.y } }
                      #                                ^^^^^^^ invalid-argument transition:list.c
              b: { params: { x: X, y: Y } }
              d: { params: { x: X }, outcomes: { o: { z: Z } } }
            transitions:
              e: { root: b, with: { x: note.id, y: 3 } }
              #                        ^^^^^^^ invalid-argument transition:app.e
            """)
    }

    @Test func didYouMean() {
        let found = messages(
            "screens: { home: { params: { note: A }, transitions: { a: { push: b, with: { x: noet } }, "
                + "c: { push: b, with: { y: 3, x: 3 } } } }, b: { params: { x: X } } }\n")
        #expect(found.contains { $0 == "unknown name 'noet'; did you mean 'note'?" })
        #expect(
            found.contains {
                $0 == "unknown param 'y' of 'b'; did you mean 'x'?"
                    || $0.hasSuffix("; use 'x'")
            })
    }

    @Test func unknownArguments() {
        expectMarks(
            """
            flows:
              f: { outcomes: { o: { a: A } }, screens: { home: {}, c: { transitions: { done: { finish: o, with: { b: 1, a: 1 } } } } } }
              #                                                                                                   ^ unknown-argument transition:c.done
            screens:
              b:
                receives: { m: { a: A } }
                transitions:
                  open: { push: b, with: { a: 1 } }
                  #                        ^ unknown-argument transition:b.open
                  say: { send: m, with: { a: 1, c: 1 } }
                  #                             ^ unknown-argument transition:b.say
                  flow: { present: f, with: { a: 1 } }
                  #                           ^ unknown-argument transition:b.flow
            """)
    }

    /// Left out, the payload is what the targets want and nobody else has.
    @Test func derivedPayload() throws {
        let reading = expectMarks(
            """
            flows:
              f: { tabs: [ list ], outcomes: { o: { result: R, user: User } } }
            screens:
              home:
              list:
                params: { user: User? }
                transitions:
                  all: { push: detail }
                  some: { push: detail, with: { note: '"x"' } }
                  then: { push: detail, then: { push: other } }
                  list: [ { when: c, push: detail }, { push: other } ]
                  given: { push: detail, payload: { note: Note, more: M } }
                  done: { finish: o, with: { user: .me } }
                  none: { pop: root }
                  handler: { push: home, returns: {} }
                  deep: { push: detail, then: { pop: root, then: { finish: o, with: { result: note, user: '"u"' } } } }
                  #                                                                           ^^^^ type-mismatch transition:list.deep
              detail: { params: { note: Note, user: User?, opt: O?, def: D = 1 } }
              other: { params: { id: ID } }
            conditions: [ c ]
            """)
        var carried: [String: [String]] = [:]
        for id in reading.graph.transitions.ids {
            carried[reading.graph.text[reading.graph.transitions[id].name]] = reading.graph.carried(by: id).map {
                reading.graph.text[$0.name] + ": " + reading.graph.text[$0.type]
            }
        }
        #expect(carried["all"] == ["note: Note"])
        #expect(carried["some"] == [])
        #expect(carried["then"] == ["note: Note", "id: ID"])
        #expect(carried["list"] == ["note: Note", "id: ID"])
        #expect(carried["given"] == ["note: Note", "more: M"])
        #expect(carried["done"] == ["result: R"])
        #expect(carried["none"] == [])
        #expect(carried["deep"] == ["note: Note"])
    }

    /// An event carries the union over its alternatives, in which a name has one type.
    @Test func unionOfAlternatives() {
        expectMarks(
            """
            screens:
              home:
                transitions:
                  a: [ { when: c, push: x }, { push: y } ]
                  #                                  ^ type-mismatch transition:home.a#2
                  b: { push: x, then: { push: y } }
                  #                           ^ type-mismatch transition:home.b
                  d: [ { when: c, push: x }, { payload: { id: Other, n: Int }, push: z } ]
                  #                                           ^^^^^ type-mismatch transition:home.d#2
                  e: [ { when: c, push: x }, { push: x } ]
              x: { params: { id: Int } }
              y: { params: { id: String } }
              z:
            conditions: [ c ]
            """)
    }

    /// What is given, `payload` is all that there is; each alternative sees its own.
    @Test func missingArguments() {
        expectMarks(
            """
            conditions: [ c ]
            flows:
              f: { tabs: [ home ], outcomes: { o: { r: R } } }
            screens:
              home:
                transitions:
                  a: { push: x, payload: {} }
                  #@7-8 missing-argument transition:home.a
                  b:
                  #@7-8 missing-argument transition:home.b
                    payload: { id: Int }
                    push: x
                    then: { push: y }
                  d:
                    - { when: c, push: x, payload: { id: Int } }
                    - { when: c, payload: { no: Int }, push: x }
                    #   ^^^^ missing-argument transition:home.d#2
                    - push: x
                  e:
                  #@7-8 missing-argument transition:home.e
                    push: home2
                    returns: { o: { push: x } }
                  g:
                    push: home2
                    returns:
                      o:
                        - { when: c, pop: root }
                        - { push: x }
                        #   ^^^^ missing-argument transition:home.g
                  h:
                  #@7-8 missing-argument transition:home.h
                    push: home2
                    returns:
                      o: { pop: root, then: { push: x } }
                  i: { finish: o, payload: {} }
                  #@7-8 missing-argument transition:home.i
                  j: { push: x, with: { id: 3 }, payload: {} }
              home2: { outcomes: [ o ] }
              x: { params: { id: Int } }
              y: { params: { id: Int, z: Z } }
            transitions:
              app1: { root: x, payload: {} }
              #@3-7 missing-argument transition:app.app1
            """)
    }

    /// What is given nothing must want nothing.
    @Test func nothingIsGiven() {
        expectMarks([
            "graph.yaml": """
            navgraph: 1
            app: A
            entry: x
            #      ^ missing-argument file
            flows:
              a: { start: x }
              b: { tabs: [ x, c, y ] }
              #@3-4 missing-argument flow:b
              c: { start: x, params: { id: Int } }
              d: { columns: [ y, x ] }
              #@3-4 missing-argument flow:d
              e: { start: x, params: { id: String } }
              #                            ^^^^^^ type-mismatch param:e.id
              f: { start: x, params: { id: Int? } }
              #                            ^^^^ type-mismatch param:f.id
            screens:
              x: { params: { id: Int } }
              y: { params: { id: Int? } }
            """
        ])
        expectMarks([
            "graph.yaml": """
            navgraph: 1
            app: A
            entry: { root: x, returns: { o: ~ } }
            #              ^ missing-argument file
            screens: { x: { params: { id: Int }, outcomes: [ o ] } }
            """
        ])
        expectMarks([
            "graph.yaml": """
            navgraph: 1
            app: A
            entry: { root: x, returns: { o: { push: y } } }
            #                                       ^ missing-argument file
            screens: { x: { outcomes: [ o ] }, y: { params: { id: Int } } }
            """
        ])
    }

    /// For a bare name both types must be equal, or `T` given where `T?` is wanted; members are not looked into.
    @Test func typesOfArguments() {
        expectMarks(
            """
            screens:
              home:
              list:
                params: { a: A, b: 'B?', f: () -> A }
                transitions:
                  open: { push: x, with: { a: b, b: a, c: a.c } }
                  #                           ^     ^ type-mismatch transition:list.open
                  same: { push: x, with: { a: a, b: b, c: nil } }
                  wider: { push: y, with: { a: a } }
                  own: { push: z }
                  #            ^ type-mismatch transition:list.own
                  function: { push: w, with: { f: f } }
                  #                               ^ type-mismatch transition:list.function
              x: { params: { a: A, b: 'B?', c: C } }
              y: { params: { a: A? } }
              z: { params: { b: B } }
              w: { params: { f: '() -> A?' } }
            """)
    }

    /// A type that is none is one mistake, not one for each that gives or wants it.
    @Test func unknownTypesFitEverything() {
        expectMarks(
            """
            screens:
              home:
                transitions:
                  a: { push: x, with: { id: 3 } }
                  b: { push: x, payload: { id: Int } }
                  c: [ { push: x, payload: {} }, { push: y } ]
              x: { params: { id: 9Int } }
              #                  ^^^^ invalid-type param:x.id
              y: { params: { id: String } }
            """)
    }

    /// What a link opens by `present` is given by the link alone, and so is what its resolvers want.
    @Test func argumentsOfLinks() {
        expectMarks(
            """
            screens:
              home:
                transitions:
                  go: { push: note }
              note: { params: { note: Note, page: Int? } }
            resolvers:
              load: { payload: { id: String }, gives: Note }
              name: { gives: String }
            deepLinks:
              nothing: { shortcut: a, opens: note, by: present }
              #@3-10 missing-argument deepLink:nothing
              wrong: { shortcut: b, opens: note, by: present, payload: { note: Int } }
              #@68-71 type-mismatch deepLink:wrong
              named: { shortcut: c, opens: note, by: present, with: { note: name } }
              #@65-69 type-mismatch deepLink:named
              unfed: { shortcut: d, opens: note, with: { note: load } }
              #@3-8 missing-argument deepLink:unfed
              odd: { shortcut: e, opens: note, payload: { id: Int }, with: { note: load } }
              #@72-76 type-mismatch deepLink:odd
              right: { url: "/notes/{id}", opens: note, by: present, with: { note: load } }
              given: { shortcut: f, opens: note, by: present, payload: { note: Note, page: Int } }
              text: { shortcut: g, opens: note, payload: { id: String, t: String }, with: { note: load, page: t } }
              #@99-100 type-mismatch deepLink:text
            """)
    }
}

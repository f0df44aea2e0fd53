import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// `invalid-name`, `duplicate-key`, `duplicate-name`, `name-collision`. LANGUAGE 2.
@Suite(.processorTime) struct NameTests {
    @Test(arguments: [
        "a", "A", "_a", "a1", "a_b", "class", "default", "self", "init", "Type", "x",
        String(repeating: "n", count: 1_000),
    ])
    func names(_ name: String) {
        let reading = read(
            header + "screens: { home: { transitions: { \(name): { push: \(name)2 } } }, \(name)2: {} }\n")
        #expect(reading.findings.isEmpty, "\(reading.findings.map(\.message))")
    }

    @Test func aFlowNamedHostIsOneMistake() {
        let yaml = "navgraph: 1\napp: A\nhost: { open: { present: a } }\nflows: { host: { screens: { a: } } }\n"
        #expect(read(yaml).findings.map(\.rule) == [.invalidName])
    }

    @Test(arguments: ["9a", "a-b", "a b", "a.b", "é", "_", "__", "a$", "📝", "a\u{301}", "$0", "`a`", "a\u{200D}b"])
    func noNames(_ name: String) {
        for body in [
            "screens: { home: , \"\(name)\": {} }", "screens: { home: }\nflows: { \"\(name)\": { start: home } }",
            "screens: { home: { params: { \"\(name)\": A? } } }", "screens: { home: { receives: [ \"\(name)\" ] } }",
            "screens: { home: { receives: { \"\(name)\": {} } } }", "screens: { home: { outcomes: [ \"\(name)\" ] } }",
            "screens: { home: { outcomes: { o: { \"\(name)\": A } } } }",
            "screens: { home: { transitions: { \"\(name)\": { pop: root } } } }",
            "screens: { home: { transitions: { a: { pop: root, payload: { \"\(name)\": A } } } } }",
            "screens: { home: { transitions: { a: { pop: root, animation: \"\(name)\" } } } }",
            "screens: { home: }\nconditions: [ \"\(name)\" ]", "screens: { home: }\nconditions: { \"\(name)\": }",
            "screens: { home: }\ndeepLinks: { \"\(name)\": { opens: home, shortcut: a } }",
            "screens: { home: }\nresolvers: { \"\(name)\": { gives: A } }",
            "screens: { home: }\nresolvers: { a: { gives: A, payload: { \"\(name)\": A } } }",
            "screens: { home: }\ndeepLinks: { a: { opens: home, shortcut: a, query: { \"\(name)\": A } } }",
            "screens: { home: }\nswift: { prefix: \"\(name)\" }",
            "screens: { home: }\nswift: { imports: [\"\(name)\"] }",
        ] {
            let findings = read(header + body + "\n").findings
            #expect(findings.map(\.rule) == [.invalidName], "\(body) \(findings.map(\.message))")
            #expect(findings.allSatisfy { Int($0.place.span.length) == name.unicodeScalars.count + 2 })
        }
    }

    /// A check can have any text as its name, except one that begins with a number, as that of a check without a name.
    @Test func namesOfChecks() {
        func rules(_ name: String) -> [Rule] {
            read(header + "screens: { home: }\nchecks: [ { name: \"\(name)\", reach: home } ]\n").findings.map(\.rule)
        }
        #expect(rules("Home is reachable") == [])
        #expect(rules("1") == [.invalidName])
    }

    /// Some words name no screen, flow or outcome, and the message says why; anything else they may name.
    @Test(arguments: [
        ("app", "the app's events"), ("back", "'pop: back'"), ("root", "'pop: root'"), ("top", "'dismiss: top'"),
        ("all", "'dismiss: all'"), ("closed", "'returns'"),
    ])
    func reservedNames(_ name: String, _ meaning: String) {
        for body in [
            "screens: { home: , \(name): {} }", "screens: { home: }\nflows: { \(name): { start: home } }",
            "screens: { home: { outcomes: [ \(name) ] } }", "screens: { home: { outcomes: { \(name): {} } } }",
            "screens: { home: }\nflows: { f: { start: home, outcomes: [ \(name) ] } }",
        ] {
            let findings = read(header + body + "\n").findings
            #expect(findings.map(\.rule) == [.invalidName])
            #expect(findings.allSatisfy { $0.message.contains(meaning) }, "\(findings.map(\.message))")
        }
        for body in [
            "screens: { home: { receives: [ \(name) ] } }",
            "screens: { home: { transitions: { \(name): { pop: root } } } }",
            "screens: { home: { params: { \(name): A? } } }", "screens: { home: }\nconditions: [ \(name) ]",
            "screens: { home: }\ndeepLinks: { \(name): { opens: home, shortcut: a } }",
        ] {
            #expect(read(header + body + "\n").findings.isEmpty)
        }
    }

    /// An invalid name is one mistake: what refers to it finds it.
    @Test func namesThatAreNoneAreKnown() {
        expectMarks(
            """
            conditions: [ logged-in ]
            #             ^^^^^^^^^ invalid-name condition:logged-in
            screens:
              home:
                requires: logged-in
                receives: [ add-note ]
                #           ^^^^^^^^ invalid-name message:home.add-note
                transitions: { open: { push: my-list, returns: { all-done: add-note } } }
              my-list: { outcomes: [ all-done ] }
              #@3-10 invalid-name screen:my-list
              #                      ^^^^^^^^ invalid-name outcome:my-list.all-done
            """)
    }

    @Test func keysGivenTwice() {
        expectMarks(
            """
            screens:
              home: { title: a, title: b }
              #                 ^^^^^ duplicate-key screen:home
              list:
                params: { a: A?, a: B? }
                #                ^ duplicate-key param:list.a
                receives: { m: {}, m: {} }
                #                  ^ duplicate-key message:list.m
                transitions: { e: { pop: root, pop: back }, e: {} }
                #                              ^^^          ^ duplicate-key transition:list.e
              home: {}
              #@3-7 duplicate-key screen:home
            conditions: { c: , c: true }
            #                  ^ duplicate-key condition:c
            app: Other
            #@1-4 duplicate-key file
            screens: {}
            #@1-8 duplicate-key file
            """)
        expectMarks("screens: { home: , \"home\": {} }\n#                  ^^^^^^ duplicate-key screen:home\n")
    }

    /// Beyond a number of keys another way of finding them is taken.
    @Test func keysGivenTwiceAmongMany() {
        let names = (0..<100).map { "n\($0): {}" }.joined(separator: ", ")
        let reading = read(header + "screens: { home: , \(names), n0: {}, n99: {}, n50: {}, m: {} }\n")
        #expect(reading.findings.map(\.rule) == [.duplicateKey, .duplicateKey, .duplicateKey])
        #expect(reading.graph.screens.count == 102)
    }

    /// Flows and screens share one namespace; so do transitions, outcomes and messages of a screen.
    @Test func namesGivenTwice() {
        expectMarks(
            """
            flows:
              list:
                screens:
                  home: {}
                  list: {}
                  #@7-11 duplicate-name screen:list
              other:
                screens:
                  home: {}
                  #@7-11 duplicate-name screen:home
            screens:
              other: {}
              #@3-8 duplicate-name screen:other
              detail:
                outcomes: [ a, a, b ]
                #              ^ duplicate-name outcome:detail.a
                receives: [ b, c, c ]
                #           ^ duplicate-name message:detail.b
                #                 ^ duplicate-name message:detail.c
                transitions:
                  c: { pop: root }
                  #@7-8 duplicate-name transition:detail.c
                  d: { pop: root }
            conditions: [ c, c ]
            #                ^ duplicate-name condition:c
            checks:
              - { name: n, return: detail }
              - { name: n, return: detail }
              #         ^ duplicate-name check:n
            """)
    }

    @Test func namesGivenTwiceInSeveralFiles() {
        expectMarks([
            "graph.yaml": header + "include: [more.yaml]\nscreens: { home: }\nconditions: [ c ]\n"
                + "deepLinks: { d: { opens: home, shortcut: a } }\nresolvers: { r: { gives: A } }\n"
                + "transitions: { e: { root: home } }\nimports: { i: m.yaml }\n",
            "more.yaml": """
            screens: { home: {} }
            #          ^^^^ duplicate-name screen:home
            conditions: { c: true }
            #             ^ duplicate-name condition:c
            deepLinks: { d: { opens: home, shortcut: a } }
            #            ^ duplicate-name deepLink:d
            resolvers: { r: { gives: A } }
            #            ^ duplicate-name resolver:r
            transitions: { e: { root: home } }
            #              ^ duplicate-name transition:app.e
            imports: { i: m.yaml }
            #          ^ duplicate-name import:i
            """,
            "m.yaml": "navgraph: 1\nmodule: M\n",
        ])
    }

    /// A flow's outcome may be called like its transition: they are not the screen's.
    @Test func namespacesThatAreApart() {
        expectMarks(
            """
            flows:
              f:
                start: home
                outcomes: [ done ]
                transitions: { done: { finish: done } }
            screens:
              home: { outcomes: [ done ], params: { done: A? } }
              other: { outcomes: [ done ], receives: [ home ] }
            conditions: [ home, done ]
            deepLinks: { home: { opens: home, shortcut: a } }
            """)
    }

    @Test func swiftSpellingsThatCollide() {
        expectMarks(
            """
            screens:
              home:
                receives: [onOpen]
                outcomes: [Done]
                transitions:
                  open: { push: noteList }
                  #@7-11 name-collision transition:home.open
                  done: { pop: root }
                  #@7-11 name-collision transition:home.done
              NoteList: {}
              noteList: {}
              #@3-11 name-collision screen:noteList
            flows:
              Main: { start: home }
              main: { start: home }
              #@3-7 name-collision flow:main
            """)
    }
}

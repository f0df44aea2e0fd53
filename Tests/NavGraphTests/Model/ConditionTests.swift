import NavGraphTestSupport
import Testing

/// Conditions, checks, `lint`, `allow`, and what the text says of links. LANGUAGE 2, 7, 9, 10.
@Suite(.processorTime) struct ConditionTests {
    @Test func unknownConditions() {
        expectMarks(
            """
            conditions: { loggedIn: { implies: [ known, knwn ] }, known: { implies: x } }
            #                                           ^^^^ unknown-condition condition:loggedIn
            #                                                                       ^ unknown-condition condition:known
            flows:
              f: { start: home, requires: [ not lgedIn, loggedIn ] }
              #                             ^^^^^^^^^^ unknown-condition flow:f
            screens:
              home:
                requires: not loggedIn loggedIn
                #         ^^^^^^^^^^^^^^^^^^^^^ unknown-condition screen:home
                transitions:
                  a: { when: [ loggedIn, nt loggedIn ], sets: { known: true, lockedIn: false }, pop: root }
                  #                      ^^^^^^^^^^^                         ^^^^^^^^ unknown-condition transition:home.a
                  b: [ { when: not   known, pop: root }, { when: not, pop: back } ]
                  #                                              ^^^ unknown-condition transition:home.b#2
            deepLinks:
              d: { opens: home, shortcut: a, requires: not x }
              #                                        ^^^^^ unknown-condition deepLink:d
            checks:
              - { never: home, when: y }
              #                      ^ unknown-condition check:1
            """)
    }

    @Test(arguments: [
        ("{ a: { initially: true, implies: b }, b: false }", true),
        ("{ a: { initially: true, implies: b }, b: { implies: [ c ] }, c: { initially: false } }", true),
        ("{ a: { initially: true, implies: a }, b: false }", false),
        ("{ a: { initially: true, implies: b }, b: { implies: a } }", false),
        ("{ a: { initially: unknown, implies: b }, b: false }", false),
        ("{ a: { implies: b }, b: { implies: a }, c: true, d: false }", false),
        ("{ a: { initially: false, implies: b }, b: true }", false),
        (
            "{ a: { initially: true, implies: [ b, c ] }, b: unknown, c: { implies: d }, d: { initially: false, implies: a } }",
            true
        ),
    ])
    func impossibleLaunch(_ conditions: String, _ isImpossible: Bool) {
        expectMarks(
            "screens: { home: }\nconditions: \(conditions)\n"
                + (isImpossible ? "#           ^ impossible-launch file\n" : ""))
    }

    @Test func impossibleLaunchOfABlock() {
        expectMarks(
            "screens: { home: }\nconditions:\n  a: { initially: true, implies: b }\n  #@3-4 impossible-launch file\n  b: false\n"
        )
    }

    @Test func checks() {
        expectMarks(
            """
            screens: { home: , a: }
            checks:
              - { reach: home, from: a, within: 3 }
              - { reach: home, visit: a }
              #                ^^^^^ unknown-key check:2
              - { before: home }
              #   ^^^^^^ missing-key check:3
              - { never: home }
              #   ^^^^^ missing-key check:4
              - { name: both, never: home, above: a, when: c }
              #                                      ^^^^ unknown-key check:both
              - { return: home, never: a }
              #                 ^^^^^ unknown-key check:6
              - { name: none, from: a }
              #   ^^^^ missing-key check:none
              - { return: home, name: later, within: x }
              #                              ^^^^^^ unknown-key check:later
              #                                      ^ wrong-kind check:later
              - home
              # ^^^^ wrong-kind check:9
              - { name: 9x, reach: b }
              #         ^^ invalid-name check:10
              #                    ^ unknown-reference check:10
            conditions: [ c ]
            """)
    }

    /// What `lint` and `allow` say of rules of the text has no effect, and is no mistake.
    @Test func levelsOfTextRules() {
        expectMarks(
            """
            lint: { rules: { wrong-kind: off, unknown-key: note, dead-end: off, ded-end: off } }
            #                                                                   ^^^^^^^ unknown-key file
            screens:
              home: { back: no, allow: { wrong-kind: it is so, no-such-rule: x } }
              #             ^^ unknown-condition screen:home
              #                                                ^^^^^^^^^^^^ unknown-key screen:home
            """)
        #expect(
            read(header + "screens: { home: { back: no } }\nlint: { rules: { wrong-kind: off } }\n").findings.allSatisfy
            { $0.severity == .error })
    }

    @Test func keysOfLinks() {
        expectMarks(
            """
            screens: { home: { transitions: { a: { pop: root } } }, b: }
            flows: { t: { tabs: [ home, b ] } }
            deepLinks:
              a: { shortcut: x }
              #@3-4 missing-key deepLink:a
              b: { opens: home }
              #@3-4 missing-key deepLink:b
              c: { opens: home, fallback: true, style: sheet }
              #                                 ^^^^^ conflicting-actions deepLink:c
              d: { opens: home, shortcut: x, locked: true, by: path }
              #                                            ^^ conflicting-actions deepLink:d
              e: { opens: home, shortcut: x, by: present, path: [ home.a ] }
              #                                           ^^^^ conflicting-actions deepLink:e
              f: { opens: home, shortcut: x, path: [ home.a ], by: present }
              #                                                ^^ conflicting-actions deepLink:f
              g: { opens: t, shortcut: x, by: present, in: stack }
              #                                        ^^ conflicting-actions deepLink:g
              h: { in: stack, shortcut: x, by: present, opens: t }
              #                                         ^^^^^ conflicting-actions deepLink:h
              i: { opens: home, shortcut: x, path: [ t, home, home.a, home.b, a ] }
              #                                      ^                ^^^^^^  ^ unknown-reference deepLink:i
              j: { opens: home, shortcut: x, with: { x: nothing, y: '"text"', z: 3, w: a b } }
              #                                         ^^^^^^^                        ^^^ invalid-argument deepLink:j
              k: { opens: home, url: '/a/{id}', query: { q: Int? }, payload: { p: P }, with: { a: id, b: q, c: p, d: r } }
            resolvers:
              r: { gives: Note }
              s: {}
              #@3-4 missing-key resolver:s
              u: { gives: 9Note }
              #           ^^^^^ invalid-type resolver:u
            links: { schemes: [ notes, 'no tes', '9a', 'a://' ], hosts: [ a.b, 'a/b', 'a:80', '.a', 'a..b', '*.a.b' ] }
            #                          ^^^^^^^^  ^^^^  ^^^^^^                  ^^^^^  ^^^^^^  ^^^^  ^^^^^^ wrong-kind file
            """)
    }

    @Test(arguments: [
        "/", "/a", "/a/", "/*", "/a/*/b", "/a/{id}", "/{a}/{b}/**", "/**", "/é/📝", "/a.b-c~d", "/%20", "/a%2Fb",
    ])
    func templates(_ url: String) {
        #expect(
            messages("screens: { home: }\nlinks: { schemes: [a] }\ndeepLinks: { d: { opens: home, url: '\(url)' } }\n")
                .isEmpty)
    }

    @Test(arguments: [
        "a", "a/b", "//a", "/a//b", "/{}", "/{9}", "/{a b}", "/a{b}", "/{a}b", "/{a", "/a}", "/{a}/{a}", "/**/a",
        "/a**",
        "/a*", "/a?b=c", "/a#b", "/a b", "notes://a", "/{a-b}", "/{{a}}", "/***",
    ])
    func noTemplates(_ url: String) {
        let found = read(header + "screens: { home: }\ndeepLinks: { d: { opens: home, url: [ '/ok', '\(url)' ] } }\n")
            .findings
        #expect(found.map(\.rule) == [.wrongKind], "\(found.map(\.message))")
        #expect(found.allSatisfy { Int($0.place.span.length) == url.count + 2 })
    }
}

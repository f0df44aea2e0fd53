extension QuickFixTests {
    static let cases = screens + conditions + outcomes + links + allowances + words

    static let screens: [Case] = [
        Case(
            "Declare screen 'detail' in 'home'", .unknownReference,
            """
            flows:
              home:
                screens:
                  list: # first
                    transitions:
                      open: { push: detail } # goes on⟪
                  detail: {}⟫

            # the end
            """),
        Case(
            "Declare screen 'detail' in 'home'", .unknownReference,
            "flows: { home: { screens: { list: { transitions: { open: { push: detail } } }⟪, detail: {}⟫ } } }"),
        Case(
            "Declare screen 'other' in 'home'", .unknownReference,
            "flows: { home: { tabs: [list, other]⟪, screens: { other: {} }⟫ } }\nscreens: { list: {} }"),
        Case(
            "Declare screen 'other' in 'home'", .unknownReference,
            """
            flows:
                home:
                    tabs:
                    - list
                    - other⟪
                    screens: { other: {} }⟫
            screens:
                list:
            """),
        // A screen that is given something wants it; that is said next.
        Case(
            "Declare screen 'detail' in 'home'", .unknownReference,
            """
            flows:
              home:
                screens:
                  list: { transitions: { open: { push: detail, with: { id: '"7"' } } } }⟪
                  detail: {}⟫
            """, more: [.unknownArgument]),
    ]

    static let conditions: [Case] = [
        .declareIsOpen(
            "screens: { home: { requires: not isOpen } }⟪\nconditions: { isOpen: unknown }⟫",
            more: [.guardViolation]),
        .declareIsOpen(
            "conditions:⟪\n  isOpen: unknown⟫\nscreens: { home: { transitions: { x: { sets: { isOpen: true } } } } }",
            more: [.unused]),
        .declareIsOpen(
            """
            conditions:
                first: false  # at launch⟪
                isOpen: unknown⟫
            screens:
              home:
                transitions: { a: { when: first, sets: { isOpen: true } } }
            """, more: [.unused, .unreachableTransition]),
        .declareIsOpen(
            "conditions: [first⟪, isOpen⟫]\n"
                + "screens: { home: { transitions: { a: { when: [first, isOpen], sets: { first: true } } } } }"),
        .declareIsOpen(
            "conditions:\n  - first⟪\n  - isOpen⟫\n"
                + "screens: { home: { transitions: { a: { when: [first, isOpen], sets: { first: true } } } } }"),
        // Of a fragment in the root file.
        .declareIsOpen(
            "include: [more.yaml]⟪\nconditions: { isOpen: unknown }⟫",
            ["more.yaml": "screens: { home: { transitions: { a: { when: isOpen, sets: { isOpen: false } } } } }\n"]),
        // Of a module in its root file.
        .declareIsOpen(
            "imports: { m: m.yaml }\nflows: { home: { tabs: [list, m.page] } }\nscreens: { list: {} }",
            [
                "m.yaml": "navgraph: 1\nmodule: M\nscreens: { page: { public: true, transitions: "
                    + "{ a: { when: isOpen, sets: { isOpen: false } } } } }⟪\nconditions: { isOpen: unknown }⟫\n"
            ]),
    ]

    static let outcomes: [Case] = [
        .nameAll(
            """
            flows:
              home:
                screens:
                  list:
                    transitions:
                      choose: { present: pick⟪, returns: { done: ~, failed: ~ }⟫ }
                  pick: { outcomes: [done, failed], transitions: { a: { finish: done }, b: { finish: failed } } }
            """),
        .nameAll(
            """
            flows:
              home:
                screens:
                  list:
                    transitions:
                      choose:
                        present: pick
                        returns:
                          done: { push: next }⟪
                          failed: ~⟫
                        style: fullScreen
                      also:
                        - { push: pick, returns: { done: ~, failed: ~ } }
                  next:
                  pick: { outcomes: [done, failed], transitions: { a: { finish: done }, b: { finish: failed } } }
            """),
        .nameAll(
            """
            conditions: { quick: unknown }
            flows:
              home:
                screens:
                  list:
                    transitions:
                      choose:
                        - when: quick
                          push: pick⟪
                          returns: { done: ~, failed: ~ }⟫
                        - { push: pick, returns: {done: ~⟪, failed: ~⟫} }
                  pick: { outcomes: [done, failed], transitions: { a: { finish: done }, b: { finish: failed } } }
            """),
    ]

    static let words: [Case] = [
        Case(
            "Move its entries to 'groups'", .unknownKey,
            "groups:\n  row:\n    refresh: ~\n⟪  more:\n    share: ~ # later\n⟫"
                + "⟨events:\n  more:\n    share: ~ # later\n⟩screens: { home: { uses: [row, more] } }",
            more: [.unreachableTransition]),
        Case(
            "Move its entries to 'groups'", .unknownKey,
            "⟨events: { more: { share: ~ } }\n⟩groups:⟨ { row: { refresh: ~ } }⟩"
                + "⟪\n  row: { refresh: ~ }\n  more: { share: ~ }⟫\nscreens: { home: { uses: [row, more] } }",
            more: [.unreachableTransition]),
        // Events of the app, not groups of events.
        Case(
            "Move its entries to 'transitions'", .unknownKey,
            "transitions:\n  reset: { dismiss: all }\n⟪  search: { present: find } # later\n⟫"
                + "⟨events:\n  search: { present: find } # later\n⟩screens: { home: {}, find: {} }"),
        Case(
            "Change to 'transitions'", .unknownKey,
            "⟨events⟩⟪transitions⟫: { search: { present: find } }\nscreens: { home: {}, find: {} }"),
        // Not in texts for people, and not in comments.
        Case(
            "Write a plain space everywhere in this file", .yamlSyntax,
            "screens: { home: { title: a\u{A0}b, transitions: { a: { present:⟨\u{A0}⟩⟪ ⟫more }, "
                + "b: { present:⟨\u{A0}⟩⟪ ⟫more } } }, more: {} } # c\u{A0}d"),
        Case(
            "Write '/item/{id}'", .missingArgument,
            """
            links: { schemes: [a] }
            screens: { home: {}, item: { params: { id: String } } }
            deepLinks: { item: { url: ⟨/item/:id⟩⟪'/item/{id}'⟫, opens: item, by: present } }
            """, more: [.deadEnd]),
        Case(
            "Write '{id}'", .unroutableLink,
            """
            links: { schemes: [a] }
            flows: { home: { screens: { list: { transitions: { open: { push: item } } }, item: { params: { id: String } } } } }
            deepLinks: { item: { url: '/item/⟨<id>⟩⟪{id}⟫', opens: item } }
            """),
        Case(
            "Move '~' to the end", .wrongKind,
            """
            conditions: [a]
            screens:
              home:
                transitions:
                  go:
            ⟨        - ~
            ⟩        - { when: a, present: other }⟪
                    - ~⟫
              other: {}
            """, more: [.deadEnd]),
        Case(
            "Write 'session' and 'loggedIn'", .wrongKind,
            """
            conditions: { session: [loggedOut, loggedIn] }
            screens:
              home: { transitions: { leave: { when: loggedOut, sets: { ⟨loggedOut⟩⟪session⟫: ⟨false⟩⟪loggedIn⟫ } } } }
            """),
        Case(
            "Write 'a, b'", .invalidName,
            "conditions: [⟨a，b⟩⟪a, b⟫]\nscreens: { home: { transitions: { go: { when: [a, b], sets: { a: false, b: false } } } } }"
        ),
        Case("Quote the text", .cutText, "screens:\n  home:\n    title: ⟨Item #1 isn't it⟩⟪'Item #1 isn''t it'⟫"),
        Case(
            "Write '{id}'", .literalPlaceholder,
            """
            links: { schemes: [a] }
            screens: { home: { transitions: { open: { present: item } } }, item: { params: { id: String } } }
            deepLinks:
              item: { url: "/item/⟨:id⟩⟪{id}⟫/all", opens: item, with: { id: id }, payload: { id: 'String = "1"' } }
            """),
        Case(
            "Write '*'", .literalPlaceholder,
            """
            links: { schemes: [a] }
            screens: { home: {} }
            deepLinks: { open: { url: ⟨/a/<id>/b⟩⟪'/a/*/b'⟫, opens: home } }
            """),
        Case(
            "Else nothing: '~'", .ignoredEvent,
            """
            conditions: [a, b]
            screens:
              home:
                transitions:
                  go:
                    - { when: a, present: other }
                    - { when: b, present: other }⟪
                    - ~⟫
              other: {}
            """),
        Case(
            "Change to 'entryScreen'", .invalidName,
            """
            screens:
              home: { transitions: { go: { present: ⟨entry⟩⟪entryScreen⟫ } } }
              ⟨entry⟩⟪entryScreen⟫: {}
            checks:
              - { reach: ⟨entry⟩⟪entryScreen⟫ }
            """),
        Case(
            "Write 'session' and 'loggedIn'", .wrongKind,
            """
            conditions: { session: [loggedOut, loggedIn] }
            screens:
              home: { transitions: { go: { when: loggedOut, sets: { ⟨loggedIn⟩⟪session⟫: ⟨true⟩⟪loggedIn⟫ } } } }
            """),
        Case(
            "Change to 'loggedIn'", .unknownCondition,
            """
            conditions: { session: [loggedOut, loggedIn] }
            screens:
              home: { transitions: { go: { when: loggedOut, sets: { session: ⟨logedIn⟩⟪loggedIn⟫ } } } }
            """),
    ]

    static let links: [Case] = [
        Case(
            "Write '*' for '{id}'", .unmappedPlaceholder,
            """
            links: { schemes: [a] }
            screens: { home: {} }
            deepLinks:
              open: { url: "/a/⟨{id}⟩⟪*⟫/b", opens: home }
            """),
        Case(
            "Write '*' for '{id}' and '{part}'", .unmappedPlaceholder,
            """
            links: { schemes: [a] }
            screens: { home: {} }
            deepLinks:
              open:
                url:
                  - /a/⟨{id}⟩⟪*⟫/⟨{part}⟩⟪*⟫
                  - /b
                opens: home
            """),
        .allow(
            .blockedLink,
            """
            links: { schemes: [a] }
            conditions: { in: false }
            screens: { home: {}, list: { requires: in } }
            deepLinks:
              open: { url: /a, opens: list, by: present⟪, allow: { blocked-link: because … }⟫ }
            """),
    ]

    static let allowances: [Case] = [
        .remove("screens:\n  home:\n    title: Home\n⟨    allow: { dead-end: none }\n⟩    about: text"),
        .remove("screens:\n  home:\n    title: Home⟨\n    allow:\n      dead-end: none⟩"),
        .remove("screens: { home: {⟨ allow: { dead-end: none } ⟩} }"),
        .remove("screens: { home: { title: x⟨, allow: { dead-end: none }⟩ } }"),
        .remove("screens: { home: { ⟨allow: { dead-end: none }, ⟩title: x } }"),
        .remove(
            """
            screens:
              home:
              far:
                allow:
                  unreachable-screen: later
            ⟨      dead-end: none # not here
            ⟩
            """),
        .remove("screens: { home: {}, far: { allow: { ⟨dead-end: none, ⟩unreachable-screen: later } } }"),
        .remove(
            """
            conditions: { x: unknown }
            flows:
              home:
                screens:
                  list:
                    transitions:
                      go:
                        - ⟨allow: { pop-at-bottom: none }
                          ⟩when: x
                          push: next
                        - sets: { x: false }
                  next: {}
            """),
        .allow(.unreachableScreen, "screens: { home: {}, far: {⟪ allow: { unreachable-screen: because … } ⟫} }"),
        .allow(.unreachableScreen, "screens:\n  home:\n  far:⟪\n    allow: { unreachable-screen: because … }⟫"),
        .allow(
            .unreachableScreen,
            "screens:\n  far:\n    allow:\n      dead-end: x⟪\n      unreachable-screen: because …⟫\n  home: {}",
            more: [.unusedAllow]),
        .allow(
            .unreachableFlow,
            "screens: { home: {} }\nflows:\n  far:\n    screens: { page: {} }⟪\n    allow: { unreachable-flow: because … }⟫"
        ),
        .allow(
            .popAtBottom,
            "flows: { home: { screens: { list: { transitions: "
                + "{ a: { pop: back⟪, allow: { pop-at-bottom: because … }⟫ } } } } } }"),
        .allow(
            .popAtBottom,
            """
            conditions: { x: unknown }
            flows:
              home:
                screens:
                  list:
                    transitions:
                      go:
                        - { when: x, push: next⟪, allow: { pop-at-bottom: because … }⟫ }
                        - pop: back
                  next: {}
            """),
        .allow(
            .unreachableTransition,
            """
            conditions: { x: unknown }
            flows:
              home:
                screens:
                  list:
                    transitions:
                      go:
                        - { when: x, push: next }
                        - when: x
                          push: next # never⟪
                          allow: { unreachable-transition: because … }⟫
                  next: {}
            """),
        // In a module, whose elements have other names in the app.
        .allow(
            .popAtBottom, "imports: { m: m.yaml }\nflows: { home: { tabs: [list, m.page] } }\nscreens: { list: {} }",
            [
                "m.yaml": "navgraph: 1\nmodule: M\nscreens:\n  page:\n    public: true\n    transitions:\n"
                    + "      a: { pop: back⟪, allow: { pop-at-bottom: because … }⟫ }\n"
            ]),
    ]

    static let without: [Case] = [
        // The name of a group, a name of a module, and what stands in no flow.
        Case(
            "Declare screen 'm.detail' in 'home'", .unknownReference,
            "flows: { home: { screens: { list: { transitions: { open: { push: m.detail } } } } } }"),
        Case(
            "Declare screen 'detail' in 'home'", .unknownReference,
            "screens: { home: { transitions: { open: { present: detail } } } }"),
        Case("Declare condition 'a or b'", .unknownCondition, "screens: { home: { requires: a or b } }"),
        // An alias stands for its transition.
        .allow(
            .popAtBottom,
            """
            flows:
              home:
                start: list
                screens:
                  next: { transitions: { up: &up { pop: back } } }
                  list: { transitions: { go: { push: next }, up: *up } }
            """),
    ]
}

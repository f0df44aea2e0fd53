/// Habits of those who write Swift, JSON, Android's graphs or workflows, and slips of structure.
extension OtherMistakeTests {
    private static let event = "openDetail: { push: post }"
    private static let edit = "edit: { present: editor, detents: [medium, large] }"
    private static let screen = "params: { id: String }"
    private static let title = "title: Feed"
    private static let link = "post: { url: '/p/{id}', opens: post, by: push, reuse: true }"
    private static let platforms = "platforms: [ios, macos]"
    private static let domains = "links: { schemes: [shop], hosts: [shop.example] }"
    private static let entries = "[{ when: loggedIn, root: main }, { root: login }]"
    private static let checks = "checks: [{ reach: feed }]"
    private static let tabs = "tabs: [home, { event: compose }, me]"
    private static let three =
        "conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }"
    private static let group = "  row:\n    openPost: { push: post }\n    share: { present: sheetOf }"
    private static let feed =
        "      feed:\n        title: Feed\n        transitions:\n          openDetail: { push: post }\n"
    private static let when = "when: draft, alert"

    /// Another text with another result.
    private static func event(_ new: String, _ rule: String, _ words: String, fixed: String? = nil) -> Mistake {
        Mistake(event, "openDetail: \(new)", rule, words, fixed: fixed.map { "openDetail: \($0)" })
    }

    static let swiftHabits: [Mistake] = [
        event("{ push: post, with: { id: id ?? 5 } }", "invalid-argument", "is an expression; compute it in the app"),
        event("{ push: post, with: { id: makeID(5) } }", "invalid-argument", "use a name ('note', 'note.id')"),
        event("{ push: post, with: { id: a ? b } }", "invalid-argument", "is an expression"),
        event(
            "{ segue: post }", "no-action", "'segue' requires an action, such as 'push: SCREEN'",
            fixed: "{ push: post, segue: post }"),
        event("{ segue: showPost }", "no-action", "'segue' requires an action"),
        event("{ style: sheet }", "no-action", "'style' requires an action, such as 'present: SCREEN'"),
        event("{ with: { id: id } }", "no-action", "this does nothing"),
        event("{ performSegue: showPost }", "unknown-key", "write 'segue: showPost' and 'push: SCREEN'"),
        event(
            "{ push: { screen: post, params: { id: String } } }", "wrong-kind",
            "write 'post, payload: { id: String }'", fixed: "{ push: post, payload: { id: String } }"),
        event("{ NavigationLink: post }", "unknown-key", "write 'push: post'", fixed: "{ push: post }"),
        event("{ push(post) }", "unknown-key", "write 'push: post'", fixed: "{ push: post }"),
        event("{ dismiss() }", "unknown-key", "write 'dismiss: top'", fixed: "{ dismiss: top }"),
        event("{ pop() }", "unknown-key", "write 'pop: back'", fixed: "{ pop: back }"),
        event(
            "{ present: post, modalTransitionStyle: crossDissolve }", "unknown-key", "write 'animation: fade'",
            fixed: "{ present: post, animation: fade }"),
        event(
            "{ present: post, presentationDetents: [medium] }", "unknown-key", "write 'detents: [medium]'",
            fixed: "{ present: post, detents: [medium] }"),
        event(
            "{ present: post, presentationStyle: automatic }", "unknown-key", "write 'style: sheet'",
            fixed: "{ present: post, style: sheet }"),
        event(
            "{ where: wide, push: post }", "unknown-key", "write 'when: wide'", fixed: "{ when: wide, push: post }"),
        event(
            "{ push: post, description: Opens it }", "unknown-key", "write 'about: Opens it'",
            fixed: "{ push: post, about: Opens it }"),
        Mistake(title, "navigationBarTitle: Feed", "unknown-key", "write 'title: Feed'", fixed: title),
        Mistake(title, "tabItem: Feed", "unknown-key", "write 'title: Feed'", fixed: title),
        Mistake(title, "isInitialViewController: true", "unknown-key", "a flow starts with its first screen"),
        Mistake(
            tabs, "tabBar: [home, { event: compose }, me]", "unknown-key", "write 'tabs: [home", fixed: tabs),
        Mistake(
            tabs, "TabView: [home, { event: compose }, me]", "unknown-key", "write 'tabs: [home", fixed: tabs),
        Mistake(
            tabs, "tabs: [home, compose, me]", "unknown-reference", "'{ event: compose }'", fixed: tabs),
        Mistake(
            platforms, "swift: { accessLevel: public }", "unknown-key", "write 'access: public'",
            fixed: "swift: { access: public }"),
        Mistake(entries, "loggedIn ? main : login", "yaml-syntax", "a choice is written as a list", fixed: entries),
        Mistake(when, "when: session != loggedOut, alert", "unknown-condition", "write 'not loggedOut'").fixed(
            "when: not loggedOut, alert"),
        Mistake(when, "when: has draft, alert", "unknown-condition", "write a condition as 'name' or 'not name'"),
    ]

    static let jsonHabits: [Mistake] = [
        Mistake(platforms, "platforms: [ios macos]", "wrong-kind", "'ios, macos'", fixed: platforms),
        Mistake(platforms, "platform: ios", "unknown-key", "did you mean 'platforms'?", fixed: "platforms: [ios]"),
        Mistake(platforms, "$schema: navgraph.schema.json", "unknown-key", "'# yaml-language-server: $schema=…'"),
        Mistake(
            three, "conditions: { session: { loggedOut, loggedIn, revoked }, draft: false, wide: { changes: true } }",
            "wrong-kind", "write '[loggedOut, loggedIn, revoked]'", fixed: three),
        Mistake(
            three,
            "conditions: { session: (loggedOut | loggedIn | revoked), draft: false, wide: { changes: true } }",
            "wrong-kind", "write '[loggedOut, loggedIn, revoked]'", fixed: three),
        Mistake(
            three,
            "conditions:\n  session:\n    loggedOut:\n    loggedIn:\n    revoked:\n  draft: false\n  wide: { changes: true }",
            "wrong-kind", "write '[loggedOut, loggedIn, revoked]'"),
        Mistake(
            three,
            "conditions: { session: [logged-out, loggedIn, revoked], draft: false, wide: { changes: true } }",
            "invalid-name", "write 'loggedOut'", fixed: three),
        Mistake(
            three,
            "conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changeable: true } }",
            "unknown-key", "write 'changes: true'", fixed: three),
        Mistake(
            "sets: { session: loggedOut }, root: entry }, ~]", "sets: { session: not loggedIn }, root: entry }, ~]",
            "unknown-condition", "use 'loggedOut' or 'revoked'"),
        Mistake(
            domains, "links: { schemes: [shop], hosts: [shop.example/] }", "wrong-kind", "as in 'shop.example'",
            fixed: domains),
        Mistake(
            domains, "links: { schemes: [shop], hosts: ['applinks:shop.example'] }", "wrong-kind",
            "as in 'shop.example'", fixed: domains),
        Mistake(
            domains, "links: { urlTypes: [shop], hosts: [shop.example] }", "unknown-key", "write 'schemes: [shop]'",
            fixed: domains),
        Mistake(entries, "main, login", "wrong-kind", "'[{ when: CONDITION, root: main }, { root: login }]'"),
        Mistake("navgraph: 1.1", "navgraph: 1,1", "wrong-kind", "write '1.1'", fixed: "navgraph: 1.1"),
        Mistake("app: Shop\n", "", "missing-key", "'app' or 'module'"),
    ]

    static let androidHabits: [Mistake] = [
        event("{ action: post }", "unknown-key", "write 'push: post'", fixed: "{ push: post }"),
        event("{ push: '@id/post' }", "unknown-reference", "did you mean 'post'?", fixed: "{ push: post }"),
        event(
            "{ push: post, popUpTo: feed }", "unknown-key", "write '{ pop: feed, then: { push: post } }'",
            fixed: "{ pop: feed, then: { push: post } }"),
        event(
            "{ push: post, launchSingleTop: true }", "unknown-key", "write 'reuse: true'",
            fixed: "{ push: post, reuse: true }"),
        event(
            "{ push: post, enterAnim: fade }", "unknown-key", "write 'animation: fade'",
            fixed: "{ push: post, animation: fade }"),
        Mistake(
            "uses: [row]\n    screens", "startDestination: feed\n    uses: [row]\n    screens", "unknown-key",
            "write 'start: feed'", fixed: "start: feed\n    uses: [row]\n    screens"),
        Mistake(
            "uses: [row]\n    screens", "uses: [row]\n    fragments", "unknown-key", "write 'screens'",
            fixed: "uses: [row]\n    screens"),
        Mistake(screen, "argument: { id: String }", "unknown-key", "write 'params: { id: String }'", fixed: screen),
        Mistake(screen, "params: { id: { argType: string } }", "invalid-type", "write 'String'", fixed: screen),
        Mistake(
            screen, "params: { id: String, note: { type: string, nullable: true } }", "invalid-type",
            "write 'String?'", fixed: "params: { id: String, note: String? }"),
        Mistake(
            link, "post: { url: '/p/{id}', opens: post, action: push, reuse: true }", "unknown-key",
            "write 'by: push'", fixed: link),
        Mistake(
            link, "post: { uri: 'shop://p/{id}', opens: post, by: push, reuse: true }", "unknown-key",
            "write 'url: '/p/{id}''", fixed: link),
        Mistake(
            link, "post: '/p/{id} -> post'", "wrong-kind", "opens: post",
            fixed: "post: { url: '/p/{id}', opens: post }"),
    ]

    static let workflowHabits: [Mistake] = [
        event("{ when: ${{ wide }}, push: post }", "yaml-syntax", "write 'wide'", fixed: "{ when: wide, push: post }"),
        event(
            "{ requires: wide, push: post }", "unknown-key", "write 'when: wide'", fixed: "{ when: wide, push: post }"),
        event("|\n            push: post", "wrong-kind", "remove the '|'", fixed: "\n            push: post"),
        Mistake(
            feed,
            "      - name: feed\n        title: Feed\n        transitions:\n          openDetail: { push: post }\n",
            "wrong-kind", "write each item under its name", fixed: feed),
        Mistake(
            "          openDetail: { push: post }\n", "          - event: openDetail\n            push: post\n",
            "wrong-kind", "write each item under its name", fixed: "          openDetail:\n            push: post\n"),
        Mistake(
            "transitions:\n          openDetail: { push: post }\n",
            "transitions: [{ on: openDetail, push: post }]\n", "wrong-kind",
            "write '{ openDetail: { push: post } }'", fixed: "transitions: { openDetail: { push: post } }\n"),
        Mistake(platforms, "platforms:\n- ios\n-macos", "yaml-syntax", "a space is missing behind '-'").fixed(
            "platforms:\n- ios\n- macos"),
        Mistake(checks, "checks: { feedIsFound: { reach: feed } }", "wrong-kind", "{ name: feedIsFound, reach: feed }")
            .fixed("checks: [{ name: feedIsFound, reach: feed }]"),
        Mistake(checks, "checks: [{ reach: [feed, post] }]", "wrong-kind", "write a check for each screen"),
        Mistake(checks, "checks: [{ never: editor, over: post }]", "unknown-key", "write 'above: post'").fixed(
            "checks: [{ never: editor, above: post }]"),
    ]

    static let structure: [Mistake] = [
        Mistake(
            "        title: Feed\n", "        private: true\n", "unknown-key", "private without 'public: true'",
            fixed: ""),
        Mistake("        title: Feed\n", "        title: null\n", "wrong-kind", "missing value for 'title'", fixed: ""),
        // What is current then is not known.
        Mistake(
            "title: Feed\n        transitions:\n          openDetail: { push: post }",
            "receives: [reload]\n        transitions:\n          openDetail: { send: reload, to: feed }", "unknown-key",
            "write 'push: feed'",
            fixed: "receives: [reload]\n        transitions:\n          openDetail: { send: reload, push: feed }"),
        Mistake(
            group, "  row:\n    events:\n      openPost: { push: post }\n      share: { present: sheetOf }",
            "unknown-key", "'events' cannot be used in a group"),
        Mistake(
            "groups:\n  row:\n", "groups:\n  - name: row\n", "wrong-kind", "write each item under its name",
            fixed: "groups:\n  row:\n"),
        Mistake(
            "        transitions:\n          openDetail: { push: post }\n",
            "        transitions:\n        openDetail: { push: post }\n", "unknown-key",
            "'openDetail' is not indented deeper than 'transitions'",
            fixed: "        transitions:\n          openDetail: { push: post }\n"),
        Mistake(
            feed, "      feed:\n      title: Feed\n      transitions:\n        openDetail: { push: post }\n",
            "unknown-key", "'title' is not indented deeper than 'feed'", fixed: feed),
        Mistake(
            "        transitions:\n          openDetail: { push: post }\n",
            "      transitions:\n        openDetail: { push: post }\n", "unknown-key",
            "'transitions' is not indented deeper than 'feed'",
            fixed: "        transitions:\n          openDetail: { push: post }\n"),
        Mistake(
            "          openDetail: { push: post }\n",
            "          openDetail:\n            push: post\n              title: Open\n", "yaml-syntax",
            "has a value already", fixed: "          openDetail:\n            push: post\n            title: Open\n"),
        Mistake(
            "        title: Feed\n        transitions:\n          openDetail",
            "\t\t\t\ttitle: Feed\n\t\t\t\ttransitions:\n\t\t\t\t\topenDetail", "yaml-syntax", "tabs",
            fixed: "        title: Feed\n        transitions:\n          openDetail"),
        Mistake(feed, "      feed: FeedView\n", "wrong-kind", "write '{ type: FeedView }'").fixed(
            "      feed: { type: FeedView }\n"),
        Mistake(
            "main: { tabs: [home, { event: compose }, me], transitions: { compose: { present: editor } } }",
            "main:\n    tabs:\n      - home:\n      - { event: compose }\n      - me\n    transitions: { compose: { present: editor } }",
            "unknown-key", "a tab is written by its name: 'home'",
            fixed:
                "main:\n    tabs:\n      - home\n      - { event: compose }\n      - me\n    transitions: { compose: { present: editor } }"
        ),
        event("{ present: editor, returns: { dismissed: ~ } }", "unknown-outcome", "that is 'closed'").fixed(
            "openDetail: { present: editor, returns: { closed: ~ } }"),
        event("{ present: editor, returns: { closed: nothing } }", "unknown-message", "is '~'").fixed(
            "openDetail: { present: editor, returns: { closed: ~ } }"),
        event(
            "{ push: post, title: Open: now }", "yaml-syntax", "needs quotes: 'Open: now'",
            fixed: "{ push: post, title: 'Open: now' }"),
        event(
            "{ push: post, title: Open {now} }", "yaml-syntax", "needs quotes: 'Open {now}'",
            fixed: "{ push: post, title: 'Open {now}' }"),
        event(
            "{ push: post, title: @open }", "yaml-syntax", "put it in quotes",
            fixed: "{ push: post, title: '@open' }"),
        event("{ push: post, title: Open, or not }", "unknown-key", "a text that contains ',' needs quotes"),
        event(
            "{ push: post, payload: { id: String }, with: { id = id } }", "invalid-name", "write 'id: id'",
            fixed: "{ push: post, payload: { id: String }, with: { id: id } }"),
        event(
            "{ push: post, payload: { id: String }, with: [id: id] }", "wrong-kind", "write '{ id: id }'",
            fixed: "{ push: post, payload: { id: String }, with: { id: id } }"),
        Mistake(title, "from: UIKit", "wrong-kind", "did you mean 'code'?", fixed: "from: code"),
        Mistake(title, "title: Feed\n||||||| base", "yaml-syntax", "an unresolved merge conflict"),
        Mistake(title, "title: Feed\n+       about: All", "yaml-syntax", "indented deeper"),
        event("{ push: { post: } }", "wrong-kind", "write 'post'", fixed: "{ push: post }"),
    ]
}

extension OtherMistakeTests.Mistake {
    /// With another line than that of the graph once it is fixed.
    fileprivate func fixed(_ line: String) -> Self {
        var mistake = self
        mistake.fixed = line
        return mistake
    }
}

/// Types of other languages, params in the way of Swift, and values in a form that is nearly right.
extension OtherMistakeTests {
    private static let screen = "params: { id: String }"
    private static func receiving(_ list: String) -> String { "params: { id: String }\n    receives: \(list)" }
    private static func ending(_ list: String) -> String { "params: { id: String }\n    outcomes: \(list)" }
    private static let three =
        "conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }"
    private static let entries = "[{ when: loggedIn, root: main }, { root: login }]"

    static let types: [Mistake] = [
        .mended(screen, "params: { id: string }", "invalid-type", "write 'String'"),
        Mistake(
            screen, "params: { id: String, count: int? }", "invalid-type", "write 'Int?'",
            fixed: "params: { id: String, count: Int? }"),
        Mistake(
            screen, ending("{ paid: { tags: string[] } }"), "yaml-syntax", "'[String]'",
            fixed: ending("{ paid: { tags: [String] } }")),
        Mistake(
            screen, ending("\n      paid:\n        tags: string[]"), "invalid-type", "'[String]'",
            fixed: ending("\n      paid:\n        tags: [String]")),
        Mistake(
            screen, ending("{ paid: { tags: [string] } }"), "invalid-type", "write '[String]'",
            fixed: ending("{ paid: { tags: [String] } }")),
        Mistake(
            screen, "params: { id: String, name: string | null }", "invalid-type", "write 'String?'",
            fixed: "params: { id: String, name: String? }"),
        Mistake(
            screen, "params: { id: String, size: int = 3 }", "invalid-type", "write 'Int'",
            fixed: "params: { id: String, size: Int = 3 }"),
        Mistake(
            "openDetail: { push: post }", "openDetail: { push: post, params: { id: String } }", "unknown-key",
            "write 'payload: { id: String }'", fixed: "openDetail: { push: post, payload: { id: String } }"),
        Mistake(
            "openDetail: { push: post }",
            "openDetail:\n            push: post\n            params:\n              id: String", "unknown-key",
            "write 'payload'",
            fixed: "openDetail:\n            push: post\n            payload:\n              id: String"),
        Mistake(
            "openDetail: { push: post }", "openDetail: { push: post, payload: String }", "wrong-kind",
            "write '{ string: String }'"),
        Mistake(
            "openDetail: { push: post }", "openDetail: { push: post, payload: id }", "wrong-kind",
            "write '{ id: TYPE }'"),
        Mistake(
            screen, receiving("[show(count: Int)]"), "wrong-kind", "'{ show: { count: Int } }'",
            fixed: receiving("{ show: { count: Int } }")),
        Mistake(
            screen, receiving("[show(count: Int, name: String), hide]"), "wrong-kind",
            "'{ show: { count: Int, name: String }, hide: }'",
            fixed: receiving("{ show: { count: Int, name: String }, hide: }")),
        Mistake(
            screen, receiving("\n      - show(count: Int)\n      - hide"), "wrong-kind",
            "'{ show: { count: Int }, hide: }'", fixed: receiving("\n      show: { count: Int }\n      hide:")),
        Mistake(
            screen, receiving("show(count: Int)"), "yaml-syntax", "'{ show: { count: Int } }'",
            fixed: receiving("{ show: { count: Int } }")),
        Mistake(
            screen, receiving("\n      show(count: Int):\n      hide:"), "yaml-syntax", "'show: { count: Int }'",
            fixed: receiving("\n      show: { count: Int }\n      hide:")),
        Mistake(
            screen, receiving("\n      show(count: Int)\n      hide:"), "invalid-name", "'show: { count: Int }'",
            fixed: receiving("\n      show: { count: Int }\n      hide:")),
        Mistake(
            screen, ending("[paid(Order), cancelled]"), "wrong-kind", "'{ paid: { order: Order }, cancelled: }'",
            fixed: ending("{ paid: { order: Order }, cancelled: }")),
        Mistake(
            screen, ending("\n      - paid: { order: Order }\n      - cancelled"), "wrong-kind",
            "'{ paid: { order: Order }, cancelled: }'",
            fixed: ending("\n      paid: { order: Order }\n      cancelled:")),
        Mistake(
            screen, ending("{ paid: Order, cancelled: }"), "wrong-kind", "write '{ order: Order }'",
            fixed: ending("{ paid: { order: Order }, cancelled: }")),
    ]

    static let forms: [Mistake] = [
        .mended("openDetail: { push: post }", "openDetail: [push, post]", "wrong-kind", "write '{ push: post }'"),
        Mistake(
            "openDetail: { push: post }", "openDetail: { push: post, with: [id] }", "wrong-kind", "write '{ id: id }'"),
        .mended(
            three,
            "conditions: [session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true }]",
            "wrong-kind", "'{ session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }'"),
        Mistake(
            three,
            "conditions:\n  - session: [loggedOut, loggedIn, revoked]\n  - draft: false\n  - wide", "wrong-kind",
            "wide: unknown",
            fixed: "conditions:\n  session: [loggedOut, loggedIn, revoked]\n  draft: false\n  wide: unknown"),
        .mended(
            entries, "{ if: loggedIn, then: main, else: login }", "unknown-key",
            "'[{ when: loggedIn, root: main }, { root: login }]'"),
        Mistake(
            "openDetail: { push: post }", "openDetail: { if: wide, then: post, else: { pop: back } }", "unknown-key",
            "'[{ when: wide, push: post }, { pop: back }]'",
            fixed: "openDetail: [{ when: wide, push: post }, { pop: back }]"),
        .mended("schemes: [shop]", "scheme: shop", "unknown-key", "did you mean 'schemes'?"),
        .mended("schemes: [shop]", "schemes: [\"shop://\"]", "wrong-kind", "'shop'"),
        .mended("hosts: [shop.example]", "hosts: [https://shop.example]", "wrong-kind", "'shop.example'"),
        .mended("detents: [medium, large]", "detents: [half, large]", "wrong-kind", "did you mean 'medium'?"),
        Mistake(
            "alert: { confirmed: { pop: back }, cancelled: ~ }",
            "alert: { title: \"Delete?\", buttons: { confirmed: { pop: back }, cancelled: ~ } }", "unknown-key",
            "beside 'alert'", fixed: "alert: { confirmed: { pop: back }, cancelled: ~ }, title: \"Delete?\""),
        .mended("confirmed: { pop: back }", "confirmed: pop", "unknown-message", "write '{ pop: back }'"),
        Mistake(
            "confirmed: { pop: back }", "confirmed: editor", "unknown-message", "write '{ push: editor }'",
            fixed: "confirmed: { push: editor }"),
        .mended("opens: post, by", "opens: { push: post }, by", "wrong-kind", "write 'post'"),
        .mended("checks: [{ reach: feed }]", "checks: [feed]", "wrong-kind", "write '{ reach: feed }'"),
        .mended("sets: { session: loggedIn }", "sets: session = loggedIn", "wrong-kind", "'{ session: loggedIn }'"),
        Mistake(
            "sets: { draft: false }", "sets: not draft", "wrong-kind", "write '{ draft: false }'",
            fixed: "sets: { draft: false }"),
        Mistake(
            "when: draft, alert", "when: draft: false, alert", "yaml-syntax", "'not draft'",
            fixed: "when: not draft, alert"),
        Mistake(
            "back: not draft", "back: draft: false", "yaml-syntax", "'not draft'", fixed: "back: not draft"),
    ]

    private static let link = "post: { url: '/p/{id}', opens: post, by: push, reuse: true }"
    private static let events = "    openPost: { push: post }\n    share: { present: sheetOf }"

    static let names: [Mistake] = [
        .mended("app: Shop", "app: Shop()", "invalid-name", "write 'Shop'"),
        .mended("  sheetOf:", "  sheet-of:", "invalid-name", "write 'sheetOf'"),
        .mended(
            "openDetail: { push: post }", "openDetail: { push: PostViewController }", "unknown-reference", "'post'"),
        Mistake(
            events, "    - openPost: { push: post }\n    - share: { present: sheetOf }", "wrong-kind", "remove the '-'",
            fixed: "      openPost: { push: post }\n      share: { present: sheetOf }"),
        Mistake(
            events, "    transitions:\n      openPost: { push: post }\n      share: { present: sheetOf }",
            "unknown-key",
            "directly under the group"),
        Mistake(
            "    uses: [row]\n    screens", "    start: { push: feed }\n    uses: [row]\n    screens", "unknown-key",
            "write 'screen: feed'", fixed: "    start: { screen: feed }\n    uses: [row]\n    screens"),
        Mistake(
            "share: { present: sheetOf }", "share: { present: sheetOf, then: [push: post] }", "wrong-kind",
            "write '{ push: post }'", fixed: "share: { present: sheetOf, then: { push: post } }"),
        .mended("confirmed: { pop: back }", "confirmed: { pop: 1 }", "unknown-reference", "write 'back'"),
        Mistake(
            "share: { present: sheetOf }", "share: { openURL: https://a.example }", "unknown-key", "write 'open: ",
            fixed: "share: { open: https://a.example }"),
        .mended("title: Feed", "title: {Feed}", "wrong-kind", "write 'Feed'"),
        Mistake(
            "title: Feed", "requires: loggedIn, draft", "unknown-condition", "'[loggedIn, draft]'",
            fixed: "requires: [loggedIn, draft]"),
        Mistake(
            "title: Feed", "requires: [loggedIn: true]", "wrong-kind", "write 'loggedIn'",
            fixed: "requires: [loggedIn]"),
        Mistake(
            "title: Feed", "from: Main.storyboard", "wrong-kind", "write '{ storyboard: Main }'",
            fixed: "from: { storyboard: Main }"),
        Mistake(
            "title: Feed", "from: { storyboard: Main, identifier: Feed }", "unknown-key", "write 'id: Feed'",
            fixed: "from: { storyboard: Main, id: Feed }"),
        Mistake("title: Feed", "owner: growth", "unknown-key", "write 'team: growth'", fixed: "team: growth"),
        Mistake(
            link, "post: feed", "wrong-kind", "opens: feed", fixed: "post: { url: '/feed', opens: feed }"),
        Mistake(
            "url: '/p/{id}', opens", "url: '/p/{id}', params: { id: String }, opens", "unknown-key", "write 'payload",
            fixed: "url: '/p/{id}', payload: { id: String }, opens"),
        .mended("url: '/p/{id}', opens", "pattern: '/p/{id}', opens", "unknown-key", "write 'url: "),
        Mistake(
            "url: '/p/{id}', opens", "url: '/p/{postId}', opens", "missing-argument", "'with: { id: postId }'"),
        Mistake(screen, ending("{ done: true }"), "wrong-kind", "write '{}'", fixed: ending("{ done: {} }")),
        Mistake(
            "present: editor, detents: [medium, large]", "present: editor, embedInNavigation: true", "unknown-key",
            "write 'in: stack'", fixed: "present: editor, in: stack"),
        Mistake(
            "platforms: [ios, macos]", "swift: uikit", "wrong-kind", "write '{ framework: uikit }'",
            fixed: "swift: { framework: uikit }"),
        Mistake(
            "platforms: [ios, macos]", "framework: swiftui", "unknown-key", "write 'swift: { framework: swiftui }'",
            fixed: "swift: { framework: swiftui }"),
    ]

    private static let given = "openDetail: { push: post, with: { id: id }, payload: { id: String } }"

    static let values: [Mistake] = [
        .mended(
            "tabs: [home, { event: compose }, me]", "tabs: [{ name: home, icon: house }, { event: compose }, me]",
            "unknown-key", "written by its name: 'home'"),
        .mended(
            "tabs: [home, { event: compose }, me]", "tabs: [home: Home, { event: compose }, me]", "unknown-key",
            "'home'"),
        Mistake(
            "tabs: [home, { event: compose }, me]", "tabs: home me", "wrong-kind", "write '[home, me]'",
            fixed: "tabs: [home, me]"),
        Mistake(
            "edit: { present: editor, detents: [medium, large] }",
            "edit: { present: editor, onDismiss: { pop: back } }",
            "unknown-key", "write 'returns: { closed: { pop: back } }'",
            fixed: "edit: { present: editor, returns: { closed: { pop: back } } }"),
        Mistake(
            "detents: [medium, large]", "presentation: fullScreenCover", "unknown-key", "write 'style: fullScreen'",
            fixed: "style: fullScreen"),
        .mended(
            "when: loggedIn, root: main", "when: session is loggedIn, root: main", "unknown-condition",
            "write 'loggedIn'"),
        .mended(screen, "params: { id: { type: String } }", "invalid-type", "write 'String'"),
        Mistake(
            screen, "params: { id: String, size: { type: Int, default: 3 } }", "invalid-type", "write 'Int = 3'",
            fixed: "params: { id: String, size: Int = 3 }"),
        .mended(screen, "params: [{ name: id, type: String }]", "wrong-kind", "write '{ id: String }'"),
        .mended(screen, "params: \"id: String\"", "wrong-kind", "write '{ id: String }'"),
        .mended(screen, "params: { let id: String }", "invalid-name", "write 'id'"),
        Mistake(
            "openDetail: { push: post }", given.replacing("id: id", with: "id: $id"), "invalid-argument", "write 'id'",
            fixed: given),
        Mistake(
            "openDetail: { push: post }", given.replacing("id: id", with: "id: {id}"), "invalid-argument", "write 'id'",
            fixed: given),
        Mistake(
            "openDetail: { push: post }", given.replacing("id: id", with: "id: self.id"), "invalid-argument",
            "write 'id'",
            fixed: given),
        Mistake(
            "openDetail: { push: post }", "openDetail: { push: post(id: 5) }", "yaml-syntax", "'with: { id: 5 }'",
            fixed: "openDetail: { push: post, with: { id: 5 } }"),
        Mistake(
            "checks: [{ reach: feed }]", "checks: [{ reach: feed, from: login, within: 9 }]", "wrong-kind", "'form'",
            fixed: "checks: [{ reach: feed, from: form, within: 9 }]"),
        Mistake(
            "checks: [{ reach: feed }]", "checks: [{ reach: feed, maxSteps: 9 }]", "unknown-key", "write 'within: 9'",
            fixed: "checks: [{ reach: feed, within: 9 }]"),
        Mistake(
            "platforms: [ios, macos]", "lint: { dead-end: off }", "unknown-key", "write 'rules: { dead-end: off }'",
            fixed: "lint: { rules: { dead-end: off } }"),
        Mistake(
            "back: not draft\n", "\"back\": \"not draft\",\n", "yaml-syntax", "remove it",
            fixed: "\"back\": \"not draft\"\n"),
        Mistake(
            "    back: not draft\n", "    /* no swipe */\n    back: not draft\n", "yaml-syntax", "'#'",
            fixed: "    # no swipe */\n    back: not draft\n"),
    ]
}

/// What people write who know SwiftUI, storyboards, React Navigation or coordinators, and slips of the hand.
extension OtherMistakeTests {
    private static let event = "openDetail: { push: post }"
    private static let screen = "params: { id: String }"
    private static let choice =
        "[{ when: draft, alert: { discard: { sets: { draft: false }, dismiss: top }, keep: ~ } }, { dismiss: top }]"
    private static let link = "url: '/p/{id}', opens: post, by: push, reuse: true"
    private static let entries = "[{ when: loggedIn, root: main }, { root: login }]"
    private static let checks = "checks: [{ reach: feed }]"
    /// The mistakes in a param beside the screen's own one.
    private static func param(_ type: String) -> String { "params: { id: String, note: \(type) }" }

    static let otherTools: [Mistake] = [
        .mended(
            event, "openDetail: { kind: push, to: post }", "unknown-key", "the action is the key", "{ push: post }"),
        .mended(event, "openDetail: { type: push, target: post }", "unknown-key", "'{ push: post }'"),
        Mistake(
            event, "openDetail:\n            kind: push\n            to: post", "unknown-key",
            "the action is the key: '{ push: post }'", fixed: "openDetail:\n            { push: post }"),
        .mended(event, "openDetail: { navigate: { screen: post } }", "unknown-key", "write 'push: post'"),
        .mended(event, "openDetail: { push: { screen: post } }", "wrong-kind", "write 'post'"),
        Mistake(
            event, "openDetail: { push: { screen: post, params: { id: '\"a\"' } } }", "wrong-kind",
            "write 'post, with: { id: '\"a\"' }'", fixed: "openDetail: { push: post, with: { id: '\"a\"' } }"),
        Mistake(
            event, "openDetail: { push: [sheetOf, post] }", "wrong-kind", "write 'sheetOf, then: { push: post }'",
            fixed: "openDetail: { push: sheetOf, then: { push: post } }"),
        .mended(event, "openDetail: { trigger: post }", "unknown-key", "write 'push: post'"),
        Mistake(
            event, "openDetail: { presentModally: post }", "unknown-key", "write 'present: post'",
            fixed: "openDetail: { present: post }"),
        Mistake(
            event, "openDetail: { sheet: { post } }", "unknown-key", "write 'present: post'",
            fixed: "openDetail: { present: post }"),
        Mistake(
            event, "openDetail: { present: post, fullScreen: true }", "unknown-key", "write 'style: fullScreen'",
            fixed: "openDetail: { present: post, style: fullScreen }"),
        Mistake(
            event, "openDetail: { present: post, isModal: true }", "unknown-key", "write 'style: sheet'",
            fixed: "openDetail: { present: post, style: sheet }"),
        Mistake(
            event, "openDetail: { present: post, wrapped: true }", "unknown-key", "write 'in: stack'",
            fixed: "openDetail: { present: post, in: stack }"),
        Mistake(event, "openDetail: { show: post }", "missing-key", "'in'", "in a stack, use 'push'"),
        Mistake(
            "logOut: { sets: { session: loggedOut }, root: entry }",
            "logOut: { sets: { session: loggedOut }, setRoot: entry }", "unknown-key", "write 'root: entry'",
            fixed: "logOut: { sets: { session: loggedOut }, root: entry }"),
        Mistake(
            event, "openDetail: { dismissAll }", "unknown-key", "'dismiss: all'", fixed: "openDetail: { dismiss: all }"),
        Mistake(event, "openDetail: goBack", "wrong-kind", "write '{ pop: back }'", fixed: "openDetail: { pop: back }"),
        Mistake(event, "openDetail: { popToRoot }", "unknown-key", "'pop: root'", fixed: "openDetail: { pop: root }"),
        Mistake(
            event, "openDetail: { switchTo: home }", "unknown-key", "'select: home'",
            fixed: "openDetail: { select: home }"),
        Mistake(event, "openDetail: { select: 1 }", "unknown-reference", "by their names"),
        Mistake(event, "openDetail: { selectTab: 1 }", "unknown-key", "'select: 1'"),
        Mistake(event, "openDetail: finish", "wrong-kind", "write '{ finish: OUTCOME }'"),
        Mistake(
            event, "openDetail: { confirm: { ok: { pop: back }, cancel: ~ } }", "unknown-key", "write 'alert: ",
            fixed: "openDetail: { alert: { ok: { pop: back }, cancel: ~ } }"),
        Mistake(
            event, "openDetail: { alert: { title: Sure, message: Really } }", "unknown-key", "beside 'alert'",
            "[ok, cancel]"),
        Mistake(
            event, "openDetail: { when: wide, push: post, else: { pop: back } }", "unknown-key",
            "'[{ when: wide, push: post }, { pop: back }]'",
            fixed: "openDetail: [{ when: wide, push: post }, { pop: back }]"),
        Mistake(
            event, "openDetail: [{ when: wide, push: post }, { else: true, pop: back }]", "unknown-key",
            "without 'when'",
            fixed: "openDetail: [{ when: wide, push: post }, { pop: back }]"),
        .mended(event, "openDetail: { push: PostView() }", "unknown-reference", "did you mean 'post'?"),
        .mended(event, "openDetail: { push: post screen }", "unknown-reference", "did you mean 'post'?"),
        .mended("confirmed: { pop: back }", "confirmed: pop back", "unknown-message", "write '{ pop: back }'"),
        .mended("confirmed: { pop: back }", "confirmed: { pop: previous }", "unknown-reference", "write 'back'"),
        .mended("cancelled: ~", "cancelled: '~'", "unknown-message", "is '~'"),
        .mended("title: Feed", "navigationTitle: Feed", "unknown-key", "write 'title: Feed'"),
        Mistake(
            "title: Feed", "viewController: FeedView", "unknown-key", "write 'type: FeedView'", fixed: "type: FeedView"),
        .mended(screen, "props: { id: String }", "unknown-key", "write 'params: { id: String }'"),
        Mistake("title: Feed", "initial: true", "unknown-key", "'start'"),
        Mistake("title: Feed", "children: [post]", "unknown-key", "do not nest"),
        Mistake("title: Feed", "push: post", "unknown-key", "'transitions: { EVENT: { push: post } }'"),
        Mistake("title: Feed", "id: feed", "unknown-key", "use 'transitions'"),
        Mistake(
            "title: Feed", "when: loggedIn", "unknown-key", "write 'requires: loggedIn'", fixed: "requires: loggedIn"),
        Mistake("title: Feed", "auth: true", "unknown-key", "write 'requires: CONDITION'"),
        Mistake(
            "uses: [row]\n    screens", "entry: feed\n    uses: [row]\n    screens", "unknown-key",
            "write 'start: feed'",
            fixed: "start: feed\n    uses: [row]\n    screens"),
        .mended("uses: [row]\n    screens", "uses: [row]\n    views", "unknown-key", "write 'screens'"),
        .mended("flows:\n", "coordinators:\n", "unknown-key", "write 'flows'"),
        .mended("deepLinks:\n", "universalLinks:\n", "unknown-key", "write 'deepLinks'"),
        .mended("checks:", "tests:", "unknown-key", "write 'checks"),
        .mended("opens: post, by", "push: post, by", "unknown-key", "write 'opens: post'"),
        .mended(
            "post: { \(link) }", "'/p/{id}': post", "invalid-name", "'post: { url: '/p/{id}', opens: post }'"
        ).fixed("post: { url: '/p/{id}', opens: post }"),
        .mended("url: '/p/{id}', opens", "url: '/p/{id:int}', opens", "wrong-kind", "write '{id}'", "'/p/{id}'"),
        .mended("url: '/p/{id}', opens", "url: /p/{id:int}, opens", "yaml-syntax", "'/p/{id}'"),
        .mended("url: '/p/{id}', opens", "url: '/p/{{id}}', opens", "wrong-kind", "write '{id}'"),
        .mended("url: '/p/{id}', opens", "url: '/p/{id?}', opens", "wrong-kind", "write '{id}'"),
        .mended(checks, "checks: [feed is reachable]", "wrong-kind", "write '{ reach: feed }'"),
        Mistake(
            checks, "checks: [never editor above post]", "wrong-kind", "write '{ never: editor, above: post }'",
            fixed: "checks: [{ never: editor, above: post }]"),
        Mistake(
            "platforms: [ios, macos]", "lint: { disable: [dead-end, unused] }", "unknown-key",
            "write 'rules: { dead-end: off, unused: off }'", fixed: "lint: { rules: { dead-end: off, unused: off } }"),
        Mistake(
            "platforms: [ios, macos]", "lint:\n  disable:\n    - dead-end", "unknown-key", "'rules: { RULE: off }'"),
        Mistake("platforms: [ios, macos]", "lint: off", "wrong-kind", "'{ rules: { RULE: off } }'"),
        Mistake(
            "platforms: [ios, macos]", "lint: [dead-end]", "wrong-kind", "write '{ rules: { dead-end: off } }'",
            fixed: "lint: { rules: { dead-end: off } }"),
    ]

    private static let edit = "edit: { present: editor, detents: [medium, large] }"
    private static let plain = "edit: { present: editor }"

    static let writing: [Mistake] = [
        Mistake(edit, "edit:{ present: editor }", "yaml-syntax", "a space is missing behind 'edit:'", fixed: plain),
        Mistake(edit, "edit: {{ present: editor }}", "wrong-kind", "braces", fixed: "edit: {present: editor}"),
        Mistake(edit, "edit: 'present: editor'", "wrong-kind", "write '{ present: editor }'", fixed: plain),
        Mistake(
            edit, "edit: { present: editor as sheet }", "unknown-reference", "did you mean 'editor'?", fixed: plain),
        Mistake(edit, "edit: { present: editor (sheet) }", "unknown-reference", "did you mean 'editor'?", fixed: plain),
        Mistake(
            edit, "edit: { push: sheetOf then push: post }", "yaml-syntax", "'then: { push: post }'",
            fixed: "edit: { push: sheetOf, then: { push: post } }"),
        Mistake(
            edit, "edit: { push: post, with: (id: id) }", "yaml-syntax", "'{ id: id }'",
            fixed: "edit: { push: post, with: { id: id } }"),
        Mistake(
            edit, "edit: { push: post, with: { id } }", "invalid-argument", "write 'id: id'",
            fixed: "edit: { push: post, with: { id: id } }"),
        Mistake(
            edit, "edit:\n      present: editor\n      style: sheet", "wrong-kind", "not indented deeper",
            fixed: "edit:\n        present: editor\n        style: sheet"),
        Mistake(
            edit, "edit:\n       - { when: wide, present: editor }\n      - push: sheetOf", "yaml-syntax", "6 spaces",
            "by 7",
            fixed: "edit:\n       - { when: wide, present: editor }\n       - push: sheetOf"),
        Mistake(edit, "edit: nothing", "wrong-kind", "write '~'", fixed: "edit: ~"),
        Mistake(
            edit, "edit: { alert: ok, cancel }", "wrong-kind", "write '[ok, cancel]'",
            fixed: "edit: { alert: [ok, cancel] }"),
        Mistake(
            edit, "edit: { alert: [ok, cancel], message: 'Sure?' }", "unknown-key", "write 'title: 'Sure?''",
            fixed: "edit: { alert: [ok, cancel], title: 'Sure?' }"),
        Mistake(
            edit, "edit: { present: editor, style: bottomSheet }", "wrong-kind", "'sheet'",
            fixed: "edit: { present: editor, style: sheet }"),
        Mistake("groups:\n  row:", "groups:\n  - row:", "wrong-kind", "each item under its name"),
        .mended("uses: [row]\n    screens", "groups: [row]\n    screens", "unknown-key", "write 'uses: [row]'"),
        Mistake(
            checks, "checks: [{ reach: feed, in: 3 }]", "unknown-key", "write 'within: 3'",
            fixed: "checks: [{ reach: feed, within: 3 }]"),
        Mistake(
            checks, "checks: [{ before: feed, after: post }]", "unknown-key", "write 'visit: post'",
            fixed: "checks: [{ before: feed, visit: post }]"),
        Mistake(checks, "checks: [{ always: feed }]", "unknown-key", "use 'reach', 'before', 'never', 'return'"),
        Mistake(
            "platforms: [ios, macos]", "lint: { rules: [dead-end] }", "wrong-kind", "write '{ dead-end: off }'",
            fixed: "lint: { rules: { dead-end: off } }"),
        Mistake(
            "platforms: [ios, macos]", "lint: { rules: { dead-end: disabled } }", "wrong-kind", "did you mean 'off'?",
            fixed: "lint: { rules: { dead-end: off } }"),
        Mistake(
            "platforms: [ios, macos]", "lint: { dead-end: ignore }", "unknown-key", "write 'rules: { dead-end: off }'",
            fixed: "lint: { rules: { dead-end: off } }"),
        Mistake(
            "title: Feed", "ignore: [dead-end]", "unknown-key", "'allow: { dead-end: \"reason\" }'",
            fixed: "allow: { dead-end: \"reason\" }"),
    ]

    static let slips: [Mistake] = [
        .mended("navgraph: 1.1", "navgraph: latest", "wrong-kind", "write '1.1'"),
        .mended("app: Shop", "app: { name: Shop }", "wrong-kind", "write 'Shop'"),
        Mistake(
            entries, "{ main }", "unknown-key", "write 'root: main'", fixed: "{ root: main }"),
        .mended(
            "type: { sets: { draft: true } }", "type: { sets: { draft: 1 } }", "wrong-kind", "did you mean 'true'?"),
        .mended("type: { sets: { draft: true } }", "type: { sets: { draft = true } }", "invalid-name", "'draft: true'"),
        .mended("sets: { draft: false }", "sets: { not draft }", "invalid-name", "'draft: false'"),
        Mistake(
            "edit: { present: editor, detents: [medium, large] }",
            "edit: { present: editor, then: [{ pop: back }, { push: post }] }", "wrong-kind",
            "write '{ pop: back, then: { push: post } }'",
            fixed: "edit: { present: editor, then: { pop: back, then: { push: post } } }"),
        Mistake(
            event, "openDetail:\n            push: post\n            openOther: { push: post }", "unknown-key",
            "beside the others", "indent it less"),
        Mistake(
            "title: Feed", "from: Main", "wrong-kind", "'{ storyboard: Main }'", fixed: "from: { storyboard: Main }"),
        Mistake("title: Feed", "back: hidden", "unknown-condition", "write 'false'", fixed: "back: false"),
        Mistake("title: Feed", "requires: login", "unknown-condition", "a screen or flow"),
        Mistake(screen, param("?Int"), "yaml-syntax", "'Int?'", fixed: param("Int?")),
        Mistake(
            screen, "params:\n      id: String\n      note: ?Int", "invalid-type", "write 'Int?'",
            fixed: "params:\n      id: String\n      note: Int?"),
        Mistake(screen, param("Int!"), "invalid-type", "write 'Int?'", fixed: param("Int?")),
        .mended(screen, "params: { id: String; }", "invalid-type", "write 'String'"),
        Mistake(screen, param("Int or nil"), "invalid-type", "write 'Int?'", fixed: param("Int?")),
        Mistake(screen, param("number = 1"), "invalid-type", "write 'Double'", fixed: param("Double = 1")),
        Mistake(screen, param("\"x\""), "invalid-type", "a value", "write 'String'", "'String = \"x\"'"),
        Mistake(screen, param("5"), "invalid-type", "a value", "'Int = 5'"),
        Mistake(screen, param("true"), "invalid-type", "a value", "'Bool'"),
        .mended(screen, "params: { id:String }", "invalid-name", "write 'id: String'"),
        .mended(screen, "params: { id = String }", "invalid-name", "write 'id: String'"),
        .mended(screen, "params: { String id }", "invalid-name", "write 'id: String'"),
        .mended(screen, "params: { String: id }", "invalid-type", "the name comes first", "'id: String'"),
        .mended(screen, "params: { 'id: String }", "yaml-syntax", "quote", "not closed").fixed(
            "params: { 'id': String }"),
        .mended(screen, "params: { id: 'String }", "yaml-syntax", "quote", "not closed").fixed(
            "params: { id: 'String' }"),
        .mended(screen, "params: <id: String>", "yaml-syntax", "'{ id: String }'"),
        .mended("title: Feed", "title = Feed", "yaml-syntax", "':' is missing behind 'title'"),
        .mended(event, "openDetail -> { push: post }", "yaml-syntax", "':' is missing behind 'openDetail'"),
        .mended(event, "openDetail = { push: post }", "yaml-syntax", "':' is missing behind 'openDetail'"),
        .mended(event, "openDetail: { push: post },", "yaml-syntax", "lines do not end with ','"),
        .mended(event, "openDetail: { , push: post }", "yaml-syntax", "remove it"),
        Mistake(
            event, "openDetail: { push: sheetOf and push: post }", "yaml-syntax", "'then: { push: post }'",
            fixed: "openDetail: { push: sheetOf, then: { push: post } }"),
        Mistake(
            event, "openDetail:\n            push: post\n          - openOther: { push: post }", "yaml-syntax",
            "'openDetail' above has none; remove it",
            fixed: "openDetail:\n            push: post\n          openOther: { push: post }"),
        Mistake(
            event,
            "openDetail:\n            - { when: wide, push: post }\n            - present: editor\n            returns:\n                closed: ~",
            "yaml-syntax", "'returns'", "14 spaces",
            fixed:
                "openDetail:\n            - { when: wide, push: post }\n            - present: editor\n              returns:\n                closed: ~"
        ),
        Mistake(
            event, "openDetail:\n            present: editor\n            returns:\n            closed: ~",
            "unknown-key",
            "'closed' is not indented deeper than 'returns'",
            fixed: "openDetail:\n            present: editor\n            returns:\n              closed: ~"),
        .mended("when: draft, alert", "when: not wide: draft, alert", "yaml-syntax", "'not draft'").fixed(
            "when: not draft, alert"),
        .mended("when: draft, alert", "when: session: loggedIn, alert", "yaml-syntax", "'loggedIn'").fixed(
            "when: loggedIn, alert"),
        .mended("back: not draft", "back: { not: draft }", "wrong-kind", "write 'not draft'"),
        Mistake(
            "when: draft, alert", "when: not [draft, wide], alert", "yaml-syntax", "'[not draft, not wide]'",
            fixed: "when: [not draft, not wide], alert"),
        Mistake(
            "when: draft, alert", "when: { all: [draft, wide] }, alert", "wrong-kind", "write '[draft, wide]'",
            fixed: "when: [draft, wide], alert"),
        Mistake("when: draft, alert", "when: { any: [draft, wide] }, alert", "wrong-kind", "'or' is not supported"),
        .mended("when: draft, alert", "when: ! draft, alert", "yaml-syntax", "'not draft'").fixed(
            "when: not draft, alert"),
        .mended("when: draft, alert", "when: not(draft), alert", "unknown-condition", "write 'not draft'")
            .fixed("when: not draft, alert"),
        .mended("when: draft, alert", "when: notDraft, alert", "unknown-condition", "write 'not draft'")
            .fixed("when: not draft, alert"),
        Mistake("title: Feed", "requires: true", "unknown-condition", "name the condition", "remove 'requires'"),
        Mistake("opens: post, by", "opens: post, requires: true, by", "unknown-condition", "remove 'requires'"),
        Mistake(
            entries, "[main, login]", "wrong-kind", "'[{ when: CONDITION, root: main }, { root: login }]'"),
        Mistake(entries, "\n  - main\n  - login", "wrong-kind", "need conditions"),
        Mistake(entries, "[main]", "wrong-kind", "write 'main'", fixed: "main"),
        .mended(entries, "[{ when: loggedIn, root: main }, login]", "wrong-kind", "write '{ root: login }'"),
        Mistake(
            "uses: [row]\n    screens", "start: [feed]\n    uses: [row]\n    screens", "wrong-kind", "write 'feed'",
            fixed: "start: feed\n    uses: [row]\n    screens"),
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

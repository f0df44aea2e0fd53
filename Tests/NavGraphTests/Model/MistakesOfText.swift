/// Mistakes in texts, words, keys and conditions, and slips of the hand.
extension OtherMistakeTests {
    static let conditions: [Mistake] = [
        choice.unfixed("when: session, root: main", .unknownCondition, "enumeration", "'loggedIn'"),
        choice("when: session == loggedIn, root: main", .unknownCondition, "write 'loggedIn'"),
        choice("when: session.loggedIn, root: main", .unknownCondition, "write 'loggedIn'"),
        Spot("{ session: loggedIn }")("{ loggedIn: true }", .wrongKind, "write 'session: loggedIn'"),
        Spot("{ session: loggedIn }")("{ session: logedIn }", .unknownCondition, "did you mean 'loggedIn'?"),
        session("loggedOut | loggedIn | revoked", .wrongKind, "[loggedOut, loggedIn, revoked]"),
        session(
            "{ values: [loggedOut, loggedIn, revoked] }", .unknownKey, "write 'oneOf: [loggedOut, loggedIn, revoked]'",
            to: "{ oneOf: [loggedOut, loggedIn, revoked] }"),
        session.unfixed("[loggedOut]", .wrongKind, "two or more"),
        session(
            "{ oneOf: [loggedOut, loggedIn, revoked], initially: logedOut }", .unknownCondition,
            "'loggedOut', 'loggedIn' or 'revoked'",
            to: "{ oneOf: [loggedOut, loggedIn, revoked], initially: loggedOut }"),
        session.unfixed(
            "{ oneOf: [loggedOut, loggedIn, revoked], initially: unknown }", .unknownCondition, "leave 'initially' out"),
        Spot("share: { present: sheetOf }")("share: NULL", .wrongKind, "write '~'", to: "share: ~"),
        Spot("draft: false")(
            "draft: { default: false }", .unknownKey, "write 'initially: false'", to: "draft: { initially: false }"),
        Spot("draft: false")("draft: no", .wrongKind, "did you mean 'false'?"),
        Spot("{ changes: true }")("{ change: true }", .unknownKey, "did you mean 'changes'?"),
        back("NOT draft", .wrongKind, "write 'not draft'"),
        back("draft && wide", .wrongKind, "write '[draft, wide]'", to: "[draft, wide]"),
        back("!draft", .yamlSyntax, "write 'not draft'"),
    ]

    static let alerts: [Mistake] = [
        Spot("{ confirmed: { pop: back }, cancelled: ~ }").unfixed(
            "'Really delete?'", .wrongKind, "'alert'", "[ok, cancel]"),
        Spot("{ confirmed: { pop: back }, cancelled: ~ }").unfixed("true", .wrongKind, "outcomes"),
        Spot("{ confirmed: { pop: back }, cancelled: ~ }").unfixed(
            "{ buttons: { confirmed: { pop: back }, cancelled: ~ } }", .unknownKey, "directly under 'alert'",
            "'buttons'"),
        cancelled("none", .unknownMessage, "'~'"),
        cancelled("˜", .unknownMessage, "'~'"),
        uses("uses: row\n    screens", .wrongKind, "write '[row]'"),
        uses("uses: [rows]\n    screens", .unknownReference, "did you mean 'row'?"),
        uses("extends: row\n    screens", .unknownKey, "write 'uses: [row]'"),
        Spot("groups:\n")("events:\n", .unknownKey, "write 'groups'"),
        Spot("share: { present: sheetOf }").unfixed(
            "share: { finish: done }", .unknownOutcome, "cannot be used in a group"),
    ]

    static let words: [Mistake] = [
        platforms("platforms: [ios, macOS]", .wrongKind, "did you mean 'macos'?"),
        platforms("platforms: iOS", .wrongKind, "write '[ios]'", to: "platforms: [ios]"),
        platforms("platforms: [ipad]", .wrongKind, "did you mean 'ios'?", to: "platforms: [ios]"),
        Spot("reuse: true")("reuse: yes", .wrongKind, "did you mean 'true'?"),
        Spot("by: push, reuse: true")("by: modal", .wrongKind, "did you mean 'present'?", to: "by: present"),
        Spot("reuse: true")("pending: no", .wrongKind, "did you mean 'never'?", to: "pending: never"),
        tab(", { event: compos }, me]", .unknownReference, "did you mean 'compose'?"),
        Spot("detents: [medium, large]")("detents: medium, large", .wrongKind, "write '[medium, large]'"),
        Spot("{ event: compose }")("{ button: compose }", .unknownKey, "write 'event: compose'"),
        login("{ rooot: login }", .unknownKey, "did you mean 'root'?"),
        login("{ push: login }", .unknownKey, "write 'root: login'"),
        login("{ flow: login }", .unknownKey, "write 'root: login'"),
        login("{ else: login }", .unknownKey, "'{ root: login }'"),
        Spot("{ reach: feed }")("{ reachable: feed }", .unknownKey, "write 'reach: feed'"),
        url("'shop://p/:id'", .wrongKind, "start it with '/': '/p/{id}'"),
        url("'https://shop.example/p/{id}'", .wrongKind, "'/p/{id}'"),
        url("'p/{id}'", .wrongKind, "start it with '/': '/p/{id}'"),
        url.unfixed("'/p/${id}'", .wrongKind, "whole segment"),
        Spot("navgraph: 1.1")("navgraph: v1.1", .wrongKind, "write '1.1'"),
    ]

    static let keys: [Mistake] = [
        event("{ navigationLink: post }", .unknownKey, "write 'push: post'"),
        event("{ destination: post }", .unknownKey, "write 'push: post'"),
        event.unfixed("{ xyz: post }", .unknownKey, "use 'push'"),
        event("{ push = post }", .unknownKey, "write 'push: post'"),
        event("{ push post }", .unknownKey, "write 'push: post'"),
        event("push -> post", .wrongKind, "write '{ push: post }'"),
        event("push(post)", .wrongKind, "write '{ push: post }'"),
        event("{ pus: post }", .unknownKey, "did you mean 'push'?"),
        Spot("locked: draft")("isModalInPresentation: draft", .unknownKey, "write 'locked: draft'"),
        title("Title: Feed", .unknownKey, "did you mean 'title'?"),
    ]

    static let texts: [Mistake] = [
        push(" ]", .yamlSyntax, "'}'", "']'"),
        Spot("{ present: editor, detents")("{ present: editor; detents", .yamlSyntax, "','", "';'"),
        event("( push: post )", .yamlSyntax, "'{ push: post }'"),
        event("push: post", .yamlSyntax, "'{ push: post }'"),
        push(" } }", .yamlSyntax, "closes nothing"),
        event("{ push:: post }", .unknownKey, "write 'push'"),
        title("title: 'Feed", .yamlSyntax, "not closed", to: "title: 'Feed'"),
        title("title: 'It's'", .yamlSyntax, "in quotes", to: "title: \"It's\""),
        title("title: %d items", .yamlSyntax, "'%'", to: "title: '%d items'"),
        title("title: *Feed*", .yamlSyntax, "'*'", to: "title: '*Feed*'"),
        titleLine(
            "        // the feed\n        title: Feed\n", .yamlSyntax, "'#'",
            to: "        # the feed\n        title: Feed\n"),
        titleLine("\ttitle: Feed\n", .yamlSyntax, "tabs"),
        titleLine.unfixed("          title: Feed\n", .yamlSyntax, "indented by 8 spaces"),
        url("‘/p/{id}’", .yamlSyntax, "U+2018"),
        check("\n  — reach: feed\n    from: feed", .yamlSyntax, "U+2014", to: "\n  - reach: feed\n    from: feed"),
        Spot("push: post }\n  me")("push: po\u{200B}st }\n  me", .unknownReference, "U+200B"),
        title("titlе: Feed", .unknownKey, "U+0435"),
        Spot("tabs: [home, {")("tabs: [home， {", .yamlSyntax, "U+FF0C"),
        uses("uses:\n      -row\n    screens", .wrongKind, "write '[row]'", to: "uses:\n      [row]\n    screens"),
    ]

    static let everyday: [Mistake] = [
        Spot("openDetail: { push: post }")("openDetail(): { push: post }", .invalidName, "write 'openDetail'"),
        event("{ push: [post] }", .wrongKind, "write 'post'"),
        event("{ push: { post: ~ } }", .wrongKind, "write 'post'"),
        eventBlock("\n          push: post", .wrongKind, "not indented deeper", to: "\n            push: post"),
        push(", with: { id: Hello } }", .invalidArgument, "'\"Hello\"'", to: ", with: { id: '\"Hello\"' } }"),
        choice("when: { loggedIn: true }, root: main", .wrongKind, "write 'loggedIn'"),
        choice("when: loggedIn == true, root: main", .unknownCondition, "write 'loggedIn'"),
        back("draft == false", .wrongKind, "write 'not draft'"),
        sets("{ sets: { draft } }", .wrongKind, "write 'true'"),
        dismiss("keep: ~ } }, { dismiss }]", .wrongKind, "write 'top'"),
        dismiss("keep: ~ } }, { dismiss: ~ }]", .wrongKind, "write 'top'"),
        dismiss("keep: ~ } }, { dismiss: self }]", .wrongKind, "did you mean 'top'?"),
        confirmed("{ pop: }", .wrongKind, "write 'back'"),
        dismiss.unfixed("keep: ~ } }, { when: true, dismiss: top }]", .unknownCondition, "needs no condition"),
        dismiss("keep: ~ } }, { else: { dismiss: top } }]", .unknownKey, "'else' is left out"),
        Spot("{ present: editor, detents: [medium, large] }")(
            "{ present: editor, modalPresentationStyle: formSheet }", .unknownKey, "write 'style: formSheet'",
            to: "{ present: editor, style: formSheet }"),
        screen.unfixed("params: [id]", .wrongKind, "write '{ id: TYPE }'"),
        checks("[reach feed]", .wrongKind, "write '{ reach: feed }'"),
        check("\n  -{ reach: feed }", .wrongKind, "behind '-'", to: "\n  - { reach: feed }"),
        check(
            "\n  - reach: feed\n  reach: post", .yamlSyntax, "'-' is missing", to: "\n  - reach: feed\n  - reach: post"),
        Spot("      delete: { alert")("      - delete: { alert", .yamlSyntax, "'edit' has none; remove it"),
        Spot("url: '/p/{id}'")("path: '/p/{id}'", .unknownKey, "write 'url: /p/{id}'"),
        urlInLink("/p/{id, opens", .yamlSyntax, "not closed"),
        opens("opens: screens.post, by", .unknownReference, "did you mean 'post'?"),
    ]

    static let writing: [Mistake] = [
        Spot("edit: { present: editor, detents: [medium, large] }")(
            "edit:{ present: editor }", .yamlSyntax, "a space is missing behind 'edit:'",
            to: "edit: { present: editor }"),
        edit("{{ present: editor }}", .wrongKind, "braces", to: "{present: editor}"),
        edit("'present: editor'", .wrongKind, "write '{ present: editor }'", to: "{ present: editor }"),
        editor(" as sheet }", .unknownReference, "did you mean 'editor'?", to: " }"),
        editor(" (sheet) }", .unknownReference, "did you mean 'editor'?", to: " }"),
        edit(
            "{ push: sheetOf then push: post }", .yamlSyntax, "'then: { push: post }'",
            to: "{ push: sheetOf, then: { push: post } }"),
        edit("{ push: post, with: (id: id) }", .yamlSyntax, "'{ id: id }'", to: "{ push: post, with: { id: id } }"),
        edit(
            "{ push: post, with: { id } }", .invalidArgument, "write 'id: id'", to: "{ push: post, with: { id: id } }"),
        Spot("edit: { present: editor, detents: [medium, large] }")(
            "edit:\n      present: editor\n      style: sheet", .wrongKind, "not indented deeper",
            to: "edit:\n        present: editor\n        style: sheet"),
        Spot("edit: { present: editor, detents: [medium, large] }")(
            "edit:\n       - { when: wide, present: editor }\n      - push: sheetOf", .yamlSyntax, "6 spaces", "by 7",
            to: "edit:\n       - { when: wide, present: editor }\n       - push: sheetOf"),
        edit("nothing", .wrongKind, "write '~'", to: "~"),
        edit("{ alert: ok, cancel }", .wrongKind, "write '[ok, cancel]'", to: "{ alert: [ok, cancel] }"),
        edit(
            "{ alert: [ok, cancel], message: 'Sure?' }", .unknownKey, "write 'title: 'Sure?''",
            to: "{ alert: [ok, cancel], title: 'Sure?' }"),
        editor(", style: bottomSheet }", .wrongKind, "'sheet'", to: ", style: sheet }"),
        Spot("groups:\n  row:").unfixed("groups:\n  - row:", .wrongKind, "each item under its name"),
        uses("groups: [row]\n    screens", .unknownKey, "write 'uses: [row]'"),
        checks("[{ reach: feed, in: 3 }]", .unknownKey, "write 'within: 3'", to: "[{ reach: feed, within: 3 }]"),
        checks(
            "[{ before: feed, after: post }]", .unknownKey, "write 'visit: post'", to: "[{ before: feed, visit: post }]"
        ),
        checks.unfixed("[{ always: feed }]", .unknownKey, "use 'reach', 'before', 'never', 'return'"),
        platforms(
            "lint: { rules: [dead-end] }", .wrongKind, "write '{ dead-end: off }'",
            to: "lint: { rules: { dead-end: off } }"),
        platforms(
            "lint: { rules: { dead-end: disabled } }", .wrongKind, "did you mean 'off'?",
            to: "lint: { rules: { dead-end: off } }"),
        platforms(
            "lint: { dead-end: ignore }", .unknownKey, "write 'rules: { dead-end: off }'",
            to: "lint: { rules: { dead-end: off } }"),
        title(
            "ignore: [dead-end]", .unknownKey, "'allow: { dead-end: \"reason\" }'",
            to: "allow: { dead-end: \"reason\" }"),
    ]

    static let slips: [Mistake] = [
        Spot("navgraph: 1.1")("navgraph: latest", .wrongKind, "write '1.1'"),
        Spot("app: Shop")("app: { name: Shop }", .wrongKind, "write 'Shop'"),
        entries("{ main }", .unknownKey, "write 'root: main'", to: "{ root: main }"),
        sets("{ sets: { draft: 1 } }", .wrongKind, "did you mean 'true'?"),
        sets("{ sets: { draft = true } }", .invalidName, "'draft: true'"),
        Spot("sets: { draft: false }")("sets: { not draft }", .invalidName, "'draft: false'"),
        editor(
            ", then: [{ pop: back }, { push: post }] }", .wrongKind, "write '{ pop: back, then: { push: post } }'",
            to: ", then: { pop: back, then: { push: post } } }"),
        eventBlock.unfixed(
            "\n            push: post\n            openOther: { push: post }", .unknownKey, "beside the others",
            "indent it less"),
        title("from: Main", .wrongKind, "'{ storyboard: Main }'", to: "from: { storyboard: Main }"),
        title("back: hidden", .unknownCondition, "write 'false'", to: "back: false"),
        title.unfixed("requires: login", .unknownCondition, "a screen or flow"),
        param(", note: ?Int }", .yamlSyntax, "'Int?'", to: ", note: Int? }"),
        screen(
            "params:\n      id: String\n      note: ?Int", .invalidType, "write 'Int?'",
            to: "params:\n      id: String\n      note: Int?"),
        param(", note: Int! }", .invalidType, "write 'Int?'", to: ", note: Int? }"),
        param("; }", .invalidType, "write 'String'"),
        param(", note: Int or nil }", .invalidType, "write 'Int?'", to: ", note: Int? }"),
        param(", note: number = 1 }", .invalidType, "write 'Double'", to: ", note: Double = 1 }"),
        param.unfixed(", note: \"x\" }", .invalidType, "a value", "write 'String'", "'String = \"x\"'"),
        param.unfixed(", note: 5 }", .invalidType, "a value", "'Int = 5'"),
        param.unfixed(", note: true }", .invalidType, "a value", "'Bool'"),
        screen("params: { id:String }", .invalidName, "write 'id: String'"),
        screen("params: { id = String }", .invalidName, "write 'id: String'"),
        screen("params: { String id }", .invalidName, "write 'id: String'"),
        screen("params: { String: id }", .invalidType, "the name comes first", "'id: String'"),
        screen("params: { 'id: String }", .yamlSyntax, "quote", "not closed", to: "params: { 'id': String }"),
        screen("params: { id: 'String }", .yamlSyntax, "quote", "not closed", to: "params: { id: 'String' }"),
        screen("params: <id: String>", .yamlSyntax, "'{ id: String }'"),
        title("title = Feed", .yamlSyntax, "':' is missing behind 'title'"),
        Spot("openDetail: { push: post }")(
            "openDetail -> { push: post }", .yamlSyntax, "':' is missing behind 'openDetail'"),
        Spot("openDetail: { push: post }")(
            "openDetail = { push: post }", .yamlSyntax, "':' is missing behind 'openDetail'"),
        push(" },", .yamlSyntax, "lines do not end with ','"),
        event("{ , push: post }", .yamlSyntax, "remove it"),
        event(
            "{ push: sheetOf and push: post }", .yamlSyntax, "'then: { push: post }'",
            to: "{ push: sheetOf, then: { push: post } }"),
        eventBlock(
            "\n            push: post\n          - openOther: { push: post }", .yamlSyntax,
            "'openDetail' above has none; remove it",
            to: "\n            push: post\n          openOther: { push: post }"),
        eventBlock(
            "\n            - { when: wide, push: post }\n            - present: editor\n            returns:\n                closed: ~",
            .yamlSyntax, "'returns'", "14 spaces",
            to:
                "\n            - { when: wide, push: post }\n            - present: editor\n              returns:\n                closed: ~"
        ),
        eventBlock(
            "\n            present: editor\n            returns:\n            closed: ~", .unknownKey,
            "'closed' is not indented deeper than 'returns'",
            to: "\n            present: editor\n            returns:\n              closed: ~"),
        when("not wide: draft, alert", .yamlSyntax, "'not draft'", to: "not draft, alert"),
        when("session: loggedIn, alert", .yamlSyntax, "'loggedIn'", to: "loggedIn, alert"),
        back("{ not: draft }", .wrongKind, "write 'not draft'"),
        when("not [draft, wide], alert", .yamlSyntax, "'[not draft, not wide]'", to: "[not draft, not wide], alert"),
        when("{ all: [draft, wide] }, alert", .wrongKind, "write '[draft, wide]'", to: "[draft, wide], alert"),
        when.unfixed("{ any: [draft, wide] }, alert", .wrongKind, "'or' is not supported"),
        when("! draft, alert", .yamlSyntax, "'not draft'", to: "not draft, alert"),
        when("not(draft), alert", .unknownCondition, "write 'not draft'", to: "not draft, alert"),
        when("notDraft, alert", .unknownCondition, "write 'not draft'", to: "not draft, alert"),
        title.unfixed("requires: true", .unknownCondition, "name the condition", "remove 'requires'"),
        opens.unfixed("opens: post, requires: true, by", .unknownCondition, "remove 'requires'"),
        entries.unfixed("[main, login]", .wrongKind, "'[{ when: CONDITION, root: main }, { root: login }]'"),
        entries.unfixed("\n  - main\n  - login", .wrongKind, "need conditions"),
        entries("[main]", .wrongKind, "write 'main'", to: "main"),
        entries("[{ when: loggedIn, root: main }, login]", .wrongKind, "write '{ root: login }'"),
        uses(
            "start: [feed]\n    uses: [row]\n    screens", .wrongKind, "write 'feed'",
            to: "start: feed\n    uses: [row]\n    screens"),
    ]

    static let more: [Mistake] = [
        event("{ navigate: post }", .unknownKey, "write 'push: post'"),
        event("push post", .wrongKind, "write '{ push: post }'"),
        event("dismiss", .wrongKind, "write '{ dismiss: top }'", to: "{ dismiss: top }"),
        event("{ dismiss: true }", .wrongKind, "did you mean 'top'?", to: "{ dismiss: top }"),
        event(
            "{ when: '!wide', push: post }", .unknownCondition, "write 'not wide'", to: "{ when: not wide, push: post }"
        ),
        Spot("openDetail: { push: post }")("openDetаil: { push: post }", .invalidName, "U+0430"),
        title("receives: reload, other", .wrongKind, "write '[reload, other]'", to: "receives: [reload, other]"),
        sets("{ sets: [draft] }", .wrongKind, "write '{ draft: true }'"),
        Spot("conditions: {")("flags: {", .unknownKey, "write 'conditions"),
        opens("screen: post, by", .unknownKey, "write 'opens: post'"),
        Spot("entry: [{ when: loggedIn, root: main }, { root: login }]")(
            "start: main", .unknownKey, "write 'entry: main'", to: "entry: main"),
        urlInLink("p/{id}, opens", .yamlSyntax, "needs quotes: 'p/{id}'"),
    ]

    static let types: [Mistake] = [
        screen("params: { id: string }", .invalidType, "write 'String'"),
        param(", count: int? }", .invalidType, "write 'Int?'", to: ", count: Int? }"),
        member(
            "\n    outcomes: { paid: { tags: string[] } }", .yamlSyntax, "'[String]'",
            to: "\n    outcomes: { paid: { tags: [String] } }"),
        member(
            "\n    outcomes: \n      paid:\n        tags: string[]", .invalidType, "'[String]'",
            to: "\n    outcomes: \n      paid:\n        tags: [String]"),
        member(
            "\n    outcomes: { paid: { tags: [string] } }", .invalidType, "write '[String]'",
            to: "\n    outcomes: { paid: { tags: [String] } }"),
        param(", name: string | null }", .invalidType, "write 'String?'", to: ", name: String? }"),
        param(", size: int = 3 }", .invalidType, "write 'Int'", to: ", size: Int = 3 }"),
        push(
            ", params: { id: String } }", .unknownKey, "write 'payload: { id: String }'",
            to: ", payload: { id: String } }"),
        eventBlock(
            "\n            push: post\n            params:\n              id: String", .unknownKey, "write 'payload'",
            to: "\n            push: post\n            payload:\n              id: String"),
        push.unfixed(", payload: String }", .wrongKind, "write '{ string: String }'"),
        push.unfixed(", payload: id }", .wrongKind, "write '{ id: TYPE }'"),
        member(
            "\n    receives: [show(count: Int)]", .wrongKind, "'{ show: { count: Int } }'",
            to: "\n    receives: { show: { count: Int } }"),
        member(
            "\n    receives: [show(count: Int, name: String), hide]", .wrongKind,
            "'{ show: { count: Int, name: String }, hide: }'",
            to: "\n    receives: { show: { count: Int, name: String }, hide: }"),
        member(
            "\n    receives: \n      - show(count: Int)\n      - hide", .wrongKind, "'{ show: { count: Int }, hide: }'",
            to: "\n    receives: \n      show: { count: Int }\n      hide:"),
        member(
            "\n    receives: show(count: Int)", .yamlSyntax, "'{ show: { count: Int } }'",
            to: "\n    receives: { show: { count: Int } }"),
        member(
            "\n    receives: \n      show(count: Int):\n      hide:", .yamlSyntax, "'show: { count: Int }'",
            to: "\n    receives: \n      show: { count: Int }\n      hide:"),
        member(
            "\n    receives: \n      show(count: Int)\n      hide:", .invalidName, "'show: { count: Int }'",
            to: "\n    receives: \n      show: { count: Int }\n      hide:"),
        member(
            "\n    outcomes: [paid(Order), cancelled]", .wrongKind, "'{ paid: { order: Order }, cancelled: }'",
            to: "\n    outcomes: { paid: { order: Order }, cancelled: }"),
        member(
            "\n    outcomes: \n      - paid: { order: Order }\n      - cancelled", .wrongKind,
            "'{ paid: { order: Order }, cancelled: }'",
            to: "\n    outcomes: \n      paid: { order: Order }\n      cancelled:"),
        member(
            "\n    outcomes: { paid: Order, cancelled: }", .wrongKind, "write '{ order: Order }'",
            to: "\n    outcomes: { paid: { order: Order }, cancelled: }"),
    ]

    static let forms: [Mistake] = [
        event("[push, post]", .wrongKind, "write '{ push: post }'"),
        push.unfixed(", with: [id] }", .wrongKind, "write '{ id: id }'"),
        declared(
            "conditions: [session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true }]", .wrongKind,
            "'{ session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }'"),
        declared(
            "conditions:\n  - session: [loggedOut, loggedIn, revoked]\n  - draft: false\n  - wide", .wrongKind,
            "wide: unknown",
            to: "conditions:\n  session: [loggedOut, loggedIn, revoked]\n  draft: false\n  wide: unknown"),
        entries(
            "{ if: loggedIn, then: main, else: login }", .unknownKey,
            "'[{ when: loggedIn, root: main }, { root: login }]'"),
        event(
            "{ if: wide, then: post, else: { pop: back } }", .unknownKey,
            "'[{ when: wide, push: post }, { pop: back }]'", to: "[{ when: wide, push: post }, { pop: back }]"),
        Spot("schemes: [shop]")("scheme: shop", .unknownKey, "did you mean 'schemes'?"),
        Spot("schemes: [shop]")("schemes: [\"shop://\"]", .wrongKind, "'shop'"),
        Spot("hosts: [shop.example]")("hosts: [https://shop.example]", .wrongKind, "'shop.example'"),
        Spot("detents: [medium, large]")("detents: [half, large]", .wrongKind, "did you mean 'medium'?"),
        Spot("alert: { confirmed: { pop: back }, cancelled: ~ }")(
            "alert: { title: \"Delete?\", buttons: { confirmed: { pop: back }, cancelled: ~ } }", .unknownKey,
            "beside 'alert'", to: "alert: { confirmed: { pop: back }, cancelled: ~ }, title: \"Delete?\""),
        confirmed("pop", .unknownMessage, "write '{ pop: back }'"),
        confirmed("editor", .unknownMessage, "write '{ push: editor }'", to: "{ push: editor }"),
        opens("opens: { push: post }, by", .wrongKind, "write 'post'"),
        checks("[feed]", .wrongKind, "write '{ reach: feed }'"),
        Spot("sets: { session: loggedIn }")("sets: session = loggedIn", .wrongKind, "'{ session: loggedIn }'"),
        Spot("sets: { draft: false }")("sets: not draft", .wrongKind, "write '{ draft: false }'"),
        when("draft: false, alert", .yamlSyntax, "'not draft'", to: "not draft, alert"),
        back("draft: false", .yamlSyntax, "'not draft'"),
    ]
}

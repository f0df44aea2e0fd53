/// Habits of those who know Swift, JSON, Android, storyboards or other tools.
extension OtherMistakeTests {
    static let names: [Mistake] = [
        Spot("app: Shop")("app: Shop()", .invalidName, "write 'Shop'"),
        Spot("  sheetOf:")("  sheet-of:", .invalidName, "write 'sheetOf'"),
        event("{ push: PostViewController }", .unknownReference, "'post'"),
        Spot("    openPost: { push: post }\n    share: { present: sheetOf }")(
            "    - openPost: { push: post }\n    - share: { present: sheetOf }", .wrongKind, "remove the '-'",
            to: "      openPost: { push: post }\n      share: { present: sheetOf }"),
        Spot("    openPost: { push: post }\n    share: { present: sheetOf }").unfixed(
            "    transitions:\n      openPost: { push: post }\n      share: { present: sheetOf }", .unknownKey,
            "directly under the group"),
        Spot("    uses: [row]\n    screens")(
            "    start: { push: feed }\n    uses: [row]\n    screens", .unknownKey, "write 'screen: feed'",
            to: "    start: { screen: feed }\n    uses: [row]\n    screens"),
        Spot("share: { present: sheetOf }")(
            "share: { present: sheetOf, then: [push: post] }", .wrongKind, "write '{ push: post }'",
            to: "share: { present: sheetOf, then: { push: post } }"),
        confirmed("{ pop: 1 }", .unknownReference, "write 'back'"),
        Spot("share: { present: sheetOf }")(
            "share: { openURL: https://a.example }", .unknownKey, "write 'open: ",
            to: "share: { open: https://a.example }"),
        title("title: {Feed}", .wrongKind, "write 'Feed'"),
        title("requires: loggedIn, draft", .unknownCondition, "'[loggedIn, draft]'", to: "requires: [loggedIn, draft]"),
        title("requires: [loggedIn: true]", .wrongKind, "write 'loggedIn'", to: "requires: [loggedIn]"),
        title("from: Main.storyboard", .wrongKind, "write '{ storyboard: Main }'", to: "from: { storyboard: Main }"),
        title(
            "from: { storyboard: Main, identifier: Feed }", .unknownKey, "write 'id: Feed'",
            to: "from: { storyboard: Main, id: Feed }"),
        title("owner: growth", .unknownKey, "write 'team: growth'", to: "team: growth"),
        wholeLink("post: feed", .wrongKind, "opens: feed", to: "post: { url: '/feed', opens: feed }"),
        urlInLink(
            "'/p/{id}', params: { id: String }, opens", .unknownKey, "write 'payload",
            to: "'/p/{id}', payload: { id: String }, opens"),
        Spot("url: '/p/{id}', opens")("pattern: '/p/{id}', opens", .unknownKey, "write 'url: "),
        urlInLink.unfixed("'/p/{postId}', opens", .missingArgument, "'with: { id: postId }'"),
        member("\n    outcomes: { done: true }", .wrongKind, "write '{}'", to: "\n    outcomes: { done: {} }"),
        Spot("present: editor, detents: [medium, large]")(
            "present: editor, embedInNavigation: true", .unknownKey, "write 'in: stack'",
            to: "present: editor, in: stack"),
        platforms("swift: uikit", .wrongKind, "write '{ framework: uikit }'", to: "swift: { framework: uikit }"),
        platforms(
            "framework: swiftui", .unknownKey, "write 'swift: { framework: swiftui }'",
            to: "swift: { framework: swiftui }"),
    ]

    static let values: [Mistake] = [
        tabs("tabs: [{ name: home, icon: house }, { event: compose }, me]", .unknownKey, "written by its name: 'home'"),
        tab(": Home, { event: compose }, me]", .unknownKey, "'home'"),
        tabs("tabs: home me", .wrongKind, "write '[home, me]'", to: "tabs: [home, me]"),
        editor(
            ", onDismiss: { pop: back } }", .unknownKey, "write 'returns: { closed: { pop: back } }'",
            to: ", returns: { closed: { pop: back } } }"),
        Spot("detents: [medium, large]")(
            "presentation: fullScreenCover", .unknownKey, "write 'style: fullScreen'", to: "style: fullScreen"),
        choice("when: session is loggedIn, root: main", .unknownCondition, "write 'loggedIn'"),
        screen("params: { id: { type: String } }", .invalidType, "write 'String'"),
        param(", size: { type: Int, default: 3 } }", .invalidType, "write 'Int = 3'", to: ", size: Int = 3 }"),
        screen("params: [{ name: id, type: String }]", .wrongKind, "write '{ id: String }'"),
        screen("params: \"id: String\"", .wrongKind, "write '{ id: String }'"),
        screen("params: { let id: String }", .invalidName, "write 'id'"),
        push(
            ", with: { id: $id }, payload: { id: String } }", .invalidArgument, "write 'id'",
            to: ", with: { id: id }, payload: { id: String } }"),
        push(
            ", with: { id: {id} }, payload: { id: String } }", .invalidArgument, "write 'id'",
            to: ", with: { id: id }, payload: { id: String } }"),
        push(
            ", with: { id: self.id }, payload: { id: String } }", .invalidArgument, "write 'id'",
            to: ", with: { id: id }, payload: { id: String } }"),
        push("(id: 5) }", .yamlSyntax, "'with: { id: 5 }'", to: ", with: { id: 5 } }"),
        checks(
            "[{ reach: feed, from: login, within: 9 }]", .wrongKind, "'form'",
            to: "[{ reach: feed, from: form, within: 9 }]"),
        checks("[{ reach: feed, maxSteps: 9 }]", .unknownKey, "write 'within: 9'", to: "[{ reach: feed, within: 9 }]"),
        platforms(
            "lint: { dead-end: off }", .unknownKey, "write 'rules: { dead-end: off }'",
            to: "lint: { rules: { dead-end: off } }"),
        Spot("back: not draft\n")(
            "\"back\": \"not draft\",\n", .yamlSyntax, "remove it", to: "\"back\": \"not draft\"\n"),
        Spot("    back: not draft\n")(
            "    /* no swipe */\n    back: not draft\n", .yamlSyntax, "'#'",
            to: "    # no swipe */\n    back: not draft\n"),
    ]

    static let otherTools: [Mistake] = [
        event("{ kind: push, to: post }", .unknownKey, "the action is the key", "{ push: post }"),
        event("{ type: push, target: post }", .unknownKey, "'{ push: post }'"),
        eventBlock(
            "\n            kind: push\n            to: post", .unknownKey, "the action is the key: '{ push: post }'",
            to: "\n            { push: post }"),
        event("{ navigate: { screen: post } }", .unknownKey, "write 'push: post'"),
        event("{ push: { screen: post } }", .wrongKind, "write 'post'"),
        event(
            "{ push: { screen: post, params: { id: '\"a\"' } } }", .wrongKind, "write 'post, with: { id: '\"a\"' }'",
            to: "{ push: post, with: { id: '\"a\"' } }"),
        event(
            "{ push: [sheetOf, post] }", .wrongKind, "write 'sheetOf, then: { push: post }'",
            to: "{ push: sheetOf, then: { push: post } }"),
        event("{ trigger: post }", .unknownKey, "write 'push: post'"),
        event("{ presentModally: post }", .unknownKey, "write 'present: post'", to: "{ present: post }"),
        event("{ sheet: { post } }", .unknownKey, "write 'present: post'", to: "{ present: post }"),
        event(
            "{ present: post, fullScreen: true }", .unknownKey, "write 'style: fullScreen'",
            to: "{ present: post, style: fullScreen }"),
        event(
            "{ present: post, isModal: true }", .unknownKey, "write 'style: sheet'",
            to: "{ present: post, style: sheet }"),
        event("{ present: post, wrapped: true }", .unknownKey, "write 'in: stack'", to: "{ present: post, in: stack }"),
        event.unfixed("{ show: post }", .missingKey, "'in'", "in a stack, use 'push'"),
        Spot("logOut: { sets: { session: loggedOut }, root: entry }")(
            "logOut: { sets: { session: loggedOut }, setRoot: entry }", .unknownKey, "write 'root: entry'"),
        event("{ dismissAll }", .unknownKey, "'dismiss: all'", to: "{ dismiss: all }"),
        event("goBack", .wrongKind, "write '{ pop: back }'", to: "{ pop: back }"),
        event("{ popToRoot }", .unknownKey, "'pop: root'", to: "{ pop: root }"),
        event("{ switchTo: home }", .unknownKey, "'select: home'", to: "{ select: home }"),
        event.unfixed("{ select: 1 }", .unknownReference, "by their names"),
        event.unfixed("{ selectTab: 1 }", .unknownKey, "'select: 1'"),
        event.unfixed("finish", .wrongKind, "write '{ finish: OUTCOME }'"),
        event(
            "{ confirm: { ok: { pop: back }, cancel: ~ } }", .unknownKey, "write 'alert: ",
            to: "{ alert: { ok: { pop: back }, cancel: ~ } }"),
        event.unfixed("{ alert: { title: Sure, message: Really } }", .unknownKey, "beside 'alert'", "[ok, cancel]"),
        event(
            "{ when: wide, push: post, else: { pop: back } }", .unknownKey,
            "'[{ when: wide, push: post }, { pop: back }]'", to: "[{ when: wide, push: post }, { pop: back }]"),
        event(
            "[{ when: wide, push: post }, { else: true, pop: back }]", .unknownKey, "without 'when'",
            to: "[{ when: wide, push: post }, { pop: back }]"),
        event("{ push: PostView() }", .unknownReference, "did you mean 'post'?"),
        push(" screen }", .unknownReference, "did you mean 'post'?"),
        confirmed("pop back", .unknownMessage, "write '{ pop: back }'"),
        confirmed("{ pop: previous }", .unknownReference, "write 'back'"),
        cancelled("'~'", .unknownMessage, "is '~'"),
        title("navigationTitle: Feed", .unknownKey, "write 'title: Feed'"),
        title("viewController: FeedView", .unknownKey, "write 'type: FeedView'", to: "type: FeedView"),
        screen("props: { id: String }", .unknownKey, "write 'params: { id: String }'"),
        title.unfixed("initial: true", .unknownKey, "'start'"),
        title.unfixed("children: [post]", .unknownKey, "do not nest"),
        title.unfixed("push: post", .unknownKey, "'transitions: { EVENT: { push: post } }'"),
        title.unfixed("id: feed", .unknownKey, "use 'transitions'"),
        title("when: loggedIn", .unknownKey, "write 'requires: loggedIn'", to: "requires: loggedIn"),
        title.unfixed("auth: true", .unknownKey, "write 'requires: CONDITION'"),
        uses(
            "entry: feed\n    uses: [row]\n    screens", .unknownKey, "write 'start: feed'",
            to: "start: feed\n    uses: [row]\n    screens"),
        uses("uses: [row]\n    views", .unknownKey, "write 'screens'"),
        Spot("flows:\n")("coordinators:\n", .unknownKey, "write 'flows'"),
        Spot("deepLinks:\n")("universalLinks:\n", .unknownKey, "write 'deepLinks'"),
        Spot("checks:")("tests:", .unknownKey, "write 'checks"),
        opens("push: post, by", .unknownKey, "write 'opens: post'"),
        wholeLink(
            "'/p/{id}': post", .invalidName, "'post: { url: '/p/{id}', opens: post }'",
            to: "post: { url: '/p/{id}', opens: post }"),
        urlInLink("'/p/{id:int}', opens", .wrongKind, "write '{id}'", "'/p/{id}'"),
        urlInLink("/p/{id:int}, opens", .yamlSyntax, "'/p/{id}'"),
        urlInLink("'/p/{{id}}', opens", .wrongKind, "write '{id}'"),
        urlInLink("'/p/{id?}', opens", .wrongKind, "write '{id}'"),
        checks("[feed is reachable]", .wrongKind, "write '{ reach: feed }'"),
        checks(
            "[never editor above post]", .wrongKind, "write '{ never: editor, above: post }'",
            to: "[{ never: editor, above: post }]"),
        platforms(
            "lint: { disable: [dead-end, unused] }", .unknownKey, "write 'rules: { dead-end: off, unused: off }'",
            to: "lint: { rules: { dead-end: off, unused: off } }"),
        platforms.unfixed("lint:\n  disable:\n    - dead-end", .unknownKey, "'rules: { RULE: off }'"),
        platforms.unfixed("lint: off", .wrongKind, "'{ rules: { RULE: off } }'"),
        platforms(
            "lint: [dead-end]", .wrongKind, "write '{ rules: { dead-end: off } }'",
            to: "lint: { rules: { dead-end: off } }"),
    ]

    static let swiftHabits: [Mistake] = [
        push.unfixed(", with: { id: id ?? 5 } }", .invalidArgument, "is an expression; compute it in the app"),
        push.unfixed(", with: { id: makeID(5) } }", .invalidArgument, "use a name ('note', 'note.id')"),
        push.unfixed(", with: { id: a ? b } }", .invalidArgument, "is an expression"),
        event(
            "{ segue: post }", .noAction, "'segue' requires an action, such as 'push: SCREEN'",
            to: "{ push: post, segue: post }"),
        event.unfixed("{ segue: showPost }", .noAction, "'segue' requires an action"),
        event.unfixed("{ style: sheet }", .noAction, "'style' requires an action, such as 'present: SCREEN'"),
        event.unfixed("{ with: { id: id } }", .noAction, "this does nothing"),
        event.unfixed("{ performSegue: showPost }", .unknownKey, "write 'segue: showPost' and 'push: SCREEN'"),
        event(
            "{ push: { screen: post, params: { id: String } } }", .wrongKind, "write 'post, payload: { id: String }'",
            to: "{ push: post, payload: { id: String } }"),
        event("{ NavigationLink: post }", .unknownKey, "write 'push: post'"),
        event("{ push(post) }", .unknownKey, "write 'push: post'"),
        event("{ dismiss() }", .unknownKey, "write 'dismiss: top'", to: "{ dismiss: top }"),
        event("{ pop() }", .unknownKey, "write 'pop: back'", to: "{ pop: back }"),
        event(
            "{ present: post, modalTransitionStyle: crossDissolve }", .unknownKey, "write 'animation: fade'",
            to: "{ present: post, animation: fade }"),
        event(
            "{ present: post, presentationDetents: [medium] }", .unknownKey, "write 'detents: [medium]'",
            to: "{ present: post, detents: [medium] }"),
        event(
            "{ present: post, presentationStyle: automatic }", .unknownKey, "write 'style: sheet'",
            to: "{ present: post, style: sheet }"),
        event("{ where: wide, push: post }", .unknownKey, "write 'when: wide'", to: "{ when: wide, push: post }"),
        push(", description: Opens it }", .unknownKey, "write 'about: Opens it'", to: ", about: Opens it }"),
        title("navigationBarTitle: Feed", .unknownKey, "write 'title: Feed'"),
        title("tabItem: Feed", .unknownKey, "write 'title: Feed'"),
        title.unfixed("isInitialViewController: true", .unknownKey, "a flow starts with its first screen"),
        tabs("tabBar: [home, { event: compose }, me]", .unknownKey, "write 'tabs: [home"),
        tabs("TabView: [home, { event: compose }, me]", .unknownKey, "write 'tabs: [home"),
        tab(", compose, me]", .unknownReference, "'{ event: compose }'"),
        platforms(
            "swift: { accessLevel: public }", .unknownKey, "write 'access: public'", to: "swift: { access: public }"),
        entries("loggedIn ? main : login", .yamlSyntax, "a choice is written as a list"),
        when("session != loggedOut, alert", .unknownCondition, "write 'not loggedOut'", to: "not loggedOut, alert"),
        when.unfixed("has draft, alert", .unknownCondition, "write a condition as 'name' or 'not name'"),
    ]

    static let jsonHabits: [Mistake] = [
        platforms("platforms: [ios macos]", .wrongKind, "'ios, macos'"),
        platforms("platform: ios", .unknownKey, "did you mean 'platforms'?", to: "platforms: [ios]"),
        platforms.unfixed("$schema: navgraph.schema.json", .unknownKey, "'# yaml-language-server: $schema=…'"),
        declaring(
            " session: { loggedOut, loggedIn, revoked }, draft: false, wide: { changes: true } }", .wrongKind,
            "write '[loggedOut, loggedIn, revoked]'"),
        declaring(
            " session: (loggedOut | loggedIn | revoked), draft: false, wide: { changes: true } }", .wrongKind,
            "write '[loggedOut, loggedIn, revoked]'"),
        declared.unfixed(
            "conditions:\n  session:\n    loggedOut:\n    loggedIn:\n    revoked:\n  draft: false\n  wide: { changes: true }",
            .wrongKind, "write '[loggedOut, loggedIn, revoked]'"),
        declaring(
            " session: [logged-out, loggedIn, revoked], draft: false, wide: { changes: true } }", .invalidName,
            "write 'loggedOut'"),
        declaring(
            " session: [loggedOut, loggedIn, revoked], draft: false, wide: { changeable: true } }", .unknownKey,
            "write 'changes: true'"),
        Spot("sets: { session: loggedOut }, root: entry }, ~]").unfixed(
            "sets: { session: not loggedIn }, root: entry }, ~]", .unknownCondition, "use 'loggedOut' or 'revoked'"),
        schemes(", hosts: [shop.example/] }", .wrongKind, "as in 'shop.example'"),
        schemes(", hosts: ['applinks:shop.example'] }", .wrongKind, "as in 'shop.example'"),
        domains("{ urlTypes: [shop], hosts: [shop.example] }", .unknownKey, "write 'schemes: [shop]'"),
        entries.unfixed("main, login", .wrongKind, "'[{ when: CONDITION, root: main }, { root: login }]'"),
        Spot("navgraph: 1.1")("navgraph: 1,1", .wrongKind, "write '1.1'"),
        Spot("app: Shop\n").unfixed("", .missingKey, "'app' or 'module'"),
    ]

    static let androidHabits: [Mistake] = [
        event("{ action: post }", .unknownKey, "write 'push: post'"),
        event("{ push: '@id/post' }", .unknownReference, "did you mean 'post'?"),
        event(
            "{ push: post, popUpTo: feed }", .unknownKey, "write '{ pop: feed, then: { push: post } }'",
            to: "{ pop: feed, then: { push: post } }"),
        push(", launchSingleTop: true }", .unknownKey, "write 'reuse: true'", to: ", reuse: true }"),
        push(", enterAnim: fade }", .unknownKey, "write 'animation: fade'", to: ", animation: fade }"),
        uses(
            "startDestination: feed\n    uses: [row]\n    screens", .unknownKey, "write 'start: feed'",
            to: "start: feed\n    uses: [row]\n    screens"),
        uses("uses: [row]\n    fragments", .unknownKey, "write 'screens'"),
        screen("argument: { id: String }", .unknownKey, "write 'params: { id: String }'"),
        screen("params: { id: { argType: string } }", .invalidType, "write 'String'"),
        param(", note: { type: string, nullable: true } }", .invalidType, "write 'String?'", to: ", note: String? }"),
        linkTo(", action: push, reuse: true }", .unknownKey, "write 'by: push'"),
        linkIn(" uri: 'shop://p/{id}', opens: post, by: push, reuse: true }", .unknownKey, "write 'url: '/p/{id}''"),
        wholeLink("post: '/p/{id} -> post'", .wrongKind, "opens: post", to: "post: { url: '/p/{id}', opens: post }"),
    ]

    static let workflowHabits: [Mistake] = [
        event("{ when: ${{ wide }}, push: post }", .yamlSyntax, "write 'wide'", to: "{ when: wide, push: post }"),
        event("{ requires: wide, push: post }", .unknownKey, "write 'when: wide'", to: "{ when: wide, push: post }"),
        event("|\n            push: post", .wrongKind, "remove the '|'", to: "\n            push: post"),
        feed(
            "      - name: feed\n        title: Feed\n        transitions:\n          openDetail: { push: post }\n",
            .wrongKind, "write each item under its name"),
        eventLine(
            "          - event: openDetail\n            push: post\n", .wrongKind, "write each item under its name",
            to: "          openDetail:\n            push: post\n"),
        Spot("transitions:\n          openDetail: { push: post }\n")(
            "transitions: [{ on: openDetail, push: post }]\n", .wrongKind, "write '{ openDetail: { push: post } }'",
            to: "transitions: { openDetail: { push: post } }\n"),
        platforms(
            "platforms:\n- ios\n-macos", .yamlSyntax, "a space is missing behind '-'", to: "platforms:\n- ios\n- macos"),
        checks(
            "{ feedIsFound: { reach: feed } }", .wrongKind, "{ name: feedIsFound, reach: feed }",
            to: "[{ name: feedIsFound, reach: feed }]"),
        checks.unfixed("[{ reach: [feed, post] }]", .wrongKind, "write a check for each screen"),
        checks(
            "[{ never: editor, over: post }]", .unknownKey, "write 'above: post'",
            to: "[{ never: editor, above: post }]"),
    ]

    static let structure: [Mistake] = [
        titleLine("        private: true\n", .unknownKey, "private without 'public: true'", to: ""),
        titleLine("        title: null\n", .wrongKind, "missing value for 'title'", to: ""),
        Spot("title: Feed\n        transitions:\n          openDetail: { push: post }")(
            "receives: [reload]\n        transitions:\n          openDetail: { send: reload, to: feed }", .unknownKey,
            "write 'push: feed'",
            to: "receives: [reload]\n        transitions:\n          openDetail: { send: reload, push: feed }"),
        Spot("  row:\n    openPost: { push: post }\n    share: { present: sheetOf }").unfixed(
            "  row:\n    events:\n      openPost: { push: post }\n      share: { present: sheetOf }", .unknownKey,
            "'events' cannot be used in a group"),
        Spot("groups:\n  row:\n")("groups:\n  - name: row\n", .wrongKind, "write each item under its name"),
        Spot("        transitions:\n          openDetail: { push: post }\n")(
            "        transitions:\n        openDetail: { push: post }\n", .unknownKey,
            "'openDetail' is not indented deeper than 'transitions'"),
        feed(
            "      feed:\n      title: Feed\n      transitions:\n        openDetail: { push: post }\n", .unknownKey,
            "'title' is not indented deeper than 'feed'"),
        Spot("        transitions:\n          openDetail: { push: post }\n")(
            "      transitions:\n        openDetail: { push: post }\n", .unknownKey,
            "'transitions' is not indented deeper than 'feed'"),
        eventLine(
            "          openDetail:\n            push: post\n              title: Open\n", .yamlSyntax,
            "has a value already", to: "          openDetail:\n            push: post\n            title: Open\n"),
        Spot("        title: Feed\n        transitions:\n          openDetail")(
            "\t\t\t\ttitle: Feed\n\t\t\t\ttransitions:\n\t\t\t\t\topenDetail", .yamlSyntax, "tabs"),
        feed(
            "      feed: FeedView\n", .wrongKind, "write '{ type: FeedView }'", to: "      feed: { type: FeedView }\n"),
        Spot("main: { tabs: [home, { event: compose }, me], transitions: { compose: { present: editor } } }")(
            "main:\n    tabs:\n      - home:\n      - { event: compose }\n      - me\n    transitions: { compose: { present: editor } }",
            .unknownKey, "a tab is written by its name: 'home'",
            to:
                "main:\n    tabs:\n      - home\n      - { event: compose }\n      - me\n    transitions: { compose: { present: editor } }"
        ),
        event(
            "{ present: editor, returns: { dismissed: ~ } }", .unknownOutcome, "that is 'closed'",
            to: "{ present: editor, returns: { closed: ~ } }"),
        event(
            "{ present: editor, returns: { closed: nothing } }", .unknownMessage, "is '~'",
            to: "{ present: editor, returns: { closed: ~ } }"),
        push(", title: Open: now }", .yamlSyntax, "needs quotes: 'Open: now'", to: ", title: 'Open: now' }"),
        push(", title: Open {now} }", .yamlSyntax, "needs quotes: 'Open {now}'", to: ", title: 'Open {now}' }"),
        push(", title: @open }", .yamlSyntax, "put it in quotes", to: ", title: '@open' }"),
        push.unfixed(", title: Open, or not }", .unknownKey, "a text that contains ',' needs quotes"),
        push(
            ", payload: { id: String }, with: { id = id } }", .invalidName, "write 'id: id'",
            to: ", payload: { id: String }, with: { id: id } }"),
        push(
            ", payload: { id: String }, with: [id: id] }", .wrongKind, "write '{ id: id }'",
            to: ", payload: { id: String }, with: { id: id } }"),
        title("from: UIKit", .wrongKind, "did you mean 'code'?", to: "from: code"),
        title.unfixed("title: Feed\n||||||| base", .yamlSyntax, "an unresolved merge conflict"),
        title.unfixed("title: Feed\n+       about: All", .yamlSyntax, "indented deeper"),
        event("{ push: { post: } }", .wrongKind, "write 'post'"),
    ]

    static let meant: [Mistake] = [
        event(
            "{ when: wide or draft, push: post }", .unknownCondition, "'or' is not supported",
            to: "[{ when: wide, push: post }, { when: draft, push: post }]"),
        event(
            "{ when: wide || not draft, push: post }", .unknownCondition, "'or' is not supported",
            to: "[{ when: wide, push: post }, { when: not draft, push: post }]"),
        event(
            "[{ when: wide or draft, push: post }, { pop: root }]", .unknownCondition, "'or' is not supported",
            to: "[{ when: wide, push: post }, { when: draft, push: post }, { pop: root }]"),
        event(
            "\n            when: wide or draft\n            push: post", .unknownCondition, "'or' is not supported",
            to: "\n            [{ when: wide, push: post }, { when: draft, push: post }]"),
        event(
            "\n            - when: wide or draft\n              push: post\n            - pop: root", .unknownCondition,
            "'or' is not supported",
            to:
                "\n            - { when: wide, push: post }\n            - { when: draft, push: post }\n            - pop: root"
        ),
        Spot("entry: [{ when: loggedIn, root: main }, { root: login }]")(
            "entry: [{ when: loggedIn or draft, root: main }, { root: login }]", .unknownCondition,
            "'{ when: loggedIn, root: main }, { when: draft, root: main }'",
            to: "entry: [{ when: loggedIn, root: main }, { when: draft, root: main }, { root: login }]"),
        eventBlock(
            "\n            - when: wide\n            - push: post", .wrongKind,
            "is a key of the alternative that begins above", to: "\n            - when: wide\n              push: post"),
        eventBlock(
            "\n            - when: wide\n            - push: post\n            - pop: root", .wrongKind,
            "is a key of the alternative that begins above",
            to: "\n            - when: wide\n              push: post\n            - pop: root"),
        eventBlock(
            "\n            - when: wide\n            - push: post\n            - when: draft\n            - present: editor",
            .wrongKind, "is a key of the alternative that begins above",
            to:
                "\n            - when: wide\n              push: post\n            - when: draft\n              present: editor"
        ),
        event(
            "[ when: wide, push: post ]", .wrongKind, "is a key of the alternative that begins above",
            to: "{ when: wide, push: post }"),
        checks("[{ reach: feed, within: 3 steps }]", .wrongKind, "write '3'", to: "[{ reach: feed, within: 3 }]"),
        checks("[{ reach: feed, within: <= 3 }]", .wrongKind, "write '3'", to: "[{ reach: feed, within: 3 }]"),
        checks.unfixed("[{ reach: feed, within: three }]", .wrongKind, "found 'three'"),
        checks.unfixed("[{ reach: feed, within: -3 }]", .wrongKind, "found '-3'"),
        checks.unfixed("[{ reach: feed, within: 2 to 3 }]", .wrongKind, "found '2 to 3'"),
        link(
            "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 1h", .wrongKind,
            "expected a number of seconds", to: "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 3600"),
        link(
            "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 60s", .wrongKind,
            "expected a number of seconds", to: "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 60"),
        link(
            "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 2 days", .wrongKind,
            "expected a number of seconds", to: "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 172800"),
        link(
            "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 5 min", .wrongKind,
            "expected a number of seconds", to: "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 300"),
        link.unfixed(
            "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 1 month", .wrongKind,
            "expected a number of seconds"),
        link.unfixed(
            "url: '/p/{id}', opens: post, by: push, reuse: true, expires: 0 s", .wrongKind,
            "expected a number of seconds"),
        link.unfixed(
            "url: '/p/{id}', opens: post, by: push, reuse: true, expires: -5 s", .wrongKind,
            "expected a number of seconds"),
        link.unfixed(
            "url: '/p/{id}', opens: post, by: push, reuse: true, expires: never", .wrongKind,
            "expected a number of seconds"),
        Spot("entry: [{ when: loggedIn, root: main }, { root: login }]")(
            "host: [main]", .wrongKind, "write 'entry: main'", to: "entry: main"),
        Spot("links: { schemes: [shop], hosts: [shop.example] }")(
            "deepLinks: { schemes: [shop], hosts: [shop.example] }", .unknownKey, "write 'links'"),
        back("not: draft", .yamlSyntax, "'not draft'"),
        event("{ pushNamed: post }", .unknownKey, "write '"),
        event("{ router.push: post }", .unknownKey, "write '"),
        event("{ context.go: post }", .unknownKey, "write '"),
        event("{ path: post }", .unknownKey, "write '"),
        event("{ coordinate: post }", .unknownKey, "write '"),
        event("{ unwindTo: feed }", .unknownKey, "write '", to: "{ pop: feed }"),
        event("{ openSettings: true }", .unknownKey, "write '", to: "{ open: settings }"),
        event("{ ask: [ok, no] }", .unknownKey, "write '", to: "{ alert: [ok, no] }"),
        event(
            "{ present: post, style: page }", .wrongKind, "did you mean 'pageSheet'?",
            to: "{ present: post, style: pageSheet }"),
        title("canGoBack: false", .unknownKey, "write 'back: false'", to: "back: false"),
        title("source: xib", .unknownKey, "write 'from: xib'", to: "from: xib"),
        link("link: '/p/{id}', opens: post, by: push, reuse: true", .unknownKey, "write 'url: "),
        link("quickAction: new, opens: feed", .unknownKey, "write 'shortcut: new'", to: "shortcut: new, opens: feed"),
        schemes(", universal: [shop.example] }", .unknownKey, "write 'hosts: [shop.example]'"),
        Spot("links: { schemes: [shop], hosts: [shop.example] }")(
            "urlSchemes: [shop]", .unknownKey, "write 'links: ", to: "links: { schemes: [shop] }"),
        Spot("entry: [{ when: loggedIn, root: main }, { root: login }]")(
            "launch: main", .unknownKey, "write 'entry: main'", to: "entry: main"),
        checks(
            "[{ never: editor, unless: loggedIn }]", .unknownKey, "write 'when: not loggedIn'",
            to: "[{ never: editor, when: not loggedIn }]"),
        Spot("conditions: {")("state: {", .unknownKey, "write 'conditions"),
        Spot("{ changes: true }")("{ observable: true }", .unknownKey, "write 'changes: true'"),
    ]
}

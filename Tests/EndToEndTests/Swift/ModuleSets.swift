import Testing

/// An app of two teams: `Feed` and `Profile` are Swift modules of their own, and `Feed` opens what `Profile` has.
enum ModuleSets {
    /// What one build of the app is like.
    struct Build: Sendable, CustomTestStringConvertible {
        var app = "uikit"
        var feed = "uikit"
        var profile = "uikit"
        var hasContainer = false
        var testDescription: String {
            "\(app) of \(feed) and \(profile)\(hasContainer ? " in a container" : "")"
        }

        func settings(_ framework: String) -> String {
            "framework: \(framework)" + (hasContainer ? ", container: ditranquillity" : "")
        }
    }

    static func app(_ settings: String) -> String {
        """
        navgraph: 1
        app: Mall
        entry: main
        imports: { feed: feed.yaml, me: profile.yaml }
        swift: { \(settings) }
        transitions:
          expire: { root: main }
        flows:
          main:
            tabs: [shop, feed.news, me.account]
            transitions: { about: { present: legal } }
          shop:
            screens:
              shelf:
                from: { storyboard: Shop, id: Shelf }
                transitions:
                  owner: { payload: { who: String }, push: me.userCard, with: { userId: who }, segue: Owner }
                  buy: { present: me.signIn, style: formSheet, returns: { done: ~ } }
                  seller: { payload: { userId: String, text: String }, push: me.userCard, send: greet }
                  read: { push: feed.article, with: { id: 1 }, returns: { read: ~ } }
        screens:
          legal: {}
        deepLinks:
          user: { shortcut: user, payload: { userId: String }, opens: me.userCard }
        """
    }

    static func feed(_ settings: String) -> String {
        """
        navgraph: 1
        module: Feed
        swift: { module: FeedScreens, \(settings) }
        imports: { who: profile.yaml }
        flows:
          news:
            public: true
            screens:
              list:
                from: { storyboard: Feed, id: List }
                receives: { seen: { id: Int } }
                transitions:
                  open: { push: article, returns: { read: seen } }
                  author: { payload: { userId: String, text: String }, push: who.userCard, send: greet }
                  like:
                    - { when: who.signedIn, push: article, returns: { read: ~ } }
                    - { present: who.signIn, returns: { done: { push: who.userCard, with: { userId: '"me"' } } } }
                  peek: { payload: { userId: String }, push: who.userCard, segue: Peek }
                  edit: { when: who.signedIn, payload: { userId: String }, present: who.userCard, in: stack, segue: Edit }
                  join: { push: who.signIn, returns: { done: ~ } }
        screens:
          article:
            public: true
            params: { id: Int }
            outcomes: { read: { id: Int } }
            transitions: { expire: { pop: back } }
        """
    }

    static func profile(_ settings: String) -> String {
        """
        navgraph: 1
        module: Profile
        swift: { module: ProfileScreens, \(settings) }
        conditions: { signedIn: false }
        flows:
          account:
            public: true
            screens:
              overview:
                transitions:
                  openFollower: { push: userCard }
                  signOut: { sets: { signedIn: false } }
          signIn:
            public: true
            outcomes: [done]
            transitions: { help: { push: terms } }
            screens:
              form:
                transitions: { submit: { sets: { signedIn: true }, finish: done } }
              terms: {}
        screens:
          userCard:
            public: true
            from: { storyboard: Profile, id: UserCard }
            params: { userId: String }
            receives: { greet: { text: String } }
        """
    }

    /// The same teams, while `Profile` is part of the app's Swift module.
    static func partOfTheApp(_ settings: String, access: String) -> [String: String] {
        [
            "app.yaml": app("\(settings), access: \(access)"), "feed.yaml": feed(settings),
            "profile.yaml": profile(settings).replacing("module: ProfileScreens, ", with: ""),
        ]
    }

    /// An app, a Swift module of its own and a module that is part of the app, each with bars that have a button of one name.
    static func buttons(_ settings: String) -> [String: String] {
        let feed = """
            flows:
              news:
                public: true
                tabs: [list, { event: compose }]
                uses: [write]
                screens: { list: { transitions: { more: { present: archive } } } }
                transitions: { compose: { present: editor } }
              archive:
                public: true
                tabs: [{ event: Compose }, { event: scribble }, old]
                uses: [write]
                screens: { old: { transitions: { back: { root: news } } } }
                transitions: { Compose: { present: editor } }
            screens: { editor: { public: true } }
            groups: { write: { scribble: { present: editor, style: fullScreen } } }

            """
        return [
            "app.yaml": """
            navgraph: 1
            app: Bars
            entry: main
            imports: { feed: feed.yaml, me: me.yaml }
            swift: { \(settings) }
            flows:
              main:
                tabs: [home, { event: compose }]
                screens: { home: { transitions: { read: { present: feed.news }, look: { present: me.archive } } } }
                transitions: { compose: { present: feed.editor } }
              other:
                tabs: [{ event: scribble }, { event: compose }, desk]
                screens: { desk: { transitions: { turn: { root: main }, read: { present: feed.archive } } } }
                transitions: { compose: { present: me.form }, scribble: { root: other } }
            transitions: { change: { root: other } }

            """,
            "feed.yaml": "navgraph: 1\nmodule: Feed\nswift: { module: FeedScreens, \(settings) }\n" + feed,
            "me.yaml": "navgraph: 1\nmodule: Me\n"
                + feed.replacing("editor", with: "form").replacing("list", with: "mine").replacing("old", with: "past"),
        ]
    }

    /// What the journey prints: what happens, and what is shown then.
    static let transcript = """
          fired launch
        launch: main[*shelf | Feed.list | Profile.overview]
          fired shelf.owner
        owner: main[*shelf Profile.userCard | Feed.list | Profile.overview]
          shows ada
          fired Profile.userCard.closed
        back: main[*shelf | Feed.list | Profile.overview]
          fired shelf.seller
          greet ada hello
        seller: main[*shelf Profile.userCard | Feed.list | Profile.overview]
          fired Profile.userCard.closed
        back: main[*shelf | Feed.list | Profile.overview]
          fired tab:Feed.news
        tab: main[shelf | *Feed.list | Profile.overview]
          fired main.about
        about: main[shelf | *Feed.list | Profile.overview] sheet:legal[legal]
          fired legal.closed
        swipe: main[shelf | *Feed.list | Profile.overview]
          fired Feed.list.peek
        peek: main[shelf | *Feed.list Profile.userCard | Profile.overview]
          shows bob
          fired Profile.userCard.closed
        back: main[shelf | *Feed.list | Profile.overview]
          fired Feed.list.peek
        wired Peek: main[shelf | *Feed.list Profile.userCard | Profile.overview]
          shows cy
          fired Profile.userCard.closed
        back: main[shelf | *Feed.list | Profile.overview]
          ignored Feed.list.edit
        wired Edit: main[shelf | *Feed.list | Profile.overview]
          fired Feed.list.open
        open: main[shelf | *Feed.list Feed.article | Profile.overview]
          fired Feed.article.read
          seen 7
        read: main[shelf | *Feed.list | Profile.overview]
          fired Feed.list.like
        like: main[shelf | *Feed.list | Profile.overview] sheet:Profile.signIn[Profile.form]
          fired Profile.signIn.help
        help: main[shelf | *Feed.list | Profile.overview] sheet:Profile.signIn[Profile.form Profile.terms]
          fired Profile.terms.closed
        back: main[shelf | *Feed.list | Profile.overview] sheet:Profile.signIn[Profile.form]
          fired Profile.form.submit
        submit: main[shelf | *Feed.list Profile.userCard | Profile.overview]
          fired Profile.userCard.closed
        back: main[shelf | *Feed.list | Profile.overview]
          fired Feed.list.like
        like: main[shelf | *Feed.list Feed.article | Profile.overview]
          fired Feed.article.expire
        expire: main[shelf | *Feed.list | Profile.overview]
          fired Feed.list.edit
        wired Edit: main[shelf | *Feed.list | Profile.overview] sheet:Profile.userCard[Profile.userCard]
          shows dan
          fired Profile.userCard.closed
        swipe: main[shelf | *Feed.list | Profile.overview]
          fired Feed.list.author
          greet bob hi
        author: main[shelf | *Feed.list Profile.userCard | Profile.overview]
          fired link:user
        link: main[shelf | *Feed.list Profile.userCard | Profile.overview]
          shows eve
          fired app.expire
        expire: main[*shelf | Feed.list | Profile.overview]

        """
}

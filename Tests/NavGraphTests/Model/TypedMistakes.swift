import NavGraphSyntax

/// What was typed, in a table: a text of the graph, what stands there instead, the rule, words of its message, and what stands there once
/// the preferred fixes are made (`=`: the text of the graph; nothing: there is none).
extension OtherMistakeTests {
    static let typed: [Mistake] = [typedTexts, typedKeys, typedValues].flatMap { table in
        table.split(separator: "\n").compactMap { line in
            let sides = line.split(separator: " ⇒ ", maxSplits: 1)
            guard sides.count == 2 else { return nil }
            let (old, cells) = (plain(sides[0]), sides[1].split(separator: " ¦ "))
            guard cells.count > 2 else { return nil }
            let fixed = cells.count > 3 ? cells[3] == "=" ? old : plain(cells[3]) : nil
            guard let rule = Rule(rawValue: String(cells[1])) else { return nil }
            return Mistake(old: old, new: plain(cells[0]), rule: rule, words: [plain(cells[2])], fixed: fixed)
        }
    }

    /// A cell with its escapes.
    private static func plain(_ cell: Substring) -> String {
        var text = ""
        var rest = cell
        while let first = rest.popFirst() {
            guard first == "\\", let kind = rest.popFirst() else {
                text.append(first)
                continue
            }
            switch kind {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "u":
                let code = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(code.count + 2)
                text.unicodeScalars.append(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
            default: text.append(kind)
            }
        }
        return text
    }

    /// Quotes, brackets, tabs, indentation and characters that YAML reads otherwise.
    private static let typedTexts = #"""
        type: { sets: { draft: true } } ⇒ type: { sets: !draft } ¦ yaml-syntax ¦ write 'not draft' ¦ type: { sets: { draft: false } }
        type: { sets: { draft: true } } ⇒ type: { sets: { !draft } } ¦ yaml-syntax ¦ write 'not draft' ¦ type: { sets: { draft: false } }
        type: { sets: { draft: true } } ⇒ type: { sets: [!draft] } ¦ yaml-syntax ¦ write 'not draft' ¦ type: { sets: { draft: false } }
        type: { sets: { draft: true } } ⇒ type: { sets: { !draft: true } } ¦ yaml-syntax ¦ write 'draft: false' ¦ type: { sets: { draft: false } }
        type: { sets: { draft: true } } ⇒ type: { sets: draft: true } ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦ =
                title: Feed\n        transitions:\n          openDetail: { push: post }\n ⇒ \t\ttitle: Feed\n\t\ttransitions:\n\t\t\topenDetail: { push: post }\n ¦ yaml-syntax ¦ use spaces ¦         title: Feed\n        transitions:\n            openDetail: { push: post }\n
              feed:\n ⇒ \tfeed:\n ¦ yaml-syntax ¦ use spaces ¦ =
                title: Feed\n ⇒         title: Feed\n\t\n ¦ yaml-syntax ¦ use spaces ¦         title: Feed\n  \n
        checks: [{ reach: feed }]\n ⇒ checks:\n\t- reach: feed\n\t  from: form\n ¦ yaml-syntax ¦ use spaces ¦ checks:\n  - reach: feed\n    from: form\n
        checks: [{ reach: feed }]\n ⇒ checks:\n  -\treach: feed\n ¦ yaml-syntax ¦ use a space ¦ checks:\n  - reach: feed\n
        openDetail: { push: post } ⇒ openDetail: push: post, animated: true ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦ openDetail: { push: post, animation: default }
        openDetail: { push: post } ⇒ openDetail: { when: wide: { push: post } } ¦ yaml-syntax ¦ a condition stands beside the action: 'when: wide, ¦ openDetail: { when: wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: not [wide, draft], push: post } ¦ yaml-syntax ¦ conditions are denied one by one: '[not wide, not ¦ openDetail: { when: [not wide, not draft], push: post }
        openDetail: { push: post } ⇒ openDetail: { when: [wide, !draft], push: post } ¦ yaml-syntax ¦ write 'not draft' ¦ openDetail: { when: [wide, not draft], push: post }
        openDetail: { push: post } ⇒ openDetail: { when: session: loggedIn, push: post } ¦ yaml-syntax ¦ a condition is written without a value, as 'name' ¦ openDetail: { when: loggedIn, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: session in [loggedIn, revoked], push: post } ¦ yaml-syntax ¦ write an alternative for each condition, or 'not'
        openDetail: { push: post } ⇒ openDetail: { when: wide: true, push: post } ¦ yaml-syntax ¦ a condition is written without a value, as 'name' ¦ openDetail: { when: wide, push: post }
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions:\n  session: [loggedOut, loggedIn, revoked]\n  draft\n  wide: { changes: true } ¦ yaml-syntax ¦ a ':' is missing behind 'draft' ¦ conditions:\n  session: [loggedOut, loggedIn, revoked]\n  draft:\n  wide: { changes: true }
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions:\n  session:\n    - loggedOut\n    - loggedIn\n    - revoked\n  - draft\n  wide: { changes: true } ¦ yaml-syntax ¦ remove it ¦ conditions:\n  session:\n    - loggedOut\n    - loggedIn\n    - revoked\n  draft:\n  wide: { changes: true }
        sets: { session: loggedIn } ⇒ sets: session: loggedIn ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦ =
        tabs: [home, { event: compose }, me] ⇒ tabs: [home { event: compose }, me] ¦ yaml-syntax ¦ a comma is missing before '{' ¦ =
          login:\n ⇒   login\n ¦ yaml-syntax ¦ a ':' is missing behind 'login' ¦ =
          login:\n ⇒   - login:\n ¦ yaml-syntax ¦ remove it ¦ =
        title: Feed ⇒ title: "Feed ¦ yaml-syntax ¦ the quote that begins here is not closed ¦ title: "Feed"
        title: Feed ⇒ title: Feed: All ¦ yaml-syntax ¦ a text that contains ': ' needs quotes: 'Feed: All' ¦ title: 'Feed: All'
        title: Feed ⇒ title: - Feed ¦ yaml-syntax ¦ put it in quotes ¦ title: '- Feed'
        title: Feed ⇒ title: !Feed ¦ yaml-syntax ¦ put it in quotes ¦ title: '!Feed'
        title: Feed ⇒ title: `Feed` ¦ yaml-syntax ¦ put it in quotes ¦ title: '`Feed`'
        title: Feed ⇒ title: |Feed ¦ yaml-syntax ¦ put it in quotes ¦ title: '|Feed'
        title: Feed ⇒ title: > Feed ¦ yaml-syntax ¦ put it in quotes ¦ title: '> Feed'
        title: Feed ⇒ title: "Feed" more ¦ yaml-syntax ¦ put the whole text in quotes ¦ title: '"Feed" more'
        title: Feed ⇒ title: 'Don't' ¦ yaml-syntax ¦ put the whole text in quotes ¦ title: "Don't"
        title: Feed ⇒ title: "a "b" c" ¦ yaml-syntax ¦ put the whole text in quotes ¦ title: '"a "b" c"'
        title: Feed ⇒ title: "\\d" ¦ yaml-syntax ¦ use single quotes: '\\d' ¦ title: '\\d'
        title: Feed ⇒ title= Feed ¦ yaml-syntax ¦ a ':' is missing behind 'title' ¦ =
        title: Feed ⇒ title：Feed ¦ yaml-syntax ¦ write ':' ¦ =
        title: Feed ⇒ title：\u{3000}Feed ¦ yaml-syntax ¦ write ':' ¦ =
        title: Feed ⇒ title:Feed ¦ yaml-syntax ¦ a space is missing behind 'title:' ¦ =
        title: Feed ⇒ title Feed ¦ yaml-syntax ¦ a ':' is missing behind 'title' ¦ =
        title: Feed ⇒ title;Feed ¦ yaml-syntax ¦ a ':' is missing behind 'title' ¦ =
        title: Feed ⇒ "title": "Feed", ¦ yaml-syntax ¦ remove it ¦ "title": "Feed"
        title: Feed ⇒ title: NSLocalizedString("feed", comment: "") ¦ yaml-syntax ¦ a text that contains ': ' needs quotes: ¦ title: 'NSLocalizedString("feed", comment: "")'
        title: Feed ⇒ title: %@ ¦ yaml-syntax ¦ put it in quotes ¦ title: '%@'
        title: Feed ⇒ title: @Feed ¦ yaml-syntax ¦ put it in quotes ¦ title: '@Feed'
        title: Feed ⇒ from: storyboard: Main ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦ from: { storyboard: Main }
        title: Feed ⇒ back: [not draft ¦ yaml-syntax ¦ the '[' that begins here is not closed ¦ back: [not draft]
        title: Feed ⇒ style: sheet, locked: true ¦ yaml-syntax ¦ 'locked' needs its own line ¦ style: sheet\n        locked: true
        title: Feed ⇒ team: @ios-team ¦ yaml-syntax ¦ put it in quotes ¦ team: '@ios-team'
        title: Feed ⇒ allow: { dead-end: because # it is } ¦ yaml-syntax ¦ a text that contains ' #' needs quotes: 'because # ¦ allow: { dead-end: 'because # it is' }
        title: Feed ⇒ about: it's: a feed ¦ yaml-syntax ¦ a text that contains ': ' needs quotes: "it's: a ¦ about: "it's: a feed"
        title: Feed ⇒ about: |\n        text ¦ yaml-syntax ¦ the text below '|' is indented deeper than its key, ¦ about: |\n          text
        params: { id: String } ⇒ params: { id: String, m: [String: Int]? } ¦ yaml-syntax ¦ a type with brackets and '?' needs quotes: ¦ params: { id: String, m: '[String: Int]?' }
        params: { id: String } ⇒ params: (id: String) ¦ yaml-syntax ¦ a mapping in a line needs braces: '{ id: String }' ¦ =
        params: { id: String } ⇒ params: id: String ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦ =
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}' opens: post } ¦ yaml-syntax ¦ a comma is missing before 'opens' ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post:\n    url: '/p/{id}'\n   opens: post ¦ yaml-syntax ¦ this line is indented by 3 spaces, but 'post' above ¦ post:\n    url: '/p/{id}'\n    opens: post
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post:\n    url '/p/{id}'\n    opens: post ¦ yaml-syntax ¦ a ':' is missing behind 'url' ¦ post:\n    url: '/p/{id}'\n    opens: post
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, with: { id: :id } } ¦ yaml-syntax ¦ write 'id' ¦ post: { url: '/p/{id}', opens: post, with: { id: id } }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, requires: session: loggedIn } ¦ yaml-syntax ¦ a condition is written without a value, as 'name' ¦ post: { url: '/p/{id}', opens: post, requires: loggedIn }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/feed'， opens: feed } ¦ yaml-syntax ¦ write ',' ¦ post: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post： { url: '/feed', opens: feed } ¦ yaml-syntax ¦ write ':' ¦ post: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: ｛ url: '/feed', opens: feed ｝ ¦ yaml-syntax ¦ write '{' ¦ post: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url:\u{A0}'/feed', opens: feed } ¦ yaml-syntax ¦ write a space ¦ post: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/feed',\u{A0}opens: feed } ¦ yaml-syntax ¦ write a space ¦ post: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: {\u{A0}url: '/feed', opens: feed } ¦ yaml-syntax ¦ write a space ¦ post: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/feed’, opens: feed } ¦ yaml-syntax ¦ the quote in column 16 is closed by "'", found '’' ¦ post: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/feed', opens: feed }} ¦ yaml-syntax ¦ remove it ¦ post: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/feed', opens: feed ] ¦ yaml-syntax ¦ the '{' is closed by '}', found ']' ¦ post: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: url: '/feed', opens: feed } ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦ post: { url: '/feed', opens: feed }
        checks: [{ reach: feed }] ⇒ checks: reach: feed ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦ =
        checks: [{ reach: feed }] ⇒ checks: \n  - reach: feed, within: 3 ¦ yaml-syntax ¦ 'within' needs its own line ¦ checks: \n  - reach: feed\n    within: 3
        checks: [{ reach: feed }] ⇒ checks: [{ never: feed, when: session: loggedOut }] ¦ yaml-syntax ¦ a condition is written without a value, as 'name' ¦ checks: [{ never: feed, when: loggedOut }]
        checks: [{ reach: feed }] ⇒ checks: [{ reach: feed; from: post }] ¦ yaml-syntax ¦ entries are separated by ',', found ';' ¦ checks: [{ reach: feed, from: post }]
        groups:\n  row:\n    openPost: { push: post }\n    share: { present: sheetOf } ⇒ groups: { row: { openPost: { push: post }, share: { present: sheetOf } } ¦ yaml-syntax ¦ the '{' that begins here is not closed ¦ groups: { row: { openPost: { push: post }, share: { present: sheetOf } } }
        navgraph: 1.1 ⇒ navgraph 1.1 ¦ yaml-syntax ¦ a ':' is missing behind 'navgraph' ¦ =
        navgraph: 1.1 ⇒ navgraph:1.1 ¦ yaml-syntax ¦ a space is missing behind 'navgraph:' ¦ =
          me:\n ⇒ <<<<<<< HEAD\n  me:\n=======\n  mine:\n>>>>>>> b\n ¦ yaml-syntax ¦ choose a side, and remove its marks
                  openDetail: { push: post }\n ⇒ <<<<<<< HEAD\n          openDetail: { push: post }\n=======\n          openDetail: { present: post }\n>>>>>>> b\n ¦ yaml-syntax ¦ choose a side, and remove its marks
            screens:\n      profile:\n ⇒     screens: profile:\n ¦ yaml-syntax ¦ 'profile' needs its own line ¦ =
                title: Feed\n        transitions:\n ⇒         title: Feed        transitions:\n ¦ yaml-syntax ¦ 'transitions' needs its own line ¦ =
            back: not draft\n ⇒     back: not draft  locked: draft\n ¦ yaml-syntax ¦ 'locked' needs its own line ¦     back: not draft\n    locked: draft\n
        flows:\n ⇒ flows\n ¦ yaml-syntax ¦ a ':' is missing behind 'flows' ¦ =
        flows:\n ⇒ flows: {\n ¦ yaml-syntax ¦ for lines without ',' remove it ¦ flows: \n
          post: { url: '/p/{id}', opens: post, by: push, reuse: true }\n ⇒   post: { url: ’/p/{id}’, opens: post, by: push, reuse: true }\n ¦ yaml-syntax ¦ write "'" ¦ =
          expired: [{ when: loggedIn, sets: { session: loggedOut }, root: entry }, ~]\ngroups:\n  row:\n    openPost: { push: post }\n ⇒  \u{A0}expired: [{ when: loggedIn, sets: { session: loggedOut }, root: entry }, ~]\ngroups:\n \u{A0}row:\n \u{A0}  openPost: { push: post }\n ¦ yaml-syntax ¦ write a space ¦ =
                title: Feed\n ⇒ \u{A0}       title: Feed\n ¦ yaml-syntax ¦ write a space ¦ =
          home:\n ⇒   home: \u{200B}\n ¦ yaml-syntax ¦ write nothing ¦   home: \n
              feed:\n ⇒       feed：\n ¦ yaml-syntax ¦ write ':' ¦ =
              feed:\n ⇒       feed: {\n ¦ yaml-syntax ¦ for lines without ',' remove it ¦       feed: \n
                  openDetail: { push: post }\n ⇒           openDetail: { push: post,, title: a }\n ¦ yaml-syntax ¦ remove it ¦           openDetail: { push: post,title: a }\n
                  openDetail: { push: post }\n ⇒           openDetail { push: post }\n ¦ yaml-syntax ¦ a ':' is missing behind 'openDetail' ¦ =
                  openDetail: { push: post }\n ⇒           openDetail: [{ push: post }\n ¦ yaml-syntax ¦ the '[' that begins here is not closed ¦           openDetail: [{ push: post }]\n
                  openDetail: { push: post }\n ⇒           openDetail: [{ when: wide, push: post }, { pop: back ]\n ¦ yaml-syntax ¦ the '{' that begins here is not closed ¦           openDetail: [{ when: wide, push: post }, { pop: back }]\n
                  openDetail: { push: post }\n ⇒           openDetail: [{ when: wide, push: post } { pop: back }]\n ¦ yaml-syntax ¦ a comma is missing before '{' ¦           openDetail: [{ when: wide, push: post }, { pop: back }]\n
                  openDetail: { push: post }\n ⇒           openDetail: { when: wide, push: post }, { pop: back }\n ¦ yaml-syntax ¦ put them in brackets ¦           openDetail: [{ when: wide, push: post }, { pop: back }]\n
                  openDetail: { push: post }\n ⇒           openDetail:\n            when: wide\n              push: post\n ¦ yaml-syntax ¦ this line is indented deeper than 'when: wide', ¦           openDetail:\n            when: wide\n            push: post\n
                  openDetail: { push: post }\n ⇒           openDetail:\n            - when: wide\n            push: post\n            - pop: back\n ¦ yaml-syntax ¦ to belong to that item, indent it by 14 spaces ¦           openDetail:\n            - when: wide\n              push: post\n            - pop: back\n
        """#

    /// Keys of other tools, keys in the wrong place, and conditions written as keys.
    private static let typedKeys = #"""
        [{ when: loggedIn, root: main }, { root: login }] ⇒ { loggedIn: main, loggedOut: login } ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ =
        [{ when: loggedIn, root: main }, { root: login }] ⇒ { loggedIn: main, else: login } ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ =
        [{ when: loggedIn, root: main }, { root: login }] ⇒ { loggedIn: main, default: login } ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ =
        [{ when: loggedIn, root: main }, { root: login }] ⇒ \n  loggedIn: main\n  loggedOut: login ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ \n  [{ when: loggedIn, root: main }, { root: login }]
        [{ when: loggedIn, root: main }, { root: login }] ⇒ [{ loggedIn: main }, { root: login }] ¦ unknown-key ¦ a condition is written behind 'when', and 'else' is ¦ =
        openDetail: { push: post } ⇒ openDetail: { push: post, toggle: draft } ¦ unknown-key ¦ write an alternative for each value: '[{ when: ¦ openDetail: [{ when: draft, push: post, sets: { draft: false } }, { push: post, sets: { draft: true } }]
        openDetail: { push: post } ⇒ openDetail: { toggle: draft } ¦ unknown-key ¦ write an alternative for each value: '[{ when: ¦ openDetail: [{ when: draft, sets: { draft: false } }, { sets: { draft: true } }]
        title: Feed ⇒ visibility: public ¦ unknown-key ¦ write 'public: true' ¦ public: true
        openDetail: { push: post } ⇒ openDetail: { push: post, animated: NO } ¦ unknown-key ¦ write 'animation: none' ¦ openDetail: { push: post, animation: none }
        openDetail: { push: post } ⇒ openDetail: { .push(post) } ¦ unknown-key ¦ write 'push: post' ¦ =
        openDetail: { push: post } ⇒ openDetail: { present: editor, dismissable: false } ¦ unknown-key ¦ write 'locked: true' ¦ openDetail: { present: editor, locked: true }
        openDetail: { push: post } ⇒ openDetail: { replaceWith: post } ¦ unknown-key ¦ write 'replace: post' ¦ openDetail: { replace: post }
        openDetail: { push: post } ⇒ openDetail: { root: login, animated: true } ¦ unknown-key ¦ write 'animation: default' ¦ openDetail: { root: login, animation: default }
        openDetail: { push: post } ⇒ openDetail: { alert: { title: 'Delete?', ok: { pop: back } } } ¦ unknown-key ¦ the title of an alert stands beside 'alert': ¦ openDetail: { alert: { ok: { pop: back } }, title: 'Delete?' }
        openDetail: { push: post } ⇒ openDetail: [{ when: wide, push: post }, else: { pop: back }] ¦ unknown-key ¦ a condition is written behind 'when', and 'else' is ¦ openDetail: [{ when: wide, push: post }, { pop: back }]
        openDetail: { push: post } ⇒ openDetail: [{ if: wide, push: post }, { pop: back }] ¦ unknown-key ¦ write 'when: wide' ¦ openDetail: [{ when: wide, push: post }, { pop: back }]
        openDetail: { push: post } ⇒ openDetail: { wide: { push: post }, else: { pop: back } } ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ openDetail: [{ when: wide, push: post }, { pop: back }]
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: { enum: [loggedOut, loggedIn, revoked] }, draft: false, wide: { changes: true } } ¦ unknown-key ¦ write 'oneOf: [loggedOut, loggedIn, revoked]' ¦ conditions: { session: { oneOf: [loggedOut, loggedIn, revoked] }, draft: false, wide: { changes: true } }
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: [loggedOut, loggedIn, revoked], draft: { requires: loggedIn }, wide: { changes: true } } ¦ unknown-key ¦ write 'implies: loggedIn' ¦ conditions: { session: [loggedOut, loggedIn, revoked], draft: { implies: loggedIn }, wide: { changes: true } }
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ condition: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ¦ unknown-key ¦ did you mean 'conditions'? ¦ =
        sets: { session: loggedIn } ⇒ set: { session: loggedIn } ¦ unknown-key ¦ write 'sets: { session: loggedIn }' ¦ =
        tabs: [home, { event: compose }, me] ⇒ tab: [home, { event: compose }, me] ¦ unknown-key ¦ did you mean 'tabs'? ¦ =
        tabs: [home, { event: compose }, me] ⇒ tabs: [{ flow: home }, { event: compose }, me] ¦ unknown-key ¦ a tab is written by its name: 'home' ¦ =
        tabs: [home, { event: compose }, me] ⇒ tabs: [{ screen: home, title: Home }, { event: compose }, me] ¦ unknown-key ¦ a tab is written by its name: 'home' ¦ =
        main: { tabs: ⇒ main: { type: tabs, tabs: ¦ unknown-key ¦ write 'container: tabs' ¦ main: { container: tabs, tabs:
          login:\n    screens:\n ⇒   login:\n    screen:\n ¦ unknown-key ¦ did you mean 'screens'? ¦ =
        uses: [row]\n    screens ⇒ use: [row]\n    screens ¦ unknown-key ¦ did you mean 'uses'? ¦ =
        title: Feed ⇒ tilte: Feed ¦ unknown-key ¦ did you mean 'title'? ¦ =
        title: Feed ⇒ titel: Feed ¦ unknown-key ¦ did you mean 'title'? ¦ =
        title: Feed ⇒ Title : Feed ¦ unknown-key ¦ did you mean 'title'? ¦ title : Feed
        title: Feed ⇒ from: { nib: Feed } ¦ unknown-key ¦ did you mean 'xib'? ¦ from: { xib: Feed }
        title: Feed ⇒ from: { swiftui: FeedView } ¦ unknown-key ¦ a class is written beside 'from', as 'type: NAME'
        title: Feed ⇒ from: { class: FeedVC } ¦ unknown-key ¦ a class is written beside 'from', as 'type: NAME'
        title: Feed ⇒ from: { storyboard: Main, scene: Feed } ¦ unknown-key ¦ write 'id: Feed' ¦ from: { storyboard: Main, id: Feed }
        title: Feed ⇒ require: loggedIn ¦ unknown-key ¦ did you mean 'requires'? ¦ requires: loggedIn
        title: Feed ⇒ screenshot: a.png ¦ unknown-key ¦ write 'preview: a.png' ¦ preview: a.png
        title: Feed ⇒ recieves: [reload] ¦ unknown-key ¦ did you mean 'receives'? ¦ receives: [reload]
        title: Feed ⇒ outcome: [done] ¦ unknown-key ¦ did you mean 'outcomes'? ¦ outcomes: [done]
        title: Feed ⇒ teams: [a] ¦ unknown-key ¦ did you mean 'team'? ¦ team: [a]
        title: Feed ⇒ allow: { deadend: x } ¦ unknown-key ¦ did you mean 'dead-end'? ¦ allow: { dead-end: x }
        title: Feed ⇒ allow: { dead_end: x } ¦ unknown-key ¦ did you mean 'dead-end'? ¦ allow: { dead-end: x }
        params: { id: String } ⇒ param: { id: String } ¦ unknown-key ¦ did you mean 'params'? ¦ =
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', open: post } ¦ unknown-key ¦ did you mean 'opens'? ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { shortcutItem: a, payload: { id: String }, opens: post } ¦ unknown-key ¦ did you mean 'shortcut'? ¦ post: { shortcut: a, payload: { id: String }, opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { userActivity: a, payload: { id: String }, opens: post } ¦ unknown-key ¦ did you mean 'activity'? ¦ post: { activity: a, payload: { id: String }, opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { default: true, opens: feed } ¦ unknown-key ¦ write 'fallback: true' ¦ post: { fallback: true, opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { scheme: shop, url: '/p/{id}', opens: post } ¦ unknown-key ¦ write 'under: [shop]' ¦ post: { under: [shop], url: '/p/{id}', opens: post }
        links: { schemes: [shop], hosts: [shop.example] } ⇒ link: { schemes: [shop], hosts: [shop.example] } ¦ unknown-key ¦ did you mean 'links'? ¦ =
        checks: [{ reach: feed }] ⇒ checks: [{ returns: feed }] ¦ unknown-key ¦ did you mean 'return'? ¦ checks: [{ return: feed }]
        checks: [{ reach: feed }] ⇒ checks: [{ never: feed, if: loggedOut }] ¦ unknown-key ¦ write 'when: loggedOut' ¦ checks: [{ never: feed, when: loggedOut }]
        groups:\n  row:\n    openPost: { push: post }\n    share: { present: sheetOf } ⇒ groups:\n  row:\n  openPost: { push: post }\n  share: { present: sheetOf } ¦ unknown-key ¦ 'openPost' is not indented deeper than 'row' ¦ =
        groups:\n  row:\n    openPost: { push: post }\n    share: { present: sheetOf } ⇒ group:\n  row:\n    openPost: { push: post }\n    share: { present: sheetOf } ¦ unknown-key ¦ did you mean 'groups'? ¦ =
        platforms: [ios, macos] ⇒ os: [ios] ¦ unknown-key ¦ write 'platforms: [ios]' ¦ platforms: [ios]
        platforms: [ios, macos] ⇒ lint: { rules: { deadend: off } } ¦ unknown-key ¦ did you mean 'dead-end'? ¦ lint: { rules: { dead-end: off } }
        platforms: [ios, macos] ⇒ lint: { rule: { dead-end: off } } ¦ unknown-key ¦ did you mean 'rules'? ¦ lint: { rules: { dead-end: off } }
        platforms: [ios, macos] ⇒ swift: { architecture: clean } ¦ unknown-key ¦ write 'framework: clean-swift' ¦ swift: { framework: clean-swift }
        platforms: [ios, macos] ⇒ swift: { framework: uikit, import: Foo } ¦ unknown-key ¦ did you mean 'imports'? ¦ swift: { framework: uikit, imports: [Foo] }
        platforms: [ios, macos] ⇒ Swift: { framework: uikit } ¦ unknown-key ¦ did you mean 'swift'? ¦ swift: { framework: uikit }
        platforms: [ios, macos] ⇒ swift: { frameworks: uikit } ¦ unknown-key ¦ did you mean 'framework'? ¦ swift: { framework: uikit }
        navgraph: 1.1 ⇒ navGraph: 1.1 ¦ unknown-key ¦ did you mean 'navgraph'? ¦ =
        navgraph: 1.1 ⇒ version: 1.1 ¦ unknown-key ¦ write 'navgraph: 1' ¦ navgraph: 1
        app: Shop ⇒ App: Shop ¦ unknown-key ¦ did you mean 'app'? ¦ =
        app: Shop ⇒ application: Shop ¦ unknown-key ¦ write 'app: Shop' ¦ =
        [{ when: loggedIn, root: main }, { root: login }] ⇒ \n  when: loggedIn\n  root: main\n  else: login ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ \n  [{ when: loggedIn, root: main }, { root: login }]
        [{ when: loggedIn, root: main }, { root: login }] ⇒ [{ when: loggedIn, root: main }, else: { root: login }] ¦ unknown-key ¦ a condition is written behind 'when', and 'else' is ¦ =
        [{ when: loggedIn, root: main }, { root: login }] ⇒ [{ when: loggedIn, root: main }, { default: true, root: login }] ¦ unknown-key ¦ the last alternative of a list is taken otherwise: ¦ =
        flows:\n ⇒ flows:: \n ¦ unknown-key ¦ write 'flows' ¦ flows: \n
        flows:\n ⇒ Flows:\n ¦ unknown-key ¦ did you mean 'flows'? ¦ =
        flows:\n ⇒ flow:\n ¦ unknown-key ¦ did you mean 'flows'? ¦ =
                  openDetail: { push: post }\n ⇒           openDetail:\n            if wide:\n              push: post\n            else:\n              pop: back\n ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦           openDetail:\n            [{ when: wide, push: post }, { pop: back }]\n
                  openDetail: { push: post }\n ⇒           openDetail:\n            loggedIn: { push: post }\n            loggedOut: { root: login }\n ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦           openDetail:\n            [{ when: loggedIn, push: post }, { when: loggedOut, root: login }]\n
        """#

    /// Values, names, types and conditions in the way of Swift, JSON or other tools.
    private static let typedValues = #"""
        title: Feed ⇒ from: { storyboard: Main.storyboard } ¦ wrong-kind ¦ write its name without the extension ¦ from: { storyboard: Main }
        title: Feed ⇒ from: { storyboard: Main.storyboard, id: Feed } ¦ wrong-kind ¦ write its name without the extension ¦ from: { storyboard: Main, id: Feed }
        title: Feed ⇒ from: { xib: Feed.xib } ¦ wrong-kind ¦ write its name without the extension ¦ from: { xib: Feed }
        title: Feed ⇒ public: false ¦ wrong-kind ¦ use 'true', or leave the key out
        type: { sets: { draft: true } } ⇒ type: { sets: { '!draft' } } ¦ invalid-name ¦ write 'draft: false' ¦ type: { sets: { draft: false } }
        type: { sets: { draft: true } } ⇒ type: { sets: ['!draft'] } ¦ wrong-kind ¦ write '{ draft: false }' ¦ type: { sets: { draft: false } }
        type: { sets: { draft: true } } ⇒ type: { sets: draft } ¦ wrong-kind ¦ write '{ draft: true }' ¦ =
        type: { sets: { draft: true } } ⇒ type: { sets: { draft: toggle } } ¦ wrong-kind ¦ 'sets' has a fixed value: write an alternative for
        openDetail: { push: post } ⇒ openDetail: { push: post, payload: { id: String }, with: { id: \\(id) } } ¦ invalid-argument ¦ write 'id' ¦ openDetail: { push: post, payload: { id: String }, with: { id: id } }
        openDetail: { push: post } ⇒ openDetail: { push: post, payload: { id: String }, with: { id: id! } } ¦ invalid-argument ¦ write 'id' ¦ openDetail: { push: post, payload: { id: String }, with: { id: id } }
        openDetail: { push: post } ⇒ openDetail: { push: post(id) } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        openDetail: { push: post } ⇒ openDetail: { push: .post } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        openDetail: { push: post } ⇒ openDetail: { push: Post } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        openDetail: { push: post } ⇒ openDetail: { push: post; } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        openDetail: { push: post } ⇒ openDetail: { push: post() } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        openDetail: { push: post } ⇒ openDetail: () => push(post) ¦ wrong-kind ¦ write '{ push: post }' ¦ =
        openDetail: { push: post } ⇒ openDetail: { push: [post, editor] } ¦ wrong-kind ¦ write 'post, then: { push: editor }' ¦ openDetail: { push: post, then: { push: editor } }
        openDetail: { push: post } ⇒ openDetail: { present: editor, style: .sheet } ¦ wrong-kind ¦ did you mean 'sheet'? ¦ openDetail: { present: editor, style: sheet }
        openDetail: { push: post } ⇒ openDetail: { present: editor, style: Sheet } ¦ wrong-kind ¦ did you mean 'sheet'? ¦ openDetail: { present: editor, style: sheet }
        openDetail: { push: post } ⇒ openDetail: { present: editor, style: full-screen } ¦ wrong-kind ¦ did you mean 'fullScreen'? ¦ openDetail: { present: editor, style: fullScreen }
        openDetail: { push: post } ⇒ openDetail: { present: editor, style: fullscreen } ¦ wrong-kind ¦ did you mean 'fullScreen'? ¦ openDetail: { present: editor, style: fullScreen }
        openDetail: { push: post } ⇒ openDetail: { present: editor, style: modal } ¦ wrong-kind ¦ did you mean 'sheet'? ¦ openDetail: { present: editor, style: sheet }
        openDetail: { push: post } ⇒ openDetail: { present: editor, detents: medium } ¦ wrong-kind ¦ write '[medium]' ¦ openDetail: { present: editor, detents: [medium] }
        openDetail: { push: post } ⇒ openDetail: { present: editor, detents: { medium: true } } ¦ wrong-kind ¦ write '[medium]' ¦ openDetail: { present: editor, detents: [medium] }
        openDetail: { push: post } ⇒ openDetail: { present: editor, locked: 'yes' } ¦ unknown-condition ¦ write 'true' ¦ openDetail: { present: editor, locked: true }
        openDetail: { push: post } ⇒ openDetail: { present: editor, in: navigation } ¦ wrong-kind ¦ expected 'stack' for 'in' of a 'present', found ¦ openDetail: { present: editor, in: stack }
        openDetail: { push: post } ⇒ openDetail: { present: editor, in: navigationController } ¦ wrong-kind ¦ expected 'stack' for 'in' of a 'present', found ¦ openDetail: { present: editor, in: stack }
        openDetail: { push: post } ⇒ openDetail: { present: editor, in: nav } ¦ wrong-kind ¦ expected 'stack' for 'in' of a 'present', found ¦ openDetail: { present: editor, in: stack }
        openDetail: { push: post } ⇒ openDetail: { present: editor, in: true } ¦ wrong-kind ¦ expected 'stack' for 'in' of a 'present', found ¦ openDetail: { present: editor, in: stack }
        openDetail: { push: post } ⇒ openDetail: { present: editor, in: sheet } ¦ wrong-kind ¦ expected 'stack' for 'in' of a 'present', found ¦ openDetail: { present: editor, in: stack }
        openDetail: { push: post } ⇒ openDetail: { select: [me] } ¦ wrong-kind ¦ write 'me' ¦ openDetail: { select: me }
        openDetail: { push: post } ⇒ openDetail: { select: tab.me } ¦ unknown-reference ¦ did you mean 'me'? ¦ openDetail: { select: me }
        openDetail: { push: post } ⇒ openDetail: { replace: home } ¦ wrong-kind ¦ its first screen is 'feed' ¦ openDetail: { replace: feed }
        openDetail: { push: post } ⇒ openDetail: { pop: { to: feed } } ¦ wrong-kind ¦ write 'feed' ¦ openDetail: { pop: feed }
        openDetail: { push: post } ⇒ openDetail: { pop: to feed } ¦ unknown-reference ¦ did you mean 'feed'? ¦ openDetail: { pop: feed }
        openDetail: { push: post } ⇒ openDetail: { pop: Root } ¦ unknown-reference ¦ unknown screen 'Root' ¦ openDetail: { pop: root }
        openDetail: { push: post } ⇒ openDetail: { dismiss: root } ¦ wrong-kind ¦ use 'top' or 'all', or 'pop: root' ¦ openDetail: { pop: root }
        openDetail: { push: post } ⇒ openDetail: { dismiss: back } ¦ wrong-kind ¦ use 'top' or 'all', or 'pop: back' ¦ openDetail: { pop: back }
        openDetail: { push: post } ⇒ openDetail: { dismiss: All } ¦ wrong-kind ¦ did you mean 'all'? ¦ openDetail: { dismiss: all }
        openDetail: { push: post } ⇒ openDetail: { alert: editor } ¦ wrong-kind ¦ to present a screen, write 'present: editor' and ¦ openDetail: { present: editor, style: alert }
        openDetail: { push: post } ⇒ openDetail: { alert: [ok: { pop: back }, cancel] } ¦ wrong-kind ¦ write '{ ok: { pop: back }, cancel: ~ }' ¦ openDetail: { alert: { ok: { pop: back }, cancel: ~ } }
        openDetail: { push: post } ⇒ openDetail: { alert: { ok: pop, cancel: ~ } } ¦ unknown-message ¦ to open or close a screen, write '{ pop: back }' ¦ openDetail: { alert: { ok: { pop: back }, cancel: ~ } }
        openDetail: { push: post } ⇒ openDetail: [{ when: wide, push: post }, else, { pop: back }] ¦ wrong-kind ¦ expected a mapping, found 'else' for a transition
        openDetail: { push: post } ⇒ openDetail: { when: wide, { push: post } } ¦ wrong-kind ¦ remove the braces around the braces ¦ openDetail: { when: wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: wide?, push: post } ¦ unknown-condition ¦ did you mean 'wide'? ¦ openDetail: { when: wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: not(wide), push: post } ¦ unknown-condition ¦ write 'not wide' ¦ openDetail: { when: not wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: (wide), push: post } ¦ unknown-condition ¦ did you mean 'wide'? ¦ openDetail: { when: wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: wide and draft, push: post } ¦ unknown-condition ¦ write several conditions as a list: '[wide, draft]' ¦ openDetail: { when: [wide, draft], push: post }
        openDetail: { push: post } ⇒ openDetail: { when: no wide, push: post } ¦ unknown-condition ¦ write 'not wide' ¦ openDetail: { when: not wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: [wide, '!draft'], push: post } ¦ unknown-condition ¦ write 'not draft' ¦ openDetail: { when: [wide, not draft], push: post }
        openDetail: { push: post } ⇒ openDetail: { when: -wide, push: post } ¦ unknown-condition ¦ write 'not wide' ¦ openDetail: { when: not wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: ~wide, push: post } ¦ unknown-condition ¦ write 'not wide' ¦ openDetail: { when: not wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: { session: loggedIn }, push: post } ¦ wrong-kind ¦ write 'loggedIn' ¦ openDetail: { when: loggedIn, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: session = loggedIn, push: post } ¦ unknown-condition ¦ write 'loggedIn' ¦ openDetail: { when: loggedIn, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: isWide, push: post } ¦ unknown-condition ¦ did you mean 'wide'? ¦ openDetail: { when: wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: WIDE, push: post } ¦ unknown-condition ¦ did you mean 'wide'? ¦ openDetail: { when: wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: wide is true, push: post } ¦ unknown-condition ¦ write 'wide' ¦ openDetail: { when: wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: wide == false, push: post } ¦ unknown-condition ¦ write 'not wide' ¦ openDetail: { when: not wide, push: post }
        openDetail: { push: post } ⇒ openDetail: { when: iOS, push: post } ¦ unknown-condition ¦ declare a condition that holds there, such as
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: loggedOut | loggedIn, draft: false, wide: { changes: true } } ¦ wrong-kind ¦ write '[loggedOut, loggedIn]' ¦ conditions: { session: [loggedOut, loggedIn], draft: false, wide: { changes: true } }
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: [loggedOut, loggedIn, revoked], draft: Bool, wide: { changes: true } } ¦ wrong-kind ¦ did you mean 'unknown'? ¦ conditions: { session: [loggedOut, loggedIn, revoked], draft: unknown, wide: { changes: true } }
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: changes } ¦ wrong-kind ¦ write '{ changes: true }' ¦ =
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: yes } } ¦ wrong-kind ¦ did you mean 'true'? ¦ =
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: [loggedOut, loggedIn, revoked], draft: = false, wide: { changes: true } } ¦ wrong-kind ¦ did you mean 'false'? ¦ =
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: { oneOf: loggedOut, loggedIn, revoked }, draft: false, wide: { changes: true } } ¦ wrong-kind ¦ write '[loggedOut, loggedIn, revoked]' ¦ conditions: { session: { oneOf: [loggedOut, loggedIn, revoked] }, draft: false, wide: { changes: true } }
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: [loggedOut = true, loggedIn, revoked], draft: false, wide: { changes: true } } ¦ invalid-name ¦ write 'loggedOut' ¦ =
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: { loggedOut: true, loggedIn: false, revoked: false }, draft: false, wide: { changes: true } } ¦ wrong-kind ¦ write '[loggedOut, loggedIn, revoked]' ¦ =
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: ['logged out', loggedIn, revoked], draft: false, wide: { changes: true } } ¦ invalid-name ¦ write 'loggedOut' ¦ =
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: [loggedOut, loggedIn, revoked], draft: { implies: loggedin }, wide: { changes: true } } ¦ unknown-condition ¦ did you mean 'loggedIn'? ¦ conditions: { session: [loggedOut, loggedIn, revoked], draft: { implies: loggedIn }, wide: { changes: true } }
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: [loggedOut, loggedIn, revoked], draft: { implies: not loggedOut }, wide: { changes: true } } ¦ unknown-condition ¦ 'implies' names conditions that hold, not 'not name'
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } } ⇒ conditions: { session: [loggedOut, loggedIn, revoked], draft: { initially: nil }, wide: { changes: true } } ¦ wrong-kind ¦ did you mean 'unknown'? ¦ conditions: { session: [loggedOut, loggedIn, revoked], draft: { initially: unknown }, wide: { changes: true } }
        sets: { session: loggedIn } ⇒ sets: { session: 'logged in' } ¦ unknown-condition ¦ did you mean 'loggedIn'? ¦ =
        sets: { session: loggedIn } ⇒ sets: { session = loggedIn } ¦ invalid-name ¦ write 'session: loggedIn' ¦ =
        sets: { session: loggedIn } ⇒ sets: { session: .loggedIn } ¦ unknown-condition ¦ did you mean 'loggedIn'? ¦ =
        sets: { session: loggedIn } ⇒ sets: { session.loggedIn } ¦ invalid-name ¦ write 'session: loggedIn' ¦ =
        sets: { session: loggedIn } ⇒ sets: loggedIn ¦ wrong-kind ¦ write '{ session: loggedIn }' ¦ =
        sets: { session: loggedIn } ⇒ sets: [session: loggedIn] ¦ wrong-kind ¦ write '{ session: loggedIn }' ¦ =
        sets: { session: loggedIn } ⇒ sets: { session: [loggedIn] } ¦ wrong-kind ¦ write 'loggedIn' ¦ =
        sets: { session: loggedIn } ⇒ sets: { session: { loggedIn: true } } ¦ wrong-kind ¦ write 'loggedIn' ¦ =
        tabs: [home, { event: compose }, me] ⇒ tabs: { home, me } ¦ wrong-kind ¦ write '[home, me]' ¦ tabs: [home, me]
        tabs: [home, { event: compose }, me] ⇒ tabs: [home, { event: [compose] }, me] ¦ wrong-kind ¦ write 'compose' ¦ =
        tabs: [home, { event: compose }, me] ⇒ tabs: [home, login.form, me] ¦ unknown-reference ¦ did you mean 'form'? ¦ tabs: [home, form, me]
        uses: [row]\n    screens ⇒ uses: { row }\n    screens ¦ wrong-kind ¦ write '[row]' ¦ =
        title: Feed ⇒ title: [Feed] ¦ wrong-kind ¦ write 'Feed' ¦ =
        title: Feed ⇒ from: nib ¦ wrong-kind ¦ did you mean 'xib'? ¦ from: xib
        title: Feed ⇒ from: .xib ¦ wrong-kind ¦ write 'xib' ¦ from: xib
        title: Feed ⇒ from: SwiftUI ¦ wrong-kind ¦ did you mean 'swiftui'? ¦ from: swiftui
        title: Feed ⇒ from: uikit ¦ wrong-kind ¦ did you mean 'code'? ¦ from: code
        title: Feed ⇒ from: programmatic ¦ wrong-kind ¦ did you mean 'code'? ¦ from: code
        title: Feed ⇒ from: Feed.xib ¦ wrong-kind ¦ write '{ xib: Feed }' ¦ from: { xib: Feed }
        title: Feed ⇒ type: FeedView.swift ¦ invalid-type ¦ write 'FeedView' ¦ type: FeedView
        title: Feed ⇒ type: FeedView() ¦ invalid-type ¦ write 'FeedView' ¦ type: FeedView
        title: Feed ⇒ type: { class: FeedView } ¦ wrong-kind ¦ write 'FeedView' ¦ type: FeedView
        title: Feed ⇒ type: FeedView.self ¦ invalid-type ¦ write 'FeedView' ¦ type: FeedView
        title: Feed ⇒ type: [FeedView] ¦ wrong-kind ¦ write 'FeedView' ¦ type: FeedView
        title: Feed ⇒ type: class FeedView ¦ invalid-type ¦ write 'FeedView' ¦ type: FeedView
        title: Feed ⇒ requires: loggedIn] ¦ unknown-condition ¦ did you mean 'loggedIn'? ¦ requires: loggedIn
        title: Feed ⇒ requires: not ¦ unknown-condition ¦ name a condition behind 'not'
        title: Feed ⇒ requires: { not: draft } ¦ wrong-kind ¦ write 'not draft' ¦ requires: not draft
        title: Feed ⇒ requires: loggedIn = true ¦ unknown-condition ¦ write 'loggedIn' ¦ requires: loggedIn
        title: Feed ⇒ requires: none ¦ unknown-condition ¦ remove 'requires'
        title: Feed ⇒ preview: false ¦ wrong-kind ¦ write 'none' ¦ preview: none
        title: Feed ⇒ back: disabled ¦ unknown-condition ¦ write 'false' ¦ back: false
        title: Feed ⇒ back: Not draft ¦ wrong-kind ¦ write 'not draft' ¦ back: not draft
        title: Feed ⇒ back: { when: not draft } ¦ wrong-kind ¦ write 'not draft' ¦ back: not draft
        title: Feed ⇒ receives: reload() ¦ wrong-kind ¦ write '[reload]' ¦ receives: [reload]
        title: Feed ⇒ receives: { reload: String } ¦ wrong-kind ¦ write '{ string: String }' ¦ receives: { reload: { string: String } }
        title: Feed ⇒ receives: { reload: [id: String] } ¦ wrong-kind ¦ write '{ id: String }' ¦ receives: { reload: { id: String } }
        title: Feed ⇒ receives: { reload: true } ¦ wrong-kind ¦ write '{}' ¦ receives: { reload: {} }
        title: Feed ⇒ receives: { reload(id: String) } ¦ invalid-name ¦ params are written as a mapping: 'reload: { id: ¦ receives: { reload: { id: String } }
        title: Feed ⇒ receives: [reload: { id: String }] ¦ wrong-kind ¦ with params, write a mapping: '{ reload: { id: ¦ receives: { reload: { id: String } }
        title: Feed ⇒ outcomes: done ¦ wrong-kind ¦ write '[done]' ¦ outcomes: [done]
        title: Feed ⇒ outcomes: done, cancelled ¦ wrong-kind ¦ write '[done, cancelled]' ¦ outcomes: [done, cancelled]
        title: Feed ⇒ outcomes: { done: nil } ¦ wrong-kind ¦ write '~' ¦ outcomes: { done: ~ }
        title: Feed ⇒ outcomes: [done, back] ¦ invalid-name ¦ choose another name ¦ outcomes: [done, backOutcome]
        title: Feed ⇒ outcomes: [closed] ¦ invalid-name ¦ choose another name ¦ outcomes: [closedOutcome]
        title: Feed ⇒ outcomes: [.done] ¦ invalid-name ¦ write 'done' ¦ outcomes: [done]
        title: Feed ⇒ outcomes: enum { done } ¦ wrong-kind ¦ write '[done]' ¦ outcomes: [done]
        title: Feed ⇒ outcomes: { case done } ¦ invalid-name ¦ write 'done' ¦ outcomes: { done }
        title: Feed ⇒ style: sheet\n        in: navigation ¦ wrong-kind ¦ did you mean 'stack'? ¦ style: sheet\n        in: stack
        title: Feed ⇒ detents: large ¦ wrong-kind ¦ write '[large]' ¦ detents: [large]
        title: Feed ⇒ team: { name: a } ¦ wrong-kind ¦ write 'a' ¦ team: a
        title: Feed ⇒ allow: dead-end ¦ wrong-kind ¦ write '{ dead-end: "reason" }' ¦ allow: { dead-end: "reason" }
        title: Feed ⇒ allow: [dead-end] ¦ wrong-kind ¦ write '{ dead-end: "reason" }' ¦ allow: { dead-end: "reason" }
        title: Feed ⇒ allow: 'dead-end: x' ¦ wrong-kind ¦ write '{ dead-end: x }' ¦ allow: { dead-end: x }
        title: Feed ⇒ public: yes ¦ wrong-kind ¦ did you mean 'true'? ¦ public: true
        title: Feed ⇒ public: ¦ wrong-kind ¦ write 'true' ¦ public: true
        title: Feed ⇒ code: FeedVC.swift ¦ wrong-kind ¦ write 'FeedVC' ¦ code: FeedVC
        title: Feed ⇒ code: FeedVC, OtherVC ¦ wrong-kind ¦ write '[FeedVC, OtherVC]' ¦ code: [FeedVC, OtherVC]
        params: { id: String } ⇒ params: { id String } ¦ invalid-name ¦ write 'id: String' ¦ =
        params: { id: String } ⇒ params: { id: String, m: Int! } ¦ invalid-type ¦ write 'Int?' ¦ params: { id: String, m: Int? }
        params: { id: String } ⇒ params: { id: String, m?: String } ¦ invalid-name ¦ a value that may be absent has an optional type: ¦ params: { id: String, m: String? }
        params: { id: String } ⇒ params: { id: String, m: String optional } ¦ invalid-type ¦ write 'String?' ¦ params: { id: String, m: String? }
        params: { id: String } ⇒ params: { _ id: String } ¦ invalid-name ¦ write 'id' ¦ =
        params: { id: String } ⇒ params: [id: String] ¦ wrong-kind ¦ write '{ id: String }' ¦ =
        params: { id: String } ⇒ params:\n      - id: String ¦ wrong-kind ¦ remove the '-' in front of each name ¦ params:\n        id: String
        params: { id: String } ⇒ params: { var id: String } ¦ invalid-name ¦ write 'id' ¦ =
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post(id) } ¦ unknown-reference ¦ did you mean 'post'? ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: [post] } ¦ wrong-kind ¦ write 'post' ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{ id }', opens: post } ¦ wrong-kind ¦ write '{id}': '/p/{id}' ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: 'shop.example/p/{id}', opens: post } ¦ wrong-kind ¦ start it with '/': '/p/{id}', and declare schemes ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: 'www.shop.example/p/{id}', opens: post } ¦ wrong-kind ¦ start it with '/': '/p/{id}', and declare schemes ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, by: sheet } ¦ wrong-kind ¦ did you mean 'present'? ¦ post: { url: '/p/{id}', opens: post, by: present }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, by: Push } ¦ wrong-kind ¦ did you mean 'push'? ¦ post: { url: '/p/{id}', opens: post, by: push }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, path: [home/feed.openDetail] } ¦ unknown-reference ¦ write an event as 'screen.event' ¦ post: { url: '/p/{id}', opens: post, path: [feed.openDetail] }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, with: { id: '{id}' } } ¦ invalid-argument ¦ write 'id' ¦ post: { url: '/p/{id}', opens: post, with: { id: id } }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, with: { id: {id} } } ¦ invalid-argument ¦ write 'id' ¦ post: { url: '/p/{id}', opens: post, with: { id: id } }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, with: id } ¦ wrong-kind ¦ write '{ id: id }' ¦ post: { url: '/p/{id}', opens: post, with: { id: id } }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, pending: yes } ¦ wrong-kind ¦ did you mean 'keep'? ¦ post: { url: '/p/{id}', opens: post, pending: keep }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, pending: queue } ¦ wrong-kind ¦ did you mean 'keep'? ¦ post: { url: '/p/{id}', opens: post, pending: keep }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id}', opens: post, pending: wait } ¦ wrong-kind ¦ did you mean 'keep'? ¦ post: { url: '/p/{id}', opens: post, pending: keep }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '*', opens: feed } ¦ wrong-kind ¦ start it with '/': '/*' ¦ post: { url: '/*', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: '/p/{id:[0-9]+}', opens: post } ¦ wrong-kind ¦ write '{id}', and its type in 'payload': '/p/{id}' ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: 'shop://p/{id}', opens: post } ¦ wrong-kind ¦ start it with '/': '/p/{id}', and declare schemes ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: 'http://shop.example/p/{id}', opens: post } ¦ wrong-kind ¦ start it with '/': '/p/{id}', and declare schemes ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: 'https://other.example/p/{id}', opens: post } ¦ wrong-kind ¦ start it with '/': '/p/{id}', and declare schemes ¦ post: { url: '/p/{id}', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post-link: { url: '/feed', opens: feed } ¦ invalid-name ¦ write 'postLink' ¦ postLink: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ '/feed': feed ¦ invalid-name ¦ a link has a name and a 'url': 'feed: { url: ¦ feed: { url: '/feed', opens: feed }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ '/p/:id': post ¦ invalid-name ¦ a link has a name and a 'url': 'post: { url: ¦ post: { url: '/p/:id', opens: post }
        post: { url: '/p/{id}', opens: post, by: push, reuse: true } ⇒ post: { url: ‘/feed’, opens: feed } ¦ wrong-kind ¦ '‘' (U+2018) is not "'" ¦ post: { url: '/feed', opens: feed }
        links: { schemes: [shop], hosts: [shop.example] } ⇒ links: { schemes: ['shop:'], hosts: [shop.example] } ¦ wrong-kind ¦ use letters, digits, '+', '-' and '.', without ¦ =
        links: { schemes: [shop], hosts: [shop.example] } ⇒ links: shop ¦ wrong-kind ¦ write '{ schemes: [shop] }' ¦ links: { schemes: [shop] }
        links: { schemes: [shop], hosts: [shop.example] } ⇒ links: { schemes: [shop], hosts: [shop.example:443] } ¦ wrong-kind ¦ use a domain such as 'www.example.com', without ¦ =
        links: { schemes: [shop], hosts: [shop.example] } ⇒ links: { schemes: [shop], hosts: [shop.example/path] } ¦ wrong-kind ¦ use a domain such as 'www.example.com', without ¦ =
        links: { schemes: [shop], hosts: [shop.example] } ⇒ links: { schemes: [shop], hosts: [shop.example], pending: false } ¦ wrong-kind ¦ did you mean 'never'? ¦ links: { schemes: [shop], hosts: [shop.example], pending: never }
        links: { schemes: [shop], hosts: [shop.example] } ⇒ links: { schemes: [shop], hosts: [shop.example], pending: always } ¦ wrong-kind ¦ did you mean 'keep'? ¦ links: { schemes: [shop], hosts: [shop.example], pending: keep }
        checks: [{ reach: feed }] ⇒ checks: [{ reach: feeds }] ¦ unknown-reference ¦ did you mean 'feed'? ¦ =
        checks: [{ reach: feed }] ⇒ checks: [{ reach: home }] ¦ wrong-kind ¦ its first screen is 'feed' ¦ =
        checks: [{ reach: feed }] ⇒ checks: [{ never: editor, when: not loggedin }] ¦ unknown-condition ¦ did you mean 'loggedIn'? ¦ checks: [{ never: editor, when: not loggedIn }]
        checks: [{ reach: feed }] ⇒ checks: { reach: feed } ¦ wrong-kind ¦ write '[{ reach: feed }]' ¦ =
        checks: [{ reach: feed }] ⇒ checks: \n  - reach: feed\n  - reach post ¦ wrong-kind ¦ write '{ reach: post }' ¦ checks: \n  - reach: feed\n  - { reach: post }
        checks: [{ reach: feed }] ⇒ checks: [{ reach: feed, from: [post] }] ¦ wrong-kind ¦ write 'post' ¦ checks: [{ reach: feed, from: post }]
        groups:\n  row:\n    openPost: { push: post }\n    share: { present: sheetOf } ⇒ groups:\n  row: { openPost: post, share: { present: sheetOf } } ¦ wrong-kind ¦ write '{ push: post }' ¦ groups:\n  row: { openPost: { push: post }, share: { present: sheetOf } }
        platforms: [ios, macos] ⇒ platforms: ios, macos ¦ wrong-kind ¦ write '[ios, macos]' ¦ =
        platforms: [ios, macos] ⇒ platforms: [ios; macos] ¦ wrong-kind ¦ did you mean 'ios, macos'? ¦ =
        platforms: [ios, macos] ⇒ platforms: { ios: true } ¦ wrong-kind ¦ write '[ios]' ¦ platforms: [ios]
        platforms: [ios, macos] ⇒ platforms: { ios: 17, macos: 14 } ¦ wrong-kind ¦ write '[ios, macos]' ¦ =
        platforms: [ios, macos] ⇒ platforms: [.iOS(.v17)] ¦ wrong-kind ¦ did you mean 'ios'? ¦ platforms: [ios]
        platforms: [ios, macos] ⇒ platforms: [ios 17] ¦ wrong-kind ¦ did you mean 'ios'? ¦ platforms: [ios]
        platforms: [ios, macos] ⇒ lint: { rules: { dead-end: false } } ¦ wrong-kind ¦ did you mean 'off'? ¦ lint: { rules: { dead-end: off } }
        platforms: [ios, macos] ⇒ lint: { rules: { dead-end: 0 } } ¦ wrong-kind ¦ did you mean 'off'? ¦ lint: { rules: { dead-end: off } }
        platforms: [ios, macos] ⇒ lint: { rules: { dead-end: Warning } } ¦ wrong-kind ¦ did you mean 'warning'? ¦ lint: { rules: { dead-end: warning } }
        platforms: [ios, macos] ⇒ lint: { rules: dead-end } ¦ wrong-kind ¦ write '{ dead-end: off }' ¦ lint: { rules: { dead-end: off } }
        platforms: [ios, macos] ⇒ lint:\n  rules:\n    - dead-end: off ¦ wrong-kind ¦ remove the '-' in front of each name ¦ lint:\n  rules:\n      dead-end: off
        platforms: [ios, macos] ⇒ swift: { framework: UIKit } ¦ wrong-kind ¦ did you mean 'uikit'? ¦ swift: { framework: uikit }
        platforms: [ios, macos] ⇒ swift: { framework: SwiftUI } ¦ wrong-kind ¦ did you mean 'swiftui'? ¦ swift: { framework: swiftui }
        platforms: [ios, macos] ⇒ swift: { framework: uikit, access: open } ¦ wrong-kind ¦ did you mean 'public'? ¦ swift: { framework: uikit, access: public }
        platforms: [ios, macos] ⇒ swift: { framework: uikit, imports: Foo } ¦ wrong-kind ¦ write '[Foo]' ¦ swift: { framework: uikit, imports: [Foo] }
        platforms: [ios, macos] ⇒ swift: swiftui ¦ wrong-kind ¦ write '{ framework: swiftui }' ¦ swift: { framework: swiftui }
        platforms: [ios, macos] ⇒ swift: [uikit] ¦ wrong-kind ¦ write '{ framework: uikit }' ¦ swift: { framework: uikit }
        navgraph: 1.1 ⇒ navgraph: 1.1.0 ¦ wrong-kind ¦ write '1.1' ¦ =
        app: Shop ⇒ app: My Shop ¦ invalid-name ¦ write 'MyShop' ¦ app: MyShop
        app: Shop ⇒ app: shop-app ¦ invalid-name ¦ write 'shopApp' ¦ app: shopApp
        entry: [{ when: loggedIn, root: main }, { root: login }] ⇒ host: main ¦ wrong-kind ¦ write 'entry: main' for what the app shows at launch ¦ entry: main
                  openDetail: { push: post }\n ⇒           openDetail: { push: pоst }\n ¦ unknown-reference ¦ write 'post' ¦ =
                  openDetail: { push: post }\n ⇒           open-detail: { push: post }\n ¦ invalid-name ¦ write 'openDetail' ¦ =
                  openDetail: { push: post }\n ⇒           "open detail": { push: post }\n ¦ invalid-name ¦ write 'openDetail' ¦ =
                  openDetail: { push: post }\n ⇒           on openDetail: { push: post }\n ¦ invalid-name ¦ write 'onOpenDetail' ¦           onOpenDetail: { push: post }\n
        """#
}

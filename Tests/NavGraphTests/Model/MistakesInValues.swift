/// More of the tables in `MistakesInKeys.swift`.
extension OtherMistakeTests {
    /// Values, and names of what there is.
    static let ofValues = #"""
        in ⟨navgraph: 1.1↵app: Shop⟩
        - navgraph: v1.1↵app: Shop ¦ wrong-kind ¦ write '1.1' ¦ =
        - navgraph: 1.1↵app: { name: Shop } ¦ wrong-kind ¦ write 'Shop' ¦ =
        - navgraph: 1,1↵app: Shop ¦ wrong-kind ¦ write '1.1' ¦ =
        in ⟨navgraph: 1.1↵app: Shop↵entry: [{ when: loggedIn, root: main }, { root: login }]⟩
        - navgraph: 1.1↵app: Shop↵host: main ¦ wrong-kind ¦ write 'entry: main' for what the app shows at launch ¦ navgraph: 1.1↵app: Shop↵entry: main
        in entry: ⟨[{ when: loggedIn, root: main }, { root: login }]⟩
        - [main, login] ¦ wrong-kind ¦ '[{ when: CONDITION, root: main }, { root: login }]'
        - ↵  - main↵  - login ¦ wrong-kind ¦ need conditions
        - [main] ¦ wrong-kind ¦ write 'main' ¦ main
        - [{ when: loggedIn, root: main }, login] ¦ wrong-kind ¦ write '{ root: login }' ¦ =
        in when: ⟨loggedIn⟩
        - session ¦ unknown-condition ¦ enumeration … 'loggedIn'
        - session == loggedIn ¦ unknown-condition ¦ write 'loggedIn' ¦ =
        - session.loggedIn ¦ unknown-condition ¦ write 'loggedIn' ¦ =
        - { loggedIn: true } ¦ wrong-kind ¦ write 'loggedIn' ¦ =
        - loggedIn == true ¦ unknown-condition ¦ write 'loggedIn' ¦ =
        - session is loggedIn ¦ unknown-condition ¦ write 'loggedIn' ¦ =
        - loggedIn or draft ¦ unknown-condition ¦ '{ when: loggedIn, root: main }, { when: draft, root: main }' ¦ loggedIn, root: main }, { when: draft
        in conditions:⟨ { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }⟩
        -  [session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true }] ¦ wrong-kind ¦ '{ session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }' ¦ =
        - ↵  - session: [loggedOut, loggedIn, revoked]↵  - draft: false↵  - wide ¦ wrong-kind ¦ wide: unknown ¦ ↵  session: [loggedOut, loggedIn, revoked]↵  draft: false↵  wide: unknown
        - ↵  session:↵    loggedOut:↵    loggedIn:↵    revoked:↵  draft: false↵  wide: { changes: true } ¦ wrong-kind ¦ write '[loggedOut, loggedIn, revoked]'
        in session: ⟨[loggedOut, loggedIn, revoked]⟩
        - loggedOut | loggedIn | revoked ¦ wrong-kind ¦ [loggedOut, loggedIn, revoked] ¦ =
        - [loggedOut] ¦ wrong-kind ¦ two or more
        - { oneOf: [loggedOut, loggedIn, revoked], initially: logedOut } ¦ unknown-condition ¦ 'loggedOut', 'loggedIn' or 'revoked' ¦ { oneOf: [loggedOut, loggedIn, revoked], initially: loggedOut }
        - { oneOf: [loggedOut, loggedIn, revoked], initially: unknown } ¦ unknown-condition ¦ leave 'initially' out
        - { loggedOut, loggedIn, revoked } ¦ wrong-kind ¦ write '[loggedOut, loggedIn, revoked]' ¦ =
        - { oneOf: loggedOut, loggedIn, revoked } ¦ wrong-kind ¦ write '[loggedOut, loggedIn, revoked]' ¦ { oneOf: [loggedOut, loggedIn, revoked] }
        - { loggedOut: true, loggedIn: false, revoked: false } ¦ wrong-kind ¦ write '[loggedOut, loggedIn, revoked]' ¦ =
        in draft: ⟨false⟩
        - no ¦ wrong-kind ¦ did you mean 'false'? ¦ =
        - Bool ¦ wrong-kind ¦ did you mean 'unknown'? ¦ unknown
        - = false ¦ wrong-kind ¦ did you mean 'false'? ¦ =
        - { implies: not loggedOut } ¦ unknown-condition ¦ 'implies' names conditions that hold, not 'not name'
        - { initially: nil } ¦ wrong-kind ¦ did you mean 'unknown'? ¦ { initially: unknown }
        in wide: ⟨{ changes: true }⟩
        - changes ¦ wrong-kind ¦ write '{ changes: true }' ¦ =
        - { changes: yes } ¦ wrong-kind ¦ did you mean 'true'? ¦ =
        in ⟨links: { schemes: [shop], hosts: [shop.example] }↵platforms: [ios, macos]⟩
        - links: { schemes: ["shop://"], hosts: [shop.example] }↵platforms: [ios, macos] ¦ wrong-kind ¦ 'shop' ¦ =
        in hosts: ⟨[shop.example]⟩
        - [https://shop.example] ¦ wrong-kind ¦ 'shop.example' ¦ =
        - [shop.example/] ¦ wrong-kind ¦ as in 'shop.example' ¦ =
        - ['applinks:shop.example'] ¦ wrong-kind ¦ as in 'shop.example' ¦ =
        - [shop.example:443] ¦ wrong-kind ¦ use a domain such as 'www.example.com', without ¦ =
        - [shop.example], pending: false ¦ wrong-kind ¦ did you mean 'never'? ¦ [shop.example], pending: never
        in ⟨platforms: [ios, macos]⟩
        - swift: uikit ¦ wrong-kind ¦ write '{ framework: uikit }' ¦ swift: { framework: uikit }
        - lint: off ¦ wrong-kind ¦ '{ rules: { RULE: off } }'
        - lint: [dead-end] ¦ wrong-kind ¦ write '{ rules: { dead-end: off } }' ¦ lint: { rules: { dead-end: off } }
        - lint: { rules: { dead-end: disabled } } ¦ wrong-kind ¦ did you mean 'off'? ¦ lint: { rules: { dead-end: off } }
        - lint: { rules: { dead-end: false } } ¦ wrong-kind ¦ did you mean 'off'? ¦ lint: { rules: { dead-end: off } }
        - lint: { rules: dead-end } ¦ wrong-kind ¦ write '{ dead-end: off }' ¦ lint: { rules: { dead-end: off } }
        in platforms:⟨ [ios, macos]⟩
        -  [ios, macOS] ¦ wrong-kind ¦ did you mean 'macos'? ¦ =
        -  [ipad] ¦ wrong-kind ¦ did you mean 'ios'? ¦  [ios]
        -  [ios macos] ¦ wrong-kind ¦ 'ios, macos' ¦ =
        -  [ios; macos] ¦ wrong-kind ¦ did you mean 'ios, macos'? ¦ =
        -  { ios: 17, macos: 14 } ¦ wrong-kind ¦ write '[ios, macos]' ¦ =
        -  [.iOS(.v17)] ¦ wrong-kind ¦ did you mean 'ios'? ¦  [ios]
        -  [ios 17] ¦ wrong-kind ¦ did you mean 'ios'? ¦  [ios]
        in session: ⟨loggedOut⟩
        - not loggedIn ¦ unknown-condition ¦ use 'loggedOut' or 'revoked'
        in ⟨groups:↵  row:⟩
        - groups:↵  - row: ¦ wrong-kind ¦ each item under its name
        in ⟨row:↵    openPost: { push: post }↵    share: { present: sheetOf }↵flows:⟩
        - row:↵    - openPost: { push: post }↵    - share: { present: sheetOf }↵flows: ¦ wrong-kind ¦ remove the '-' ¦ row:↵      openPost: { push: post }↵      share: { present: sheetOf }↵flows:
        - row: { openPost: post, share: { present: sheetOf } }↵flows: ¦ wrong-kind ¦ write '{ push: post }' ¦ row: { openPost: { push: post }, share: { present: sheetOf } }↵flows:
        in ⟨share: { present: sheetOf }↵flows:⟩
        - share: NULL↵flows: ¦ wrong-kind ¦ write '~' ¦ share: ~↵flows:
        - share: { finish: done }↵flows: ¦ unknown-outcome ¦ cannot be used in a group
        - share: { present: sheetOf, then: [push: post] }↵flows: ¦ wrong-kind ¦ write '{ push: post }' ¦ share: { present: sheetOf, then: { push: post } }↵flows:
        in ⟨tabs: [home, { event: compose }, me]⟩
        - tabs: [home, { event: compos }, me] ¦ unknown-reference ¦ did you mean 'compose'? ¦ =
        - tabs: home me ¦ wrong-kind ¦ write '[home, me]' ¦ tabs: [home, me]
        - tabs: [home, compose, me] ¦ unknown-reference ¦ '{ event: compose }' ¦ =
        - tabs: { home, me } ¦ wrong-kind ¦ write '[home, me]' ¦ tabs: [home, me]
        - tabs: [home, { event: [compose] }, me] ¦ wrong-kind ¦ write 'compose' ¦ =
        in home:⟨⟩
        - ↵    start: [feed] ¦ wrong-kind ¦ write 'feed' ¦ ↵    start: feed
        in ⟨uses: [row]⟩
        - uses: row ¦ wrong-kind ¦ write '[row]' ¦ =
        - uses: [rows] ¦ unknown-reference ¦ did you mean 'row'? ¦ =
        - uses:↵      -row ¦ wrong-kind ¦ write '[row]' ¦ uses:↵      [row]
        in ⟨feed:↵        title: Feed⟩
        - - name: feed↵        title: Feed ¦ wrong-kind ¦ write each item under its name ¦ =
        - feed:↵        title: null ¦ wrong-kind ¦ missing value for 'title' ¦ feed:
        in ⟨feed:↵        title: Feed↵        transitions:↵          openDetail: { push: post }⟩
        - feed:↵        title: Feed↵        transitions: [{ on: openDetail, push: post }] ¦ wrong-kind ¦ write '{ openDetail: { push: post } }' ¦ feed:↵        title: Feed↵        transitions: { openDetail: { push: post } }
        - feed: FeedView ¦ wrong-kind ¦ write '{ type: FeedView }' ¦ feed: { type: FeedView }
        in ⟨title: Feed⟩
        - requires: loggedIn, draft ¦ unknown-condition ¦ '[loggedIn, draft]' ¦ requires: [loggedIn, draft]
        - requires: [loggedIn: true] ¦ wrong-kind ¦ write 'loggedIn' ¦ requires: [loggedIn]
        - from: Main.storyboard ¦ wrong-kind ¦ write '{ storyboard: Main }' ¦ from: { storyboard: Main }
        - from: Main ¦ wrong-kind ¦ '{ storyboard: Main }' ¦ from: { storyboard: Main }
        - back: hidden ¦ unknown-condition ¦ write 'false' ¦ back: false
        - requires: login ¦ unknown-condition ¦ a screen or flow
        - requires: true ¦ unknown-condition ¦ name the condition … remove 'requires'
        - from: UIKit ¦ wrong-kind ¦ did you mean 'code'? ¦ from: code
        - from: { storyboard: Main.storyboard, id: Feed } ¦ wrong-kind ¦ write its name without the extension ¦ from: { storyboard: Main, id: Feed }
        - from: { xib: Feed.xib } ¦ wrong-kind ¦ write its name without the extension ¦ from: { xib: Feed }
        - public: false ¦ wrong-kind ¦ use 'true', or leave the key out
        - from: nib ¦ wrong-kind ¦ did you mean 'xib'? ¦ from: xib
        - from: .xib ¦ wrong-kind ¦ write 'xib' ¦ from: xib
        - from: Feed.xib ¦ wrong-kind ¦ write '{ xib: Feed }' ¦ from: { xib: Feed }
        - type: FeedView.swift ¦ invalid-type ¦ write 'FeedView' ¦ type: FeedView
        - type: FeedView() ¦ invalid-type ¦ write 'FeedView' ¦ type: FeedView
        - type: { class: FeedView } ¦ wrong-kind ¦ write 'FeedView' ¦ type: FeedView
        - type: FeedView.self ¦ invalid-type ¦ write 'FeedView' ¦ type: FeedView
        - type: class FeedView ¦ invalid-type ¦ write 'FeedView' ¦ type: FeedView
        - requires: loggedIn] ¦ unknown-condition ¦ did you mean 'loggedIn'? ¦ requires: loggedIn
        - requires: not ¦ unknown-condition ¦ name a condition behind 'not'
        - requires: { not: draft } ¦ wrong-kind ¦ write 'not draft' ¦ requires: not draft
        - requires: none ¦ unknown-condition ¦ remove 'requires'
        - preview: false ¦ wrong-kind ¦ write 'none' ¦ preview: none
        - back: { when: not draft } ¦ wrong-kind ¦ write 'not draft' ¦ back: not draft
        - receives: reload() ¦ wrong-kind ¦ write '[reload]' ¦ receives: [reload]
        - receives: { reload: [id: String] } ¦ wrong-kind ¦ write '{ id: String }' ¦ receives: { reload: { id: String } }
        - outcomes: { done: nil } ¦ wrong-kind ¦ write '~' ¦ outcomes: { done: ~ }
        - outcomes: enum { done } ¦ wrong-kind ¦ write '[done]' ¦ outcomes: [done]
        - team: { name: a } ¦ wrong-kind ¦ write 'a' ¦ team: a
        - allow: dead-end ¦ wrong-kind ¦ write '{ dead-end: "reason" }' ¦ allow: { dead-end: "reason" }
        - allow: [dead-end] ¦ wrong-kind ¦ write '{ dead-end: "reason" }' ¦ allow: { dead-end: "reason" }
        - allow: 'dead-end: x' ¦ wrong-kind ¦ write '{ dead-end: x }' ¦ allow: { dead-end: x }
        - public: ¦ wrong-kind ¦ write 'true' ¦ public: true
        - code: FeedVC.swift ¦ wrong-kind ¦ write 'FeedVC' ¦ code: FeedVC
        in title: ⟨Feed⟩
        - {Feed} ¦ wrong-kind ¦ write 'Feed' ¦ =
        - [Feed] ¦ wrong-kind ¦ write 'Feed' ¦ =
        in ⟨openDetail: { push: post }↵  me:⟩
        - - event: openDetail↵            push: post↵  me: ¦ wrong-kind ¦ write each item under its name ¦ openDetail:↵            push: post↵  me:
        in openDetail:⟨ { push: post }⟩
        - ↵          push: post ¦ wrong-kind ¦ not indented deeper ¦ ↵            push: post
        - ↵            - when: wide↵            - push: post ¦ wrong-kind ¦ is a key of the alternative that begins above ¦ ↵            - when: wide↵              push: post
        - ↵            - when: wide↵            - push: post↵            - when: draft↵            - present: editor ¦ wrong-kind ¦ is a key of the alternative that begins above ¦ ↵            - when: wide↵              push: post↵            - when: draft↵              present: editor
        in openDetail: ⟨{ push: post }⟩
        - push -> post ¦ wrong-kind ¦ write '{ push: post }' ¦ =
        - { push: po\u{200B}st } ¦ unknown-reference ¦ U+200B ¦ =
        - { push: [post] } ¦ wrong-kind ¦ write 'post' ¦ =
        - { push: { post: ~ } } ¦ wrong-kind ¦ write 'post' ¦ =
        - { push: post, with: { id: Hello } } ¦ invalid-argument ¦ '"Hello"' ¦ { push: post, with: { id: '"Hello"' } }
        - { push: post, payload: String } ¦ wrong-kind ¦ write '{ string: String }'
        - { push: post, payload: id } ¦ wrong-kind ¦ write '{ id: TYPE }'
        - [push, post] ¦ wrong-kind ¦ write '{ push: post }' ¦ =
        - { push: post, with: [id] } ¦ wrong-kind ¦ write '{ id: id }'
        - { push: PostViewController } ¦ unknown-reference ¦ 'post' ¦ =
        - { push: post, with: { id: $id }, payload: { id: String } } ¦ invalid-argument ¦ write 'id' ¦ { push: post, with: { id: id }, payload: { id: String } }
        - { push: post, with: { id: {id} }, payload: { id: String } } ¦ invalid-argument ¦ write 'id' ¦ { push: post, with: { id: id }, payload: { id: String } }
        - { push: post, with: { id: self.id }, payload: { id: String } } ¦ invalid-argument ¦ write 'id' ¦ { push: post, with: { id: id }, payload: { id: String } }
        - { push: { screen: post } } ¦ wrong-kind ¦ write 'post' ¦ =
        - { push: { screen: post, params: { id: '"a"' } } } ¦ wrong-kind ¦ write 'post, with: { id: '"a"' }' ¦ { push: post, with: { id: '"a"' } }
        - { push: [sheetOf, post] } ¦ wrong-kind ¦ write 'sheetOf, then: { push: post }' ¦ { push: sheetOf, then: { push: post } }
        - goBack ¦ wrong-kind ¦ write '{ pop: back }' ¦ { pop: back }
        - { select: 1 } ¦ unknown-reference ¦ by their names
        - finish ¦ wrong-kind ¦ write '{ finish: OUTCOME }'
        - { push: PostView() } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        - { push: post screen } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        - { push: post, with: { id: id ?? 5 } } ¦ invalid-argument ¦ is an expression; compute it in the app
        - { push: post, with: { id: makeID(5) } } ¦ invalid-argument ¦ use a name ('note', 'note.id')
        - { push: { screen: post, params: { id: String } } } ¦ wrong-kind ¦ write 'post, payload: { id: String }' ¦ { push: post, payload: { id: String } }
        - { push: '@id/post' } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        - |↵            push: post ¦ wrong-kind ¦ remove the '|' ¦ ↵            push: post
        - { present: editor, returns: { dismissed: ~ } } ¦ unknown-outcome ¦ that is 'closed' ¦ { present: editor, returns: { closed: ~ } }
        - { present: editor, returns: { closed: nothing } } ¦ unknown-message ¦ is '~' ¦ { present: editor, returns: { closed: ~ } }
        - { push: post, payload: { id: String }, with: [id: id] } ¦ wrong-kind ¦ write '{ id: id }' ¦ { push: post, payload: { id: String }, with: { id: id } }
        - { push: { post: } } ¦ wrong-kind ¦ write 'post' ¦ =
        - push post ¦ wrong-kind ¦ write '{ push: post }' ¦ =
        - dismiss ¦ wrong-kind ¦ write '{ dismiss: top }' ¦ { dismiss: top }
        - { dismiss: true } ¦ wrong-kind ¦ did you mean 'top'? ¦ { dismiss: top }
        - { when: '!wide', push: post } ¦ unknown-condition ¦ write 'not wide' ¦ { when: not wide, push: post }
        - { push: post, payload: { id: String }, with: { id: \\(id) } } ¦ invalid-argument ¦ write 'id' ¦ { push: post, payload: { id: String }, with: { id: id } }
        - { push: post, payload: { id: String }, with: { id: id! } } ¦ invalid-argument ¦ write 'id' ¦ { push: post, payload: { id: String }, with: { id: id } }
        - { push: post(id) } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        - { push: .post } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        - { push: Post } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        - { push: post; } ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        - { present: editor, style: .sheet } ¦ wrong-kind ¦ did you mean 'sheet'? ¦ { present: editor, style: sheet }
        - { present: editor, style: full-screen } ¦ wrong-kind ¦ did you mean 'fullScreen'? ¦ { present: editor, style: fullScreen }
        - { present: editor, style: modal } ¦ wrong-kind ¦ did you mean 'sheet'? ¦ { present: editor, style: sheet }
        - { present: editor, detents: { medium: true } } ¦ wrong-kind ¦ write '[medium]' ¦ { present: editor, detents: [medium] }
        - { present: editor, locked: 'yes' } ¦ unknown-condition ¦ write 'true' ¦ { present: editor, locked: true }
        - { present: editor, in: navigation } ¦ wrong-kind ¦ expected 'stack' for 'in' of a 'present', found ¦ { present: editor, in: stack }
        - { present: editor, in: true } ¦ wrong-kind ¦ expected 'stack' for 'in' of a 'present', found ¦ { present: editor, in: stack }
        - { select: [me] } ¦ wrong-kind ¦ write 'me' ¦ { select: me }
        - { select: tab.me } ¦ unknown-reference ¦ did you mean 'me'? ¦ { select: me }
        - { pop: { to: feed } } ¦ wrong-kind ¦ write 'feed' ¦ { pop: feed }
        - { pop: to feed } ¦ unknown-reference ¦ did you mean 'feed'? ¦ { pop: feed }
        - { pop: Root } ¦ unknown-reference ¦ unknown screen 'Root' ¦ { pop: root }
        - { dismiss: root } ¦ wrong-kind ¦ use 'top' or 'all', or 'pop: root' ¦ { pop: root }
        - { alert: editor } ¦ wrong-kind ¦ to present a screen, write 'present: editor' and ¦ { present: editor, style: alert }
        - { alert: [ok: { pop: back }, cancel] } ¦ wrong-kind ¦ write '{ ok: { pop: back }, cancel: ~ }' ¦ { alert: { ok: { pop: back }, cancel: ~ } }
        - [{ when: wide, push: post }, else, { pop: back }] ¦ wrong-kind ¦ expected a mapping, found 'else' for a transition
        - { when: wide, { push: post } } ¦ wrong-kind ¦ remove the braces around the braces ¦ { when: wide, push: post }
        - { when: wide?, push: post } ¦ unknown-condition ¦ did you mean 'wide'? ¦ { when: wide, push: post }
        - { when: (wide), push: post } ¦ unknown-condition ¦ did you mean 'wide'? ¦ { when: wide, push: post }
        - { when: wide and draft, push: post } ¦ unknown-condition ¦ write several conditions as a list: '[wide, draft]' ¦ { when: [wide, draft], push: post }
        - { when: no wide, push: post } ¦ unknown-condition ¦ write 'not wide' ¦ { when: not wide, push: post }
        - { when: -wide, push: post } ¦ unknown-condition ¦ write 'not wide' ¦ { when: not wide, push: post }
        - { when: ~wide, push: post } ¦ unknown-condition ¦ write 'not wide' ¦ { when: not wide, push: post }
        - { when: { session: loggedIn }, push: post } ¦ wrong-kind ¦ write 'loggedIn' ¦ { when: loggedIn, push: post }
        - { when: session = loggedIn, push: post } ¦ unknown-condition ¦ write 'loggedIn' ¦ { when: loggedIn, push: post }
        - { when: isWide, push: post } ¦ unknown-condition ¦ did you mean 'wide'? ¦ { when: wide, push: post }
        - { when: WIDE, push: post } ¦ unknown-condition ¦ did you mean 'wide'? ¦ { when: wide, push: post }
        - { when: wide is true, push: post } ¦ unknown-condition ¦ write 'wide' ¦ { when: wide, push: post }
        - { when: wide == false, push: post } ¦ unknown-condition ¦ write 'not wide' ¦ { when: not wide, push: post }
        - { when: iOS, push: post } ¦ unknown-condition ¦ declare a condition that holds there, such as
        - { push: pоst } ¦ unknown-reference ¦ write 'post' ¦ =
        - { when: wide or draft, push: post } ¦ unknown-condition ¦ 'or' is not supported ¦ [{ when: wide, push: post }, { when: draft, push: post }]
        - { when: wide || not draft, push: post } ¦ unknown-condition ¦ 'or' is not supported ¦ [{ when: wide, push: post }, { when: not draft, push: post }]
        - ↵            - when: wide or draft↵              push: post↵            - pop: root ¦ unknown-condition ¦ 'or' is not supported ¦ ↵            - { when: wide, push: post }↵            - { when: draft, push: post }↵            - pop: root
        - [ when: wide, push: post ] ¦ wrong-kind ¦ is a key of the alternative that begins above ¦ { when: wide, push: post }
        - { present: post, style: page } ¦ wrong-kind ¦ did you mean 'pageSheet'? ¦ { present: post, style: pageSheet }
        in sets: ⟨{ session: loggedIn }⟩
        - { loggedIn: true } ¦ wrong-kind ¦ write 'session: loggedIn' ¦ =
        - { session: logedIn } ¦ unknown-condition ¦ did you mean 'loggedIn'? ¦ =
        - session = loggedIn ¦ wrong-kind ¦ '{ session: loggedIn }' ¦ =
        - { session: .loggedIn } ¦ unknown-condition ¦ did you mean 'loggedIn'? ¦ =
        - [session: loggedIn] ¦ wrong-kind ¦ write '{ session: loggedIn }' ¦ =
        - { session: [loggedIn] } ¦ wrong-kind ¦ write 'loggedIn' ¦ =
        - { session: { loggedIn: true } } ¦ wrong-kind ¦ write 'loggedIn' ¦ =
        in params:⟨ { id: String }⟩
        -  [id] ¦ wrong-kind ¦ write '{ id: TYPE }'
        -  { id: String }↵    outcomes: ↵      paid:↵        tags: string[] ¦ invalid-type ¦ '[String]' ¦  { id: String }↵    outcomes: ↵      paid:↵        tags: [String]
        -  { id: String }↵    receives: [show(count: Int, name: String), hide] ¦ wrong-kind ¦ '{ show: { count: Int, name: String }, hide: }' ¦  { id: String }↵    receives: { show: { count: Int, name: String }, hide: }
        -  { id: String }↵    receives: ↵      - show(count: Int)↵      - hide ¦ wrong-kind ¦ '{ show: { count: Int }, hide: }' ¦  { id: String }↵    receives: ↵      show: { count: Int }↵      hide:
        -  { id: String }↵    outcomes: [paid(Order), cancelled] ¦ wrong-kind ¦ '{ paid: { order: Order }, cancelled: }' ¦  { id: String }↵    outcomes: { paid: { order: Order }, cancelled: }
        -  { id: String }↵    outcomes: ↵      - paid: { order: Order }↵      - cancelled ¦ wrong-kind ¦ '{ paid: { order: Order }, cancelled: }' ¦  { id: String }↵    outcomes: ↵      paid: { order: Order }↵      cancelled:
        -  [{ name: id, type: String }] ¦ wrong-kind ¦ write '{ id: String }' ¦ =
        -  "id: String" ¦ wrong-kind ¦ write '{ id: String }' ¦ =
        - ↵      id: String↵      note: ?Int ¦ invalid-type ¦ write 'Int?' ¦ ↵      id: String↵      note: Int?
        -  { String: id } ¦ invalid-type ¦ the name comes first … 'id: String' ¦ =
        - ↵      - id: String ¦ wrong-kind ¦ remove the '-' in front of each name ¦ ↵        id: String
        in id: ⟨String⟩
        - string ¦ invalid-type ¦ write 'String' ¦ =
        - String, count: int? ¦ invalid-type ¦ write 'Int?' ¦ String, count: Int?
        - String }↵    outcomes: { paid: { tags: [string] } ¦ invalid-type ¦ write '[String]' ¦ String }↵    outcomes: { paid: { tags: [String] }
        - String, name: string | null ¦ invalid-type ¦ write 'String?' ¦ String, name: String?
        - String, size: int = 3 ¦ invalid-type ¦ write 'Int' ¦ String, size: Int = 3
        - String }↵    outcomes: { paid: Order, cancelled: ¦ wrong-kind ¦ write '{ order: Order }' ¦ String }↵    outcomes: { paid: { order: Order }, cancelled:
        - String }↵    outcomes: { done: true ¦ wrong-kind ¦ write '{}' ¦ String }↵    outcomes: { done: {}
        - { type: String } ¦ invalid-type ¦ write 'String' ¦ =
        - String, size: { type: Int, default: 3 } ¦ invalid-type ¦ write 'Int = 3' ¦ String, size: Int = 3
        - String, note: Int! ¦ invalid-type ¦ write 'Int?' ¦ String, note: Int?
        - String; ¦ invalid-type ¦ write 'String' ¦ =
        - String, note: Int or nil ¦ invalid-type ¦ write 'Int?' ¦ String, note: Int?
        - String, note: number = 1 ¦ invalid-type ¦ write 'Double' ¦ String, note: Double = 1
        - String, note: "x" ¦ invalid-type ¦ a value … write 'String' … 'String = "x"'
        - String, note: 5 ¦ invalid-type ¦ a value … 'Int = 5'
        - String, note: true ¦ invalid-type ¦ a value … 'Bool'
        - { argType: string } ¦ invalid-type ¦ write 'String' ¦ =
        - String, note: { type: string, nullable: true } ¦ invalid-type ¦ write 'String?' ¦ String, note: String?
        - String, m: String optional ¦ invalid-type ¦ write 'String?' ¦ String, m: String?
        in alert: ⟨{ confirmed: { pop: back }, cancelled: ~ }⟩
        - 'Really delete?' ¦ wrong-kind ¦ 'alert' … [ok, cancel]
        - { confirmed: { pop: back }, cancelled: ˜ } ¦ unknown-message ¦ '~' ¦ =
        - { confirmed: { pop: back }, cancelled: '~' } ¦ unknown-message ¦ is '~' ¦ =
        in confirmed: ⟨{ pop: back }⟩
        - { pop: } ¦ wrong-kind ¦ write 'back' ¦ =
        - editor ¦ unknown-message ¦ write '{ push: editor }' ¦ { push: editor }
        - { pop: 1 } ¦ unknown-reference ¦ write 'back' ¦ =
        - pop back ¦ unknown-message ¦ write '{ pop: back }' ¦ =
        - { pop: previous } ¦ unknown-reference ¦ write 'back' ¦ =
        in edit:⟨ { present: editor, detents: [medium, large] }⟩
        -  {{ present: editor }} ¦ wrong-kind ¦ braces ¦  {present: editor}
        -  'present: editor' ¦ wrong-kind ¦ write '{ present: editor }' ¦  { present: editor }
        -  { present: editor as sheet } ¦ unknown-reference ¦ did you mean 'editor'? ¦  { present: editor }
        -  { present: editor (sheet) } ¦ unknown-reference ¦ did you mean 'editor'? ¦  { present: editor }
        -  { push: post, with: { id } } ¦ invalid-argument ¦ write 'id: id' ¦  { push: post, with: { id: id } }
        - ↵      present: editor↵      style: sheet ¦ wrong-kind ¦ not indented deeper ¦ ↵        present: editor↵        style: sheet
        -  nothing ¦ wrong-kind ¦ write '~' ¦  ~
        -  { alert: ok, cancel } ¦ wrong-kind ¦ write '[ok, cancel]' ¦  { alert: [ok, cancel] }
        in ⟨detents: [medium, large]⟩
        - detents: medium, large ¦ wrong-kind ¦ write '[medium, large]' ¦ =
        - detents: [half, large] ¦ wrong-kind ¦ did you mean 'medium'? ¦ =
        - then: [{ pop: back }, { push: post }] ¦ wrong-kind ¦ write '{ pop: back, then: { push: post } }' ¦ then: { pop: back, then: { push: post } }
        in ⟨back: not draft⟩
        - back: NOT draft ¦ wrong-kind ¦ write 'not draft' ¦ =
        - back: draft && wide ¦ wrong-kind ¦ write '[draft, wide]' ¦ back: [draft, wide]
        - back: draft == false ¦ wrong-kind ¦ write 'not draft' ¦ =
        - back: { not: draft } ¦ wrong-kind ¦ write 'not draft' ¦ =
        in sets: ⟨{ draft: true }⟩
        - { draft } ¦ wrong-kind ¦ write 'true' ¦ =
        - { draft: 1 } ¦ wrong-kind ¦ did you mean 'true'? ¦ =
        - [draft] ¦ wrong-kind ¦ write '{ draft: true }' ¦ =
        - { draft: toggle } ¦ wrong-kind ¦ 'sets' has a fixed value: write an alternative for
        in close: ⟨[{ when: draft, alert: { discard: { sets: { draft: false }, dismiss: top }, keep: ~ } }, { dismiss: top }]⟩
        - [{ when: draft, alert: { discard: { sets: { draft: false }, dismiss: top }, keep: ~ } }, { dismiss }] ¦ wrong-kind ¦ write 'top' ¦ =
        - [{ when: draft, alert: { discard: { sets: { draft: false }, dismiss: top }, keep: ~ } }, { dismiss: ~ }] ¦ wrong-kind ¦ write 'top' ¦ =
        - [{ when: draft, alert: { discard: { sets: { draft: false }, dismiss: top }, keep: ~ } }, { when: true, dismiss: top }] ¦ unknown-condition ¦ needs no condition
        in when: ⟨draft⟩
        - { all: [draft, wide] } ¦ wrong-kind ¦ write '[draft, wide]' ¦ [draft, wide]
        - { any: [draft, wide] } ¦ wrong-kind ¦ 'or' is not supported
        - not(draft) ¦ unknown-condition ¦ write 'not draft' ¦ not draft
        - notDraft ¦ unknown-condition ¦ write 'not draft' ¦ not draft
        - session != loggedOut ¦ unknown-condition ¦ write 'not loggedOut' ¦ not loggedOut
        - has draft ¦ unknown-condition ¦ write a condition as 'name' or 'not name'
        in sets: ⟨{ draft: false }⟩
        - not draft ¦ wrong-kind ¦ write '{ draft: false }' ¦ =
        in post:⟨ { url: '/p/{id}', opens: post, by: push, reuse: true }⟩
        -  { url: '/p/{id}', opens: post, by: modal } ¦ wrong-kind ¦ did you mean 'present'? ¦  { url: '/p/{id}', opens: post, by: present }
        -  feed ¦ wrong-kind ¦ opens: feed ¦  { url: '/feed', opens: feed }
        -  '/p/{id} -> post' ¦ wrong-kind ¦ opens: post ¦  { url: '/p/{id}', opens: post }
        -  { url: '/p/{id}', opens: [post] } ¦ wrong-kind ¦ write 'post' ¦  { url: '/p/{id}', opens: post }
        -  { url: '/p/{ id }', opens: post } ¦ wrong-kind ¦ write '{id}': '/p/{id}' ¦  { url: '/p/{id}', opens: post }
        -  { url: 'shop.example/p/{id}', opens: post } ¦ wrong-kind ¦ start it with '/': '/p/{id}', and declare schemes ¦  { url: '/p/{id}', opens: post }
        -  { url: '/p/{id}', opens: post, path: [home/feed.openDetail] } ¦ unknown-reference ¦ write an event as 'screen.event' ¦  { url: '/p/{id}', opens: post, path: [feed.openDetail] }
        -  { url: '/p/{id}', opens: post, with: { id: '{id}' } } ¦ invalid-argument ¦ write 'id' ¦  { url: '/p/{id}', opens: post, with: { id: id } }
        -  { url: '/p/{id}', opens: post, with: id } ¦ wrong-kind ¦ write '{ id: id }' ¦  { url: '/p/{id}', opens: post, with: { id: id } }
        -  { url: '*', opens: feed } ¦ wrong-kind ¦ start it with '/': '/*' ¦  { url: '/*', opens: feed }
        -  { url: 'https://other.example/p/{id}', opens: post } ¦ wrong-kind ¦ start it with '/': '/p/{id}', and declare schemes ¦  { url: '/p/{id}', opens: post }
        -  { url: ‘/feed’, opens: feed } ¦ wrong-kind ¦ '‘' (U+2018) is not "'" ¦  { url: '/feed', opens: feed }
        in ⟨url: '/p/{id}'⟩
        - url: 'shop://p/:id' ¦ wrong-kind ¦ start it with '/': '/p/{id}' ¦ =
        - url: 'p/{id}' ¦ wrong-kind ¦ start it with '/': '/p/{id}' ¦ =
        - url: '/p/${id}' ¦ wrong-kind ¦ whole segment
        - url: '/p/{postId}' ¦ missing-argument ¦ 'with: { id: postId }'
        - url: '/p/{id:int}' ¦ wrong-kind ¦ write '{id}' … '/p/{id}' ¦ =
        - url: '/p/{{id}}' ¦ wrong-kind ¦ write '{id}' ¦ =
        - url: '/p/{id?}' ¦ wrong-kind ¦ write '{id}' ¦ =
        in opens: ⟨post⟩
        - screens.post ¦ unknown-reference ¦ did you mean 'post'? ¦ =
        - { push: post } ¦ wrong-kind ¦ write 'post' ¦ =
        in ⟨reuse: true⟩
        - reuse: yes ¦ wrong-kind ¦ did you mean 'true'? ¦ =
        - pending: no ¦ wrong-kind ¦ did you mean 'never'? ¦ pending: never
        - reuse: true, expires: 1h ¦ wrong-kind ¦ expected a number of seconds ¦ reuse: true, expires: 3600
        - reuse: true, expires: 60s ¦ wrong-kind ¦ expected a number of seconds ¦ reuse: true, expires: 60
        - reuse: true, expires: 2 days ¦ wrong-kind ¦ expected a number of seconds ¦ reuse: true, expires: 172800
        - reuse: true, expires: 5 min ¦ wrong-kind ¦ expected a number of seconds ¦ reuse: true, expires: 300
        - reuse: true, expires: 1 month ¦ wrong-kind ¦ expected a number of seconds
        - reuse: true, expires: never ¦ wrong-kind ¦ expected a number of seconds
        in checks:⟨ [{ reach: feed }]⟩
        - ↵  -{ reach: feed } ¦ wrong-kind ¦ behind '-' ¦ ↵  - { reach: feed }
        -  [feed] ¦ wrong-kind ¦ write '{ reach: feed }' ¦ =
        -  [feed is reachable] ¦ wrong-kind ¦ write '{ reach: feed }' ¦ =
        -  [never editor above post] ¦ wrong-kind ¦ write '{ never: editor, above: post }' ¦  [{ never: editor, above: post }]
        -  { feedIsFound: { reach: feed } } ¦ wrong-kind ¦ { name: feedIsFound, reach: feed } ¦  [{ name: feedIsFound, reach: feed }]
        -  { reach: feed } ¦ wrong-kind ¦ write '[{ reach: feed }]' ¦ =
        -  ↵  - reach: feed↵  - reach post ¦ wrong-kind ¦ write '{ reach: post }' ¦  ↵  - reach: feed↵  - { reach: post }
        in reach: ⟨feed⟩
        - feed, from: login, within: 9 ¦ wrong-kind ¦ 'form' ¦ feed, from: form, within: 9
        - [feed, post] ¦ wrong-kind ¦ write a check for each screen
        - feeds ¦ unknown-reference ¦ did you mean 'feed'? ¦ =
        - feed, from: [post] ¦ wrong-kind ¦ write 'post' ¦ feed, from: post
        - feed, within: 3 steps ¦ wrong-kind ¦ write '3' ¦ feed, within: 3
        - feed, within: three ¦ wrong-kind ¦ found 'three'
        """#
}

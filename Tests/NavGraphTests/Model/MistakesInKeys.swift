/// Tables of mistakes. A line `in before⟨text⟩` is a text of the graph; each row below has what is written instead of `text`, the
/// rule, words of its message, and the text once the preferred fixes are made. `=` is the text of the graph; without it there is no fix.
extension OtherMistakeTests {
    /// Quotes, brackets, tabs, indentation and characters that YAML reads otherwise.
    static let ofYAML = #"""
        in entry: ⟨[{ when: loggedIn, root: main }, { root: login }]⟩
        - loggedIn ? main : login ¦ yaml-syntax ¦ a choice is written as a list ¦ =
        in conditions:⟨ { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }⟩
        - ↵  session: [loggedOut, loggedIn, revoked]↵  draft↵  wide: { changes: true } ¦ yaml-syntax ¦ a ':' is missing behind 'draft' ¦ ↵  session: [loggedOut, loggedIn, revoked]↵  draft:↵  wide: { changes: true }
        - ↵  session:↵    - loggedOut↵    - loggedIn↵    - revoked↵  - draft↵  wide: { changes: true } ¦ yaml-syntax ¦ remove it ¦ ↵  session:↵    - loggedOut↵    - loggedIn↵    - revoked↵  draft:↵  wide: { changes: true }
        in platforms:⟨ [ios, macos]⟩
        - ↵- ios↵-macos ¦ yaml-syntax ¦ a space is missing behind '-' ¦ ↵- ios↵- macos
        in flows:⟨⟩
        -  { ¦ yaml-syntax ¦ for lines without ',' remove it ¦ \u{20}
        in home:⟨⟩
        -  \u{200B} ¦ yaml-syntax ¦ write nothing ¦ \u{20}
        in ⟨feed:↵        title: Feed⟩
        - feed:↵\ttitle: Feed ¦ yaml-syntax ¦ tabs ¦ =
        - feed:↵\u{A0}       title: Feed ¦ yaml-syntax ¦ write a space ¦ =
        in ⟨feed:↵        title: Feed↵        transitions:↵          openDetail: { push: post }⟩
        - feed:↵\t\ttitle: Feed↵\t\ttransitions:↵\t\t\topenDetail: { push: post } ¦ yaml-syntax ¦ use spaces ¦ feed:↵        title: Feed↵        transitions:↵            openDetail: { push: post }
        - feed:↵        title: Feed        transitions:↵          openDetail: { push: post } ¦ yaml-syntax ¦ 'transitions' needs its own line ¦ =
        in ⟨title: Feed⟩
        - // the feed↵        title: Feed ¦ yaml-syntax ¦ '#' ¦ # the feed↵        title: Feed
        -   title: Feed ¦ yaml-syntax ¦ indented by 8 spaces
        - title = Feed ¦ yaml-syntax ¦ ':' is missing behind 'title' ¦ =
        - title：Feed ¦ yaml-syntax ¦ write ':' ¦ =
        - title：\u{3000}Feed ¦ yaml-syntax ¦ write ':' ¦ =
        - title:Feed ¦ yaml-syntax ¦ a space is missing behind 'title:' ¦ =
        - title Feed ¦ yaml-syntax ¦ a ':' is missing behind 'title' ¦ =
        - from: storyboard: Main ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦ from: { storyboard: Main }
        - back: [not draft ¦ yaml-syntax ¦ the '[' that begins here is not closed ¦ back: [not draft]
        - style: sheet, locked: true ¦ yaml-syntax ¦ 'locked' needs its own line ¦ style: sheet↵        locked: true
        - allow: { dead-end: because # it is } ¦ yaml-syntax ¦ a text that contains ' #' needs quotes: 'because # ¦ allow: { dead-end: 'because # it is' }
        - about: it's: a feed ¦ yaml-syntax ¦ a text that contains ': ' needs quotes: "it's: a ¦ about: "it's: a feed"
        - about: |↵        text ¦ yaml-syntax ¦ the text below '|' is indented deeper than its key, ¦ about: |↵          text
        in ⟨title: Feed↵        transitions:↵          openDetail: { push: post }↵  me:↵    screens:↵      profile:⟩
        - title: Feed↵        transitions:↵          openDetail: { push: post }↵  me:↵    screens: profile: ¦ yaml-syntax ¦ 'profile' needs its own line ¦ =
        in title: ⟨Feed⟩
        - 'Feed ¦ yaml-syntax ¦ not closed ¦ 'Feed'
        - 'It's' ¦ yaml-syntax ¦ in quotes ¦ "It's"
        - %d items ¦ yaml-syntax ¦ '%' ¦ '%d items'
        - *Feed* ¦ yaml-syntax ¦ '*' ¦ '*Feed*'
        - Feed↵||||||| base ¦ yaml-syntax ¦ an unresolved merge conflict
        - Feed↵+       about: All ¦ yaml-syntax ¦ indented deeper
        - Feed↵\t ¦ yaml-syntax ¦ use spaces ¦ Feed↵ \u{20}
        - - Feed ¦ yaml-syntax ¦ put it in quotes ¦ '- Feed'
        - !Feed ¦ yaml-syntax ¦ put it in quotes ¦ '!Feed'
        - |Feed ¦ yaml-syntax ¦ put it in quotes ¦ '|Feed'
        - > Feed ¦ yaml-syntax ¦ put it in quotes ¦ '> Feed'
        - "Feed" more ¦ yaml-syntax ¦ put the whole text in quotes ¦ '"Feed" more'
        - "a "b" c" ¦ yaml-syntax ¦ put the whole text in quotes ¦ '"a "b" c"'
        - "\\d" ¦ yaml-syntax ¦ use single quotes: '\\d' ¦ '\\d'
        - NSLocalizedString("feed", comment: "") ¦ yaml-syntax ¦ a text that contains ': ' needs quotes: ¦ 'NSLocalizedString("feed", comment: "")'
        in ⟨openDetail: { push: post }↵  me:⟩
        - openDetail -> { push: post }↵  me: ¦ yaml-syntax ¦ ':' is missing behind 'openDetail' ¦ =
        - openDetail: { push: post }↵<<<<<<< HEAD↵  me:↵=======↵  mine:↵>>>>>>> b ¦ yaml-syntax ¦ choose a side, and remove its marks
        in openDetail:⟨ { push: post }⟩
        - ↵            push: post↵          - openOther: { push: post } ¦ yaml-syntax ¦ 'openDetail' above has none; remove it ¦ ↵            push: post↵          openOther: { push: post }
        - ↵            - { when: wide, push: post }↵            - present: editor↵            returns:↵                closed: ~ ¦ yaml-syntax ¦ 'returns' … 14 spaces ¦ ↵            - { when: wide, push: post }↵            - present: editor↵              returns:↵                closed: ~
        - ↵            push: post↵              title: Open ¦ yaml-syntax ¦ has a value already ¦ ↵            push: post↵            title: Open
        - ↵            - when: wide↵            push: post↵            - pop: back ¦ yaml-syntax ¦ to belong to that item, indent it by 14 spaces ¦ ↵            - when: wide↵              push: post↵            - pop: back
        in openDetail: ⟨{ push: post }⟩
        - { push: post ] ¦ yaml-syntax ¦ '}' … ']' ¦ =
        - ( push: post ) ¦ yaml-syntax ¦ '{ push: post }' ¦ =
        - push: post ¦ yaml-syntax ¦ '{ push: post }' ¦ =
        - { push: post } } ¦ yaml-syntax ¦ closes nothing ¦ =
        - { push: post(id: 5) } ¦ yaml-syntax ¦ 'with: { id: 5 }' ¦ { push: post, with: { id: 5 } }
        - { push: post }, ¦ yaml-syntax ¦ lines do not end with ',' ¦ =
        - { , push: post } ¦ yaml-syntax ¦ remove it ¦ =
        - { push: sheetOf and push: post } ¦ yaml-syntax ¦ 'then: { push: post }' ¦ { push: sheetOf, then: { push: post } }
        - { when: ${{ wide }}, push: post } ¦ yaml-syntax ¦ write 'wide' ¦ { when: wide, push: post }
        - { push: post, title: Open: now } ¦ yaml-syntax ¦ needs quotes: 'Open: now' ¦ { push: post, title: 'Open: now' }
        - { push: post, title: Open {now} } ¦ yaml-syntax ¦ needs quotes: 'Open {now}' ¦ { push: post, title: 'Open {now}' }
        - push: post, animated: true ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦ { push: post, animation: default }
        - { when: wide: { push: post } } ¦ yaml-syntax ¦ a condition stands beside the action: 'when: wide, ¦ { when: wide, push: post }
        - { when: [wide, !draft], push: post } ¦ yaml-syntax ¦ write 'not draft' ¦ { when: [wide, not draft], push: post }
        - { when: session in [loggedIn, revoked], push: post } ¦ yaml-syntax ¦ write an alternative for each condition, or 'not'
        - { when: wide: true, push: post } ¦ yaml-syntax ¦ a condition is written without a value, as 'name' ¦ { when: wide, push: post }
        - { push: post,, title: a } ¦ yaml-syntax ¦ remove it ¦ { push: post,title: a }
        - [{ when: wide, push: post }, { pop: back ] ¦ yaml-syntax ¦ the '{' that begins here is not closed ¦ [{ when: wide, push: post }, { pop: back }]
        - { when: wide, push: post }, { pop: back } ¦ yaml-syntax ¦ put them in brackets ¦ [{ when: wide, push: post }, { pop: back }]
        in ⟨login:↵    screens:⟩
        - login↵    screens: ¦ yaml-syntax ¦ a ':' is missing behind 'login' ¦ =
        - - login:↵    screens: ¦ yaml-syntax ¦ remove it ¦ =
        in ⟨params: { id: String }↵    transitions:↵      delete: { alert: { confirmed: { pop: back }, cancelled: ~ } }↵      edit: { present: editor, detents: [medium, large] }↵  sheetOf:↵    back: not draft⟩
        - params: { id: String }↵    transitions:↵      - delete: { alert: { confirmed: { pop: back }, cancelled: ~ } }↵      edit: { present: editor, detents: [medium, large] }↵  sheetOf:↵    back: not draft ¦ yaml-syntax ¦ 'edit' has none; remove it ¦ =
        in params:⟨ { id: String }⟩
        -  { id: String }↵    receives: show(count: Int) ¦ yaml-syntax ¦ '{ show: { count: Int } }' ¦  { id: String }↵    receives: { show: { count: Int } }
        -  { id: String }↵    receives: ↵      show(count: Int):↵      hide: ¦ yaml-syntax ¦ 'show: { count: Int }' ¦  { id: String }↵    receives: ↵      show: { count: Int }↵      hide:
        -  { 'id: String } ¦ yaml-syntax ¦ quote … not closed ¦  { 'id': String }
        -  <id: String> ¦ yaml-syntax ¦ '{ id: String }' ¦ =
        in id: ⟨String⟩
        - String }↵    outcomes: { paid: { tags: string[] } ¦ yaml-syntax ¦ '[String]' ¦ String }↵    outcomes: { paid: { tags: [String] }
        - String, note: ?Int ¦ yaml-syntax ¦ 'Int?' ¦ String, note: Int?
        - String, m: [String: Int]? ¦ yaml-syntax ¦ a type with brackets and '?' needs quotes: ¦ String, m: '[String: Int]?'
        in edit:⟨ { present: editor, detents: [medium, large] }⟩
        -  { present: editor; detents: [medium, large] } ¦ yaml-syntax ¦ ',' … ';' ¦ =
        - { present: editor } ¦ yaml-syntax ¦ a space is missing behind 'edit:' ¦  { present: editor }
        -  { push: post, with: (id: id) } ¦ yaml-syntax ¦ '{ id: id }' ¦  { push: post, with: { id: id } }
        - ↵       - { when: wide, present: editor }↵      - push: sheetOf ¦ yaml-syntax ¦ 6 spaces … by 7 ¦ ↵       - { when: wide, present: editor }↵       - push: sheetOf
        in ⟨back: not draft⟩
        - back: !draft ¦ yaml-syntax ¦ write 'not draft' ¦ =
        - back: draft: false ¦ yaml-syntax ¦ 'not draft' ¦ =
        - "back": "not draft", ¦ yaml-syntax ¦ remove it ¦ "back": "not draft"
        - /* no swipe */↵    back: not draft ¦ yaml-syntax ¦ '#' ¦ # no swipe */↵    back: not draft
        - back: not: draft ¦ yaml-syntax ¦ 'not draft' ¦ =
        in sets: ⟨{ draft: true }⟩
        - !draft ¦ yaml-syntax ¦ write 'not draft' ¦ { draft: false }
        - { !draft } ¦ yaml-syntax ¦ write 'not draft' ¦ { draft: false }
        - [!draft] ¦ yaml-syntax ¦ write 'not draft' ¦ { draft: false }
        - { !draft: true } ¦ yaml-syntax ¦ write 'draft: false' ¦ { draft: false }
        in when: ⟨draft⟩
        - draft: false ¦ yaml-syntax ¦ 'not draft' ¦ not draft
        - not wide: draft ¦ yaml-syntax ¦ 'not draft' ¦ not draft
        - session: loggedIn ¦ yaml-syntax ¦ 'loggedIn' ¦ loggedIn
        - not [draft, wide] ¦ yaml-syntax ¦ '[not draft, not wide]' ¦ [not draft, not wide]
        - ! draft ¦ yaml-syntax ¦ 'not draft' ¦ not draft
        in post:⟨ { url: '/p/{id}', opens: post, by: push, reuse: true }⟩
        -  { url: '/p/{id}' opens: post } ¦ yaml-syntax ¦ a comma is missing before 'opens' ¦  { url: '/p/{id}', opens: post }
        - ↵    url: '/p/{id}'↵   opens: post ¦ yaml-syntax ¦ this line is indented by 3 spaces, but 'post' above ¦ ↵    url: '/p/{id}'↵    opens: post
        - ↵    url '/p/{id}'↵    opens: post ¦ yaml-syntax ¦ a ':' is missing behind 'url' ¦ ↵    url: '/p/{id}'↵    opens: post
        -  { url: '/p/{id}', opens: post, with: { id: :id } } ¦ yaml-syntax ¦ write 'id' ¦  { url: '/p/{id}', opens: post, with: { id: id } }
        -  { url: '/feed'， opens: feed } ¦ yaml-syntax ¦ write ',' ¦  { url: '/feed', opens: feed }
        -  ｛ url: '/feed', opens: feed ｝ ¦ yaml-syntax ¦ write '{' ¦  { url: '/feed', opens: feed }
        -  { url:\u{A0}'/feed', opens: feed } ¦ yaml-syntax ¦ write a space ¦  { url: '/feed', opens: feed }
        -  { url: '/feed',\u{A0}opens: feed } ¦ yaml-syntax ¦ write a space ¦  { url: '/feed', opens: feed }
        -  { url: '/feed’, opens: feed } ¦ yaml-syntax ¦ the quote in column 16 is closed by "'", found '’' ¦  { url: '/feed', opens: feed }
        -  url: '/feed', opens: feed } ¦ yaml-syntax ¦ a text that contains ': ' needs quotes ¦  { url: '/feed', opens: feed }
        in ⟨url: '/p/{id}'⟩
        - url: ‘/p/{id}’ ¦ yaml-syntax ¦ U+2018 ¦ =
        - url: /p/{id ¦ yaml-syntax ¦ not closed ¦ =
        - url: /p/{id:int} ¦ yaml-syntax ¦ '/p/{id}' ¦ =
        - url: p/{id} ¦ yaml-syntax ¦ needs quotes: 'p/{id}' ¦ =
        in checks:⟨ [{ reach: feed }]⟩
        - ↵  — reach: feed↵    from: feed ¦ yaml-syntax ¦ U+2014 ¦ ↵  - reach: feed↵    from: feed
        - ↵  - reach: feed↵  reach: post ¦ yaml-syntax ¦ '-' is missing ¦ ↵  - reach: feed↵  - reach: post
        - ↵\t- reach: feed↵\t  from: form ¦ yaml-syntax ¦ use spaces ¦ ↵  - reach: feed↵    from: form
        - ↵  -\treach: feed ¦ yaml-syntax ¦ use a space ¦ ↵  - reach: feed
        -  ↵  - reach: feed, within: 3 ¦ yaml-syntax ¦ 'within' needs its own line ¦  ↵  - reach: feed↵    within: 3
        """#

    /// Names, and keys that other tools have.
    static let ofKeys = #"""
        in ⟨navgraph: 1.1↵app: Shop⟩
        - navgraph: 1.1 ¦ missing-key ¦ 'app' or 'module'
        - version: 1.1↵app: Shop ¦ unknown-key ¦ write 'navgraph: 1' ¦ navgraph: 1↵app: Shop
        - navgraph: 1.1↵App: Shop ¦ unknown-key ¦ did you mean 'app'? ¦ =
        - navgraph: 1.1↵app: My Shop ¦ invalid-name ¦ write 'MyShop' ¦ navgraph: 1.1↵app: MyShop
        in ⟨navgraph: 1.1↵app: Shop↵entry: [{ when: loggedIn, root: main }, { root: login }]⟩
        - navgraph: 1.1↵app: Shop↵start: main ¦ unknown-key ¦ write 'entry: main' ¦ navgraph: 1.1↵app: Shop↵entry: main
        in entry: ⟨[{ when: loggedIn, root: main }, { root: login }]⟩
        - { if: loggedIn, then: main, else: login } ¦ unknown-key ¦ '[{ when: loggedIn, root: main }, { root: login }]' ¦ =
        - { main } ¦ unknown-key ¦ write 'root: main' ¦ { root: main }
        - { loggedIn: main, loggedOut: login } ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ =
        - ↵  loggedIn: main↵  loggedOut: login ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ ↵  [{ when: loggedIn, root: main }, { root: login }]
        - [{ loggedIn: main }, { root: login }] ¦ unknown-key ¦ a condition is written behind 'when', and 'else' is ¦ =
        - [{ when: loggedIn, root: main }, else: { root: login }] ¦ unknown-key ¦ a condition is written behind 'when', and 'else' is ¦ =
        in ⟨root: login⟩
        - push: login ¦ unknown-key ¦ write 'root: login' ¦ =
        - else: login ¦ unknown-key ¦ '{ root: login }' ¦ =
        - default: true, root: login ¦ unknown-key ¦ the last alternative of a list is taken otherwise: ¦ =
        in session: ⟨[loggedOut, loggedIn, revoked]⟩
        - { values: [loggedOut, loggedIn, revoked] } ¦ unknown-key ¦ write 'oneOf: [loggedOut, loggedIn, revoked]' ¦ { oneOf: [loggedOut, loggedIn, revoked] }
        in wide: ⟨{ changes: true }⟩
        - { change: true } ¦ unknown-key ¦ did you mean 'changes'? ¦ =
        in ⟨links: { schemes: [shop], hosts: [shop.example] }↵platforms: [ios, macos]⟩
        - deepLinks: { schemes: [shop], hosts: [shop.example] }↵platforms: [ios, macos] ¦ unknown-key ¦ write 'links' ¦ =
        - urlSchemes: [shop]↵platforms: [ios, macos] ¦ unknown-key ¦ write 'links:  ¦ links: { schemes: [shop] }↵platforms: [ios, macos]
        in ⟨platforms: [ios, macos]⟩
        - framework: swiftui ¦ unknown-key ¦ write 'swift: { framework: swiftui }' ¦ swift: { framework: swiftui }
        - lint: { dead-end: off } ¦ unknown-key ¦ write 'rules: { dead-end: off }' ¦ lint: { rules: { dead-end: off } }
        - lint: { disable: [dead-end, unused] } ¦ unknown-key ¦ write 'rules: { dead-end: off, unused: off }' ¦ lint: { rules: { dead-end: off, unused: off } }
        - lint:↵  disable:↵    - dead-end ¦ unknown-key ¦ 'rules: { RULE: off }'
        - lint: { dead-end: ignore } ¦ unknown-key ¦ write 'rules: { dead-end: off }' ¦ lint: { rules: { dead-end: off } }
        - platform: ios ¦ unknown-key ¦ did you mean 'platforms'? ¦ platforms: [ios]
        - $schema: navgraph.schema.json ¦ unknown-key ¦ '# yaml-language-server: $schema=…'
        - swift: { architecture: clean } ¦ unknown-key ¦ write 'framework: clean-swift' ¦ swift: { framework: clean-swift }
        - swift: { framework: uikit, import: Foo } ¦ unknown-key ¦ did you mean 'imports'? ¦ swift: { framework: uikit, imports: [Foo] }
        in ⟨groups:↵  row:⟩
        - events:↵  row: ¦ unknown-key ¦ write 'groups' ¦ =
        in ⟨row:↵    openPost: { push: post }↵    share: { present: sheetOf }↵flows:⟩
        - row:↵    transitions:↵      openPost: { push: post }↵      share: { present: sheetOf }↵flows: ¦ unknown-key ¦ directly under the group
        in ⟨flows:↵  main: { tabs: [home, { event: compose }, me], transitions: { compose: { present: editor } } }↵  home:↵    uses: [row]⟩
        - flows:↵  main:↵    tabs:↵      - home:↵      - { event: compose }↵      - me↵    transitions: { compose: { present: editor } }↵  home:↵    uses: [row] ¦ unknown-key ¦ a tab is written by its name: 'home' ¦ flows:↵  main:↵    tabs:↵      - home↵      - { event: compose }↵      - me↵    transitions: { compose: { present: editor } }↵  home:↵    uses: [row]
        in flows:⟨⟩
        - :  ¦ unknown-key ¦ write 'flows' ¦ \u{20}
        in ⟨tabs: [home, { event: compose }, me]⟩
        - tabs: [home, { button: compose }, me] ¦ unknown-key ¦ write 'event: compose' ¦ =
        - tabs: [{ name: home, icon: house }, { event: compose }, me] ¦ unknown-key ¦ written by its name: 'home' ¦ =
        - tabs: [home: Home, { event: compose }, me] ¦ unknown-key ¦ 'home' ¦ =
        - type: tabs, tabs: [home, { event: compose }, me] ¦ unknown-key ¦ write 'container: tabs' ¦ container: tabs, tabs: [home, { event: compose }, me]
        in home:⟨⟩
        - ↵    start: { push: feed } ¦ unknown-key ¦ write 'screen: feed' ¦ ↵    start: { screen: feed }
        - ↵    entry: feed ¦ unknown-key ¦ write 'start: feed' ¦ ↵    start: feed
        in ⟨uses: [row]⟩
        - extends: row ¦ unknown-key ¦ write 'uses: [row]' ¦ =
        in ⟨feed:↵        title: Feed⟩
        - feed:↵        private: true ¦ unknown-key ¦ private without 'public: true' ¦ feed:
        in ⟨feed:↵        title: Feed↵        transitions:↵          openDetail: { push: post }⟩
        - feed:↵        receives: [reload]↵        transitions:↵          openDetail: { send: reload, to: feed } ¦ unknown-key ¦ write 'push: feed' ¦ feed:↵        receives: [reload]↵        transitions:↵          openDetail: { send: reload, push: feed }
        - feed:↵        title: Feed↵        transitions:↵        openDetail: { push: post } ¦ unknown-key ¦ 'openDetail' is not indented deeper than 'transitions' ¦ =
        - feed:↵      title: Feed↵      transitions:↵        openDetail: { push: post } ¦ unknown-key ¦ 'title' is not indented deeper than 'feed' ¦ =
        in ⟨title: Feed⟩
        - titlе: Feed ¦ unknown-key ¦ U+0435 ¦ =
        - from: { storyboard: Main, identifier: Feed } ¦ unknown-key ¦ write 'id: Feed' ¦ from: { storyboard: Main, id: Feed }
        - initial: true ¦ unknown-key ¦ 'start'
        - children: [post] ¦ unknown-key ¦ do not nest
        - push: post ¦ unknown-key ¦ 'transitions: { EVENT: { push: post } }'
        - id: feed ¦ unknown-key ¦ use 'transitions'
        - when: loggedIn ¦ unknown-key ¦ write 'requires: loggedIn' ¦ requires: loggedIn
        - auth: true ¦ unknown-key ¦ write 'requires: CONDITION'
        - ignore: [dead-end] ¦ unknown-key ¦ 'allow: { dead-end: "reason" }' ¦ allow: { dead-end: "reason" }
        - tabItem: Feed ¦ unknown-key ¦ write 'title: Feed' ¦ =
        - visibility: public ¦ unknown-key ¦ write 'public: true' ¦ public: true
        - Title : Feed ¦ unknown-key ¦ did you mean 'title'? ¦ title : Feed
        - from: { swiftui: FeedView } ¦ unknown-key ¦ a class is written beside 'from', as 'type: NAME'
        - from: { class: FeedVC } ¦ unknown-key ¦ a class is written beside 'from', as 'type: NAME'
        - allow: { dead_end: x } ¦ unknown-key ¦ did you mean 'dead-end'? ¦ allow: { dead-end: x }
        - receives: { reload(id: String) } ¦ invalid-name ¦ params are written as a mapping: 'reload: { id: ¦ receives: { reload: { id: String } }
        - outcomes: [done, back] ¦ invalid-name ¦ choose another name ¦ outcomes: [done, backOutcome]
        - outcomes: [closed] ¦ invalid-name ¦ choose another name ¦ outcomes: [closedOutcome]
        - outcomes: [.done] ¦ invalid-name ¦ write 'done' ¦ outcomes: [done]
        - outcomes: { case done } ¦ invalid-name ¦ write 'done' ¦ outcomes: { done }
        - canGoBack: false ¦ unknown-key ¦ write 'back: false' ¦ back: false
        in ⟨openDetail: { push: post }↵  me:⟩
        - openDetail(): { push: post }↵  me: ¦ invalid-name ¦ write 'openDetail' ¦ =
        - openDetаil: { push: post }↵  me: ¦ invalid-name ¦ U+0430 ¦ =
        - on openDetail: { push: post }↵  me: ¦ invalid-name ¦ write 'onOpenDetail' ¦ onOpenDetail: { push: post }↵  me:
        in openDetail:⟨ { push: post }⟩
        - ↵            push: post↵            params:↵              id: String ¦ unknown-key ¦ write 'payload' ¦ ↵            push: post↵            payload:↵              id: String
        - ↵            kind: push↵            to: post ¦ unknown-key ¦ the action is the key: '{ push: post }' ¦ ↵            { push: post }
        - ↵            push: post↵            openOther: { push: post } ¦ unknown-key ¦ beside the others … indent it less
        - ↵            present: editor↵            returns:↵            closed: ~ ¦ unknown-key ¦ 'closed' is not indented deeper than 'returns' ¦ ↵            present: editor↵            returns:↵              closed: ~
        - ↵            if wide:↵              push: post↵            else:↵              pop: back ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ ↵            [{ when: wide, push: post }, { pop: back }]
        - ↵            loggedIn: { push: post }↵            loggedOut: { root: login } ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ ↵            [{ when: loggedIn, push: post }, { when: loggedOut, root: login }]
        in openDetail: ⟨{ push: post }⟩
        - { destination: post } ¦ unknown-key ¦ write 'push: post' ¦ =
        - { xyz: post } ¦ unknown-key ¦ use 'push'
        - { push = post } ¦ unknown-key ¦ write 'push: post' ¦ =
        - { push post } ¦ unknown-key ¦ write 'push: post' ¦ =
        - { pus: post } ¦ unknown-key ¦ did you mean 'push'? ¦ =
        - { push:: post } ¦ unknown-key ¦ write 'push' ¦ =
        - { push: post, params: { id: String } } ¦ unknown-key ¦ write 'payload: { id: String }' ¦ { push: post, payload: { id: String } }
        - { kind: push, to: post } ¦ unknown-key ¦ the action is the key … { push: post } ¦ =
        - { navigate: { screen: post } } ¦ unknown-key ¦ write 'push: post' ¦ =
        - { sheet: { post } } ¦ unknown-key ¦ write 'present: post' ¦ { present: post }
        - { present: post, fullScreen: true } ¦ unknown-key ¦ write 'style: fullScreen' ¦ { present: post, style: fullScreen }
        - { show: post } ¦ missing-key ¦ 'in' … in a stack, use 'push'
        - { dismissAll } ¦ unknown-key ¦ 'dismiss: all' ¦ { dismiss: all }
        - { selectTab: 1 } ¦ unknown-key ¦ 'select: 1'
        - { alert: { title: Sure, message: Really } } ¦ unknown-key ¦ beside 'alert' … [ok, cancel]
        - { when: wide, push: post, else: { pop: back } } ¦ unknown-key ¦ '[{ when: wide, push: post }, { pop: back }]' ¦ [{ when: wide, push: post }, { pop: back }]
        - [{ when: wide, push: post }, { else: true, pop: back }] ¦ unknown-key ¦ without 'when' ¦ [{ when: wide, push: post }, { pop: back }]
        - { segue: post } ¦ no-action ¦ 'segue' requires an action, such as 'push: SCREEN' ¦ { push: post, segue: post }
        - { segue: showPost } ¦ no-action ¦ 'segue' requires an action
        - { style: sheet } ¦ no-action ¦ 'style' requires an action, such as 'present: SCREEN'
        - { with: { id: id } } ¦ no-action ¦ this does nothing
        - { performSegue: showPost } ¦ unknown-key ¦ write 'segue: showPost' and 'push: SCREEN'
        - { NavigationLink: post } ¦ unknown-key ¦ write 'push: post' ¦ =
        - { push(post) } ¦ unknown-key ¦ write 'push: post' ¦ =
        - { dismiss() } ¦ unknown-key ¦ write 'dismiss: top' ¦ { dismiss: top }
        - { present: post, modalTransitionStyle: crossDissolve } ¦ unknown-key ¦ write 'animation: fade' ¦ { present: post, animation: fade }
        - { push: post, description: Opens it } ¦ unknown-key ¦ write 'about: Opens it' ¦ { push: post, about: Opens it }
        - { action: post } ¦ unknown-key ¦ write 'push: post' ¦ =
        - { push: post, popUpTo: feed } ¦ unknown-key ¦ write '{ pop: feed, then: { push: post } }' ¦ { pop: feed, then: { push: post } }
        - { push: post, title: Open, or not } ¦ unknown-key ¦ a text that contains ',' needs quotes
        - { push: post, payload: { id: String }, with: { id = id } } ¦ invalid-name ¦ write 'id: id' ¦ { push: post, payload: { id: String }, with: { id: id } }
        - { push: post, toggle: draft } ¦ unknown-key ¦ write an alternative for each value: '[{ when: ¦ [{ when: draft, push: post, sets: { draft: false } }, { push: post, sets: { draft: true } }]
        - { toggle: draft } ¦ unknown-key ¦ write an alternative for each value: '[{ when: ¦ [{ when: draft, sets: { draft: false } }, { sets: { draft: true } }]
        - { push: post, animated: NO } ¦ unknown-key ¦ write 'animation: none' ¦ { push: post, animation: none }
        - { .push(post) } ¦ unknown-key ¦ write 'push: post' ¦ =
        - { present: editor, dismissable: false } ¦ unknown-key ¦ write 'locked: true' ¦ { present: editor, locked: true }
        - { root: login, animated: true } ¦ unknown-key ¦ write 'animation: default' ¦ { root: login, animation: default }
        - { alert: { title: 'Delete?', ok: { pop: back } } } ¦ unknown-key ¦ the title of an alert stands beside 'alert': ¦ { alert: { ok: { pop: back } }, title: 'Delete?' }
        - { wide: { push: post }, else: { pop: back } } ¦ unknown-key ¦ conditions and 'else' are written as a list of ¦ [{ when: wide, push: post }, { pop: back }]
        - { router.push: post } ¦ unknown-key ¦ write ' ¦ =
        - { path: post } ¦ unknown-key ¦ write ' ¦ =
        - { openSettings: true } ¦ unknown-key ¦ write ' ¦ { open: settings }
        - { ask: [ok, no] } ¦ unknown-key ¦ write ' ¦ { alert: [ok, no] }
        in ⟨login:↵    screens:⟩
        - login:↵    screen: ¦ unknown-key ¦ did you mean 'screens'? ¦ =
        in sets: ⟨{ session: loggedIn }⟩
        - { session.loggedIn } ¦ invalid-name ¦ write 'session: loggedIn' ¦ =
        in params:⟨ { id: String }⟩
        -  { id: String }↵    receives: ↵      show(count: Int)↵      hide: ¦ invalid-name ¦ 'show: { count: Int }' ¦  { id: String }↵    receives: ↵      show: { count: Int }↵      hide:
        -  { let id: String } ¦ invalid-name ¦ write 'id' ¦ =
        -  { id:String } ¦ invalid-name ¦ write 'id: String' ¦ =
        -  { String id } ¦ invalid-name ¦ write 'id: String' ¦ =
        -  { id String } ¦ invalid-name ¦ write 'id: String' ¦ =
        -  { _ id: String } ¦ invalid-name ¦ write 'id' ¦ =
        in id: ⟨String⟩
        - String, m?: String ¦ invalid-name ¦ a value that may be absent has an optional type: ¦ String, m: String?
        in alert: ⟨{ confirmed: { pop: back }, cancelled: ~ }⟩
        - { buttons: { confirmed: { pop: back }, cancelled: ~ } } ¦ unknown-key ¦ directly under 'alert' … 'buttons'
        - { title: "Delete?", buttons: { confirmed: { pop: back }, cancelled: ~ } } ¦ unknown-key ¦ beside 'alert' ¦ { confirmed: { pop: back }, cancelled: ~ }, title: "Delete?"
        in ⟨edit: { present: editor, detents: [medium, large] }↵  sheetOf:↵    back: not draft⟩
        - edit: { present: editor, detents: [medium, large] }↵  sheet-of:↵    back: not draft ¦ invalid-name ¦ write 'sheetOf' ¦ =
        in edit:⟨ { present: editor, detents: [medium, large] }⟩
        -  { alert: [ok, cancel], message: 'Sure?' } ¦ unknown-key ¦ write 'title: 'Sure?'' ¦  { alert: [ok, cancel], title: 'Sure?' }
        in ⟨detents: [medium, large]⟩
        - modalPresentationStyle: formSheet ¦ unknown-key ¦ write 'style: formSheet' ¦ style: formSheet
        - embedInNavigation: true ¦ unknown-key ¦ write 'in: stack' ¦ in: stack
        - onDismiss: { pop: back } ¦ unknown-key ¦ write 'returns: { closed: { pop: back } }' ¦ returns: { closed: { pop: back } }
        - presentation: fullScreenCover ¦ unknown-key ¦ write 'style: fullScreen' ¦ style: fullScreen
        in sets: ⟨{ draft: true }⟩
        - { draft = true } ¦ invalid-name ¦ 'draft: true' ¦ =
        - { '!draft' } ¦ invalid-name ¦ write 'draft: false' ¦ { draft: false }
        in close: ⟨[{ when: draft, alert: { discard: { sets: { draft: false }, dismiss: top }, keep: ~ } }, { dismiss: top }]⟩
        - [{ when: draft, alert: { discard: { sets: { draft: false }, dismiss: top }, keep: ~ } }, { else: { dismiss: top } }] ¦ unknown-key ¦ 'else' is left out ¦ =
        in sets: ⟨{ draft: false }⟩
        - { not draft } ¦ invalid-name ¦ 'draft: false' ¦ =
        in ⟨post: { url: '/p/{id}', opens: post, by: push, reuse: true }↵checks: [{ reach: feed }]⟩
        - '/p/{id}': post↵checks: [{ reach: feed }] ¦ invalid-name ¦ 'post: { url: '/p/{id}', opens: post }' ¦ post: { url: '/p/{id}', opens: post }↵checks: [{ reach: feed }]
        - '/feed': feed↵checks: [{ reach: feed }] ¦ invalid-name ¦ a link has a name and a 'url': 'feed: { url: ¦ feed: { url: '/feed', opens: feed }↵checks: [{ reach: feed }]
        in post:⟨ { url: '/p/{id}', opens: post, by: push, reuse: true }⟩
        -  { shortcutItem: a, payload: { id: String }, opens: post } ¦ unknown-key ¦ did you mean 'shortcut'? ¦  { shortcut: a, payload: { id: String }, opens: post }
        -  { default: true, opens: feed } ¦ unknown-key ¦ write 'fallback: true' ¦  { fallback: true, opens: feed }
        -  { scheme: shop, url: '/p/{id}', opens: post } ¦ unknown-key ¦ write 'under: [shop]' ¦  { under: [shop], url: '/p/{id}', opens: post }
        in ⟨url: '/p/{id}'⟩
        - path: '/p/{id}' ¦ unknown-key ¦ write 'url: /p/{id}' ¦ =
        - url: '/p/{id}', params: { id: String } ¦ unknown-key ¦ write 'payload ¦ url: '/p/{id}', payload: { id: String }
        - pattern: '/p/{id}' ¦ unknown-key ¦ write 'url:  ¦ =
        - uri: 'shop://p/{id}' ¦ unknown-key ¦ write 'url: '/p/{id}'' ¦ =
        in checks:⟨ [{ reach: feed }]⟩
        -  [{ always: feed }] ¦ unknown-key ¦ use 'reach', 'before', 'never', 'return'
        -  [{ returns: feed }] ¦ unknown-key ¦ did you mean 'return'? ¦  [{ return: feed }]
        -  [{ never: editor, unless: loggedIn }] ¦ unknown-key ¦ write 'when: not loggedIn' ¦  [{ never: editor, when: not loggedIn }]
        in reach: ⟨feed⟩
        - feed, maxSteps: 9 ¦ unknown-key ¦ write 'within: 9' ¦ feed, within: 9
        """#
}

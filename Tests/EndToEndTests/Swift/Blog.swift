/// An app with choices at launch and of first screens, groups, buttons among tabs, a link that is pushed, locks that depend
/// on facts, and facts that change by themselves in two windows; a walk through it with the emitted fake screens, and what is
/// seen on the way. The walk is compiled with the emitted routers and the double.
enum Blog {
    static let graph = #"""
        navgraph: 1
        app: Blog
        entry:
          - { when: loggedIn, root: main }
          - { when: [beta, not draft], root: main, sets: { loggedIn: true }, then: { present: welcome, style: fullScreen, returns: { done: ~ } } }
          - { root: welcome, returns: { done: { sets: { loggedIn: true }, root: main, animation: slideBack } }, then: { present: help2, in: stack } }
        conditions:
          loggedIn: unknown
          beta: unknown
          draft: false
          outside: { changes: true }
          compact: { changes: true, initially: false, implies: beta }
        links: { schemes: [blog] }
        transitions:
          logIn: { sets: { loggedIn: true } }
          expire: { sets: { loggedIn: false }, root: welcome, animation: slideBack, returns: { done: { root: main } } }
        groups:
          row:
            openPost: { push: post, returns: { closed: ~ } }
            openLink: [{ when: outside, open: url }, { present: browser, payload: { url: URL }, with: { page: url } }]
            rate: { payload: { stars: Int? }, present: rating, style: popover }
          common:
            help: { about: Shows help, present: helpSheet, locked: [draft, not outside] }
            compose: { title: New post, payload: { text: String? }, present: editor, in: stack, locked: draft, returns: { saved: ~ } }
        flows:
          main:
            tabs: [{ event: compose }, home, me, { event: scan }, search]
            uses: [common]
            transitions:
              scan: { payload: { code: String? }, present: editor, returns: { saved: ~ } }
          home:
            uses: [row]
            screens:
              feed:
                receives: [reload]
                transitions:
                  openMe: { select: me }
          me:
            params: { tip: String? }
            start: [{ when: [loggedIn, not draft], screen: profile }, { when: beta, screen: betaProfile }, { screen: signIn }]
            transitions: { showTip: { present: browser, with: { page: link }, payload: { link: URL } }, tell: { payload: {}, push: tipScreen, with: { tip: tip } } }
            screens:
              profile: { uses: [row], receives: [reload], requires: loggedIn, params: { tip: String? }, transitions: { leave: { open: site }, more: { push: me } , draw: { sets: { draft: true } } }, }
              betaProfile: {}
              signIn: { transitions: { enter: { sets: { loggedIn: true }, replace: profile },  terms: { then: { open: terms } , sets: { draft: false } } } }
              tipScreen: { params: { tip: String? } }
        screens:
          help2: {}
          welcome: { outcomes: [done], uses: [common] }
          editor: { outcomes: [saved], transitions: { keep: { sets: { draft: true } }, forget: { sets: { draft: false } } } }
          post: { params: { id: Int }, uses: [row] }
          browser: { params: { page: URL } }
          rating: { params: { stars: Int? } }
          helpSheet: { transitions: { close: { dismiss: top } } }
          search: {}
        deepLinks:
          post: { url: '/p/{id}', opens: post, by: push }
          me: { url: /me, opens: me, by: push }
          profile: { url: /profile, opens: profile }
          sheet: { url: /sheet, opens: me, by: present, locked: draft }
          feed: { url: /feed, opens: home, send: reload, by: path }
        """#

    /// Without the event that hands on what a tab has not been given, which the interpreter does not know.
    static let walked = graph.replacing(", tell: { payload: {}, push: tipScreen, with: { tip: tip } }", with: "")

    static let program = #"""
        import UIKit
        import Foundation

        final class Log: NavGraph.Observer {
            let name: String
            init(_ name: String) { self.name = name }
            func shown(_ screen: String) { print("  \(name) shown", screen) }
            func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) { print("  \(name) fired", event, cause) }
            func ignored(_ event: String) { print("  \(name) ignored", event) }
            func faulted(_ event: String, _ fault: NavGraph.Fault) { print("  \(name) faulted", event, fault.rawValue) }
            func kept(_ link: String) { print("  \(name) kept", link) }
            func followed(_ link: String) { print("  \(name) followed", link) }
        }
        UIKitDouble.misuseIsRecorded = true

        @MainActor final class Window {
            let window = UIWindow(windowScene: UIKitDouble.makeWindowScene())
            let log: Log
            let app: BlogAppRouter
            init(_ name: String, _ conditions: BlogAppConditions, sharing: BlogAppRouter? = nil) {
                log = Log(name)
                app = BlogAppRouter(
                    window: window, factory: BlogAppMockFactory(), conditions: conditions, observer: log, sharing: sharing)
                app.start()
            }
            var top: BlogAppScreenMock { app.navigation.layers.last!.current!.content as! BlogAppScreenMock }
            func raise(_ event: String, _ values: Any...) {
                if !top.raise(event, values) { print("NOT RAISED", event) }
                done(event)
            }
            func done(_ what: String) {
                UIKitDouble.settle()
                let facts = ["loggedIn", "beta", "draft", "outside", "compact"]
                    .filter { app.navigation.queue.conditions[$0] }
                print("\(log.name) \(what): \(app.state) [\(facts.joined(separator: " "))]")
                for m in UIKitDouble.misuses { print("MISUSE", m) }
                for w in UIKitDouble.warnings { print("WARNING", w) }
                UIKitDouble.forgetComplaints()
            }
        }
        let one = Window("one", BlogAppConditions(loggedIn: false, beta: false, outside: false)); one.done("launch")
        one.app.follow(.post(id: 3)); one.done("post waits for a stack")
        print(UIKitDouble.user.swipeDown()); one.done("swiped"); one.raise("done")
        print(UIKitDouble.user.tapBack()); one.done("back")
        print(UIKitDouble.user.tapTab(0)); one.done("compose"); print(UIKitDouble.user.swipeDown()); one.done("swiped")
        let two = Window("two", BlogAppConditions(loggedIn: true, beta: false, outside: true), sharing: one.app); two.done("launch")
        two.app.set(\.outside, true); two.done("outside"); one.done("told")
        two.app.set(\.outside, true); two.done("is so already")
        one.raise("openLink", URL(string: "https://b.example")!); print(UIKitDouble.openedURLs)
        one.app.set(\.loggedIn, false); one.done("no event does that")
        one.app.expire(); one.done("expired"); one.raise("done")
        one.app.set(\.loggedIn, true); one.done("an event of the app does that")
        """#

    static let transcript = """
          one fired launch code
          one shown help2
        one launch: welcome[welcome] sheet:help2[help2] []
          one kept post
        one post waits for a stack: welcome[welcome] sheet:help2[help2] []
        true
          one fired help2.closed swipe
          one shown welcome
        one swiped: welcome[welcome] []
          one fired welcome.done tap
          one shown feed
          one fired link:post link
          one followed post
          one shown post
        one done: main[*feed post | profile | search] [loggedIn]
        true
          one fired post.closed back
          one shown feed
        one back: main[*feed | profile | search] [loggedIn]
          one fired common.compose tap
        true
          one shown editor
        one compose: main[*feed | profile | search] sheet:editor[editor] [loggedIn]
        true
          one fired editor.closed swipe
          one shown feed
        one swiped: main[*feed | profile | search] [loggedIn]
          two fired launch code
          two shown feed
        two launch: main[*feed | profile | search] [loggedIn]
          two fired change:outside code
          one fired change:outside code
        two outside: main[*feed | profile | search] [loggedIn outside]
        one told: main[*feed | profile | search] [loggedIn outside]
        two is so already: main[*feed | profile | search] [loggedIn outside]
          one fired row.openLink tap
        one openLink: main[*feed | profile | search] [loggedIn outside]
        [https://b.example]
          one faulted set unexpected
        one no event does that: main[*feed | profile | search] [loggedIn outside]
          one fired app.expire code
          one shown welcome
        one expired: welcome[welcome] [outside]
          one fired welcome.done tap
          one shown feed
        one done: main[*feed | signIn | search] [outside]
          one fired app.logIn code
        one an event of the app does that: main[*feed | signIn | search] [loggedIn outside]

        """
}

/// An app with tabs, columns, events of flows and of the app, alerts, popovers and animations; a walk through it with the
/// emitted fake screens, and what is seen on the way. The walk is compiled with the emitted routers and the double.
///
/// A state is written as layers with their regions, the active one with a star; a message after the screen that has
/// received it.
enum House {
    static let graph = #"""
        navgraph: 1
        app: House
        entry: main
        conditions: { loggedIn: false }
        transitions:
          expired: { sets: { loggedIn: false }, root: main, then: { present: login, returns: { done: ~ } } }
          ping: { payload: { word: String }, send: told }
        flows:
          main:
            tabs: [feed, cart, about]
            transitions:
              toCart: { select: cart, then: { pop: root, send: added } }
          feed:
            screens:
              list:
                receives: { told: { word: String }, closedDetail: {} }
                transitions:
                  open: { push: detail, with: { id: 1 }, returns: { closed: closedDetail } }
                  sure: { present: sure, with: { id: 7 }, style: actionSheet, returns: { yes: { push: detail }, no: ~ } }
                  pop: { present: menu, style: popover, returns: { chosen: { select: about } } }
                  story: { present: story, with: { id: 5 }, returns: { ended: { push: detail } } }
                  own: { push: detail, with: { id: 9 }, animation: bounce }
                  fade: { push: detail, with: { id: 9 }, animation: fade }
              detail:
                params: { id: Int }
                receives: { told: { word: String } }
                transitions:
                  more: { push: detail, with: { id: 2 }, returns: { closed: { sets: { loggedIn: true } } } }
                  stay: { push: stay }
                  backFade: { pop: back, animation: flip }
                  ping: { payload: { word: String }, pop: root }
              stay: { back: false, transitions: { ok: { pop: root } } }
              sure: { params: { id: Int }, outcomes: { yes: { id: Int }, no: {} } }
              menu: { outcomes: [chosen] }
          cart:
            screens:
              basket: { receives: [added], transitions: { up: { present: menu } } }
          story:
            params: { id: Int }
            outcomes: { ended: { id: Int } }
            transitions: { finishIt: { finish: ended } , again: { payload: {}, present: login, returns: { done: { finish: ended } } } }
            screens:
              first: { params: { id: Int }, transitions: { next: { push: second } } }
              second: {}
          login: { outcomes: [done], screens: { form: { transitions: { submit: { sets: { loggedIn: true }, finish: done } } } } }
          wide: { columns: [c1, c2] }
          c1: { screens: { left: { transitions: { go: { show: b, in: c2 }, deep: { push: about } } } } }
          c2: { screens: { right: { transitions: { goOn: { push: about } } } } }
        screens:
          about:
            transitions: { swap: { replace: about2 }, toFeed: { select: feed } }
          about2: { transitions: { bad: { push: about } , wide: { present: wide, style: fullScreen } } }
          b: { transitions: { close: { dismiss: all }, left: { select: c1 } } }
        lint: { rules: { send-unknown: note, push-outside-stack: note } }
        """#

    static let program = #"""
        import UIKit
        import Foundation

        final class Log: NavGraph.Observer {
            func shown(_ screen: String) { print("  shown", screen) }
            func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) { print("  fired", event) }
            func ignored(_ event: String) { print("  ignored", event) }
            func faulted(_ event: String, _ fault: NavGraph.Fault) { print("  faulted", event, fault.rawValue) }
        }
        UIKitDouble.misuseIsRecorded = true
        let window = UIWindow(windowScene: UIKitDouble.makeWindowScene())
        let log = Log()
        let factory = HouseAppMockFactory()
        factory.outcomeValues = ["sure.yes": [3]]
        weak var lastMade: UIViewController?
        factory.made = { lastMade = $0 }
        let animator = HouseAppMockAnimator()
        let app = HouseAppRouter(window: window, factory: factory, animator: animator, observer: log)
        @MainActor func name(_ c: UIViewController) -> String {
            let n = app.navigation.frame(of: c)?.screen ?? "?"
            return n + ((c as? HouseAppScreenMock).map { m in m.received.map { "!" + $0.message }.joined() } ?? "")
        }
        @MainActor func state() -> String {
            app.navigation.layers.map { layer in
                "\(layer.made)(" + layer.regions.enumerated().map { i, r in
                    (i == layer.active ? "*" : "") + r.frames.map { name($0.content as! UIViewController) }.joined(separator: " ")
                }.joined(separator: " | ") + ")"
            }.joined(separator: " > ")
        }
        @MainActor func done(_ what: String) {
            UIKitDouble.settle()
            print("\(what): \(state())  \(app.navigation.queue.conditions["loggedIn"] ? "in" : "out")")
            for m in UIKitDouble.misuses { print("MISUSE", m) }
            for w in UIKitDouble.warnings { print("WARNING", w) }
            for w in UIKitDouble.unfinishedMoves() { print("UNFINISHED", w) }
            UIKitDouble.forgetComplaints()
        }
        var top: HouseAppScreenMock { app.navigation.layers.last!.current!.content as! HouseAppScreenMock }
        @MainActor func raise(_ e: String, _ v: Any...) { if !top.raise(e, v) { print("NOT RAISED", e) }; done(e) }
        app.start(); let user = UIKitDouble.user; done("launch")
        raise("open"); raise("more")
        print(user.tapTab(0)); done("retap")
        raise("open"); raise("more")
        if let list = (top.navigationController?.viewControllers.first) { print(user.pickFromBackMenu(list)) }; done("back menu")
        raise("open"); print(user.tapTab(1)); done("cart"); print(user.tapTab(2)); done("about"); raise("swap"); raise("bad")
        print(user.tapTab(0)); done("feed")
        app.ping(word: "x"); done("ping hidden")
        app.ping(word: "y"); done("ping")
        raise("sure"); print(user.tapAlertAction("yes")); done("yes")
        raise("toCart")
        app.expired(); done("expired")
        app.ping(word: "z"); done("ping on form")
        raise("submit")
        raise("pop"); raise("chosen"); raise("toFeed")
        raise("pop"); print(user.tapOutside()); done("outside")
        raise("sure"); print(user.tapOutside()); done("outside"); raise("own"); print(animator.animations); raise("backFade"); raise("fade"); raise("stay")
        print(user.tapBack(), user.swipeBack()); raise("ok"); raise("open"); print(user.swipeBack()); done("swiped")
        raise("story"); raise("next"); raise("again"); raise("submit"); 
        print(top.given)
        raise("toCart"); raise("up"); print(user.swipeDown()); done("down")
        raise("up"); let m = top; let s = user.beginSwipeDown(); m.raise("chosen"); done("chosen under the finger"); s?.cancel(); UIKitDouble.settle(); app.navigation.queue.advance(); done("let go")
        print(user.tapTab(2)); raise("toFeed"); print(user.tapTab(2)); raise("swap"); raise("wide"); raise("goOn")
        let layer = app.navigation.layers.last!
        let left = layer.regions[0].frames[0].content as! HouseAppScreenMock
        left.raise("go"); done("go"); left.raise("go"); done("go again"); raise("left"); raise("deep"); print(UIKitDouble.describe())
        let split = layer.container.content as! UISplitViewController
        user.collapse(split); done("collapsed"); print(UIKitDouble.describe()); left.raise("go"); done("left is below"); print(user.tapBack()); done("back"); raise("go"); print(UIKitDouble.describe()); print(user.tapBack()); done("back to primary"); raise("deep"); raise("swap")
        user.expand(split); done("expanded"); print(UIKitDouble.describe())
        (app.navigation.layers.last!.regions[1].frames.last?.content as? HouseAppScreenMock)?.raise("close"); done("close")
        print(user.tapTab(0)); done("feed")
        do { let d = top; let s = user.beginSwipeBack(); d.raise("more"); (app.navigation.layers[0].current?.content as? HouseAppScreenMock)?.raise("open"); UIKitDouble.settle(); print("held: \(state())"); s?.cancel(); UIKitDouble.settle(); app.navigation.queue.advance(); done("let go") }
        """#

    static let transcript = """
          fired launch
          shown list
        launch: main(*list | basket | about)  out
          fired list.open
          shown detail
        open: main(*list detail | basket | about)  out
          fired detail.more
          shown detail
        more: main(*list detail detail | basket | about)  out
          fired tab:feed
        true
          shown list
        retap: main(*list | basket | about)  out
          fired list.open
          shown detail
        open: main(*list detail | basket | about)  out
          fired detail.more
          shown detail
        more: main(*list detail detail | basket | about)  out
        true
          fired detail.closed
          fired detail.closed
          shown list
        back menu: main(*list!closedDetail | basket | about)  in
          fired list.open
          shown detail
        open: main(*list!closedDetail detail | basket | about)  in
          fired tab:cart
          shown basket
        true
        cart: main(list!closedDetail detail | *basket | about)  in
          fired tab:about
          shown about
        true
        about: main(list!closedDetail detail | basket | *about)  in
          fired about.swap
          shown about2
        swap: main(list!closedDetail detail | basket | *about2)  in
          faulted about2.bad push-outside-stack
        bad: main(list!closedDetail detail | basket | *about2)  in
          fired tab:feed
          shown detail
        true
        feed: main(*list!closedDetail detail | basket | about2)  in
          fired detail.ping
          shown list
        ping hidden: main(*list!closedDetail | basket | about2)  in
          fired app.ping
        ping: main(*list!closedDetail!told | basket | about2)  in
          fired list.sure
          shown sure
        sure: main(*list!closedDetail!told | basket | about2) > sure(*sure)  in
        true
          fired sure.yes
          shown detail
        yes: main(*list!closedDetail!told detail | basket | about2)  in
          fired main.toCart
          shown basket
        toCart: main(list!closedDetail!told detail | *basket!added | about2)  in
          fired app.expired
          shown form
        expired: main(*list | basket | about) > login(*form)  out
          faulted app.ping send-unknown
        ping on form: main(*list | basket | about) > login(*form)  out
          fired form.submit
          shown list
        submit: main(*list | basket | about)  in
          fired list.pop
          shown menu
        pop: main(*list | basket | about) > menu(*menu)  in
          fired menu.chosen
          shown about
        chosen: main(list | basket | *about)  in
          fired about.toFeed
          shown list
        toFeed: main(*list | basket | about)  in
          fired list.pop
          shown menu
        pop: main(*list | basket | about) > menu(*menu)  in
        true
          fired menu.closed
          shown list
        outside: main(*list | basket | about)  in
          fired list.sure
          shown sure
        sure: main(*list | basket | about) > sure(*sure)  in
        true
        outside: main(*list | basket | about)  in
          fired list.own
          shown detail
        own: main(*list detail | basket | about)  in
        ["bounce"]
          fired detail.backFade
          shown list
        backFade: main(*list | basket | about)  in
          fired list.fade
          shown detail
        fade: main(*list detail | basket | about)  in
          fired detail.stay
          shown stay
        stay: main(*list detail stay | basket | about)  in
        false false
          fired stay.ok
          shown list
        ok: main(*list | basket | about)  in
          fired list.open
          shown detail
        open: main(*list detail | basket | about)  in
        true
          fired detail.closed
          shown list
        swiped: main(*list!closedDetail | basket | about)  in
          fired list.story
          shown first
        story: main(*list!closedDetail | basket | about) > story(*first)  in
          fired first.next
          shown second
        next: main(*list!closedDetail | basket | about) > story(*first second)  in
          fired story.again
          shown form
        again: main(*list!closedDetail | basket | about) > story(*first second) > login(*form)  in
          fired form.submit
          shown detail
        submit: main(*list!closedDetail detail | basket | about)  in
        ["id": 5]
          fired main.toCart
          shown basket
        toCart: main(list!closedDetail detail | *basket!added | about)  in
          fired basket.up
          shown menu
        up: main(list!closedDetail detail | *basket!added | about) > menu(*menu)  in
        true
          fired menu.closed
          shown basket
        down: main(list!closedDetail detail | *basket!added | about)  in
          fired basket.up
          shown menu
        up: main(list!closedDetail detail | *basket!added | about) > menu(*menu)  in
        chosen under the finger: main(list!closedDetail detail | *basket!added | about)  in
          fired menu.chosen
          shown basket
        let go: main(list!closedDetail detail | *basket!added | about)  in
          fired tab:about
          shown about
        true
          fired about.toFeed
          shown detail
        toFeed: main(*list!closedDetail detail | basket!added | about)  in
          fired tab:about
          shown about
        true
          fired about.swap
          shown about2
        swap: main(list!closedDetail detail | basket!added | *about2)  in
          fired about2.wide
          shown right
        wide: main(list!closedDetail detail | basket!added | *about2) > wide(left | *right)  in
          fired right.goOn
          shown about
        goOn: main(list!closedDetail detail | basket!added | *about2) > wide(left | *right about)  in
          fired left.go
          shown b
        go: main(list!closedDetail detail | basket!added | *about2) > wide(left | *b)  in
          fired left.go
          shown b
        go again: main(list!closedDetail detail | basket!added | *about2) > wide(left | *b)  in
          fired b.left
          shown left
        left: main(list!closedDetail detail | basket!added | *about2) > wide(*left | b)  in
          fired left.deep
          shown about
        deep: main(list!closedDetail detail | basket!added | *about2) > wide(*left about | b)  in
        WindowController[UITabBarController[StackController[ListScreenMock, DetailScreenMock], StackController[BasketScreenMock], *About2ScreenMock]] > fullScreen(UISplitViewController[StackController[LeftScreenMock, AboutScreenMock], StackController[BScreenMock]])
          shown b
        collapsed: main(list!closedDetail detail | basket!added | *about2) > wide(left about | *b)  in
        WindowController[UITabBarController[StackController[ListScreenMock, DetailScreenMock], StackController[BasketScreenMock], *About2ScreenMock]] > fullScreen(UISplitViewController[StackController[LeftScreenMock, AboutScreenMock, BScreenMock]])
          ignored left.go
        left is below: main(list!closedDetail detail | basket!added | *about2) > wide(left about | *b)  in
        true
          shown about
        back: main(list!closedDetail detail | basket!added | *about2) > wide(*left about | b)  in
        NOT RAISED go
        go: main(list!closedDetail detail | basket!added | *about2) > wide(*left about | b)  in
        WindowController[UITabBarController[StackController[ListScreenMock, DetailScreenMock], StackController[BasketScreenMock], *About2ScreenMock]] > fullScreen(UISplitViewController[StackController[LeftScreenMock, AboutScreenMock]])
        true
          fired about.closed
          shown left
        back to primary: main(list!closedDetail detail | basket!added | *about2) > wide(*left | b)  in
          fired left.deep
          shown about
        deep: main(list!closedDetail detail | basket!added | *about2) > wide(*left about | b)  in
          fired about.swap
          shown about2
        swap: main(list!closedDetail detail | basket!added | *about2) > wide(*left about2 | b)  in
        expanded: main(list!closedDetail detail | basket!added | *about2) > wide(*left about2 | b)  in
        WindowController[UITabBarController[StackController[ListScreenMock, DetailScreenMock], StackController[BasketScreenMock], *About2ScreenMock]] > fullScreen(UISplitViewController[StackController[LeftScreenMock, About2ScreenMock], StackController[BScreenMock]])
          fired b.close
          shown about2
        close: main(list!closedDetail detail | basket!added | *about2)  in
          fired tab:feed
          shown detail
        true
        feed: main(*list!closedDetail detail | basket!added | about2)  in
        held: main(*list!closedDetail | basket!added | about2)
          fired detail.more
          ignored list.open
          shown detail
        let go: main(*list!closedDetail detail detail | basket!added | about2)  in

        """
}

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
        raise("sure"); print(user.tapAlertAction("yes")); done("yes"); print(top.given)
        raise("toCart"); print(user.tapTab(0)); done("feed"); print(user.tapTab(0)); done("retap")
        raise("pop"); print(user.tapOutside()); done("outside")
        raise("sure"); print(user.tapOutside()); done("outside")
        raise("own"); print(animator.animations)
        print(user.tapTab(2)); done("about"); raise("swap"); raise("wide"); raise("goOn")
        let layer = app.navigation.layers.last!
        let left = layer.regions[0].frames[0].content as! HouseAppScreenMock
        left.raise("go"); done("go"); raise("left"); raise("deep"); print(UIKitDouble.describe())
        let split = layer.container.content as! UISplitViewController
        user.collapse(split); done("collapsed"); print(UIKitDouble.describe())
        left.raise("go"); done("left is below"); print(user.tapBack()); done("back"); raise("go"); print(UIKitDouble.describe())
        print(user.tapBack()); done("back to primary"); raise("deep"); raise("swap")
        user.expand(split); done("expanded"); print(UIKitDouble.describe())
        (app.navigation.layers.last!.regions[1].frames.last?.content as? HouseAppScreenMock)?.raise("close"); done("close")
        """#

    static let transcript = """
          fired launch
          shown list
        launch: main(*list | basket | about)  out
          fired list.sure
          shown sure
        sure: main(*list | basket | about) > sure(*sure)  out
        true
          fired sure.yes
          shown detail
        yes: main(*list detail | basket | about)  out
        ["id": 3]
          fired main.toCart
          shown basket
        toCart: main(list detail | *basket!added | about)  out
          fired tab:feed
          shown detail
        true
        feed: main(*list detail | basket!added | about)  out
          fired tab:feed
        true
          shown list
        retap: main(*list | basket!added | about)  out
          fired list.pop
          shown menu
        pop: main(*list | basket!added | about) > menu(*menu)  out
        true
          fired menu.closed
          shown list
        outside: main(*list | basket!added | about)  out
          fired list.sure
          shown sure
        sure: main(*list | basket!added | about) > sure(*sure)  out
        true
        outside: main(*list | basket!added | about)  out
          fired list.own
          shown detail
        own: main(*list detail | basket!added | about)  out
        ["bounce"]
          fired tab:about
          shown about
        true
        about: main(list detail | basket!added | *about)  out
          fired about.swap
          shown about2
        swap: main(list detail | basket!added | *about2)  out
          fired about2.wide
          shown right
        wide: main(list detail | basket!added | *about2) > wide(left | *right)  out
          fired right.goOn
          shown about
        goOn: main(list detail | basket!added | *about2) > wide(left | *right about)  out
          fired left.go
          shown b
        go: main(list detail | basket!added | *about2) > wide(left | *b)  out
          fired b.left
          shown left
        left: main(list detail | basket!added | *about2) > wide(*left | b)  out
          fired left.deep
          shown about
        deep: main(list detail | basket!added | *about2) > wide(*left about | b)  out
        WindowController[UITabBarController[StackController[ListScreenMock, DetailScreenMock], StackController[BasketScreenMock], *About2ScreenMock]] > fullScreen(UISplitViewController[StackController[LeftScreenMock, AboutScreenMock], StackController[BScreenMock]])
          shown b
        collapsed: main(list detail | basket!added | *about2) > wide(left about | *b)  out
        WindowController[UITabBarController[StackController[ListScreenMock, DetailScreenMock], StackController[BasketScreenMock], *About2ScreenMock]] > fullScreen(UISplitViewController[StackController[LeftScreenMock, AboutScreenMock, BScreenMock]])
          ignored left.go
        left is below: main(list detail | basket!added | *about2) > wide(left about | *b)  out
        true
          shown about
        back: main(list detail | basket!added | *about2) > wide(*left about | b)  out
        NOT RAISED go
        go: main(list detail | basket!added | *about2) > wide(*left about | b)  out
        WindowController[UITabBarController[StackController[ListScreenMock, DetailScreenMock], StackController[BasketScreenMock], *About2ScreenMock]] > fullScreen(UISplitViewController[StackController[LeftScreenMock, AboutScreenMock]])
        true
          fired about.closed
          shown left
        back to primary: main(list detail | basket!added | *about2) > wide(*left | b)  out
          fired left.deep
          shown about
        deep: main(list detail | basket!added | *about2) > wide(*left about | b)  out
          fired about.swap
          shown about2
        swap: main(list detail | basket!added | *about2) > wide(*left about2 | b)  out
        expanded: main(list detail | basket!added | *about2) > wide(*left about2 | b)  out
        WindowController[UITabBarController[StackController[ListScreenMock, DetailScreenMock], StackController[BasketScreenMock], *About2ScreenMock]] > fullScreen(UISplitViewController[StackController[LeftScreenMock, About2ScreenMock], StackController[BScreenMock]])
          fired b.close
          shown about2
        close: main(list detail | basket!added | *about2)  out

        """
}

/// A small app with every move on stacks and single layers, a run through it, and what is seen on the way. The run is
/// compiled with the emitted routers and the double, and prints what happens.
enum Journey {
    static let graph = #"""
        navgraph: 1
        app: Journey
        entry: { root: door, returns: { opened: { sets: { inside: true }, root: house, animation: fade }, knocked: ~ } }
        conditions: { inside: false, lit: false }
        screens:
          door: { outcomes: [opened, knocked] }
        flows:
          house:
            screens:
              hall:
                receives: { told: { word: String }, gone: {} }
                transitions:
                  enter: { push: room, with: { number: 1 }, returns: { left: told, closed: gone } }
                  peek: { present: window, in: stack, returns: { closed: { sets: { lit: true } }, seen: told } }
                  tour: { push: tour, returns: { done: { push: room }, aborted: ~ } }
                  tourOver: { present: tour, style: fullScreen, returns: { done: { present: window, returns: { seen: told } }, aborted: ~ } }
                  jump: { push: room, with: { number: 1 }, then: { push: room, with: { number: 2 }, then: { pop: hall, send: gone } } }
                  fail: { sets: { lit: true }, push: room, with: { number: 1 }, then: { pop: back, then: { pop: back } } }
                  leave: { root: door, animation: slide, returns: { opened: { root: house } } }
                  ifLit: [ { when: lit, push: room, with: { number: 7 } }, { when: not inside, pop: back } ]
              room:
                params: { number: Int }
                outcomes: { left: { word: String } }
                transitions:
                  next: { payload: { number: Int }, push: room }
                  swap: { payload: { number: Int }, replace: room }
                  home: { pop: root }
                  back: { pop: back }
                  modal: { present: window, locked: true, style: formSheet, returns: { seen: { pop: root, send: gone } } }
              window:
                outcomes: { seen: { word: String } }
                transitions:
                  close: { dismiss: top }
                  again: { present: window, returns: { seen: ~ } }
                  closeAll: { dismiss: all }
                  other: { replace: window }
          tour:
            outcomes: { done: { number: Int }, aborted: {} }
            screens:
              first:
                transitions:
                  next: { push: second }
                  abort: { finish: aborted }
              second:
                transitions:
                  deeper: { present: first }
                  done: { finish: done }
        """#

    static let program = #"""
        import UIKit

        final class Factory: JourneyAppFactory {
            func makeHall() -> any HallScreen { Hall() }
            func makeRoom(number: Int) -> any RoomScreen { let r = RoomViewController(number: number); r.title = "\(number)"; return r }
        }
        final class Hall: UIViewController, HallScreen {
            var onEnter: (() -> Void)?, onPeek: (() -> Void)?, onTour: (() -> Void)?, onTourOver: (() -> Void)?, onJump: (() -> Void)?
            var onFail: (() -> Void)?, onLeave: (() -> Void)?, onIfLit: (() -> Void)?
            func told(word: String) { print("  told", word) }
            func gone() { print("  gone") }
        }
        final class O: NavGraph.Observer {
            func shown(_ screen: String) { print("  shown", screen) }
            func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) { print("  fired", event) }
            func ignored(_ event: String) { print("  ignored", event) }
            func faulted(_ event: String, _ fault: NavGraph.Fault) { print("  faulted", event, fault.rawValue) }
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let o = O()
        let app = JourneyAppRouter(window: window, factory: Factory(), observer: o)
        @MainActor func done(_ what: String) {
            UIKitDouble.settle()
            print("\(what): \(UIKitDouble.describe().replacingOccurrences(of: "ViewController", with: "").replacingOccurrences(of: "WindowController", with: "")) lit=\(app.navigation.queue.conditions["lit"])")
            for m in UIKitDouble.misuses + [] { print("MISUSE", m) }
            for w in UIKitDouble.warnings { print("WARNING", w) }
            for w in UIKitDouble.unfinishedMoves() { print("UNFINISHED", w) }
            UIKitDouble.forgetComplaints()
        }
        @MainActor func top<T: UIViewController>(_ type: T.Type) -> T { UIKitDouble.user.visibleController as! T }
        UIKitDouble.misuseIsRecorded = true
        app.start(); done("launch")
        top(DoorViewController.self).onKnocked?(); done("knock")
        top(DoorViewController.self).onOpened?(); done("open")
        let hall = top(Hall.self)
        hall.onEnter?(); hall.onEnter?(); done("enter twice")
        top(RoomViewController.self).onLeft?("bye"); done("left")
        hall.onEnter?(); done("enter")
        UIKitDouble.user.tapBack(); done("back")
        hall.onEnter?(); done("enter")
        let s = UIKitDouble.user.beginSwipeBack(); s?.cancel(); done("cancel swipe")
        top(RoomViewController.self).onNext?(2); done("next")
        top(RoomViewController.self).onSwap?(3); done("swap")
        top(RoomViewController.self).onModal?(); done("modal")
        print(UIKitDouble.user.swipeDown())
        top(WindowViewController.self).onSeen?("x"); done("seen")
        hall.onPeek?(); done("peek")
        UIKitDouble.user.swipeDown(); done("swipe")
        hall.onPeek?(); done("peek")
        top(WindowViewController.self).onAgain?(); done("again")
        top(WindowViewController.self).onOther?(); done("other")
        top(WindowViewController.self).onSeen?("x"); done("seen")
        top(WindowViewController.self).onAgain?(); done("again")
        top(WindowViewController.self).onCloseAll?(); done("closeAll")
        hall.onTour?(); done("tour")
        top(FirstViewController.self).onNext?(); done("next")
        top(SecondViewController.self).onDeeper?(); done("deeper")
        top(FirstViewController.self).onAbort?(); done("abort")
        hall.onTour?(); done("tour")
        top(FirstViewController.self).onNext?(); done("next")
        top(SecondViewController.self).onDone?(9); done("done")
        top(RoomViewController.self).onHome?(); done("home")
        hall.onTourOver?(); done("tourOver")
        top(FirstViewController.self).onNext?(); done("next")
        top(SecondViewController.self).onDone?(9); done("done")
        top(WindowViewController.self).onSeen?("y"); done("seen")
        hall.onJump?(); done("jump")
        hall.onFail?(); done("fail")
        app.navigation.queue.advance()
        hall.onIfLit?(); done("ifLit")
        top(RoomViewController.self).onBack?(); done("back")
        hall.onEnter?(); hall.onPeek?(); done("enter+peek")
        top(RoomViewController.self).onBack?(); hall.onPeek?(); done("back+peek")
        top(WindowViewController.self).onAgain?(); top(WindowViewController.self).onClose?(); done("again+close")
        top(WindowViewController.self).onClose?(); hall.onPeek?(); done("close+peek")
        top(WindowViewController.self).onClose?(); hall.onLeave?(); done("close+leave")
        hall.onEnter?(); done("late")
        top(DoorViewController.self).onOpened?(); done("open")
        top(Hall.self).onFail?(); done("fail")
        """#

    static let transcript = """
          fired launch
          shown door
        launch: [Door] lit=false
          fired door.knocked
        knock: [Door] lit=false
          fired door.opened
          shown hall
        open: [StackController[Hall]] lit=false
          fired hall.enter
          ignored hall.enter
          shown room
        enter twice: [StackController[Hall, Room '1']] lit=false
          fired room.left
          told bye
          shown hall
        left: [StackController[Hall]] lit=false
          fired hall.enter
          shown room
        enter: [StackController[Hall, Room '1']] lit=false
          fired room.closed
          gone
          shown hall
        back: [StackController[Hall]] lit=false
          fired hall.enter
          shown room
        enter: [StackController[Hall, Room '1']] lit=false
        cancel swipe: [StackController[Hall, Room '1']] lit=false
          fired room.next
          shown room
        next: [StackController[Hall, Room '1', Room '2']] lit=false
          fired room.swap
          shown room
        swap: [StackController[Hall, Room '1', Room '3']] lit=false
          fired room.modal
          shown window
        modal: [StackController[Hall, Room '1', Room '3']] > formSheet(Window) lit=false
        false
          fired window.seen
          gone
          shown hall
        seen: [StackController[Hall]] lit=false
          fired hall.peek
          shown window
        peek: [StackController[Hall]] > pageSheet(StackController[Window]) lit=false
          fired window.closed
          shown hall
        swipe: [StackController[Hall]] lit=true
          fired hall.peek
          shown window
        peek: [StackController[Hall]] > pageSheet(StackController[Window]) lit=true
          fired window.again
          shown window
        again: [StackController[Hall]] > pageSheet(StackController[Window] > pageSheet(Window)) lit=true
          fired window.other
          shown window
        other: [StackController[Hall]] > pageSheet(StackController[Window] > pageSheet(Window)) lit=true
          fired window.seen
          shown window
        seen: [StackController[Hall]] > pageSheet(StackController[Window]) lit=true
          fired window.again
          shown window
        again: [StackController[Hall]] > pageSheet(StackController[Window] > pageSheet(Window)) lit=true
          fired window.closeAll
          shown hall
        closeAll: [StackController[Hall]] lit=true
          fired hall.tour
          shown first
        tour: [StackController[Hall, First]] lit=true
          fired first.next
          shown second
        next: [StackController[Hall, First, Second]] lit=true
          fired second.deeper
          shown first
        deeper: [StackController[Hall, First, Second]] > pageSheet(First) lit=true
          fired first.abort
          shown hall
        abort: [StackController[Hall]] lit=true
          fired hall.tour
          shown first
        tour: [StackController[Hall, First]] lit=true
          fired first.next
          shown second
        next: [StackController[Hall, First, Second]] lit=true
          fired second.done
          shown room
        done: [StackController[Hall, Room '9']] lit=true
          fired room.home
          shown hall
        home: [StackController[Hall]] lit=true
          fired hall.tourOver
          shown first
        tourOver: [StackController[Hall]] > fullScreen(StackController[First]) lit=true
          fired first.next
          shown second
        next: [StackController[Hall]] > fullScreen(StackController[First, Second]) lit=true
          fired second.done
          shown window
        done: [StackController[Hall]] > pageSheet(Window) lit=true
          fired window.seen
          told y
          shown hall
        seen: [StackController[Hall]] lit=true
          fired hall.jump
          gone
        jump: [StackController[Hall]] lit=true
          faulted hall.fail pop-at-bottom
        fail: [StackController[Hall]] lit=true
          fired hall.ifLit
          shown room
        ifLit: [StackController[Hall, Room '7']] lit=true
          fired room.back
          shown hall
        back: [StackController[Hall]] lit=true
          fired hall.enter
          ignored hall.peek
          shown room
        enter+peek: [StackController[Hall, Room '1']] lit=true
          fired room.back
          fired hall.peek
          shown window
        back+peek: [StackController[Hall]] > pageSheet(StackController[Window]) lit=true
          fired window.again
          fired window.close
        again+close: [StackController[Hall]] > pageSheet(StackController[Window]) lit=true
          fired window.close
          fired hall.peek
          shown window
        close+peek: [StackController[Hall]] > pageSheet(StackController[Window]) lit=true
          fired window.close
          fired hall.leave
          shown door
        close+leave: [Door] lit=true
          ignored hall.enter
        late: [Door] lit=true
          fired door.opened
          shown hall
        open: [StackController[Hall]] lit=true
          faulted hall.fail pop-at-bottom
        fail: [StackController[Hall]] lit=true

        """
}

/// Names that Swift has other uses for, texts that would end a literal, types that are functions.
let hostileGraph = #"""
    navgraph: 1
    app: Hostile
    entry: { root: start, returns: { finished: { root: in, animation: fade }, quit: ~ } }
    conditions:
      loggedIn: unknown
      member: { implies: [loggedIn, self] }
      class: true
      self2: false
      self: unknown
      Init: unknown
      never: { implies: self2 }
    transitions: { start: { root: in }, _start: { root: let } }
    swift: { prefix: RX }
    flows:
      start:
        outcomes: { finished: { a: Int, b: "String?" }, quit: {} }
        about: "quotes \" and \\(x) and */ and\nnew lines \t tab"
        screens:
          a:
            title: "\\(evil) \"quoted\" 😀 é"
            params: { step: "Int = 3", app: "String?", self: "Bool = true" }
            receives: { default: { in: Int, step: String }, refresh: {} }
            outcomes: { done: { x: Int, handler: "() -> Void" }, one: { callback: "(Int) -> Void" } }
            transitions:
              bC: { push: aB, returns: { closed: refresh } }
              class: { present: screen, style: fullScreen, with: { step: '"text \(1) \"q\""' , frame: step }, returns: { done: default, other: { finish: finished, with: { a: values, b: app } } } }
              func:
                - { when: [loggedIn, not member], sets: { member: true }, pop: back }
                - { when: [class, self, not Init, not never], sets: { self: false }, push: aB, then: { push: aB, then: { pop: aB, send: refresh } }, returns: { many: refresh } }
              sendRefresh: { pop: root, send: refresh }
              quitAll: { finish: quit }
              makeIt: { payload: { frame: Int, step: String }, replace: screen }
              multi: { payload: { ending: Int, values: "[String]", note: "(Int) -> Void" }, present: aB, in: stack, locked: true, style: formSheet, animation: flip }
              gone: { dismiss: all }
              goneTop: { dismiss: top, animation: none }
              openIt: { open: settings }
              openIt2: { open: "https://example.com/?a=%22b" }
          aB:
            params: { count: "Int? = 2" }
            receives: [refresh]
            outcomes: { many: { one: Int, two: "[String: Int]", three: "any Sendable" } }
            transitions:
              c: { push: a }
              C_: { pop: root }
              nested:
                present: screen
                with: { frame: 2, step: '"x"' }
                returns:
                  done:
                    - { when: loggedIn, pop: back }
                    - present: screen
                      with: { step: '"y"', frame: inout }
                      returns: { done: { push: a, with: { step: inout } }, other: ~ }
                  closed: { root: in }
          aB_:
            transitions: { C_: { push: a }, c: { pop: root } }
          screen:
            params: { frame: Int, step: String }
            outcomes: { done: { in: Int, inout: Int, step: String }, other: { values: Int, } }
      in:
        container: single
        screens:
          private:
            from: { xib: 'We"ird' }
            transitions:
              next: { root: let, animation: slide }
      let:
        screens:
          var: { from: { storyboard: 'A"B', id: 'C\D' }, back: false }
      odd:
        params: { default: Int, unit: () }
        transitions:
          reopen: { present: odd, with: { default: default, unit: unit } }
        screens:
          first:
            params: { default: Int, note: 'String = "n"', unit: "() = ()" }
            receives: { took: { willSet: Int }, unit: { unit: () } }
            transitions:
              again:
                payload: { default: String, note: String, noteOfOwner: Int, n: Int }
                push: last
                with: { x: n }
                returns:
                  done: { push: first }
                  took: took
                  seen: { push: shell, with: { var: didSet, n: 1 } }
                  both: { push: shell }
                  functions: { push: handlers }
                  closed: { push: tabs }
              more: { push: last, with: { x: default } }
          last:
            params: { x: Int }
            outcomes:
              done: { noteOfOwner: Int }
              took: { willSet: Int }
              seen: { didSet: Int }
              both: { var: Int, n: Int }
              functions: { call: "(_ x: Int, _: ()) -> Void", unit: () }
          shell: { params: { var: Int, n: Int } }
          handlers: { params: { call: "(_ x: Int, _: ()) -> Void", unit: () } }
      tabs: { tabs: [private] }
    """#

/// A small app with every move on stacks and single layers. Walks go through it: `WalkTests`, `ViewWalkTests`.
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

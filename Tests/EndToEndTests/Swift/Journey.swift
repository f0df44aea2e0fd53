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

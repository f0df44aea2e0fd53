extension WalkFault {
    static let ofHosts = [
        WalkFault(
            "what the app's own code opens comes above all", in: "NavGraphSwiftUI",
            "from: configuration.first?.regions[0].frames[0].frame, cause", "cause"),
        WalkFault(
            "an outcome is not told", in: "HousesAppRouter", "step.afterwards { onDone", "_ = { onDone"
        ),
        WalkFault("a swipe is not told", in: "HousesAppRouter", "{ onClosed?() }", "{}"),
        WalkFault("what is the app's is told of", in: "NavGraphRuntime", "!current.isHost, ", ""),
        WalkFault("what is the app's is replaced", in: "NavGraphRuntime", ", !old.isHost else", " else"),
        WalkFault("nothing can be pushed", in: "HousesAppRouter", "hostIsInStack: true", "hostIsInStack: false"),
    ]

    static let hosted = """
        navgraph: 1
        app: Houses
        host:
          look: { present: window, in: stack, style: formSheet }
          enter: { push: room, with: { number: 7 } }
        transitions:
          alarm: { dismiss: all, then: { push: room, with: { number: 1 } } }
          other: { replace: window }
        screens:
          window:
            outcomes: { done: { word: String } }
            transitions: { on: { push: room, with: { number: 2 } } }
          room:
            params: { number: Int }
            outcomes: { done: { word: String }, left: {} }
            transitions: { deeper: { push: room, with: { number: 3 }, returns: { done: { pop: back } } } }
        """

    /// The first six are those that the norm names.
    static let ofViews = [
        WalkFault(
            "no wait after a dismissal", in: "NavGraphSwiftUI", ": .dismissal(above: below.id)", ": .time(0, moveCount)"
        ),
        WalkFault(
            "no wait after a push", in: "NavGraphSwiftUI", "begin(appearance(of: shown[kept - 1].current))",
            "begin(.time(0, moveCount))"),
        WalkFault(
            "no wait after a presentation", in: "NavGraphSwiftUI", ": appearance(of: new.current))",
            ": .time(0, moveCount))"),
        WalkFault("no wait after an alert", in: "NavGraphSwiftUI", ".time(0.6, moveCount)", ".time(0, moveCount)"),
        WalkFault(
            "writes without identity", in: "NavGraphSwiftUI",
            "if regions[index].bottom === region.frames.first?.frame {",
            "if regions[index].isStack {"),
        WalkFault(
            "a tab chosen again is going back", in: "NavGraphSwiftUI", "if !isChosenAgain(layer) { goBack(frames) }",
            "goBack(frames)"),
        WalkFault(
            "events of screens that are not current fire", in: "NavGraphSwiftUI",
            "layers.last?.current?.frame === frame", "true"),
        WalkFault(
            "what a column holds acts without turning to it", in: "NavGraphSwiftUI",
            "if let column = column(of: frame) { activate(column) }", ""),
        WalkFault(
            "a swipe is not heard", in: "NavGraphSwiftUI", "} else if last.isSwipeable(queue.conditions) {",
            "} else if false {"),
        WalkFault(
            "back goes on where a screen stays", in: "NavGraphSwiftUI",
            ".goingBack(isHeld: true, isOnTop: isOnTop)", ".goingBack(isHeld: false, isOnTop: isOnTop)"),
        WalkFault(
            "what replaces keeps the state", in: "NavGraphSwiftUI", ".id(frame.id)", ".id(0)"),
        WalkFault("frames live on", in: "NavGraphSwiftUI", "if !ofAllBefore { frames = [:] }", ""),
        WalkFault(
            "messages are not taken", in: "NavGraphSwiftUI", "for message in inbox.takeAll()",
            "for message in [Message]()"),
        WalkFault(
            "the bottom's handler of a swipe is lost", in: "NavGraphSwiftUI",
            ".swipe, ending: last.ending) {", ".swipe, ending: nil) {"),
        WalkFault(
            "a layer closes that the user cannot close", in: "NavGraphSwiftUI",
            "guard layer.isSwipeable, layer.above == nil else { return enqueue(.refused(layer, layer.current)) }", ""),
        WalkFault(
            "a screen that stays goes by its own code", in: "NavGraphSwiftUI",
            "if let top = region.frames.last, top.stays(queue.conditions) { return enqueue(.refused(layer, top)) }", ""),
        WalkFault(
            "what goes back has gone though its handler faults", in: "NavGraphRuntime",
            "do { try handler?(step) } catch Fault.sendUnknown where taken.isInner {}", "try? handler?(step)"),
        WalkFault(
            "a dialog whose button faults is cancelled", in: "NavGraphSwiftUI", "if !layer.isAnswered {", "if true {"),
    ]

    /// The views, with steps of the user that are faults.
    static let faultingViews = views.replacing(
        "locked: { present: window, locked: true,",
        with: """
            risky: { push: room, with: { number: 3 }, returns: { closed: { dismiss: top } } }
                      dare: { present: question, style: alert, returns: { yes: { pop: back } } }
                      fear: { present: window, returns: { closed: { pop: back } } }
                      locked: { present: window, locked: true,
            """)

    static let views = #"""
        navgraph: 1
        app: House
        entry: rooms
        conditions: { lit: false }
        transitions:
          alarm: { root: house, then: { present: window } }
          calm: { root: rooms, animation: fade }
        flows:
          rooms: { tabs: [house, garden] }
          desk: { columns: [house, cellar] }
          house:
            screens:
              hall:
                receives: { told: { word: String }, gone: {} }
                transitions:
                  next: { push: room, with: { number: 7 }, returns: { done: told, aborted: gone, closed: gone } }
                  rush: { push: room, with: { number: 4 }, then: { push: room, with: { number: 5 } } }
                  look: { present: window, in: stack, style: formSheet, returns: { done: told, closed: gone } }
                  locked: { present: window, locked: true, returns: { done: told } }
                  cover: { present: window, style: fullScreen }
                  ask: { present: question, style: alert, returns: { no: gone } }
                  choose: { present: choice, style: actionSheet, returns: { no: gone } }
                  desk: { root: desk }
              room:
                params: { number: Int }
                receives: { told: { word: String }, gone: {} }
                outcomes: { done: { word: String }, aborted: {} }
                transitions:
                  on: { push: room, with: { number: 1 }, returns: { done: told, closed: gone } }
                  other: { replace: chamber }
                  start: { pop: root, then: { replace: chamber, then: { push: room, with: { number: 9 } } } }
                  up: { pop: back, then: { present: window } }
                  garden: { select: garden }
              chamber:
                outcomes: { done: { word: String }, aborted: {} }
                back: false
                transitions: { deeper: { push: room, with: { number: 2 } } }
          garden:
            screens:
              lawn: { transitions: { look: { present: window }, inside: { select: house } } }
          cellar:
            screens:
              barrel: { transitions: { look: { present: window, style: popover }, deep: { push: shelf } } }
              shelf: { transitions: { away: { root: rooms, animation: slide } } }
        screens:
          question: { outcomes: { yes: {}, no: {} } }
          choice: { outcomes: { yes: {}, no: {} } }
          window:
            outcomes: { done: { word: String } }
            transitions:
              away: { dismiss: top }
              swap: { dismiss: top, then: { present: window, style: fullScreen } }
              ask: { present: question, style: alert }
              other: { replace: pane }
          pane:
            outcomes: { done: { word: String } }
            transitions: { other: { replace: window } }
        """#
}

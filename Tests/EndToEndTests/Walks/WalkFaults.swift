import Testing

/// A fault planted in what is emitted for an app, or in the support code, which the walks must notice.
struct WalkFault: Sendable, CustomTestStringConvertible {
    var name: String
    /// How the name of the file ends that it is planted in.
    var file: String
    /// In emitted code; there `W0` is what the names of the app begin with.
    var text: String
    var instead: String
    var testDescription: String { name }

    init(_ name: String, in file: String, _ text: String, _ instead: String) {
        self.name = name
        self.file = file
        self.text = text
        self.instead = instead
    }

    /// That of an app whose names begin with another prefix.
    func prefixed(_ prefix: String) -> WalkFault {
        WalkFault(
            name, in: file, text.replacing("W0", with: prefix), instead.replacing("W0", with: prefix))
    }

    static let all = steps + moves + user + routers

    /// In what minds the app's own acts.
    static let besideApps = [
        WalkFault(
            "what the app presents is not minded", in: "NavGraphUIKit", "areInFront = false", "areInFront = true"),
        WalkFault(
            "a dismissal of the app's is not waited for", in: "NavGraphUIKit",
            "for one in fronts where one.isBeingPresented || one.isBeingDismissed {",
            "for one in fronts where false && one.isBeingPresented {"),
        WalkFault(
            "delegates that hand on to each other do so for ever", in: "NavGraphUIKit",
            "guard count < 2, let delegate = (count == 0 ? inner : before) as? Delegate",
            "guard let delegate = inner as? Delegate"),
        WalkFault(
            "a search is in front of its screen", in: "NavGraphUIKit", "} else if !container.isInContext {", "} else {"),
    ]

    /// In the queue of steps.
    private static let steps = [
        WalkFault(
            "events of screens that are not current fire", in: "NavGraphRuntime",
            "if let frame = waiting.frame, !display.isCurrent(frame, in: step.layers) {",
            "if let frame = waiting.frame, frame.screen.isEmpty {"),
        WalkFault(
            "steps do not wait for transitions", in: "NavGraphRuntime",
            "if let motion = display.motion { return look(at: motion) }", ""),
        WalkFault(
            "a fault changes conditions", in: "NavGraphRuntime", "try waiting.body(step)",
            "do { try waiting.body(step) } catch { conditions = step.conditions; throw error }"),
        WalkFault(
            "messages are not delivered", in: "NavGraphRuntime", "for deliver in step.messages { deliver() }", ""),
        WalkFault(
            "the last of what waits comes first", in: "NavGraphRuntime", "waiting.removeFirst()", "waiting.removeLast()"
        ),
        WalkFault(
            "the end of a presentation is not awaited", in: "NavGraphUIKit",
            "next.start { [weak self, weak next] in self?.end(next) }",
            "next.start {}\n                transitions.running = nil"),
    ]

    /// In the moves of a step, and what they come to.
    private static let moves = [
        WalkFault(
            "what replaces a screen has no handlers", in: "NavGraphRuntime", "new.frame?.ending = old.ending", ""),
        WalkFault(
            "pops to the lowest screen of a name", in: "NavGraphRuntime", "region.frames.dropLast().lastIndex(where:",
            "region.frames.dropLast().firstIndex(where:"),
        WalkFault(
            "a screen's outcome is taken for its flow's", in: "NavGraphRuntime",
            "frame.ending?.flow == nil ? frame.ending : nil", "frame.ending"),
        WalkFault("any flow finishes", in: "NavGraphRuntime", "ending.flow == flow, ", ""),
        WalkFault(
            "goes back to the bottom", in: "NavGraphRuntime", "region.frames.removeLast()",
            "region.frames.removeSubrange(1...)"),
        WalkFault(
            "what is presented lives through a new root", in: "NavGraphUIKit",
            "if kept > 0, gone.isEmpty { return [] }",
            "if kept == 0 || gone.isEmpty { return [] }"),
        WalkFault(
            "selects without dismissing", in: "NavGraphRuntime",
            "layers.removeLast(layers.count - 1 - index)\n        layers[index].active", "layers[index].active"),
        WalkFault("another style", in: "NavGraphUIKit", "case .formSheet: .formSheet", "case .formSheet: .pageSheet"),
        WalkFault(
            "not locked", in: "NavGraphUIKit", "isModalInPresentation = true", "isModalInPresentation = false"),
    ]

    /// In what follows the user.
    private static let user = [
        WalkFault(
            "what the user closes has no handler", in: "NavGraphRuntime",
            "do { try handler?(step) } catch Fault.sendUnknown where taken.isInner {}", ""),
        WalkFault(
            "choosing a tab again is going back", in: "NavGraphUIKit", "guard !record.isDropped else { continue }", ""),
        WalkFault(
            "a swipe down is not heard of", in: "NavGraphUIKit", "navigation?.queue.advance()", ""),
        WalkFault(
            "a swipe back is not heard of", in: "NavGraphUIKit", "navigation?.didShow(navigationController)", ""),
        WalkFault(
            "the swipe back is not kept from", in: "NavGraphUIKit", "top.frame?.stays(queue.conditions) != true", "true"
        ),
        WalkFault(
            "taps on tabs are not heard of", in: "NavGraphUIKit", "navigation?.chose(viewController)", ""),
    ]

    /// In the routers.
    private static let routers = [
        WalkFault(
            "a condition is not asked", in: "Router", "if step.conditions[W0HouseAppCondition.lit] {", "if true {"),
        WalkFault(
            "a condition is set the other way", in: "Router", "step.conditions[W0HouseAppCondition.lit] = true",
            "step.conditions[W0HouseAppCondition.lit] = false"),
        WalkFault("another argument is given", in: "Router", "number: 7", "number: 8"),
        WalkFault(
            "the handler of another outcome runs", in: "Router", "ending.on(W0HouseAppOutcome.roomAborted)",
            "ending.on(NavGraph.Outcome<Void>(of: W0HouseAppName.room, \"finished\"))"),
        WalkFault(
            "no handler for what the user closes", in: "Router", "ending.closed = {",
            "ending.on(NavGraph.Outcome<Void>(of: W0HouseAppName.room, \"closes\")) {"),
        WalkFault(
            "a handler is for values of another type", in: "Router",
            "ending.on(W0HouseAppOutcome.roomDone) { word, step in",
            "ending.on(NavGraph.Outcome<String?>(of: W0HouseAppName.room, \"done\")) { word, step in let word = word ?? \"\""
        ),
        WalkFault(
            "an outcome carries values of another type", in: "Names", ".init(of: W0HouseAppName.room, \"aborted\")",
            ".init(of: W0HouseAppName.room, \"done\")"),
        WalkFault("another style is asked for", in: "Router", ".formSheet", ".pageSheet"),
        WalkFault("a layer is not to be locked", in: "Router", "isLocked: true", "isLocked: false"),
        WalkFault(
            "a back button that must not be there", in: "Router", "hidesBackButton = true", "hidesBackButton = false"),
        WalkFault("another message", in: "Router", "screen.gone()", "screen.told(word: \"\")"),
        WalkFault("pushes instead of replacing", in: "Router", "step.replace(with:", "try step.push("),
        WalkFault(
            "a screen keeps itself alive", in: "Router", "try $0.hallNext($1)", "_ = screen; try $0.hallNext($1)"),
        WalkFault(
            "a layer is in no stack of its own", in: "Router",
            "step.presentStack(self.app.makeWindow(ending)",
            "step.present(self.app.makeWindow(ending)"),
        WalkFault("what comes last is forgotten", in: "Router", "step.present(self.app.makeWindow())", ""),
        WalkFault(
            "closes instead of finishing the flow", in: "StoryRouter", "try step.finish(W0HouseAppOutcome.storyDone)",
            "try step.dismiss()"),
    ]

    static let house = #"""
        navgraph: 1
        app: House
        entry: rooms
        conditions: { lit: false }
        transitions:
          alarm: { root: house, then: { present: window } }
          calm: { root: rooms }
        flows:
          rooms: { tabs: [house, garden] }
          house:
            screens:
              hall:
                receives: { told: { word: String }, gone: {} }
                transitions:
                  next:
                    - { when: lit, push: room, with: { number: 7 }, returns: { done: told, aborted: gone, closed: gone } }
                    - { push: room, with: { number: 3 }, returns: { done: told, closed: gone } }
                  light: { sets: { lit: true } }
                  dark: { sets: { lit: false } }
                  rush: { push: room, with: { number: 4 }, then: { push: room, with: { number: 5 }, then: { push: room, with: { number: 6 } } } }
                  trap: { sets: { lit: true }, pop: back }
                  look: { present: window, in: stack, style: formSheet, locked: true, returns: { done: told } }
                  visit: { push: story, returns: { done: gone, closed: gone } }
                  open: { present: story, returns: { done: gone, closed: gone } }
              room:
                params: { number: Int }
                receives: { told: { word: String }, gone: {} }
                outcomes: { done: { word: String }, aborted: {} }
                transitions:
                  on: { push: room, with: { number: 1 }, returns: { done: told, closed: gone } }
                  deeper: { push: room, with: { number: 2 } }
                  other: { replace: chamber }
                  home: { pop: room }
                  up: { pop: back, then: { present: window } }
                  garden: { select: garden }
              chamber:
                outcomes: { done: { word: String }, aborted: {} }
                back: false
          garden:
            screens:
              lawn: { transitions: { look: { present: window }, inside: { select: house } } }
          story:
            outcomes: { done: {} }
            screens:
              teller:
                outcomes: { done: {} }
                transitions: { inner: { present: tale, returns: { done: ~ } }, tell: { push: listener } }
              listener: { transitions: { end: { finish: done }, leave: { pop: back } } }
          tale:
            outcomes: { done: {} }
            screens:
              page: { transitions: { turn: { push: page }, hear: { push: listener }, end: { finish: done }, fetch: { select: garden } } }
        screens:
          window:
            outcomes: { done: { word: String } }
            transitions: { away: { dismiss: top } }
        """#
}

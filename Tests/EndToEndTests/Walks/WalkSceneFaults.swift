/// Faults planted in what is emitted for scenes and segues of both kinds.
extension WalkFault {
    static let ofScenes = [
        WalkFault(
            "a wired segue is performed whatever its event comes to", in: "NavGraphRuntime",
            "== identifier ? .yes : .ignored", "== identifier ? .yes : .yes"),
        WalkFault(
            "a wired segue starts while another runs", in: "NavGraphRuntime", ", queue.isAtRest else {",
            " else {"),
        WalkFault(
            "why a wired segue is refused is not told", in: "NavGraphRuntime",
            "if let fault { observer?.faulted(last.name, fault) } else { observer?.ignored(last.name) }", ""),
        WalkFault(
            "a wired segue is a step twice", in: "NavGraphRuntime",
            "navigation.wait(for: segue)",
            "navigation.wait(for: segue)\n                    queue.carryOut(event.name, from: frame) { _ in }"),
        WalkFault(
            "steps do not wait for a wired segue", in: "NavGraphUIKitSegues",
            "if pushes { navigation.moving = source.navigationController }", ""),
        WalkFault(
            "what a segue has shown has no place", in: "NavGraphUIKitSegues", "self.place(self.layers)", ""),
        WalkFault(
            "nobody looks at the end of a presentation", in: "NavGraphRuntime",
            "if let teller = motion.teller, teller !== watch.teller {",
            "if true { return }\n if let teller = motion.teller, teller !== watch.teller {"),
        WalkFault(
            "a step of trial keeps its conditions", in: "NavGraphRuntime", "step.segues = .asked",
            "step.segues = .performed"),
        WalkFault(
            "another scene's data is passed", in: "Router", "destination.number = number", "destination.number = 8"),
        WalkFault(
            "a store that is a value is not put back", in: "Router", ")?.dataStore = store\n", ")?.dataStore = nil\n"),
        WalkFault(
            "a missing value is not missed", in: "NavGraphRuntime",
            "guard let value else { throw NavGraph.Fault.missingValue }",
            "guard let value else { throw NavGraph.Fault.unexpected }"),
        WalkFault(
            "presents instead of pushing", in: "Router",
            "source.navigationController?.pushViewController(destination, animated: true)",
            "source.present(destination, animated: true, completion: nil)"),
    ]

    static let scenes = #"""
        navgraph: 1
        app: House
        entry: rooms
        swift: { framework: clean-swift }
        conditions: { lit: false }
        transitions:
          calm: { root: rooms }
          dig: { push: room, with: { number: 9 } }
        flows:
          rooms: { tabs: [house, garden] }
          house:
            screens:
              hall:
                receives: { told: { word: String }, gone: {} }
                transitions:
                  next: { push: room, segue: next, returns: { done: told, closed: gone } }
                  guarded:
                    - { when: lit, push: room, segue: guarded, with: { number: 7 } }
                    - { sets: { lit: true } }
                  dark: { sets: { lit: false } }
                  code: { push: room, with: { number: 5 } }
                  look: { present: window, segue: look, style: formSheet, locked: true, returns: { done: told } }
                  over: { present: window, returns: { done: told, closed: gone } }
                  stacked: { present: room, in: stack, segue: stacked, with: { number: 3 } }
              room:
                params: { number: Int }
                receives: { told: { word: String }, gone: {} }
                outcomes: { done: { word: String } }
                transitions:
                  on: { push: room, returns: { done: told, closed: gone } }
                  away: { dismiss: all }
                  more: { present: window, segue: more, returns: { closed: gone } }
          garden:
            screens:
              lawn: { transitions: { look: { present: window, segue: lawn }, inside: { select: house } } }
        screens:
          window:
            outcomes: { done: { word: String } }
            transitions: { away: { dismiss: top } }
        """#
}

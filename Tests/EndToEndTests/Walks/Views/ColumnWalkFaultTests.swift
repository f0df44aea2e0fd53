extension WalkFault {
    static let ofColumns = [
        WalkFault(
            "back in another column is not heard", in: "NavGraphSwiftUI",
            "layer.kind == .split ? Array(layer.regions.indices) : [layer.active]", "[layer.active]"),
        WalkFault(
            "back does not turn to its column", in: "NavGraphSwiftUI", "configuration[last].active = place\n", "\n"),
        WalkFault(
            "handlers of those that go back run from the bottom up", in: "NavGraphSwiftUI",
            "frames[count...].reversed().compactMap(\\.frame)", "frames[count...].compactMap(\\.frame)"),
        WalkFault(
            "a dismissal that is refused is not told", in: "NavGraphSwiftUI",
            "queue.observers.ignored(screen + \".dismiss\")", ""),
        WalkFault(
            "a column that the user turns to is not heard", in: "NavGraphSwiftUI",
            "configuration[last].active = index\n", "\n"),
        WalkFault(
            "what has gone back is cut from another column", in: "NavGraphSwiftUI",
            "step.region.frames.removeLast(frames.count - count)",
            "step.layers[step.layers.count - 1].regions[0].frames.removeLast(frames.count - count)"),
    ]

    static let columns = #"""
        navgraph: 1
        app: Desk
        entry: desk
        flows:
          desk: { columns: [mail, notes] }
          mail:
            screens:
              inbox:
                receives: { read: {} }
                transitions:
                  open: { push: letter, with: { number: 1 }, returns: { closed: read } }
                  rush: { push: letter, with: { number: 2 }, then: { push: letter, with: { number: 3 } } }
              letter:
                params: { number: Int }
                receives: { read: {} }
                transitions:
                  on: { push: letter, with: { number: 4 }, returns: { closed: read } }
                  fix: { push: draft }
                  home: { pop: root }
              draft:
                back: false
                transitions:
                  on: { push: letter, with: { number: 5 }, returns: { closed: { pop: root } } }
                  away: { pop: root }
          notes:
            screens:
              list:
                receives: { gone: {} }
                transitions: { open: { push: note, returns: { closed: gone } } }
              note:
                receives: { gone: {} }
                transitions:
                  on: { push: note, returns: { closed: gone } }
                  look: { present: page, style: fullScreen }
                  home: { pop: root }
        screens:
          page: { transitions: { away: { dismiss: top }, ask: { present: page } } }
        """#
}

extension WalkFault {
    static let ofWindows = [
        WalkFault(
            "a window is not told", in: "NavGraphRuntime",
            "if !waiting.isShared { windows?.tell(of: before, conditions, from: self) }", ""),
        WalkFault(
            "a window begins with its own", in: "NavGraphRuntime", "windows?.join(self, with: &self.conditions)",
            "var own = conditions; windows?.join(self, with: &own)"),
        WalkFault(
            "all that changes is told", in: "NavGraphRuntime", "let changed = shared.filter {",
            "let changed = [\"wide\", \"rich\"].filter {"),
        WalkFault(
            "locks stay as they were", in: "NavGraphUIKit",
            "record.controller?.isModalInPresentation = lock(queue.conditions)", "_ = lock"),
    ]

    static let shared = """
        navgraph: 1
        app: Houses
        entry: [{ when: wide, root: house }, { root: rooms }]
        conditions:
          rich: unknown
          wide: { changes: true }
          open: { initially: false, changes: true, implies: wide }
        transitions:
          alarm: [{ when: open, root: house, sets: { open: false } }, { root: rooms, sets: { open: true } }]
        flows:
          rooms: { tabs: [house, { event: ask }, garden], transitions: { ask: { present: window, locked: open } } }
          house:
            start: [{ when: open, screen: hall }, { screen: room }]
            screens:
              hall:
                transitions:
                  next: { push: room, returns: { closed: { sets: { wide: false } } } }
                  look: { present: window, locked: wide, sets: { rich: true } }
              room: { transitions: { on: [{ when: [wide, rich], push: hall }, { push: room, sets: { rich: false } }] } }
          garden:
            screens: { lawn: { transitions: { look: { present: window, sets: { open: true } }, close: { sets: { wide: false } } } } }
        screens:
          window: { outcomes: [done], transitions: { away: { dismiss: top, sets: { wide: true } } } }
        """
}

extension WalkFault {
    static let ofGroups = [
        WalkFault("an event of a group opens another item", in: "RowEvents", "number: 2", "number: 3"),
        WalkFault(
            "a group does not ask a condition", in: "RowEvents", "if step.conditions[W0ClubAppCondition.member] {",
            "if true {"),
        WalkFault(
            "a handler of a group is for values of another type", in: "RowEvents",
            "ending.on(W0ClubAppOutcome.sheetDone) { word, step in",
            "ending.on(NavGraph.Outcome<String?>(of: W0ClubAppName.sheet, \"done\")) { word, step in\nlet word = word ?? \"\""
        ),
        WalkFault(
            "a button among tabs does nothing", in: "NavGraphUIKit",
            "if isNews { navigation?.pressed(button, of: tabs) }", "_ = isNews"),
        WalkFault(
            "the methods for a UITab are not heard of", in: "NavGraphUIKit", "navigation?.chose(tab)", "_ = tab"),
        WalkFault(
            "a UITab has another one's screens", in: "NavGraphUIKit", "tabs.tabs = items.map {",
            "tabs.tabs = zip(children.reversed(), titles).map {"),
    ]

    static let club = """
        navgraph: 1
        app: Club
        entry: main
        conditions: { member: false }
        groups:
          row:
            open: { push: item, with: { number: 2 } }
            join: [{ when: member, send: told, with: { word: '"again"' } }, { sets: { member: true }, present: sheet, returns: { done: told } }]
          bar: { compose: { present: sheet, returns: { done: ~ } } }
        flows:
          main: { tabs: [home, { event: compose }, me], uses: [bar] }
          home:
            title: Home
            screens:
              feed: { uses: [row], receives: { told: { word: String } } }
              item:
                params: { number: Int }
                uses: [row]
                receives: { told: { word: String } }
                transitions: { join: ~, leave: { pop: back, sets: { member: false } } }
          me: { title: Me, screens: { mine: { uses: [row], receives: { told: { word: String } }, transitions: { open: { select: home } } } } }
        screens:
          sheet: { outcomes: { done: { word: String } }, transitions: { away: { dismiss: top } } }
        """
}

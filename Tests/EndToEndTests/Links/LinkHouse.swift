/// A graph with links of every kind, and with names that try hard; and one with many links.
enum LinkHouse {
    static let graph = #"""
        navgraph: 1
        app: Links
        entry: { root: door, returns: { opened: { sets: { inside: true }, root: house } } }
        conditions: { inside: unknown, lit: { implies: inside }, old: false }
        links: { schemes: [links, My-Links], hosts: [Links.example.com, "*.links.example.com"] }
        resolvers:
          loadRoom: { payload: { key: UUID, floor: "Int = 1" }, gives: Room }
          loadWord: { payload: { url: URL }, gives: String }
          Class: { payload: { text: String }, gives: String }
        transitions:
          announce: { payload: { text: String }, present: notice, in: stack }
        screens:
          door: { outcomes: [opened] }
          notice: { params: { text: String } }
          confirm: { params: { text: String }, outcomes: [yes, no] }
          pair: { params: { text: String, in: String } }
        flows:
          house:
            tabs: [hall, cellar, garden]
            requires: inside
            transitions:
              leave: { root: door, returns: { opened: { root: house } } }
              help: { present: manual, returns: { done: ~ } }
          hall:
            screens:
              hallway:
                transitions:
                  enter: { push: room, with: { label: "\"front\"" } }
                  find: { payload: { room: Room }, push: cupboard, with: { name: room.description } }
                  lights:
                    - { when: lit, push: lamp }
                    - { when: [not lit, not old], sets: { lit: true }, push: lamp, then: { present: notice, with: { text: "\"on\"" } } }
                  peek: { payload: { at: "Date?" }, present: window, style: popover }
                  ask: { payload: { text: String }, present: confirm, style: alert, returns: { yes: ~, no: ~ } }
                  tour: { payload: { guide: String }, push: tour }
              room:
                params: { number: Int, label: String, color: "Color?" }
                transitions:
                  next: { push: cupboard, with: { name: label } }
                  swap: { payload: { step: Int }, replace: lamp, with: { brightness: step } }
              cupboard: { params: { name: String } }
              lamp: { requires: lit, params: { brightness: "Int?" } }
              window: { params: { at: "Date?" } }
          tour:
            params: { guide: String }
            outcomes: [done]
            transitions:
              more: { push: stop, with: { who: guide } }
            screens:
              first: { params: { guide: String } }
              stop: { params: { who: String } }
          cellar:
            container: single
            screens:
              stairs:
                transitions:
                  down: { select: garden, then: { push: shed } }
          garden:
            screens:
              lawn:
                transitions:
                  wide: { present: beds }
              shed: {}
          beds:
            columns: [left, right]
          left: { screens: { roses: { transitions: { pick: { payload: { class: Int }, show: tulips, in: right } } } } }
          right: { screens: { lilies: {}, tulips: { params: { class: Int }, transitions: { cut: { payload: {}, present: vase } } }, vase: { params: { class: Int } } } }
          manual:
            outcomes: [done]
            params: { page: "Int = 1" }
            screens:
              page1: { params: { page: Int }, transitions: { turn: { push: page2 } } }
              page2: {}
        deepLinks:
          room: { url: [ "/rooms/{number}", "/r/{number}/{color}" ], opens: room, intent: { color: ColorEntity, number: Int } }
          cupboard:
            url: "/cupboards/{key}"
            query: { floor: "Int = 2" }
            shortcut: [cupboard, "cup\"board"]
            opens: cupboard
            path: [ hall, hallway.find ]
            with: { room: loadRoom }
            intent: { key: CupboardEntity }
          inRoom: { url: "/rooms/{number}/inside", activity: inside, opens: cupboard, path: [ hallway.enter, room.next ] }
          lamp: { url: "/lamp", opens: lamp, path: [ hallway.lights ] }
          seen: { url: "/seen/{at}", notification: seen, opens: window, intent: true }
          class: { url: "/class/{class}", opens: tulips, path: [ garden, lawn.wide, left, roses.pick ] }
          vase: { url: "/vase/{class}", opens: vase, path: [ garden, lawn.wide, left, roses.pick, tulips.cut ] }
          pair: { url: "/pair/{text}/{textResolved}", opens: pair, by: present, with: { text: Class, in: textResolved } }
          in: { url: "/in/{in}/{text}", opens: pair, by: present, with: { in: Class } }
          default: { url: "/**", query: { url: "URL?", payload: "String?" }, opens: notice, by: present, with: { text: "\"?\"" }, intent: true }
          text: { url: "/text/{text}", opens: notice, by: present, in: stack, locked: true, requires: not old, expires: 1.5 }
          ask: { url: "/ask/{text}", opens: confirm, by: present, style: alert }
          word: { query: { url: URL }, notification: word, url: /word, opens: notice, with: { text: loadWord }, by: present, style: formSheet }
          tour: { url: "/tour/{guide}", opens: tour, about: A walk., intent: true }
          stop: { url: "/tour/{guide}/stop", opens: stop, intent: { guide: GuideEntity }, title: "Stop of a \"tour\"" }
          shed: { shortcut: shed, opens: shed, pending: drop, intent: true }
          page: { url: "/manual", query: { page: "Int = 2" }, opens: manual, by: present }
          page2: { url: "/manual/2", opens: page2 }
          note: { url: "/note/{step}/{template}/{link}/{path}/{self}/{in}", payload: { _path: "Bool?", perform: "Double = 1.5", title: URL }, opens: door, by: present, intent: true }
          kind: { url: "/kind/{kind}", payload: { kind: Kind }, opens: door, by: present, intent: { kind: KindEntity } }
          url: { url: "/über/%2F/a b", shortcut: url, opens: door, by: present, fallback: true, intent: true }
        """#.replacing("/über/%2F/a b", with: "/über/%2F/a+b")

    /// More links than stand in one enum, in several flows, of several shapes.
    static let many: String = {
        var text = "navgraph: 1\napp: Many\nentry: home\nlinks: { schemes: [many], hosts: [many.example.com] }\n"
        text += "screens: { home: { transitions: { toA: { push: a0 }, toB: { push: b0 } } } }\nflows:\n"
        var links = "deepLinks:\n"
        text = text.replacing("entry: home", with: "entry: start")
        text +=
            "  start: { screens: { startScreen: { transitions: { a: { push: a }, b: { push: b }, h: { push: home } } } } }\n"
        for (flow, count) in [("a", 260), ("b", 90)] {
            text += "  \(flow):\n    screens:\n      \(flow)0:\n        transitions:\n"
            for number in 1...count { text += "          to\(number): { push: \(flow)\(number) }\n" }
            for number in 1...count { text += "      \(flow)\(number): { params: { id: Int } }\n" }
            for number in 1...count {
                links +=
                    "  \(flow)Link\(number): { url: [ \"/\(flow)/\(number)/{id}\", \"/\(flow)/{id}/x\(number)\" ], "
                links += "shortcut: \(flow)\(number), opens: \(flow)\(number)\(number < 3 ? ", intent: true" : "") }\n"
            }
        }
        return text + links
    }()
}

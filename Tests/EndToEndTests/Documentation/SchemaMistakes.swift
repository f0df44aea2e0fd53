/// Graphs with one mistake in the text, which can be told without knowing any name.
enum SchemaMistakes {
    static var graphs: [String] {
        files + atTop.map { whole(top: $0) } + screens.map { whole(screen: $0) } + flows.map { whole(flow: $0) }
            + transitions.map { whole(transition: $0) } + links.map { whole(link: $0) }
    }

    private static let files = [
        "navgraph: 1\nentry: a\nscreens: { a: }\n",
        "app: A\nentry: a\nscreens: { a: }\n",
        "navgraph: 1\napp: A\nscreens: { a: }\n",
        "navgraph: 1\napp: A\nmodule: B\nentry: a\nscreens: { a: }\n",
        "navgraph: 2\napp: A\nentry: a\nscreens: { a: }\n",
        "navgraph: 1\napp: A\nentry: { returns: {} }\nscreens: { a: }\n",
        "navgraph: 1\napp: [A]\nentry: a\nscreens: { a: }\n",
        "[navgraph, 1]\n",
    ]
    private static let atTop = [
        "extra: 1", "include: a.yaml", "imports: [a.yaml]", "conditions: { c: yes }",
        "conditions: { c: { first: true } }",
        "links: { schemes: { a: b } }", "links: { scheme: [a] }",
        "swift: { framework: carbon }", "swift: { imports: { A: B } }", "lint: { rules: { dead-end: loud } }",
        "lint: { levels: {} }", "resolvers: { r: { payload: {} } }", "resolvers: { r: }",
        "checks: { a: b }", "checks: [{ name: x }]", "checks: [{ before: a }]", "checks: [{ never: a }]",
        "checks: [{ reach: a, visit: b }]", "checks: [{ reach: a, return: b }]", "checks: [{ reach: a, within: soon }]",
        "checks: [{ never: a, above: b, when: c }]",
    ]
    private static let screens = [
        "{ titel: A }", "{ title: [A] }", "{ back: { a: b } }", "{ public: false }", "{ params: [a] }", "{ from: nib }",
        "{ from: { storyboard: { a: b } } }", "{ from: { id: x } }", "{ from: { xib: A, storyboard: B } }",
        "{ requires: { a: b } }", "{ allow: [dead-end] }", "{ transitions: [a] }", "{ outcomes: done }", "text", "[a]",
    ]
    private static let flows = [
        "{ tabs: [] , screens: { b: } }", "{ columns: [a] }", "{ columns: [a, a, a, a] }",
        "{ tabs: [a], columns: [a, a] }",
        "{ tabs: [a], start: a }", "{ container: pile, screens: { b: } }", "{}", "{ title: empty }", "{ screens: {} }",
        "{ start: { a: b } }", "{ tabs: a }", "",
    ]
    private static let transitions = [
        "push", "{}", "[]", "{ about: nothing }", "{ push: a, present: a }", "{ pop: back, dismiss: top }",
        "{ push: a, style: sheet }", "{ present: a, style: sheets }", "{ dismiss: here }", "{ push: [a] }",
        "{ push: a, locked: true }", "{ pop: back, returns: {} }",
        "{ show: a }", "{ open: settings, animation: fade }", "{ dismiss: top, segue: x }",
        "{ sets: [c] }", "{ push: a, when: { c: d } }", "{ push: a, then: {} }",
        "{ push: a, then: { when: c, pop: back } }",
        "{ push: a, then: { about: x } }", "{ push: a, with: [b] }", "{ sets: { c: true }, with: { a: b } }",
        "{ sets: { c: true }, style: sheet }", "{ push: a, returns: [done] }",
        "{ push: a, returns: { done: { payload: {} } } }",
        "{ push: a, returns: { done: {} } }", "{ push: a, returns: { done: { push: a, pop: back } } }", "{ pushes: a }",
        "[{ push: a }, { about: x }]", "{ finish: { a: b } }",
    ]
    private static let links = [
        "{ url: /a }", "{ opens: a }", "{ url: { a: b }, opens: a }", "{ url: /a, opens: [a] }",
        "{ url: /a, opens: a, by: force }",
        "{ url: /a, opens: a, style: sheet }", "{ url: /a, opens: a, by: present, path: [a.b] }",
        "{ url: /a, opens: a, pending: wait }", "{ url: /a, opens: a, expires: soon }",
        "{ url: /a, opens: a, fallback: no }",
        "{ url: /a, opens: a, path: a.b }", "{ url: /a, opens: a, query: [q] }", "{ url: /a, opens: a, links: x }", "",
        "{ url: /a, opens: a, by: present, in: pile }",
    ]

    private static func whole(
        top: String = "", screen: String = "", flow: String = "{ screens: { d: } }", transition: String = "{ push: a }",
        link: String = "{ url: /a, opens: a }"
    ) -> String {
        """
        navgraph: 1
        app: A
        entry: f
        \(top)
        screens:
          a: \(screen)
        flows:
          f:
            screens:
              b: { transitions: { go: \(transition) } }
          e: \(flow)
        deepLinks:
          l: \(link)

        """
    }
}

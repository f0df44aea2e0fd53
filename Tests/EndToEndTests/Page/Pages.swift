import Foundation
import NavGraphTestSupport
import Testing

/// The pages that several tests look at, each drawn once.
enum Pages {
    /// By name; without `realistic` where the norm is not beside the checkout.
    static let graphs: [String: String] = {
        var graphs = [
            "hostile": hostile, "hosted": hosted, "module": module, "failing": failing, "links": links,
            "caused": caused,
            "large": Sample.large(flows: 8, title: "Story"),
        ]
        for name in ["shop", "notes"] { graphs[name] = try? Checkout.text("Graphs/\(name).yaml") }
        graphs["realistic"] = realistic
        return graphs
    }()

    /// A directory with `NAME.yaml` and `NAME.html` of each graph.
    static let drawn = Result {
        let workspace = Workspace()
        for (name, text) in graphs {
            try workspace.write(text, to: "\(name).yaml")
            try workspace.expect("render \(name).yaml --output \(name).html")
        }
        return workspace
    }

    static func text(_ name: String) throws -> String { try drawn.get().text("\(name).html") }

    static func path(_ name: String) throws -> String { try drawn.get().url("\(name).html").path }

    /// Names that end a string, an element, a script, a comment or a style somewhere.
    static let hostile = """
        navgraph: 1
        app: Hostile
        entry: main
        conditions: [open]
        flows:
          main:
            title: "</script><script>alert(1)</script>"
            screens:
              one:
                title: "<img src=x onerror=alert(1)>"
                about: "'; alert(1); //  ]]> --> ${alert(1)}"
                transitions:
                  go: { push: two }
              two:
                title: '" onload="alert(1)'
                requires: open
              three:
                title: "</style></template>\\u2028 & &amp;"
              four:
                title: "\(String(repeating: "W", count: 10_000))"
                about: "\(String(repeating: "long ", count: 2_000))"
                transitions: { four: { present: one, title: "\(String(repeating: "x", count: 10_000))" } }
              five: { title: "\u{202E}eman \u{2066}ekaf\u{0301}\u{0301}\u{0301}" }

        """

    static let hosted = """
        navgraph: 1
        app: Hosted
        host:
          openSettings: { push: settings }
          compose: { present: editor, style: formSheet }
        conditions: [draft]
        transitions: { expire: { dismiss: all } }
        flows:
          settings:
            screens:
              list: { transitions: { openItem: { push: item }, again: { push: item, reuse: true } } }
              item: { requires: draft }
        screens:
          editor: { outcomes: [saved], transitions: { more: { present: options, style: actionSheet } } }
          options: { outcomes: [picked] }
        deepLinks: { open: { shortcut: open, opens: item, by: present, requires: draft } }

        """

    /// It has no launch: no play, no runs, no *While*.
    static let module = """
        navgraph: 1
        module: Parts
        conditions: [open]
        flows:
          parts: { public: true, screens: { list: { transitions: { go: { push: part, when: open } } }, part: } }

        """

    /// Faults, a broken law, a warning.
    static let failing = """
        navgraph: 1
        app: Failing
        entry: main
        conditions: [open, unused]
        checks: [{ name: no, never: detail, when: open }]
        transitions: { leave: { dismiss: top } }
        flows:
          main:
            tabs: [home, other]
          home:
            transitions: { nothing: { pop: detail } }
            screens:
              list: { transitions: { show: [{ when: open, push: detail }, { push: other }], back: { pop: back } } }
              detail: { requires: not open }
          other:
            screens: { sheet: { transitions: { edit: { present: editor, returns: { saved: [{ when: open, push: done }, { push: list }] } } } }, done: }
        screens: { editor: { outcomes: [saved, lost] } }
        deepLinks: { done: { shortcut: done, opens: sheet } }

        """

    /// An app as they are, of 133 screens, where the norm is beside the checkout: overview, links, choices, checks.
    private static let realistic: String? = {
        let script = WrittenGraphs.norm.appendingPathComponent("bench/gen_app.py").path
        guard FileManager.default.fileExists(atPath: script) else { return nil }
        return try? Browser.python([script, "133", "--conditions", "13", "--flaws", "3"]).output
    }()

    /// Links with values of each type, a choice of templates, and links for some hosts only.
    static let links = """
        navgraph: 1
        app: Links
        entry: main
        links: { schemes: [links, other], hosts: [www.example.com, "*.example.org"] }
        flows:
          main:
            screens:
              home: { transitions: { openA: { push: a }, openB: { push: b }, openC: { push: c } } }
              a: { params: { id: Int8 } }
              b: { params: { id: UUID, day: "Date?" } }
              c: { params: { x: Double, isOn: Bool } }
        deepLinks:
          number: { url: ["/a/{id}", "/aa/{id}/**"], opens: a }
          unique: { url: ["/a/{id}", "/b/x/{id}"], query: { day: "Date?" }, opens: b, under: [www.example.com, links] }
          decimal: { url: ["/c/{x}/{isOn}"], opens: c }
          flag: { url: /c/**, query: { x: Double, isOn: Bool = true }, opens: c }
          literal: { url: ["/c/lit", "/c/lit/*/d"], opens: home }
          count: { url: /plus, query: { n: UInt16, s: "String?" }, opens: home }
          rest: { fallback: true, payload: { url: URL }, opens: home }

        """

    /// Findings that follow from others.
    static let caused = """
        navgraph: 1
        app: Caused
        entry: main
        conditions: { beta: { initially: false }, open: }
        flows:
          main:
            screens:
              list: { transitions: { openLab: { when: beta, push: lab }, openPart: { push: part } } }
              lab:
              part:
          old: { screens: { first: { transitions: { next: { push: second } } }, second: } }

        """
}

/// Conditions joined by 'or', numbers with units, keys of an alternative in a list, and what stands at the wrong key of a file.
extension OtherMistakeTests {
    private static let event = "openDetail: { push: post }"
    private static let checks = "checks: [{ reach: feed }]"
    private static let link = "url: '/p/{id}', opens: post, by: push, reuse: true"
    private static let domains = "links: { schemes: [shop], hosts: [shop.example] }"
    private static let entries = "entry: [{ when: loggedIn, root: main }, { root: login }]"

    private static func either(_ new: String, _ fixed: String) -> Mistake {
        Mistake(
            event, "openDetail: \(new)", "unknown-condition", "'or' is not supported", fixed: "openDetail: \(fixed)")
    }

    private static func written(_ new: String, _ fixed: String) -> Mistake {
        Mistake(event, "openDetail: \(new)", "unknown-key", "write '", fixed: "openDetail: \(fixed)")
    }

    private static func split(_ new: String, _ fixed: String) -> Mistake {
        Mistake(
            event, "openDetail:\(new)", "wrong-kind", "is a key of the alternative that begins above",
            fixed: "openDetail:\(fixed)")
    }

    private static func expires(_ written: String, _ fixed: String?) -> Mistake {
        Mistake(
            link, "\(link), expires: \(written)", "wrong-kind", "expected a number of seconds",
            fixed: fixed.map { "\(link), expires: \($0)" })
    }

    static let meant: [Mistake] = [
        either(
            "{ when: wide or draft, push: post }", "[{ when: wide, push: post }, { when: draft, push: post }]"),
        either(
            "{ when: wide || not draft, push: post }",
            "[{ when: wide, push: post }, { when: not draft, push: post }]"),
        either(
            "[{ when: wide or draft, push: post }, { pop: root }]",
            "[{ when: wide, push: post }, { when: draft, push: post }, { pop: root }]"),
        either(
            "\n            when: wide or draft\n            push: post",
            "\n            [{ when: wide, push: post }, { when: draft, push: post }]"),
        either(
            "\n            - when: wide or draft\n              push: post\n            - pop: root",
            "\n            - { when: wide, push: post }\n            - { when: draft, push: post }\n            - pop: root"
        ),
        Mistake(
            entries, "entry: [{ when: loggedIn or draft, root: main }, { root: login }]", "unknown-condition",
            "'{ when: loggedIn, root: main }, { when: draft, root: main }'",
            fixed: "entry: [{ when: loggedIn, root: main }, { when: draft, root: main }, { root: login }]"),
        split(
            "\n            - when: wide\n            - push: post",
            "\n            - when: wide\n              push: post"),
        split(
            "\n            - when: wide\n            - push: post\n            - pop: root",
            "\n            - when: wide\n              push: post\n            - pop: root"),
        split(
            "\n            - when: wide\n            - push: post\n            - when: draft\n            - present: editor",
            "\n            - when: wide\n              push: post\n            - when: draft\n              present: editor"
        ),
        split(" [ when: wide, push: post ]", " { when: wide, push: post }"),
        Mistake(
            checks, "checks: [{ reach: feed, within: 3 steps }]", "wrong-kind", "write '3'",
            fixed: "checks: [{ reach: feed, within: 3 }]"),
        Mistake(
            checks, "checks: [{ reach: feed, within: <= 3 }]", "wrong-kind", "write '3'",
            fixed: "checks: [{ reach: feed, within: 3 }]"),
        Mistake(checks, "checks: [{ reach: feed, within: three }]", "wrong-kind", "found 'three'"),
        Mistake(checks, "checks: [{ reach: feed, within: -3 }]", "wrong-kind", "found '-3'"),
        Mistake(checks, "checks: [{ reach: feed, within: 2 to 3 }]", "wrong-kind", "found '2 to 3'"),
        expires("1h", "3600"), expires("60s", "60"), expires("2 days", "172800"), expires("5 min", "300"),
        expires("1 month", nil), expires("0 s", nil), expires("-5 s", nil), expires("never", nil),
        Mistake(
            entries, "host: [main]", "wrong-kind", "write 'entry: main'",
            fixed: "entry: main"),
        Mistake(
            domains, "deepLinks: { schemes: [shop], hosts: [shop.example] }", "unknown-key", "write 'links'",
            fixed: domains),
        Mistake(
            "back: not draft", "back: not: draft", "yaml-syntax", "'not draft'", fixed: "back: not draft"),
        written("{ pushNamed: post }", "{ push: post }"), written("{ router.push: post }", "{ push: post }"),
        written("{ context.go: post }", "{ push: post }"), written("{ path: post }", "{ push: post }"),
        written("{ coordinate: post }", "{ push: post }"), written("{ unwindTo: feed }", "{ pop: feed }"),
        written("{ openSettings: true }", "{ open: settings }"), written("{ ask: [ok, no] }", "{ alert: [ok, no] }"),
        Mistake(
            event, "openDetail: { present: post, style: page }", "wrong-kind", "did you mean 'pageSheet'?",
            fixed: "openDetail: { present: post, style: pageSheet }"),
        Mistake("title: Feed", "canGoBack: false", "unknown-key", "write 'back: false'", fixed: "back: false"),
        Mistake("title: Feed", "source: xib", "unknown-key", "write 'from: xib'", fixed: "from: xib"),
        Mistake(
            link, "link: '/p/{id}', opens: post, by: push, reuse: true", "unknown-key", "write 'url: ", fixed: link),
        Mistake(
            link, "quickAction: new, opens: feed", "unknown-key", "write 'shortcut: new'",
            fixed: "shortcut: new, opens: feed"),
        Mistake(
            domains, "links: { schemes: [shop], universal: [shop.example] }", "unknown-key",
            "write 'hosts: [shop.example]'", fixed: domains),
        Mistake(domains, "urlSchemes: [shop]", "unknown-key", "write 'links: ", fixed: "links: { schemes: [shop] }"),
        Mistake(entries, "launch: main", "unknown-key", "write 'entry: main'", fixed: "entry: main"),
        Mistake(
            checks, "checks: [{ never: editor, unless: loggedIn }]", "unknown-key", "write 'when: not loggedIn'",
            fixed: "checks: [{ never: editor, when: not loggedIn }]"),
        Mistake("conditions: {", "state: {", "unknown-key", "write 'conditions", fixed: "conditions: {"),
        Mistake(
            "{ changes: true }", "{ observable: true }", "unknown-key", "write 'changes: true'",
            fixed: "{ changes: true }"),
    ]
}

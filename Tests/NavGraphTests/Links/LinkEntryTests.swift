import Foundation
import NavGraphModel
import NavGraphTestSupport
import Testing

/// Each entry of a link by itself has to supply what is wanted. LANGUAGE 7, "Entries".
@Suite(.processorTime) struct LinkEntryTests {
    private static func text(_ link: String) -> String {
        appHead("main", of: "Entries") + """
            links: { schemes: [app] }
            flows:
              main:
                screens:
                  home:
                    transitions:
                      open: { push: account }
                      visit: { payload: { code: String, mode: 'String?' }, push: account }
                  account: { params: { code: String }, receives: { show: { page: Int } } }
            screens:
              tip: { params: { code: 'String?' } }
            resolvers:
              load: { payload: { key: String }, gives: String }
            deepLinks:
              l: \(link)
            """
    }

    /// The rule and the place of each error: `missing-argument '/a'`.
    private static func errors(_ link: String) throws -> [String] {
        let text = text(link)
        let reading = read(text)
        let findings = (reading.isUsable ? lint(reading.graph) : reading.findings)
            .filter { [.missingArgument, .typeMismatch, .unroutableLink].contains($0.rule) }
        let scalars = Array(text.unicodeScalars)
        return findings.map { finding in
            let span = finding.place.span
            let place = scalars[Int(span.offset)..<Int(span.offset + span.length)]
            return "\(finding.rule.rawValue) \(String(String.UnicodeScalarView(place)))"
        }
    }

    /// Links whose entries differ in what they supply, and where that is told.
    static let differing: [(link: String, places: [String])] = [
        ("{ url: [/a, '/a/{code}'], opens: account }", ["/a"]),
        ("{ url: ['/a/{code}', '/b/{other}'], opens: account, payload: { other: String } }", ["'/b/{other}'"]),
        ("{ url: /a, notification: n, payload: { code: String }, opens: account }", ["/a"]),
        ("{ url: '/a/{code}', fallback: true, opens: account }", ["true"]),
        ("{ url: [/a, '/a/{code}'], opens: account, by: present }", ["/a"]),
        ("{ url: '/a/{code}', fallback: true, opens: account, by: push }", ["true"]),
        ("{ url: /a, shortcut: [s, t], payload: { key: String }, opens: account, with: { code: load } }", ["/a"]),
        ("{ url: [/a, '/a/{key}'], opens: account, with: { code: key } }", ["/a"]),
        ("{ url: [/a, '/a/{key}'], opens: account, by: push, with: { code: key.name } }", ["/a"]),
        (
            "{ url: ['/a/{code}/{page}', '/a/{code}', '/b/{code}'], opens: account, by: present, send: show }",
            ["'/a/{code}'", "'/b/{code}'"]
        ),
        ("{ url: [/a, '/a/{code}'], opens: account, path: [home.visit] }", ["/a"]),
        ("{ activity: a, url: /a, payload: { code: String }, fallback: true, opens: account }", ["/a", "true"]),
    ]

    @Test("An entry that lacks what others supply is an error at that entry", arguments: differing)
    func differingEntries(_ it: (link: String, places: [String])) throws {
        #expect(try Self.errors(it.link) == it.places.map { "missing-argument \($0)" })
    }

    @Test(
        "Without a value from any entry it is an error at the link's name",
        arguments: [
            ("{ url: /a, opens: account, by: present }", "missing-argument l"),
            ("{ url: /a, opens: account, by: push }", "missing-argument l"),
            ("{ url: /a, payload: { code: String }, opens: account, by: push }", "missing-argument l"),
            ("{ url: /a, opens: account, by: push, with: { code: load } }", "missing-argument l"),
            ("{ url: '/a/{code}', opens: account, send: show }", "missing-argument l"),
            ("{ url: /a, payload: { code: String }, opens: account }", "missing-argument l"),
        ])
    func noEntry(_ link: String, _ error: String) throws {
        #expect(try Self.errors(link) == [error])
    }

    @Test(
        "A default, an optional param, 'with' and the payload of what is no URL supply it",
        arguments: [
            "{ url: [/a, '/a/{code}'], payload: { code: 'String = \"1\"' }, opens: account }",
            "{ url: [/a, '/a/{code}'], payload: { code: 'String = \"1\"' }, opens: account, by: present }",
            "{ url: [/a, /b], query: { code: String }, opens: account }",
            "{ url: [/a, /b], query: { code: 'String = \"1\"' }, fallback: true, opens: account }",
            "{ url: [/a, '/a/{code}'], opens: tip, by: present }",
            "{ url: [/a, '/a/{key}'], payload: { key: 'String?' }, opens: tip, by: present, with: { code: key } }",
            "{ url: [/a, /b], shortcut: s, opens: account, with: { code: '\"1\"' } }",
            "{ notification: n, activity: a, payload: { code: String }, opens: account }",
            "{ url: '/a/{code}', shortcut: s, opens: account }",
            "{ url: ['/a/{key}', '/b/{key}'], opens: account, with: { code: load } }",
        ])
    func supplied(_ link: String) throws {
        #expect(try Self.errors(link) == [])
    }

    @Test("A fallback supplies the URL that came") func url() throws {
        let reading = read(
            appHead(of: "Entries") + """
                links: { schemes: [app] }
                screens: { home: {}, browser: { params: { url: URL } } }
                deepLinks:
                  other: { fallback: true, payload: { url: URL }, opens: browser, by: present }
                """)
        #expect(reading.findings.map(\.message) == [])
    }

    @Test("The message names the entry, the value, what wants it, and the way out") func messages() throws {
        let reading = read(Self.text("{ url: [/a, '/a/{code}'], opens: account }"))
        #expect(
            lint(reading.graph).filter { $0.rule == .missingArgument }.map(\.message) == [
                "the template '/a' does not supply 'code' for the event 'open' on the route; "
                    + "add '{code}' to it, or a default in 'payload'"
            ])
        #expect(
            read(Self.text("{ url: /a, opens: account, by: push, send: show }")).findings.map(\.message) == [
                "missing argument 'code' for 'account' and 'page' for the message 'show'; add '{code}' to 'url', or use 'with'"
            ])
    }

    @Test("What may be 'nil' has no members to give") func membersOfOptionals() throws {
        #expect(
            try Self.errors("{ shortcut: s, payload: { n: 'Note?' }, opens: account, with: { code: n.id } }")
                == ["type-mismatch n.id"])
    }

    @Test(
        "A flow that a link opens asks its start to want nothing that it is not given", arguments: ["present", "push"])
    func startOfOpenedFlow(_ by: String) {
        let reading = read(
            appHead(of: "Entries") + """
                links: { schemes: [app] }
                screens: { home: {} }
                flows:
                  shown: { screens: { a: { params: { id: String } } } }
                  given: { params: { id: String }, screens: { b: { params: { id: String } } } }
                deepLinks:
                  shown: { url: '/a/{id}', opens: shown, by: \(by) }
                  given: { url: '/b/{id}', opens: given, by: \(by) }
                """)
        #expect(
            reading.findings.map { "\($0.rule.rawValue) \($0.subject.spelled(in: reading.graph.text))" }
                == ["missing-argument flow:shown"])
    }

    /// The links of `differing`, each with what its entries lacked.
    static let supplying = [
        "{ url: [/a, '/a/{code}'], shortcut: s, payload: { code: 'String = \"1\"' }, opens: account }",
        "{ url: ['/a/{code}', '/b/{code}'], opens: account }",
        "{ url: '/a/{code}', notification: n, payload: { code: String }, opens: account }",
        "{ url: '/a/{code}', fallback: true, payload: { code: 'String = \"1\"' }, opens: account }",
        "{ url: ['/a/{code}', '/b/{code}'], opens: account, by: present }",
        "{ url: '/a/{code}', fallback: true, payload: { code: 'String = \"1\"' }, opens: account, by: push }",
        "{ url: '/a/{key}', shortcut: [s, t], payload: { key: String }, opens: account, with: { code: load } }",
        "{ url: ['/a/{key}', '/b/{key}'], opens: account, with: { code: key } }",
        "{ url: '/a/{code}', opens: account, by: push, with: { code: code } }",
        "{ url: ['/a/{code}/{page}', '/b/{code}/{page}'], opens: account, by: present, send: show }",
        "{ url: ['/a/{code}', '/b/{code}'], opens: account, path: [home.visit] }",
        "{ activity: a, url: '/a/{code}', payload: { code: String }, opens: account }",
    ]

    @Test(
        "No router throws for a value that a link lacks", arguments: supplying,
        [SwiftSettings.Framework.uikit, .swiftui, .cleanSwift])
    func emitted(_ link: String, _ framework: SwiftSettings.Framework) throws {
        #expect(try Self.errors(link) == [])
        let files = Emission(read(Self.text(link)).graph, framework).files.filter { $0.key.contains("Link") }
        let text = files.values.joined()
        #expect(text.contains("case l"))
        if link == Self.supplying[0] {
            #expect(text.contains("case l(code: String)"))
            #expect(text.contains("self = .l(code: \"1\")"))
        }
        #expect(!text.contains("missingValue"))
        // What is required is not optional in the link's case.
        #expect(!text.contains("case l(code: String?"))
    }
}

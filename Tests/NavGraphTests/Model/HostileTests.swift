import NavGraphModel
import NavGraphTestSupport
import Testing

/// Names and texts that mean harm somewhere: they end as an error, or are kept as the text that they are.
@Suite(.processorTime) struct HostileTests {
    static let texts = [
        "\"; system(\"x\"); //", "</script><script>alert(1)</script>", "]]>", "'", "\"", "\\", "\\\"", "a\nb", "a\r\nb",
        "\n",
        "a\u{2028}b", "a\u{85}b", "\u{0}", "\u{1B}[31mred", "\u{202E}desrever", "\u{FEFF}", "👨\u{200D}👩\u{200D}👧", "é",
        "e\u{301}", "\\(exit(1))", "${x}", "$(x)", "`x`", "%s%n", "../../etc/passwd", "-- rm", "<<", "*a", "&a", "!a",
        "#", "a: b", "- a", "{}", "[]", "?", "|", ">", "@", "true", "null", "~", "1", "class", "init", "Type", "self",
        "_",
        "back", "app", " ", "  a  ", "\t", "a\tb", String(repeating: "x", count: 10_000),
        String(repeating: "\"", count: 10_000),
        String(repeating: "(", count: 10_000), String(repeating: "a.", count: 5_000),
        String(repeating: "not ", count: 2_500),
    ]

    /// What is said of a text is one line without control characters, in the file.
    private func expectCalm(_ yaml: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let reading = read(yaml)
        expectSpansInside(reading, Array(yaml.utf8), sourceLocation: sourceLocation)
        for finding in reading.findings {
            let isCalm = finding.message.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control && $0.value != 0x2028 && $0.value != 0x202E
            }
            #expect(isCalm && finding.message.utf8.count < 2_000, "\(finding.message)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: KindTests.slots)
    func asValues(_ slot: KindTests.Slot) {
        // `asNames` has the long ones in each place.
        for text in Self.texts where isAll || text.utf8.count < 1_000 {
            expectCalm(header + slot.yaml.replacing("VALUE", with: quoted(text)))
            expectCalm(header + slot.yaml.replacing("VALUE", with: "[ \(quoted(text)), \(quoted(text)) ]"))
            expectCalm(header + slot.yaml.replacing("VALUE", with: "{ ? \(quoted(text)) : \(quoted(text)) }"))
        }
    }

    @Test(arguments: KeyTests.slots)
    func asKeys(_ slot: KeyTests.Slot) {
        for text in Self.texts {
            expectCalm(header + slot.yaml.replacing("KEY: x", with: "? \(quoted(text)) : x"))
        }
    }

    /// As the name of everything at once, and named everywhere.
    @Test(arguments: texts)
    func asNames(_ text: String) {
        let name = quoted(text)
        expectCalm(
            appHead("\(name)", of: "\(name)") + """
                conditions: { ? \(name) : { implies: \(name) } }
                links: { schemes: [ \(name) ], hosts: [ \(name) ] }
                transitions: { ? \(name) : { root: \(name), returns: { ? \(name) : \(name) } } }
                swift: { imports: [ \(name) ], prefix: \(name) }
                flows:
                  ? \(name)
                  : tabs: [ \(name), \(name) ]
                    outcomes: [ \(name), \(name) ]
                    transitions: { ? \(name) : { finish: \(name) } }
                    screens:
                      ? \(name)
                      : params: { ? \(name) : \(name) }
                        receives: { ? \(name) : { ? \(name) : \(name) } }
                        outcomes: [ \(name) ]
                        requires: \(name)
                        allow: { ? \(name) : \(name) }
                        transitions:
                          ? \(name)
                          : - { push: \(name), with: { ? \(name) : \(name) }, when: \(name), sets: { ? \(name) : true } }
                            - { present: \(name), send: \(name), returns: { ? \(name) : \(name) }, segue: \(name) }
                            - { show: \(name), in: \(name), animation: \(name), payload: { ? \(name) : \(name) } }
                deepLinks:
                  ? \(name)
                  : { url: \(name), shortcut: \(name), opens: \(name), path: [ \(name) ], with: { ? \(name) : \(name) } }
                resolvers: { ? \(name) : { payload: { ? \(name) : \(name) }, gives: \(name) } }
                checks: [ { name: \(name), reach: \(name), from: \(name) } ]
                include: [ \(name) ]
                imports: { ? \(name) : \(name) }
                lint: { rules: { ? \(name) : \(name) } }
                """)
    }

    /// Texts are kept to the last scalar.
    @Test(arguments: texts.filter { $0 != "../../etc/passwd" })
    func textsAreKept(_ text: String) {
        let literal = quoted(text)
        let reading = read(
            header
                + "screens: { home: { title: \(literal), about: \(literal), from: { storyboard: \(literal), id: \(literal) }, "
                + "allow: { dead-end: \(literal) }, transitions: { a: { push: b, segue: \(literal), with: { x: \(quoted(#""\#(text)""#)) } } } }, "
                + "b: { params: { x: X }, from: { xib: \(literal) } } }\n"
                + "deepLinks: { d: { shortcut: \(literal), notification: [ \(literal) ], activity: \(literal), opens: home } }\n"
        )
        #expect(reading.findings.isEmpty, "\(reading.findings.map(\.message))")
        let graph = reading.graph
        let link = graph.deepLinks.first!
        let kept =
            [
                graph.screens.first!.title, graph.screens.first!.about, graph.allowances.first!.reason,
                graph.alternatives.first { $0.role == .event }!.segue, graph.arguments.first!.value,
            ] + (link.shortcuts + link.notifications + link.activities).map(\.value)
        #expect(kept.count == 8 && kept.allSatisfy { graph.text[$0].unicodeScalars.elementsEqual(text.unicodeScalars) })
        guard case .storyboard(let name, let id) = graph.screens.first!.source else { return #expect(Bool(false)) }
        #expect(graph.text[name] == text && graph.text[id] == text)
    }

    /// What would take the square of its length, were it not looked up: so long as this, more time than there is.
    enum Many: String, CaseIterable {
        case tabs, resolvers, requires, params, query, keys, returns, targets

        var graph: String {
            func many(_ count: Int, _ text: (Int) -> String) -> String {
                (0..<count).map(text).joined(separator: ", ")
            }
            return switch self {
            case .tabs: "screens: { home: }\nflows: { t: { tabs: [ \(many(200_000) { _ in "home" }) ] } }\n"
            case .resolvers: "screens: { home: }\nresolvers: { \(many(200_000) { "r\($0): {}" }) }\n"
            case .requires:
                "screens: { home: { requires: [ \(many(100_000) { "x\($0)" }) ] } }\n"
                    + "conditions: [ \(many(100_000) { "c\($0)" }) ]\n"
            case .params:
                "screens: { home: { transitions: { a: { push: b } } }, b: { params: { \(many(200_000) { "p\($0): P" }) } } }\n"
            case .query:
                "screens: { home: }\ndeepLinks: { d: { opens: home, shortcut: a, query: { \(many(100_000) { "q\($0): Q" }) }, "
                    + "with: { \(many(100_000) { "q\($0): q\($0)" }) } } }\n"
            case .keys: "screens: { home: { \(many(200_000) { "key\($0): 1" }) } }\n"
            // Fewer: a handler looks through the outcomes of what is opened one by one.
            case .returns:
                "screens: { home: { outcomes: [ \(many(20_000) { "o\($0)" }) ], transitions: { a: { push: home, returns: { "
                    + many(20_000) { "x\($0): ~" } + " } } } } }\n"
            case .targets: "screens: { home: { transitions: { \(many(200_000) { "a\($0): { push: x\($0) }" }) } } }\n"
            }
        }
    }

    @Test(.notInQuick, .timeLimit(.minutes(60)), arguments: Many.allCases)
    func manyOfEverything(_ many: Many) { expectCalm(header + many.graph) }
}

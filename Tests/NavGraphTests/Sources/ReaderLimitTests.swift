import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphImport

/// Where the reader of Swift stops it says so: in import's report and in drift.
@Suite(.processorTime) struct ReaderLimitTests {
    private static let screens = """
        class A: UIViewController {}
        class B: UIViewController {}
        class SceneDelegate { func start() { window.rootViewController = Home() } }

        """

    /// Code that goes just as far as the reader does, and farther, by a number.
    private static let cases: [(name: String, reaches: Int, code: @Sendable (Int) -> String)] = [
        (
            "depth", 120,
            { count in
                let functions = (0..<count).map { "func make\($0)() -> UIViewController { make\($0 + 1)() }" }
                return screens + """
                    class Home: UIViewController { func go() { present(make0(), animated: true) } }
                    \(functions.joined(separator: "\n"))
                    func make\(count)() -> UIViewController { A() }
                    """
            }
        ),
        (
            "containment", 8,
            { count in
                let views = (0..<count).map { "class V\($0): UIView { let inner = V\($0 + 1)() }" }
                return screens + """
                    class Home: UIViewController { let view = V0() }
                    \(views.joined(separator: "\n"))
                    class V\(count): UIView { func go() { owner.present(A(), animated: true) } }
                    """
            }
        ),
        (
            "callers", 6,
            { count in
                let functions = (0..<count).map {
                    "class O\($0) { func f\($0)() { let next = O\($0 + 1)(); next.f\($0 + 1)() } }"
                }
                return screens + """
                    class Home: UIViewController { func go() { let o = O0(); o.f0() } }
                    \(functions.joined(separator: "\n"))
                    class O\(count) { func f\(count)() { top.present(A(), animated: true) } }
                    """
            }
        ),
    ]

    @Test(arguments: cases.map(\.name)) func whatIsNotLookedForIsTold(_ name: String) throws {
        let one = try #require(Self.cases.first { $0.name == name })
        let near = sourceReport(one.code(one.reaches - 1))
        #expect(near.edges.contains { $0.from == "Home" && $0.to == "A" }, "\(near.edges)")
        #expect(near.cut.map(\.why) == [])
        let far = sourceReport(one.code(one.reaches + 80))
        #expect(!far.edges.contains { $0.from == "Home" && $0.to == "A" })
        #expect(far.cut.count == 1 && far.cut.allSatisfy { $0.file == "A.swift" && $0.line > 3 }, "\(far.cut)")
        #expect(Set(far.cut.map(\.why)).isDisjoint(with: near.cut.map(\.why)))
    }

    @Test(arguments: cases.map(\.name)) func importAndDriftSaySo(_ name: String) throws {
        let one = try #require(Self.cases.first { $0.name == name })
        let code = one.code(one.reaches + 80)
        let imported = imported(code, writesAll: true)
        #expect(imported.report.findings.count { $0.rule == "reader-limit" } == 1)
        let graph =
            appHead(of: "Demo") + """
                screens:
                  home: { type: Home }
                """
        let notes = try DriftCase(graph: graph, code: ["A.swift": code]).findings(least: .note).all
        #expect(notes.contains { $0.message.contains("1 of them reached a limit of the reader") })
    }

    /// Also where one screen, or one source, was found: there may be more.
    @Test(arguments: [
        (
            "present(flag ? A() : make0(), animated: true)",
            (0..<200).map { "func make\($0)() -> UIViewController { make\($0 + 1)() }" } + [
                "func make200() -> UIViewController { B() }"
            ]
        ),
        (
            "let o = O0(); o.f0(); Last().end()",
            (0..<9).map { "class O\($0) { func f\($0)() { let next = O\($0 + 1)(); next.f\($0 + 1)() } }" } + [
                "class O9 { func f9() { Last().end() } }",
                "class Last { func end() { top.present(A(), animated: true) } }",
            ]
        ),
    ])
    func whatWasFoundMayNotBeAll(_ body: String, _ more: [String]) {
        let code =
            Self.screens + "class Home: UIViewController { func go() { \(body) } }\n" + more.joined(separator: "\n")
        let found = sourceReport(code)
        #expect(found.edges.contains { $0.from == "Home" && $0.to == "A" }, "\(found.edges)")
        #expect(found.cut.count == 1, "\(found.cut)")
    }

    /// A limit is told once for what lies behind it.
    @Test func aLimitIsTold() throws {
        let one = try #require(Self.cases.first { $0.name == "depth" })
        let code = one.code(200) + "\nextension Home { func other() { present(make0(), animated: true) } }"
        #expect(!sourceReport(code).cut.isEmpty)
    }

    /// However many types are inherited from.
    @Test func anyNumberOfAncestors() {
        var code = "class C0: UIViewController {}\n"
        for number in 1...600 { code += "class C\(number): C\(number - 1) {}\n" }
        code += "class Home: UIViewController { func go() { present(C600(), animated: true) } }\n"
        #expect(sourceReport(code).edges.map(\.to) == ["C600"])
    }
}

import NavGraphTestSupport
import Testing

@testable import NavGraphImport

/// IMPORT 6 and 7: what is added after the analysis, fragments, and the report.
@Suite(.processorTime) struct ImportReportTests {
    private var two: TestImport {
        TestImport([
            "Main.storyboard": storyboard(
                stack("nav", "home"), scene("home", connections(segue("show", "p"))),
                scene("p", as: "viewControllerPlaceholder", attributes: "storyboardName=\"Other\""), initial: "nav"),
            "Other.storyboard": storyboard(
                scene("note"), scene("lost", connections(segue("modal", "deep"))), scene("deep"), initial: "note"),
        ])
    }

    @Test("Warnings one by one; of notes one for a rule and file, with the number of the others") func summary() {
        var report = ImportReport()
        report.inputs = [.init(path: "a", kind: .storyboard), .init(path: "b", kind: .storyboard)]
        for (file, line) in [(1, 1), (0, 2), (0, 1)] {
            report.add(.noClass, "x", at: Origin(file: file, id: "", line: line, column: 1))
            report.add(.embed, "y", at: Origin(file: file, id: "", line: line, column: 1))
        }
        report.sort()
        #expect(
            report.summary.map { "\($0.file) \($0.line) \($0.rule) \($0.message)" } == [
                "0 1 embed y", "0 1 no-class x (and 1 more)", "0 2 embed y", "1 1 embed y", "1 1 no-class x",
            ])
    }

    @Test("All that is read is the sum of what became of it") func sums() {
        let changed = two
        for element in changed.report.elements {
            let sum = ImportReport.Fate.allCases.reduce(0) { $0 + changed.report[element, $1] }
            #expect(sum == changed.report.read[element], "\(element)")
        }
        #expect(changed.report.read == ["segue:relationship": 1, "segue:show": 1, "segue:modal": 1])
    }

    @Test("Fragments for each file, which the root includes; origins of screens and flows") func fragments() throws {
        let imported = try #require(two.imported)
        let files = imported.files
        #expect(files.map(\.path) == ["Demo.yaml", "Demo/Main.yaml", "Demo/Other.yaml"])
        let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(texts[0].hasPrefix("navgraph: 1\napp: Demo\n# import: guessed"))
        #expect(texts[0].hasSuffix("\nentry: main\ninclude: [Demo/Main.yaml, Demo/Other.yaml]\n"))
        #expect(texts[1].hasPrefix("flows:\n  main:\n"))
        #expect(texts[2].hasPrefix("screens:\n  note:\n"))
        #expect(
            imported.origins.map(\.subject) == [
                "screen:home", "screen:note", "screen:lost", "screen:deep", "flow:main",
            ])
        #expect(imported.origins[0].origin.line > 1)
    }

    @Test("Screens without arrows are allowed to be unreachable, not those with one; ends are closed in code")
    func allows() throws {
        var imported = try #require(two.imported)
        imported.allow(unreachableScreens: ["lost", "deep", "note"], unreachableFlows: ["main"], deadEnds: ["home"])
        let text = String(decoding: imported.bytes, as: UTF8.self)
        #expect(text.components("allow: { unreachable-screen: opened in code }") == 2)
        #expect(text.components("allow: { unreachable-flow: opened in code }") == 1)
        #expect(text.components("allow: { dead-end: closed in code }") == 1)
        #expect(imported.report.findings.map(\.rule).contains("closed-in-code"))
    }

    @Test("Links that have no way are presented, those that cannot be are left out") func links() throws {
        var imported = try #require(
            TestImport(
                androidFiles([
                    "g": graph(
                        "g", start: "home", fragment("home", deepLink("demo://a")),
                        fragment("note", deepLink("demo://b")))
                ])
            ).imported)
        imported.present(links: ["note"])
        imported.leaveOut(links: ["home"])
        let text = String(decoding: imported.bytes, as: UTF8.self)
        #expect(text.contains("by: present") && text.contains("in: stack") && !text.contains("/a"))
        #expect(imported.report["deepLink", .link] == 1 && imported.report["deepLink", .lost] == 1)
        #expect(imported.report.findings.map(\.rule) == ["deep-link", "link-by-present"])
    }

    @Test("Every rule's id is its own") func ids() {
        #expect(Set(ImportRule.allCases.map(\.rawValue)).count == ImportRule.allCases.count)
    }
}

extension String {
    /// How often a text is in this one.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}

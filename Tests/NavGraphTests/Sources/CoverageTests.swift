import NavGraphImport
import NavGraphSources
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphImport

/// What an import says of how much it read. SOURCES 8, 10.
@Suite(.processorTime) struct CoverageTests {
    /// A library whose paths are texts: nothing is opened, and that is said.
    @Test func pathsInTextsAreAThinDraft() throws {
        let code = """
            struct LobbyView: View { let navigator: LinkNavigatorType
                var body: some View { Button("r") { navigator.next(paths: ["room"], isAnimated: true) } } }
            struct LobbyBuilder { func build() -> some View { LobbyView(navigator: navigator) } }
            struct RoomBuilder { func build() -> some View { RoomView() } }
            struct RoomView: View { var body: some View { Text("r") } }
            """
        let found = imported(code)
        #expect(found.sources.edges.isEmpty)
        #expect(found.report.findings.contains { $0.rule == "thin-draft" && $0.isWarning })
        let draft = try #require(found.imported).text
        #expect(draft.contains("draft: 0 of 2 screens opened from a screen; 1 call not read (next)"), "\(draft)")
        #expect(
            found.sources.coverage
                == "0 of 2 screen types opened from a screen (0 in the draft); 0 of 0 openings have a source; not read: next (1)"
        )
    }

    @Test func aDraftThatHasMostIsNotThin() {
        let code = """
            class Home: UIViewController { func go() { show(Detail(), sender: nil); show(Help(), sender: nil) } }
            class Detail: UIViewController {}
            class Help: UIViewController {}
            """
        let found = imported(code)
        #expect(!found.report.findings.contains { $0.rule == "thin-draft" })
        #expect(
            found.sources.coverage.hasPrefix(
                "2 of 3 screen types opened from a screen (3 in the draft); 2 of 2 openings"))
    }

    /// One broken storyboard is a finding, and all other files are read.
    @Test func aBrokenStoryboardIsSkipped() {
        let code =
            "class Home: UIViewController { func go() { show(Help(), sender: nil) } }\nclass Help: UIViewController {}"
        var unreadable: [UnreadableImport] = []
        let found = importSources(
            [SourceInput(path: "A.swift", bytes: Array(code.utf8))],
            [ImportFile(path: InputPath("Broken.storyboard"), bytes: Array("<document><scenes>".utf8))], app: "Demo",
            writesAll: false, inputPath: "App", unreadable: &unreadable)
        #expect(found.imported != nil && unreadable.map(\.path) == ["Broken.storyboard"])
        #expect(found.report.findings.contains { $0.rule == "not-well-formed" && $0.isWarning })
        #expect(found.sources.edges.count == 1)
    }

    /// Of one statement, however long.
    @Test func chainsTakeLinearTime() {
        let links = String(repeating: ".padding().sheet(isPresented: $isShown) { Detail() }", count: 10_000)
        let code =
            "struct Home: View { var body: some View { Text(\"\")\(links) } }\n"
            + "struct Detail: View { var body: some View { Text(\"\") } }"
        let start = ContinuousClock.now
        let report = sourceReport(code)
        #expect(report.edges.count == 10_000)
        #expect(ContinuousClock.now - start < .seconds(30))
    }
}

import NavGraphImport
import NavGraphModel
import NavGraphSources
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Apple's own controllers in drafts: screens `from: system`. SOURCES 8.1.
@Suite(.processorTime) struct SystemScreenTests {
    private func draft(_ code: String) throws -> (text: String, sources: SourceReport) {
        let found = imported(code)
        return (try #require(found.imported).text, found.sources)
    }

    private static let code = """
        class Home: UIViewController {
            func didTapHelp() { show(Help(), sender: nil) }
            func didTapTerms() { present(SFSafariViewController(url: terms), animated: true) }
            func add() { show(CNContactViewController(for: contact), sender: nil) }
        }
        class Help: UIViewController {
            func didTapWrite() {
                let mail = UINavigationController(rootViewController: MFMailComposeViewController())
                present(mail, animated: true)
            }
            func didTapSite() { present(SFSafariViewController(url: site), animated: true) }
        }
        """

    /// They are screens of no flow, named less their prefix, and count for nothing in the report.
    @Test func whatScreensOpenOfTheSystemIsAScreen() throws {
        let (text, sources) = try draft(Self.code)
        let reading = readGraph(root: "a.yaml") { path, _ in path == "a.yaml" ? .bytes(Array(text.utf8)) : .missing }
        #expect(reading.findings.map(\.message) == [])
        let graph = reading.graph
        let system = graph.namedScreens.filter { graph.screens[$0].source == .system }
        #expect(system.map { graph.text[graph.screens[$0].name] }.sorted() == ["contact", "mailCompose", "safari"])
        for line in [
            "terms: { present: safari }  # A.swift:3", "openContact: { push: contact }  # A.swift:4",
            "write: { present: mailCompose, in: stack }  # A.swift:9", "site: { present: safari }  # A.swift:11",
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
        #expect(sources.edges.map(\.to) == ["Help"])
        #expect(sources.openings.map(\.why) == ["system", "system", "system", "system"])
        #expect(sources.coverage.hasPrefix("1 of 2 screen types") && sources.openingsWithEdge == 1)
        let drift = DriftCase(graph: text, code: ["A.swift": Self.code])
        #expect(try drift.findings(least: .warning).all.map(\.message) == [])
    }

    /// A screen of the app keeps its name, and drift does not take one for the other.
    @Test func aScreenOfTheAppWithTheSameStemIsAnother() throws {
        let code =
            Self.code + "\nclass SafariViewController: UIViewController { func go() { show(Help(), sender: nil) } }"
        let (text, _) = try draft(code)
        #expect(
            text.contains("  sfSafariViewController:\n    from: system\n") && text.contains("openSafari:"), "\(text)")
        let drift = DriftCase(graph: text, code: ["A.swift": code])
        #expect(try drift.findings(least: .warning).all.map(\.message) == [])
    }

    /// Neither code of no screen, nor a screen that does nothing else, brings one into the draft.
    @Test(arguments: [
        "func share() { top.present(UIActivityViewController(activityItems: []), animated: true) }",
        "class Alone: UIViewController { func go() { present(UIImagePickerController(), animated: true) } }",
        "class Asks: UIViewController { func go() { present(UIAlertController(), animated: true) } }",
    ])
    func onlyScreensOfTheDraftOpenThem(_ code: String) throws {
        let home = "class Home: UIViewController { func go() { show(Help(), sender: nil) } }\n"
        let (text, sources) = try draft(home + "class Help: UIViewController {}\n" + code)
        #expect(!text.contains("from: system"), "\(text)")
        #expect(sources.openings.count == 1)
    }

    /// The parts of an app open them for the screen that they are in.
    @Test func aPartOpensThemForItsScreen() throws {
        let (text, _) = try draft(
            """
            struct Home: View { @State var isShown = false
                var body: some View { VStack { NavigationLink("h") { Help() }; ShareButton() } } }
            struct Help: View { var body: some View { Text("h") } }
            struct ShareButton: View { @State var isShown = false
                var body: some View { Text("s").sheet(isPresented: $isShown) { PHPickerViewController() } } }
            """)
        #expect(text.contains("openPicker: { present: picker }  # A.swift:5, in ShareButton"), "\(text)")
    }
}

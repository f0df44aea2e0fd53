import Foundation
import NavGraphTestSupport
import Testing

/// What people see of an app that is hardly read, and of one whose code changes. SOURCES 8 to 10.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct DraftCoverageTests {
    let workspace = Workspace()

    /// An app with LinkNavigator: its paths are texts, so no opening is read, and each report says so.
    @Test func anAppWithPathsInTextsIsAThinDraft() throws {
        try workspace.write(
            """
            struct LobbyRouteBuilder: RouteBuilder {
                var matchPath: String { "lobby" }
                var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
                    { navigator, items, _ in WrappingController(matchPath: matchPath) { LobbyView(navigator: navigator) } }
                }
            }
            struct LobbyView: View {
                let navigator: LinkNavigatorType
                var body: some View {
                    Button("Room") { navigator.next(paths: ["room"], items: [:], isAnimated: true) }
                    Button("Help") { navigator.sheet(paths: ["help"], items: [:], isAnimated: true) }
                    Button("Back") { navigator.back(isAnimated: true) }
                }
            }
            struct RoomView: View {
                let navigator: LinkNavigatorType
                var body: some View { Button("Next") { navigator.next(paths: ["help"], items: [:], isAnimated: true) } }
            }
            struct HelpView: View { var body: some View { Text("") } }

            """, to: "App/Demo.swift")
        let arguments = ["import", "--sources", "App", "--app", "Demo", "--output", "g.yaml", "--report", "r.json"]
        let found = try workspace.run(arguments: arguments)
        #expect(found.status == 0 && found.errors.contains("[import-thin-draft]"))
        #expect(found.errors.hasSuffix("not read: next (2), sheet (1)\n"), "\(found.errors)")
        #expect(try workspace.run(arguments: arguments + ["--force", "--strict"]).status == 1)
        #expect(try workspace.text("r.json").contains("\"edges\": []"))
        try workspace.expect("lint g.yaml", errors: "a draft: 0 of 3 screens opened from a screen")
        try workspace.expect("render g.yaml --format html", output: "\"draft\": \"0 of 3 screens opened from a screen")
    }

    private static let code = """
        class AppCoordinator: Coordinator {
            func start() { stack.setViewControllers([makeList()], animated: false) }
            func makeList() -> UIViewController {
                let list = ListViewController()
                list.onDetail = { [weak self] in self?.showDetail() }
                list.onHelp = { [weak self] in self?.showHelp() }
                return list
            }
            func showDetail() { stack.pushViewController(DetailViewController(), animated: true) }
            func showHelp() { stack.present(HelpViewController(), animated: true) }
        }
        class ListViewController: UIViewController { var onDetail: (() -> Void)?; var onHelp: (() -> Void)?
            func tap() { onDetail?(); onHelp?() } }
        class DetailViewController: UIViewController {}
        class HelpViewController: UIViewController {}

        """
    private static let graph = """
        navgraph: 1
        app: Demo
        entry: main
        flows:
          main:
            screens:
              list:
                transitions:
                  openDetail: { push: detail }
                  openHelp: { present: help }
              detail:
              help:

        """

    /// On an app with coordinators, with a baseline: a removed push, a push that has become a present, a rename.
    @Test(arguments: [
        ("stack.pushViewController(DetailViewController(), animated: true)", "", "lost-transition"),
        ("stack.pushViewController(Detail", "stack.present(Detail", "other-kind"),
        ("DetailViewController", "ItemViewController", "missing-type"),
        ("", "", ""),
    ])
    func eachChangeOfTheCodeIsOneFinding(_ text: String, _ other: String, _ rule: String) throws {
        try workspace.write(Self.graph, to: "Graphs/app.yaml")
        try workspace.write(Self.code, to: "App/Demo.swift")
        try workspace.expect(
            "drift --sources App --write-baseline .drift",
            errors: "2 transitions of screens: 2 seen in code, 0 by anchors, 0 not seen")
        try workspace.write(text.isEmpty ? Self.code : Self.code.replacing(text, with: other), to: "App/Demo.swift")
        let after = try workspace.run("drift", "--sources", "App", "--baseline", ".drift", "--level", "warning")
        #expect(after.output.split(separator: "\n").count { $0.hasSuffix("]") } == (rule.isEmpty ? 0 : 1))
        #expect(rule.isEmpty || after.output.contains("[\(rule)]"), "\(after.output)\(after.errors)")
    }
}

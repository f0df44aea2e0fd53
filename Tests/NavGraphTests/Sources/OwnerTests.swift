import NavGraphImport
import NavGraphSources
import NavGraphTestSupport
import Testing

/// Which screen opens, where code only names a type, or goes through a route. SOURCES 5 and 6.
@Suite(.processorTime) struct OwnerTests {
    /// A brace after a cast is that of the statement: the screen does not contain the type.
    @Test(arguments: ["if let split = parent as? Split {}", "if parent is Split {}"])
    func aCastMakesNothing(_ statement: String) {
        expectPairs(
            """
            class Split: UIViewController { func help() { present(Help(), animated: true) } }
            class Home: UIViewController { func go() { show(Settings(), sender: nil) } }
            class Settings: UIViewController { func close() { \(statement) } }
            """, "Home → Settings", "Split → Help")
    }

    /// A stack of a storyboard stands for its first scene, whatever its class.
    @Test(arguments: ["", "customClass=\"Stack\" "]) func aStackOfAStoryboardIsItsFirstScene(_ stack: String) throws {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
            <scene sceneID="s1"><objects><navigationController storyboardIdentifier="EditorStack" id="n1" \(stack)\
            sceneMemberID="viewController"><connections><segue destination="v1" kind="relationship" \
            relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="v1" customClass="Editor" \
            sceneMemberID="viewController"/></objects></scene></scenes></document>
            """
        let code = """
            class Stack: UINavigationController {}
            class Editor: UIViewController {}
            class Home: UIViewController { func go() {
                present(board.instantiateViewController(withIdentifier: "EditorStack"), animated: true)
            } }
            """
        let imported = imported(
            [SourceInput(path: "A.swift", bytes: Array(code.utf8))],
            [ImportFile(path: InputPath("Main.storyboard"), bytes: Array(storyboard.utf8))]
        ).imported
        let draft = try #require(imported).text
        #expect(draft.contains("present: editor"), "\(draft)")
    }

    /// A name asks for its value and its type, and each of these for the name that it begins with: what is found of a name
    /// once is found for all, in the body of a function that is called on something, too.
    @Test func aLongChainOfNamesIsFollowedOnce() {
        let names = (1...60).map { "let a\($0) = a\($0 - 1).next" }.joined(separator: "\n        ")
        expectPairs(
            """
            class Home: UIViewController {
                func page() -> UIViewController {
                    let a0 = origin
                    \(names)
                    return a60 ?? Detail()
                }
            }
            class List: UIViewController {
                func go() {
                    let home = Home()
                    present(home.page(), animated: true)
                }
            }
            """, "List → Detail")
    }

    /// A screen that has a property of a type, and that this type opens, is not who opens the others.
    @Test func whatATypeOpensHasNotItsOpenings() {
        let code = """
            class Row { func go() { top.push(Picker(), animated: true)
                top.pushViewController(Photos(), animated: true) } }
            class Picker: UIViewController { var row: Row? }
            class Photos: UIViewController {}
            extension Row { func pick() { top.pushViewController(Picker(), animated: true) } }
            """
        #expect(!sourcePairs(code).contains("Picker → Photos"))
    }

    /// What a protocol's extension opens is opened by the screens that adopt it, whatever part calls it.
    @Test func anExtensionIsCodeOfWhoAdopts() {
        let code = """
            protocol CellDelegate: AnyObject { func didTap() }
            extension CellDelegate where Self: UIViewController {
                func didTap() { present(Detail(), animated: true) }
            }
            class Cell: UITableViewCell { weak var delegate: CellDelegate?; func tap() { delegate?.didTap() } }
            class List: UIViewController, CellDelegate { let cell = Cell() }
            class Search: UIViewController, CellDelegate { let cell = Cell() }
            class Favorites: UIViewController, CellDelegate { let cell = Cell() }
            class Preview: UIViewController { let cell = Cell(); func go() { show(List(), sender: nil) } }
            class Detail: UIViewController {}
            class Start: UIViewController { func go() { show(Preview(), sender: nil) } }
            """
        let opening: Set = ["List → Detail", "Search → Detail", "Favorites → Detail"]
        #expect(sourcePairs(code).filter { $0.hasSuffix("Detail") } == opening)
    }

    /// A type of the system's is no source, though the app adds to it, and neither is a screen that has one.
    @Test(
        arguments: [
            "class Row { init(on page: UIViewController) { page.navigationController?.show(Detail(), sender: nil) } }",
            "extension UIViewController { func showDetail() { present(Detail(), animated: true) } }",
        ]) func aTypeOfTheSystemIsNoSource(_ opener: String)
    {
        expectPairs(
            """
            protocol Pressing: UIViewController {}
            extension UINavigationController: Pressing {}
            \(opener)
            class Pages: UIViewController { let page: UIViewController; let other: UINavigationController }
            """, "null → Detail")
    }

    @Test(arguments: rows) func whoOpens(_ row: SourceRow) { expectPairs(row.code, row.pairs) }

    static let rows: [SourceRow] = [
        SourceRow(
            "What no used case of a route leads to, the opening itself opens, if the enumeration itself says it",
            """
            enum Item { case about, debug
                var page: some View { switch self { case .about: AboutPage()
                    case .debug: DebugPage() } }
            }
            struct Menu: View { @State var item: Item?
                var body: some View {
                    Button("About") { item = .about }
                        .navigationDestination(item: $item) { $0.page }
                }
            }
            struct AboutPage: View { var body: some View { Text("") } }
            struct DebugPage: View {
                var body: some View { NavigationLink(destination: LogPage()) { Text("") } }
            }
            struct LogPage: View { var body: some View { Text("") } }
            """, "Menu → AboutPage", "Menu → DebugPage", "DebugPage → LogPage"),
        SourceRow(
            "What a case of a route starts is opened by the screens that use that case, not by those that use others",
            """
            enum Step { case settings, help }
            class Flow {
                func open(step: Step) { root.present(make(step: step), animated: true) }
                func make(step: Step) -> UIViewController? {
                    switch step {
                    case .settings:
                        let starter = Starter(); starter.begin()
                        return starter.unknown
                    case .help: return Help()
                    }
                }
            }
            class Starter { func begin() { stack.pushViewController(Settings(), animated: false) } }
            class Home: UIViewController { let flow = Flow(); func go() { flow.open(step: .settings) } }
            class Other: UIViewController { let flow = Flow(); func go() { flow.open(step: .help) } }
            """, "Home → Settings", "Other → Help"),
        SourceRow(
            "A hosting class that inherits through a generic one and its view are one screen",
            """
            class Themed<Content: View>: UIHostingController<Content> {}
            class NotesHost: Themed<NotesPage> {}
            struct NotesPage: View { var body: some View { NavigationLink(destination: NotePage()) { Text("") } } }
            struct NotePage: View { var body: some View { Text("") } }
            class Home: UIViewController { func go() { show(NotesHost(), sender: nil) } }
            """, "Home → NotesHost", "NotesHost → NotePage"),
        SourceRow(
            "A function of a screen's type itself, that opens on what it is given, is of who calls it",
            """
            class Editor: UIViewController {
                static func edit(on host: UIViewController) { host.present(Setup(), animated: true) }
            }
            class Home: UIViewController { func go() { Editor.edit(on: self) } }
            """, "Home → Setup"),
        SourceRow(
            "A controller of the system's that the app adds to is no screen: the one that has it opens",
            """
            class Preview: QLPreviewController { func more() { present(Info(), animated: true) } }
            class Home: UIViewController { let preview: Preview; func go() { preview.more() } }
            """, "Home → Info"),
        SourceRow(
            "A controller of the app's that others push onto is the source if nothing else is",
            """
            class Shell: UIViewController {
                func pushViewController(_ controller: UIViewController, animated: Bool) {}
            }
            class Login {
                let shell: Shell
                func start() { shell.pushViewController(LoginPage(), animated: true) }
            }
            """, "Shell → LoginPage"),
        SourceRow(
            "What an extension of another type makes is not in all that call a function of that name",
            """
            extension PlainModule { func page(with help: Int) -> some View { Row() } }
            extension View { func page(draft: Int) -> some View { self } }
            struct Row: View { var body: some View { Text("").sheet(isPresented: $isShown) { Detail() } } }
            struct Detail: View { var body: some View { Text("") } }
            struct Other: View { var body: some View { Text("").page(draft: 1) } }
            class Start: UIViewController { func go() { show(UIHostingController(rootView: Other()), sender: nil) } }
            """, "Start → Other", "Row → Detail"),
        SourceRow(
            "A button is a control: what it opens is opened by the screen that it is in",
            """
            struct AddButton: View { var body: some View { Text("").sheet(isPresented: $isShown) { Editor() } } }
            struct Editor: View { var body: some View { Text("") } }
            struct Home: View {
                var body: some View { Text("").sheet(isPresented: $isAsking) { VStack { Spacer(); AddButton() } } }
            }
            """, "Home → Editor"),
        SourceRow(
            "`AppDelegate` is no delegate of an `AppViewController`",
            """
            class AppDelegate { func showHelp() { top.present(Help(), animated: true) } }
            class AppViewController: UIViewController {}
            """, "null → Help"),
    ]
}

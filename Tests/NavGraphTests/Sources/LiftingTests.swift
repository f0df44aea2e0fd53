import NavGraphTestSupport
import Testing

/// Which screens a part or child is code of. SOURCES 6, Lifting.
@Suite(.processorTime) struct LiftingTests {
    /// What a container makes are its tabs or columns: they open by themselves.
    @Test(arguments: ["UITabBarController", "UISplitViewController"]) func aContainerContainsNothing(_ base: String) {
        expectPairs(
            """
            class Tabs: \(base) { let list = List(); func ask() { present(Help(), animated: true) } }
            class List: UIViewController { let top = Top() }
            class Top: UIViewController { func open() { show(Detail(), sender: nil) } }
            class Start: UIViewController { func go() { show(Tabs(), sender: nil) } }
            """, "Start → Tabs", "Tabs → Help", "List → Detail")
    }

    /// `import protocol Kit.Analytics` declares nothing: what follows is no code of it.
    @Test(arguments: ["protocol", "class", "struct", "enum"]) func anImportOfATypeDeclaresNothing(_ keyword: String) {
        expectPairs(
            """
            import \(keyword) Kit.Analytics
            final class Home: UIViewController { func go() { show(Help(), sender: nil) } }
            """, "Home → Help")
    }

    /// A struct whose `body` is a view is one, whatever protocol of no source it adopts.
    @Test(arguments: ["var body: some View {", "func body(props: Int) -> some View {"])
    func aBodyMakesAView(_ body: String) {
        expectPairs(
            """
            struct Home: ConnectedView { \(body) NavigationLink(destination: Help()) { Text("") } } }
            struct Help: ConnectedView { \(body) Text("") } }
            """, "Home → Help")
    }

    @Test(arguments: rows) func whoOpens(_ row: SourceRow) { expectPairs(row.code, row.pairs) }

    static let rows: [SourceRow] = [
        SourceRow(
            "A factory makes a controller for others to open: whoever has the factory does not contain the controller",
            """
            class Home: UIViewController { let factory = Factory(); func go() { show(Settings(), sender: nil) } }
            class Settings: UIViewController { let factory = Factory() }
            class Factory { func make() -> Any { List() } }
            class List: UIViewController { func open() { show(Detail(), sender: nil) } }
            """, "Home → Settings", "List → Detail"),
        SourceRow(
            "A data source makes views: these are in the screen that makes the data source",
            """
            class Home: UIViewController { let rows = Rows(); func go() { show(Settings(), sender: nil) } }
            class Rows { func make() -> Any { Row() } }
            class Row: UIView { func open() { top.present(Detail(), animated: true) } }
            class Root: UIViewController { func go() { show(Home(), sender: nil) } }
            """, "Home → Settings", "Home → Detail", "Root → Home"),
        SourceRow(
            "Where no screen is around, the outermost view opens, whatever makes that",
            """
            class Launcher { func start() { host(Shelf()) } }
            struct Shelf: View { var body: some View { Row() } }
            struct Row: View { var body: some View { NavigationLink(destination: BookPage()) { Text("") } } }
            struct BookPage: View { var body: some View { Text("") } }
            """, "Shelf → BookPage"),
        SourceRow(
            "A class that the app only extends is declared elsewhere: its name says that it is a controller",
            """
            extension ListViewController { func reload() {} }
            class Home: ListViewController { func go() { show(Help(), sender: nil) } }
            """, "Home → Help"),
        SourceRow(
            "A modifier is in what calls the function that an extension of views gives it",
            """
            struct Picking: ViewModifier { @State var isShown = false
                func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { Picker() } }
            }
            extension View { func picking() -> some View { modifier(Picking()) } }
            struct Home: View { var body: some View { NavigationLink(destination: Form1()) { Text("") } } }
            struct Form1: View { var body: some View { Text("").picking() } }
            struct Picker: View { var body: some View { Text("") } }
            """, "Home → Form1", "Form1 → Picker"),
        SourceRow(
            "A part that a xib makes is in the controller that has an outlet of it",
            """
            class Footer: UIView { func more() { host.present(Actions(), animated: true) } }
            class Home: UIViewController { @IBOutlet var footer: Footer!; func go() { show(List(), sender: nil) } }
            class List: UIViewController { @IBOutlet weak var footer: Footer? }
            class Root: UIViewController { func go() { show(Home(), sender: nil) } }
            """, "Root → Home", "Home → List", "Home → Actions", "List → Actions"),
        SourceRow(
            "A class that two platforms declare is a controller, if it is one of UIKit's",
            """
            class Home: UIViewController { func go() { show(Help(), sender: nil) } }
            class Home: NSViewController { func go() {} }
            """, "Home → Help"),
    ]
}

import NavGraphTestSupport
import Testing

/// Which screens a part or child is code of. SOURCES 6, Lifting.
@Suite(.processorTime) struct LiftingTests {
    /// A factory makes a controller for others to open: whoever has the factory does not contain the controller.
    @Test func aFactoryContainsNoController() {
        let code = """
            class Home: UIViewController { let factory = Factory(); func go() { show(Settings(), sender: nil) } }
            class Settings: UIViewController { let factory = Factory() }
            class Factory { func make() -> Any { List() } }
            class List: UIViewController { func open() { show(Detail(), sender: nil) } }
            class Detail: UIViewController {}

            """
        #expect(sourcePairs(code) == ["Home → Settings", "List → Detail"])
    }

    /// A data source makes views: these are in the screen that makes the data source.
    @Test func aDataSourceContainsViews() {
        let code = """
            class Home: UIViewController { let rows = Rows(); func go() { show(Settings(), sender: nil) } }
            class Settings: UIViewController {}
            class Rows { func make() -> Any { Row() } }
            class Row: UIView { func open() { top.present(Detail(), animated: true) } }
            class Detail: UIViewController {}
            class Root: UIViewController { func go() { show(Home(), sender: nil) } }

            """
        #expect(sourcePairs(code) == ["Home → Settings", "Home → Detail", "Root → Home"])
    }

    /// What a container makes are its tabs or columns: they open by themselves.
    @Test(arguments: ["UITabBarController", "UISplitViewController"]) func aContainerContainsNothing(_ base: String) {
        let code = """
            class Tabs: \(base) { let list = List(); func ask() { present(Help(), animated: true) } }
            class List: UIViewController { let top = Top() }
            class Top: UIViewController { func open() { show(Detail(), sender: nil) } }
            class Detail: UIViewController {}
            class Help: UIViewController {}
            class Start: UIViewController { func go() { show(Tabs(), sender: nil) } }

            """
        #expect(sourcePairs(code) == ["Start → Tabs", "Tabs → Help", "List → Detail"])
    }

    /// Where no screen is around, the outermost view opens, whatever makes that.
    @Test func withoutAScreenTheOutermostViewOpens() {
        let code = """
            class Launcher { func start() { host(Shelf()) } }
            struct Shelf: View { var body: some View { Row() } }
            struct Row: View { var body: some View { NavigationLink(destination: BookPage()) { Text("") } } }
            struct BookPage: View { var body: some View { Text("") } }

            """
        #expect(sourcePairs(code) == ["Shelf → BookPage"])
    }

    /// `import protocol Kit.Analytics` declares nothing: what follows is no code of it.
    @Test(arguments: ["protocol", "class", "struct", "enum"]) func anImportOfATypeDeclaresNothing(_ keyword: String) {
        let code = """
            import \(keyword) Kit.Analytics
            final class Home: UIViewController { func go() { show(Help(), sender: nil) } }
            class Help: UIViewController {}

            """
        #expect(sourcePairs(code) == ["Home → Help"])
    }

    /// A class that the app only extends is declared elsewhere: its name says that it is a controller.
    @Test func aBaseThatIsOnlyExtendedIsDeclaredElsewhere() {
        let code = """
            extension ListViewController { func reload() {} }
            class Home: ListViewController { func go() { show(Help(), sender: nil) } }
            class Help: UIViewController {}

            """
        #expect(sourcePairs(code) == ["Home → Help"])
    }

    /// A modifier is in what calls the function that an extension of views gives it.
    @Test func aModifierIsWhereItsFunctionIsCalled() {
        let code = """
            struct Picking: ViewModifier { @State var isShown = false
                func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { Picker() } }
            }
            extension View { func picking() -> some View { modifier(Picking()) } }
            struct Home: View { var body: some View { NavigationLink(destination: Form1()) { Text("") } } }
            struct Form1: View { var body: some View { Text("").picking() } }
            struct Picker: View { var body: some View { Text("") } }

            """
        #expect(sourcePairs(code) == ["Home → Form1", "Form1 → Picker"])
    }

    /// A part that a xib makes is in the controller that has an outlet of it.
    @Test func anOutletContainsAPart() {
        let code = """
            class Footer: UIView { func more() { host.present(Actions(), animated: true) } }
            class Home: UIViewController { @IBOutlet var footer: Footer!; func go() { show(List(), sender: nil) } }
            class List: UIViewController { @IBOutlet weak var footer: Footer? }
            class Actions: UIViewController {}
            class Root: UIViewController { func go() { show(Home(), sender: nil) } }

            """
        #expect(sourcePairs(code) == ["Root → Home", "Home → List", "Home → Actions", "List → Actions"])
    }

    /// A struct whose `body` is a view is one, whatever protocol of no source it adopts.
    @Test(arguments: ["var body: some View {", "func body(props: Int) -> some View {"])
    func aBodyMakesAView(_ body: String) {
        let code = """
            struct Home: ConnectedView { \(body) NavigationLink(destination: Help()) { Text("") } } }
            struct Help: ConnectedView { \(body) Text("") } }

            """
        #expect(sourcePairs(code) == ["Home → Help"])
    }

    /// A class that two platforms declare is a controller, if it is one of UIKit's.
    @Test func aClassOfTwoPlatformsIsAController() {
        let code = """
            class Home: UIViewController { func go() { show(Help(), sender: nil) } }
            class Home: NSViewController { func go() {} }
            class Help: UIViewController {}

            """
        #expect(sourcePairs(code) == ["Home → Help"])
    }
}

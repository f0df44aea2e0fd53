import NavGraphTestSupport
import Testing

/// What openings open. SOURCES 4 and 5.
@Suite(.processorTime) struct OpenedValueTests {
    private static let pages = """
        struct BookPage: View { var body: some View { Text("") } }
        struct Spinner: View { var body: some View { Text("") } }

        """

    /// Rows of a list are content written in place.
    @Test(arguments: ["List", "Form", "HStack", "LazyVStack"]) func rowsAreNoScreens(_ layout: String) {
        let code =
            Self.pages + """
                struct Home: View { @State var isShown = false
                    var body: some View { Text("").sheet(isPresented: $isShown) { \(layout) { Spinner() } } }
                }
                """
        #expect(sourcePairs(code) == [])
    }

    /// A function that presents a closure's view opens that.
    @Test(
        arguments: [
            ("Desk.shared.present { BookPage() }", ["Home → BookPage"]),
            ("Desk.shared.present(over: 2) { _ in NavigationStack { BookPage() } }", ["Home → BookPage"]),
            ("if Desk.shared.present { Spinner() }", []),
        ]) func closuresOfThePresentingFunctionAreOpened(_ statement: String, _ pairs: [String])
    {
        let code =
            Self.pages + """
                class Desk {
                    static let shared = Desk()
                    func present(over level: Int = 0, @ViewBuilder content: @escaping (Int) -> some View) {}
                }
                struct Home: View { var body: some View { Button("") { \(statement) } } }
                """
        #expect(sourcePairs(code) == Set(pairs))
    }

    /// A link of the app's own opens its destination, as SwiftUI's does.
    @Test(arguments: ["destination: BookPage()", "title: \"\", destination: { BookPage() }"])
    func aLinkOfTheAppOpensItsDestination(_ arguments: String) {
        expectPairs(
            Self.pages + """
                    struct Row<Destination: View>: View { let destination: () -> Destination
                        var body: some View { NavigationLink { destination() } label: { Text("") } }
                    }
                    struct Home: View { var body: some View { VStack { Row(\(arguments)); Text("") } } }
                """, "Home → BookPage")
    }

    /// What is pushed later onto a stack with a root is not what the stack shows.
    @Test func aStackShowsItsRoot() {
        let code = """
            class Home: UIViewController { func go() {
                let stack = UINavigationController(rootViewController: Picker())
                present(stack, animated: true)
                Timer.later { stack.pushViewController(Naming(), animated: true) }
            } }
            class Picker: UIViewController {}
            class Naming: UIViewController {}
            """
        let report = sourceReport(code)
        #expect(report.edges.filter { $0.line == 3 }.map(\.to) == ["Picker"])
    }

    /// What is set as a tab controller's controllers are tabs, not what it is.
    @Test func aTabControllerIsNotItsTabs() {
        let code = """
            class Home: UIViewController { func go() {
                let tabs = UITabBarController()
                tabs.viewControllers = [List(), Help()]
                present(tabs, animated: true)
            } }
            class List: UIViewController {}
            class Help: UIViewController {}
            """
        #expect(sourcePairs(code).filter { $0.hasPrefix("Home") } == [])
    }

    /// A modifier of the app's own that is told when, and what: it presents.
    @Test(
        arguments: [
            ("card(isPresented: $isShown) { BookPage() }", ["Home → BookPage"]),
            ("card(isPresented: $isShown, content: { BookPage() })", ["Home → BookPage"]),
            ("alert(isPresented: $isShown) { BookPage() }", []), ("card { BookPage() }", []),
        ]) func aModifierOfTheAppPresents(_ modifier: String, _ expected: [String])
    {
        let code =
            Self.pages + """
                struct Home: View { @State var isShown = false
                    var body: some View { Text("").\(modifier) }
                }
                """
        #expect(sourcePairs(code) == Set(expected))
    }

    /// A link that an initializer of the app's makes of a value has a label behind it, not what it opens.
    @Test(
        arguments: [
            (".help", "_ page: Page, label: () -> Label", []), ("page", "_ page: Page, label: () -> Label", []),
            (".help", "_ title: Name, destination: () -> Destination", ["Home → BookPage"]),
            ("\"Help\"", "_ page: Page, label: () -> Label", ["Home → BookPage"]),
        ]) func aLinkToAValueHasALabel(_ value: String, _ parameters: String, _ expected: [String])
    {
        let code =
            Self.pages + """
                enum Page { case help }
                extension NavigationLink where Destination == Never { init(\(parameters)) {} }
                struct Home: View { let page: Page
                    var body: some View { NavigationLink(\(value)) { BookPage() } }
                }
                """
        #expect(sourcePairs(code) == Set(expected))
    }

    /// Coordinators of a library's generic base class: the initializer gives it a case, or other coordinators; a route carries a
    /// coordinator under the type of a router of the library.
    @Test func coordinatorsOfALibraryBeginWithWhatTheyGiveToTheirBase() {
        let code = """
            enum AppRoute: Route { case login, home(StrongRouter<HomeRoute>?) }
            enum HomeRoute: Route { case news, home }
            enum NewsRoute: Route { case news, detail }
            class AppCoordinator: NavigationCoordinator<AppRoute> {
                init() { super.init(initialRoute: .login) }
                override func prepareTransition(for route: AppRoute) -> NavigationTransition {
                    switch route {
                    case .login: return .push(LoginViewController(router: unownedRouter))
                    case let .home(router):
                        if let router = router { return .presentFullScreen(router, animation: .fade) }
                        alert.addAction(.init(title: "") { [unowned self] _ in self.trigger(.home(HomeCoordinator().strongRouter)) })
                        return .present(alert)
                    }
                }
            }
            class HomeCoordinator: TabBarCoordinator<HomeRoute> {
                convenience init() { self.init(newsRouter: NewsCoordinator().strongRouter) }
                init(newsRouter: StrongRouter<NewsRoute>) { super.init(tabs: [newsRouter]) }
            }
            class NewsCoordinator: NavigationCoordinator<NewsRoute> {
                init() { super.init(initialRoute: .news) }
                override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
                    switch route {
                    case .news: return .push(NewsViewController(router: unownedRouter))
                    case .detail: return .push(DetailViewController())
                    }
                }
            }
            class LoginViewController: UIViewController {
                let router: UnownedRouter<AppRoute>
                func go() { router.trigger(.home(nil)) }
            }
            class NewsViewController: UIViewController {
                let router: UnownedRouter<NewsRoute>
                func go() { router.trigger(.detail) }
            }
            class DetailViewController: UIViewController {}
            """
        #expect(
            Set(sourcePairs(code).filter { !$0.hasPrefix("null") }) == [
                "LoginViewController → NewsViewController", "NewsViewController → DetailViewController",
            ])
    }

    /// A presenter that makes the screen of a scene and opens it as another argument says: what no call names stays where it
    /// stands, and what a case assigns to members is not what it makes.
    @Test func theScreenAndTheStyleAreDifferentArguments() {
        let code = """
            enum Scene { case help, legal, web }
            enum Style { case show, modal }
            class Stage {
                var rootViewController = Home()
                func present(scene: Scene, style: Style) {
                    guard let shown = get(scene) else { return }
                    switch style {
                    case .show: top.show(shown, sender: nil)
                    case .modal: top.present(shown, animated: true)
                    }
                }
                func get(_ scene: Scene) -> UIViewController? {
                    let result: UIViewController?
                    switch scene {
                    case .help:
                        let help = Help()
                        help.stage = self
                        result = help
                    case .legal: result = Legal()
                    case .web: result = Web()
                    }
                    return result
                }
            }
            class Home: UIViewController {
                let stage: Stage
                func go() { stage.present(scene: .help, style: .modal) }
            }
            class Help: UIViewController {
                var stage: Stage
                func go() { stage.present(scene: .legal, style: .show) }
            }
            class Legal: UIViewController {}
            class Web: UIViewController {}
            """
        #expect(
            Set(sourcePairs(code).filter { !$0.hasPrefix("null") }) == ["Home → Help", "Help → Legal"])
    }

    /// Route values that a list has are opened by the screen that shows the list, also by way of 'allCases'.
    @Test(arguments: ["items", "items(matching: 1)"]) func allCasesAreOfTheirEnumeration(_ items: String) {
        let code = """
            enum Group: CaseIterable { case first, last
                var all: [Item] {
                    switch self {
                    case .first: [.general, .help]
                    case .last: [.privacy]
                    }
                }
                var items: [Item] { all.filter(\\.isVisible) }
                func items(matching query: Int) -> [Item] { items.filter { $0.matches(query) } }
            }
            enum Item: CaseIterable { case general, help, privacy
                var page: some View {
                    switch self {
                    case .general: GeneralPage()
                    case .help: HelpPage()
                    case .privacy: PrivacyPage()
                    }
                }
            }
            struct Settings: View {
                var body: some View { List { rows }.navigationDestination(for: Item.self) { item in item.page } }
                var rows: some View {
                    ForEach(Group.allCases, id: \\.self) { group in
                        ForEach(group.\(items), id: \\.self) { item in NavigationLink(value: item) { Text("x") } }
                    }
                }
            }
            struct GeneralPage: View { var body: some View { Text("") } }
            struct HelpPage: View { var body: some View { Text("") } }
            struct PrivacyPage: View { var body: some View { Text("") } }
            """
        #expect(
            Set(sourcePairs(code)) == [
                "Settings → GeneralPage", "Settings → HelpPage", "Settings → PrivacyPage",
            ])
    }

    /// A function that an extension gives to arrays takes an 'Element': a case of the route type of the array.
    @Test(arguments: ["go(to: .detail(1))", "go(to: [.detail(1)])"]) func anElementIsOfItsArray(_ call: String) {
        expectPairs(
            """
            extension Array where Element: Route {
                mutating func go(to next: Element) { append(next) }
                mutating func go(to next: [Element]) { self += next }
                mutating func goBack(to last: Element) { removeLast() }
            }
            enum Page: Route { case detail(Int), help
                var body: some View {
                    switch self {
                    case .detail(let number): DetailPage(number: number)
                    case .help: HelpPage()
                    }
                } }
            enum Other { case detail(Int) }
            struct Home: View { @State var path: [Page] = []
                var body: some View { NavigationStack(path: $path) { Button("d") { path.\(call) } } } }
            struct DetailPage: View { let number: Int; @State var path: [Page]
                var body: some View { Button("h") { path.go(to: .help); path.goBack(to: .detail(2)) } } }
            struct HelpPage: View { var body: some View { Text("") } }
            """, "Home → DetailPage", "DetailPage → HelpPage")
    }

    @Test(arguments: rows) func whoOpens(_ row: SourceRow) { expectPairs(row.code, row.pairs) }

    static let rows: [SourceRow] = [
        SourceRow(
            "An empty stack in a property is what the same body puts into it",
            """
            class Stack: UINavigationController {}
            class Home: UIViewController {
                let stack = Stack()
                func go() { stack.viewControllers = [Picker()]; present(stack, animated: true) }
            }
            """, "Home → Picker"),
        SourceRow(
            "A controller around what a function is given stands for that",
            """
            class Ribbon: UIViewController { init(rootViewController: UIViewController) {} }
            func modal(_ page: UIViewController) -> UIViewController { Ribbon(rootViewController: page) }
            class Home: UIViewController { func go() { present(modal(Help()), animated: true) } }
            """, "Home → Help"),
        SourceRow(
            "Of an array in a variable, too, the last is what a stack shows",
            """
            class Home: UIViewController { func go() {
                let pages = [List(), Detail()]
                navigationController?.setViewControllers(pages, animated: true)
            } }
            class List: UIViewController {}
            """, "Home → Detail"),
        SourceRow(
            "A generic controller of two others stands for the first",
            """
            class Pair<Top: UIViewController, Bottom: UIViewController>: UIViewController {
                init(topController: Top, bottomController: Bottom) {}
            }
            class Home: UIViewController { func go() {
                present(Pair(topController: Help(), bottomController: Footer()), animated: true)
            } }
            class Footer: UIViewController {}
            """, "Home → Help"),
        SourceRow(
            "`AnyView(E)` is E, and `self.init()` of a screen is that screen",
            """
            struct Help: View { var body: some View { Text("") } }
            class Card: UIViewController {
                static func make() -> UIViewController { let card = self.init(); return Frame(viewController: card) }
            }
            class Frame: UIViewController { init(viewController: UIViewController) {} }
            class Home: UIViewController {
                func help() { show(UIHostingController(rootView: AnyView(Help())), sender: nil) }
                func card() { present(Card.make(), animated: true) }
            }
            """, "Home → Help", "Home → Card"),
        SourceRow(
            "A function that gives a container gives what is in it",
            """
            class Container<Top: UIViewController, Bottom: UIViewController>: UIViewController {
                init(topController: Top, bottomController: Bottom) {}
            }
            class Footer: UIViewController {}
            class Home: UIViewController {
                func open() { show(info(), sender: nil) }
                func info() -> Container<Info, Footer> {
                    let page = Container(topController: Info(), bottomController: Footer())
                    return page
                }
            }
            """, "Home → Info"),
        SourceRow(
            "A parameter of a protocol that several coordinators have is passed on, whatever one of them shows",
            """
            protocol Presentable { func toPresentable() -> UIViewController }
            class ACoordinator: Presentable { func toPresentable() -> UIViewController { APage() } }
            class BCoordinator: Presentable { func toPresentable() -> UIViewController { BPage() } }
            class APage: UIViewController {}
            class Router { func setRoot(_ module: Presentable) { setRootModule(module, animated: false) } }
            class Home: UIViewController { let router: Router; func go() { router.setRoot(BCoordinator()) } }
            """, "Home → BPage"),
        SourceRow(
            "A stack that is given what it shows elsewhere has nothing known in it here",
            """
            class Stack: UINavigationController {}
            class Home: UIViewController {
                func help() { present(Stack(rootViewController: Help()), animated: true) }
                func ask() {
                    let stack = Stack()
                    Asking(router: stack).start()
                    present(stack, animated: true)
                }
            }
            """, "Home → Help"),
        SourceRow(
            "`destination:` of a stack with a path is pushed",
            """
            struct Home: View {
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        Text("")
                    } destination: { store in
                        switch store.case {
                        case .about(let store): AboutPage(store: store)
                        case .help(let store): HelpPage(store: store)
                        }
                    }
                }
            }
            struct AboutPage: View { var body: some View { Text("") } }
            struct HelpPage: View { var body: some View { Text("") } }
            """, "Home → AboutPage", "Home → HelpPage"),
        // Of two enumerations with the same cases, a pattern that binds a payload means the one whose cases carry something.
        SourceRow(
            "A payload tells which enumeration is switched over",
            """
            enum Step { case name(Int); case date(Int) }
            enum StepID { case name, date }
            struct Form: View { let steps: Steps
                var body: some View { StepRouter(steps) { step in
                    switch step.content {
                    case .name(let number): NameStep(number: number)
                    case .date(let number): DateStep(number: number)
                    } } } }
            struct NameStep: View { let number: Int; let steps: Steps
                var body: some View { Button("d") { steps.push(.date(1)) } } }
            struct DateStep: View { let number: Int; var body: some View { Text("d") } }
            """, "Form → NameStep", "NameStep → DateStep"),
    ]
}

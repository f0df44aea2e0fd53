import NavGraphTestSupport
import Testing

/// Who opens, where code of no screen does it for them. SOURCES 6.
@Suite(.processorTime) struct CallerTests {
    /// A container shows what it is told to: the screen that asks for it opens.
    @Test(arguments: ["UISplitViewController", "UITabBarController"]) func whoAsksAContainerOpens(_ base: String) {
        let code = """
            class Shell: \(base) {}
            class Guide {
                let shell: Shell
                func showHelp() { shell.present(Help(), animated: true) }
                func showNews() { shell.present(News(), animated: true) }
            }
            class Home: UIViewController { let guide: Guide; func help() { guide.showHelp() } }
            class Help: UIViewController {}
            class News: UIViewController {}

            """
        let pairs = sourcePairs(code)
        #expect(pairs.contains("Home → Help") && !pairs.contains("Shell → Help"), "\(pairs)")
    }

    /// A screen that opens itself on what it is given is opened by who calls that.
    @Test(
        arguments: [
            (
                "static func show(on host: UIViewController) { host.present(Card(), animated: true) }",
                "Card.show(on: self)"
            ),
            ("func show(on host: UIViewController) { host.present(self, animated: true) }", "Card().show(on: self)"),
        ]) func whoHasAScreenOpenItselfOpens(_ function: String, _ call: String)
    {
        expectPairs(
            """
            class Card: UIViewController { \(function) }
            class Home: UIViewController { func go() { \(call) } }
            """, "Home → Card")
    }

    /// A call on a protocol that many adopt means none of them, where others are called by themselves.
    @Test func aCallOnAProtocolOfManyTellsNothing() {
        let flows = ["A", "B", "C", "D", "E"].map {
            "class \($0)Flow: Flow { func start() { top.present(\($0)Page(), animated: true) } }\n"
                + "class \($0)Page: UIViewController {}"
        }
        let code = """
            protocol Flow { func start() }
            \(flows.joined(separator: "\n"))
            class Home: UIViewController { func open(flow: Flow) { flow.start() } }
            class List: UIViewController { func go() { let flow = AFlow(); flow.start() } }
            class Menu: UIViewController { func go() { let flow: Flow = BFlow(); flow.start() } }

            """
        let pairs = sourcePairs(code)
        #expect(pairs.contains("List → APage") && !pairs.contains("Home → APage"), "\(pairs)")
        #expect(pairs.contains("Menu → BPage") && !pairs.contains("Home → BPage"), "\(pairs)")
    }

    /// The closures that a call is given are of the screen that it gives.
    @Test(arguments: ["Intro { self.next() }", "pages.intro { self.next() }", "Intro(onNext: { self.next() })"])
    func closuresAreOfTheScreenThatTakesThem(_ call: String) {
        expectPairs(
            """
            class Tour {
                let pages = Pages()
                func start() { let intro = \(call); top.present(intro, animated: true) }
                func next() { top.present(Help(), animated: true) }
            }
            class Pages { func intro(_ then: @escaping () -> Void) -> Intro { Intro { then() } } }
            class Intro: UIViewController { init(onNext: @escaping () -> Void) {} }
            class Home: UIViewController { let tour: Tour; func go() { tour.start() } }
            """, "Home → Intro", "Intro → Help")
    }

    /// The system calls a delegate's callbacks: who hands one a link on does not open what it opens.
    @Test(
        arguments: [
            (
                "UIApplicationDelegate", "application(_ app: UIApplication, open link: URL)",
                "application(app, open: link)"
            ),
            ("UIWindowSceneDelegate", "sceneDidBecomeActive(_ scene: UIScene)", "sceneDidBecomeActive(scene)"),
        ]) func aCallbackOfTheSystemHasNoCallers(_ base: String, _ function: String, _ call: String)
    {
        let code = """
            class Listener: UIResponder, \(base) { func \(function) { top.present(Login(), animated: true) } }
            class Home: UIViewController { let listener: Listener?
                func go() { show(Map(), sender: nil) }
            }
            class Map: UIViewController { func go(_ listener: Listener) { listener.\(call) } }
            class Login: UIViewController {}

            """
        #expect(!sourcePairs(code).contains("Map → Login"))
    }

    /// A case of a parameter's type is reached by those who give that type, through functions that pass it on, too.
    @Test(arguments: [
        "case let error as Expired: show(error)", "case is Expired: show(Expired())",
    ])
    func aCaseOfATypeIsReachedByWhoGivesThatType(_ choice: String) {
        expectPairs(
            """
            protocol Failure {}
            struct Expired: Failure {}
            struct Offline: Failure {}
            class Alerts {
                func push(_ failure: Failure) { later { self.pushNow(failure) } }
                func pushNow(_ failure: Failure) { switch failure {
                    \(choice)
                    case let error as Offline: show(error)
                    default: break
                } }
                func show(_ failure: Expired) { top.present(Login(), animated: true) }
                func show(_ failure: Offline) { top.present(Help(), animated: true) }
            }
            class Home: UIViewController { let alerts: Alerts; func go() { alerts.push(Expired()) } }
            class Map: UIViewController { let alerts: Alerts; func go() { alerts.push(Offline()) } }
            """, "Home → Login", "Map → Help")
    }

    /// What has a protocol may have others that an extension asks for: `self` tells nothing there.
    @Test(arguments: ["", "func play(for one: Counter) {}"]) func selfOfAProtocolTellsNothing(_ other: String) {
        expectPairs(
            """
            protocol Player {}
            class Counter {}
            protocol Starting { func play(for one: Player) }
            extension Starting {
                func play(for one: Player) { top.present(Help(), animated: true) }
                \(other)
            }
            extension Starting where Self: Player { func start() { play(for: self) } }
            class Home: UIViewController, Starting, Player { func go() { start() } }
            class Map: UIViewController, Starting { func go() { show(Home(), sender: nil) } }
            """, "Home → Help", "Map → Home")
    }

    /// The search for whose code something is takes each place once for each distance, however the calls are entangled.
    @Test func entangledCallersTakeLittleTime() {
        let count = 40
        var code = "class Help: UIViewController {}\nclass Desk {\n"
        for number in 0..<count {
            let calls = (0..<count).map { "f\($0)()" }.joined(separator: "; ")
            code += "    func f\(number)() { \(calls)\(number == 0 ? "; top.present(Help(), animated: true)" : "") }\n"
        }
        code += "}\nclass Home: UIViewController { let desk: Desk; func go() { desk.f1() } }\n"
        #expect(sourcePairs(code) == ["Home → Help"])
    }

    @Test(arguments: rows) func whoOpens(_ row: SourceRow) { expectPairs(row.code, row.pairs) }

    static let rows: [SourceRow] = [
        SourceRow(
            "A stack in a variable stands for the screen in it, not for all that make such stacks",
            """
            class Stack: UINavigationController {}
            class Maker {
                func run() {
                    let stack = Stack(rootViewController: Picker())
                    top.present(stack, animated: true)
                    stack.pushViewController(Naming(), animated: true)
                }
            }
            class Other: UIViewController { let stack = Stack() }
            class Home: UIViewController { let maker: Maker; func go() { maker.run() } }
            """, "Home → Picker", "Picker → Naming"),
        SourceRow(
            "A type of no source is not the one type here that has a function of that name",
            """
            class Tour { func begin() { top.present(Help(), animated: true) } }
            class Home: UIViewController { var session: KitSession?; func go() { session?.begin() } }
            class List: UIViewController { func go() { tour.begin() } }
            """, "List → Help"),
        SourceRow(
            "Of functions of one name that is called whose parameters are given",
            """
            class Desk {
                static let shared = Desk()
                func show(url: URL?) { top.present(WebPage(), animated: true) }
                func show(then: () -> Void) { then() }
            }
            class Home: UIViewController { func go() { Desk.shared.show { done() } } }
            class List: UIViewController { func go() { Desk.shared.show(url: nil) } }
            """, "List → WebPage"),
        SourceRow(
            "Screens that use other cases of an enumeration do not come to a case of it",
            """
            enum Item { case person, post }
            class Desk {
                static func open(item: Item, from host: UIViewController) {
                    let picked = item
                    switch item {
                    case .person: showPerson(host)
                    case .post: showPost(host)
                    }
                }
                static func showPerson(_ host: UIViewController) { host.present(Person(), animated: true) }
                static func showPost(_ host: UIViewController) { host.present(Post(), animated: true) }
            }
            class People: UIViewController { func go() { Desk.open(item: .person, from: self) } }
            class Posts: UIViewController { func go() { Desk.open(item: .post, from: self) } }
            """, "People → Person", "Posts → Post"),
        SourceRow(
            "Code of a helper that a screen makes is that screen's",
            """
            class Section { func rows() { add { row in row.host.pushViewController(Help(), animated: true) } } }
            class Home: UIViewController { func fill() { let section = Section() } }
            """, "Home → Help"),
        SourceRow(
            "The brace of a statement is no closure",
            """
            class Tour {
                func next() { if let intro = make() { top.present(Help(), animated: true) } }
                func make() -> Intro? { nil }
            }
            class Intro: UIViewController {}
            class Home: UIViewController { let tour: Tour; func go() { tour.next() } }
            """, "Home → Help"),
        SourceRow(
            "What an extension of a protocol opens is opened by the one or two screens that adopt it",
            """
            protocol Helping {}
            extension Helping { func cell(_ cell: UIView) { top.present(Help(), animated: true) } }
            class Home: UIViewController, Helping {}
            """, "Home → Help"),
        SourceRow(
            "A function of a type is called on no screen of it",
            """
            class Sheet: UIViewController { static func present(_ page: UIViewController, in host: UIViewController) {} }
            class Tour { func prompt() { Sheet.present(Help(), in: host) } }
            class Home: UIViewController { let tour: Tour; func go() { tour.prompt() } }
            """, "Home → Help"),
        SourceRow(
            "The closures of a modifier are of the code around, not of the view that it changes",
            """
            class Builder {
                func page() -> some View { button().sheet(isPresented: $isShown) { Help() } }
                func button() -> some View { Round() }
            }
            struct Round: View { var body: some View { Text("") } }
            class Home: UIViewController { let builder: Builder; func go() { builder.page() } }
            struct Help: View { var body: some View { Text("") } }
            """, "Home → Help"),
        // A call on what only a generic parameter types is of the one class that has the function; protocols only ask for it.
        SourceRow(
            "A protocol that asks for a function does not have it",
            """
            protocol Routing { func showHelp() }
            class Router: Routing { func showHelp() { top.present(Help(), animated: true) } }
            struct Home<Store: Routing>: View { @Environment(Store.self) private var store
                var body: some View { Button("") { store.showHelp() } }
            }
            """, "Home → Help"),
        SourceRow(
            "The type that `@Environment` names is that of the property",
            """
            class Router { func open() { top.present(Help(), animated: true) } }
            class Sound { func open() {} }
            struct Home: View { @Environment(Router.self) private var router
                var body: some View { Button("") { router.open() } }
            }
            """, "Home → Help"),
        SourceRow(
            "What the system has one of is of that type: a call on it is of no declared function",
            """
            class Links { func open(_ link: URL) { top.present(Login(), animated: true) } }
            class Home: UIViewController { let links: Links; func go() { links.open(link) } }
            class Map: UIViewController { func go() { UIApplication.shared.open(link) } }
            """, "Home → Login"),
        SourceRow(
            "Of functions with the same labels a call is of that whose parameter has the type of the argument",
            """
            protocol InfoDelegate { func showInfo(in page: Home); func showInfo(in page: Map) }
            class Flow: InfoDelegate {
                func showInfo(in page: Home) { top.present(Help(), animated: true) }
                func showInfo(in page: Map) { top.present(Legend(), animated: true) }
            }
            class Home: UIViewController { var delegate: InfoDelegate?; func go() { delegate?.showInfo(in: self) } }
            class Map: UIViewController { var delegate: InfoDelegate?; func go() { delegate?.showInfo(in: self) } }
            """, "Home → Help", "Map → Legend"),
        SourceRow(
            "What a getter of a view model hands out is for the screen of its name",
            """
            class Router { func open() { top.present(Help(), animated: true) } }
            class HomeViewModel { let router: Router
                var rows: [Row] { [Row { [weak self] in self?.router.open() }] }
            }
            """, "HomeViewController → Help"),
        SourceRow(
            "Code in a case of a parameter runs for calls that give that case",
            """
            enum Item { case person, post }
            class Desk {
                func open(_ item: Item) {
                    switch item {
                    case .person: showPerson()
                    case .post: showPost()
                    }
                }
                private func showPerson() { top.present(Person(), animated: true) }
                private func showPost() { top.present(Post(), animated: true) }
            }
            class People: UIViewController { let model: PeopleModel }
            class PeopleModel { let desk: Desk; func go() { desk.open(.person) } }
            class Posts: UIViewController { let model: PostsModel }
            class PostsModel { let desk: Desk; func go() { desk.open(.post) } }
            """, "People → Person", "Posts → Post"),
    ]
}

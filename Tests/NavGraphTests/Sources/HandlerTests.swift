import NavGraphTestSupport
import Testing

/// Code that a coordinator hands to what runs it: closures, publishers, routes of any enumeration. SOURCES 6.
@Suite(.processorTime) struct HandlerTests {
    private static let screens = """
        protocol Presentable { func toPresentable() -> AnyView }
        final class ListCoordinator: Presentable {
            let actions: Publisher
            func toPresentable() -> AnyView { AnyView(List()) }
        }
        struct List: View { var body: some View { Text("") } }
        struct Detail: View { var body: some View { Text("") } }
        class Start: UIViewController { func go() { show(UIHostingController(rootView: List()), sender: nil) } }

        """

    /// What is observed tells whose code a closure is.
    @Test(
        arguments: [
            "coordinator.actions.sink { [weak self] action in self?.showDetail() }",
            "coordinator.actions.receive(on: main).sink(receiveValue: { _ in self.showDetail() })",
            "page.rx.tapped.subscribe(onNext: { _ in self.showDetail() })",
        ]) func whatIsObservedOpens(_ closure: String)
    {
        let code = """
            class Flow {
                func start() {
                    let coordinator = ListCoordinator()
                    let page = List()
                    \(closure)
                }
                private func showDetail() { router.present(UIHostingController(rootView: Detail()), animated: true) }
            }

            """
        #expect(sourcePairs(Self.screens + code) == ["Start → List", "List → Detail"])
    }

    /// A closure that a coordinator keeps is the code of the screens that have it called.
    @Test(
        arguments: [
            ("let child = Child()\nchild.didFinish = { [weak self] in self?.showDetail() }", "init() {}"),
            (
                "let child = Child(didFinish: { self.showDetail() })",
                "init(didFinish: (() -> Void)?) { self.didFinish = didFinish }"
            ),
        ]) func aClosureIsOfWhoHasItCalled(_ making: String, _ initializer: String)
    {
        let code = """
            class Child {
                var didFinish: (() -> Void)?
                \(initializer)
                func start() {
                    let page = ListPage()
                    page.onDone = { [weak self] in self?.didFinish?() }
                    router.pushViewController(page, animated: true)
                }
            }
            class ListPage: UIViewController { var onDone: (() -> Void)? }
            class Flow {
                func start() { \(making) }
                private func showDetail() { router.present(UIHostingController(rootView: Detail()), animated: true) }
            }

            """
        #expect(sourcePairs(Self.screens + code).contains("ListPage → Detail"))
    }

    /// A coordinator of routes is reached by what takes those of any enumeration, from the screen of the processor.
    @Test func aRouteOfAnyEnumerationIsOfItsCoordinator() {
        let flows = ["A", "B", "C", "D", "E"].map { name in
            """
            enum \(name)Route { case help, news }
            class \(name)Coordinator: Coordinator {
                func navigate(to route: \(name)Route, context: AnyObject?) {
                    switch route {
                    case .help: showHelp()
                    case .news: showNews()
                    }
                }
                private func showHelp() { navigator.present(\(name)Help(), animated: true) }
                private func showNews() { navigator.present(\(name)News(), animated: true) }
            }
            class \(name)Help: UIViewController {}
            class \(name)News: UIViewController {}
            class \(name)Processor {
                private let coordinator: AnyCoordinator<\(name)Route, Int>
                func receive(_ action: Int) { coordinator.navigate(to: .help) }
            }
            struct \(name)View: View { var body: some View { Text("") } }
            """
        }
        let code = """
            protocol Coordinator<Route, Event> {
                associatedtype Route
                associatedtype Event
                func navigate(to route: Route, context: AnyObject?)
            }
            extension Coordinator { func navigate(to route: Route) { navigate(to: route, context: nil) } }
            class AnyCoordinator<Route, Event>: Coordinator {
                func navigate(to route: Route, context: AnyObject?) { doNavigate(route, context) }
            }
            \(flows.joined(separator: "\n"))
            """
        let pairs = sourcePairs(code)
        for name in ["A", "B", "C", "D", "E"] {
            #expect(pairs.filter { $0.hasSuffix("\(name)Help") } == ["\(name)View → \(name)Help"])
            #expect(pairs.filter { $0.hasSuffix("\(name)News") } == ["null → \(name)News"])
        }
    }

    /// What a protocol's extension passes on is of the type that it was called on.
    @Test func whatIsPassedOnIsOfWhatWasCalled() {
        let flows = ["A", "B", "C", "D", "E"].map {
            "class \($0)Flow: Flow { func start(animated: Bool) { top.present(\($0)Page(), animated: animated) } }\n"
                + "class \($0)Page: UIViewController {}"
        }
        let code = """
            protocol Flow { func start(animated: Bool) }
            extension Flow { func start() { start(animated: true) } }
            \(flows.joined(separator: "\n"))
            class Home: UIViewController { func go() { let flow = AFlow(); flow.start() } }
            class Menu: UIViewController { func go() { let flow = BFlow(); flow.start() } }

            """
        let pairs = sourcePairs(code).filter { !$0.hasPrefix("null") }
        #expect(pairs == ["Home → APage", "Menu → BPage"])
    }

    /// Of many that a call may run, those that other calls run as well are not known.
    @Test func aCallOfManyWithoutAScreenTellsNothing() {
        let flows = ["A", "B", "C", "D", "E"].map {
            "class \($0)Flow: Flow { func start() { top.present(\($0)Page(), animated: true) } }\n"
                + "class \($0)Page: UIViewController {}"
        }
        let code = """
            protocol Flow { func start() }
            \(flows.joined(separator: "\n"))
            class Home: UIViewController { func open(flow: Flow) { flow.start() } }
            class Launcher { init(flow: Flow) { flow.start() } }

            """
        #expect(!sourcePairs(code).contains("Home → APage"))
    }
}

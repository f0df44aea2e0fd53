import NavGraphTestSupport
import Testing

/// Whether the case of a route goes on to be shown, or is only read where it stands. SOURCES 5, Routes.
@Suite(.processorTime) struct RouteFateTests {
    private static let routes = """
        enum Route: Hashable {
            case book(Int), shelf
            @ViewBuilder func page() -> some View {
                switch self {
                case .book: BookPage()
                case .shelf: ShelfPage()
                }
            }
            var title: String { switch self { case .book: "Book"; case .shelf: "Shelf" } }
        }
        struct BookPage: View { var body: some View { Text("") } }
        struct ShelfPage: View { var body: some View { Text("") } }
        struct Home: View {
            var body: some View { Text("").navigationDestination(for: Route.self) { $0.page() } }
        }

        """

    /// Of the pairs those of a screen that is not `Home`, whose closure shows whatever no use stands for.
    private func pairs(_ code: String) -> Set<String> {
        sourcePairs(Self.routes + code).filter { !$0.hasPrefix("Home") }
    }

    /// A function that only reads a route, itself or through others, shows nothing.
    @Test(
        arguments: [
            "func note(_ route: Route) { title = route.title }",
            "func note(_ route: Route) { if route == .shelf { count += 1 } }",
            "func note(_ route: Route) { switch route { case .book(let id): last = id; case .shelf: break } }",
            "func note(_ route: Route) { guard isKept(route) else { return } }\n"
                + "func isKept(_ route: Route) -> Bool { switch route { case .book: true; case .shelf: false } }",
            "func note(_ route: Route) { print(route) }",
        ]) func whatOnlyReadsARouteShowsNothing(_ function: String)
    {
        let code = """
            class Keeper { \(function) }
            struct List: View {
                let keeper: Keeper
                var body: some View { Button("") { keeper.note(.book(1)) } }
            }

            """
        #expect(pairs(code) == [])
    }

    @Test(
        arguments: [
            "func note(_ route: Route) { path.append(route) }",
            "func note(_ route: Route) { self.shown = route }",
            "func note(_ route: Route) { let next = route; go(next) }\nfunc go(_ route: Route) { path.append(route) }",
        ]) func whatHandsARouteOnShowsIt(_ function: String)
    {
        let code = """
            class Keeper { \(function) }
            struct List: View {
                let keeper: Keeper
                var body: some View { Button("") { keeper.note(.book(1)) } }
            }

            """
        #expect(pairs(code) == ["List → BookPage"])
    }

    /// A route that a helper gives back is shown by the screens that do more with it than to read it.
    @Test func whoShowsAReturnedRouteOpens() {
        let code = """
            struct Parser {
                func route(_ url: URL) -> Route? { parse(url) }
                private func parse(_ url: URL) -> Route? { return .book(1) }
            }
            struct List: View {
                var body: some View { Button("") { if let route = Parser().route(url) { path.append(route) } } }
            }
            struct Asking: View {
                var body: some View { Button("") { if Parser().route(url) != nil { count += 1 } } }
            }
            struct Sorting: View {
                func sort() {
                    let route = Parser().route(url)
                    switch route { case .book: a(); default: b() }
                }
            }

            """
        #expect(pairs(code) == ["List → BookPage"])
    }

    /// The same of a getter.
    @Test func whoShowsTheRouteOfAGetterOpens() {
        let code = """
            struct Entry { var route: Route { return .shelf } }
            struct List: View {
                let entry: Entry
                var body: some View { Button("") { path.append(entry.route) } }
            }
            struct Asking: View {
                let entry: Entry
                var body: some View { Button("") { if entry.route == .shelf { count += 1 } } }
            }

            """
        #expect(pairs(code) == ["List → ShelfPage"])
    }

    /// A case that carries a route is followed to where its payload is shown, or only read.
    @Test(arguments: [("path.append(route)", "List → ShelfPage"), ("title = route.title", nil)])
    func aRouteInACaseIsFollowed(_ use: String, _ expected: String?) {
        let code = """
            enum Action { case open(Route), other(Route) }
            class Keeper {
                func run(_ action: Action) {
                    switch action {
                    case .open(let route): \(use)
                    case .other(let route): path.append(route)
                    }
                }
            }
            struct List: View {
                let keeper: Keeper
                var body: some View { Button("") { keeper.run(.open(.shelf)) } }
            }

            """
        #expect(pairs(code) == Set([expected].compactMap { $0 }))
    }
}

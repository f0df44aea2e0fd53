import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphPictures
@testable import NavGraphSwift

/// Sets of Swift modules of their own: their settings, and what is refused.
@Suite(.processorTime) struct ModuleSetTests {
    private func read(_ root: String, app: String = "", module: String = "", settings: String = "module: PayScreens")
        -> GraphReading
    {
        let texts = [
            "app.yaml": "navgraph: 1\napp: Shop\nentry: home\nimports: { pay: pay.yaml }\n\(app)",
            "pay.yaml": "navgraph: 1\nmodule: Pay\nswift: { \(settings) }\n\(module)",
        ]
        return NavGraphTests.read(texts, root: root)
    }

    private static let home = "screens: { home: { transitions: { pay: { push: pay.cart } } } }"
    private static let cart = "screens: { cart: { public: true } }"

    @Test func aModuleIsPublicAndImportsItsSupport() {
        let swift = read("pay.yaml", module: Self.cart).graph.swift
        #expect(swift.access == .public)
        #expect(swift.support == .module("NavGraphUIKit"))
        #expect(read("app.yaml", app: Self.home, module: Self.cart).graph.swift.support == .module("NavGraphUIKit"))
        let own = read("app.yaml", app: Self.home, module: Self.cart, settings: "module: PayScreens, support: Kit")
        #expect(own.graph.swift.support == .module("Kit"))
    }

    @Test(arguments: ["access: internal", "support: embedded"])
    func whatNobodyCouldUseIsWrong(_ setting: String) {
        let reading = read("pay.yaml", module: Self.cart, settings: "module: PayScreens, \(setting)")
        #expect(reading.findings.map(\.rule) == [.wrongKind])
    }

    @Test func anAppImportsTheSupportOfItsModules() {
        let app = "swift: { support: embedded }\n" + Self.home
        #expect(read("app.yaml", app: app, module: Self.cart).findings.map(\.rule) == [.wrongKind])
    }

    /// What is imported is called by its module's name, whatever its alias is.
    @Test func namesAtRunTimeAreTheModules() {
        let app = read("app.yaml", app: Self.home, module: Self.cart).graph.calledByModules()
        #expect(app.screens.map { app.text[$0.qualifiedName] } == ["home", "Pay.cart"])
        let pay = read("pay.yaml", module: Self.cart).graph.calledByModules()
        #expect(pay.screens.map { pay.text[$0.qualifiedName] } == ["Pay.cart"])
    }

    @Test(arguments: [
        (
            "flows: { main: { tabs: [shop, pay.story], transitions: { help: { push: pay.cart } } }, shop: { screens: { home: } } }",
            "flows: { story: { public: true, screens: { page: } } }\n\(cart)", ""
        ),
        ("screens: { home: { transitions: { pay: { push: pay.cart, segue: Pay } } } }", cart, "a segue to 'Pay.cart'"),
        (
            "screens: { home: { transitions: { pay: { push: pay.cart, segue: Pay } } } }",
            "screens: { cart: { public: true, from: { storyboard: Pay, id: Cart } } }", ""
        ),
        (
            "screens: { home: { transitions: { pay: { present: pay.cart, style: alert } } } }", cart,
            "an alert of another"
        ),
        (
            home, "screens: { cart: { public: true, transitions: { on: { push: cart, animation: swirl } } } }",
            "a custom animation"
        ),
        ("swift: { container: ditranquillity }\n\(home)", cart, ""),
        ("swift: { framework: swiftui }\n\(home)", cart, "a module of another framework"),
        ("swift: { support: Other }\n\(home)", cart, "a different support module"),
    ])
    func someThingsAreRefused(_ app: String, _ module: String, _ problem: String) throws {
        let reading = read("app.yaml", app: app, module: module)
        try #require(reading.isUsable, "\(reading.findings.map(\.message))")
        let messages = Emission(reading.graph).messages
        #expect(problem.isEmpty ? messages.isEmpty : messages.contains { $0.contains(problem) }, "\(messages)")
    }

    @Test func aGroupOfAModuleIsCalledByTheModule() throws {
        let texts = [
            "app.yaml": appHead(of: "Shop") + """
                imports: { p: pay.yaml }
                screens: { home: { transitions: { pay: { present: p.cart } } } }
                """,
            "pay.yaml": moduleHead("Pay") + """
                groups: { common: { help: { present: helpPage } } }
                screens: { cart: { public: true, uses: [common] }, helpPage: { uses: [common] } }
                """,
        ]
        let emitted = Emission(try NavGraphTests.graph(texts, root: "app.yaml")).text
        #expect(emitted.contains("class PayCommonEvents") && !emitted.contains("PCommonEvents"))
        #expect(emitted.contains("\"Pay.common.help\"") && !emitted.contains("\"p.common"))
    }

    /// The app's router and its factory have each module by its name.
    @Test(arguments: ["Window", "State", "Navigation", "Container", "HomeRouter"])
    func aModuleHasNoNameOfTheRouters(_ name: String) throws {
        let texts = [
            "app.yaml": appHead(of: "Shop") + """
                imports: { pay: pay.yaml }
                flows: { home: { screens: { list: { transitions: { pay: { push: pay.cart } } } } } }
                """,
            "pay.yaml": "navgraph: 1\nmodule: \(name)\nswift: { module: PayScreens }\n\(Self.cart)",
        ]
        let messages = Emission(NavGraphTests.read(texts, root: "app.yaml").graph).messages
        #expect(messages.first?.contains("a module named '\(name)'") == true)
    }

    /// The app's framework and the router are resolved with what the router is made with.
    @Test func aHostedRouterIsResolvedWithItsHost() throws {
        let text = """
            navgraph: 1
            app: Shop
            swift: { container: ditranquillity }
            host: { pay: { present: cart } }
            screens: { cart: {} }
            """
        let emitted = try #require(try emit(text)["ShopAppContainer.swift"])
        #expect(emitted.contains("host: DIArg<UIViewController?>, factory: any ShopAppFactory"))
        #expect(emitted.contains("host: DITranquillity.arg(host), factory: factory"))
        #expect(!emitted.contains("window"))
    }

    /// Screens of others cannot know the events of a module's flow.
    @Test func aModulesFlowHasNoEventsAroundOthers() throws {
        let texts = [
            "pay.yaml": moduleHead("Pay") + """
                swift: { module: PayScreens }
                imports: { who: who.yaml }
                flows: { both: { public: true, tabs: [own, who.card], transitions: { help: { present: who.card } } }, own: { screens: { page: } } }
                """,
            "who.yaml": "navgraph: 1\nmodule: Who\nscreens: { card: { public: true } }",
        ]
        let messages = Emission(NavGraphTests.read(texts, root: "pay.yaml").graph).messages
        #expect(messages.contains { $0.contains("transitions of 'Pay.both' around 'Who.card'") })
    }
}

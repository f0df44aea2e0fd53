import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// The file of the app: its router, conditions, factory and observer, and the screens that stand under no flow.
    mutating func putAppRouter() {
        let screens = graph.screens.ids.filter { graph.screens[$0].flow == nil }
        putAppHead(screens)
        code.line("@MainActor")
        code.put(string: access)
        put("final class ")
        put(appType: "Router")
        code.open(" {")
        putAppProperties()
        code.blank()
        putAppInit()
        if !graph.entry.isNone { putStart() }
        var methods = appMethodNames()
        for transition in graph.appTransitions { put(appEvent: transition, &methods) }
        for screen in screens { put(screen, &methods) }
        code.close()
        code.blank()
        putConditions()
        code.blank()
        putObserver()
        if !screens.isEmpty { put(screensAndFactory: screens) { $0.put(appType: "Screens") } }
        code.blank()
        putAppFactory()
        if !ownAnimations.isEmpty { putAnimator() }
    }

    private mutating func putAnimator() {
        code.blank()
        code.line("/// The app's own animations: each makes `change.perform()` happen, in the way that it likes.")
        code.line("@MainActor")
        code.put(string: access)
        put("protocol ")
        put(appType: "Animator")
        code.open(": AnyObject {")
        for name in ownAnimations {
            put("func ")
            put(identifier: name)
            put("(_ change: ")
            put(appType: "Change")
            code.end(")")
        }
        code.close()
    }

    private mutating func putAppHead(_ screens: [ScreenID]) {
        put("/// The navigation of ")
        code.put(string: graph.name)
        code.end(": the window, and a router for each flow.")
        code.line("///")
        if !graph.entry.isNone { put(mapOfEntry: graph.entry) }
        if !graph.appTransitions.isEmpty { put(mapOf: Key.app.symbol, graph.appTransitions) }
        for screen in screens where !graph.screens[screen].transitions.isEmpty {
            put(mapOf: graph.screens[screen].qualifiedName, graph.screens[screen].transitions)
        }
    }

    private mutating func putAppProperties() {
        code.put(string: access)
        code.line("let window: UIWindow")
        put("let factory: any ")
        put(appType: "Factory")
        code.end()
        if !ownAnimations.isEmpty {
            put("let animator: any ")
            put(appType: "Animator")
            code.end()
        }
        put("let navigation: ")
        put(appType: "Navigation")
        code.end()
        if traits.hasResolvers {
            put("let resolvers: any ")
            put(appType: "Resolvers")
            code.end()
        }
        if traits.hasLinks {
            put("private(set) lazy var links = ")
            put(appType: "LinkFollower(navigation) { [weak self] in ")
            put(fallbackWay: ())
            code.end(" }")
        }
        for flow in graph.flows.ids {
            put("private(set) lazy var ")
            put(lower: graph.flows[flow].qualifiedName)
            put("Router = ")
            put(type: graph.flows[flow].qualifiedName, "Router")
            code.end("(self)")
        }
    }

    private mutating func putAppInit() {
        let isGiven = graph.launchValues().contains(nil)
        code.line(
            ownAnimations.isEmpty
                ? traits.hasResolvers
                    ? "/// Keeps `factory` and `resolvers`, and `observer` weakly. Nothing is shown before `start()`."
                    : "/// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`."
                : traits.hasResolvers
                    ? "/// Keeps `factory`, `animator` and `resolvers`, and `observer` weakly. Nothing is shown before `start()`."
                    : "/// Keeps `factory` and `animator`, and `observer` weakly. Nothing is shown before `start()`.")
        code.put(string: access)
        code.open("init(")
        put("window: UIWindow, factory: any ")
        put(appType: "Factory, ")
        if !ownAnimations.isEmpty {
            put("animator: any ")
            put(appType: "Animator, ")
        }
        if traits.hasResolvers {
            put("resolvers: any ")
            put(appType: "Resolvers, ")
        }
        if isGiven {
            put("conditions: ")
            put(appType: "Conditions, ")
        }
        put("observer: (any ")
        put(appType: "Observer")
        code.end(")? = nil")
        code.dedent()
        code.open(") {")
        code.line("self.window = window")
        code.line("self.factory = factory")
        if !ownAnimations.isEmpty { code.line("self.animator = animator") }
        if traits.hasResolvers { code.line("self.resolvers = resolvers") }
        put("navigation = ")
        put(appType: "Navigation(")
        if isGiven {
            put("conditions, ")
        } else {
            put(appType: "Conditions(), ")
        }
        code.open("observer) {")
        code.line("factory.makeNavigationController(rootViewController: $0)")
        code.close()
        code.close()
    }

    private mutating func putStart() {
        code.blank()
        code.line("/// Shows the window with what the app begins with.")
        code.put(string: access)
        code.open("func start() {")
        code.line("window.rootViewController = navigation.root")
        code.line("window.makeKeyAndVisible()")
        code.open("navigation.fire(\"launch\") { step in")
        put(alternatives: graph.entry, Context(scope: Scope(), router: nil, isInHandler: true))
        code.close()
        code.close()
    }

    private mutating func putObserver() {
        code.line("/// Hears of all that happens, for analytics and logs. Events are spelled `screen.event`.")
        code.line("@MainActor")
        code.put(string: access)
        put("protocol ")
        put(appType: "Observer")
        code.open(": AnyObject {")
        for (about, method, last) in observations {
            for line in about { code.putDocumentation(line) }
            put("func ")
            code.put(string: method)
            code.put(string: last)
            code.end(")")
        }
        code.close()
        code.blank()
        put("extension ")
        put(appType: "Observer")
        code.open(" {")
        for (_, method, last) in observations {
            code.put(string: access)
            put("func ")
            code.put(string: method)
            code.put(string: last)
            code.end(") {}")
        }
        code.close()
    }

    /// What an observer hears: the lines about it, its method, and the end of its last type.
    private var observations: [(about: [String], method: String, last: String)] {
        let steps = [
            (["A screen has become the current one."], "shown(_ screen: ", "String"),
            ([], "fired(_ event: ", "String"),
            (
                ["The screen of the event is not the current one, or no alternative of the event holds."],
                "ignored(_ event: ", "String"
            ),
            (
                ["The event could not be carried out; everything is as it was."], "faulted(_ event: String, _ fault: ",
                base + "Fault"
            ),
        ]
        if !traits.hasLinks { return steps }
        return steps + [
            (["A link has been followed."], "followed(_ link: ", "String"),
            (["A link cannot be followed yet. It waits."], "kept(_ link: ", "String"),
            (
                ["A link is forgotten: it has waited too long, does not wait, or a newer one has come."],
                "dropped(_ link: ", "String"
            ),
            (["A resolver has failed for a link."], "failed(_ link: String, _ error: ", "any Error"),
        ]
    }

    private mutating func putAppFactory() {
        code.line("/// Makes all screens of the app.")
        code.line("@MainActor")
        code.put(string: access)
        put("protocol ")
        put(appType: "Factory")
        var isFirst = true
        if graph.screens.contains(where: { $0.flow == nil }) {
            put(": ")
            put(appType: "Screens")
            isFirst = false
        }
        for flow in graph.flows.ids {
            put(isFirst ? ": " : ", ")
            put(type: graph.flows[flow].qualifiedName, "Factory")
            isFirst = false
        }
        code.open(" {")
        code.line("/// The container of a stack.")
        code.line("func makeNavigationController(rootViewController: UIViewController) -> UINavigationController")
        code.close()
        code.blank()
        put("extension ")
        put(appType: "Factory")
        code.open(" {")
        code.put(string: access)
        code.open("func makeNavigationController(rootViewController: UIViewController) -> UINavigationController {")
        code.line("UINavigationController(rootViewController: rootViewController)")
        code.close()
        code.close()
    }
}

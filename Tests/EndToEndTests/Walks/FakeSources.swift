@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Swift for what an app brings along to its emitted routers in a walk: fake screens, and itself as a `Subject`.
struct FakeSources {
    let graph: NavGraph
    /// Stands before all names, so that many apps fit into one program.
    let prefix: String
    /// What the names of the app's own types begin with.
    let base: String
    /// The events that open popovers and action sheets.
    let popovers: Set<TransitionID>

    /// The graph as it is emitted: its screens are fakes with initializers of their own.
    init(_ original: NavGraph, prefix: String) {
        var graph = original
        for id in graph.screens.ids {
            if graph.screens[id].source != .system { graph.screens[id].source = .code }
            graph.screens[id].factoryDefault = nil
            graph.screens[id].type = graph.text.intern(prefix + Self.camel(graph.name(of: id)) + "Fake")
        }
        self.graph = graph
        self.prefix = prefix
        popovers = Set(
            graph.alternatives.filter { $0.action.presentation?.style.isAnchored == true }.compactMap(\.transition))
        var name = upperCamel(graph.name)
        if name.hasSuffix("App"), name.utf8.count > 3 { name.removeLast(3) }
        base = prefix + name + "App"
    }

    func options(_ support: Doubles.Support) -> SwiftOptions {
        var settings = graph.swift
        settings.prefix = prefix
        settings.imports = []
        settings.access = .internal
        settings.container = .none
        settings.support = support.setting(for: settings.framework)
        return SwiftOptions(settings)
    }

    var isAppKit: Bool { graph.swift.framework == .appkit }

    var isClean: Bool { graph.swift.framework == .cleanSwift }

    var subjectName: String { prefix + "Subject" }

    var text: String {
        "import \(isAppKit ? "AppKit" : "UIKit")\n\n" + graph.namedScreens.map { fake($0) }.joined(separator: "\n")
            + "\n"
            + subject
    }

    // MARK: What routers ask of an app

    /// The events that a screen announces: its own, and those of the flows around it except buttons among tabs. An alert
    /// announces outcomes only.
    static func events(of screen: ScreenID, in graph: NavGraph) -> [TransitionID] {
        if alertStyle(of: screen, in: graph) != nil { return [] }
        let buttons = graph.flows.flatMap(\.buttons).compactMap(\.transition)
        let used = graph.used(by: graph.screens[screen].uses)
        return graph.events(of: screen).filter { event in
            if graph.isIgnored(event) { return false }
            return switch graph.transitions[event].owner {
            case .app: false
            case .screen: true
            case .flow: !buttons.contains(event)
            case .group(let group): used.contains(group) || !buttons.contains(event)
            }
        }
    }

    /// How a screen announces an event of a group: `row`, and `open(id: value(values[0]))`; `nil` for other events.
    func groupCall(_ event: TransitionID) -> (value: String, type: String, call: String)? {
        guard case .group(let group) = graph.transitions[event].owner else { return nil }
        let arguments = graph.carried(by: event).enumerated().map { place, value in
            "\(spelled(emitter.argument(value.name))): value(values[\(place)])"
        }
        return (
            emitter.groupProperty(group).string, emitter.groupType(group, "Actions").string,
            "\(swiftIdentifier(graph.text[graph.transitions[event].name]))(\(arguments.joined(separator: ", ")))"
        )
    }

    var emitter: SwiftEmitter { SwiftEmitter(graph, options(.embedded)) }

    func spelled(_ name: SwiftName) -> String { ("\(name)" as CodeText).string }

    /// The style of a screen that is an alert or action sheet.
    static func alertStyle(of screen: ScreenID, in graph: NavGraph) -> PresentationStyle? {
        for case .present(.screen(screen), let how) in graph.alternatives.map(\.action) where how.style.isAlert {
            return how.style
        }
        return nil
    }

    /// The app's own animations.
    private var animations: [String] {
        let known: [Key] = [.default, .none, .fade, .slide, .slideBack, .flip]
        var names: [String] = []
        // On AppKit these are a fade.
        if isAppKit { return [] }
        for it in graph.alternatives where !it.animation.isEmpty {
            if known.contains(where: { $0.symbol == it.animation }) || names.contains(graph.text[it.animation]) {
                continue
            }
            names.append(graph.text[it.animation])
        }
        return names
    }

    // MARK: Types

    /// The app's own types, by name.
    var types: Set<String> {
        var names: Set<String> = []
        for param in graph.params {
            for word in graph.text[param.type].split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            where word.first!.isUppercase && !Self.known.contains(String(word)) { names.insert(String(word)) }
        }
        return names
    }

    private static let known: Set<String> = ["String", "Int", "Double", "Bool", "UUID", "URL", "Date"]

    static func source(ofType name: String) -> String {
        """
        struct \(name): Hashable, Value {
            var id = ""
            init(text: String) { id = text }
            var text: String { id }
            var url: URL { URL(string: "x:" + id)! }
        }
        extension \(name): LosslessStringConvertible {
            init?(_ description: String) { id = description }
            var description: String { id }
        }

        """
    }

    static func camel(_ name: String) -> String {
        name.split(separator: ".").map { upperCamel(String($0)) }.joined()
    }

    // MARK: The app

    private var subject: String {
        let given = launchFacts
        let conditions = given.isEmpty ? "" : "conditions: \(base)Conditions(\(given)), "
        let all = graph.conditions.ids.map {
            "app.navigation.queue.conditions[\"\(graph.text[graph.conditions[$0].qualifiedName])\"]"
        }.joined(separator: ", ")
        var animator = animations.isEmpty ? "" : "animator: Animator(), "
        if !resolvers.isEmpty { animator += "resolvers: Resolvers(), " }
        let place =
            graph.host == nil
            ? ""
            : """
            let stacks = [1, 2].map { number in
                let fake = FakeHost { [weak self] in self?.open($0, $1, from: $2) ?? false }
                fake.number = number
                return FakeStack(rootViewController: fake)
            }
            let host = stacks[0]
            let tabs = UITabBarController()
            tabs.viewControllers = stacks
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            """
        let owner = graph.host == nil ? "window: window" : "host: host"
        let stackMaker = """
                    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController {
                        FakeStack(rootViewController: rootViewController)
                    }

            """
        var text = """
            final class \(subjectName): Subject, NavGraph.Observer {
                private final class Factory: \(base)Factory {
            \(graph.namedScreens.compactMap { closureFactory($0) }.joined())\(isAppKit ? "" : stackMaker)    }
                private var app: \(base)Router!
                private let page = Diary.page
                init(window: KitWindow, conditions values: [Bool], sharing other: (any Subject)?) {
                    \(platform)
                    \(place)
                    app = \(base)Router(\(owner), factory: Factory(), \(animator)\(conditions)observer: self\(sharing))
                    app.navigation.queue.hurry(interval: 1000, patience: 1_000_000)
                }
                func start() { \(graph.host == nil ? "app.start()" : "") }
                var hasSegues: Bool { \(isClean || graph.alternatives.contains { !$0.segue.isEmpty }) }
                func look() { app.navigation.queue.advance() }
                var isWaiting: Bool { !app.navigation.queue.isAtRest || app.navigation.queue.isWatching }
                var state: String { "\\(app.state)" }
                var conditions: [Bool] { [\(all)] }
                var layers: [SeenLayer] { \(seenLayers) }
                func shown(_ screen: String) { page.shown += " shown " + screen }
                func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) {
                    page.heard += " fired " + event
                    if event.hasPrefix("app."), Reading.isTurning { page.heard += " too early" }
                }
                func ignored(_ event: String) { page.heard += " ignored " + event }
                func faulted(_ event: String, _ fault: NavGraph.Fault) {
                    page.heard += " faulted " + event + " " + fault.rawValue
                }
                \(isAppKit ? "func stalled(_ screen: String) { page.heard += \" stalled\" }" : "")
            \(menuItems)\(links)\(hostMethod)
                func fire(_ index: Int, _ values: [String]) {
                    switch index {

            """
        for (index, event) in graph.appTransitions.enumerated() {
            let arguments = graph.carried(by: event).enumerated().map { place, value in
                "\(graph.text[value.name]): value(values[\(place)])"
            }
            let name = swiftIdentifier(graph.text[graph.transitions[event].name])
            let event = graph.text[graph.transitions[event].name]
            // A scene with an event of that name takes the values from its store.
            let filled = isClean ? "for one in Diary.made { (one.fake as? Fake)?.fill(\"\(event)\", values) }; " : ""
            text += "        case \(index): \(filled)app.\(name)(\(arguments.joined(separator: ", ")))\n"
        }
        text += "        default: break\n        }\n    }\n"
        text += changes + resolverClass
        if !animations.isEmpty {
            text += "    private final class Animator: \(base)Animator {\n"
            for name in animations {
                text +=
                    "        func \(swiftIdentifier(name))(_ change: NavGraph.AnimatedChange) { change.perform() }\n"
            }
            text += "    }\n"
        }
        return text + "}\n"
    }

    /// What the configuration says of layers. UIKit itself says how they are presented.
    private var seenLayers: String {
        let seen = "container: $0.container.rawValue, style: $0.style?.rawValue ?? \"\""
        if !isAppKit { return "app.state.layers.map { SeenLayer(\(seen), active: $0.active) }" }
        let lock = "$1.isLocked || $1.lock?(app.navigation.queue.conditions) == true"
        return
            "zip(app.state.layers, app.navigation.configuration).map { SeenLayer(\(seen), isLocked: \(lock), active: $0.active) }"
    }

    /// Items of menus, where there are events for them.
    private var menuItems: String {
        guard emitter.hasAnyCommands else { return "" }
        return """
                private func item(_ event: String) -> NSMenuItem? { \(base)Command(rawValue: event)?.menuItem() }
                func isEnabled(_ event: String) -> Bool { item(event).map { AppKitUser.isEnabled($0) } ?? false }
                var hasEnabledItem: Bool { \(base)Command.allCases.contains { isEnabled($0.rawValue) } }
                var canDoAnything: Bool { \(base)Command.allCases.contains { app.can($0) } }
                func choose(_ event: String) -> Bool { item(event).map { AppKitUser.choose($0) } ?? false }

            """
    }

    /// Says what the app, and the double, run on.
    var platform: String {
        let name =
            switch graph.platforms[0] {
            case .ios: "iOS"
            case .tvos: "tvOS"
            case .visionos: "visionOS"
            case .macos: "macOS"
            }
        if isAppKit { return "NavGraph.Platform.current = .\(name)" }
        return "(NavGraph.Platform.current, UIKitDouble.platform) = (.\(name), .\(name))"
    }

    /// The router of another window, where there is something to share with it.
    var sharing: String {
        graph.conditions.contains(where: \.changes) ? ", sharing: (other as? \(subjectName))?.app" : ""
    }

    /// What the app says at launch of what the graph leaves open: `c0: values[0], n: values[1] ? .n0 : .n1`.
    var launchFacts: String {
        let known = graph.launchValues()
        let open = graph.conditions.ids.filter { known[$0.index] == nil && graph.conditions[$0].enumeration == nil }
        let enumerations = graph.enumerations.filter { !$0.members.contains { known[$0.index] == true } }
        return
            (open.map { "\(condition($0)): values[\($0.index)]" }
            + enumerations.map { enumeration in
                let names = enumeration.members.map { ($0, swiftIdentifier(graph.text[graph.conditions[$0].name])) }
                let others = names.dropLast().map { "values[\($0.0.index)] ? .\($0.1) : " }.joined()
                return "\(spelled(emitter.property(of: enumeration))): \(others).\(names[names.count - 1].1)"
            }).joined(separator: ", ")
    }

    /// Tells of a condition that changes by itself.
    var changes: String {
        var text = "    func change(_ index: Int, _ value: Bool) {\n        switch index {\n"
        for id in graph.conditions.ids where graph.conditions[id].changes {
            guard let number = graph.conditions[id].enumeration else {
                text += "        case \(id.index): app.set(\\.\(condition(id)), value)\n"
                continue
            }
            let name = swiftIdentifier(graph.text[graph.conditions[id].name])
            let enumeration = spelled(emitter.property(of: graph.enumerations[number]))
            text += "        case \(id.index): app.set(\\.\(enumeration), .\(name))\n"
        }
        return text + "        default: break\n        }\n    }\n"
    }

    func condition(_ id: ConditionID) -> String {
        let name = graph.text[graph.conditions[id].qualifiedName]
        return swiftIdentifier(lowerCamel(Self.camel(name)))
    }
}

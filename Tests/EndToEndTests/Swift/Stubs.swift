@testable import NavGraphModel
@testable import NavGraphSyntax

/// What an app has to bring along for its emitted routers: the types that its graph names, and its view controllers,
/// with nothing in them.
struct Stubs {
    private let graph: NavGraph
    /// The words of the emitted text, which names the views that it makes; empty where every screen gets one.
    private let words: Set<Substring>

    /// - Parameter emitted: the texts that were emitted for the graph; without them, every screen of SwiftUI gets a view.
    init(_ graph: NavGraph, with emitted: [String] = []) {
        self.graph = graph
        words = graph.swift.framework == .swiftui ? Set(emitted.flatMap { $0.split(separator: " ") }) : []
    }

    /// The stubs of all apps in one module: a type that several of them name stands there once.
    static func of(_ apps: [Stubs]) -> String {
        let names = apps.reduce(into: Set()) { $0.formUnion($1.typeNames) }
        // What screens of the system may show.
        let hasSystem = apps.contains { $0.graph.screens.contains { $0.source == .system } }
        let address = hasSystem ? "extension URL { static var help: URL { URL(fileURLWithPath: \"/\") } }\n" : ""
        let entities = apps.reduce(into: [:]) { $0.merge($1.entities) { first, _ in first } }
        let access = apps.first?.graph.swift.access ?? .internal
        let intents = entities.isEmpty ? "" : importOfIntents(for: access)
        let isAppKit = apps.contains { $0.graph.swift.framework == .appkit }
        let kit = isAppKit ? "AppKit\n\ntypealias UIImage = NSImage\n" : "UIKit\n\n"
        return intents + "import Foundation\nimport SwiftUI\nimport \(kit)" + address
            + entities.sorted { $0.key < $1.key }.map { entity(named: $0, id: $1, access) }.joined()
            + (names.isEmpty ? "" : value) + names.sorted().map(type(named:)).joined()
            + apps.map(\.screens).joined()
    }

    private var screens: String { graph.swift.framework == .swiftui ? views : viewControllers }

    /// A view for each screen that is one.
    private var views: String {
        var written: Set<String> = []
        return graph.screens.ids.map { id in
            let name = viewName(of: id)
            let isView = words.isEmpty || words.contains("\(name)(actions:")
            return isView && written.insert(name).inserted ? view(id) : ""
        }.joined()
    }

    private static let known: Set<String> = [
        "String", "Int", "Int64", "UInt", "Double", "Float", "Bool", "UUID", "URL", "Date", "Data", "Void", "Array",
        "Dictionary", "Set", "Optional", "Result", "Error", "Sendable", "MainActor", "Any", "Swift", "UIImage",
    ]

    /// Each name that begins with a capital in a type, apart from Swift's and Foundation's own.
    private var typeNames: Set<String> {
        var names: Set<String> = []
        for param in graph.params {
            for word in graph.text[param.type].split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            where word.first!.isUppercase && !Self.known.contains(String(word)) { names.insert(String(word)) }
        }
        return names
    }

    /// The app entities that give values of links, each with the type of its `id`.
    private var entities: [String: String] {
        var entities: [String: String] = [:]
        let types = LinkTypes(graph)
        for link in graph.deepLinks {
            for entity in link.intent?.entities ?? [] where IntentValue(graph.text[entity.type]) == nil {
                let type = types.carriedType(entity.name, of: link)
                entities[graph.text[entity.type]] = String(graph.text[type].prefix { $0 != "?" })
            }
        }
        return entities
    }

    /// Intents have the access of the routers, and so must have what they are given.
    private static func importOfIntents(for access: SwiftSettings.Access) -> String {
        if access == .internal { return "import AppIntents\n" }
        return """
            #if hasFeature(InternalImportsByDefault)
            \(access.rawValue) import AppIntents
            #else
            import AppIntents
            #endif

            """
    }

    private static func entity(named name: String, id: String, _ access: SwiftSettings.Access) -> String {
        let access = access == .internal ? "" : access.rawValue + " "
        return """
            \(access)struct \(name): AppEntity {
                \(access)static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "\(name)")
                \(access)static let defaultQuery = \(name)Query()
                \(access)let id: \(id)
                \(access)var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
            }
            \(access)struct \(name)Query: EntityQuery {
                \(access)init() {}
                \(access)func entities(for identifiers: [\(id)]) async throws -> [\(name)] { [] }
            }

            """
    }

    private static let value = """
        nonisolated protocol StubValue: Hashable, LosslessStringConvertible {
            var id: String { get }
            init(id: String)
        }
        nonisolated extension StubValue {
            init?(_ description: String) { self.init(id: description) }
            var description: String { id }
            var url: URL { URL(string: id)! }
        }

        """

    private static func type(named name: String) -> String {
        "nonisolated struct \(name): StubValue { var id = \"\" }\n"
    }

    private var viewControllers: String {
        let alerts = Set(
            graph.alternatives.filter { $0.action.presentation?.style.isAlert == true }.compactMap(
                \.action.target?.screen))
        let ids = graph.screens.ids.filter { !alerts.contains($0) && graph.screens[$0].source != .system }
        let views = ids.filter { graph.screens[$0].source == .swiftUI }
        let screens = Dictionary(grouping: ids.filter { graph.screens[$0].source != .swiftUI }, by: typeName(of:))
        return views.map(view).joined()
            + screens.sorted { $0.value[0] < $1.value[0] }.map { viewController($0.value, $0.key) }.joined()
    }

    private var kit: String { graph.swift.framework == .appkit ? "NS" : "UI" }

    private func typeName(of id: ScreenID) -> String { typeName(of: id, "ViewController") }
    private func viewName(of id: ScreenID) -> String { typeName(of: id, "View") }

    private func typeName(of id: ScreenID, _ suffix: String) -> String {
        let screen = graph.screens[id]
        return screen.type.isEmpty
            ? "\(graph.swift.prefix)\(upperCamel(graph.text[screen.name]))\(suffix)" : graph.text[screen.type]
    }

    /// A class may be that of several screens.
    private func viewController(_ screens: [ScreenID], _ type: String) -> String {
        let names = screens.map { id in
            let parts = graph.text[graph.screens[id].qualifiedName].split(separator: ".")
            return "\(graph.swift.prefix)\(parts.map { upperCamel(String($0)) }.joined())"
        }
        let head =
            "\nfinal class \(type): \(kit)ViewController, \(names.map { $0 + "Screen" }.joined(separator: ", ")) {\n"
        if graph.swift.framework == .cleanSwift { return head + scene(graph.screens[screens[0]], names[0]) }
        var written: Set<String> = []
        let members = screens.flatMap(members(of:)).filter { written.insert($0).inserted }.joined()
        return "\(head)\(members)}\n"
    }

    private func members(of id: ScreenID) -> [String] {
        let screen = graph.screens[id]
        var text: [String] = []
        let inherited = graph.inheritedEvents(of: id)
        for event in screen.transitions + inherited {
            if case .group(let group) = graph.transitions[event].owner {
                text.append(value(of: group))
                continue
            }
            text.append(closure(graph.transitions[event].name, graph.carried(by: event).map { ($0.name, $0.type) }))
        }
        for outcome in screen.outcomes {
            text.append(closure(graph.outcomes[outcome].name, values(graph.outcomes[outcome].params)))
        }
        for message in screen.messages {
            let params = list(graph.messages[message].params)
            text.append("    func \(identifier(graph.messages[message].name))(\(params)) {}\n")
        }
        let hasSegue = screen.transitions.contains { transition in
            graph.alternatives(of: transition).contains { !graph.alternatives[$0].segue.isEmpty }
        }
        if hasSegue {
            text.append(
                """
                    var onPrepareForSegue: ((\(kit)StoryboardSegue, Any?) -> Void)?
                    var onShouldPerformSegue: ((String, Any?) -> Bool)?
                    override func prepare(for segue: \(kit)StoryboardSegue, sender: Any?) {
                        onPrepareForSegue?(segue, sender)
                    }

                """)
        }
        if graph.alternatives.contains(where: { !$0.segue.isEmpty && $0.action.target?.screen == id }),
            !screen.params.isEmpty
        {
            text.append("    func configure(\(list(screen.params))) {}\n")
        }
        if !screen.params.isEmpty {
            let params = list(screen.params)
            switch screen.source {
            case .code: text.append("    convenience init(\(params)) { self.init() }\n")
            case .xib:
                text.append("    convenience init(nibName: String?, bundle: Bundle?, \(params)) { self.init() }\n")
            case .storyboard:
                text.append("    convenience init?(coder: NSCoder, \(params)) { self.init(coder: coder) }\n")
            case .swiftUI, .system: break
            }
        }
        return text
    }

    /// A SwiftUI view that takes all its messages.
    private func view(_ id: ScreenID) -> String {
        let screen = graph.screens[id]
        let name =
            graph.swift.prefix
            + graph.text[screen.qualifiedName].split(separator: ".").map { upperCamel(String($0)) }.joined()
        let hasMessages = !screen.messages.isEmpty
        var text = "\nstruct \(viewName(of: id)): View {\n    let actions: \(name)Actions\n"
        if hasMessages { text += "    let messages: NavGraph.Inbox<\(name)Message>\n" }
        for (name, type) in values(screen.params) { text += "    let \(identifier(name)): \(graph.text[type])\n" }
        text += "    var body: some View { Text(\"\(name)\")"
        return text + (hasMessages ? ".onMessage(messages) { _ in }" : "") + " }\n}\n"
    }

    /// A scene of Clean Swift, with its router.
    private func scene(_ screen: Screen, _ name: String) -> String {
        var text = "    var router: (any \(name)RoutingLogic & \(name)DataPassing)? = \(name)Router()\n"
        for message in screen.messages {
            text += "    func \(identifier(graph.messages[message].name))(\(list(graph.messages[message].params))) {}\n"
        }
        return text + "}\n"
    }

    private func value(of group: GroupID) -> String {
        let name = graph.text[graph.groups[group].qualifiedName].split(separator: ".").map { upperCamel(String($0)) }
            .joined()
        return "    var \(swiftIdentifier(lowerCamel(name))): \(graph.swift.prefix)\(name)Actions?\n"
    }

    private func closure(_ name: Symbol, _ values: [(Symbol, Symbol)]) -> String {
        let list = values.map { "_: \(escaping($0.1))\(graph.text[$0.1])" }.joined(separator: ", ")
        return "    var on\(upperCamel(graph.text[name])): ((\(list)) -> Void)?\n"
    }

    private func escaping(_ type: Symbol) -> String {
        graph.text[type].contains("->") && !graph.text[type].hasSuffix("?") ? "@escaping " : ""
    }

    private func values(_ params: IDRange<ParamID>) -> [(Symbol, Symbol)] {
        params.map { (graph.params[$0].name, graph.params[$0].type) }
    }

    private func list(_ params: IDRange<ParamID>) -> String {
        values(params).map { "\(label($0.0)) _: \(graph.text[$0.1])" }.joined(separator: ", ")
    }

    private func label(_ name: Symbol) -> String {
        ["inout", "let", "var"].contains(graph.text[name]) ? "`\(graph.text[name])`" : graph.text[name]
    }

    private func identifier(_ name: Symbol) -> String { swiftIdentifier(graph.text[name]) }
}

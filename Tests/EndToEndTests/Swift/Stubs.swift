import NavGraphModel
import NavGraphSyntax

/// What an app has to bring along for its emitted routers: the types that its graph names, and its view controllers,
/// with nothing in them.
struct Stubs {
    private let graph: NavGraph

    static func of(_ graph: NavGraph) -> String {
        let stubs = Stubs(graph: graph)
        return "import Foundation\nimport UIKit\n\n" + stubs.types + stubs.viewControllers
    }

    private static let known: Set<String> = [
        "String", "Int", "Int64", "UInt", "Double", "Float", "Bool", "UUID", "URL", "Date", "Data", "Void", "Array",
        "Dictionary", "Set", "Optional", "Result", "Error", "Sendable", "MainActor", "Any", "Swift", "UIImage",
    ]

    /// A struct for each name that begins with a capital in a type, apart from Swift's and Foundation's own.
    private var types: String {
        var names: Set<String> = []
        for param in graph.params {
            for word in graph.text[param.type].split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            where word.first!.isUppercase && !Self.known.contains(String(word)) { names.insert(String(word)) }
        }
        return names.sorted().map { name in
            """
            struct \(name): Hashable { var id = "" }
            extension \(name): LosslessStringConvertible {
                init?(_ description: String) { self.init(id: description) }
                var description: String { id }
            }

            """
        }.joined()
    }

    private var viewControllers: String {
        var written: Set<String> = []
        let alerts = Set(
            graph.alternatives.filter { $0.style == .alert || $0.style == .actionSheet }.compactMap(\.target.screen))
        return graph.screens.ids.map { id in
            if alerts.contains(id) { return "" }
            let screen = graph.screens[id]
            let type =
                screen.type.isEmpty ? upperCamel(graph.text[screen.name]) + "ViewController" : graph.text[screen.type]
            return written.insert(type).inserted ? viewController(id, type) : ""
        }.joined()
    }

    private func viewController(_ id: ScreenID, _ type: String) -> String {
        let screen = graph.screens[id]
        let name = graph.text[screen.qualifiedName].split(separator: ".").map { upperCamel(String($0)) }.joined()
        var text = "\nfinal class \(type): UIViewController, \(graph.swift.prefix)\(name)Screen {\n"
        let inherited = graph.events(of: id).filter {
            if case .flow = graph.transitions[$0].owner { return true }
            return false
        }
        for event in screen.transitions + inherited {
            text += closure(graph.transitions[event].name, graph.carried(by: event).map { ($0.name, $0.type) })
        }
        for outcome in screen.outcomes {
            text += closure(graph.outcomes[outcome].name, values(graph.outcomes[outcome].params))
        }
        for message in screen.messages {
            text += "    func \(identifier(graph.messages[message].name))(\(list(graph.messages[message].params))) {}\n"
        }
        let hasSegue = screen.transitions.contains { transition in
            graph.alternatives(of: transition).contains { !graph.alternatives[$0].segue.isEmpty }
        }
        if hasSegue {
            text += """
                    var onPrepareForSegue: ((UIStoryboardSegue) -> Void)?
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onPrepareForSegue?(segue) }

                """
        }
        if graph.alternatives.contains(where: { !$0.segue.isEmpty && $0.target.screen == id }), !screen.params.isEmpty {
            text += "    func configure(\(list(screen.params))) {}\n"
        }
        if !screen.params.isEmpty {
            let params = list(screen.params)
            switch screen.source {
            case .code: text += "    convenience init(\(params)) { self.init() }\n"
            case .xib: text += "    convenience init(nibName: String?, bundle: Bundle?, \(params)) { self.init() }\n"
            case .storyboard: text += "    convenience init?(coder: NSCoder, \(params)) { self.init(coder: coder) }\n"
            }
        }
        return text + "}\n"
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

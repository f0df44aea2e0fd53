import NavGraphEmit
import NavGraphModel
import NavGraphSyntax

/// Swift for what an app brings along to its emitted routers in a walk: fake screens, and itself as a `Subject`.
struct FakeSources {
    let graph: NavGraph
    /// Stands before all names, so that many apps fit into one program.
    let prefix: String
    /// What the names of the app's own types begin with.
    private let base: String

    /// The graph as it is emitted: its screens are fakes with initializers of their own.
    init(_ original: NavGraph, prefix: String) {
        var graph = original
        for id in graph.screens.ids {
            graph.screens[id].source = .code
            graph.screens[id].type = graph.text.intern(prefix + Self.camel(graph.name(of: id)) + "Fake")
        }
        self.graph = graph
        self.prefix = prefix
        var name = upperCamel(graph.name)
        if name.hasSuffix("App"), name.utf8.count > 3 { name.removeLast(3) }
        base = prefix + name + "App"
    }

    var options: SwiftOptions {
        var settings = graph.swift
        settings.prefix = prefix
        settings.imports = []
        settings.access = .internal
        return SwiftOptions(settings)
    }

    var subjectName: String { prefix + "Subject" }

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
        "struct \(name): Hashable, Value {\n    var id = \"\"\n    init(text: String) { id = text }\n    var text: String { id }\n}\n"
    }

    private static func camel(_ name: String) -> String {
        name.split(separator: ".").map { upperCamel(String($0)) }.joined()
    }

    var text: String {
        "import UIKit\n\n" + graph.screens.ids.map { fake($0) }.joined(separator: "\n") + "\n" + subject
    }

    // MARK: Screens

    private func fake(_ id: ScreenID) -> String {
        let screen = graph.screens[id]
        let name = graph.name(of: id)
        var text = "final class \(graph.text[screen.type]): Fake, \(prefix)\(Self.camel(name))Screen {\n"
        text += "    init(\(list(screen.params))) { super.init(\"\(name)\", [\(texts(screen.params))]) }\n"
        text += "    required init?(coder: NSCoder) { nil }\n"
        var cases = ""
        var index = 0
        func closure(_ name: Symbol, _ types: [Symbol]) {
            let types = types.map { graph.text[$0] }
            let property = "on" + upperCamel(graph.text[name])
            text += "    var \(property): ((\(types.map { "_: " + $0 }.joined(separator: ", "))) -> Void)?\n"
            let values = types.indices.map { "value(values[\($0)])" }.joined(separator: ", ")
            cases += "        case \(index):\n            guard let \(property) else { return false }\n"
            cases += "            \(property)(\(values))\n"
            index += 1
        }
        for event in screen.transitions {
            closure(graph.transitions[event].name, graph.carried(by: event).map(\.type))
        }
        for outcome in screen.outcomes {
            closure(graph.outcomes[outcome].name, graph.outcomes[outcome].params.map { graph.params[$0].type })
        }
        for message in screen.messages {
            let it = graph.messages[message]
            text += "    func \(swiftIdentifier(graph.text[it.name]))(\(list(it.params))) {"
            text += " receive(\"\(graph.text[it.name])\", [\(texts(it.params))]) }\n"
        }
        text += "    override func announce(_ index: Int, _ values: [String]) -> Bool {\n        switch index {\n"
        return text + cases + "        default: return false\n        }\n        return true\n    }\n}\n"
    }

    /// Params by labels of their names, and inside by places.
    private func list(_ params: IDRange<ParamID>) -> String {
        params.enumerated().map { index, param in
            let name = graph.text[graph.params[param].name]
            let label = ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
            return "\(label) _\(index): \(graph.text[graph.params[param].type])"
        }.joined(separator: ", ")
    }

    private func texts(_ params: IDRange<ParamID>) -> String {
        params.indices.map { "text(of: _\($0 - params.startIndex))" }.joined(separator: ", ")
    }

    // MARK: The app

    private var subject: String {
        let unknown = graph.conditions.ids.filter { graph.conditions[$0].initially == nil }
        let given = unknown.map { "\(condition($0)): values[\($0.index)]" }.joined(separator: ", ")
        let conditions = unknown.isEmpty ? "" : "conditions: \(base)Conditions(\(given)), "
        let all = graph.conditions.ids.map { "app.navigation.conditions.\(condition($0))" }.joined(separator: ", ")
        return """
            final class \(subjectName): Subject, \(base)Observer {
                private final class Factory: \(base)Factory {}
                private var app: \(base)Router!
                init(window: UIWindow, conditions values: [Bool]) {
                    app = \(base)Router(window: window, factory: Factory(), \(conditions)observer: self)
                }
                func start() { app.start() }
                var conditions: [Bool] { [\(all)] }
                func shown(_ screen: String) { Diary.shown += " shown " + screen }
                func fired(_ event: String) { Diary.heard += " fired " + event }
                func ignored(_ event: String) { Diary.heard += " ignored " + event }
                func faulted(_ event: String, _ fault: \(base)Fault) {
                    Diary.heard += " faulted " + event + " " + fault.rawValue
                }
            }

            """
    }

    private func condition(_ id: ConditionID) -> String {
        let name = graph.text[graph.conditions[id].qualifiedName]
        return swiftIdentifier(lowerCamel(Self.camel(name)))
    }
}

import NavGraphModel
import NavGraphSyntax

/// How screens come to be: a protocol with a method for each, and what it does by itself.
extension SwiftEmitter {
    /// `func makeNoteDetail(note: Note) -> any NoteDetailScreen`.
    mutating func put(factoryMethod id: ScreenID, hasBody: Bool = false) {
        let screen = graph.screens[id]
        put("func make")
        put(upper: screen.qualifiedName)
        put("(")
        for (index, param) in screen.params.enumerated() {
            if index > 0 { put(", ") }
            put(parameter: graph.params[param].name, graph.params[param].type, hasBody: hasBody)
        }
        put(") -> any ")
        put(type: screen.qualifiedName, "Screen")
    }

    /// The same, with UIKit's initializer for where the screen is from, and its params after that.
    mutating func put(factoryDefault id: ScreenID) {
        let screen = graph.screens[id]
        code.put(string: access)
        put(factoryMethod: id, hasBody: true)
        code.open(" {")
        switch screen.source {
        case .code:
            put(viewController: id)
            put("(")
            put(paramsOf: screen, isFirst: true)
            code.end(")")
        case .xib(let name):
            put(viewController: id)
            put("(nibName: ")
            if name.isEmpty { put(nibOf: id) } else { put(literal: name) }
            put(", bundle: nil")
            put(paramsOf: screen, isFirst: false)
            code.end(")")
        case .storyboard(let name, let identifier):
            put("UIStoryboard(name: ")
            put(literal: name)
            put(", bundle: nil).instantiateViewController(identifier: ")
            put(literal: identifier)
            put(") { coder in ")
            put(viewController: id)
            put("(coder: coder")
            put(paramsOf: screen, isFirst: false)
            code.end(") }")
        }
        code.close()
    }

    private mutating func put(paramsOf screen: Screen, isFirst: Bool) {
        var isFirst = isFirst
        for param in screen.params {
            if !isFirst { put(", ") }
            isFirst = false
            put(argumentLabel: graph.params[param].name)
            put(variable: graph.params[param].name)
        }
    }

    private mutating func put(viewController id: ScreenID) {
        let screen = graph.screens[id]
        if screen.type.isEmpty {
            put(upper: screen.name)
            put("ViewController")
        } else {
            put(text: screen.type)
        }
    }

    /// The nib has the name of the type, without its module.
    private mutating func put(nibOf id: ScreenID) {
        let type = graph.screens[id].type
        put("\"")
        if type.isEmpty {
            put(viewController: id)
        } else {
            graph.text.withUTF8(of: type) { type in
                let plain = type.prefix { $0 != UInt8(ascii: "<") }
                let dot = plain.lastIndex(of: UInt8(ascii: "."))
                code.put(plain[(dot.map { $0 + 1 } ?? plain.startIndex)...])
            }
        }
        put("\"")
    }

    /// `func makeMain(tabs: [UIViewController]) -> UITabBarController`.
    mutating func put(factoryMethodOfContainer id: FlowID) {
        put("func make")
        put(upper: graph.flows[id].qualifiedName)
        put(
            graph.flows[id].container == .tabs
                ? "(tabs: [UIViewController]) -> UITabBarController"
                : "(columns: [UIViewController]) -> UISplitViewController")
    }

    mutating func put(factoryDefaultOfContainer id: FlowID) {
        let flow = graph.flows[id]
        code.put(string: access)
        put(factoryMethodOfContainer: id)
        code.open(" {")
        if flow.container == .tabs {
            code.line("let container = UITabBarController()")
            code.line("container.viewControllers = tabs")
        } else {
            let isDouble = flow.children.count == 2
            code.line(
                isDouble
                    ? "let container = UISplitViewController(style: .doubleColumn)"
                    : "let container = UISplitViewController(style: .tripleColumn)")
            let columns: [StaticString] =
                isDouble ? [".primary", ".secondary"] : [".primary", ".supplementary", ".secondary"]
            for (index, column) in columns.enumerated() {
                put("container.setViewController(columns[")
                code.put(string: String(index))
                put("], for: ")
                put(column)
                code.end(")")
            }
        }
        code.line("return container")
        code.close()
    }
}

import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// The file of a flow: its router, its screens, its factory.
    mutating func put(router id: FlowID) {
        let flow = graph.flows[id]
        put(headOf: id)
        code.line("@MainActor")
        put("final class ")
        put(type: flow.qualifiedName, "Router")
        code.open(" {")
        put("private unowned let app: ")
        put(appType: "Router")
        code.end()
        code.blank()
        put("init(_ app: ")
        put(appType: "Router")
        code.end(") { self.app = app }")
        if let start = flow.start { put(waysInto: id, start) }
        var methods = MethodNames()
        for screen in flow.screens { put(screen, &methods) }
        code.close()
        put(screensAndFactory: flow.screens) { $0.put(type: flow.qualifiedName, "Factory") }
    }

    private mutating func put(headOf id: FlowID) {
        let flow = graph.flows[id]
        put("/// The flow `")
        put(text: flow.qualifiedName)
        put("`, ")
        code.put(flow.container == .stack ? "a stack" : flow.container.rawValue)
        if let start = flow.start {
            put(" that begins with `")
            put(text: graph.screens[start].qualifiedName)
            put("`")
        }
        code.end(".")
        if !flow.about.isEmpty {
            code.line("///")
            code.putDocumentation(graph.text[flow.about])
        }
        let screens = flow.screens.filter { !graph.screens[$0].transitions.isEmpty }
        if !screens.isEmpty { code.line("///") }
        for screen in screens { put(mapOf: graph.screens[screen].qualifiedName, graph.screens[screen].transitions) }
    }

    /// The flow's first screen, for a push, and its container with that in it, for a layer.
    private mutating func put(waysInto id: FlowID, _ start: ScreenID) {
        let flow = graph.flows[id]
        code.blank()
        code.line("/// The first screen, by itself.")
        put("func firstScreen(_ ending: ")
        put(appType: "Ending? = nil")
        put(params: flow.params, isFirst: false)
        code.open(") -> UIViewController {")
        put(maker: start)
        put("(ending")
        for param in graph.screens[start].params {
            let name = graph.params[param].name
            put(", ")
            put(argumentLabel: name)
            if flow.params.contains(where: { graph.params[$0].name == name }) {
                put(variable: name)
            } else {
                put(GivenArgument(param: param, source: .omitted), in: Scope())
            }
        }
        code.end(")")
        code.close()

        code.blank()
        code.line(
            flow.container == .stack ? "/// A stack with the first screen in it." : "/// The first screen, as a layer.")
        put("func container(_ ending: ")
        put(appType: "Ending? = nil")
        put(params: flow.params, isFirst: false)
        code.open(") -> UIViewController {")
        put(flow.container == .stack ? "app.navigation.stack(firstScreen(" : "app.navigation.single(firstScreen(")
        for (index, param) in flow.params.enumerated() {
            if index > 0 { put(", ") }
            put(argumentLabel: graph.params[param].name)
            put(variable: graph.params[param].name)
        }
        code.end("), ending)")
        code.close()
    }

    /// The screens' protocols and the factory for them: of a flow, or of the app.
    mutating func put(screensAndFactory screens: some Collection<ScreenID>, _ name: (inout SwiftEmitter) -> Void) {
        for screen in screens {
            code.blank()
            put(screenProtocol: screen)
        }
        code.blank()
        code.line(
            "/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.")
        code.line("@MainActor")
        code.put(access)
        put("protocol ")
        name(&self)
        code.open(" {")
        for screen in screens {
            put(factoryMethod: screen)
            code.end()
        }
        code.close()
        code.blank()
        put("extension ")
        name(&self)
        code.open(" {")
        for screen in screens { put(factoryDefault: screen) }
        code.close()
    }

    /// `note: Note`, after what stands first in the list.
    mutating func put(params: IDRange<ParamID>, isFirst: Bool) {
        var isFirst = isFirst
        for param in params {
            if !isFirst { put(", ") }
            isFirst = false
            put(parameter: graph.params[param].name, graph.params[param].type)
        }
    }
}

/// The names of methods in one class, so that two screens and events whose names run together differently into the same
/// one (`a` `bC`, `aB` `c`) get two.
struct MethodNames {
    private var hashes: Set<UInt64> = []

    /// Whether a name was not there before.
    mutating func insert(_ parts: [Symbol], in text: TextPool) -> Bool {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var isFirst = true
        for part in parts {
            text.withUTF8(of: part) { bytes in
                var isHead = !isFirst
                for byte in bytes {
                    if byte == UInt8(ascii: ".") {
                        isHead = true
                        continue
                    }
                    let upper = isHead && byte >= 0x61 && byte <= 0x7A ? byte - 32 : byte
                    hash = (hash ^ UInt64(upper)) &* 0x100_0000_01b3
                    isHead = false
                }
            }
            isFirst = false
        }
        return hashes.insert(hash).inserted
    }
}

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
        if let start = flow.start { put(waysInto: id, start) } else { put(containerOf: id) }
        var methods = MethodNames()
        let events = flow.transitions.map { event($0, of: flow.qualifiedName, flow.params, &methods) }
        for event in events { put(event, ofFlow: id) }
        for screen in flow.screens { put(screen, &methods) }
        code.close()
        put(screensAndFactory: flow.screens, container: flow.start == nil ? id : nil) {
            $0.put(type: flow.qualifiedName, "Factory")
        }
    }

    private mutating func put(headOf id: FlowID) {
        let flow = graph.flows[id]
        put("/// The flow `")
        put(text: flow.qualifiedName)
        put("`, ")
        switch flow.container {
        case .stack: put("a stack")
        case .single: put("a screen by itself")
        case .tabs: put("with the tabs ")
        case .split: put("with the columns ")
        }
        for (index, child) in flow.children.enumerated() {
            put(index > 0 ? ", `" : "`")
            put(text: self.name(of: graph.children[child].reference))
            put("`")
        }
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
        if !screens.isEmpty || !flow.transitions.isEmpty { code.line("///") }
        if !flow.transitions.isEmpty { put(mapOf: flow.qualifiedName, flow.transitions) }
        for screen in screens { put(mapOf: graph.screens[screen].qualifiedName, graph.screens[screen].transitions) }
    }

    /// The flow's first screen, for a push, and its container with that in it, for a layer.
    private mutating func put(waysInto id: FlowID, _ start: ScreenID) {
        let flow = graph.flows[id]
        code.blank()
        code.line("/// The first screen, by itself.")
        put("func firstScreen")
        put(makerParameters: flow.params)
        let keepsValues = needsValues(id)
        if keepsValues { put("let screen = ") }
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
        if keepsValues {
            put(keepingValuesOf: id)
            code.line("return screen")
        }
        code.close()

        code.blank()
        code.line(
            flow.container == .stack ? "/// A stack with the first screen in it." : "/// The first screen, as a layer.")
        put("func container")
        put(makerParameters: flow.params)
        put(flow.container == .stack ? "app.navigation.stack(firstScreen(" : "app.navigation.single(firstScreen(")
        for (index, param) in flow.params.enumerated() {
            if index > 0 { put(", ") }
            put(argumentLabel: graph.params[param].name)
            put(variable: graph.params[param].name)
        }
        put("), for: ")
        put(literal: flow.qualifiedName)
        code.end(", ending)")
        code.close()
    }

    /// The flow's tabs or columns.
    private mutating func put(containerOf id: FlowID) {
        let flow = graph.flows[id]
        code.blank()
        code.line(
            flow.container == .tabs
                ? "/// The tabs, each with its first screen." : "/// The columns, each with its first screen.")
        put("func container")
        put(makerParameters: flow.params)
        code.open("let children = [")
        for child in flow.children {
            let reference = graph.children[child].reference
            let context = Context(scope: Scope(), router: id)
            if let screen = reference.screen {
                put("app.navigation.single(")
                put(router: graph.screens[screen].flow, from: context)
                put(maker: screen)
                put("(")
                put(omitted: graph.screens[screen].params)
                put("), for: ")
                put(literal: name(of: reference))
                put(")")
            } else {
                put(router: reference.flow, from: context)
                put("container(")
                put(omitted: reference.flow.map { graph.flows[$0].params } ?? IDRange())
                put(")")
            }
            code.end(",")
        }
        code.close("]")
        put("let container = app.factory.make")
        put(upper: flow.qualifiedName)
        code.end(flow.container == .tabs ? "(tabs: children)" : "(columns: children)")
        let keepsValues = needsValues(id)
        put(keepsValues ? "let screen = " : "return ")
        put(flow.container == .tabs ? "app.navigation.tabs(" : "app.navigation.split(")
        put("container, of: children, for: ")
        put(literal: flow.qualifiedName)
        code.end(", ending)")
        if keepsValues {
            put(keepingValuesOf: id)
            code.line("return screen")
        }
        code.close()
    }

    /// What is opened wants nothing: its params take what they are where nothing is given.
    private mutating func put(omitted params: IDRange<ParamID>) {
        put(params.map { GivenArgument(param: $0, source: .omitted) }, in: Scope(), after: true)
    }

    /// Whether the flow's own events use what it was opened with.
    func needsValues(_ id: FlowID) -> Bool {
        let flow = graph.flows[id]
        return !flow.params.isEmpty && flow.transitions.contains { !ownerParams(of: $0).isEmpty }
    }

    private mutating func put(keepingValuesOf id: FlowID) {
        put("app.navigation.frame(of: screen)?.values[")
        put(literal: graph.flows[id].qualifiedName)
        put("] = (")
        for (index, param) in graph.flows[id].params.enumerated() {
            if index > 0 { put(", ") }
            put(variable: graph.params[param].name)
        }
        code.end(")")
    }

    /// The screens' protocols and the factory for them: of a flow, or of the app.
    mutating func put(
        screensAndFactory screens: some Collection<ScreenID>, container: FlowID? = nil,
        _ name: (inout SwiftEmitter) -> Void
    ) {
        for screen in screens where alerts[screen] == nil {
            code.blank()
            put(screenProtocol: screen)
        }
        code.blank()
        if !options.hasFactoryDefaults, !screens.isEmpty {
            code.line("/// Makes these screens.")
        } else if container == nil || !screens.isEmpty {
            code.line(
                "/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.")
        } else {
            code.line("/// Makes the container, with what stands in it.")
        }
        code.line("@MainActor")
        code.put(string: access)
        put("protocol ")
        name(&self)
        code.open(" {")
        if let container {
            put(factoryMethodOfContainer: container)
            code.end()
        }
        for screen in screens {
            if alerts[screen] != nil {
                put(factoryMethodOfAlert: screen, hasBody: false)
            } else {
                put(factoryMethod: screen)
            }
            code.end()
        }
        code.close()
        let haveDefaults = screens.contains {
            alerts[$0] == nil ? options.hasFactoryDefaults : hasDefault(alert: $0)
        }
        guard haveDefaults || container != nil else { return }
        code.blank()
        put("extension ")
        name(&self)
        code.open(" {")
        if let container { put(factoryDefaultOfContainer: container) }
        for screen in screens {
            if alerts[screen] == nil {
                if options.hasFactoryDefaults { put(factoryDefault: screen) }
            } else if hasDefault(alert: screen) {
                put(factoryDefaultOfAlert: screen)
            }
        }
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

    /// Takes a name that is as it is.
    mutating func insert(_ name: String) { hashes.insert(name.utf8.reduce(Self.start, Self.add)) }

    /// Takes the name of an event's method, `event`, or `ownerEvent` where there is an owner, and tells how many
    /// underscores before `event` make it one that was not there before.
    mutating func insert(_ event: Symbol, of owner: Symbol? = nil, in text: TextPool) -> Int {
        var head = Self.start
        if let owner { head = Self.hash(owner, in: text, from: head, isUpper: false) }
        var underscores = 0
        while true {
            let isNew = hashes.insert(
                owner == nil
                    ? text.withUTF8(of: event) { $0.reduce(head, Self.add) }
                    : Self.hash(event, in: text, from: head, isUpper: true)
            ).inserted
            if isNew { return underscores }
            underscores += 1
            head = Self.add(head, UInt8(ascii: "_"))
        }
    }

    // FNV-1a. Names that have one hash and are two get an underscore that they could do without.
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
    private static func add(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

    /// Of a name as it is spelled in camel case.
    private static func hash(_ name: Symbol, in text: TextPool, from start: UInt64, isUpper: Bool) -> UInt64 {
        text.withUTF8(of: name) { bytes in
            var hash = start
            var (isHead, isUpper) = (true, isUpper)
            for byte in bytes {
                if byte == UInt8(ascii: ".") {
                    (isHead, isUpper) = (true, true)
                    continue
                }
                let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
                hash = add(hash, isHead && isLetter ? isUpper ? byte & ~0x20 : byte | 0x20 : byte)
                isHead = false
            }
            return hash
        }
    }
}

import NavGraphModel
import NavGraphSyntax

/// What the set of a separate Swift module opens of others, as its code says: the protocol that the app adopts.
final class ModuleImports {
    enum Use: Hashable {
        case screen(ScreenID)
        /// A screen that a storyboard segue has made.
        case entered(ScreenID)
        case firstScreen(FlowID)
        case container(FlowID)
        case message(MessageID)
    }
    private(set) var uses: [Use] = []

    /// Notes a use, and gives the name of its method.
    func use(_ use: Use, _ graph: NavGraph) -> CodeText {
        if !uses.contains(use) { uses.append(use) }
        return Self.name(of: use, graph)
    }

    static func name(of use: Use, _ graph: NavGraph) -> CodeText {
        func name(_ name: Symbol) -> String { upperCamelPath(graph.text[name]) }
        return switch use {
        case .screen(let screen): "make\(name(graph.screens[screen].qualifiedName))"
        case .entered(let screen): "enter\(name(graph.screens[screen].qualifiedName))"
        case .firstScreen(let flow): "firstScreenOf\(name(graph.flows[flow].qualifiedName))"
        case .container(let flow): "containerOf\(name(graph.flows[flow].qualifiedName))"
        case .message(let message):
            "send\(name(graph.qualifiedName(of: graph.messages[message].owner)))\(name(graph.messages[message].name))"
        }
    }
}

extension SwiftEmitter {
    /// The protocol of a separate set; nothing where it opens nothing of others.
    func importsProtocol() {
        if imports.uses.isEmpty { return }
        lines("\n/// What this module opens of others. The app's router has it.")
        mainActorBlock("\(access)protocol \(base)Imports: AnyObject {") {
            for use in imports.uses { line(signature(of: use)) }
        }
    }

    private func signature(of use: ModuleImports.Use) -> CodeText {
        let name = ModuleImports.name(of: use, graph)
        let ending: CodeText = "_ ending: NavGraph.Ending?"
        let (frame, layer): (CodeText, CodeText) =
            isSwiftUI ? ("NavGraph.Frame", "NavGraph.Layer") : ("UIViewController", "UIViewController")
        func makes(_ params: IDRange<ParamID>, _ made: CodeText) -> CodeText {
            "func \(name)(\(ending)\(furtherParameters(params))) -> \(made)"
        }
        switch use {
        case .screen(let screen): return makes(graph.screens[screen].params, frame)
        case .firstScreen(let flow): return makes(graph.flows[flow].params, frame)
        case .container(let flow): return makes(graph.flows[flow].params, layer)
        case .entered(let screen):
            let params = furtherParameters(graph.screens[screen].params)
            return "func \(name)(_ screen: UIViewController, \(ending)\(params)) throws"
        case .message(let message):
            return
                "func \(name)(_ step: NavGraph.Step\(furtherParameters(graph.messages[message].params))) throws"
        }
    }

    // MARK: The app

    /// How the app's router has what its modules open of each other, and of the app's own set.
    func moduleAdoptions(_ needs: [(module: ModuleID, uses: [ModuleImports.Use])]) {
        var seen: Set<ModuleImports.Use> = []
        for (index, (module, uses)) in needs.enumerated() {
            if index > 0 { line() }
            let uses = uses.filter { !isAdopted($0) && seen.insert($0).inserted }
            if uses.isEmpty {
                line("extension \(base)Router: \(base(of: module))Imports {}")
                continue
            }
            block("extension \(base)Router: \(base(of: module))Imports {") {
                for (index, use) in uses.enumerated() {
                    if index > 0 { line() }
                    block("\(access)\(signature(of: use)) {") { adopted(use) }
                }
            }
        }
    }

    /// Whether the router has it anyway: the maker of a screen that stands under no flow.
    private func isAdopted(_ use: ModuleImports.Use) -> Bool {
        guard case .screen(let screen) = use else { return false }
        return isOwn(screen) && graph.screens[screen].flow == nil
    }

    private func adopted(_ use: ModuleImports.Use) {
        let context = Context(scope: Scope(), router: nil)
        func given(_ params: IDRange<ParamID>) -> CodeText { params.list(after: ", ") { handedOn($0) } }
        switch use {
        case .screen(let screen): line(made(screen, "ending", given(graph.screens[screen].params), from: context))
        case .entered(let screen): adoptedEntering(screen, context)
        case .firstScreen(let flow):
            line(made(flow, isPushed: true, "ending", given(graph.flows[flow].params), from: context))
        case .container(let flow):
            line(made(flow, isPushed: false, "ending", given(graph.flows[flow].params), from: context))
        case .message(let message):
            guard case .screen(let screen) = graph.messages[message].owner else { return }
            let params = graph.messages[message].params
            line(sent(graph.messages[message].name, to: screen, params.list { handedOn($0) }))
        }
    }
}

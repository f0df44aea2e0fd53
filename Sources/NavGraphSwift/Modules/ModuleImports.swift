import NavGraphModel
import NavGraphSyntax

/// The protocol of what the set of a separate Swift module needs of others, and how the app adopts it.
extension SwiftEmitter {
    func importName(_ need: ModuleNeed) -> CodeText {
        func name(_ name: Symbol) -> String { upperCamelPath(graph.text[name]) }
        return switch need {
        case .screen(let screen): "make\(name(graph.screens[screen].qualifiedName))"
        case .entered(let screen): "enter\(name(graph.screens[screen].qualifiedName))"
        case .firstScreen(let flow): "firstScreenOf\(name(graph.flows[flow].qualifiedName))"
        case .container(let flow): "containerOf\(name(graph.flows[flow].qualifiedName))"
        case .message(let message):
            "send\(name(graph.qualifiedName(of: graph.messages[message].owner)))\(name(graph.messages[message].name))"
        }
    }

    /// The protocol of a separate set; nothing where it opens nothing of others.
    func importsProtocol() {
        guard hasImports else { return }
        lines("\n/// Opens screens of other modules. The app's router adopts it.")
        interface(importsInterface)
    }

    var importsInterface: SwiftInterface {
        SwiftInterface(
            type: "\(base)Imports", inherited: ["AnyObject"],
            requirements: (needs[set] ?? []).map { requirement(of: $0) })
    }

    private func requirement(of need: ModuleNeed) -> SwiftInterface.Requirement {
        let name = importName(need)
        let ending: CodeText = "_ ending: NavGraph.Ending?"
        func makes(_ params: IDRange<ParamID>, _ made: CodeText) -> SwiftInterface.Requirement {
            .method(name, parameters: "\(ending)\(furtherParameters(params))", result: " -> \(made)")
        }
        switch need {
        case .screen(let screen): return makes(graph.screens[screen].params, dialect.screen)
        case .firstScreen(let flow): return makes(graph.flows[flow].params, dialect.screen)
        case .container(let flow): return makes(graph.flows[flow].params, dialect.layer)
        case .entered(let screen):
            let params = furtherParameters(graph.screens[screen].params)
            return .method(name, parameters: "_ screen: \(kit)ViewController, \(ending)\(params)", result: " throws")
        case .message(let message):
            let params = furtherParameters(graph.messages[message].params)
            return .method(name, parameters: "_ step: NavGraph.Step\(params)", result: " throws")
        }
    }

    // MARK: The app

    /// How the app's router has what its modules open of each other, and of the app's own set.
    func moduleAdoptions(of modules: [ModuleID]) {
        var seen: Set<ModuleNeed> = []
        for (index, module) in modules.enumerated() {
            if index > 0 { line() }
            let needs = needs[module, default: []].filter { !isAdopted($0) && seen.insert($0).inserted }
            if needs.isEmpty {
                line("extension \(base)Router: \(base(of: module))Imports {}")
                continue
            }
            block("extension \(base)Router: \(base(of: module))Imports {") {
                for (index, need) in needs.enumerated() {
                    if index > 0 { line() }
                    block("\(access)\(requirement(of: need)) {") { adopted(need) }
                }
            }
        }
    }

    /// Whether the router has it anyway: the maker of a screen that stands under no flow.
    private func isAdopted(_ need: ModuleNeed) -> Bool {
        guard case .screen(let screen) = need else { return false }
        return isOwn(screen) && graph.screens[screen].flow == nil
    }

    private func adopted(_ need: ModuleNeed) {
        let context = Context(scope: Scope(), router: nil)
        func given(_ params: IDRange<ParamID>) -> CodeText { params.list(after: ", ") { handedOn($0) } }
        switch need {
        case .screen(let screen): line(made(screen, "ending", with: given(graph.screens[screen].params), from: context))
        case .entered(let screen): adoptedEntering(screen, context)
        case .firstScreen(let flow):
            line(made(flow, isPushed: true, "ending", with: given(graph.flows[flow].params), from: context))
        case .container(let flow):
            line(made(flow, isPushed: false, "ending", with: given(graph.flows[flow].params), from: context))
        case .message(let message):
            guard case .screen(let screen) = graph.messages[message].owner else { return }
            let params = graph.messages[message].params
            line(sent(graph.messages[message].name, to: screen, params.list { handedOn($0) }))
        }
    }
}

import NavGraphModel
import NavGraphSyntax

/// The framework of an app or module for DITranquillity, and the factory that resolves its screens.
extension SwiftEmitter {
    func containerFile() -> SwiftFile {
        containerFile("\(base)Container", isPublic: true) {
            framework()
            let loose = registered(looseScreens)
            if !loose.isEmpty {
                line()
                part("\(base)ScreensPart", injections: "\(base)ScreensInjections", screens: loose)
            }
            if !storyboards.isEmpty { storyboardsPart() }
            containerFactory()
        }
    }

    /// The names of the storyboards, in file order, each once, and a screen of each.
    private var storyboards: [(name: Symbol, screen: ScreenID)] {
        var seen: Set<Symbol> = []
        return ownScreens.compactMap { id in
            guard case .storyboard(let name, _) = graph.screens[id].source, seen.insert(name).inserted else {
                return nil
            }
            return (name, id)
        }
    }

    private func framework() {
        let others: CodeText = isSeparate ? "" : ", its factory and its router"
        line("/// Registers the screens of \(graph.name)\(others) in a container\(ofImports).")
        block("\(access)final class \(base)Framework\(importedParameters): DIFramework {") {
            moduleFrameworks()
            block("\(access)nonisolated static func load(container: DIContainer) {") {
                for framework in importedFrameworks { line("container.import(\(framework).self)") }
                for framework in boundFrameworks { line("container.append(framework: \(framework).self)") }
                for part in parts { line("container.append(part: \(part).self)") }
                guard !isSeparate else { return }
                factoryRegistration()
                routerRegistration()
            }
            lines(
                """

                /// Whether all dependencies of the screens are registered.
                \(access)nonisolated static func isValid(in container: DIContainer) -> Bool {
                    container.append(framework: \(base)Framework.self)
                    return container.makeGraph().checkIsValid()
                }
                """)
        }
    }

    private var parts: [CodeText] {
        var parts = ownFlows.filter { !registered(graph.flows[$0].screens).isEmpty }.map { flowType($0, "Part") }
        if !registered(looseScreens).isEmpty { parts.append("\(base)ScreensPart") }
        if !storyboards.isEmpty { parts.append("\(base)StoryboardsPart") }
        return parts
    }

    private func factoryRegistration() {
        let given = boundModules.filter { !hasFramework($0) }
        let parameters = given.list(after: ", ") { "\(property(of: $0)): any \(base(of: $0))Factory" }
        let arguments = given.list(after: ", ") { "\(property(of: $0)): \(property(of: $0))" }
        let made: CodeText = "\(base)ContainerFactory(container\(arguments))"
        line("container.register(main: { (container: DIContainer\(parameters)) in \(made) })")
        indented { line(".as((any \(base)Factory).self).lifetime(.objectGraph)") }
    }

    private func routerRegistration() {
        let open = openFacts
        let place: CodeText = graph.host == nil ? "window" : "host"
        let type: CodeText = graph.host == nil ? "\(kit)Window" : "UIViewController?"
        var parameters: [CodeText] = ["\(place): DIArg<\(type)>"]
        parameters += open.map { "\(containerFact($0)): DIArg<\($0.typeOutside)>" }
        parameters.append("factory: any \(base)Factory")
        var arguments: [CodeText] = ["\(place): DITranquillity.arg(\(place))", "factory: factory"]
        if hasAnimator {
            parameters.append("animator: any \(base)Animator")
            arguments.append("animator: animator")
        }
        if traits.hasResolvers {
            parameters.append("resolvers: any \(base)Resolvers")
            arguments.append("resolvers: resolvers")
        }
        if !open.isEmpty {
            let given = open.list { "\($0.property): DITranquillity.arg(\(containerFact($0)))" }
            arguments.append("conditions: \(base)Conditions(\(given))")
        }
        parameters.append("observer: (any NavGraph.Observer)?")
        arguments.append("observer: observer")
        block("container.register(main: { (\(parameters.list { $0 })) in", end: "}).lifetime(.prototype).root()") {
            line("\(base)Router(\(arguments.list { $0 }))")
        }
    }

    /// A condition as the parameter of a closure, beside those that are always there.
    private func containerFact(_ fact: LaunchFact) -> CodeText { "\(lower(fact.qualifiedName))AtLaunch" }

    private func storyboardsPart() {
        lines("\n/// The storyboards, by name. References in other storyboards are resolved here.")
        block("final class \(base)StoryboardsPart: DIPart {") {
            block("nonisolated static func load(container: DIContainer) {") {
                for (name, id) in storyboards {
                    let made: CodeText = "\(kit)Storyboard(name: \(literal(name)), bundle: \(bundle(of: id)))"
                    line("container.register(main: { \(made) })")
                    let name: CodeText = ".as(\(kit)Storyboard.self, name: \(literal(name)))"
                    indented { line("\(name).lifetime(.perContainer(.strong)).root()") }
                }
            }
        }
    }

    private func containerFactory() {
        lines("\n/// Makes the screens with a container.")
        mainActorBlock("\(access)final class \(base)ContainerFactory\(importedParameters): \(base)Factory {") {
            line("let container: DIContainer")
            factoriesOfModules()
            for id in registered(ownScreens) { resolvingMaker(id) }
            for id in segueTargets.sorted() where !hasClosures(id) {
                lines(
                    """

                    \(access)func inject(into screen: any \(screenType(id))) {
                        container.inject(into: screen, from: \(ownFramework).self)
                    }
                    """)
            }
            if !storyboards.isEmpty { screenOfStoryboard() }
        }
    }

    private func resolvingMaker(_ id: ScreenID) {
        let given = isScene(id) ? IDRange() : graph.screens[id].params
        let values = given.map { "\(variable(graph.params[$0].name))" as CodeText }
        func resolved(_ arguments: [CodeText]) -> CodeText {
            "container.resolve(from: \(ownFramework).self\(arguments.list(after: ", args: ") { $0 }))"
        }
        line()
        block("\(access)\(screenMaker(id, hasBody: true)) {") {
            guard case .storyboard(let name, let identifier) = graph.screens[id].source else {
                return line(resolved(values))
            }
            let storyboard: CodeText = "container.resolve(name: \(literal(name)), from: \(ownFramework).self)"
            line("let storyboard: \(kit)Storyboard = \(storyboard)")
            block("let creator = { [container] (coder: NSCoder) -> \(kit)ViewController? in") {
                line("let screen: any \(screenType(id)) = \(resolved(["coder"] + values))")
                line("return screen")
            }
            let made: CodeText =
                identifier.isEmpty
                ? "instantiateInitial\(dialect.storyboardScene)(creator: creator)!"
                : "instantiate\(dialect.storyboardScene)(identifier: \(literal(identifier)), creator: creator)"
            line("return self.screen(storyboard.\(made))")
        }
    }

    /// What a storyboard makes has the type of a view controller, whatever its creator resolves.
    private func screenOfStoryboard() {
        lines(
            """

            private func screen<Screen>(_ made: \(kit)ViewController) -> Screen {
                guard let screen = made as? Screen else { preconditionFailure("\\(made) is not a \\(Screen.self)") }
                return screen
            }
            """)
    }
}

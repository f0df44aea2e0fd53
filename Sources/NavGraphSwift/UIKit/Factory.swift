import NavGraphModel
import NavGraphSyntax

/// The factory of screens: a protocol with a method for each screen, and its defaults.
extension SwiftEmitter {
    func screensAndFactory(_ flow: FlowID?) {
        let (screens, container) = (screens(of: flow), madeContainer(flow))
        actionsOpenings(screens)
        for screen in screens where !hasClosures(screen) {
            line()
            if isScene(screen) {
                sceneProtocols(screen)
            } else if hasActions(screen) {
                actionsAndMessage(screen)
            } else {
                screenProtocol(screen)
            }
        }
        let injected = injected(screens)
        let hasButtons = container.map { !graph.flows[$0].buttons.isEmpty } ?? false
        line()
        if hasContainer || !screens.contains(where: { hasDefault($0) }), !screens.isEmpty {
            line("/// Makes these screens.")
        } else if container == nil || !screens.isEmpty {
            line(
                "/// Makes these screens. By default it calls \(dialect.framework)'s initializer\(" and sets their params", if: !isCleanSwift)."
            )
        } else if dialect.areLayersValues {
            line("/// No requirements: the factory of the app makes the container.")
        } else {
            line("/// Makes the container\(" and the items of its buttons", if: hasButtons).")
        }
        let isEmpty = dialect.areLayersValues && screens.isEmpty
        interface(screenFactoryInterface(flow), isShort: isEmpty)
        // A container makes screens in its own factory, except for SwiftUI's views.
        func isMade(_ id: ScreenID) -> Bool {
            if hasClosures(id) { return alerts[id] != nil && hasDefault(alert: id) }
            return (!hasContainer || hasActions(id)) && hasDefault(id)
        }
        let withMaker = dialect.areLayersValues ? nil : container
        let haveDefaults = !injected.isEmpty || screens.contains(where: isMade)
        guard haveDefaults || withMaker != nil else { return }
        line()
        block("extension \(factoryType(flow)) {") {
            if let withMaker { defaultContainerMaker(withMaker) }
            for screen in screens where isMade(screen) {
                if hasClosures(screen) { defaultAlertMaker(screen) } else { defaultScreenMaker(screen) }
            }
            for screen in injected { line("\(access)\(injection(screen)) {}") }
        }
    }

    private func madeContainer(_ flow: FlowID?) -> FlowID? {
        flow.flatMap { graph.flows[$0].start == nil && openedFlows.contains($0) ? $0 : nil }
    }

    func screenFactoryInterface(_ flow: FlowID?) -> SwiftInterface {
        let screens = screens(of: flow)
        var requirements: [SwiftInterface.Requirement] = []
        if let container = madeContainer(flow), !dialect.areLayersValues {
            requirements.append(containerMaker(container))
            requirements += graph.flows[container].buttons.map {
                buttonMaker($0).comment("The tab bar item of `\(text($0.event))`.")
            }
        }
        requirements += screens.map {
            hasClosures($0) ? alertMaker($0, hasBody: false) : screenMaker($0, hasBody: false)
        }
        requirements += injected(screens).map {
            injection($0).comment("Called first if a storyboard segue has made the screen.")
        }
        return SwiftInterface(type: factoryType(flow), requirements: requirements)
    }

    /// Those that storyboard segues make.
    private func injected(_ screens: some Collection<ScreenID>) -> [ScreenID] {
        screens.filter { segueTargets.contains($0) && !hasClosures($0) }
    }

    private func injection(_ id: ScreenID) -> SwiftInterface.Requirement {
        .method("inject", parameters: "into screen: any \(screenType(id))")
    }

    /// `func makeNoteDetail(note: Note) -> any NoteDetailScreen`.
    func screenMaker(_ id: ScreenID, hasBody: Bool) -> SwiftInterface.Requirement {
        let parameters = isScene(id) ? "" : parameters(graph.screens[id].params, hasBody: hasBody)
        if hasActions(id) { return hostedMaker(id, parameters) }
        return .method(maker(id), parameters: parameters, result: " -> any \(screenType(id))")
    }

    /// The same, with UIKit's initializer for where the screen is from, and its params after that.
    private func defaultScreenMaker(_ id: ScreenID) {
        let screen = graph.screens[id]
        let type = viewController(id)
        // A scene reads its data from its store.
        let given = isScene(id) ? IDRange() : screen.params
        let further = given.list(after: ", ") { handedOn($0) }
        block("\(access)\(screenMaker(id, hasBody: true)) {") {
            switch screen.source {
            case .code, .system: line("\(type)(\(given.list { handedOn($0) }))")
            case .xib(let name):
                line("\(type)(nibName: \(nibName(name, of: id)), bundle: \(bundle(of: id))\(further))")
            case .storyboard(let name, let identifier):
                let storyboard: CodeText = "\(kit)Storyboard(name: \(literal(name)), bundle: \(bundle(of: id)))"
                let creator: CodeText = "{ coder in \(type)(coder: coder\(further)) }"
                if identifier.isEmpty {
                    line("\(storyboard).instantiateInitial\(dialect.storyboardScene) \(creator)!")
                } else {
                    line(
                        "\(storyboard).instantiate\(dialect.storyboardScene)(identifier: \(literal(identifier))) \(creator)"
                    )
                }
            case .swiftUI: line("\(kit)HostingController(rootView: \(madeView(id)))")
            }
        }
    }

    func viewController(_ id: ScreenID) -> CodeText {
        let screen = graph.screens[id]
        return screen.type.isEmpty ? "\(options.prefix)\(upper(screen.name))ViewController" : "\(text(screen.type))"
    }

    /// Where the nib or storyboard of a screen is.
    func bundle(of id: ScreenID) -> CodeText {
        switch graph.modules[graph.screens[id].module].bundle {
        case .main: "nil"
        case .module: "Bundle.module"
        case .class: "Bundle(for: \(base)Router.self)"
        }
    }

    func hasDefault(_ id: ScreenID) -> Bool {
        if options.screensWithoutDefault.contains(graph.nameInRoot(of: id)) { return false }
        let screen = graph.screens[id]
        if screen.source == .system { return false }
        return screen.factoryDefault ?? options.hasFactoryDefaults ?? graph.modules[screen.module].factoryDefaults
    }

    func nibName(_ name: Symbol, of id: ScreenID) -> CodeText {
        name.isEmpty ? "\"\(nib(of: id))\"" : "\(literal(name))"
    }

    /// The nib has the name of the type, without its module.
    private func nib(of id: ScreenID) -> CodeText {
        let type = graph.screens[id].type
        if type.isEmpty { return viewController(id) }
        let plain = graph.text[type].prefix { $0 != "<" }
        return CodeText(plain.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? "")
    }

    // MARK: Containers

    func containerOfChildren(_ id: FlowID) {
        let flow = graph.flows[id]
        let (layer, label): (CodeText, CodeText) = flow.container == .tabs ? ("tabs", "tabs") : ("split", "columns")
        line("let container = app.factory.make\(upper(flow.qualifiedName))(\(label): children)")
        let name = named(id)
        let made: CodeText = "app.navigation.\(layer)(container, of: children, for: \(name), ending\(compact(flow)))"
        returned(made, keepingValuesOf: id)
    }

    /// `func makeMain(tabs: [UIViewController]) -> UITabBarController`.
    private func containerMaker(_ id: FlowID) -> SwiftInterface.Requirement {
        let name: CodeText = "make\(upper(graph.flows[id].qualifiedName))"
        return graph.flows[id].container == .tabs
            ? .method(name, parameters: "tabs: [UIViewController]", result: " -> UITabBarController")
            : .method(name, parameters: "columns: [UIViewController]", result: " -> UISplitViewController")
    }

    private func buttonMaker(_ button: TabButton) -> SwiftInterface.Requirement {
        .method(tabBarItem(of: button), result: " -> UITabBarItem")
    }

    func defaultButtonMaker(_ button: TabButton) {
        let item: CodeText = "UITabBarItem(title: \(buttonTitle(button)), image: nil, tag: 0)"
        code.short("\(access)\(buttonMaker(button))", item)
    }

    /// `["home": "Home", "me": "Profile"]`, if the graph has a title for each tab.
    private func titles(of id: FlowID) -> CodeText? {
        if graph.targets(in: id).contains(where: { graph[$0].title.isEmpty }) { return nil }
        let titles = items(of: id).list { item in
            switch item {
            case .child(let target): "\(literal(graph[target].qualifiedName)): \(swiftLiteral(graph.title(of: target)))"
            case .button(let button): "\(literal(button.event)): \(buttonTitle(button))"
            }
        }
        return "[\(titles)]"
    }

    private func defaultContainerMaker(_ id: FlowID) {
        let flow = graph.flows[id]
        for button in flow.buttons { defaultButtonMaker(button) }
        block("\(access)\(containerMaker(id)) {") {
            switch (flow.container, flow.children.count) {
            case (.tabs, _):
                if let titles = titles(of: id) { return line("NavGraph.tabs(tabs, titles: \(titles))") }
                lines(
                    """
                    let container = UITabBarController()
                    container.viewControllers = tabs
                    """)
            case (_, 2):
                lines(
                    """
                    let container = UISplitViewController(style: .doubleColumn)
                    container.setViewController(columns[0], for: .primary)
                    container.setViewController(columns[1], for: .secondary)
                    """)
            default:
                lines(
                    """
                    let container = UISplitViewController(style: .tripleColumn)
                    container.setViewController(columns[0], for: .primary)
                    container.setViewController(columns[1], for: .supplementary)
                    container.setViewController(columns[2], for: .secondary)
                    """)
            }
            line("return container")
        }
    }
}

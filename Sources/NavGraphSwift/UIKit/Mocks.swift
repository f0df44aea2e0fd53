import NavGraphModel
import NavGraphSyntax

/// Fake screens and a factory for them, for unit tests of an app's navigation.
extension SwiftEmitter {
    func mocks() {
        screenMockBase()
        for screen in ownScreens where !hasClosures(screen) {
            line()
            if isScene(screen) {
                sceneMock(screen)
            } else if hasActions(screen) {
                hostedMock(screen)
            } else {
                screenMock(screen)
            }
        }
        line()
        mockFactory()
        if hasAnimator { mockAnimator() }
        if !isSeparate { userActs() }
    }

    /// What drives the app's router as the user does.
    func userActs() {
        line()
        block("extension \(base)Router {") {
            line("/// What the user does, for tests.")
            if !traits.hasLinks {
                return line("var testing: NavGraph.UserActs { NavGraph.UserActs(navigation) }")
            }
            block("var testing: NavGraph.UserActs {") {
                block("NavGraph.UserActs(navigation) { url in") {
                    line("guard let link = \(base)Link(url: url) else { return false }")
                    line("self.follow(link)")
                    line("return true")
                }
            }
        }
    }

    /// Scenes are given nothing: they have a data store.
    private func screenMockBase() {
        let given: CodeText =
            """

                /// The params that it was given, by name.
                fileprivate(set) var given: [String: Any]
            """
        let segueValues: CodeText =
            """

                /// The values of events whose segues a storyboard starts, by event.
                var segueValues: [String: [Any]] = [:]
            """
        let raising: CodeText =
            isCleanSwift
            ? """
                /// Puts what comes with an event or outcome into the data store, and raises it; `false` if there is no
                /// such event, or the values are not its.
            """
            : "    /// Raises an event or outcome with what comes with it; `false` if there is no such event, or the values are not its."
        lines(
            """
            /// A \(isCleanSwift ? "scene" : "screen") that records its messages, and raises events on request.
            @MainActor
            class \(base)ScreenMock: \(kit)ViewController {
                let screen: String\(given, if: !isCleanSwift)
                /// The messages that it has received, with their values.
                private(set) var received: [(message: String, values: [Any])] = []\(segueValues, if: traits.hasSegues && !isCleanSwift)\(destinationOfMocks, if: leadsToOthers)

                init(_ screen: String\(", _ given: [String: Any]", if: !isCleanSwift)) {
                    self.screen = screen\("\n        self.given = given", if: !isCleanSwift)
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) {
                    screen = ""\("\n        given = [:]", if: !isCleanSwift)
                    super.init(coder: coder)
                }\("\n\n    override func loadView() { view = NSView() }", if: dialect.areLayersValues)

            \(raising)
                @discardableResult
                func raise(_ name: String, _ values: [Any] = []) -> Bool { false }

                fileprivate func record(_ message: String, _ values: [Any]) { received.append((message, values)) }
            }

            private func mockValue<Value>(_ values: [Any], _ index: Int, as type: Value.Type) -> Value? {
                values.indices.contains(index) ? values[index] as? Value : nil
            }
            """)
    }

    private func screenMock(_ id: ScreenID) {
        let screen = graph.screens[id]
        let interface = interface(of: id)
        mainActorBlock("final class \(screenType(id))Mock: \(base)ScreenMock, \(screenType(id)) {") {
            for member in interface.raisedByItself {
                line("var \(closure(member.name)): (\(closureType(member.values)))?")
            }
            for group in groups(of: id) { line("var \(groupProperty(group)): \(groupType(group, "Actions"))?") }
            messageMocks(interface)
            if hasSegues(id) { segueMocks(id) }
            if isConfigured(id) {
                line()
                line("func configure(\(parameters(screen.params))) { given = \(givenDictionary(screen.params)) }")
            }
            raiseMethod(interface.raised)
        }
    }

    func messageMocks(_ interface: ScreenInterface) {
        for message in interface.messages {
            let values = message.values.list { "\(variable($0.name)) as Any" }
            let record: CodeText = "record(\(literal(message.name)), [\(values)])"
            line()
            line("func \(identifier(message.name))(\(parameters(message.values))) { \(record) }")
        }
    }

    func raiseMethod(_ raised: [ScreenInterface.Member], ofActions: Bool = false) {
        if raised.isEmpty { return }
        line()
        block("override func raise(_ name: String, _ values: [Any] = []) -> Bool {") {
            cases(of: "name", otherwise: "return false") {
                for it in raised {
                    let (name, values) = (it.name, it.values)
                    let labelled = values.enumerated().list { "\(argument($1.name)): value\($0)" }
                    block("case \(literal(name)):", end: nil) {
                        if ofActions {
                            if !values.isEmpty { line("guard \(mockValues(values, after: "")) else { return false }") }
                            line("actions.\(actionCall(it))(\(labelled))")
                        } else if let group = it.group {
                            line("guard let raise = \(groupProperty(group))\(mockValues(values)) else { return false }")
                            line("raise.\(identifier(name))(\(labelled))")
                        } else {
                            line("guard let raise = \(closure(name))\(mockValues(values)) else { return false }")
                            line("raise(\(values.indices.list { "value\($0)" }))")
                        }
                    }
                }
            }
            line("return true")
        }
    }

    /// `, let value0 = mockValue(values, 0, as: (Note).self)`.
    func mockValues(_ values: [CarriedValue], after start: CodeText = ", ") -> CodeText {
        values.enumerated().list(after: start) {
            "let value\($0) = mockValue(values, \($0), as: (\(names.typeInExpression($1.type))).self)"
        }
    }

    func givenDictionary(_ params: IDRange<ParamID>) -> CodeText {
        let values = params.list { "\(literal(graph.params[$0].name)): \(variable(graph.params[$0].name)) as Any" }
        return params.isEmpty ? "[:]" : "[\(values)]"
    }

    // MARK: Factory

    private func mockFactory() {
        line("/// Makes fake screens.")
        mainActorBlock("final class \(base)MockFactory: \(base)Factory {") {
            line("/// Called with each screen and alert that is made. None of them is kept.")
            line("var made: ((\(kit)ViewController) -> Void)?")
            if ownScreens.contains(where: { hasClosures($0) }) {
                line(
                    "/// The values of the outcomes of alerts, by `screen.outcome`. Their actions have the outcomes' names."
                )
                line("var outcomeValues: [String: [Any]] = [:]")
            }
            if !boundModules.isEmpty { mockFactories() }
            for id in ownScreens {
                line()
                if graph.isOfSystem(id), alerts[id] == nil {
                    mockSystemMaker(id)
                } else if alerts[id] != nil {
                    mockAlertMaker(id)
                } else {
                    mockScreenMaker(id)
                }
            }
        }
    }

    /// The app gives those of the modules that it binds.
    func mockFactories() {
        for module in boundModules { line("let \(property(of: module)): any \(base(of: module))Factory") }
        line()
        let given = boundModules.list { "\(property(of: $0)): any \(base(of: $0))Factory" }
        block("init(\(given)) {") {
            for module in boundModules { line("self.\(property(of: module)) = \(property(of: module))") }
        }
    }

    private func mockScreenMaker(_ id: ScreenID) {
        let screen = graph.screens[id]
        block("\(screenMaker(id, hasBody: true)) {") {
            let given: CodeText = isScene(id) ? "" : ", \(givenDictionary(screen.params))"
            let hosted: CodeText = hasActions(id) ? "actions, \("messages, ", if: !screen.messages.isEmpty)" : ""
            line("let mock = \(screenType(id))Mock(\(hosted)\(literal(screen.qualifiedName))\(given))")
            line("made?(mock)")
            line("return mock")
        }
    }

    private func mockAlertMaker(_ id: ScreenID) {
        let screen = graph.screens[id]
        let style: CodeText = alerts[id] == .actionSheet ? ".actionSheet" : ".alert"
        let isBox = dialect.areLayersValues
        block("\(alertMaker(id, hasBody: true)) {") {
            let title = literal(screen.qualifiedName)
            line(
                isBox
                    ? "let alert = NavGraph.Alert(\(title))"
                    : "let alert = UIAlertController(title: \(title), message: nil, preferredStyle: \(style))")
            for outcome in screen.outcomes.map({ graph.outcomes[$0] }) {
                let action: CodeText =
                    isBox
                    ? "alert.add(\(literal(outcome.name)))"
                    : "alert.addAction(UIAlertAction(title: \(literal(outcome.name)), style: .default)"
                let (argument, end): (CodeText, CodeText) = isBox ? ("", "}") : ("_ in ", "})")
                if outcome.params.isEmpty {
                    line("\(action) { \(argument)\(closure(outcome.name))() \(end)")
                    continue
                }
                block("\(action) { [weak self] \(isBox ? "in" : "_ in")", end: end) {
                    let key: CodeText = "\"\(text(screen.qualifiedName)).\(text(outcome.name))\""
                    let values = carried(by: outcome)
                    line("guard let values = self?.outcomeValues[\(key)]\(mockValues(values)) else { return }")
                    line("\(closure(outcome.name))(\(values.indices.list { "value\($0)" }))")
                }
            }
            line("made?(alert)")
            line("return alert")
        }
    }

    /// A view controller without contents, titled after the screen.
    private func mockSystemMaker(_ id: ScreenID) {
        block("\(alertMaker(id, hasBody: true)) {") {
            line("let screen = \(kit)ViewController()")
            line("screen.title = \(literal(graph.screens[id].qualifiedName))")
            line("made?(screen)")
            line("return screen")
        }
    }

    private func mockAnimator() {
        lines("\n/// Makes changes without an animation, and records which one was requested.")
        mainActorBlock("final class \(base)MockAnimator: \(base)Animator {") {
            line("private(set) var animations: [String] = []")
            for name in ownAnimations {
                line(
                    "func \(identifier(name))(_ change: NavGraph.AnimatedChange) { animations.append(\(literal(name))) }"
                )
            }
        }
    }
}

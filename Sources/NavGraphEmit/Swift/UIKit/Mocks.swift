import NavGraphModel
import NavGraphSyntax

/// Fake screens and a factory for them, for unit tests of an app's navigation.
extension SwiftEmitter {
    mutating func putMocks() {
        putMockBase()
        for screen in graph.screens.ids where alerts[screen] == nil {
            code.blank()
            put(mockOf: screen)
        }
        code.blank()
        putMockFactory()
        if !ownAnimations.isEmpty { putMockAnimator() }
    }

    private mutating func putMockBase() {
        code.line("/// A screen that does nothing, records what it is told, and raises what it is asked to.")
        code.line("@MainActor")
        put("class ")
        put(appType: "ScreenMock")
        code.open(": UIViewController {")
        code.line("let screen: String")
        code.line("/// What it was given, by param.")
        code.line("fileprivate(set) var given: [String: Any]")
        code.line("/// The messages that it has received, and what came with them.")
        code.line("private(set) var received: [(message: String, values: [Any])] = []")
        code.blank()
        code.open("init(_ screen: String, _ given: [String: Any]) {")
        code.line("self.screen = screen")
        code.line("self.given = given")
        code.line("super.init(nibName: nil, bundle: nil)")
        code.close()
        code.blank()
        code.open("required init?(coder: NSCoder) {")
        code.line("screen = \"\"")
        code.line("given = [:]")
        code.line("super.init(coder: coder)")
        code.close()
        code.blank()
        code.line(
            "/// Raises an event or outcome with what comes with it; `false` where there is none, or the values are not its."
        )
        code.line("@discardableResult")
        code.line("func raise(_ name: String, _ values: [Any] = []) -> Bool { false }")
        code.blank()
        code.line("fileprivate func record(_ message: String, _ values: [Any]) { received.append((message, values)) }")
        code.close()
        code.blank()
        code.open("private func mockValue<Value>(_ values: [Any], _ index: Int, as type: Value.Type) -> Value? {")
        code.line("values.indices.contains(index) ? values[index] as? Value : nil")
        code.close()
    }

    private mutating func put(mockOf id: ScreenID) {
        let screen = graph.screens[id]
        code.line("@MainActor")
        put("final class ")
        put(type: screen.qualifiedName, "ScreenMock: ")
        put(appType: "ScreenMock, ")
        put(type: screen.qualifiedName, "Screen")
        code.open(" {")
        let events = screen.transitions + inheritedEvents(of: id)
        let raised =
            events.map { (name: graph.transitions[$0].name, values: graph.carried(by: $0)) }
            + screen.outcomes.map { id in
                let outcome = graph.outcomes[id]
                let values = outcome.params.map {
                    CarriedValue(name: graph.params[$0].name, type: graph.params[$0].type)
                }
                return (name: outcome.name, values: values)
            }
        for (name, values) in raised {
            put("var ")
            put(closure: name)
            put(": (")
            put(closureOf: values.map { ($0.name, $0.type) })
            code.end(")?")
        }
        for message in screen.messages { put(mockOfMessage: graph.messages[message]) }
        put(mockOfSeguesFrom: id)
        if segueTargets.contains(id), !screen.params.isEmpty { put(mockOfConfigure: screen) }
        if !raised.isEmpty { put(mockOfRaise: raised) }
        code.close()
    }

    private mutating func put(mockOfMessage message: Signature) {
        code.blank()
        put("func ")
        put(identifier: message.name)
        put("(")
        put(params: message.params, isFirst: true)
        put(") { record(")
        put(literal: message.name)
        put(", [")
        for (index, param) in message.params.enumerated() {
            if index > 0 { put(", ") }
            put(variable: graph.params[param].name)
            put(" as Any")
        }
        code.end("]) }")
    }

    private mutating func put(mockOfConfigure screen: Screen) {
        code.blank()
        put("func configure(")
        put(params: screen.params, isFirst: true)
        put(") { given = ")
        put(mockOfGiven: screen.params)
        code.end(" }")
    }

    private mutating func put(mockOfRaise raised: [(name: Symbol, values: [CarriedValue])]) {
        code.blank()
        code.open("override func raise(_ name: String, _ values: [Any] = []) -> Bool {")
        code.line("switch name {")
        for (name, values) in raised {
            put("case ")
            put(literal: name)
            code.open(":")
            put("guard let raise = ")
            put(closure: name)
            put(mockOfValues: values, in: "mockValue(values, ")
            code.end(" else { return false }")
            put("raise(")
            for index in values.indices { code.put(string: index > 0 ? ", value\(index)" : "value\(index)") }
            code.end(")")
            code.dedent()
        }
        code.line("default: return false")
        code.line("}")
        code.line("return true")
        code.close()
    }

    private mutating func put(mockOfValues values: [CarriedValue], in function: StaticString) {
        for (index, value) in values.enumerated() {
            code.put(string: ", let value\(index) = ")
            put(function)
            code.put(string: "\(index), as: (")
            put(typeInExpression: value.type)
            put(").self)")
        }
    }

    private mutating func put(mockOfGiven params: IDRange<ParamID>) {
        put(params.isEmpty ? "[:" : "[")
        for (index, param) in params.enumerated() {
            if index > 0 { put(", ") }
            put(literal: graph.params[param].name)
            put(": ")
            put(variable: graph.params[param].name)
            put(" as Any")
        }
        put("]")
    }

    // MARK: Segues

    /// What the storyboard would do.
    private mutating func put(mockOfSeguesFrom id: ScreenID) {
        let segues = segues(from: id)
        guard !segues.isEmpty else { return }
        code.line("var onPrepareForSegue: ((_ segue: UIStoryboardSegue) -> Void)?")
        code.blank()
        code.line("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onPrepareForSegue?(segue) }")
        code.blank()
        code.open("override func performSegue(withIdentifier identifier: String, sender: Any?) {")
        code.line("var segue: UIStoryboardSegue?")
        code.line("switch identifier {")
        var seen: Set<Symbol> = []
        for alternative in graph.screens[id].transitions.flatMap({ graph.alternatives(of: $0) }) {
            let it = graph.alternatives[alternative]
            guard !it.segue.isEmpty, seen.insert(it.segue).inserted, let target = it.target.screen else { continue }
            put("case ")
            put(literal: it.segue)
            code.open(":")
            put("let screen = ")
            put(type: graph.screens[target].qualifiedName, "ScreenMock(")
            put(literal: graph.screens[target].qualifiedName)
            code.end(", [:])")
            code.line(
                it.inStack
                    ? "let destination = UINavigationController(rootViewController: screen)"
                    : "let destination = screen")
            if it.action == .present {
                put("destination.modalPresentationStyle = ")
                put(style: it.style)
                code.end()
            }
            code.open(
                "segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) { [weak self] in"
            )
            code.line(
                it.action == .push
                    ? "self?.navigationController?.pushViewController(destination, animated: true)"
                    : "self?.present(destination, animated: true, completion: nil)")
            code.close()
            code.dedent()
        }
        code.line("default: break")
        code.line("}")
        code.line("guard let segue else { return }")
        code.line("prepare(for: segue, sender: sender)")
        code.line("segue.perform()")
        code.close()
    }

    // MARK: Factory

    private mutating func putMockFactory() {
        code.line("/// Makes fake screens.")
        code.line("@MainActor")
        put("final class ")
        put(appType: "MockFactory: ")
        put(appType: "Factory")
        code.open(" {")
        code.line("/// Told of each screen and alert that is made. Nothing is kept of them.")
        code.line("var made: ((UIViewController) -> Void)?")
        if !alerts.isEmpty {
            code.line(
                "/// What comes with the outcomes of alerts, by `screen.outcome`. Their actions have the outcomes' names."
            )
            code.line("var outcomeValues: [String: [Any]] = [:]")
        }
        for id in graph.screens.ids {
            code.blank()
            if alerts[id] != nil {
                put(mockOfAlert: id)
                continue
            }
            put(factoryMethod: id, hasBody: true)
            code.open(" {")
            put("let mock = ")
            put(type: graph.screens[id].qualifiedName, "ScreenMock(")
            put(literal: graph.screens[id].qualifiedName)
            put(", ")
            put(mockOfGiven: graph.screens[id].params)
            code.end(")")
            code.line("made?(mock)")
            code.line("return mock")
            code.close()
        }
        code.close()
    }

    private mutating func put(mockOfAlert id: ScreenID) {
        let screen = graph.screens[id]
        put(factoryMethodOfAlert: id, hasBody: true)
        code.open(" {")
        put("let alert = UIAlertController(title: ")
        put(literal: screen.qualifiedName)
        code.end(
            alerts[id] == .actionSheet
                ? ", message: nil, preferredStyle: .actionSheet)" : ", message: nil, preferredStyle: .alert)")
        for outcome in screen.outcomes.map({ graph.outcomes[$0] }) {
            put("alert.addAction(UIAlertAction(title: ")
            put(literal: outcome.name)
            guard !outcome.params.isEmpty else {
                put(", style: .default) { _ in ")
                put(closure: outcome.name)
                code.end("() })")
                continue
            }
            code.open(", style: .default) { [weak self] _ in")
            put("guard let values = self?.outcomeValues[\"")
            put(text: screen.qualifiedName)
            put(".")
            put(text: outcome.name)
            put("\"]")
            let values = outcome.params.map { CarriedValue(name: graph.params[$0].name, type: graph.params[$0].type) }
            put(mockOfValues: values, in: "mockValue(values, ")
            code.end(" else { return }")
            put(closure: outcome.name)
            put("(")
            for index in values.indices { code.put(string: index > 0 ? ", value\(index)" : "value\(index)") }
            code.end(")")
            code.close("})")
        }
        code.line("made?(alert)")
        code.line("return alert")
        code.close()
    }

    private mutating func putMockAnimator() {
        code.blank()
        code.line("/// Makes changes without an animation, and records which was wanted.")
        code.line("@MainActor")
        put("final class ")
        put(appType: "MockAnimator: ")
        put(appType: "Animator")
        code.open(" {")
        code.line("private(set) var animations: [String] = []")
        for name in ownAnimations {
            put("func ")
            put(identifier: name)
            put("(_ change: ")
            put(appType: "Change")
            put(") { animations.append(")
            put(literal: name)
            code.end(") }")
        }
        code.close()
    }
}

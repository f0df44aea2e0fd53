@testable import NavGraphModel
@testable import NavGraphSyntax

/// The fake screens of an app.
extension FakeSources {
    func fake(_ id: ScreenID) -> String {
        let screen = graph.screens[id]
        let name = graph.name(of: id)
        if Self.alertStyle(of: id, in: graph) != nil {
            return isAppKit ? "" : "final class \(graph.text[screen.type]): FakeAlert {}\n"
        }
        if graph.screens[id].source == .system { return "final class \(graph.text[screen.type]): FakeOfSystem {}\n" }
        if isClean { return fakeScene(id) }
        var text = "final class \(graph.text[screen.type]): Fake, \(prefix)\(Self.camel(name))Screen {\n"
        text += "    init(\(list(screen.params))) { super.init(\"\(name)\", [\(texts(screen.params))]) }\n"
        text += "    required init?(coder: NSCoder) { nil }\n"
        if isOpenedBySegue(id), !screen.params.isEmpty {
            text += "    init() { super.init(\"\(name)\", []) }\n"
            text += "    func configure(\(list(screen.params))) { given = [\(texts(screen.params))] }\n"
        }
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
        var groups: Set<String> = []
        for event in Self.events(of: id, in: graph) {
            let name = graph.text[graph.transitions[event].name]
            if let (value, type, call) = groupCall(event) {
                if groups.insert(value).inserted { text += "    var \(value): \(type)?\n" }
                let hasPlace = popovers.contains(event)
                cases +=
                    "        case \(index):\n            guard \(hasPlace ? "var" : "let") \(value) else { return false }\n"
                if hasPlace {
                    let place = "{ [weak self] in $0.\(placeOfPopover) = self?.place(of: \"\(name)\") }"
                    cases += "            \(value).anchors.\(swiftIdentifier(name)) = \(place)\n"
                }
                cases += "            \(value).\(call)\n"
                index += 1
                continue
            }
            if popovers.contains(event) {
                text +=
                    "    func anchor\(upperCamel(name))(_ popover: \(isAppKit ? "NavGraph.PopoverPlace" : "UIPopoverPresentationController")) {"
                text += " popover.\(placeOfPopover) = place(of: \"\(name)\") }\n"
            }
            closure(graph.transitions[event].name, graph.carried(by: event).map(\.type))
        }
        for outcome in screen.outcomes { closure(graph.outcomes[outcome].name, types(graph.outcomes[outcome].params)) }
        for message in screen.messages { text += fakeMessage(message) }
        text += segues(from: id)
        text += "    override func announce(_ index: Int, _ values: [String]) -> Bool {\n        switch index {\n"
        return text + cases + "        default: return false\n        }\n        return true\n    }\n}\n"
    }

    private var placeOfPopover: String { isAppKit ? "view" : "sourceView" }

    func fakeMessage(_ message: MessageID) -> String {
        let declared = graph.messages[message]
        return "    func \(swiftIdentifier(graph.text[declared.name]))(\(list(declared.params))) {"
            + " receive(\"\(graph.text[declared.name])\", [\(texts(declared.params))]) }\n"
    }

    private func types(_ params: IDRange<ParamID>) -> [Symbol] { params.map { graph.params[$0].type } }

    /// Params by labels of their names, and inside by places.
    private func list(_ params: IDRange<ParamID>) -> String {
        params.enumerated().map { index, param in
            let name = graph.text[graph.params[param].name]
            let label = ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
            return "\(label) _\(index): \(graph.text[graph.params[param].type])"
        }.joined(separator: ", ")
    }

    private func texts(_ params: IDRange<ParamID>) -> String {
        params.enumerated().map { "text(of: _\($0.offset))" }.joined(separator: ", ")
    }

    // MARK: Alerts, screens of the system

    /// The factory's method for what ends by closures.
    func closureFactory(_ id: ScreenID) -> String? {
        let style = Self.alertStyle(of: id, in: graph)
        guard style != nil || graph.screens[id].source == .system else { return nil }
        let screen = graph.screens[id]
        let name = graph.name(of: id)
        let outcomes = screen.outcomes.map { id in
            let outcome = graph.outcomes[id]
            let values = types(outcome.params).map { "_: " + graph.text[$0] }.joined(separator: ", ")
            return "on\(upperCamel(graph.text[outcome.name])): @escaping (\(values)) -> Void"
        }
        let params = ([list(screen.params)].filter { !$0.isEmpty } + outcomes).joined(separator: ", ")
        let type = style == nil ? "KitScreen" : isAppKit ? "NavGraph.Alert" : "UIAlertController"
        var text = "        func make\(Self.camel(name))(\(params)) -> \(type) {\n"
        let isAlert = isAppKit && style != nil
        let given = "(\"\(name)\", [\(texts(screen.params))]"
        if isAlert {
            text += "            let fake = FakeAlert\(given))\n            let screen = NavGraph.Alert(fake.title)\n"
            text += "            screen.representedObject = fake\n"
        } else {
            text +=
                "            let screen = \(graph.text[screen.type])\(given)\(style.map { ", .\($0.rawValue)" } ?? ""))\n"
        }
        for outcome in screen.outcomes.map({ graph.outcomes[$0] }) {
            let values = outcome.params.enumerated().map { "value(values[\($0.offset)])" }
            text += "            screen.add(\"\(graph.text[outcome.name])\") { "
            text += isAlert ? "let values = Diary.alertValues; _ = values; " : "values in "
            text += "on\(upperCamel(graph.text[outcome.name]))(\(values.joined(separator: ", "))) }\n"
        }
        return text + "            return screen\n        }\n"
    }

    // MARK: Segues

    private var segueType: String { isAppKit ? "NSStoryboardSegue" : "UIStoryboardSegue" }

    private func isOpenedBySegue(_ id: ScreenID) -> Bool {
        graph.alternatives.contains { !$0.segue.isEmpty && $0.action.target?.screen == id }
    }

    /// What a storyboard would do.
    func segues(from id: ScreenID) -> String {
        let screen = graph.screens[id]
        var seen: Set<Symbol> = []
        var cases = ""
        for alternative in screen.transitions.flatMap({ graph.alternatives(of: $0) }) {
            let declared = graph.alternatives[alternative]
            guard !declared.segue.isEmpty, seen.insert(declared.segue).inserted,
                let target = declared.action.target?.screen
            else {
                continue
            }
            let destination = graph.text[graph.screens[target].type] + "()"
            let how = declared.action.presentation ?? Presentation()
            let made =
                how.inStack && !isAppKit ? "UINavigationController(rootViewController: \(destination))" : destination
            // A storyboard of tvOS has no other styles.
            let style = graph.platforms == [.tvos] && how.style.isSwipeable ? .fullScreen : how.style
            let act =
                declared.action.key == .push
                ? "navigationController?.pushViewController(new, animated: true)"
                : "present(new, animated: true, completion: nil)"
            let styling = """
                            new.modalPresentationStyle = .\(style == .sheet ? "automatic" : style.rawValue)
                            new.isModalInPresentation = \(how.isLocked)

                """
            cases += """
                        case "\(graph.text[declared.segue])":
                            let new = \(made)
                \(isAppKit ? "" : styling)            segue = \(segueType)(identifier: identifier, source: self, destination: new) {
                                [unowned self] in \(isAppKit ? "presentAsSheet(new)" : act)
                            }

                """
        }
        if cases.isEmpty { return "" }
        if isClean {
            return """
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        router?.prepare(for: segue, sender: sender)
                    }
                    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                        router?.shouldPerformSegue(withIdentifier: identifier, sender: sender) ?? true
                    }
                \(performSegue(cases))

                """
        }
        return """
                var onPrepareForSegue: ((\(segueType), Any?) -> Void)?
                var onShouldPerformSegue: ((String, Any?) -> Bool)?
                override func prepare(for segue: \(segueType), sender: Any?) { onPrepareForSegue?(segue, sender) }
                override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                    onShouldPerformSegue?(identifier, sender) ?? true
                }
            \(graph.segueEvents(of: id).map { segueValues($0) }.joined())\(performSegue(cases))

            """
    }

    /// What comes with an event that a segue starts.
    private func segueValues(_ event: TransitionID) -> String {
        let carried = graph.carried(by: event)
        if carried.isEmpty { return "" }
        let name = graph.text[graph.transitions[event].name]
        let type =
            carried.count == 1
            ? graph.text[carried[0].type]
            : carried.map { "\(graph.text[$0.name]): \(graph.text[$0.type])" }.joined(separator: ", ")
        let values = carried.enumerated().map { index, value in
            (carried.count == 1 ? "" : "\(graph.text[value.name]): ") + "value(values[\(index)])"
        }.joined(separator: ", ")
        return """
                func valuesFor\(upperCamel(name))(sender: Any?) -> (\(type))? {
                    guard let values = segueValues["\(name)"] else { return nil }
                    return .some((\(values)))
                }

            """
    }

    private func performSegue(_ cases: String) -> String {
        """
                override func performSegue(withIdentifier identifier: String, sender: Any?) {
                    var segue: \(segueType)?
                    switch identifier {
            \(cases)        default: break
                    }
                    guard let segue else { return }
                    prepare(for: segue, sender: sender)
                    segue.perform()
                }
        """
    }
}

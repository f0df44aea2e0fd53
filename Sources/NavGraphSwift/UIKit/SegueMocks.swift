import NavGraphModel
import NavGraphSyntax

/// What a storyboard would do, for fake screens.
extension SwiftEmitter {
    func segueMocks(_ id: ScreenID) {
        lines(
            """
            var onPrepareForSegue: ((_ segue: \(kit)StoryboardSegue, _ sender: Any?) -> Void)?
            var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)?

            override func prepare(for segue: \(kit)StoryboardSegue, sender: Any?) { onPrepareForSegue?(segue, sender) }

            override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                onShouldPerformSegue?(identifier, sender) ?? true
            }

            """)
        for event in valuedSegueEvents(of: id) {
            block("\(segueValues(event)) {") {
                let carried = graph.carried(by: event)
                let values: CodeText = "segueValues[\(literal(graph.transitions[event].name))]"
                line("guard let values = \(values)\(mockValues(carried)) else { return nil }")
                if carried.count == 1 { return line("return value0") }
                line("return (\(carried.enumerated().list { "\(argument($1.name)): value\($0)" }))")
            }
            line()
        }
        performSegueMock(id)
    }

    /// UIKit's own would look into the storyboard.
    func performSegueMock(_ id: ScreenID) {
        block("override func performSegue(withIdentifier identifier: String, sender: Any?) {") {
            line("var segue: \(kit)StoryboardSegue?")
            line("switch identifier {")
            var seen: Set<Symbol> = []
            for alternative in graph.screens[id].transitions.flatMap({ graph.alternatives(of: $0) }) {
                let taken = graph.alternatives[alternative]
                if !taken.segue.isEmpty, seen.insert(taken.segue).inserted { segueMock(taken) }
            }
            lines(
                """
                default: break
                }
                guard let segue else { return }
                prepare(for: segue, sender: sender)
                segue.perform()
                """)
        }
    }

    /// Whether segues of the set lead to screens of other Swift modules, whose fake screens it does not know.
    var leadsToOthers: Bool {
        traits.hasSegues
            && graph.alternatives.ids.contains { id in
                guard !graph.alternatives[id].segue.isEmpty, isOwn(graph.module(of: id)) else { return false }
                return graph.alternatives[id].action.target.map { !isOwn($0) } ?? false
            }
    }

    var destinationOfMocks: CodeText {
        """

            /// Makes the destinations of segues that are in other Swift modules, by the name of the screen.
            var makeDestination: ((_ screen: String) -> \(kit)ViewController)?
        """
    }

    private func segueMock(_ it: Alternative) {
        guard let target = it.action.target?.screen else { return }
        let name = literal(graph.screens[target].qualifiedName)
        let how = it.action.presentation
        let isInStack = how?.inStack == true
        line("case \(literal(it.segue)):")
        indented {
            if isOwn(target) {
                line("let screen = \(screenType(target))Mock(\(name)\(", [:]", if: !isScene(target)))")
            } else {
                line("guard let screen = makeDestination?(\(name)) else { return }")
            }
            line("let destination = \(isInStack ? "UINavigationController(rootViewController: screen)" : "screen")")
            if let how, !dialect.areLayersValues {
                let isLacking = platforms.contains(.tvos) && [.formSheet, .pageSheet, .popover].contains(how.style)
                if isLacking { line("#if !os(tvOS)") }
                line("destination.modalPresentationStyle = \(modalStyle(how.style))")
                if isLacking { line("#endif") }
            }
            let parts: CodeText = "identifier: identifier, source: self, destination: destination"
            block("segue = \(kit)StoryboardSegue(\(parts)) { [weak self] in") {
                line(
                    how == nil
                        ? "self?.navigationController?.pushViewController(destination, animated: true)"
                        : dialect.areLayersValues
                            ? "self?.presentAsSheet(destination)"
                            : "self?.present(destination, animated: true, completion: nil)")
            }
        }
    }
}

import NavGraphModel

/// A protocol of the emitted code that the app adopts: of a screen, a data store, a factory.
package struct SwiftInterface: Sendable {
    let type: CodeText
    /// The protocols that it has in it.
    var inherited: [CodeText] = []
    package var requirements: [Requirement]

    package var name: String { type.string }

    /// A property or method that it asks for.
    package struct Requirement: Sendable {
        private let start: CodeText
        private let label: CodeText
        private let type: CodeText
        private let end: CodeText
        /// What the graph says about it.
        private(set) var about = ""
        /// What emitted code says about it.
        private(set) var comment: CodeText = ""

        static func property(_ name: CodeText, type: CodeText, accessors: CodeText = "{ get set }") -> Self {
            Requirement(start: "var", label: name, type: ": \(type)", end: " \(accessors)")
        }

        /// `result`: what stands behind the parameters, ` -> any NoteScreen`.
        static func method(
            _ name: CodeText, parameters: CodeText = "", result: CodeText = "", start: CodeText = "func"
        ) -> Self {
            Requirement(start: start, label: name, type: "(\(parameters))", end: result)
        }

        func about(_ text: String) -> Self {
            var documented = self
            documented.about = text
            return documented
        }

        func comment(_ text: CodeText) -> Self {
            var documented = self
            documented.comment = text
            return documented
        }

        package var name: String { label.string }
        /// `onOpenNote: ((_ note: Note) -> Void)?`, `makeNote(note: Note)`.
        package var signature: String { ("\(label)\(type)" as CodeText).string }
        package var declaration: String { code.string }
        var code: CodeText { "\(start) \(label)\(type)\(end)" }
    }
}

extension CodeText.StringInterpolation {
    mutating func appendInterpolation(_ requirement: SwiftInterface.Requirement) {
        appendInterpolation(requirement.code)
    }
}

extension SwiftEmitter {
    /// A protocol. `isShort`: on one line where it asks for nothing.
    func interface(_ interface: SwiftInterface, isShort: Bool = true) {
        let head: CodeText = "\(access)protocol \(interface.type)\(interface.inherited.list(after: ": ") { $0 }) {"
        let isEmpty = isShort && interface.requirements.isEmpty
        mainActorBlock("\(head)\("}", if: isEmpty)", end: isEmpty ? nil : "}") { requirements(interface.requirements) }
    }

    func requirements(_ requirements: [SwiftInterface.Requirement]) {
        for requirement in requirements {
            if !requirement.about.isEmpty { code.documentation(requirement.about) }
            if !requirement.comment.isEmpty { line("/// \(requirement.comment)") }
            line(requirement.code)
        }
    }
}

// MARK: - All of them

extension SwiftEmitter {
    /// Every protocol that the app adopts for the set that is emitted.
    func interfaces() -> [SwiftInterface] {
        var all = ownScreens.flatMap { interfaces(ofScreen: $0) } + [appFactoryInterface]
        if !looseScreens.isEmpty { all.append(dialect.factoryInterface(of: nil, self)) }
        all += ownFlows.map { dialect.factoryInterface(of: $0, self) }
        all += ownGroups.compactMap { groupScreen($0) }
        if hasAnimator { all.append(animatorInterface) }
        if hasImports { all.append(importsInterface) }
        if traits.hasLinks, !plan.resolvers.isEmpty { all.append(resolversInterface) }
        if hasContainer { all += injectionInterfaces }
        return all
    }

    private func interfaces(ofScreen id: ScreenID) -> [SwiftInterface] {
        if hasClosures(id) || hasActions(id) { return [] }
        return isScene(id) ? sceneInterfaces(scene(id)) : [screenInterface(id)]
    }
}

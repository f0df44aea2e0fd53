import NavGraphModel
import NavGraphSources
import NavGraphSyntax

/// What keys and comments say of whose code something is. SOURCES 9.
extension Drift {
    /// An anchor of a transition, and the names of types in its code.
    struct NamedAnchor {
        var names: Set<String>
        /// `Type.function`, or the lines of a file.
        var code: String?
        var lines: (file: String, lines: ClosedRange<Int>)?
        /// Whether there is such code.
        var exists = true
    }

    /// The code with what the graph's anchors, and comments that name its elements, say of it.
    static func anchored(_ code: DriftCode, in graph: NavGraph, _ types: DriftTypes) -> DriftCode {
        let anchors = graph.codeAnchors.compactMap { anchor -> SourceAnchor? in
            guard let screen = graph.screen(of: anchor.owner), let type = types.typeOf[screen] else { return nil }
            return SourceAnchor(code: graph.text[anchor.text], isOf: type)
        }
        guard !anchors.isEmpty || !code.report.anchors.isEmpty else { return code }
        var code = code
        code.report = code.program.report(
            anchors: anchors, typeOfScreen: { graph.screen(named: $0).flatMap { types.typeOf[$0] } }, mentions: true)
        return code
    }

    /// The transition that `screen.event` names.
    private func transition(named name: String) -> TransitionID? {
        graph.transitions.ids.first { graph.subject(of: $0).spelled(in: graph.text) == "transition:" + name }
    }

    /// `missing-anchor`.
    mutating func judgeAnchors() {
        for anchor in graph.codeAnchors {
            let code = graph.text[anchor.text]
            if self.code.report.declared.contains(code) || self.code.report.mentions.hasMethod(code) { continue }
            let subject: Subject
            switch anchor.owner {
            case .screen(let screen): subject = graph.subject(of: screen)
            case .alternative(let alternative):
                guard let transition = graph.alternatives[alternative].transition else { continue }
                subject = graph.subject(of: transition)
            }
            found.add(
                .missingAnchor, of: subject, at: Place(anchor.file, anchor.span), "'\(code)' not found in the code")
        }
        // A draft has only what was read: its comments may name more.
        for anchor in code.report.anchors
        where graph.draft.isEmpty && (graph.screen(named: anchor.name) == nil || isUnknownEvent(anchor.name)) {
            let name = graph.text.intern(anchor.name)
            let kind: Subject.Kind = anchor.name.contains(".") ? .transition : .screen
            found.add(
                .missingAnchor, of: Subject(kind, name: name),
                in: SourcePlace(file: anchor.file, line: anchor.line, column: 1),
                "unknown \(kind == .screen ? "screen" : "transition") '\(anchor.name)'")
        }
    }

    private func isUnknownEvent(_ name: String) -> Bool {
        graph.namedScreens.allSatisfy { graph.text[graph.screens[$0].qualifiedName] != name }
            && transition(named: name) == nil
    }

    func anchors(of transition: TransitionID) -> [NamedAnchor] {
        var result: [NamedAnchor] = []
        for alternative in graph.alternatives(of: transition) {
            for anchor in graph.code(of: alternative) {
                let code = graph.text[anchor.text]
                let mentions = self.code.report.mentions
                let isType = self.code.report.declared.contains(code)
                result.append(
                    NamedAnchor(
                        names: isType ? mentions.names(around: code) : mentions.names(ofMethod: code), code: code,
                        exists: isType || mentions.hasMethod(code)))
            }
        }
        let name = graph.subject(of: transition).spelled(in: graph.text)
        for anchor in code.report.anchors where "transition:" + anchor.name == name {
            result.append(NamedAnchor(names: anchor.names, lines: (anchor.file, anchor.lines)))
        }
        return result
    }

    /// Whether an anchor names what a transition opens; `empty-anchor`.
    mutating func judge(
        _ anchors: [NamedAnchor], of transition: TransitionID, from: String, to targets: [String]
    ) -> Bool {
        var isNamed = false
        for anchor in anchors where anchor.exists {
            let views = code.report.hosts.filter { targets.contains($0.value) }.map { DriftTypes.last($0.key) }
            let names = Set(targets.map(DriftTypes.last) + views)
            let opens = edges.contains { edge in
                // Code that the anchored function calls opens for it.
                targets.contains(edge.to)
                    && (edge.from == from && edge.by == "caller" || edge.code == anchor.code
                        || anchor.lines.map { $0.file == edge.file && $0.lines.contains(edge.line) } ?? false)
            }
            if opens || !anchor.names.isDisjoint(with: names) {
                isNamed = true
            } else {
                found.add(
                    .emptyAnchor, of: graph.subject(of: transition), at: graph.place(of: transition),
                    "the code of this transition does not open '\(targets[0])' or name its type")
            }
        }
        return isNamed
    }
}

extension NavGraph {
    fileprivate func screen(of owner: CodeAnchor.Owner) -> ScreenID? {
        switch owner {
        case .screen(let screen): return screen
        case .alternative(let alternative):
            guard let transition = alternatives[alternative].transition,
                case .screen(let screen) = transitions[transition].owner
            else { return nil }
            return screen
        }
    }

    /// The screen that `screen` or `screen.event` names.
    fileprivate func screen(named name: String) -> ScreenID? {
        namedScreens.first { screen in
            let own = text[screens[screen].qualifiedName]
            return name == own || name.hasPrefix(own + ".")
        }
    }
}

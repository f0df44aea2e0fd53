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

    /// Gives the code that is anchored to its screens.
    mutating func applyAnchors() {
        for anchor in graph.codeAnchors {
            let code = graph.text[anchor.text]
            let screen: ScreenID
            switch anchor.owner {
            case .screen(let one): screen = one
            case .alternative(let alternative):
                guard let transition = graph.alternatives[alternative].transition,
                    case .screen(let one) = graph.transitions[transition].owner
                else { continue }
                screen = one
            }
            guard let type = types.typeOf[screen] else { continue }
            for index in edges.indices where edges[index].code == code || isOwner(code, of: edges[index]) {
                edges[index].from = type
                edges[index].by = "anchor"
            }
        }
        for anchor in self.code.report.anchors {
            guard let screen = screen(named: anchor.name), let type = types.typeOf[screen] else { continue }
            for index in edges.indices
            where edges[index].file == anchor.file && anchor.lines.contains(edges[index].line) {
                edges[index].from = type
                edges[index].by = "anchor"
            }
        }
    }

    /// Whether an anchor that names a type is of the code of an edge.
    private func isOwner(_ code: String, of edge: SourceReport.Edge) -> Bool {
        guard let place = edge.code, let dot = place.lastIndex(of: ".") else { return false }
        return place[..<dot] == code
    }

    private func screen(named name: String) -> ScreenID? {
        graph.namedScreens.first { screen in
            let own = graph.text[graph.screens[screen].qualifiedName]
            return name == own || name.hasPrefix(own + ".")
        }
    }

    /// The transition that `screen.event` names.
    private func transition(named name: String) -> TransitionID? {
        graph.transitions.ids.first { subject(of: $0).spelled(in: graph.text) == "transition:" + name }
    }

    /// `missing-anchor`.
    mutating func judgeAnchors() {
        for anchor in graph.codeAnchors {
            let code = graph.text[anchor.text]
            if self.code.report.declared.contains(code) || self.code.report.mentions.hasMethod(code) { continue }
            let subject: Subject
            switch anchor.owner {
            case .screen(let screen): subject = self.subject(of: screen)
            case .alternative(let alternative):
                guard let transition = graph.alternatives[alternative].transition else { continue }
                subject = self.subject(of: transition)
            }
            found.add(
                .missingAnchor, subject, at: Place(anchor.file, anchor.span), "'\(code)' not found in the code")
        }
        // A draft has only what was read: its comments may name more.
        for anchor in code.report.anchors
        where graph.draft.isEmpty && (screen(named: anchor.name) == nil || isUnknownEvent(anchor.name)) {
            let name = graph.text.intern(anchor.name)
            let kind: Subject.Kind = anchor.name.contains(".") ? .transition : .screen
            found.add(
                .missingAnchor, Subject(kind, name: name), anchor.file, anchor.line, 1,
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
                let isType = self.code.report.declared.contains(code)
                let names =
                    isType
                    ? self.code.report.mentions.names(around: code) : self.code.report.mentions.names(ofMethod: code)
                result.append(
                    NamedAnchor(
                        names: names, code: code,
                        exists: isType || self.code.report.mentions.hasMethod(code)))
            }
        }
        let name = subject(of: transition).spelled(in: graph.text)
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
                targets.contains(edge.to)
                    && (edge.code == anchor.code
                        || anchor.lines.map { $0.file == edge.file && $0.lines.contains(edge.line) } ?? false)
            }
            if opens || !anchor.names.isDisjoint(with: names) {
                isNamed = true
            } else {
                found.add(
                    .emptyAnchor, subject(of: transition), at: graph.place(of: transition),
                    "the code of this transition does not open '\(targets[0])' or name its type")
            }
        }
        return isNamed
    }
}

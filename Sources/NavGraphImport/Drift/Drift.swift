import NavGraphModel
import NavGraphSources
import NavGraphSyntax

/// Where an app's code and its graph disagree, as the rules of code have it, at their own levels. SOURCES 9.
///
/// The graph's files then include those of the code in which something was found.
/// - Parameters:
///   - root: the path of the graph's root file: routers made from it are this graph's.
///   - seen: the subjects of transitions that were seen before.
///   - off: rules that are not judged.
package func drift(
    _ graph: inout NavGraph, root: String, _ code: DriftCode, seen: Set<String> = [], off: Set<Rule>
) -> DriftResult {
    var drift = Drift(graph, root: root, code, off: off)
    drift.judgeAnchors()
    drift.judgeScreens()
    drift.judgeSegues()
    drift.judgeInterfaceFiles()
    drift.judgeEdges()
    drift.judgeChildren()
    drift.judgeTransitions(seen: seen)
    drift.judgeReading()
    graph.text = drift.graph.text
    drift.found.makeFindings(in: &graph)
    return DriftResult(
        findings: drift.found.findings, allowed: drift.found.allowed, transitions: drift.transitions,
        unread: code.report.unread)
}

/// How a graph and its code compare.
package struct DriftResult {
    package var findings: [Finding]
    /// What comments in the code allow, with their reasons.
    package var allowed: [(finding: Finding, reason: String)]
    package var transitions: DriftTransitions
    package var unread: [SourceReport.UnreadCall]
}

/// Of the transitions of screens, those that code confirms.
package struct DriftTransitions: Sendable {
    package var count = 0
    package var anchored = 0
    /// The subjects of those that are seen, by anchors too.
    package var seen: Set<String> = []
}

/// One graph, compared with the code.
struct Drift {
    var graph: NavGraph
    let code: DriftCode
    var types: DriftTypes
    /// Whether the sources have a router that was made from this graph.
    let hasRouter: Bool
    var found: DriftFindings
    /// Screens that a deep link, or a tab bar, leads to.
    let leadingRegions: Set<ScreenID>
    private let judgesTypes: Bool
    /// Which screen opens which, with what anchors say.
    var edges: [SourceReport.Edge] { code.report.edges }
    var transitions = DriftTransitions()
    /// Transitions without an anchor that no code confirms, with the types that they open.
    var unconfirmed: [(transition: TransitionID, types: [String])] = []

    init(_ graph: NavGraph, root: String, _ code: DriftCode, off: Set<Rule>) {
        self.graph = graph
        types = DriftTypes(graph, code)
        self.code = Self.anchored(code, in: graph, types)
        hasRouter = self.code.report.emittedFrom.contains(lastPart(of: root, after: "/"))
        found = DriftFindings(code, off: off)
        leadingRegions = graph.leadingRegions
        judgesTypes = !off.contains(.missingType)
    }

    // MARK: - Screens

    /// `missing-type`, `missing-scene`, `scene-type`.
    mutating func judgeScreens() {
        let isMissing = Set(types.missing.map(\.screen))
        for (screen, type) in types.missing {
            // Where the rule is off, the other type is still to be reported.
            let renamed = judgesTypes ? renamedType(of: screen) : nil
            let message =
                renamed.map { "type '\(type)' not found in the code; '\($0.from)' opens '\($0.to)' there" }
                ?? "type '\(type)' not found in the code" + didYouMean(nearestType(to: type))
            if let renamed { types.assume(screen, has: renamed.to) }
            found.add(.missingType, of: graph.subject(of: screen), at: place(of: screen, isOfType: true), message)
        }
        for screen in graph.namedScreens where !isMissing.contains(screen) {
            switch graph.screens[screen].source {
            case .storyboard(let name, let identifier):
                judge(screen, scene: graph.text[identifier], of: graph.text[name])
            case .xib(let name): judge(screen, xib: graph.text[name])
            case .code, .swiftUI, .system: break
            }
        }
    }

    private mutating func judge(_ screen: ScreenID, scene identifier: String, of storyboard: String) {
        let message: String
        switch code.scenes.find(identifier, in: storyboard) {
        case .noStoryboard:
            message = "storyboard '\(storyboard)' not found" + didYouMean(near(storyboard, code.scenes.storyboardNames))
        case .noScene(let identifiers):
            message = "'\(storyboard)' has no scene '\(identifier)'" + didYouMean(near(identifier, identifiers))
        case .noInitial: message = "'\(storyboard)' has no initial view controller"
        case .unread: return
        case .scenes(let nodes):
            let classes = nodes.compactMap { code.scenes.type(of: $0) }
            guard let type = types.typeOf[screen], let first = classes.first,
                !classes.contains(where: { types.type(named: $0) ?? $0 == type })
            else { return }
            found.add(
                .sceneType, of: graph.subject(of: screen), at: self.place(of: screen, isOfType: true),
                "expected a scene of class '\(type)', found '\(first)'")
            return
        }
        addMissingScene(of: screen, message)
    }

    /// Nothing is missing for certain where a file could not be read.
    private mutating func addMissingScene(of screen: ScreenID, _ message: String) {
        guard code.unreadable.isEmpty else { return }
        found.add(.missingScene, of: graph.subject(of: screen), at: place(of: screen, isOfType: false), message)
    }

    private mutating func judge(_ screen: ScreenID, xib name: String) {
        guard let type = types.typeOf[screen] else { return }
        let name = name.isEmpty ? DriftTypes.last(type) : name
        guard code.scenes.xibNames.contains(name) else {
            let near = didYouMean(near(name, code.scenes.xibNames))
            return addMissingScene(of: screen, "xib '\(name)' not found" + near)
        }
        let owners = code.scenes.xibs.filter { $0.name == name }.map(\.type)
        guard let first = owners.first, !owners.contains(where: { types.type(named: $0) ?? $0 == type }) else { return }
        found.add(
            .sceneType, of: graph.subject(of: screen), at: place(of: screen, isOfType: true),
            "expected an owner of class '\(type)', found '\(first)'")
    }

    /// The only type without a screen that a screen opens which has a transition to this one.
    private func renamedType(of screen: ScreenID) -> (from: String, to: String)? {
        let containers = Set(code.report.tabs.map(\.of))
        var result: [(from: String, to: String)] = []
        for (from, sources) in types.screensOf.sorted(by: { $0.key < $1.key })
        where !transitions(from: sources, to: [screen]).isEmpty {
            for edge in edges
            where edge.from == from && types.screensOf[edge.to] == nil && !containers.contains(edge.to) {
                if !result.contains(where: { $0.to == edge.to }) { result.append((from, edge.to)) }
            }
        }
        return result.count == 1 ? result[0] : nil
    }

    // MARK: - What storyboards have

    /// `missing-segue`.
    mutating func judgeSegues() {
        for id in graph.alternatives.ids {
            let alternative = graph.alternatives[id]
            guard !alternative.segue.isEmpty, alternative.role != .then, let transition = alternative.transition,
                case .screen(let screen) = graph.transitions[transition].owner, let scenes = types.scenesOf[screen]
            else { continue }
            let segue = graph.text[alternative.segue]
            // The scene itself, and a stack's first.
            let nodes = scenes + scenes.compactMap { code.scenes.screen(of: $0) }
            let segues = nodes.flatMap { node in code.scenes.set.scenes[node].segues.map { (node, $0) } }
                .filter { $0.1.identifier != nil }
            let message: String
            let same = segues.filter { $0.1.identifier == segue }
            if same.isEmpty {
                guard code.unreadable.isEmpty else { continue }
                message =
                    "segue '\(segue)' not found in the scene of '\(graph.name(of: screen))'"
                    + didYouMean(near(segue, segues.compactMap(\.1.identifier)))
            } else {
                let wanted = Set(
                    graph.firstScreens(of: alternative.action.opened).compactMap { types.typeOf[$0] })
                let classes = same.compactMap { node, segue in
                    code.scenes.set.destination(of: segue, from: node).flatMap { code.scenes.screen(of: $0) }
                        .flatMap { code.scenes.type(of: $0) }
                }
                guard !wanted.isEmpty, classes.count == same.count,
                    !classes.contains(where: { wanted.contains(types.type(named: $0) ?? $0) })
                else { continue }
                message = "segue '\(segue)' leads to '\(classes[0])'"
            }
            found.add(.missingSegue, of: graph.subject(of: transition), at: graph.place(of: transition), message)
        }
    }

    /// `missing-class`, `not-well-formed`.
    mutating func judgeInterfaceFiles() {
        for file in code.unreadable {
            found.add(
                .notWellFormed, of: .file, in: file.place, thing: file.path, "skipped: \(file.failure.message)")
        }
        for one in code.scenes.classes where !code.report.declared.contains(one.name) {
            let near = near(one.name, code.report.declared)
            found.add(
                .missingClass, of: .file, in: one.place, thing: "\(one.place.file) \(one.name)",
                "class '\(one.name)' of this element not found in the code" + didYouMean(near))
        }
    }

    // MARK: - Names

    private func place(of screen: ScreenID, isOfType: Bool) -> Place {
        let span = isOfType ? graph.typeSpans[screen] : graph.storyboardSpans[screen]
        return span.map { Place(graph.screens[screen].file, $0) } ?? graph.place(of: screen)
    }

    private func near(_ name: String, _ others: some Sequence<String>) -> String? {
        nearest(to: name, among: others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    /// The screen type that is nearest to a name: `NoteListViewController` for `NoteListVC`.
    func nearestType(to name: String) -> String? {
        let all = code.report.screenTypes.keys.filter { types.screensOf[$0] == nil }.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        func stem(_ name: String) -> String { Stem.words(of: DriftTypes.last(name), less: Stem.ofScreens).camel }
        let wanted = stem(name)
        if let same = all.first(where: { stem($0) == wanted }) { return same }
        let stems = Dictionary(all.map { (stem($0), $0) }) { first, _ in first }
        guard let near = nearest(to: wanted, among: stems.keys.sorted()) else { return nil }
        let shorter = min(near.utf8.count, wanted.utf8.count)
        return abs(near.utf8.count - wanted.utf8.count) * 3 <= shorter ? stems[near] : nil
    }
}

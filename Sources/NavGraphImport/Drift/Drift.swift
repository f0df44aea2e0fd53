import NavGraphModel
import NavGraphSources
import NavGraphSyntax

/// Where an app's code and its graph disagree, as the rules of code have it, at their own levels. SOURCES 9.
///
/// The graph's files then include those of the code in which something was found.
/// - Parameters:
///   - root: the path of the graph's root file: routers made from it are this graph's.
///   - off: rules that are not judged.
/// - Returns: what is found, and what comments in the code allow, with their reasons.
package func drift(
    _ graph: inout NavGraph, root: String, _ code: DriftCode, off: Set<Rule>
) -> (findings: [Finding], allowed: [(finding: Finding, reason: String)]) {
    var drift = Drift(graph, root: root, code, off: off)
    drift.judgeScreens()
    drift.judgeSegues()
    drift.judgeClasses()
    drift.judgeEdges()
    drift.judgeChildren()
    drift.judgeTransitions()
    drift.judgeReading()
    graph.text = drift.graph.text
    drift.found.makeFindings(in: &graph)
    return (drift.found.findings, drift.found.allowed)
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

    init(_ graph: NavGraph, root: String, _ code: DriftCode, off: Set<Rule>) {
        self.graph = graph
        self.code = code
        types = DriftTypes(graph, code)
        let name = root.split(separator: "/").last.map(String.init) ?? root
        hasRouter = code.report.emittedFrom.contains(name)
        found = DriftFindings(code, off: off)
        leadingRegions = graph.leadingRegions
    }

    // MARK: - Screens

    /// `missing-type`, `missing-scene`, `scene-type`.
    mutating func judgeScreens() {
        let isMissing = Set(types.missing.map(\.screen))
        for (screen, type) in types.missing {
            found.add(
                .missingType, subject(of: screen), at: place(of: screen, isOfType: true),
                "no source declares '\(type)'" + didYouMean(nearestType(to: type)))
        }
        for screen in graph.namedScreens where !isMissing.contains(screen) {
            switch graph.screens[screen].source {
            case .storyboard(let name, let identifier):
                judge(screen, scene: graph.text[identifier], of: graph.text[name])
            case .xib(let name): judge(screen, xib: graph.text[name])
            case .code, .swiftUI: break
            }
        }
    }

    private mutating func judge(_ screen: ScreenID, scene identifier: String, of storyboard: String) {
        let place = place(of: screen, isOfType: false)
        let message: String
        switch code.scenes.find(identifier, in: storyboard) {
        case .noStoryboard:
            message = "no storyboard '\(storyboard)'" + didYouMean(near(storyboard, code.scenes.storyboardNames))
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
                .sceneType, subject(of: screen), at: self.place(of: screen, isOfType: true),
                "the scene is a '\(first)', not a '\(type)'")
            return
        }
        found.add(.missingScene, subject(of: screen), at: place, message)
    }

    private mutating func judge(_ screen: ScreenID, xib name: String) {
        guard let type = types.typeOf[screen] else { return }
        let name = name.isEmpty ? DriftTypes.last(type) : name
        guard code.scenes.xibNames.contains(name) else {
            let near = didYouMean(near(name, code.scenes.xibNames))
            return found.add(
                .missingScene, subject(of: screen), at: place(of: screen, isOfType: false), "no xib '\(name)'" + near)
        }
        let owners = code.scenes.xibs.filter { $0.name == name }.map(\.type)
        guard let first = owners.first, !owners.contains(where: { types.type(named: $0) ?? $0 == type }) else { return }
        found.add(
            .sceneType, subject(of: screen), at: place(of: screen, isOfType: true),
            "the xib's owner is a '\(first)', not a '\(type)'")
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
                message =
                    "no segue '\(segue)' leaves the scene of '\(graph.name(of: screen))'"
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
            found.add(.missingSegue, subject(of: transition), at: graph.place(of: transition), message)
        }
    }

    /// `missing-class`.
    mutating func judgeClasses() {
        for one in code.scenes.classes where !code.report.declared.contains(one.name) {
            let near = near(one.name, code.report.declared)
            found.add(
                .missingClass, .file, one.path, one.line, one.column, thing: "\(one.path) \(one.name)",
                "no source declares '\(one.name)', the class of this element" + didYouMean(near))
        }
    }

    // MARK: - Names

    func subject(of screen: ScreenID) -> Subject { Subject(.screen, name: graph.screens[screen].qualifiedName) }

    func subject(of transition: TransitionID) -> Subject {
        let owner = graph.qualifiedName(of: graph.transitions[transition].owner)
        return Subject(.transition, owner: owner, name: graph.transitions[transition].name)
    }

    private func place(of screen: ScreenID, isOfType: Bool) -> Place {
        let span = isOfType ? graph.typeSpans[screen] : graph.storyboardSpans[screen]
        return span.map { Place(graph.screens[screen].file, $0) } ?? graph.place(of: screen)
    }

    private func near(_ name: String, _ others: some Sequence<String>) -> String? {
        nearest(to: name, among: others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    /// The screen type that is nearest to a name: `NoteListViewController` for `NoteListVC`.
    func nearestType(to name: String) -> String? {
        let all = code.report.screenTypes.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        if let near = nearest(to: name, among: all) { return near }
        func stem(_ name: String) -> String { Stem.words(of: DriftTypes.last(name), less: Stem.ofScreens).camel }
        let wanted = stem(name)
        return all.first { stem($0) == wanted }
    }
}

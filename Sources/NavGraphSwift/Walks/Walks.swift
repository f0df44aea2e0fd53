import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

package struct WalkTest: Sendable {
    /// The run in a line.
    package var words: String
    /// Each step in words, without the screen.
    package var acts: [String]
    package var run: WalkedRun

    package init(words: String, acts: [String], run: WalkedRun) {
        (self.words, self.acts, self.run) = (words, acts, run)
    }
}

/// Emits tests that walk runs of an app through the emitted router, with the app's own factory.
///
/// - Parameters:
///   - omitted: what is not walked, in words.
///   - module: the Swift module of the app, which the tests import.
///   - line: the file and line of a place, `Graphs/notes.yaml:12`.
package func emitWalks(
    _ graph: NavGraph, options: SwiftOptions, walks: [WalkTest], omitted: [String], module: String,
    line: @escaping (Place) -> String
) -> (file: SwiftFile?, problems: [EmitProblem]) {
    let (emitter, problems) = emitter(graph, options)
    guard problems.isEmpty else { return (nil, problems) }
    return (WalkWriter(emitter, module: module, place: line).file(walks, without: omitted), [])
}

struct WalkWriter {
    let emitter: SwiftEmitter
    let module: String
    let place: (Place) -> String
    var graph: NavGraph { emitter.graph }
    var base: String { emitter.base }

    init(_ emitter: SwiftEmitter, module: String, place: @escaping (Place) -> String) {
        (self.emitter, self.module, self.place) = (emitter, module, place)
    }

    func file(_ walks: [WalkTest], without omitted: [String]) -> SwiftFile {
        let values = WalkValues(emitter, walks)
        return emitter.file("\(base)Walks") {
            for one in omitted { emitter.line("// Not walked: \(printable(one))") }
            emitter.line("#if canImport(Testing) && \(emitter.condition)")
            emitter.imports(["Foundation", "Testing", emitter.dialect.framework])
            for name in [module] + emitter.swiftModules { emitter.line("@testable import \(name)") }
            if case .module(let name) = emitter.options.support {
                let isOurs = name == "NavGraph" + emitter.dialect.framework
                emitter.lines(isOurs ? "import NavGraphRuntime\nimport \(name)" : "@testable import \(name)")
            }
            emitter.line()
            dataProtocol(values)
            suite(walks, values)
            helper()
            emitter.line("#endif")
        }
    }

    private func dataProtocol(_ values: WalkValues) {
        emitter.lines(
            """
            /// The values that the graph does not have. The app has them in `extension \(base)Walks: \(base)WalkData { … }`.
            """)
        emitter.mainActorBlock("protocol \(base)WalkData {") {
            emitter.line("/// The app's own factory.")
            emitter.line("func factory() -> any \(base)Factory")
            if emitter.hasAnimator { emitter.line("func animator() -> any \(base)Animator") }
            if emitter.traits.hasResolvers { emitter.line("func resolvers() -> any \(base)Resolvers") }
            for (type, name) in values.methods { emitter.line("func \(name)() -> \(type)") }
        }
        emitter.line()
    }

    private func suite(_ walks: [WalkTest], _ values: WalkValues) {
        emitter.line("/// Each transition of \(graph.name), walked from launch through the app's own screens.")
        // A suite cannot be marked with versions, its members can.
        emitter.code.withoutAttribute { attribute in
            emitter.line("@MainActor")
            emitter.block("@Suite(.serialized) struct \(base)Walks {") {
                if let attribute { emitter.line(attribute) }
                emitter.line("private var data: any \(base)WalkData { self }")
                tests(walks, with: values, attribute: attribute)
            }
        }
    }

    private func tests(_ walks: [WalkTest], with values: WalkValues, attribute: CodeText?) {
        var taken: Set<String> = ["data"]
        for walk in walks {
            let name = free(testName(walk), &taken)
            emitter.line()
            if let attribute { emitter.line(attribute) }
            emitter.line("@Test(\(swiftLiteral(walk.words)))")
            emitter.block("func \(swiftIdentifier(name))() async throws {") { test(walk, values) }
        }
    }

    /// After what it fires last: `noteListOpenNote`, `linkProduct`.
    private func testName(_ walk: WalkTest) -> String {
        switch walk.run.steps.last?.act {
        case .event(let alternative)?:
            guard let event = graph.alternatives[alternative].transition else { return "event" }
            let owner = graph.text[graph.qualifiedName(of: graph.transitions[event].owner)]
            return lowerCamelPath(owner) + upperCamel(graph.text[graph.transitions[event].name])
        case .link(let link)?: return "link" + upperCamelPath(graph.text[graph.deepLinks[link].qualifiedName])
        default: return "launch"
        }
    }

    private func test(_ walk: WalkTest, _ values: WalkValues) {
        let start = walk.run.steps[0]
        let conditions = launchConditions(walk.run)
        let line = swiftLiteral(place(place(of: start.act, on: start.screen)))
        emitter.line(
            "let walk = try await Walk(data\(conditions), shows: \(name(start.screen)), at: \(line)\(check(start.screen)))"
        )
        for (index, step) in walk.run.steps.enumerated().dropFirst() {
            let before = walk.run.steps[index - 1].screen
            let act = swiftLiteral(walk.acts[index])
            let line = swiftLiteral(place(place(of: step.act, on: before)))
            let isColumn = isColumn(step.act)
            if isColumn { continue }
            emitter.block(
                "try await walk.step(\(act), shows: \(name(step.screen)), at: \(line)\(check(step.screen))) {"
            ) {
                WalkAct(emitter, values).write(step.act, on: before)
            }
        }
        emitter.line("walk.ends(with: \(swiftLiteral(walk.run.state)))")
    }

    private func name(_ screen: ScreenID) -> CodeText { swiftLiteral(graph.text[graph.screens[screen].qualifiedName]) }

    /// `, as: { $0 is NoteListViewController }`, where the graph says of which type a screen is.
    private func check(_ id: ScreenID) -> CodeText {
        let screen = graph.screens[id]
        if emitter.hasClosures(id) || emitter.options.framework != .swiftui && emitter.hasActions(id)
            || !emitter.isOwn(id)
        {
            return ""
        }
        if screen.type.isEmpty, emitter.hasContainer || !emitter.hasDefault(id) { return "" }
        return
            ", as: { $0 is \(emitter.options.framework == .swiftui ? emitter.viewType(id) : emitter.viewController(id)) }"
    }

    private func isColumn(_ act: WalkedRun.Act) -> Bool {
        guard case .child(let child) = act else { return false }
        return graph.flows.contains { $0.container == .split && $0.children.contains(child) }
    }

    private func launchConditions(_ run: WalkedRun) -> CodeText {
        guard emitter.areConditionsGiven else { return "" }
        let values = Dictionary(uniqueKeysWithValues: run.conditions.map { ($0.id, $0.value) })
        let single = emitter.openConditions.map {
            "\(emitter.condition($0)): \(values[$0] == true ? "true" : "false")" as CodeText
        }
        let enumerations = emitter.openEnumerations.map { it in
            let holding = it.members.first { values[$0] == true } ?? it.members[it.members.startIndex]
            return "\(emitter.property(of: it)): \(emitter.enumerationCase(holding))" as CodeText
        }
        return ", conditions: \(base)Conditions(\((single + enumerations).list { $0 }))"
    }

    /// What of the graph a step carries out.
    private func place(of act: WalkedRun.Act, on screen: ScreenID) -> Place {
        switch act {
        case .launch: Place(FileID(0), graph.alternatives[graph.entry].span)
        case .event(let alternative): Place(graph.file(of: alternative), graph.alternatives[alternative].span)
        case .outcome(let outcome): Place(graph.place(of: screen).file, graph.outcomes[outcome].span)
        case .back, .swipe, .change: graph.place(of: screen)
        case .child(let child): Place(file(of: child), graph.children[child].span)
        case .link(let link): graph.deepLinks[link].place
        }
    }

    private func file(of child: ChildID) -> FileID {
        graph.flows.first { $0.children.contains(child) }?.file ?? FileID(0)
    }
}

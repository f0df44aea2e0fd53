import NavGraphSources
import NavGraphXML

/// What an app's sources, storyboards and xibs say, read once: graphs are compared with it. SOURCES 9.
package struct DriftCode {
    package internal(set) var report: SourceReport
    let program: SourceProgram
    let scenes: DriftScenes
    let sourceDraft: SourceDraft
    /// Which type leads to which by a segue, as `From To`.
    let segues: Set<String>
    /// What the files are called, and their bytes: findings stand in them.
    package let files: [String: [UInt8]]

    /// Storyboards and xibs that are not XML: all other files were read.
    let unreadable: [UnreadableImport]

    /// - Parameter files: storyboards and xibs, and the property lists that say which of them are of other targets.
    package init(_ inputs: [SourceInput], _ files: [ImportFile]) {
        var unreadable: [UnreadableImport] = []
        scenes = DriftScenes(files, unreadable: &unreadable)
        self.unreadable = unreadable
        let known = SourceScenes(scenes.set.storyboards, scenes.xibs)
        program = SourceProgram(inputs, scenes: known.scenes)
        report = program.report(mentions: true)
        segues = Set(known.edges.map { "\($0.from) \($0.to)" })
        sourceDraft = SourceDraft(report, known, app: "App", writesAll: true)
        let bytes =
            inputs.map { ($0.path, $0.bytes) } + files.filter(\.path.isInterface).map { ($0.path.path, $0.bytes) }
        self.files = Dictionary(bytes) { first, _ in first }
    }

    func screenName(of type: String) -> String { sourceDraft.screen(of: type)?.name ?? type }
}

/// Storyboards and xibs, as a graph's screens name them.
struct DriftScenes {
    struct Class {
        var name: String
        var place: SourcePlace
    }

    let set: StoryboardSet
    let xibs: [Xib]
    /// The names of all files, those included that are not read.
    private(set) var storyboardNames: Set<String> = []
    private(set) var xibNames: Set<String> = []
    /// Classes that are said to be the app's own, in the order of the files.
    let classes: [Class]

    init(_ files: [ImportFile], unreadable: inout [UnreadableImport]) {
        var report = ImportReport()
        let read = ForeignFiles(files, report: &report, unreadable: &unreadable)
        xibs = read.xibs
        var classes: [Class] = []
        for (number, root) in read.roots.sorted(by: { $0.key < $1.key }) {
            let path = files[number].path
            if path.kind == .storyboard { storyboardNames.insert(path.stem) }
            if path.kind == .xib { xibNames.insert(path.stem) }
            guard path.isInterface, report.inputs[number].skipped != OtherTargets.reason else { continue }
            root.walk { element in
                if element["customModuleProvider"] == "target", let name = nonEmpty(element["customClass"]) {
                    let place = SourcePlace(file: path.path, line: element.line, column: element.column)
                    classes.append(Class(name: demangled(name), place: place))
                }
                return false
            }
        }
        set = StoryboardSet(read.storyboards.filter { !$0.isMac }, report: &report)
        self.classes = classes
    }

    /// What a name in a storyboard means.
    enum Found {
        case noStoryboard, noScene(of: [String]), noInitial
        case scenes([StoryboardSet.Node])
        /// The storyboard is there, and is not one that an app navigates.
        case unread
    }

    /// The scenes of an identifier, or those that storyboards of the name begin with; of stacks their first screens.
    func find(_ identifier: String, in name: String) -> Found {
        let numbers = set.storyboards.indices.filter { set.storyboards[$0].name == name }
        guard !numbers.isEmpty else { return storyboardNames.contains(name) ? .unread : .noStoryboard }
        var nodes: [StoryboardSet.Node] = []
        var identifiers: [String] = []
        if identifier.isEmpty {
            nodes = numbers.compactMap { set.initialNode(of: $0) }
        } else {
            for node in set.scenes.indices where numbers.contains(set.storyboardOf[node]) {
                guard let controller = set.controller(node), !controller.isPlaceholder,
                    let found = controller.identifier
                else { continue }
                identifiers.append(found)
                if found == identifier { nodes.append(node) }
            }
        }
        if nodes.isEmpty { return identifier.isEmpty ? .noInitial : .noScene(of: identifiers) }
        return .scenes(nodes)
    }

    func screen(of node: StoryboardSet.Node) -> StoryboardSet.Node? { set.screen(of: set.thing(node)) }

    /// The class of a scene, its own before that of what it shows first.
    func type(of node: StoryboardSet.Node) -> String? {
        set.controller(node)?.type ?? screen(of: node).flatMap { set.controller($0)?.type }
    }
}

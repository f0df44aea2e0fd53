import NavGraphModel
import NavGraphSources
import NavGraphSyntax

/// What an app's sources, storyboards and xibs say, read once: graphs are compared with it. SOURCES 9.
package struct DriftCode {
    package let report: SourceReport
    let scenes: DriftScenes
    let sourceDraft: SourceDraft
    /// What the files are called, and their bytes: findings stand in them.
    package let files: [String: [UInt8]]

    /// - Parameter files: storyboards and xibs, and the property lists that say which of them are of other targets. Those that are no XML are added to `unreadable`.
    package init(_ inputs: [SourceInput], _ files: [ImportFile], unreadable: inout [UnreadableImport]) {
        scenes = DriftScenes(files, unreadable: &unreadable)
        let known = SourceScenes(scenes.set.storyboards, scenes.xibs)
        report = readSources(inputs, scenes: known.scenes, mentions: true)
        sourceDraft = SourceDraft(report, known, app: "App", writesAll: true)
        let bytes =
            inputs.map { ($0.path, $0.bytes) } + files.filter(\.path.isInterface).map { ($0.path.path, $0.bytes) }
        self.files = Dictionary(bytes) { first, _ in first }
    }

    /// What a draft would call the screen of a type.
    func screenName(of type: String) -> String { sourceDraft.screen(of: type)?.name ?? type }
}

/// Storyboards and xibs, as a graph's screens name them.
struct DriftScenes {
    struct Class {
        var name: String
        var path: String
        var line: Int
        var column: Int
    }

    let set: StoryboardSet
    private(set) var xibs: [Xib] = []
    /// The names of all files, those included that are not read.
    private(set) var storyboardNames: Set<String> = []
    private(set) var xibNames: Set<String> = []
    /// Classes that are said to be the app's own, in the order of the files.
    let classes: [Class]

    init(_ files: [ImportFile], unreadable: inout [UnreadableImport]) {
        var storyboards: [Storyboard] = []
        var classes: [Class] = []
        let copied = copies(among: files.map(\.path))
        var others = OtherTargets()
        for file in files where file.path.kind == .plist {
            // A file that is not a property list says nothing.
            others.add(file.path, try? readXML(file.bytes, doctype: .external))
        }
        for (number, file) in files.enumerated() where copied[number] == nil {
            guard let kind = file.path.kind, kind == .storyboard || kind == .xib else { continue }
            do throws(XMLFailure) {
                let root = try readXML(file.bytes)
                let isOfOther = others.has(file.path) || OtherTargets.isOfWatch(root)
                if kind == .storyboard {
                    storyboardNames.insert(file.path.stem)
                } else {
                    xibNames.insert(file.path.stem)
                }
                if isOfOther { continue }
                if kind == .storyboard {
                    let result = readStoryboard(root, file: number, path: file.path)
                    if let storyboard = result.storyboard, !storyboard.isMac { storyboards.append(storyboard) }
                } else {
                    if let xib = readXib(root, file: number, path: file.path).xib { xibs.append(xib) }
                }
                root.walk { element in
                    if element["customModuleProvider"] == "target", let name = nonEmpty(element["customClass"]) {
                        classes.append(
                            Class(
                                name: demangled(name), path: file.path.path, line: element.line,
                                column: element.column))
                    }
                    return false
                }
            } catch {
                unreadable.append(UnreadableImport(path: file.path.path, failure: error))
            }
        }
        var report = ImportReport()
        set = StoryboardSet(storyboards, report: &report)
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

    /// The screen of a scene: of a stack its first, as far as storyboards say it.
    func screen(of node: StoryboardSet.Node) -> StoryboardSet.Node? {
        var thing = set.thing(node)
        if case .node(let stack) = thing, case .stack(let first)? = set.roles[stack] { thing = first }
        if case .node(let shown) = thing { return shown }
        return nil
    }

    /// The class of a scene, its own before that of what it shows first.
    func type(of node: StoryboardSet.Node) -> String? {
        set.controller(node)?.type ?? screen(of: node).flatMap { set.controller($0)?.type }
    }
}

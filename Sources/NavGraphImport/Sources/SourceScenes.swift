import NavGraphSources

/// What storyboards and xibs say that code refers to: scenes by class, and their segues. SOURCES 8.
struct SourceScenes {
    private(set) var scenes: [SourceScene] = []
    /// Where a class's screen comes from: of several scenes the first.
    private(set) var origins: [String: (source: ScreenOrigin, origin: Origin)] = [:]
    /// Which class leads to which by a segue, in the order of the files.
    private(set) var edges: [(from: String, to: String, segue: Segue)] = []

    init(_ storyboards: [Storyboard], _ xibs: [Xib]) {
        var report = ImportReport()
        let set = StoryboardSet(storyboards, report: &report)
        for node in set.scenes.indices {
            let scene = set.scenes[node]
            guard let controller = scene.controller else { continue }
            let storyboard = set.storyboard(of: node)
            let isInitial = set.isInitial(node)
            let name = storyboard.name
            func add(_ type: String, isInStack: Bool, segues: [String: String] = [:]) {
                scenes.append(
                    SourceScene(
                        storyboard: name, identifier: controller.identifier, isInitial: isInitial, type: type,
                        isInStack: isInStack, segues: segues))
            }
            if case .stack? = set.roles[node], let first = Self.type(set, .node(node)) {
                add(first, isInStack: true)
                continue
            }
            guard let type = controller.type else { continue }
            var segues: [String: String] = [:]
            for segue in scene.segues where !segue.isRelationship && !segue.isEmbed && segue.kind != "unwind" {
                guard let to = set.destination(of: segue, from: node).flatMap({ Self.type(set, set.thing($0)) }) else {
                    continue
                }
                edges.append((type, to, segue))
                if let id = segue.identifier { segues[id] = to }
            }
            add(type, isInStack: false, segues: segues)
            if origins[type] == nil, controller.identifier != nil || isInitial {
                origins[type] = (.storyboard(name, id: controller.identifier), scene.origin)
            }
        }
        for xib in xibs where origins[xib.type] == nil {
            origins[xib.type] = (.xib(xib.name == xib.type ? nil : xib.name), xib.origin)
        }
    }

    /// The class of what a segue leads to; of a stack that of its first screen.
    static func type(_ set: StoryboardSet, _ thing: StoryboardSet.Thing) -> String? {
        set.screen(of: thing).flatMap { set.controller($0)?.type }
    }
}

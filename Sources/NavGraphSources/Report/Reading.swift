/// The stages of the reader that do not ask whose code something is.
struct Reading {
    let program: Program
    let reader: OpeningReader
    let flow: Flow
    let tabs: [TabReader.Tabs]
    let roots: [Opening]
    let window: [Value]?
    /// The type that the app begins with.
    let entry: String?
    let screens: Set<String>

    init(_ program: Program, entry given: String?) {
        self.program = program
        let typing = Typing(program)
        let values = Values(typing)
        let handing = Handing(typing)
        reader = OpeningReader(values: values, handing: handing)
        let tabReader = TabReader(values: values)
        tabs = tabReader.tabs()
        window = tabReader.windowGroup()
        let tabScreens = Set(tabs.flatMap { $0.children.flatMap(\.screens) })
        flow = Flow(reader, tabs: tabScreens)
        roots = tabReader.roots(flow.openings, handing)
        if let given {
            entry = given
        } else if let screen = window?.first?.screens.first {
            entry = screen
        } else {
            entry = tabs.first { program.kind(of: $0.of) == .app }?.of ?? roots.first?.value.screens.first
        }
        var screens = Set(tabs.map { program.screen(of: $0.of) }).union(tabScreens)
        for opening in flow.openings where !opening.isRoute {
            screens.formUnion(opening.value.screens + opening.value.foreign)
        }
        for scene in program.scenes where !scene.segues.isEmpty {
            screens.formUnion(scene.segues.values)
            if let type = scene.type { screens.insert(type) }
        }
        if let entry { screens.insert(entry) }
        self.screens = screens.union((window ?? []).flatMap(\.screens))
    }
}

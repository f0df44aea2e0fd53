import NavGraphModel

/// Makes a graph of storyboards and xibs. IMPORT 3 and 4.
final class StoryboardImporter {
    typealias Node = StoryboardSet.Node
    typealias Thing = StoryboardSet.Thing

    /// Who has a transition; `nil`: the app.
    typealias Owner = DraftTarget?

    let set: StoryboardSet
    let xibs: [Xib]
    let options: ImportOptions
    var draft: Draft
    var report: ImportReport
    /// What the app begins with.
    var entry: Thing?
    /// The scenes that others embed, and the scenes that have their segues.
    var hosts: [Node: [Node]] = [:]
    /// For a screen outside of containers, the scenes that embed a stack of which it is the first screen.
    var hostsOfStack: [Node: [Node]] = [:]
    var targets: [Thing: DraftTarget] = [:]
    /// The scene of a screen and of a flow, where a file has it.
    var nodeOfScreen: [Node?] = []
    var nodeOfFlow: [Node?] = []
    var arrows: [Arrow] = []
    var standsInStack: Set<Owner> = []

    init(_ storyboards: [Storyboard], _ xibs: [Xib], app: String, options: ImportOptions, report: ImportReport) {
        self.options = options
        self.report = report
        draft = Draft(app: app)
        set = StoryboardSet(storyboards, report: &self.report)
        let classes = Set(set.scenes.compactMap { $0.controller?.type })
        var kept: [Xib] = []
        for xib in xibs.sorted(by: { ($0.type, $0.origin.file) < ($1.type, $1.origin.file) }) {
            if classes.contains(xib.type) {
                self.report.inputs[xib.origin.file].skipped = "a storyboard has its view controller"
            } else {
                kept.append(xib)
            }
        }
        self.xibs = kept
    }

    func run(mainStoryboard: String?) {
        for scene in set.scenes { for segue in scene.segues { report.count(segue.counted) } }
        entry = chooseEntry(mainStoryboard: mainStoryboard)
        findEmbedded()
        makeElements()
        arrows = makeArrows()
        wrapTabs()
        draft.entry = entry.flatMap { targets[$0] } ?? draft.screens.indices.first.map(DraftTarget.screen)
        nameElements()
        describeElements()
        placeScreens()
        makeEvents()
    }

    func storyboard(_ node: Node) -> Storyboard { set.storyboard(of: node) }
}

import NavGraphModel
import NavGraphSources
import NavGraphSyntax

/// Makes a draft of what Swift sources, storyboards and xibs say. SOURCES 8.
struct SourceDraft {
    static let heading = [
        "Draft by navgraph import --sources: which screen opens which, as far as the code shows it.",
        "Not imported: conditions, params, outcomes, deep links, how screens are closed. To compare with the code: navgraph drift.",
    ]

    /// From one screen to another, at its first place.
    struct Edge {
        /// `nil` for the app.
        var from: String?
        var to: String
        var kind: OpeningKind
        var isInStack: Bool
        var style: String?
        var function: String?
        var remark: String
        var isNotOpened = false
        /// The storyboard's segue that it is.
        var segue: Segue?
    }

    let report: SourceReport
    private let scenes: SourceScenes
    let keepsSegues: Bool
    var draft: Draft
    var edges: [Edge] = []
    /// Screens by type, in the order in which the graph has them.
    var types: [String] = []
    var number: [String: Int] = [:]
    private var tabs: [String: SourceReport.Tabs] = [:]
    var flowOfStart: [String: Int] = [:]
    var flowOfTabs: [String: Int] = [:]
    var eventNames: [String: String] = [:]
    /// Their subjects, by source and target.
    var transitions: [String: String] = [:]
    /// The events of the app that make a type the root.
    var transitionsToRoots: [String: String] = [:]
    /// What opens screens and is not a screen: code of the app.
    private var apps: Set<String> = []

    init(_ report: SourceReport, _ scenes: SourceScenes, app: String, writesAll: Bool, keepsSegues: Bool = false) {
        self.keepsSegues = keepsSegues
        self.report = report
        self.scenes = scenes
        draft = Draft(app: app)
        draft.isOfSources = true
        draft.isSwiftUI = report.isSwiftUI
        draft.draftText = report.draftText
        for one in report.tabs { tabs[one.of] = one }
        gatherEdges()
        gatherScreens(writesAll)
        guard !types.isEmpty || !tabs.isEmpty else { return }
        nameScreens()
        makeFlows()
        addSystemScreens()
        makeEvents()
    }

    func screen(of type: String) -> DraftScreen? { number[type].map { draft.screens[$0] } }

    /// The event that leads from one type to another in this draft; by default named after the screen that it opens.
    func eventName(from: String, to: String, screen: String) -> String {
        eventNames["\(from) \(to)"] ?? "open" + upperCamel(screen)
    }

    /// The transition that a place in the code has become, as a subject; `nil` if none has.
    func transition(of edge: SourceReport.Edge) -> String? {
        if edge.kind == .root { return transitionsToRoots[edge.to] }
        if edge.from == edge.to { return nil }
        return transitions["\(source(of: edge) ?? "") \(edge.to)"]
    }

    func source(of edge: SourceReport.Edge) -> String? { edge.from.flatMap { apps.contains($0) ? nil : $0 } }

    // MARK: Edges

    private mutating func gatherEdges() {
        let remarks = SourceRemarks(report)
        apps = Set(
            (report.edges + report.systemEdges).compactMap(\.from).filter {
                report.screenTypes[$0] == nil && !$0.isEmpty
            })
        let opened = Set(report.edges.filter { source(of: $0) != nil && $0.from != $0.to }.map(\.to))
        var seen: Set<String> = []
        for edge in report.edges where edge.kind != .root && edge.from != edge.to {
            let from = source(of: edge)
            if from == nil, opened.contains(edge.to) || edge.to == report.entry { continue }
            guard seen.insert("\(from ?? "") \(edge.to)").inserted else { continue }
            edges.append(
                Edge(
                    from: from, to: edge.to, kind: edge.kind, isInStack: edge.isInStack, style: edge.style,
                    function: edge.function, remark: remarks.text(of: edge),
                    isNotOpened: edge.isNotOpened && from != nil))
        }
        for (from, to, segue) in scenes.edges where from != to && report.knows(from) && report.knows(to) {
            guard seen.insert("\(from) \(to)").inserted else { continue }
            let isPush = ["show", "push", "showDetail"].contains(segue.kind)
            edges.append(
                Edge(
                    from: from, to: to, kind: isPush ? .push : .present, isInStack: false, style: nil, function: nil,
                    remark: segue.identifier.map { "segue \($0)" } ?? "segue", segue: segue))
        }
    }

    private mutating func gatherScreens(_ writesAll: Bool) {
        func add(_ type: String) {
            guard tabs[type] == nil, number[type] == nil else { return }
            number[type] = types.count
            types.append(type)
        }
        if let entry = report.entry { add(entry) }
        for one in report.tabs { one.children.forEach { add($0) } }
        for root in report.roots { add(root) }
        for edge in edges {
            if let from = edge.from { add(from) }
            add(edge.to)
        }
        // A draft of nothing else says at least which screens there are.
        let isEmpty = types.isEmpty && tabs.isEmpty
        if writesAll || isEmpty { for type in report.notOpened { add(type) } }
        if isEmpty { for type in report.drafted.sorted() { add(type) } }
    }

    private mutating func nameScreens() {
        let forbidden = ForbiddenNames(app: draft.app, classes: Set(types))
        var names = NameRegistry(isForbidden: forbidden.contains)
        for type in types {
            var screen = DraftScreen(name: names.take(candidates(type)))
            let isView = report.screenTypes[type] ?? type.hasSuffix("View")
            // In a graph of SwiftUI a screen's type is a view unless it says otherwise.
            let standard = upperCamel(screen.name) + (isView || report.isSwiftUI ? "View" : "ViewController")
            if type != standard { screen.type = type }
            if let scene = scenes.origins[type] { (screen.source, screen.origin) = (scene.source, scene.origin) }
            if isView, !report.isSwiftUI { screen.source = .swiftui }
            draft.screens.append(screen)
        }
        for one in report.tabs {
            let words = Stem.words(of: lastPart(of: one.of, after: "."), less: ["TabsView", "TabView"] + Stem.ofFlows)
            let stem = Self.empty.contains(words.camel.lowercased()) ? "main" : NamedKind.flow.name(words) ?? "main"
            flowOfTabs[one.of] = draft.flows.count
            draft.flows.append(
                DraftFlow(name: names.take([stem, stem + "Tabs"]), kind: .tabs([]), origin: .beginning))
        }
        self.names = names
    }
    var names = NameRegistry()

    private static let empty: Set = [
        "main", "root", "content", "base", "list", "detail", "sheet", "page", "item", "row", "form", "app", "",
    ]

    private func candidates(_ type: String) -> [String] {
        let parts = type.split(separator: ".").map(String.init)
        let stem = Stem.words(of: parts.last ?? type, less: Stem.ofScreens)
        var result: [String?] = []
        if !Self.empty.contains(stem.camel.lowercased()) { result.append(NamedKind.screen.name(stem)) }
        if parts.count > 1 {
            result.append(NamedKind.screen.name(Words(Words(of: parts[parts.count - 2]).words + stem.words)))
        }
        result.append(NamedKind.screen.name(Words(of: type)))
        let usable = result.compactMap(\.self)
        return usable.isEmpty ? ["screen"] : usable
    }

    // MARK: Flows

    private mutating func makeFlows() {
        var starts: [String] = []
        func addStart(_ type: String) { if number[type] != nil, !starts.contains(type) { starts.append(type) } }
        if let entry = report.entry { addStart(entry) }
        for one in report.tabs { one.children.forEach(addStart) }
        for root in report.roots { addStart(root) }
        if report.entry == nil, report.tabs.isEmpty, let guess = guessedEntry() {
            addStart(guess)
            guessed = guess
        }
        let roots =
            starts
            + edges.compactMap { $0.isNotOpened ? $0.from : $0.from == nil ? $0.to : nil }.filter { number[$0] != nil }
        var above: [String: String] = [:]
        var order: [String] = []
        var seen: Set<String> = []
        for root in roots where seen.insert(root).inserted { order.append(root) }
        var k = 0
        let leaving = leaving
        while k < order.count {
            for edge in leaving[order[k]] ?? [] where number[edge.to] != nil && seen.insert(edge.to).inserted {
                above[edge.to] = order[k]
                order.append(edge.to)
            }
            k += 1
        }
        var below: [String: Int] = [:]
        var isStart = Set(starts)
        for type in order.reversed() {
            if below[type, default: 0] >= 7 { isStart.insert(type) }
            if !isStart.contains(type), let outer = above[type] {
                below[outer, default: 0] += 1 + below[type, default: 0]
            }
        }
        for type in starts + order.filter({ isStart.contains($0) && !starts.contains($0) }) {
            guard let screen = number[type] else { continue }
            flowOfStart[type] = draft.flows.count
            let name = names.take([draft.screens[screen].name + "Flow"])
            draft.flows.append(DraftFlow(name: name, kind: .stack(start: screen), origin: .beginning))
        }
        var elsewhere: [Int] = []
        for type in order + types.filter({ !seen.contains($0) }) {
            var at: String? = type
            while let one = at, flowOfStart[one] == nil { at = above[one] }
            guard let screen = number[type] else { continue }
            if let start = at { draft.screens[screen].owner = flowOfStart[start] } else { elsewhere.append(screen) }
        }
        fillTabs()
        if !elsewhere.isEmpty {
            for screen in elsewhere { draft.screens[screen].owner = draft.flows.count }
            draft.flows.append(
                DraftFlow(
                    name: names.take(["elsewhere"]), kind: .stack(start: elsewhere[0]), title: "Opened elsewhere",
                    origin: .beginning))
        }
        setEntry()
    }
    var guessed: String?

    private mutating func fillTabs() {
        for one in report.tabs {
            let children = one.children.compactMap { child -> DraftTarget? in
                flowOfStart[child].map(DraftTarget.flow) ?? number[child].map(DraftTarget.screen)
            }
            if let flow = flowOfTabs[one.of] { draft.flows[flow].kind = .tabs(children) }
        }
    }

    /// The edges of each type that opens others.
    var leaving: [String: [Edge]] { Dictionary(grouping: edges.filter { $0.from != nil }) { $0.from ?? "" } }

    /// The screen from which most are reached, the first by name of equals.
    private func guessedEntry() -> String? {
        let leaving = leaving
        let counts = types.map { type -> (count: Int, type: String) in
            (reachable(from: [type]) { (leaving[$0] ?? []).map(\.to) }.count, type)
        }
        return counts.max { ($0.count, $1.type) < ($1.count, $0.type) }?.type
    }

    private mutating func setEntry() {
        if let entry = report.entry {
            if let flow = flowOfTabs[entry] ?? flowOfStart[entry] { draft.entry = .flow(flow) }
        } else if let first = report.tabs.max(by: { $0.children.count < $1.children.count })?.of {
            draft.entry = flowOfTabs[first].map(DraftTarget.flow)
            guessed = first
        } else if let guessed, let flow = flowOfStart[guessed] {
            draft.entry = .flow(flow)
        }
    }
}

extension SourceReport {
    /// Whether the sources declare a type, or make or name it: a storyboard's class may be nowhere.
    func knows(_ type: String) -> Bool { declared.contains(type) || named.contains(type) }
}

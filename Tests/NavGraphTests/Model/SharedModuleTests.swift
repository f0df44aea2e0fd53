import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphSyntax

/// A module is decoded, and its own names are looked up, once, whether it is the root or imported: it is copied behind what is there.
@Suite(.processorTime) struct SharedModuleTests {
    /// Appends each graph to itself and compares all that its entities have, before and after its names are looked up: ids count
    /// on, and nothing else changes.
    @Test(
        arguments: ConformanceCase.all + ConformanceCase.revised + ConformanceCase.additions, [false, true])
    func everyIDAndTextMoves(it: ConformanceCase, isSettled: Bool) {
        var module = ModuleDraft(
            at: "graph.yaml", isImported: true, rules: Rule.allCases, texts: GraphDraft.newTexts())
        module.read(.bytes(it.graph)) { _ in .missing }
        if isSettled { module.settle() }
        func draft(as path: String = "graph.yaml") -> GraphDraft? {
            let copy = module.copy(as: path)
            return isSettled ? copy.settled : copy.draft
        }
        guard let before = draft(), let after = draft(), let other = draft(as: "other.yaml") else { return }
        let findings = module.findings.moved(after.append(other).move)
        var comparison = Comparison(before, after)
        comparison.compareTables()
        if !isSettled { comparison.compareActions() }
        comparison.compare(module.findings.map(\.place), findings.map(\.place), "findings")
        #expect(comparison.differences.isEmpty, "\(comparison.differences.prefix(5))")
        #expect(after.graph.files == before.graph.files + ["other.yaml"] + before.graph.files.dropFirst())
    }

    private static let files: [String: String] = [
        "app.yaml": appHead(of: "Shop") + """
            imports: { pay: m/pay.yaml, me: m/me.yaml }
            screens: { home: { transitions: { buy: { push: pay.cart }, who: { push: me.card, with: { id: '"1"' } } } } }
            checks: [{ reach: home }]
            """,
        "m/pay.yaml": moduleHead("Pay") + """
            entry: cart
            include: [more.yaml]
            imports: { user: me.yaml }
            conditions: { paid: { initially: false }, kind: [cash, card] }
            screens:
              cart: { public: true, transitions: { done: { push: user.card, with: { id: '"2"' }, sets: { paid: true } } } }
            checks: [{ reach: cart }]
            """,
        "m/more.yaml":
            "deepLinks: { pay: { url: '/pay/{id}', opens: thanks } }\nscreens: { thanks: { params: { id: String } } }",
        "m/me.yaml": moduleHead("Me") + """
            swift: { module: MeScreens }
            screens: { card: { public: true, params: { id: String }, title: Me, allow: { dead-end: "the end" } } }
            checks: [{ reach: card }]
            """,
        "m/broken.yaml": "navgraph: 1\nmodule: Broken\nimports: { me: me.yaml }\nscreens: { a: { psuh: b } }",
    ]

    /// Modules that name each other in all ways: what of it is looked up once must be what each graph would find.
    private static let company: [String: String] = [
        "app.yaml": appHead("bar", of: "Company") + """
            imports: { b: m/base.yaml, mid: m/mid.yaml }
            conditions: { signedIn: unknown }
            transitions: { expired: { when: signedIn, sets: { signedIn: false, b.mode: fast }, root: entry } }
            flows:
              bar:
                tabs: [b.main, mid.story]
                outcomes: [left]
                transitions: { search: { present: find }, warn: { present: b.warning, style: alert, returns: { ok: ~ } } }
            screens: { find: { transitions: { done: { dismiss: top } } } }
            """,
        "m/alone.yaml": moduleHead("Alone") + """
            entry: { root: b.main }
            imports: { b: base.yaml }
            screens: { x: { public: true, transitions: { open: [{ when: b.online, push: b.detail, with: { id: '"1"' } }, ~] } } }
            """,
        "m/mid.yaml": moduleHead("Mid") + """
            imports: { b: base.yaml }
            transitions: { pushed: { present: b.main, returns: { done: hello } } }
            flows:
              story:
                public: true
                transitions: { later: { present: b.choice, send: hello } }
                screens:
                  s1:
                    receives: [hello]
                    transitions:
                      open: { present: b.main, returns: { done: hello } }
                      next: { when: b.online, push: s2 }
                      mode: { sets: { b.mode: slow } }
                      warn: { present: b.warning, style: alert, returns: { ok: { push: s2 } } }
                  s2: { transitions: { ask: { alert: { yes: { push: b.detail, with: { id: '"2"' } }, no: { pop: back } } } } }
            """,
        "m/base.yaml": moduleHead("Base") + """
            conditions: { online: { changes: true }, mode: [fast, slow], open: { implies: online } }
            groups: { row: { pick: { push: detail, with: { id: '"3"' } }, share: ~ } }
            flows:
              main:
                public: true
                outcomes: [done]
                transitions: { refresh: { send: reload }, leave: { finish: done } }
                screens:
                  list:
                    uses: [row]
                    receives: { reload: {} }
                    transitions:
                      tidy: { alert: { now: reload, never: ~ } }
                      edit: { present: editor, locked: online, returns: { saved: reload, closed: ~ } }
                  detail: { public: true, params: { id: String }, back: not open, transitions: { list: { pop: list } } }
                  editor: { outcomes: [saved], requires: slow, title: Editor }
              side: { columns: [main, rest], transitions: { swap: { select: rest } } }
              choice: { public: true, start: [{ when: open, screen: one }, { screen: two }], screens: { one: { receives: [hello] }, two: { receives: [hello] } } }
            screens:
              warning: { public: true, outcomes: [ok] }
              rest: { transitions: { show: { show: warning, in: rest } } }
            """,
    ]

    /// Of some modules, and of some that have others in their tabs and alerts.
    @Test(arguments: ["base mid app alone", "app base mid", "alone mid base app", "mid app", "base alone mid app mid"])
    func whatIsLookedUpOnceIsTheSameInEachGraph(order: String) {
        let store = ModuleStore()
        for name in order.split(separator: " ") {
            let root = name == "app" ? "app.yaml" : "m/\(name).yaml"
            expectEqual(
                readGraph(root: root, rules: Rule.allCases, modules: store) { path, _ in
                    Self.company[path].map { .bytes(Array($0.utf8)) } ?? .missing
                }, read(Self.company, root: root))
        }
        var base = ModuleDraft(at: "m/base.yaml", isImported: true, rules: Rule.allCases, texts: store.texts)
        base.read(.bytes(Array((Self.company["m/base.yaml"] ?? "").utf8))) { _ in .missing }
        base.settle()
        #expect(base.findings.map(\.message) == [])
        // An event that sends to whichever screen is current.
        #expect(base.settled?.settled?.openTransitions.count == 1)
    }

    private func expectEqual(_ shared: GraphReading, _ alone: GraphReading) {
        #expect(shared.findings.map(\.message) == alone.findings.map(\.message))
        #expect(shared.graph.files == alone.graph.files)
        #expect(canonicalJSON(shared.graph).bytes(lineDepth: 3) == canonicalJSON(alone.graph).bytes(lineDepth: 3))
        for (a, b) in zip(Mirror(reflecting: shared.graph).children, Mirror(reflecting: alone.graph).children)
        where a.label != "text" {
            #expect(lines(of: a.value, in: shared.graph) == lines(of: b.value, in: alone.graph), "\(a.label ?? "")")
        }
    }

    /// In every order, each root is what it is alone, and a file without mistakes is read once.
    @Test(arguments: ["app pay me broken", "me pay broken app", "pay app me", "broken me app pay", "app me pay app"])
    func whatOneRootHasReadIsReadForAll(order: String) throws {
        let store = ModuleStore()
        var reads: [String: Int] = [:]
        for name in order.split(separator: " ") {
            let root = name == "app" ? "app.yaml" : "m/\(name).yaml"
            let alone = read(Self.files, root: root)
            #expect(alone.isUsable == (name != "broken"))
            let shared = readGraph(root: root, rules: Rule.allCases, modules: store) { path, count in
                if count > 0 { reads[path, default: 0] += 1 }
                return Self.files[path].map { .bytes(Array($0.utf8)) } ?? .missing
            }
            expectEqual(shared, alone)
        }
        // What a module has only as a root is not read where it is imported.
        let most = ["m/pay.yaml": 2, "m/more.yaml": 2]
        for (path, count) in reads { #expect(count <= most[path] ?? 1, "\(path)") }
    }

    /// All that a value has, with its texts.
    private func lines(of value: Any, in graph: NavGraph) -> [String] {
        if let symbol = value as? Symbol { return [graph.text[symbol]] }
        let children = Mirror(reflecting: value).children
        if children.isEmpty { return ["\(value)"] }
        let lines = children.map { child in
            [child.label ?? ""] + self.lines(of: child.value, in: graph)
        }
        // A dictionary has no order.
        return value is any Collection && !(value is any BidirectionalCollection)
            ? lines.map { $0.joined(separator: " ") }.sorted() : Array(lines.joined())
    }

    /// A file that another root must not reach is not taken from the store.
    @Test func theStoreIsNoWayAroundALink() {
        let store = ModuleStore()
        func read(_ root: String, linked: Bool) -> GraphReading {
            readGraph(root: root, rules: Rule.allCases, modules: store) { path, _ in
                linked && path == "m/me.yaml"
                    ? .linked("is a symbolic link") : .bytes(Array((Self.files[path] ?? "").utf8))
            }
        }
        #expect(read("m/me.yaml", linked: false).findings.isEmpty)
        #expect(read("app.yaml", linked: true).findings.contains { $0.rule == .pathEscape })
    }
}

/// Compares what a module has of its entities with what is there of them behind the same module.
private struct Comparison {
    let before: GraphDraft
    let after: GraphDraft
    private(set) var differences: [String] = []

    init(_ before: GraphDraft, _ after: GraphDraft) { (self.before, self.after) = (before, after) }

    /// Each table and array that has twice its elements.
    mutating func compareTables() {
        for (label, old) in Mirror(reflecting: before.graph).children {
            let new = Mirror(reflecting: after.graph).children.first { $0.label == label }?.value
            let (elements, more) = (list(old), new.flatMap(list))
            guard let elements, let more, !["files", "modulesOfFiles", "platforms", "rules"].contains(label) else {
                continue
            }
            // Each table has its elements twice: those of the root, then those of the copy.
            #expect(more.count == 2 * elements.count, "\(label ?? "")")
            for (a, b) in zip(elements, more.dropFirst(elements.count)) { compare(a, b, label ?? "") }
        }
        compare(before.checks, Array(after.checks.dropFirst(before.checks.count)), "checks")
        compare(before.literalNames, Array(after.literalNames.dropFirst(before.literalNames.count)), "literals")
    }

    mutating func compareActions() {
        var actions: [ActionDraft] = []
        after.forEachAction { id, action in
            #expect(id.index == actions.count)
            actions.append(action)
        }
        compare(Array(before.actions), Array(actions.dropFirst(before.actions.count)), "actions")
    }

    private func list(_ value: Any) -> [Any]? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .collection { return mirror.children.map(\.value) }
        return mirror.children.count == 1 && mirror.children.first?.label == "elements"
            ? mirror.children.first.flatMap { list($0.value) } : nil
    }

    private func offset(of id: any TableID) -> Int {
        let graph = before.graph
        switch id {
        case is FileID: return graph.files.count
        case is ModuleID: return graph.modules.count
        case is ScreenID: return graph.screens.count
        case is FlowID: return graph.flows.count
        case is GroupID: return graph.groups.count
        case is GroupUseID: return graph.groupUses.count
        case is ChildID: return graph.children.count
        case is ConditionID: return graph.conditions.count
        case is ParamID: return graph.params.count
        case is MessageID: return graph.messages.count
        case is OutcomeID: return graph.outcomes.count
        case is TransitionID: return graph.transitions.count
        case is AlternativeID: return graph.alternatives.count
        case is HandlerID: return graph.handlers.count
        case is LiteralID: return graph.literals.count
        case is AssignmentID: return graph.assignments.count
        case is ArgumentID: return graph.arguments.count
        default: return 0
        }
    }

    mutating func compare(_ a: Any, _ b: Any, _ path: String) {
        switch (a, b) {
        case (let a as Symbol, let b as Symbol):
            let (old, new) = (before.texts.pool[a], after.texts.pool[b])
            if new != old { differences.append("\(path): \(old) \(new)") }
        case (let a as any TableID, let b as any TableID):
            let wanted = a.raw == .max ? Int(a.raw) : Int(a.raw) + offset(of: a)
            if Int(b.raw) != wanted { differences.append("\(path): \(a) \(b)") }
        case (let a as any IDs, let b as any IDs):
            if a.count != b.count { differences.append("\(path): \(a) \(b)") }
            if let first = a.firstID, let other = b.firstID { compare(first, other, path) }
        default:
            let (old, new) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
            if old.isEmpty || old.count != new.count {
                let isNumber = path.hasSuffix("enumeration.some") || path.hasSuffix("number")
                if "\(a)" != "\(b)", !isNumber { differences.append("\(path): \(a) \(b)") }
            }
            for (x, y) in zip(old, new) { compare(x.value, y.value, "\(path).\(x.label ?? "")") }
        }
    }
}

private protocol IDs {
    var firstID: (any TableID)? { get }
    var count: Int { get }
}
extension IDRange: IDs { fileprivate var firstID: (any TableID)? { first } }

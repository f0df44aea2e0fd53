import NavGraphEditor
import NavGraphModel
import NavGraphOutline
import NavGraphReports
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@Suite(.processorTime) struct NamesTests {
    /// The rules that say that a name means nothing.
    static let rules: Set<Rule> = [
        .unknownReference, .unknownCondition, .unknownOutcome, .unknownMessage, .unknownArgument, .ambiguousReference,
        .privateReference, .wrongKind, .conflictingActions, .invalidArgument, .unknownKey,
    ]

    /// An alert in place is called after what asks; it has, like what the system shows, no events of flows.
    @Test func alertsInPlace() throws {
        let yaml =
            appHead() + """
                transitions: { logOut: { root: home } }
                groups: { row: { open: { push: note } } }
                flows:
                  home:
                    uses: [row]
                    screens:
                      note: { transitions: { delete: [{ when: draft, alert: { yes: ~, no: ~ } }, { pop: root }] } }
                screens: { share: { from: system } }
                conditions: [draft]

                """
        let names = Names(root: "root.yaml", rules: Rule.allCases) { _ in Outline(Array(yaml.utf8)) }
        func lines(_ name: String) throws -> [String] {
            let index = try #require(names.declarations.firstIndex { $0.name == name })
            return names.describe(index, in: .plain) { _ in nil } + names.destinations(of: index)
        }
        #expect(
            try lines("noteDelete") == [
                "noteDelete: the alert of 'delete'", "opened from 1: note.delete", "app.logOut: root home",
            ])
        #expect(try lines("share") == ["share: screen", "app.logOut: root home"])
        #expect(
            try lines("note").suffix(4) == [
                "delete: alert", "delete: pop root", "row.open: push note", "app.logOut: root home",
            ])
        #expect(try lines("delete").contains("opens noteDelete"))
    }

    @Test func agreesWithTheResolver() throws {
        #expect(try compareWithResolver(EditorTexts.graphs) > 500)
    }

    @Test(.enabled(if: !EditorTexts.cases.isEmpty, "the shared cases are absent"))
    func agreesWithTheResolverInCases() throws {
        #expect(try compareWithResolver(EditorTexts.cases + EditorTexts.truth) > 500)
    }

    /// What events carry, and which of them open a screen, is the same to the editor and to the compiler.
    @Test func agreesOnWhatEventsDo() {
        var count = 0
        for text in EditorTexts.graphs + EditorTexts.cases + EditorTexts.truth where EditorTexts.isWithoutErrors(text) {
            let graph = readGraph(root: text.path) { path, _ in EditorTexts.contents(path) }.graph
            let names = EditorTexts.names(of: text.path)
            /// By subject and place: two modules can have events of the app with one name.
            var known: [String: [FilePlace: Int]] = [:]
            for index in names.declarations.indices {
                known[names.subject(of: index), default: [:]][names.place(of: index)] = index
            }
            for id in graph.transitions.ids {
                // What 'open' names is carried, but nothing in the text declares it.
                let opensArgument = graph.alternatives.contains {
                    if case .openArgument = $0.action { $0.transition == id } else { false }
                }
                let place = FilePlace(graph.place(of: id), in: graph)
                guard let event = known[graph.subject(of: id).spelled(in: graph.text)]?[place], !opensArgument else {
                    continue
                }
                let hasPayload = graph.alternatives(of: id).contains { graph.alternatives[$0].payload != nil }
                let carried = names.carried(byEvent: event).map { Set($0.map { names.declarations[$0].name }) } ?? []
                let wanted = hasPayload ? [] : Set(graph.carried(by: id).map { graph.text[$0.name] })
                #expect(carried == wanted, "\(text.path): \(names.subject(of: event))")
                count += 1
            }
            for screen in graph.namedScreens {
                guard let index = known["screen:" + graph.name(of: screen)]?.values.first else { continue }
                let flows = graph.flows.ids.filter { flow in
                    [.stack, .single].contains(graph.flows[flow].container)
                        && graph.startScreens(of: flow).contains(screen)
                }
                let targets = Set([.screen(screen)] + flows.map { Target.flow($0) })
                let openers = graph.alternatives.ids.filter { id in
                    graph.alternatives[id].transition != nil
                        && graph.alternatives[id].action.opened.map(targets.contains) ?? false
                }
                let opening = names.openings(of: index).compactMap(\.source)
                    .filter { names.declarations[$0].kind == .event }.map { names.subject(of: $0) }
                let wanted = openers.compactMap { graph.alternatives[$0].transition }
                    .map { graph.subject(of: $0).spelled(in: graph.text) }
                #expect(Set(opening) == Set(wanted), "\(text.path): \(graph.name(of: screen))")
            }
        }
        #expect(count > 500)
    }

    /// Records where the editor and the resolver disagree; returns how many names were compared.
    private func compareWithResolver(_ texts: [EditorTexts.Text]) throws -> Int {
        var sites = 0
        for text in texts {
            let reading = readGraph(root: text.path) { path, _ in EditorTexts.contents(path) }
            guard reading.failure == nil, reading.graph.entry != .none || !reading.findings.isEmpty,
                !reading.findings.contains(where: { $0.rule.standsForWholeFile })
            else { continue }
            let names = EditorTexts.names(of: text.path)
            func places(_ rules: Set<Rule>) -> Set<FilePlace> {
                Set(
                    reading.findings.filter { rules.contains($0.rule) }.map {
                        FilePlace(
                            path: reading.graph.files[$0.place.file.index],
                            range: Int($0.place.span.offset)..<Int($0.place.span.end))
                    })
            }
            let found = places(Self.rules)
            var unknown: Set<FilePlace> = []
            var known: Set<FilePlace> = []
            // Where a key is wrong, nothing is said of the names under it.
            var excused = found
            for site in names.sites where !site.isLone {
                guard case .name(let role) = site.role else { continue }
                if case .linkAddress = role { continue }
                if case .param = role, site.context.link != nil { continue }
                // Without a point it may be a text.
                if case .opened = role, !names.node(site).text.contains(".") { continue }
                sites += 1
                let place = FilePlace(path: names.files[site.context.file].path, range: names.node(site).span)
                // An enumeration is set, and only its names are asked for.
                let isAsked = role == .literal || role == .lock || site.context.key == .implies
                let isKnown = names.meaning(of: site).allSatisfy {
                    !$0.declarations.isEmpty && !(isAsked && $0.declarations.contains(where: names.isEnumeration))
                }
                if isKnown { known.insert(place) } else { unknown.insert(place) }
                let block = site.context.block.map { names.blocks[$0].node }
                guard let around = block ?? site.context.owner.map({ names.declarations[$0].value }) else { continue }
                let span = names.outline(site.context).nodes[around].span
                if found.contains(where: { $0.path == place.path && span.contains($0.range.lowerBound) }) {
                    excused.insert(place)
                }
            }
            for place in unknown.subtracting(excused).sorted() {
                Issue.record("\(text.path): unknown to the editor alone: \(describe(place))")
            }
            let certain = places([
                .unknownReference, .unknownCondition, .unknownOutcome, .unknownMessage, .privateReference,
            ])
            for place in known.subtracting(unknown).intersection(certain).sorted() {
                Issue.record("\(text.path): known to the editor alone: \(describe(place))")
            }
        }
        return sites
    }

    private func describe(_ place: FilePlace) -> String {
        guard case .bytes(let bytes) = EditorTexts.contents(place.path) else { return "" }
        let position = SourceFile(bytes: bytes).position(ofScalar: UInt32(place.range.lowerBound))
        return "'\(Outline(bytes).text(place.range))' \(position.line):\(position.column)"
    }
}

extension Rule {
    /// Where nothing is looked up.
    fileprivate var standsForWholeFile: Bool {
        [.yamlSyntax, .notUTF8, .limitExceeded, .missingFile, .importCycle, .duplicateKey].contains(self)
    }
}

import NavGraphEditor
import NavGraphModel
import NavGraphOutline
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// At every place of a name its completion offers it, and accepting it gives the text as it was. EDITOR 10.
@Suite(.processorTime) struct CompletionTests {
    /// What is left of a name when its completion is asked for.
    enum Left: String, CaseIterable, Sendable {
        case whole, half, nothing
        /// Nothing, nor the rest of its line.
        case lineBefore
    }

    @Test(arguments: ["shop", "teams"], Left.allCases)
    func offersEachName(_ graph: String, _ left: Left) throws {
        let root = checkout.appendingPathComponent("Graphs/\(graph).yaml").path
        // Of the shop each third name.
        #expect(check(left, root, each: graph == "shop" ? 3 : 1) > 10)
    }

    @Test(.enabled(if: !EditorTexts.cases.isEmpty, "the shared cases are absent"), arguments: Left.allCases)
    func offersEachNameOfTheCases(_ left: Left) {
        var count = 0
        for text in EditorTexts.cases where EditorTexts.isWithoutErrors(text) {
            count += check(left, text.path, each: 1)
        }
        #expect(count > 300)
    }

    /// Keys that cannot stand beside those that are there are not offered; teams and animations are. Of enumerations only one itself
    /// is set, to one of its names; only its names are asked for. Types are usual ones.
    @Test(arguments: [
        ("push: b }", "sets: { ¦ } }", ["session", "wide"]), ("push: b }", "sets: { session: ¦ } }", ["out", "in"]),
        ("push: b }", "sets: { wide: ¦ } }", ["true", "false"]), ("push: b }", "root: ¦ }", ["a", "b", "entry"]),
        ("push: b }", "when: ¦ }", ["out", "in", "wide", "not out", "not in", "not wide"]),
        ("push: b }", "payload: { id: ¦ } }", ["String", "Int", "Bool", "Double", "Decimal", "Date", "URL", "UUID"]),
        ("team: core", "team: ¦", ["core", "@ios"]), ("['@ios', core]", "['@ios', ¦]", ["core"]),
        ("push: b }", "push: b, animation: ¦ }", ["default", "none", "fade", "slide", "slideBack", "flip"]),
        ("reach: b", "reach: b, ¦", ["name", "from", "within"]),
        ("reach: b", "never: b, ¦", ["name", "above", "when"]),
        ("reach: b", "return: b, ¦", ["name"]), ("oneOf: [out, in]", "oneOf: [out, in], ¦", ["initially", "changes"]),
        ("oneOf: [out, in]", "implies: wide, ¦", ["initially", "changes"]),
        ("oneOf: [out, in]", "platform: ios, ¦", []),
        ("push: b }", "alert: [ok], ¦ }", ["payload", "when", "sets", "send", "then", "animation"] + Self.words),
        (
            "push: b }", "push: b, ¦ }",
            ["payload", "with", "when", "sets", "returns", "send", "then", "reuse", "animation", "segue"] + Self.words
        ),
    ])
    func offersWhatStandsBeside(_ old: String, _ new: String, _ labels: [String]) throws {
        let graph =
            appHead("a", language: "1.1") + """
                conditions: { session: { oneOf: [out, in] }, wide: false }
                screens:
                  a: { team: core, transitions: { go: { push: b } } }
                  b: { team: ['@ios', core] }
                checks: [{ reach: b }]

                """
        try #require(graph.contains(old))
        let marked = graph.replacing(old, with: new, maxReplacements: 1)
        let offset = try #require(marked.unicodeScalars.enumerated().first { $0.element == "¦" }).offset
        let outline = Outline(Array(marked.replacing("¦", with: "").utf8))
        let found = completion(root: "a.yaml", file: "a.yaml", offset: offset, rules: Rule.allCases, workspace: []) {
            _ in outline
        }
        #expect(Set(found.items.map(\.candidate.label)) == Set(labels))
        let quoted = found.items.first { $0.candidate.label == "@ios" }?.form.text
        #expect(quoted == nil || quoted == "\"@ios\"")
    }

    /// What each alternative may have.
    private static let words = ["code", "allow", "about", "title"]

    /// - Returns: how many names there are.
    private func check(_ left: Left, _ root: String, each step: Int) -> Int {
        let names = EditorTexts.names(of: root)
        let outlines = Dictionary(names.files.map { ($0.path, $0.outline) }) { first, _ in first }
        var (seen, count): (Set<FilePlace>, Int) = ([], 0)
        for site in names.sites where !site.isLone {
            guard case .name(let role) = site.role, !role.declares, !Self.others.contains(role) else { continue }
            let file = names.files[site.context.file]
            let place = FilePlace(path: file.path, range: file.outline.inside(site.node))
            let text = file.outline.text(place.range)
            let parts = names.meaning(of: site)
            // A member, a literal, or what is spelled otherwise than it is read.
            guard text == names.node(site).text, seen.insert(place).inserted, !parts.isEmpty,
                parts.allSatisfy({ !$0.declarations.isEmpty }), parts.last?.range.upperBound == place.range.count
            else { continue }
            count += 1
            if count % step == 0 { check(left, place, role, names, outlines) }
        }
        return count
    }

    /// These have no candidates of the graph, or others than names.
    private static let others: Set<NameRole> = [.rule, .linkAddress, .fragmentPath, .modulePath, .swiftType]

    private func check(
        _ left: Left, _ place: FilePlace, _ role: NameRole, _ names: Names, _ outlines: [String: Outline]
    ) {
        let outline = outlines[place.path]!
        let scalars = outline.scalars
        var kept = Array(scalars[place.range].prefix(left == .half ? place.range.count / 2 : place.range.count))
        if left == .nothing || left == .lineBefore { kept = [] }
        let lines = Positions(outline, .utf32)
        let end = left == .lineBefore ? lines.end(of: lines.line(of: place.range.lowerBound)) : place.range.upperBound
        let typed = scalars[..<place.range.lowerBound] + kept + scalars[end...]
        let offset = place.range.lowerBound + kept.count
        let found = completion(
            root: names.files[0].path, file: place.path, offset: offset, rules: Rule.allCases, workspace: []
        ) {
            $0 == place.path ? Outline(scalars: Array(typed)) : outlines[$0]
        }
        // As far as the name reaches.
        let wanted = Array(scalars[..<place.range.upperBound])
        let isOffered = found.items.contains { item in
            let accepted =
                typed[..<item.range.lowerBound] + item.form.text.unicodeScalars.map(\.value)
                + typed[item.range.upperBound...]
            return left == .lineBefore
                ? accepted.starts(with: wanted) : Array(accepted) == scalars
        }
        let position = lines.position(of: place.range.lowerBound)
        #expect(
            isOffered,
            "\(place.path):\(position.line + 1):\(position.character + 1): '\(outline.text(place.range))' (\(role)) among \(found.items.map(\.candidate.label))"
        )
    }
}

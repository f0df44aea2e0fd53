import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphLint
@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphReports
@testable import NavGraphSyntax

/// What `diff` says is the same in each format, and turned around it is the opposite.
@Suite(.processorTime) struct DiffFormatTests {
    private static let old =
        appHead("main", of: "Shop") + """
            conditions: [member]
            flows:
              main:
                screens:
                  home:
                    transitions:
                      openOffer: { push: offer }
                      openOrders: { push: orders }
                  offer: { title: Offer }
                  orders: { transitions: { pay: { present: payment } } }
                  payment: { outcomes: [done] }
            """

    /// `offer` can no longer be reached, `orders` asks for a condition, `help` is new.
    private static let new = old.replacing(
        "          openOffer: { push: offer }\n", with: "          openHelp: { push: help }\n"
    )
    .replacing("openOrders: { push: orders }", with: "openOrders: { push: orders, when: member }")
    .replacing("      offer: { title: Offer }", with: "      offer: { title: Offers }\n      help: {}")

    private func diff(_ old: String, _ new: String, known: GraphDiff.Known = .init()) throws -> GraphDiff {
        let (a, b) = (try checked(old), try checked(new))
        #expect(a.graph.isUsable && b.graph.isUsable)
        return GraphDiff(old: a.graph, a.files, new: b.graph, b.files, known: known)
    }

    private func json(_ diff: GraphDiff) throws -> [String: Any] {
        let bytes = diffJSON([diff], old: ("old.yaml", nil), new: ("new.yaml", "abc"))
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    /// The sentences of all rows, as the text has them.
    private func sentences(_ diff: GraphDiff) -> [String] {
        diff.items().flatMap { [$0.headline.text] + $0.rows.map(\.sentence.text) }
    }

    @Test func eachFormatSaysTheSame() throws {
        let diff = try diff(Self.old, Self.new)
        let sentences = sentences(diff)
        #expect(sentences.count >= 3, "\(sentences)")
        let lines = diffText(diff)
        let markdown = diffMarkdown([diff], mark: "Graphs")
        for item in diff.items() {
            let line = lines.split(separator: "\n").first { $0.hasPrefix("- ") && $0.contains(item.name) }
            #expect(line?.contains(item.headline.text) == true, "\(item.name)\n\(lines)")
            #expect(markdown.contains(item.headline.markdown), "\(item.name)\n\(markdown)")
        }
        let object = try json(diff)
        let changes = try #require(object["changes"] as? [[String: Any]])
        #expect(
            Set(changes.compactMap { $0["subject"] as? String })
                == Set(try #require(diff.changes).changes.map(\.element.subject)))
        let consequences = try #require(object["consequences"] as? [[String: Any]])
        #expect(consequences.compactMap { $0["kind"] as? String } == diff.consequences.map(\.kind.rawValue))
        let come = (object["findings"] as? [String: [[String: Any]]])?["come"] ?? []
        #expect(come.compactMap { $0["subject"] as? String } == diff.come.map(\.finding.subject))
        let summary = try #require(object["summary"] as? [String: Int])
        #expect(summary["breaking"] == diff.count(.breaking) && summary["warnings"] == diff.count(.warning))
        // An annotation for each warning that comes and each consequence that matters.
        let annotations = text(diffGitHub([diff], least: .warning)).split(separator: "\n")
        let mattering = diff.consequences.count { $0.weight == .breaking || $0.weight == .notable }
        #expect(annotations.count == min(diff.come.count { $0.finding.message.severity > .note } + mattering, 20))
    }

    /// A graph beside itself: no format tells of a change.
    @Test func theSameGraphIsNoChange() throws {
        let diff = try diff(Self.old, Self.old)
        #expect(diffText(diff) == "Navigation of Shop: no change\n")
        #expect(diffMarkdown([diff], mark: "g").hasSuffix("### Navigation of Shop: no change\n"))
        #expect(diffGitHub([diff], least: .note).isEmpty)
        let object = try json(diff)
        #expect(object["changes"] == nil && object["consequences"] == nil && object["compared"] as? Bool == true)
    }

    /// As long as the new graph is a draft, the comment says so.
    @Test func aDraftIsMarkedInTheComment() throws {
        let draft = Self.new.replacing("app: Shop\n", with: "app: Shop\ndraft: 2 of 4 screens opened\n")
        let mark = "\n▲ draft: 2 of 4 screens opened\n"
        #expect(diffMarkdown([try diff(Self.old, draft)], mark: "g").contains(mark))
        #expect(!diffMarkdown([try diff(draft, Self.new)], mark: "g").contains(mark))
    }

    /// What is added one way is removed the other way, and what comes goes.
    @Test func turnedAroundItIsTheOpposite() throws {
        let (there, back) = (try diff(Self.old, Self.new), try diff(Self.new, Self.old))
        func subjects(_ diff: GraphDiff, _ kind: GraphChange.Kind) throws -> Set<String> {
            Set(try #require(diff.changes).changes.filter { $0.kind == kind }.map(\.element.subject))
        }
        #expect(try subjects(there, .added) == subjects(back, .removed))
        #expect(try subjects(there, .removed) == subjects(back, .added))
        #expect(try subjects(there, .changed) == subjects(back, .changed))
        #expect(Set(there.come.map(\.finding.subject)) == Set(back.gone.map(\.subject)))
        #expect(Set(there.gone.map(\.subject)) == Set(back.come.map(\.finding.subject)))
    }

    /// A rule that is lowered is a weaker check, one that is raised a stricter one; a longer baseline is a weaker check too.
    @Test func weakerAndStricterAreToldApart() throws {
        func graph(_ level: String) -> String { Self.new + "\nlint: { rules: { unreachable-screen: \(level) } }\n" }
        let weaker = try diff(graph("error"), graph("note"))
        #expect(weaker.demands(.heldLess).map(\.subjects) == [["rule:unreachable-screen"]])
        #expect(weaker.demands(.heldMore).isEmpty)
        let stricter = try diff(graph("note"), graph("error"))
        #expect(stricter.demands(.heldMore).map(\.subjects) == [["rule:unreachable-screen"]])
        #expect(stricter.demands(.heldLess).isEmpty)
        let entry = Baseline.Entry(.unreachableScreen, "screen:offer")
        let longer = try diff(Self.old, Self.new, known: .init(entries: [entry], old: []))
        #expect(longer.demands(.heldLess).map(\.subjects) == [["baseline"]])
        #expect(longer.come.allSatisfy { $0.finding.subject != "screen:offer" })
    }

    /// Where the new text has errors, these are all there is, in each format.
    @Test func errorsOfTheTextAreToldAlone() throws {
        let (a, b) = (try checked(Self.old), try checked(Self.new.replacing("push: help", with: "push: hepl")))
        let diff = GraphDiff(old: a.graph, a.files, new: b.graph, b.files, known: .init())
        #expect(diff.textErrors.map(\.rule) == [.unknownReference])
        #expect(diff.consequences.isEmpty && diff.changes == nil)
        #expect(diffText(diff).hasPrefix("Navigation of Shop: ✗ the text has 1 error\n"))
        #expect(try json(diff)["compared"] as? Bool == false)
        #expect(text(diffGitHub([diff], least: .error)).hasPrefix("::error file=graph.yaml,"))
    }

    /// The page of both graphs has the same rows, as data.
    @Test func thePageHasTheSameRows() throws {
        let (a, b) = (try checked(Self.old), try checked(Self.new))
        let diff = GraphDiff(old: a.graph, a.files, new: b.graph, b.files, known: .init())
        func source(_ files: GivenFiles) -> PageSource { PageSource(files: files, previews: [:], thumbnails: [:]) }
        let page = text(
            try diffPage(of: diff, old: source(a.files), new: source(b.files), sourceURL: nil) { dots in
                dots.map { _ in Array("<svg viewBox=\"0 0 1 1\"></svg>".utf8) }
            })
        let data = try #require(pageData(page))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        let changes = try #require(object["changes"] as? [String: Any])
        #expect(changes["heading"] as? String == diff.heading)
        let items = try #require(changes["items"] as? [[String: Any]])
        #expect(items.map { $0["name"] as? String } == diff.items().map(\.name))
        let sides = try #require(object["sides"] as? [String: [String: Any]])
        for (side, graph) in [("old", a.graph), ("new", b.graph)] {
            let screens = (sides[side]?["order"] as? [String: [String]])?["screens"]
            #expect(screens == graph.graph.namedScreens.map { graph.graph.name(of: $0) })
        }
    }
}

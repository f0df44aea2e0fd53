import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphInterpreter
@testable import NavGraphPictures

/// Changes between graphs, on random pairs.
@Suite(.processorTime) struct ChangeTests {
    private static func graphs(_ seed: UInt64) throws -> (NavGraph, NavGraph) {
        (try graph(randomGraph(seed: seed)), try graph(randomGraph(seed: seed + 1000)))
    }

    private static func randomGraph(seed: UInt64) -> String {
        var numbers = Numbers(seed: seed)
        let screens = (0..<numbers.below(5) + 2).map { "s\($0 + numbers.below(3))" }
        let names = Array(Set(screens)).sorted()
        var yaml = "navgraph: 1\napp: Random\nentry: \(names[0])\nconditions: [a, b]\nscreens:\n"
        for name in names {
            yaml += "  \(name):\n    title: T\(numbers.below(3))\n    transitions:\n"
            for event in 0..<numbers.below(3) + 1 {
                let target = names[numbers.below(names.count)]
                switch numbers.below(3) {
                case 0: yaml += "      e\(event): { push: \(target) }\n"
                case 1: yaml += "      e\(event): [ { when: a, push: \(target) }, { present: \(names[0]) } ]\n"
                default:
                    yaml +=
                        "      e\(event): { sets: { b: true }, present: \(target), returns: { closed: { push: \(names[0]) } } }\n"
                }
            }
        }
        return yaml
    }

    private func text(_ elements: [String: [(key: String, value: JSON)]]) -> [String: String] {
        elements.mapValues { keys in
            String(decoding: JSON.object(keys.sorted { $0.key < $1.key }).bytes(), as: UTF8.self)
        }
    }

    /// It is counted at each `present` and link that does not say otherwise.
    @Test func aDefaultOfAScreenIsOneChange() throws {
        let old =
            appHead() + """
                links: { schemes: [a] }
                screens:
                  home:
                    transitions: { one: { present: tips }, two: { present: tips }, own: { present: tips, style: fullScreen } }
                  tips: { style: pageSheet }
                deepLinks: { tips: { url: /tips, opens: tips, by: present } }
                """
        let new = old.replacing("style: pageSheet", with: "style: formSheet")
        let changes = try GraphChanges(from: graph(old), to: graph(new)).changes
        #expect(changes.map(\.uses) == [3])
    }

    /// Handlers match by their outcomes, and what is set or passed on by its name.
    @Test(arguments: [
        ("x: ~, y: { present: c }", "y: { present: c }, x: ~"), ("p: true, q: false", "q: false, p: true"),
        ("u: 1, v: 2", "v: 2, u: 1"),
    ]) func whatHasNoOrderHasNotChanged(_ edit: (old: String, new: String)) throws {
        let old =
            appHead("a") + """
                conditions: [p, q]
                screens:
                  a:
                    transitions:
                      go: { present: b, with: { u: 1, v: 2 }, sets: { p: true, q: false }, returns: { x: ~, y: { present: c } } }
                  b: { params: { u: Int, v: Int }, outcomes: [x, y] }
                  c: {}
                """
        #expect(try GraphChanges(from: graph(old), to: graph(old.replacing(edit.old, with: edit.new))).changes.isEmpty)
    }

    @Test func whatOwnsAChangedTransitionIsMarked() throws {
        let old =
            appHead() + """
                groups: { rows: { open: { push: two } } }
                flows:
                  home:
                    transitions: { help: { present: two } }
                    screens: { one: { uses: [rows], transitions: { go: { present: two } } }, two: }
                """
        for (part, node) in [("help", "events:home"), ("open", "group:rows"), ("go", "screen:one")] {
            let (was, now) = (part == "open" ? ("push", "present") : ("present", "push"))
            let before = try graph(old)
            let after = try graph(old.replacing("\(part): { \(was):", with: "\(part): { \(now):"))
            let marks = ChangeMarks(from: before, to: after, GraphChanges(from: before, to: after))
            #expect(marks.status(of: node) == .changed, "\(node)")
        }
    }

    /// What a reader of the changes has in the end.
    @Test(arguments: UInt64(1)..<UInt64(share(40, of: 80))) func applyingThemToTheOldGraphGivesTheNew(seed: UInt64)
        throws
    {
        let (old, new) = try Self.graphs(seed)
        let changes = GraphChanges(from: old, to: new)
        var elements: [String: [(key: String, value: JSON)]] = [:]
        for element in comparedElements(old, renaming: changes.renaming) { elements[element.subject] = element.keys }
        for change in changes.changes {
            let subject = change.element.subject
            func owned(_ keys: [GraphChange.Key], _ value: KeyPath<GraphChange.Key, JSON?>) -> [(
                key: String, value: JSON
            )] {
                guard case .object(let members)? = keys.first(where: { $0.path == "transitions" })?[keyPath: value]
                else {
                    return []
                }
                return members
            }
            if change.kind == .removed {
                elements[subject] = nil
                for (name, _) in owned(change.keys, \.before) {
                    elements["transition:\(change.element.name).\(name)"] = nil
                }
                continue
            }
            for key in change.keys where key.path != "transitions" && key.path != "flow" {
                elements[subject, default: []].removeAll { $0.key == key.path }
                if let after = key.after { elements[subject]!.append((key.path, after)) }
            }
            for (name, value) in owned(change.keys, \.after) {
                if case .object(let members) = value { elements["transition:\(change.element.name).\(name)"] = members }
            }
        }
        let wanted = Dictionary(uniqueKeysWithValues: comparedElements(new).map { ($0.subject, $0.keys) })
        #expect(text(elements) == text(wanted))
    }

    @Test func ofARenamedScreenAreNotThoseOfItsReferences() throws {
        let yaml =
            "navgraph: 1\napp: A\nentry: one\nscreens:\n  one: { transitions: { go: { push: two } } }\n  two: { about: x, transitions: { back: { pop: one } } }\n"
        let changes = GraphChanges(from: try graph(yaml), to: try graph(yaml.replacing("two", with: "second"))).changes
        #expect(changes.map(\.kind) == [.renamed])
        #expect(changes.first?.from == "two")
    }

    @Test func ofLinksAndEventsOfTheAppAreMarkedInThePicture() throws {
        let yaml = "navgraph: 1\napp: A\nentry: one\nlinks: { schemes: [a] }\nscreens: { one: }\n"
        let (old, new) = try (
            graph(yaml + "deepLinks: { l: { url: /l, opens: one } }\n"),
            graph(
                yaml + "transitions: { help: { present: one } }\n"
                    + "deepLinks: { l: { url: /k, opens: one, requires: [] }, m: { url: /m, opens: one } }\n")
        )
        let picture = ChangePicture(from: old, to: new, GraphChanges(from: old, to: new), isWhole: true)
        #expect(picture.nodes["transition:app.help"]?.status == .added)
        #expect(picture.nodes["deepLink:l"]?.status == .changed)
        #expect(picture.nodes["deepLink:m"]?.status == .added)
    }

    @Test func ofALinkThatIsNamedAsAScreenLackTheScreensEvents() throws {
        let yaml =
            "navgraph: 1\napp: A\nentry: one\nlinks: { schemes: [a] }\nscreens: { one: { transitions: { go: { present: one } } } }\n"
        let changes = GraphChanges(
            from: try graph(yaml), to: try graph(yaml + "deepLinks: { one: { url: /x, opens: one } }\n"))
        let link = try #require(changes.changes.first { $0.element.subject == "deepLink:one" })
        #expect(!link.keys.contains { $0.path == "transitions" })
    }
}

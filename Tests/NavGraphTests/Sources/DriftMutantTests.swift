import Foundation
import NavGraphLint
import NavGraphModel
import NavGraphSources
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphImport

/// Each rule's mistake, planted in a draft of every case of `corpus-reader`, or in its code: it is found at its line, and
/// nothing else is. SOURCES 9.
@Suite(.processorTime, .enabled(if: !SourceCase.all.isEmpty, "the shared corpus is absent"))
struct DriftMutantTests {
    /// A finding as people see it.
    struct Found: Hashable, CustomStringConvertible {
        var name: String
        var path: String
        var line: Int
        var description: String { "\(path):\(line): \(name)" }
    }

    /// A draft with the code that it was made from.
    struct App {
        var imported: Imported
        var code: [String: String]
        var report: SourceReport
        /// What the draft and its code agree on still has notes.
        var notes: Set<Found> = []

        init?(_ one: SourceCase) throws {
            let (imported, sources, _) = NavGraphTests.imported(one.inputs)
            guard let imported else { return nil }
            self.imported = imported
            report = sources
            code = one.code
            notes = try found(least: .note)
        }

        var text: String { imported.text }
        var screens: [DraftScreen] { imported.draft.screens }

        /// The type of a screen, as the draft has it.
        func type(_ screen: Int) -> String {
            let isView = screens[screen].source == .swiftui || imported.draft.isSwiftUI
            return screens[screen].type ?? upperCamel(screens[screen].name) + (isView ? "View" : "ViewController")
        }

        /// Screens whose types are declared classes or structs of the case, and no generic ones.
        var usable: [Int] {
            screens.indices.filter { report.screenTypes[type($0)] != nil && report.places[type($0)] != nil }
        }

        func found(least: Severity = .warning) throws -> Set<Found> {
            let found = try DriftCase(graph: text, code: code).findings(least: least)
            return Set(
                zip(found.all, found.names).map { finding, name in
                    let path = found.graph.files[Int(finding.place.file.raw)]
                    let scalars = (path == "app.yaml" ? text : code[path] ?? "").unicodeScalars
                    let line = 1 + scalars.prefix(Int(finding.place.span.offset)).count { $0 == "\n" }
                    return Found(name: name, path: path, line: line)
                })
        }

        /// The line of the graph that has a text.
        func line(of part: String, in path: String? = nil) -> Int {
            let lines = (path.map { code[$0] ?? "" } ?? text).split(separator: "\n", omittingEmptySubsequences: false)
            return 1 + (lines.firstIndex { $0.contains(part) } ?? -1)
        }

        /// The line of the graph at which a screen with members begins.
        func line(ofScreen name: String) -> Int {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return 1 + (lines.firstIndex { $0.drop { $0 == " " } == name + ":" } ?? -1)
        }

        /// Adds lines to the code; gives the number of the first one.
        mutating func add(_ lines: String, to path: String = "Planted.swift") -> Int {
            let before = code[path] ?? ""
            code[path] = before + lines + "\n"
            return 1 + before.unicodeScalars.count { $0 == "\n" }
        }

        /// A storyboard of all screens that are controllers, by their types; the graph takes them from there.
        mutating func addStoryboard() -> [Int] {
            var scenes = ""
            var used: [Int] = []
            for screen in usable where report.screenTypes[type(screen)] == false {
                let type = type(screen)
                used.append(screen)
                scenes += """
                    <scene><objects><viewController storyboardIdentifier="\(type)" id="c\(screen)" customClass="\(type)" \
                    sceneMemberID="viewController"><connections>
                    <!-- \(screen) -->
                    </connections></viewController></objects></scene>

                    """
                imported.draft.screens[screen].type = type
                imported.draft.screens[screen].source = .storyboard("Planted", id: type)
            }
            code["Planted.storyboard"] = "<document><scenes>\n\(scenes)</scenes></document>\n"
            return used
        }
    }

    private static let apps: [(name: String, app: App)] = SourceCase.all.compactMap { one in
        (try? App(one)).flatMap { $0 }.map { (one.name, $0) }
    }

    /// Plants a mistake in every case that has a place for it.
    private func each(_ least: Int, _ plant: (App) throws -> [(app: App, expected: Set<Found>)]) throws {
        var count = 0
        for (name, app) in Self.apps {
            for mutant in try plant(app) {
                count += 1
                let found = try mutant.app.found()
                #expect(found == mutant.expected, "\(name)\n\(mutant.app.text)\n\(mutant.app.code)")
            }
        }
        #expect(count >= least, "\(count)")
    }

    @Test func draftsHaveNone() throws {
        #expect(Self.apps.count > 60)
        for (name, app) in Self.apps { #expect(try app.found() == [], "\(name)") }
    }

    @Test func missingTypes() throws {
        try each(100) { app in
            app.usable.map { screen in
                var mutant = app
                let type = app.type(screen)
                mutant.imported.draft.screens[screen].type = "Misspelt" + type.filter { $0 != "." }
                let place = Found(
                    name: "missing-type screen:\(app.screens[screen].name)", path: "app.yaml",
                    line: mutant.line(of: "type: Misspelt"))
                let known = Set(app.screens.indices.filter { $0 != screen }.map(app.type))
                let edge = app.report.edges.first {
                    $0.to == type && $0.from != type && $0.from.map(known.contains) == true
                }
                let tabs = app.report.tabs.first { $0.children.contains(type) }
                let root = app.report.edges.first { app.report.entry == type && $0.to == type && $0.kind == .root }
                // Opened from a screen that leads there, it is the same finding.
                if edge != nil { return (mutant, [place]) }
                let places = [tabs.map { ($0.file, $0.line) }, root.map { ($0.file, $0.line) }]
                guard let (path, line) = places.compactMap(\.self).first else { return (mutant, [place]) }
                let name = "undeclared-screen screen:\(app.screens[screen].name)"
                return (mutant, [place, Found(name: name, path: path, line: line)])
            }
        }
    }

    @Test func missingScenes() throws {
        try each(100) { app in
            app.usable.map { screen in
                var mutant = app
                mutant.imported.draft.screens[screen].type = app.type(screen)
                mutant.imported.draft.screens[screen].source = .storyboard("Nowhere", id: "X")
                let name = "missing-scene screen:\(app.screens[screen].name)"
                return (mutant, [Found(name: name, path: "app.yaml", line: mutant.line(of: "storyboard: Nowhere"))])
            }
        }
    }

    @Test func scenes() throws {
        try each(100) { app in
            var base = app
            let controllers = base.addStoryboard()
            let agreeing = try base.found()
            #expect(agreeing == [])
            return controllers.flatMap { screen -> [(App, Set<Found>)] in
                let name = app.screens[screen].name
                var lost = base
                lost.imported.draft.screens[screen].source = .storyboard("Planted", id: "Lost")
                var mutants: [(App, Set<Found>)] = [
                    (
                        lost,
                        [
                            Found(
                                name: "missing-scene screen:\(name)", path: "app.yaml",
                                line: lost.line(of: "id: Lost }"))
                        ]
                    )
                ]
                if let other = controllers.first(where: { $0 != screen }) {
                    var swapped = base
                    swapped.imported.draft.screens[screen].source = .storyboard("Planted", id: app.type(other))
                    let line = 1 + swapped.line(ofScreen: name)
                    mutants.append((swapped, [Found(name: "scene-type screen:\(name)", path: "app.yaml", line: line)]))
                }
                var renamed = base
                renamed.code["Planted.storyboard"] = base.code["Planted.storyboard"]!.replacing(
                    "customClass=\"\(app.type(screen))\" ",
                    with: "customClass=\"\(app.type(screen))Old\" customModuleProvider=\"target\" ")
                let line = renamed.line(of: "customModuleProvider", in: "Planted.storyboard")
                mutants.append(
                    (
                        renamed,
                        [
                            Found(name: "missing-class file", path: "Planted.storyboard", line: line),
                            Found(
                                name: "scene-type screen:\(name)", path: "app.yaml",
                                line: 1 + renamed.line(ofScreen: name)
                            ),
                        ]
                    ))
                return mutants
            }
        }
    }

    @Test func missingClasses() throws {
        try each(40) { app in
            var mutant = app
            if mutant.addStoryboard().isEmpty { return [] }
            let view = "<view customClass=\"GoneView\" customModuleProvider=\"target\"/>\n</connections>"
            let text = mutant.code["Planted.storyboard"]!
            let end = text.firstRange(of: "</connections>")!
            mutant.code["Planted.storyboard"] = text.replacingCharacters(in: end, with: view)
            let line = mutant.line(of: "GoneView", in: "Planted.storyboard")
            return [(mutant, [Found(name: "missing-class file", path: "Planted.storyboard", line: line)])]
        }
    }

    @Test func missingSegues() throws {
        try each(40) { app in
            var base = app
            let controllers = base.addStoryboard()
            var mutants: [(App, Set<Found>)] = []
            for screen in controllers {
                for (number, event) in app.screens[screen].events.enumerated() {
                    guard case .screen(let target)? = event.action.target, controllers.contains(target) else {
                        continue
                    }
                    func wired(_ identifier: String, to destination: Int) -> App {
                        var wired = base
                        wired.imported.draft.screens[screen].events[number].action.segue = "planted"
                        wired.code["Planted.storyboard"] = base.code["Planted.storyboard"]!.replacing(
                            "<!-- \(screen) -->",
                            with:
                                "<segue destination=\"c\(destination)\" kind=\"show\" identifier=\"\(identifier)\" id=\"s\"/>"
                        )
                        return wired
                    }
                    let agreeing = try wired("planted", to: target).found()
                    #expect(agreeing == [])
                    let misspelt = wired("plamted", to: target)
                    let name = "missing-segue transition:\(app.screens[screen].name).\(event.name)"
                    let expected = Found(name: name, path: "app.yaml", line: misspelt.line(of: "segue: planted"))
                    mutants.append((misspelt, [expected]))
                    // It leads to itself, which opens nothing.
                    mutants.append((wired("planted", to: screen), [expected]))
                }
            }
            return mutants
        }
    }

    /// The place of the first opening of a type by another one.
    private func opening(_ app: App, _ from: String, _ to: String) -> (path: String, line: Int)? {
        app.report.edges.first { $0.from == from && $0.to == to }.map { ($0.file, $0.line) }
    }

    /// Whether something else leads to a screen than the transitions of other screens: the app, a tab bar.
    private func leads(_ app: App, to screen: Int) -> Bool {
        func covers(_ target: DraftTarget?) -> Bool {
            switch target {
            case .screen(let other)?: other == screen
            case .flow(let flow)?: app.imported.draft.flows[flow].children.contains { covers($0) }
            case nil: false
            }
        }
        return app.imported.draft.events.contains { covers($0.action.target) }
            || app.imported.draft.flows.contains { flow in flow.start == nil && flow.children.contains { covers($0) } }
    }

    @Test func transitionsRemoved() throws {
        try each(60) { app in
            var mutants: [(App, Set<Found>)] = []
            for screen in app.screens.indices {
                for (number, event) in app.screens[screen].events.enumerated() {
                    guard case .screen(let target)? = event.action.target, !leads(app, to: target),
                        let place = opening(app, app.type(screen), app.type(target))
                    else { continue }
                    var mutant = app
                    mutant.imported.draft.screens[screen].events.remove(at: number)
                    let name = "undeclared-transition transition:\(app.screens[screen].name).\(event.name)"
                    mutants.append((mutant, [Found(name: name, path: place.path, line: place.line)]))
                }
            }
            return mutants
        }
    }

    @Test func pushesAdded() throws {
        try each(150) { app in
            var mutants: [(App, Set<Found>)] = []
            for screen in app.usable {
                let name = app.screens[screen].name
                func planted(_ expression: String, _ more: String = "") -> (app: App, line: Int) {
                    var mutant = app
                    let line = mutant.add(
                        "extension \(app.type(screen)) { func planted() {\npresent(\(expression), animated: true) } }\n\(more)"
                    )
                    return (mutant, line + 1)
                }
                for other in app.usable.prefix(6)
                where other != screen && !leads(app, to: other)
                    && opening(app, app.type(screen), app.type(other)) == nil
                    && !covers(app, from: screen, to: other)
                {
                    let (mutant, line) = planted("\(app.type(other))()")
                    let event = free("open" + upperCamel(app.screens[other].name), in: app, screen)
                    let subject = "undeclared-transition transition:\(name).\(event)"
                    mutants.append((mutant, [Found(name: subject, path: "Planted.swift", line: line)]))
                }
                let (mutant, line) = planted(
                    "PlantedViewController()", "class PlantedViewController: UIViewController {}")
                mutants.append(
                    (mutant, [Found(name: "undeclared-screen screen:planted", path: "Planted.swift", line: line)]))
            }
            return mutants
        }
    }

    /// Whether the graph has a way from one screen to another by an event of a flow.
    private func covers(_ app: App, from screen: Int, to other: Int) -> Bool {
        let flows = app.screens[screen].owner.map { [app.imported.draft.flows[$0]] } ?? []
        return (flows + app.imported.draft.flows.filter { $0.start == nil }).flatMap(\.events).contains {
            $0.action.target.map(app.imported.draft.firstScreens)?.contains(other) ?? false
        }
            || app.screens[screen].events.contains {
                $0.action.target.map(app.imported.draft.firstScreens)?.contains(other) ?? false
            }
    }

    /// The name that a further event would have.
    private func free(_ name: String, in app: App, _ screen: Int) -> String {
        var used = Set(app.screens[screen].events.map(\.name))
        return firstFree(name, in: &used)
    }

    @Test func routersBypassed() throws {
        try each(40) { app in
            var mutant = app
            mutant.code["Router.swift"] = "// Made by navgraph from app.yaml. Changes are lost.\n"
            var expected: [String: Found] = [:]
            var events: [String: String] = [:]
            for screen in app.screens.indices {
                let flow = app.screens[screen].owner.map { app.imported.draft.flows[$0].events } ?? []
                for event in app.screens[screen].events + flow {
                    for target in event.action.target.map(app.imported.draft.firstScreens) ?? [] {
                        let pair = "\(app.type(screen)) \(app.type(target))"
                        events[pair] = events[pair] ?? "\(app.screens[screen].name).\(event.name)"
                    }
                }
            }
            for edge in app.report.edges where edge.by == "owner" && edge.from != edge.to {
                guard let from = edge.from, let event = events["\(from) \(edge.to)"] else { continue }
                let found = Found(name: "bypass transition:\(event)", path: edge.file, line: edge.line)
                expected[found.name] = expected[found.name] ?? found
            }
            return expected.isEmpty ? [] : [(mutant, Set(expected.values))]
        }
    }

    @Test func notes() throws {
        var count = 0
        for (name, app) in Self.apps {
            guard let screen = app.usable.first else { continue }
            count += 1
            func expect(_ mutant: App, _ expected: Set<Found>) throws {
                let found = try mutant.found(least: .note)
                // The one note of a run that tells what nothing opens says more now.
                let told = found.subtracting(app.notes).filter { $0.name != "not-opened file" }
                #expect(told == expected, "\(name)\n\(mutant.text)\n\(mutant.code)")
            }
            var unread = app
            let line = unread.add(
                "extension \(app.type(screen)) { func planted() {\npresent(plantedThing, animated: true) } }")
            try expect(unread, [Found(name: "unread-opening file", path: "Planted.swift", line: line + 1)])
            var unopened = app
            _ = unopened.add("class PlantedViewController: UIViewController {}")
            let notes = try unopened.found(least: .note)
            #expect(notes.contains { $0.name == "not-opened file" }, "\(name)")
            // A transition that no code has.
            var unseen = unopened
            var planted = DraftScreen()
            planted.name = "planted"
            planted.type = "PlantedViewController"
            unseen.imported.draft.screens.append(planted)
            var event = DraftEvent(action: DraftAction(.present(.screen(app.screens.count))))
            event.name = "plant"
            unseen.imported.draft.screens[screen].events.append(event)
            let subject = "unseen-transition transition:\(app.screens[screen].name).plant"
            try expect(unseen, [Found(name: subject, path: "app.yaml", line: unseen.line(of: "plant: {"))])
            var allowed = app
            let at = allowed.add("// navgraph:allow bypass: nothing is here")
            #expect(try allowed.found() == [Found(name: "unused-allow file", path: "Planted.swift", line: at)])
        }
        #expect(count > 60)
    }
}

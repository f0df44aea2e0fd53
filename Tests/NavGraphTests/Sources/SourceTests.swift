import Foundation
import NavGraphImport
import NavGraphModel
import NavGraphSources
import NavGraphTestSupport
import Testing

/// One case of `corpus-reader`: Swift files, and what is read from them.
struct SourceCase: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [(path: String, bytes: [UInt8])]
    var edges: Set<String>
    var tabs: [[String]]
    var entry: String?
    var openings: [String: Int]
    var notOpened: [String]?
    var unread: [String: Int]?
    var testDescription: String { name }

    var inputs: [SourceInput] { files.map { SourceInput(path: $0.path, bytes: $0.bytes) } }
    var code: [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    /// The example apps of the documentation and of the tests.
    static let exampleApps: [String] = {
        return ["docs/example", "Tests/EndToEndTests/Examples"].flatMap { folder in
            let path = checkout.appendingPathComponent(folder).path
            return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().map { path + "/" + $0 }
        }
    }()

    static let all: [SourceCase] = CorpusFolder.all().compactMap { folder in
        guard let edges = folder.expected["edges"] as? [[Any]] else { return nil }
        func has<Value>(_ key: String, as type: Value.Type) -> Value? { folder.expected[key] as? Value }
        return SourceCase(
            name: folder.name,
            files: folder.files.filter { file in [".swift", ".h", ".m", ".mm"].contains(where: file.path.hasSuffix) },
            edges: Set(edges.map { "\($0[0] as? String ?? "null") → \($0[1]): \($0[2])" }),
            tabs: has("tabs", as: [[String]].self) ?? [], entry: has("entry", as: String.self),
            openings: has("openings", as: [String: Int].self) ?? [:],
            notOpened: has("notOpened", as: [String].self), unread: has("unread", as: [String: Int].self))
    }
}

/// A case of `corpus-reader`: what is expected, and the files.
struct CorpusFolder {
    var name: String
    var expected: [String: Any]
    var files: [(path: String, bytes: [UInt8])]

    static func all() -> [CorpusFolder] {
        guard let root = shared?.appendingPathComponent("corpus-reader"),
            let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
        else { return [] }
        return names.sorted().compactMap { name in
            let folder = root.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("expected.json")),
                let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                let paths = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            else { return nil }
            let files = paths.sorted().compactMap { path in
                (try? Data(contentsOf: folder.appendingPathComponent(path))).map { (path, [UInt8]($0)) }
            }
            return CorpusFolder(name: name, expected: json, files: files)
        }
    }
}

/// What Swift sources say of an app. SOURCES.
@Suite(.processorTime) struct SourceTests {
    /// The distinct pairs with the first one's kind, as `corpus-reader` has them.
    private func edges(_ report: SourceReport) -> Set<String> {
        let telling = report.edges.filter { $0.kind != .root && $0.from != $0.to }
        let opened = Set(telling.filter { $0.from != nil }.map(\.to))
        var kinds: [String: OpeningKind] = [:]
        for edge in telling where edge.from != nil || !opened.contains(edge.to) {
            let pair = "\(edge.from ?? "null") → \(edge.to)"
            kinds[pair] = kinds[pair] ?? edge.kind
        }
        return Set(kinds.map { "\($0): \($1.rawValue)" })
    }

    @Test(.enabled(if: !SourceCase.all.isEmpty, "the shared corpus is absent"), arguments: SourceCase.all)
    func readsWhichScreenOpensWhich(_ one: SourceCase) {
        let report = readSources(one.inputs)
        #expect(edges(report) == one.edges)
        #expect(report.tabs.map(\.children) == one.tabs)
        if let entry = one.entry { #expect(report.entry == entry) }
        for (why, count) in one.openings { #expect(report.openings.count { $0.why == why } == count, "\(why)") }
        if let notOpened = one.notOpened { #expect(report.notOpened == notOpened) }
        if let unread = one.unread {
            #expect(Dictionary(uniqueKeysWithValues: report.unread.map { ($0.name, $0.count) }) == unread)
        }
    }

    @Test(.enabled(if: !SourceCase.all.isEmpty, "the shared corpus is absent"), arguments: SourceCase.all)
    func nothingIsSilent(_ one: SourceCase) { checkSums(readSources(one.inputs)) }

    @Test(arguments: SourceCase.exampleApps) func nothingIsSilentInExampleApps(_ directory: String) throws {
        let paths = try #require(FileManager.default.enumerator(atPath: directory)).compactMap { $0 as? String }
        let inputs = try paths.filter { $0.hasSuffix(".swift") }.map {
            SourceInput(path: $0, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: directory + "/" + $0))))
        }
        checkSums(readSources(inputs))
    }

    /// Each opening that was read is an edge, or counted; each screen type is in the draft, in a screen, or named.
    private func checkSums(_ report: SourceReport) {
        #expect(report.openingsRead == report.openings.count + report.openingsWithEdge)
        #expect(report.screensDeclared == report.screensDrafted + report.notOpened.count)
        let bases = Set(report.inheriting.keys)
        let rows = [
            "Row", "Cell", "Label", "Image", "Icon", "Header", "Footer", "Badge", "Indicator", "Style", "Preview",
            "Text",
        ]
        let told = report.drafted.union(report.contained).union(report.notOpened)
        for (type, isView) in report.screenTypes where !told.contains(type) && !bases.contains(type) {
            #expect(isView && rows.contains(where: type.hasSuffix), "\(type)")
        }
        #expect(report.opened.isSubset(of: report.drafted) && report.drafted.isDisjoint(with: report.notOpened))
        #expect(report.openingsWithSource <= report.openingsWithEdge)
    }

    @Test(.enabled(if: !SourceCase.all.isEmpty, "the shared corpus is absent"), arguments: SourceCase.all)
    func draftsAreGraphsWithoutErrors(_ one: SourceCase) throws {
        let imported = imported(one.inputs).imported
        guard let imported else { return }
        let reading = readGraph(root: "Demo.yaml") { path, _ in path == "Demo.yaml" ? .bytes(imported.bytes) : .missing
        }
        #expect(reading.findings.map(\.message) == [])
        try #require(reading.isUsable)
        #expect(lint(reading.graph).filter { $0.severity == .error }.map(\.message) == [])
    }

    /// What four screens of a flow, and half of them, open is one event of the flow, which no screen's own event hides.
    @Test(arguments: [3, 4, 5, 8]) func whatManyScreensOpenIsAnEventOfTheFlow(_ others: Int) throws {
        let names = (0..<others).map { "Chapter\($0)" }
        let isShared = others == 4 || others == 5
        let opening = isShared ? 4 : 3
        var code = "class Help: UIViewController { func didTapHelp() { show(Chapter0(), sender: nil) } }\n"
        code += "class SceneDelegate { func start() { window.rootViewController = UINavigationController("
        code += "rootViewController: Start()) } }\nclass Start: UIViewController { func go() {\n"
        for name in names { code += "    show(\(name)(), sender: nil)\n" }
        code += "} }\n"
        for (index, name) in names.enumerated() {
            let opens = index < opening ? "present(Help(), animated: true)" : ""
            code += "class \(name): UIViewController { func didTapInfo() { \(opens) } }\n"
        }
        let imported = imported([SourceInput(path: "Book.swift", bytes: Array(code.utf8))], app: "Book").imported
        let draft = try #require(imported).text
        let count = draft.split(separator: "\n").count { $0.contains("info: { present: help") }
        #expect(count == (isShared ? 1 : 3), "\(draft)")
        #expect(draft.contains("# Book.swift:\(others + 5), 4 of \(others + 2) screens") == isShared, "\(draft)")
        let drift = DriftCase(graph: draft, code: ["Book.swift": code])
        #expect(try drift.findings(least: .warning).all.map(\.message) == [])
    }

    @Test func theOrderOfFilesDoesNotMatter() {
        let files = SourceCase.all.prefix(40).flatMap { one in
            one.files.map { SourceInput(path: one.name + "/" + $0.path, bytes: $0.bytes) }
        }
        #expect(edges(readSources(files)) == edges(readSources(files.reversed())))
    }

    /// Up to ten screens that call what opens one are its sources; code that more lead to is of none.
    @Test(arguments: [9, 10, 11, 600]) func tenCallersAreSources(_ count: Int) {
        var code = """
            class Help: UIViewController {}
            class Opener { func open(from c: UIViewController) { c.present(Help(), animated: true) } }

            """
        for number in 0..<count {
            code += "class S\(number): UIViewController { let o = Opener(); func go() { o.open(from: other) } }\n"
        }
        let report = sourceReport(code)
        #expect(Set(report.edges.compactMap(\.from)).count == (count <= 10 ? count : 0))
    }

    /// A stack that a type keeps shows what is pushed in the body that opens it, not what other functions push later.
    @Test func aStackOfATypeIsWhatTheSameBodyPushes() {
        let code = """
            class Home: UIViewController { func go() { let flow = SettingsStarter(); flow.start(on: self) } }
            class SettingsStarter {
                let stack = UINavigationController()
                func start(on home: UIViewController) {
                    stack.pushViewController(SettingsList(), animated: false)
                    home.present(stack, animated: true)
                }
                func about() { stack.pushViewController(AboutPage(), animated: true) }
            }
            class SettingsList: UIViewController {}
            class AboutPage: UIViewController {}

            """
        let report = sourceReport(code)
        #expect(report.edges.filter { $0.kind == .present }.map(\.to) == ["SettingsList"])
        #expect(report.edges.contains { $0.kind == .push && $0.to == "AboutPage" })
    }

    @Test func readsAnyBytes() {
        let code = Array(
            "class A: UIViewController { func go() { present(B(x: \"\\(y)\"), animated: true) } }\nclass B: UIViewController {}"
                .utf8)
        for length in code.indices { _ = readSources([SourceInput(path: "A.swift", bytes: Array(code[..<length]))]) }
        for bracket in ["(", "[", "{"] {
            let deep = Array(String(repeating: bracket, count: 600).utf8)
            #expect(readSources([SourceInput(path: "A.swift", bytes: deep)]).skipped.map(\.why) == ["too-deep"])
            _ = readSources([SourceInput(path: "A.swift", bytes: Array(String(repeating: bracket, count: 500).utf8))])
        }
        var random = SeededGenerator(seed: 4711)
        for _ in 0..<200 {
            var bytes = code
            for _ in 0..<5 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
            }
            _ = readSources([SourceInput(path: "A.swift", bytes: bytes)])
        }
        #expect(readSources([SourceInput(path: "A.swift", bytes: [0xFF, 0x28])]).skipped.map(\.why) == ["not-utf8"])
    }
}

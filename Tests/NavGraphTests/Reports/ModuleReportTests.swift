import NavGraphTestSupport
import Testing

@testable import NavGraphReports
@testable import NavGraphSyntax

/// Reports of many modules with conditions each: no note lists what its run does not ask for, and no finding is written once
/// for each graph that imports the module.
@Suite(.processorTime) struct ModuleReportTests {
    /// A module whose screens are reached in a few steps; two conditions, one of which guards the other.
    private static func module(_ number: Int, screens: Int, imports: [Int] = []) -> String {
        var text = "navgraph: 1\nmodule: M\(number)\nconditions: { member: false, confirmed: false }\n"
        if !imports.isEmpty {
            text += "imports: { \(imports.map { "m\($0): m\($0).yaml" }.joined(separator: ", ")) }\n"
        }
        text += "flows:\n  main:\n    public: true\n    screens:\n      s0:\n        transitions:\n"
        text += "          join: { sets: { member: true } }\n"
        text += "          confirm: { when: member, sets: { confirmed: true } }\n"
        text += "          look: [{ when: member, push: s1 }, { when: confirmed, push: s2 }]\n"
        for other in imports { text += "          open\(other): { present: m\(other).main }\n" }
        for screen in 1..<screens { text += "          show\(screen): { push: s\(screen) }\n" }
        for screen in 1..<screens {
            text += "      s\(screen):\n        title: Screen \(screen) of the module \(number)\n        transitions:\n"
            text += "          more: { push: s\(screen % (screens - 1) + 1) }\n          leave: { pop: root }\n"
        }
        return text
    }

    @Test func notesOfModulesAreSmall() throws {
        let count = 16
        var files = Dictionary(
            uniqueKeysWithValues: (0..<count).map { ("m\($0).yaml", Self.module($0, screens: 12)) })
        let opens = (0..<count).map { "      open\($0): { present: m\($0).main }\n" }.joined()
        let imports = (0..<count).map { "m\($0): m\($0).yaml" }.joined(separator: ", ")
        files["graph.yaml"] =
            "navgraph: 1\napp: A\nentry: home\nimports: { \(imports) }\nscreens:\n  home:\n    transitions:\n\(opens)"
        let (graph, sources) = try checked(files)
        let report = Report([graph], files: sources)
        #expect(report.findings.count > 11 * count)
        #expect(jsonReport(report).count < 9 * files.values.reduce(0) { $0 + $1.utf8.count })
        for finding in report.findings where !finding.witness.isEmpty {
            let run = finding.witness
            let asked = run.askedConditions.map { graph.graph.text[$0] }
            let visited = Set(run.map { graph.graph.text[$0.current].split(separator: ".").first })
            #expect(
                asked.allSatisfy { visited.contains($0.split(separator: ".").first) }, "\(finding.subject): \(asked)")
        }
    }

    /// Modules that import those before them, in both orders.
    @Test(arguments: [false, true]) func aFindingOfAModuleIsWrittenOnce(isReversed: Bool) throws {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<4).map { number in
                ("m\(number).yaml", Self.module(number, screens: 4, imports: Array(0..<number)))
            })
        let roots = (0..<4).map { "m\($0).yaml" }
        let alone = try roots.flatMap { root in
            let (graph, sources) = try checked(files, root: root)
            return Report([graph], files: sources).findings.filter { $0.message.file == root }
        }
        var graphs: [CheckedGraph] = []
        var sources: (any GraphFiles)?
        for root in isReversed ? roots.reversed() : roots {
            let (graph, files) = try checked(files, root: root)
            graphs.append(graph)
            sources = files
        }
        let report = Report(graphs, files: try #require(sources))
        func said(_ findings: [LocatedFinding]) -> [String] {
            findings.map { "\($0.message.file):\($0.message.start.line) \($0.rule.rawValue) \($0.subject)" }.sorted()
        }
        let own = Set(said(alone))
        #expect(own.isSubset(of: said(report.findings)))
        // What else there is, is found by graphs that import a module alone, and once.
        let others = said(report.findings).filter { !own.contains($0) }
        let places = others.map { $0.prefix { $0 != " " } + ($0.split(separator: " ").dropFirst().first ?? "") }
        #expect(Set(places).count == places.count, "\(others)")
    }
}

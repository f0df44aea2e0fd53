import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphSupport
@testable import NavGraphSwift

/// A program of several emitted apps, and a script for each. They have the support code in common.
final class WalkProgram {
    /// An app of the program.
    struct App {
        var name: String
        var graph: NavGraph
        var script: String
        /// Faults planted in what is emitted for it, and in the support code; `run` chooses one of them by its number.
        var faults: [Int: WalkFault] = [:]
    }

    /// How the walks of one app went; no steps where the program came to no end.
    struct Report {
        var name: String
        var steps: Int
        var differences: Int
        var text: String
        /// The configuration after each act, as the router said it.
        var states: [String]
    }

    private let workspace: Workspace
    private let program: String
    private let names: [String]
    /// The numbers of the faults that can be chosen.
    private(set) var planted: Set<Int> = []

    /// Compiles the apps.
    init(_ apps: [App], _ support: Doubles.Support) throws {
        workspace = Workspace()
        program = workspace.url("walks").path
        names = apps.map(\.name)
        let framework = apps.first?.graph.swift.framework ?? .uikit
        let doubles = try Doubles.built(for: framework)
        var files = try Self.driver(for: framework)
        var types: Set<String> = []
        var parts: Set<SupportPart> = []
        var features: Set<SupportFeature> = []
        var main = ""
        var outside: Set<Int> = []
        func plant(_ faults: [Int: WalkFault], in text: String, _ path: String) -> String {
            let source = PlantedSource(text, path: path, faults)
            planted.formUnion(source.planted)
            outside.formUnion(source.outside)
            return source.text
        }
        for (index, app) in apps.enumerated() {
            let prefix = "W\(index)"
            let fakes = FakeSources(app.graph, prefix: prefix)
            let faults = app.faults.mapValues { $0.prefixed(prefix) }
            let emission = fakes.emission(support)
            precondition(emission.problems.isEmpty, "\(app.name): \(emission.problems)")
            var text = framework == .swiftui ? fakes.viewText : fakes.text
            for file in emission.files {
                text += plant(faults, in: String(decoding: file.contents, as: UTF8.self), file.path)
            }
            // Each file has the same alias for itself.
            text.replace(/(?m)^private typealias .*\n/, with: "")
            parts.formUnion(SupportPart.parts(of: app.graph, for: app.graph.swift.framework))
            features.formUnion(SupportFeature.features(of: app.graph, for: app.graph.swift.framework))
            files.append(try write(support.program(text, for: framework), "W\(index).swift"))
            try workspace.write(app.script, to: "\(app.name).walk")
            types.formUnion(fakes.types)
            main += "    (\"\(app.name)\", \(fakes.subjectName).self),\n"
        }
        let values = types.sorted().map { FakeSources.source(ofType: $0) }.joined()
        files.append(try write(PlantedSource.choice + values, "Types.swift"))
        files.append(try write("await drive([\n\(main)])\n", "main.swift"))
        if support == .embedded {
            let faults = apps.reduce(into: [:]) { $0.merge($1.faults) { first, _ in first } }
            for part in parts.sorted(by: { $0.fileName < $1.fileName }) {
                let text = plant(faults, in: Self.text(of: part, with: features), part.fileName)
                files.append(try write(text, part.fileName))
            }
        }
        planted.subtract(outside)
        let build = try swiftc(
            ["-swift-version", "6", "-wmo", "-Onone", "-suppress-warnings", "-I", doubles.modules, "-o", program]
                + support.flags(for: framework) + files + doubles.objects(support, for: framework))
        guard build.status == 0 else { throw Doubles.Failure(description: String(build.errors.prefix(4000))) }
    }

    private static func text(of part: SupportPart, with features: Set<SupportFeature>) -> String {
        String(decoding: part.file(with: features, access: .internal, version: "navgraph"), as: UTF8.self)
    }

    /// Seconds that walks may take, beside the programs of other tests: `NAVGRAPH_WALKS_SECONDS`.
    private static let patience = ProcessInfo.processInfo.environment["NAVGRAPH_WALKS_SECONDS"] ?? "1200"

    /// Runs the walks of all apps; or those of one up to the first difference, with the fault of that number or with none.
    func run(_ name: String? = nil, fault: Int? = nil) throws -> [Report] {
        let result = try runProgram(
            "timeout", [Self.patience, program, workspace.directory.path] + (name.map { [$0] } ?? []),
            environment: fault.map { ["PLANTED_FAULT": "\($0)"] } ?? [:])
        var reports: [Report] = []
        var text = ""
        for line in result.output.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            if parts.count == 3, let steps = Int(parts[1]), let differences = Int(parts[2]), !line.hasPrefix(" ") {
                reports.append(
                    Report(
                        name: String(parts[0]), steps: steps, differences: differences, text: text,
                        states: states(of: String(parts[0]))))
                text = ""
            } else {
                text += line + "\n"
            }
        }
        let end = "The program ended with status \(result.status), where \(SIGALRM) is an act of more than ten seconds."
        for missing in name.map({ [$0] }) ?? names where !reports.contains(where: { $0.name == missing }) {
            reports.append(
                Report(
                    name: missing, steps: 0, differences: 1, text: "\(text)\(result.errors)\n\(end)", states: []))
        }
        return reports
    }

    private func states(of name: String) -> [String] {
        ((try? workspace.text("\(name).states")) ?? "").components(separatedBy: "\n")
    }

    private func write(_ text: String, _ name: String) throws -> String {
        try workspace.write(text, to: name)
        return workspace.url(name).path
    }

    private static func driver(for framework: SwiftSettings.Framework) throws -> [String] {
        let walks = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        func files(in name: String) throws -> [String] {
            let directory = walks.appendingPathComponent(name)
            return try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
                .filter { $0.hasSuffix(".swift") }.map { directory.appendingPathComponent($0).path }
        }
        let both = try files(in: "BothDrivers")
        if framework == .swiftui { return try both + files(in: "ViewDriver") }
        return try both + files(in: "Driver") + files(in: framework == .appkit ? "Driver/AppKit" : "Driver/UIKit")
    }
}

/// A graph to walk through, and its text if it is random.
typealias WalkedGraph = (name: String, graph: NavGraph, text: String)

extension WalkProgram {
    /// Walks through graphs at random, and expects no difference.
    @discardableResult
    static func expectNoDifference(
        in graphs: [WalkedGraph], _ support: Doubles.Support, seed: Int, steps: Int,
        prepare: (inout Walker, Int) -> Void = { _, _ in }
    ) throws -> (reports: [Report], scripts: [String]) {
        let scripts = graphs.enumerated().map { index, one in
            var walker = Walker(one.graph, seed: UInt64(seed + index))
            prepare(&walker, index)
            walker.walk(steps: steps)
            return walker.script
        }
        return (try expectNoDifference(in: graphs, support, scripts: scripts, steps: steps), scripts)
    }

    @discardableResult
    static func expectNoDifference(
        in graphs: [WalkedGraph], _ support: Doubles.Support, scripts: [String], steps: Int
    ) throws -> [Report] {
        let apps = zip(graphs, scripts).map { App(name: $0.name, graph: $0.graph, script: $1) }
        let reports = try WalkProgram(apps, support).run()
        for (report, graph) in zip(reports, graphs) {
            #expect(report.differences == 0, "\(report.name)\n\(report.text)\n\(graph.text)")
            #expect(report.steps >= steps || report.differences > 0)
        }
        return reports
    }
}

extension Array {
    /// Parts of it with at most so many elements.
    func parts(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}

extension FakeSources {
    /// What is emitted for the app.
    func emission(_ support: Doubles.Support) -> (files: [SwiftFile], problems: [EmitProblem]) {
        var options = options(support)
        // Its views are made by the app's own factory.
        options.hasFactoryDefaults = options.framework != .swiftui
        return emitRouters(graph, options: options)
    }
}

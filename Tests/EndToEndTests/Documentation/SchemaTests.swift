import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSyntax

/// The JSON Schema, read by PyPI's `jsonschema`: skipped where that is not installed.
@Suite(.processorTime, .enabled(if: canValidate, "python3 with jsonschema and yaml"))
struct SchemaTests {
    @Test func isSmallAndTellsEveryKey() throws {
        let schema = try Workspace().run("schema").output
        #expect(schema.utf8.count < 40_000)
        struct Schema: Decodable {
            struct Mapping: Decodable {
                struct Property: Decodable {}
                var properties: [String: Property]?
            }
            var properties: [String: Mapping.Property]
            var definitions: [String: Mapping]
        }
        let decoded = try JSONDecoder().decode(Schema.self, from: Data(schema.utf8))
        for id in KeyTable.ID.allCases where id != .project {
            let properties =
                id == .root ? decoded.properties : try #require(decoded.definitions[id.rawValue]?.properties)
            #expect(Set(properties.keys) == Set(id.table.keys.spellings))
        }
    }

    @Test func takesCleanGraphs() throws {
        var graphs: [String: String] = [:]
        for folder in [
            "Graphs", "Graphs/modules", "../shared/conformance", "../shared/conformance-revised",
            "../shared/truth-cases",
        ] {
            let url = Checkout.root.appendingPathComponent(folder)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
                let isCase = folder.contains("/conformance")
                let isOther = name.hasPrefix("text-") || ["README.md", "clean-hosted"].contains(name)
                if isCase ? isOther : !name.hasSuffix(".yaml") { continue }
                let path = isCase ? "\(folder)/\(name)/graph.yaml" : "\(folder)/\(name)"
                // The cases of an older language have groups under 'events'.
                graphs[path] = try Checkout.text(path).replacing("\nevents:", with: "\ngroups:")
            }
        }
        for page in Checkout.pages {
            for block in try Checkout.page(page).blocks
            where block.language == "yaml" && block.marks["finds"] == nil && block.marks["latin1"] == nil
                && block.marks["file"]?.hasSuffix(".navgraph.yaml") != true
            {
                graphs["\(page):\(block.line)"] = block.text
            }
        }
        #expect(graphs.count > 60)
        for (name, answer) in try validate(graphs) { #expect(answer == "valid", "\(name)") }
    }

    /// What `lint` finds wrong with the text as such, the schema finds too.
    @Test func refusesWhatIsWrongWithTheText() throws {
        let graphs = Dictionary(uniqueKeysWithValues: SchemaMistakes.graphs.enumerated().map { ("\($0)", $1) })
        let workspace = Workspace()
        for (name, graph) in graphs { try workspace.write(graph, to: "\(name).yaml") }
        let output = try workspace.run(arguments: ["lint"] + graphs.keys.map { "\($0).yaml" }).output
        let refused = output.matches(
            of: /(?m)^(\d+)\.yaml:.*\[(unknown-key|missing-key|wrong-kind|conflicting-actions|no-action)\]$/
        ).map { String($0.1) }
        for (name, graph) in graphs { #expect(refused.contains(name), "\(name): \(graph)") }
        for (name, answer) in try validate(graphs) { #expect(answer != "valid", "\(graphs[name]!)") }
    }

    /// The answer of the validator for each graph.
    private func validate(_ graphs: [String: String]) throws -> [String: String] {
        let workspace = Workspace()
        try workspace.write(try workspace.run("schema").output, to: "schema.json")
        let names = graphs.keys.sorted()
        for (index, name) in names.enumerated() { try workspace.write(graphs[name]!, to: "\(index).yaml") }
        let script = Checkout.root.appendingPathComponent("Tests/EndToEndTests/Documentation/validate.py").path
        let paths = (["schema.json"] + names.indices.map { "\($0).yaml" }).map { workspace.url($0).path }
        let result = try runProgram("python3", [script] + paths)
        let answers = result.output.split(separator: "\n").map { line in
            String(line.split(separator: " ", maxSplits: 1)[1])
        }
        try #require(answers.count == names.count, "\(result.output)")
        return Dictionary(uniqueKeysWithValues: zip(names, answers))
    }
}

private let canValidate = (try? runProgram("python3", ["-c", "import jsonschema, yaml"]).status) == 0

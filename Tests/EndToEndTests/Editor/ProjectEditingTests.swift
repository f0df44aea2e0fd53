import Foundation
import NavGraphTestSupport
import Testing

/// The language server and the project file: it counts for each root file, and is itself completed and checked.
@Suite(.processorTime, .timeLimit(.minutes(5))) struct ProjectEditingTests {
    let workspace = Workspace()
    private let graph = "Graphs/notes.yaml"

    init() throws {
        try workspace.git(["init", "-q"])
        try workspace.write(Sample.warning, to: graph)
    }

    private func client(_ more: [String: Any] = [:]) throws -> EditorClient {
        let client = try EditorClient(workspace)
        _ = try client.initialize(more)
        return client
    }

    @Test func levelBaselineAndExclusionsCount() throws {
        func found(_ project: String, _ more: [String: Any] = [:]) throws -> [String] {
            try workspace.write(project, to: ".navgraph.yaml")
            let client = try client(more)
            try client.open(graph, Sample.warning)
            return try client.codes(graph, version: 1)
        }
        try workspace.write("unused condition:spare\n", to: "known")
        #expect(try found("") == ["unused"])
        #expect(try found("level: error\n").isEmpty)
        #expect(try found("level: error\n", ["initializationOptions": ["level": "warning"]]) == ["unused"])
        #expect(try found("baseline: known\n").isEmpty)
    }

    @Test func whatIsExcludedIsNotSearched() throws {
        try workspace.write(Sample.notes.replacing("noteDetail", with: "relic"), to: "Graphs/old/notes.yaml")
        func found() throws -> [String] {
            let client = try client()
            try client.open(graph, Sample.warning)
            return try client.list("workspace/symbol", ["query": "relic"]).compactMap { $0["name"] as? String }
        }
        #expect(try found() == ["relic"])
        try workspace.write("exclude: [Graphs/old]\n", to: ".navgraph.yaml")
        #expect(try found() == [])
    }

    @Test func theProjectFileIsCompletedAndChecked() throws {
        let client = try client()
        try client.open(graph, Sample.warning)
        let text = "graphs: Graphs\n|\n"
        try client.open(".navgraph.yaml", text.replacing("|", with: ""))
        let labels = try client.items(".navgraph.yaml", text).compactMap { $0["label"] as? String }
        #expect(
            labels.contains("drift-baseline") && labels.contains("version") && !labels.contains("graphs"), "\(labels)")
        #expect(!labels.contains("screens"))

        try client.change(".navgraph.yaml", "graphs: Graphs\nlevel: off\n", version: 2)
        #expect(try client.codes(".navgraph.yaml", version: 2) == ["wrong-kind"])
        try client.change(".navgraph.yaml", "graphs: Graphs\nlevel: error\n", version: 3)
        #expect(try client.diagnostics(".navgraph.yaml", version: 3).isEmpty)
        let params: [String: Any] = [
            "textDocument": ["uri": client.uri(".navgraph.yaml")], "options": ["tabSize": 2, "insertSpaces": true],
        ]
        try client.change(".navgraph.yaml", "graphs:   Graphs\n", version: 4)
        #expect((try client.result("textDocument/formatting", params) as? [Any])?.count == 1)
    }
}

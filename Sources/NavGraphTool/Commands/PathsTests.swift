import ArgumentParser
import NavGraphReports
import NavGraphRuns
import NavGraphSwift

extension PathsCommand {
    /// Prints tests that walk the runs; `false` if no router can be emitted, which is reported.
    func printTests(of runs: RunAnalysis, _ reading: CheckedGraph) throws -> Bool {
        let graph = reading.graph
        let options = SwiftOptions(graph.swift)
        guard graph.host == nil, graph.isApp else {
            throw ValidationError("'--format swift-testing' requires an app with 'entry'")
        }
        let files = InputFiles()

        let tests = walkTests(
            of: runs.cover(), runs, only: try only.map { try flow(named: $0, in: graph) }, atMost: maxSteps,
            module: module ?? "", options: options
        ) { place in locate([place], of: reading, files: files).first?.text ?? graph.name }
        guard let file = tests.file else {
            report(tests.problems, of: reading, files: files)
            return false
        }
        try write(file.contents, to: "-")
        return true
    }
}

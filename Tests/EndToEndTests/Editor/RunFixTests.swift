import Foundation
import NavGraphTestSupport
import Testing

/// What the editor offers for findings about runs helps: with it the finding is gone, and no error is new. EDITOR 7.4.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct RunFixTests {
    private static let faults: Set<String> = [
        "pop-at-bottom", "pop-to-absent", "dismiss-nothing", "finish-without-opener", "push-outside-stack",
        "push-of-container", "select-absent", "send-unknown", "dead-end", "guard-violation",
    ]

    /// Of the faults in the shared cases, nearly all have a fix besides *Allow*.
    @Test(.enabled(if: !WrittenGraphs.cases.isEmpty, "the shared cases are absent")) func faultsOfTheCasesHaveAFix()
        throws
    {
        var (count, without) = (0, [String]())
        for set in ["conformance", "conformance-language"] {
            let folder = WrittenGraphs.norm.appendingPathComponent(set)
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
                let expected = folder.appendingPathComponent("\(name)/expected.json")
                guard let text = try? String(contentsOf: expected, encoding: .utf8),
                    Self.faults.contains(where: { text.contains("\"\($0)\"") })
                else { continue }
                let result = try fixed(folder.appendingPathComponent(name))
                count += result.count
                without += result.without.map { "\(name): \($0)" }
            }
        }
        #expect(count >= 20 && without.count * 10 <= count, "\(without) of \(count)")
    }

    private func fixed(_ folder: URL) throws -> (count: Int, without: [String]) {
        let workspace = Workspace()
        var texts: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".yaml") {
            texts[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            try workspace.write(texts[name] ?? "", to: name)
        }
        let client = try EditorClient(workspace)
        _ = try client.initialize()
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) { try client.open(name, text) }
        let before = try errors(workspace)
        var (count, without) = (0, [String]())
        for name in texts.keys.sorted() {
            for finding in try client.diagnostics(name, version: 1) {
                guard let rule = finding["code"] as? String, Self.faults.contains(rule) else { continue }
                count += 1
                let titles = try client.actions(name, finding).filter { !$0.key.hasPrefix("Allow") }
                if titles.isEmpty { without.append("\(rule) \(finding["message"] ?? "")") }
                for (title, action) in titles {
                    for (path, text) in client.applied(action["edit"], to: texts) {
                        try workspace.write(text, to: path)
                    }
                    let after = try errors(workspace)
                    #expect(
                        after.isSubset(of: before),
                        "\(folder.lastPathComponent): \(title): \(after.subtracting(before))")
                    #expect(after.count < before.count, "\(folder.lastPathComponent): \(title)")
                    for (path, text) in texts { try workspace.write(text, to: path) }
                }
            }
        }
        return (count, without)
    }

    /// The errors of all graphs, each as its rule and subject.
    private func errors(_ workspace: Workspace) throws -> Set<String> {
        let report = try workspace.run("lint", "graph.yaml", "--format", "json").json()
        let findings = report["findings"] as? [[String: Any]] ?? []
        return Set(
            findings.filter { $0["severity"] as? String == "error" }.map {
                "\($0["rule"] ?? "") \($0["subject"] ?? "")"
            })
    }
}

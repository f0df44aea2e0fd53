import NavGraphEditor
import NavGraphReports
import NavGraphSyntax

extension EditorServer {
    /// Analyses what has changed, root by root, and publishes what is found. `false` where a message is there first.
    func analyse() -> Bool {
        _ = files.compareStamps()
        files.search()
        for text in files.leftOut where logged.insert(text).inserted { log(text) }
        for root in analyses.keys where !files.roots.contains(root) {
            analyses[root] = nil
            good[root] = nil
        }
        for root in files.roots {
            if let known = analyses[root], known.sources.allSatisfy({ files.source($0.key) == $0.value }) { continue }
            if channelHasInput() { return false }
            guard let found = files.analyse(root, level: level) else { return false }
            analyses[root] = found
            if found.isUsable { good[root] = found }
            if !found.isUsable || files.roots.count > 1 { publish() }
        }
        publish(all: true)
        return true
    }

    /// The state of a root: while its text has errors, what runs showed before stays in files that are the same.
    private func findings(of root: String) -> [EditorFinding] {
        guard let now = analyses[root] else { return [] }
        guard !now.isUsable, let before = good[root] else { return now.findings }
        let kept = before.findings.filter { finding in
            finding.rule.family != .text && files.source(finding.path) == before.sources[finding.path]
        }
        return now.findings + kept
    }

    /// Sends what differs from what was sent; with `all`, for each open file that is ours, even if it does not.
    private func publish(all: Bool = false) {
        var found: [String: [EditorFinding]] = [:]
        var ours: Set<String> = []
        for root in files.roots {
            let least = analyses[root]?.level ?? .warning
            for finding in findings(of: root) where finding.severity >= least {
                let known = found[finding.path] ?? []
                if !known.contains(where: { $0.isSame(as: finding) }) {
                    found[finding.path, default: []].append(finding)
                }
            }
            if let analysis = analyses[root] { ours.formUnion(analysis.sources.keys) }
        }
        shown = found
        for path in Set(found.keys).union(published.keys).union(files.open.keys.filter(ours.contains)).sorted() {
            let findings = (found[path] ?? []).sorted {
                ($0.range.lowerBound, $0.rule.rawValue, $0.subject) < (
                    $1.range.lowerBound, $1.rule.rawValue, $1.subject
                )
            }
            let list = JSON.array(findings.map { diagnostic($0) })
            let bytes = list.bytes(lineDepth: 0)
            let isOpen = files.open[path] != nil && ours.contains(path)
            guard all && isOpen || published[path] ?? [] != (findings.isEmpty ? [] : bytes) else { continue }
            published[path] = findings.isEmpty ? nil : bytes
            let version = files.open[path].map { JSON.int($0.version) }
            notify(
                "textDocument/publishDiagnostics",
                .present(["uri": .string(uri(path)), "version": version, "diagnostics": list]))
        }
    }

    func diagnostic(_ finding: EditorFinding) -> JSON {
        let severity =
            switch finding.severity {
            case .error: 1
            case .warning: 2
            case .note: 4
            }
        let unneeded: [Rule] = [.unused, .unusedAllow, .unreachableScreen, .unreachableFlow, .unreachableTransition]
        var related = finding.run.map { step -> JSON in
            ["location": location(step.path, step.range), "message": .string(step.text)]
        }
        if let first = finding.first {
            related.append(["location": location(first.path, first.range), "message": "the first one"])
        }
        return .present([
            "range": range(finding.range, of: finding.path), "severity": .int(severity),
            "code": .string(finding.rule.rawValue), "source": "navgraph", "message": .string(finding.message),
            "codeDescription": finding.rule.address.map { ["href": .string($0)] },
            "tags": unneeded.contains(finding.rule) ? [1] : nil,
            "relatedInformation": related.isEmpty ? nil : .array(related),
        ])
    }

    /// What the last analysis without errors says of a screen, by its name in the root file.
    func facts(_ root: String) -> (String) -> ScreenFacts? {
        guard let runs = good[root]?.runs else { return { _ in nil } }
        return runs.facts(ofScreen:)
    }
}

import NavGraphSources

/// Which screen opens which in code, windows' roots aside: `Home → Help`; `null` for code of no screen.
func sourcePairs(_ code: String) -> Set<String> {
    let report = readSources([SourceInput(path: "A.swift", bytes: Array(code.utf8))])
    return Set(report.edges.filter { $0.kind != .root }.map { "\($0.from ?? "null") → \($0.to)" })
}

import NavGraphModel

/// The checks of an app, and checks that a comparison asks for. LANGUAGE 9.
extension RunAnalysis {
    /// The checks that fail, and the checks that are open because of a limit of the analysis.
    package func judgedChecks() -> JudgedChecks {
        var checks = judgedChecks(of: graph)
        checks.failed = onFirstPlatform(checks.failed, by: \.check, shownBy: \.witness) { $0.judgedChecks().failed }
        return checks
    }

    /// The same for the checks of a graph that differs from this one only in its checks; `nil` if they ask for something that
    /// this analysis does not distinguish.
    package func judgedChecks(ofSameRuns other: NavGraph) -> JudgedChecks? {
        let isTold = other.checks.allSatisfy { check in
            switch check.law {
            case .reach, .before, .returns: true
            case .neverAbove: !graph.hasRegions || program.tellsRegionsApart
            // An enumeration of configurations expands them by the conditions of the checks.
            case .neverWhen(_, let literals):
                !graph.hasRegions && listing == nil && literals.allSatisfy { knows(other.literals[$0].condition) }
            }
        }
        return isTold ? judgedChecks(of: other) : nil
    }

    private func judgedChecks(of asking: NavGraph) -> JudgedChecks {
        var checks = symbolic?.judgedChecks(of: asking) ?? JudgedChecks()
        checks.failed = failed(symbolic == nil ? nil : checks.failed, of: asking)
        judgeDistances(&checks, of: asking)
        let isListed = listing?.isComplete ?? false
        checks.undecided.removeAll { open in isListed || checks.failed.contains { $0.check == open.check } }
        if !checks.undecided.isEmpty {
            let known = plain.value.failedChecks(of: asking).filter { found in
                checks.undecided.contains { $0.check == found.check }
            }
            checks.failed += known
            checks.undecided.removeAll { open in known.contains { $0.check == open.check } }
        }
        guard let limit, let listing else { return checks }
        let all = checks.failed
        checks.failed = all.filter { $0.witness != nil || surelyFails(asking.checks[$0.check].law) }
        let failed = Set(checks.failed.map(\.check))
        if symbolic != nil {
            let open = Set(all.map(\.check) + checks.undecided.map(\.check)).subtracting(failed)
            checks.undecided = open.filter { !listing.shows(asking.checks[$0].law) }.sorted().map { ($0, limit) }
            return checks
        }
        checks.undecided = asking.checks.ids.filter { id in
            !failed.contains(id) && !listing.shows(asking.checks[id].law)
                && !(listing.isWhole && asking.checks[id].law.isShownByOneRun)
        }.map { ($0, limit) }
        return checks
    }

    private func failed(_ known: [FailedCheck]?, of asking: NavGraph) -> [FailedCheck] {
        var failed = known
        if let listing = listing ?? (failed?.isEmpty ?? true ? nil : listingInDoubt.value) {
            failed?.removeAll { listing.shows(asking.checks[$0.check].law) }
        }
        let all = merged({ $0.failedChecks(of: asking) }, with: failed, by: \.check, witness: \.witness) { found in
            // That a screen is not reached no run shows.
            if case .reach(_, from: nil, _) = asking.checks[found.check].law { false } else { true }
        }
        return shown(all, \.witness) { found, listing in
            switch asking.checks[found.check].law {
            case .reach(let screen, let from?, let within):
                listing.witness(on: from, within: within) { $0.current == screen }
            case .returns(let screen): listing.witness(on: nil, within: nil) { $0.current == screen }
            case .reach, .before, .neverWhen, .neverAbove: nil
            }
        }
    }
}

extension Check.Law {
    /// Whether a single run that reaches a screen decides the check.
    fileprivate var isShownByOneRun: Bool {
        switch self {
        case .reach(_, from: nil, _), .before, .neverWhen, .neverAbove: true
        case .reach, .returns: false
        }
    }
}

import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// A check by the names of both graphs.
struct CheckLaw {
    var subject: String
    var name: String
    /// `reach`, `within`, …, in words.
    var keys: [(key: String, value: String)]
    var id: CheckID

    /// `never: payment, when: not loggedIn`.
    var words: String { keys.map { "\($0.key): \($0.value)" }.joined(separator: ", ") }

    func value(_ key: String) -> String? { keys.first { $0.key == key }?.value }

    /// Whether it holds only where the other does: it asks for the same in no more steps, in no more cases.
    func implies(_ other: CheckLaw) -> Bool {
        func rest(_ law: CheckLaw) -> [String] {
            law.keys.filter { $0.key != "within" && $0.key != "when" }.map { "\($0.key) \($0.value)" }
        }
        func literals(_ law: CheckLaw) -> Set<String> {
            Set(law.value("when")?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? [])
        }
        func steps(_ law: CheckLaw) -> Int { law.value("within").flatMap { Int($0) } ?? .max }
        return rest(self) == rest(other) && steps(self) <= steps(other) && literals(self).isSubset(of: literals(other))
    }
}

extension ElementWords {
    var laws: [CheckLaw] {
        graph.checks.ids.map { id in
            let element = element(id)
            return CheckLaw(
                subject: element.subject, name: element.name, keys: element.keys.map { ($0.key, jsonWords($0.value)) },
                id: id)
        }
    }
}

/// Laws of the old graph, demanded of the new one.
extension Comparison {
    enum Verdict {
        case holds
        case fails(Witness?)
        /// It names what the new graph lacks, or could not be judged.
        case unknown
    }

    /// Each of these checks of the old graph, run over the new one.
    func verdicts(of checks: [CheckID]) -> [Verdict] {
        var asking = new
        asking.checks = Table()
        var numbers: [CheckID] = []
        for id in checks {
            guard let law = translated(old.checks[id].law, into: &asking) else { continue }
            _ = asking.checks.append(
                Check(name: .none, number: numbers.count + 1, file: FileID(raw: 0), span: .start, law: law))
            numbers.append(id)
        }
        guard let newRuns, !numbers.isEmpty else { return checks.map { _ in .unknown } }
        let judged = newRuns.judgedChecks(ofSameRuns: asking) ?? RunAnalysis(asking).judgedChecks()
        return checks.map { id in
            guard let index = numbers.firstIndex(of: id) else { return .unknown }
            if judged.undecided.contains(where: { $0.check.index == index }) { return .unknown }
            guard let found = judged.failed.first(where: { $0.check.index == index }) else { return .holds }
            return .fails(found.witness)
        }
    }

    private func translated(_ law: Check.Law, into graph: inout NavGraph) -> Check.Law? {
        func screen(_ id: ScreenID) -> ScreenID? { self.screen(before.name(id), isNew: true) }
        switch law {
        case .reach(let target, let from, let within):
            guard let target = screen(target) else { return nil }
            if let from {
                guard let from = screen(from) else { return nil }
                return .reach(target, from: from, within: within)
            }
            return .reach(target, from: nil, within: within)
        case .before(let target, let visit):
            guard let target = screen(target), let visit = screen(visit) else { return nil }
            return .before(target, visit: visit)
        case .neverAbove(let target, let lower):
            guard let target = screen(target), let lower = screen(lower) else { return nil }
            return .neverAbove(target, above: lower)
        case .neverWhen(let target, let literals):
            guard let target = screen(target) else { return nil }
            let start = graph.literals.count
            for id in literals {
                let literal = old.literals[id]
                guard let fact = sets.fact(before.name(literal.condition)), let condition = sets.newIDs[fact.condition]
                else { return nil }
                _ = graph.literals.append(Literal(condition: condition, isNegated: literal.isNegated, span: .start))
            }
            return .neverWhen(target, IDRange(start: UInt32(start), count: UInt32(literals.count)))
        case .returns(let target): return screen(target).map { .returns($0) }
        }
    }
}

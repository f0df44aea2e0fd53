import NavGraphRuns
import NavGraphSyntax

/// The consequences of a change, in no order that matters, and what is inert. DIFF 3 to 6.
package struct ChangeAnalysis {
    package private(set) var consequences = Consequences()
    /// The changes, with what is proven to show in no run.
    package private(set) var changes: GraphChanges
    private let comparison: Comparison

    /// `asksAll`: also what is known without it is asked of all runs that keep a set. So that tests can compare.
    package init(from old: ComparedGraph, to new: ComparedGraph, _ changes: GraphChanges, asksAll: Bool = false) {
        comparison = Comparison(old: old, new: new, changes)
        self.changes = changes
        var rows = comparison.demandRows()
        guard comparison.oldRuns != nil, comparison.newRuns != nil else {
            if let old = old.runs, let new = new.runs {
                rows += comparison.certainReachRows(from: old, to: new)
            }
            let links = comparison.linkRows()
            consequences.rows = rows + links.rows
            consequences.notJudged =
                ["other screens and transitions, since runs could not be judged"] + links.notJudged
            return
        }
        let otherwise = DoesOtherwise(comparison)
        let otherwiseRows = comparison.rows(of: otherwise)
        // The choices first: for whom these are, runs are asked about.
        let reasons = zip(otherwise.rows, otherwiseRows).sorted { a, b in
            (a.1.weight, a.1.path.count) < (b.1.weight, b.1.path.count)
        }.flatMap { $0.0.reasons }
        let asked = comparison.asked(reasons: reasons.filter { !$0.isEmpty }.unique())
        consequences.asked = asked.map { comparison.sets.texts($0.facts) }
        let (reached, notReached) = comparison.reachRows(asked, asksAll: asksAll)
        let both = Set(
            reached.filter { $0.whiles.isEmpty && ($0.kind == .reachable || $0.kind == .unreachable) }.flatMap(
                \.subjects))
        let guards = comparison.guardRows(except: both)
        let starts = comparison.startRows()
        let links = comparison.linkRows()
        rows += otherwiseRows + reached + guards.rows + starts.rows + links.rows
        consequences.rows = rows
        consequences.notJudged =
            otherwise.notJudged + notReached + guards.notJudged + starts.notJudged + links.notJudged
        markInert(rows, otherwise)
    }

    /// Why a finding comes, or what changed of its subject.
    package func cause(of finding: FindingSubject) -> String? { comparison.cause(of: finding) }

    package func parting(of witness: Witness, isNew: Bool) -> Parting? { comparison.parting(of: witness, isNew: isNew) }

    package func row(_ row: Consequence, of places: [Int]) -> Consequence { comparison.row(row, of: places) }

    private mutating func markInert(_ rows: [Consequence], _ otherwise: DoesOtherwise) {
        let told = Set(rows.compactMap(\.cause)).union(rows.filter { $0.kind != .heldMore }.flatMap(\.subjects))
            .union(otherwise.doubtful)
        for index in changes.changes.indices where !told.contains(changes.changes[index].element.subject) {
            changes.changes[index].isInert = comparison.isInert(changes.changes[index])
        }
    }

    /// The changes of which neither a row or a finding tells something, nor is it proven that there is nothing to tell.
    ///
    /// - Parameter told: the causes and subjects of findings that come, and of rows that they say already.
    package func untold(besides told: Set<String>) -> [String] {
        let known = told.union(consequences.rows.flatMap { $0.subjects + [$0.cause].compactMap(\.self) })
        return changes.changes.filter { change in
            !change.isInert && !known.contains(change.element.subject) && comparison.isPromised(change)
                && !consequences.notJudged.contains(change.element.subject)
        }.map(\.element.subject)
    }

    /// The consequence of a new finding: a change that causes a finding is not inert.
    package mutating func isShown(by cause: String) {
        for index in changes.changes.indices where changes.changes[index].element.subject == cause {
            changes.changes[index].isInert = false
        }
    }
}

package struct FindingSubject {
    package var rule: Rule
    package var subject: String
    /// A run of the new graph that shows it.
    package var witness: Witness?
    package init(rule: Rule, subject: String, witness: Witness?) {
        (self.rule, self.subject, self.witness) = (rule, subject, witness)
    }
}

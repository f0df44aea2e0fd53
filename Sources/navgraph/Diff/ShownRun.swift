import NavGraphChanges
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// A run as a comment shows it: its parts, of which the last is said with weight, and what stands behind.
struct ShownRun {
    var parts: [String]
    var end: String
    private static let most = 6
    private static let kept = 4

    /// Of many parts the first and the last ones.
    private var shown: [String] {
        parts.count <= Self.most ? parts : [parts[0], "…"] + parts.suffix(Self.kept)
    }

    /// `named`: the conditions that are shown at launch.
    init(_ run: WitnessRun, named: Set<String>) {
        self.init(parts: Self.steps(run, named: named).map(\.text), end: "")
    }

    private init(parts: [String], end: String) { (self.parts, self.end) = (parts, end) }

    /// The run of a consequence: that of the old side up to where the new one parts from it.
    init(_ run: Consequence.Run, named: Set<String>, in graph: NavGraph) {
        let steps = Self.steps(run.witness.steps(in: graph), named: named)
        if let event = run.event {
            self.init(parts: steps.map(\.text) + [event], end: "")
        } else if !run.isNew, let parting = run.parting, parting.index < steps.count {
            let step = steps[parting.index]
            let last = parting.other.map { "\(step.action) → \($0)" } ?? step.action
            self.init(
                parts: steps[..<parting.index].map(\.text) + [last],
                end: "\(parting.other == nil ? " is gone" : "") (before → \(step.screen))")
        } else {
            let isNew = run.parting.map { $0.isAbsent && $0.index == steps.count - 1 } ?? false
            self.init(parts: steps.map(\.text), end: isNew ? " (new)" : "")
        }
    }

    /// Without the numbers of alternatives.
    private static func steps(_ run: WitnessRun, named: Set<String>) -> [RunStep] {
        let asked = Set(
            run.isEmpty ? [] : run[0].conditions.map(\.name).filter { named.contains(run[0].words.text[$0]) })
        return runSteps(
            WitnessRun(count: run.count, asked: { asked }) { index in
                var step = run[index]
                step.number = 0
                return step
            })
    }

    var markdown: String {
        let shown = shown
        let all = shown.enumerated().map { index, part in
            let text = markdownText(part)
            return index == shown.count - 1 ? "**\(text)**" : text
        }
        return all.joined(separator: " · ") + markdownText(end)
    }
    var text: String { parts.joined(separator: " · ") + end }
}

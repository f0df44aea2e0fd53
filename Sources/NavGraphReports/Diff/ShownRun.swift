import NavGraphChanges
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// A run as a comment shows it: its parts, of which the last is said with weight, and what stands behind.
struct ShownRun {
    var parts: [String]
    var end: String
    /// What plays it on the page, and on which side. PAGE 5.
    var play: String
    var isOld = false
    /// The step after which the other graph shows something else.
    var parting: Int?
    private static let most = 6
    private static let kept = 4

    /// Of many parts the first and the last ones.
    private var shown: [String] { parts.count <= Self.most ? parts : [parts[0], "…"] + parts.suffix(Self.kept) }

    /// `named`: the conditions that are shown at launch.
    init(_ run: WitnessRun, named: Set<String>) {
        self.init(parts: Self.steps(run, named: named).map(\.text), end: "", of: run)
    }

    private init(parts: [String], end: String, of run: WitnessRun) {
        (self.parts, self.end, play) = (parts, end, playFragment(of: run))
    }

    /// The run of a consequence: that of the old side up to where the new one parts from it.
    init(_ run: Consequence.Run, named: Set<String>, in graph: NavGraph) {
        let all = run.witness.steps(in: graph)
        let steps = Self.steps(all, named: named)
        if let event = run.event {
            self.init(parts: steps.map(\.text) + [event], end: "", of: all)
        } else if !run.isNew, let parting = run.parting, parting.index < steps.count {
            let step = steps[parting.index]
            let last = parting.other.map { "\(step.action) → \($0)" } ?? step.action
            self.init(
                parts: steps[..<parting.index].map(\.text) + [last],
                end: "\(parting.other == nil ? " is gone" : "") (before → \(step.screen))", of: all)
        } else {
            let isNew = run.parting.map { $0.isAbsent && $0.index == steps.count - 1 } ?? false
            self.init(parts: steps.map(\.text), end: isNew ? " (new)" : "", of: all)
        }
        (isOld, parting) = (!run.isNew, run.parting?.index)
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

    /// `page`: the page of both graphs, on which a link plays it; empty: no page.
    func markdown(page: String) -> String {
        page.isEmpty ? markdown : "\(markdown) [play](\(page)#\(isOld ? "side=old&" : "")play=\(play))"
    }

    private var markdown: String {
        let shown = shown
        let all = shown.enumerated().map { index, part in
            let text = markdownText(part)
            return index == shown.count - 1 ? "**\(text)**" : text
        }
        return all.joined(separator: " · ") + markdownText(end)
    }
    var text: String { parts.joined(separator: " · ") + end }
}

/// The value of `play` in a fragment of the page: what holds at launch, then the steps, each behind a semicolon. PAGE 5.
func playFragment(of run: WitnessRun) -> String {
    let holding = namesAtLaunch(of: run) { _ in true }
    let steps = run.dropFirst().map { step in
        // Play takes the alternative that is taken.
        String(step.step.prefix { $0 != "#" })
    }
    return ([holding.joined(separator: ",")] + steps).map(fragmentValue).joined(separator: ";")
}

/// What holds at launch, as play reads it: the platform, if the app has several, and conditions.
func namesAtLaunch(of run: WitnessRun, where isWanted: (Symbol) -> Bool) -> [String] {
    guard let launch = run.first else { return [] }
    let text = launch.words.text
    return (launch.platform.isEmpty ? [] : ["platform:" + text[launch.platform]])
        + launch.conditions.filter { $0.value && isWanted($0.name) }.map { text[$0.name] }
}

/// Percent-encoded except letters, digits and `-_.~:,;/@`.
func fragmentValue(_ text: String) -> String { percentEncoded(text, keeping: "-_.~:,;/@") }

import NavGraphSyntax

/// The run of a finding in a line, or that it is longer than was searched; `nil` where there is neither.
package func runText(of finding: LocatedFinding) -> String? {
    let run = finding.witness
    if !run.isEmpty { return runText(run) }
    return finding.distanceAtLeast.map {
        $0 == 0 ? "no run was found within the search limit" : "its shortest run has more than \($0) steps"
    }
}

/// A run in a line: `launch → noteList · openNote → noteDetail · archive ✗`; at launch with the conditions that it asks for.
/// Of a long one the middle is left out, unless it is to be whole.
package func runText(_ run: WitnessRun, isWhole: Bool = false) -> String {
    func text(_ range: Range<Int>) -> String { runSteps(run, range).map(\.text).joined(separator: " · ") }
    if isWhole || run.count <= longest { return text(0..<run.count) }
    return "\(text(0..<ends)) · … \(run.count - 2 * ends) more … · \(text(run.count - ends..<run.count))"
}

private let longest = 16
private let ends = 7

struct RunStep {
    /// `openNote → noteDetail`.
    var text: String
    /// `openNote`.
    var action: String
    /// The screen that is current then, or was, where the step is a fault.
    var screen: String
}

/// The steps of a run, each without what the screen before it tells: `event:noteList.openNote` on `noteList` is `openNote`.
/// O(steps).
func runSteps(_ run: WitnessRun) -> [RunStep] { runSteps(run, 0..<run.count) }

private func runSteps(_ run: WitnessRun, _ range: Range<Int>) -> [RunStep] {
    let asked = run.askedConditions
    var current = range.lowerBound == 0 ? Symbol.none : run[range.lowerBound - 1].current
    return range.map { index in
        let step = run[index]
        let action = action(of: step, on: current, asking: asked)
        let fault = step.fault == nil ? "" : " ✗"
        if step.current.isEmpty {
            return RunStep(text: action + fault, action: action + fault, screen: step.words.text[current])
        }
        current = step.current
        let screen = step.words.text[current]
        return RunStep(text: "\(action) → \(screen)\(fault)", action: action, screen: screen)
    }
}

private func action(of step: WitnessStep, on current: Symbol, asking asked: Set<Symbol>) -> String {
    let words = step.words.text
    let name = words[step.name]
    var text =
        switch step.kind {
        case .launch: "launch"
        case .event, .outcome:
            (step.owner == current ? "" : words[step.owner] + ".") + name + (step.number > 0 ? "#\(step.number)" : "")
        case .back: "back"
        case .swipe: "swipe"
        case .tab: "tab \(name)"
        case .link: "link \(name)"
        case .change: "\(name) changes"
        case .host: "host opens \(name)"
        }
    let conditions = step.conditions.filter { asked.contains($0.name) }
        .map { ($0.value ? "" : "not ") + words[$0.name] }
    let facts = (step.platform.isEmpty ? [] : [words[step.platform]]) + conditions
    if !facts.isEmpty { text += " (\(facts.joined(separator: ", ")))" }
    return text
}

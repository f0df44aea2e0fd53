import NavGraphSyntax

/// Appends a run in a line: `launch → noteList · openNote → noteDetail · archive ✗`; at launch with the conditions that it
/// asks for. Of a long one the middle is left out,
/// unless it is to be whole.
func append(_ run: WitnessRun, isWhole: Bool = false, to text: inout TextBuffer) {
    let isShortened = !isWhole && run.count > longest
    var current = Symbol.none
    let asked = run.askedConditions
    for index in 0..<(isShortened ? ends : run.count) {
        if index > 0 { text.append(" · ") }
        append(run[index], asking: asked, to: &text, &current)
    }
    guard isShortened else { return }
    text.append(string: " · … \(run.count - 2 * ends) more …")
    current = run[run.count - ends - 1].current
    for index in run.count - ends..<run.count {
        text.append(" · ")
        append(run[index], asking: asked, to: &text, &current)
    }
}

private let longest = 16
private let ends = 7

/// Appends a step, without what the screen before it tells: `event:noteList.openNote` on `noteList` is `openNote`.
private func append(
    _ step: WitnessStep, asking asked: Set<Symbol>, to text: inout TextBuffer, _ current: inout Symbol
) {
    let words = step.words.text
    switch step.kind {
    case .launch: text.append("launch")
    case .event, .outcome:
        if step.owner != current {
            text.append(step.owner, of: words)
            text.append(".")
        }
        text.append(step.name, of: words)
        if step.number > 0 {
            text.append("#")
            text.append(Int(step.number))
        }
    case .back: text.append("back")
    case .swipe: text.append("swipe")
    case .tab:
        text.append("tab ")
        text.append(step.name, of: words)
    case .link:
        text.append("link ")
        text.append(step.name, of: words)
    }
    let conditions = step.conditions.filter { asked.contains($0.name) }
    for (number, condition) in conditions.enumerated() {
        text.append(number == 0 ? " (" : ", ")
        if !condition.value { text.append("not ") }
        text.append(condition.name, of: words)
    }
    if !conditions.isEmpty { text.append(")") }
    if !step.current.isEmpty {
        text.append(" → ")
        text.append(step.current, of: words)
        current = step.current
    }
    if step.fault != nil { text.append(" ✗") }
}

/// A step of a run in words.
struct RunStep {
    /// `openNote → noteDetail`.
    var text: String
    /// `openNote`.
    var action: String
    /// The screen that is current then, or was, where the step is a fault.
    var screen: String
}

/// The steps of a run, as `append` shows them. O(steps).
func runSteps(_ run: WitnessRun) -> [RunStep] {
    var current = Symbol.none
    let asked = run.askedConditions
    return run.map { step in
        var text = TextBuffer()
        append(step, asking: asked, to: &text, &current)
        let whole = String(decoding: text.contents, as: UTF8.self)
        let action = whole.firstRange(of: " → ").map { String(whole[..<$0.lowerBound]) } ?? whole
        return RunStep(text: whole, action: action, screen: step.words.text[current])
    }
}

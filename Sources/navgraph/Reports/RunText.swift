import NavGraphSyntax

/// A run in a line: `launch → noteList · openNote → noteDetail · archive ✗`. Of a long one the middle is left out, unless
/// it is to be whole.
func spelled(run: WitnessRun, isWhole: Bool = false) -> String {
    let isShortened = !isWhole && run.count > longest
    var text = ""
    var current: String?
    for index in isShortened ? Array(0..<ends) : Array(run.indices) { append(run[index], to: &text, &current) }
    if isShortened {
        text += " · … \(run.count - 2 * ends) more …"
        current = run[run.count - ends - 1].screen
        for step in run.suffix(ends) { append(step, to: &text, &current) }
    }
    return text
}

private func append(_ step: WitnessStep, to text: inout String, _ current: inout String?) {
    if !text.isEmpty { text += " · " }
    text += spelled(step, on: current)
    if let screen = step.screen {
        text += " → "
        text += screen
        current = screen
    }
    if step.fault != nil { text += " ✗" }
}

private let longest = 16
private let ends = 7

/// A step, without what the screen before it tells: `event:noteList.openNote` on `noteList` is `openNote`.
private func spelled(_ step: WitnessStep, on screen: String?) -> String {
    guard let colon = step.step.firstIndex(of: ":") else {
        if step.conditions.isEmpty { return step.step }
        return "\(step.step) (\(step.conditions.map { $0.value ? $0.name : "not \($0.name)" }.joined(separator: ", ")))"
    }
    let kind = step.step[..<colon]
    let name = step.step[step.step.index(after: colon)...]
    guard kind == "event" || kind == "outcome" else { return "\(kind) \(name)" }
    if let screen, name.hasPrefix(screen + ".") { return String(name.dropFirst(screen.count + 1)) }
    return String(name)
}

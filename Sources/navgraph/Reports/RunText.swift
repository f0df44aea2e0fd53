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
    // In bytes: nobody asks what a character is.
    let text = step.step.utf8
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else {
        if step.conditions.isEmpty { return step.step }
        return "\(step.step) (\(step.conditions.map { $0.value ? $0.name : "not \($0.name)" }.joined(separator: ", ")))"
    }
    let kind = step.step[..<colon]
    let name = text[text.index(after: colon)...]
    guard kind == "event" || kind == "outcome" else { return "\(kind) \(Substring(name))" }
    if let screen, name.starts(with: screen.utf8) {
        let rest = name.dropFirst(screen.utf8.count)
        if rest.first == UInt8(ascii: ".") { return String(Substring(rest.dropFirst())) }
    }
    return String(Substring(name))
}

import NavGraphSyntax

/// A run in a line: `launch → noteList · openNote → noteDetail · archive ✗`. Of a long one the middle is left out, unless
/// it is to be whole.
func spelled(run: [WitnessStep], isWhole: Bool = false) -> String {
    var steps: [String] = []
    var current: String?
    for step in run {
        var text = spelled(step, on: current)
        if let screen = step.screen {
            text += " → \(screen)"
            current = screen
        }
        if step.fault != nil { text += " ✗" }
        steps.append(text)
    }
    if !isWhole, steps.count > longest {
        let left = steps.count - 2 * ends
        steps.replaceSubrange(ends..<(ends + left), with: ["… \(left) more …"])
    }
    return steps.joined(separator: " · ")
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

import NavGraphSyntax

/// Appends a run in a line: `launch → noteList · openNote → noteDetail · archive ✗`. Of a long one the middle is left out,
/// unless it is to be whole.
func append(_ run: WitnessRun, isWhole: Bool = false, to text: inout TextBuffer) {
    let isShortened = !isWhole && run.count > longest
    var current: String?
    for index in 0..<(isShortened ? ends : run.count) {
        if index > 0 { text.append(" · ") }
        append(run[index], to: &text, &current)
    }
    guard isShortened else { return }
    text.append(string: " · … \(run.count - 2 * ends) more …")
    current = run[run.count - ends - 1].screen
    for step in run.suffix(ends) {
        text.append(" · ")
        append(step, to: &text, &current)
    }
}

private let longest = 16
private let ends = 7

private func append(_ step: WitnessStep, to text: inout TextBuffer, _ current: inout String?) {
    append(step, on: current, to: &text)
    if let screen = step.screen {
        text.append(" → ")
        text.append(string: screen)
        current = screen
    }
    if step.fault != nil { text.append(" ✗") }
}

/// Appends a step, without what the screen before it tells: `event:noteList.openNote` on `noteList` is `openNote`.
private func append(_ step: WitnessStep, on screen: String?, to text: inout TextBuffer) {
    var spelling = step.step
    spelling.withUTF8 { step in
        // In bytes: nobody asks what a character is.
        guard let colon = step.firstIndex(of: UInt8(ascii: ":")) else { return text.append(step) }
        let kind = step[..<colon]
        var name = step[(colon + 1)...]
        if kind.elementsEqual("event".utf8) || kind.elementsEqual("outcome".utf8) {
            if let screen, name.starts(with: screen.utf8), name.dropFirst(screen.utf8.count).first == UInt8(ascii: ".")
            {
                name = name.dropFirst(screen.utf8.count + 1)
            }
        } else {
            text.append(UnsafeBufferPointer(rebasing: kind))
            text.append(" ")
        }
        text.append(UnsafeBufferPointer(rebasing: name))
    }
    guard !step.conditions.isEmpty else { return }
    let conditions = step.conditions.map { $0.value ? $0.name : "not \($0.name)" }
    text.append(string: " (\(conditions.joined(separator: ", ")))")
}

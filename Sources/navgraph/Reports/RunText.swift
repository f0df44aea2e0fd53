import NavGraphSyntax

/// Appends a run in a line: `launch → noteList · openNote → noteDetail · archive ✗`. Of a long one the middle is left out,
/// unless it is to be whole.
func append(_ run: WitnessRun, isWhole: Bool = false, to text: inout [UInt8]) {
    let isShortened = !isWhole && run.count > longest
    var current: String?
    for index in 0..<(isShortened ? ends : run.count) {
        if index > 0 { text += " · ".utf8 }
        append(run[index], to: &text, &current)
    }
    guard isShortened else { return }
    text += " · … \(run.count - 2 * ends) more …".utf8
    current = run[run.count - ends - 1].screen
    for step in run.suffix(ends) {
        text += " · ".utf8
        append(step, to: &text, &current)
    }
}

private let longest = 16
private let ends = 7

private func append(_ step: WitnessStep, to text: inout [UInt8], _ current: inout String?) {
    append(step, on: current, to: &text)
    if let screen = step.screen {
        text += " → ".utf8
        text += screen.utf8
        current = screen
    }
    if step.fault != nil { text += " ✗".utf8 }
}

/// Appends a step, without what the screen before it tells: `event:noteList.openNote` on `noteList` is `openNote`.
private func append(_ step: WitnessStep, on screen: String?, to text: inout [UInt8]) {
    var spelling = step.step
    spelling.withUTF8 { step in
        // In bytes: nobody asks what a character is.
        guard let colon = step.firstIndex(of: UInt8(ascii: ":")) else { return text.append(contentsOf: step) }
        let kind = step[..<colon]
        let name = step[(colon + 1)...]
        guard kind.elementsEqual("event".utf8) || kind.elementsEqual("outcome".utf8) else {
            text.append(contentsOf: kind)
            text.append(UInt8(ascii: " "))
            return text.append(contentsOf: name)
        }
        if let screen, name.starts(with: screen.utf8) {
            let rest = name.dropFirst(screen.utf8.count)
            if rest.first == UInt8(ascii: ".") { return text.append(contentsOf: rest.dropFirst()) }
        }
        text.append(contentsOf: name)
    }
    guard !step.conditions.isEmpty else { return }
    let conditions = step.conditions.map { $0.value ? $0.name : "not \($0.name)" }
    text += " (\(conditions.joined(separator: ", ")))".utf8
}

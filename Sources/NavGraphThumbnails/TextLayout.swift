/// How wide a text is in the sans-serif font that pages use, in points. An estimate by classes of letters: pictures are
/// made without fonts. O(length).
func estimatedWidth(_ text: some StringProtocol, size: Double) -> Double {
    var units = 0.0
    for scalar in text.unicodeScalars {
        switch scalar {
        case "i", "j", "l", "I", "'", ".", ",", ":", ";", "|", "!": units += 0.25
        case "f", "r", "t", "(", ")", "[", "]", "-", "/", " ": units += 0.32
        case "m", "M", "W", "@", "%": units += 0.85
        case "w": units += 0.72
        case "A"..."Z": units += 0.68
        case "\u{300}"..."\u{36F}", "\u{FE00}"..."\u{FE0F}", "\u{200B}"..."\u{200D}": break
        case _ where scalar.value >= 0x1100 && scalar.value < 0x1200 || scalar.value >= 0x2E80: units += 1
        default: units += 0.55
        }
    }
    return units * size
}

/// The words of a text in lines of a width, at most `most`; the last one ends with `…` where something is left out. O(length).
func wrapped(_ text: String, width: Double, size: Double, most: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        var line = ""
        var lineWidth = 0.0
        for word in paragraph.split(separator: " ") {
            let wordWidth = estimatedWidth(word, size: size)
            let longerWidth = lineWidth + estimatedWidth(" ", size: size) + wordWidth
            if line.isEmpty {
                (line, lineWidth) = (String(word), wordWidth)
            } else if longerWidth <= width {
                line += " " + word
                lineWidth = longerWidth
            } else {
                lines.append(line)
                (line, lineWidth) = (String(word), wordWidth)
            }
            if lines.count > most { break }
        }
        lines.append(line)
        if lines.count > most { break }
    }
    if lines.count > max(1, most) {
        lines.removeSubrange(max(1, most)...)
        lines[lines.count - 1] = cut(lines[lines.count - 1] + "……", width: width, size: size)
    }
    return lines
}

/// The beginning of a text that fits, and `…`. O(length).
func cut(_ text: String, width: Double, size: Double) -> String {
    let isCut = text.hasSuffix("……")
    if !isCut, estimatedWidth(text, size: size) <= width { return text }
    let whole = isCut ? text.dropLast(2) : text[...]
    var end = whole.startIndex
    var taken = size
    while end < whole.endIndex {
        let next = whole.index(after: end)
        taken += estimatedWidth(whole[end..<next], size: size)
        if taken > width { break }
        end = next
    }
    var rest = whole[..<end]
    while rest.last == " " { rest.removeLast() }
    return rest + "…"
}

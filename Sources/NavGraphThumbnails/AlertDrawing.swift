import NavGraphModel

/// The box of an alert or action sheet, as the graph says it: title, text, and a row for each button. PAGE 6.
///
/// - Parameter buttons: the names of outcomes, then of events, in the order of the file. Six are drawn at most.
package func alertThumbnail(title: String, about: String?, buttons: [String], isSheet: Bool) -> Thumbnail {
    let width = 270.0
    let titles = buttons.prefix(6).map(spaced)
    let textLines = wrapped(title, width: width - 32, size: 17, most: 3)
    let aboutLines = about.map { wrapped($0, width: width - 32, size: 13, most: 4) } ?? []
    let head = 20 + 21 * Double(textLines.count) + 16 * Double(aboutLines.count) + 16
    let isPair = !isSheet && titles.count == 2 && titles.allSatisfy { estimatedWidth($0, size: 17) < width / 2 - 16 }
    let height = head + 44 * Double(isPair ? 1 : titles.count)
    let box = Frame(x: 0, y: 0, width: width, height: height)
    var canvas = Canvas(box)
    canvas.rect(box.inset(0.5, 0.5), fill: .white, stroke: .line, radius: 14)
    var y = 20.0
    for line in textLines {
        canvas.text(
            line, x: width / 2, baseline: y + 16, size: 17, color: .black, anchor: .middle, isBold: true,
            squeezedTo: estimatedWidth(line, size: 18) > width - 32 ? width - 32 : nil)
        y += 21
    }
    for line in aboutLines {
        canvas.text(line, x: width / 2, baseline: y + 13, size: 13, color: .black, anchor: .middle)
        y += 16
    }
    for (number, title) in titles.enumerated() {
        let row =
            isPair
            ? Frame(x: 0, y: head, width: width, height: 44).column(number, of: 2)
            : Frame(x: 0, y: head + 44 * Double(number), width: width, height: 44)
        canvas.line(from: (row.x, row.y), to: (row.right, row.y), .line)
        if isPair, number == 1 { canvas.line(from: (row.x, row.y), to: (row.x, row.bottom), .line) }
        canvas.text(
            cut(title, width: row.width - 16, size: 17), x: row.midX, baseline: row.midY + 6, size: 17, color: .tint,
            anchor: .middle)
    }
    return Thumbnail(width: width, height: height, shapes: canvas.shapes)
}

import NavGraphXML

/// Draws views of an interface file, depth first: their stored rectangles, texts and colours, and nothing else. PAGE 6.
final class InterfaceDrawing {
    var canvas: Canvas
    let bounds: Frame
    let colors: InterfaceColors
    /// Where the navigation bar ends; 0 without one.
    var barEnd = 0.0
    /// How many texts, controls and pictures stand below the bar.
    private(set) var contents = 0
    /// Whether what was drawn last as a background, around what is drawn now, is dark.
    private var isOnDark = [false]

    init(_ bounds: Frame, _ colors: InterfaceColors) {
        self.bounds = bounds
        self.colors = colors
        canvas = Canvas(bounds)
        canvas.rect(bounds, fill: .white)
    }

    func drawRoot(_ view: XMLElement) {
        draw(view, Frame(x: 0, y: 0, width: bounds.width, height: bounds.height))
    }

    /// A view inside another whose upper left is at a place.
    func draw(_ view: XMLElement, inside dx: Double, _ dy: Double) {
        guard let frame = frame(of: view) else { return }
        draw(view, frame.moved(dx, dy))
    }

    private func draw(_ view: XMLElement, _ frame: Frame) {
        let alpha = view["alpha"].flatMap(Double.init) ?? 1
        if view.isOn("hidden") || alpha <= 0 || !frame.meets(bounds) { return }
        let background = colors.color("backgroundColor", of: view)
        if let background, background.alpha > 0 { canvas.rect(frame, fill: background) }
        isOnDark.append(background.flatMap { $0.alpha > 0.4 ? $0.isDark : nil } ?? isOnDark.last ?? false)
        defer { isOnDark.removeLast() }
        if drawControl(view, frame, on: background) { return }
        switch view.name {
        case "tableView": drawTable(view, frame)
        case "collectionView": drawCollection(view, frame)
        case "navigationBar": drawNavigationBar(view.child("items")?.child("navigationItem"), frame)
        case "toolbar", "tabBar": drawItems(view.child("items")?.children ?? [], frame)
        default:
            let inner = subviews(of: view)
            if inner.isEmpty, let type = view["customClass"].map(demangled), background == nil {
                canvas.rect(frame.inset(0.5, 0.5), stroke: .grey, isDashed: true)
                drawName(stem(of: type), frame)
                count(frame)
            }
            for child in inner { draw(child, inside: frame.x, frame.y) }
        }
    }

    /// What a view shows inside, in the order of the file.
    func subviews(of view: XMLElement) -> [XMLElement] {
        (view.child("subviews")?.children ?? []) + [view.child(key: "contentView")].compactMap(\.self)
    }

    /// Counts a text, control or picture, unless the bar covers it.
    func count(_ frame: Frame) { if frame.midY > barEnd, frame.meets(bounds) { contents += 1 } }

    // MARK: Texts

    /// Text that would be white on nothing dark is grey.
    func readable(_ color: Color?, else standard: Color = .black) -> Color {
        let isOnDark = isOnDark.last ?? false
        let color = color ?? (isOnDark ? .white : standard)
        return color.isNearlyWhite && !isOnDark ? .grey : color
    }

    /// A text in its frame: of one line, squeezed or cut where it is too wide, or broken by words.
    func drawText(
        _ text: String, _ frame: Frame, size: Double, color: Color, anchor: Canvas.Anchor = .start,
        isBold: Bool = false, mostLines: Int = 1, isAtTop: Bool = false
    ) {
        let size = max(4, min(size, 200))
        let x = anchor == .start ? frame.x : anchor == .middle ? frame.midX : frame.right
        if mostLines == 1 {
            let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            let width = estimatedWidth(line, size: size)
            let baseline = frame.midY + size * 0.35
            if width > frame.width * 1.7 {
                canvas.text(
                    cut(line, width: frame.width, size: size), x: x, baseline: baseline, size: size, color: color,
                    anchor: anchor, isBold: isBold)
            } else {
                canvas.text(
                    line, x: x, baseline: baseline, size: size, color: color, anchor: anchor, isBold: isBold,
                    squeezedTo: width > frame.width && frame.width > 0 ? frame.width : nil)
            }
            return
        }
        let height = size * 1.2
        let fitting = max(1, Int(frame.height / height + 0.3))
        let most = mostLines == 0 ? fitting : min(mostLines, fitting)
        let lines = wrapped(text, width: frame.width, size: size, most: most)
        let top = isAtTop ? frame.y : frame.midY - height * Double(lines.count) / 2
        for (number, line) in lines.enumerated() {
            canvas.text(
                line, x: x, baseline: top + height * Double(number) + size * 0.95, size: size, color: color,
                anchor: anchor, isBold: isBold)
        }
    }

    /// A word in the middle, for what a picture cannot show.
    func drawName(_ name: String, _ frame: Frame) {
        let size = min(13, max(8, frame.height * 0.6))
        drawText(name, frame.inset(3, 0), size: size, color: readable(.grey), anchor: .middle)
    }
}

/// `ProfileHeaderView` → `ProfileHeader`.
private func stem(of type: String) -> String {
    let last = String(type.split(separator: ".").last ?? "")
    for suffix in ["ContainerView", "View", "Control"] where last.hasSuffix(suffix) && last.count > suffix.count {
        return String(last.dropLast(suffix.count))
    }
    return last
}

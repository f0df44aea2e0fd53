import NavGraphModel
import NavGraphXML

/// Navigation bars, toolbars and tab bars: title, and items by title or system name.
extension InterfaceDrawing {
    func drawNavigationBar(_ item: XMLElement?, _ frame: Frame) {
        drawBar(frame, lineAt: frame.bottom)
        // The status bar is as high as a bar is higher than 44.
        let row = Frame(x: frame.x, y: frame.bottom - 44, width: frame.width, height: min(44, frame.height))
        let left = items(of: item, "leftBarButtonItem") + (item.flatMap(backTitle) ?? [])
        let right = items(of: item, "rightBarButtonItem")
        let side = frame.width * 0.3
        for (number, title) in left.prefix(2).enumerated() {
            drawText(
                title,
                Frame(x: row.x + 12 + Double(number) * side / 2, y: row.y, width: side / 2 - 6, height: row.height),
                size: 14, color: .tint)
        }
        for (number, title) in right.prefix(2).enumerated() {
            drawText(
                title,
                Frame(
                    x: row.right - 12 - Double(number + 1) * side / 2 + 6, y: row.y, width: side / 2 - 6,
                    height: row.height), size: 14, color: .tint, anchor: .end)
        }
        guard let title = item?.property("title") else { return }
        drawText(title, row.inset(side, 0), size: 16, color: .black, anchor: .middle, isBold: true)
    }

    /// A toolbar, or a tab bar.
    func drawItems(_ items: [XMLElement], _ frame: Frame) {
        drawBar(frame, lineAt: frame.y)
        let titles = items.compactMap(itemTitle).prefix(6)
        for (number, title) in titles.enumerated() {
            let part = frame.column(number, of: titles.count)
            drawText(title, part.inset(4, 0), size: 12, color: .tint, anchor: .middle)
        }
    }

    private func drawBar(_ frame: Frame, lineAt y: Double) {
        canvas.rect(frame, fill: Color(grey: 0.97))
        canvas.line(from: (frame.x, y), to: (frame.right, y), .line)
    }

    private func items(of item: XMLElement?, _ key: String) -> [String] {
        guard let item else { return [] }
        let several = item.children.first { $0["key"] == key + "s" }?.children ?? []
        return ((item.child(key: key).map { [$0] } ?? []) + several).compactMap(itemTitle)
    }

    private func backTitle(_ item: XMLElement) -> [String]? {
        item.child(key: "backBarButtonItem").flatMap(itemTitle).map { [$0] }
    }

    /// `Done`; of a system item its name with spaces; a mark for a picture; nothing for space.
    private func itemTitle(_ item: XMLElement) -> String? {
        if let title = item.property("title") { return title }
        switch item["systemItem"] {
        case "flexibleSpace", "fixedSpace": return nil
        case "add": return "+"
        case let name?: return spaced(name)
        case nil: return item["image"] != nil || item.name == "tabBarItem" ? "○" : nil
        }
    }
}

import NavGraphXML

/// Tables and collections: what their cells store, then lines or a grid.
extension InterfaceDrawing {
    func drawTable(_ table: XMLElement, _ frame: Frame) {
        let isGrouped = table["style"] == "grouped" || table["style"] == "insetGrouped"
        if isGrouped, colors.color("backgroundColor", of: table)?.isNearlyWhite ?? true {
            canvas.rect(frame, fill: Color(red: 0.95, green: 0.95, blue: 0.97))
        }
        let sections = table.child("sections")?.children ?? []
        let prototypes = table.child("prototypes")?.children ?? []
        let cells = sections.flatMap { $0.child("cells")?.children ?? [] } + prototypes
        let dy = drawEnds(of: table, ["tableHeaderView", "tableFooterView"], around: cells, in: frame)
        for section in sections { drawSection(section, frame, down: dy, isGrouped: isGrouped) }
        var end = dy
        for cell in prototypes {
            drawCell(cell, right: frame.x, down: dy, isGrouped: isGrouped)
            if let place = NavGraphThumbnails.frame(of: cell) { end = max(end, place.bottom + dy) }
        }
        if sections.isEmpty { drawLines(table, frame, from: max(end, frame.y, barEnd)) }
    }

    /// The views before and behind all cells.
    /// - Returns: how far down the cells are: below the bar, where it would cover the first one.
    private func drawEnds(
        of view: XMLElement, _ keys: [String], around cells: [XMLElement], in frame: Frame
    ) -> Double {
        let first = cells.lazy.compactMap { NavGraphThumbnails.frame(of: $0)?.y }.first
        let covered = barEnd - frame.y
        let dy = frame.y + (first.map { $0 < covered } ?? false ? covered : 0)
        for end in keys.compactMap(view.child(key:)) { draw(end, inside: frame.x, dy) }
        return dy
    }

    private func drawSection(_ section: XMLElement, _ frame: Frame, down dy: Double, isGrouped: Bool) {
        let cells = section.child("cells")?.children ?? []
        let frames = cells.compactMap { NavGraphThumbnails.frame(of: $0) }
        if let title = section.property("headerTitle"), let top = frames.first?.y {
            let place = Frame(x: frame.x + 16, y: top + dy - 24, width: frame.width - 32, height: 20)
            drawText(title, place, size: 13, color: readable(.grey))
            count(place)
        }
        for cell in cells { drawCell(cell, right: frame.x, down: dy, isGrouped: isGrouped) }
        if let title = section.property("footerTitle"), let bottom = frames.last?.bottom {
            drawText(
                title, Frame(x: frame.x + 16, y: bottom + dy + 4, width: frame.width - 32, height: 32), size: 12,
                color: readable(.grey), mostLines: 2, isAtTop: true)
        }
    }

    private func drawCell(_ cell: XMLElement, right x: Double, down dy: Double, isGrouped: Bool) {
        guard let place = NavGraphThumbnails.frame(of: cell)?.moved(x, dy), place.meets(bounds), !cell.isOn("hidden")
        else { return }
        if isGrouped { canvas.rect(place, fill: colors.color("backgroundColor", of: cell) ?? .white) }
        draw(cell, inside: x, dy)
        canvas.line(from: (place.x + 16, place.bottom), to: (place.right, place.bottom), .line)
        let accessory = cell["accessoryType"] ?? "none"
        let edge = place.right - 16
        if accessory == "checkmark" {
            let box = Frame(x: edge - 10, y: place.midY - 5, width: 12, height: 10)
            canvas.path("M\(number(box.x)) \(number(box.midY))l4 4l8 -9", in: box, stroke: .tint)
        } else if accessory == "detailButton" {
            canvas.circle(edge - 6, place.midY, radius: 8, stroke: .tint)
        } else if accessory.hasPrefix("disclosure") || accessory.hasPrefix("detailDisclosure") {
            let box = Frame(x: edge - 6, y: place.midY - 6, width: 6, height: 12)
            canvas.path("M\(number(box.x)) \(number(box.y))l6 6l-6 6", in: box, stroke: .grey)
        }
    }

    private func drawLines(_ table: XMLElement, _ frame: Frame, from top: Double) {
        guard table["separatorStyle"] != "none" else { return }
        let row = table["rowHeight"].flatMap(Double.init).flatMap { $0 >= 20 ? $0 : nil } ?? 44
        var y = top + row
        while y < min(frame.bottom, bounds.bottom) {
            canvas.line(from: (frame.x + 16, y), to: (frame.right, y), .line)
            y += row
        }
    }

    func drawCollection(_ collection: XMLElement, _ frame: Frame) {
        let cells = collection.child("cells")?.children ?? []
        let dy = drawEnds(of: collection, ["sectionHeaderView", "sectionFooterView"], around: cells, in: frame)
        if !cells.isEmpty {
            for cell in cells {
                if let place = NavGraphThumbnails.frame(of: cell)?.moved(frame.x, dy) {
                    canvas.rect(place, stroke: .line)
                }
                draw(cell, inside: frame.x, dy)
            }
            return
        }
        let side = max(40, (frame.width - 40) / 3)
        let top = max(frame.y, barEnd)
        for row in 0..<4 {
            for column in 0..<3 {
                let place = Frame(
                    x: frame.x + 10 + Double(column) * (side + 10), y: top + 10 + Double(row) * (side + 10),
                    width: side, height: side)
                if place.bottom <= frame.bottom { canvas.rect(place, fill: .field, radius: 4) }
            }
        }
        count(frame)
    }
}

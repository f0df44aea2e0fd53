import NavGraphModel
import NavGraphPictures
import NavGraphSyntax
import NavGraphXML

/// A picture of the page, drawn anew from where Graphviz has put its nodes, arrows and texts: boxes are rounded rectangles,
/// a line of a label is one text, and what an element stands for is in its attributes.
///
/// `thumbnails`: the screens that have a symbol to show.
func pageSVG(_ svg: [UInt8], of picture: PagePicture, thumbnails: [ScreenID: String]) -> String {
    let text = String(decoding: svg, as: UTF8.self)
    var drawing = SVGDrawing(picture, drawn: text, thumbnails: thumbnails)
    var scanner = TagScanner(text)
    while let tag = scanner.next() { drawing.add(tag, scanner.textBefore) }
    return "\(drawing.head) aria-label=\"\(xml(picture.title))\">\(drawing.text)</svg>"
}

struct SVGDrawing {
    private(set) var text = ""
    /// In points.
    private(set) var width = 1.0, height = 1.0
    private var viewBox = "0 0 1 1"
    /// Of a document: the subjects to which rows link. `nil`: the picture is for a page, whose script knows the subjects.
    var anchors: Set<String>?
    /// The classes of what was drawn.
    private(set) var kinds: Set<String> = []
    private let picture: PagePicture
    private let thumbnails: [ScreenID: String]
    /// How far down the labels of arrows are moved.
    private let shifts: [String: Double]
    private var group: Group?
    private var depth = 0
    /// The subjects that were drawn.
    private var taken: Set<String> = []
    private var run: TextRun?
    private var links: [String] = []

    /// A node, arrow or box that is being read.
    private struct Group {
        var id: String
        var kind: String
        var depth: Int
        var shapes: [Tag] = []
        var runs: [TextRun] = []
    }
    private struct TextRun {
        var x, y: Double
        var isMiddle: Bool
        var isBold, isItalic: Bool
        var size: Double
        var color: String
        /// The exit row that it is of.
        var exit: String
        var text = ""
    }

    init(_ picture: PagePicture, drawn svg: String, thumbnails: [ScreenID: String]) {
        (self.picture, self.thumbnails) = (picture, thumbnails)
        shifts = Layout(svg).shifts()
    }

    mutating func add(_ tag: Tag, _ before: Substring) {
        switch (tag.name, tag.isEnd) {
        case ("svg", false):
            let box = tag["viewBox"] ?? "0 0 1 1"
            let size = box.split(separator: " ").compactMap { Double($0) }
            guard size.count == 4 else { return }
            (width, height, viewBox) = (size[2], size[3], rounded(box))
        case ("g", false):
            depth += 1
            guard let kind = tag["class"] else { return }
            if kind == "graph" {
                let transform = tag["transform"] ?? ""
                let start = transform.firstRange(of: "translate")?.lowerBound ?? transform.startIndex
                text += "<g transform=\"\(rounded(String(transform[start...])))\">"
            } else if group == nil {
                group = Group(id: tag["id"] ?? "", kind: kind, depth: depth)
            }
        case ("g", true):
            if let done = group, done.depth == depth {
                text += drawn(done)
                group = nil
            } else if depth == 1 {
                text += "</g>"
            }
            depth -= 1
        case ("a", false): links.append(tag["xlink:href"] ?? "")
        case ("a", true): _ = links.popLast()
        case ("text", false):
            func number(_ key: String) -> Double { tag[key].flatMap { Double($0) } ?? 0 }
            run = TextRun(
                x: number("x"), y: number("y"), isMiddle: tag["text-anchor"] == "middle",
                isBold: tag["font-weight"] == "bold", isItalic: tag["font-style"] == "italic",
                size: number("font-size"), color: tag["fill"] ?? "",
                exit: links.last { $0.hasPrefix("#x") }.map { String($0.dropFirst()) } ?? "")
        case ("text", true):
            run?.text = String(before)
            if let run, !run.text.isEmpty { group?.runs.append(run) }
            run = nil
        case ("polygon", false), ("path", false), ("ellipse", false), ("polyline", false): group?.shapes.append(tag)
        default: break
        }
    }

    /// The beginning of the picture's tag.
    var head: String {
        "<svg class=\"pic\" width=\"\(decimal(width))\" height=\"\(decimal(height))\" viewBox=\"\(viewBox)\" role=\"img\""
    }

    /// What an element stands for: for a page its subject, of a document the anchor of rows that link to it.
    private func address(_ part: PagePart) -> String {
        if anchors == nil { return " data-e=\"\(xml(part.element))\"" }
        return part.element.isEmpty || taken.contains(part.element) ? "" : " id=\"\(xml(anchor(of: part.element)))\""
    }

    private mutating func drawn(_ group: Group) -> String {
        guard let part = picture.parts[group.id] else { return "" }
        defer { if group.kind != "edge" { taken.insert(part.element) } }
        kinds.formUnion(part.kind.split(separator: " ").map(String.init))
        if let severity = part.severity { kinds.insert(severity.rawValue) }
        if part.status != .same { kinds.insert("\(part.status)") }
        if part.isLit == true { kinds.insert("lit") }
        switch group.kind {
        case "node": return node(group, part)
        case "edge": return edge(group, part)
        default: return box(group, part)
        }
    }

    private func node(_ group: Group, _ part: PagePart) -> String {
        let severity = part.severity.map { " \($0.rawValue)" } ?? ""
        var text = "<g class=\"node \(part.kind)\(severity)\(became(part))\"\(address(part))>"
        if let circle = group.shapes.first(where: { $0.name == "ellipse" }) {
            let place = "cx=\"\(rounded(circle["cx"] ?? "0"))\" cy=\"\(rounded(circle["cy"] ?? "0"))\""
            return text + "<circle \(place) r=\"8\"/></g>"
        }
        guard let area = group.shapes.first(where: { $0["fill"] != "#fdfdfd" }).flatMap(Area.init) else { return "" }
        text += rectangle(area, radius: 10)
        if let place = group.shapes.first(where: { $0["fill"] == "#fdfdfd" }).flatMap(Area.init),
            let screen = part.screen,
            let name = thumbnails[screen]
        {
            text += "<use href=\"#th-\(xml(name))\" \(attributes(of: place))/>"
            text += "<rect class=\"frame\" \(attributes(of: place))/>"
        }
        text += lines(of: group.runs, middle: (area.left + area.right) / 2)
        return text + badge(part.severity, area) + sign(part.status, area) + "</g>"
    }

    private func box(_ group: Group, _ part: PagePart) -> String {
        guard let area = group.shapes.first.flatMap(Area.init) else { return "" }
        let severity = part.severity.map { " \($0.rawValue)" } ?? ""
        let left = group.runs.isEmpty ? "" : lines(of: group.runs, middle: nil)
        return "<g class=\"box\(severity)\(became(part))\"\(address(part))>\(rectangle(area, radius: 10))\(left)"
            + "\(sign(part.status, area))</g>"
    }

    private func edge(_ group: Group, _ part: PagePart) -> String {
        var text = "<g class=\"edge \(part.kind)\(became(part))\"\(ends(of: part))>"
        var middle: Double?
        for shape in group.shapes {
            if shape["fill"] == "#fefefe" {
                middle = Area(shape).map { ($0.left + $0.right) / 2 }
            } else if shape.name == "path" {
                text += "<path d=\"\(rounded(shape["d"] ?? ""))\"/>"
            } else if shape.name == "ellipse" {
                let place = "cx=\"\(rounded(shape["cx"] ?? ""))\" cy=\"\(rounded(shape["cy"] ?? ""))\""
                text += "<circle \(place) r=\"\(rounded(shape["rx"] ?? "2"))\"/>"
            } else {
                let isOpen = shape["fill"] == "none" ? " class=\"open\"" : ""
                text += "<\(shape.name)\(isOpen) points=\"\(rounded(shape["points"] ?? ""))\"/>"
            }
        }
        let shift = shifts[group.id] ?? 0
        let runs = group.runs.map { run in
            var run = run
            run.y += shift
            return run
        }
        return text + lines(of: runs, middle: middle) + "</g>"
    }

    /// What an arrow, or a row, leads from and to, for the script of a page.
    private func ends(of part: PagePart) -> String {
        if anchors != nil { return "" }
        let ends = "data-t=\"\(xml(part.tail))\" data-h=\"\(xml(part.head))\""
        return " \(ends) data-s=\"\(xml(part.draws.joined(separator: " ")))\""
    }

    /// A row, in a document a link, if what it leads to is drawn.
    private func row(_ part: PagePart) -> (start: String, end: String) {
        let looks = "class=\"exit \(part.kind)\(became(part))\""
        guard let anchors else { return ("<g \(looks) data-e=\"\(xml(part.element))\"\(ends(of: part))>", "</g>") }
        guard anchors.contains(part.element) else { return ("<g \(looks)>", "</g>") }
        return ("<a \(looks) href=\"#\(xml(anchor(of: part.element)))\">", "</a>")
    }

    /// A text for each line; the runs of one line have no position. Left lines begin where Graphviz had them.
    private func lines(of runs: [TextRun], middle: Double?) -> String {
        var text = ""
        var exit = ""
        var end = ""
        var rest = runs[...]
        while let first = rest.first {
            let line = rest.prefix { abs($0.y - first.y) < 0.05 && $0.exit == first.exit }
            rest = rest.dropFirst(line.count)
            if first.exit != exit {
                text += end
                (exit, end) = (first.exit, "")
                if let part = picture.parts[exit] {
                    let row = row(part)
                    text += row.start
                    end = row.end
                }
            }
            let isLeft = !exit.isEmpty || first.color == "#424a54" || middle == nil && !first.isMiddle
            let x = isLeft || first.isMiddle ? first.x : middle ?? first.x
            text += "<text x=\"\(decimal(x))\" y=\"\(decimal(first.y))\"\(isLeft ? "" : " class=\"c\"")>"
            text += line.map(span).joined() + "</text>"
        }
        return text + end
    }

    private func span(_ run: TextRun) -> String {
        var kinds: [String] = []
        if run.size > 12 { kinds.append("n") } else if run.isBold { kinds.append("b") }
        if run.isItalic { kinds.append("i") }
        if ["#57606a", "#424a53", "#424a54"].contains(run.color) { kinds.append("s") }
        if kinds.isEmpty { return run.text }
        return "<tspan class=\"\(kinds.joined(separator: " "))\">\(run.text)</tspan>"
    }

    private func badge(_ severity: Severity?, _ area: Area) -> String {
        guard let severity, severity != .note else { return "" }
        let (x, y) = (decimal(area.right - 2), area.top + 2)
        return "<g class=\"badge\"><circle cx=\"\(x)\" cy=\"\(decimal(y))\" r=\"9\"/>"
            + "<text class=\"c\" x=\"\(x)\" y=\"\(decimal(y + 3.6))\">\(severity == .error ? "✗" : "!")</text></g>"
    }

    private func became(_ part: PagePart) -> String {
        (part.status == .same ? "" : " \(part.status)") + (part.isLit.map { $0 ? " lit" : " dim" } ?? "")
    }

    private func sign(_ status: ChangePicture.Status, _ area: Area) -> String {
        if status == .same { return "" }
        let (x, y) = (decimal(area.left - 2), area.top - 2)
        return "<g class=\"became mark\"><circle cx=\"\(x)\" cy=\"\(decimal(y))\" r=\"9\"/>"
            + "<text class=\"c\" x=\"\(x)\" y=\"\(decimal(y + 3.6))\">\(status.sign)</text></g>"
    }

    private func attributes(of area: Area) -> String {
        "x=\"\(decimal(area.left))\" y=\"\(decimal(area.top))\" width=\"\(decimal(area.right - area.left))\" "
            + "height=\"\(decimal(area.bottom - area.top))\""
    }

    private func rectangle(_ area: Area, radius: Int) -> String { "<rect \(attributes(of: area)) rx=\"\(radius)\"/>" }
}

/// The id of an element in a document: `screen.basket`.
private func anchor(of subject: String) -> String { subject.replacing(":", with: ".", maxReplacements: 1) }

/// A tag as Graphviz writes it: attributes in double quotes.
struct Tag {
    var name: String
    var isEnd: Bool
    private var attributes: [Substring: Substring] = [:]

    subscript(key: String) -> String? { attributes[key[...]].map(String.init) }

    /// `text`: what stands between `<` and `>`.
    init(_ text: Substring) {
        let (quote, slash) = (UInt8(ascii: "\""), UInt8(ascii: "/"))
        func isBetween(_ byte: UInt8) -> Bool { byte == slash || byte == 32 || byte == 10 }
        isEnd = text.utf8.first == slash
        let body = isEnd ? text.utf8.dropFirst() : text.utf8
        let end = body.firstIndex(where: isBetween) ?? body.endIndex
        name = String(text[body.startIndex..<end])
        var rest = body[end...]
        while let open = rest.firstIndex(of: quote) {
            let key = rest[..<open].dropLast().drop(while: isBetween)
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: quote) else { break }
            attributes[Substring(key)] = Substring(rest[..<close])
            rest = rest[rest.index(after: close)...]
        }
    }
}

/// The tags of a text, with what stands before each. Comments, declarations and titles are passed over.
struct TagScanner {
    private var rest: Substring
    private(set) var textBefore: Substring = ""

    init(_ text: String) { rest = text[...] }

    mutating func next() -> Tag? {
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            textBefore = rest[..<open]
            rest = rest[open...]
            let end = rest.hasPrefix("<!--") ? "-->" : rest.hasPrefix("<title>") ? "</title>" : ""
            if !end.isEmpty {
                rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let close = rest.utf8.firstIndex(of: UInt8(ascii: ">")) else { return nil }
            let body = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            if body.hasPrefix("!") || body.hasPrefix("?") { continue }
            return Tag(body)
        }
        return nil
    }
}

func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, part) = (abs(tenths) / 10, abs(tenths) % 10)
    return "\(tenths < 0 ? "-" : "")\(whole)\(part == 0 ? "" : ".\(part)")"
}

private func rounded(_ text: String) -> String {
    var result = ""
    var number = ""
    func flush() -> String {
        defer { number = "" }
        return number.contains(".") ? Double(number).map(decimal) ?? number : number
    }
    for character in text.unicodeScalars {
        if ("0"..."9").contains(character) || character == "." || character == "-" && number.isEmpty {
            number.unicodeScalars.append(character)
        } else {
            result += flush()
            result.unicodeScalars.append(character)
        }
    }
    return result + flush()
}

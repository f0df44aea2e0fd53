import NavGraphXML

/// SVG elements as they are drawn: at most 300, of five kinds, and nothing that lies outside the picture.
struct Canvas {
    private(set) var shapes = ""
    private var count = 0
    private let bounds: Frame
    static let most = 300

    init(_ bounds: Frame) { self.bounds = bounds }

    /// Whether one more element at a place would be there.
    private mutating func takes(_ frame: Frame) -> Bool {
        guard count < Self.most, frame.meets(bounds) else { return false }
        count += 1
        return true
    }

    mutating func rect(
        _ frame: Frame, fill: Color? = nil, stroke: Color? = nil, radius: Double = 0, isDashed: Bool = false
    ) {
        guard frame.width > 0, frame.height > 0, takes(frame) else { return }
        shapes += #"<rect x="\#(number(frame.x))" y="\#(number(frame.y))""#
        shapes += #" width="\#(number(frame.width))" height="\#(number(frame.height))""#
        if radius > 0 { shapes += #" rx="\#(number(radius))""# }
        paint(fill, stroke)
        if isDashed { shapes += #" stroke-dasharray="4 3""# }
        shapes += "/>"
    }

    mutating func circle(_ x: Double, _ y: Double, radius: Double, fill: Color? = nil, stroke: Color? = nil) {
        guard takes(Frame(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)) else { return }
        shapes += #"<circle cx="\#(number(x))" cy="\#(number(y))" r="\#(number(radius))""#
        paint(fill, stroke)
        shapes += "/>"
    }

    /// A path that lies in a frame. `steps` are those of SVG.
    mutating func path(_ steps: String, in frame: Frame, fill: Color? = nil, stroke: Color? = nil) {
        guard takes(frame) else { return }
        shapes += #"<path d="\#(steps)""#
        paint(fill, stroke)
        shapes += "/>"
    }

    mutating func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ stroke: Color) {
        path(
            "M\(number(start.x)) \(number(start.y))L\(number(end.x)) \(number(end.y))",
            in: Frame(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x) + 1,
                height: abs(end.y - start.y) + 1), stroke: stroke)
    }

    /// One line of text; `x` is where it begins, is centred or ends.
    mutating func text(
        _ text: String, x: Double, baseline: Double, size: Double, color: Color, anchor: Anchor, isBold: Bool = false,
        squeezedTo width: Double? = nil
    ) {
        guard !text.isEmpty, takes(Frame(x: 0, y: baseline - size, width: bounds.width, height: size)) else { return }
        shapes += #"<text x="\#(number(x))" y="\#(number(baseline))" font-size="\#(number(size))""#
        if isBold { shapes += #" font-weight="bold""# }
        if anchor != .start { shapes += #" text-anchor="\#(anchor.rawValue)""# }
        if let width { shapes += #" textLength="\#(number(width))" lengthAdjust="spacingAndGlyphs""# }
        paint(color, nil)
        shapes += ">" + escapedForXML(text) + "</text>"
    }

    enum Anchor: String { case start, middle, end }

    private mutating func paint(_ fill: Color?, _ stroke: Color?) {
        shapes += #" fill="\#(fill?.hex ?? "none")""#
        if let fill, fill.alpha < 1 { shapes += #" fill-opacity="\#(number(fill.alpha))""# }
        guard let stroke else { return }
        shapes += #" stroke="\#(stroke.hex)""#
        if stroke.alpha < 1 { shapes += #" stroke-opacity="\#(number(stroke.alpha))""# }
    }
}

/// At most one decimal: `12`, `0.5`.
func number(_ value: Double) -> String {
    let tenths = Int((max(-1e6, min(1e6, value.isNaN ? 0 : value)) * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let whole = "\(sign)\(abs(tenths) / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
}

/// A text in XML, on one line; what XML does not allow, and what turns the direction of a text, is left out.
func escapedForXML(_ text: String) -> String {
    let scalars = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
        switch scalar {
        case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": " "
        case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}",
            "\u{2066}"..."\u{2069}", "\u{FFFE}", "\u{FFFF}":
            nil
        default: scalar
        }
    }
    return xml(String(String.UnicodeScalarView(scalars))).replacing("'", with: "&#39;")
}

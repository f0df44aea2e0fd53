import NavGraphXML

/// Labels, buttons, fields, pictures and the other controls, as the table of PAGE 6 says.
extension InterfaceDrawing {
    func drawControl(_ view: XMLElement, _ frame: Frame, on background: Color?) -> Bool {
        switch view.name {
        case "label": drawLabel(view, frame, isView: false)
        case "textView": drawLabel(view, frame, isView: true)
        case "button": drawButton(view, frame, on: background)
        case "imageView": drawImage(frame)
        case "textField": drawField(view, frame, hasLens: false)
        case "searchBar": drawField(view, frame.inset(8, max(0, (frame.height - 36) / 2)), hasLens: true)
        case "switch": drawSwitch(view, frame)
        case "slider": drawSlider(view, frame)
        case "segmentedControl": drawSegments(view, frame)
        case "progressView": drawProgress(view, frame)
        case "pageControl": drawPages(view, frame)
        case "activityIndicatorView": drawIndicator(frame)
        case "stepper": drawStepper(frame)
        default:
            guard let name = crossedNames[view.name] else { return false }
            drawCross(name, frame)
        }
        count(frame)
        return true
    }

    private func drawLabel(_ view: XMLElement, _ frame: Frame, isView: Bool) {
        let attributed = view.children.first { $0.name == "attributedString" && $0["key"] == "attributedText" }
        let fragments = attributed?.children(named: "fragment") ?? []
        let attributes = fragments.first?.child("attributes")
        let text = attributed == nil ? view.property("text") : fragments.compactMap { content(of: $0) }.joined()
        guard let text else { return }
        let font = view.child("fontDescription")
        let size =
            (font?["pointSize"] ?? attributes?.child("font")?["size"]).flatMap(Double.init)
            ?? styleSizes[font?["style"] ?? ""] ?? (isView ? 14 : 17)
        let color = colors.color("textColor", of: view) ?? attributes.flatMap { colors.color("NSColor", of: $0) }
        let weight = (font?["type"] ?? "") + (font?["weight"] ?? "") + (font?["style"] ?? "")
        let anchor: Canvas.Anchor =
            switch view["textAlignment"] {
            case "center": .middle
            case "right": .end
            default: .start
            }
        drawText(
            text, isView ? frame.inset(5, 8) : frame, size: size, color: readable(color), anchor: anchor,
            isBold: ["bold", "Bold", "heavy", "Headline"].contains { weight.contains($0) },
            mostLines: isView ? 0 : view["numberOfLines"].flatMap { Int($0) } ?? 1, isAtTop: isView)
    }

    private func content(of fragment: XMLElement) -> String? {
        fragment["content"] ?? fragment.child(key: "content")?.text
    }

    private func drawButton(_ view: XMLElement, _ frame: Frame, on background: Color?) {
        let state = view.children.first { $0.name == "state" && $0["key"] == "normal" }
        let configuration = view.child("buttonConfiguration")
        let style = configuration?["style"] ?? "plain"
        let isFilled = ["filled", "borderedProminent"].contains(style)
        if isFilled {
            canvas.rect(
                frame, fill: configuration.flatMap { colors.color("baseBackgroundColor", of: $0) } ?? .tint, radius: 6)
        } else if ["tinted", "gray", "bordered", "borderedTinted"].contains(style) {
            canvas.rect(frame, fill: .field, radius: 6)
        } else if background == nil {
            canvas.rect(frame.inset(0.5, 0.5), stroke: .line, radius: 4, isDashed: true)
        }
        let title = configuration?.property("title") ?? state?.property("title")
        guard let title else {
            let radius = max(2, min(frame.width, frame.height) / 4)
            return canvas.circle(frame.midX, frame.midY, radius: radius, stroke: isFilled ? .white : readable(.grey))
        }
        let font = view.child("fontDescription")
        let size = font?["pointSize"].flatMap(Double.init) ?? styleSizes[font?["style"] ?? ""] ?? 15
        let own =
            state.flatMap { colors.color("titleColor", of: $0) } ?? colors.color("tintColor", of: view)
            ?? configuration.flatMap { colors.color("baseForegroundColor", of: $0) }
        let isLeading = view["contentHorizontalAlignment"] == "left" || view["contentHorizontalAlignment"] == "leading"
        drawText(
            title, frame.inset(2, 0), size: size, color: isFilled ? own ?? .white : readable(own, else: .tint),
            anchor: isLeading ? .start : .middle)
    }

    /// A mountain in a box.
    private func drawImage(_ frame: Frame) {
        canvas.rect(frame.inset(0.5, 0.5), fill: .field, stroke: .line)
        guard frame.width >= 16, frame.height >= 16 else { return }
        let box = frame.inset(frame.width * 0.22, frame.height * 0.26)
        let steps =
            "M\(number(box.x)) \(number(box.bottom))L\(number(box.x + box.width * 0.35)) \(number(box.y))"
            + "L\(number(box.x + box.width * 0.6)) \(number(box.midY))"
            + "L\(number(box.x + box.width * 0.75)) \(number(box.y + box.height * 0.3))"
            + "L\(number(box.right)) \(number(box.bottom))Z"
        canvas.path(steps, in: box, fill: .line)
    }

    private func drawCross(_ name: String, _ frame: Frame) {
        canvas.rect(frame.inset(0.5, 0.5), fill: .field, stroke: .line)
        canvas.line(from: (frame.x, frame.y), to: (frame.right, frame.bottom), .line)
        canvas.line(from: (frame.x, frame.bottom), to: (frame.right, frame.y), .line)
        drawName(name, frame)
    }

    private func drawField(_ view: XMLElement, _ frame: Frame, hasLens: Bool) {
        canvas.rect(frame.inset(0.5, 0.5), fill: hasLens ? .field : .white, stroke: .line, radius: hasLens ? 8 : 5)
        if hasLens { canvas.circle(frame.x + 14, frame.midY, radius: 5, stroke: .grey) }
        let text = view.property("text")
        guard let shown = text ?? view.property("placeholder") ?? (hasLens ? "Search" : nil) else { return }
        let font = view.child("fontDescription")
        let anchor: Canvas.Anchor =
            view["textAlignment"] == "center" ? .middle : view["textAlignment"] == "right" ? .end : .start
        var inner = frame.inset(hasLens ? 13 : 7, 0)
        if hasLens {
            inner.x += 12
            inner.width -= 12
        }
        let color = text == nil ? Color.grey : colors.color("textColor", of: view)
        drawText(
            shown, inner, size: font?["pointSize"].flatMap(Double.init) ?? 14,
            color: color.map { $0.isNearlyWhite ? .grey : $0 } ?? .black, anchor: anchor)
    }

    private func drawSwitch(_ view: XMLElement, _ frame: Frame) {
        let isOn = view["on"] != "NO"
        let track = Frame(x: frame.x, y: frame.midY - 15.5, width: 49, height: 31)
        canvas.rect(
            track,
            fill: isOn ? colors.color("onTintColor", of: view) ?? Color(red: 0.2, green: 0.78, blue: 0.35) : .line,
            radius: 15.5)
        canvas.circle(isOn ? track.right - 15.5 : track.x + 15.5, track.midY, radius: 13.5, fill: .white)
    }

    /// A slider's value between its least and its greatest one, from 0 to 1.
    private func share(ofValueIn view: XMLElement) -> Double {
        func read(_ name: String, _ standard: Double) -> Double { view[name].flatMap(Double.init) ?? standard }
        let (low, high) = (read("minValue", 0), read("maxValue", 1))
        guard high > low else { return 0 }
        return max(0, min(1, (read("value", low) - low) / (high - low)))
    }

    private func drawSlider(_ view: XMLElement, _ frame: Frame) {
        let x = frame.x + 14 + share(ofValueIn: view) * max(0, frame.width - 28)
        drawTrack(frame, filled: x - frame.x)
        canvas.circle(x, frame.midY, radius: 13, fill: .white, stroke: .line)
    }

    private func drawSegments(_ view: XMLElement, _ frame: Frame) {
        let segments = view.child(key: "segments")?.children ?? []
        canvas.rect(frame, fill: .field, radius: 7)
        let selected = view["selectedSegmentIndex"].flatMap { Int($0) } ?? 0
        for (number, segment) in segments.prefix(12).enumerated() {
            let part = frame.column(number, of: segments.count)
            if number == selected { canvas.rect(part.inset(2, 2), fill: .white, stroke: .line, radius: 6) }
            guard let title = segment.property("title") else { continue }
            drawText(title, part.inset(3, 0), size: 13, color: .black, anchor: .middle)
        }
    }

    private func drawProgress(_ view: XMLElement, _ frame: Frame) {
        let done = max(0, min(1, view["progress"].flatMap(Double.init) ?? 0.5))
        drawTrack(frame, filled: frame.width * done)
    }

    /// A thin line across, coloured up to a width.
    private func drawTrack(_ frame: Frame, filled: Double) {
        canvas.rect(Frame(x: frame.x, y: frame.midY - 2, width: frame.width, height: 4), fill: .line, radius: 2)
        canvas.rect(Frame(x: frame.x, y: frame.midY - 2, width: filled, height: 4), fill: .tint, radius: 2)
    }

    private func drawPages(_ view: XMLElement, _ frame: Frame) {
        let count = max(1, min(12, view["numberOfPages"].flatMap { Int($0) } ?? 3))
        for number in 0..<count {
            let x = frame.midX + (Double(number) - Double(count - 1) / 2) * 14
            canvas.circle(x, frame.midY, radius: 3.5, fill: number == 0 ? .grey : .line)
        }
    }

    private func drawIndicator(_ frame: Frame) {
        let radius = max(4, min(frame.width, frame.height) / 2 - 2)
        canvas.circle(frame.midX, frame.midY, radius: radius, stroke: .grey)
        canvas.circle(frame.midX, frame.midY, radius: radius / 2, stroke: .line)
    }

    private func drawStepper(_ frame: Frame) {
        canvas.rect(frame, fill: .field, radius: 7)
        canvas.line(from: (frame.midX, frame.y + 6), to: (frame.midX, frame.bottom - 6), .line)
        for (number, sign) in ["−", "+"].enumerated() {
            drawText(sign, frame.column(number, of: 2), size: 18, color: .black, anchor: .middle)
        }
    }
}

/// What a file only names, by element.
private let crossedNames: [String: String] = [
    "mapView": "map", "mkMapView": "map", "webView": "web", "wkWebView": "web", "pickerView": "picker",
    "datePicker": "date", "containerView": "embedded", "sceneKitView": "scene", "sceneView": "scene",
    "scnView": "scene",
    "arscnView": "scene", "arskView": "scene", "skView": "scene", "glkView": "scene", "mtkView": "scene",
    "arView": "scene",
]

/// Points of the text styles at the standard size.
private let styleSizes: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
]

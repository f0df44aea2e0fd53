import NavGraphXML

/// A colour of a picture, each part from 0 to 1.
struct Color: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func part(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, value)) }
        (self.red, self.green, self.blue, self.alpha) = (part(red), part(green), part(blue), part(alpha))
    }

    init(grey: Double, alpha: Double = 1) { self.init(red: grey, green: grey, blue: grey, alpha: alpha) }

    /// `#1a2b3c`, without alpha.
    var hex: String {
        let digits = Array("0123456789abcdef")
        return [red, green, blue].reduce(into: "#") { text, part in
            let byte = Int((part * 255).rounded())
            text.append(digits[byte >> 4])
            text.append(digits[byte & 15])
        }
    }

    var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
    /// White text can be read on it.
    var isDark: Bool { luminance < 0.6 && alpha > 0.4 }
    var isNearlyWhite: Bool { luminance > 0.85 }

    static let white = Color(grey: 1)
    static let black = Color(grey: 0)
    static let grey = Color(grey: 0.56)
    static let line = Color(grey: 0.8)
    static let field = Color(grey: 0.93)
    static let tint = Color(red: 0, green: 0.478, blue: 1)
}

/// The colours of an interface file, in their light form.
struct InterfaceColors {
    private var named: [String: Color] = [:]
    private var system: [String: Color] = [:]

    init(_ root: XMLElement) {
        for resource in root.child("resources")?.children ?? [] {
            guard let name = resource["name"], let color = resource.child("color").flatMap(literal) else { continue }
            if resource.name == "namedColor" { named[name] = color }
            if resource.name == "systemColor" { system[name] = color }
        }
    }

    /// The colour that an element has for a key; `nil` where it has none, or none that is known.
    func color(_ key: String, of element: XMLElement) -> Color? {
        guard let color = element.children.first(where: { $0.name == "color" && $0["key"] == key }) else { return nil }
        return self.color(color)
    }

    func color(_ element: XMLElement) -> Color? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            return system[name] ?? systemColors[name] ?? literal(element)
        }
        if let literal = literal(element) { return literal }
        return element["name"].flatMap { named[$0] }
    }

    private func literal(_ element: XMLElement) -> Color? {
        func part(_ name: String) -> Double? { element[name].flatMap(Double.init) }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return Color(grey: white, alpha: alpha) }
        if let red = part("red"), let green = part("green"), let blue = part("blue") {
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        }
        guard let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow"),
            let black = part("black")
        else { return nil }
        return Color(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }
}

/// Of files that do not list what they use.
private let systemColors: [String: Color] = [
    "labelColor": .black, "darkTextColor": .black,
    "secondaryLabelColor": Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6),
    "tertiaryLabelColor": Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3),
    "placeholderTextColor": Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3),
    "systemBackgroundColor": .white, "secondarySystemBackgroundColor": Color(red: 0.95, green: 0.95, blue: 0.97),
    "tertiarySystemBackgroundColor": .white, "systemGroupedBackgroundColor": Color(red: 0.95, green: 0.95, blue: 0.97),
    "groupTableViewBackgroundColor": Color(red: 0.95, green: 0.95, blue: 0.97),
    "tableCellGroupedBackgroundColor": .white,
    "secondarySystemGroupedBackgroundColor": .white, "lightTextColor": Color(grey: 1, alpha: 0.6),
    "systemBlueColor": .tint, "linkColor": .tint, "systemRedColor": Color(red: 1, green: 0.23, blue: 0.19),
    "systemGreenColor": Color(red: 0.2, green: 0.78, blue: 0.35),
    "systemOrangeColor": Color(red: 1, green: 0.58, blue: 0),
    "systemYellowColor": Color(red: 1, green: 0.8, blue: 0), "systemPinkColor": Color(red: 1, green: 0.18, blue: 0.33),
    "systemPurpleColor": Color(red: 0.69, green: 0.32, blue: 0.87),
    "systemTealColor": Color(red: 0.19, green: 0.69, blue: 0.78),
    "systemIndigoColor": Color(red: 0.35, green: 0.34, blue: 0.84), "systemGrayColor": Color(grey: 0.56),
    "systemGray2Color": Color(grey: 0.69), "systemGray3Color": Color(grey: 0.78),
    "systemGray4Color": Color(grey: 0.82), "systemGray5Color": Color(grey: 0.9), "systemGray6Color": Color(grey: 0.95),
    "separatorColor": Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3), "opaqueSeparatorColor": Color(grey: 0.78),
    "systemFillColor": Color(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2), "tableBackgroundColor": .white,
]

import NavGraphXML

/// Texts that Interface Builder gives to what nobody has named.
let defaultTexts: Set = [
    "Title", "Item", "Button", "Label", "Root View Controller", "View Controller", "Table View Controller",
    "Collection View Controller", "Navigation Controller", "Tab Bar Controller", "Split View Controller",
    "Page View Controller", "Navigation Item", "Window", "Untitled", "Push Button", "Text", "Detail", "Subtitle",
]

/// A text in one line, without white space at its ends; `nil` where nothing is left.
func folded(_ text: String?) -> String? {
    nonEmpty(text?.split(whereSeparator: \.isWhitespace).joined(separator: " "))
}

/// What a person sees on the thing that triggers a segue. IMPORT 3.
func triggerText(_ element: XMLElement) -> String? {
    let seen =
        element.property("title")
        ?? element.children.first { $0.name == "state" && $0["key"] == "normal" }?.property("title")
        ?? element.child(key: "configuration")?.property("title")
        ?? element.child(key: "cell")?.property("title")
        ?? element["systemItem"].map(spacedItem)
        ?? (element.name.hasSuffix("Cell") ? firstLabel(in: element) : nil)
    let text =
        [
            seen, element.child(key: "accessibilityConfiguration")?.property("label"), element.property("userLabel"),
        ].lazy.compactMap { folded($0) }.first { !defaultTexts.contains($0) }
    return text.map { String($0.prefix(40)) }.flatMap { folded($0) }
}

/// `flexibleSpace` → `Flexible Space`.
private func spacedItem(_ item: String) -> String {
    Words(of: item).words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
}

func firstLabel(in element: XMLElement) -> String? {
    var found: String?
    element.walk { inner in
        switch inner.name {
        case "label": found = folded(inner.property("text"))
        case "textField": found = folded(inner.child(key: "cell")?.property("title"))
        default: return false
        }
        if let text = found, defaultTexts.contains(text) { found = nil }
        return found != nil
    }
    return found
}

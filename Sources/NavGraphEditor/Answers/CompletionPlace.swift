import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// Where in the text an item is inserted: what stands around it decides how the item is written, so that the text stays YAML.
struct CompletionPlace {
    /// Without the cursor's mark.
    let replaced: Range<Int>
    private let style: Outline.Style
    private let isKey: Bool
    private let hasColon: Bool
    private let isInFlow: Bool
    private let isListed: Bool
    /// Whether a mapping that begins here needs braces.
    private let needsBraces: Bool
    /// Whether a value of the key stands below it.
    private let hasLinesBelow: Bool
    /// Whether the name is a member: `note.id`.
    let isBehindDot: Bool
    /// The quote that is missing behind a text in quotes.
    private let missingQuote: String

    /// `nil` where nothing can be inserted that leaves YAML.
    init?(_ site: Site, at offset: Int, in outline: Outline) {
        let node = outline.nodes[site.node]
        var inside = outline.inside(site.node)
        let text = outline.scalars
        let isInFlow = outline.nodes.contains {
            $0.isFlow && $0.span.lowerBound < node.span.lowerBound && node.span.lowerBound < $0.span.upperBound
        }
        // Where the braces would end is not known.
        if !node.isClosed, isInFlow { return nil }
        missingQuote = node.isClosed ? "" : node.style == .single ? "'" : node.style == .double ? "\"" : ""
        let start = outline.lineStart(of: inside.lowerBound)
        let indent = text[start...].prefix { $0 == 0x20 }.count
        let beginsLine = start + indent == node.span.lowerBound
        let isSplit = text[inside].contains(where: isLineBreak)
        var hasLinesBelow = false
        // A value behind a key cannot have lines below it.
        if site.value == nil, let below = outline.firstBelow(site.node) {
            guard site.lone == .key, beginsLine, below >= indent else { return nil }
            hasLinesBelow = true
        }
        if site.isKey {
            guard !isSplit else { return nil }
            if !isInFlow, site.lone == nil, beginsLine, let holder = site.context.holder {
                guard let below = outline.hasLinesBelow(site.node, among: holder) else { return nil }
                hasLinesBelow = below
            }
        }
        // Only the part in the line of the cursor.
        if isSplit {
            inside =
                max(
                    outline.lineStart(of: offset), inside.lowerBound)..<min(
                    outline.lineEnd(of: offset), inside.upperBound)
        }
        var isBehindDot = false
        switch site.role {
        case .name(.literal), .name(.lock):
            if Array(text[inside].prefix(4)) == Self.not, offset >= inside.lowerBound + 4 {
                let blanks = text[(inside.lowerBound + 4)..<offset].prefix { $0 == 0x20 }.count
                inside = inside.lowerBound + 4 + blanks..<inside.upperBound
            }
        case .name(.argument), .name(.opened):
            if let dot = text[inside].firstIndex(of: .dot) {
                isBehindDot = dot < offset
                inside = inside.lowerBound..<dot
            }
        default: break
        }
        var behind = inside.upperBound
        while behind < text.count, [0x20, 0x09, 0x22, 0x27].contains(text[behind]) { behind += 1 }
        hasColon = behind < text.count && text[behind] == .colon
        replaced = inside.lowerBound..<max(inside.upperBound - 1, inside.lowerBound)
        style = node.style
        isKey = site.isKey
        self.isInFlow = isInFlow
        isListed = site.isListed
        let isBehindDash = outline.isBehindDash(node.span.lowerBound, from: start)
        needsBraces = site.lone == .key && (isInFlow || site.isListed || !(beginsLine || isBehindDash))
        self.isBehindDot = isBehindDot
        self.hasLinesBelow = hasLinesBelow
    }

    private static let not = Array("not ".unicodeScalars.map(\.value))

    /// Whether whole elements can be inserted.
    var takesElements: Bool { isKey && !hasColon && !hasLinesBelow && style == .plain }

    /// How an item is written here.
    func form(of candidate: Candidate) -> ItemForm {
        if let template = candidate.template {
            // An alternative in one line has braces, wherever it stands.
            let isWhole = !candidate.isEntry
            return ItemForm(template: template).wrapped(inBraces: needsBraces || isWhole, inBrackets: isListed)
        }
        let name = ItemForm(name: scalar(candidate))
        guard isKey, !hasColon, style == .plain else { return name.wrapped(inBraces: false, inBrackets: isListed) }
        if hasLinesBelow { return name.asKey(of: nil, isInBlock: true) }
        return name.asKey(of: candidate.shape, isInBlock: !isInFlow && !needsBraces)
            .wrapped(inBraces: needsBraces, inBrackets: isListed)
    }

    /// A name as it is written in the quotes around it, or with quotes where YAML needs them.
    private func scalar(_ candidate: Candidate) -> String {
        let text = candidate.label
        switch style {
        case .single: return text.replacing("'", with: "''") + missingQuote
        case .double:
            return text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + missingQuote
        case .plain, .block:
            switch candidate.kind {
            case .type: return isPlainType(text, isInFlow: isInFlow) ? text : quotedIfNeeded(text)
            case .file: return quotedIfNeeded(text)
            case .word where !text.unicodeScalars.allSatisfy { isNameScalar($0) || $0 == "-" || $0 == "~" }:
                return quotedIfNeeded(text)
            default: return text
            }
        }
    }
}

/// `String`, `Int?`, `[Note]`, `[String: Int]`.
private func isPlainType(_ text: String, isInFlow: Bool) -> Bool {
    let isList =
        text.hasPrefix("[") && text.hasSuffix("]") && !text.dropFirst().dropLast().contains { "[]".contains($0) }
    let name = isList ? text.dropFirst().dropLast() : text[...]
    return !name.isEmpty
        && name.unicodeScalars.allSatisfy {
            isNameScalar($0) || $0 == "." || $0 == "?" && !isList || isList && ($0 == ":" || $0 == " ")
        }
}

/// LF or CR.
func isLineBreak(_ scalar: UInt32) -> Bool { scalar == 0x0A || scalar == 0x0D }

func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "_" || "0"..."9" ~= scalar)
}

extension Outline {
    func column(of offset: Int) -> Int { offset - lineStart(of: offset) }

    /// Whether nothing but spaces and dashes stands before it in its line.
    fileprivate func isBehindDash(_ offset: Int, from start: Int) -> Bool {
        let before = scalars[start..<offset]
        return before.contains(.dash) && before.last == 0x20
            && before.split(separator: 0x20).allSatisfy { $0.elementsEqual([UInt32.dash]) }
    }

    /// The column of what stands below a scalar: keys, which have to be deeper than it, or items.
    fileprivate func firstBelow(_ index: Int) -> Int? {
        let node = nodes[index]
        if let key = node.entries.first?.key { return column(of: nodes[key].span.lowerBound) - 1 }
        guard let item = node.items.first else { return nil }
        let start = lineStart(of: nodes[item].span.lowerBound)
        return scalars[start...].prefix { $0 == 0x20 }.count
    }

    /// Whether the lines below a key are deeper, in a mapping that has lines. `nil` if the key does not begin in the column of
    /// the keys around it.
    fileprivate func hasLinesBelow(_ key: Int, among holder: Int) -> Bool? {
        guard nodes[holder].kind == .mapping, !nodes[holder].isFlow else { return nil }
        func column(_ key: Int) -> Int { self.column(of: nodes[key].span.lowerBound) }
        let keys = nodes[holder].entries.map(\.key)
        guard let index = keys.firstIndex(of: key) else { return nil }
        if index > 0, column(keys[index - 1]) != column(key) { return nil }
        guard index + 1 < keys.count else { return false }
        return column(keys[index + 1]) < column(key) ? nil : column(keys[index + 1]) > column(key)
    }
}

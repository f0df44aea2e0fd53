@testable import NavGraphEditor
@testable import NavGraphInterpreter
@testable import NavGraphOutline

/// The text of a graph with one element edited: a `when`, `requires`, check, template, level, or target; `ElementEdits`
/// removes and moves elements. DIFF 10.
struct RandomEdits {
    enum Kind: CaseIterable { case when, requires, check, template, level, target }

    private enum Place {
        case replaced(Int)
        /// Before the first entry of a mapping.
        case added(Int)
    }

    private let outline: Outline
    private var numbers: Numbers
    private var places: [Kind: [Place]] = [:]
    private var conditions: [String] = []
    private var screens: [String] = []
    private var flows: [String] = []

    init(_ text: String, seed: UInt64) {
        outline = Outline(Array(text.utf8))
        numbers = Numbers(seed: seed)
        visit(outline.root, [])
    }

    private static let actions: Set = [
        "push", "present", "root", "replace", "select", "show", "start", "opens", "pop", "entry", "screen",
    ]
    private static let laws: Set = ["reach", "from", "never", "above", "before", "visit", "return", "within"]
    private static let rules = [
        "deep-modal", "unbounded-stack", "dead-end", "ignored-event", "unhandled-outcome", "link-only", "unused",
        "guard-violation", "unreachable-screen",
    ]

    private mutating func visit(_ index: Int, _ path: [String]) {
        let node = outline.nodes[index]
        let key = path.last ?? ""
        let around = path.dropLast().last ?? ""
        if path == ["conditions"] { conditions = node.items.map { outline.nodes[$0].text } }
        if around == "screens" { screens.append(key) }
        if path.count == 2, around == "flows" { flows.append(key) }
        if path.count == 2, around == "conditions" { conditions.append(key) }
        if node.kind == .scalar { add(.replaced(index), scalar: key, path) }
        if node.kind == .mapping, let first = node.entries.first {
            let keys = Set(node.entries.map { outline.nodes[$0.key].text })
            if path.contains("transitions"), !keys.isDisjoint(with: Self.actions), !keys.contains("when") {
                places[.when, default: []].append(.added(first.key))
            }
            if ["screens", "flows", "deepLinks"].contains(around), !keys.contains("requires") {
                places[.requires, default: []].append(.added(first.key))
            }
            if path == ["lint", "rules"] { places[.level, default: []].append(.added(first.key)) }
        }
        for entry in node.entries { visit(entry.value, path + [outline.nodes[entry.key].text]) }
        for item in node.items { visit(item, path) }
    }

    private mutating func add(_ place: Place, scalar key: String, _ path: [String]) {
        let kind: Kind
        switch key {
        case "when" where path.first != "checks": kind = .when
        case "requires": kind = .requires
        case "url": kind = .template
        case _ where path.first == "checks" && Self.laws.contains(key): kind = .check
        case _ where path.first == "lint" && path.count == 3: kind = .level
        case _ where path.first != "checks" && Self.actions.contains(key): kind = .target
        default: return
        }
        places[kind, default: []].append(place)
    }

    /// The whole text; `nil`: this kind of element is not there.
    mutating func next() -> (kind: Kind, text: String)? {
        let kind = numbers.pick(Kind.allCases)
        if kind == .level, places[.level] == nil {
            return (kind, text(outline.scalars.count..<outline.scalars.count, "\nlint: { rules: { \(level()) } }\n"))
        }
        guard let all = places[kind], kind != .when && kind != .requires || !conditions.isEmpty else { return nil }
        switch numbers.pick(all) {
        case .replaced(let index):
            let node = outline.nodes[index]
            return (kind, text(node.span, replacement(kind, of: node.text)))
        case .added(let key):
            let start = outline.nodes[key].span.lowerBound
            let added: String
            switch kind {
            case .level: added = level()
            case .when: added = "when: \(literal())"
            default: added = "requires: \(literal())"
            }
            let isFlow = outline.nodes.contains { $0.isFlow && $0.entries.first?.key == key }
            let column = outline.scalars[..<start].reversed().prefix { $0 != 10 }.count
            return (kind, text(start..<start, added + (isFlow ? ", " : "\n" + String(repeating: " ", count: column))))
        }
    }

    private func text(_ range: Range<Int>, _ new: String) -> String {
        outline.text(0..<range.lowerBound) + new + outline.text(range.upperBound..<outline.scalars.count)
    }

    private mutating func literal() -> String { (numbers.chance(50) ? "not " : "") + numbers.pick(conditions) }
    private mutating func level() -> String { "\(numbers.pick(Self.rules)): \(levelName())" }
    private mutating func levelName() -> String { numbers.pick(["off", "note", "warning", "error"]) }

    private mutating func replacement(_ kind: Kind, of old: String) -> String {
        switch kind {
        case .when, .requires: return literal()
        case .check: return Int(old) == nil ? numbers.pick(screens) : String(1 + numbers.below(9))
        case .level: return levelName()
        case .target: return numbers.pick(screens + flows)
        case .template:
            var segments = old.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let place = 1 + numbers.below(max(segments.count - 1, 1))
            guard place < segments.count else { return "/more" }
            switch numbers.below(4) {
            case 0: segments[place] = segments[place].hasPrefix("{") ? "{other}" : "x" + segments[place]
            case 1: segments.append("more")
            case 2: if segments.last == "**" { segments.removeLast() } else { segments.append("**") }
            default: segments[place] = segments[place] == "*" ? "literal" : "*"
            }
            return "'" + segments.joined(separator: "/") + "'"
        }
    }
}

import NavGraphModel
import NavGraphOutline

/// How the value of a key is merged if both sides have changed it.
enum MergeKind {
    /// Key by key.
    case table(KeyTable.ID)
    /// A transition, a handler, or what opens something: its action is one thing.
    case alternative(KeyTable.ID)
    /// Name by name.
    case names(Shape)
    /// The items that are in both, and those that either brought.
    case set
    /// The order counts.
    case sequence(Shape)
    case whole

    private static let sets: Set<String> = [
        "include", "schemes", "hosts", "uses", "requires", "url", "shortcut", "notification", "activity", "under",
        "checks", "implies", "platforms", "team", "code", "values", "cases", "imports",
    ]

    /// Whether a key is a set that some text writes as a list, and some as a single text.
    static func isSet(_ key: String, _ nodes: [Outline.Node]) -> Bool {
        sets.contains(key) && nodes.contains { $0.kind == .list } && nodes.contains(where: \.isScalar)
            && nodes.allSatisfy { $0.kind == .list || $0.isScalar }
    }

    /// How a key is merged whose value has a shape, and in some texts these nodes.
    init(_ key: String, shape: Shape, nodes: [Outline.Node]) {
        let areMappings = nodes.allSatisfy { $0.kind == .mapping }
        let areLists = nodes.allSatisfy { $0.kind == .list }
        guard areMappings || areLists, key != "when", key != "from" else {
            self = .whole
            return
        }
        if areLists, Self.sets.contains(key) {
            self = .set
            return
        }
        switch shape {
        case .optional(let other), .textOr(_, let other): self.init(key, shape: other, nodes: nodes)
        case .oneOrList(let item):
            if areLists { self = .sequence(item) } else { self.init(key, shape: item, nodes: nodes) }
        case .list(let item, _): self = areLists ? .sequence(item) : .whole
        case .map(_, let value): self = areMappings ? .names(value) : .whole
        case .signatures: self = areMappings ? .names(.params) : .set
        case .namesOr(_, let value): self = areMappings ? .names(value) : .set
        case .nested(let id):
            let isAlternative = [.transition, .handler, .then, .entry, .hosted].contains(id)
            self = areLists ? .whole : isAlternative ? .alternative(id) : .table(id)
        default: self = .whole
        }
    }
}

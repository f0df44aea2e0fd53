/// What is on screen: the levels, the lowest first.
@MainActor
struct Snapshot {
    struct Level {
        var presented: Presented?
        /// Paths and selections, in order.
        var parts: [AnyHashable] = []
        var controllers: [UIViewController] = []
        var appearing: [Int: (@MainActor () -> Void, @MainActor () -> Void)] = [:]
        var order: [Int] = []
        var stacks: [(stack: StackNode, isBackHidden: Bool, exits: [@MainActor () -> Void])] = []
        /// What Esc or Menu does, outermost first, but in the screens of stacks.
        var exits: [@MainActor () -> Void] = []
        var tabs: [Binding<AnyHashable>] = []
        var tags: [AnyHashable] = []
        var badges: [Int] = []
        /// Whether a view of UIKit is as large as what it is in.
        var hasWideProbe = false
        var splits: [(Binding<NavigationSplitViewColumn>, [NavigationSplitViewColumn], active: Int?)] = []
        var buttons: [(title: String, role: ButtonRole?, action: @MainActor () -> Void)] = []
        var texts: [String] = []
        var looks: [String] = []
        var isBackHidden = false
        var isDismissDisabled = false
        var openers: [(URL) -> Void] = []
        var continuers: [(String, (NSUserActivity) -> Void)] = []
        var isCovered = false
        var key: [AnyHashable] { presented.map { [$0.kind, $0.id] } ?? [] }
    }
    private(set) var levels: [Level] = []
    private(set) var hasTwoModals = false
    /// Whether something waits for a screen's own sheet to go, or that waits for something else.
    private(set) var isDeferring = false

    init() {}

    /// `before` is what was shown until now: of two that are wanted above a level, the one that is up stays up.
    init(_ root: Node, before: Snapshot? = nil) {
        var next: (Node, Presented?)? = (root, nil)
        while let (node, presented) = next {
            var level = Level(presented: presented)
            var above: [Presented] = []
            Self.collect(node, into: &level, &above)
            if let own = above.firstIndex(where: \.isOwn), above.count == 2 {
                let index = levels.count + 1
                let up = before.flatMap { $0.levels.indices.contains(index) ? $0.levels[index].presented : nil }
                above.remove(at: up?.isOwn == false ? own : 1 - own)
                isDeferring = true
            } else if before?.ownSheet(above: levels.count) == true, above.first?.isOwn == false {
                above = []
                isDeferring = true
            }
            if above.count > 1 { hasTwoModals = true }
            level.isCovered = above.first?.kind == .cover
            levels.append(level)
            next = above.first.map { ($0.content, $0) }
        }
    }

    /// Whether a screen's own sheet is above a level.
    private func ownSheet(above index: Int) -> Bool {
        levels.indices.contains(index + 1) && levels[index + 1].presented?.isOwn == true
    }

    var shape: [[AnyHashable]] {
        levels.map { $0.key + $0.parts + ($0.isCovered ? [] : $0.controllers.map { ObjectIdentifier($0) }) }
    }
    var controllers: [UIViewController] { levels.filter { !$0.isCovered }.flatMap(\.controllers) }
    var appearing: [(place: Int, come: @MainActor () -> Void, go: @MainActor () -> Void)] {
        levels.flatMap { level in level.order.map { ($0, level.appearing[$0]!.0, level.appearing[$0]!.1) } }
    }

    private static func collect(_ node: Node, into level: inout Level, _ above: inout [Presented]) {
        var rest = node.children[...]
        switch node.kind {
        case .group, .plain, .tag: break
        case .frame(let isEmpty):
            // A view of UIKit behind or above a whole screen takes large titles away.
            if isEmpty { return level.controllers += controllers(in: node) }
        case .badge: break
        case .text(let text): level.texts.append(text)
        case .look(let look): level.looks.append(look)
        case .button(let role, let action):
            var label = Level()
            for child in node.children { collect(child, into: &label, &above) }
            level.buttons.append((label.texts.joined(separator: " "), role, action))
            rest = []
        case .stack(let stack):
            level.parts.append(stack.path.wrappedValue.map { $0 } as [AnyHashable])
            let (index, outer, exits) = (level.stacks.count, level.isBackHidden, level.exits)
            level.stacks.append((stack, false, []))
            (level.isBackHidden, level.exits) = (false, [])
            for child in rest.suffix(1) { collect(child, into: &level, &above) }
            (level.stacks[index].isBackHidden, level.stacks[index].exits) = (level.isBackHidden, level.exits)
            (level.isBackHidden, level.exits) = (outer, exits)
            rest = []
        case .tabs(let selection, let selected):
            level.parts.append(selected)
            level.tabs.append(selection)
            rest = []
            for (tag, child) in tagged(node) {
                level.tags.append(tag)
                if case .badge(let count)? = child.children.first?.kind { level.badges.append(count) }
                if tag == selected { rest = [child] }
            }
        case .split(let binding, let names, let active):
            level.splits.append((binding, names, active))
            if let active {
                level.parts.append(active)
                rest = [node.children[active]]
            }
        case .presenting(let presented): above.append(presented)
        case .backButton(let isHidden): level.isBackHidden = isHidden
        case .exit(let action): if let action { level.exits.append(action) }
        case .interactiveDismiss(let isDisabled): level.isDismissDisabled = isDisabled
        case .appearing(let place, let come, let go):
            level.order.append(place)
            level.appearing[place] = ({ come?() }, { go?() })
        case .controller(let controller):
            level.controllers.append(controller)
            level.hasWideProbe = true
        case .opensURL(let action): level.openers.append(action)
        case .continues(let type, let action): level.continuers.append((type, action))
        }
        for child in rest { collect(child, into: &level, &above) }
    }

    private static func controllers(in node: Node) -> [UIViewController] {
        if case .controller(let controller) = node.kind { return [controller] }
        return node.children.flatMap { controllers(in: $0) }
    }

    private static func tagged(_ node: Node) -> [(AnyHashable, Node)] {
        node.children.flatMap { child -> [(AnyHashable, Node)] in
            if case .tag(let tag) = child.kind { return [(tag, child)] }
            return tagged(child)
        }
    }
}

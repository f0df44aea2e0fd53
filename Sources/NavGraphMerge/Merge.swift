import NavGraphModel
import NavGraphOutline

/// The three texts, and what of them is in the result.
struct Merge {
    enum Which { case base, ours, theirs }

    /// An entry of one of the texts.
    struct Part {
        var which: Which
        var entry: Int
    }

    /// A value of each of the three texts.
    struct OfEach<Value> {
        var base: Value
        var ours: Value
        var theirs: Value
    }

    /// The same entry in the three texts; the base may lack it.
    struct Entries {
        var base: Int?
        var ours: Int
        var theirs: Int
    }

    /// An entry of the result.
    indirect enum Piece {
        /// As it stands in a text.
        case part(Part)
        /// A block, with the lines above and at the key of `head`, laid out as the value of `layout`; its end is that of `last`.
        case block(head: Part, layout: Part, last: Part, [Piece])
        /// A collection in braces or brackets.
        case braces(head: Part, last: Part, [Piece])
        /// A list in brackets of texts that some side writes without a list.
        case items(head: Part, [[UInt32]])
        case conflict(Piece?, Piece?)

        var isConflict: Bool { if case .conflict = self { true } else { false } }
    }

    let base: MergeSide
    let ours: MergeSide
    let theirs: MergeSide

    func side(_ which: Which) -> MergeSide {
        switch which {
        case .base: base
        case .ours: ours
        case .theirs: theirs
        }
    }

    /// The entry around everything; `nil` where the texts cannot be merged.
    func root() -> Piece? {
        guard let inBase = base.tree.root, let inOurs = ours.tree.root, let inTheirs = theirs.tree.root else {
            return nil
        }
        let entries = Entries(base: inBase, ours: inOurs, theirs: inTheirs)
        return collections(entries, kind: .table(.root), inBlock: true)
    }

    // MARK: - Entries

    /// Merges an entry that both have; `nil` if both have changed it in ways that do not go together.
    func merge(_ entries: Entries, key: String, shape: Shape?, inBlock: Bool) -> Piece? {
        let (ourMeaning, theirMeaning) = (ours.meaning(entries.ours), theirs.meaning(entries.theirs))
        if ourMeaning == theirMeaning { return .part(Part(which: .ours, entry: entries.ours)) }
        if let inBase = entries.base {
            let meaning = base.meaning(inBase)
            if ourMeaning == meaning { return .part(Part(which: .theirs, entry: entries.theirs)) }
            if theirMeaning == meaning { return .part(Part(which: .ours, entry: entries.ours)) }
        }
        guard let shape else { return nil }
        let nodes =
            [ours.tree.nodes[entries.ours], theirs.tree.nodes[entries.theirs]]
            + [entries.base.map { base.tree.nodes[$0] }].compactMap(\.self)
        if MergeKind.isSet(key, nodes) { return items(entries) }
        return collections(entries, kind: MergeKind(key, shape: shape, nodes: nodes), inBlock: inBlock)
    }

    private func collections(_ entries: Entries, kind: MergeKind, inBlock: Bool) -> Piece? {
        let (ourValue, theirValue) = (ours.tree.nodes[entries.ours], theirs.tree.nodes[entries.theirs])
        guard let head = head(of: entries),
            let last = pick(
                base: entries.base.map(base.tail), ours: ours.tail(entries.ours), theirs: theirs.tail(entries.theirs))
        else { return nil }
        let isBlock = inBlock && !(ourValue.isFlow && theirValue.isFlow)
        let lists = Lists(
            base: entries.base.map(base.tree.entries) ?? [], ours: ours.tree.entries(of: entries.ours),
            theirs: theirs.tree.entries(of: entries.theirs))
        var children: [Piece]?
        switch kind {
        case .whole: return nil
        case .sequence(let item): children = sequence(lists, item, inBlock: isBlock)
        case .set: children = keyed(lists, inBlock: isBlock, shape: { _ in nil })
        case .names(let shape): children = keyed(lists, inBlock: isBlock, areNames: true, shape: { _ in shape })
        case .table(let id):
            children = keyed(
                lists, inBlock: isBlock, isFlow: id == .flow, shape: { name in Self.shape(of: name, in: id) })
        case .alternative(let id):
            children = keyed(
                lists, inBlock: isBlock, isAlternative: true, shape: { name in Self.shape(of: name, in: id) })
        }
        guard let children, !children.isEmpty else { return nil }
        func part(_ which: Which) -> Part {
            Part(which: which, entry: which == .theirs ? entries.theirs : entries.ours)
        }
        if isBlock {
            return .block(
                head: part(head), layout: part(ourValue.isFlow ? .theirs : .ours), last: part(last), children)
        }
        return children.contains(where: \.isConflict) ? nil : .braces(head: part(head), last: part(last), children)
    }

    /// The text that decides about the key and the comments at it.
    func head(of entries: Entries) -> Which? {
        pick(
            base: entries.base.map(base.head), ours: ours.head(entries.ours), theirs: theirs.head(entries.theirs))
    }

    private static func shape(of name: String, in id: KeyTable.ID) -> Shape? {
        id.table.entries.first { $0.key.spelling == name }?.shape
    }

    /// Which of two texts decides, if at most one of them has changed something.
    func pick(base: String?, ours: String, theirs: String) -> Which? {
        if ours == theirs { return .ours }
        guard let base else { return nil }
        return ours == base ? .theirs : theirs == base ? .ours : nil
    }

    /// The entries of a collection in the three texts.
    typealias Lists = OfEach<[Int]>
}

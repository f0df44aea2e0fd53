import NavGraphFormat
import NavGraphModel

/// The three texts, and what of them is in the result.
struct Merge {
    enum Which { case base, ours, theirs }

    /// An entry of one of the texts.
    struct Part {
        var which: Which
        var entry: Int
    }

    /// An entry of the result.
    indirect enum Piece {
        /// As it stands in a text.
        case part(Part)
        /// A block, with the lines above and at the key of `head`, laid out as the value of `layout`; its end is that of `last`.
        case block(head: Part, layout: Part, last: Part, [Piece])
        /// A collection in braces or brackets.
        case braces(head: Part, last: Part, [Piece])
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
        func holder(_ side: MergeSide) -> Int? { side.tree.root }
        guard let b = holder(base), let o = holder(ours), let t = holder(theirs) else { return nil }
        return collections(b, o, t, kind: .table(.root), inBlock: true)
    }

    // MARK: - Entries

    /// Merges an entry that both have; `nil` if both have changed it in ways that do not go together.
    func merge(_ b: Int?, _ o: Int, _ t: Int, _ key: String, _ shape: Shape?, inBlock: Bool) -> Piece? {
        let (ourMeaning, theirMeaning) = (ours.meaning(o), theirs.meaning(t))
        if ourMeaning == theirMeaning { return .part(Part(which: .ours, entry: o)) }
        if let b {
            let meaning = base.meaning(b)
            if ourMeaning == meaning { return .part(Part(which: .theirs, entry: t)) }
            if theirMeaning == meaning { return .part(Part(which: .ours, entry: o)) }
        }
        guard let shape else { return nil }
        let nodes =
            [value(ours, o), value(theirs, t)] + [b.map { value(base, $0) }].compactMap(\.self)
        return collections(b, o, t, kind: MergeKind(key, shape, nodes), inBlock: inBlock)
    }

    private func value(_ side: MergeSide, _ entry: Int) -> LayoutTree.Node {
        side.tree.nodes[side.tree.entries[entry].value]
    }

    private func collections(_ b: Int?, _ o: Int, _ t: Int, kind: MergeKind, inBlock: Bool) -> Piece? {
        let (bv, ov, tv) = (b.map { value(base, $0) }, value(ours, o), value(theirs, t))
        guard let head = pick(b.map(base.head), ours.head(o), theirs.head(t)),
            let last = pick(
                b.map { base.tail(base.tree.entries[$0].value) }, ours.tail(ours.tree.entries[o].value),
                theirs.tail(theirs.tree.entries[t].value))
        else { return nil }
        let isBlock = inBlock && !(ov.isFlow && tv.isFlow)
        let lists = Lists(b: bv?.entries ?? [], o: ov.entries, t: tv.entries)
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
        func part(_ which: Which) -> Part { Part(which: which, entry: which == .theirs ? t : o) }
        if isBlock {
            return .block(head: part(head), layout: part(ov.isFlow ? .theirs : .ours), last: part(last), children)
        }
        return children.contains(where: \.isConflict) ? nil : .braces(head: part(head), last: part(last), children)
    }

    private static func shape(of name: String, in id: KeyTable.ID) -> Shape? {
        id.table.entries.first { $0.key.spelling == name }?.shape
    }

    /// Which of two texts decides, if at most one of them has changed something.
    func pick(_ base: String?, _ ours: String, _ theirs: String) -> Which? {
        if ours == theirs { return .ours }
        guard let base else { return nil }
        return ours == base ? .theirs : theirs == base ? .ours : nil
    }

    /// The entries of a collection in the three texts.
    struct Lists {
        var b: [Int]
        var o: [Int]
        var t: [Int]
    }
}

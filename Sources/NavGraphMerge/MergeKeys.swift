import NavGraphFormat
import NavGraphModel

/// Mappings and sets.
extension Merge {
    private static let actions = [
        "push", "present", "replace", "root", "select", "show", "pop", "dismiss", "finish", "open",
    ]

    /// Merges entries by their names. `areNames`: names of the graph, which two texts may not both bring with other values.
    func keyed(
        _ lists: Lists, inBlock: Bool, areNames: Bool = false, isFlow: Bool = false, isAlternative: Bool = false,
        shape: (String) -> Shape?
    ) -> [Piece]? {
        guard let b = named(lists.b, base), let o = named(lists.o, ours), let t = named(lists.t, theirs) else {
            return nil
        }
        var one: (names: Set<String>, which: Which)?
        if isAlternative {
            guard let found = action(b, o, t) else { return nil }
            one = found
        }
        var pieces: [String: Piece] = [:]
        for name in o.order + t.order.filter({ o.entries[$0] == nil }) {
            let (inBase, inOurs, inTheirs) = (b.entries[name], o.entries[name], t.entries[name])
            if let one, one.names.contains(name) {
                let entry = one.which == .ours ? inOurs : inTheirs
                pieces[name] = entry.map { .part(Part(which: one.which, entry: $0)) }
                continue
            }
            switch (inOurs, inTheirs) {
            case (let o?, let t?):
                let isBrought = inBase == nil && areNames && ours.meaning(o) != theirs.meaning(t)
                // The screens of a flow have an order of their own.
                let first = isFlow && name == "screens" ? hasFirst(lists) : false
                let merged =
                    isBrought
                    ? nil : screens(first, inBase, o, t, name, shape(name), inBlock: inBlock)
                if let merged {
                    pieces[name] = merged
                } else if inBlock {
                    pieces[name] = .conflict(
                        .part(Part(which: .ours, entry: o)), .part(Part(which: .theirs, entry: t)))
                } else {
                    return nil
                }
            case (let o?, nil):
                if let inBase {
                    if ours.meaning(o) == base.meaning(inBase) { continue }
                    guard inBlock else { return nil }
                    pieces[name] = .conflict(.part(Part(which: .ours, entry: o)), nil)
                } else {
                    pieces[name] = .part(Part(which: .ours, entry: o))
                }
            case (nil, let t?):
                if let inBase {
                    if theirs.meaning(t) == base.meaning(inBase) { continue }
                    guard inBlock else { return nil }
                    pieces[name] = .conflict(nil, .part(Part(which: .theirs, entry: t)))
                } else {
                    pieces[name] = .part(Part(which: .theirs, entry: t))
                }
            case (nil, nil): break
            }
        }
        return order(b.order, o.order, t.order).compactMap { pieces[$0] }
    }

    struct Named {
        var order: [String] = []
        var entries: [String: Int] = [:]
    }

    /// `nil` if a name is there twice.
    func named(_ entries: [Int], _ side: MergeSide) -> Named? {
        var result = Named()
        for entry in entries {
            let name = side.name(entry)
            guard result.entries.updateValue(entry, forKey: name) == nil else { return nil }
            result.order.append(name)
        }
        return result
    }

    /// The keys of an alternative that are one thing, and which text they come from; `nil` if both have changed them.
    private func action(_ b: Named, _ o: Named, _ t: Named) -> (names: Set<String>, which: Which)? {
        func said(_ named: Named, _ side: MergeSide, _ name: String) -> String {
            named.entries[name].map { side.meaning($0) } ?? ""
        }
        let all = Set(b.order + o.order + t.order)
        let key = Self.actions.first { o.entries[$0] != nil }
        let isSame =
            key.map { key in
                let mine = said(o, ours, key)
                return mine == said(b, base, key) && mine == said(t, theirs, key)
            } ?? false
        var names = all.subtracting(["title", "about", "allow"])
        if isSame { names.subtract(["returns", "alert", "actionSheet"]) }
        func text(_ named: Named, _ side: MergeSide) -> String {
            names.sorted().map { said(named, side, $0) }.joined(separator: "\u{0}")
        }
        return pick(text(b, base), text(o, ours), text(t, theirs)).map { (names, $0) }
    }

    /// The names of the result, with those that a text has removed: in our order, or in theirs if only they have changed it. What
    /// the other text brought stands behind what precedes it there, and behind what we brought at that place.
    func order(_ b: [String], _ o: [String], _ t: [String]) -> [String] {
        let (inBase, inTheirs) = (Set(b), Set(t))
        let common = inBase.intersection(o).intersection(inTheirs)
        let known = b.filter(common.contains)
        let areTheirs = o.filter(common.contains) == known && t.filter(common.contains) != known
        var result = areTheirs ? t : o
        let other = areTheirs ? o : t
        let ofOther = Set(other)
        var placed = Set(result)
        for (number, name) in other.enumerated() where placed.insert(name).inserted {
            var index = 0
            if number > 0, let previous = result.firstIndex(of: other[number - 1]) { index = previous + 1 }
            if !areTheirs {
                while index < result.count, !inBase.contains(result[index]), !ofOther.contains(result[index]) {
                    index += 1
                }
            }
            result.insert(name, at: index)
        }
        return result
    }

    // MARK: - The first screen

    /// Whether the first screen of a flow is where it starts.
    private func hasFirst(_ lists: Lists) -> Bool {
        let keys = lists.o.map(ours.name) + lists.t.map(theirs.name)
        return !keys.contains { ["start", "tabs", "columns"].contains($0) }
    }

    /// Merges an entry; if it is the screens of a flow that starts at the first one, the first one is also a value.
    private func screens(
        _ hasFirst: Bool, _ b: Int?, _ o: Int, _ t: Int, _ name: String, _ shape: Shape?, inBlock: Bool
    ) -> Piece? {
        guard let piece = merge(b, o, t, name, shape, inBlock: inBlock) else { return nil }
        guard hasFirst else { return piece }
        func entries(_ side: MergeSide, _ entry: Int) -> [Int] {
            side.tree.nodes[side.tree.entries[entry].value].entries
        }
        let (ourScreens, theirScreens) = (entries(ours, o), entries(theirs, t))
        guard let mine = ourScreens.first, let other = theirScreens.first else { return piece }
        let (first, second) = (ours.name(mine), theirs.name(other))
        let known = b.flatMap { entries(base, $0).first }.map(base.name)
        if first == second { return piece }
        guard first != known, second != known else { return starting(piece, with: first == known ? second : first) }
        let isNew = !ourScreens.map(ours.name).contains(second) && !theirScreens.map(theirs.name).contains(first)
        guard inBlock, isNew, case .block(let head, let layout, let last, let children) = piece else { return nil }
        let rest = children.filter { self.name($0) != first && self.name($0) != second }
        let conflict = Piece.conflict(
            .part(Part(which: .ours, entry: mine)), .part(Part(which: .theirs, entry: other)))
        return .block(head: head, layout: layout, last: last, [conflict] + rest)
    }

    private func starting(_ piece: Piece, with name: String) -> Piece {
        func sorted(_ children: [Piece]) -> [Piece] {
            children.filter { self.name($0) == name } + children.filter { self.name($0) != name }
        }
        switch piece {
        case .block(let head, let layout, let last, let children):
            return .block(head: head, layout: layout, last: last, sorted(children))
        case .braces(let head, let last, let children): return .braces(head: head, last: last, sorted(children))
        default: return piece
        }
    }

    private func name(_ piece: Piece) -> String? {
        switch piece {
        case .part(let part), .block(let part, _, _, _), .braces(let part, _, _):
            side(part.which).name(part.entry)
        case .conflict(let ours, let theirs): (ours ?? theirs).flatMap(name)
        }
    }
}

import NavGraphModel
import NavGraphOutline

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
        guard let inBase = named(lists.base, base), let inOurs = named(lists.ours, ours),
            let inTheirs = named(lists.theirs, theirs)
        else { return nil }
        let names = OfEach(base: inBase, ours: inOurs, theirs: inTheirs)
        var action: (names: Set<String>, which: Which)?
        if isAlternative {
            guard let found = self.action(of: names) else { return nil }
            action = found
        }
        var pieces: [String: Piece] = [:]
        for name in names.ours.order + names.theirs.order.filter({ names.ours.entries[$0] == nil }) {
            let (known, our, their) = (inBase.entries[name], inOurs.entries[name], inTheirs.entries[name])
            let ourPart = our.map { Piece.part(Part(which: .ours, entry: $0)) }
            let theirPart = their.map { Piece.part(Part(which: .theirs, entry: $0)) }
            if let action, action.names.contains(name) {
                pieces[name] = action.which == .ours ? ourPart : theirPart
                continue
            }
            switch (our, their) {
            case (let our?, let their?):
                let entries = Entries(base: known, ours: our, theirs: their)
                let isBrought = known == nil && areNames && ours.meaning(our) != theirs.meaning(their)
                // The screens of a flow have their own order.
                let hasFirst = isFlow && name == "screens" ? hasFirst(lists) : false
                let merged =
                    isBrought
                    ? nil : mergeScreens(entries, key: name, shape(name), hasFirst: hasFirst, inBlock: inBlock)
                guard merged != nil || inBlock else { return nil }
                pieces[name] = merged ?? .conflict(ourPart, theirPart)
            case (let our?, nil):
                if let known, ours.meaning(our) == base.meaning(known) { continue }
                guard known == nil || inBlock else { return nil }
                pieces[name] = known == nil ? ourPart : .conflict(ourPart, nil)
            case (nil, let their?):
                if let known, theirs.meaning(their) == base.meaning(known) { continue }
                guard known == nil || inBlock else { return nil }
                pieces[name] = known == nil ? theirPart : .conflict(nil, theirPart)
            case (nil, nil): break
            }
        }
        let orders = OfEach(base: inBase.order, ours: inOurs.order, theirs: inTheirs.order)
        return order(of: orders).compactMap { pieces[$0] }
    }

    /// Merges a set of texts that is a list in some texts, and a single text in others. `nil` if it has comments.
    func items(_ entries: Entries) -> Piece? {
        guard let head = head(of: entries), let ourItems = ours.items(of: entries.ours),
            let theirItems = theirs.items(of: entries.theirs),
            let known = entries.base.map({ base.items(of: $0) }) ?? MergeSide.Items()
        else { return nil }
        let orders = OfEach(base: known.order, ours: ourItems.order, theirs: theirItems.order)
        let texts = order(of: orders).compactMap { name -> [UInt32]? in
            let (our, their) = (ourItems.texts[name], theirItems.texts[name])
            return known.texts[name] != nil && (our == nil || their == nil) ? nil : our ?? their
        }
        guard !texts.isEmpty else { return nil }
        return .items(
            head: Part(which: head, entry: head == .theirs ? entries.theirs : entries.ours), texts)
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
    private func action(of texts: OfEach<Named>) -> (names: Set<String>, which: Which)? {
        func said(_ named: Named, by side: MergeSide, of name: String) -> String {
            named.entries[name].map { side.meaning($0) } ?? ""
        }
        let all = Set(texts.base.order + texts.ours.order + texts.theirs.order)
        let key = Self.actions.first { texts.ours.entries[$0] != nil }
        let isSame =
            key.map { key in
                let mine = said(texts.ours, by: ours, of: key)
                return mine == said(texts.base, by: base, of: key) && mine == said(texts.theirs, by: theirs, of: key)
            } ?? false
        var names = all.subtracting(["title", "about", "allow"])
        if isSame { names.subtract(["returns", "alert", "actionSheet"]) }
        func text(_ named: Named, _ side: MergeSide) -> String {
            names.sorted().map { said(named, by: side, of: $0) }.joined(separator: "\u{0}")
        }
        return pick(
            base: text(texts.base, base), ours: text(texts.ours, ours), theirs: text(texts.theirs, theirs)
        ).map { (names, $0) }
    }

    /// The names of the result, with those that a text has removed: in our order, or in theirs if only they have changed it. What
    /// the other text brought stands behind what precedes it there, and behind what we brought at that place.
    func order(of names: OfEach<[String]>) -> [String] {
        let inBase = Set(names.base)
        let common = inBase.intersection(names.ours).intersection(Set(names.theirs))
        let known = names.base.filter(common.contains)
        let areTheirs =
            names.ours.filter(common.contains) == known && names.theirs.filter(common.contains) != known
        var result = areTheirs ? names.theirs : names.ours
        let other = areTheirs ? names.ours : names.theirs
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
        let keys = lists.ours.map(ours.name) + lists.theirs.map(theirs.name)
        return !keys.contains { ["start", "tabs", "columns"].contains($0) }
    }

    /// Merges an entry; if it is the screens of a flow that starts at the first one, the first one is also a value.
    private func mergeScreens(
        _ entries: Entries, key: String, _ shape: Shape?, hasFirst: Bool, inBlock: Bool
    ) -> Piece? {
        guard let piece = merge(entries, key: key, shape: shape, inBlock: inBlock) else { return nil }
        guard hasFirst else { return piece }
        let ourScreens = ours.tree.entries(of: entries.ours)
        let theirScreens = theirs.tree.entries(of: entries.theirs)
        guard let mine = ourScreens.first, let other = theirScreens.first else { return piece }
        let (first, second) = (ours.name(mine), theirs.name(other))
        let known = entries.base.flatMap { base.tree.entries(of: $0).first }.map(base.name)
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
        case .part(let part), .block(let part, _, _, _), .braces(let part, _, _), .items(let part, _):
            side(part.which).name(part.entry)
        case .conflict(let ours, let theirs): (ours ?? theirs).flatMap(name)
        }
    }
}

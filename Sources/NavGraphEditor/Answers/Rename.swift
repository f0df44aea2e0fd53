import NavGraphModel
import NavGraphSyntax

/// Why a name is not changed: nothing is edited then.
package struct RenameRefusal: Error {
    package var reason: String
    package init(_ reason: String) { self.reason = reason }
}

/// The edits of a rename: places in all files, and additions to deep links. EDITOR 8.
package struct RenameEdits: Sendable {
    package var old: String
    package var new: String
    package var edits: FileEdits

    /// `places`: where the name stands, by path; `more`: what is inserted besides.
    package init(old: String, new: String, places: [String: [Range<Int>]], more: [String: [TextEdit]] = [:]) {
        (self.old, self.new) = (old, new)
        let names = places.mapValues { $0.map { TextEdit($0, new) } }
        edits = FileEdits(names.merging(more) { $0 + $1 })
    }
}

/// All places of the family of a name over some modules. O(size of the modules, for each round that finds more).
package func renameEdits(
    of start: [FilePlace], named old: String, to new: String, in roots: [Names]
) throws(RenameRefusal) -> RenameEdits {
    guard isName(new.utf8) else {
        throw RenameRefusal(
            "'\(new)' is not a valid name; use ASCII letters, digits and underscores, and do not start with a digit")
    }
    var family = Set(start)
    let links = roots.map { $0.renameTies() }
    var isGrowing = true
    while isGrowing {
        isGrowing = false
        for (names, ties) in zip(roots, links) {
            let own = Set(names.declarations.indices.filter { family.contains(names.place(of: $0)) })
            for tie in ties where !own.isDisjoint(with: tie) {
                for declaration in tie where family.insert(names.place(of: declaration)).inserted { isGrowing = true }
            }
        }
    }
    var places: Set<FilePlace> = []
    var more: [String: Set<TextEdit>] = [:]
    for names in roots {
        let own = names.declarations.indices.filter { family.contains(names.place(of: $0)) }
        if let world = own.first(where: { names.declarations[$0].isOfWorld }) {
            throw RenameRefusal(
                "\(names.spelled(names.place(of: world))): '\(old)' is part of the URL, query or payload of a link, which "
                    + "cannot be renamed")
        }
        places.formUnion(names.places(of: own))
        places.formUnion(own.map(names.place))
        for (path, edits) in try names.given(Set(own), named: old, as: new) { more[path, default: []].formUnion(edits) }
    }
    let byPath = Dictionary(grouping: places, by: \.path).mapValues { $0.map(\.range) }
    return RenameEdits(old: old, new: new, places: byPath, more: more.mapValues { Array($0) })
}

extension Names {
    /// The entries by which links go on to give params that they gave by name alone: `with: { NEW: OLD }`.
    fileprivate func given(
        _ family: Set<Int>, named old: String, as new: String
    ) throws(RenameRefusal) -> [String: [TextEdit]] {
        var edits: [String: [TextEdit]] = [:]
        var seen: Set<FilePlace> = []
        for block in blocks where block.table == .deepLink {
            guard givenParams(block.context).contains(where: family.contains), !withKeys(of: block).contains(old),
                let world = visible(block.context).first(where: { declarations[$0].name == old }),
                declarations[world].isOfWorld
            else { continue }
            let place = place(ofNode: block.node, block.context)
            guard seen.insert(place).inserted else { continue }
            guard let more = adding(YAMLEntry(.with, entry: new, .text(old)), to: block) else {
                throw RenameRefusal("\(spelled(place)): this link passes '\(old)' by name; add a 'with' first")
            }
            edits.merge(more.byPath) { $0 + $1 }
        }
        return edits
    }

    /// `FILE:LINE:COLUMN`.
    package func spelled(_ place: FilePlace) -> String {
        guard let file = files.first(where: { $0.path == place.path }) else { return place.path }
        let position = Positions(file.outline, .utf32).position(of: place.range.lowerBound)
        return "\(place.path):\(position.line + 1):\(position.character + 1)"
    }
}

extension Names {
    /// Declarations whose names are one: they stand at one place, hide each other, or are given by name alone.
    fileprivate func renameTies() -> [Set<Int>] {
        var ties: [Set<Int>] = []
        var byPlace: [FilePlace: Set<Int>] = [:]
        for use in allUses { byPlace[place(of: use), default: []].formUnion(use.declarations) }
        ties += byPlace.values.filter { $0.count > 1 }
        // Declarations at one place: a fragment that two modules read, what stands behind an alias.
        ties += Dictionary(grouping: declarations.indices, by: place).values.filter { $0.count > 1 }.map { Set($0) }
        for screen in ofKind[.screen] ?? [] {
            let byName = Dictionary(grouping: inheritedEvents(of: screen)) { declarations[$0].name }
            ties += byName.values.filter { $0.count > 1 }.map { Set($0) }
        }
        for (flow, screens) in starts {
            for param in all(.param, of: flow) {
                let same = screens.flatMap { children(.param, of: $0, named: declarations[param].name) }
                if !same.isEmpty { ties.append(Set(same + [param])) }
            }
        }
        for index in blocks.indices { ties += paramTies(of: index) }
        return ties + sites.filter { $0.name == .handler }.flatMap(messageTies)
    }

    /// What an outcome hands on to the message that its handler is.
    private func messageTies(of site: Site) -> [Set<Int>] {
        guard let handled = site.context.handled, let opened = opened(handled) else { return [] }
        let carried = children(.outcome, of: opened, named: site.context.outcome).flatMap { all(.param, of: $0) }
        let messages = meaning(of: site).flatMap(\.declarations)
        return carried.compactMap { param in
            let same = messages.flatMap { children(.param, of: $0, named: declarations[param].name) }
            return same.isEmpty ? nil : Set(same + [param])
        }
    }

    /// What a block hands on by name alone.
    private func paramTies(of index: Int) -> [Set<Int>] {
        let block = blocks[index]
        let given = withKeys(of: block)
        // What a link has keeps its name: it says by 'with' what it gives.
        let there = visible(block.context).filter { !declarations[$0].isOfWorld }
        var wanted = wanted(by: index)
        if let message = text(.send, of: block) {
            let sent = sendable(block.context).filter { declarations[$0].name == message }
            wanted += sent.flatMap { all(.param, of: $0) }
        }
        return wanted.compactMap { param in
            let name = declarations[param].name
            guard !given.contains(name) else { return nil }
            let same = there.filter { $0 != param && declarations[$0].name == name }
            return same.isEmpty ? nil : Set(same + [param])
        }
    }

    struct Hiding: Hashable {
        var screen, hidden, hiding: FilePlace
    }

    /// Of each screen the events that another one hides there.
    fileprivate func hidings(_ moved: (FilePlace) -> FilePlace) -> Set<Hiding> {
        var found: Set<Hiding> = []
        for screen in ofKind[.screen] ?? [] {
            for (_, events) in Dictionary(grouping: inheritedEvents(of: screen), by: { declarations[$0].name }) {
                let places = ([screen] + events).map { moved(place(of: $0)) }
                for hidden in places.dropFirst(2) {
                    found.insert(Hiding(screen: places[0], hidden: hidden, hiding: places[1]))
                }
            }
        }
        return found
    }

    /// What each name in the text means: its place, and where that is declared.
    fileprivate func bindings(_ moved: (FilePlace) -> FilePlace) -> [FilePlace: Set<FilePlace>] {
        allUses.reduce(into: [:]) { found, use in
            found[moved(place(of: use)), default: []].formUnion(use.declarations.map { moved(place(of: $0)) })
        }
    }
}

/// The first place of the edited text whose name means something else than before.
package func boundOtherwise(_ before: Names, _ after: Names, by edits: FileEdits) -> FilePlace? {
    let old = before.bindings(edits.moved)
    let new = after.bindings { $0 }
    let others = old.filter { new[$0.key] != $0.value }.map(\.key)
    return (others + new.keys.filter { old[$0] == nil && !edits.isInserted($0) }).min()
}

/// The first event that another one hides than before, or none, in some screen of the edited text.
package func hiddenOtherwise(_ before: Names, _ after: Names, by edits: FileEdits) -> FilePlace? {
    let old = before.hidings(edits.moved), new = after.hidings { $0 }
    return old.symmetricDifference(new).map(\.hidden).min()
}

/// The subjects of findings that a rename changes: for each old one the new one. `before` and `after` have the same declarations
/// in the same order.
package func renamedSubjects(_ before: Names, _ after: Names) -> [String: String] {
    var renamed: [String: String] = [:]
    for index in before.declarations.indices where index < after.declarations.count {
        let (old, new) = (before.subject(of: index), after.subject(of: index))
        if old != new { renamed[old] = new }
    }
    return renamed
}

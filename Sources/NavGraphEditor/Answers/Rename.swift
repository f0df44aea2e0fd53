import NavGraphModel
import NavGraphSyntax

/// Why a name is not changed: nothing is edited then.
package struct RenameRefusal: Error {
    package var reason: String
    package init(_ reason: String) { self.reason = reason }
}

/// What is replaced by another name: places in all files. EDITOR 8.
package struct RenameEdits: Sendable {
    package var old: String
    package var new: String
    /// By path, in the order of the text, none within another.
    package var places: [String: [Range<Int>]]

    package init(old: String, new: String, places: [String: [Range<Int>]]) {
        (self.old, self.new, self.places) = (old, new, places)
    }

    /// A text with its edits made.
    package func applied(to scalars: [UInt32], of path: String) -> [UInt32] {
        var result: [UInt32] = []
        var at = 0
        for range in places[path] ?? [] {
            result += scalars[at..<range.lowerBound]
            result += new.unicodeScalars.map(\.value)
            at = range.upperBound
        }
        return result + scalars[at...]
    }

    /// Where a place stands once they are made.
    package func moved(_ place: FilePlace) -> FilePlace {
        let growth = new.unicodeScalars.count - old.unicodeScalars.count
        let edits = places[place.path] ?? []
        let before = edits.count { $0.upperBound <= place.range.lowerBound }
        let until = edits.count { $0.lowerBound < place.range.upperBound }
        return FilePlace(
            path: place.path,
            range: place.range.lowerBound + growth * before..<place.range.upperBound + growth * until)
    }
}

/// All places of the family of a name over some modules. O(size of the modules, for each round that finds more).
package func renameEdits(
    of start: [FilePlace], named old: String, to new: String, in roots: [Names]
) throws(RenameRefusal) -> RenameEdits {
    guard isName(new.utf8) else { throw RenameRefusal("'\(new)' is no name: letters, digits and '_', no digit first") }
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
    for names in roots {
        let own = names.declarations.indices.filter { family.contains(names.place(of: $0)) }
        if let world = own.first(where: { names.declarations[$0].isOfWorld }) {
            let place = names.place(of: world)
            throw RenameRefusal(
                "a link gives '\(old)' by name alone (\(place.path)): what its URL names is the world's; say there "
                    + "'with: { \(old): \(old) }' first")
        }
        places.formUnion(names.places(of: own))
        places.formUnion(own.map(names.place))
    }
    let byPath = Dictionary(grouping: places, by: \.path).mapValues {
        $0.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    }
    return RenameEdits(old: old, new: new, places: byPath)
}

extension Names {
    /// Declarations whose names are one: they stand at one place, hide each other, or are given by name alone.
    fileprivate func renameTies() -> [Set<Int>] {
        var ties: [Set<Int>] = []
        var byPlace: [FilePlace: Set<Int>] = [:]
        for site in sites.indices {
            for use in uses(ofSite: site) {
                byPlace[FilePlace(path: files[use.file].path, range: use.range), default: []].formUnion(
                    use.declarations)
            }
        }
        ties += byPlace.values.filter { $0.count > 1 }
        // Declarations at one place: a fragment that two modules read, what stands behind an alias.
        ties += Dictionary(grouping: declarations.indices, by: place).values.filter { $0.count > 1 }.map { Set($0) }
        for screen in ofKind[.screen] ?? [] {
            let flows = flowsAround(screen)
            let owners = [screen] + groups(of: screen) + flows + flows.flatMap { groups(of: $0) }
            let events =
                owners.flatMap { all(.event, of: $0) } + all(.event, of: nil).filter { !declarations[$0].isHost }
            ties += Dictionary(grouping: events) { declarations[$0].name }.values.filter { $0.count > 1 }.map {
                Set($0)
            }
        }
        for (flow, screens) in starts {
            for param in all(.param, of: flow) {
                let same = screens.flatMap { children(.param, of: $0, named: declarations[param].name) }
                if !same.isEmpty { ties.append(Set(same + [param])) }
            }
        }
        for index in blocks.indices { ties += paramTies(of: index) }
        for site in sites {
            if case .name(.handler) = site.role { ties += messageTies(of: site) }
        }
        return ties
    }

    /// What an outcome hands on to the message that its handler is.
    private func messageTies(of site: Site) -> [Set<Int>] {
        guard let handled = site.context.handled, let opened = opened(handled) else { return [] }
        let carried = children(.outcome, of: opened, named: site.context.outcome).flatMap { all(.param, of: $0) }
        let messages = meaning(of: site).parts.flatMap(\.declarations)
        return carried.compactMap { param in
            let same = messages.flatMap { children(.param, of: $0, named: declarations[param].name) }
            return same.isEmpty ? nil : Set(same + [param])
        }
    }

    /// What a block hands on by name alone.
    private func paramTies(of index: Int) -> [Set<Int>] {
        let block = blocks[index]
        let given = withKeys(of: block)
        var context = block.context
        context.block = index
        let there = visible(context)
        var wanted = wanted(by: index)
        if let message = text(.send, of: block) {
            wanted += sendable(context).filter { declarations[$0].name == message }.flatMap { all(.param, of: $0) }
        }
        return wanted.compactMap { param in
            let name = declarations[param].name
            guard !given.contains(name) else { return nil }
            let same = there.filter { $0 != param && declarations[$0].name == name }
            return same.isEmpty ? nil : Set(same + [param])
        }
    }

    /// What each name in the text means: its place, and where that is declared.
    fileprivate func bindings(_ moved: (FilePlace) -> FilePlace) -> [FilePlace: Set<FilePlace>] {
        var result: [FilePlace: Set<FilePlace>] = [:]
        for site in sites.indices {
            for use in uses(ofSite: site) {
                let place = moved(FilePlace(path: files[use.file].path, range: use.range))
                result[place, default: []].formUnion(use.declarations.map { moved(self.place(of: $0)) })
            }
        }
        return result
    }
}

/// Whether each name means after the edits what it meant before; else where it does not.
package func isBoundAlike(_ before: Names, _ after: Names, _ edits: RenameEdits) -> FilePlace? {
    let old = before.bindings(edits.moved)
    let new = after.bindings { $0 }
    for (place, meaning) in old where new[place] != meaning { return place }
    return new.keys.first { old[$0] == nil }
}

import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// Stands in the text where the cursor is.
let cursorMark: Unicode.Scalar = "\u{10FFFD}"

/// What may be inserted at a place.
package struct Completion: Sendable {
    package struct Item: Sendable {
        package var candidate: Candidate
        package var form: ItemForm
        /// What it replaces, in scalars of the text as it is.
        package var range: Range<Int>
    }
    package var items: [Item] = []
}

/// The completion at an offset of a file of the module with the root file `root`.
package func completion(
    root: String, file path: String, offset: Int, rules: [Rule], workspace: [KnownFile],
    outline: (String) -> Outline?
) -> Completion {
    guard let text = outline(path), offset <= text.scalars.count else { return Completion() }
    var scalars = text.scalars
    scalars.insert(cursorMark.value, at: offset)
    let marked = Outline(scalars: scalars)
    let names = Names(root: root, rules: rules) { $0 == path ? marked : outline($0) }
    guard let file = names.files.firstIndex(where: { $0.path == path }) else { return Completion() }
    let sites = names.sites.filter { site in
        guard site.context.file == file else { return false }
        let node = marked.nodes[site.node]
        return node.style != .block && node.span.lowerBound <= offset && offset < node.span.upperBound
    }
    var completion = Completion()
    var seen: Set<String> = []
    // Elements come last.
    for isElement in [false, true] {
        for site in sites {
            for item in names.items(site, at: offset, of: workspace)
            where (item.candidate.kind == .snippet) == isElement && seen.insert(item.candidate.label).inserted {
                completion.items.append(item)
            }
        }
    }
    return completion
}

extension Names {
    fileprivate func items(_ site: Site, at offset: Int, of workspace: [KnownFile]) -> [Completion.Item] {
        guard let place = CompletionPlace(site, at: offset, in: outline(site.context)) else { return [] }
        return candidates(at: site, place, of: workspace)
            .filter { !$0.label.unicodeScalars.contains(cursorMark) }
            .map { Completion.Item(candidate: $0, form: place.form(of: $0), range: place.replaced) }
    }

    private func candidates(at site: Site, _ place: CompletionPlace, of workspace: [KnownFile]) -> [Candidate] {
        switch site.role {
        case .key(let table): return keys(of: table, site) + (place.takesElements ? lawElements(site) : [])
        case .word(let words): return self.words(words.spellings, preselecting: Key.top.spelling)
        case .type: return types()
        case .text: return texts(site)
        case .name(let role):
            if [.argument, .opened].contains(role), place.isBehindDot { return [] }
            var found = role.declares && !(role == .event && site.isKey) ? [] : candidates(for: role, site, workspace)
            if place.takesElements { found += elements(role, site) }
            if role == .param, found.count == 1 { found[0].isPreselected = true }
            return found
        }
    }

    /// The usual texts at a place: teams that the module has, animations.
    private func texts(_ site: Site) -> [Candidate] {
        switch site.context.key {
        case .animation: return words(["default", "none", "fade", "slide", "slideBack", "flip"])
        case .team:
            let teams = sites.filter { if case .text = $0.role, $0.context.key == .team { true } else { false } }
                .map { node($0).text }.filter { !$0.isEmpty && !siblings(site).contains($0) }
            return words(teams.unique())
        default: return []
        }
    }

    /// The keys of a table that are not there, and that may stand beside those that are.
    func keys(of id: KeyTable.ID, _ site: Site) -> [Candidate] {
        let nodes = outline(site.context).nodes
        let present = Set(
            (site.context.holder.map { nodes[$0].entries } ?? []).filter { $0.key != site.node }
                .compactMap { Key(rawValue: nodes[$0.key].text) })
        var hidden: Set<Key> = present
        if id == .root {
            if modules[site.context.module].root != site.context.file {
                hidden.formUnion([.navgraph, .app, .module, .entry, .host, .draft])
            }
            for (one, other) in [(Key.app, Key.module), (.module, .app), (.entry, .host), (.host, .entry)]
            where present.contains(one) {
                hidden.insert(other)
            }
        }
        let isBlock = [.transition, .handler, .then, .hosted].contains(id)
        let isAlert = !present.isDisjoint(with: [.alert, .actionSheet])
        let action = ActionKey.allCases.first { present.contains($0.key) }
        if isBlock, isAlert || action != nil {
            let details = isAlert ? [.animation] : action?.details ?? []
            hidden.formUnion(ActionKey.allCases.map(\.key) + [.alert, .actionSheet])
            hidden.formUnion(
                KeySet.details.keys.filter { !details.contains($0) && !($0 == .with && present.contains(.send)) })
        }
        if id == .condition || id == .check {
            for partners in present.compactMap(KeyTable.partners) {
                hidden.formUnion(id.table.entries.map(\.key).filter { $0 != .name && !partners.contains($0) })
            }
        }
        return id.table.entries.filter { !hidden.contains($0.key) }.map {
            Candidate(
                label: $0.key.spelling, kind: .property, documentation: $0.meaning, shape: $0.shape,
                isPreselected: id == .deepLink && $0.key == .opens)
        }
    }
}

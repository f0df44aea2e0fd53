import NavGraphModel
import NavGraphSyntax

/// Stands in the text where the cursor is.
let cursorMark: Unicode.Scalar = "\u{10FFFD}"

/// The completions at a place, and the text that they replace.
package struct Completion: Sendable {
    package struct Item: Sendable {
        package var candidate: Candidate
        package var text: String
        /// In scalars of the text as it is.
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
    var completion = Completion()
    var seen: Set<String> = []
    for site in names.sites where site.context.file == file {
        let span = marked.nodes[site.node].span
        guard span.lowerBound <= offset, offset < span.upperBound, marked.nodes[site.node].style != .block else {
            continue
        }
        for item in names.items(site, marked, offset, workspace) where seen.insert(item.candidate.label).inserted {
            completion.items.append(item)
        }
    }
    return completion
}

extension Names {
    fileprivate func items(_ site: Site, _ text: Outline, _ offset: Int, _ workspace: [KnownFile]) -> [Completion.Item]
    {
        var inside = text.inside(site.node)
        // As far as it stands in the line of the cursor.
        let line = text.scalars
        if let start = line[inside.lowerBound..<offset].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            inside = start + 1..<inside.upperBound
        }
        if let end = line[offset..<inside.upperBound].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            inside = inside.lowerBound..<end
        }
        let isKey = site.isLone || site.value != nil
        var candidates: [Candidate]
        switch site.role {
        case .key(let table): candidates = keys(of: table, site)
        case .word(let words): candidates = self.words(words.spellings)
        case .type: candidates = typeCandidates(site.context)
        case .text: return []
        case .name(let role):
            if role.declares, !(role == .event && isKey) { return [] }
            candidates = self.candidates(for: role, site, workspace)
            switch role {
            case .literal, .lock:
                let prefix = Array("not ".unicodeScalars.map(\.value))
                if Array(line[inside].prefix(4)) == prefix, offset >= inside.lowerBound + 4 {
                    inside = inside.lowerBound + 4..<inside.upperBound
                    while inside.lowerBound < offset, line[inside.lowerBound] == 0x20 {
                        inside = inside.lowerBound + 1..<inside.upperBound
                    }
                }
            case .argument, .opened:
                if let dot = line[inside].firstIndex(of: OutlineReader.dot) {
                    if dot < offset { return [] }
                    inside = inside.lowerBound..<dot
                }
            default: break
            }
        }
        var behind = inside.upperBound
        while behind < line.count, [0x20, 0x09, 0x22, 0x27].contains(line[behind]) { behind += 1 }
        let hasColon = behind < line.count && line[behind] == OutlineReader.colon
        let range = inside.lowerBound..<inside.upperBound - 1
        candidates = candidates.filter { !$0.label.unicodeScalars.contains(cursorMark) }
        return candidates.map {
            Completion.Item(candidate: $0, text: $0.label + (isKey && !hasColon ? ": " : ""), range: range)
        }
    }

    /// The keys of a table that are not there, and that may stand beside those that are.
    func keys(of id: KeyTable.ID, _ site: Site) -> [Candidate] {
        let nodes = outline(site.context).nodes
        let present = Set(
            (site.context.holder.map { nodes[$0].entries } ?? []).filter { $0.key != site.node }
                .compactMap { key(nodes[$0.key].text) })
        var hidden: Set<Key> = present
        if id == .root {
            if modules[site.context.module].root != site.context.file {
                hidden.formUnion([.navgraph, .app, .module, .entry, .host])
            }
            for (one, other) in [(Key.app, Key.module), (.module, .app), (.entry, .host), (.host, .entry)]
            where present.contains(one) {
                hidden.insert(other)
            }
        }
        let isBlock = [.transition, .handler, .then, .hosted].contains(id)
        if isBlock, let action = ActionKey.allCases.first(where: { present.contains($0.key) }) {
            hidden.formUnion(ActionKey.allCases.map(\.key))
            hidden.formUnion(
                KeySet.details.keys.filter { !action.details.contains($0) && !($0 == .with && present.contains(.send)) }
            )
        }
        return id.table.entries.filter { !hidden.contains($0.key) }.map {
            Candidate(label: $0.key.spelling, kind: .property, documentation: $0.meaning)
        }
    }
}

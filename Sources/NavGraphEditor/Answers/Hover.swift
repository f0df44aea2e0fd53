import NavGraphModel
import NavGraphSyntax

/// Describes the name, key or word at an offset, in Markdown, with its place. `facts` describes a screen by its name in the
/// root file, `ruleText` a rule by its id.
package func hover(
    _ names: Names, file: Int, offset: Int, facts: (String) -> ScreenFacts?, ruleText: (String) -> String?
) -> (text: String, range: Range<Int>)? {
    if let use = names.uses(at: offset, in: file), let first = use.declarations.first {
        return (names.describe(first, in: .markdown, facts: facts).joined(separator: "\n\n"), use.range)
    }
    for index in names.sites(at: offset, in: file) {
        let site = names.sites[index]
        let node = names.node(site)
        switch site.role {
        case .key(let table):
            guard let entry = table.table.entries.first(where: { $0.key.spelling == node.text }) else { continue }
            return ("`\(node.text)`: \(entry.meaning)", node.span)
        case .word(let words):
            guard words.spellings.contains(node.text), let meaning = names.meaningOfKey(around: site) else { continue }
            return ("`\(node.text)`: \(meaning)", node.span)
        case .name(.rule):
            if let text = ruleText(node.text) { return (text, node.span) }
        case .name, .type, .text: continue
        }
    }
    return nil
}

extension Names {
    /// What the tables say of the key that a site stands under.
    func meaningOfKey(around site: Site) -> String? {
        guard let key = site.context.key else { return nil }
        for other in sites where other.context.file == site.context.file {
            if case .key(let table) = other.role, other.value == site.node || other.value == site.context.holder {
                return table.table.entries.first { $0.key == key }?.meaning
            }
        }
        return nil
    }

    /// Describes a declaration, a line for each fact. The first line has its name and kind. `facts` as in `hover`.
    package func describe(
        _ index: Int, in style: DescriptionStyle, facts: (String) -> ScreenFacts?
    ) -> [String] {
        let declaration = declarations[index]
        var lines = ["\(style.code(declaration.name)): \(style.code(detail(index)))"]
        func add(_ label: String, _ all: [String]) {
            guard !all.isEmpty else { return }
            let shown = all.prefix(style.mostShown).map(style.code).joined(separator: ", ")
            let rest = all.count - style.mostShown
            lines.append(label + shown + (rest > 0 ? " and \(rest) more" : ""))
        }
        switch declaration.kind {
        case .screen, .flow:
            if let title = text(.title, of: index) { lines.append("Title: " + style.text(title)) }
            if let about = text(.about, of: index) { lines.append(style.text(about)) }
            let openers = openers(of: index)
            add("opened from \(openers.count): ", openers)
            let around = declaration.kind == .screen ? [index] + flowsAround(index) : flowsAround(index)
            add("requires ", around.flatMap { texts(.requires, of: $0) }.unique())
            for number in blocks.indices where blocks[number].table == .deepLink && opened(number) == index {
                guard let link = blocks[number].context.link else { continue }
                add("link \(style.code(declarations[link].name)) ", texts(.url, of: link))
            }
            if declaration.kind == .screen, let fact = facts(qualifiedName(index)) {
                let steps = fact.distance.map { "\($0) step\($0 == 1 ? "" : "s") from launch: " + style.code(fact.run) }
                lines.append(steps ?? "unreachable from launch")
            }
        case .event:
            let params = carried(byEvent: index) ?? all(.param, of: index)
            if !params.isEmpty { lines.append("carries " + style.code(signature(params))) }
            let targets = blocks(of: index).compactMap(opened)
            add("opens ", targets.unique().map { declarations[$0].name })
            add("hides ", hidden(by: index).map { subject(of: $0) })
        case .link:
            add("URLs ", texts(.url, of: index))
            add("opens ", texts(.opens, of: index))
            add("way ", texts(.path, of: index))
        case .outcome, .message, .condition, .param, .group, .resolver, .alias:
            if let about = text(.about, of: index) { lines.append(style.text(about)) }
            add("used in ", owners(ofUsesOf: index))
        }
        return lines
    }

    /// The elements in which a name is used.
    private func owners(ofUsesOf index: Int) -> [String] {
        (usesOfDeclarations[index] ?? []).filter { $0.site >= 0 && sites[$0.site].declaration == nil }.compactMap {
            use in
            let context = sites[use.site].context
            return (context.event ?? context.link ?? context.owner).map { subject(of: $0) }
        }.unique()
    }

    /// The events that an event hides.
    package func hidden(by event: Int) -> [Int] {
        guard let owner = declarations[event].owner, declarations[owner].kind != .group else { return [] }
        return inheritedEvents(of: owner).filter { $0 != event && declarations[$0].name == declarations[event].name }
    }
}

import NavGraphModel
import NavGraphSyntax

/// Describes the name, key or word at an offset, in Markdown, with its place. `facts` describes a screen by its name in the
/// root file, `ruleText` a rule by its id.
package func hover(
    _ names: Names, file: Int, offset: Int, facts: (String) -> ScreenFacts?, ruleText: (String) -> String?
) -> (text: String, range: Range<Int>)? {
    if let use = names.uses(at: offset, in: file), let first = use.declarations.first {
        return (names.describe(first, use, facts), use.range)
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

    /// The scalar of a key of an element.
    func text(_ key: String, of index: Int) -> String? {
        let declaration = declarations[index]
        let outline = files[declaration.file].outline
        guard let value = value(of: declaration.value, key, in: outline), let node = outline.resolved(value),
            outline.nodes[node].kind == .scalar
        else { return nil }
        return outline.nodes[node].text
    }

    /// The scalars of a key that has one or a list of them.
    func texts(_ key: String, of index: Int) -> [String] {
        let declaration = declarations[index]
        let outline = files[declaration.file].outline
        guard let value = value(of: declaration.value, key, in: outline), let node = outline.resolved(value) else {
            return []
        }
        if outline.nodes[node].kind == .scalar { return [outline.nodes[node].text] }
        return outline.nodes[node].items.compactMap(outline.resolved).map { outline.nodes[$0].text }
    }

    func describe(_ index: Int, _ use: Use, _ facts: (String) -> ScreenFacts?) -> String {
        let declaration = declarations[index]
        var lines = ["**\(escaped(declaration.name))**: \(escaped(detail(index)))"]
        func add(_ label: String, _ all: [String]) {
            guard !all.isEmpty else { return }
            let shown = all.prefix(12).map { "`" + coded($0) + "`" }.joined(separator: ", ")
            lines.append(label + shown + (all.count > 12 ? " and \(all.count - 12) more" : ""))
        }
        switch declaration.kind {
        case .screen, .flow:
            if let title = text("title", of: index) { lines.append("Title: " + escaped(title)) }
            if let about = text("about", of: index) { lines.append(escaped(about)) }
            let openers = openers(of: index)
            add("opened from \(openers.count): ", openers)
            let around = declaration.kind == .screen ? [index] + flowsAround(index) : flowsAround(index)
            add("requires ", around.flatMap { texts("requires", of: $0) }.unique())
            for block in blocks where block.table == .deepLink && text(.opens, of: block) != nil {
                guard let link = block.context.link, let number = block.context.block, opened(number) == index else {
                    continue
                }
                add("link \(escaped(declarations[link].name)) ", texts("url", of: link))
            }
            if declaration.kind == .screen, let fact = facts(qualifiedName(index)) {
                let steps = fact.distance.map { "\($0) step\($0 == 1 ? "" : "s") from launch: " + escaped(fact.run) }
                lines.append(steps ?? "unreachable from launch")
            }
        case .event:
            let params = carried(byEvent: index) ?? all(.param, of: index)
            if !params.isEmpty { lines.append("carries `" + coded(signature(params)) + "`") }
            let targets = blocks.indices.filter { blocks[$0].context.event == index }.compactMap(opened)
            add("opens ", targets.unique().map { declarations[$0].name })
            add("hides ", hidden(by: index).map { subject(of: $0) })
        case .link:
            add("URLs ", texts("url", of: index))
            add("opens ", [text("opens", of: index)].compactMap(\.self))
            add("way ", texts("path", of: index))
        case .outcome, .message, .condition, .param, .group, .resolver, .alias:
            if let about = text("about", of: index) { lines.append(escaped(about)) }
            add("used in ", owners(ofUsesOf: index))
        }
        return lines.joined(separator: "\n\n")
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
        let declaration = declarations[event]
        guard let owner = declaration.owner, declarations[owner].kind != .group else { return [] }
        let around = groups(of: owner) + flowsAround(owner).filter { $0 != owner }
        let others = around.flatMap {
            children(.event, of: $0, named: declaration.name)
                + groups(of: $0).flatMap { children(.event, of: $0, named: declaration.name) }
        }
        return others + children(.event, of: nil, named: declaration.name).filter { !declarations[$0].isHost }
    }
}

/// Text of a graph as plain text of Markdown: none of its marks or tags is seen as such.
package func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", ".", "!", "|", "~", ">", ":", "=":
            result += "\\"
            result.unicodeScalars.append(scalar)
        case "<": result += "&lt;"
        case "&": result += "&amp;"
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += " "
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Text of a graph between backquotes.
private func coded(_ text: String) -> String {
    String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { $0 == "`" ? "'" : $0.value < 0x20 || 0x7F...0x9F ~= $0.value ? " " : $0 }))
}

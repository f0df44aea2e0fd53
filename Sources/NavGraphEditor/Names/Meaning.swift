import NavGraphModel
import NavGraphSyntax

/// What names mean: one function for definition, references and rename.
extension Names {
    /// A separate name in a text, in scalars, and the declarations that it means: none if it is unknown.
    package typealias Part = (range: Range<Int>, declarations: [Int])

    /// The names of a site; none where a word of the language or a literal stands.
    package func meaning(of site: Site) -> [Part] {
        guard case .name(let role) = site.role else { return [] }
        let text = node(site).text
        if let own = site.declaration { return whole(text, [own]) }
        if role == .value || role == .initially, !words(for: role, site.context).contains(text) {
            return named(text, values(at: site))
        }
        return meaning(of: text, as: role, site.context)
    }

    /// The declaration that a text means at the end: of `alias.name` not the alias.
    func meant(by text: String, as role: NameRole, _ context: Context) -> Int? {
        meaning(of: text, as: role, context).last?.declarations.first
    }

    private func meaning(of text: String, as role: NameRole, _ context: Context) -> [Part] {
        if words(for: role, context).contains(text) { return [] }
        switch role {
        case .target, .child: return target(text, in: context)
        case .screen, .start, .popped: return target(text, in: context) { declarations[$0].kind == .screen }
        case .region, .column: return target(text, in: context) { naming[$0] != nil }
        case .literal, .lock, .condition:
            guard role != .condition, text.hasPrefix("not ") else { return condition(text, context) }
            let skipped = 4 + text.unicodeScalars.dropFirst(4).prefix { $0 == " " }.count
            return condition(String(text.unicodeScalars.dropFirst(skipped)), context, behind: skipped)
        case .outcome, .handled, .handler, .message, .param, .linkValue, .group:
            return named(text, nameable(role, context))
        // A screen's own event hides that of a group.
        case .button:
            return whole(text, Array(nameable(role, context).filter { declarations[$0].name == text }.prefix(1)))
        case .opened where text.contains(":"): return []
        case .argument, .opened: return argument(text, context)
        case .step: return step(text, context)
        default: return []
        }
    }

    package func isEnumeration(_ declaration: Int) -> Bool { !all(.condition, of: declaration).isEmpty }

    private func whole(_ text: String, _ found: [Int]) -> [Part] { [(0..<text.unicodeScalars.count, found)] }

    private func named(_ text: String, _ all: [Int]) -> [Part] {
        whole(text, all.filter { declarations[$0].name == text })
    }

    /// A name of the module, or `alias.name`. `skipped`: what stands before it in the site.
    private func lookUp(
        _ text: String, in context: Context, behind skipped: Int = 0, find: (_ name: String, _ module: Int) -> [Int]
    ) -> [Part] {
        let end = skipped + text.unicodeScalars.count
        let own = find(text, context.module)
        guard own.isEmpty, let dot = text.firstIndex(of: "."),
            let entry = modules[context.module].imports.first(where: { declarations[$0.alias].name == text[..<dot] })
        else { return [(skipped..<end, own)] }
        let alias = skipped + text[..<dot].unicodeScalars.count
        let found = find(String(text[text.index(after: dot)...]), entry.module)
        return [(skipped..<alias, [entry.alias]), (alias + 1..<end, found)]
    }

    private func target(
        _ text: String, in context: Context, where isFit: (Int) -> Bool = { _ in true }
    ) -> [Part] {
        lookUp(text, in: context) { name, module in
            let found = elements(.screen, in: module, named: name) + elements(.flow, in: module, named: name)
            return found.min().map { [$0] }?.filter { isFit($0) && (module == context.module || isPublic($0)) } ?? []
        }
    }

    private func condition(_ text: String, _ context: Context, behind skipped: Int = 0) -> [Part] {
        lookUp(text, in: context, behind: skipped) { Array(elements(.condition, in: $1, named: $0).prefix(1)) }
    }

    /// `note.id`, or a literal.
    private func argument(_ text: String, _ context: Context) -> [Part] {
        let base = text.unicodeScalars.prefix(while: isNameScalar)
        let name = String(base)
        if name.first.map(\.isNumber) ?? true || ["true", "false", "nil"].contains(text) { return [] }
        let found = visible(context).filter { declarations[$0].name == name }
        if let first = found.first {
            return [(0..<base.count, found.filter { isOfOneEvent($0, first) })]
        }
        guard context.link != nil else { return [(0..<base.count, [])] }
        return lookUp(text, in: context) { elements(.resolver, in: $1, named: $0) }
    }

    /// Whether both are what an event without `payload` carries under one name.
    private func isOfOneEvent(_ a: Int, _ b: Int) -> Bool {
        a == b
            || declarations[a].owner != declarations[b].owner && declarations[a].block == nil
                && declarations[b].block == nil
    }

    /// `OWNER.event`, or a tab.
    private func step(_ text: String, _ context: Context) -> [Part] {
        let tab = target(text, in: context) { naming[$0] != nil }
        guard tab.last?.declarations.isEmpty ?? true, let dot = text.lastIndex(of: ".") else { return tab }
        let (owner, event) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
        var (parts, events): ([Part], [Int]) = ([], [])
        if owner == Key.app.spelling {
            events = children(.event, of: nil, named: event).filter { !declarations[$0].isHost }
        } else {
            parts = target(owner, in: context)
            let groups = elements(.group, in: context.module, named: owner)
            if parts.last?.declarations.isEmpty ?? true, !groups.isEmpty { parts = whole(owner, groups) }
            events = (parts.last?.declarations ?? []).flatMap { children(.event, of: $0, named: event) }
        }
        return parts + [(owner.unicodeScalars.count + 1..<text.unicodeScalars.count, Array(events.prefix(1)))]
    }
}

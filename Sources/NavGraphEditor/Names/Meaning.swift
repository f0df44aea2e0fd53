import NavGraphModel
import NavGraphSyntax

/// A part of a site that is a separate name, and the declarations that it means.
package struct Use: Sendable {
    package var site: Int
    package var file: Int
    package var range: Range<Int>
    package var declarations: [Int]
}

/// What the names at a site mean.
package struct Meaning {
    /// Offsets into the text of the site.
    package var parts: [(range: Range<Int>, declarations: [Int])] = []
    /// Whether the whole text means something: it is a declared name, a word of the language, or needs no declaration.
    package var isKnown = false
}

extension Names {
    /// One function for completion, definition, references and rename: the names of a site and what they mean.
    package func meaning(of site: Site) -> Meaning {
        guard case .name(let role) = site.role else { return Meaning(isKnown: true) }
        let text = node(site).text
        if let own = site.declaration { return whole(text, [own]) }
        return meaning(of: text, as: role, site.context)
    }

    package func meaning(of text: String, as role: NameRole, _ context: Context) -> Meaning {
        switch role {
        case .target where text == Key.entry.spelling && context.key == .root: return Meaning(isKnown: true)
        case .target, .child: return target(text, in: context)
        case .screen, .start: return target(text, in: context, kind: .screen)
        case .popped:
            return text == "back" || text == "root" ? Meaning(isKnown: true) : target(text, in: context, kind: .screen)
        case .region:
            // Of a flow without columns the key is wrong, whatever it names.
            if context.key == .compact, !hasColumns(context.owner) { return Meaning(isKnown: true) }
            return target(text, in: context) { naming[$0] != nil }
        case .column:
            if text == "stack", block(context)?.values[.show] == nil { return Meaning(isKnown: true) }
            return target(text, in: context) { naming[$0] != nil }
        case .outcome: return whole(text, Array(finishable(context, named: text).prefix(1)))
        case .handled:
            if text == "closed", isClosable(context.block) { return Meaning(isKnown: true) }
            // Beside 'root: entry' it is reported at the key.
            if let block = block(context), self.text(.root, of: block) == Key.entry.spelling {
                return Meaning(isKnown: true)
            }
            guard let opened = context.block.flatMap(opened) else { return whole(text, []) }
            return whole(text, children(.outcome, of: opened, named: text))
        case .handler: return whole(text, handlerMessages(context).filter { declarations[$0].name == text })
        case .message: return whole(text, sendable(context).filter { declarations[$0].name == text })
        case .literal, .lock:
            if role == .lock, text == "true" || text == "false" { return Meaning(isKnown: true) }
            let scalars = Array(text.unicodeScalars)
            guard text.hasPrefix("not ") else { return single(condition(text, context, at: 0)) }
            let skipped = 4 + scalars.dropFirst(4).prefix { $0 == " " }.count
            return single(condition(String(String.UnicodeScalarView(scalars[skipped...])), context, at: skipped))
        case .condition:
            return context.key == .implies ? single(condition(text, context, at: 0)) : condition(text, context, at: 0)
        case .value, .initially:
            if ["true", "false", "unknown"].contains(text) { return Meaning(isKnown: true) }
            return whole(
                text,
                declarations.indices.filter {
                    declarations[$0].kind == .condition && declarations[$0].name == text && isEnumerationName($0)
                })
        case .param:
            // Nothing is given to an alert in place, which is reported at the key.
            if let block = block(context), block.values[.alert] != nil || block.values[.actionSheet] != nil {
                return Meaning(isKnown: true)
            }
            let found = givenParams(context).filter { declarations[$0].name == text }
            return whole(text, found)
        case .argument: return argument(text, context)
        case .linkValue: return whole(text, visible(context).filter { declarations[$0].name == text })
        case .opened:
            if text == "settings" || text.contains(":") { return Meaning(isKnown: true) }
            var found = argument(text, context)
            if !text.contains("."), context.handled == nil { found.isKnown = true }
            return found
        case .step: return step(text, context)
        case .group: return whole(text, elements(.group, in: context.module, named: text))
        case .button:
            guard let owner = context.owner else { return Meaning() }
            let own = children(.event, of: owner, named: text)
            return whole(text, own.isEmpty ? groups(of: owner).flatMap { children(.event, of: $0, named: text) } : own)
        case .rule, .linkAddress, .fragmentPath, .modulePath, .swiftType: return Meaning(isKnown: true)
        case .newScreen, .newFlow, .newCondition, .newLink, .newResolver, .newMessage, .newOutcome, .newParam, .event,
            .alias, .newGroup:
            return Meaning(isKnown: true)
        }
    }

    /// An enumeration itself is only set.
    private func single(_ meaning: Meaning) -> Meaning {
        var meaning = meaning
        if meaning.parts.last?.declarations.contains(where: isEnumeration) == true { meaning.isKnown = false }
        return meaning
    }

    func isEnumeration(_ declaration: Int) -> Bool {
        let outline = files[declarations[declaration].file].outline
        guard declarations[declaration].kind == .condition,
            let node = outline.resolved(declarations[declaration].value)
        else { return false }
        return outline.nodes[node].kind == .list
            || outline.nodes[node].entries.contains { outline.nodes[$0.key].text == Key.oneOf.spelling }
    }

    private func hasColumns(_ flow: Int?) -> Bool {
        guard let flow else { return false }
        let outline = files[declarations[flow].file].outline
        guard let node = outline.resolved(declarations[flow].value) else { return false }
        return outline.nodes[node].entries.contains { outline.nodes[$0.key].text == Key.columns.spelling }
    }

    private func whole(_ text: String, _ found: [Int]) -> Meaning {
        Meaning(parts: [(0..<text.unicodeScalars.count, found)], isKnown: !found.isEmpty)
    }

    /// The alias and the rest of `alias.name`, with the module that it leads to.
    func imported(_ text: String, in module: Int) -> (alias: Int, module: Int, rest: String)? {
        guard let dot = text.firstIndex(of: ".") else { return nil }
        let alias = String(text[..<dot])
        guard let entry = modules[module].imports.first(where: { declarations[$0.alias].name == alias }) else {
            return nil
        }
        return (entry.alias, entry.module, String(text[text.index(after: dot)...]))
    }

    private func target(
        _ text: String, in context: Context, kind: Declaration.Kind? = nil, where isFit: (Int) -> Bool = { _ in true }
    ) -> Meaning {
        func find(_ name: String, _ module: Int) -> [Int] {
            let found = elements(.screen, in: module, named: name) + elements(.flow, in: module, named: name)
            return found.min().map { [$0] } ?? []
        }
        let own = find(text, context.module)
        if !own.isEmpty {
            let fit = own.filter { (kind == nil || declarations[$0].kind == kind) && isFit($0) }
            return whole(text, fit)
        }
        guard let (alias, module, rest) = imported(text, in: context.module) else { return whole(text, []) }
        let found = find(rest, module).filter {
            isPublic($0) && (kind == nil || declarations[$0].kind == kind) && isFit($0)
        }
        let length = declarations[alias].name.unicodeScalars.count
        let parts = [(0..<length, [alias]), (length + 1..<text.unicodeScalars.count, found)]
        return Meaning(parts: parts, isKnown: !found.isEmpty)
    }

    private func condition(_ text: String, _ context: Context, at offset: Int) -> Meaning {
        let end = offset + text.unicodeScalars.count
        let own = elements(.condition, in: context.module, named: text).prefix(1)
        if !own.isEmpty { return Meaning(parts: [(offset..<end, Array(own))], isKnown: true) }
        guard let (alias, module, rest) = imported(text, in: context.module) else {
            return Meaning(parts: [(offset..<end, [])])
        }
        let found = Array(elements(.condition, in: module, named: rest).prefix(1))
        let length = offset + declarations[alias].name.unicodeScalars.count
        return Meaning(parts: [(offset..<length, [alias]), (length + 1..<end, found)], isKnown: !found.isEmpty)
    }

    /// `note.id`, or a literal.
    private func argument(_ text: String, _ context: Context) -> Meaning {
        let base = text.unicodeScalars.prefix {
            $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || 0x30...0x39 ~= $0.value)
        }
        let name = String(base)
        if name.first.map(\.isNumber) ?? true || ["true", "false", "nil"].contains(text) {
            return Meaning(isKnown: true)
        }
        let found = visible(context).first { declarations[$0].name == name }
        if let found {
            let same = visible(context).filter { declarations[$0].name == name && isOfOneEvent($0, found) }
            return Meaning(parts: [(0..<base.count, same)], isKnown: true)
        }
        if context.link != nil {
            let own = elements(.resolver, in: context.module, named: text)
            if !own.isEmpty { return whole(text, own) }
            if let (alias, module, rest) = imported(text, in: context.module) {
                let length = declarations[alias].name.unicodeScalars.count
                let found = elements(.resolver, in: module, named: rest)
                return Meaning(
                    parts: [(0..<length, [alias]), (length + 1..<text.unicodeScalars.count, found)],
                    isKnown: !found.isEmpty)
            }
        }
        return Meaning(parts: [(0..<base.count, [])])
    }

    /// Whether both are what an event without `payload` carries under one name.
    private func isOfOneEvent(_ a: Int, _ b: Int) -> Bool {
        a == b
            || declarations[a].owner != declarations[b].owner && declarations[a].block == nil
                && declarations[b].block == nil
    }

    /// `OWNER.event`, or a tab.
    private func step(_ text: String, _ context: Context) -> Meaning {
        let tab = target(text, in: context) { naming[$0] != nil }
        if tab.isKnown { return tab }
        guard let dot = text.lastIndex(of: ".") else { return tab }
        let (owner, event) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
        let length = owner.unicodeScalars.count
        let range = length + 1..<text.unicodeScalars.count
        if owner == "app" {
            let found = children(.event, of: nil, named: event).filter { !declarations[$0].isHost }
            return Meaning(parts: [(range, Array(found.prefix(1)))], isKnown: !found.isEmpty)
        }
        var found = target(owner, in: context)
        if !found.isKnown {
            let groups = elements(.group, in: context.module, named: owner)
            if !groups.isEmpty { found = whole(owner, groups) }
        }
        let events = (found.parts.last?.declarations ?? []).flatMap { children(.event, of: $0, named: event) }
        found.parts.append((range, Array(events.prefix(1))))
        found.isKnown = !events.isEmpty
        return found
    }
}

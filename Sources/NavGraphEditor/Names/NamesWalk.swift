import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// The walk over an outline along the shapes of the tables.
extension Names {
    func walk(_ index: Int, as shape: Shape, in context: Context) {
        budget -= 1
        let outline = files[context.file].outline
        guard budget > 0, let index = outline.resolved(index) else { return }
        let node = outline.nodes[index]
        switch shape {
        case .text, .number: add(.text, at: index, in: context)
        case .name(let role): addName(role, at: index, in: context)
        case .type: add(.type, at: index, in: context)
        case .word(let words): add(.word(words), at: index, in: context)
        case .map(let role, let value): walkMap(index, names: role, values: value, in: context)
        case .list(let item, _):
            if isWord(node), node.items.isEmpty { loneItem(index, as: item, context) }
            for element in node.items { walk(element, as: item, in: inside(index, context)) }
        case .oneOrList(let item):
            guard node.kind == .list || !node.items.isEmpty else { return walk(index, as: item, in: context) }
            for (number, element) in node.items.enumerated() {
                let first = blocks.count
                walk(element, as: item, in: inside(index, context))
                if blocks.count > first { blocks[first].number = number + 1 }
            }
        case .signatures(let role): walk(index, as: .namesOr(role, .params), in: context)
        case .namesOr(let role, let value): walk(index, as: .listOr(role, .map(role, value)), in: context)
        case .listOr(let role, let other):
            walk(index, as: node.kind == .list ? .list(.name(role)) : other, in: context)
        case .textOr(let text, let other):
            if node.kind == .scalar, node.entries.isEmpty {
                walk(index, as: text, in: context)
                if isWord(node) { lone(index, as: other, in: context) }
            } else {
                walk(index, as: other, in: context)
            }
        case .optional(let other): walk(index, as: other, in: context)
        case .nested(let id): walkKeys(index, of: id, in: context)
        }
    }

    /// Whether a scalar may be the beginning of a collection.
    private func isWord(_ node: Outline.Node) -> Bool {
        node.kind == .scalar && node.style == .plain && node.entries.isEmpty && !isNothing(node)
    }

    private func inside(_ holder: Int, _ context: Context) -> Context {
        var context = context
        context.holder = holder
        return context
    }

    func add(_ role: Site.Role, at node: Int, in context: Context, declaration: Int? = nil, value: Int? = nil) {
        guard files[context.file].outline.nodes[node].kind == .scalar else { return }
        sites.append(Site(role: role, node: node, context: context, declaration: declaration, value: value))
    }

    private func addName(_ role: NameRole, at index: Int, in context: Context) {
        let node = files[context.file].outline.nodes[index]
        guard node.kind == .scalar else { return }
        if role.declares {
            let declared = declaration(role, key: index, value: index, context)
            return add(.name(role), at: index, in: context, declaration: declared)
        }
        if isNothing(node) { return }
        add(.name(role), at: index, in: context)
    }

    /// `~`.
    func isNothing(_ node: Outline.Node) -> Bool {
        node.kind == .empty || node.kind == .scalar && node.style == .plain && ["", "~", "null"].contains(node.text)
    }

    /// A word where a mapping is wanted.
    private func lone(_ index: Int, as shape: Shape, in context: Context) {
        switch shape {
        case .nested(let id):
            sites.append(Site(role: .key(id), node: index, context: inside(index, context), lone: .key))
        case .map(let role, _), .signatures(let role), .namesOr(let role, _):
            sites.append(Site(role: .name(role), node: index, context: inside(index, context), lone: .key))
        case .oneOrList(let other), .optional(let other), .textOr(_, let other), .listOr(_, let other):
            lone(index, as: other, in: context)
        default: break
        }
    }

    /// A word where a list is expected.
    private func loneItem(_ index: Int, as shape: Shape, _ context: Context) {
        let first = sites.count
        switch shape {
        case .name(let role):
            sites.append(Site(role: .name(role), node: index, context: inside(index, context), lone: .item))
        case .word(let words):
            sites.append(Site(role: .word(words), node: index, context: inside(index, context), lone: .item))
        case .textOr(let text, let other):
            loneItem(index, as: text, context)
            lone(index, as: other, in: context)
        default: lone(index, as: shape, in: context)
        }
        for site in first..<sites.count { sites[site].isListed = true }
    }

    private func walkMap(_ index: Int, names role: NameRole, values shape: Shape, in context: Context) {
        let outline = files[context.file].outline
        let node = outline.nodes[index]
        if node.kind == .scalar, node.style == .plain, !isNothing(node) {
            lone(index, as: .map(role, shape), in: context)
        }
        for entry in node.entries {
            var inner = inside(index, context)
            guard let key = outline.resolved(entry.key), outline.nodes[key].kind == .scalar else { continue }
            guard role.declares else {
                add(.name(role), at: key, in: inner, value: entry.value)
                if role == .handled { (inner.handled, inner.outcome) = (context.block, outline.nodes[key].text) }
                walk(entry.value, as: shape, in: inner)
                continue
            }
            // A text that a link's query must have gives nothing.
            if role == .newParam, let value = outline.resolved(entry.value), outline.nodes[value].text.hasPrefix("\"") {
                continue
            }
            let declared = declaration(role, key: key, value: entry.value, context)
            add(.name(role), at: key, in: inner, declaration: declared, value: entry.value)
            inner.element = declared
            switch role {
            case .newScreen, .newFlow, .newGroup: inner.owner = declared
            case .event: inner.event = declared
            case .newLink: inner.link = declared
            default: break
            }
            walk(entry.value, as: shape, in: inner)
        }
    }

    private func walkKeys(_ index: Int, of id: KeyTable.ID, in context: Context) {
        let outline = files[context.file].outline
        let node = outline.nodes[index]
        if isWord(node) { return lone(index, as: .nested(id), in: context) }
        var context = inside(index, context)
        switch id {
        case .transition, .handler, .then, .entry, .hosted, .deepLink:
            var block = Block(table: id, node: index, context: context, parent: context.block)
            if id == .then, let parent = context.block { blocks[parent].then = blocks.count }
            for entry in node.entries {
                if let key = Key(rawValue: outline.nodes[entry.key].text), block.values[key] == nil {
                    block.values[key] = (entry.key, entry.value)
                }
            }
            context.block = blocks.count
            block.context = context
            blocks.append(block)
        default: break
        }
        let table = id.table
        for entry in node.entries {
            guard let keyNode = outline.resolved(entry.key), outline.nodes[keyNode].kind == .scalar else { continue }
            add(.key(id), at: keyNode, in: context, value: entry.value)
            guard let key = Key(rawValue: outline.nodes[keyNode].text),
                let shape = table.entries.first(where: { $0.key == key })?.shape
            else { continue }
            var inner = context
            inner.key = key
            if key == .alert || key == .actionSheet {
                inner.element = declareAlert(key: keyNode, value: entry.value, in: context)
                if let block = context.block { blocks[block].alert = inner.element }
            }
            if id == .root { inner.isHost = key == .host }
            walk(entry.value, as: shape, in: inner)
            if id == .deepLink, key == .url { placeholders(entry.value, inner) }
        }
    }

    /// The screen that an alert in place stands for, which is called after its owner and event.
    private func declareAlert(key: Int, value: Int, in context: Context) -> Int {
        let event = context.event.map { declarations[$0].name } ?? Key.entry.spelling
        let owner = context.owner.map { declarations[$0].name } ?? Key.app.spelling
        alertsOfEvents[context.event ?? -1, default: 0] += 1
        let count = alertsOfEvents[context.event ?? -1] ?? 1
        return declare(
            Declaration(
                kind: .screen, name: owner + upperCamel(event) + (count > 1 ? String(count) : ""), file: context.file,
                range: files[context.file].outline.inside(key), value: value,
                owner: context.owner.flatMap { declarations[$0].kind == .flow ? $0 : declarations[$0].owner },
                module: context.module, isOfWorld: true))
    }

    /// The names in path templates.
    private func placeholders(_ index: Int, _ context: Context) {
        let outline = files[context.file].outline
        guard let index = outline.resolved(index) else { return }
        let node = outline.nodes[index]
        for item in node.items { placeholders(item, context) }
        guard node.kind == .scalar, let link = context.link else { return }
        var start: Int?
        for at in outline.inside(index) {
            if outline.scalars[at] == .brace {
                start = at + 1
            } else if outline.scalars[at] == .braceEnd, let begin = start {
                _ = declare(
                    Declaration(
                        kind: .param, name: outline.text(begin..<at), file: context.file, range: begin..<at,
                        value: index,
                        owner: link, module: context.module, block: context.block, isOfWorld: true))
                start = nil
            }
        }
    }

    private func declaration(_ role: NameRole, key: Int, value: Int, _ context: Context) -> Int {
        let outline = files[context.file].outline
        let kind = Self.declared[role] ?? .param
        let owner: Int? =
            switch kind {
            case .screen, .event: context.owner
            case .outcome, .message, .param, .condition: context.element
            case .flow, .group, .link, .resolver, .alias: nil
            }
        var declaration = Declaration(
            kind: kind, name: outline.nodes[key].text, file: context.file, range: outline.inside(key), value: value,
            owner: owner, module: context.module)
        declaration.isHost = kind == .event && context.isHost
        if kind == .param {
            if context.key == .payload, context.event != nil { declaration.block = context.block }
            declaration.isOfWorld = context.link != nil
        }
        return declare(declaration)
    }
    private static let declared: [NameRole: Declaration.Kind] = [
        .newScreen: .screen, .newFlow: .flow, .newGroup: .group, .newCondition: .condition, .newLink: .link,
        .newResolver: .resolver, .alias: .alias, .newMessage: .message, .newOutcome: .outcome, .event: .event,
    ]
}

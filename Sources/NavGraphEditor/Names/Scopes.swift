import NavGraphModel
import NavGraphSyntax

/// What can be named at a place: outcomes, messages, params, events, in the order of LANGUAGE 4 and 5.
extension Names {
    func block(_ context: Context) -> Block? { context.block.map { blocks[$0] } }

    /// The alternatives of an event or link, with those in its handlers and `then`.
    func blocks(of element: Int) -> [Int] {
        blocks.indices.filter { blocks[$0].context.event == element || blocks[$0].context.link == element }
    }

    func isPublic(_ declaration: Int) -> Bool { value(.public, of: declaration) != nil }

    /// The screen or flow that a block opens.
    func opened(_ index: Int) -> Int? {
        let block = blocks[index]
        if let alert = block.alert { return alert }
        guard let text = Self.openingKeys(block).lazy.compactMap({ self.text($0, of: block) }).first else { return nil }
        return meant(by: text, as: .target, block.context)
    }

    private static func openingKeys(_ block: Block) -> [Key] {
        block.table == .deepLink ? [.opens] : [.push, .present, .replace, .root, .show]
    }

    /// The node of the name of what a block opens.
    func openedValue(of block: Block) -> Int? {
        Self.openingKeys(block).lazy.compactMap { block.values[$0]?.value }.first
    }

    func isClosable(_ index: Int?) -> Bool {
        guard let index else { return false }
        return blocks[index].values[.push] != nil || blocks[index].values[.present] != nil
    }

    // MARK: Flows around

    /// The flows around a screen, flow itself first. LANGUAGE 4.
    func flowsAround(_ owner: Int) -> [Int] {
        guard declarations[owner].kind == .flow else {
            let own = declarations[owner].owner.map { [$0] } ?? []
            let naming = Set((own + [owner]).flatMap { self.naming[$0] ?? [] }).subtracting(own)
            return own + naming.sorted()
        }
        return [owner] + (naming[owner] ?? []).filter { $0 != owner }
    }

    func findNaming() -> [Int: [Int]] {
        var naming: [Int: [Int]] = [:]
        for site in sites where site.name == .child {
            guard let flow = site.context.owner, let child = meaning(of: site).last?.declarations.first else {
                continue
            }
            if naming[child]?.contains(flow) != true { naming[child, default: []].append(flow) }
        }
        return naming
    }

    /// The screens that a `stack` or `single` flow may begin with.
    func findStarts() -> [Int: [Int]] {
        var starts: [Int: [Int]] = [:]
        for site in sites where site.name == .start {
            guard let flow = site.context.owner else { continue }
            starts[flow, default: []] += meaning(of: site).last?.declarations ?? []
        }
        for screen in ofKind[.screen] ?? [] {
            guard let flow = declarations[screen].owner, starts[flow] == nil else { continue }
            if [Key.tabs, .columns, .start].allSatisfy({ value($0, of: flow) == nil }) { starts[flow] = [screen] }
        }
        return starts
    }

    /// The screens that may be current when a screen or flow has just been opened.
    func firstScreens(of target: Int, depth: Int = 0) -> [Int] {
        if declarations[target].kind == .screen { return [target] }
        if let starts = starts[target] { return starts }
        guard depth < 4, let first = texts(.tabs, of: target).first ?? texts(.columns, of: target).last else {
            return []
        }
        let context = Context(file: declarations[target].file, module: declarations[target].module)
        return meant(by: first, as: .child, context).map { firstScreens(of: $0, depth: depth + 1) } ?? []
    }

    // MARK: Outcomes and messages

    /// The declarations that may be named in a role, in the order in which they are offered.
    func nameable(_ role: NameRole, _ context: Context) -> [Int] {
        switch role {
        case .outcome: finishable(context)
        case .handled: context.block.flatMap(opened).map { all(.outcome, of: $0) } ?? []
        case .handler: handlerMessages(context)
        case .message: sendable(context)
        case .param: givenParams(context)
        case .linkValue: visible(context)
        case .group: all([.group], in: context.module)
        case .button: context.owner.map(events) ?? []
        default: []
        }
    }

    /// The outcomes that `finish` may name: the owner's, then those of the flows around it.
    func finishable(_ context: Context) -> [Int] {
        guard let owner = context.owner, declarations[owner].kind != .group else { return [] }
        let owners = (declarations[owner].kind == .screen ? [owner] : []) + flowsAround(owner)
        var seen: Set<String> = []
        return owners.flatMap { all(.outcome, of: $0) }.filter { seen.insert(declarations[$0].name).inserted }
    }

    /// The screens that have an event.
    func screens(with event: Int?, _ context: Context) -> [Int] {
        let screens = ofKind[.screen] ?? []
        guard let owner = context.owner else { return screens }
        switch declarations[owner].kind {
        case .screen: return [owner]
        case .flow: return screens.filter { flowsAround($0).contains(owner) }
        default:
            let users = users(of: owner)
            return screens.filter { users.contains($0) || flowsAround($0).contains(where: users.contains) }
        }
    }

    /// The screens and flows that use a group.
    func users(of group: Int) -> Set<Int> {
        let (name, module) = (declarations[group].name, declarations[group].module)
        let uses = sites.filter { $0.name == .group && $0.context.module == module && node($0).text == name }
        return Set(uses.compactMap(\.context.owner))
    }

    /// The groups that a screen or flow uses.
    func groups(of owner: Int) -> [Int] {
        texts(.uses, of: owner).flatMap { elements(.group, in: declarations[owner].module, named: $0) }
    }

    /// The messages that a handler may be.
    func handlerMessages(_ context: Context) -> [Int] {
        screens(with: context.event, context).flatMap { all(.message, of: $0) }
    }

    /// The messages that `send` may name: those of the screen that the text tells is current then, else all.
    func sendable(_ context: Context) -> [Int] {
        if let index = context.block, let screen = currentScreen(after: index) { return all(.message, of: screen) }
        return ofKind[.message] ?? []
    }

    private func currentScreen(after index: Int) -> Int? {
        let block = blocks[index]
        if let opened = opened(index) {
            let screens = firstScreens(of: opened)
            return screens.count == 1 ? screens[0] : nil
        }
        if let popped = text(.pop, of: block) {
            return meant(by: popped, as: .popped, block.context)
        }
        guard block.action == nil else { return nil }
        if block.table == .then { return block.parent.flatMap(currentScreen) }
        guard let owner = block.context.owner, declarations[owner].kind == .screen else { return nil }
        return owner
    }

    // MARK: Params

    /// The params that `with` may name.
    func givenParams(_ context: Context) -> [Int] {
        guard let index = context.block else { return [] }
        let block = blocks[index]
        var found = wanted(by: index)
        if block.table == .deepLink {
            for screen in opened(index).map({ firstScreens(of: $0) }) ?? [] {
                found += children(.message, of: screen, named: text(.send, of: block) ?? "").flatMap {
                    all(.param, of: $0)
                }
            }
            return found
        }
        if opened(index) == nil, block.values[.finish] == nil, let name = text(.send, of: block) {
            found += sendable(block.context).filter { declarations[$0].name == name }.flatMap { all(.param, of: $0) }
        }
        return found
    }

    /// Whether a param may be left out.
    func isOptional(_ param: Int) -> Bool {
        let type = type(of: param)
        return type.contains("=") || type.hasSuffix("?")
    }

    /// The type of a param as it is written.
    package func type(of param: Int) -> String {
        if isPlaceholder(param) { return "String" }
        let outline = outline(of: param)
        let node = outline.nodes[declarations[param].value]
        return node.kind == .scalar ? node.text : outline.text(node.span)
    }

    /// Whether a param stands in the URL of a link.
    func isPlaceholder(_ param: Int) -> Bool { declarations[param].isOfWorld && declarations[param].block != nil }

    /// The alternative of an event, or the entry or link, around a block.
    func rootBlock(of index: Int) -> Int {
        var index = index
        while [.then, .handler].contains(blocks[index].table), let parent = blocks[index].parent { index = parent }
        return index
    }

    /// The names that an argument may begin with, as numbers of declarations: first what the event carries, or in a handler the
    /// outcome, then the params of the screen or flow that has the transition. In a link: what the link carries.
    func visible(_ context: Context) -> [Int] {
        if let link = context.link {
            return all(.param, of: link).sorted { !isPayload($0) && isPayload($1) }
        }
        let owners = context.owner.map { declarations[$0].kind == .group ? [] : all(.param, of: $0) } ?? []
        if let handled = context.handled {
            let outcomes = opened(handled).map { children(.outcome, of: $0, named: context.outcome) } ?? []
            return outcomes.flatMap { all(.param, of: $0) } + owners
        }
        guard let index = context.block else { return owners }
        return carried(by: rootBlock(of: index)) + owners
    }

    private func isPayload(_ param: Int) -> Bool { declarations[param].block == nil }

    /// What an alternative of an event carries: its `payload`, or what is wanted and nothing else supplies.
    func carried(by root: Int) -> [Int] {
        let block = blocks[root]
        if block.values[.payload] != nil {
            let event = block.context.event
            return all(.param, of: event).filter { declarations[$0].block == root }
        }
        let owners = Set(block.context.owner.map { all(.param, of: $0).map { declarations[$0].name } } ?? [])
        var found: [Int] = []
        var next: Int? = root
        while let index = next {
            let given = withKeys(of: blocks[index])
            found += wanted(by: index).filter {
                !isOptional($0) && !owners.contains(declarations[$0].name) && !given.contains(declarations[$0].name)
            }
            next = blocks[index].then
        }
        return found
    }

    /// The params of what a block opens, or of the outcome that it finishes with.
    func wanted(by index: Int) -> [Int] {
        if let opened = opened(index) { return all(.param, of: opened) }
        guard let name = text(.finish, of: blocks[index]) else { return [] }
        let outcome = finishable(blocks[index].context).first { declarations[$0].name == name }
        return outcome.map { all(.param, of: $0) } ?? []
    }

    func withKeys(of block: Block) -> Set<String> { keys(under: .with, of: block) }

    /// The keys of the mapping that a block has under a key.
    func keys(under key: Key, of block: Block) -> Set<String> {
        let outline = outline(block.context)
        guard let node = (block.values[key]?.value).flatMap(outline.resolved) else { return [] }
        return Set(outline.nodes[node].entries.map { outline.nodes[$0.key].text })
    }
}

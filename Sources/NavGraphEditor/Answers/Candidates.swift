import NavGraphModel
import NavGraphSyntax

/// What may stand at a place.
package struct Candidate: Sendable {
    package enum Kind: Int, Sendable {
        case function = 3
        case field = 5
        case variable = 6
        case screen = 7
        case module = 9
        case property = 10
        case snippet = 15
        case file = 17
        case group = 19
        case word = 20
        case type = 22
        case event = 23
    }
    package var label: String
    package var kind: Kind
    package var detail = ""
    package var documentation = ""
    package var declaration: Int?
    /// Of a key: what its value looks like.
    var shape: Shape?
    /// Of an element with several names: a snippet, `${1:open}: { push: ${2:detail} }`.
    var template: String?
    /// Whether the element is an entry of a mapping, not the whole mapping.
    var isEntry = true
    /// Whether it is nearly always meant.
    package var isPreselected = false
}

/// A YAML file of the workspace.
package struct KnownFile: Sendable {
    package var path: String
    package var isRoot: Bool
    package var isModule: Bool
    package init(path: String, isRoot: Bool, isModule: Bool) {
        (self.path, self.isRoot, self.isModule) = (path, isRoot, isModule)
    }
}

extension Names {
    /// The conditions that a key takes: an enumeration of the module is set, its names are implied.
    private func settable(_ context: Context) -> [Candidate] {
        reachable([.condition], in: context.module).filter { candidate in
            guard let it = candidate.declaration, declarations[it].module == context.module else { return true }
            return context.key == .sets ? declarations[it].owner == nil : !isEnumeration(it)
        }
    }

    /// The names of the enumeration that an entry of `sets`, or `initially`, is about.
    func values(at site: Site) -> [Int] {
        let (context, outline) = (site.context, outline(site.context))
        let entries = context.holder.map { outline.nodes[$0].entries } ?? []
        let key = entries.first { outline.resolved($0.value) == site.node }.map { outline.nodes[$0.key].text }
        let enumeration =
            context.key == .initially
            ? context.element : key.flatMap { meant(by: $0, as: .condition, context) }
        return enumeration.map { all(.condition, of: $0) } ?? []
    }

    /// The words of the language that a name can also be.
    func words(for role: NameRole, _ context: Context) -> [String] {
        switch role {
        case .target where context.key == .root: [Key.entry.spelling]
        case .popped: ["back", "root"]
        case .column where block(context)?.values[.show] == nil: ["stack"]
        case .handled where isClosable(context.block): ["closed"]
        case .opened: ["settings"]
        case .lock: ["true", "false"]
        case .value, .initially: ["true", "false", "unknown"]
        case .argument: ["true", "false", "nil"]
        default: []
        }
    }

    /// The candidates for a name, in the order in which they are offered; each label once.
    package func candidates(for role: NameRole, _ site: Site, _ workspace: [KnownFile] = []) -> [Candidate] {
        let context = site.context
        let words = self.words(self.words(for: role, context), preselecting: "back")
        var found: [Candidate] =
            switch role {
            case .target:
                // A transition can choose 'entry' again.
                reachable([.screen, .flow], in: context.module)
                    + (context.module == 0 && modules[0].isApp && (context.event ?? context.handled) != nil
                        ? words : [])
            case .child: reachable([.flow, .screen], in: context.module)
            case .screen: reachable([.screen], in: context.module)
            case .start:
                named(context.owner.map { all(.screen, of: $0) } ?? []) + reachable([.screen], in: context.module)
            case .popped: words + reachable([.screen], in: context.module)
            case .region: regions(context)
            case .column: words.isEmpty ? regions(context) : words
            case .button, .outcome, .message, .group, .param, .linkValue: named(nameable(role, context))
            case .handler: named(nameable(role, context)) + self.words(["~"])
            case .handled: named(nameable(role, context)) + words
            case .literal, .lock: literals(site, and: words)
            case .value, .initially:
                values(at: site).isEmpty ? Array(words.prefix(role == .initially ? 3 : 2)) : named(values(at: site))
            case .condition: settable(context)
            case .argument, .opened:
                named(visible(context) + (context.link == nil ? [] : all([.resolver], in: context.module))) + words
            case .step: steps(context)
            case .rule:
                (rules.filter { $0.family == .links || $0.family == .runs } + rules.filter { $0.family == .code })
                    .map { Candidate(label: $0.rawValue, kind: .word, detail: "rule") }
            case .linkAddress: addresses()
            case .fragmentPath, .modulePath: paths(role, at: site, in: workspace)
            case .swiftType: types()
            case .event: newEvents(site)
            default: []
            }
        // What stands once.
        if [.group, .param, .linkValue, .handled, .condition, .rule].contains(role) {
            let siblings = siblings(site)
            found.removeAll { siblings.contains($0.label) }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.label).inserted }
    }

    func words(_ words: [String], preselecting word: String? = nil) -> [Candidate] {
        words.map { Candidate(label: $0, kind: .word, isPreselected: $0 == word) }
    }

    /// The names that stand beside a site.
    func siblings(_ site: Site) -> Set<String> {
        guard let holder = site.context.holder else { return [] }
        let nodes = outline(site.context).nodes
        let all = nodes[holder].entries.map(\.key) + nodes[holder].items
        return Set(all.filter { $0 != site.node }.map { nodes[$0].text })
    }

    func named(_ found: [Int], prefix: String = "") -> [Candidate] {
        found.filter { isName(declarations[$0].name.utf8) }.map { candidate($0, prefix) }
    }

    func candidate(_ index: Int, _ prefix: String = "") -> Candidate {
        let declaration = declarations[index]
        let kind: Candidate.Kind =
            switch declaration.kind {
            case .screen: .screen
            case .flow, .alias: .module
            case .group: .group
            case .event, .outcome, .message: .event
            case .condition: .variable
            case .param: .field
            case .link, .resolver: .function
            }
        return Candidate(label: prefix + declaration.name, kind: kind, detail: detail(index), declaration: index)
    }

    /// `screen of catalogue (productId: String)`.
    package func detail(_ index: Int) -> String {
        let declaration = declarations[index]
        if let event = eventAsking(index) { return "the alert of '\(event)'" }
        var text = declaration.kind.rawValue
        if let owner = declaration.owner { text += " of " + declarations[owner].name }
        if declaration.kind == .param { return text + ": " + type(of: index) }
        let params = all(.param, of: index)
        return params.isEmpty || declaration.kind == .link ? text : text + " " + signature(params)
    }

    /// `(productId: String)`.
    package func signature(_ params: [Int]) -> String {
        "(" + params.map { declarations[$0].name + ": " + type(of: $0) }.joined(separator: ", ") + ")"
    }

    /// The elements of some kinds that a module can name: its own, then those of its imports that are for others.
    private func reachable(_ kinds: [Declaration.Kind], in module: Int) -> [Candidate] {
        kinds.flatMap { named(all([$0], in: module)) }
            + modules[module].imports.flatMap { entry in
                let others = kinds.flatMap { all([$0], in: entry.module) }
                return named(
                    others.filter { declarations[$0].kind == .condition || isPublic($0) },
                    prefix: declarations[entry.alias].name + ".")
            }
    }

    private func regions(_ context: Context) -> [Candidate] {
        reachable([.flow, .screen], in: context.module).filter { $0.declaration.map { naming[$0] != nil } ?? false }
    }

    private func literals(_ site: Site, and words: [Candidate]) -> [Candidate] {
        let known = reachable([.condition], in: site.context.module)
            .filter { !($0.declaration.map(isEnumeration) ?? false) }
        if node(site).text.hasPrefix("not ") { return known }
        let negated = known.map { it in
            var it = it
            it.label = "not " + it.label
            return it
        }
        return known + negated + words
    }

    /// The events that a screen or flow has, those of its groups among them.
    func events(of owner: Int) -> [Int] {
        all(.event, of: owner) + groups(of: owner).flatMap { all(.event, of: $0) }
    }

    private func steps(_ context: Context) -> [Candidate] {
        let owners = all([.screen, .flow, .group], in: context.module)
        var found =
            regions(context)
            + owners.flatMap { owner in
                named(all(.event, of: owner), prefix: declarations[owner].name + ".")
            }
        found += named(appEvents, prefix: "app.")
        for entry in modules[context.module].imports {
            for owner in all([.screen, .flow], in: entry.module) where isPublic(owner) {
                let prefix = declarations[entry.alias].name + "." + declarations[owner].name + "."
                found += named(all(.event, of: owner), prefix: prefix)
            }
        }
        return found
    }

    private func addresses() -> [Candidate] {
        files.map(\.outline).flatMap { outline in
            let links = outline.value(.links, of: outline.root)
            return [(Key.schemes, "scheme"), (.hosts, "host")].flatMap { key, detail in
                outline.scalars(of: links.flatMap { outline.value(key, of: $0) }).map {
                    Candidate(label: outline.nodes[$0].text, kind: .word, detail: detail)
                }
            }
        }
    }

    private func paths(_ role: NameRole, at site: Site, in workspace: [KnownFile]) -> [Candidate] {
        let here = directory(of: files[site.context.file].path)
        let root = directory(of: files[modules[site.context.module].root].path)
        let known = Set(files.filter { $0.module == site.context.module }.map(\.path))
        return workspace.filter { file in
            if role == .modulePath { return file.isModule && !known.contains(file.path) }
            return !file.isRoot && !known.contains(file.path) && file.path.hasPrefix(root.isEmpty ? "" : root + "/")
        }.map { Candidate(label: relative($0.path, to: here), kind: .file) }
    }

    func types() -> [Candidate] {
        let types = sites.filter { if case .type = $0.role { true } else { false } }.map { node($0).text }
            .filter { !$0.isEmpty && !$0.unicodeScalars.contains(cursorMark) }
        return (types + Self.usualTypes).unique().map { Candidate(label: $0, kind: .type) }
    }

    /// What most params have, in apps that declare no types.
    private static let usualTypes = ["String", "Int", "Bool", "Double", "Decimal", "Date", "URL", "UUID"]

    func newEvents(_ site: Site) -> [Candidate] {
        guard let owner = site.context.element ?? site.context.owner, declarations[owner].kind == .screen else {
            return []
        }
        let own = Set(all(.event, of: owner).map { declarations[$0].name })
        return named(inheritedEvents(of: owner).filter { !own.contains(declarations[$0].name) })
    }
}

/// A path as a file of a directory would name it.
func relative(_ path: String, to directory: String) -> String {
    let (a, b) = (path.split(separator: "/"), directory.split(separator: "/"))
    let common = zip(a, b).prefix { $0 == $1 }.count
    return (b.dropFirst(common).map { _ in ".." } + a.dropFirst(common).map(String.init)).joined(separator: "/")
}

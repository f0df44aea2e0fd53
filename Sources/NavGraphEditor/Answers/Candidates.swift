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
    /// The conditions that a key takes: an enumeration is set, its names are implied.
    private func settable(_ context: Context) -> [Candidate] {
        let all = all([.condition], in: context.module)
        let wrong = Set(context.key == .sets ? all.filter { declarations[$0].owner != nil } : all.filter(isEnumeration))
        return conditions(context).filter { it in it.declaration.map { !wrong.contains($0) } ?? true }
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

    /// `entry`, where a transition can choose it again.
    private func entryWords(_ context: Context) -> [Candidate] {
        let isInEntry = context.event == nil && context.handled == nil
        let isOffered = context.key == .root && context.module == 0 && modules[0].isApp && !isInEntry
        return isOffered ? words([Key.entry.spelling]) : []
    }

    /// The candidates for a name, in the order in which they are offered; each label once.
    package func candidates(for role: NameRole, _ site: Site, _ workspace: [KnownFile] = []) -> [Candidate] {
        let context = site.context
        let found: [Candidate] =
            switch role {
            case .target: targets(context, [.screen, .flow]) + entryWords(context)
            case .child: targets(context, [.flow, .screen])
            case .screen: targets(context, [.screen])
            case .start: startScreens(context)
            case .popped: words(["back", "root"], preselecting: "back") + targets(context, [.screen])
            case .region: regions(context)
            case .column: block(context)?.values[.show] == nil ? words(["stack"]) : regions(context)
            case .button, .outcome, .message: named(nameable(role, context))
            case .handler: named(nameable(role, context)) + words(["~"])
            case .group, .param, .linkValue: named(nameable(role, context), without: siblings(site))
            case .handled:
                named(nameable(role, context), without: siblings(site))
                    + (isClosable(context.block) ? words(["closed"]).filter { !siblings(site).contains($0.label) } : [])
            case .literal, .lock: literals(site, hasTrue: role == .lock)
            case .value, .initially:
                values(at: site).isEmpty
                    ? words(["true", "false"] + (role == .initially ? ["unknown"] : [])) : named(values(at: site))
            case .condition: settable(context).filter { !siblings(site).contains($0.label) }
            case .argument: arguments(context, ["true", "false", "nil"])
            case .opened: arguments(context, ["settings"])
            case .step: steps(context)
            case .rule:
                (rules.filter { $0.family == .links || $0.family == .runs } + rules.filter { $0.family == .code })
                    .map { Candidate(label: $0.rawValue, kind: .word, detail: "rule") }
                    .filter { !siblings(site).contains($0.label) }
            case .linkAddress: addresses()
            case .fragmentPath, .modulePath: paths(role, at: site, in: workspace)
            case .swiftType: types()
            case .event: newEvents(site)
            default: []
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

    func named(_ found: [Int], without: Set<String> = [], prefix: String = "") -> [Candidate] {
        found.filter { !without.contains(prefix + declarations[$0].name) && isName(declarations[$0].name.utf8) }
            .map { candidate($0, prefix) }
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

    private func targets(_ context: Context, _ kinds: [Declaration.Kind]) -> [Candidate] {
        kinds.flatMap { named(all([$0], in: context.module)) }
            + modules[context.module].imports.flatMap { entry in
                kinds.flatMap { kind in
                    named(
                        all([kind], in: entry.module).filter { isPublic($0) },
                        prefix: declarations[entry.alias].name + ".")
                }
            }
    }

    private func startScreens(_ context: Context) -> [Candidate] {
        let own = context.owner.map { all(.screen, of: $0) } ?? []
        return named(own) + targets(context, [.screen])
    }

    private func regions(_ context: Context) -> [Candidate] {
        targets(context, [.flow, .screen]).filter { $0.declaration.map { naming[$0] != nil } ?? false }
    }

    private func conditions(_ context: Context) -> [Candidate] {
        named(all([.condition], in: context.module))
            + modules[context.module].imports.flatMap {
                named(all([.condition], in: $0.module), prefix: declarations[$0.alias].name + ".")
            }
    }

    private func literals(_ site: Site, hasTrue: Bool) -> [Candidate] {
        let known = conditions(site.context).filter { !($0.declaration.map(isEnumeration) ?? false) }
        if node(site).text.hasPrefix("not ") { return known }
        let negated = known.map { it in
            var it = it
            it.label = "not " + it.label
            return it
        }
        return known + negated + (hasTrue ? words(["true", "false"]) : [])
    }

    private func arguments(_ context: Context, _ literals: [String]) -> [Candidate] {
        let resolvers = context.link == nil ? [] : all([.resolver], in: context.module)
        return named(visible(context)) + named(resolvers) + words(literals)
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
        return named(inheritedEvents(of: owner), without: own)
    }
}

/// A path as a file of a directory would name it.
func relative(_ path: String, to directory: String) -> String {
    let (a, b) = (path.split(separator: "/"), directory.split(separator: "/"))
    let common = zip(a, b).prefix { $0 == $1 }.count
    return (b.dropFirst(common).map { _ in ".." } + a.dropFirst(common).map(String.init)).joined(separator: "/")
}

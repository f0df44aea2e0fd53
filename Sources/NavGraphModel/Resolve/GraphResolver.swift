import NavGraphSyntax

/// Resolves every name of a graph, and reports the rules of the text that need more than one
/// place to be seen. LANGUAGE 2 to 5, 7, 10.
///
/// Each pass is linear in the graph.
final class GraphResolver {
    let draft: GraphDraft
    var graph: NavGraph {
        _read { yield draft.graph }
        _modify { yield &draft.graph }
    }
    /// Screens and flows by module and name.
    var names: [ModuleName: Target] = [:]
    /// Groups of events by module and name; they share the namespace of screens and flows.
    var groupNames: [ModuleName: GroupID] = [:]
    var findings: [Finding] = []
    private var limit = FindingLimit()
    /// Conditions by module and name.
    var conditionNames: [ModuleName: ConditionID] = [:]
    /// Enumerations by module and name, by their numbers.
    var enumerationNames: [ModuleName: Int] = [:]
    /// Whether a screen or flow is a tab or a column of some flow.
    var tabs: Set<Target> = []
    var columns: Set<Target> = []
    /// Whether a tab or column was reported, so that one that is missing may be it.
    var hasUnknownChildren = false
    /// Messages by name; made when first asked for.
    lazy var messagesByName: [Symbol: [MessageID]] = Dictionary(
        grouping: graph.messages.ids, by: { graph.messages[$0].name })
    private(set) lazy var fronts = ModuleFronts(graph, draft.nameStarts)
    private var suggestionsLeft = 64
    /// Resolvers by module and name.
    var resolverNames: Set<ModuleName> = []
    private(set) lazy var seenNames = SeenNames(graph)

    /// Of a module alone, the aliases of those that it imports; `nil` in a graph, which has them.
    var foreignAliases: Set<Symbol>?
    /// Whether one of them was asked for.
    var meetsForeign = false
    var foreignNames: [Symbol: ForeignName] = [:]
    /// The transitions that are left to the graphs with a module.
    var openTransitions: Set<TransitionID> = []
    /// Whether a module changes what was looked up in another one before: it has a tab or an alert there.
    var changesSettled = false

    /// `draft` has all its texts.
    init(_ draft: GraphDraft) { self.draft = draft }

    func resolve() {
        takeRegions()
        collectNames()
        collectConditions()
        collectEnumerations()
        resolveConditions()
        resolveUses()
        resolveFlows()
        resolveScreens()
        resolveTransitions()
        collectAlerts()
        checkNamespaces()
        resolveEntry()
        resolveLinks()
        checkArguments()
        checkLinkArguments()
        checkIntents()
        resolveChecks()
        checkSpellings()
    }

    /// The alternatives whose names are looked up here.
    private(set) lazy var alternatives = unsettled(
        graph.alternatives.ids, from: \.alternatives, open: \.openAlternatives)
    private(set) lazy var partsNotSettled = partsToLookUp()

    /// The tabs and columns of the modules whose names were looked up before.
    private func takeRegions() {
        if let settled = draft.settled { (tabs, columns) = (settled.tabs, settled.columns) }
        for module in draft.imported {
            for region in module.settled?.tabs ?? [] { tabs.insert(region.moved(module.move)) }
            for region in module.settled?.columns ?? [] { columns.insert(region.moved(module.move)) }
        }
    }

    /// `first`: of a duplicate, the place of the one that it repeats.
    func report(
        _ rule: Rule, on subject: Subject, at place: Place, first: Place? = nil, _ message: String,
        fix: [Replacement] = []
    ) {
        var finding = Finding(rule, on: subject, at: place, message)
        finding.first = first
        finding.fix = fix
        switch limit.add(finding) {
        case .counted: findings.append(finding)
        case .beyond: return
        case .last:
            findings.append(
                Finding(
                    .limitExceeded, on: subject, at: place,
                    "the file has \(FindingLimit.count) findings; further findings are not reported"))
        }
    }

    /// Reports something of an element, at a place in its file.
    func report(
        _ rule: Rule, on element: some Declared, at span: Span, first: Span? = nil, _ message: String,
        fix: [Replacement] = []
    ) {
        report(
            rule, on: element.subject, at: Place(element.file, span), first: first.map { Place(element.file, $0) },
            message, fix: fix)
    }

    /// Reports an element whose name another one of its kind has.
    func reportDuplicate(_ element: some Declared, as kind: String, first: Place?) {
        report(
            .duplicateName, on: element.subject, at: element.place, first: first,
            "duplicate \(kind) \(quoted(string(element.name)))")
    }

    /// Reports something of an alternative; without `span` at its value.
    func report(
        _ rule: Rule, on id: AlternativeID, at span: Span? = nil, _ message: String, fix: [Replacement] = []
    ) {
        let place = Place(graph.file(of: id), span ?? graph.alternatives[id].valueSpan)
        report(rule, on: graph.subject(of: id), at: place, message, fix: fix)
    }

    func string(_ symbol: Symbol) -> String { graph.text[symbol] }

    // MARK: - Looking up

    enum Lookup {
        case found(Target)
        case unknown
        case isPrivate(Target)
    }

    /// What `name` means in `module`: a screen or flow of the module, or `alias.name`.
    func lookup(_ name: Symbol, in module: ModuleID) -> Lookup {
        if let found = target(named: name, in: module) { return .found(found) }
        guard let (other, rest) = imported(name, in: module), let target = target(named: rest, in: other) else {
            return .unknown
        }
        return graph[target].isPublic ? .found(target) : .isPrivate(target)
    }

    /// The screen or flow that a module declares under a name.
    private func target(named name: Symbol, in module: ModuleID) -> Target? {
        guard let (settled, move) = draft.settled(module) else { return names[ModuleName(module, name)] }
        let found = settled.target(named: name)
        return move.map { found.moved($0) } ?? found
    }

    /// The group that a module declares under a name.
    func group(named name: Symbol, in module: ModuleID) -> GroupID? {
        guard let (settled, move) = draft.settled(module) else { return groupNames[ModuleName(module, name)] }
        let found = settled.group(named: name)
        return move.map { found.moved($0) } ?? found
    }

    /// The module and the rest of `alias.name`.
    func imported(_ name: Symbol, in module: ModuleID) -> (ModuleID, Symbol)? {
        guard foreignAliases != nil || !graph.modules[module].imports.isEmpty,
            let parts = draft.settled(module)?.names.foreignNames[name] ?? parts(of: name)
        else { return nil }
        if foreignAliases?.contains(parts.alias) == true {
            meetsForeign = true
            foreignNames[name] = parts
        }
        return graph.modules[module].imports.first { $0.alias == parts.alias }.map { ($0.module, parts.rest) }
    }

    private func parts(of name: Symbol) -> ForeignName? {
        let text = string(name)
        guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")), let alias = graph.text.find(String(text[..<dot]))
        else { return nil }
        let rest = String(text[text.utf8.index(after: dot)...])
        // A module alone may be read before the one that has the name.
        let known = foreignAliases == nil ? graph.text.find(rest) : draft.texts.pool.intern(rest)
        return known.map { ForeignName(alias: alias, rest: $0) }
    }

    /// What may stand where a name was written.
    enum Want: String {
        case any = "screen or flow"
        case screen
    }

    /// The screen or flow with a name. Reports an unknown name, and returns `nil`.
    func resolve(
        _ name: Symbol, want: Want, in module: ModuleID, on subject: @autoclosure () -> Subject,
        at place: @autoclosure () -> Place
    ) -> Target? {
        switch lookup(name, in: module) {
        case .found(let found):
            if want == .screen, let flow = found.flow {
                var fix: [Replacement] = []
                var message = "expected a screen, but \(quoted(string(name))) is a flow"
                if let start = graph.flows[flow].start ?? graph.flows[flow].screens.first {
                    message += "; its first screen is \(quoted(string(graph.screens[start].name)))"
                    fix = [Replacement(place().span, with: string(graph.screens[start].name))]
                }
                report(.wrongKind, on: subject(), at: place(), message, fix: fix)
                return nil
            }
            return found
        case .isPrivate:
            reportPrivate(name, on: subject(), at: place())
        case .unknown where meetsForeign: break
        case .unknown where group(named: name, in: module) != nil:
            report(
                .unknownReference, on: subject(), at: place(),
                "expected a \(want.rawValue), but \(quoted(string(name))) is a group of events")
        case .unknown where isMeant(name): break
        case .unknown:
            let written = string(name)
            let odd = OddCharacters.note(on: written)
            let plain = plainName(written, among: candidates(want, in: module))
            let listed = plain == nil ? withCommas(written, among: candidates(want, in: module)) : nil
            let isNumber = written.utf8.allSatisfy(\.isDigit)
            report(
                .unknownReference, on: subject(), at: place(),
                "unknown \(want.rawValue) \(quoted(written))"
                    + (odd?.note ?? listed.map { "; a comma is missing: \(quoted($0))" }
                        ?? (isNumber
                            ? "; screens, flows and tabs are written by their names"
                            : hint(for: name, among: candidates(want, in: module)))),
                fix: (odd?.meant ?? listed ?? plain).map { [Replacement(place().span, with: $0)] } ?? [])
        }
        return nil
    }

    /// The same for a name in the text of an element.
    func resolve(_ name: Symbol, want: Want, of element: some Declared, at span: Span) -> Target? {
        resolve(name, want: want, in: element.module, on: element.subject, at: Place(element.file, span))
    }

    /// Whether a name, or the alias in it, stands where it could not be read.
    func isMeant(_ name: Symbol) -> Bool {
        if draft.meantNames.isEmpty { return false }
        let alias = string(name).prefix { $0 != "." }
        return draft.meantNames.contains(name)
            || alias.utf8.count < string(name).utf8.count
                && graph.text.find(String(alias)).map(draft.meantNames.contains) == true
    }

    /// `product` for `home.product` or `ProductViewController`, if that is a name.
    func plainName(_ written: String, among known: @autoclosure () -> [String]) -> String? {
        var name = written[...]
        if name.hasSuffix("()") { name.removeLast(2) }
        if name.hasPrefix("@"), let slash = name.firstIndex(of: "/") { name = name[name.index(after: slash)...] }
        let words = name.split { " (,".contains($0) }
        if words.count > 1, let first = words.first {
            // Of several names each may be meant; `to feed` has one.
            let others = words.dropFirst().filter { known().contains(String($0)) }
            let isFirst = known().contains(String(first))
            if isFirst, !others.isEmpty || words.count > 3 { return nil }
            if !isFirst, others.count != 1 || !["to", "the", "screen", "flow"].contains(first) { return nil }
            name = isFirst ? first : others[0]
        } else if let dot = written.lastIndex(of: ".") {
            name = written[written.index(after: dot)...]
        } else if let ending = ["ViewController", "Controller", "Screen", "View", "VC"].first(where: name.hasSuffix) {
            name = name.prefix(1).lowercased() + name.dropFirst().dropLast(ending.count)
        } else if name == written {
            return nil
        }
        return known().contains(String(name)) ? String(name) : nil
    }

    /// Names between which commas are missing.
    private func withCommas(_ written: String, among known: @autoclosure () -> [String]) -> String? {
        let parts = written.split(separator: " ")
        guard parts.count > 1, parts.allSatisfy({ isName($0.utf8) }), parts.allSatisfy({ known().contains(String($0)) })
        else { return nil }
        return proposable(parts.joined(separator: ", "))
    }

    func reportPrivate(_ name: Symbol, on subject: Subject, at place: Place) {
        // Of an app that is imported as a module nothing is public, and that alone is reported.
        if graph.modules.ids.dropFirst().contains(where: { graph.modules[$0].isApp }) { return }
        report(
            .privateReference, on: subject, at: place,
            "\(quoted(string(name))) is not public; add 'public: true' to it in its module")
    }

    /// The nearest of the names that are known instead of an unknown one; with `lead`, where none is near, all of
    /// them behind it. Only for the first few unknown names, since each costs a look at every known one.
    func hint(for name: Symbol, among known: @autoclosure () -> [String], _ lead: String? = nil) -> String {
        guard suggestionsLeft > 0 else { return "" }
        suggestionsLeft -= 1
        let known = known()
        let written = string(name)
        if let near = plainName(written, among: known) ?? nearest(to: written, among: known) {
            return didYouMean(near)
        }
        guard let lead, !known.isEmpty else { return "" }
        return "; \(lead) \(list(known))"
    }

    /// The screens or flows that can be named in a module.
    private func candidates(_ want: Want, in module: ModuleID) -> [String] {
        var candidates: [String] = []
        for entry in graph.modules[module].imports {
            let alias = string(entry.alias)
            for screen in graph.screens where screen.module == entry.module && screen.isPublic {
                candidates.append(alias + "." + string(screen.name))
            }
            for flow in graph.flows where flow.module == entry.module && flow.isPublic && want != .screen {
                candidates.append(alias + "." + string(flow.name))
            }
        }
        for screen in graph.namedScreens.map({ graph.screens[$0] }) where screen.module == module {
            candidates.append(string(screen.name))
        }
        for flow in graph.namedFlows.map({ graph.flows[$0] }) where flow.module == module && want != .screen {
            candidates.append(string(flow.name))
        }
        return candidates
    }
}

/// A name in the module that declares it.
struct ModuleName: Hashable {
    let module: ModuleID
    let name: Symbol

    /// As a number's: half of the time of what is synthesized.
    func _rawHashValue(seed: Int) -> Int {
        (UInt64(module.raw) << 32 | UInt64(name.raw))._rawHashValue(seed: seed)
    }

    init(_ module: ModuleID, _ name: Symbol) { (self.module, self.name) = (module, name) }
}

import NavGraphSwiftCode

/// Finds whose code each opening is, and writes the report.
struct ReportWriter {
    private let reading: Reading
    private let program: Program
    private let syntax: Syntax
    private let flow: Flow
    private let owners: Owners
    private let containment: Containment
    private let anchors: Anchors
    private var report = SourceReport()

    init(_ reading: Reading, anchors: Anchors) {
        self.reading = reading
        self.anchors = anchors
        program = reading.program
        syntax = program.syntax
        flow = reading.flow
        owners = Owners(
            flow, reader: reading.reader, anchors: anchors, roots: Set(reading.roots.flatMap(\.value.screens)))
        containment = Containment(owners, screens: reading.screens)
    }

    /// What was found, added to a report.
    mutating func write(into result: inout SourceReport, mentions: Bool) {
        report = result
        report.isSwiftUI = reading.window != nil || reading.entry.map { program.kind(of: $0) == .app } ?? false
        report.hosts = program.hostOf
        report.entry = reading.entry
        for screen in (reading.window ?? []).flatMap(\.screens) + reading.roots.flatMap(\.value.screens)
        where screen != report.entry && !report.roots.contains(screen) { report.roots.append(screen) }
        report.tabs = reading.tabs.map { tab in
            SourceReport.Tabs(
                of: program.screen(of: tab.of), children: tab.children.map { $0.screens[0] }, place: place(of: tab.node)
            )
        }
        tellOpenings()
        tellCalls()
        tellTypes()
        for node in reading.reader.values.cut.sorted() {
            cut(node, "the value here is more than \(Values.deepest) expressions away: not searched further")
        }
        for node in owners.tooFar.sorted() {
            cut(node, "this can be more than \(Owners.callsAway) calls away from a screen: not searched further")
        }
        if mentions {
            report.mentions = SourceMentions(program, containment)
            for (anchor, name, line) in anchors.comments {
                let file = syntax.files[anchor.extent.file]
                let range = anchor.extent.range(in: file)
                guard let first = range.first, let last = range.last else { continue }
                report.anchors.append(
                    .init(
                        name: name, file: file.path, line: line,
                        lines: Int(file.tokens[first].line)...Int(file.tokens[last].line),
                        names: report.mentions.names(in: range, of: file, program)))
            }
        }
        result = report
    }

    private mutating func cut(_ node: NodeID, _ why: String) {
        let place = place(of: node)
        if !report.cut.contains(where: { $0.place == place }) { report.cut.append(.init(place: place, why: why)) }
    }

    private func place(of node: NodeID) -> SourcePlace {
        let file = syntax.file(of: node)
        return file.place(of: min(Int(syntax.nodes[node].token), file.count - 1))
    }

    // MARK: Openings

    private mutating func tellOpenings() {
        let sorted = flow.openings.map { ($0, place(of: $0.node), syntax.scope(of: $0.node).body.file) }.sorted {
            a, b in
            (a.2, a.1.line, a.1.column, a.0.isUse ? 1 : 0, a.0.kind.rawValue)
                < (b.2, b.1.line, b.1.column, b.0.isUse ? 1 : 0, b.0.kind.rawValue)
        }
        for (opening, place, _) in sorted {
            func unread(_ why: String) {
                report.openingsRead += 1
                report.openings.append(.init(place: place, why: why, code: code(at: opening.node)))
            }
            let value = opening.value
            if opening.segue != nil {
                unread("segue")
            } else if opening.isRoute {
                unread("route")
            } else if opening.isWrapper {
                unread("wrapper")
            } else if value.screens.isEmpty, value.foreign.isEmpty {
                if opening.kind == .root { continue }
                unread(value.isAlert ? "alert" : value.systems.isEmpty ? "no-value" : "system")
                if !value.systems.isEmpty { tellEdges(of: opening, place) }
            } else {
                report.openingsRead += 1
                report.openingsWithEdge += 1
                tellEdges(of: opening, place)
            }
        }
        var seen: Set<String> = []
        report.edges.removeAll { !seen.insert("\($0.file) \($0.line) \($0.column) \($0.from ?? "") \($0.to)").inserted }
        report.edges.sort { ($0.place, $0.from ?? "", $0.to) < ($1.place, $1.from ?? "", $1.to) }
    }

    private mutating func sources(of opening: Opening) -> (from: [(name: String?, isOpened: Bool)], by: String) {
        let found = owners.sources(of: opening)
        var from: [(name: String?, isOpened: Bool)] = []
        for type in found.types {
            let lifted = containment.lift(type)
            if lifted.isCut {
                cut(
                    opening.node,
                    "the code here is more than \(Containment.typesAround) types inside a screen: not searched further")
            }
            for name in lifted.types where !from.contains(where: { $0.name == name }) {
                from.append((name, lifted.isOpened))
            }
        }
        let isCertain = ["owner", "anchor", "receiver"].contains(found.by)
        return (isCertain || from.count <= Owners.mostSources ? from : [], found.by)
    }

    /// `Type.function`
    private func code(at node: NodeID) -> String? {
        let scope = syntax.scope(of: node)
        return scope.type.map { $0.name + "." + (scope.function?.name ?? scope.variable?.name ?? "") }
    }

    /// Adds the edges of an opening: to screens, and to screens of the system.
    private mutating func tellEdges(of opening: Opening, _ place: SourcePlace) {
        // A root is opened by the app.
        let isRoot = opening.kind == .root
        let found = isRoot ? (from: [], by: "none") : sources(of: opening)
        let shown = opening.value.screens + opening.value.foreign
        if isRoot || !found.from.isEmpty, !shown.isEmpty { report.openingsWithSource += 1 }
        let from = found.from.isEmpty ? [(nil, true)] : found.from.sorted { ($0.name ?? "") < ($1.name ?? "") }
        let owner = owners.owner(of: opening.node)
        let function = syntax.scope(of: opening.node).function?.name
        func edges(to types: [String]) -> [SourceReport.Edge] {
            from.flatMap { source in
                types.sorted().map { to in
                    .init(
                        from: source.name, to: to, kind: opening.kind, by: source.name == nil ? "none" : found.by,
                        place: place, owner: owner?.name,
                        function: owner.map { program.screen(of: $0.name) } == source.name ? function : nil,
                        isInStack: opening.value.isInStack, style: opening.style, isNotOpened: !source.isOpened,
                        isSure: opening.isSure, code: code(at: opening.node))
                }
            }
        }
        report.edges += edges(to: shown)
        report.systemEdges += edges(to: opening.value.systems)
    }

    // MARK: What was not read

    private mutating func tellCalls() {
        let openings = Set(flow.openings.map(\.node))
        var found: [String: (count: Int, node: NodeID)] = [:]
        for name in program.calledNames {
            let text = program.names.text(name)
            for call in program.calls[name] ?? [] where isUnread(call, openings) {
                let known = found[text]
                found[text] = ((known?.count ?? 0) + 1, min(known?.node ?? call, call))
            }
        }
        for (name, one) in found.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            report.unread.append(.init(name: name, count: one.count, place: place(of: one.node)))
        }
    }

    private func isUnread(_ call: NodeID, _ openings: Set<NodeID>) -> Bool {
        let arguments = syntax.parts(of: call)
        guard !arguments.isEmpty, !openings.contains(call), NavigationCalls.isNamed(call, program),
            !reading.reader.handing.isOnSuper(call)
        else { return false }
        // `.push(…)` names a case or a style.
        if syntax.implicitMember(call) != nil { return false }
        if arguments.contains(where: { holdsUse(Int($0.node)) || openings.contains(Int($0.node)) }) { return false }
        let typing = reading.reader.values.typing
        let functions = typing.functions(of: call)
        guard !functions.isEmpty else {
            return typing.type(of: syntax.base(call)).map { $0.parameters == nil && !$0.isMeta } ?? true
        }
        return functions.contains { function in
            function.parameters.contains { parameter in
                typing.type(parameter.type, around: function.owner)?.declaration.map {
                    flow.openedTypes.contains($0.number)
                } ?? false
            }
        }
    }

    private func holdsUse(_ node: NodeID) -> Bool {
        if flow.usedNodes.contains(node) { return true }
        let base = syntax.base(node)
        return base >= 0 && holdsUse(base) || syntax.parts(of: node).contains { holdsUse(Int($0.node)) }
    }

    private static let unnamed = [
        "Row", "Cell", "Label", "Image", "Icon", "Header", "Footer", "Badge", "Indicator", "Style", "Preview", "Text",
    ]

    private mutating func tellTypes() {
        let hosted = Set(program.hostOf.keys)
        for type in program.order where type.keyword != nil && !type.isPreview {
            report.declared.insert(type.name)
            for name in type.inherited { report.inheriting[name, default: []].append(type.name) }
            guard program.kind(of: type).isScreen, !hosted.contains(type.name) else { continue }
            report.screenTypes[type.name] = program.kind(of: type) == .view
            if let place = type.place { report.places[type.name] = syntax.files[place.file].place(of: place.token) }
        }
        for name in containment.makers.keys { report.named.insert(name) }
        for edge in report.edges { report.named.insert(edge.to) }
        let drafted = reading.screens.union(report.edges.compactMap(\.from))
        report.notOpened = report.screenTypes.keys.filter { name in
            guard !drafted.contains(name), let type = program.types[name] else { return false }
            let isBase = (program.heirs[type.number] ?? []).contains { program.kind(of: $0).isScreen }
            let isRow = report.screenTypes[name] == true && Self.unnamed.contains(where: type.simpleName.hasSuffix)
            return !isBase && !isRow && !containment.isContained(name)
        }.sorted()
        report.contained = report.screenTypes.keys.filter(containment.isContained).sorted()
        let opened = Set(report.edges.filter { $0.from != nil && $0.from != $0.to }.map(\.to))
            .union(report.tabs.flatMap(\.children)).union(report.roots).union([report.entry].compactMap(\.self))
        report.drafted = drafted.intersection(report.screenTypes.keys)
        report.opened = report.drafted.intersection(opened)
    }
}

extension SourceText {
    fileprivate func place(of token: Int) -> SourcePlace {
        SourcePlace(file: path, line: Int(tokens[token].line), column: Int(tokens[token].column))
    }
}

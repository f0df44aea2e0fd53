extension Sources {
    /// Works everything out, and tells it.
    func report(into report: inout SourceReport, entry given: String?) {
        for type in order where type.keyword == .enum {
            for name in type.caseNames { enumerationsByCase[name, default: []].append(type) }
        }
        var openings: [Opening] = []
        for scope in scopes { openings += self.openings(in: scope, ownTokens(of: scope)) }
        let tabs = tabs()
        findRoutes(&openings)
        // What a closure shows that is no screen is content of the code around.
        index(openings.filter { !$0.isUse && !($0.value.isEmpty && $0.closure != nil) })
        let window = windowGroup()
        report.isSwiftUI = window != nil
        report.tabs = tabs.map { tab in
            let token = files[tab.place.file].tokens[tab.place.token]
            return SourceReport.Tabs(
                of: screen(of: tab.of), children: tab.children.map { screen(of: $0.types[0]) },
                areInStacks: tab.children.map(\.isInStack), file: files[tab.place.file].path, line: Int(token.line),
                column: Int(token.column))
        }
        report.hosts = hostOf
        findEntry(window, openings, given, &report)

        var screens: Set<String> = Set(report.tabs.flatMap { $0.children + [$0.of] })
        for opening in openings where !opening.isRoute {
            for type in opening.value.types { screens.insert(screen(of: type)) }
        }
        for scene in scenes { for type in scene.segues.values { screens.insert(type) } }
        for scene in scenes where !scene.segues.isEmpty { if let type = scene.type { screens.insert(type) } }
        if let entry = report.entry { screens.insert(entry) }
        screens.formUnion(report.roots)
        tell(openings, screens, &report)
        tellTypes(screens, &report)
        report.cut = cutPlaces
    }

    private func findEntry(_ window: [Value]?, _ openings: [Opening], _ given: String?, _ report: inout SourceReport) {
        let roots = openings.filter { $0.kind == .root && !$0.value.isEmpty }
        func isOfWindow(_ opening: Opening) -> Bool {
            guard let receiver = opening.receiver else { return false }
            let file = file(of: opening.scope)
            return receiver.contains { ["window", "keyWindow", "mainWindow"].contains(file.text($0)) }
        }
        let inDelegate = roots.first { opening in
            isOfWindow(opening)
                && (opening.scope.type.map {
                    $0.simpleName.hasSuffix("SceneDelegate") || $0.simpleName.hasSuffix("AppDelegate")
                } ?? false)
        }
        var all: [Value] = window ?? []
        if let given {
            report.entry = given
        } else if let first = window?.first {
            report.entry = screen(of: first.types[0])
            report.isEntryInStack = first.isInStack
        } else if let first = inDelegate ?? roots.first(where: isOfWindow) {
            report.entry = screen(of: first.value.types[0])
            report.isEntryInStack = first.value.isInStack
        }
        all += roots.map(\.value)
        for value in all {
            for type in value.types where screen(of: type) != report.entry && !report.roots.contains(screen(of: type)) {
                report.roots.append(screen(of: type))
            }
        }
    }

    private func tell(_ openings: [Opening], _ screens: Set<String>, _ report: inout SourceReport) {
        let sorted = openings.sorted { a, b in
            let x = files[a.file].tokens[a.place]
            let y = files[b.file].tokens[b.place]
            return (a.file, x.line, x.column, a.isUse ? 1 : 0) < (b.file, y.line, y.column, b.isUse ? 1 : 0)
        }
        for opening in sorted {
            let token = files[opening.file].tokens[opening.place]
            let path = files[opening.file].path
            report.openingsRead += 1
            func unread(_ why: String) {
                report.openings.append(.init(file: path, line: Int(token.line), column: Int(token.column), why: why))
            }
            if opening.segue != nil {
                unread("segue")
                continue
            }
            let isUnused = opening.routeCase.map { $0.uses.isEmpty } ?? false
            if opening.isRoute || isUnused { unread("route"); continue }
            if opening.value.isEmpty {
                if opening.kind == .root { report.openingsRead -= 1; continue }
                unread(
                    opening.value.isAlert
                        ? "alert"
                        : opening.value.isSystem ? "system" : opening.value.isParameter ? "wrapper" : "no-value")
                continue
            }
            tellEdges(opening, screens, path, token, &report)
        }
    }

    private func tellEdges(
        _ opening: Opening, _ screens: Set<String>, _ path: String, _ token: Token, _ report: inout SourceReport
    ) {
        limit = nil
        let found = sources(of: opening)
        if opening.kind != .root, let limit { note(limit, at: opening.place, in: opening.file) }
        var from: [(name: String?, isOpened: Bool)] = []
        for type in found.types {
            let lifted = lift(type, screens)
            if lifted.isCut { note(.containment, at: opening.place, in: opening.file) }
            for name in lifted.types where !from.contains(where: { $0.name == name }) {
                from.append((name, lifted.isOpened))
            }
        }
        if from.isEmpty { from = [(nil, true)] }
        let owner = owner(of: opening.scope)
        for source in from.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
            for to in opening.value.types.map({ screen(of: $0) }).sorted() {
                report.edges.append(
                    .init(
                        from: source.name, to: to, kind: opening.kind, by: source.name == nil ? "none" : found.by,
                        file: path,
                        line: Int(token.line), column: Int(token.column), owner: owner?.name,
                        function: owner.map { screen(of: $0.name) } == source.name ? opening.scope.function?.name : nil,
                        isInStack: opening.value.isInStack, style: opening.style, isNotOpened: !source.isOpened))
            }
        }
    }

    private func tellTypes(_ screens: Set<String>, _ report: inout SourceReport) {
        let hosted = Set(hostOf.keys)
        for type in order where type.keyword != nil && !type.isPreview {
            report.declared.insert(type.name)
            for name in type.inherited { report.inheriting[name, default: []].append(type.name) }
            let kind = kind(of: type)
            guard kind.isScreen, !hosted.contains(type.name) else { continue }
            report.screenTypes[type.name] = kind == .view
            if let place = type.place {
                let token = files[place.file].tokens[place.token]
                report.places[type.name] = (files[place.file].path, Int(token.line), Int(token.column))
            }
        }
        for name in contained.keys { report.named.insert(name) }
        for edge in report.edges { report.named.insert(edge.to) }
        let opening = Set(report.edges.compactMap(\.from))
        report.notOpened = report.screenTypes.keys.filter { name in
            !screens.contains(name) && !opening.contains(name) && contained[name] == nil
                && types[name].map { kind(of: $0) == .controller || kind(of: $0) == .view } ?? false
        }.sorted()
    }
}

import NavGraphSyntax

extension Decoder {
    /// Reads the whole file: the root of a module, or a fragment of it.
    func decodeFile(isRoot: Bool) throws(YAMLFailure) {
        let first = try events.peek()
        guard first.kind == .mappingStart || events.isEmpty(first) else {
            // A file that is not YAML has that one finding only.
            try events.skip()
            try events.finish()
            report(
                .wrongKind, at: first.span,
                "expected a mapping, found \(describe(first)); start a graph with 'navgraph: 1'")
            throw YAMLFailure(.wrongKind, at: .span(first.span), "")
        }
        let allowed = isRoot ? KeyTable.root.keys : KeyTable.fragment.keys
        var seen: KeySet = []
        var isFirst = true
        try forEachEntry(of: isRoot ? "a graph" : "a fragment") { event throws(YAMLFailure) in
            if isFirst {
                isFirst = false
                subjectSpan = event.span
                if isRoot, file.raw == 0 { graph.fileSpan = event.span }
            }
            guard let key = Key(event.text), KeyTable.root.keys.contains(key) else {
                let meant = try reportUnknownKey(event, of: "a graph", among: allowed)
                // Read as what it means, so that what it declares is known.
                if let meant, allowed.contains(meant), !seen.contains(meant) {
                    seen.insert(meant)
                    try read(event, among: allowed) { () throws(YAMLFailure) in
                        try decodeTopLevel(meant, event, seen: seen)
                    }
                } else {
                    try skipDeclared()
                }
                return
            }
            seen.insert(key)
            if isRoot, file.raw == 0 { graph.keySpans[key] = event.span }
            if !allowed.contains(key) {
                report(
                    .unknownKey, at: event.span,
                    "'\(key.spelling)' can only be used in a root file, not in an included file")
                try events.skip()
                return
            }
            try decodeTopLevel(key, event, seen: seen)
        }
        try events.finish()
        writeOutAlerts(in: nil)
        collectCutTexts()
        if let key = swiftModuleKey, graph.modules[module].isApp {
            report(.unknownKey, at: key, "'module' cannot be used in an app")
        }
        guard isRoot else { return }
        if seen.keys.isEmpty, !findings.isEmpty {
            // A file of something else.
            findings = []
            (isMisread, hasUnknownKey) = (false, false)
            missing("missing key 'navgraph'; this is not a graph, which starts with 'navgraph: 1'")
            return
        }
        if !seen.contains(.navgraph) {
            missing("missing key 'navgraph'; start the file with 'navgraph: 1'")
        }
        if !seen.contains(.app), !seen.contains(.module) {
            missing("missing key 'app' or 'module'")
            // Nothing is said of what only an app has.
            graph.modules[module].isApp = true
        }
        if seen.contains(.app), !seen.contains(.entry), !seen.contains(.host) {
            missing("missing key 'entry': the flow or screen that the app shows at launch")
        }
        if let key = hostKey, !graph.modules[module].isApp {
            report(.unknownKey, at: key, "'host' cannot be used in a module")
        }
    }

    /// Stops the process: a key is in a table, but the decoder of its mapping does not read it.
    func unread(_ key: Key) -> Never {
        preconditionFailure("'\(key.spelling)' is in a table of keys, but is not decoded")
    }

    /// Reports a missing key of the current element.
    func missing(_ message: String) { if !isMisread, !hasUnknownKey { report(.missingKey, at: subjectSpan, message) } }

    private func decodeTopLevel(_ key: Key, _ event: YAMLEvent, seen: KeySet) throws(YAMLFailure) {
        switch key {
        case .navgraph:
            if let version = try text(of: "'navgraph'"), !isKnownVersion(string(version.text)) {
                // Nothing else of the file is judged by a program that does not know its language.
                let written = string(version.text)
                let meant = versionMeant(by: written)
                var failure = YAMLFailure(
                    .wrongKind, at: .span(version.span),
                    meant.map { "\(quoted(written)) is not a language version; write '\($0)'" }
                        ?? "unknown language version \(quoted(written)); this program reads versions up to \(languageVersion), so update navgraph",
                    standsAlone: true)
                failure.fix = meant.map { [Replacement(version.span, with: $0)] } ?? []
                throw failure
            }
        case .app, .module:
            if seen.contains(key == .app ? .module : .app) {
                report(.unknownKey, at: event.span, "'app' and 'module' cannot be combined")
                try events.skip()
            } else {
                graph.modules[module].isApp = key == .app
                if let name = try name(of: key == .app ? "app" : "module") { graph.modules[module].name = name.text }
            }
        case .entry, .host:
            if seen.contains(key == .entry ? .host : .entry) {
                report(.unknownKey, at: event.span, "'entry' and 'host' cannot be combined")
                try events.skip()
            } else if key == .entry {
                try decodeEntry()
            } else {
                try decodeHost(event)
                if graph.host != nil { hostKey = event.span }
            }
        case .include:
            try forEachText(in: "'include'", each: "a file of 'include'") { includes.append($0) }
        case .imports:
            try forEachName(of: "'imports'", named: Elements(kind: .importAlias)) { alias throws(YAMLFailure) in
                if let path = try text(of: "the file of an import") {
                    imports.append((alias, path))
                } else {
                    draft.meantNames.insert(alias.text)
                }
            }
        case .conditions: try decodeConditions()
        case .platforms:
            let platforms = try decodePlatforms(of: "'platforms'", isList: true)
            if let first = platforms.first {
                graph.platforms = platforms.map(\.platform)
                graph.modules[module].platforms = graph.platforms
                graph.platformsSpan = first.span
            }
        case .links: try decodeLinkDomains()
        case .transitions:
            let transitions = try decodeTransitions()
            graph.appTransitions += transitions
        case .groups: try decodeGroups()
        case .swift: try decodeSwiftSettings()
        case .flows: try decodeFlows()
        case .screens: _ = try decodeScreens(in: nil)
        case .deepLinks: if try !reportLinkDomains(event, seen) { try decodeDeepLinks() }
        case .resolvers: try decodeResolvers()
        case .checks: try decodeChecks()
        case .lint: try decodeLint()
        case .draft: graph.draft = try text(of: "draft")?.text ?? .none
        default: unread(key)
        }
    }

    /// `host`: a screen of the app's own begins a stack that is the entry. Nobody else can name either.
    private func decodeHost(_ key: YAMLEvent) throws(YAMLFailure) {
        guard !draft.isImported, graph.host == nil else {
            try events.skip()
            return
        }
        let value = try events.peek()
        if value.kind == .scalar, isName(string(value.text).utf8), !events.isEmpty(value) {
            report(
                .wrongKind, at: value.span,
                "'host' has the events of an app with its own window; write 'entry: \(string(value.text))' for what the app shows at launch",
                fix: [Replacement(key.span, with: Key.entry.spelling)])
            return try decodeEntry()
        }
        // `[main]`
        if value.kind == .sequenceStart, let list = shown(value),
            case let name = String(list.dropFirst().dropLast().split(separator: " ").joined()), isName(name.utf8)
        {
            let before = findings.count
            try decodeEntry()
            findings.removeSubrange(before...)
            let whole = Span(offset: value.span.offset, length: UInt32(list.unicodeScalars.count))
            return report(
                .wrongKind, at: value.span,
                "'host' has the events of an app with its own window; write 'entry: \(name)' for what the app shows at launch",
                fix: [Replacement(key.span, with: Key.entry.spelling), Replacement(whole, with: name)])
        }
        let name = Key.host.symbol
        let flow = graph.flows.append(
            Flow(name: name, qualifiedName: name, module: module, file: file, span: key.span))
        var screen = Screen(name: name, qualifiedName: name, module: module, file: file, span: key.span, flow: flow)
        let id = graph.screens.append(screen)
        try within(.screen(id), named: name) { () throws(YAMLFailure) in
            screen.transitions = try decodeTransitions(of: "'host'", isHost: true)
        }
        screen.goesBack = false
        graph.screens[id] = screen
        graph.flows[flow].start = id
        graph.flows[flow].screens = IDRange(from: id.index, to: graph.screens)
        var entry = Alternative(role: .entry)
        entry.action = .root(.flow(flow))
        (entry.span, entry.valueSpan) = (key.span, key.span)
        graph.host = id
        graph.entry = graph.alternatives.append(entry)
        _ = drafts.append(ActionDraft())
        graph.entrySpan = key.span
    }

    /// Whether `deepLinks` has the schemes and hosts of `links`, which is reported.
    private func reportLinkDomains(_ key: YAMLEvent, _ seen: KeySet) throws(YAMLFailure) -> Bool {
        func isOfLinks(_ name: String) -> Bool { Key(rawValue: name).map(KeyTable.links.keys.contains) ?? false }
        let value = try events.peek()
        guard value.kind == .mappingStart, isOfLinks(string(try events.peekSecond().text)),
            let written = writtenEntries(of: value)?.entries, let first = written.first,
            written.allSatisfy({ isOfLinks($0.key) })
        else { return false }
        report(
            .unknownKey, at: key.span, "'\(first.key)' is a key of 'links'; write 'links'",
            fix: seen.contains(.links) ? [] : [Replacement(key.span, with: Key.links.spelling)])
        misnamedKey = .deepLinks
        try decodeLinkDomains()
        return true
    }

    private func decodeLinkDomains() throws(YAMLFailure) {
        try forEachKey(of: "'links'", among: .links) { key, _ throws(YAMLFailure) in
            if key == .pending {
                graph.modules[module].pending = try decodePending() ?? graph.modules[module].pending
                return
            }
            let (list, item): (ValueName, ValueName) =
                key == .schemes ? ("'schemes'", "a scheme") : ("'hosts'", "a host")
            try forEachText(in: list, each: item) { text throws(YAMLFailure) in
                guard string(text.text).utf8.allSatisfy({ $0 < 0x80 }) else {
                    reportNotASCII(text, isHost: key == .hosts)
                    return
                }
                let isValid = texts.withUTF8(of: text.text) { key == .schemes ? isScheme($0) : isHost($0) }
                guard isValid else {
                    let what =
                        key == .schemes
                        ? "not a valid URL scheme; use letters, digits, '+', '-' and '.', without '://'"
                        : "not a valid host; use a domain such as 'www.example.com', without scheme, port and path"
                    let written = string(text.text)
                    // `https://shop.example/`, `applinks:shop.example`
                    let marks = ["://", "applinks:", "webcredentials:"]
                    let host =
                        marks.lazy.compactMap { written.firstRange(of: $0)?.upperBound }.first ?? written.startIndex
                    let meant =
                        key == .schemes ? written.prefix { $0 != ":" } : written[host...].prefix { !"/:".contains($0) }
                    let form = (key == .schemes ? isScheme(meant.utf8) : isHost(meant.utf8)) ? String(meant) : nil
                    report(
                        .wrongKind, at: text.span,
                        "\(quoted(written)) is \(what)" + (form.map { ", as in '\($0)'" } ?? ""),
                        fix: form.map { [Replacement(text.span, with: $0)] } ?? [])
                    return
                }
                let entry = DeepLink.Text(value: text.text, span: text.span)
                if key == .schemes { graph.schemes.append(entry) } else { graph.hosts.append(entry) }
            }
        }
    }

    private func reportNotASCII(_ text: YAMLEvent, isHost: Bool) {
        let name = string(text.text)
        let right = isHost ? punycodeHost(name).map { ": \(quoted($0))" } ?? "" : ""
        report(
            .invalidName, at: text.span,
            "\(quoted(name)) is not a valid \(isHost ? "host" : "scheme"); use ASCII characters\(right)")
    }

    private func decodeSwiftSettings() throws(YAMLFailure) {
        try forEachKey(of: "'swift'", among: .swift) { key, event throws(YAMLFailure) in
            let span = try events.peek().span
            switch key {
            case .framework:
                settings.framework = try value(of: "'framework'", among: .frameworks) ?? settings.framework
                graph.swift.namesFramework = true
                // Where the file does not say what the app is for.
                if settings.framework == .appkit, graph.keySpans[.platforms] == nil {
                    (graph.platforms, graph.modules[module].platforms) = ([.macos], [.macos])
                }
            case .access:
                if let access: SwiftSettings.Access = try value(of: "'access'", among: .accesses) {
                    settings.access = (access, Place(file, span))
                }
            case .imports:
                try forEachText(in: "'imports'", each: "a module to import") { text throws(YAMLFailure) in
                    if let name = moduleName(text) { graph.swift.imports.append(name) }
                }
            case .support:
                if let text = try text(of: "'support'"), let name = moduleName(text) {
                    settings.support = (SwiftSettings.Support(name), Place(file, span))
                }
            case .module:
                swiftModuleKey = event.span
                if let text = try text(of: "'module'"), let name = moduleName(text) {
                    (settings.module, settings.modulePlace) = (name, Place(file, span))
                }
            case .bundle:
                let old = graph.modules[module].bundle
                graph.modules[module].bundle = try value(of: "'bundle'", among: .bundles) ?? old
            case .prefix: settings.prefix = try name(of: "'prefix'").map { string($0.text) } ?? settings.prefix
            case .factoryDefaults:
                let old = graph.modules[module].factoryDefaults
                graph.modules[module].factoryDefaults = try boolean(of: "'factoryDefaults'") ?? old
            case .deployment:
                guard let text = try text(of: "'deployment'") else { return }
                guard let version = Deployment(string(text.text)), version >= .lowest else {
                    report(
                        .wrongKind, at: text.span,
                        "'deployment' must be a version of iOS, such as 17 or 17.4; at least 15")
                    return
                }
                graph.swift.deployment = version
            case .container:
                guard
                    let container: SwiftSettings.DependencyContainer =
                        try value(of: "'container'", among: .dependencyContainers)
                else { return }
                settings.container = container
                graph.swift.containerPlace = Place(file, span)
            default: unread(key)
            }
        }
        graph.swift.framework = settings.framework
        graph.swift.access = settings.access?.value ?? .internal
        graph.swift.prefix = settings.prefix
        graph.swift.container = settings.container
        graph.swift.module = settings.module
        graph.swift.factoryDefaults = graph.modules[module].factoryDefaults
        graph.swift.support = settings.support?.value ?? .embedded
    }

    private var settings: ModuleSettings {
        get { graph.modules[module].swift }
        set { graph.modules[module].swift = newValue }
    }

    /// The name of a Swift module; reported where it can be none.
    private func moduleName(_ text: YAMLEvent) -> String? {
        guard checkName(text, mayBeReserved: true) else { return nil }
        let name = string(text.text)
        guard isSwiftKeyword(name) else { return name }
        report(.invalidName, at: text.span, "\(quoted(name)) is a Swift keyword, which cannot be the name of a module")
        return nil
    }

    private func decodeLint() throws(YAMLFailure) {
        try forEachKey(of: "'lint'", among: .lint) { _, _ throws(YAMLFailure) in
            try forEachEntry(of: "'rules'") { event throws(YAMLFailure) in
                var rule = decodeRule(event)
                if let found = rule, found == .limitExceeded || found.family == .baseline {
                    report(
                        .unknownKey, at: event.span,
                        "the level of \(quoted(found.rawValue)) cannot be set in a graph")
                    rule = nil
                }
                guard let level = try word(of: "the level of a rule", among: .levels), let rule else { return }
                graph.ruleLevels[rule] = Severity(rawValue: level.spelling).map(RuleLevel.severity) ?? .off
            }
        }
    }

    /// The rule that a key names; reported if no rule has that name.
    private func decodeRule(_ event: YAMLEvent) -> Rule? {
        let word = string(event.text)
        guard let rule = graph.rules.first(where: { $0.rawValue == word }) else {
            let near = nearest(to: word, among: graph.rules.map(\.rawValue))
            report(.unknownKey, at: event.span, "unknown rule \(quoted(word))" + didYouMean(near))
            return nil
        }
        return rule
    }

    /// `allow`: findings about this very element that are not reported.
    func decodeAllow() throws(YAMLFailure) {
        let (subject, place) = (subject, Place(file, subjectSpan))
        try forEachEntry(of: "'allow'") { event throws(YAMLFailure) in
            let rule = decodeRule(event)
            let reason = try prose(of: "the reason in 'allow'")
            guard !reason.isEmpty, let rule else { return }
            graph.allowances.append(Allowance(subject: subject, rule: rule, reason: reason, place: place))
        }
    }
}

/// Letters, digits, `+`, `-` and `.`, a letter in front.
func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.first?.isLetter == true && bytes.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
}

/// Letters, digits, hyphens, dots; `*.` in front.
private func isHost(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    let name = bytes.starts(with: "*.".utf8) ? bytes.dropFirst(2) : bytes[...]
    let labels = name.split(separator: dot, omittingEmptySubsequences: false)
    let isMadeOfLetters = name.allSatisfy {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == dot
    }
    return isMadeOfLetters && labels.allSatisfy { !$0.isEmpty }
}

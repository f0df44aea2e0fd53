import NavGraphSyntax

extension Decoder {
    /// Reads `deepLinks`.
    func decodeDeepLinks() throws(YAMLFailure) {
        try forEachName(of: "'deepLinks'", named: Elements(kind: .deepLink)) { key throws(YAMLFailure) in
            if try reportTemplate(key) { return }
            var link = DeepLink(
                name: key.text, qualifiedName: key.text, module: module, file: file, span: key.span)
            try decodeDeepLink(&link)
            _ = graph.deepLinks.append(link)
        }
    }

    /// Reports a link that is written as its template with what it opens, `/product/{id}: product`, instead of its name.
    private func reportTemplate(_ key: YAMLEvent) throws(YAMLFailure) -> Bool {
        let (template, value) = (string(key.text), try events.peek())
        guard template.hasPrefix("/"), value.kind == .scalar, isName(string(value.text).utf8) else { return false }
        if findings.last?.place.span == key.span { findings.removeLast() }
        let target = string(value.text)
        let form = proposable("\(target): { url: '\(template)', opens: \(target) }")
        report(
            .invalidName, at: key.span,
            "\(quoted(template)) is not a valid name; a link has a name and a 'url'"
                + (form.map { ": \(quoted($0))" } ?? ""),
            fix: form.map { [Replacement(key.span.through(value.span), with: $0)] } ?? [])
        _ = try events.next()
        return true
    }

    private func decodeDeepLink(_ link: inout DeepLink) throws(YAMLFailure) {
        var seen: KeySet = []
        var presentKeys: [(Key, Span)] = []
        var inKey = Span.start
        var opensKey = Span.start
        var pathKey: Span?
        var reuseKey: Span?
        var byKey = Span.start
        try forEachKey(of: "a deep link", among: .deepLink) { key, event throws(YAMLFailure) in
            seen.insert(key)
            if KeySet.presentation.contains(key) { link.givenPresentation.insert(key) }
            switch key {
            case .url: try decodeURLs(&link)
            case .under:
                link.under = []
                try forEachText(in: "'under'", each: "a scheme or host of 'under'") {
                    link.under?.append(DeepLink.Text(value: $0.text, span: $0.span))
                }
            case .query: try decodeQuery(&link)
            case .intent: link.intent = try decodeIntent()
            case .opens:
                opensKey = event.span
                if let target = try text(of: "the target of a deep link") {
                    (link.opensName, link.opensSpan) = (target.text, target.span)
                }
            case .by:
                byKey = event.span
                link.bySpan = try events.peek().span
                let by: DeepLink.By? = try value(of: "'by'", among: .linkWays)
                if by == nil { isMisread = true }
                link.by = by ?? .path
            case .style:
                presentKeys.append((key, event.span))
                link.presentation.style = try value(of: "'style'", among: .styles) ?? .sheet
            case .in:
                presentKeys.append((key, event.span))
                inKey = event.span
                link.presentation.inStack = try word(of: "'in'", among: .linkContainers) != nil
            case .locked:
                presentKeys.append((key, event.span))
                try decodeLock(&link.presentation)
            case .path where try isTemplate(events.peek()):
                report(
                    .unknownKey, at: event.span,
                    "'path' is the way to what the link opens; write 'url: \(string(try events.peek().text))'",
                    fix: [Replacement(event.span, with: Key.url.spelling)])
                seen.insert(.url)
                try decodeURLs(&link)
            case .path:
                pathKey = event.span
                try decodePath(&link)
            case .with: link.with = try decodeArguments()
            case .send:
                link.sendSpan = try events.peek().span
                link.send = try text(of: "the message of 'send'")?.text ?? .none
            case .pending: if let pending = try decodePending() { (link.pending, link.saysPending) = (pending, true) }
            case .reuse:
                reuseKey = event.span
                link.reuses = try flag(of: "'reuse'")
            case .expires: link.expires = try decodeSeconds()
            case .fallback:
                link.fallbackSpan = try events.peek().span
                link.isFallback = try flag(of: "'fallback'")
            default: try decode(key, of: DeepLink.fields, into: &link)
            }
        }
        if !seen.contains(.opens) { missing("missing key 'opens' in a deep link") }
        let entries: [Key] = [.url, .shortcut, .notification, .activity, .fallback]
        if !entries.contains(where: { seen.contains($0) }) {
            missing(
                "the link has no trigger; add 'url', 'shortcut', 'notification', 'activity' or 'fallback'")
        }
        if !link.isByPresent {
            for (key, span) in presentKeys {
                report(.conflictingActions, at: max(span, byKey), "'\(key.spelling)' requires 'by: present'")
            }
        }
        if !link.isByPath, let pathKey {
            report(
                .conflictingActions, at: max(pathKey, byKey), "'path' cannot be used with 'by: \(link.by.rawValue)'")
        }
        if !link.isByPush, let reuseKey, !isMisread {
            report(.conflictingActions, at: max(reuseKey, byKey), "'reuse' requires 'by: push'")
        }
        if link.presentation.inStack { link.conflictSpan = max(inKey, opensKey) }
        if let reuseKey, link.isByPush { link.conflictSpan = max(reuseKey, opensKey) }
    }

    func decodePending() throws(YAMLFailure) -> DeepLink.Pending? {
        try word(of: "'pending'", among: .linkWaits).flatMap { DeepLink.Pending(rawValue: $0.spelling) }
    }

    /// Reads `query`: params, and texts that must be there.
    private func decodeQuery(_ link: inout DeepLink) throws(YAMLFailure) {
        link.query = try decodeParams(of: "'query'") { name throws(YAMLFailure) in
            let value = try events.peek()
            guard value.kind == .scalar, case (.text, let text, _)? = plainArgument(value.text) else { return false }
            _ = try events.next()
            link.queryTexts.append(DeepLink.QueryText(name: name.text, value: text, span: name.span))
            return true
        }
    }

    /// Reads `true`, or the types of the app entities that give values.
    private func decodeIntent() throws(YAMLFailure) -> DeepLink.Intent? {
        let start = try events.peek()
        guard isMapping(start) else {
            return try flag(of: "'intent'") ? DeepLink.Intent(span: start.span) : nil
        }
        var intent = DeepLink.Intent(span: start.span)
        try forEachEntry(of: "'intent'") { key throws(YAMLFailure) in
            checkName(key, mayBeReserved: true)
            guard let source = try decodeTypeText(), let type = checkedType(source.text, at: source.span) else {
                return
            }
            intent.entities.append(
                .init(name: key.text, span: key.span, type: texts.intern(type), typeSpan: source.span))
        }
        return intent
    }

    private func decodeURLs(_ link: inout DeepLink) throws(YAMLFailure) {
        try forEachText(of: "'url'") { text throws(YAMLFailure) in
            if let template = template(text) { link.urls.append(template) } else { link.hasUnreadURL = true }
        }
    }

    private func isTemplate(_ event: YAMLEvent) -> Bool {
        event.kind == .scalar && string(event.text).hasPrefix("/") && proposable(string(event.text)) != nil
    }

    private func decodePath(_ link: inout DeepLink) throws(YAMLFailure) {
        var steps: [DeepLink.Step] = []
        link.pathSpan = try events.peek().span
        var isFirst = true
        try forEachItem(of: "'path'") { () throws(YAMLFailure) in
            guard let step = try text(of: "a step of 'path'") else { return }
            if isFirst, link.pathSpan.length == 0 { link.pathSpan = step.span }
            isFirst = false
            steps.append(.unresolved(step.text, span: step.span))
        }
        link.path = steps
    }

    private func decodeSeconds() throws(YAMLFailure) -> Double? {
        guard let event = try text(of: "'expires'") else { return nil }
        if let seconds = Double(string(event.text)), seconds > 0, seconds.isFinite,
            SwiftText.isNumber(string(event.text))
        {
            return seconds
        }
        let written = string(event.text)
        report(
            .wrongKind, at: event.span,
            "expected a number of seconds above 0 for 'expires', found \(quoted(written))",
            write: seconds(meantBy: written).map(String.init))
        return nil
    }

    /// `3600` for `1h`, `60 min` and `1 hour`.
    private func seconds(meantBy text: String) -> Int? {
        let number = numbers(in: text)
        let unit = text.lowercased().drop { !$0.isLetter }
        guard number.count == 1, number[0] > 0, unit.allSatisfy(\.isLetter) else { return nil }
        let units = [("s", 1), ("m", 60), ("h", 3600), ("d", 86400)]
        let isMonth = unit.hasPrefix("mo") || unit == "ms" || unit.hasPrefix("mil")
        guard !isMonth, let seconds = units.first(where: { unit.hasPrefix($0.0) })?.1 else { return nil }
        return number[0].multipliedReportingOverflow(by: seconds).overflow ? nil : number[0] * seconds
    }

    /// The whole numbers in a text; none if one is too large, or a fraction or negative.
    func numbers(in text: String) -> [Int] {
        let parts = text.split { !$0.isASCII || !$0.isNumber }
        let numbers = parts.compactMap { Int($0) }
        return text.contains("-") || parts.count != numbers.count ? [] : numbers
    }

    /// `{id}` for `{id:int}`, `{id?}` and `{{id}}`, as other tools write placeholders.
    private func placeholder(meantBy segment: Substring) -> String? {
        guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return nil }
        let name = segment.drop { "{<: ".contains($0) }.prefix { !"}>:? =".contains($0) }
        return isName(name.utf8) ? "{\(name)}" : nil
    }

    /// Reads a path template. LANGUAGE 7.
    private func template(_ event: YAMLEvent) -> LinkTemplate? {
        let text = string(event.text)
        func wrong(_ message: String, meant path: String? = nil) -> LinkTemplate? {
            let odd = OddCharacters.note(on: text)
            let meant = odd?.meant.map { $0.split(separator: "'").joined() } ?? path
            report(
                .wrongKind, at: event.span,
                "\(quoted(text)) is not a valid path template" + (odd?.note ?? "; " + message),
                fix: meant.map { [Replacement(event.span, with: "'\($0)'")] } ?? [])
            return nil
        }
        /// Placeholders behind a question mark, as in `/p?id={id}`.
        let query = text.firstIndex(of: "?").map { index in
            text[text.index(after: index)...].split(separator: "&").compactMap { $0.split(separator: "=").first }
        }
        if let names = query?.filter({ isName($0.utf8) }), !names.isEmpty {
            let params = names.map { "\($0): String" }.joined(separator: ", ")
            return wrong("declare query parameters in \(quoted("query: { \(params) }"))")
        }
        guard text.hasPrefix("/") else {
            // `shop.example/p/{id}`
            let first = text.prefix { $0 != "/" }
            let isHost = !text.contains("://") && first.contains(".") && first.utf8.count < text.utf8.count
            let path = pathTemplate(ofURL: isHost ? "https://" + text : text)
            return wrong(
                "start it with '/'" + (path.map { ": \(quoted($0))" } ?? "")
                    + (text.contains("://") || isHost ? ", and declare schemes and hosts in 'links'" : ""),
                meant: path)
        }
        var parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        if parts.last == "" { parts.removeLast() }
        var hasRest = false
        if parts.last == "**" {
            parts.removeLast()
            hasRest = true
        }
        var segments: [LinkTemplate.Segment] = []
        var names: Set<Substring> = []
        for part in parts {
            if part.isEmpty { return wrong("remove the empty segment") }
            if part == "*" {
                segments.append(.any)
                continue
            }
            if part.contains("*") {
                return wrong("'*' must be a whole segment, and '**' must be the last segment")
            }
            if part.hasPrefix("{"), part.hasSuffix("}") {
                let name = String(part.dropFirst().dropLast())
                guard isName(name.utf8) else {
                    let path = parts.map { placeholder(meantBy: $0) ?? String($0) }.joined(separator: "/")
                    if let plain = placeholder(meantBy: part),
                        let form = proposable("/" + path + (hasRest ? "/**" : ""))
                    {
                        let type = name.contains(":") ? ", and its type in 'payload'" : ""
                        return wrong("write \(quoted(plain))\(type): \(quoted(form))", meant: form)
                    }
                    return wrong("\(quoted("{" + name + "}")) is not a placeholder with a valid name")
                }
                guard names.insert(part).inserted else {
                    return wrong("\(quoted("{" + name + "}")) occurs twice")
                }
                segments.append(.placeholder(texts.intern(name)))
            } else if part.contains("{") || part.contains("}") {
                return wrong("a placeholder must be a whole segment: '{name}'")
            } else if part.unicodeScalars.contains(where: {
                $0.value < 0x21 || $0 == "?" || $0 == "#" || $0.value == 0x7F
            }) {
                return wrong("remove white space, '?' and '#', and declare query parameters in 'query'")
            } else {
                segments.append(.literal(texts.intern(String(part))))
            }
        }
        return LinkTemplate(text: event.text, segments: segments, hasRest: hasRest, span: event.span)
    }

    /// Reads `resolvers`.
    func decodeResolvers() throws(YAMLFailure) {
        try forEachName(of: "'resolvers'", named: Elements(kind: .resolver)) { key throws(YAMLFailure) in
            let before = findings.count
            var resolver = Resolver(
                name: key.text, qualifiedName: key.text, module: module, file: file, span: key.span)
            try forEachKey(of: "a resolver", among: .resolver) { key, _ throws(YAMLFailure) in
                guard key == .gives else { return try decode(key, of: Resolver.fields, into: &resolver) }
                guard let source = try decodeTypeText() else { return }
                if let type = checkedType(source.text, at: source.span) { resolver.gives = texts.intern(type) }
            }
            if resolver.gives.isEmpty, findings.count == before {
                missing("missing key 'gives' in a resolver")
            }
            _ = graph.resolvers.append(resolver)
        }
    }
}

/// The template of a URL with its scheme and host. Behind a scheme of the app, the host is the first segment.
func pathTemplate(ofURL text: String) -> String? {
    var path = "/" + text
    if let colon = text.firstRange(of: "://") {
        path = "/" + text[colon.upperBound...]
        if ["http", "https"].contains(text[..<colon.lowerBound].lowercased()) {
            path = text[colon.upperBound...].firstIndex(of: "/").map { String(text[$0...]) } ?? "/"
        }
    }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
        segment.first == ":" && isName(segment.dropFirst().utf8) ? "{\(segment.dropFirst())}" : String(segment)
    }
    let isPlain = path.allSatisfy { !$0.isWhitespace && !"'\"?#".contains($0) }
    return isPlain ? proposable(segments.joined(separator: "/")) : nil
}

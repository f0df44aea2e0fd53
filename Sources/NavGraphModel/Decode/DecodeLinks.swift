import NavGraphSyntax

extension Decoder {
    /// Reads `deepLinks`.
    func decodeDeepLinks() throws(YAMLFailure) {
        try forEachEntry(of: "'deepLinks'", named: Elements(kind: .deepLink)) {
            key throws(YAMLFailure) in
            let name = qualified(key.text)
            try within(Subject(.deepLink, name: name), at: key.span) { () throws(YAMLFailure) in
                checkName(key, mayBeReserved: true)
                var link = DeepLink(name: key.text, qualifiedName: name, module: module, file: file, span: key.span)
                try decodeDeepLink(&link)
                _ = graph.deepLinks.append(link)
            }
        }
    }

    private func decodeDeepLink(_ link: inout DeepLink) throws(YAMLFailure) {
        var seen: KeySet = []
        var presentKeys: [(Key, Span)] = []
        var inKey = Span.start
        var opensKey = Span.start
        var pathKey: Span?
        var byKey = Span.start
        try forEachKey(of: "a deep link", among: .deepLink) { key, event throws(YAMLFailure) in
            seen.insert(key)
            switch key {
            case .url:
                try forEachText(of: "url") { text throws(YAMLFailure) in
                    if let template = template(text) { link.urls.append(template) }
                }
            case .under:
                var under: [DeepLink.Text] = []
                try forEachText(in: "'under'", each: "a scheme or host of 'under'") { text throws(YAMLFailure) in
                    under.append(DeepLink.Text(value: text.text, span: text.span))
                }
                link.under = under
            case .query: link.query = try decodeParams(of: "'query'")
            case .payload: link.payload = try decodeParams(of: "'payload'")
            case .shortcut: link.shortcuts = try decodeTexts(of: "shortcut")
            case .notification: link.notifications = try decodeTexts(of: "notification")
            case .activity: link.activities = try decodeTexts(of: "activity")
            case .opens:
                opensKey = event.span
                if let target = try text(of: "what a link opens") {
                    link.opensName = target.text
                    link.opensSpan = target.span
                }
            case .by:
                byKey = event.span
                link.bySpan = try events.peek().span
                link.isByPresent = try word(of: "by", among: .linkWays) == .present
            case .style:
                presentKeys.append((key, event.span))
                if let style = try decodeStyle() { link.presentation.style = style }
            case .in:
                presentKeys.append((key, event.span))
                inKey = event.span
                link.presentation.inStack = try word(of: "in", among: .linkContainers) != nil
            case .locked:
                presentKeys.append((key, event.span))
                link.presentation.isLocked = try flag(of: "locked")
            case .path:
                pathKey = event.span
                try decodePath(&link)
            case .with: link.with = try decodeArguments()
            case .send:
                link.sendSpan = try events.peek().span
                link.send = try text(of: "the message of 'send'")?.text ?? .none
            case .requires: link.requires = try decodeLiterals(of: "requires")
            case .pending: link.isDropped = try word(of: "pending", among: .linkWaits) == .drop
            case .expires: link.expires = try decodeSeconds()
            case .fallback: link.isFallback = try flag(of: "fallback")
            case .title: link.title = try text(of: "title")?.text ?? .none
            case .about: link.about = try text(of: "about")?.text ?? .none
            default: try decodeAllow()
            }
        }
        if !seen.contains(.opens) { report(.missingKey, at: subjectSpan, "the link does not say what it 'opens'") }
        let entries: [Key] = [.url, .shortcut, .notification, .activity, .fallback]
        if !entries.contains(where: { seen.contains($0) }) {
            report(
                .missingKey, at: subjectSpan,
                "nothing can raise the link; it needs a 'url', 'shortcut', 'notification' or 'activity', or 'fallback'")
        }
        if !link.isByPresent {
            for (key, span) in presentKeys {
                report(.conflictingActions, at: max(span, byKey), "'\(key.spelling)' goes with 'by: present'")
            }
        } else if let pathKey {
            report(.conflictingActions, at: max(pathKey, byKey), "'path' does not go with 'by: present'")
        }
        if link.presentation.inStack { link.conflictSpan = max(inKey, opensKey) }
    }

    private func decodeTexts(of what: StaticString) throws(YAMLFailure) -> [DeepLink.Text] {
        var texts: [DeepLink.Text] = []
        try forEachText(of: what) { text throws(YAMLFailure) in
            texts.append(DeepLink.Text(value: text.text, span: text.span))
        }
        return texts
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
        guard let event = try text(of: "expires") else { return nil }
        if let seconds = Double(string(event.text)), seconds > 0, seconds.isFinite,
            SwiftText.isNumber(string(event.text))
        {
            return seconds
        }
        report(
            .wrongKind, at: event.span, "'expires' is a number of seconds above 0, not \(quoted(string(event.text)))")
        return nil
    }

    /// Reads a path template. LANGUAGE 7.
    private func template(_ event: YAMLEvent) -> LinkTemplate? {
        if let segments = plainSegments(of: event.text) {
            return LinkTemplate(text: event.text, segments: segments, hasRest: false, span: event.span)
        }
        let text = string(event.text)
        func wrong(_ message: String) -> LinkTemplate? {
            report(.wrongKind, at: event.span, "\(quoted(text)) is no path template: \(message)")
            return nil
        }
        guard text.hasPrefix("/") else { return wrong("it begins with '/'; schemes and hosts stand under 'links'") }
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
            if part.isEmpty { return wrong("a segment is empty") }
            if part == "*" {
                segments.append(.any)
                continue
            }
            if part.contains("*") {
                return wrong("'*' is a whole segment, and '**' stands at the end only, as a segment of its own")
            }
            if part.hasPrefix("{"), part.hasSuffix("}") {
                var name = String(part.dropFirst().dropLast())
                guard name.withUTF8({ isName($0) }) else { return wrong("\(quoted("{" + name + "}")) holds no name") }
                guard names.insert(part).inserted else {
                    return wrong("\(quoted("{" + name + "}")) stands in it twice")
                }
                segments.append(.placeholder(texts.intern(name)))
            } else if part.contains("{") || part.contains("}") {
                return wrong("a placeholder is a whole segment, '{name}'")
            } else if part.unicodeScalars.contains(where: {
                $0.value < 0x21 || $0 == "?" || $0 == "#" || $0.value == 0x7F
            }) {
                return wrong("a segment has no white space, '?' or '#'; queries stand under 'query'")
            } else {
                segments.append(.literal(texts.intern(String(part))))
            }
        }
        return LinkTemplate(text: event.text, segments: segments, hasRest: hasRest, span: event.span)
    }

    /// The segments of a template that is nothing but sound ASCII; `nil` where a longer look is needed.
    private func plainSegments(of text: Symbol) -> [LinkTemplate.Segment]? {
        var ranges: [Range<Int>] = []
        let isPlain = texts.withUTF8(of: text) { bytes in
            guard bytes.first == UInt8(ascii: "/") else { return false }
            var start = 1
            for i in 1...bytes.count where i == bytes.count || bytes[i] == UInt8(ascii: "/") {
                if start == i, i == bytes.count { break }
                guard isPlainSegment(bytes[start..<i]) else { return false }
                ranges.append(start..<i)
                start = i + 1
            }
            return true
        }
        guard isPlain else { return nil }
        var segments: [LinkTemplate.Segment] = []
        segments.reserveCapacity(ranges.count)
        for range in ranges {
            let isPlaceholder = texts.withUTF8(of: text) { $0[range.lowerBound] == UInt8(ascii: "{") }
            if isPlaceholder {
                let name = range.lowerBound + 1..<range.upperBound - 1
                let segment = LinkTemplate.Segment.placeholder(texts.intern(name, of: text))
                if segments.contains(segment) { return nil }
                segments.append(segment)
            } else {
                segments.append(.literal(texts.intern(range, of: text)))
            }
        }
        return segments
    }

    private func isPlainSegment(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
        if bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") {
            return isName(bytes.dropFirst().dropLast())
        }
        return !bytes.isEmpty
            && bytes.allSatisfy {
                switch $0 {
                case UInt8(ascii: "*"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "#"):
                    false
                default: $0 > 0x20 && $0 < 0x7F
                }
            }
    }

    /// Reads `resolvers`.
    func decodeResolvers() throws(YAMLFailure) {
        try forEachEntry(of: "'resolvers'", named: Elements(kind: .resolver)) {
            key throws(YAMLFailure) in
            let name = qualified(key.text)
            try within(Subject(.resolver, name: name), at: key.span) { () throws(YAMLFailure) in
                checkName(key, mayBeReserved: true)
                let before = findings.count
                var resolver = Resolver(name: key.text, qualifiedName: name, module: module, file: file, span: key.span)
                try forEachKey(of: "a resolver", among: .resolver) { key, _ throws(YAMLFailure) in
                    if key == .payload {
                        resolver.payload = try decodeParams(of: "'payload'")
                    } else if let source = try decodeTypeText() {
                        if let type = SwiftText.type(source.text) {
                            resolver.gives = texts.intern(type)
                        } else {
                            reportNoType(source.text, at: source.span)
                        }
                    }
                }
                if resolver.gives.isEmpty, findings.count == before {
                    report(.missingKey, at: subjectSpan, "the resolver does not say what it 'gives'")
                }
                _ = graph.resolvers.append(resolver)
            }
        }
    }
}

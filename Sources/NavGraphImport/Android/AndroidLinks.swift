import NavGraphModel
import NavGraphXML

extension AndroidImporter {
    /// A deep link's URI in its parts.
    private struct Template {
        var domain: String
        var isHost: Bool
        var segments: [Segment]
        /// Names in the URL, and what they give a value to.
        var query: [(name: String, param: String)]

        enum Segment { case literal(String), param(String), any, rest }

        /// `nil`: it has parts that no link of the language has.
        init?(_ uri: String) {
            guard !uri.utf8.contains(UInt8(ascii: "#")) else { return nil }
            let parts = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            var path = parts[0]
            var scheme: String?
            if let colon = path.firstIndex(of: ":"), path[colon...].hasPrefix("://") {
                scheme = String(path[..<colon]).lowercased()
                path = String(path[colon...].dropFirst(3))
            }
            var texts = path.split(separator: "/").map(String.init)
            if let scheme, scheme != "http", scheme != "https" {
                isHost = false
                domain = scheme
            } else {
                guard !texts.isEmpty else { return nil }
                isHost = true
                domain = texts.removeFirst().lowercased()
            }
            guard !domain.isEmpty, domain.utf8.allSatisfy(Self.isOfDomain) else { return nil }
            segments = []
            for (number, text) in texts.enumerated() {
                if text == ".*" {
                    segments.append(number == texts.count - 1 ? .rest : .any)
                } else if text.hasPrefix("{"), text.hasSuffix("}"), Self.isPlain(String(text.dropFirst().dropLast())) {
                    segments.append(.param(String(text.dropFirst().dropLast())))
                } else if Self.isPlain(text) {
                    segments.append(.literal(text))
                } else {
                    return nil
                }
            }
            query = []
            guard parts.count > 1 else { return }
            for pair in parts[1].split(separator: "&") {
                let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
                guard sides.count == 2, Self.isPlain(sides[0]), sides[1].hasPrefix("{"), sides[1].hasSuffix("}"),
                    Self.isPlain(String(sides[1].dropFirst().dropLast()))
                else { return nil }
                query.append((sides[0], String(sides[1].dropFirst().dropLast())))
            }
        }

        private static func isOfDomain(_ byte: UInt8) -> Bool {
            byte.isDigit || byte.isSmall || "-.+".utf8.contains(byte)
        }
        private static func isPlain(_ text: String) -> Bool {
            !text.isEmpty && text.utf8.allSatisfy { $0.isDigit || $0.isLetter || "-._~".utf8.contains($0) }
        }

        var params: [String] {
            segments.compactMap { if case .param(let name) = $0 { name } else { nil } } + query.map(\.param)
        }
    }

    /// Deep links with what they open.
    private var linkElements: [(element: XMLElement, meaning: Meaning, around: Origin)] {
        graphs.indices.flatMap { graph in
            graphs[graph].links.map { ($0, Meaning.graph(graph), graphs[graph].origin) }
                + graphs[graph].members.flatMap { member -> [(XMLElement, Meaning, Origin)] in
                    guard case .destination(let number) = member else { return [] }
                    return destinations[number].links.map { ($0, .destination(number), destinations[number].origin) }
                }
        }
    }

    /// Gives screens the params that only links name.
    func readPlaceholders() {
        for (element, meaning, around) in linkElements {
            guard let template = nonEmpty(element["uri"]).flatMap({ Template($0) }), let screen = screen(of: meaning)
            else {
                continue
            }
            for written in template.params {
                guard let name = paramName(written), !draft.screens[screen].params.contains(where: { $0.name == name })
                else { continue }
                draft.screens[screen].params.append(DraftParam(name: name, type: "String?"))
                report.add(
                    .undeclaredArgument,
                    "undeclared argument '\(name)' of a deep link; it was imported as an optional String",
                    at: place(of: element, in: around.file))
            }
        }
    }

    /// Makes deep links. IMPORT 5.
    func makeLinks() {
        var names = NameRegistry()
        for (element, meaning, around) in linkElements {
            report.count("deepLink")
            let origin = place(of: element, in: around.file)
            guard let target = target(of: meaning), let screen = screen(of: meaning),
                let template = nonEmpty(element["uri"]).flatMap({ Template($0) }),
                let link = link(template, to: target, params: draft.screens[screen].params, at: origin)
            else {
                report.became("deepLink", .lost)
                report.add(.deepLink, "a deep link uses an unsupported feature or lacks a param", at: origin)
                continue
            }
            report.became("deepLink", .link)
            draft.links.append(link)
            draft.links[draft.links.count - 1].name = names.take([draft.name(of: target)])
        }
    }

    private func link(
        _ template: Template, to target: DraftTarget, params: [DraftParam], at origin: Origin
    ) -> DraftLink? {
        var url = ""
        var given: Set<String> = []
        func param(_ written: String) -> DraftParam? {
            guard let name = paramName(written), let param = params.first(where: { $0.name == name }),
                SwiftText.type(param.type).map(SwiftText.isTextual) ?? false, given.insert(name).inserted
            else { return nil }
            return param
        }
        for segment in template.segments {
            switch segment {
            case .literal(let text): url += "/" + text
            case .any: url += "/*"
            case .rest: url += "/**"
            case .param(let written):
                guard let param = param(written) else { return nil }
                url += "/{\(param.name)}"
            }
        }
        var link = DraftLink(
            name: "", url: url.isEmpty ? "/" : url, domain: template.domain, isHost: template.isHost, opens: target,
            origin: origin)
        for (written, value) in template.query {
            guard let name = paramName(written), name == written, let param = param(value),
                !link.query.contains(where: { $0.name == name })
            else { return nil }
            link.query.append(NamedText(name: name, text: param.spelled))
            if name != param.name { link.with.append(NamedText(name: param.name, text: name)) }
        }
        guard !params.contains(where: { $0.isRequired && !given.contains($0.name) }) else { return nil }
        return link
    }
}

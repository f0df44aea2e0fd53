import NavGraphModel
import NavGraphSyntax

/// The reason why no link matches an entry.
package enum LinkMiss: Sendable {
    case noURL(LinkURL.Problem)
    /// The app does not have this scheme; in lower case.
    case scheme(String)
    /// The app does not have this host; in lower case.
    case host(String)
    /// No template matches; the nearest ones, the best first.
    case noTemplate([NearTemplate])
    /// No link has this shortcut, notification or activity.
    case noEntry(kind: String, known: [String], nearest: String?)
}

/// A template that nearly matches a URL.
package struct NearTemplate: Sendable {
    /// The reason why the template does not match.
    package enum Mismatch: Sendable, Equatable {
        /// Segments count from 1.
        case literal(segment: Int, wanted: String, found: String)
        case value(name: Symbol, type: String, found: String)
        case emptySegment(segment: Int)
        /// The segment is `.` or `..`, or has a control character: no placeholder and no `*` stands for it.
        case noPlaceholderText(segment: Int)
        case undecodable(segment: Int)
        /// The URL ends where this segment of the template stands.
        case ends(before: String)
        /// The URL goes on with this segment where the template ends.
        case goesOn(with: String)
        case missingQuery(name: Symbol)
        /// A name of the query has another value than the text that it must have.
        case queryText(name: Symbol, wanted: String)
        /// Its link is not under the scheme or host of the URL.
        case notUnder
        case queryValue(name: Symbol, type: String, found: String?)
    }
    package var link: DeepLinkID
    package var template: LinkTemplate
    package var mismatch: Mismatch
    /// How many segments fit, twice, and a little for one that is nearly right; less what one has more than the other.
    var score: Int
}

extension LinkMatcher {
    /// Why no link takes a URL that `match` finds none for. O(size of the templates · log of their number).
    package func miss(of url: LinkURL) -> LinkMiss {
        switch domain.foreign(url) {
        case .scheme: return .scheme(String(decoding: url.scheme, as: UTF8.self))
        case .host: return .host(String(decoding: url.host, as: UTF8.self))
        case nil: break
        }
        let query = LinkQuery(url.query)
        var near = templates.compactMap { nearness(of: $0, to: url, query) }.filter { $0.score > 0 }
        near = near.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .prefix(3).map(\.element)
        return .noTemplate(near)
    }

    private func nearness(of template: Template, to url: LinkURL, _ query: LinkQuery) -> NearTemplate? {
        let segments = template.template.segments
        let graph = params.graph
        var score = 0
        var mismatch: NearTemplate.Mismatch?
        var placeholder = 0
        func note(_ new: NearTemplate.Mismatch) { mismatch = mismatch ?? new }
        for (index, segment) in segments.enumerated() {
            guard index < url.segmentCount else {
                note(.ends(before: written(segment)))
                break
            }
            if case .placeholder = segment { placeholder += 1 }
            if url.undecodable == index {
                note(.undecodable(segment: index + 1))
                continue
            }
            let found = url.segment(index)
            switch segment {
            case .literal(let literal):
                let isFolded = index == 0 && url.beginsWithHost
                let isSame = graph.text.withUTF8(of: literal) { wanted in
                    isFolded ? wanted.map(lowercased).elementsEqual(found.map(lowercased)) : wanted.elementsEqual(found)
                }
                if isSame {
                    score += 2
                    continue
                }
                let texts = (graph.text[literal], String(decoding: found, as: UTF8.self))
                if nearest(to: texts.1, among: [texts.0]) != nil { score += 1 }
                note(.literal(segment: index + 1, wanted: texts.0, found: texts.1))
            case .any:
                if let wrong = segmentMismatch(found, at: index) { note(wrong) } else { score += 1 }
            case .placeholder(let name):
                let param = template.placeholders[placeholder - 1]
                if let wrong = segmentMismatch(found, at: index) {
                    note(wrong)
                } else if param.valueType.accepts(found) {
                    score += 1
                } else {
                    note(
                        .value(
                            name: name, type: param.typeName(in: graph), found: String(decoding: found, as: UTF8.self)))
                }
            }
        }
        let more = url.segmentCount - segments.count
        if more > 0 {
            if let broken = url.undecodable, broken >= segments.count {
                note(.undecodable(segment: broken + 1))
            } else if !template.template.hasRest {
                note(.goesOn(with: String(decoding: url.segment(segments.count), as: UTF8.self)))
            }
        }
        if more < 0 || !template.template.hasRest { score -= min(abs(more), 100) }
        if let domain = template.domain, domain.foreign(url) != nil { note(.notUnder) }
        if mismatch == nil { mismatch = queryMismatch(of: template, query) }
        return mismatch.map {
            NearTemplate(link: template.link, template: template.template, mismatch: $0, score: score)
        }
    }

    /// Why neither a placeholder nor `*` may stand for a segment; `nil` where it may.
    private func segmentMismatch(_ segment: ArraySlice<UInt8>, at index: Int) -> NearTemplate.Mismatch? {
        if segment.isEmpty { return .emptySegment(segment: index + 1) }
        return isPlaceholderText(segment) ? nil : .noPlaceholderText(segment: index + 1)
    }

    private func queryMismatch(of template: Template, _ query: LinkQuery) -> NearTemplate.Mismatch? {
        for text in template.queryTexts where !query.has(text, in: params.graph.text) {
            if query[text.name, in: params.graph.text] == nil { return .missingQuery(name: text.name) }
            return .queryText(name: text.name, wanted: params.graph.text[text.value])
        }
        for param in template.query {
            switch query[param.name, in: params.graph.text] {
            case nil: if !param.isOptional { return .missingQuery(name: param.name) }
            case .undecodable: return .queryValue(name: param.name, type: param.typeName(in: params.graph), found: nil)
            case .text(let text):
                if param.valueType.accepts(text[...]) { continue }
                return .queryValue(
                    name: param.name, type: param.typeName(in: params.graph),
                    found: String(decoding: text, as: UTF8.self))
            }
        }
        return nil
    }

    private func written(_ segment: LinkTemplate.Segment) -> String {
        switch segment {
        case .literal(let literal): params.graph.text[literal]
        case .placeholder(let name): "{\(params.graph.text[name])}"
        case .any: "*"
        }
    }
}

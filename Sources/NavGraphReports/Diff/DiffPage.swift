import NavGraphChanges
import NavGraphModel
import NavGraphPictures
import NavGraphSyntax
import NavGraphXML

/// The page of two graphs: each as a separate page, and both as one, which begins with what changes. PAGE 7.
///
/// `sourceURL`, `draw`: as of `htmlPage`. What cannot be read is left out, with its errors.
package func diffPage(
    of diff: GraphDiff, old oldSource: PageSource, new newSource: PageSource, sourceURL: String?,
    draw: ([[UInt8]]) throws -> [[UInt8]]
) throws -> [UInt8] {
    func contents(_ checked: CheckedGraph?, _ source: PageSource) -> PageContents? {
        guard let checked, checked.isUsable else { return nil }
        return PageContents(of: checked, from: source, sourceURL: sourceURL)
    }
    let old = contents(diff.old, oldSource), new = contents(diff.new, newSource)
    guard let last = new ?? old else { return errorPage(of: diff) }
    let both = diff.changes.map {
        pagePictures(from: diff.graphs.old, to: diff.graphs.new, $0, options: last.options)
    }
    let (oldPictures, bothPictures) = (old?.pictures() ?? [], both ?? last.pictures())
    let newPictures = new?.pictures() ?? []
    // Equal pictures are drawn once.
    let sources = (oldPictures + bothPictures + newPictures).map(\.source).unique()
    let drawings = Dictionary(uniqueKeysWithValues: zip(sources, try draw(sources)))
    func drawn(_ picture: PagePicture, _ shown: [ScreenID: String]) -> String {
        pageSVG(drawings[picture.source] ?? [], of: picture, thumbnails: shown)
    }
    var templates = oldPictures.map { template($0, drawn($0, old?.shown ?? [:]), side: "old") }
    var known: [String: String] = [:]
    for picture in bothPictures {
        let svg = drawn(picture, last.shown)
        known[picture.name] = svg
        templates.append(template(picture, svg, side: "both"))
    }
    for picture in newPictures {
        let svg = drawn(picture, new?.shown ?? [:])
        let text = template(picture, svg, side: "new")
        // What did not change is there once.
        if known[picture.name] == svg, let index = templates.firstIndex(of: template(picture, svg, side: "both")) {
            templates[index] = template(picture, svg, side: "both new")
        } else {
            templates.append(text)
        }
    }
    let names = Set(new?.symbols.map(\.name) ?? [])
    let symbols = (new?.symbols ?? []) + (old?.symbols ?? []).filter { !names.contains($0.name) }
    let data: JSON = [
        "version": 1, "graph": .string(diff.name), "sides": .present(["old": old?.data, "new": new?.data]),
        "changes": changesJSON(diff, newSource),
    ]
    let body = pageBody(symbols: symbols.map(\.symbol), data: data, templates: templates)
    return Array(page(title: "Changes of \(diff.name)", body: body).utf8)
}

/// Where neither graph can be read, what is wrong.
private func errorPage(of diff: GraphDiff) -> [UInt8] {
    let hash = base64(sha256(Array(PageFiles.style.utf8)))
    return Array(
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-\(hash)'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Changes of \(xml(diff.name))</title>
        <style>\(PageFiles.style)</style>
        </head>
        <body>
        <main><pre>\(xml(diffText(diff)))</pre></main>
        </body>
        </html>

        """.utf8)
}

private func changesJSON(_ diff: GraphDiff, _ source: PageSource) -> JSON {
    let changes = diff.changes?.changes ?? []
    var signs = changes.map { change in
        let subject = change.kind == .removed ? change.old?.subject : nil
        return (key: subject ?? change.element.subject, value: JSON.string(change.status.sign))
    }
    // What has a transition that changed has changed.
    let known = Set(signs.map(\.key))
    let owners = changes.compactMap { change -> String? in
        guard change.element.kind == .transition, let owner = change.element.owner else { return nil }
        return ["screen", "flow", "group"].map { "\($0):\(owner)" }.first(where: diff.elements.contains)
    }
    signs += Set(owners).subtracting(known).sorted().map { ($0, .string("~")) }
    let bySubject = Dictionary(changes.map { ($0.element.subject, $0.status.sign) }) { a, _ in a }
    let coming = Set(diff.come.map { "\($0.finding.rule.rawValue) \($0.finding.subject)" })
    let stay =
        diff.changes == nil
        ? []
        : Report(diff.new.map { [$0] } ?? [], files: source.files).findings.filter {
            $0.message.severity != .note && !coming.contains("\($0.rule.rawValue) \($0.subject)")
        }
    let rows = { (kind: Consequence.Kind) in JSON.array(diff.demands(kind).map { diff.row(of: $0).json }) }

    return .present([
        "heading": .string(diff.heading), "counts": diff.countLine.map { .string($0) }, "signs": .object(signs),
        "errors": .array(diff.looseFindings.map(\.json)),
        "items": .array(
            (diff.isOldBroken ? [] : diff.items()).map { $0.json(bySubject[$0.subject], teams: diff.teams(of: $0)) }
        ),
        "weaker": rows(.heldLess), "stricter": rows(.heldMore),
        "notJudged": .array(diff.notJudged.map(JSON.string)),
        "gone": .array(diff.gone.filter { $0.message.severity != .note }.map(\.json)),
        "stay": .array(stay.map { $0.renamed(source.path).json }),
        "lines": .array(
            diff.lines.map {
                ["sign": .string(["+", "−"].contains($0.mark) ? $0.mark : "~"), "text": .string($0.text)]
            }),
    ])
}

extension LocatedFinding {
    fileprivate var json: JSON {
        [
            "rule": .string(rule.rawValue), "severity": .string(message.severity.rawValue),
            "message": .string(message.text), "place": .string(message.place.text),
        ]
    }
}

extension DiffRow {
    fileprivate var json: JSON {
        .present([
            "rank": .string("\(rank)"), "sentence": sentence.json,
            "place": placeText.isEmpty ? nil : .string(placeText),
            "run": run?.json,
        ])
    }
}

extension DiffItem {
    fileprivate func json(_ sign: String?, teams: [String]) -> JSON {
        .present([
            "subject": .string(subject), "sign": sign.map { .string($0) }, "rank": .string("\(rank)"),
            "kind": kind.isEmpty ? nil : .string(kind), "name": .string(name),
            "alike": alike.isEmpty ? nil : .array(alike.map(JSON.string)), "headline": headline.json,
            "run": run?.json, "place": place.map { .string($0.text) },
            "teams": teams.isEmpty ? nil : .array(teams.map(JSON.string)),
            "rows": .array(rows.map(\.json)),
        ])
    }
}

extension ShownRun {
    fileprivate var json: JSON {
        .present([
            "side": .string(isOld ? "old" : "new"), "play": .string(play), "parts": .array(parts.map(JSON.string)),
            "end": .string(end), "parting": parting.map(JSON.int),
        ])
    }
}

extension Phrase {
    fileprivate var json: JSON {
        .array(
            parts.map { part in
                switch part {
                case .literal(let text), .text(let text), .url(let text): .string(text)
                case .code(let name): ["code": .string(name)]
                case .bold(let text): ["bold": .string(text)]
                }
            })
    }
}

import NavGraphModel
import NavGraphPictures
import NavGraphRuns
import NavGraphSwift
import NavGraphSyntax

/// One file that shows a graph in a browser: pictures, and a panel for each element. It asks for nothing outside itself,
/// and a policy keeps everything from running but its own script.
func htmlPage(of checked: CheckedGraph, files: InputFiles) throws -> [UInt8] {
    let graph = checked.graph
    var options = DiagramOptions()
    options.marks = marks(of: checked)
    options.runs = checked.runs
    options.previews = previews(of: checked, files: files)
    let images = previewImages(options.previews, of: checked, files: files)
    let pictures = pagePictures(of: graph, options: options)
    let drawings = try pictures.map { pageSVG(try drawn($0.source, as: "svg", images: images.byPath)) }
    let data = pageData(of: checked, pictures: pictures.count, images: images.byScreen, files: files).bytes(
        lineDepth: 0)
    let name = xml(graph.name)
    let policy = [
        "default-src 'none'", "script-src 'sha256-\(base64(sha256(Array(pageScript.utf8))))'",
        "style-src 'sha256-\(base64(sha256(Array(pageStyle.utf8))))'", "img-src data:", "base-uri 'none'",
        "form-action 'none'",
    ].joined(separator: "; ")
    let templates = zip(pictures, drawings).enumerated().map { index, picture in
        "<template id=\"p\(index)\" data-title=\"\(xml(picture.0.title))\">\(picture.1)</template>\n"
    }.joined()
    let text = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(name)</title>
        <style>\(pageStyle)</style>
        </head>
        <body>
        <header><h1>\(name)</h1>
        <div class="search"><input id="find" type="search" placeholder="Search ( / )" aria-label="Search"><ul id="hits" hidden></ul></div>
        <label>Flow <select id="flow"><option value="">all</option></select></label>
        <label>While <select id="condition"><option value="">anything</option></select></label>
        <button id="dark">Dark or light</button><button id="keys">Keys ( ? )</button></header>
        <nav aria-label="Flows and screens"><ul id="tree"></ul></nav>
        <main id="view" tabindex="0" aria-label="Diagram"><div id="stage"></div></main>
        <aside id="panel" tabindex="-1" aria-label="Details" hidden></aside>
        <div id="help" role="dialog" aria-label="Keys" hidden><p>Arrows: to the neighbour · Enter: details · / search</p><p>+ − 0: larger, smaller, all · u: overview</p><p>h: highlight the shortest way · Esc: close</p></div>
        <div id="print"></div>
        <script type="application/json" id="data">\(String(decoding: data, as: UTF8.self))</script>
        \(templates)<script>\(pageScript)</script>
        </body>
        </html>

        """
    return Array(text.utf8)
}

/// What the script reads: the elements, the tree of flows and screens, the conditions.
private func pageData(
    of checked: CheckedGraph, pictures: Int, images: [ScreenID: String], files: InputFiles
) -> JSON {
    let graph = checked.graph
    let elements = pageElements(of: graph)
    let report = Report([checked], files: files)
    let subjects = Set(elements.map(\.subject))
    let bySubject = Dictionary(grouping: report.findings) { owner(of: $0.subject, among: subjects) }
    let places = locate(
        elements.map { (place: $0.place, severity: Severity.note, text: "") }, in: graph, of: checked.input,
        files: files)
    let numbers = Dictionary(elements.compactMap { element in element.screen.map { (graph.name(of: $0), element.id) } })
    {
        a, _ in a
    }
    var flowPage: [Int: Int] = [:]
    if pictures > 1 {
        for (index, flow) in elements.filter({ $0.kind == .flow }).enumerated() { flowPage[flow.id] = index + 1 }
    }
    let all = zip(elements, places).map { element, place in
        let findings = bySubject[element.subject] ?? []
        let run = element.screen.flatMap { checked.runs?.witness(to: $0) }.map { runJSON($0.steps(in: graph), numbers) }
        return json(
            of: element, place: "\(place.file):\(place.start.line)", findings: findings, run: run,
            preview: element.screen.flatMap { images[$0] }, page: flowPage[element.flow ?? element.id], numbers)
    }
    let loose = elements.filter { $0.kind == .screen && $0.flow == nil }.map(\.id)
    let tree = elements.filter { $0.kind != .screen && $0.kind != .link }.map(\.id) + loose
    let conditions = graph.conditions.map { graph.text[$0.qualifiedName] }
    return [
        "elements": .array(all), "tree": .array(tree.map(JSON.int)), "conditions": .array(conditions.map(JSON.string)),
    ]
}

/// The screen, flow or link that a subject is of: `screen:list` of `transition:list.open#2`; else the app.
private func owner(of subject: String, among elements: Set<String>) -> String {
    if elements.contains(subject) { return subject }
    guard let colon = subject.firstIndex(of: ":") else { return "app" }
    guard ["transition", "outcome", "message", "param"].contains(subject[..<colon]) else { return "app" }
    let name = subject[subject.index(after: colon)...]
    let owner = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return ["screen:", "flow:", "deepLink:"].map { $0 + owner }.first(where: elements.contains) ?? "app"
}

private func json(
    of element: PageElement, place: String, findings: [LocatedFinding], run: JSON?, preview: String?, page: Int?,
    _ numbers: [String: Int]
) -> JSON {
    func arrows(_ arrows: [PageElement.Arrow]) -> JSON? {
        list(arrows) { [.string($0.text), .string($0.kind), .int($0.element)] }
    }
    return .object(
        present([
            "id": .int(element.id), "kind": .string(element.kind.rawValue), "title": .string(element.title),
            "name": .string(element.name), "place": .string(place),
            "search": .string(searchText(element, findings)),
            "about": element.about.isEmpty ? nil : .string(element.about),
            "flow": element.flow.map(JSON.int), "p": page.map(JSON.int), "preview": preview.map(JSON.string),
            "findings": list(findings) { json(of: $0, numbers) },
            "facts": list(element.facts) { [.string($0.title), .array($0.lines.map(JSON.string))] },
            "to": arrows(element.leadsTo), "from": arrows(element.openedFrom),
            "links": list(element.links) { [.string($0.name), .string($0.entries), .string($0.way)] },
            "needs": list(element.requires, JSON.string),
            "screens": element.screens.map { .array($0.map(JSON.int)) },
            "run": run,
        ]))
}

private func searchText(_ element: PageElement, _ findings: [LocatedFinding]) -> String {
    let words = [element.title, element.name] + element.words + findings.map(\.rule.rawValue)
    return words.map { $0.lowercased() }.unique().joined(separator: "\n")
}

private func json(of finding: LocatedFinding, _ numbers: [String: Int]) -> JSON {
    [
        "rule": .string(finding.rule.rawValue), "severity": .string(finding.message.severity.rawValue),
        "badge": .string("\(finding.message.severity.badge)"), "message": .string(finding.message.text),
        "run": runJSON(finding.witness, numbers),
    ]
}

/// Each step: what is done, and the element of the screen that is current then.
private func runJSON(_ run: WitnessRun, _ numbers: [String: Int]) -> JSON {
    .array(
        runSteps(run).enumerated().map { index, step in
            let screen = run[index].screen.flatMap { numbers[$0] }
            return [.string(step.action), screen.map(JSON.int) ?? .null]
        })
}

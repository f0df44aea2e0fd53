import NavGraphModel
import NavGraphPictures
import NavGraphSyntax
import NavGraphThumbnails
import NavGraphXML

package struct PageSource {
    let files: any GraphFiles
    let previews: [ScreenID: DiagramPreview]
    /// The pictures of screens that name none.
    let thumbnails: [ScreenID: Thumbnail]
    package var facts: ElementFacts?
    /// Where the page will be; `nil`: wherever it is opened.
    package var pageURL: String?
    /// Returns the path of a file as the page shows it.
    package var path: (String) -> String = { $0 }

    package init(
        files: any GraphFiles, previews: [ScreenID: DiagramPreview], thumbnails: [ScreenID: Thumbnail]
    ) {
        (self.files, self.previews, self.thumbnails) = (files, previews, thumbnails)
    }
}

/// One file that shows a graph in a browser: what was found, its pictures, every element, every run to play. It asks for
/// nothing outside itself, and a policy keeps everything from running but its own script.
///
/// `sourceURL`: where a place of the text is shown, with `{path}` and `{line}`; `draw`: makes SVG of all
/// DOT at once, and throws what this function throws.
package func htmlPage(
    of checked: CheckedGraph, from source: PageSource, sourceURL: String? = nil, draw: ([[UInt8]]) throws -> [[UInt8]]
) throws -> [UInt8] {
    let contents = PageContents(of: checked, from: source, sourceURL: sourceURL)
    return Array(page(title: checked.graph.name, body: try contents.body(draw: draw)).utf8)
}

/// The same page, kept up to date.
package func livePage(
    of checked: CheckedGraph, from source: PageSource, sourceURL: String?, draw: ([[UInt8]]) throws -> [[UInt8]]
) throws -> LivePage {
    let body = try PageContents(of: checked, from: source, sourceURL: sourceURL).body(draw: draw)
    return LivePage { stamp in page(title: checked.graph.name, body: body, stamp: stamp) }
}

/// A picture as the script finds it; `side`: of which graphs, where there are two.
func template(_ picture: PagePicture, _ svg: String, side: String = "") -> String {
    let sides = side.isEmpty ? "" : " data-side=\"\(side)\""
    return "<template data-p=\"\(xml(picture.name))\" data-title=\"\(xml(picture.title))\"\(sides)>\(svg)</template>\n"
}

struct PageContents {
    let graph: NavGraph
    private(set) var options = DiagramOptions()
    private(set) var shown: [ScreenID: String]
    /// The pictures of screens, each with the name of its screen.
    private(set) var symbols: [(name: String, symbol: String)]
    let data: JSON

    init(of checked: CheckedGraph, from source: PageSource, sourceURL: String?) {
        let graph = checked.graph
        self.graph = graph
        var options = DiagramOptions()
        options.marks = DiagramMarks(
            checked.findings.lazy.filter { $0.severity != .note }.map { ($0.subject, $0.severity) }, in: graph)
        options.runs = checked.runs
        let pictures = ScreenPictures(of: checked, source)
        options.previews = pictures.places
        (shown, symbols) = (pictures.names, pictures.symbols)
        self.options = options
        data = .object(
            pageData(of: checked, source)
                + present(["source": sourceURL.map(JSON.string), "url": source.pageURL.map(JSON.string)]))
    }

    func pictures() -> [PagePicture] { pagePictures(of: graph, options: options) }

    fileprivate func body(draw: ([[UInt8]]) throws -> [[UInt8]]) throws -> String {
        let pictures = pictures()
        let templates = zip(pictures, try draw(pictures.map(\.source))).map { picture, svg in
            template(picture, pageSVG(svg, of: picture, thumbnails: shown))
        }
        return pageBody(symbols: symbols.map(\.symbol), data: data, templates: templates)
    }
}

/// JSON in which nothing ends a script: `<` is escaped. O(size).
func withoutTags(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 16)
    for byte in json {
        if byte == UInt8(ascii: "<") { result += "\\u003c".utf8 } else { result.append(byte) }
    }
    return result
}

func pageBody(symbols: [String], data: JSON, templates: [String]) -> String {
    let json = String(decoding: withoutTags(data.bytes(lineDepth: 0)), as: UTF8.self)
    return """
        \(pageFrame)
        <svg id="symbols" width="0" height="0" aria-hidden="true">\(symbols.joined())</svg>
        <script type="application/json" id="data">\(json)</script>
        \(templates.joined())<script>\(PageFiles.script)</script>
        """
}

/// A page. With a stamp it is kept up to date: it has one more script, which may read the file beside the page.
func page(title: String, body: String, stamp: String? = nil) -> String {
    let isLive = stamp != nil
    func hash(_ text: String) -> String { "'sha256-\(base64(sha256(Array(text.utf8))))'" }
    let scripts = [hash(PageFiles.script)] + (isLive ? [hash(PageFiles.liveScript), "file:"] : [])
    let styles = [hash(PageFiles.style)] + (isLive ? [hash(PageFiles.liveStyle)] : [])
    let policy = [
        "default-src 'none'", "script-src \(scripts.joined(separator: " "))",
        "style-src \(styles.joined(separator: " "))", "img-src data:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
    return """
        <!doctype html>
        <html lang="en"\(stamp.map { " data-stamp=\"\($0)\"" } ?? "")>
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(xml(title))</title>
        <style>\(PageFiles.style)</style>\(isLive ? "\n<style>\(PageFiles.liveStyle)</style>" : "")
        </head>
        <body>
        \(body)\(isLive ? "\n<script>\(PageFiles.liveScript)</script>" : "")
        </body>
        </html>

        """
}

private let pageFrame = """
    <button id="skip" type="button">Skip to content</button>
    <header><div id="bar"></div><div id="sub" hidden></div></header>
    <nav id="side" aria-label="Flows and screens"></nav>
    <main id="main" tabindex="-1">
    <div id="start"></div>
    <div id="map" hidden></div>
    <div id="answer" hidden></div>
    <div id="play" hidden></div>
    </main>
    <aside id="panel" aria-label="Selection" tabindex="-1" hidden></aside>
    <div id="print"></div>
    """

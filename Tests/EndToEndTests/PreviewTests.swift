import Foundation
import NavGraphTestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Pictures of screens in the diagrams.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct PreviewTests {
    let workspace = Workspace()

    init() throws {
        let graph = Sample.notes.replacing(
            "noteList:\n", with: "noteList:\n        preview: pictures/the &list'.png\n"
        ).replacing("noteDetail: {}", with: "noteDetail: { preview: pictures/detail.png }")
        try workspace.write(graph, to: "Graphs/notes.yaml")
        try workspace.write(Self.png, to: "Graphs/pictures/the &list'.png")
    }

    /// Two pixels wide and four high, red.
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAAECAIAAAArjXluAAAAEElEQVR4nGP4z8AARAzYKAB3pAf53le34gAAAABJRU5ErkJggg=="
    )!

    @Test func areAsWideAsTheNodeAndAsHighAsTheyAre() throws {
        let dot = try workspace.run("render", "Graphs/notes.yaml").output
        #expect(dot.contains("width=\"96\" height=\"192\"><img src=\"Graphs/pictures/the &amp;list'.png\""))
        #expect(dot.components(separatedBy: "<img ").count == 2, "what is not there is left out")
    }

    /// A browser shows a picture beside an SVG only where it stands itself, and not at all in a page that shows the SVG.
    @Test(.needsGraphviz, arguments: ["notes.svg", "elsewhere/notes.svg"]) func areInTheSVGItself(file: String) throws {
        try workspace.expect("render Graphs/notes.yaml --output \(file)")
        let svg = try workspace.text(file)
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains("<image href=\"data:image/png;base64,\(Self.png.base64EncodedString())\""))
        #expect(svg.contains("<use href=\"#th-noteList\"") && !svg.contains("href=\"Graphs"))
    }

    @Test(.needsGraphviz) func areInTheSVGOfCompileAndThePage() throws {
        _ = try workspace.run("compile", "Graphs/notes.yaml", "--output", "out", "--diagram", "svg")
        let image = "data:image/png;base64,\(Self.png.base64EncodedString())"
        #expect(try workspace.text("out/Notes.svg").contains(image))
        #expect(try workspace.run("render", "Graphs/notes.yaml", "--format", "html").output.contains(image))
    }

    /// Graphviz finds the file: what it cannot read it leaves out, with a warning.
    @Test(.needsGraphviz) func areDrawnByGraphviz() throws {
        let size = { try Data(contentsOf: workspace.url("notes.png")).count }
        _ = try workspace.run("render", "Graphs/notes.yaml", "--output", "notes.png")
        let with = try size()
        try FileManager.default.removeItem(at: workspace.url("Graphs/pictures"))
        _ = try workspace.run("render", "Graphs/notes.yaml", "--output", "notes.png")
        #expect(try size() != with)
    }

    @Test func whatCannotBeShownIsSaid() throws {
        try workspace.write("<svg onload='alert(1)'/>", to: "Graphs/pictures/the &list'.png")
        try workspace.expect(
            "render Graphs/notes.yaml",
            errors: """
                ^navgraph: warning: the preview of 'noteList' is not shown: 'Graphs/pictures/the &list'.png' is not a PNG or JPEG file
                navgraph: warning: the preview of 'noteDetail' is not shown: 'Graphs/pictures/detail.png' cannot be read
                $
                """, lacks: "<img ")
        try workspace.expect("render Graphs/notes.yaml --format html", lacks: "data:image/")
    }
}

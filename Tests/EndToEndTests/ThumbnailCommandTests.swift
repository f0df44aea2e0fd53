import Foundation
import NavGraphTestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `--previews`: small pictures of screens from their interface files, in the SVG and in the page. PAGE 6.
@Suite(.processorTime, .needsGraphviz, .timeLimit(.minutes(10)))
struct ThumbnailCommandTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(
            """
            navgraph: 1
            app: Feeds
            entry: reading
            flows:
              reading:
                container: stack
                screens:
                  feeds:
                    from: { storyboard: Main, id: Feeds }
                    transitions: { open: { push: article }, add: { push: added }, ask: { present: sure, style: alert } }
                  article: { from: { storyboard: Main, id: Articles } }
                  added: { from: { xib: Added } }
                  sure: { about: Nothing can be undone., outcomes: { remove: {} } }

            """, to: "Graphs/feeds.yaml")
        try workspace.write(Self.storyboard, to: "App/B/Main.storyboard")
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          targetRuntime="iOS.CocoaTouch">
        <scenes><scene><objects><viewController storyboardIdentifier="Feeds" id="a">
        <view key="view"><rect key="frame" x="0.0" y="0.0" width="300" height="500"/><subviews>
        <label text="Daily News"><rect key="frame" x="20" y="100" width="200" height="20"/></label>
        <label text="Weekly"><rect key="frame" x="20" y="140" width="200" height="20"/></label>
        </subviews></view></viewController></objects></scene></scenes>
        </document>
        """

    @Test func areInTheirNodes() throws {
        let result = try workspace.expect("render Graphs/feeds.yaml --previews App --format svg")
        #expect(XMLParser(data: Data(result.output.utf8)).parse())
        let place = try #require(result.output.firstRange(of: "viewBox=\"0 0 300 500\""))
        let picture = result.output[place.lowerBound...]
        let end = try #require(picture.firstRange(of: "</symbol>"))
        #expect(picture[..<end.lowerBound].contains(">Daily News</text>"))
        let use = try #require(result.output.firstRange(of: "<use href=\"#th-feeds\""))
        #expect(
            result.output[use.upperBound...].prefix(60).contains("width=\"96\" height=\"160\"/>"), "as wide as a node")
        #expect(result.output.contains("Nothing can be undone."), "the alert")
        #expect(
            result.errors.split(separator: "\n").map(String.init) == [
                "scene 'Articles' of 'article' not found in 'Main.storyboard'",
                "file 'Added.xib' of 'added' not found",
            ])
    }

    /// An image is a picture before a drawing of the interface file, and after `preview`.
    @Test func imagesOfTestsAreShown() throws {
        let image = try #require(Data(base64Encoded: Self.image))
        for name in ["Feeds.png", "feeds-dark.png", "Unknown.png"] { try workspace.write(image, to: "Shots/\(name)") }
        try workspace.write(image + Data(repeating: 0, count: 205_000), to: "Shots/My Article.png")
        try workspace.write("text", to: "Shots/Added.png")
        let options = ["render", "Graphs/feeds.yaml", "--snapshots", "Shots", "--previews", "App", "--format"]
        let picture = try workspace.run(arguments: options + ["svg"])
        #expect(picture.status == 0 && XMLParser(data: Data(picture.output.utf8)).parse())
        #expect(picture.output.contains("<image href=\"data:image/png;base64,\(Self.image)\""))
        #expect(!picture.output.contains(">Daily News</text>"))
        let page = try workspace.run(arguments: options + ["html"])
        #expect(page.output.contains("<symbol id=\"th-feeds\" viewBox="), "not marked as drawn")
        for result in [picture, page] {
            let lines = result.errors.split(separator: "\n").map(String.init)
            #expect(
                Array(lines.prefix(3)) == [
                    "'Shots/My Article.png' is not shown: it is larger than 200 KB; make it smaller with 'sips -Z 800 \"Shots/My Article.png\"'",
                    "'Shots/Added.png' is not shown: it is not a PNG or JPEG file",
                    "1 of 4 screens has a snapshot; 1 image matches no screen",
                ])
        }
        try workspace.write("snapshots: Shots\npreviews: App\n", to: ".navgraph.yaml")
        try workspace.git(["init", "-q"])
        #expect(try workspace.run("render", "Graphs/feeds.yaml", "--format", "svg").output == picture.output)
        try workspace.expect("render Graphs/feeds.yaml --snapshots Shots", 64)
        #expect(
            try workspace.run(arguments: ["render", "Graphs/feeds.yaml", "--snapshots", "No", "--format", "svg"]).status
                == 66)
    }

    /// A PNG of one pixel.
    private static let image =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="

    /// The project file says where they are, for all commands that draw.
    @Test func areFoundByTheProjectFile() throws {
        try workspace.git(["init", "-q"])
        let options = ["render", "Graphs/feeds.yaml", "--format"]
        let named = ["svg", "html"].map { options + [$0, "--previews", "App"] }
        let wanted = try named.map { try workspace.run(arguments: $0).output }
        try workspace.write("previews: App\n", to: ".navgraph.yaml")
        for (format, wanted) in zip(["svg", "html"], wanted) {
            #expect(try workspace.run(arguments: options + [format]).output == wanted, "\(format)")
        }
        try workspace.expect("render ../Graphs/feeds.yaml --format svg", output: ">Daily News</text>", in: "App")
        #expect(try workspace.run(arguments: options + ["dot"]).status == 0, "a format without them")
        try workspace.write(
            workspace.text("Graphs/feeds.yaml").replacing(
                "feeds:\n        from", with: "feeds:\n        title: New\n        from"),
            to: "new.yaml")
        try workspace.expect("diff Graphs/feeds.yaml new.yaml --format svg", output: ">Daily News</text>")
    }

    @Test func areInThePage() throws {
        let page = try workspace.run("render", "Graphs/feeds.yaml", "--previews", "App", "--format", "html").output
        #expect(page.contains("<symbol id=\"th-feeds\" class=\"drawn\" viewBox=\"0 0 300 500\""))
        #expect(page.contains("<symbol id=\"th-sure\" viewBox"))
        #expect(!page.contains("th-article"))
    }

    /// Pictures that people took, and the word that there is to be none, stand.
    @Test func aPreviewGoesFirst() throws {
        let graph = try workspace.text("Graphs/feeds.yaml").replacing(
            "feeds:\n        from", with: "feeds:\n        preview: none\n        from")
        try workspace.write(graph, to: "Graphs/feeds.yaml")
        try workspace.expect("render Graphs/feeds.yaml --previews App --format svg", lacks: "Daily News")
    }

    @Test func ofTwoFilesTheFirstByPathIsTaken() throws {
        try workspace.write(Self.storyboard.replacing("Daily News", with: "Old News"), to: "App/A/Main.storyboard")
        try workspace.expect(
            "render Graphs/feeds.yaml --previews App --format svg", output: "Old News",
            errors: "using 'App/A/Main.storyboard'")
    }

    @Test func whatIsNoXMLIsSaid() throws {
        try workspace.write("<document>\n<scenes>", to: "App/B/Main.storyboard")
        try workspace.expect(
            "render Graphs/feeds.yaml --previews App --format svg",
            errors: "App/B/Main.storyboard:2: not well-formed; no thumbnails are drawn from it")
    }

    @Test func wrongUsageIsSaid() throws {
        try workspace.expect("render Graphs/feeds.yaml --previews App", 64)
        try workspace.expect("render Graphs/feeds.yaml --previews Nowhere --format svg", 66, errors: "'Nowhere'")
    }
}

import Foundation
import NavGraphImport
import NavGraphTestSupport
import NavGraphThumbnails
import NavGraphXML
import Testing

/// Pictures of screens from interface files, and of alerts. PAGE 6.
@Suite(.processorTime) struct ThumbnailTests {
    private static let kinds: Set = ["svg", "rect", "circle", "path", "text", "g"]

    /// The picture of the initial scene around views.
    fileprivate func draw(_ views: String, controller: String = "", resources: String = "") -> Thumbnail? {
        let file = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
              targetRuntime="iOS.CocoaTouch" initialViewController="a">
            <scenes><scene><objects><viewController id="a">
            <view key="view"><rect key="frame" x="0.0" y="0.0" width="300" height="500"/><subviews>\(views)</subviews></view>
            \(controller)</viewController></objects></scene></scenes><resources>\(resources)</resources></document>
            """
        let drawn = drawThumbnails(of: [("s", .storyboard("Main", id: nil))], in: ["Main.storyboard"]) { _ in
            Array(file.utf8)
        }
        return drawn.thumbnails["s"]
    }

    fileprivate func label(_ text: String, _ more: String = "", y: Int = 100, width: Int = 200, color: String = "")
        -> String
    {
        """
        <label text="\(text)" \(more)><rect key="frame" x="20" y="\(y)" width="\(width)" height="20"/>\(color)</label>
        """
    }

    @Test func drawsTextsWhereTheFileHasThem() throws {
        let picture = try #require(draw(label("Name") + label("Mail", "textAlignment=\"center\"", y: 140)))
        #expect(picture.viewBox == "0 0 300 500")
        #expect(picture.shapes.contains(##"<text x="20" y="116" font-size="17" fill="#000000">Name</text>"##))
        #expect(picture.shapes.contains(#"text-anchor="middle""#))
    }

    @Test func leavesOutWhatIsHiddenOrHasNoPlace() throws {
        let hidden = label("Secret", "hidden=\"YES\"") + label("Ghost", "alpha=\"0\"") + #"<label text="Lost"/>"#
        let picture = try #require(draw(label("Name") + label("Mail", y: 140) + hidden))
        for word in ["Secret", "Ghost", "Lost"] { #expect(!picture.shapes.contains(word)) }
    }

    @Test func squeezesTextThatIsTooWideAndCutsWhatIsMuchTooWide() throws {
        let picture = try #require(
            draw(label("A long name", width: 70) + label("A very long name indeed", y: 140, width: 70)))
        #expect(picture.shapes.contains(#"textLength="70""#))
        #expect(picture.shapes.contains("…</text>"))
    }

    @Test func whiteTextOnNothingDarkIsGrey() throws {
        let white = #"<color key="textColor" white="1" alpha="1" colorSpace="custom"/>"#
        let picture = try #require(draw(label("Name", color: white) + label("Mail", y: 140)))
        #expect(picture.shapes.contains(##"fill="#8f8f8f">Name"##))
    }

    @Test func namedColoursAreThoseOfTheFile() throws {
        let color = #"<color key="textColor" name="Brand"/>"#
        let brand =
            #"<namedColor name="Brand"><color red="1" green="0" blue="0" alpha="0.5" colorSpace="custom"/></namedColor>"#
        let picture = try #require(draw(label("Name", color: color) + label("Mail", y: 140), resources: brand))
        #expect(picture.shapes.contains(##"fill="#ff0000" fill-opacity="0.5">Name"##))
    }

    @Test func thereIsNoPictureOfHardlyAnything() {
        #expect(draw("") == nil)
        #expect(draw(label("Name")) == nil)
        let bar = #"<navigationItem key="navigationItem" title="Title"/>"#
        #expect(draw(label("Name") + label("Mail", y: 20), controller: bar) == nil, "the bar covers one of them")
    }

    @Test func hostileTextsStayTexts() throws {
        let hostile = "&lt;/text&gt;&lt;script&gt;x&lt;/script&gt; ]]&gt; \u{202E}abc &quot;&amp;"
        let picture = try #require(draw(label(hostile, width: 2000) + label("Mail", y: 140)))
        #expect(!picture.shapes.contains("<script"))
        #expect(!picture.shapes.unicodeScalars.contains("\u{202E}"))
        check(picture)
    }

    @Test func drawsAtMostThreeHundredElements() throws {
        let picture = try #require(draw((0..<1000).map { label("T\($0)", y: $0 % 400) }.joined()))
        #expect(picture.shapes.components(separatedBy: "<").count - 1 <= 600, "each element has a beginning and an end")
        check(picture)
    }

    @Test func saysWhatCannotBeDrawn() {
        let good = Array(
            #"<document targetRuntime="iOS.CocoaTouch"><scenes><scene><objects/></scene></scenes></document>"#.utf8)
        let result = drawThumbnails(
            of: [
                ("feedList", .storyboard("Main", id: "Feeds")), ("broken", .xib("Broken")), ("again", .xib("Broken")),
                ("lost", .xib("Lost")), ("deep", .xib("Deep")), ("declared", .xib("Declared")),
            ], in: ["B/Main.storyboard", "A/Main.storyboard", "Broken.xib", "Deep.xib", "Declared.xib"]
        ) { path in
            switch path {
            case "A/Main.storyboard": good
            case "Broken.xib": Array("<document>\n<objects>".utf8)
            case "Deep.xib": Array((String(repeating: "<a>", count: 201) + String(repeating: "</a>", count: 201)).utf8)
            case "Declared.xib": Array("<!DOCTYPE document [<!ENTITY a 'b'>]><document/>".utf8)
            default: nil
            }
        }
        #expect(result.thumbnails.isEmpty)
        #expect(
            result.problems == [
                "found 2 files 'Main.storyboard'; using 'A/Main.storyboard'",
                "scene 'Feeds' of 'feedList' not found in 'Main.storyboard'",
                "Broken.xib:2: not well-formed; no thumbnails are drawn from it",
                "file 'Lost.xib' of 'lost' not found",
                "Deep.xib:1: not well-formed; no thumbnails are drawn from it",
                "Declared.xib:1: not well-formed; no thumbnails are drawn from it",
            ])
    }

    @Test func alertsAreDrawnFromTheGraph() {
        let pair = alertThumbnail(
            title: "Delete it?", about: "It is gone then.", buttons: ["delete", "keep"], isSheet: false)
        #expect(pair.width == 270)
        #expect(pair.shapes.contains(">Delete</text>"))
        #expect(pair.shapes.contains(">Keep</text>"))
        let sheet = alertThumbnail(title: "Delete it?", about: nil, buttons: ["delete", "keep"], isSheet: true)
        #expect(sheet.height > pair.height - 20)
        let many = alertThumbnail(title: "T", about: nil, buttons: (0..<9).map { "choice\($0)" }, isSheet: false)
        #expect(many.shapes.components(separatedBy: "Choice").count == 7)
        for picture in [pair, sheet, many] { check(picture) }
    }

    /// Each initial scene and each xib of the corpus: XML that parses, of the allowed elements alone, the same twice.
    @Test(.enabled(if: shared != nil, "the shared corpus is absent"))
    func interfaceFilesOfRealApps() throws {
        let root = try #require(shared).appendingPathComponent("corpus")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            let stem = file.deletingPathExtension().lastPathComponent
            let source: ThumbnailSource
            switch file.pathExtension {
            case "storyboard": source = .storyboard(stem, id: nil)
            case "xib": source = .xib(stem)
            default: continue
            }
            let bytes = [UInt8](try Data(contentsOf: file))
            func draw() -> Thumbnail? {
                drawThumbnails(of: [("s", source)], in: [file.lastPathComponent]) { _ in bytes }.thumbnails["s"]
            }
            guard let picture = draw() else { continue }
            #expect(picture == draw())
            check(picture)
            count += 1
        }
        #expect(count > 100)
    }

    private func check(_ picture: Thumbnail) {
        let text = "<svg>" + picture.shapes + "</svg>"
        guard let root = try? readXML(Array(text.utf8)) else {
            Issue.record("not well-formed: \(text.prefix(300))")
            return
        }
        var kinds: Set<String> = []
        func visit(_ element: XMLElement) {
            kinds.insert(element.name)
            for child in element.children { visit(child) }
        }
        visit(root)
        #expect(kinds.isSubset(of: Self.kinds))
    }
}

extension ThumbnailTests {
    /// Labels of a megabyte. A square of their length would be hours.
    @Test func longTextsTakeLinearTime() {
        for word in ["word ", "word"] {
            let text = String(repeating: word, count: 200_000)
            #expect(draw(label(text, "numberOfLines=\"0\"") + label(text))?.shapes.contains("…") ?? false)
            _ = draw(label(text, "numberOfLines=\"0\"", width: 90_000_000) + label(text))
        }
    }
}

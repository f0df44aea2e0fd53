import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphReports

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// SVG for documents: the drawing of the page. PAGE 1.
@Suite("SVG documents", .processorTime, .enabled(if: Dot.isInstalled, "Graphviz is absent"))
struct DocumentSVGTests {
    private static let shop =
        appHead("main", of: "Shop") + """
            conditions: [loggedIn]
            draft: some screens are missing
            transitions: { help: { present: helpPage } }
            flows:
              main: { tabs: [home, cart] }
              home: { screens: { list: { title: "Offers <b>", transitions: { open: { push: offer }, buy: { push: basket } } }, offer: } }
              cart:
                requires: loggedIn
                outcomes: { done: {} }
                screens: { basket: { transitions: { back: { push: list }, pay: { present: alert, style: alert } } }, alert: { outcomes: [yes] } }
            screens: { helpPage: { transitions: { close: { dismiss: top } } } }
            """

    private struct Element {
        var name: String
        var attributes: [String: String]
        var text = ""
    }

    /// The elements of a document, in their order.
    private func elements(_ bytes: [UInt8]) throws -> [Element] {
        final class Reader: NSObject, XMLParserDelegate {
            var all: [Element] = []
            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) { all.append(Element(name: name, attributes: attributes)) }
            func parser(_ parser: XMLParser, foundCharacters string: String) { all[all.count - 1].text += string }
        }
        let reader = Reader()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(decoding: bytes.prefix(400), as: UTF8.self))")
        return reader.all.map { element in
            var element = element
            element.text = element.text.trimmingCharacters(in: .newlines)
            return element
        }
    }

    private func document(_ options: DiagramOptions, hasLegend: Bool = false) throws -> [UInt8] {
        let graph = try graph(Self.shop)
        let picture = documentPicture(of: graph, options: options)
        var document = DocumentSVG(
            picture, of: graph, facts: documentFacts(of: graph, flow: options.flow), showing: nil)
        document.hasLegend = hasLegend
        let drawn = try Dot.run(picture.source, format: "svg")
        #expect(drawn.isClean, "\(drawn.errors)")
        return document.bytes(drawn: Array(drawn.output.utf8))
    }

    private static var all: [DiagramOptions] {
        var ownership = DiagramOptions()
        ownership.view = .ownership
        var overview = DiagramOptions()
        overview.isOverview = true
        let run = HighlightedRun(steps: [
            (.launch, ScreenID(0)), (.tab(.flow(FlowID(2))), ScreenID(2)), (.back, ScreenID(0)),
        ])
        var whole = DiagramOptions(highlight: run)
        whole.isWhole = true
        return [
            DiagramOptions(), DiagramOptions(flow: FlowID(2)), DiagramOptions(focus: ScreenID(2)), overview, ownership,
            DiagramOptions(highlight: run), whole,
        ]
    }

    @Test("are XML whose rows lead to elements that are there", arguments: all.indices) func links(_ index: Int) throws
    {
        let bytes = try document(Self.all[index])
        let elements = try elements(bytes)
        #expect(elements[0].attributes["role"] == "img" && elements[0].attributes["width"] != nil)
        #expect(
            elements[1].name == "title" && elements[1].text.hasPrefix("Shop (draft) · "), "\(elements[1].text)")
        #expect(elements[2].name == "desc" && elements[2].text.contains(". "), "\(elements[2].text)")
        #expect(index > 0 || elements[2].text.contains("Offers <b>"))
        #expect(elements.count { $0.name == "title" } == 1 && elements.count { $0.name == "style" } == 1)
        let ids = elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count, "\(ids)")
        #expect(ids.contains { $0.hasPrefix("screen.") || $0.hasPrefix("flow.") })
        for target in elements.compactMap({ $0.attributes["href"] }) {
            #expect(ids.contains(String(target.dropFirst())), "\(target)")
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("@media (prefers-color-scheme: dark){svg{--bg:#0f1318"))
        #expect(!text.contains("light-dark") && !text.contains("data-") && !text.contains("<script"))
        #expect(!text.contains("class=\"legend\""))
        #expect(try document(Self.all[index]) == bytes)
    }

    @Test("link from a flow's rows, and describe it") func flow() throws {
        let elements = try elements(document(DiagramOptions(flow: FlowID(2))))
        #expect(elements[1].text == "Shop (draft) · Cart")
        #expect(elements[2].text.hasPrefix("2 screens · stack · requires loggedIn. "), "\(elements[2].text)")
        #expect(elements[2].text.contains("Cart, Basket, Alert"), "\(elements[2].text)")
        // 'list' is not in the picture.
        #expect(elements.contains { $0.name == "g" && $0.attributes["class"]?.hasPrefix("exit") ?? false })
    }

    @Test("mark a run") func run() throws {
        let elements = try elements(document(Self.all[6]))
        func count(_ kind: String, _ mark: String) -> Int {
            elements.count { element in
                let classes = (element.attributes["class"] ?? "").split(separator: " ")
                return classes.contains(Substring(kind)) && classes.contains(Substring(mark))
            }
        }
        #expect(count("node", "lit") >= 2 && count("node", "dim") >= 1)
        #expect(count("edge", "lit") >= 2 && count("edge", "dim") >= 1)
    }

    @Test("explain their signs if asked to, and no others") func legend() throws {
        let texts = try elements(document(DiagramOptions(), hasLegend: true)).map(\.text)
        for sign in ["push: onto the stack", "alert or action sheet", "tab or column", "event of several screens"] {
            #expect(texts.contains(sign), "\(sign)")
        }
        #expect(!texts.contains { $0.hasPrefix("replace") })
    }
}

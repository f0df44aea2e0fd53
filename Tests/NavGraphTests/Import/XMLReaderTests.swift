import NavGraphTestSupport
import Testing

@testable import NavGraphImport
@testable import NavGraphXML

/// IMPORT 2: what is read of XML, and what is refused.
@Suite(.processorTime) struct XMLReaderTests {
    private func failure(_ text: String, doctype: DoctypePolicy = .refused) -> XMLFailure? {
        do throws(XMLFailure) {
            _ = try readXML(Array(text.utf8), doctype: doctype)
            return nil
        } catch {
            return error
        }
    }

    @Test("Elements have their attributes, texts and places; entities of XML are read") func elements() throws {
        let root = try readXML(Array("<a x='1 &amp; 2'>\n  é<b/>t&#x41;\n</a>".utf8))
        #expect(root.name == "a" && root["x"] == "1 & 2" && root["y"] == nil)
        #expect(root.text.contains("tA"))
        #expect(root.children.map(\.name) == ["b"])
        #expect(root.children.first?.line == 2)
        #expect(root.children.first?.column == 4, "columns count characters")
    }

    @Test("Namespaces are looked through, and what is for editors is left out") func namespaces() throws {
        let text = """
            <n xmlns:q="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools"
             q:id="x" tools:layout="y"/>
            """
        let root = try readXML(Array(text.utf8))
        #expect(root["id"] == "x" && root["layout"] == nil)
    }

    @Test("What is not well-formed to its end is refused, with line and column") func malformed() {
        #expect(failure("<a>\n<b></a>")?.line == 2)
        #expect(failure("<a>\n  <b x=1/></a>").map { [$0.line, $0.column] } == [2, 8])
        for text in ["", "<a>", "<a/><b/>", "<a>&nope;</a>", "<p:a/>", "text", "<a x='1' x='2'/>"] {
            #expect(failure(text)?.message.contains("well-formed") == true, "\(text)")
        }
        #expect((try? readXML([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E])) == nil)
    }

    @Test("Document type declarations are refused; a property list may have one without declarations") func doctype() {
        let bomb = "<!DOCTYPE a [<!ENTITY b \"bbb\"><!ENTITY c \"&b;&b;\">]><a>&c;</a>"
        #expect(failure(bomb)?.message.contains("document type") == true)
        #expect(failure(bomb, doctype: .external)?.message.contains("document type") == true)
        #expect(failure("<!DOCTYPE a><a/>")?.message.contains("document type") == true)
        #expect(failure("<!DOCTYPE plist PUBLIC \"-//A\" \"http://a/b.dtd\"><plist/>", doctype: .external) == nil)
    }

    @Test("512 levels are read, and no more") func depth() {
        func nested(_ levels: Int) -> String {
            String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
        }
        #expect(failure(nested(512)) == nil)
        #expect(failure(nested(513))?.message.contains("512") == true)
        #expect(failure(String(repeating: "<a>", count: 1_000_000))?.message.contains("512") == true)
    }

    @Test("More than 64 MiB are refused before they are read") func size() {
        #expect(throws: XMLFailure.self) {
            try readXML([UInt8](repeating: 0x20, count: 64 << 20 | 1))
        }
    }
}

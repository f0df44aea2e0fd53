import NavGraphRuntime
import Testing

/// Cases in the order of their texts, as they are generated.
private enum Listed: Int, NavGraph.ListedName, CaseIterable {
    case list, noteText, end

    static var texts: StaticString {
        """
        list
        note-text
        end
        """
    }
}

@Suite struct NameTests {
    @Test func namesAreThoseOfTheList() {
        #expect(Listed.allCases.map(\.text) == ["list", "note-text", "end"])
        #expect(Listed.allCases.map { Listed(text: $0.text) } == [.list, .noteText, .end])
    }

    @Test func nothingElseIsAName() {
        for text in ["", "lis", "listed", "list\nnote-text"] { #expect(Listed(text: text) == nil) }
    }
}

import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphSwift

/// What several handlers do is a method of the router.
@Suite(.processorTime) struct SharedHandlerTests {
    /// Handlers are compared by what they do: where one stands deeper its lines may be broken elsewhere.
    @Test(arguments: [30, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72]) func equalHandlersMayStandDeeper(_ length: Int)
        throws
    {
        let page = "p" + String(repeating: "a", count: length)
        let handler = "{ sets: { seen: true }, present: \(page), in: stack, style: formSheet }"
        let text =
            appHead("list", of: "Notes") + """
                conditions: { seen: false }
                screens:
                  list:
                    transitions:
                      ask: { present: question, returns: { yes: \(handler) } }
                      insist: [{ when: seen, present: question, returns: { yes: \(handler) } }, { push: list }]
                  question: { outcomes: [yes] }
                  \(page):
                """
        let router = try #require(try emit(text)["NotesAppRouter.swift"])
        #expect(router.components(separatedBy: "private func whenYes(").count == 2)
        #expect(router.components(separatedBy: "self.whenYes(in: step)").count == 3)
    }

    /// Routers hold endings, so what chooses the entry again holds no router.
    @Test func theEntryIsChosenWithoutHoldingARouter() throws {
        let text =
            appHead(
                "[{ when: seen, root: list }, { root: tour, returns: { done: { sets: { seen: true }, root: entry } } }]",
                of: "Notes", language: "1.1") + """
                conditions: { seen: false }
                screens: { list: {}, tour: { outcomes: [done] } }
                """
        let router = try #require(try emit(text)["NotesAppRouter.swift"])
        #expect(router.contains("ending.on(NotesAppOutcome.tourDone) { [unowned self] step in"))
    }

    /// A name that two handlers would have.
    @Test func eachMethodHasItsOwnName() throws {
        let text =
            appHead("notes", of: "Notes") + """
                conditions: { a: false, b: false, c: false }
                flows:
                  notes:
                    screens:
                      list:
                        transitions:
                          one: &first
                            present: edit
                            returns:
                              saved: [{ when: a, push: page }, { push: rest }]
                              saved2: [{ when: b, push: page }, { push: rest }]
                          two: *first
                          three: &second { present: form, returns: { saved: [{ when: c, push: page }, { push: rest }] } }
                          four: *second
                      page: {}
                      rest: {}
                      edit: { outcomes: [saved, saved2] }
                      form: { outcomes: [saved] }
                """
        let router = try #require(try emit(text)["NotesRouter.swift"])
        let names = router.matches(of: /private func (when\w+)\(/).map { String($0.1) }
        #expect(names.count == 3 && Set(names).count == 3, "\(names)")
    }
}

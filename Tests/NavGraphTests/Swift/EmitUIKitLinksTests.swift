import NavGraphModel
import NavGraphSyntax
import Testing

/// What emitted routers do with links.
extension EmitUIKitTests {
    /// Links in several enums are followed by methods of one type; a lone tab is a tab.
    @Test func waysOfLinks() throws {
        var text =
            appHead("one") + """
                links: { schemes: [a] }
                flows:
                  one: { tabs: [list] }
                  list:
                    screens:
                      items: { transitions: { detail: { push: detail } } }
                      detail:
                        params: { id: String }
                        transitions:
                          up: { present: note, with: { id: '"x"' } }
                          on: { push: last }
                      last: { params: { id: String } }
                      note: { params: { id: String }, transitions: { down: { select: list } } }
                  other: { screens: { alone: } }
                deepLinks:
                  tab: { url: '/tab/{id}', opens: last, path: [items.detail, detail.up, note.down, detail.on] }
                  detail: { url: '/x', opens: items }
                  Detail: { url: '/y', opens: alone, by: present }

                """
        for number in 0..<200 { text += "  n\(number): { url: '/n/\(number)', opens: items }\n" }
        let ways = try #require(try emit(text)["AAppLinkWays.swift"])
        let methods = ways.matches(of: /private func (follow\w+)/).map { String($0.1) }
        #expect(methods.count == 203 && Set(methods).count == 203)
        #expect(ways.contains("try self.listRouter.detailOn(step, id: id)"))
    }

    /// What a router's own method of an event would not do on a way has a method there: what a segue opens, and what
    /// carries less than the event does.
    @Test func methodsOfWays() throws {
        let files = try emit(
            appHead("main") + """
                links: { schemes: [s] }
                conditions: [c]
                flows:
                  main:
                    screens:
                      a:
                        transitions:
                          shown: { push: b, segue: show }
                          either: [{ when: c, push: c }, { push: d }]
                      b:
                      c: { params: { id: Int } }
                      d:
                deepLinks:
                  b: { url: /b, opens: b }
                  d: { url: /d, opens: d }
                  c: { url: "/c/{id}", opens: c, requires: c }
                """)
        let ways = try #require(files["AAppLinkWays.swift"])
        #expect(ways.contains("try aShownOnWay(step)"))
        #expect(ways.contains("{\n        try step.push(self.mainRouter.makeB())"))
        #expect(ways.contains("try aEither2OnWay(step)"))
        #expect(ways.contains("try self.mainRouter.aEither(step, id: id)"))
        let router = try #require(files["MainRouter.swift"])
        #expect(router.contains("private func aShown(_ step"))
        #expect(
            router.contains(
                "    func aEither(_ step: NavGraph.Step, id: Int) throws {\n        if step.conditions[AAppCondition.c] {"
            ))
    }

    /// An event may leave out what a link has of another type.
    @Test func linksGiveWhatIsOfTheType() throws {
        let files = try emit(
            appHead("main") + """
                links: { schemes: [s] }
                flows:
                  main:
                    screens:
                      a: { transitions: { go: { payload: { id: "String?", page: "Int?" }, push: b } } }
                      b: { params: { id: "String?", page: "Int?" } }
                deepLinks:
                  wrong: { url: "/w/{id}/{page}", payload: { id: Int }, opens: b }
                  right: { url: "/r/{id}", opens: b }
                """)
        let ways = try #require(files["AAppLinkWays.swift"])
        #expect(ways.contains("try self.mainRouter.aGo(step, id: nil, page: page)"))
        #expect(ways.contains("try self.mainRouter.aGo(step, id: id, page: nil)"))
    }
}

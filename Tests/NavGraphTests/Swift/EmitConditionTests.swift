import Testing

/// What conditions give and imply in emitted routers of UIKit.
extension EmitUIKitTests {
    @Test func conditionsKeepWhatTheyImply() throws {
        let app = try #require(
            try emit(
                """
                navgraph: 1
                app: A
                entry: main
                conditions: { loggedIn: unknown, member: { implies: loggedIn }, seen: false }
                screens: { main: {} }
                """)["AAppRouter.swift"])
        #expect(
            app.contains(
                """
                    init(loggedIn: Bool, member: Bool) {
                        byName = NavGraph.Conditions(
                            of: AAppCondition.self,
                            [
                                .loggedIn: loggedIn,
                                .member: member,
                                .seen: false,
                            ],
                            implies: [
                                .member: [.loggedIn],
                            ]
                        )
                    }

                    var loggedIn: Bool {
                        get { byName[AAppCondition.loggedIn] }
                        set { byName[AAppCondition.loggedIn] = newValue }
                    }
                """))
        #expect(app.contains("NavGraph.Navigation(conditions.byName, observer)"))
        let parameters = ["window: UIWindow", "factory: any AAppFactory", "conditions: AAppConditions", "observer:"]
        #expect(app.contains(parameters.joined(separator: ",\n        ")))
    }

    /// What the graph leaves no choice of is no param, and what is given is kept to.
    @Test func conditionsAreGivenWhereTheyAreOpen() throws {
        let head = "navgraph: 1\napp: A\nentry: main\nscreens: { main: {} }\n"
        let app = try #require(
            try emit(
                head + """
                    conditions:
                      a: { implies: b }
                      b: { implies: c }
                      c: false
                      d: { initially: true, implies: e }
                      e: { implies: f }
                      f: unknown
                      g: { implies: [e, h] }
                      h: { implies: [Class, self] }
                      Class: unknown
                      self: { implies: f }
                    """)["AAppRouter.swift"])
        #expect(
            app.contains(
                """
                    init(g: Bool, h: Bool, `class`: Bool, self self_: Bool) {
                        byName = NavGraph.Conditions(
                            of: AAppCondition.self,
                            [
                                .a: false,
                                .b: false,
                                .c: false,
                                .d: true,
                                .e: true,
                                .f: true,
                                .g: g,
                                .h: h,
                                .`class`: `class`,
                                .selfName: self_,
                            ],
                """))
        #expect(app.contains(".h: [.`class`, .selfName],"))
        #expect(app.contains("var `self`: Bool {"))
        let closed = try #require(try emit(head + "conditions: { x: { implies: y }, y: false }")["AAppRouter.swift"])
        #expect(closed.contains("    init() {\n        byName = NavGraph.Conditions("))
        #expect(closed.contains("factory: any AAppFactory, observer:"))
        #expect(closed.contains("NavGraph.Navigation(AAppConditions().byName, observer)"))
    }
}

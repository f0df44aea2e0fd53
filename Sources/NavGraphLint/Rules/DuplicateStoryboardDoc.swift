import NavGraphSyntax

extension RuleDoc {
    static let duplicateStoryboard = RuleDoc(
        rule: .duplicateStoryboard,
        summary: "Two storyboards of one name, where a container knows them by name.",
        meaning: """
            The app has a `container`, and a public screen of a module comes from a storyboard that has the name of one of \
            the app, or of another module that shows it.
            """,
        why: """
            The container registers each storyboard under its name. Of two with one name, a reference from another \
            storyboard may get the screens of the wrong one.
            """,
        allowed: .screen,
        graph: """
              navgraph: 1
              app: Shop
              entry: home
              imports: { pay: pay.yaml }
              swift: { container: ditranquillity }
              screens:
                home:
                  from: { storyboard: Main }
                  transitions:
                    pay: { present: pay.cart }
            """,
        others: [
            "pay.yaml": """
              navgraph: 1
              module: Pay
              screens:
                cart:
                  public: true
            -     from: { storyboard: Main, id: Cart }
            +     from: { storyboard: Pay, id: Cart }
            """
        ])
}

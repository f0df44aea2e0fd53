import NavGraphSyntax

extension RuleDoc {
    static let blockedLink = RuleDoc(
        rule: .blockedLink,
        summary: "A link that can never be followed.",
        meaning: """
            There is a way to what the link opens, but in no run can it be taken: what the link or a screen on its way \
            requires never holds then, or the window never shows the root that the way begins at.
            """,
        why: "The link waits forever, and whoever taps it sees nothing.",
        allowed: .deepLink,
        graph: """
              navgraph: 1
              app: News
              entry: news
              links: { schemes: [news] }
              conditions: { subscribed: false }
              flows:
                news:
                  screens:
                    headlines:
                      transitions:
                        open: { push: article }
            +           subscribe: { sets: { subscribed: true } }
                    article:
              deepLinks:
                article: { url: /article, opens: article, requires: subscribed }
            """)
}

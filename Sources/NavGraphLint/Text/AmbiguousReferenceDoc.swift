import NavGraphSyntax

extension RuleDoc {
    static let ambiguousReference = RuleDoc(
        rule: .ambiguousReference,
        summary: "A step of a link's path that is both an event and a tab.",
        meaning: """
            In the `path` of a deep link `account.orders` can be the event `orders` of the screen `account`, or the \
            tab `orders` of the module that is imported as `account`. Both are there.
            """,
        why: "navgraph does not choose for you.",
        graph: """
              navgraph: 1
              app: Shop
              entry: main
            - imports: { account: account.yaml }
            + imports: { accounts: account.yaml }
              links: { schemes: [shop] }
              flows:
                main:
            -     tabs: [account, account.orders]
            +     tabs: [account, accounts.orders]
              screens:
                account:
                  transitions:
                    orders: { present: hints }
                hints:
              deepLinks:
                hints: { url: /hints, opens: hints, path: [account.orders] }
            """,
        others: [
            "account.yaml": """
              navgraph: 1
              module: Account
              screens:
                orders: { public: true }
            """
        ])
}

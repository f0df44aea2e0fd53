import NavGraphSyntax

extension RuleDoc {
    static let linkOnly = RuleDoc(
        rule: .linkOnly,
        summary: "A screen that only deep links lead to.",
        meaning: """
            Runs show the screen, but every one of them has a link step. It is a note: some screens are meant so.
            """,
        why: "A user who does not follow such a link never gets there.",
        allowed: .screen,
        graph: """
              navgraph: 1
              app: Shop
              entry: shop
              links: { schemes: [shop] }
              flows:
                shop:
                  screens:
                    home:
                      transitions:
                        openCart: { push: cart }
            +           openVoucher: { present: voucher }
                    cart:
              screens:
                voucher:
              deepLinks:
                voucher: { url: /voucher, opens: voucher, by: present }
            """)
}

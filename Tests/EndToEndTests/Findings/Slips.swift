import Testing

/// A mistake as people make it: a text of `Graphs/shop.yaml`, what stands in its place then, and the rule that has to find
/// it.
struct Slip: CustomTestStringConvertible, Sendable {
    var text: String
    var slip: String
    var rule: String
    var isWholeLine = false
    var testDescription: String { "\(rule): \(slip.isEmpty ? "without \(text)" : slip)" }

    init(_ text: String, _ slip: String, finds rule: String) {
        (self.text, self.slip, self.rule) = (text, slip, rule)
    }

    /// Without the line that has the text.
    init(without text: String, finds rule: String) {
        self.init(text, "", finds: rule)
        isWholeLine = true
    }

    static let all = [
        Slip("next: { push: notificationPrimer }", "next: { push: notificationPrimr }", finds: "unknown-reference"),
        Slip(
            "openPreferences: { push: preferences }", "openPreferences: { push: preferenses }",
            finds: "unknown-reference"),
        Slip(
            "tabs: [home, search, cart, wishlist, profile]", "tabs: [home, search, cart, wishlst, profile]",
            finds: "unknown-reference"),
        Slip("openWishlist: { select: wishlist }", "openWishlist: { select: wishlst }", finds: "unknown-reference"),
        Slip(
            "style: popover, returns: { chosen: orderChanged }", "stile: popover, returns: { chosen: orderChanged }",
            finds: "unknown-key"),
        Slip(
            "signIn: { when: not loggedIn, present", "signIn: { when: not logedIn, present", finds: "unknown-condition"),
        Slip("skip: { finish: finished }", "skip: { finish: finishd }", finds: "unknown-outcome"),
        Slip("approved: { finish: paid }", "aproved: { finish: paid }", finds: "unknown-outcome"),
        Slip("returns: { applied: filterChanged }", "returns: { applied: filterChange }", finds: "unknown-message"),
        Slip(
            "then: { push: searchResults, with: { query: brand } }",
            "then: { push: searchResults, with: { qery: brand } }", finds: "unknown-argument"),
        Slip("with: { query: brand }", "with: { query: brnd }", finds: "invalid-argument"),
        Slip("payload: { brand: String }", "payload: { brand: Int }", finds: "type-mismatch"),
        Slip("url: /c/{slug}", "url: /c/{slg}", finds: "unroutable-link"),
        Slip("url: /search\n", "url: /search/{page}\n", finds: "unmapped-placeholder"),
        Slip(without: "    with: { query: q }", finds: "unroutable-link"),
        Slip("    with: { promotion: loadPromotion }", "    title: Offers", finds: "unroutable-link"),
        Slip(
            "- { present: signIn, returns: { signedIn: { push: orderList } } }", "- { present: signIn }",
            finds: "unhandled-outcome"),
        Slip(
            "present: filters, in: stack, returns: { applied: filterChanged } }", "present: filters, in: stack }",
            finds: "unhandled-outcome"),
        Slip(
            """
                    root: onboarding
                    animation: fade
                    returns:
                      finished: { sets: { onboarded: true }, root: main, animation: slide }
            """,
            """
                    root: onboarding
                    animation: fade
            """, finds: "finish-without-opener"),
        Slip(without: "cancelled: ~                      # only close", finds: "unhandled-outcome"),
        Slip(
            "- { when: loggedIn, push: orderList }", "- { when: onboarded, push: orderList }", finds: "guard-violation"),
        Slip(
            "- { when: loggedIn, push: addressEditor", "- { when: not loggedIn, push: addressEditor",
            finds: "guard-violation"),
        Slip("- when: loggedIn\n              present: checkout", "- present: checkout", finds: "guard-violation"),
        Slip(
            "- when: loggedIn\n              present: writeReview", "- present: writeReview", finds: "guard-violation"),
        Slip("- { when: member, push: memberOffers }", "- { push: memberOffers }", finds: "guard-violation"),
        Slip(
            "- { when: loggedIn, sets: { member: true }, replace: memberOffers }",
            "- { when: loggedIn, replace: memberOffers }", finds: "guard-violation"),
        Slip(
            "submit: { sets: { loggedIn: true }, finish: signedIn }", "submit: { finish: signedIn }",
            finds: "guard-violation"),
        Slip("useAnotherAccount: { pop: signInForm }", "useAnotherAccount: { pop: welcome }", finds: "pop-to-absent"),
        Slip("useAnotherAccount: { pop: signInForm }", "useAnotherAccount: { pop: top }", finds: "unknown-reference"),
        Slip("close: { dismiss: top }", "close: { pop: back }", finds: "pop-at-bottom"),
        Slip("addToCart: { select: cart, then", "addToCart: { select: search, then", finds: "send-unknown"),
        Slip("openWishlist: { select: wishlist }", "openWishlist: { select: checkout }", finds: "wrong-kind"),
        Slip(
            """
                      openOffers:
                        - { when: member, push: memberOffers }
                        - { push: clubIntro }
            """,
            """
                      openOffers:
                        - { push: clubIntro }
                        - { when: member, push: memberOffers }
            """, finds: "unreachable-transition"),
        Slip(
            """
                        - { when: loggedIn, push: orderList }
                        - { present: signIn, returns: { signedIn: { push: orderList } } }
            """,
            """
                        - { present: signIn, returns: { signedIn: { push: orderList } } }
                        - { when: loggedIn, push: orderList }
            """, finds: "unreachable-transition"),
        Slip("        transitions:\n          close: { dismiss: top }\n", "", finds: "dead-end"),
        Slip(without: "declined: paymentDeclined", finds: "unhandled-outcome"),
        Slip("root: onboarding\n", "root: welcome\n", finds: "unknown-outcome"),
        Slip(
            """
                                  select: profile
                                  then: { pop: root, then: { push: orderList, then: { push: orderDetail } } }
            """,
            "                      push: main", finds: "push-of-container"),
        Slip(without: "          next: { push: payment }", finds: "unreachable-screen"),
        Slip("next: { push: reviewOrder }\n", "next: { push: payment }\n", finds: "unreachable-screen"),
        Slip(without: "openPreferences: { push: preferences }", finds: "unknown-reference"),
        Slip("      cancel: { finish: cancelled }", "      cancel: { dismiss: all }", finds: "unused"),
        Slip(
            "tabs: [home, search, cart, wishlist, profile]", "tabs: [home, search, cart, profile]", finds: "wrong-kind"),
        Slip("  signIn:\n    title", "  signIn:\n    container: single\n    title", finds: "push-outside-stack"),
        Slip(
            "path: [profile, account.openPreferences, preferenceList.openHelp",
            "path: [profile, preferenceList.openHelp", finds: "unroutable-link"),
        Slip("    url: /offers/{code}", "    url: /c/{code}", finds: "ambiguous-link"),
        Slip(
            "reach: basket, from: product, within: 1", "reach: basket, from: gallery, within: 1", finds: "check-failed"),
        Slip("  onboarded: unknown", "  onboarded: true", finds: "unreachable-screen"),
    ]
}

import Testing

/// A mistake as people make it: a text of `Graphs/shop.yaml`, what stands in its place then, and the rule that has to find
/// it.
struct Slip: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var slip: String
    var rule: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ slip: String, _ rule: String) {
        (self.name, self.text, self.slip, self.rule) = (name, text, slip, rule)
    }

    static let all = [
        Slip(
            "target misspelt",
            "next: { push: notificationPrimer }",
            "next: { push: notificationPrimr }", "unknown-reference"),
        Slip(
            "flow misspelt",
            "openPreferences: { push: preferences }",
            "openPreferences: { push: preferenses }", "unknown-reference"),
        Slip(
            "tab misspelt",
            "tabs: [home, search, cart, wishlist, profile]",
            "tabs: [home, search, cart, wishlst, profile]", "unknown-reference"),
        Slip(
            "select misspelt",
            "openWishlist: { select: wishlist }",
            "openWishlist: { select: wishlst }", "unknown-reference"),
        Slip(
            "key misspelt",
            "style: popover, returns: { chosen: orderChanged }",
            "stile: popover, returns: { chosen: orderChanged }", "unknown-key"),
        Slip(
            "condition misspelt",
            "signIn: { when: not loggedIn, present",
            "signIn: { when: not logedIn, present", "unknown-condition"),
        Slip(
            "outcome misspelt in finish",
            "skip: { finish: finished }",
            "skip: { finish: finishd }", "unknown-outcome"),
        Slip(
            "outcome misspelt in returns",
            "approved: { finish: paid }",
            "aproved: { finish: paid }", "unknown-outcome"),
        Slip(
            "message misspelt",
            "returns: { applied: filterChanged }",
            "returns: { applied: filterChange }", "unknown-message"),
        Slip(
            "param misspelt in with",
            "then: { push: searchResults, with: { query: brand } }",
            "then: { push: searchResults, with: { qery: brand } }", "unknown-argument"),
        Slip(
            "argument misspelt",
            "with: { query: brand }",
            "with: { query: brnd }", "invalid-argument"),
        Slip(
            "type of a payload wrong",
            "payload: { brand: String }",
            "payload: { brand: Int }", "type-mismatch"),
        Slip(
            "placeholder misspelt",
            "url: /c/{slug}",
            "url: /c/{slg}", "unroutable-link"),
        Slip(
            "placeholder of no use",
            """
            url: /search

            """,
            """
            url: /search/{page}

            """, "unmapped-placeholder"),
        Slip(
            "lost with of a link",
            """
                opens: searchResults
                with: { query: q }
            """,
            "    opens: searchResults", "unroutable-link"),
        Slip(
            "lost resolver",
            "    with: { promotion: loadPromotion }",
            "    title: Offers", "unroutable-link"),
        Slip(
            "removed returns of a sign-in",
            "- { present: signIn, returns: { signedIn: { push: orderList } } }",
            "- { present: signIn }", "unhandled-outcome"),
        Slip(
            "removed returns of a form",
            "present: filters, in: stack, returns: { applied: filterChanged } }",
            "present: filters, in: stack }", "unhandled-outcome"),
        Slip(
            "removed returns of the tour",
            """
                    root: onboarding
                    animation: fade
                    returns:
                      finished: { sets: { onboarded: true }, root: main, animation: slide }
            """,
            """
                    root: onboarding
                    animation: fade
            """, "finish-without-opener"),
        Slip(
            "removed outcome in returns",
            """
                          cancelled: ~                      # only close

            """,
            "", "unhandled-outcome"),
        Slip(
            "wrong condition",
            "- { when: loggedIn, push: orderList }",
            "- { when: onboarded, push: orderList }", "guard-violation"),
        Slip(
            "wrong sign of a condition",
            "- { when: loggedIn, push: addressEditor",
            "- { when: not loggedIn, push: addressEditor", "guard-violation"),
        Slip(
            "lost condition of checkout",
            """
                        - when: loggedIn
                          present: checkout
            """,
            "            - present: checkout", "guard-violation"),
        Slip(
            "lost condition of a review",
            """
                        - when: loggedIn
                          present: writeReview
            """,
            "            - present: writeReview", "guard-violation"),
        Slip(
            "lost condition of the offers",
            "- { when: member, push: memberOffers }",
            "- { push: memberOffers }", "guard-violation"),
        Slip(
            "removed sets of membership",
            "- { when: loggedIn, sets: { member: true }, replace: memberOffers }",
            "- { when: loggedIn, replace: memberOffers }", "guard-violation"),
        Slip(
            "removed sets of sign-in",
            "submit: { sets: { loggedIn: true }, finish: signedIn }",
            "submit: { finish: signedIn }", "guard-violation"),
        Slip(
            "pop to a screen elsewhere",
            "useAnotherAccount: { pop: signInForm }",
            "useAnotherAccount: { pop: welcome }", "pop-to-absent"),
        Slip(
            "pop top",
            "useAnotherAccount: { pop: signInForm }",
            "useAnotherAccount: { pop: top }", "unknown-reference"),
        Slip(
            "pop in place of dismiss",
            "close: { dismiss: top }",
            "close: { pop: back }", "pop-at-bottom"),
        Slip(
            "wrong tab for a message",
            "addToCart: { select: cart, then",
            "addToCart: { select: search, then", "send-unknown"),
        Slip(
            "select of what is no tab",
            "openWishlist: { select: wishlist }",
            "openWishlist: { select: checkout }", "wrong-kind"),
        Slip(
            "swapped alternatives",
            """
                      openOffers:
                        - { when: member, push: memberOffers }
                        - { push: clubIntro }
            """,
            """
                      openOffers:
                        - { push: clubIntro }
                        - { when: member, push: memberOffers }
            """, "unreachable-transition"),
        Slip(
            "swapped alternatives of orders",
            """
                        - { when: loggedIn, push: orderList }
                        - { present: signIn, returns: { signedIn: { push: orderList } } }
            """,
            """
                        - { present: signIn, returns: { signedIn: { push: orderList } } }
                        - { when: loggedIn, push: orderList }
            """, "unreachable-transition"),
        Slip(
            "lost way out of a picture",
            """
                    transitions:
                      close: { dismiss: top }

            """,
            "", "dead-end"),
        Slip(
            "lost way out of a locked sheet",
            """
                          approved: { finish: paid }
                          declined: paymentDeclined
            """,
            "              approved: { finish: paid }", "unhandled-outcome"),
        Slip(
            "screen alone in the place of its flow",
            """
                    root: onboarding
                    animation: fade
            """,
            """
                    root: welcome
                    animation: fade
            """, "unknown-outcome"),
        Slip(
            "push of tabs",
            """
                                  select: profile
                                  then: { pop: root, then: { push: orderList, then: { push: orderDetail } } }
            """,
            "                      push: main", "push-of-container"),
        Slip(
            "lost step to a screen",
            """
                      next: { push: payment }

            """,
            "", "unreachable-screen"),
        Slip(
            "lost step to the checkout's review",
            """
                      next: { push: reviewOrder }

            """,
            """
                      next: { push: payment }

            """, "unreachable-screen"),
        Slip(
            "lost way to the preferences",
            """
                      openPreferences: { push: preferences }    # pushes a flow, with its first screen

            """,
            "", "unknown-reference"),
        Slip(
            "lost finish of the cancel",
            "      cancel: { finish: cancelled }",
            "      cancel: { dismiss: all }", "unused"),
        Slip(
            "tab left out",
            "tabs: [home, search, cart, wishlist, profile]",
            "tabs: [home, search, cart, profile]", "wrong-kind"),
        Slip(
            "a second push of a single",
            """
              signIn:
                title: Sign in
            """,
            """
              signIn:
                container: single
                title: Sign in
            """, "push-outside-stack"),
        Slip(
            "wrong way of a link",
            "path: [profile, account.openPreferences, preferenceList.openHelp",
            "path: [profile, preferenceList.openHelp", "unroutable-link"),
        Slip(
            "same template",
            "    url: /offers/{code}",
            "    url: /c/{code}", "ambiguous-link"),
        Slip(
            "law about the wrong screen",
            "reach: basket, from: product, within: 1",
            "reach: basket, from: gallery, within: 1", "check-failed"),
        Slip(
            "launch value",
            "  onboarded: unknown",
            "  onboarded: true", "unreachable-screen"),
    ]
}

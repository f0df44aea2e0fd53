import Foundation
import Testing

/// The change of the shop that DIFF.md describes: orders get the wish list's tab, and a form to return items.
enum ShopChange {
    /// The shop as the norm has it: its splash screen ends in one way.
    static func before(_ shop: String) throws -> String {
        let outcome = try #require(shop.split(separator: "\n").first { $0.hasPrefix("    restored:") })
        return shop.replacing(outcome + "\n", with: "").replacing("[ready, restored]", with: "[ready]")
    }

    static func after(_ shop: String) throws -> String {
        var text = shop
        func change(_ old: String, to new: String) throws {
            try #require(text.contains(old), "\(old)")
            text = text.replacing(old, with: new, maxReplacements: 1)
        }
        try change("tabs: [home, search, cart, wishlist, profile]", to: "tabs: [home, search, cart, orders, profile]")
        try change(
            """
                                viewOrder:
                                  select: profile
                                  then: { pop: root, then: { push: orderList, then: { push: orderDetail } } }

            """,
            to: """
                                    viewOrder: { select: orders, then: { pop: root, then: { push: orderDetail } } }

                """)
        try change(
            """
                      openOrders:
                        - { when: loggedIn, push: orderList }
                        - { present: signIn, returns: { signedIn: { push: orderList } } }

            """, to: "")
        try change("openWishlist: { select: wishlist }", to: "openWishlist: { push: wishlistItems }")
        try change(orders, to: "")
        try change("  wishlist:\n    title: Wish list\n", to: story + "  wishlist:\n    title: Wish list\n")
        return text
    }

    private static let orders = """
              orderList:
                title: Orders
                requires: loggedIn
                transitions:
                  openOrder: { push: orderDetail }
              orderDetail:
                title: Order
                requires: loggedIn
                params: { orderId: String }
                transitions:
                  buyAgain: { push: product }

        """

    private static var story: String {
        "  orders:\n    title: Orders\n    screens:\n" + orders + """
                      returnItem: { present: returnForm, returns: { sent: ~ } }
                  returnForm:
                    title: Return an item
                    requires: loggedIn
                    params: { orderId: String }
                    outcomes: [sent]


            """
    }

    /// The Markdown that the norm shows.
    static func wanted() throws -> String {
        let norm = try Checkout.text("../shared/DIFF.md")
        let start = try #require(norm.range(of: "````markdown\n")).upperBound
        let end = try #require(norm.range(of: "\n````\n", range: start..<norm.endIndex)).lowerBound
        return norm[start..<end] + "\n"
    }
}

import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphReports

/// Which images of tests show which screens. PAGE 6.
@Suite(.processorTime) struct SnapshotTests {
    /// The screens that images match, by the best image of each.
    private func best(_ screens: String, _ paths: [String]) throws -> (images: [String: String], unmatched: Int) {
        let graph = try checked("navgraph: 1\napp: A\nentry: home\nscreens: { home: {}, \(screens) }\n").graph.graph
        let found = Snapshots(of: graph, among: paths)
        let images = found.images.compactMap { screen, paths in paths.first.map { (graph.name(of: screen), $0) } }
        return (Dictionary(uniqueKeysWithValues: images), found.unmatched)
    }

    @Test(
        "of the usual libraries",
        arguments: [
            "__Snapshots__/CartViewTests/testCart.iPhone13.png", "__Snapshots__/PreviewTests.generated/CartView.png",
            "Shop_CartView.swift_Default.png", "a/Cart.JPG", "cart/1.jpeg", "x/snapshot_cart_preview.png",
        ])
    func names(_ path: String) throws {
        let found = try best("basket: { type: CartViewController }, other: { type: PayView }", [path])
        #expect(found.images == ["basket": path] && found.unmatched == 0)
    }

    @Test func aScreenWithoutATypeHasTheWordsOfItsName() throws {
        let found = try best("orderList: {}", ["S/OrderListTests/testIt.png", "S/OrdersTests/list.png"])
        #expect(found.images == ["orderList": "S/OrderListTests/testIt.png"] && found.unmatched == 1)
    }

    @Test func theMostWordsCount() throws {
        let found = try best("order: {}, orderDetail: {}, detail: {}", ["a/OrderDetail.png", "a/Order.png"])
        #expect(found.images == ["orderDetail": "a/OrderDetail.png", "order": "a/Order.png"])
    }

    @Test func ofEqualsNoneIsChosen() throws {
        let found = try best("order: {}, cart: {}", ["CartTests/testOrder.png"])
        #expect(found.images.isEmpty && found.unmatched == 1)
        let twins = try best("a: { type: CartView }, b: { type: CartScreen }", ["x/cart.png"])
        #expect(twins.images.isEmpty && twins.unmatched == 1)
    }

    @Test func theStateThatUsersSeeFirstIsShown() throws {
        let paths = [
            "a/cart.dark.png", "a/cartIPad.png", "a/cart_iPad.png", "a/cartEmpty.png", "a/cart-long-list.png",
            "a/cart-loading.png", "b/cart.png", "a/cart.png",
        ]
        #expect(try best("cart: {}", paths).images == ["cart": "a/cart.png"])
        #expect(try best("cart: {}", Array(paths.prefix(5))).images == ["cart": "a/cart-long-list.png"])
        #expect(
            try best("cart: {}", ["a/cart.dark.landscape.png", "z/cart.dark.png"]).images == ["cart": "z/cart.dark.png"]
        )
        #expect(
            try best("emptyCart: {}", ["a/EmptyCartX.png", "a/emptyCart.png"]).images == [
                "emptyCart": "a/emptyCart.png"
            ])
    }

    @Test func wordsStandInARow() throws {
        #expect(try best("orderDetail: {}", ["order/x-detail.png", "a/DetailOrder.png"]).images.isEmpty)
        #expect(try best("faq: { type: FAQView }", ["a/FAQView.png"]).images == ["faq": "a/FAQView.png"])
        #expect(try best("htmlPage: { type: HTMLPageController }", ["a/testHTMLPage.png"]).images.count == 1)
    }
}

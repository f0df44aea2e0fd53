// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum ShopAppName: Int, NavGraph.ListedName {
    case splash
    case welcome
    case notificationPrimer
    case homeFeed
    case promotion
    case clubIntro
    case memberOffers
    case searchHome
    case category
    case searchResults
    case filters
    case sortMenu
    case scanner
    case basket
    case orderPlaced
    case basketRemoveItem
    case wishlistItems
    case account
    case orderList
    case orderDetail
    case addressEditor
    case accountSignOut
    case product
    case gallery
    case reviews
    case writeReview
    case deliveryAddress
    case payment
    case reviewOrder
    case bankVerification
    case signInForm
    case register
    case confirmEmail
    case preferenceList
    case notificationPreferences
    case helpTopics
    case helpArticle
    case chat
    case onboarding
    case main
    case home
    case search
    case cart
    case wishlist
    case profile
    case checkout
    case signIn
    case preferences
    case help

    static var texts: StaticString {
        """
        splash
        welcome
        notificationPrimer
        homeFeed
        promotion
        clubIntro
        memberOffers
        searchHome
        category
        searchResults
        filters
        sortMenu
        scanner
        basket
        orderPlaced
        basketRemoveItem
        wishlistItems
        account
        orderList
        orderDetail
        addressEditor
        accountSignOut
        product
        gallery
        reviews
        writeReview
        deliveryAddress
        payment
        reviewOrder
        bankVerification
        signInForm
        register
        confirmEmail
        preferenceList
        notificationPreferences
        helpTopics
        helpArticle
        chat
        onboarding
        main
        home
        search
        cart
        wishlist
        profile
        checkout
        signIn
        preferences
        help
        """
    }
}

/// The conditions, by their names in the graph.
enum ShopAppCondition: Int, NavGraph.ListedName {
    case onboarded
    case loggedIn
    case member

    static var texts: StaticString {
        """
        onboarded
        loggedIn
        member
        """
    }
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum ShopAppOutcome {
    static var splashReady: NavGraph.Outcome<Void> { .init(of: ShopAppName.splash, "ready") }
    static var splashRestored: NavGraph.Outcome<Void> { .init(of: ShopAppName.splash, "restored") }
    static var onboardingFinished: NavGraph.Outcome<Void> { .init(of: ShopAppName.onboarding, "finished") }
    static var filtersApplied: NavGraph.Outcome<Filter> { .init(of: ShopAppName.filters, "applied", "filter") }
    static var sortMenuChosen: NavGraph.Outcome<SortOrder> { .init(of: ShopAppName.sortMenu, "chosen", "order") }
    static var scannerFound: NavGraph.Outcome<String> { .init(of: ShopAppName.scanner, "found", "productId") }
    static var scannerCancelled: NavGraph.Outcome<Void> { .init(of: ShopAppName.scanner, "cancelled") }
    static var orderPlacedViewOrder: NavGraph.Outcome<String> {
        .init(of: ShopAppName.orderPlaced, "viewOrder", "orderId")
    }
    static var orderPlacedKeepShopping: NavGraph.Outcome<Void> { .init(of: ShopAppName.orderPlaced, "keepShopping") }
    static var basketRemoveItemRemoved: NavGraph.Outcome<CartItem> {
        .init(of: ShopAppName.basketRemoveItem, "removed", "item")
    }
    static var basketRemoveItemKept: NavGraph.Outcome<CartItem> {
        .init(of: ShopAppName.basketRemoveItem, "kept", "item")
    }
    static var addressEditorSaved: NavGraph.Outcome<Address> {
        .init(of: ShopAppName.addressEditor, "saved", "address")
    }
    static var accountSignOutConfirmed: NavGraph.Outcome<Void> { .init(of: ShopAppName.accountSignOut, "confirmed") }
    static var accountSignOutKept: NavGraph.Outcome<Void> { .init(of: ShopAppName.accountSignOut, "kept") }
    static var writeReviewPosted: NavGraph.Outcome<Review> { .init(of: ShopAppName.writeReview, "posted", "review") }
    static var checkoutPaid: NavGraph.Outcome<String> { .init(of: ShopAppName.checkout, "paid", "orderId") }
    static var checkoutCancelled: NavGraph.Outcome<Void> { .init(of: ShopAppName.checkout, "cancelled") }
    static var bankVerificationApproved: NavGraph.Outcome<String> {
        .init(of: ShopAppName.bankVerification, "approved", "orderId")
    }
    static var bankVerificationDeclined: NavGraph.Outcome<Void> { .init(of: ShopAppName.bankVerification, "declined") }
    static var signInSignedIn: NavGraph.Outcome<Void> { .init(of: ShopAppName.signIn, "signedIn") }
}
#endif

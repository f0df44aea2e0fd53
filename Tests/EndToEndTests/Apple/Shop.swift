// What the routers of the shop need of an app.
// swift-format-ignore-file
import Foundation
import SwiftUI
import UIKit

nonisolated protocol StubValue: Hashable, LosslessStringConvertible {
    var id: String { get }
    init(id: String)
}
nonisolated extension StubValue {
    init?(_ description: String) { self.init(id: description) }
    var description: String { id }
    var url: URL { URL(string: id)! }
}
nonisolated struct Address: StubValue { var id = "" }
nonisolated struct CartItem: StubValue { var id = "" }
nonisolated struct Filter: StubValue { var id = "" }
nonisolated struct Promotion: StubValue { var id = "" }
nonisolated struct Review: StubValue { var id = "" }
nonisolated struct SortOrder: StubValue { var id = "" }

final class SplashViewController: UIViewController, SplashScreen {
    var onSessionExpired: (() -> Void)?
    var onReady: (() -> Void)?
    var onRestored: (() -> Void)?
}

final class WelcomeViewController: UIViewController, WelcomeScreen {
    var onNext: (() -> Void)?
    var onSkip: (() -> Void)?
}

final class NotificationPrimerViewController: UIViewController, NotificationPrimerScreen {
    var onDone: (() -> Void)?
}

final class HomeFeedViewController: UIViewController, HomeFeedScreen {
    var onOpenPromotion: ((_: Promotion) -> Void)?
    var onOpenOffers: (() -> Void)?
    var products: ProductsActions?
}

final class PromotionViewController: UIViewController, PromotionScreen {
    var onReadTerms: (() -> Void)?
    var products: ProductsActions?
    convenience init(promotion _: Promotion) { self.init() }
}

final class ClubIntroViewController: UIViewController, ClubIntroScreen {
    var onJoin: (() -> Void)?
}

final class MemberOffersViewController: UIViewController, MemberOffersScreen {
    var products: ProductsActions?
}

final class SearchHomeViewController: UIViewController, SearchHomeScreen {
    var onSearch: ((_: String) -> Void)?
    var onOpenCategory: ((_: String) -> Void)?
    var onScan: (() -> Void)?
}

final class CategoryViewController: UIViewController, CategoryScreen {
    var products: ProductsActions?
    convenience init(slug _: String) { self.init() }
}

final class SearchResultsViewController: UIViewController, SearchResultsScreen {
    var onFilter: (() -> Void)?
    var onSort: (() -> Void)?
    var products: ProductsActions?
    func filterChanged(filter _: Filter) {}
    func orderChanged(order _: SortOrder) {}
    convenience init(query _: String) { self.init() }
}

final class FiltersViewController: UIViewController, FiltersScreen {
    var onApplied: ((_: Filter) -> Void)?
}

final class SortMenuViewController: UIViewController, SortMenuScreen {
    var onChosen: ((_: SortOrder) -> Void)?
}

final class ScannerViewController: UIViewController, ScannerScreen {
    var onFound: ((_: String) -> Void)?
    var onCancelled: (() -> Void)?
}

final class BasketViewController: UIViewController, BasketScreen {
    var onRemoveItem: ((_: CartItem) -> Void)?
    var onCheckout: (() -> Void)?
    var products: ProductsActions?
    func itemAdded(productId _: String) {}
    func itemRemoved(item _: CartItem) {}
}

final class OrderPlacedViewController: UIViewController, OrderPlacedScreen {
    var onViewOrder: ((_: String) -> Void)?
    var onKeepShopping: (() -> Void)?
    convenience init(orderId _: String) { self.init() }
}

final class WishlistItemsViewController: UIViewController, WishlistItemsScreen {
    var products: ProductsActions?
}

final class AccountViewController: UIViewController, AccountScreen {
    var onOpenOrders: (() -> Void)?
    var onEditAddress: (() -> Void)?
    var onOpenWishlist: (() -> Void)?
    var onOpenPreferences: (() -> Void)?
    var onSignIn: (() -> Void)?
    var onSignOut: (() -> Void)?
}

final class OrderListViewController: UIViewController, OrderListScreen {
    var onOpenOrder: ((_: String) -> Void)?
}

final class OrderDetailViewController: UIViewController, OrderDetailScreen {
    var onBuyAgain: ((_: String) -> Void)?
    convenience init(orderId _: String) { self.init() }
}

final class AddressEditorViewController: UIViewController, AddressEditorScreen {
    var onSaved: ((_: Address) -> Void)?
}

final class ProductViewController: UIViewController, ProductScreen {
    var onOpenReviews: (() -> Void)?
    var onOpenGallery: (() -> Void)?
    var onOpenSimilar: ((_: String) -> Void)?
    var onAddToCart: (() -> Void)?
    var onSearchBrand: ((_: String) -> Void)?
    convenience init(productId _: String) { self.init() }
}

final class GalleryViewController: UIViewController, GalleryScreen {
    var onClose: (() -> Void)?
    convenience init(productId _: String) { self.init() }
}

final class ReviewsViewController: UIViewController, ReviewsScreen {
    var onWrite: (() -> Void)?
    func reviewPosted(review _: Review) {}
    convenience init(productId _: String) { self.init() }
}

final class WriteReviewViewController: UIViewController, WriteReviewScreen {
    var onPosted: ((_: Review) -> Void)?
    convenience init(productId _: String) { self.init() }
}

final class DeliveryAddressViewController: UIViewController, DeliveryAddressScreen {
    var onEditAddress: (() -> Void)?
    var onNext: (() -> Void)?
    var onCancel: (() -> Void)?
    func addressChanged(address _: Address) {}
}

final class PaymentViewController: UIViewController, PaymentScreen {
    var onNext: (() -> Void)?
    var onCancel: (() -> Void)?
}

final class ReviewOrderViewController: UIViewController, ReviewOrderScreen {
    var onPlaceOrder: ((_: String) -> Void)?
    var onVerify: (() -> Void)?
    var onCancel: (() -> Void)?
    func paymentDeclined() {}
}

final class BankVerificationViewController: UIViewController, BankVerificationScreen {
    var onCancel: (() -> Void)?
    var onApproved: ((_: String) -> Void)?
    var onDeclined: (() -> Void)?
}

final class SignInFormViewController: UIViewController, SignInFormScreen {
    var onSubmit: (() -> Void)?
    var onRegister: (() -> Void)?
}

final class RegisterViewController: UIViewController, RegisterScreen {
    var onSubmit: (() -> Void)?
}

final class ConfirmEmailViewController: UIViewController, ConfirmEmailScreen {
    var onConfirmed: (() -> Void)?
    var onUseAnotherAccount: (() -> Void)?
}

final class PreferenceListViewController: UIViewController, PreferenceListScreen {
    var onOpenNotifications: (() -> Void)?
    var onOpenHelp: (() -> Void)?
}

final class NotificationPreferencesViewController: UIViewController, NotificationPreferencesScreen {
    var onOpenSystemSettings: (() -> Void)?
}

final class HelpTopicsViewController: UIViewController, HelpTopicsScreen {
    var onOpenArticle: ((_: String) -> Void)?
    var onContact: (() -> Void)?
}

final class HelpArticleViewController: UIViewController, HelpArticleScreen {
    var onContact: (() -> Void)?
    convenience init(topic _: String) { self.init() }
}

final class ChatViewController: UIViewController, ChatScreen {
}

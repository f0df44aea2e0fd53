// What the routers of the shop need of an app.
// swift-format-ignore-file
import Foundation
import SwiftUI
import UIKit
import NavGraphRuntime
import NavGraphSwiftUI

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

struct SplashView: View {
    let actions: SplashActions
    var body: some View { Text("Splash") }
}

struct WelcomeView: View {
    let actions: WelcomeActions
    var body: some View { Text("Welcome") }
}

struct NotificationPrimerView: View {
    let actions: NotificationPrimerActions
    var body: some View { Text("NotificationPrimer") }
}

struct HomeFeedView: View {
    let actions: HomeFeedActions
    var body: some View { Text("HomeFeed") }
}

struct PromotionView: View {
    let actions: PromotionActions
    let promotion: Promotion
    var body: some View { Text("Promotion") }
}

struct ClubIntroView: View {
    let actions: ClubIntroActions
    var body: some View { Text("ClubIntro") }
}

struct MemberOffersView: View {
    let actions: MemberOffersActions
    var body: some View { Text("MemberOffers") }
}

struct SearchHomeView: View {
    let actions: SearchHomeActions
    var body: some View { Text("SearchHome") }
}

struct CategoryView: View {
    let actions: CategoryActions
    let slug: String
    var body: some View { Text("Category") }
}

struct SearchResultsView: View {
    let actions: SearchResultsActions
    let messages: NavGraph.Inbox<SearchResultsMessage>
    let query: String
    var body: some View { Text("SearchResults").onMessage(messages) { _ in } }
}

struct FiltersView: View {
    let actions: FiltersActions
    var body: some View { Text("Filters") }
}

struct SortMenuView: View {
    let actions: SortMenuActions
    var body: some View { Text("SortMenu") }
}

struct ScannerView: View {
    let actions: ScannerActions
    var body: some View { Text("Scanner") }
}

struct BasketView: View {
    let actions: BasketActions
    let messages: NavGraph.Inbox<BasketMessage>
    var body: some View { Text("Basket").onMessage(messages) { _ in } }
}

struct OrderPlacedView: View {
    let actions: OrderPlacedActions
    let orderId: String
    var body: some View { Text("OrderPlaced") }
}

struct BasketRemoveItemView: View {
    let actions: BasketRemoveItemActions
    let item: CartItem
    var body: some View { Text("BasketRemoveItem") }
}

struct WishlistItemsView: View {
    let actions: WishlistItemsActions
    var body: some View { Text("WishlistItems") }
}

struct AccountView: View {
    let actions: AccountActions
    var body: some View { Text("Account") }
}

struct OrderListView: View {
    let actions: OrderListActions
    var body: some View { Text("OrderList") }
}

struct OrderDetailView: View {
    let actions: OrderDetailActions
    let orderId: String
    var body: some View { Text("OrderDetail") }
}

struct AddressEditorView: View {
    let actions: AddressEditorActions
    var body: some View { Text("AddressEditor") }
}

struct AccountSignOutView: View {
    let actions: AccountSignOutActions
    var body: some View { Text("AccountSignOut") }
}

struct ProductView: View {
    let actions: ProductActions
    let productId: String
    var body: some View { Text("Product") }
}

struct GalleryView: View {
    let actions: GalleryActions
    let productId: String
    var body: some View { Text("Gallery") }
}

struct ReviewsView: View {
    let actions: ReviewsActions
    let messages: NavGraph.Inbox<ReviewsMessage>
    let productId: String
    var body: some View { Text("Reviews").onMessage(messages) { _ in } }
}

struct WriteReviewView: View {
    let actions: WriteReviewActions
    let productId: String
    var body: some View { Text("WriteReview") }
}

struct DeliveryAddressView: View {
    let actions: DeliveryAddressActions
    let messages: NavGraph.Inbox<DeliveryAddressMessage>
    var body: some View { Text("DeliveryAddress").onMessage(messages) { _ in } }
}

struct PaymentView: View {
    let actions: PaymentActions
    var body: some View { Text("Payment") }
}

struct ReviewOrderView: View {
    let actions: ReviewOrderActions
    let messages: NavGraph.Inbox<ReviewOrderMessage>
    var body: some View { Text("ReviewOrder").onMessage(messages) { _ in } }
}

struct BankVerificationView: View {
    let actions: BankVerificationActions
    var body: some View { Text("BankVerification") }
}

struct SignInFormView: View {
    let actions: SignInFormActions
    var body: some View { Text("SignInForm") }
}

struct RegisterView: View {
    let actions: RegisterActions
    var body: some View { Text("Register") }
}

struct ConfirmEmailView: View {
    let actions: ConfirmEmailActions
    var body: some View { Text("ConfirmEmail") }
}

struct PreferenceListView: View {
    let actions: PreferenceListActions
    var body: some View { Text("PreferenceList") }
}

struct NotificationPreferencesView: View {
    let actions: NotificationPreferencesActions
    var body: some View { Text("NotificationPreferences") }
}

struct HelpTopicsView: View {
    let actions: HelpTopicsActions
    var body: some View { Text("HelpTopics") }
}

struct HelpArticleView: View {
    let actions: HelpArticleActions
    let topic: String
    var body: some View { Text("HelpArticle") }
}

struct ChatView: View {
    let actions: ChatActions
    var body: some View { Text("Chat") }
}

import SwiftUI

// quoted: 2

struct BasketView: View {
    let checkOut: () -> Void

    var body: some View { Button("Check out") { checkOut() } }
}

struct PaymentView: View {
    let pay: (Int) -> Void

    var body: some View { Button("Pay") { pay(7) } }
}

struct ReceiptView: View {
    let number: Int
    let done: () -> Void

    var body: some View { Button("Done with \(number)") { done() } }
}

struct SignInView: View {
    let done: () -> Void
    let cancel: () -> Void

    var body: some View {
        VStack {
            Button("Sign in") { done() }
            Button("Cancel") { cancel() }
        }
    }
}

@MainActor
func run() async {
    let host = ViewHost(ShopView())
    host.settle()
    check(host.press("Check out"), "the shop begins with the basket")
    host.settle()
    check(host.kinds == ["sheet"], "guests sign in first")
    check(host.press("Sign in"), "the sheet has its button")
    host.settle()
    check(host.kinds.isEmpty && host.press("Pay"), "then they pay")
    host.settle()
    check(host.press("Done with 7"), "the receipt has its number")
    host.settle()
    check(host.press("Check out"), "the receipt leads back to the basket")
}

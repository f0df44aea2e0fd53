import SwiftUI

struct BookListView: View {
    let actions: BookListActions

    var body: some View {
        // quoted: 6
    }
}

struct FilterView: View {
    let actions: FilterActions

    var body: some View { Text("All books") }
}

struct Screens: BooksAppFactory {}

@MainActor
func run() async {
    let host = ViewHost(BooksAppWindow { Screens() })
    host.settle()
    check(host.press("Filter"), "the app begins with the books")
    host.settle()
    check(host.kinds == ["popover"] && host.texts == ["All books"], "the filter is a popover")
    check(host.misuses.isEmpty, "SwiftUI has nothing to complain about")
}

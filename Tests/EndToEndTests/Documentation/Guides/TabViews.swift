import SwiftUI

struct FeedView: View {
    let actions: FeedActions

    var body: some View { Button("More") { actions.findMore() } }
}

struct AlbumsView: View {
    let actions: AlbumsActions

    var body: some View { Text("Albums") }
}

struct SearchView: View {
    let actions: SearchActions

    var body: some View { Text("Search") }
}

struct EditorView: View {
    let actions: EditorActions

    var body: some View { Text("Editor") }
}

// quoted: 7

@MainActor
func run() async {
    let host = ViewHost(GalleryAppWindow { Screens() })
    host.settle()
    check(host.press("More"), "the app begins with the feed")
    host.settle()
    check(host.texts.last == "Search", "an event selects the search tab")
    check(host.tabTags.count == 4 && host.badges.contains(3), "the tabs are those of the app")
    check(host.tapTab(AnyHashable(MainTab.upload)), "a button among them can be pressed")
    host.settle()
    check(host.kinds == ["sheet"] && host.texts.last == "Editor", "it fires its event")
    check(host.misuses.isEmpty, "SwiftUI has nothing to complain about")
}

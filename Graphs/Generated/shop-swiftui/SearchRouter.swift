// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `search`, a stack that begins with `searchHome`.
///
///     searchHome
///         search → push searchResults
///         openCategory → push category
///         scan → present scanner as fullScreen
///             found → push product
///             cancelled → close
///     searchResults
///         filter → present filters
///             applied → send filterChanged
///         sort → present sortMenu as popover
///             chosen → send orderChanged
@available(iOS 17, visionOS 1, *) @MainActor
final class SearchRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeSearchHome(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.search, ending)
    }

    // MARK: searchHome

    func makeSearchHome(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.searchHome, ending)
        let actions = SearchHomeActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(SearchRoute.searchHome, actions, view: factory.makeSearchHome(actions))
    }

    func searchHomeSearch(_ step: NavGraph.Step, query: String) throws {
        try step.push(self.makeSearchResults(query: query))
    }

    func searchHomeOpenCategory(_ step: NavGraph.Step, slug: String) throws {
        try step.push(self.makeCategory(slug: slug))
    }

    func searchHomeScan(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.scannerFound) { [unowned self] productId, step in
            try step.push(self.app.catalogueRouter.makeProduct(productId: productId))
        }
        ending.close(ShopAppOutcome.scannerCancelled)
        step.presentScreen(self.makeScanner(ending), as: .fullScreen)
    }

    // MARK: category

    func makeCategory(_ ending: NavGraph.Ending? = nil, slug: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.category, ending)
        let actions = CategoryActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(SearchRoute.category(slug: slug), actions, view: factory.makeCategory(actions, slug: slug))
    }

    // MARK: searchResults

    func makeSearchResults(_ ending: NavGraph.Ending? = nil, query: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.searchResults, ending)
        let actions = SearchResultsActions(_opening: ActionsOpening(frame, self))
        let messages = frame.inbox(of: SearchResultsMessage.self)
        let factory = app.factory
        return frame.show(
            SearchRoute.searchResults(query: query), actions,
            view: factory.makeSearchResults(actions, messages: messages, query: query))
    }

    fileprivate func searchResultsFilter(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.filtersApplied) { filter, step in
            try step.send(to: ShopAppName.searchResults, message: SearchResultsMessage.filterChanged(filter: filter))
        }
        step.presentStack(self.makeFilters(ending))
    }

    fileprivate func searchResultsSort(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.sortMenuChosen) { order, step in
            try step.send(to: ShopAppName.searchResults, message: SearchResultsMessage.orderChanged(order: order))
        }
        step.presentScreen(self.makeSortMenu(ending), as: .popover, at: "sort")
    }

    // MARK: filters

    func makeFilters(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.filters, ending)
        let actions = FiltersActions(_opening: NavGraph.Opening(frame))
        let factory = app.factory
        return frame.show(SearchRoute.filters, actions, view: factory.makeFilters(actions))
    }

    // MARK: sortMenu

    func makeSortMenu(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.sortMenu, ending)
        let actions = SortMenuActions(_opening: NavGraph.Opening(frame))
        let factory = app.factory
        return frame.show(SearchRoute.sortMenu, actions, view: factory.makeSortMenu(actions))
    }

    // MARK: scanner

    func makeScanner(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.scanner, ending)
        let actions = ScannerActions(_opening: NavGraph.Opening(frame))
        let factory = app.factory
        return frame.show(SearchRoute.scanner, actions, view: factory.makeScanner(actions))
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum SearchRoute {
    case searchHome
    case category(slug: String)
    case searchResults(query: String)
    case filters
    case sortMenu
    case scanner
}

@available(iOS 17, visionOS 1, *) extension SearchRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: SearchRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: SearchRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (SearchRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Search.
@available(iOS 17, visionOS 1, *) @MainActor
struct SearchHomeActions: NavGraph.Actions {
    var _opening = SearchRouter.ActionsOpening()

    func search(query: String) {
        self._opening.fire("searchHome.search query", query) { try $0.searchHomeSearch($1, query: query) }
    }

    func openCategory(slug: String) {
        self._opening.fire("searchHome.openCategory slug", slug) { try $0.searchHomeOpenCategory($1, slug: slug) }
    }

    func scan() { self._opening.fire("searchHome.scan") { try $0.searchHomeScan($1) } }
}

/// Category.
@available(iOS 17, visionOS 1, *) @MainActor
struct CategoryActions: NavGraph.Actions {
    var _opening = SearchRouter.ActionsOpening()

    var products: ProductsActions {
        ProductsActions(_opening: NavGraph.GroupOpening(self._opening, self._opening.router?.app.productsEvents))
    }
}

/// Results.
@available(iOS 17, visionOS 1, *) @MainActor
struct SearchResultsActions: NavGraph.Actions {
    var _opening = SearchRouter.ActionsOpening()

    /// Makes a view the anchor of what `sort` opens.
    var anchorSort: NavGraph.Anchor { self._opening.anchor("sort") }

    func filter() { self._opening.fire("searchResults.filter") { try $0.searchResultsFilter($1) } }

    func sort() { self._opening.fire("searchResults.sort") { try $0.searchResultsSort($1) } }

    var products: ProductsActions {
        ProductsActions(_opening: NavGraph.GroupOpening(self._opening, self._opening.router?.app.productsEvents))
    }
}

/// The messages that `searchResults` receives.
@available(iOS 17, visionOS 1, *) enum SearchResultsMessage {
    case filterChanged(filter: Filter)
    case orderChanged(order: SortOrder)
}

/// Filters.
@available(iOS 17, visionOS 1, *) @MainActor
struct FiltersActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func applied(filter: Filter) { self._opening.end(ShopAppOutcome.filtersApplied, filter) }
}

/// Sort by.
@available(iOS 17, visionOS 1, *) @MainActor
struct SortMenuActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func chosen(order: SortOrder) { self._opening.end(ShopAppOutcome.sortMenuChosen, order) }
}

/// Scan a barcode.
@available(iOS 17, visionOS 1, *) @MainActor
struct ScannerActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func found(productId: String) { self._opening.end(ShopAppOutcome.scannerFound, productId) }

    func cancelled() { self._opening.end(ShopAppOutcome.scannerCancelled) }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol SearchFactory {
    func makeSearchHome(_ actions: SearchHomeActions) -> any View
    func makeCategory(_ actions: CategoryActions, slug: String) -> any View
    func makeSearchResults(
        _ actions: SearchResultsActions, messages: NavGraph.Inbox<SearchResultsMessage>, query: String
    ) -> any View
    func makeFilters(_ actions: FiltersActions) -> any View
    func makeSortMenu(_ actions: SortMenuActions) -> any View
    func makeScanner(_ actions: ScannerActions) -> any View
}

@available(iOS 17, visionOS 1, *) extension SearchFactory {
    func makeSearchHome(_ actions: SearchHomeActions) -> any View { SearchHomeView(actions: actions) }
    func makeCategory(_ actions: CategoryActions, slug: String) -> any View {
        CategoryView(actions: actions, slug: slug)
    }
    func makeSearchResults(
        _ actions: SearchResultsActions, messages: NavGraph.Inbox<SearchResultsMessage>, query: String
    ) -> any View {
        SearchResultsView(actions: actions, messages: messages, query: query)
    }
    func makeFilters(_ actions: FiltersActions) -> any View { FiltersView(actions: actions) }
    func makeSortMenu(_ actions: SortMenuActions) -> any View { SortMenuView(actions: actions) }
    func makeScanner(_ actions: ScannerActions) -> any View { ScannerView(actions: actions) }
}
#endif

// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
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
@MainActor
final class SearchRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeSearchHome(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.search, ending)
    }

    // MARK: searchHome

    func makeSearchHome(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeSearchHome()
        let frame = app.navigation.enter(screen, as: ShopAppName.searchHome, ending)
        screen.onSearch = frame.eventWithValues("searchHome.search", "query", to: self) {
            try $0.searchHomeSearch($1, query: $2)
        }
        screen.onOpenCategory = frame.eventWithValues("searchHome.openCategory", "slug", to: self) {
            try $0.searchHomeOpenCategory($1, slug: $2)
        }
        screen.onScan = frame.event("searchHome.scan", to: self) { try $0.searchHomeScan($1) }
        return screen
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
        step.present(self.makeScanner(ending), as: .fullScreen)
    }

    // MARK: category

    func makeCategory(_ ending: NavGraph.Ending? = nil, slug: String) -> UIViewController {
        let screen = app.factory.makeCategory(slug: slug)
        let frame = app.navigation.enter(screen, as: ShopAppName.category, ending)
        screen.products = ProductsActions(_opening: NavGraph.GroupOpening(frame, app.productsEvents))
        return screen
    }

    // MARK: searchResults

    func makeSearchResults(_ ending: NavGraph.Ending? = nil, query: String) -> UIViewController {
        let screen = app.factory.makeSearchResults(query: query)
        let frame = app.navigation.enter(screen, as: ShopAppName.searchResults, ending)
        screen.onFilter = frame.event("searchResults.filter", to: self) { try $0.searchResultsFilter($1) }
        screen.onSort = frame.event("searchResults.sort", to: self) { try $0.searchResultsSort($1) }
        screen.products = ProductsActions(_opening: NavGraph.GroupOpening(frame, app.productsEvents))
        return screen
    }

    private func searchResultsFilter(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.filtersApplied) { filter, step in
            try step.send(to: ShopAppName.searchResults) { (screen: any SearchResultsScreen) in
                screen.filterChanged(filter: filter)
            }
        }
        step.presentStack(self.makeFilters(ending))
    }

    private func searchResultsSort(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.sortMenuChosen) { order, step in
            try step.send(to: ShopAppName.searchResults) { (screen: any SearchResultsScreen) in
                screen.orderChanged(order: order)
            }
        }
        step.present(
            self.makeSortMenu(ending),
            as: .popover,
            at: step.anchor { (screen: any SearchResultsScreen, popover) in screen.anchorSort(popover) }
        )
    }

    // MARK: filters

    func makeFilters(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeFilters()
        let frame = app.navigation.enter(screen, as: ShopAppName.filters, ending)
        screen.onApplied = { frame.end(ShopAppOutcome.filtersApplied, $0) }
        return screen
    }

    // MARK: sortMenu

    func makeSortMenu(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeSortMenu()
        let frame = app.navigation.enter(screen, as: ShopAppName.sortMenu, ending)
        screen.onChosen = { frame.end(ShopAppOutcome.sortMenuChosen, $0) }
        return screen
    }

    // MARK: scanner

    func makeScanner(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeScanner()
        let frame = app.navigation.enter(screen, as: ShopAppName.scanner, ending)
        screen.onFound = { frame.end(ShopAppOutcome.scannerFound, $0) }
        screen.onCancelled = { frame.end(ShopAppOutcome.scannerCancelled) }
        return screen
    }
}

/// Search.
@MainActor
protocol SearchHomeScreen: UIViewController {
    var onSearch: ((_ query: String) -> Void)? { get set }
    var onOpenCategory: ((_ slug: String) -> Void)? { get set }
    var onScan: (() -> Void)? { get set }
}

/// Category.
@MainActor
protocol CategoryScreen: UIViewController {
    var products: ProductsActions? { get set }
}

/// Results.
@MainActor
protocol SearchResultsScreen: UIViewController {
    var onFilter: (() -> Void)? { get set }
    var onSort: (() -> Void)? { get set }
    var products: ProductsActions? { get set }
    func filterChanged(filter: Filter)
    func orderChanged(order: SortOrder)
    /// Sets the anchor of the popover of `sort`; by default the center.
    func anchorSort(_ popover: UIPopoverPresentationController)
}

extension SearchResultsScreen {
    func anchorSort(_ popover: UIPopoverPresentationController) {}
}

/// Filters.
@MainActor
protocol FiltersScreen: UIViewController {
    var onApplied: ((_ filter: Filter) -> Void)? { get set }
}

/// Sort by.
@MainActor
protocol SortMenuScreen: UIViewController {
    var onChosen: ((_ order: SortOrder) -> Void)? { get set }
}

/// Scan a barcode.
@MainActor
protocol ScannerScreen: UIViewController {
    var onFound: ((_ productId: String) -> Void)? { get set }
    var onCancelled: (() -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol SearchFactory {
    func makeSearchHome() -> any SearchHomeScreen
    func makeCategory(slug: String) -> any CategoryScreen
    func makeSearchResults(query: String) -> any SearchResultsScreen
    func makeFilters() -> any FiltersScreen
    func makeSortMenu() -> any SortMenuScreen
    func makeScanner() -> any ScannerScreen
}

extension SearchFactory {
    func makeSearchHome() -> any SearchHomeScreen {
        SearchHomeViewController()
    }
    func makeCategory(slug: String) -> any CategoryScreen {
        CategoryViewController(slug: slug)
    }
    func makeSearchResults(query: String) -> any SearchResultsScreen {
        SearchResultsViewController(query: query)
    }
    func makeFilters() -> any FiltersScreen {
        FiltersViewController()
    }
    func makeSortMenu() -> any SortMenuScreen {
        SortMenuViewController()
    }
    func makeScanner() -> any ScannerScreen {
        ScannerViewController()
    }
}
#endif

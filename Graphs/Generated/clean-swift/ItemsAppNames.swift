// Made by navgraph from clean-swift.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum ItemsAppName: Int, NavGraph.ListedName {
    case home
    case detail
    case itemList
    case itemDetail
    case itemEditor
    case main
    case textName
    case items

    static var texts: StaticString {
        """
        home
        detail
        itemList
        itemDetail
        itemEditor
        main
        text
        items
        """
    }
}

/// The conditions, by their names in the graph.
enum ItemsAppCondition: Int, NavGraph.ListedName {
    case hasText

    static var texts: StaticString {
        """
        hasText
        """
    }
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum ItemsAppOutcome {
    static var itemEditorSaved: NavGraph.Outcome<Item> { .init(of: ItemsAppName.itemEditor, "saved", "item") }
}
#endif

// Made by navgraph from clean-swift.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface2  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum ItemsAppName: String, NavGraph.Name {
    case home
    case detail
    case itemList
    case itemDetail
    case itemEditor
    case main
    case textName = "text"
    case items
}

/// The conditions, by their names in the graph.
enum ItemsAppCondition: String, NavGraph.Name {
    case hasText
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum ItemsAppOutcome {
    static var itemEditorSaved: NavGraph.Outcome<Item> { .init(of: ItemsAppName.itemEditor, "saved", "item") }
}
#endif

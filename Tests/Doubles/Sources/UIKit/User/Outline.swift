import Foundation

/// What is on screen, as a value: compare it, or print it.
@MainActor
public struct Outline: CustomStringConvertible {
    public enum Kind: String, Sendable {
        case plain, navigation, tabs, split, alert
    }

    public let controller: UIViewController
    /// The type's name, and the title where there is one.
    public let name: String
    public let kind: Kind
    /// The stack, bottom first; the tabs; the columns; or the children.
    public let children: [Outline]
    /// Of tabs the selected index, nil for none or More.
    public let selected: Int?
    /// How this controller is presented; nil for what is not presented.
    public let style: UIModalPresentationStyle?
    /// What this very controller presents.
    public let presented: [Outline]

    init(_ controller: UIViewController) {
        self.controller = controller
        var inner = controller.children
        switch controller {
        case is UINavigationController: kind = .navigation
        case is UITabBarController: kind = .tabs
        case let split as UISplitViewController:
            kind = .split
            inner = split.shownNavigations
        case is UIAlertController: kind = .alert
        default: kind = .plain
        }
        children = inner.map { Outline($0) }
        selected = (controller as? UITabBarController).flatMap {
            $0.selectedIndex == NSNotFound ? nil : $0.selectedIndex
        }
        style = controller.presenter == nil ? nil : controller.ownPresentationController?.style
        presented = controller.presented.map { [Outline($0)] } ?? []
        let type = "\(Swift.type(of: controller))"
        name = controller.title.map { "\(type) '\($0)'" } ?? type
        description = Self.text(name, children, selected, presented)
    }

    /// One line: `UINavigationController[A, B] > pageSheet(C)`. The selected tab has a star.
    public nonisolated let description: String

    private static func text(
        _ name: String, _ children: [Outline], _ selected: Int?, _ presented: [Outline]
    ) -> String {
        var text = name
        if !children.isEmpty {
            let inner = children.enumerated().map { ($0 == selected ? "*" : "") + $1.description }
            text += "[" + inner.joined(separator: ", ") + "]"
        }
        for outline in presented { text += " > \(outline.style ?? .none)(\(outline.description))" }
        return text
    }
}

extension UIKitDouble {
    /// What the window holds, its root first, then roots of the past that still present something (rule 18).
    public static func outline(of window: UIWindow? = nil) -> [Outline] {
        guard let window = window ?? keyWindow else { return [] }
        return ([window.rootViewController].compactMap { $0 } + window.orphans).map { Outline($0) }
    }

    /// The outline in one line.
    public static func describe(_ window: UIWindow? = nil) -> String {
        outline(of: window).map { $0.description }.joined(separator: " & ")
    }

    /// The controllers of the window that were added to a parent and never told `didMove(toParent:)` (rule 19). Empty
    /// after `settle()`, unless the app forgot it.
    public static func unfinishedMoves(_ window: UIWindow? = nil) -> [UIViewController] {
        var found: [UIViewController] = []
        func walk(_ outline: Outline) {
            if outline.controller.isMovingToParent { found.append(outline.controller) }
            for inner in outline.children + outline.presented { walk(inner) }
        }
        for outline in outline(of: window) { walk(outline) }
        return found
    }

    /// The controllers on screen, outer ones first; those whose views are covered or removed are not among them.
    public static func onScreen(_ window: UIWindow? = nil) -> [UIViewController] {
        (window ?? keyWindow)?.onScreen ?? []
    }
}

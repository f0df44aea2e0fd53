/// What a type is for the app's navigation. SOURCES 3.
enum TypeKind {
    case controller, stackController, tabController, view, app, part, system, other

    /// It can be a screen.
    var isScreen: Bool {
        switch self {
        case .controller, .stackController, .tabController, .view: true
        default: false
        }
    }
    /// What can open something by itself.
    var opens: Bool { isScreen }
}

private let controllers: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIPageViewController",
    "UISplitViewController", "UISearchContainerViewController", "UIHostingController", "UIInputViewController",
    "AVPlayerViewController", "GLKViewController", "NSViewController",
]

private let parts: Set = [
    "UIView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITextView", "UITextField",
    "UITableView", "UICollectionView", "UIViewRepresentable", "ViewModifier", "ToolbarContent", "Commands",
    "UICollectionViewListCell",
]

private let prefixes: Set = [
    "UI", "SF", "MF", "PH", "CN", "EK", "AV", "SK", "QL", "AS", "MC", "GK", "PK", "SL", "VN", "NS", "CK", "HM", "MP",
    "RP", "LP",
]

private let containers: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UITableViewController", "UICollectionViewController", "UIHostingController", "UISearchContainerViewController",
    "UIInputViewController",
]

/// A controller of Apple's that is no screen of the app: `SFSafariViewController`.
func isSystemType(_ name: String) -> Bool {
    guard !containers.contains(name), name.utf8.count > 3 else { return false }
    let third = name.utf8[name.utf8.index(name.utf8.startIndex, offsetBy: 2)]
    return third >= 65 && third <= 90 && prefixes.contains(String(name.prefix(2)))
        && ["Controller", "Picker", "Panel"].contains { name.hasSuffix($0) }
}

/// Whether a type is a controller or view of Apple's frameworks: a screen may be one, and no source declares it.
package func isOfApple(_ name: String) -> Bool {
    containers.contains(name) || isSystemType(name) || swiftUIViews.contains(name)
}

/// A view of SwiftUI's own.
let swiftUIViews: Set = [
    "Text", "TextField", "TextEditor", "EmptyView", "AnyView", "TabView", "ScrollView", "ProgressView",
    "NavigationView",
    "NavigationStack", "NavigationSplitView", "NavigationLink", "GroupBox", "Group", "HStack", "VStack", "ZStack",
    "LazyVStack",
    "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "Form", "Section", "ForEach", "Button", "Menu", "Label", "Image",
    "Color",
    "Spacer", "Divider", "Toggle", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker", "Link", "ShareLink",
    "Gauge",
    "GeometryReader", "ScrollViewReader", "ViewThatFits", "TimelineView", "Table", "Grid", "GridRow",
    "ContentUnavailableView",
    "AsyncImage", "OutlineGroup", "DisclosureGroup", "ControlGroup", "SecureField", "EditButton", "RenameButton",
    "PasteButton",
    "HSplitView", "VSplitView", "LabeledContent", "Canvas", "Rectangle", "Circle", "RoundedRectangle", "Capsule",
    "Path",
    "EquatableView", "ModifiedContent", "ToolbarItem", "ToolbarItemGroup", "WebView",
]

extension Sources {
    /// The declared types that a type inherits from, itself first, nearest first.
    func ancestors(of type: TypeDeclaration) -> [TypeDeclaration] {
        if let known = ancestorsOf[type.number] { return known }
        ancestorsOf[type.number] = [type]
        var result = [type]
        var seen: Set = [type.name]
        var k = 0
        while k < result.count {
            for name in result[k].inherited {
                if let base = resolve(name, around: result[k].outer), seen.insert(base.name).inserted {
                    result.append(base)
                }
            }
            k += 1
        }
        ancestorsOf[type.number] = result
        return result
    }

    /// All names that a type inherits, of declared types and of others.
    private func bases(of type: TypeDeclaration) -> [String] { ancestors(of: type).flatMap(\.inherited) }

    func kind(of type: TypeDeclaration) -> TypeKind {
        if let known = kinds[type.number] { return known }
        let kind = findKind(type)
        kinds[type.number] = kind
        return kind
    }

    /// A view that stands in others whatever shows it.
    private static func isControl(_ name: String) -> Bool {
        name == "EmptyView" || ["Button", "Toggle", "TextField"].contains { name.hasSuffix($0) }
    }

    private func findKind(_ type: TypeDeclaration) -> TypeKind {
        let bases = bases(of: type)
        // What is only extended is declared elsewhere.
        let undeclared = bases.filter { resolve($0, around: type.outer)?.keyword == nil }
        if type.keyword == .struct || type.keyword == .enum {
            if bases.contains("App") { return .app }
            if bases.contains("View"), Self.isControl(type.simpleName) {
                return .part
            }
            if bases.contains("View") || bases.contains("UIViewControllerRepresentable") { return .view }
            if bases.contains(where: { parts.contains($0) }) { return .part }
            return givesBody(type) ? .view : .other
        }
        guard type.keyword == .class || type.keyword == .actor || type.keyword == nil else { return .other }
        if bases.contains("UINavigationController")
            || undeclared.contains(where: { $0.hasSuffix("NavigationController") })
        {
            return .stackController
        }
        if bases.contains("UITabBarController") { return .tabController }
        // A class that iOS and macOS share may inherit from `NSViewController` as well.
        let isOfUIKit = bases.contains { containers.contains($0) }
        if bases.contains("UIAlertController") || !isOfUIKit && undeclared.contains(where: isSystemType) {
            return .system
        }
        if bases.contains(where: { controllers.contains($0) })
            || undeclared.contains(where: { $0.hasSuffix("ViewController") })
        {
            return .controller
        }
        return bases.contains { parts.contains($0) } ? .part : .other
    }

    /// A view by a protocol of no source: `struct Home: ConnectedView`, with a `body` that is a view.
    private func givesBody(_ type: TypeDeclaration) -> Bool {
        type.keyword == .struct
            && (type.variables["body"]?.type?.name == "View"
                || type.functions.contains { $0.name == "body" && $0.result?.name == "View" })
    }

    func kind(of name: String?) -> TypeKind {
        guard let name else { return .other }
        if let type = types[name] { return kind(of: type) }
        return isSystemType(name) ? .system : .other
    }

    func isAlert(_ type: TypeDeclaration) -> Bool { bases(of: type).contains("UIAlertController") }

    /// A class that is no screen and stands for what it shows. SOURCES 4.9.
    func isCoordinator(_ type: TypeDeclaration) -> Bool {
        let kind = kind(of: type)
        guard !kind.isScreen, kind == .other,
            type.keyword == .class || type.keyword == .actor || type.keyword == .struct || type.keyword == .protocol
        else { return false }
        let name = type.simpleName
        return ["Coordinator", "Flow", "Router"].contains { name.hasSuffix($0) }
            || type.functions.contains { $0.name == "toPresentable" }
    }

    /// The declared type of a name, looked up in the types around, then at top level, then as the only nested one.
    func resolve(_ name: String, around type: TypeDeclaration?) -> TypeDeclaration? {
        guard let type else { return findType(name, around: nil) }
        if let known = resolved[type.number][name] { return known }
        let found = findType(name, around: type)
        resolved[type.number][name] = .some(found)
        return found
    }

    private func findType(_ name: String, around type: TypeDeclaration?) -> TypeDeclaration? {
        var next = type
        while let outer = next {
            if let found = types[outer.name + "." + name] { return found }
            next = outer.outer
        }
        if let found = types[name] { return found }
        if name.contains(".") { return nil }
        let nested = nestedTypes[name] ?? []
        return nested.count == 1 ? nested[0] : nil
    }
}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var all: Self { Self(name: "all") }
    public static var doubleColumn: Self { Self(name: "doubleColumn") }
    public static var detailOnly: Self { Self(name: "detailOnly") }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String
    public static var sidebar: Self { Self(name: "sidebar") }
    public static var content: Self { Self(name: "content") }
    public static var detail: Self { Self(name: "detail") }
}

/// In regular width all columns are on screen, in compact width one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, Primitive {
    public typealias Body = Never
    let column: Binding<NavigationSplitViewColumn>
    let columns: [(NavigationSplitViewColumn, AnyView)]

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        column = preferredCompactColumn
        columns = [
            (.sidebar, AnyView(sidebar())), (.content, AnyView(content())), (.detail, AnyView(detail())),
        ]
    }

    func node(_ renderer: Renderer) -> Node {
        let isCompact = renderer.environment.horizontalSizeClass == .compact
        let active = isCompact ? columns.firstIndex { $0.0 == column.wrappedValue } : nil
        let names = columns.map(\.0)
        return Node(
            .split(column, names, active: active), columns.map { renderer.child($0.1, AnyHashable($0.0)) })
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        column = preferredCompactColumn
        columns = [(.sidebar, AnyView(sidebar())), (.detail, AnyView(detail()))]
    }
}

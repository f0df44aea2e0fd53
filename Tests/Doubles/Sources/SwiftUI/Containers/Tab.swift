/// What a tab view has from iOS 18 on: tabs with roles, in sections.
@MainActor public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    var items: [TabItem] { get }
}

/// A tab as it is drawn.
public struct TabItem {
    let value: AnyHashable
    let content: AnyView
    var badge = 0
    /// The title of its section.
    var section: String?

    @MainActor var view: some View { content.badge(badge).tag(value) }
}

public struct TabRole: Hashable, Sendable {
    let name: String
    public static let search = TabRole(name: "search")
}

public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    public let items: [TabItem]

    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Label == EmptyView {
        items = [TabItem(value: AnyHashable(value), content: AnyView(content()))]
    }

    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == EmptyView {
        self.init(value: value, role: role, content: content)
    }
}

public struct TabSection<Value: Hashable>: TabContent {
    public typealias TabValue = Value
    public let items: [TabItem]

    public init<S: StringProtocol, Content: TabContent<Value>>(
        _ title: S, @TabContentBuilder<Value> content: () -> Content
    ) {
        items = content().items.map { item in
            var item = item
            item.section = String(title)
            return item
        }
    }
}

/// Several of them.
public struct TabList<Value: Hashable>: TabContent {
    public typealias TabValue = Value
    public let items: [TabItem]
}

extension TabContent {
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        TabList<TabValue>(
            items: items.map { item in
                var item = item
                item.badge = count
                return item
            })
    }
}

@MainActor @resultBuilder
public struct TabContentBuilder<Value: Hashable> {
    public static func buildExpression<Content: TabContent<Value>>(_ content: Content) -> TabList<Value> {
        TabList(items: content.items)
    }
    public static func buildBlock(_ parts: TabList<Value>...) -> TabList<Value> {
        TabList(items: parts.flatMap(\.items))
    }
}

/// The tabs of a tab view.
public struct TabListView: View, Primitive {
    public typealias Body = Never
    let items: [TabItem]
    func node(_ renderer: Renderer) -> Node { Node(.group, items.map { renderer.child($0.view, $0.value) }) }
}

extension TabView where Content == TabListView {
    public init<List: TabContent<Selection>>(
        selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> List
    ) {
        let list = TabListView(items: content().items)
        self.init(selection: selection) { list }
    }
}

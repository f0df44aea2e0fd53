/// Containers that put what is in them somewhere: the double does not lay out.
protocol Layout: Primitive, View where Body == Never {
    associatedtype Content: View
    var content: Content { get }
}
extension Layout {
    func node(_ renderer: Renderer) -> Node { renderer.child(content, "content") }
}

public struct VStack<Content: View>: View, Layout {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct HStack<Content: View>: View, Layout {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct ZStack<Content: View>: View, Layout {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct Group<Content: View>: View, Layout {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct Form<Content: View>: View, Layout {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct List<Content: View>: View, Layout {
    public typealias Body = Never
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Primitive {
    public typealias Body = Never
    let rows: [(id: ID, content: Content)]
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        rows = data.map { ($0.id, content($0)) }
    }
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        rows = data.map { ($0[keyPath: id], content($0)) }
    }
    func node(_ renderer: Renderer) -> Node {
        Node(.group, rows.map { renderer.child($0.content, AnyHashable($0.id)) })
    }
}

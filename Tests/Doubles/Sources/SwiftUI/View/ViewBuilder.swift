@MainActor @resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var parts: [AnyView] = []
        for one in repeat each content { parts.append(AnyView(one)) }
        return TupleView(parts: parts)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<True: View, False: View>(first: True) -> ConditionalContent<True, False> {
        ConditionalContent(AnyView(first), isFirst: true)
    }
    public static func buildEither<True: View, False: View>(second: False) -> ConditionalContent<True, False> {
        ConditionalContent(AnyView(second), isFirst: false)
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct TupleView<T>: View, Primitive {
    public typealias Body = Never
    let parts: [AnyView]
    func node(_ renderer: Renderer) -> Node {
        Node(.group, parts.enumerated().map { renderer.child($1, $0) })
    }
}

public struct ConditionalContent<TrueContent, FalseContent>: View, Primitive {
    public typealias Body = Never
    let content: AnyView
    let isFirst: Bool
    init(_ content: AnyView, isFirst: Bool) {
        self.content = content
        self.isFirst = isFirst
    }
    func node(_ renderer: Renderer) -> Node { renderer.child(content, isFirst) }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}
extension Optional: Primitive where Wrapped: View {
    func node(_ renderer: Renderer) -> Node { map { renderer.child($0, "some") } ?? Node(.group) }
}

public struct AnyView: View, Primitive {
    public typealias Body = Never
    private let render: @MainActor (Renderer) -> Node
    private let type: ObjectIdentifier
    public init<V: View>(_ view: V) {
        type = ObjectIdentifier(V.self)
        render = { $0.render(view) }
    }
    func node(_ renderer: Renderer) -> Node { renderer.at(type) { render(renderer) } }
}

public struct TabView<Selection: Hashable, Content: View>: View, Primitive {
    public typealias Body = Never
    let selection: Binding<AnyHashable>
    let content: Content

    public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
        self.selection = Binding(
            get: { AnyHashable(selection!.wrappedValue) },
            set: { if let value = $0.base as? Selection { selection!.wrappedValue = value } })
        self.content = content()
    }

    func node(_ renderer: Renderer) -> Node {
        let selected = selection.wrappedValue
        return Node(.tabs(selection, selected: selected), [renderer.child(content, "tabs")])
    }
}

extension View {
    public func tag<V: Hashable>(_ tag: V) -> some View { wrapped(.tag(AnyHashable(tag))) }
    public func badge(_ count: Int) -> some View {
        Wrapped(content: self) { renderer, content in
            renderer.isUnavailable(on: .tvOS)
            return Node(.badge(count), [content(renderer)])
        }
    }
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { wrapped(.plain) }
}

extension View {
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { wrapped(.plain) }
}

@MainActor public protocol TabViewStyle {}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

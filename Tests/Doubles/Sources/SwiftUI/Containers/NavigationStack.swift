/// A stack whose path is a collection of values.
public struct NavigationStack<Data, Root: View>: View, Primitive {
    public typealias Body = Never
    let path: Binding<[AnyHashable]>
    let root: Root

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = Binding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
        self.root = root()
    }

    func node(_ renderer: Renderer) -> Node {
        let stack = StackNode(path)
        let shown = renderer.in(stack) { renderer.child(root, "root") }
        let above = path.wrappedValue.enumerated().map { index, value -> Node in
            guard let destination = stack.destinations[ObjectIdentifier(type(of: value.base))] else {
                renderer.host.record(.unknownDestination)
                return Node(.group)
            }
            return renderer.at(index) {
                // A screen that dismisses itself is popped with all above it.
                renderer.dismissing {
                    if index < path.wrappedValue.count { path.wrappedValue.removeLast(path.wrappedValue.count - index) }
                } render: {
                    renderer.in(stack) { renderer.at(value) { destination(renderer, value) } }
                }
            }
        }
        return Node(.stack(stack), [shown] + above)
    }
}

@MainActor
final class StackNode {
    let path: Binding<[AnyHashable]>
    var destinations: [ObjectIdentifier: @MainActor (Renderer, AnyHashable) -> Node] = [:]
    init(_ path: Binding<[AnyHashable]>) { self.path = path }
}

extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
    ) -> some View {
        Wrapped(content: self) { renderer, content in
            renderer.stack?.destinations[ObjectIdentifier(D.self)] = { renderer, value in
                guard let value = value.base as? D else { return Node(.group) }
                return renderer.child(destination(value), "destination")
            }
            return Node(.group, [content(renderer)])
        }
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        wrapped(.backButton(isHidden: hidesBackButton))
    }
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { wrapped(.plain) }
}

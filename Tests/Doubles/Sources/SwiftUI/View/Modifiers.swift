/// A view around another.
struct Wrapped<Base: View>: View, Primitive {
    typealias Body = Never
    let content: Base
    let make: @MainActor (Renderer, @MainActor (Renderer) -> Node) -> Node
    func node(_ renderer: Renderer) -> Node {
        let content = content
        return make(renderer) { $0.child(content, "base") }
    }
}

extension View {
    func wrapped(_ kind: @autoclosure @escaping @MainActor () -> Node.Kind) -> some View {
        Wrapped(content: self) { renderer, content in Node(kind(), [content(renderer)]) }
    }

    public func id<ID: Hashable>(_ id: ID) -> some View {
        Wrapped(content: self) { renderer, content in renderer.at(AnyHashable(id)) { content(renderer) } }
    }

    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { appearing(action, nil) }
    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { appearing(nil, action) }
    private func appearing(_ appear: (@MainActor () -> Void)?, _ disappear: (@MainActor () -> Void)?) -> some View {
        Wrapped(content: self) { renderer, content in
            let place = renderer.at("appear") { renderer.place }
            return Node(.appearing(place, appear, disappear), [content(renderer)])
        }
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        Wrapped(content: self) { renderer, content in
            renderer.at("change") { renderer.watch(value, initial: initial, action) }
            return content(renderer)
        }
    }

    public func background<V: View>(@ViewBuilder content: () -> V) -> some View {
        let background = content()
        return Wrapped(content: self) { renderer, content in
            Node(.group, [content(renderer), renderer.child(background, "background")])
        }
    }
    public func background<V: View>(_ background: V) -> some View { self.background { background } }

    public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View {
        let overlay = content()
        return Wrapped(content: self) { renderer, content in
            Node(.group, [content(renderer), renderer.child(overlay, "overlay")])
        }
    }
    public func overlay<V: View>(_ overlay: V) -> some View { self.overlay { overlay } }
    public func allowsHitTesting(_ enabled: Bool) -> some View { wrapped(.plain) }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { wrapped(.opensURL(action)) }
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { wrapped(.continues(activityType, action)) }

    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        Wrapped(content: self) { renderer, content in
            renderer.isUnavailable(on: .tvOS)
            return Node(.look("takes events of \(allowing.sorted())"), [content(renderer)])
        }
    }

    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        Wrapped(content: self) { renderer, content in
            renderer.isUnavailable(on: .iOS, .visionOS)
            return Node(.exit(action.map { action in { @MainActor in action() } }), [content(renderer)])
        }
    }

    public func transition(_ transition: AnyTransition) -> some View { wrapped(.plain) }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        wrapped(.interactiveDismiss(isDisabled: isDisabled))
    }
    public func accessibilityHidden(_ hidden: Bool) -> some View { wrapped(.plain) }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        Wrapped(content: self) { renderer, content in
            Node(.frame(isEmpty: width == 0 && height == 0), [content(renderer)])
        }
    }
    public func ignoresSafeArea() -> some View { wrapped(.plain) }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Wrapped(content: self) { renderer, content in
            let old = renderer.environment
            defer { renderer.environment = old }
            renderer.environment[keyPath: keyPath] = value
            return content(renderer)
        }
    }
}
